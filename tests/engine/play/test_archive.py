"""A folder of matches: listed without replaying, filtered, and mended after a crash."""

from __future__ import annotations

import json
import os
from datetime import UTC, date, datetime

import pytest

from engine.play.archive import (
    Filters,
    glimpse,
    kept_matches,
    refreshed,
)
from engine.play.match import Match
from engine.play.match_file import MatchFile, summary
from engine.play.match_reading import read_match
from engine.play.saving import SavedLater, free_path, matches_folder
from engine.scenarios.catalog import load_scenario

DAY = datetime(2026, 3, 4, 12, tzinfo=UTC).timestamp()


@pytest.fixture
def scenario(table):
    return load_scenario("plain")


def finished(scenario, path, seats=("-", "greedy", "uniform"), seed=5):
    match = Match(scenario, seed, seats)
    file = MatchFile(match, path)
    while not match.over:
        match.play(match.legal_codes()[0])
    file.close()
    return match


def without_summary(path):
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(line for line in lines if '"summary"' not in line))


def test_a_closed_match_is_listed_without_replaying(scenario, tmp_path, monkeypatch):
    """The summary in the file says how it ended."""
    match = finished(scenario, tmp_path / "a.match")
    monkeypatch.setattr("engine.play.archive.read_match", None)
    (kept,) = kept_matches(tmp_path)
    told = summary(match)
    assert (kept.over, kept.moves, dict(kept.scores)) == (True, 12, told["scores"])
    assert kept.winners == tuple(told["winners"])
    assert dict(kept.places) == told["places"]
    assert [seat for seat, place in kept.places.items() if place == 1] == told["winners"]
    assert kept.seats == ("-", "greedy", "uniform")
    assert kept.variant == "pennies/plain"


def test_the_summary_changes_nothing_in_a_match(scenario, tmp_path):
    """It is a line for lists alone."""
    match = finished(scenario, tmp_path / "a.match")
    again = read_match(tmp_path / "a.match", scenario)
    assert [node.text for node in again.nodes] == [node.text for node in match.nodes]


def test_a_summary_holds_for_what_stands_before_it(scenario, tmp_path):
    """After another move the score is unknown until the match is played through."""
    path = tmp_path / "a.match"
    match = Match(scenario, 5)
    file = MatchFile(match, path)
    match.play(match.legal_codes()[0])
    file.close()
    assert glimpse(path).known
    with path.open("a") as stream:
        text = match.to_text(match.legal_codes()[0])
        event = {"move": text, "node": 2, "parent": 1, "who": "-", "seconds": 1.0}
        stream.write(json.dumps(event) + "\n")
    assert (glimpse(path).known, glimpse(path).moves) == (False, 2)


@pytest.mark.parametrize("cut", [0, 4])
def test_a_match_after_a_crash_is_played_through_once(scenario, tmp_path, cut):
    """Its summary is then in the file, whose date stays; a cut-off line is left out."""
    path = tmp_path / "a.match"
    finished(scenario, path)
    without_summary(path)
    path.write_bytes(path.read_bytes()[: len(path.read_bytes()) - cut])
    os.utime(path, (DAY, DAY))
    assert not glimpse(path).known
    found = refreshed(path)
    assert found.known
    assert found.fired
    assert glimpse(path) == found
    assert path.stat().st_mtime == DAY


def test_only_a_filter_that_asks_plays_a_match_through(scenario, tmp_path):
    """A plain list leaves the files as they are."""
    path = tmp_path / "a.match"
    finished(scenario, path)
    without_summary(path)
    before = path.read_bytes()
    kept_matches(tmp_path, Filters(seats=("greedy",), text=""))
    assert path.read_bytes() == before
    assert kept_matches(tmp_path, Filters(over=True))
    assert path.read_bytes() != before


FILTERS = [
    (Filters(variant="PLAIN"), {"a", "b"}),
    (Filters(variant="duel"), {"c"}),
    (Filters(seats=("greedy", "-")), {"a"}),
    (Filters(tag="dull"), {"b"}),
    (Filters(text="LONG pause"), {"b"}),
    (Filters(refused="PN-4"), {"b"}),
    (Filters(fired="PN-7"), {"a"}),
    (Filters(fired="PN-4"), {"a"}),  # the choices of b are secret yet
    (Filters(over=False), {"b", "c"}),
    (Filters(since=date(2026, 3, 5)), {"b", "c"}),
    (Filters(until=date(2026, 3, 4)), {"a"}),
    (Filters(variant="plain", tag="none"), set()),
]


