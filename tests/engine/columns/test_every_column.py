"""A deck with a column of every kind: files, CSV, differences, copies."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import ScenarioError
from engine.scenarios.deck_csv import cards_from_csv, cards_to_csv
from engine.scenarios.deck_differences import differences
from engine.scenarios.deck_facts import levels, number_facts
from engine.scenarios.deck_sheet import new_card, slots_of, sort_key, text_of, written
from engine.scenarios.decks import Deck, as_card, as_entries, deck_text, parse_deck
from tests.support.every_column import DECK, SCHEMA, SEATS


def deck_of(text):
    return parse_deck(text, Path("all.toml"), SCHEMA, "city")


CARDS = [as_entries(card) for card in deck_of(DECK).cards]


def faults_of(text):
    with pytest.raises(ScenarioError) as caught:
        deck_of(text)
    return {fault.place: f"{fault.what}; {fault.remedy}" for fault in caught.value.faults}


def test_a_deck_is_written_as_it_was_read():
    """What a column says by default is left out, in the order of the schema."""
    deck = deck_of(DECK)
    assert deck_text(deck, SCHEMA) == DECK
    quarry = deck.cards[0]
    assert (quarry["share"], quarry["closing"], quarry["effects"]) == (1.0, False, ())
    assert (quarry["cost"], quarry["after"], quarry["copies"]) == ({"hill": 2, "wood": 1}, (), 1)


def test_what_is_said_by_default_is_the_same_deck():
    """Whether a file writes it or not, and in whatever order it counts."""
    said = DECK.replace("cost = { hill = 2, wood = 1 }",
                        "cost = { wood = 1, hill = 2 }, share = 1, copies = 1, effects = []")  # fmt: skip
    assert deck_of(said).digest == deck_of(DECK).digest
    assert deck_of(DECK.replace("hill = 2", "hill = 3")).digest != deck_of(DECK).digest


def test_all_faults_of_all_kinds_come_together():
    """By card and column."""
    text = (
        DECK.replace('"mythical"', '"mythicl"').replace("hill = 2", "hil = 2")
        .replace("above=7", "above=70").replace("share = 0.5", 'share = "0.5"')
    )  # fmt: skip
    assert {place.removeprefix("cards") for place in faults_of(text)} == {
        "[1].era", "[1].cost", "[2].effects", "[2].share"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "place", "part"),
    [
        ('after = "Quarry"', 'after = "Quary"', "cards[2].after", "did you mean 'Quarry'?"),
        ('after = "Quarry"', 'after = "Xyz"', "cards[2].after", "use the name of a card"),
        ('after = "Quarry"', 'after = "Tower"', "cards[2].after", "refers to itself"),
        ('"Harbour"', '"Tower"', "cards[3].after", "2 cards are called 'Tower'"),
        ('title = "Quarry", ', "", "cards[1].title", "missing; add it: What it is called."),
        ('title = "Quarry", ', 'titel = "Quarry", ', "cards[1].titel", "did you mean 'title'?"),
    ],
)
def test_references_are_to_cards_that_are_there(old, new, place, part):
    """Each to one card, and not to the card itself."""
    assert part in faults_of(DECK.replace(old, new))[place]


def test_a_new_card_follows_the_schema():
    """Also the first one of a deck."""
    card = new_card(SCHEMA)
    texts = {slot: text_of(card, slot) for slot in slots_of(SCHEMA)}
    assert written(SCHEMA, {}, texts, "card 1") == (card, [])


ROWS = st.fixed_dictionaries(
    {
        "title": st.sampled_from(("Quarry", "Zoë, “old”", 'a "b"', "x;y", "=1+1", "Tower 2")),
        "owner": st.sampled_from(SEATS),
        "turns": st.permutations(SEATS).map(list),
        "roads": st.lists(st.integers(0, 9), min_size=2, max_size=2).map(sorted),
        "points": st.integers(-3, 12),
        "share": st.integers(0, 200).map(lambda cents: cents / 100),
        "closing": st.booleans(),
        "era": st.sampled_from(("mythical", "classical")),
        "cost": st.builds(
            lambda *counts: {name: n for name, n in zip(("hill", "wood", "water_jar"), counts,
                                                        strict=True) if n},
            *[st.integers(0, 2)] * 3,
        ),
        "after": st.just([]),
        "effects": st.lists(
            st.one_of(
                st.integers(0, 12).map("halve_hands above={}".format),
                st.just("calm"),
                st.tuples(st.integers(1, 3), st.integers(1, 3)).map(
                    lambda pair: f"swap from={pair[0]} to={pair[1]}"
                ),
            ),
            max_size=2,
        ),
        "picture": st.sampled_from(("", "a.svg", "cards/é b.png")),
        "copies": st.integers(1, 4),
        "piles": st.builds(
            lambda low, deep: {name: n for name, n in (("low", low), ("deep", deep)) if n},
            *[st.integers(0, 3)] * 2,
        ),
    }
)  # fmt: skip


@given(st.lists(ROWS, min_size=1, max_size=5), st.sampled_from(",;\t"))
def test_cards_come_back_from_files_tables_and_journals(cards, delimiter):
    """TOML, CSV, JSON and single cells say the same cards."""
    deck = Deck("city", SCHEMA.key, "all", "All", "", tuple(map(as_card, cards)))
    text = deck_text(deck, SCHEMA)
    assert deck_of(text) == deck
    assert deck_text(deck_of(text), SCHEMA) == text
    assert cards_from_csv(cards_to_csv(cards, SCHEMA, delimiter), SCHEMA) == cards
    assert json.loads(json.dumps(cards)) == cards
    for card in cards:
        texts = {slot: text_of(card, slot) for slot in slots_of(SCHEMA)}
        assert written(SCHEMA, card, texts, "card") == (card, [])


def test_csv_names_every_fault_by_row_and_column():
    """Also what is between the cards."""
    text = cards_to_csv(CARDS, SCHEMA)
    with pytest.raises(ScenarioError) as caught:
        cards_from_csv(text.replace("above=7", "above=70").replace("hill 2", "hil 2"), SCHEMA)
    assert {fault.place for fault in caught.value.faults} == {"row 2, cost", "row 3, effects"}
    with pytest.raises(ScenarioError, match="row 4, after: no card is called 'Towr'"):
        cards_from_csv(text.replace("Quarry; Tower", "Quarry; Towr"), SCHEMA)


def test_differences_are_found_in_every_kind():
    """Cell by cell, a card moved among them; equal decks have none."""
    other = [dict(card) for card in CARDS]
    other[0] |= {"cost": {"hill": 1}, "closing": True, "effects": ["calm"], "copies": 2}
    found = differences(SCHEMA, CARDS, other)
    assert [one.slot.key for one in found] == ["closing", "cost", "effects", "copies"]
    assert differences(SCHEMA, CARDS, [as_card(card) for card in CARDS]) == ()
    assert [one.kind for one in differences(SCHEMA, CARDS, CARDS[1:] + CARDS[:1])] == ["moved"]


def test_every_column_sorts():
    """Without an error, and a card is not above itself."""
    for slot in slots_of(SCHEMA):
        ordered = sorted(CARDS, key=lambda card, slot=slot: sort_key(card, slot))
        assert len(ordered) == len(CARDS)
    by_cost = sorted(CARDS, key=lambda card: sort_key(card, slots_of(SCHEMA)[9]))
    assert [card["title"] for card in by_cost] == ["Tower", "Quarry", "Harbour"]


def test_copies_are_cards():
    """They are dealt, and counted in every fact."""
    dealt = SCHEMA.dealt(CARDS)
    assert [card["title"] for card in dealt] == ["Quarry", "Tower", "Tower", "Tower", "Harbour"]
    facts = {one.title: one for one in number_facts(SCHEMA, dealt)}
    assert (facts["points"].total, facts["cost, hill"].total) == (0, 2)
    assert float(facts["share"].mean) == pytest.approx(0.75)
    eras = next(one for one in levels(SCHEMA, dealt) if one.column.key == "era")
    assert {name: sum(counts) for name, counts in eras.counts.items()} == {
        "mythical": 1, "classical": 4
    }  # fmt: skip
