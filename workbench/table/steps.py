"""Steps that nobody decides, shown one after the other: a reveal, a die, a drawn card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from engine.picture import Picture


class Steps(QObject):
    """Pictures on their way to the position that a decision led to.

    Where nobody can see them (the offscreen platform) there are none.

    Attributes:
        always: Show them also where nobody can see it, for tests.

    Signals:
        shown: A Picture.
        over: All were shown, or skipped.
        told: What they did, in one line, after that.
    """

    shown = Signal(object)
    over = Signal()
    told = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.always = False
        self._left: list[Picture] = []
        self._told = ""  # what is still to be told
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        """Whether steps are being shown."""
        return self._timer.isActive()

    def begin(self, pictures: Callable[[], Sequence[Picture]], pause: int, told: str) -> None:
        """Have pictures shown, each for so many milliseconds, the first by `show_next`.

        Args:
            told: What they do, in one line; "" for nothing.
        """
        self.stop()
        if self.always or QGuiApplication.platformName() != "offscreen":
            self._left, self._told = list(pictures()), told
        if self._left:
            self._timer.start(pause)
        elif told:
            self.told.emit(told)

    def show_next(self) -> bool:
        """Show the next one; False if none are left."""
        if not self._left:
            return False
        self.shown.emit(self._left.pop(0))
        return True

    def skip(self) -> bool:
        """End at once; False if none are being shown."""
        if not self.running:
            return False
        told = self._told
        self.stop()
        self.over.emit()
        if told:
            self.told.emit(told)
        return True

    def stop(self) -> None:
        """Show no more of them, since something else is on the table."""
        self._timer.stop()
        self._left, self._told = [], ""

    def _go_on(self) -> None:
        if not self.show_next():
            self.skip()
