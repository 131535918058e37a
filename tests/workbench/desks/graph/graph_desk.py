"""A map's desk to test on, and hands that press its mouse and keys."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.boards.graph import GraphBoard, circle
from engine.boards.layouts import read_board
from engine.boards.map import Area, Link, Map, Space
from engine.scenarios import catalog
from tests.support import orders
from workbench.desks.graph.desk import GraphDesk
from workbench.documents.graph_document import GraphDocument

VALLEY = orders.GAME.folder / "data" / "boards" / "orders" / "valley.toml"
BLOCK = 5  # rows and columns of spaces in an area of a large map
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def empty_map():
    """A map on which nothing has been drawn."""
    return GraphBoard("orders", "empty", "Empty", "", Map(size=(8.0, 6.0)))


def valley():
    """The map of the tiny game: five towns, six roads, three fields."""
    return read_board(VALLEY, catalog.board_schema)


def large(columns=20, rows=10):
    """A map of 200 spaces and 330 links, and eight areas of 25 spaces each."""
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
    areas = []
    for row, column in product(range(0, rows, BLOCK), range(0, columns, BLOCK)):
        own = tuple(
            across + down * columns
            for down in range(row, row + BLOCK)
            for across in range(column, column + BLOCK)
        )
        left, top = 0.5 + column * 1.5, 0.5 + row * 1.5
        right, foot = left + BLOCK * 1.5 - 0.2, top + BLOCK * 1.5 - 0.2
        outline = ((left, top), (right, top), (right, foot), (left, foot))
        name = f"Field {len(areas) + 1}"
        areas.append(Area(f"f{len(areas)}", name, "field", own, outline, {"worth": 1}))
    size = (columns * 1.5 + 1, rows * 1.5 + 1)
    places = Map(tuple(spaces), tuple(links), tuple(areas), size)
    return GraphBoard("orders", "large", "Large", "", places)


class Hands:
    """Presses mouse buttons and keys on a desk, and calls its actions."""

    def __init__(self, desk):
        self.desk = desk
        self.view = desk.view
        self.document = desk.document
        self.editing = desk.editing

    def do(self, key):
        self.desk.slots()[key]()

    def spot(self, at):
        """Pixels of a point of the map, or of a space by its key."""
        point = self.document.spaces[at].at if isinstance(at, str) else at
        return self.view.mapFromScene(QPointF(*point))

    def event(self, kind, at, button=LEFT, keys=NONE, held=None):
        spot = QPointF(self.spot(at))
        moving = kind == QEvent.Type.MouseMove
        held = button if held is None else held
        own = Qt.MouseButton.NoButton if moving else button
        where = QPointF(self.view.viewport().mapToGlobal(spot.toPoint()))
        QApplication.sendEvent(
            self.view.viewport(), QMouseEvent(kind, spot, where, own, held, keys)
        )

    def press(self, at, keys=NONE):
        self.event(QEvent.Type.MouseButtonPress, at, keys=keys)

    def move(self, at, keys=NONE):
        self.event(QEvent.Type.MouseMove, at, keys=keys)

    def hover(self, at, keys=NONE):
        none = Qt.MouseButton.NoButton
        self.event(QEvent.Type.MouseMove, at, none, keys, none)

    def release(self, at, keys=NONE):
        self.event(QEvent.Type.MouseButtonRelease, at, keys=keys, held=Qt.MouseButton.NoButton)

    def click(self, at, keys=NONE):
        self.press(at, keys)
        self.release(at, keys)

    def drag(self, *path, keys=NONE):
        spots = [self.document.spaces[at].at if isinstance(at, str) else at for at in path]
        self.press(spots[0], keys)
        for at in spots[1:]:
            self.move(at, keys)
        self.release(spots[-1], keys)

    def key(self, key, keys=NONE):
        self.view.setFocus()
        QTest.keyClick(self.view, key, keys)

    def texts(self):
        return [edit.text for edit in self.document.history.edits]

    def draw_cities(self, count, columns=4):
        """Put so many spaces in rows, by clicks."""
        self.do("graph_space")
        for number in range(count):
            row, column = divmod(number, columns)
            self.click((1.0 + column * 1.75, 1.0 + row * 1.5))

    def link(self, first, last):
        self.do("graph_link")
        self.drag(first, last)


def opened(qtbot, board=None):
    desk = GraphDesk(GraphDocument.of(valley() if board is None else board))
    qtbot.addWidget(desk)
    desk.resize(1200, 800)
    desk.show()
    qtbot.waitExposed(desk)
    desk.activateWindow()
    desk.view.setFocus()
    QApplication.processEvents()  # docks get their sizes
    return Hands(desk)
