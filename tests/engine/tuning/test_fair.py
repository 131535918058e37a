"""Two witnesses of a variant, and what speaks against believing them."""

from __future__ import annotations

import inspect
from dataclasses import replace

import numpy as np
import pytest

from engine.cli.fair import fair
from engine.errors import OikistError
from engine.runs.executors import Threads
from engine.runs.store import open_store
from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Plan, run
from engine.simulation.collecting import Collector
from engine.simulation.dealing import dealt
from engine.statistics.equivalence import BALANCED, IMBALANCED, UNKNOWN
from engine.statistics.witnesses import AGREE, DISAGREE
from engine.tuning import witnesses
from engine.tuning.deal_luck import freed_arm, freed_from_deal
from engine.tuning.fair import BALANCE, HOLD, MORE, STRONGER, answered, scope_of
from engine.tuning.keeping import CHUNK, Keeper
from engine.tuning.sampling import Sampler
from engine.tuning.witnesses import (
    LOOK,
    Asked,
    first_witness,
    opinion,
    second_bot,
    second_witness,
    strength_of,
)


def first(scenario, band=5.0, games=3_000, bots="uniform", seed=1):
    """What quick bots see."""
    with Sampler(bots, seed, 2) as sampler:
        return first_witness(Asked(scenario, band, games), sampler)


def second(scenario, games=300, bots="greedy", seed=2):
    """What others see on fresh seeds."""
    with Sampler(bots, seed, 2) as sampler:
        return second_witness(Asked(scenario, 5.0), sampler, games)


@pytest.mark.slow
def test_the_first_witness_stops_when_it_is_decided(table):
    """A planted bonus at the first look, a fair game long before the most games."""
    planted = first(load_scenario("plain", {"start_score": "5,0,0"}))
    assert (planted.seats.kind, planted.seats.games) == (IMBALANCED, LOOK)
    even = first(load_scenario("plain"))
    assert even.seats.kind == BALANCED
    assert LOOK < even.seats.games < 3_000
    assert first(load_scenario("plain"), 0.5, 400).seats.kind == UNKNOWN


def test_the_games_are_those_of_a_batch(table):
    """Whatever the threads: the same games stop it at the same look."""
    scenario = load_scenario("plain")
    found = first(scenario)
    whole = run(Plan(scenario, ("uniform",) * 3, found.seats.games, 1))
    assert np.array_equal(found.shares, whole.shares)


def test_witnesses_of_one_game_do_not_disagree(table):
    """The same bots on other seeds, of a fair game and of an unfair one."""
    for changes in ({}, {"start_score": "5,0,0"}):
        scenario = load_scenario("plain", changes)
        said = opinion(Asked(scenario, 5.0), first(scenario), second(scenario, 800, "uniform"))
        assert said.agreement.kind != DISAGREE
    assert said.agreement.kind == AGREE
    assert not said.stronger(3)


@pytest.mark.slow
def test_bots_for_which_a_seat_is_another_one_disagree(table):
    """With the first seat alone thinking it wins for them, and not for those that do not."""
    scenario = load_scenario("plain")
    with Sampler(("greedy", "uniform", "uniform"), 2, 2) as sampler:
        other = second_witness(Asked(scenario, 2.0), sampler, 3_000)
    asked = Asked(scenario, 2.0)
    testimony = first(scenario, 2.0, 5_000)
    said = opinion(asked, testimony, other)
    assert said.agreement.kind == DISAGREE
    assert said.agreement.seat == 0
    answer = answered(asked, testimony, said, scope_of(scenario, ("uniform",) * 3, 1))
    assert answer.next == STRONGER


@pytest.mark.slow
def test_strength_is_told_by_one_seat_among_the_others(table):
    """Greedy bots play better than uniform ones, and not better than themselves."""
    asked = Asked(load_scenario("plain"))
    better = strength_of(asked, ("greedy", "uniform"), 600, 3, 1, lambda _more: True)
    equal = strength_of(asked, ("greedy", "greedy"), 60, 3, 1, lambda _more: True)
    assert better.low > 100 / 3
    assert equal.mean == pytest.approx(100 / 3)


@pytest.mark.parametrize(
    ("changes", "band", "games", "expected"),
    [
        ({}, 5.0, 3_000, HOLD),
        ({"start_score": "5,0,0"}, 5.0, 3_000, BALANCE),
        ({}, 0.5, 300, MORE),
    ],
)
def test_what_to_do_next_follows_from_the_verdict(table, changes, band, games, expected):
    scenario = load_scenario("plain", changes)
    asked = Asked(scenario, band, games)
    testimony = first(scenario, band, games)
    scope = scope_of(scenario, ("uniform",) * 3, 1)
    assert answered(asked, testimony, None, scope).next == expected


