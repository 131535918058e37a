"""How many games a question needs, and what a number of games can show."""

from __future__ import annotations

from math import ceil, sqrt

from engine.statistics.intervals import normal_quantile

ALPHA, POWER = 0.05, 0.8


def games_for_shares(
    first: float, second: float, power: float = POWER, alpha: float = ALPHA
) -> int:
    """Independent games per arm to tell two win shares apart.

        n = [z_{α/2} √(2 p̄ q̄) + z_β √(p₁ q₁ + p₂ q₂)]² / (p₁ − p₂)²

    Source:
        J. L. Fleiss, B. Levin, M. C. Paik: Statistical Methods for Rates and Proportions,
        3rd edition (2003), section 4.2 (without continuity correction).
    """
    middle = (first + second) / 2
    wide = normal_quantile(1 - alpha / 2) * sqrt(2 * middle * (1 - middle))
    high = normal_quantile(power) * sqrt(first * (1 - first) + second * (1 - second))
    return ceil(((wide + high) / (first - second)) ** 2)


def games_for_means(
    difference: float,
    deviation: float,
    power: float = POWER,
    alpha: float = ALPHA,
    correlation: float | None = None,
) -> int:
    """Games per arm to tell two means apart; pairs of games when a correlation is given.

        n = 2 s² (z_{α/2} + z_β)² / d², times 1 − ρ for pairs

    Source:
        A. M. Law: Simulation Modeling and Analysis, 5th edition (2015), section 11.2.
    """
    both = normal_quantile(1 - alpha / 2) + normal_quantile(power)
    exact = 2 * (deviation * both / difference) ** 2
    return max(2, ceil(exact * (1 - (correlation or 0.0)) - 1e-9))


def games_for_seats(seats: int, excess: float, power: float = POWER, alpha: float = ALPHA) -> int:
    """Independent games until the chi-square test sees one seat that wins too often.

    One seat wins 1/k + d, the others share the rest; the noncentrality is
    n k d² (1 + 1/(k − 1)), with k − 1 degrees of freedom.

    Args:
        seats: k, from 2 on.
        excess: d, such as 0.03.

    Source:
        J. Cohen: Statistical Power Analysis, 2nd edition (1988), chapter 7.
    """
    from scipy.optimize import brentq
    from scipy.special import chdtri, chndtr

    limit = float(chdtri(seats - 1, alpha))
    needed = brentq(lambda x: 1 - chndtr(limit, seats - 1, x) - power, 1e-6, 1e4)
    return ceil(needed / (seats * excess**2 * (1 + 1 / (seats - 1))))


def visible_share(share: float, games: int, power: float = POWER, alpha: float = ALPHA) -> float:
    """Smallest rise of a win share that so many games per arm show."""
    from scipy.optimize import brentq

    def missing(rise: float) -> float:
        return games_for_shares(share, share + rise, power, alpha) - games

    most = (1 - share) * (1 - 1e-9)
    return float(brentq(missing, 1e-6, most, xtol=1e-6)) if missing(most) < 0 else most


def visible_mean(
    deviation: float,
    games: int,
    power: float = POWER,
    alpha: float = ALPHA,
    correlation: float = 0.0,
) -> float:
    """Smallest difference of means that so many games per arm (or pairs) show."""
    both = normal_quantile(1 - alpha / 2) + normal_quantile(power)
    return deviation * both * sqrt(2 * (1 - correlation) / games)
