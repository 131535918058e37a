"""The table in words: what a person types at `oikist play --human`, and what it answers.

Everything that the window offers at the table and that words can carry: moves with reasons,
going back with its fences, variations, notes, hints. Nothing depends on sight or on time, so
that a screen reader or a file of lines can play.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer

from engine.cli.table_answers import (
    PERSON,
    expect_running,
    give_hint,
    judge_moves,
    list_legal,
    reader,
    tell_board,
    tell_effects,
    tell_outlook,
    tell_rule,
    tell_score,
    tell_why,
)
from engine.cli.table_past import (
    bot_is_next,
    give_seat,
    go_back,
    go_forward,
    go_to,
    name_variation,
    tell_line,
    write_note,
)
from engine.errors import Fault, OikistError, RecordError
from engine.records.replay import read_move
from engine.remedies import meant, nearest_word

if TYPE_CHECKING:
    from engine.play.match import Match

Answer = Callable[["Match", str], None]
ANSWERS: Final[dict[str, Answer]] = {
    "?": list_legal,
    "why": tell_why,
    "try": tell_effects,
    "hint": give_hint,
    "outlook": tell_outlook,
    "judge": judge_moves,
    "board": tell_board,
    "score": tell_score,
    "rules": tell_rule,
    "rule": tell_rule,
    "redo": go_forward,
    "go": go_to,
    "go!": partial(go_to, override=True),
    "branch": name_variation,
    "seat": give_seat,
}
HELP: Final = """\
Type a move as it is written in records, or one of these:
  ? [WORD]        legal moves; with a word, those that hold it
  why MOVE        why a move is not allowed, and the rule
  try MOVE        what a move would change
  hint [GAMES]    the three best moves, by games played on
  outlook [GAMES] how games go on from here
  judge [GAMES]   moves so far that gave something away: ?!, ? or ??
  board [WORD]    the position in words; with a word, the lines that hold it
  score           points now, and if the game ended now
  rules ID        a rule or a toggle
  line            moves so far, and where variations begin
  undo, undo!     take your last move back; with !, also where something came to light
  back N, back N! the same N times
  redo            go on to what was taken back
  branch NAME     name the variation that begins here
  go N, go N!     go to a numbered position of 'line'
  note TEXT #TAG  write something down about the last move
  seat NAME WHO   give a seat to a bot, or to a person with -
  save [FILE]     where the match is saved; with a file, save a copy
  quit            leave; the match stays saved"""
_STILL: Final = ("undo", "branch", "note", "quit", "exit")  # of whoever passes the keyboard on
_EMPTY_SCREEN: Final = "\033[2J\033[H"


class Talk:
    """One person or more at the table, in words.

    Args:
        match: What is played; its seats say who decides.
        file: Where the match is saved, asked when somebody wants to know; None for nowhere.
        opened: Whether it is a saved match. One of bots that is over is there to be looked
            through: they play on only once somebody has a seat.
    """

    def __init__(
        self, match: Match, file: Callable[[], Path | None], *, opened: bool = False
    ) -> None:
        self.match = match
        self._file = file
        self._looked_through = opened and match.over
        self._left = False
        self._secret: list[int] = []  # nodes whose moves were not told in full yet
        self._at_keyboard = -1  # the person who typed last
        self._told: list[str] = []  # what all may read
        self._read_to: dict[int, int] = {}  # person -> how much of it they had on the screen
        self._own: dict[str, Callable[[str], None]] = {
            "help": lambda _rest: typer.echo(HELP),
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
            "undo": self._back,
            "back": self._back,
            "undo!": partial(self._back, override=True),
            "back!": partial(self._back, override=True),
            "line": lambda _rest: tell_line(self.match, self._viewer()),
            "note": lambda rest: write_note(self.match, rest, self._viewer()),
        }

    def run(self) -> None:
        """Play until the game is over and nobody has more to say, or somebody leaves."""
        while not self._left:
            self._tell_shown()
            self._let_bots_play()
            if self.match.over and not self._people() and not self._looked_through:
                return
            self._ask()

    def _viewer(self) -> int:
        """Who reads the answers: the person at the keyboard, if one has sat down there."""
        at_keyboard = self._at_keyboard in self.match.people
        return self._at_keyboard if at_keyboard else reader(self.match)

    def _people(self) -> bool:
        return PERSON in self.match.seats

    def _bot_plays(self) -> bool:
        return bot_is_next(self.match) and (self._people() or not self._looked_through)

    def _let_bots_play(self) -> None:
        from engine.bots.registry import choose_move

        match = self.match
        while self._bot_plays():
            seat = match.seat_to_move
            stream = self._stream(seat)
            found = match.play(choose_move(match.scenario, match.state, match.seats[seat], stream))
            self._tell(found.number)
            self._tell_steps(found.number)

    def _tell(self, number: int) -> None:
        """Tell a bot's move; of a secret one that it was made, and all of it once it is shown."""
        eyes = reader(self.match)
        self._secret.append(number)
        if self.match.is_secret(number, eyes):
            self._say(self.match.text(number, eyes))
        self._tell_shown(number)

    def _tell_shown(self, new: int = -1) -> None:
        """Tell moves that are secret no more: of bots, and of people to each other.

        Args:
            new: The move that was just made; those before it were told as secret ones.
        """
        match, eyes = self.match, reader(self.match)
        shown = [number for number in self._secret if not match.is_secret(number, eyes)]
        chosen: dict[str, list[str]] = {}
        for number in shown:
            if number != new:
                seat = match.seat_titles[match.nodes[number].seat]
                chosen.setdefault(seat, []).append(match.words(number))
        for seat, words in chosen.items():
            head = seat if len(words) == 1 else f"{seat} had chosen in secret"
            self._say(f"{head}: {'; '.join(words)}")
        if new in shown:
            self._say(f"{match.seat_titles[match.nodes[new].seat]}: {match.words(new)}")
        self._secret = [number for number in self._secret if number not in shown]

    def _tell_steps(self, number: int) -> None:
        """Tell what followed a move without a decision."""
        for told in self.match.told(number, reader(self.match)):
            self._say(told)

    def _say(self, told: str) -> None:
        typer.echo(told)
        self._told.append(told)

    def _stream(self, seat: int) -> Any:
        """Chance of a bot's decision; the same for the same decision, also after going back."""
        import numpy as np

        from engine.rng import BOT, derive

        own = np.uint64(derive(np.uint64(self.match.seed), BOT, np.uint64(seat)))
        return np.array([derive(own, BOT, np.uint64(len(self.match.line())))], np.uint64)

    def _ask(self) -> None:
        match, before = self.match, self.match.here
        if not match.over:
            self._hand_over(match.seat_to_move)
        if match.here != before:
            return
        if match.over:
            typer.echo("The game is over. 'line' tells it, 'go N' goes back, 'quit' leaves.")
            tell_score(match, "")
            prompt = "over"
        elif not self._left:
            typer.echo(match.picture(match.seat_to_move).caption)
            prompt = match.seat_titles[match.seat_to_move]
        while match.here == before and not self._left and not self._bot_plays():
            self._answer_if_any(self._read(f"{prompt}> "))

    def _hand_over(self, seat: int) -> None:
        """Let another person come to the keyboard who sees what the last one does not.

        The last one may still take the choice back, or write something down about it. Any other
        line of a file is the next one's already; at a terminal only Enter hands over.
        """
        match, before = self.match, self.match.here
        self._read_to[self._at_keyboard] = len(self._told)
        if self._at_keyboard not in (-1, seat) and not match.is_shared(seat):
            self._clear(seat)
            prompt = f"Pass to {match.seat_titles[seat]}, then press Enter. "
            if match.is_secret(before, seat):
                prompt = f"{match.text(before, seat)}. {prompt}"
            while not self._hands_over(said := self._read(prompt)):
                if match.here != before or self._left:
                    return
            self._at_keyboard = seat
            self._clear(seat)
            self._answer_if_any(said)
        self._at_keyboard = seat

    def _hands_over(self, said: str) -> bool:
        """Whether a line is the next person's; the last one's is answered, or refused."""
        if said.partition(" ")[0] in _STILL:
            self.answer(said)
            return False
        if said and sys.stdin.isatty():
            typer.echo("The next person presses Enter first.")
            return False
        return True

    def _clear(self, seat: int) -> None:
        """Leave on the screen what all may read and a person has not; what is in a file stays."""
        if sys.stdout.isatty():
            new = self._told[self._read_to.get(seat, 0) :]
            typer.echo(_EMPTY_SCREEN + "".join(f"{told}\n" for told in new), nl=False)

    def _read(self, prompt: str) -> str:
        """A line that somebody types; without any more they leave."""
        try:
            return input(prompt).strip()
        except EOFError:
            typer.echo()
            self._left = True
            return ""

    def _answer_if_any(self, said: str) -> None:
        if said and not said.startswith("#"):
            self.answer(said)

    def answer(self, said: str) -> None:
        """Do what a line says; what is wrong with it is told and changes nothing."""
        word, _, rest = said.partition(" ")
        if said.startswith("?"):
            word, rest = "?", said[1:]
        word, rest = word.lower(), rest.strip()
        try:
            if self._is_move(said, word):
                self._move(said)
            elif word in self._own:
                self._own[word](rest)
            else:
                ANSWERS[word](self.match, rest)
        except OikistError as error:
            for fault in error.faults:
                typer.echo(str(fault))

    def _is_move(self, said: str, word: str) -> bool:
        """Whether a line is a move, which goes before words of the table.

        Only "go 5" and the like, if that is not legal now, is meant for the table.
        """
        if word not in self._own and word not in ANSWERS:
            return True
        match = self.match
        if any(match.to_text(code) == said for code in match.offered_codes()):
            return True
        if said.rstrip("!").rpartition(" ")[2].isdigit():
            return False
        try:
            read_move(match.scenario, match.state, said, "", "")
        except RecordError:
            return False
        return True

    def _move(self, said: str) -> None:
        expect_running(self.match)
        try:
            self.match.play_text(said)
        except RecordError as error:
            near = nearest_word(said.lower(), [*ANSWERS, *self._own])
            if " " in said or not near:
                raise
            fault = error.faults[0]
            raise RecordError(Fault("", "", fault.what, meant(near))) from None
        if len(self.match.people) > 1:
            self._secret.append(self.match.here)
        self._tell_shown(self.match.here)
        self._tell_steps(self.match.here)

    def _save(self, rest: str) -> None:
        if rest:
            from engine.cli.given import expect_writable, write_output
            from engine.play.match_file import match_text

            expect_writable(Path(rest))
            write_output(Path(rest), match_text(self.match))
            typer.echo(f"Saved in {rest}")
            return
        path = self._file()
        typer.echo(f"Saved in {path}" if path else "Nothing to save yet.")

    def _back(self, rest: str, *, override: bool = False) -> None:
        go_back(self.match, rest, self._at_keyboard, override=override)

    def _quit(self, _rest: str) -> None:
        self._left = True
