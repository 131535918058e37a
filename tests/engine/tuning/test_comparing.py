"""Differences between variants: planted ones, none, and races."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from engine.reports.compare_words import lost_sentences
from engine.statistics.sequential import NULL, OPEN, OTHER
from engine.tuning.arms import arms_from
from engine.tuning.comparing import LOOK, Outcome, Question, compared
from engine.tuning.figures import figures_from
from engine.tuning.sampling import Sampler


def compare(texts, measure="win", seed=1, **wanted):
    """A comparison of the tiny game between random bots."""
    arms = arms_from(list(texts))
    question = Question(
        figures_from(measure, arms[0].scenario), **{"games": 5000, "until_decided": True} | wanted
    )
    with Sampler("uniform", seed, 1) as sampler:
        return compared(arms, question, sampler)


def test_a_planted_advantage_is_found(table):
    """Three points more at the start: decided early, in the right direction."""
    found = compare(["plain", "plain+start_score=3,0,0"])
    (outcome,) = found.outcomes
    assert found.early
    assert outcome.decision == OTHER
    north = outcome.differences[0]
    assert north.estimate.low > 0
    assert north.verdict.kind == "imbalanced"
    assert all(other.estimate.mean < 0 for other in outcome.differences[1:])


def test_the_same_rules_are_the_same(table):
    """Not one pair differs, which takes ALIKE pairs to believe."""
    (outcome,) = compare(["plain", "plain+rounds=4"]).outcomes
    assert (outcome.decision, outcome.pairs) == (NULL, 300)
    assert all(d.estimate.mean == 0 for d in outcome.differences)
    assert all(0 < d.estimate.high <= 1 for d in outcome.differences)


def test_a_small_difference_counts_as_none(table):
    """Games of as many decisions, with other prizes: no change of the length."""
    (outcome,) = compare(["plain", "plain+prize=5"], "length", band=1.0).outcomes
    assert outcome.decision == NULL


def test_the_same_seed_stops_at_the_same_pair(table):
    """With the same figures; another seed gives others."""
    texts = ["plain", "plain+start_score=1,0,0"]
    one, again, other = (compare(texts, "win:north", seed) for seed in (3, 3, 4))
    assert one.outcomes[0].differences[0].estimate == again.outcomes[0].differences[0].estimate
    assert one.outcomes[0].differences[0].estimate != other.outcomes[0].differences[0].estimate


def test_too_few_pairs_leave_it_open(table):
    """Then it is told how many more would tell."""
    texts = ["plain", "plain+hand=4"]
    (outcome,) = compare(texts, games=100, band=1.0).outcomes
    assert outcome.decision == OPEN
    assert max(d.verdict.more for d in outcome.differences) > 100


def test_a_fixed_number_gives_simultaneous_intervals(table):
    """Several variants against the base: wider than one alone."""
    texts = ["plain", "plain+start_score=2,0,0", "plain+start_score=0,2,0"]
    several = compare(texts, "win:north", games=400, until_decided=False)
    alone = compare(texts[:2], "win:north", games=400, until_decided=False)
    assert [outcome.pairs for outcome in several.outcomes] == [400, 400]
    wide, narrow = (c.outcomes[0].differences[0].estimate for c in (several, alone))
    assert wide.mean == narrow.mean
    assert wide.half > narrow.half


def test_a_race_drops_clear_losers(table):
    """The highest win share of north is where north starts with most."""
    texts = ["plain", "plain+start_score=4,0,0", "plain+start_score=0,4,0"]
    found = compare(texts, "win:north", until_decided=False, best="high")
    assert found.early
    assert found.outcomes[0].chance > 0.99
    assert found.outcomes[1].dropped
    assert found.outcomes[1].pairs <= found.pairs


def test_pairing_helps_where_luck_is_shared(table):
    """A bonus that changes no move leaves games alike."""
    found = compare(["plain", "plain+start_score=1,0,0"], "score:east", until_decided=False)
    assert found.outcomes[0].differences[0].correlation == pytest.approx(1)


def test_looks_lead_to_the_answer(table):
    """What was known after each LOOK pairs, with bands that hold at any time; none without looks."""
    (outcome,) = compare(["plain", "plain+start_score=1,0,0"], "win:north", games=400).outcomes
    assert [look.pairs for look in outcome.looks] == list(range(LOOK, outcome.pairs + 1, LOOK))
    last, told = outcome.looks[-1].estimates[0], outcome.differences[0].estimate
    assert (last.mean, last.low, last.high) == pytest.approx((told.mean, told.low, told.high))
    fixed = compare(["plain", "plain+rounds=3"], games=100, until_decided=False)
    assert fixed.outcomes[0].looks == ()


class OftenLost(Sampler):
    """All seats lose each tenth game of a variant with changes together."""

    def sample(self, scenario, games):
        found = super().sample(scenario, games)
        shares = found.tables.shares.copy()
        shares[:: 10 if scenario.changes else games] = 0
        return replace(found, tables=found.tables._replace(shares=shares))


def test_games_that_all_lose_are_told_beside_shares(table):
    """They stay in the pairs; other commands give shares of the games won."""
    arms = arms_from(["plain", "plain+hand=4"])
    told = {}
    for measure in ("win", "length"):
        figures = figures_from(measure, arms[0].scenario)
        with OftenLost("uniform", 1, 1) as sampler:
            found = compared(arms, Question(figures, games=200), sampler)
        assert found.outcomes[0].lost == (1, 20)
        told[measure] = lost_sentences(found)
    one, other = told["win"]
    assert one.startswith("plain: 1 of 200 games were lost by all.")
    assert other.startswith("plain+hand=4: 20 of 200 games were lost by all.")
    assert told["length"] == []


def test_so_many_pairs_tell_as_the_first_figure_that_may_be_apart_needs():
    """One figure that differs is enough; that none does takes all of them."""

    def figure(mean, more):
        known = {"verdict": SimpleNamespace(more=more), "estimate": SimpleNamespace(mean=mean)}
        return SimpleNamespace(**known, band=2.0)

    def more(*figures):
        return Outcome(None, 200, 0, figures, OPEN).more

    assert more(figure(5, 700), figure(1, 54_000)) == 700
    assert more(figure(1, 900), figure(1, 54_000)) == 54_000
    assert more(figure(5, 0), figure(1, 900)) == 900
    assert more(figure(5, 0)) == 0
