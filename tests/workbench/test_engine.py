"""The real engine behind the window's contract."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.app import USUAL_VARIANT
from workbench.charts.tally import Tally
from workbench.jobs.contract import BatchPlan
from workbench.jobs.engine import OikistEngine


@pytest.fixture(scope="module")
def engine():
    return OikistEngine()


@pytest.fixture(scope="module")
def scenario(engine):
    return engine.load(USUAL_VARIANT)


def test_the_usual_variant_is_listed(engine, scenario):
    """The variant that opens at the start stands in the list, by the key it is found under."""
    assert engine.key_of(scenario) in {entry.key for entry in engine.variants()}
    assert engine.title_of(scenario)


def test_the_bare_board_needs_no_rules(engine, scenario):
    """Its spaces are those of the first picture of a game."""
    bare = engine.empty_picture(scenario)
    first = engine.start(scenario, 1).picture_at(0)
    assert bare.spaces == first.spaces
    assert bare.notice == first.notice


def test_bots_play_a_game_and_take_back(engine, scenario):
    """A move that is taken back is made again the same way."""
    table = engine.start(scenario, 5)
    for _ in range(12):
        table.play_bot("greedy")
    texts = [move.text for move in table.history]
    for _ in range(4):
        assert table.take_back()
    for _ in range(4):
        table.play_bot("greedy")
    assert [move.text for move in table.history] == texts
    assert table.picture_at(3) != table.picture_at(12)


def test_a_batch_comes_by_chunks(engine, scenario):
    """All games are delivered, and saying no ends the batch early."""
    tally = Tally(scenario.seats)

    def count(chunk):
        tally.add(chunk.scores, chunk.shares, chunk.unfinished)
        return True

    engine.run_batch(scenario, BatchPlan(("uniform",) * scenario.seats, 300, 1), count)
    assert tally.played == 300
    stopped = []
    plan = BatchPlan(("uniform",) * scenario.seats, 5000, 1)
    engine.run_batch(scenario, plan, lambda chunk: bool(stopped.append(len(chunk.scores))))
    assert len(stopped) == 1
    assert np.isfinite(tally.mean)
