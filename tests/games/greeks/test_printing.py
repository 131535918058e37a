"""Cards are printed as a variant has them."""

from __future__ import annotations

import pytest

from engine.errors import OikistError
from engine.games.greeks import GAME
from engine.scenarios.catalog import load_scenario
from workbench.printing.card_pages import faces_of
from workbench.printing.look import Look
from workbench.printing.printable import printable_scenario


def printed(source, deck, changes=None):
    decks = printable_scenario(load_scenario(source, changes)).decks
    return next(one.cards for one in decks if one.key == deck)


def copies(source, changes):
    cards = printed(source, "resources", changes)
    return sum(sum(card["eras"].values()) for card in cards)


@pytest.mark.parametrize("changes", [{}, {"suits": "eleven"}, {"copies": 2}])
def test_resources_that_are_not_in_the_game_are_not_printed(changes):
    """GR-Q5 and GR-Q6: as many sheets are cut as cards are played with."""
    scenario = load_scenario("greeks/prototype", changes)
    assert copies("greeks/prototype", changes) == int(scenario.record.all_resources)


def test_more_resources_than_there_is_room_for_are_refused():
    """GR-Q5 and GR-Q6 together: eleven suits, twice."""
    with pytest.raises(OikistError, match="resources") as refused:
        load_scenario("greeks/prototype", {"suits": "eleven", "copies": 2})
    places = [fault.place for fault in refused.value.faults]
    assert places == ["+suits=eleven+copies=2: decks.resources"]


def test_disasters_say_what_they_do_and_must_be_beaten_by():
    """GR-Q3 and GR-17: (15 + 4 x 15) x 70 % is 52; a limit of 11 halves hands of more than 10."""
    famine = next(
        card for card in printed("greeks/recommended-4", "disasters") if card["name"] == "Famine"
    )
    assert famine["strength"] == 52
    assert famine["effects"] == ("halve_hands_above above=10",)
    (told,) = [
        card["effects"]
        for card in printed("greeks/prototype", "disasters")
        if card["name"] == "Famine"
    ]
    assert told == ("halve_hands_above above=7",)


def test_what_does_not_count_stands_on_no_card():
    """GR-5, GR-17 and GR-Q20: no reading of suits, no share of a player, no reward that is none."""

    def columns(deck, **changes):
        return {key for card in printed("greeks/prototype", deck, changes) for key in card}

    assert not columns("resources") & {"suits"}
    assert not columns("disasters") & {"per_player", "points"}
    assert "points" in columns("disasters", reward="points")
    deck = next(
        one
        for one in printable_scenario(load_scenario("greeks/prototype")).decks
        if one.key == "disasters"
    )
    faces = faces_of(GAME, deck, Look())
    assert {face.title.partition(" · ")[2] for face in faces} >= {"Famine"}
    assert not [line for face in faces for line in face.lines if "player" in line[0]]


def test_points_are_those_of_the_era():
    """GR-V11: half the points of the first era, and all of the others."""
    for deck in ("lands", "buildings"):
        whole = printed("greeks/prototype", deck)
        half = printed("greeks/prototype", deck, {"worth_mythical": 50})
        for one, other in zip(whole, half, strict=True):
            part = 0.5 if one["era"] == "mythical" else 1
            assert other["points"] == part * one["points"]
            assert {**one, "points": 0} == {**other, "points": 0}