def test_runs_of_other_rules_are_named(table, tmp_path):
    """A run of the same variant before its file was changed; never one of what it is now."""
    before = load_scenario("plain")
    with open_store(tmp_path / "runs.duckdb") as store:
        for _ in range(2):
            Keeper(store, "fair", ("uniform",) * 3, CHUNK, Threads(1)).expect([before], 1)
        file = table / "variants" / "pennies" / "plain.toml"
        file.write_text(file.read_text() + "[parameters]\nprize = 4\n", encoding="utf-8")
        after = load_scenario("plain")
        assert scope_of(before, ("uniform",) * 3, 1, (store, 1)).other_rules == ()
        assert scope_of(after, ("uniform",) * 3, 1, (store, 1)).other_rules == (1,)


def test_rules_that_never_fire_are_named(table):
    """Pennies counts no rule of its set-up; it has no board and no note."""
    scope = scope_of(load_scenario("plain"), ("uniform",) * 3, 1, games=1000)
    assert (scope.never_fired, scope.board, scope.note) == (("PN-1",), "", "")
    assert scope.watched == 100


@pytest.mark.parametrize("kept", [False, True])
def test_rules_for_other_numbers_of_seats_are_not_missed(table, tmp_path, monkeypatch, kept):
    """Of games that are played for it, and of stored ones."""
    scenario, bots = load_scenario("plain"), ("uniform",) * 3
    rules = {**scenario.game.rules}
    rules["PN-1"] = replace(rules["PN-1"], most_seats=2)
    monkeypatch.setattr(type(scenario.game), "rules", rules)
    with open_store(tmp_path / "runs.duckdb") as store:
        keeper = Keeper(store, "fair", bots, CHUNK, Threads(1))
        keeper.expect([scenario], 1)
        stored = (store, 1) if kept else None
        assert "PN-1" not in scope_of(scenario, bots, 1, stored, games=1000).never_fired


def test_deals_without_games_are_those_of_games(table):
    """Game i is dealt as in a batch."""
    scenario = load_scenario("plain")
    got = Collector(Plan(scenario, ("uniform",) * 3, 0, 5))(3, 20)
    assert np.array_equal(dealt(scenario, 5, 3, 20), got.extra.deal)


@pytest.mark.slow
def test_luck_of_the_deal_is_taken_out_of_wins(table):
    """Good cards win at Pennies: knowing the deal saves games, and shares stay near fair."""
    scenario = load_scenario("plain")
    results = run(Plan(scenario, ("greedy",) * 3, 1_500, 1))
    found = freed_from_deal(scenario, results, 1)
    assert found.saving > 0.1
    assert sum(one.freed.mean for one in found.wins) == pytest.approx(100)
    for one, other in zip(found.wins, found.advantages, strict=True):
        assert one.freed.half < one.plain.half
        assert abs(one.freed.mean - 100 / 3) < 6
        assert other.freed.half < other.plain.half


def test_stored_games_are_freed_alike(table, tmp_path):
    """The deals of a run lie with it."""
    scenario = load_scenario("plain")
    with open_store(tmp_path / "runs.duckdb") as store:
        keeper = Keeper(store, "fair", ("uniform",) * 3, 4 * CHUNK, Threads(1))
        with Sampler("uniform", 1, 1, keeper=keeper) as sampler:
            results = sampler.sample(scenario, 4 * CHUNK)
        from engine.runs.reading import read_arm

        stored = freed_arm(read_arm(store, 1, 0), scenario, 1)
    again = freed_from_deal(scenario, results, 1)
    for one, other in zip(stored.wins, again.wins, strict=True):
        assert one.freed.mean == pytest.approx(other.freed.mean)


@pytest.mark.slow
def test_games_without_deals_have_no_luck_to_free(table):
    """Heaps deals nothing."""
    from engine.discovery import registered
    from tests.support import heaps

    with registered(heaps.GAME):
        scenario = load_scenario(str(heaps.GAME.folder / "data/variants/heaps/two.toml"))
        results = run(Plan(scenario, ("uniform",) * 2, 60, 1))
        assert freed_from_deal(scenario, results, 1) is None


def test_the_command_asks_the_usual_second_witness():
    """Its defaults are those that the witnesses name."""
    given = inspect.signature(fair).parameters
    assert given["second"].default == witnesses.SECOND
    assert given["second_games"].default == witnesses.SECOND_GAMES
    assert (given["games"].default, given["band"].default) == (
        Asked(None).games,
        Asked(None).band,
    )


def test_the_first_witness_is_not_asked_twice():
    """A bot cannot disagree with itself; nobody and a misspelt bot are as before."""
    assert second_bot("search:100", "greedy", "--second") == "search:100"
    assert second_bot("greedy", "greedy", "--second") == ""
    assert second_bot("none", "greedy", "--second") == ""
    with pytest.raises(OikistError, match="unknown bot"):
        second_bot("greedi", "greedy", "--second")
