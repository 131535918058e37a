"""Stored runs beside each other: the same charts of each, and of two how their seats differ."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.reports.against_part import Meeting, differences
from engine.reports.beside import runs_beside
from engine.reports.charts import Intervals, Lines, Ridges
from engine.reports.page import html
from engine.runs.executors import Threads
from engine.runs.plan import RunPlan, Side
from engine.runs.reading import read_arm
from engine.runs.running import run_plan
from engine.runs.troubles import RunsError

BONUS = Side("plain", {"start_score": [3, 0, 0]})


@pytest.fixture
def played(store):
    """Plays a scenario to its end; the number of its run."""

    def of(side, seed=1, games=300, until=300):
        number = store.start(RunPlan((side,), (("uniform",),), games, seed, chunk=50))
        run_plan(store, number, Threads(1), lambda now: now.games < until)
        return number

    return of


def test_two_runs_of_one_seed_are_compared_game_by_game(store, played):
    """A planted bonus is found, with its interval and the number of pairs, seat by seat."""
    found = runs_beside(store, [played(Side("plain")), played(BONUS)], 2.0)
    assert found.names == ("run 1", "run 2")
    (section,) = found.page.sections
    assert [fact.count for fact in section.facts] == ["300 pairs"] * 3
    first, second = section.facts[0], section.facts[1]
    assert first.value.startswith("+")
    assert second.value.startswith("-")
    assert all(" to " in fact.interval for fact in section.facts)
    assert "beyond the ±2% band; 300 pairs" in found.page.verdicts[0].text
    assert "run 2" in found.page.verdicts[0].text.lower()
    assert [type(first) for first, _ in found.pairs] == [Intervals, Ridges, Lines, Lines]
    assert html(found.page)


def test_two_runs_of_other_seeds_are_samples_of_their_own(store, played):
    """No game of one belongs to a game of the other; both numbers of games are told."""
    found = runs_beside(store, [played(Side("plain")), played(BONUS, seed=2, games=200)], 2.0)
    (section,) = found.page.sections
    assert "300 and 200 games" in section.facts[0].count
    assert "Their seeds differ" in section.text
    assert section.facts[0].value.startswith("+")


def test_bands_of_a_run_that_was_stopped_hold_at_any_time(store, played):
    """They are wider than those of a run of as many games that were planned."""
    widths = []
    for until, games in ((150, 300), (150, 150)):
        other = played(BONUS, seed=2, games=games, until=until)
        found = runs_beside(store, [played(Side("plain")), other], 2.0)
        (chart,) = found.page.sections[0].charts
        widths.append(chart.bars[0].high - chart.bars[0].low)
    assert widths[0] > 1.3 * widths[1]


def test_many_runs_have_the_same_charts_kind_by_kind(store, played):
    """One section for each kind, a chart in it for each run, and a verdict on each."""
    numbers = [played(Side("plain"), seed) for seed in (1, 2, 3)]
    page = runs_beside(store, numbers, 2.0).page
    assert len(page.verdicts) == 3
    for section in page.sections:
        assert len(section.charts) == 3
        assert len({type(chart) for chart in section.charts}) == 1
        assert len({chart.title for chart in section.charts}) == 3


def test_runs_that_cannot_stand_beside_each_other_are_refused_in_a_sentence(store, played):
    """Comparisons, and runs without a game; those of other seats."""
    plain = played(Side("plain"))
    both = store.start(RunPlan((Side("plain"), BONUS), (("uniform",),), 10))
    with pytest.raises(RunsError, match="run 2 compares variants itself; choose runs of one"):
        runs_beside(store, [plain, both], 2.0)
    empty = store.start(RunPlan((Side("plain"),), (("uniform",),), 10))
    with pytest.raises(RunsError, match="run 3 has no finished game"):
        runs_beside(store, [plain, empty], 2.0)
    duel = played(Side("duel"))
    with pytest.raises(RunsError, match="runs 1 and 4 have different seats; choose runs of one"):
        runs_beside(store, [plain, duel], 2.0)


@pytest.mark.parametrize("looked", [False, True])
def test_intervals_of_unpaired_runs_hold_the_truth(store, played, looked):
    """All seats together in 95% of pairs of runs with known shares of wins; games by lot."""
    arm = read_arm(store, played(Side("plain"), games=20, until=20), 0)
    rng = np.random.default_rng(3)
    first, second = np.array([0.5, 0.3, 0.2]), np.array([0.3, 0.3, 0.4])

    def games(chances, count):
        shares = rng.multinomial(1, chances, count).astype(float)
        return replace(arm, shares=shares, games=np.arange(count, dtype=np.int32))

    times, held = 400, 0
    for _ in range(times):
        meeting = Meeting("", games(first, 150), games(second, 260), 2.0, looked, paired=False)
        apart = [each.estimate.interval for each in differences(meeting)]
        truth = 100 * (second - first)
        held += all(one.low <= t <= one.high for one, t in zip(apart, truth, strict=True))
    assert held / times >= 0.93
