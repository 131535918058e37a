"""Rules, cards and spaces that never came into play, and what that proves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import expm1, log1p
from typing import Final

from engine.statistics.intervals import CONFIDENCE, Interval, wilson

ALIKE: Final = 300  # units all alike: with 95% fewer than 1 in 100 would differ


@dataclass(frozen=True)
class Use:
    """How often one rule, card or space came into play.

    Attributes:
        name: Its name or id.
        used: Games in which it did.
        count: Games looked at.
        share: Interval for the share of games; from 0 to `never_above` if it never did.
    """

    name: str
    used: int
    count: int
    share: Interval

    @property
    def never(self) -> bool:
        """Whether it was never seen."""
        return self.used == 0


def use(name: str, used: int, count: int, confidence: float = CONFIDENCE) -> Use:
    """How often something came into play, with an interval."""
    share = (
        Interval(0.0, never_above(count, confidence))
        if used == 0
        else wilson(used, count, confidence)
    )
    return Use(name, used, count, share)


def uses(used: Mapping[str, int], count: int, confidence: float = CONFIDENCE) -> tuple[Use, ...]:
    """`use` for many, the never seen first, then the rare ones."""
    rows = [use(name, games, count, confidence) for name, games in used.items()]
    return tuple(sorted(rows, key=lambda row: row.used))


def never_above(count: int, confidence: float = CONFIDENCE) -> float:
    """Share of games that something never seen in `count` games stays below.

        1 − (1 − confidence)^(1/n), about 3 / n at 95% (the rule of three)

    Source:
        J. A. Hanley, A. Lippman-Hand: If Nothing Goes Wrong, Is Everything All Right?
        JAMA 249 (1983), 1743-1745.
    """
    if count == 0:
        return 1.0
    return -expm1(log1p(-confidence) / count)
