"""Attributes of a board being edited."""

from __future__ import annotations

import pytest

from engine.boards.attributes import canonical, shifted_site
from engine.boards.files import board_text, read_board
from engine.scenarios import catalog
from tests.engine.boards.pebbles import board_of
from tests.engine.boards.test_attributes import RIVERS
from workbench.documents.board_document import BoardDocument, attribute_key

SPACES = {(0, 0): "sand", (0, 1): "well", (1, 0): "sand"}
RIVER = canonical(("edge", (0, 1), 0, "river"), "flat")
DEPTH = ("space", (0, 1), 0, "depth")


@pytest.fixture(autouse=True)
def schema(monkeypatch):
    """A game whose boards may say something about spaces, edges and vertices."""
    monkeypatch.setattr(catalog, "board_schema", lambda _: RIVERS)


def test_attributes_go_from_a_file_to_the_document_and_back(qapp, tmp_path):
    """Opening and saving gives the same bytes, and the fields are those of the board."""
    board = board_of(SPACES, attributes={RIVER: True, DEPTH: 3})
    path = tmp_path / "beach.toml"
    path.write_text(board_text(board, RIVERS), encoding="utf-8")
    document = BoardDocument.open(path)
    assert document.attributes == {RIVER: True, DEPTH: 3}
    assert document.text() == path.read_text(encoding="utf-8")
    assert document.board() == read_board(path, lambda _: RIVERS)


def test_an_attribute_is_edited_and_undone(qapp):
    """One step of the history, seen by the board."""
    document = BoardDocument.of(board_of(SPACES))
    document.do("Set depth", {attribute_key(DEPTH): 5})
    assert document.board().attributes == {DEPTH: 5}
    document.do("Clear depth", {attribute_key(DEPTH): None})
    assert document.board().attributes == {}


def test_an_attribute_of_lost_spaces_is_kept_for_undo(qapp):
    """Erasing both sides of an edge takes it from the board, not from the document."""
    document = BoardDocument.of(board_of(SPACES, attributes={RIVER: True}))
    document.do("Erase", {("hex", 0, 0): None, ("hex", 0, 1): None})
    assert document.board().attributes == {}
    assert document.attributes == {RIVER: True}
    document.do("Draw", {("hex", 0, 1): "sand"})
    assert document.board().attributes == {RIVER: True}


def test_attributes_move_with_a_board_that_is_drawn_beyond_the_corner(qapp):
    """A hex left of column a moves everything that is written."""
    document = BoardDocument.of(board_of(SPACES, attributes={RIVER: True}))
    document.do("Draw", {("hex", -2, 1): "sand"})
    step = document.shift
    assert step != (0, 0)
    assert document.board().attributes == {shifted_site(RIVER, step): True}
