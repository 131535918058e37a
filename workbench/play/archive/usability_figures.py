"""Where people stumble: time per decision, taking back, and what was tried in vain."""

from __future__ import annotations

import csv
import io
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from engine.play.match import Match
from engine.play.node import Node
from engine.records.record import PERSON


@dataclass(frozen=True)
class Pace:
    """How long decisions of one kind took a seat.

    Attributes:
        seat: Name of the seat.
        kind: Kind of move, "" where moves have none.
        decisions: How many there were.
        median, longest: Seconds.
    """

    seat: str
    kind: str
    decisions: int
    median: float
    longest: float


@dataclass(frozen=True)
class Figures:
    """The figures of one match.

    Attributes:
        paces: Decisions of people, by seat and kind of move.
        branches: Places at which something else was tried after going back.
        overrides: Moves that showed something and were gone back over.
        rejected: (ids of rules, count) of moves that were refused, most often first.
    """

    paces: tuple[Pace, ...]
    branches: int
    overrides: int
    rejected: tuple[tuple[str, int], ...]


def figures(match: Match, viewer: int) -> Figures:
    """The figures of a match with all its variations, as far as a viewer may know them.

    Bots' moves are left out, and secrets of others with the kind of their moves.
    """
    times: dict[tuple[int, str], list[float]] = defaultdict(list)
    for node in match.nodes[1:]:
        if node.who == PERSON and not match.is_secret(node.number, viewer):
            times[node.seat, _kind(match, node)].append(node.seconds)
    paces = tuple(
        Pace(match.seat_names[seat], kind, len(found), median(found), max(found))
        for (seat, kind), found in sorted(times.items())
    )
    refused = Counter(", ".join(one.rules) for one in match.rejected_for(viewer))
    branches = sum(max(0, len(node.children) - 1) for node in match.nodes)
    return Figures(paces, branches, len(match.overrides_for(viewer)), tuple(refused.most_common()))


def _kind(match: Match, node: Node) -> str:
    game = match.scenario.game
    kind = game.kernels().kind
    if kind is None or node.code < 0:
        return ""
    before = match.nodes[node.parent].state
    return game.move_kinds[int(kind(match.scenario.record, before, node.code))]


def table_of(found: Figures) -> list[Sequence[object]]:
    """Rows for a CSV file: what, seat, kind or rule, count, median and longest seconds."""
    rows: list[Sequence[object]] = [
        ("figure", "seat", "detail", "count", "median_seconds", "longest_seconds")
    ]
    rows += [
        (
            "decisions",
            pace.seat,
            pace.kind,
            pace.decisions,
            f"{pace.median:.3f}",
            f"{pace.longest:.3f}",
        )
        for pace in found.paces
    ]
    rows.append(("branches", "", "", found.branches, "", ""))
    rows.append(("overrides", "", "", found.overrides, "", ""))
    rows += [("rejected", "", rules, count, "", "") for rules, count in found.rejected]
    return rows


def csv_text(found: Figures) -> str:
    """The rows of `table_of` as CSV."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(table_of(found))
    return out.getvalue()
