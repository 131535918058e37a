"""Starting scores: what is asked for is told apart, and what was planted is taken back."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from scipy.stats import binom

from engine.rng import fresh_seed
from engine.runs.executors import Threads
from engine.runs.store import open_store
from engine.scenarios.catalog import load_scenario
from engine.tuning.balancing import Answer, Wish, answered, balanced
from engine.tuning.keeping import Keeper
from engine.tuning.sampling import Sampler
from tests.support.planted import PlantedStarts

PLANTED = [
    (seats, seat, more, effect)
    for more in (1, 2, 3, 4)
    for seats, seat, effect in [
        (2, 0, 1), (2, 1, 1.7), (2, 1, 1.3), (3, 0, 1.7), (3, 2, 1), (4, 0, 1.7), (4, 3, 1.3), (4, 2, 1),
    ]
]  # fmt: skip


def balance(changes, **wanted):
    """Balance the tiny game between random bots."""
    scenario = load_scenario("plain", changes)
    with Sampler("uniform", 1, 1) as sampler:
        return balanced(scenario, sampler, **{"band": 3.0, "games": 3000, "most": 6} | wanted)


def asked(fair, seed, *, games=4000, band=2.0, **starts):
    """Balance a synthetic game in which `fair` is the fair bonus."""
    return answered(PlantedStarts(fair, seed, **starts), Wish(band, games, 0.05))


def test_a_planted_bonus_is_taken_back(table):
    """Three points too many for one seat: minus three, give or take one, and confirmed."""
    found = balance({"start_score": "3,0,0"})
    assert found.today.seats[0].verdict.kind == "imbalanced"
    assert -4 <= found.bonus[0] <= -2
    assert found.bonus[1:] == (0, 0)
    assert found.answer is Answer.CONFIRMED
    assert found.telling.seed == fresh_seed(1, len(found.confirmations) - 1)


def test_a_fair_game_needs_no_change(table):
    """Today's scores are fair, which takes no other games."""
    found = balance({})
    assert found.answer is Answer.FAIR
    assert found.bonus == (0, 0, 0)
    assert found.confirmations == ()


def test_scores_stay_in_the_range_of_the_parameter(table):
    """Nobody is told to start below what the game allows: the others get more instead."""
    found = balance({"start_score": "0,3,3"})
    assert all(score >= 0 for score in found.scores)
    assert found.scores[0] - found.scores[1] >= -1
    assert found.confirmed


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seat", "more", "effect"), PLANTED)
def test_what_was_planted_is_found_to_the_point(seats, seat, more, effect):
    """Also where a point at the start is worth more at the end; never off by one."""
    fair = np.zeros(seats)
    fair[seat] = -more
    found = asked(fair, 100 * seats + 10 * seat + more, effect=effect)
    bonus = np.array(found.telling.bonus)
    assert (bonus - bonus[seat - 1] == fair).all()
    assert found.answer in {Answer.CONFIRMED, Answer.PROPOSED}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_few_games_of_a_fair_game_propose_nothing(seats, seed):
    """It is said that the scores are not known to be unfair, and how many games would tell."""
    found = asked((0,) * seats, seed, games=150)
    assert found.answer is Answer.OPEN
    assert found.bonus == (0,) * seats
    assert found.confirmations == ()
    assert found.more > 100


def test_what_is_refuted_is_not_recommended():
    """Twelve points would be fair, eight are the most that may be given."""
    found = asked((0, 12), 1, games=1000, effect=1.7)
    assert found.answer is Answer.REFUTED
    assert (found.bonus, found.scores, found.confirmed) == (None, None, False)
    assert found.telling.bonus == (0, 8)


def test_between_whole_points_nothing_is_confirmed():
    """Half a point off either way is 3% of the wins, and the band is 1%: both are refuted."""
    found = asked((0, 2.5), 2, band=1.0, effect=1.7)
    assert found.answer is Answer.REFUTED
    assert {each.bonus for each in found.confirmations} <= {(0, 2), (0, 3)}


def test_points_that_noise_alone_asked_for_are_dropped():
    """One seat has four too many; another one's point is confirmed, and so is none for it."""
    found = asked((-4, 0, 0, 0), 5035, games=300, band=6.0)
    kinds = {each.bonus: each.kind for each in found.confirmations}
    assert set(kinds.values()) == {"balanced enough"}
    assert found.bonus == (-4, 0, 0, 0)
    assert max(np.count_nonzero(bonus) for bonus in kinds) == 2


@pytest.mark.slow
def test_fewer_changes_cost_no_planted_point():
    """Of two seats that need points none is spared, in 60 questions of each of two games."""
    for fair, games, band in (((0, -3, 0, -1), 2000, 3.0), ((-2, 0, 1), 2000, 3.0)):
        for seed in range(60):
            found = asked(fair, seed, games=games, band=band)
            bonus = found.telling.bonus
            assert len({a - b for a, b in zip(bonus, fair, strict=True)}) == 1, (fair, seed)


def test_what_the_games_do_not_tell_is_a_proposal():
    """Unfair for certain, but too few games to confirm what is proposed instead."""
    found = asked((0, 4), 3, games=300, effect=1.7)
    assert found.answer is Answer.PROPOSED
    assert found.bonus == (0, 4)
    assert found.more > 100


