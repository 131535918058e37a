"""A monkey at the map editor, and a large map at another zoom."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.boards.layouts import board_text, parse_board
from engine.scenarios import catalog
from tests.support import orders
from tests.workbench.desks.graph.graph_desk import ALT, CTRL, NONE, SHIFT, VALLEY, large, opened
from workbench.documents.graph_document import GraphDocument

KEYS = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, "a", "d", "z"),
)
WHOLE = ("graph_generate", "graph_find", "graph_rename")  # which open something else


def acted(hands, chance):
    """One thing that somebody might do."""
    points = [space.at for space in hands.document.spaces.values()] or [(1.0, 1.0)]
    spots = [chance.choice([*points, (chance.uniform(0, 8), chance.uniform(0, 6))]) for _ in "123"]
    keys = chance.choice((NONE, NONE, NONE, SHIFT, CTRL, ALT))
    what = chance.randrange(5)
    if what == 0:
        hands.click(spots[0], keys)
    elif what == 1:
        hands.drag(*spots, keys=keys)
    elif what == 2:
        hands.key(chance.choice(KEYS), NONE)
    elif what == 3:
        hands.do(chance.choice([key for key in hands.desk.slots() if key not in WHOLE]))
    else:
        chance.choice((hands.document.undo, hands.document.redo))()


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_done_the_map_can_be_written_shown_and_undone(hands, seed):
    """Items are those of the document, drafts can be read again, undo leads back to the file."""
    chance, document, canvas = random.Random(seed), hands.document, hands.desk.canvas
    before = dict(document.fields)
    for _ in range(120):
        acted(hands, chance)
        hands.view.cancel()
        assert set(canvas._spaces) == set(document.spaces)
        assert set(canvas._links) == set(document.links)
        assert set(canvas._areas) == set(document.areas)
        assert all(document.has(place) for place in hands.editing.selection)
        fresh = GraphDocument(document.game, document.name, dict(document.fields))
        assert fresh.board() == document.board()
        if document.spaces:
            text = board_text(document.board(), orders.SCHEMA)
            told = {(one.ends, one.kind, one.label) for one in document.links.values()}
            if len(told) == len(document.links):
                parse_board(text, VALLEY, catalog.board_schema, draft=True)
    QApplication.processEvents()
    document.go_to(0)
    assert dict(document.fields) == before


def test_what_is_stretched_at_another_zoom_gets_sharp_by_itself(qtbot, app):
    """A large map shows in the end what it would show without any picture from before."""
    hands = opened(qtbot, large())
    canvas = hands.desk.canvas
    for zoom in ("graph_zoom_in", "graph_zoom_in", "graph_zoom_out"):
        hands.do(zoom)
        QApplication.processEvents()
    shown = []
    qtbot.waitUntil(lambda: still(shown, hands.view.grab().toImage()), timeout=20_000)
    canvas.look.pictures.clear()
    assert hands.view.grab().toImage() == shown[-1]


def still(shown, image):
    """Whether a picture is as the four before it; it is added to them."""
    shown.append(image)
    return len(shown) > 4 and all(one == image for one in shown[-5:])
