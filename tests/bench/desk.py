"""How fast the board editor is, offscreen: `python -m tests.bench.desk` prints a table.

A frame is what the window does between two moves of the mouse: the event, the edit with
its history, and the repaint of all that it changed. Panels follow when edits pause; they
have a bound of their own. With --own-time it is the time that this program had the
processor, for machines that others use as well.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from engine.boards.board import Board, arranged
from engine.boards.lattice import centre, line
from engine.boards.notation import from_offset
from engine.scenarios import catalog
from workbench.desks.board.desk import BoardDesk
from workbench.documents.board_document import BoardDocument

COLUMNS, ROWS = 50, 40
STROKE = 200
CLOCK = time.thread_time if "--own-time" in sys.argv else time.perf_counter
NONE = Qt.KeyboardModifier.NoModifier


@dataclass(frozen=True)
class Row:
    """One line of the table.

    Attributes:
        name: What was measured.
        value: In milliseconds.
        bound: The most that is allowed, in milliseconds.
    """

    name: str
    value: float
    bound: float


def large_board() -> Board:
    """A board of 2,000 hexes, one in eight of another kind than open ground."""
    game = next(game for game in catalog.games().values() if game.board_schema is not None)
    schema = game.board_schema
    assert schema is not None
    kinds = [kind.key for kind in schema.kinds]
    spaces = {
        from_offset(column, row, "flat"): kinds[(column + row) % len(kinds)]
        if (3 * column + 5 * row) % 8 == 0
        else kinds[0]
        for column in range(COLUMNS)
        for row in range(ROWS)
    }
    return Board(game.name, "large", "Large", "", "flat", *arranged(spaces, "flat"))


class Bench:
    """A desk on a large board, shown offscreen."""

    def __init__(self) -> None:
        self.app = QApplication.instance() or QApplication(["bench"])
        board = large_board()
        document = BoardDocument.of(board)
        begun = CLOCK()
        self.desk = BoardDesk(document)
        self.desk.resize(1400, 900)
        self.desk.show()
        self.app.processEvents()
        self.opened = 1000 * (CLOCK() - begun)
        self.settle()
        self.view = self.desk.view
        self.document = self.desk.document

    def settle(self) -> None:
        """Let pending events and delayed panels run."""
        until = time.perf_counter() + 0.12
        while time.perf_counter() < until:
            self.app.processEvents()

    def close(self) -> None:
        """Close the desk."""
        self.desk.close()
        self.desk.deleteLater()
        self.app.processEvents()

    def draw(self) -> None:
        """Repaint what is waiting for it; timers, and with them the panels, stay out."""
        self.app.sendPostedEvents()
        self.app.sendEvent(self.desk.window(), QEvent(QEvent.Type.UpdateRequest))

    def undone(self, what: str) -> list[Row]:
        """Rows for taking the last edit back: with all that listens, and with the repaint."""
        begun = CLOCK()
        self.document.undo()
        alone = 1000 * (CLOCK() - begun)
        self.draw()
        whole = 1000 * (CLOCK() - begun)
        return [Row(f"undo of {what}", alone, 30), Row("the same with its repaint", whole, 100)]

    def timed(self, act: Callable[[], object]) -> float:
        """Milliseconds of an act with the repaint that follows it."""
        begun = CLOCK()
        act()
        self.draw()
        return 1000 * (CLOCK() - begun)

    def mouse(self, kind: QEvent.Type, axial: tuple[int, int]) -> None:
        """Send one event of the left button."""
        at = QPointF(self.view.mapFromScene(QPointF(*centre(axial, "flat"))))
        moving = kind == QEvent.Type.MouseMove
        button = Qt.MouseButton.NoButton if moving else Qt.MouseButton.LeftButton
        glob = QPointF(self.view.viewport().mapToGlobal(at.toPoint()))
        buttons = Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, at, glob, button, buttons, NONE)
        self.app.sendEvent(self.view.viewport(), event)

    def stroke(self) -> Iterator[float]:
        """Frames of one stroke over many hexes, back and forth over the board."""
        path = [from_offset(0, 2, "flat")]
        for turn in range(1, 9):
            column = COLUMNS - 1 if turn % 2 else 0
            path += line(path[-1], from_offset(column, 2 + 4 * turn, "flat"))[1:]
        path = path[:STROKE]
        yield self.timed(lambda: self.mouse(QEvent.Type.MouseButtonPress, path[0]))
        for axial in path[1:]:
            yield self.timed(lambda at=axial: self.mouse(QEvent.Type.MouseMove, at))
        yield self.timed(lambda: self.mouse(QEvent.Type.MouseButtonRelease, path[-1]))


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def frames(bench: Bench) -> list[Row]:
    """Strokes of each way to paint."""
    found = []
    desk = bench.desk
    kinds = [kind.key for kind in desk.document.schema.kinds]
    cases = (
        ("stamp", 1, kinds[1], ""),
        ("stamp", 1, kinds[0], ", zoomed to 100%"),
        ("eraser", 1, kinds[0], ""),
        ("stamp", 6, kinds[1], ", 6-fold symmetry"),
    )
    for tool, fold, kind, said in cases:
        desk.editing.lock_symmetry(fold, None)
        desk.editing.use_tool(tool)
        desk.editing.use_stamp(kind)
        if "zoom" in said:
            bench.view.zoom_to(1.0)
        bench.settle()
        times = list(bench.stroke())
        name = f"{tool}: stroke of {STROKE} hexes{said}, frame at the 95th percentile"
        found.append(Row(name, percentile(times, 0.95), 16))
        bench.settle()
        found += bench.undone(f"that ({tool}{said})")
        bench.view.fit()
        bench.settle()
    desk.editing.lock_symmetry(1, None)
    return found


def whole_board(bench: Bench) -> list[Row]:
    """Undo of what touches every hex, and showing the whole board anew."""
    found = []
    slots = bench.desk.slots()
    for key in ("board_select_all", "board_turn", "board_delete", "board_grow", "board_shift_down"):
        slots[key]()
        bench.settle()
        if key != "board_select_all":
            found += bench.undone(f"{key.removeprefix('board_')}, all hexes")
        bench.settle()
    fits = []
    for _ in range(5):
        bench.view.zoom_to(1.0)
        bench.settle()
        fits.append(bench.timed(bench.view.fit))
    found.append(Row("fit the whole board", median(fits), 300))
    return found


def rows() -> list[Row]:
    """All rows of the table."""
    first = Bench()  # imports and pictures of glyphs are made once
    first.close()
    bench = Bench()
    found = [Row("open a board of 2,000 hexes, with all panels", bench.opened, 300)]
    found += frames(bench)
    found += whole_board(bench)
    bench.close()
    return found


def main() -> None:
    print_table(rows())


def print_table(rows: list[Row]) -> None:
    """Rows with their bounds, as a table of Markdown."""
    print("| what | measured | bound | |\n|---|---|---|---|")
    for row in rows:
        kept = "met" if row.value <= row.bound else "**missed**"
        print(f"| {row.name} | {row.value:.1f} ms | at most {row.bound:g} | {kept} |")


if __name__ == "__main__":
    main()
