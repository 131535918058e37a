"""A monkey at the map editor, and how long a large map makes one wait."""

import random
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.boards.graph import GraphBoard, circle
from engine.boards.layouts import board_text, parse_board
from engine.boards.map import Link, Map, Space
from engine.scenarios import catalog
from tests.support import orders
from tests.workbench.desks.graph.graph_desk import ALT, CTRL, NONE, SHIFT, opened
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


VALLEY = orders.GAME.folder / "data" / "boards" / "orders" / "valley.toml"


def large(columns=20, rows=10):
    """A map of 200 spaces and 330 links."""
    spaces = []
    for number in range(columns * rows):
        row, column = divmod(number, columns)
        at = (1 + column * 1.5, 1 + row * 1.5)
        spaces.append(Space(f"s{number}", f"City {number}", "town", at, circle(at, 0.35)))
    links = []
    for number in range(columns * rows):
        ways = ((1, "ab"[number % 2]), (columns, "cd"[number // columns % 2]))
        for step, label in ways:
            end = number + step
            if end < len(spaces) and (step > 1 or end % columns) and len(links) < 330:
                path = (spaces[number].centre, spaces[end].centre)
                links.append(Link((number, end), "road", label, path))
    size = (columns * 1.5 + 1, rows * 1.5 + 1)
    return GraphBoard("orders", "large", "Large", "", Map(tuple(spaces), tuple(links), (), size))


@pytest.mark.slow
def test_a_large_map_is_edited_without_a_pause(app, qtbot):
    """A move of a drag, a new space, undo and a letter of a name take 50 ms at most."""
    hands = opened(qtbot, large())
    hands.desk.resize(1440, 900)
    assert len(hands.document.links) == 330
    qtbot.wait(800)

    def took(act):
        qtbot.wait(150)
        begin = time.perf_counter()
        act()
        QApplication.processEvents()
        return time.perf_counter() - begin

    def least(*acts):
        return min(took(act) for act in acts)

    x, y = hands.document.spaces["s105"].at
    hands.press((x, y))
    moves = [lambda step=step: hands.move((x + step / 8, y + step / 8)) for step in range(3, 9)]
    assert least(*moves) < 0.05
    hands.release((x + 1, y + 1))
    assert least(hands.document.undo, hands.document.redo, hands.document.undo) < 0.05
    hands.do("graph_space")
    clicks = [lambda n=number: hands.click((n + 0.25, 0.25)) for number in range(4)]
    assert least(*clicks) < 0.05
    hands.editing.select({("space", "s50")})
    qtbot.wait(100)
    line = hands.desk.properties.forms["space"].name.field.line
    line.setFocus()
    assert least(*[lambda: QTest.keyClicks(line, "x")] * 4) < 0.05
