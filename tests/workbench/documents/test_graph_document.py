"""A map of points and links as a document: fields, file, journal, play."""

from pathlib import Path

import pytest

from engine.boards.layouts import board_text
from engine.discovery import registered
from engine.errors import OikistError
from tests.support import orders
from tests.support.tiny_games import variants_of
from workbench.documents.graph_document import GraphDocument
from workbench.documents.journal import read_journal
from workbench.documents.shelf import read
from workbench.jobs.editing import scenario_of

VALLEY = orders.GAME.folder / "data" / "boards" / "orders" / "valley.toml"


@pytest.fixture(autouse=True)
def known():
    with registered(orders.GAME):
        yield


@pytest.fixture
def valley(qapp, tmp_path):
    copy = tmp_path / "valley.toml"
    copy.write_bytes(VALLEY.read_bytes())
    return read(copy)


def test_a_map_that_was_only_opened_is_the_board_of_its_file(valley):
    """Fields hold all that the file says."""
    assert isinstance(valley, GraphDocument)
    assert board_text(valley.board(), orders.SCHEMA) == valley.anew(VALLEY.read_text())


def test_saving_writes_what_was_changed_and_no_other_line(valley):
    """One place of the file is another one."""
    valley.do("Move the mill", {("space", "mill", "at"): [4.5, 3.0]})
    valley.save()
    before, after = VALLEY.read_text().splitlines(), valley.path.read_text().splitlines()
    changed = [new for old, new in zip(before, after, strict=True) if old != new]
    assert changed == ['mill = { name = "Mill", kind = "town", at = [4.5, 3.0] }']


def test_undo_gives_back_what_follows_from_the_fields(valley):
    """Links, numbers and the board are those from before."""
    before = valley.board()
    gone = {key: None for key in valley.fields if key[:2] in {("space", "inn"), ("link", 2)}}
    valley.do("Take the inn away", gone)
    assert valley.order == ("mill", "ford", "quay", "gate")
    assert 2 not in valley.links_at("mill")
    valley.undo()
    assert valley.board() == before
    assert valley.links_at("inn") == (2, 4, 5)


def test_the_journal_gives_back_a_map_with_its_history(valley, tmp_path):
    """After a crash the edits are there, and can be taken back."""
    valley.begin_journal(tmp_path / "journal")
    valley.do("Move the mill", {("space", "mill", "at"): [4.5, 3.0]})
    valley.end_journal(keep=True)
    found = read_journal(tmp_path / "journal")
    again = GraphDocument("orders", "valley", found.fields)
    again.take_over(found)
    assert again.spaces["mill"].at == (4.5, 3.0)
    again.undo()
    assert again.spaces["mill"].at == (4.0, 3.0)


def test_what_is_not_saved_is_played(valley):
    """F5 takes the map as it is on the desk, in the game's usual variant."""
    valley.do("Drop a road", {key: None for key in valley.fields if key[:2] == ("link", 1)})
    variant = read(Path(variants_of(orders.GAME)[0]))
    assert len(scenario_of(valley, [variant, valley]).map.links) == 5


def test_a_map_without_spaces_is_not_written(valley):
    """It could not be opened again."""
    valley.do("Clear", {key: None for key in valley.fields if key[0] in {"space", "link", "area"}})
    with pytest.raises(OikistError, match="no spaces"):
        valley.save()
    assert valley.path.read_bytes() == VALLEY.read_bytes()
