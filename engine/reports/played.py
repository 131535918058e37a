"""How the games of an answer were played: what its charts, scope and caveats say about it."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine import __version__
from engine.bots.spec import parse_bot, split_bots
from engine.errors import OikistError
from engine.language import said, say
from engine.reports.numerals import figure
from engine.reports.wording import counted
from engine.scenarios.typed_changes import typed_changes
from engine.seats import styles_by_label

if TYPE_CHECKING:
    from pathlib import Path

    from engine.picture import SeatStyle
    from engine.scenarios.scenario import Scenario

FEW_GAMES: Final = 100  # below which an interval of wins near 25% is wider than ±8%
REBUILT: Final = "reconstruct"  # what title or note of a board that replaces another one says
SHORT: Final = 16  # digits of a digest that are told


@dataclass(frozen=True)
class Played:
    """What an answer rests on, beside its figures.

    Attributes:
        scenario: What was asked about.
        title: It as people call it, with what was changed.
        bots: One for all seats, or one for each with commas.
        seed: Of the games.
        command: What to type to get the answer again; "" where nothing can be typed.
    """

    scenario: Scenario
    title: str
    bots: str
    seed: int
    command: str = ""

    @property
    def styles(self) -> dict[str, SeatStyle]:
        """How charts draw the seats, by their labels."""
        return styles_by_label(self.scenario)

    @property
    def told(self) -> str:
        """Bots and seed, as captions end."""
        return say("Bots {bots}, seed {seed}.", bots=bots_words(self.bots), seed=self.seed)

    @property
    def caveats(self) -> list[str]:
        """What holds for every answer of such games."""
        scenario = self.scenario
        found = weak_bots(split_bots(self.bots))
        found += board_caveats(scenario)
        if scenario.held:
            found.append(
                say(
                    "These rules were not saved when they were played, so no command can name them."
                )
            )
        return found

    def scope(self, games: int) -> list[tuple[str, str]]:
        """What was played, with digests, for those who want to play it again."""
        rows = [
            (say("Games"), figure(f"{games:,}")),
            (say("Seed"), str(self.seed)),
            (say("Bots"), bots_words(self.bots)),
        ]
        return [*rows, *rules_scope(self.title, self.scenario), *version_scope()]


def bots_words(bots: str) -> str:
    """Bots as people read them, each once."""
    return ", ".join(dict.fromkeys(split_bots(bots)))


def rules_scope(title: str, scenario: Scenario) -> list[tuple[str, str]]:
    """Rules, board and decks of a scenario with their digests."""
    told = typed(scenario.source, scenario.changes)
    rows = [
        (
            say("Rules of {title}", title=title),
            say("{variant}, digest {digest}", variant=" ".join(told), digest=scenario.digest),
        )
    ]
    if scenario.board is not None:
        name = scenario.board.title or scenario.board.name
        rows.append((say("Board"), f"{said(scenario.game, name)}, {scenario.board.digest[:SHORT]}"))
    for key, deck in scenario.decks.items():
        rows.append((say("Deck {key}", key=key), f"{deck.name}, {deck.digest[:SHORT]}"))
    return rows


def version_scope() -> list[tuple[str, str]]:
    """Which Oikist has played."""
    return [(say("Version"), f"Oikist {__version__}")]


def typed(variant: str, changes: Mapping[str, Any]) -> list[str]:
    """A variant and its changes as words of a command."""
    words = [variant]
    for change in typed_changes(changes):
        words += ["--set", change]
    return words


def in_folder(command: str, folder: Path | None) -> str:
    """A command that can be typed anywhere though it is about a project; "" stays "".

    Args:
        folder: Of the project; None for none.
    """
    if not command or folder is None:
        return command
    program, *words = shlex.split(command)
    return shlex.join([program, "-C", str(folder), *words])


def weak_bots(bots: Sequence[str]) -> list[str]:
    """That bots do not play as people do, the more so the less they think."""
    kinds = set()
    for name in bots:
        try:
            kinds.add(parse_bot(name).kind)
        except OikistError:  # a bot of an Oikist that knew others
            continue
    if "uniform" in kinds:
        return [
            say(
                "Uniform bots move by lot: what they show of balance says little about games"
                " of people."
            )
        ]
    if "greedy" in kinds:
        return [
            say(
                "Greedy bots look one move ahead. Ask whether the bots are good enough, or a"
                " searching bot, before you change a rule."
            )
        ]
    return []


def few_games(games: int, what: str = "games") -> list[str]:
    """That there are few of them."""
    if games >= FEW_GAMES:
        return []
    return [say("Few games: intervals of {games} are wide, and rough.", games=counted(games, what))]


def board_caveats(scenario: Scenario) -> list[str]:
    """That the board stands for another one that is not known, if its title or note says so."""
    board = scenario.board
    if board is None or REBUILT not in f"{board.title} {board.note}".lower():
        return []
    return [say("The board: {note}", note=first_sentence(said(scenario.game, board.note.strip())))]


def first_sentence(text: str) -> str:
    """A text on one line, up to the end of its first sentence."""
    head, _, rest = " ".join(text.split()).partition(". ")
    return f"{head}." if rest else head
