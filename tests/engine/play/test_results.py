"""Results: places, points by source, and the move that changed who is first."""

from __future__ import annotations

import random

import pytest

from engine.play.match import Match
from engine.play.results import SeatResult, by_place, results, turning_point
from engine.play.session import Session
from engine.records.replay import ranking
from engine.scenarios.catalog import load_scenario


def played(variant, seed=4):
    """A match played at random to its end."""
    match, chance = Match(load_scenario(variant), seed), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal_codes()))
    return match


def test_every_seat_has_a_result():
    """Score, place, and sources that sum to the score; a session tells the same as a match."""
    match = played("classic")
    found = results(match)
    assert tuple(one.name for one in found) == match.seat_names
    assert tuple(one.score for one in found) == match.standing()
    assert tuple(one.place for one in found) == ranking(match.scenario, match.state)
    for one in found:
        assert [name for name, _ in one.sources] == list(match.scenario.game.sources)
        assert sum(points for _, points in one.sources) == one.score
    session = Session.from_record(match.record(), match.scenario)
    assert results(session) == found


def test_a_game_need_not_tell_its_sources(table):
    """Places and scores are known of every game."""
    assert {one.sources for one in results(played("plain"))} == {()}


@pytest.mark.parametrize(
    ("places", "words"),
    [
        ((1, 2), "1 North, 2 East"),
        ((2, 1, 2, 4), "1 East, 2 North and South, 4 West"),
        ((0, 0), ""),
    ],
)
def test_places_in_words(places, words):
    """The best first, equal ones together, nothing if all lose."""
    names = ("north", "east", "south", "west")
    rows = zip(names, places, strict=False)
    found = tuple(
        SeatResult(seat, name, name.title(), 0, p, ()) for seat, (name, p) in enumerate(rows)
    )
    assert by_place(found) == words


def test_the_game_turned_with_the_last_change_of_the_first_place():
    """Before that move others were first; after it always the winners."""
    match = played("classic")
    turned = turning_point(match)
    assert turned is not None

    def first(number):
        places = ranking(match.scenario, match.nodes[number].state)
        return {seat for seat, place in enumerate(places) if place == 1}

    winners = {one.seat for one in results(match) if one.place == 1}
    line = [node.number for node in match.line()]
    after = line[line.index(turned.number) :]
    assert all(first(number) == winners for number in after)
    assert first(turned.parent) != winners


def test_nothing_turned_where_nothing_happened(table):
    """A match that has just begun has no such move."""
    assert turning_point(Match(load_scenario("plain"), 1)) is None
