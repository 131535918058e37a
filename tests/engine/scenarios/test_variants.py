"""Variants: what differs, inherited, with faults at their place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import ScenarioError
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from engine.scenarios.variants import Variant, read_variant, resolve, variant_text


def put(table, name, text):
    """A variant of pennies that says `text`."""
    path = table / "variants" / "pennies" / f"{name}.toml"
    path.write_text(f'format = 1\ngame = "pennies"\ntitle = "{name}"\n{text}')
    return path


def faults(name, overrides=None):
    with pytest.raises(ScenarioError) as caught:
        load_scenario(name, overrides)
    return [
        (fault.file.rpartition("/")[2], fault.place, str(fault)) for fault in caught.value.faults
    ]


def test_a_child_has_what_it_does_not_say_from_its_parents(table):
    """Seats, decks and parameters come down a chain of three files."""
    put(table, "young", 'extends = "duel"\n[parameters]\nrounds = 2\n')
    scenario = load_scenario("young")
    assert scenario.seats == 2
    assert scenario.parameters["rounds"] == 2
    assert scenario.parameters["tie"] == "nobody"
    assert [path.stem for path in scenario.files] == ["young", "duel", "plain", "plain"]


def test_a_circle_of_parents_is_a_fault(table):
    """Two variants that extend each other are named, not followed for ever."""
    put(table, "one", 'extends = "two"\n')
    put(table, "two", 'extends = "one"\n')
    assert any(place == "extends" and "in turn" in text for _, place, text in faults("one"))


def test_a_variant_that_extends_its_own_name_means_another_file(table):
    """A copy somewhere else may extend the one that it is named after."""
    path = table / "plain.toml"
    path.write_text(
        'format = 1\ngame = "pennies"\ntitle = "Mine"\nextends = "plain"\n[parameters]\nrounds = 1\n'
    )
    scenario = load_scenario(str(path))
    assert (scenario.title, scenario.parameters["rounds"], scenario.seats) == ("Mine", 1, 3)


def test_a_variant_that_extends_itself_is_a_fault(table):
    """Without a namesake there is nothing to extend."""
    put(table, "plain", 'extends = "plain"\n')
    assert any("'plain' extends itself" in text for *_, text in faults("plain"))


def test_an_unknown_parent_is_a_fault_with_a_proposal(table):
    """The nearest name is offered."""
    put(table, "young", 'extends = "plian"\n')
    assert ("young.toml", "extends") in [fault[:2] for fault in faults("young")]
    assert "did you mean 'plain'?" in str(faults("young"))


def test_a_parents_fault_is_named_with_the_parents_file(table):
    """Who reads the message opens the right file."""
    put(table, "old", 'extends = "plain"\n[parameters]\nrounds = 99\n')
    put(table, "young", 'extends = "old"\n[parameters]\nprize = 1\n')
    assert [fault[:2] for fault in faults("young")] == [("old.toml", "parameters.rounds")]


def test_a_child_that_says_better_hides_a_parents_value(table):
    """Only values that count are judged."""
    put(table, "old", 'extends = "plain"\n[parameters]\nrounds = 99\n')
    put(table, "young", 'extends = "old"\n[parameters]\nrounds = 3\n')
    assert load_scenario("young").parameters["rounds"] == 3


def test_all_faults_of_a_variant_come_together(table):
    """Seats, a board that the game does not have, a deck and two parameters at once."""
    text = (
        'seats = 9\nboard = "x"\n[decks]\npennies = "plian"\n[parameters]\nrounds = 0\nties = 1\n'
    )
    put(table, "bad", text)
    assert [place for _, place, _ in faults("bad")] == [
        "seats",
        "board",
        "decks.pennies",
        "parameters.rounds",
        "parameters.ties",
    ]


@pytest.mark.parametrize(
    ("text", "place"), [("rounds = 2", "rounds"), ("[toggles]\nrounds = 2", "toggles")]
)
def test_a_parameter_in_the_wrong_place_is_told_the_right_one(table, text, place):
    """At the top, or in a table of another name; other keys are told what is like them."""
    path = table / "variants/pennies/odd.toml"
    path.write_text(f'format = 1\ngame = "pennies"\ntitle = "Odd"\n{text}\n')
    with pytest.raises(ScenarioError) as caught:
        read_variant(path)
    (fault,) = caught.value.faults
    assert (fault.place, fault.remedy) == (place, "write parameters under [parameters]")


def test_a_deck_outside_its_table_is_told_where_it_belongs(table):
    """As parameters are."""
    path = table / "variants/pennies/odd.toml"
    path.write_text('format = 1\ngame = "pennies"\ntitle = "Odd"\npennies = "plain"\n')
    with pytest.raises(ScenarioError) as caught:
        read_variant(path)
    (fault,) = caught.value.faults
    assert (fault.place, fault.remedy) == ("pennies", "write decks under [decks]")


@pytest.mark.parametrize(("key", "told"), [("penies", "did you mean"), ("deck", "use one of: ")])
def test_a_deck_under_a_wrong_name_is_told_once(table, key, told):
    """It is not missing, too."""
    put(table, "bad", f'seats = 2\n[decks]\n{key} = "plain"\n')
    ((_, place, said),) = faults("bad")
    assert place == f"decks.{key}"
    assert told in said
    assert "pennies" in said


@pytest.mark.parametrize("seats", ['"four"', "0", "70", "4.5", "true"])
def test_seats_that_are_no_number_are_told_how_many_the_game_takes(table, seats):
    """And not how large a number in a file may be."""
    put(table, "bad", f'extends = "plain"\nseats = {seats}\n')
    ((_, place, said),) = faults("bad")
    assert place == "seats"
    assert said.endswith("give a whole number from 2 to 3")


def test_faults_of_the_deck_come_with_those_of_the_variant(table):
    """One run shows everything that has to be mended."""
    deck = table / "variants" / "pennies" / "decks" / "bad.toml"
    deck.write_text('format = 1\ngame = "pennies"\ndeck = "pennies"\ntitle = ""\ncards = [{}]\n')
    put(table, "bad", 'extends = "plain"\n[decks]\npennies = "bad"\n[parameters]\nrounds = 0\n')
    assert {(file, place) for file, place, _ in faults("bad")} == {
        ("bad.toml", "parameters.rounds"),
        ("bad.toml", "cards[1].metal"),
        ("bad.toml", "cards[1].value"),
        ("bad.toml", "cards"),
    }


def test_what_does_not_fit_together_is_a_fault_of_the_scenario(table):
    """The game itself refuses more cards than the deck has."""
    assert "3 hands of 8 out of 18 cards" in str(faults("plain", {"hand": 8}))


@pytest.mark.parametrize(
    ("text", "place", "part"),
    [
        ("seets = 2\n", "seets", "did you mean 'seats'?"),
        ('seats = "two"\n', "seats", "whole number"),
        ("decks = 3\n", "decks", "write it as a table"),
        ("note = 3\n", "note", "quotation marks"),
        ("[decks]\npennies = 4\n", "decks.pennies", "quotation marks"),
        ("[parameters]\nrounds = 2\n", "seats", "missing"),
    ],
)
def test_faults_of_form_say_the_key(table, text, place, part):
    """Unknown keys and wrong types are named."""
    put(table, "bad", text)
    assert any(found == place and part in said for _, found, said in faults("bad"))


def test_a_board_or_deck_may_be_a_path_beside_the_variant(table):
    """Paths are relative to the file that says them, not to the current folder."""
    (table / "away").mkdir()
    path = table / "away" / "own.toml"
    path.write_text(
        'format = 1\ngame = "pennies"\ntitle = "Own"\nseats = 2\n'
        '[decks]\npennies = "../variants/pennies/decks/plain.toml"\n'
    )
    assert load_scenario(str(path)).decks["pennies"].title == "Eighteen pennies"


WORDS = st.text("abc \n\"\\'é", max_size=8)
VALUES = st.integers(-9, 9) | WORDS | st.lists(st.integers(0, 9), max_size=4)


@given(WORDS, WORDS, WORDS, st.none() | st.integers(1, 9), st.dictionaries(st.text("ab-"), VALUES))
def test_a_written_variant_is_read_again(tmp_path_factory, title, note, extends, seats, parameters):
    """Reading what was written gives the same variant, and writing it the same bytes."""
    path = tmp_path_factory.mktemp("variants") / "some.toml"
    variant = Variant("g", "some", title, note, extends, seats, parameters=parameters)
    path.write_text(variant_text(variant), encoding="utf-8")
    again = read_variant(path)
    assert again == variant
    assert variant_text(again) == path.read_text(encoding="utf-8")


def test_hypothesis_and_verdict_come_back(table):
    """The lab notebook of a variant is kept in its file, right below the note."""
    path = table / "variants" / "pennies" / "young.toml"
    given = Variant(
        "pennies", "young", "Young", note="Why", hypothesis="It is short.", verdict="It was:\nyes."
    )
    path.write_text(variant_text(given), encoding="utf-8")
    assert read_variant(path) == given
    keys = [line.partition(" ")[0] for line in path.read_text().splitlines()[:5]]
    assert keys == ["format", "game", "title", "note", "hypothesis"]


def test_hypothesis_and_verdict_are_not_inherited_and_change_no_digest(table):
    """A child has its own question; words change nothing that is played."""
    put(table, "old", 'extends = "plain"\nhypothesis = "Old."\nverdict = "Yes."\n')
    put(table, "young", 'extends = "old"\n')
    assert read_variant(table / "variants/pennies/young.toml").hypothesis == ""
    assert load_scenario("old").digest == load_scenario("plain").digest


@pytest.mark.parametrize("key", ["hypothesis", "verdict"])
def test_a_hypothesis_that_is_no_text_is_a_fault(table, key):
    """As for every other text of the file."""
    put(table, "young", f'extends = "plain"\n{key} = 3\n')
    assert [fault[:2] for fault in faults("young")] == [("young.toml", key)]


def test_a_parent_that_is_not_found_is_the_only_fault(table):
    """What it may say is not missing."""
    path = table / "variants" / "pennies" / "lost.toml"
    path.write_text('format = 1\ngame = "pennies"\ntitle = "Lost"\nextends = "plian"\n')
    faults = []
    resolve(read_variant(path), catalog.games()["pennies"], faults)
    assert [fault.place for fault in faults] == ["extends"]
