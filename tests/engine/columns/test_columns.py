"""Columns of decks, one by one: what files and cells may say, and what people read."""

from __future__ import annotations

import pytest

from engine.columns import WHOLE, CopiesOf, Counts, Effect, Effects, Links, Text
from engine.game import DeckSchema
from engine.language import speaking
from tests.support.every_column import SCHEMA

COLUMNS = {column.key: column for column in SCHEMA.columns}


def read(key, entry):
    """Value and faults of an entry."""
    faults = []
    value = COLUMNS[key].read(entry, lambda what, remedy: faults.append(f"{what}; {remedy}"))
    return value, faults


def typed(key, text):
    """Entry and faults of a text in a cell, after the checks of cell and card."""
    faults = []

    def wrong(what, remedy):
        faults.append(f"{what}; {remedy}")

    entry = COLUMNS[key].put(None, WHOLE, text, wrong)
    if not faults:
        COLUMNS[key].read(entry, wrong)
    return entry, faults


@pytest.mark.parametrize(
    ("key", "entry", "value"),
    [
        ("title", "Quarry", "Quarry"),
        ("owner", "east", "east"),
        ("turns", ["south", "north", "east"], ("south", "north", "east")),
        ("roads", [2, 2], (2, 2)),
        ("points", -3, -3),
        ("share", 2, 2.0),
        ("closing", True, True),
        ("era", "classical", "classical"),
        ("cost", {"wood": 1, "hill": 2, "water_jar": 0}, {"hill": 2, "wood": 1}),
        ("after", "Quarry", ("Quarry",)),
        ("after", "", ()),
        ("after", ["Quarry", "Tower"], ("Quarry", "Tower")),
        ("effects", ["halve_hands 7", "CALM"], ("halve_hands above=7", "calm")),
        ("picture", "cards/tower.SVG", "cards/tower.SVG"),
        ("copies", 4, 4),
    ],
)
def test_what_a_file_may_say(key, entry, value):
    """Each kind gives its value, without a fault."""
    assert read(key, entry) == (value, [])


@pytest.mark.parametrize(
    ("key", "entry", "parts"),
    [
        ("title", 3, ["3 is not text; give a text"]),
        ("title", "", ["is empty; give a line of text, 20 characters at most"]),
        ("title", " Quarry", ["begins or ends with a space"]),
        ("title", "two\nlines", ["has several lines"]),
        ("title", "x" * 21, ["21 characters; give a line"]),
        ("owner", 3, ["3 is not a name; use one of: north, east, south"]),
        ("owner", "noth", ["unknown name 'noth'; did you mean 'north'?"]),
        ("turns", ["north", "north", "wst"],
         ["'north' appears 2 times", "unknown name 'wst'", "east and south missing"]),
        ("turns", "north", ["'north' is not a list of names"]),
        ("roads", [3, 2], ["2 follows 3; amounts must never fall"]),
        ("roads", [1, 2, 10], ["3 numbers in it; list 2", "10 is out of range"]),
        ("points", True, ["true is not a whole number; give a whole number from −3 to 12"]),
        ("points", 13, ["13 is out of range"]),
        ("share", "much", ["'much' is not a number; give a number from 0 to 2, 2 decimals at most"]),
        ("share", float("nan"), ["nan is not a number"]),
        ("share", 2.5, ["2.5 is out of range"]),
        ("share", 0.125, ["0.125 has too many decimals"]),
        ("closing", 1, ["1 is neither true nor false; give true or false"]),
        ("era", "mythicl", ["unknown name 'mythicl'; did you mean 'mythical'?"]),
        ("cost", [2], ["[2] is not a table of numbers; write it like { hill = 2 }"]),
        ("cost", {"hil": 1, "wood": 9, "hill": "2"},
         ["unknown name 'hil'; did you mean 'hill'?", "wood: 9 is out of range",
          "hill: '2' is not a whole number"]),
        ("cost", {"hill": 4, "wood": 3}, ["7 together; 6 at most"]),
        ("after", 3, ["3 is not a list of names; give 2 other cards at most, by title"]),
        ("after", ["A", "B", "C"], ["3 names in it; 2 at most"]),
        ("after", ["A", "A"], ["'A' appears 2 times; write it once"]),
        ("effects", "calm", ['is not a list of effects; write it like ["halve_hands above=0"]']),
        ("effects", ["halve_hand above=7"], ["did you mean 'halve_hands'?"]),
        ("effects", ["halve_hands"], ["halve_hands lacks above; above is a whole number from 0"]),
        ("effects", ["halve_hands above=13"], ["halve_hands above=13 is out of range"]),
        ("effects", ["swap form=1 to=2"],
         ["swap has no 'form'; did you mean 'from'?"]),
        ("effects", ["swap form=1"], ["swap has no 'form'; did you mean 'from'?", "swap lacks to"]),
        ("effects", ["swap from=99"], ["swap from=99 is out of range", "swap lacks to"]),
        ("effects", ["swap from=1 from=2 to=3"], ["'from' appears twice"]),
        ("effects", ["swap one 2"], ["'one' is not a whole number"]),
        ("effects", ["calm 3"], ["calm has no '3'"]),
        ("effects", ["calm"] * 3, ["3 effects in it; 2 at most"]),
        ("picture", "../tower.svg", ["is not a valid picture; give a file below the folder of the deck"]),
        ("picture", "/cards/tower.svg", ["is not a valid picture"]),
        ("picture", "C:/tower.svg", ["is not a valid picture"]),
        ("picture", "tower.exe", ["is not a valid picture"]),
        ("picture", 3, ["3 is not text"]),
        ("copies", 0, ["0 is out of range; give a whole number from 1 to 4"]),
    ],
)  # fmt: skip
def test_what_a_file_may_not_say(key, entry, parts):
    """Every fault at once, each with its remedy."""
    _, faults = read(key, entry)
    assert len(faults) == len(parts), faults
    for fault, part in zip(faults, parts, strict=True):
        assert part.replace("−", "-") in fault.replace("−", "-")


