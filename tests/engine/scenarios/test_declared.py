"""Parameters: declared once, checked everywhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.declared import check_values, read_parameters, read_rules, value_from_text
from engine.discovery import registered
from engine.errors import OikistError
from engine.scenarios.catalog import load_scenario
from tests.support.pennies import GAME, PLAIN

PARAMETERS = GAME.parameters
FILE = "some.toml"


def checked(seats=3, **given):
    return check_values(PARAMETERS, given, seats, FILE)


def test_everything_unsaid_is_the_default():
    """An empty variant gives every parameter, in the order of the declaration."""
    values, faults = checked()
    assert faults == []
    assert list(values) == list(PARAMETERS)
    assert values["rounds"] == 4
    assert values["tie"] == "cancel"
    assert values["sides"] == ("north", "east", "south")


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 5)])
def test_a_default_may_depend_on_the_seats(seats, cards):
    """`by_players` decides before `default`."""
    assert checked(seats)[0]["hand"] == cards


def test_a_parameter_goes_by_the_symbol_of_the_printed_rules(tmp_path):
    """Capital letters tell two symbols apart, as h and H."""
    path = tmp_path / "parameters.toml"
    path.write_text(
        'row = { kind = "integer", symbol = "h", text = "Cards.", rule = "X-1", source = "-",'
        " default = 2, low = 1, high = 3 }\n"
    )
    row = read_parameters(path)["row"]
    assert [row.goes_by(word) for word in ("h", "Row", "x-1", "H", "")] == [True] * 3 + [False] * 2
    assert not PARAMETERS["rounds"].goes_by(""), "it has no symbol"


def test_one_number_stands_for_every_seat():
    """A parameter per seat comes out as one number a seat."""
    assert checked(start_score=2)[0]["start_score"] == (2, 2, 2)
    assert checked(start_score=[1, 2, 3])[0]["start_score"] == (1, 2, 3)


@pytest.mark.parametrize(
    ("given", "place", "part"),
    [
        ({"rounds": 9}, "parameters.rounds", "from 1 to 8"),
        ({"rounds": True}, "parameters.rounds", "true is not a whole number"),
        ({"rounds": 2.0}, "parameters.rounds", "not a whole number"),
        ({"rounds": [1, 2, 3]}, "parameters.rounds", "not a whole number"),
        ({"start_score": [1, 2]}, "parameters.start_score", "2 numbers for 3 seats"),
        ({"start_score": [1, 2, 99]}, "parameters.start_score", "99 is out of range"),
        ({"tie": "cancl"}, "parameters.tie", "did you mean 'cancel'?"),
        ({"tie": ["cancel"]}, "parameters.tie", "'cancel', 'nobody'"),
        ({"sides": "north"}, "parameters.sides", "not a list of names"),
        ({"sides": ["north", "north"]}, "parameters.sides", "listed twice"),
        ({"sides": ["up", "north"]}, "parameters.sides", "'up' is not known"),
        ({"sides": [{}, "north"]}, "parameters.sides", "is not known"),
        ({"rouns": 3}, "parameters.rouns", "did you mean 'rounds'?"),
    ],
)
def test_a_faulty_value_is_named_with_its_remedy(given, place, part):
    """The fault says file, key, and what may stand there."""
    _, faults = checked(**given)
    assert [(fault.file, fault.place) for fault in faults] == [(FILE, place)]
    assert part in str(faults[0])


def test_all_faults_come_together():
    """Three faulty values give three faults, and defaults stand in for them."""
    values, faults = checked(rounds=0, tie="?", hand=-1)
    assert len(faults) == 3
    assert values["rounds"] == 4


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("rounds", " 8", 8),
        ("start_score", "1, 2,3", [1, 2, 3]),
        ("tie", "nobody", "nobody"),
        ("sides", "east,north", ["east", "north"]),
        ("rounds", "many", "many"),
    ],
)
def test_a_text_becomes_what_a_file_would_hold(name, text, value):
    """Overrides of a command line are read by the kind of the parameter."""
    assert value_from_text(PARAMETERS[name], text) == value


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=5,
)


@given(st.dictionaries(st.sampled_from([*PARAMETERS, "other"]), JSON))
def test_no_value_breaks_the_check(values):
    """Whatever a file holds, the outcome is complete and well typed."""
    checked_values, _ = check_values(PARAMETERS, values, 2, FILE)
    assert list(checked_values) == list(PARAMETERS)
    assert type(checked_values["rounds"]) is int
    assert all(type(amount) is int for amount in checked_values["start_score"])


def faults_of(tmp_path, text, read=read_parameters):
    path = tmp_path / "declared.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(OikistError) as caught:
        read(path)
    assert {fault.file for fault in caught.value.faults} == {str(path)}
    return {fault.place: fault.what for fault in caught.value.faults}


ABOUT = 'text = "."\nrule = "A-1"\nsource = "."\n'


def test_every_fault_of_declared_parameters_is_told(tmp_path):
    """With the file that holds it, and its place there."""
    text = f"""
[rounds]
kind = "intger"

[start]
kind = "integer"
{ABOUT}default = 9
low = 1
high = 5
trail = 2
tunable = "yes"

[size]
kind = "integer"
{ABOUT}low = 4
high = 2

[placing]
kind = "choice"
{ABOUT}readings = [{{ key = "a", text = "." }}, {{ key = "a" }}]

[colours]
kind = "names"
text = "."
names = ["red"]
default = ["blue"]
"""
    assert faults_of(tmp_path, text) == {
        "rounds.kind": 'unknown kind "intger"',
        "start.trail": "unknown key",
        "start.default": "9 is out of range",
        "start.tunable": '"yes" is not valid',
        "size.high": "2 is below low",
        "size.default": "missing",
        "placing.readings[2].text": "missing",
        "placing.readings": '"a" is listed twice',
        "colours.rule": "missing",
        "colours.source": "missing",
        "colours.default": '"blue" is not known',
    }


def test_every_fault_of_declared_rules_is_told(tmp_path):
    """As of parameters; what a wrong key was meant to be is not missing besides."""
    text = '[A-1]\nsection = "Turns"\ntxt = "."\nsource = 3\n'
    assert faults_of(tmp_path, text, read_rules) == {
        "A-1.txt": "unknown key",
        "A-1.source": "3 is not valid",
    }


def test_a_rule_may_be_for_some_numbers_of_seats(tmp_path):
    """Both limits belong to it."""
    text = '[A-1]\nsection = "End"\ntext = "."\nsource = "own"\nfewest_seats = 2\nmost_seats = 3\n'
    path = tmp_path / "rules.toml"
    path.write_text(text, encoding="utf-8")
    rule = read_rules(path)["A-1"]
    assert [seats for seats in range(1, 6) if rule.concerns(seats)] == [2, 3]


def test_a_broken_line_of_a_declaration_is_named(tmp_path):
    """The file, and the place in it."""
    assert [*faults_of(tmp_path, "[rounds]\nlow = = 1\n")] == ["line 2, column 7"]


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("rounds", "parameters.rounds"),
        ("board.c2", "board.c2"),
        ("decks.pennies[3]", "decks.pennies[3]"),
        ("seats", "seats"),
    ],
)
def test_what_does_not_fit_is_blamed_where_it_stands(monkeypatch, key, place):
    """A parameter, the seats, a place of the board or a card; as the game says."""
    monkeypatch.setattr(type(GAME), "unfit", lambda *_: [(key, "does not go", "change it")])
    with registered(GAME), pytest.raises(OikistError) as caught:
        load_scenario(PLAIN)
    assert [fault.place for fault in caught.value.faults] == [place]