def test_looks_and_attempts_share_the_error():
    """Two sizes of each of three bonuses: a sixth of 5% each; today's three sizes a third."""
    found = asked((0, 3), 4)
    assert found.today.confidence == pytest.approx(1 - 0.05 / 3)
    assert found.telling.confidence == pytest.approx(1 - 0.05 / 6)


def test_a_replication_with_the_next_seed_shares_no_game():
    """No seed that one of two questions plays is played by the other."""
    played = []
    for seed in (1, 2):
        starts = PlantedStarts((0, 3), seed)
        seeds = set()

        class Watched(PlantedStarts):
            def play(self, bonus, games, seed, into=seeds):
                into.add(seed)
                return super().play(bonus, games, seed)

        object.__setattr__(starts, "__class__", Watched)
        answered(starts, Wish(2.0, 1000, 0.05))
        played.append(seeds)
    assert len(played[0]) > 2
    assert not played[0] & played[1]


@pytest.mark.slow
def test_a_question_asked_again_plays_nothing(table, tmp_path):
    """Refinement and confirmations come out of the store, and so does the same answer."""
    scenario = load_scenario("plain", {"start_score": "3,0,0"})
    found, played = [], []
    for _ in range(2):
        with open_store(tmp_path / "runs.duckdb") as store:
            keeper = Keeper(store, "balance", ("uniform",) * 3, 4 * 500, Threads(1))
            with Sampler("uniform", 1, 1, keeper=keeper) as sampler:
                one = balanced(scenario, sampler, band=4.0, games=500, most=6)
                played.append(sampler.games)
            keeper.close(answered=True)
        found.append(replace(one, scenario=None, curve=None, alone=one.alone.tolist()))
    assert found[0] == found[1]
    assert len(found[0].confirmations) > 0
    assert played[0] > 0
    assert played[1] == 0


# ------------------------------------------------- the interval of the fair bonus

COVERED = [
    ((0, 2), 1.0), ((0, 2.3), 1.7), ((0, -1.2, 2), 1.0), ((0, 0, 2.7), 1.7),
    ((0, 3, 0, 0), 1.0), ((0, 1.2, 3, 0.3), 1.7), ((3, 0, 0, 0), 1.7),
]  # fmt: skip


def held(fair, effect, times, games=1000):
    """Intervals of seats that get points, over questions: how many hold the truth, of how many."""
    hits = []
    for seed in range(times):
        told = asked(fair, seed, games=games, effect=effect, band=4.0).telling
        nothing = np.array(told.bonus) == 0
        truth = np.array(fair) - np.array(fair)[nothing].mean()
        hits += [
            one.low <= true <= one.high
            for one, true, points in zip(told.fair, truth, told.bonus, strict=False)
            if points and np.isfinite(one.low)
        ]
    return sum(hits), len(hits)


@pytest.mark.slow
@pytest.mark.parametrize(("fair", "effect"), COVERED)
def test_the_interval_of_the_fair_bonus_covers_in_short(fair, effect):
    """Whatever the answer and whether or not a bonus changes play, as far as 25 repeats tell."""
    hits, count = held(fair, effect, 25)
    assert count >= 20
    assert binom.ppf(1e-4, count, 0.93) <= hits


@pytest.mark.calibrate
@pytest.mark.parametrize(("fair", "effect"), COVERED)
def test_the_interval_of_the_fair_bonus_covers(fair, effect):
    """A nominal 95% interval holds the fair bonus in 93 to 97% of 1,500 questions."""
    hits, count = held(fair, effect, 1500)
    print(f"{fair} × {effect}: {hits / count:.2%} of {count}")
    assert count > 1000
    assert 0.93 <= hits / count <= 0.97


# ------------------------------------------------------------ the error that is shared


@pytest.mark.calibrate
@pytest.mark.parametrize(("fair", "answer"), [(0.5, Answer.FAIR), (2.5, Answer.CONFIRMED)])
def test_what_lies_on_the_edge_of_the_band_is_rarely_called_fair(fair, answer):
    """Whole bonuses are half a point off, and so wide is the band: 2.5% of questions at most."""
    starts = PlantedStarts((0, fair), 0, effect=1.7)
    nearest = starts.play((0, int(fair)), 2_000_000, 10**9).shares
    band = 100 * abs(nearest[:, 0].mean() - 0.5)
    wrong = [
        asked((0, fair), seed, games=600, band=band, effect=1.7).answer for seed in range(1500)
    ]
    print(f"{answer.value} on the edge: {wrong.count(answer) / 1500:.2%}")
    assert wrong.count(answer) <= binom.isf(1e-4, 1500, 0.025)


def test_todays_scores_are_told_by_all_games_of_them():
    """They were unfair after a quarter of the games; the curve has played all."""
    found = asked((0.0, 0.0, 0.0, -8.0), 1)
    assert found.today.kind == "imbalanced"
    assert found.today.games == found.curve_games == 4000
    alone = found.today.seats[3].estimate
    assert alone.count == 4000