@pytest.mark.parametrize(
    ("key", "text", "entry"),
    [
        ("title", "  Old   Quarry ", "Old Quarry"),
        ("owner", "EAST", "east"),
        ("turns", "south, North, east", ["south", "north", "east"]),
        ("points", " -3 ", -3),
        ("points", "3,0", 3),
        ("share", "0,5", 0.5),
        ("share", ".25", 0.25),
        ("closing", "x", True),
        ("closing", "TRUE", True),
        ("closing", "", False),
        ("era", "Classical", "classical"),
        ("cost", "hill 2, wood 1", {"hill": 2, "wood": 1}),
        ("cost", "2 hill; wood", {"hill": 2, "wood": 1}),
        ("cost", "hill=2 + wood: 1", {"hill": 2, "wood": 1}),
        ("cost", "hill x2, 1x water_jar", {"hill": 2, "water_jar": 1}),
        ("cost", "Hill, hill, wood", {"hill": 2, "wood": 1}),
        ("cost", "", {}),
        ("after", "Quarry;  Tower ;", ["Quarry", "Tower"]),
        ("effects", "Swap 1 3; calm", ["swap from=1 to=3", "calm"]),
        ("effects", "swap to: 3 from = 1", ["swap from=1 to=3"]),
        ("effects", "", []),
        ("picture", " cards\\tower.png ", "cards/tower.png"),
        ("copies", "2", 2),
    ],
)
def test_what_people_may_type(key, text, entry):
    """Spreadsheets and people write one thing in several ways."""
    assert typed(key, text) == (entry, [])


@pytest.mark.parametrize(
    ("key", "text", "part"),
    [
        ("title", "", "is empty; give a line of text"),
        ("points", "many", "'many' is not a whole number; give a whole number"),
        ("points", "", "is empty"),
        ("points", "2.5", "'2.5' is not a whole number"),
        ("share", "1e3", "'1e3' is not a number"),
        ("share", "", "is empty"),
        ("closing", "perhaps", "'perhaps' is neither yes nor no; write yes or no"),
        ("cost", "hill 2, wod 1", "unknown name 'wod'; did you mean 'wood'?"),
        ("cost", "hill -1", "unknown name 'hill -1'"),
        ("cost", "hill 999999", "hill: 999999 is out of range"),
        ("effects", "halv_hands 7", "unknown effect 'halv_hands'; did you mean 'halve_hands'?"),
        ("copies", "9", "9 is out of range"),
    ],
)
def test_what_cannot_be_typed_is_told(key, text, part):
    """In one sentence, with what may stand there instead."""
    _, faults = typed(key, text)
    assert len(faults) == 1
    assert part in faults[0]


