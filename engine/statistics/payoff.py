"""Pay-offs of ways to play against each other: which one dominates, which one is never best."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, permutations
from math import inf

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.blocks import Estimate, Floats, mean_interval, share_interval
from engine.statistics.comparison import against_base
from engine.statistics.coverage import never_above
from engine.statistics.equivalence import times_to_leave
from engine.statistics.intervals import CONFIDENCE, rounding, student_level

FEWEST_BLOCKS = 30  # below which nothing is called dominant, dominated or beaten
LONGEST_CYCLE = 5


@dataclass(frozen=True)
class Payoffs:
    """One way to play in one seat against another one in all others, for every pair.

    Attributes:
        cells: Row against column: share of the win over an equal share, in %, with
            intervals that hold together; 0 exactly on the diagonal.
        dominant: The row that is the best response to every column by more than the band, or
            None.
        dominated: (row, other): the other does better against every column by more than
            the band.
        cycles: Rows each of which beats the next, and the last the first.
        blocks: Blocks behind every cell.
        band: What does not matter, in %.
        leads: (row, other) -> by column how much more the row wins against it than the other,
            in %, each end at an error that those of a row share; empty below FEWEST_BLOCKS.
        alike: Rows that won the same of every block, as themselves and against each other.
    """

    cells: tuple[tuple[Estimate, ...], ...]
    dominant: int | None
    dominated: tuple[tuple[int, int], ...]
    cycles: tuple[tuple[int, ...], ...]
    blocks: int
    band: float
    leads: Mapping[tuple[int, int], tuple[Estimate, ...]] = field(default_factory=dict)
    alike: tuple[tuple[int, ...], ...] = ()

    def beats(self, row: int, column: int) -> bool:
        """Whether one seat of the row wins more than its share among the column, for certain."""
        return self.blocks >= FEWEST_BLOCKS and self.cells[row][column].low > self.band

    @property
    def may_dominate(self) -> tuple[int, ...]:
        """Rows that more games may show to be dominant; none once a row is known to be.

        Left out is each row that leads some other one against some column by no more than the
        band, for certain. One row at most is dominant in truth, and it alone can be left out
        wrongly: so its own leads hold together, and no more.
        """
        if self.dominant is not None or not self.leads:
            return ()
        return tuple(
            row
            for row in range(len(self.cells))
            if all(lead.high > self.band for lead in self._leads_of(row))
        )

    @property
    def times_to_dominance(self) -> float:
        """How many times as many blocks would tell whether a row is dominant, about.

        That is if all leads stay where they are; infinite where one lies on the band.
        """
        return max((self._times(row) for row in self.may_dominate), default=inf)

    def _leads_of(self, row: int) -> list[Estimate]:
        return [lead for (one, _), leads in self.leads.items() if one == row for lead in leads]

    def _times(self, row: int) -> float:
        """The first lead within the band rules a row out; else all of them must be beyond it."""
        leads = self._leads_of(row)
        short = [times_to_leave(lead, self.band) for lead in leads if lead.mean <= self.band]
        return min(short) if short else max(times_to_leave(lead, self.band) for lead in leads)

    @property
    def rare(self) -> tuple[tuple[int, int], ...]:
        """Pairs of rows each of which does well in one seat among the other: neither ousts it."""
        pairs = combinations(range(len(self.cells)), 2)
        return tuple(pair for pair in pairs if self.beats(*pair) and self.beats(*pair[::-1]))


def payoffs(
    shares: ArrayLike,
    players: int,
    band: float,
    rng: np.random.Generator,
    confidence: float = CONFIDENCE,
) -> Payoffs:
    """The matrix, and what follows from it.

    Intervals of the cells hold together (Wilson's, at the level of max-t with the correlations
    of common seeds). "The other does better against every column" is asked column by column at
    the full error, since all of them must say so (an intersection-union test), and pair by pair
    at an error that all ordered pairs share.

    Args:
        shares: Share of the win of the row's seat, block by block on common seeds, shape
            (blocks, rows, rows); the diagonal is not read.
        players: Seats of the game.
        band: In %.

    Source:
        Restricted play: A. Jaffe and others: Evaluating Competitive Game Balance with
        Restricted Play. AIIDE 2012. Intersection-union tests: R. L. Berger, Technometrics 24
        (1982), 295-300.
    """
    table = 100 * (np.array(shares, dtype=np.float64) - 1 / players)
    blocks, rows = table.shape[:2]
    for row in range(rows):
        table[:, row, row] = 0.0
    cells = _cells(table, players, rng, confidence)
    alpha = (1 - confidence) / max(rows * (rows - 1), 1)
    ahead = np.zeros((rows, rows), dtype=bool)
    leads: dict[tuple[int, int], tuple[Estimate, ...]] = {}
    for one, other in permutations(range(rows), 2):
        if blocks >= FEWEST_BLOCKS:
            leads[one, other] = _leads(table[:, one] - table[:, other], alpha)
            ahead[one, other] = all(lead.low > band for lead in leads[one, other])
    best = [row for row in range(rows) if rows > 1 and ahead[row].sum() == rows - 1]
    found = Payoffs(
        cells=cells,
        dominant=best[0] if best else None,
        dominated=tuple((int(other), int(one)) for one, other in np.argwhere(ahead)),
        cycles=(),
        blocks=blocks,
        band=band,
        leads=leads,
        alike=_alike(table),
    )
    return replace(found, cycles=tuple(_cycles(found)))


def _cells(
    table: Floats, players: int, rng: np.random.Generator, confidence: float
) -> tuple[tuple[Estimate, ...], ...]:
    blocks, rows = table.shape[:2]
    pairs = list(permutations(range(rows), 2))
    columns = np.column_stack([table[:, a, b] for a, b in pairs]) if pairs else np.zeros((0, 0))
    together = against_base(np.zeros(blocks), columns, rng, confidence)
    joint = student_level(together.critical, blocks - 1) if blocks > 1 else 0.0
    level = 1 - (1 - confidence) / max(len(pairs), 1)
    known = {
        pair: _varied(one, table[:, *pair], players, joint)
        if one.deviation
        else _never_varied(one, players, level)
        for pair, one in zip(pairs, together.differences, strict=True)
    }
    nothing = Estimate(0.0, 0.0, 0.0, blocks, 0.0)
    return tuple(
        tuple(known.get((row, column), nothing) for column in range(rows)) for row in range(rows)
    )


def _varied(cell: Estimate, column: Floats, players: int, level: float) -> Estimate:
    """A cell with the interval of a share, in %, which stays within the possible.

    Student's would reach beyond a win of no game or of all, and be too narrow close to them.

    Args:
        column: The cell block by block, in % above an equal share, shape (blocks,).
        level: Of each cell, so that all hold together; below two blocks nothing is known.
    """
    if cell.count < 2:
        return replace(cell, low=-100 / players, high=100 - 100 / players)
    found = share_interval(np.clip(column / 100 + 1 / players, 0.0, 1.0), level).scaled(100)
    return replace(cell, low=found.low - 100 / players, high=found.high - 100 / players)


def _never_varied(cell: Estimate, players: int, level: float) -> Estimate:
    """A cell that was the same in every block, with bounds from the rule of three."""
    most = never_above(cell.count, level)
    lowest, highest = -100 / players, 100 - 100 / players
    low = cell.mean + (lowest - cell.mean) * most
    return Estimate(cell.mean, low, cell.mean + (highest - cell.mean) * most, cell.count, 0.0)


def _leads(gaps: Floats, alpha: float) -> tuple[Estimate, ...]:
    """Mean of each column, with ends each at an error of alpha; gaps (blocks, columns)."""
    return tuple(mean_interval(gaps[:, at], 1 - 2 * alpha) for at in range(gaps.shape[1]))


def _alike(table: Floats) -> tuple[tuple[int, ...], ...]:
    """Groups of rows that won the same of every block, and that others won the same among."""
    groups: list[list[int]] = []
    for row in range(table.shape[1]):
        for group in groups:
            apart = np.abs(table[:, row] - table[:, group[0]]).max(initial=0.0)
            among = np.abs(table[:, :, row] - table[:, :, group[0]]).max(initial=0.0)
            if max(apart, among) <= rounding(100.0):
                group.append(row)
                break
        else:
            groups.append([row])
    return tuple(tuple(group) for group in groups if len(group) > 1 and len(table))


def _cycles(found: Payoffs) -> Iterator[tuple[int, ...]]:
    """The shortest cycles of three rows or more, each once, from its lowest row on."""
    rows = range(len(found.cells))
    for length in range(3, min(len(rows), LONGEST_CYCLE) + 1):
        ways = [
            (first, *rest)
            for first, *others in combinations(rows, length)
            for rest in permutations(others)
        ]
        around = [way for way in ways if _is_cycle(found, way)]
        if around:
            yield from around
            return


def _is_cycle(found: Payoffs, way: Sequence[int]) -> bool:
    return all(found.beats(one, other) for one, other in zip(way, (*way[1:], way[0]), strict=True))


def value_of_ban(cell: Estimate) -> Estimate:
    """What a banned thing is worth: the share lost by the one seat that leaves it alone, in %.

    Args:
        cell: The restricted bot against the same bot without the ban.

    Source:
        A. Jaffe and others: Evaluating Competitive Game Balance with Restricted Play (2012).
    """
    return cell.scaled(-1.0)
