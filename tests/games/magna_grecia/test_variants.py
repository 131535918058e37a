"""The variants and the deck that come with the game."""

from __future__ import annotations

import pytest

from engine.declared import default_value
from engine.discovery import discover
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from engine.scenarios.decks import deck_text
from engine.scenarios.variants import read_variant, variant_text

GAME = discover()["magna_grecia"]
ENTRIES = catalog.variants("magna_grecia")
CLASSIC = load_scenario("magna_grecia/classic")
CARDS = CLASSIC.decks["actions"].cards


def test_the_variants_that_were_promised_are_there():
    """Player counts, readings of two sources, and a few experiments."""
    assert {entry.name for entry in ENTRIES} == {
        "classic",
        "classic-2",
        "classic-3",
        "czech",
        "face-down",
        "open-deck",
        "short",
        "strict-french",
        "strict-placement",
    }


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_a_shipped_variant_is_written_as_oikist_writes_it(entry):
    """Saving it from the workbench changes no byte."""
    assert variant_text(read_variant(entry.path)) == entry.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)
def test_a_shipped_variant_says_only_what_differs(entry):
    """And tells why in its note."""
    variant = read_variant(entry.path)
    seats = load_scenario(entry.source).seats
    assert variant.note.strip()
    for name, value in variant.parameters.items():
        assert value != default_value(GAME.parameters[name], seats), name
        if len(variant.parameters) > 1:
            assert f"- {name}: " in variant.note


@pytest.mark.parametrize(
    ("name", "seats", "score", "oracles"),
    [("classic", 4, 15, 9), ("classic-3", 3, 12, 7), ("classic-2", 2, 10, 7)],
)
def test_scores_and_oracles_depend_on_the_seats(name, seats, score, oracles):
    """MG-2 and MG-3: 15, 12 or 10 points to start with; nine or seven oracles."""
    scenario = load_scenario(f"magna_grecia/{name}")
    assert scenario.seats == seats
    assert scenario.parameters["start_score"] == (score,) * seats
    assert scenario.parameters["oracles"] == oracles


def test_the_shipped_deck_is_written_as_oikist_writes_it():
    """Saving it from the workbench changes no byte."""
    (entry,) = catalog.decks("magna_grecia")
    text = deck_text(CLASSIC.decks["actions"], GAME.deck_schemas["actions"])
    assert text == entry.path.read_text(encoding="utf-8")


def test_every_colour_stands_in_every_place_three_times():
    """The four orders of the deck form a Latin square, three cards each (MG-6)."""
    for place in range(4):
        colours = [card["order"][place] for card in CARDS]
        assert sorted(colours) == sorted(["yellow", "orange", "brown", "red"] * 3)


def test_the_border_is_the_colour_that_begins():
    """And each colour has a low, a medium and a high card."""
    for card in CARDS:
        assert card["border"] == card["order"][0]
    levels = [(2, 3), (3, 4), (4, 5)]
    for colour in ("yellow", "orange", "brown", "red"):
        assert [card["roads"] for card in CARDS if card["border"] == colour] == levels


def test_the_described_card_is_in_the_deck():
    """Figure A of the French rules: yellow first, 3 (4) roads, 2 (3) cities, 5 (7) tiles."""
    assert {
        "border": "yellow",
        "order": ("yellow", "orange", "brown", "red"),
        "roads": (3, 4),
        "cities": (2, 3),
        "draw": (5, 7),
    } in CARDS
