"""What an opening tree says of first moves: sentences, and the tree as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.wording import counted, decimals, interval_head, number, short, span

if TYPE_CHECKING:
    from engine.simulation.openings import Branch, Openings
    from engine.statistics.blocks import Estimate

MOST_TOLD: Final = 4  # first moves of which a sentence is said


def opening_findings(found: Openings, names: Sequence[str], band: float) -> list[tuple[str, str]]:
    """Whether a first move wins more or less often than others; kind and sentence.

    Args:
        names: What the seats are called.
        band: Share of the wins that does not matter, in %.
    """
    told = {"band": short(band), "fewest": found.fewest}
    if not found.first:
        return [("open", say("No first move was made in {fewest:game|games} or more.", **told))]
    kinds = [ahead_kind(found.ahead[place], band) for place in compared(found)]
    if not kinds:
        return [("good", say("No seat began in more than one way: there is nothing to compare."))]
    beyond = [place for place in compared(found) if ahead_kind(found.ahead[place], band) == "bad"]
    if beyond:
        first = sorted(beyond, key=lambda place: -abs(found.ahead[place].mean))[:MOST_TOLD]
        said = [("bad", _ahead(found, place, names)) for place in first]
        more = len(beyond) - len(first)
        if more:
            others = say(
                "{more:other first move wins|other first moves win} more or less often than the"
                " other first moves of the same seat by more than ±{band}%.",
                more=more,
                **told,
            )
            said.append(("bad", others))
        return said
    if set(kinds) == {"good"}:
        text = say(
            "Each of {moves:first move|first moves} wins as often as the other first moves of the"
            " same seat within ±{band}%.",
            moves=len(kinds),
            **told,
        )
        return [("good", text)]
    text = say(
        "Of {moves:first move|first moves} none is known to win more or less often than the other"
        " first moves of the same seat by more than ±{band}%.",
        moves=len(kinds),
        **told,
    )
    return [("open", text)]


def compared(found: Openings) -> list[int]:
    """Places of the first moves whose seat made others, too."""
    return [place for place, ahead in enumerate(found.ahead) if ahead.count]


def ahead_kind(ahead: Estimate, band: float) -> str:
    """Whether a first move is known to lie beyond the band ("bad") or inside ("good")."""
    if ahead.low > band or ahead.high < -band:
        return "bad"
    return "good" if -band <= ahead.low and ahead.high <= band else "open"


def _ahead(found: Openings, place: int, names: Sequence[str]) -> str:
    branch, ahead = found.first[place], found.ahead[place]
    less = ahead.mean < 0
    gap = ahead.scaled(-1.0) if less else ahead
    digits = decimals(gap.half)
    values = {
        "move": branch.words,
        "seat": names[branch.seat],
        "share": number(branch.wins.mean, decimals(branch.wins.half)),
        "games": counted(branch.games),
        "gap": number(gap.mean, digits),
        "ends": span(gap, digits),
    }
    if less:
        return say(
            "“{move}” as first move of {seat} wins {share}% of {games}, {gap}% less than the other"
            " first moves of the same seat (CI {ends}).",
            **values,
        )
    return say(
        "“{move}” as first move of {seat} wins {share}% of {games}, {gap}% more than the other"
        " first moves of the same seat (CI {ends}).",
        **values,
    )


def unseen_moves(found: Openings) -> str:
    """That no further move was made often enough; "" where all that was looked at is there."""
    known = _longest(found.first)
    if not known or known == found.depth or not _goes_on(found.first, known):
        return ""
    told = {"fewest": found.fewest, "move": known + 1}
    if known == 1:
        return say(
            "No second move was made in {fewest:game|games} or more after the same first one: play"
            " more games, or look at moves that were made in fewer.",
            **told,
        )
    return say(
        "No move {move} was made in {fewest:game|games} or more after the same moves before it:"
        " play more games, or look at moves that were made in fewer.",
        **told,
    )


def _longest(branches: Sequence[Branch]) -> int:
    """Moves of the longest line of a tree."""
    return max((1 + _longest(branch.next) for branch in branches), default=0)


def _goes_on(branches: Sequence[Branch], level: int) -> bool:
    """Whether games went on after so many moves, in ways of too few games."""
    if level == 1:
        return any(branch.rest for branch in branches)
    return any(_goes_on(branch.next, level - 1) for branch in branches)


def tree_heads() -> tuple[str, ...]:
    """Heads of the tree as a table."""
    return (
        say("move"), say("by"), say("games"), say("% of these"), say("wins %"), interval_head(),
    )  # fmt: skip


def tree_rows(found: Openings, names: Sequence[str], step: str) -> list[tuple[str, ...]]:
    """The tree as rows of a table, each move after the one that it follows.

    Args:
        step: What stands before a move for each move before it.
    """
    rows: list[tuple[str, ...]] = []
    for level, branch, rest in _lines(found.first, found.rest, 0):
        if branch is None:
            rows.append((step * level + say("others"), "", f"{rest:,}", "", "", ""))
            continue
        digits = decimals(branch.wins.half)
        rows.append(
            (
                step * level + branch.words,
                names[branch.seat],
                f"{branch.games:,}",
                number(100 * branch.part, 1),
                number(branch.wins.mean, digits),
                span(branch.wins, digits) if isfinite(branch.wins.half) else "",
            )
        )
    return rows


def _lines(
    branches: Sequence[Branch], rest: int, level: int
) -> Iterator[tuple[int, Branch | None, int]]:
    """The tree line by line: depth and branch, or the games of the others beside branches."""
    for branch in branches:
        yield level, branch, 0
        yield from _lines(branch.next, branch.rest, level + 1)
    if rest and (branches or not level):
        yield level, None, rest
