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
    """Effects pulled towards their mean, the more the less is known of each.

        shrunk_i = m + (x_i − m) τ² / (τ² + se_i²),  τ² = max(0, mean((x_i − m)² − se_i²)),
        m the mean weighted with 1 / se_i²

    The largest of many estimates is too large (the winner's curse); rank by these instead.

    Args:
        effects, errors: Estimates and their standard errors, shape (tests,); an infinite
            error gives the mean itself.

    Source:
        C. N. Morris: Parametric Empirical Bayes Inference. JASA 78 (1983), 47-55.
    """
    x, se = np.asarray(effects, dtype=np.float64), np.asarray(errors, dtype=np.float64)
    known: NDArray[np.bool_] = np.isfinite(x) & np.isfinite(se) & (se > 0)
    if not known.any():
        return np.where(np.isfinite(x), x, 0.0)
    weights = 1 / se[known] ** 2
    centre = float(weights @ x[known] / weights.sum())
    spread = max(0.0, float(((x[known] - centre) ** 2 - se[known] ** 2).mean()))
    with np.errstate(invalid="ignore"):
        kept = np.where(np.isfinite(se), spread / (spread + se**2), 0.0) if spread > 0 else 0.0
    exact = np.isfinite(x) & (se == 0)
    return np.where(exact, x, centre + (np.where(np.isfinite(x), x, centre) - centre) * kept)
