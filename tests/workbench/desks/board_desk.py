"""A board's desk to test on, and hands that press its mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from engine.boards.board import Board, arranged
from engine.boards.lattice import centre
from engine.boards.notation import from_offset
from engine.scenarios import catalog
from workbench.desks.board.desk import BoardDesk
from workbench.documents.board_document import BoardDocument

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def game_with_board():
    return next(game for game in catalog.games().values() if game.board_schema is not None)


def kinds():
    return [kind.key for kind in game_with_board().board_schema.kinds]


def plain_board(columns=8, rows=7, orientation="flat"):
    """A rectangle of open ground."""
    spaces = {
        from_offset(column, row, orientation): kinds()[0]
        for column in range(columns)
        for row in range(rows)
    }
    cells, own = arranged(spaces, orientation)
    return Board(game_with_board().name, "plain", "Plain", "", orientation, cells, own)


class Hands:
    """Presses mouse buttons and calls actions on a desk."""

    def __init__(self, desk: BoardDesk) -> None:
        self.desk = desk
        self.view = desk.view
        self.document = desk.document
        self.editing = desk.editing

    def do(self, key: str) -> None:
        self.desk.slots()[key]()

    def event(self, kind, axial, button=LEFT, keys=NONE, buttons=None):
        at = self.view.mapFromScene(QPointF(*centre(axial, self.document.orientation)))
        self.event_at(kind, QPointF(at), button, keys, buttons)

    def event_at(self, kind, at, button=LEFT, keys=NONE, buttons=None):
        held = button if buttons is None else buttons
        moving = kind == QEvent.Type.MouseMove
        glob = QPointF(self.view.viewport().mapToGlobal(at.toPoint()))
        own = Qt.MouseButton.NoButton if moving else button
        event = QMouseEvent(kind, at, glob, own, held, keys)
        QApplication.sendEvent(self.view.viewport(), event)

    def press(self, axial, button=LEFT, keys=NONE):
        self.event(QEvent.Type.MouseButtonPress, axial, button, keys)

    def move(self, axial, button=LEFT, keys=NONE):
        self.event(QEvent.Type.MouseMove, axial, button, keys)

    def hover(self, axial, keys=NONE):
        none = Qt.MouseButton.NoButton
        self.event(QEvent.Type.MouseMove, axial, none, keys, none)

    def release(self, axial, button=LEFT, keys=NONE):
        none = Qt.MouseButton.NoButton
        self.event(QEvent.Type.MouseButtonRelease, axial, button, keys, none)

    def click(self, axial, button=LEFT, keys=NONE):
        self.press(axial, button, keys)
        self.release(axial, button, keys)

    def drag(self, *hexes, button=LEFT, keys=NONE):
        self.press(hexes[0], button, keys)
        for axial in hexes[1:]:
            self.move(axial, button, keys)
        self.release(hexes[-1], button, keys)

    def texts(self):
        return [edit.text for edit in self.document.history.edits]


def opened(qtbot, board=None):
    desk = BoardDesk(BoardDocument.of(board or plain_board()))
    qtbot.addWidget(desk)
    desk.resize(1200, 800)
    desk.show()
    qtbot.waitExposed(desk)
    QApplication.processEvents()  # docks get their sizes
    return Hands(desk)
