"""How fast the map editor is on 200 spaces, 330 links and 8 areas, offscreen: `python -m tests.bench.maps`.

A frame is an act with the repaint that follows; panels follow when edits pause. With --own-time
it is the time that this program had the processor, for machines that others use as well.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from tests.bench.desk import CLOCK, Row, print_table
from tests.support.tiny_games import all_registered
from tests.workbench.desks.graph.graph_desk import Hands, large
from workbench.desks.graph.desk import GraphDesk
from workbench.documents.graph_document import GraphDocument

BOUND = 50.0  # milliseconds
TIMES = 6


class Bench:
    """A desk on a large map, shown offscreen."""

    def __init__(self) -> None:
        self.app = QApplication.instance() or QApplication(["bench"])
        self.desk = GraphDesk(GraphDocument.of(large()))
        self.desk.resize(1440, 900)
        self.desk.show()
        self.hands: Any = Hands(self.desk)
        self.settle(1.0)

    def settle(self, seconds: float = 0.3) -> None:
        """Let pending events and delayed panels run."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.app.processEvents()

    def row(
        self,
        name: str,
        *acts: Callable[[], object],
        before: Callable[[], object] | None = None,
    ) -> Row:
        """The quickest of some acts of a kind, each with its repaint.

        Args:
            before: Is done before each of them, and not measured.
        """
        took = []
        for act in acts:
            if before is not None:
                before()
            self.settle()
            begun = CLOCK()
            act()
            self.app.sendPostedEvents()
            self.app.sendEvent(self.desk.window(), QEvent(QEvent.Type.UpdateRequest))
            took.append(1000 * (CLOCK() - begun))
        return Row(name, min(took), BOUND)

    def rows(self) -> list[Row]:
        """One for each act."""
        hands, document = self.hands, self.desk.document
        x, y = document.spaces["s105"].at
        hands.press((x, y))
        steps = range(3, 3 + TIMES)
        found = [
            self.row(
                "a move of a drag",
                *(lambda n=n: hands.move((x + n / 8, y + n / 8)) for n in steps),
            )
        ]
        hands.release((x + 1, y + 1))
        found.append(self.row("undo and redo", *(document.undo, document.redo) * (TIMES // 2)))
        hands.do("graph_space")
        places = [(n + 0.25, 0.25) for n in range(TIMES)]
        clicks = [lambda at=at: hands.click(at) for at in places]
        found.append(self.row("a new space", *clicks))
        hands.do("graph_select")
        selects = [lambda: hands.do("graph_select_all")] * TIMES
        found.append(self.row("select all", *selects, before=lambda: hands.editing.select(set())))
        moves = [lambda: hands.key(Qt.Key.Key_Right)] * TIMES
        found.append(self.row("nudge all", *moves))
        hands.editing.select(set())
        zooms = [lambda: hands.do("graph_zoom_in"), lambda: hands.do("graph_zoom_out")]
        found.append(self.row("a step of the zoom", *zooms * (TIMES // 2)))
        return found

    def close(self) -> None:
        """Close the desk."""
        self.desk.close()
        self.desk.deleteLater()
        self.app.processEvents()


def main() -> None:
    """Print the table."""
    with all_registered():
        bench = Bench()
        print_table(bench.rows())
        bench.close()


if __name__ == "__main__":
    main()
