"""What is said at the table in words: moves, reasons, advice, the position, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import typer

from engine.errors import Fault, RecordError
from engine.picture import ALL, PUBLIC
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from engine.play.match import Match

PERSON: Final = "-"
FEW: Final = 40  # moves that are listed at once; of more, each kind shows some
SHOWN: Final = 4  # moves shown of each kind when there are many
HINT_GAMES: Final = 600
OUTLOOK_GAMES: Final = 500
MOST_GAMES: Final = 100_000


def number_in(text: str, usual: int, most: int) -> int:
    """A whole number that somebody wrote, or the usual one.

    Raises:
        RecordError: It is none.
    """
    if not text:
        return usual
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > most:
        raise RecordError(Fault("", text, "not a number that fits", f"write one up to {most}"))
    return int(text)


def expect_running(match: Match) -> None:
    """Refuse where the game is over.

    Raises:
        RecordError: It is.
    """
    if match.over:
        raise RecordError(Fault("", "", "the game is over", "take something back, or quit"))


def _code(match: Match, text: str) -> int:
    from engine.records.replay import read_move

    expect_running(match)
    if not text:
        raise RecordError(Fault("", "", "which move?", "write it behind the word"))
    return read_move(match.scenario, match.state, text, "", "move")


def reader(match: Match) -> int:
    """Who reads what the table says: its only person, PUBLIC among several, ALL if none plays."""
    if not match.people:
        return ALL
    return match.people[0] if len(match.people) == 1 else PUBLIC


def list_legal(match: Match, rest: str) -> None:
    """Legal moves by their kind; with a word, those that hold it."""
    texts = [(code, match.to_text(code)) for code in match.legal_codes()]
    wanted = [(code, text) for code, text in texts if rest.casefold() in text.casefold()]
    if not wanted:
        typer.echo(f"No legal move holds '{rest}'." if rest else "No move is left.")
        return
    groups: dict[str, list[str]] = {}
    for code, text in wanted:
        groups.setdefault(_kind(match, code, text), []).append(text)
    short = len(wanted) > FEW and not rest
    for kind, moves in groups.items():
        shown = moves[:SHOWN] if short else moves
        typer.echo(
            f"{kind.replace('_', ' ')} ({len(moves)}): {', '.join(shown)}"
            + (
                f", ... say '? {shown[0].partition(' ')[0]}' for all"
                if len(shown) < len(moves)
                else ""
            )
        )


def _kind(match: Match, code: int, text: str) -> str:
    game = match.scenario.game
    kind = game.kernels().kind
    if kind is None or not game.move_kinds:
        return text.partition(" ")[0]
    return game.move_kinds[int(kind(match.scenario.record, match.state, code))]


def tell_why(match: Match, rest: str) -> None:
    """Why a move is not allowed, and the text of the rules that forbid it."""
    code = _code(match, rest)
    refusal = match.why_not(code)
    if refusal is None:
        typer.echo(f"{rest}: allowed")
        return
    typer.echo(f"{rest}: {refusal.text}")
    for rule in refusal.rules:
        tell_rule(match, rule)


def tell_effects(match: Match, rest: str) -> None:
    """What a move would change."""
    from engine.play.effects import details, effects
    from engine.play.foresight import WHOLE

    code = _code(match, rest)
    refusal = match.why_not(code)
    if refusal is not None:
        typer.echo(f"{rest} is not allowed: {refusal.text}")
        return
    found = effects(match, code)
    lines = found.lines
    if found.far == WHOLE:
        lines += details(match.scenario, match.state, code)
    typer.echo("\n".join(lines) or "Nothing that can be counted.")


def give_hint(match: Match, rest: str) -> None:
    """The three best moves, by games played on."""
    from engine.play.hints import Budget, hints
    from engine.reports.wording import apart
    from engine.statistics.intervals import Interval

    expect_running(match)
    budget = Budget(games=number_in(rest, HINT_GAMES, MOST_GAMES))
    for place, hint in enumerate(hints(match.scenario, match.state, budget), 1):
        wins = " to ".join(apart(100 * hint.low, 100 * hint.high, 0))
        lead = f"{hint.margin:+.1f}"
        if Interval(hint.margin_low, hint.margin_high).known:
            lead += f" ({hint.margin_low:+.1f} to {hint.margin_high:+.1f})"
        typer.echo(
            f"{place}. {hint.text}: wins {hint.value:.0%} ({wins}%), lead {lead} in {hint.n} games"
        )


def judge_moves(match: Match, rest: str) -> None:
    """What the moves so far gave away against the best ones; GAMES is for each move."""
    from dataclasses import replace

    from engine.play.blunders import PER_MOVE, judged, places_of

    budget = replace(PER_MOVE, games=number_in(rest, PER_MOVE.games, MOST_GAMES))
    places = places_of(match, viewer=reader(match))
    marked = [one for one in judged(match.scenario, places, budget) if one.mark]
    for one in marked:
        node = match.nodes[one.node]
        typer.echo(
            f"{node.number}. {match.seat_titles[node.seat]}: {node.text} {one.mark}"
            f" gives away {one.loss:.0%}; {one.best.text} wins {one.best.value:.0%}"
        )
    if not marked:
        typer.echo("No move so far surely gave away much.")


def tell_outlook(match: Match, rest: str) -> None:
    """How games go on from here, dealing anew what the seat to move cannot see."""
    from engine.play.outlook import outlook
    from engine.reports.wording import apart

    games = number_in(rest, OUTLOOK_GAMES, MOST_GAMES)
    bots = ["greedy" if who == PERSON else who for who in match.seats]
    viewer = max(match.seat_to_move, 0)
    found = outlook(match.scenario, match.state, bots, games, viewer=viewer)
    for name, win, score in zip(match.seat_titles, found.wins, found.scores, strict=True):
        wins = " to ".join(apart(100 * win.low, 100 * win.high, 0))
        typer.echo(
            f"{name} wins {win.mean:.0%} ({wins}%),"
            f" ends with {score.mean.mean:.1f} ({score.low} to {score.high})"
        )
    typer.echo(f"{found.games} games played on by {', '.join(dict.fromkeys(bots))}")


def tell_board(match: Match, rest: str) -> None:
    """The position in words, or the lines that hold a word; all of it once the game is over."""
    from engine.picture import ALL
    from engine.play.spoken import spoken

    viewer = ALL if match.over else match.seat_to_move
    lines = spoken(match.scenario, match.picture(viewer))
    found = [line for line in lines if rest.casefold() in line.casefold()]
    typer.echo("\n".join(found) or f"Nothing holds '{rest}'.")


def tell_score(match: Match, _rest: str) -> None:
    """Points of every seat."""
    from engine.play.wording import points_told

    panels = match.picture(max(match.seat_to_move, 0)).seats
    for name, who, panel in zip(match.seat_titles, match.seats, panels, strict=True):
        known = panel.standing is not None and not match.over
        end = f", {panel.standing} if the game ended now" if known else ""
        player = "a person" if who == PERSON else who
        typer.echo(f"{name} ({player}): {points_told(panel)}{end}")


def tell_rule(match: Match, rest: str) -> None:
    """A rule as it holds here, or the toggles that belong to it with what they are set to."""
    from engine.reports.rules_sheet import sheet_of

    game = match.scenario.game
    wanted = rest.upper()
    toggles = [one for one in game.parameters.values() if one.goes_by(rest)]
    rule = game.rules.get(wanted)
    if rule is None and not toggles:
        known = [*game.rules, *(one.rule for one in game.parameters.values())]
        raise RecordError(Fault("", rest, "no such rule", did_you_mean(wanted, known)))
    if rule is not None:
        sheet = sheet_of(game, match.scenario.seats, match.scenario.parameters)
        held = (line.text for _, lines in sheet.sections for line in lines if line.id == rule.id)
        typer.echo(f"{rule.id}: {next(held, rule.text)} ({rule.source})")
    for one in dict.fromkeys(toggle.name for toggle in toggles):
        value, parameter = match.scenario.parameters[one], game.parameters[one]
        readings = [each.text for each in parameter.readings if each.key == value]
        typer.echo(f"{parameter.rule}, {one} = {value}: {' '.join([parameter.text, *readings])}")
