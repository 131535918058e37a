"""Position files: a scenario and one position, by hand or written."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.errors import RecordError, ScenarioError
from engine.play.session import Session
from engine.records.position import position_text, read_position_file, write_position_file
from engine.scenarios.catalog import load_scenario

HAND_MADE = """\
format = 1
title = "The last card decides"
variant = "duel"
[parameters]
rounds = 2
hand = 2
[position]
round = 1
played = ["copper 1", "gold 6"]
[position.hands]
west = ["gold 1"]
south = ["gold 2"]
[position.score]
west = 4
south = 0
[position.won]
west = 1
"""


def faults(path, kind=RecordError):
    with pytest.raises(kind) as caught:
        read_position_file(path)
    return [(fault.place, str(fault)) for fault in caught.value.faults]


def test_a_position_made_by_hand_is_played_on(table):
    """The file gives a scenario with its changes and a state that fits it."""
    path = table / "last.toml"
    path.write_text(HAND_MADE)
    scenario, state = read_position_file(path)
    session = Session.from_position(scenario, state)
    assert scenario.game.faults(scenario.record, state) == []
    assert [text for _, text in session.legal()] == ["choose gold 2"]
    session.play_text("choose gold 2")
    session.play_text("choose gold 1")
    assert session.over
    assert session.standing() == (4, 3)


def test_a_written_position_is_read_again(table):
    """The same scenario, the same bytes of the state, and the same text."""
    session = Session(load_scenario("plain", {"seats": 2, "rounds": 3}), 11)
    for _ in range(3):
        session.play(session.legal_codes()[0])
    path = table / "here.toml"
    write_position_file(path, session.scenario, session.state, "Here", 'two\nlines "quoted"')
    scenario, state = read_position_file(path)
    assert scenario.digest == session.scenario.digest
    assert state.tobytes() == session.state.tobytes()
    text = position_text(scenario, state, "Here", 'two\nlines "quoted"')
    assert text == path.read_text()


@pytest.mark.parametrize(
    ("old", "new", "place", "part"),
    [
        ("[position]", "[positions]", "positions", "did you mean 'position'?"),
        ("[position]\n", "[position]\nrond = 1\n", "position.rond", "did you mean 'round'?"),
        ('"gold 6"', '"gold 9"', "position.played", "there is no card 'gold 9'"),
        ('["gold 1"]', '["gold 6"]', "position.hands.west", "in two places"),
        ("west = 4", 'west = "4"', "position.score.west", "whole number"),
        ('variant = "duel"\n', "", "variant", "missing"),
        ("format = 1", "format = 3", "format", "newer Oikist"),
    ],
)
def test_a_faulty_position_is_named(table, old, new, place, part):
    """Faults of the file and of the game's own tables say the key in the file."""
    path = table / "bad.toml"
    path.write_text(HAND_MADE.replace(old, new))
    assert any(where == place and part in said for where, said in faults(path)), faults(path)


def test_a_position_of_a_variant_that_cannot_be_played_says_so(table):
    """The changes are judged like those of a variant, and told with the file in which they are."""
    path = table / "bad.toml"
    path.write_text(HAND_MADE.replace("rounds = 2", "rounds = 99\nronds = 3"))
    with pytest.raises(ScenarioError) as told:
        read_position_file(path)
    assert [(Path(fault.file).name, fault.place) for fault in told.value.faults] == [
        ("bad.toml", "parameters.rounds"),
        ("bad.toml", "parameters.ronds"),
    ]


def test_a_variant_may_be_a_path_beside_the_position(table):
    """Paths are relative to the position's file."""
    folder = table / "positions"
    folder.mkdir()
    path = folder / "last.toml"
    path.write_text(HAND_MADE.replace('"duel"', '"../variants/pennies/duel.toml"'))
    assert read_position_file(path)[0].seats == 2


def test_an_unknown_variant_is_named_with_the_file(tmp_path):
    """A position file that mentions no known variant is told by its name and key."""
    path = tmp_path / "odd.toml"
    path.write_text('format = 1\nvariant = "clasic"\n[position]\n', encoding="utf-8")
    with pytest.raises(RecordError, match=r"odd\.toml: variant: .*'classic'"):
        read_position_file(path)
