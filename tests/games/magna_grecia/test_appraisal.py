"""The quick appraisal of moves, compared with making every move."""

from __future__ import annotations

import numpy as np
import pytest

from engine.bots.registry import weights_of
from engine.games.magna_grecia import appraisal
from engine.scenarios.catalog import variants
from engine.scenarios.scenario import copied, states
from tests.support.walks import walk


@pytest.mark.parametrize("source", [entry.source for entry in variants("magna_grecia")])
def test_a_move_is_worth_the_lead_after_it(source):
    """Roads, draws and `done` are valued without making them, to the same number."""
    game = walk(source)
    rules, record = game.scenario.game, game.scenario.record
    kernels, weights, scratch = rules.kernels(), weights_of(rules), states(game.scenario, 2)
    for state, codes in game.samples[:-1]:
        seat = kernels.seat_to_move(record, state)
        values = np.zeros(len(codes))
        scratch[0] = state
        moves = np.array(codes, np.int32)
        kernels.appraise(record, scratch[0], seat, moves, len(moves), scratch, weights, values)
        for index, code in enumerate(codes):
            after = copied(game.scenario, state)
            kernels.apply(record, after, code)
            lead = appraisal.lead(record, after, seat, weights)
            assert values[index] == pytest.approx(lead), rules.to_text(record, state, code)
