"""Which action card a decision makes use of (MG-8)."""

from __future__ import annotations

import numpy as np

from engine.games.magna_grecia.state import CITY, DRAW, KIND_SHIFT, ROAD
from engine.records.replay import started
from engine.scenarios.scenario import copied
from tests.support.walks import walk


def test_actions_use_the_card_in_play():
    """MG-8: laying and drawing use the card of the round; draft, done and market use none."""
    game = walk("classic")
    kernels, record = game.scenario.game.kernels(), game.scenario.record
    state = started(game.scenario, 20_031)
    seen = set()
    for move in game.moves:
        before, out = copied(game.scenario, state), np.zeros(record.cards, np.int64)
        kernels.apply(record, state, move)
        kernels.used(record, before, state, move, out)
        card = (
            before.cards[before.rounds_played] if move >> KIND_SHIFT in (ROAD, CITY, DRAW) else -1
        )
        assert np.flatnonzero(out).tolist() == ([card] if card >= 0 else [])
        assert out.sum() == (card >= 0)
        seen |= {int(card)}
    assert len(seen) > 10  # nearly every card of the twelve, and decisions that use none
