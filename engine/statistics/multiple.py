"""Many tests at once: adjusted p-values."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Floats


def holm(p_values: ArrayLike) -> Floats:
    """Holm's adjusted p-values: "is there any difference, and where".

        p*_(i) = max over j <= i of min(1, (m − j + 1) p_(j))

    Calling those below alpha real is wrong anywhere with probability alpha at most, whatever
    the dependence.

    Args:
        p_values: Shape (tests,).

    Source:
        S. Holm: A Simple Sequentially Rejective Multiple Test Procedure. Scandinavian
        Journal of Statistics 6 (1979), 65-70.
    """
    p = np.asarray(p_values, dtype=np.float64)
    order = np.argsort(p, kind="stable")
    steps = np.minimum(p[order] * np.arange(len(p), 0, -1), 1.0)
    adjusted = np.empty_like(p)
    adjusted[order] = np.maximum.accumulate(steps)
    return adjusted


def benjamini_hochberg(p_values: ArrayLike) -> Floats:
    """Benjamini and Hochberg's adjusted p-values: tables of cards and spaces.

    Of those called real below q, a part q at most is false on average, for independent or
    positively dependent tests.

    Args:
        p_values: Shape (tests,).

    Source:
        Y. Benjamini, Y. Hochberg: Controlling the False Discovery Rate. JRSS B 57 (1995),
        289-300; `scipy.stats.false_discovery_control`.
    """
    from scipy.stats import false_discovery_control

    p = np.asarray(p_values, dtype=np.float64)
    return np.asarray(false_discovery_control(p, method="bh")) if len(p) else p


def chance_of_false_find(tests: int, alpha: float = 0.05) -> float:
    """Chance of at least one false find among independent tests: 1 − (1 − α)^m."""
    return float(1 - (1 - alpha) ** tests)


def shrunk(effects: ArrayLike, errors: ArrayLike) -> Floats:
    """Effects pulled towards 0, the more the less is known of each.

        shrunk_i = x_i τ² / (τ² + se_i²),  τ² = max(0, mean(x_i² − se_i²))

    The largest of many estimates is too large (the winner's curse); rank by these instead (see
    `ranking`). Not towards the mean of all: what one seat wins more another wins less, and what
    one way of dealing is worth the other ways lack, so effects lie around 0, and a mean
    weighted by what is known of them is off to the side of seats that vary little.

    Args:
        effects, errors: Estimates and their standard errors, shape (tests,); an infinite
            error gives 0, an error of 0 the effect itself.

    Source:
        C. N. Morris: Parametric Empirical Bayes Inference. JASA 78 (1983), 47-55.
    """
    x, se = np.asarray(effects, dtype=np.float64), np.asarray(errors, dtype=np.float64)
    x = np.where(np.isfinite(x), x, 0.0)
    known: NDArray[np.bool_] = np.isfinite(se) & (se > 0)
    spread = max(0.0, float((x[known] ** 2 - se[known] ** 2).mean())) if known.any() else 0.0
    kept = spread / (spread + np.where(known, se, 1.0) ** 2)
    return np.asarray(np.where(known, x * kept, np.where(se == 0, x, 0.0)) + 0.0)  # never -0


def ranking(effects: ArrayLike, small: ArrayLike, real: ArrayLike) -> list[int]:
    """Places of effects: those that stand out, the largest shrunk first; then the largest others.

    Of those that do not stand out so little may be left that its order says only how much is
    known of each: they are ranked as they were seen, and so are any that are shrunk alike.

    Args:
        effects, small: As seen, and shrunk; shape (tests,).
        real: Whether each stands out.
    """
    known = np.asarray(real, dtype=bool)
    order = np.lexsort((-np.abs(effects), -np.abs(np.where(known, small, 0.0)), ~known))
    return [int(place) for place in order]
