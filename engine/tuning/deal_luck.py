"""Win shares and score advantages freed from the luck of the deal.

What was dealt is known of every game, and what is expected of a deal is known from very many
deals that are made without playing: control variates, see docs/statistics.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.rng import SETUP, derive
from engine.simulation.dealing import deals_of, dealt
from engine.statistics.blocks import block_means
from engine.statistics.controls import Freed, deal_controls, freed_from_luck
from engine.statistics.intervals import CONFIDENCE

if TYPE_CHECKING:
    from engine.runs.reading import ArmGames
    from engine.scenarios.scenario import Scenario
    from engine.simulation.batch import Results

DEALS: Final = 200_000  # without games, from which the expected deal is known


@dataclass(frozen=True)
class DealLuck:
    """Figures of the seats, freed from the deal.

    Attributes:
        wins: Share of the win of each seat, in %.
        advantages: Score of each seat against the mean of its game, in points.
        deals: Deals from which the expected deal is known.
    """

    wins: tuple[Freed, ...]
    advantages: tuple[Freed, ...]
    deals: int

    @property
    def saving(self) -> float:
        """Part of the games saved for win shares, the mean over the seats."""
        return float(np.mean([one.saving for one in self.wins]))


def freed_from_deal(
    scenario: Scenario, results: Results, seed: int, confidence: float = CONFIDENCE
) -> DealLuck | None:
    """The finished games of a batch freed from their deals; None if nothing is dealt.

    Args:
        results: Games of the scenario, each one of its own.
        seed: Of the batch.
    """
    if not deals_of(scenario) or not len(results.scores):
        return None
    deal = dealt(scenario, seed, results.first, len(results))[results.done]
    return _freed(scenario, deal, results.shares, results.scores, seed, confidence)


def freed_arm(
    games: ArmGames, scenario: Scenario, seed: int, confidence: float = CONFIDENCE
) -> DealLuck | None:
    """The same of the stored games of one arm.

    Args:
        scenario: What the arm played.
        seed: Of its run.
    """
    if not games.arm.deals or not len(games):
        return None
    return _freed(scenario, games.deal(), games.shares, games.scores, seed, confidence)


def _freed(
    scenario: Scenario,
    deal: NDArray[np.integer],
    shares: NDArray[np.float64],
    scores: NDArray[np.integer],
    seed: int,
    confidence: float,
) -> DealLuck:
    fresh = int(derive(np.uint64(seed), SETUP, np.uint64(1)) >> np.uint64(1))
    controls = deal_controls(deal, dealt(scenario, fresh, 0, DEALS))
    points = block_means(scores)
    apart = points - points.mean(axis=1, keepdims=True)
    wins = freed_from_luck(100 * shares, controls, confidence)
    return DealLuck(wins, freed_from_luck(apart, controls, confidence), DEALS)
