"""Cards: what being dealt one, which is chance, does to an outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import nan

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.blocks import Estimate
from engine.statistics.comparison import independent_difference
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.multiple import benjamini_hochberg, shrunk

FEWEST = 30  # units with and without, below which nothing is said
FALSE_FINDS = 0.10


@dataclass(frozen=True)
class DealEffect:
    """What it does to an outcome that chance dealt a card in one way and not in another.

    Attributes:
        card: Its name.
        dealt: The way: a category such as the round in which it is in play.
        count: Units in which it was dealt so.
        effect: Mean outcome with it less mean outcome without it, with Welch's interval.
        shrunk: The effect pulled towards the mean of all; rank by it.
        q_value: Benjamini and Hochberg's; below FALSE_FINDS it is called real.
    """

    card: str
    dealt: int
    count: int
    effect: Estimate
    shrunk: float
    q_value: float

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
    rows: list[tuple[str, int, int, Estimate]] = []
    for index, name in enumerate(names):
        categories = np.unique(table[:, index])
        for category in categories[1:] if len(categories) == 2 else categories:
            inside = table[:, index] == category
            count = int(inside.sum())
            if min(count, len(values) - count) >= FEWEST:
                effect = independent_difference(values[~inside], values[inside], confidence)
                rows.append((name, int(category), count, effect))
    return among_all([DealEffect(*row, shrunk=nan, q_value=nan) for row in rows])


def p_value(effect: Estimate) -> float:
    """Two-sided p of no effect, by the normal distribution."""
    from scipy.special import ndtr

    if not effect.error > 0:
        return 1.0 if effect.mean == 0 else 0.0
    return float(2 * ndtr(-abs(effect.mean) / effect.error))


def among_all(effects: Sequence[DealEffect]) -> tuple[DealEffect, ...]:
    """Effects of several outcomes as one family: shrunk and q-values over all of them."""
    if not effects:
        return ()
    means, errors = [one.effect.mean for one in effects], [one.effect.error for one in effects]
    q_values = benjamini_hochberg([p_value(one.effect) for one in effects])
    return tuple(
        replace(one, shrunk=float(small), q_value=float(q))
        for one, small, q in zip(effects, shrunk(means, errors), q_values, strict=True)
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
