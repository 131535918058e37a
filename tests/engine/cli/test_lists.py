"""Lists of games, variants and boards, and the rules of a game."""

from __future__ import annotations

import json

import pytest

from engine.discovery import discover
from engine.remedies import did_you_mean
from engine.scenarios import catalog
from engine.scenarios.usual import usual_game


def test_games_tell_their_seats(oikist, pennies):
    """The table of games has a line for each one."""
    said = oikist("games")
    assert "pennies" in said.out
    assert f"{min(pennies.seats)}–{max(pennies.seats)}" in said.out


@pytest.mark.parametrize("kind", ["variants", "boards"])
def test_lists_hold_the_whole_catalogue(oikist, kind):
    """JSON and table list the same files, all of them."""
    entries = getattr(catalog, kind)()
    assert entries
    listed = json.loads(oikist(kind, "--json").out)
    assert [(row["game"], row["name"]) for row in listed] == [(e.game, e.name) for e in entries]
    table = oikist(kind).out
    assert [entry.source for entry in entries if entry.source not in table] == []


def test_lists_are_narrowed_to_a_game(oikist, table):
    """Only the files of the game that is named."""
    assert {row["game"] for row in json.loads(oikist("variants", "pennies", "--json").out)} == {
        "pennies"
    }


@pytest.mark.parametrize("command", ["variants", "boards", "rules"])
def test_unknown_games_are_named(oikist, pennies, command):
    """A misspelt game gets a proposal and exit code 2."""
    said = oikist(command, "penies")
    assert (said.code, said.out) == (2, "")
    assert "did you mean 'pennies'?" in said.err


@pytest.mark.parametrize("name", sorted(discover()))
def test_rules_and_toggles_are_all_there(oikist, name):
    """Every rule with its text and source, every parameter with every reading."""
    game = discover()[name]
    listed = json.loads(oikist("rules", name, "--json").out)
    assert {rule["id"]: rule["text"] for rule in listed["rules"]} == {
        rule.id: rule.text for rule in game.rules.values()
    }
    said = " ".join(oikist("rules", name).out.split())
    missing = [
        part
        for text in (
            *(rule.source for rule in game.rules.values()),
            *(entry.text for entry in game.parameters.values()),
            *(reading.text for entry in game.parameters.values() for reading in entry.readings),
        )
        if (part := " ".join(text.split())) not in said
    ]
    assert missing == []


def test_one_rule_is_shown_alone(oikist, pennies):
    """An id in small letters is understood, and nothing else is printed."""
    rule = next(iter(pennies.rules.values()))
    said = " ".join(oikist("rules", "pennies", rule.id.lower()).out.split())
    assert " ".join(rule.text.split()) in said
    assert [other for other in pennies.rules if other != rule.id and f"{other} " in said] == []


@pytest.mark.parametrize("name", sorted(discover()))
def test_the_game_may_be_left_out(oikist, name):
    """Ids tell it, also one that there is not; without any it is the usual game."""
    game = discover()[name]
    rule, toggle = next(iter(game.rules)), list(game.parameters.values())[-1].rule
    for wanted in (rule.lower(), toggle):
        alone = oikist("rules", wanted)
        assert alone == oikist("rules", name, wanted)
        assert alone.code == 0
    missing = oikist("rules", f"{rule}999")
    assert (missing.code, missing.out) == (2, "")
    assert game.title in missing.err
    assert oikist("rules").out == oikist("rules", usual_game()).out


def test_a_parameter_is_found_by_name(oikist, pennies):
    """The name of a parameter works like an id."""
    name, parameter = next(iter(pennies.parameters.items()))
    said = " ".join(oikist("rules", "pennies", name).out.split())
    assert f"{name}: {parameter.text}" in said


def test_unknown_rules_are_named(oikist, pennies):
    """An id that the game does not have ends with 2."""
    said = oikist("rules", "pennies", "XX-99")
    assert said.code == 2
    assert "no such rule" in said.err


def test_what_is_like_nothing_is_told_all_words_by_their_numbers():
    """Number 10 stands behind number 9."""
    assert did_you_mean("zzz", ["A-10", "A-9", "A-Q1", "b"]) == "use one of: A-9, A-10, A-Q1, b"
    many = did_you_mean("zzz", [f"key {number}" for number in range(57)])
    assert many.endswith("key 19, …")
    assert did_you_mean("ROUNDS", ["rounds", "seats"]) == "did you mean 'rounds'?"
