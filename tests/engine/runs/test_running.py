"""Runs: the same rows however they came about, and never a mix of unlike ones."""

import numpy as np
import pytest

from engine.runs import digests
from engine.runs.executors import Threads, collector
from engine.runs.plan import RunPlan, Side
from engine.runs.reading import read_arm
from engine.runs.running import run_plan
from engine.runs.store import DONE, STOPPED
from engine.runs.summary import summary
from engine.runs.troubles import RunsError
from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Plan, run
from engine.simulation.collecting import Collector
from engine.simulation.report import game_seed

BOTS = (("greedy", "uniform"),)
TWO = (Side("duel"), Side("duel", {"rounds": 3}, "short"))


def test_stored_games_are_those_of_a_batch(store, played):
    """Scores, shares, decisions, standings and measures are what a batch has."""
    number = played(games=50, seed=4, bots=BOTS, sides=TWO)
    for arm in store.arms(number):
        scenario = load_scenario(arm.variant, arm.changes)
        batch = run(Plan(scenario, arm.bots, 50, seed=4))
        games = read_arm(store, number, arm.number)
        assert np.array_equal(games.games, np.arange(50))
        assert np.array_equal(games.scores, batch.scores)
        assert np.array_equal(games.shares, batch.shares)
        assert np.array_equal(games.decisions, batch.decisions)
        assert np.array_equal(games.listed, batch.moves_listed)
        assert np.array_equal(games.standings(), batch.rounds_standing)
        assert np.array_equal(games.measures(), batch.measures)
        assert np.array_equal(games.decided.sum(axis=1), games.decisions)


@pytest.mark.parametrize("bot", ["greedy", "uniform"])
def test_which_games_a_rule_fired_in_is_kept(store, played, bot):
    """Bit for bit what a watch of each game alone sees; with quick bots of every tenth game."""
    number = played(games=45, chunk=13, bots=((bot,),))
    games, arm = read_arm(store, number, 0), store.arms(number)[0]
    uses, deal, every = games.uses(), games.deal(), 1 if bot == "greedy" else 10
    assert uses.games.tolist() == list(range(0, 45, every))
    player = Collector(Plan(load_scenario(arm.variant), arm.bots, 0, 1))
    for column, game in enumerate(uses.games.tolist()):
        seen = player(game, 1).extra.uses[0]
        assert seen[: len(arm.rules)].tolist() == uses.rules[:, column].tolist()
        assert seen[len(arm.rules) :].tolist() == uses.deals[:, column].tolist()
        dealt = deal[game] < len(arm.seats)
        assert not (uses.deals[:, column] & ~dealt).any(), "a card of the pile was used"
    fired, with_it, watched = games.fired()
    assert watched == len(uses.games)
    assert uses.rules.sum(axis=1).tolist() == with_it.tolist()
    assert uses.deals.sum() == watched * 8  # two seats choose a card in each of four rounds
    assert (fired >= with_it).all()


def test_arms_are_every_scenario_with_every_seating(store, played):
    """Two scenarios and two bots make four arms; each has every game once."""
    number = played(games=7, bots=BOTS, sides=TWO)
    arms = store.arms(number)
    assert [(arm.side, arm.seating, arm.bots) for arm in arms] == [
        (0, 0, ("greedy", "uniform")),
        (0, 1, ("uniform", "greedy")),
        (1, 0, ("greedy", "uniform")),
        (1, 1, ("uniform", "greedy")),
    ]
    for arm in arms:
        assert read_arm(store, number, arm.number).games.tolist() == list(range(7))


def test_the_deal_is_the_same_for_every_arm(store, played):
    """Arms that differ in rules or bots see the same luck."""
    number = played(games=20, bots=BOTS, sides=TWO)
    deals = [read_arm(store, number, arm.number).deal() for arm in store.arms(number)]
    assert len({tuple(row) for row in deals[0].tolist()}) > 1
    assert all(np.array_equal(deal, deals[0]) for deal in deals)


def test_threads_make_no_difference(store, played, content):
    """One thread and three store the same rows."""
    one = played(games=60, chunk=7, bots=BOTS)
    three = played(games=60, chunk=7, bots=BOTS, threads=3)
    assert content(store, one) == content(store, three)


@pytest.mark.parametrize("after", [1, 2, 5, 11])
def test_a_stopped_run_goes_on_where_it_was(store, played, content, after):
    """Stopped after any chunk and resumed, a run holds what an uninterrupted one holds."""
    whole = played(games=30, chunk=5, bots=BOTS)
    plan = store.run(whole).plan
    number = store.start(plan)
    seen = []

    def stop(progress):
        seen.append(progress.games)
        return len(seen) < after

    assert run_plan(store, number, Threads(2), stop).status == STOPPED
    assert store.run(number).games == after * 5
    assert run_plan(store, number, Threads(1)).status == DONE
    assert content(store, number) == content(store, whole)


