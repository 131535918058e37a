"""A board made by the generator in a thread of its own, and the edit that puts it in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal

from engine.boards.board import Board
from engine.boards.generator import Heading, Kinds, Recipe, generate
from engine.errors import OikistError
from workbench.documents.board_document import BoardDocument, fields_of
from workbench.documents.edits import Key


@dataclass(frozen=True)
class Order:
    """What to make."""

    recipe: Recipe
    kinds: Kinds
    heading: Heading


class _Work(QThread):
    """One run of the generator.

    Attributes:
        board: What it made; None if it failed.
        trouble: Why it failed, in sentences.
    """

    def __init__(self, order: Order, parent: QObject) -> None:
        super().__init__(parent)
        self.order = order
        self.board: Board | None = None
        self.trouble: tuple[tuple[str, str, str], ...] = ()

    def run(self) -> None:
        """Make the board, or find out why that cannot be."""
        order = self.order
        try:
            self.board = generate(
                order.recipe, order.kinds, order.heading, self.isInterruptionRequested
            )
        except OikistError as error:
            self.trouble = tuple((one.place, one.what, one.remedy) for one in error.faults)


class Maker(QObject):
    """Makes one board after the other; a new order puts an end to the one in work.

    Signals:
        made: A Board.
        failed: A tuple of (place in the recipe, what is wrong, remedy).
        busy: Whether it is at work.
    """

    made = Signal(object)
    failed = Signal(object)
    busy = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work: _Work | None = None
        self._next: Order | None = None
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def at_work(self) -> bool:
        """Whether a board is being made."""
        return self._work is not None

    def ask(self, order: Order) -> None:
        """Make a board by this order, whatever was asked for before."""
        if self._work is not None:
            self._next = order
            self._work.requestInterruption()
            return
        self._begin(order)

    def stop(self) -> None:
        """Give up; returns when the thread has ended."""
        self._next = None
        work, self._work = self._work, None
        if work is not None:
            work.requestInterruption()
            work.finished.disconnect(self._done)
            work.wait()
            work.deleteLater()

    def _begin(self, order: Order) -> None:
        self._work = _Work(order, self)
        self._work.finished.connect(self._done)
        self.busy.emit(True)
        self._work.start(QThread.Priority.LowPriority)

    def _done(self) -> None:
        work, self._work = self._work, None
        if work is None:
            return
        work.wait()
        work.deleteLater()
        if self._next is not None:
            order, self._next = self._next, None
            self._begin(order)
            return
        self.busy.emit(False)
        if work.board is not None:
            self.made.emit(work.board)
        else:
            self.failed.emit(work.trouble)


def replacement(document: BoardDocument, board: Board) -> dict[Key, Any]:
    """What a document's fields become when a board takes the place of its own.

    All spaces, names and attributes go, and so does the frame. Its title stays if it has one.
    Pass the result to `document.do`, which makes one step of the history of it.
    """
    fresh: Mapping[Key, Any] = fields_of(board)
    after: dict[Key, Any] = dict.fromkeys(document.fields)
    after |= fresh
    title = document.fields.get(("title",))
    if title:
        after[("title",)] = title
    return after
