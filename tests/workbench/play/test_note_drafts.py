"""What is written of a move and not yet added stays with that move."""

from __future__ import annotations

import pytest

from engine.scenarios.catalog import load_scenario
from tests.workbench.play.memory_table import MemoryTable


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic-2")


@pytest.fixture
def seat(app, tmp_path, scenario):
    found = MemoryTable(tmp_path / "matches")
    found.sit(scenario, plies=6)
    yield found
    found.let_go()


def write(seat, text, tag="dead"):
    """Begin a note with a text, a tag and a tag of one's own."""
    notes = seat.memory.notes
    notes.text.setPlainText(text)
    notes.tags[tag].setChecked(True)
    notes.own_tags.setText("#roads")


def written(seat):
    """What the fields hold."""
    notes = seat.memory.notes
    ticked = [tag for tag, box in notes.tags.items() if box.isChecked()]
    return notes.text.toPlainText(), ticked, notes.own_tags.text()


def test_another_move_has_no_part_in_a_draft(seat):
    """It waits at its own, with its tags, and can be added there."""
    write(seat, "odd")
    seat.table.look_at(3)
    assert written(seat) == ("", [], "")
    assert not seat.memory.notes.add_button.isEnabled()
    write(seat, "fine", tag="fun")
    seat.table.look_at_newest()
    assert written(seat) == ("odd", ["dead"], "#roads")
    seat.memory.notes.add()
    match = seat.table.match
    assert match.nodes[6].notes == [("odd", ("dead", "roads"))]
    assert match.nodes[3].notes == []
    seat.table.look_at(3)
    assert written(seat)[0] == "fine"


def test_a_note_that_was_added_is_no_draft_any_more(seat):
    """Its fields are blank when somebody comes back."""
    write(seat, "odd")
    seat.memory.notes.add()
    seat.table.look_at(3)
    seat.table.look_at_newest()
    assert written(seat) == ("", [], "")


def test_a_draft_never_enters_another_match(seat, scenario):
    """Nor is it lost when its own comes back to the table."""
    write(seat, "odd")
    first = seat.table.playing
    seat.sit(scenario, seed=2, plies=6)
    assert written(seat) == ("", [], "")
    seat.table.open(first)
    assert written(seat) == ("odd", ["dead"], "#roads")


def test_the_game_goes_on_while_somebody_writes(seat, qtbot):
    """The words stay below the fingers, and the note with the move that it is about."""
    notes = seat.memory.notes
    notes.show()
    notes.activateWindow()
    notes.text.setFocus()
    qtbot.waitUntil(notes.text.hasFocus)
    write(seat, "odd")
    seat.play(2)
    assert written(seat)[0] == "odd"
    assert notes.where.text().startswith("Move 6")
    notes.add()
    assert seat.table.match.nodes[6].notes == [("odd", ("dead", "roads"))]
    assert notes.where.text().startswith("Move 8")


def test_a_draft_leaves_when_somebody_looks_elsewhere(seat, qtbot):
    """Also while the keyboard is in the note, as with Alt+Left."""
    notes = seat.memory.notes
    notes.show()
    notes.activateWindow()
    notes.text.setFocus()
    qtbot.waitUntil(notes.text.hasFocus)
    write(seat, "odd")
    seat.table.look_at(5)
    assert written(seat) == ("", [], "")
    write(seat, "even")
    seat.table.look_at_newest()
    assert written(seat)[0] == "odd"
