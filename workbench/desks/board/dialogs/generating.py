"""A board made by the generator in a job, and the edit that puts it in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.boards.board import Board
from engine.boards.generator import Heading, Kinds, Recipe, generate
from engine.errors import OikistError
from workbench.documents.board_document import BoardDocument, fields_of
from workbench.documents.edits import Key
from workbench.jobs.job import Running
from workbench.jobs.slot import JobSlot

Trouble = tuple[tuple[str, str, str], ...]  # (place in the recipe, what is wrong, remedy)


@dataclass(frozen=True)
class Order:
    """What to make."""

    recipe: Recipe
    kinds: Kinds
    heading: Heading

    def carry_out(self, running: Running) -> Board | Trouble:
        """The board, or why it cannot be."""
        try:
            return generate(self.recipe, self.kinds, self.heading, lambda: running.cancelled)
        except OikistError as error:
            return tuple((one.place, one.what, one.remedy) for one in error.faults)


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
        self._work = JobSlot(self)
        self._work.done.connect(self._take)
        self._work.failed.connect(self._fail)
        self._work.changed.connect(self._tell_busy)

    @property
    def at_work(self) -> bool:
        """Whether a board is being made."""
        return self._work.running

    def ask(self, order: Order) -> None:
        """Make a board by this order, whatever was asked for before."""
        self._work.start(order)

    def stop(self) -> None:
        """Give up."""
        self._work.abandon()

    def _take(self, found: Board | Trouble) -> None:
        if isinstance(found, Board):
            self.made.emit(found)
        else:
            self.failed.emit(found)

    def _fail(self, said: str) -> None:
        self.failed.emit((("", said, ""),))

    def _tell_busy(self) -> None:
        self.busy.emit(self.at_work)


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