@pytest.mark.parametrize(("filters", "wanted"), FILTERS)
def test_filters(scenario, tmp_path, filters, wanted):
    """Each filter lets through what it says, and together they all must hold."""
    folder = tmp_path / "kept"
    finished(scenario, folder / "a.match")
    os.utime(folder / "a.match", (DAY, DAY))
    match = Match(scenario, 6)
    file = MatchFile(match, folder / "b.match")
    match.play(match.legal_codes()[0])
    match.note(1, "A long pause", ("dull",))
    match.reject("choose 1", ("PN-4",))
    file.close()
    MatchFile(Match(load_scenario("duel"), 1), folder / "c.match").close()
    assert {kept.path.stem for kept in kept_matches(folder, filters)} == wanted


def test_the_winner_is_found_by_seat_and_by_bot(scenario, tmp_path):
    """A search for a bot's wins finds the seats that it had."""
    match = finished(scenario, tmp_path / "a.match")
    names = summary(match)["winners"]
    who = match.seats[match.seat_names.index(names[0])]
    assert kept_matches(tmp_path, Filters(winner=names[0]))
    assert kept_matches(tmp_path, Filters(winner=who))
    assert not kept_matches(tmp_path, Filters(winner="nobody"))


def test_a_file_that_is_no_match_is_listed_with_its_problem(tmp_path):
    """The list shows it, and no filter finds it."""
    (tmp_path / "broken.match").write_text("{}\n")
    (tmp_path / "cut.match").write_text('{"match": 1, "ga')
    found = kept_matches(tmp_path)
    assert len(found) == 2
    assert all(kept.problem for kept in found)
    assert kept_matches(tmp_path, Filters(tag="x")) == []


def test_the_last_played_comes_first(scenario, tmp_path):
    """In the order of the files' dates."""
    for day, name in enumerate(("a", "b", "c")):
        finished(scenario, tmp_path / f"{name}.match")
        os.utime(tmp_path / f"{name}.match", (DAY + day, DAY + day))
    assert [kept.path.stem for kept in kept_matches(tmp_path)] == ["c", "b", "a"]


def test_variations_are_counted(scenario, tmp_path):
    """A second move from one position is one variation."""
    match = Match(scenario, 5)
    file = MatchFile(match, tmp_path / "a.match")
    match.play(match.legal_codes()[0])
    match.go(0, override=True)
    match.play(match.legal_codes()[1])
    file.close()
    kept = glimpse(tmp_path / "a.match")
    assert (kept.moves, kept.variations) == (1, 1)


def test_a_match_without_moves_leaves_no_file(scenario, tmp_path):
    """It is saved from its first move on."""
    match = Match(scenario, 5)
    saved = SavedLater(match, tmp_path / "a.match")
    assert saved.path is None
    match.play(match.legal_codes()[0])
    assert len(read_match(tmp_path / "a.match", scenario).nodes) == 2
    saved.close()
    assert glimpse(tmp_path / "a.match").known


def test_a_folder_that_cannot_be_written_is_told(scenario, tmp_path):
    """And the match goes on."""
    (tmp_path / "file").write_text("")
    match = Match(scenario, 5)
    saved = SavedLater(match, tmp_path / "file" / "a.match")
    match.play(match.legal_codes()[0])
    match.play(match.legal_codes()[0])
    assert saved.problem
    assert saved.path is None


def test_names_of_matches_never_meet(scenario, tmp_path):
    """Two matches of one second get different files."""
    match = Match(scenario, 5)
    one = free_path(tmp_path, match)
    one.touch()
    assert free_path(tmp_path, match) != one


def test_a_project_keeps_its_own_matches(table):
    """In the folder 'matches'; without a project they are kept with the user's state."""
    assert "oikist" in str(matches_folder())
    (table / "project.toml").write_text("format = 1\n")
    assert matches_folder() == table / "matches"
