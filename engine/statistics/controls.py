"""Estimates freed from the luck of the deal, by several control variates at once."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite, sqrt

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Estimate, Floats, estimated, mean_interval
from engine.statistics.intervals import CONFIDENCE

FOLDS = 5
RARE = 0.01  # share of deals below which a category is no control
PENALTIES = (0.0, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)  # times units over controls
FEWEST_UNITS = 50


@dataclass(frozen=True)
class Freed:
    """A mean, and the same freed from luck that is known.

    Attributes:
        plain: With Student's t interval.
        freed: With the same interval of the freed values; its error also counts that the
            expected controls are estimated.
        saving: Part of the games that it saved, 1 − (error freed / error plain)²; below 0
            when it cost games.
        controls: How many controls there were.
    """

    plain: Estimate
    freed: Estimate
    saving: float
    controls: int

    @property
    def best(self) -> Estimate:
        """The one that knows more."""
        return self.freed if self.saving > 0 else self.plain


@dataclass(frozen=True)
class Controls:
    """Luck of some units, against what is expected of it.

    Attributes:
        apart: Controls less their expected values; float64, shape (units, controls).
        known_from: Units from which the expected values were estimated; infinite if they are
            known from the rules.
    """

    apart: Floats
    known_from: float = inf


def deal_controls(deal: ArrayLike, many: ArrayLike) -> Controls:
    """Controls of deals: for each thing and category, whether it was dealt so.

    Of each thing the most frequent category is left out, since the others tell it, and so are
    those that are rare.

    Args:
        deal: Category of each thing in each unit, shape (units, things).
        many: The same of far more deals without games, shape (deals, things).
    """
    own, all_deals = np.asarray(deal), np.asarray(many)
    columns: list[Floats] = []
    for thing in range(all_deals.shape[1]):
        kinds, counts = np.unique(all_deals[:, thing], return_counts=True)
        usual = counts.argmax()
        for place, (kind, count) in enumerate(zip(kinds, counts, strict=True)):
            share = count / len(all_deals)
            if place != usual and share >= RARE:
                columns.append((own[:, thing] == kind) - share)
    apart = np.column_stack(columns) if columns else np.zeros((len(own), 0))
    return Controls(apart, float(len(all_deals)))


def freed_from_luck(
    values: ArrayLike, controls: Controls, confidence: float = CONFIDENCE
) -> tuple[Freed, ...]:
    """Means of values freed from luck: Y* = Y − (C − E C) β.

    β comes from least squares with a ridge penalty on the other FOLDS − 1 parts of the units
    (cross-fitting), so that no unit is freed by a slope that it helped to find: the mean stays
    unbiased and the variance of Y* is honest however many controls there are. The penalty is
    the one with the least leave-one-out error (PRESS) on those parts, which may be "none of
    it". With E C estimated from M deals, the variance of the mean is

        Var(Y*)/n + Var((C − E C) β)/M

    Args:
        values: Shape (units, values); units are blocks.
        controls: Of the same units.

    Source:
        Controls: A. M. Law: Simulation Modeling and Analysis, 5th edition (2015), 11.4.
        Cross-fitting: V. Chernozhukov and others: Double/Debiased Machine Learning for
        Treatment and Structural Parameters. Econometrics Journal 21 (2018), C1-C68. PRESS:
        D. M. Allen: The Relationship between Variable Selection and Data Augmentation and a
        Method for Prediction. Technometrics 16 (1974), 125-127.
    """
    table = np.asarray(values, dtype=np.float64)
    units, count = table.shape[0], controls.apart.shape[1]
    luck = np.zeros_like(table)
    if units >= FEWEST_UNITS and count:
        fold = np.arange(units) % FOLDS
        for part in range(FOLDS):
            mine = fold == part
            luck[mine] = controls.apart[mine] @ slopes(controls.apart[~mine], table[~mine])
    return tuple(
        _freed(table[:, one], luck[:, one], controls, confidence) for one in range(table.shape[1])
    )


def _freed(values: Floats, luck: Floats, controls: Controls, confidence: float) -> Freed:
    plain, rest = mean_interval(values, confidence), mean_interval(values - luck, confidence)
    units, count = len(values), controls.apart.shape[1]
    if units < 2:
        return Freed(plain, plain, 0.0, count)
    more = float(luck.var(ddof=1)) * units / controls.known_from if luck.any() else 0.0
    freed = estimated(rest.mean, sqrt(rest.deviation**2 + more), units, confidence)
    saving = 1 - (freed.error / plain.error) ** 2 if plain.error > 0 else 0.0
    return Freed(plain, freed, saving, count)


def slopes(controls: Floats, values: Floats) -> Floats:
    """Ridge slopes of values on controls, with the penalty of least PRESS.

    All values have the same penalty, so that shares that sum to 1 still do when they are
    freed; each counts by its error against that without controls.

    Args:
        controls: Shape (units, controls).
        values: Shape (units, values).

    Returns:
        float64, shape (controls, values); 0 if no penalty predicts better than the mean.
    """
    units = len(controls)
    centred, wanted = controls - controls.mean(axis=0), values - values.mean(axis=0)
    squares, vectors = np.linalg.eigh(centred.T @ centred)
    kept = squares > 1e-9 * max(float(squares[-1]), 1e-12)
    squares, vectors = squares[kept], vectors[:, kept]
    scores = centred @ vectors / np.sqrt(squares)  # orthonormal columns
    along = scores.T @ wanted
    alone = np.maximum(_press(wanted, np.full(units, 1 / units)), 1e-300)
    best, found = float(values.shape[1]), np.zeros((controls.shape[1], values.shape[1]))
    usual = float(squares.mean()) if len(squares) else 0.0
    for penalty in PENALTIES:
        damped = squares / (squares + penalty * usual)
        fitted = scores @ (damped[:, None] * along)
        error = _press(wanted - fitted, 1 / units + (scores**2) @ damped)
        if (total := float((error / alone).sum())) < best:
            best = total
            found = vectors @ ((damped / np.sqrt(squares))[:, None] * along)
    return np.asarray(found)


def _press(rest: Floats, leverage: Floats) -> NDArray[np.float64]:
    """Sum of squared leave-one-out errors of each value."""
    left = np.maximum(1 - leverage, 1e-9)[:, None]
    return np.asarray(((rest / left) ** 2).sum(axis=0))


def games_worth(freed: Freed) -> float:
    """How many games without controls tell as much as one game with them."""
    return 1 / (1 - freed.saving) if freed.saving < 1 and isfinite(freed.saving) else inf