def test_people_type_in_their_language():
    """Yes and no; the words of files stay."""
    with speaking("fr"):
        assert typed("closing", "oui") == (True, [])
        assert COLUMNS["closing"].shown(True) == "oui"
        assert COLUMNS["closing"].cell(True) == "yes"


def test_effects_are_packed_for_kernels():
    """Number of the word from 1, then its arguments; nought where there is none."""
    packed = COLUMNS["effects"].pack(("swap from=1 to=3", "calm"))
    assert packed.dtype == "int32"
    assert packed.tolist() == [[3, 1, 3], [2, 0, 0]]
    assert COLUMNS["effects"].pack(()).tolist() == [[0, 0, 0]] * 2


def test_effects_are_sentences():
    """With their numbers, and in the language of the reader."""
    effects = COLUMNS["effects"]
    said = ("Hands of more than 1 card are halved.", "Seats 3 and 1 change places.")
    assert effects.paragraphs(("halve_hands above=1", "swap from=3 to=1")) == said
    words = {effects.vocabulary[0].sentence: "Plus de {above:carte|cartes} : la moitié."}
    french = effects.in_words(lambda text: words.get(text, text), {})
    with speaking("fr"):
        assert french.paragraphs(("halve_hands above=7",)) == ("Plus de 7 cartes : la moitié.",)


def test_what_people_read():
    """Titles of names, ticks, and nothing for what is not there."""
    shown = {
        "owner": "North", "turns": "North East", "roads": "1 2", "closing": "yes",
        "era": "Mythical", "cost": "hill 2, water jar 1", "after": "Quarry; Tower",
    }  # fmt: skip
    values = {
        "owner": "north", "turns": ("north", "east"), "roads": (1, 2), "closing": True,
        "era": "mythical", "cost": {"hill": 2, "water_jar": 1}, "after": ("Quarry", "Tower"),
    }  # fmt: skip
    assert {key: COLUMNS[key].shown(value) for key, value in values.items()} == shown
    assert COLUMNS["roads"].line((1, 2)) == ("roads", "1", "(2)")
    assert COLUMNS["after"].line(("Quarry",)) == ("after", "Quarry", "")
    for key, nothing in {"closing": False, "cost": {}, "after": (), "effects": ()}.items():
        assert COLUMNS[key].line(nothing) is None


@pytest.mark.parametrize(
    ("key", "old", "new", "said"),
    [
        ("points", 3, 4, "points is 4 instead of 3"),
        ("closing", False, True, "closing is yes instead of no"),
        ("cost", {"hill": 2}, {"hill": 1, "wood": 1},
         "cost: hill 1 instead of 2, wood 1 instead of 0"),
        ("after", (), ("Quarry",), "after is Quarry instead of none"),
        ("effects", ("calm",), ("swap from=1 to=2",),
         "effects: swap from=1 to=2 added, calm removed"),
        ("effects", ("calm", "swap from=1 to=2"), ("swap from=1 to=2", "calm"),
         "effects: another order"),
    ],
)  # fmt: skip
def test_how_two_cells_differ(key, old, new, said):
    """In words that say no more than what is different."""
    assert COLUMNS[key].difference(key, old, new) == said


@pytest.mark.parametrize(
    ("key", "text", "offered"),
    [
        ("cost", "", ["hill 1", "wood 1", "water_jar 1"]),
        ("cost", "hill 2, w", ["hill 2, wood 1", "hill 2, water_jar 1"]),
        ("after", "Tower; ", ["Tower; Quarry"]),
        ("effects", "calm; h",
         ["calm; halve_hands above=0", "calm; calm", "calm; swap from=1 to=1"]),
        ("effects", "calm",
         ["halve_hands above=0", "calm", "swap from=1 to=1",
          "calm; halve_hands above=0", "calm; calm", "calm; swap from=1 to=1"]),
        ("era", "", ["mythical", "classical"]),
        ("picture", "", ["tower.svg"]),
    ],
)  # fmt: skip
def test_what_is_offered_while_typing(key, text, offered):
    """Only what may stand there, behind what is typed already."""
    cards = [{"title": "Quarry", "picture": ""}, {"title": "Tower", "picture": "tower.svg"}]
    assert COLUMNS[key].offers(text, cards) == offered


