"""Cards: what being dealt one, which is chance, does to an outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import nan
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Estimate, Floats
from engine.statistics.contrasts import Groups, contrasts
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.multiple import benjamini_hochberg, ranking, shrunk

if TYPE_CHECKING:
    from engine.statistics.pairs import PairEffect

FEWEST = 30  # units with and without, below which nothing is said
FALSE_FINDS = 0.10


@dataclass(frozen=True)
class DealEffect:
    """What it does to an outcome that chance dealt a card in one way and not in another.

    Attributes:
        card: Its name.
        dealt: The way: a category such as the round in which it is in play.
        count: Units in which it was dealt so.
        effect: Mean outcome with it less mean outcome without it, with an interval.
        shrunk: The effect pulled towards 0; see `largest_first`.
        q_value: Benjamini and Hochberg's; below FALSE_FINDS it is called real.
        p_value: Of no such effect, by itself.
    """

    card: str
    dealt: int
    count: int
    effect: Estimate
    shrunk: float
    q_value: float
    p_value: float = nan

    @property
    def real(self) -> bool:
        """Whether it stands out among all."""
        return self.q_value < FALSE_FINDS


def deal_effects(
    names: Sequence[str], dealt: ArrayLike, outcome: ArrayLike, confidence: float = CONFIDENCE
) -> tuple[DealEffect, ...]:
    """Effects of all cards and ways they were dealt: E[Y | dealt so] − E[Y | not].

    Deals are drawn by chance, so this is an experiment and the effect a cause. "Played" and
    "kept" are choices of players, not causes: never pass them here.

    Args:
        names: One a card.
        dealt: Category of each card, shape (units, cards); units are blocks, whose games share
            the deal.
        outcome: One number a unit, such as the block mean of a seat's win share; shape
            (units,).

    Returns:
        By card, then category; those with fewer than FEWEST units with or without are left
        out. Of two categories only the higher is told: the other is its mirror image.

    Source:
        docs/statistics.md, "Cards and spaces".
    """
    table, values = np.asarray(dealt), np.asarray(outcome, dtype=np.float64)
    values = values - values.mean() if len(values) else values  # sums of squares stay exact
    ways: list[tuple[str, int]] = []
    parts = [np.zeros((3, 2, 0))]
    for name, column in zip(names, table.T, strict=True):
        categories, part = _groups(column, values)
        ways += [(name, category) for category in categories]
        parts.append(part)
    groups = Groups(*np.concatenate(parts, axis=2))
    found = zip(
        ways, groups.counts[0].tolist(), contrasts(groups, (1, -1), confidence), strict=True
    )
    return among_all(
        [
            DealEffect(*way, int(count), one.effect, shrunk=nan, q_value=nan, p_value=one.p_value)
            for way, count, one in found
        ]
    )


def _groups(column: NDArray[Any], values: Floats) -> tuple[list[int], Floats]:
    """Categories of one card of which enough is known, and `Groups` of units with and without.

    Returns:
        The groups as one array, shape (3, 2, categories).
    """
    categories, which = np.unique(column, return_inverse=True)
    so = np.stack([np.bincount(which, each) for each in (values**0, values, values**2)])
    both = np.stack([so, so.sum(axis=1, keepdims=True) - so], axis=1)
    enough = both[0].min(axis=0) >= FEWEST
    if len(categories) == 2:
        enough[0] = False
    return [int(one) for one in categories[enough]], both[:, :, enough]


def among_all(effects: Sequence[DealEffect]) -> tuple[DealEffect, ...]:
    """Effects of several outcomes as one family: shrunk and q-values over all of them."""
    if not effects:
        return ()
    means, errors = [one.effect.mean for one in effects], [one.effect.error for one in effects]
    q_values = benjamini_hochberg([one.p_value for one in effects])
    return tuple(
        replace(one, shrunk=float(small), q_value=float(q))
        for one, small, q in zip(effects, shrunk(means, errors), q_values, strict=True)
    )


def largest_first(effects: Sequence[DealEffect] | Sequence[PairEffect]) -> list[int]:
    """Places of effects of one family, in the order of `ranking`."""
    return ranking(
        [one.effect.mean for one in effects],
        [one.shrunk for one in effects],
        [one.real for one in effects],
    )


def effect_of_playing(
    effect: Estimate, played_if_dealt: float, played_otherwise: float = 0.0
) -> Estimate:
    """Effect of playing a card for those who play it because it was dealt.

        effect of being dealt / (P(play | dealt) − P(play | not dealt))

    The chances are taken as known. Assumes that the deal works through playing only.

    Source:
        G. W. Imbens, J. D. Angrist: Identification and Estimation of Local Average Treatment
        Effects. Econometrica 62 (1994), 467-475.
    """
    taken = played_if_dealt - played_otherwise
    return effect.scaled(1 / taken) if taken else Estimate(nan, -np.inf, np.inf, effect.count)
