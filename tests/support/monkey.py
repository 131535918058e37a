"""A seeded monkey at the real program: it clicks, drags, wheels and types wherever it can.

    python -m tests.support.monkey SEED SECONDS FILE

FILE gets one line of JSON a second: what was done, and the memory of the process. Chance
comes from the seed alone; what is under the mouse depends on the speed of the machine.
"""

from __future__ import annotations

import faulthandler
import json
import os
import random
import resource
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from workbench import app as program
from workbench.window import MainWindow

PAUSE: Final = 12  # milliseconds between two deeds
STALL: Final = 60  # seconds without a line after which the program tells where it is
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
KEYS: Final = (
    *(getattr(Qt.Key, f"Key_{letter}") for letter in "ABEFGHNRSVXYZ0123456789"),
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Menu,
    *(getattr(Qt.Key, f"Key_F{number}") for number in (1, 2, 4, 5, 7, 11)),
)
HELD: Final = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Monkey:
    """Does one thing after the other until the time is over.

    Args:
        seed: Of all its chance.
        seconds: How long.
        told: File for what it tells.
    """

    def __init__(self, seed: int, seconds: float, told: Path) -> None:
        self.chance = random.Random(seed)
        self.until = time.monotonic() + seconds
        self.told = told
        self.deeds = 0
        self.last = ""
        self.spoken = 0.0
        self.timer = QTimer()
        self.timer.timeout.connect(self.act)
        self.timer.start(PAUSE)

    def act(self) -> None:
        """One deed; nested event loops of dialogs and menus do not hold it up."""
        window = main_window()
        if window is None:
            return
        now = time.monotonic()
        if now > self.until:
            self.timer.stop()
            QTimer.singleShot(0, self.end)
            return
        if now - self.spoken > 1.0:
            self.spoken = now
            self.tell()
        self.deeds += 1
        deed = self.chance.choices(
            (self.click, self.type, self.drag, self.wheel, self.click_right, self.command),
            (10, 8, 4, 3, 1, 2),
        )[0]
        # A timer is silent while what it has called waits for a dialog: let others wait.
        QTimer.singleShot(0, partial(self.do, deed, window))

    def do(self, deed: Callable[[MainWindow], None], window: MainWindow) -> None:
        """One deed; what it destroys under its own hands is no fault of the program."""
        with suppress(RuntimeError):
            deed(window)

    # Deeds.

    def click(self, window: MainWindow) -> None:
        """Left click, sometimes two."""
        widget, at = self.spot(window)
        self.last = f"click {type(widget).__name__}"
        if self.chance.random() < 0.1:
            QTest.mouseDClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at)
        else:
            QTest.mouseClick(widget, LEFT, self.chance.choice(HELD), at)

    def click_right(self, window: MainWindow) -> None:
        """Right click, which opens menus."""
        widget, at = self.spot(window)
        self.last = f"right click {type(widget).__name__}"
        QTest.mouseClick(widget, RIGHT, Qt.KeyboardModifier.NoModifier, at)

    def drag(self, window: MainWindow) -> None:
        """From one point of a widget to another."""
        widget, at = self.spot(window)
        self.last = f"drag {type(widget).__name__}"
        QTest.mousePress(widget, LEFT, Qt.KeyboardModifier.NoModifier, at)
        for _ in range(self.chance.randrange(1, 5)):
            if not alive(widget):
                return
            at = QPoint(
                self.chance.randrange(max(widget.width(), 1)),
                self.chance.randrange(max(widget.height(), 1)),
            )
            QTest.mouseMove(widget, at)
        if alive(widget):
            QTest.mouseRelease(widget, LEFT, Qt.KeyboardModifier.NoModifier, at)

    def wheel(self, window: MainWindow) -> None:
        """Up or down."""
        widget, at = self.spot(window)
        self.last = f"wheel {type(widget).__name__}"
        turn = QPoint(0, self.chance.choice((-120, 120)))
        QApplication.sendEvent(
            widget,
            QWheelEvent(
                QPointF(at),
                QPointF(widget.mapToGlobal(at)),
                QPoint(),
                turn,
                Qt.MouseButton.NoButton,
                self.chance.choice(HELD),
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )

    def type(self, window: MainWindow) -> None:
        """A key, to whatever has the keyboard."""
        target = QApplication.focusWidget() or self.top(window)
        key, held = self.chance.choice(KEYS), self.chance.choice(HELD)
        self.last = f"key {key.name} {held}"
        if key == Qt.Key.Key_Q and held == Qt.KeyboardModifier.ControlModifier:
            return
        text = chr(key.value).lower() if 32 <= key.value < 127 and held == HELD[0] else ""
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if alive(target):
                QApplication.sendEvent(target, QKeyEvent(kind, key, held, text))

    def command(self, window: MainWindow) -> None:
        """Any action that is enabled, as from a menu; none that leaves the program."""
        if QApplication.activeModalWidget() is not None:
            return
        usable = [
            key
            for key in window.acts
            if key not in {"quit", "open", "open_project", "save_as", "import_tiled"}
            and window.acts[key].isEnabled()
        ]
        key = self.chance.choice(usable)
        self.last = f"action {key}"
        window.acts[key].trigger()

    # Where.

    def top(self, window: MainWindow) -> QWidget:
        """What lies in front: a menu, a dialog, or the window."""
        popup = QApplication.activePopupWidget()
        modal = QApplication.activeModalWidget()
        if isinstance(modal, QFileDialog):  # it would wander about the disk
            modal.reject()
            return window
        if isinstance(popup, QMenu) and self.chance.random() < 0.3:
            popup.close()
            return modal or window
        return popup or modal or window

    def spot(self, window: MainWindow) -> tuple[QWidget, QPoint]:
        """A widget that can be seen, and a point in it; dialogs are left now and then."""
        top = self.top(window)
        if top is not window and self.chance.random() < 0.02:
            top.close()
            top = window
        seen = [one for one in top.findChildren(QWidget) if one.isVisible() and one.width() > 2]
        widget = self.chance.choice(seen) if seen else top
        return widget, QPoint(
            self.chance.randrange(max(widget.width(), 1)),
            self.chance.randrange(max(widget.height(), 1)),
        )

    # The end.

    def tell(self) -> None:
        """One line about now."""
        self.write({"deeds": self.deeds, "last": self.last, "memory": memory()})

    def end(self) -> None:
        """Leave all dialogs, and see whether the program can still be used."""
        for _ in range(20):
            front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            if front is None:
                break
            front.close()
        window = main_window()
        assert window is not None
        batch = window.lab.batch
        self.write(
            {
                "deeds": self.deeds,
                "memory": memory(),
                "problems": window.problems[-5:],
                "batch usable": batch.running or batch.form.isEnabled(),
                "table usable": window.play.table.is_open or window.play.preparing,
                "modal left": QApplication.activeModalWidget() is not None,
                "end": True,
            }
        )
        faulthandler.cancel_dump_traceback_later()

    def write(self, what: dict[str, object]) -> None:
        """Append a line; if the next one takes too long, stderr tells where the program hangs."""
        faulthandler.dump_traceback_later(STALL)
        with self.told.open("a", encoding="utf-8") as out:
            out.write(json.dumps(what) + "\n")


def main_window() -> MainWindow | None:
    """The window, once it is there."""
    tops = (one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
    return next((one for one in tops if one.isVisible()), None)


def alive(widget: QWidget) -> bool:
    """Whether a widget was not destroyed by what it got."""
    try:
        return widget.isVisible()
    except RuntimeError:
        return False


def memory() -> float:
    """Resident memory now, in MB."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:  # elsewhere than on Linux: the largest so far
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * PAGE / 1e6


def main(seed: str, seconds: str, told: str) -> None:
    """Start the program as `oikist` does, and let the monkey at it."""
    application = program.application(["oikist"])
    monkey = Monkey(int(seed), float(seconds), Path(told))
    assert monkey.timer.isActive()
    del application
    sys.exit(program.run())


if __name__ == "__main__":
    main(*sys.argv[1:])
