"""What games might say of the cards of a deck, for pictures: no game is played."""

from __future__ import annotations

from engine.asking.deck_strength import Measured
from engine.runs.card_strength import WIN, OnSeat, Strength
from engine.statistics.blocks import Estimate
from engine.statistics.cards import DealEffect
from engine.statistics.coverage import use
from engine.statistics.pairs import PairEffect


def measured(scenario, deck) -> Measured:
    """Some cards that stand out, some that do not, a pair, and a card that nobody used."""
    names = tuple(f"card_{number + 1}" for number in range(len(deck.cards)))
    cards = tuple(
        OnSeat(WIN, "Yellow", DealEffect(name, 1, 160, _around(mean, 5.0), mean, q))
        for name, mean, q in zip(names, (-14.8, 12.6, -9.1, 3.2), (0.001, 0.004, 0.06, 0.6),
                                 strict=False)
    )  # fmt: skip
    pair = PairEffect(names[1], names[4], 0, 80, _around(8.4, 4.0), 0.002, 6.0, 0.03)
    used = tuple(use(name, 0 if name == names[-1] else 900, 2_000) for name in names)
    found = Strength(
        "Classic", ("greedy",), 2_000, names, cards, (OnSeat(WIN, "Yellow", pair),), (), used
    )
    rows = tuple(range(len(names)))
    return Measured(found, deck, scenario.digest, rows, "2031-05-01T18:30:00")


def _around(mean, half):
    return Estimate(mean, mean - half, mean + half, 2_000, 30.0)
