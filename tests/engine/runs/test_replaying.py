"""A stored game comes back as a match, the very same one, or is refused."""

from __future__ import annotations

import pytest

from engine.play.match_file import MatchFile, scenario_of
from engine.play.match_reading import read_heading, read_match
from engine.runs.executors import collector
from engine.runs.opening import RunsError
from engine.runs.plan import Side
from engine.runs.reading import read_arm
from engine.runs.replaying import Moment, game_as_match, moment_from, placed, show_moment
from engine.scenarios.catalog import load_scenario
from engine.scenarios.frozen import frozen

BOTS = (("greedy", "uniform"),)


def test_a_stored_game_is_played_again(store, played):
    """Moves, scores and seats of every game are those that were stored."""
    run = played(games=12, bots=BOTS)
    for arm in store.arms(run):
        games = read_arm(store, run, arm.number)
        for game in range(12):
            match = game_as_match(store, run, arm.number, game)
            assert list(match.standing()) == games.scores[game].tolist()
            assert len(match.line()) == games.decisions[game]
            assert match.seats == arm.bots
            assert match.over


def test_rules_that_were_never_saved_are_played_again(store, played, tmp_path):
    """What lies frozen in the plan is enough, for the match's file, too."""
    scenario = load_scenario("duel", {"rounds": 3, "prize": 7})
    held = frozen(scenario)
    run = played(games=5, sides=(Side("duel", frozen=held),))
    match = game_as_match(store, run, 0, 4)
    assert match.scenario.digest == scenario.digest
    assert list(match.standing()) == read_arm(store, run, 0).scores[4].tolist()
    path = tmp_path / "found.match"
    MatchFile(match, path).close()
    again = read_match(path, scenario_of(read_heading(path), str(path)))
    assert again.standing() == match.standing()
    assert [node.text for node in again.line()] == [node.text for node in match.line()]


def test_a_game_that_did_not_end_is_played_again(store, played, bounded):
    """It has as many moves as its bound allowed."""
    bounded(5)
    run = played(games=3)
    match = game_as_match(store, run, 0, 2)
    assert (len(match.line()), match.over) == (5, False)


def test_a_game_that_comes_out_otherwise_is_refused(store, played):
    """A stored row that the moves do not lead to: what differs is named."""
    run = played(games=4)
    store.connection.execute("UPDATE games SET scores = [99, scores[2]] WHERE game = 3")
    assert game_as_match(store, run, 0, 2)
    with pytest.raises(RunsError, match="scores: game 3 of run 1 does not end as it is stored"):
        game_as_match(store, run, 0, 3)


def test_files_that_have_changed_are_told(store, played, table):
    """The variant of a run is not what it was: the game is refused."""
    run = played(games=4)
    deck = next(path for path in table.rglob("plain.toml") if path.parent.name == "decks")
    deck.write_text(deck.read_text().replace("value = [6]", "value = [7]"))
    collector.cache_clear()  # who has played it goes on with what it was
    with pytest.raises(RunsError, match="has changed since the run was started"):
        game_as_match(store, run, 0, 0)


@pytest.mark.parametrize(("arm", "game", "told"), [(9, 0, "no arm 9"), (0, 77, "no game 77")])
def test_games_that_are_not_stored_are_told(store, played, arm, game, told):
    """With what there is."""
    run = played(games=4)
    with pytest.raises(RunsError, match=told):
        game_as_match(store, run, arm, game)


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("round 2", Moment("round", "2", 4)),
        ("round 4", Moment("round", "4", 8)),
        ("round 5", Moment("round", "5")),
        ("move 3", Moment("move", "3", 3)),
        ("move 9", Moment("move", "9")),
        ("pn-4", Moment("rule", "PN-4", 1)),
        ("PN-5", Moment("rule", "PN-5", 2)),
        ("PN-6", Moment("rule", "PN-6", 8)),
        ("PN-1", Moment("rule", "PN-1")),
    ],
)
def test_a_moment_has_its_move(store, played, text, moment):
    """Two seats choose in each of four rounds; PN-5 is decided by the second, PN-6 ends it."""
    run = played(games=1)
    match = game_as_match(store, run, 0, 0)
    assert placed(match, moment_from(text)) == moment
    if moment.move is None:
        with pytest.raises(RunsError, match="never comes there"):
            show_moment(match, moment_from(text))
    else:
        show_moment(match, moment)
        assert len(match.line()) == moment.move
