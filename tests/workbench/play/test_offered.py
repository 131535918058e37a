"""What is said of the match that can be taken up again."""

from __future__ import annotations

import json

import pytest

from engine.play.match import Match
from engine.play.match_file import MatchFile
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from workbench.play.archive.offered import offer_of


@pytest.fixture
def kept(tmp_path):
    """A file of a match of two with five moves, and the match."""
    match = Match(load_scenario("classic-2"), 4, (PERSON, "greedy"))
    file = MatchFile(match, tmp_path / "2031-05-01-183000-classic-2-4.match")
    for _ in range(5):
        match.play(match.legal_codes()[0], "greedy")
    yield match, file
    file.close()


def test_it_says_what_match_it_was(app, kept):
    """Variant, seats and move: a date alone tells nobody which one it is."""
    match, file = kept
    said = offer_of(file.path).said
    assert said.startswith(f"{match.scenario.title} with 1 person and 1 bot, last played ")
    assert said.endswith(": move 5, not over yet.")


@pytest.mark.parametrize(
    ("scores", "said"),
    [((9, 4), "not over yet. Yellow leads with 9."), ((4, 4), "not over yet.")],
)
def test_it_says_who_leads_where_the_file_knows(app, kept, scores, said):
    """A match that was closed has a summary; all equal is no lead."""
    _, file = kept
    file.close()
    *lines, last = file.path.read_text().splitlines()
    summary = json.loads(last)
    names = list(summary["summary"]["scores"])
    summary["summary"]["scores"] = dict(zip(names, scores, strict=True))
    file.path.write_text("\n".join([*lines, json.dumps(summary), ""]))
    assert offer_of(file.path).said.endswith(said)


def test_a_file_that_cannot_be_read_is_told_by_its_date(app, tmp_path):
    """Nothing fails at the start of the program."""
    path = tmp_path / "broken.match"
    path.write_text("{")
    assert offer_of(path).said.startswith("The match of ")
    assert offer_of(path, over=True).said.endswith(" is over.")


@pytest.mark.parametrize(
    ("winners", "said"),
    [(1, "ended after 5 moves. Yellow won."), (2, "ended after 5 moves. Yellow, Orange won.")],
)
def test_a_match_that_is_over_is_told_as_such(app, kept, winners, said):
    """How long it was and who won, and no word of going on."""
    _, file = kept
    file.close()
    *lines, last = file.path.read_text().splitlines()
    summary = json.loads(last)
    names = list(summary["summary"]["scores"])
    summary["summary"] |= {"over": True, "winners": names[:winners]}
    file.path.write_text("\n".join([*lines, json.dumps(summary), ""]))
    offer = offer_of(file.path)
    assert offer.over
    assert offer.said.endswith(said)


def test_what_a_killed_program_knew_of_the_end_is_believed(app, kept):
    """Its file has no summary, its mark says so."""
    _, file = kept
    offer = offer_of(file.path, over=True)
    assert offer.over
    assert offer.said.endswith("ended after 5 moves.")