def test_a_chunk_is_stored_once(store, played, content):
    """The same chunk again changes nothing."""
    from engine.runs.executors import Task, play
    from engine.runs.running import checked_orders

    number = played(games=10, chunk=5)
    before = content(store, number)
    orders = checked_orders(store.run(number), store.arms(number))
    assert store.add(number, play(orders[0], Task(0, 5, 5))) is False
    assert content(store, number) == before


def test_a_changed_engine_is_refused(store, table, monkeypatch, tmp_path):
    """A run that was started with other sources is not gone on with."""
    number = store.start(RunPlan((Side("duel"),), (("uniform",),), 10, chunk=2))
    run_plan(store, number, Threads(1), lambda _progress: False)
    changed = tmp_path / "bots.py"
    changed.write_text("# edited")
    monkeypatch.setattr(digests, "LOOPS", (*digests.LOOPS, str(changed)))
    with pytest.raises(RunsError, match="have changed since run 1 was started"):
        run_plan(store, number, Threads(1))
    assert store.run(number).games == 2


def test_a_changed_persona_is_refused(store, table, monkeypatch):
    """Personas in the designer's own folder are part of what was played."""
    monkeypatch.chdir(table)
    file = table / "personas" / "pennies" / "odd.toml"
    file.parent.mkdir(parents=True)
    file.write_text('format = 1\ntitle = "Odd"\n')
    number = store.start(RunPlan((Side("duel"),), (("uniform@odd",),), 10, chunk=2))
    run_plan(store, number, Threads(1), lambda _progress: False)
    file.write_text('format = 1\ntitle = "Odder"\n')
    with pytest.raises(RunsError, match="have changed since run 1 was started"):
        run_plan(store, number, Threads(1))
    assert store.run(number).games == 2


def test_a_changed_variant_is_refused(store, table):
    """So is one whose variant has been edited since."""
    collector.cache_clear()
    number = store.start(RunPlan((Side("duel"),), (("uniform",),), 10, chunk=2))
    run_plan(store, number, Threads(1), lambda _progress: False)
    collector.cache_clear()
    file = table / "variants" / "pennies" / "duel.toml"
    file.write_text(file.read_text().replace("[parameters]", "[parameters]\nprize = 9"))
    with pytest.raises(RunsError, match="has changed since the run was started"):
        run_plan(store, number, Threads(1))
    assert store.run(number).games == 2


def test_unfinished_games_are_kept_with_their_records(store, table, bounded):
    """Games that reach the bound count as such, in no mean, and can be replayed."""
    from engine.records.reading import parse_record
    from engine.records.replay import replay

    bounded(3)
    number = store.start(RunPlan((Side("duel"),), (("uniform",),), 6, seed=2))
    done = run_plan(store, number, Threads(1))
    assert (done.games, done.finished) == (6, 0)
    (arm,) = summary(store, number)
    assert (arm.games, arm.unfinished) == (0, 6)
    records = store.connection.execute("SELECT game, record FROM failed ORDER BY game").fetchall()
    assert [game for game, _ in records] == list(range(6))
    scenario = load_scenario("duel")
    plan = Plan(scenario, ("uniform",) * 2, 6, seed=2)
    for game, text in records:
        record = parse_record(text, "stored")
        assert record.seed == game_seed(plan, game)
        assert len(record.turns) == 3
        replay(record, scenario)


def test_totals_are_those_of_the_games(store, played):
    """Means kept beside the chunks are the means of the rows."""
    number = played(games=33, chunk=10, bots=(("greedy",),))
    games = read_arm(store, number, 0)
    totals = games.totals()
    assert np.allclose(totals.standings, games.standings().mean(axis=0))
    assert np.allclose(totals.deviations, games.standings().std(axis=0, ddof=1))
    assert np.allclose(totals.measures, games.measures().mean(axis=0))


def test_a_question_stops_the_run(store, played, content):
    """A plan with `until` ends early, at the same game after any interruption."""
    plan = RunPlan((Side("duel"),), (("uniform",),), 20_000, chunk=100, until="decided", band=8)
    whole = store.start(plan)
    done = run_plan(store, whole, Threads(1))
    assert done.status == DONE
    assert 100 < done.games < 20_000
    assert "of each arm" in done.note
    number = store.start(plan)
    while run_plan(store, number, Threads(2), lambda _progress: False).status != DONE:
        pass
    assert content(store, number) == content(store, whole)