@pytest.mark.parametrize(
    ("key", "value", "to", "place", "entry"),
    [
        ("points", 3, "+2", [], 5),
        ("points", 3, "7", [], 7),
        ("points", 3, "7", ["1"], None),
        ("share", 0.5, "+0.25", [], 0.75),
        ("share", 0.5, 2, [], 2),
        ("cost", {}, "hill 2", [], {"hill": 2}),
        ("cost", {}, {"hill": 2}, [], {"hill": 2}),
        ("closing", False, "yes", [], True),
        ("effects", (), "calm", [], ["calm"]),
        ("roads", (1, 2), "+1", ["2"], [1, 3]),
        ("roads", (1, 2), "+1", ["3"], None),
    ],
)
def test_changes_from_the_command_line(key, value, to, place, entry):
    """A sign adds to a number; a place that is not there is none."""
    assert COLUMNS[key].changed(value, to, place) == entry


def test_questions_about_cards():
    """Answers that can be had, the interesting one first."""
    cards = [{"points": 1, "cost": {"hill": 3}}, {"points": 4, "cost": {}}]
    (asked,) = COLUMNS["points"].questions(cards)
    assert [title for title, _ in asked.answers] == ["1 or more", "4 or more"]
    assert [asked.answers[asked.usual][1](card) for card in cards] == [False, True]
    hills = next(iter(COLUMNS["cost"].questions(cards)))
    assert (hills.title, len(hills.answers)) == ("cost, hill", 3)
    assert [hills.answers[2][1](card) for card in cards] == [True, False]


def test_a_name_like_another():
    """The next number that is free, within the length of the column."""
    title = COLUMNS["title"]
    assert title.another("Street", []) == "Street"
    assert title.another("Street", ["Street", "Street 2"]) == "Street 3"
    assert title.another("Street 2", ["Street", "Street 2"]) == "Street 3"
    assert title.another("x" * 20, ["x" * 20]) == "x" * 18 + " 2"


def test_a_name_of_its_own():
    """No two cards have the same where the column says so; all but the first are told."""
    cards = [{"name": "Tyre"}, {"name": "Sidon"}, {"name": "tyre"}, {}]
    faults = []
    for unique in (False, True):
        column = Text("name", "Name.", unique=unique)
        column.across(cards, lambda number, what, remedy: faults.append((number, what, remedy)))
    assert faults == [(2, "2 cards are called 'tyre'", "give each of them a name of its own")]


@pytest.mark.parametrize(
    ("columns", "part"),
    [
        ((Text("name", "A."), Text("name", "B.")), "one key"),
        ((Text("name", "A."), Links("after", "B.", by="title")), "by no text column"),
        ((Counts("cost", "A.", ("hill",)), Links("after", "B.", by="cost")), "by no text column"),
    ],
)
def test_a_schema_that_makes_no_sense_is_refused(columns, part):
    """At once, when the game is loaded."""
    with pytest.raises(ValueError, match=part):
        DeckSchema("d", "D", columns, 1, 9)


def test_all_texts_for_people_are_known_to_translators():
    """Names of every list, and the sentences of effects with their blanks."""
    said = {text for column in SCHEMA.columns for text in column.words()}
    assert {"north", "mythical", "water jar", "Nothing happens.", "Worth in the end."} <= said
    assert "Seats {from} and {to} change places." in said
    assert isinstance(Effects("e", "E.", vocabulary=(Effect("a", "A."),)).words(), tuple)


def test_copies_of_several_kinds_are_counted_together():
    """Such as one in each of three piles; a card does not say how many there are of it."""
    column = CopiesOf("piles", "In which piles.", ("early", "late"), high=3)
    schema = DeckSchema("cards", "Cards", (Text("title", "A."), column), 1, 9)
    cards = [{"title": "Hill", "piles": {"early": 1, "late": 2}}, {"title": "Sea", "piles": {}}]
    assert [schema.copies(card) for card in cards] == [3, 0]
    assert column.line(cards[0]["piles"]) is None
    assert (column.quantities, column.measured(cards[0]["piles"])) == ((), ())
