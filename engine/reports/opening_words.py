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
    kinds = [ahead_kind(ahead, band) for ahead in found.ahead]
    if not kinds:
        return [("open", say("No first move was made in {fewest:game|games} or more.", **told))]
    beyond = [place for place, kind in enumerate(kinds) if kind == "bad"]
    if beyond:
        first = sorted(beyond, key=lambda place: -abs(found.ahead[place].mean))[:MOST_TOLD]
        said = [("bad", _ahead(found, place, names)) for place in first]
        more = len(beyond) - len(first)
        if more:
            others = say(
                "{more:other first move wins|other first moves win} more or less often than the"
                " rest by more than ±{band}%.",
                more=more,
                **told,
            )
            said.append(("bad", others))
        return said
    if set(kinds) == {"good"}:
        text = say(
            "Each of {moves:first move|first moves} wins as often as the others within ±{band}%.",
            moves=len(kinds),
            **told,
        )
        return [("good", text)]
    text = say(
        "Of {moves:first move|first moves} none is known to win more or less often than the others"
        " by more than ±{band}%.",
        moves=len(kinds),
        **told,
    )
    return [("open", text)]


def ahead_kind(ahead: Estimate, band: float) -> str:
    """Whether a first move is known to lie beyond the band ("bad") or inside ("good")."""
    if ahead.low > band or ahead.high < -band:
        return "bad"
    return "good" if -band <= ahead.low and ahead.high <= band else "open"


def _ahead(found: Openings, place: int, names: Sequence[str]) -> str:
    branch, ahead = found.first[place], found.ahead[place]
    digits = decimals(ahead.half)
    return say(
        "“{move}” as first move of {seat} wins {share}% of {games}, {gap}% against its other"
        " first moves (CI {ends}).",
        move=branch.words,
        seat=names[branch.seat],
        share=number(branch.wins.mean, decimals(branch.wins.half)),
        games=counted(branch.games),
        gap=number(ahead.mean, digits, signed=True),
        ends=span(ahead, digits, signed=True),
    )


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
    """The tree line by line: depth and branch, or the games of the others."""
    for branch in branches:
        yield level, branch, 0
        yield from _lines(branch.next, branch.rest, level + 1)
    if rest:
        yield level, None, rest
