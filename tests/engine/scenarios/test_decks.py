"""Decks: tables of cards that follow a schema."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.columns import Amounts, Integer, Name, Order, Text
from engine.errors import ScenarioError
from engine.game import DeckSchema
from engine.scenarios.decks import Deck, deck_text, read_deck, write_deck

COLOURS = ("yellow", "orange", "brown", "red")
SCHEMA = DeckSchema(
    key="actions",
    title="Action cards",
    columns=(
        Name("border", "Colour that begins.", COLOURS),
        Order("order", "Order of the turns.", COLOURS),
        Amounts("roads", "Roads: base and enhanced.", size=2, low=0, high=8),
        Amounts("draw", "Tiles: base and enhanced.", size=2, low=0, high=20),
    ),
    fewest=1,
    most=3,
)
HEAD = 'format = 1\ngame = "board game"\ndeck = "actions"\ntitle = "Some"\n'
CARD = """
[[cards]]
border = "red"
order = ["yellow", "orange", "brown", "red"]
roads = [2, 3]
draw = [5, 7]
"""


def read(tmp_path, text):
    path = tmp_path / "some.toml"
    path.write_text(text)
    return read_deck(path, SCHEMA, "board game")


def faults(tmp_path, text):
    with pytest.raises(ScenarioError) as caught:
        read(tmp_path, text)
    return caught.value.faults


def test_a_deck_is_read_as_the_file_says(tmp_path):
    """Texts, orders and amounts, by the keys of the schema."""
    deck = read(tmp_path, HEAD + CARD)
    assert (deck.name, deck.title) == ("some", "Some")
    assert deck.cards[0]["order"] == ("yellow", "orange", "brown", "red")
    assert deck.cards[0]["roads"] == (2, 3)


@pytest.mark.parametrize(
    ("old", "new", "place", "part"),
    [
        ('border = "red"', 'border = "rd"', "cards[1].border", "did you mean 'red'?"),
        ('border = "red"', "", "cards[1].border", "missing"),
        ('border = "red"', "border = 3", "cards[1].border", "not a name"),
        ("roads", "raods", "cards[1].raods", "did you mean 'roads'?"),
        ('"orange"', '"yellow"', "cards[1].order", "'yellow' appears 2 times"),
        ('"orange", ', "", "cards[1].order", "orange missing"),
        ('"orange"', '"gold"', "cards[1].order", "unknown name 'gold'"),
        ("[2, 3]", "[2]", "cards[1].roads", "list 2 whole numbers from 0 to 8"),
        ("[2, 3]", "[3, 2]", "cards[1].roads", "2 follows 3"),
        ("[2, 3]", "[2, 9]", "cards[1].roads", "9 is out of range"),
        ("[2, 3]", "[true, 2]", "cards[1].roads", "whole numbers"),
        ("[5, 7]", "7", "cards[1].draw", "whole numbers"),
        ('"actions"', '"events"', "deck", "a deck for 'actions' is needed"),
        ('title = "Some"', 'titel = "Some"', "titel", "did you mean 'title'?"),
    ],
)
def test_a_faulty_card_is_named_by_its_number_and_key(tmp_path, old, new, place, part):
    """Each fault says which card, which column, and what is wanted."""
    found = faults(tmp_path, (HEAD + CARD).replace(old, new))
    assert any(fault.place == place and part in str(fault) for fault in found), found


def test_all_faults_of_a_deck_come_together(tmp_path):
    """A wrong border on card 1 and wrong amounts on card 2 are told at once."""
    text = HEAD + CARD.replace('"red"\n', '"rd"\n') + CARD.replace("[2, 3]", "[9, 2]")
    assert {fault.place for fault in faults(tmp_path, text)} == {
        "cards[1].border",
        "cards[2].roads",
    }


@pytest.mark.parametrize("count", [0, 4])
def test_a_deck_has_neither_too_few_nor_too_many_cards(tmp_path, count):
    """The schema's limits hold."""
    assert any(fault.place == "cards" for fault in faults(tmp_path, HEAD + CARD * count))


def test_an_empty_list_of_cards_is_too_short(tmp_path):
    """As well as none."""
    (fault,) = faults(tmp_path, HEAD + "cards = []\n")
    assert str(fault).endswith("cards: 0 cards; a deck has from 1 to 3")


def test_faults_name_the_card_and_names_are_compared_beside_them(tmp_path):
    """Rows are many: the name says which one; what is between cards is told at once too."""
    columns = (Text("name", "Name.", most=9, unique=True), Integer("worth", "Worth.", high=9))
    schema = DeckSchema("actions", "Cards", columns, 1, 9)
    path = tmp_path / "named.toml"
    rows = ('"Troy", worth = 10', '"Troy", worth = 1', "3, worth = 10", "3, worth = 1")
    cards = "".join(f"    {{ name = {row} }},\n" for row in rows)
    path.write_text(f"{HEAD}cards = [\n{cards}]\n")
    with pytest.raises(ScenarioError) as caught:
        read_deck(path, schema, "board game")
    assert [(fault.place, fault.what) for fault in caught.value.faults] == [
        ("cards[1].worth", "Troy: 10 is out of range"),
        ("cards[3].name", "3 is not text"),
        ("cards[3].worth", "10 is out of range"),
        ("cards[4].name", "3 is not text"),
        ("cards[2].name", "2 cards are called 'Troy'"),
    ]


AMOUNTS = st.lists(st.integers(0, 8), min_size=2, max_size=2).map(lambda pair: tuple(sorted(pair)))
CARDS = st.fixed_dictionaries(
    {
        "border": st.sampled_from(COLOURS),
        "order": st.sampled_from(list(permutations(COLOURS))),
        "roads": AMOUNTS,
        "draw": AMOUNTS,
    }
)


@given(st.lists(CARDS, min_size=1, max_size=3).map(tuple), st.text("ab\n\"'\\é"))
def test_a_written_deck_is_read_again(tmp_path_factory, cards, note):
    """Reading what was written gives the same deck, and writing it the same bytes."""
    path = tmp_path_factory.mktemp("decks") / "some.toml"
    deck = Deck("board game", "actions", "some", "Some", note, cards)
    write_deck(deck, path, SCHEMA)
    again = read_deck(path, SCHEMA, "board game")
    assert again == deck
    assert deck_text(again, SCHEMA) == path.read_text(encoding="utf-8")


def test_the_digest_is_that_of_the_cards(tmp_path):
    """A new note leaves it as it is, another order of the cards does not."""
    deck = read(tmp_path, HEAD + CARD + CARD.replace('"red"\n', '"brown"\n'))
    retitled = Deck(deck.game, deck.key, "other", "Other", "note", deck.cards)
    turned = Deck(deck.game, deck.key, "some", "Some", "", deck.cards[::-1])
    assert deck.digest == retitled.digest != turned.digest
