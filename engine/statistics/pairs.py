"""Pairs of things that chance deals: whether two of them do more together than each alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import nan

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Estimate, Floats
from engine.statistics.cards import FALSE_FINDS
from engine.statistics.contrasts import Groups, contrasts
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.multiple import benjamini_hochberg, shrunk

SIGNS = (1, -1, -1, 1)  # of units with both, only the first, only the second, neither
FEWEST_JOINT = 40  # units in each of the four groups, below which nothing is said


@dataclass(frozen=True)
class PairEffect:
    """What two things do together beyond what each does alone.

    Attributes:
        first, second: Their names.
        dealt: The way in which both were dealt, such as the seat that got them.
        count: Units in which both were dealt so.
        effect: E[Y | both] − E[Y | only the first] − E[Y | only the second] + E[Y | neither],
            with an interval.
        p_value: Of no such effect.
        shrunk: The effect pulled towards 0; see `cards.largest_first`.
        q_value: Benjamini and Hochberg's; below FALSE_FINDS it is called real.
    """

    first: str
    second: str
    dealt: int
    count: int
    effect: Estimate
    p_value: float
    shrunk: float
    q_value: float

    @property
    def real(self) -> bool:
        """Whether it stands out among all."""
        return self.q_value < FALSE_FINDS


def pair_effects(
    names: Sequence[str], dealt: ArrayLike, outcome: ArrayLike, confidence: float = CONFIDENCE
) -> tuple[PairEffect, ...]:
    """Effects of all pairs that were dealt alike often enough.

    The four groups are compared as in `contrasts`, which small groups that look too even by
    chance do not mislead.

    Args:
        names: One a thing.
        dealt: Category of each thing, shape (units, things); two things are a pair where both
            have the same one.
        outcome: One number a unit, shape (units,).

    Returns:
        By category, then names; those with fewer than FEWEST_JOINT units in a group are left
        out. Of two categories only the higher is told: the other has the same effect.

    Source:
        docs/statistics.md, "Cards and spaces".
    """
    table, values = np.asarray(dealt), np.asarray(outcome, dtype=np.float64)
    categories = np.unique(table)
    values = values - values.mean() if len(values) else values  # sums of squares stay exact
    found: list[PairEffect] = []
    for category in categories[1:] if len(categories) == 2 else categories:
        rows, groups = _groups(table == category, values)
        every = zip(
            rows.T.tolist(), groups.counts[0], contrasts(groups, SIGNS, confidence), strict=True
        )
        for (first, second), count, one in every:
            who = (names[first], names[second], int(category), int(count))
            found.append(PairEffect(*who, *one, shrunk=nan, q_value=nan))
    return pairs_among_all(found)


def pairs_among_all(effects: Sequence[PairEffect]) -> tuple[PairEffect, ...]:
    """Effects of several outcomes as one family: shrunk and q-values over all of them."""
    if not effects:
        return ()
    means, errors = [one.effect.mean for one in effects], [one.effect.error for one in effects]
    q_values = benjamini_hochberg([one.p_value for one in effects])
    return tuple(
        replace(one, shrunk=float(small), q_value=float(q))
        for one, small, q in zip(effects, shrunk(means, errors), q_values, strict=True)
    )


def _groups(so: NDArray[np.bool_], values: Floats) -> tuple[NDArray[np.intp], Groups]:
    """Both things of each pair, shape (2, pairs), and its units: with both, first, second, none.

    They follow from sums over those with each and with both.

    Args:
        so: Whether each thing was dealt in the way at hand, shape (units, things).
    """
    flags = so.astype(np.float64)
    above = np.triu_indices(so.shape[1], 1)
    counts, sums, squares = (
        _fourfold(flags, weights, above) for weights in (np.ones_like(values), values, values**2)
    )
    enough = counts.min(axis=0) >= FEWEST_JOINT
    rows = np.stack(above)[:, enough]
    return rows, Groups(counts[:, enough], sums[:, enough], squares[:, enough])


def _fourfold(flags: Floats, weights: Floats, above: tuple[NDArray[np.intp], ...]) -> Floats:
    """Sums of weights over units with both, one, the other, neither; shape (4, pairs)."""
    weighted = flags * weights[:, None]
    both, each, whole = (weighted.T @ flags)[above], weighted.sum(axis=0), weights.sum()
    one, other = each[above[0]], each[above[1]]
    return np.stack([both, one - both, other - both, whole - one - other + both])
