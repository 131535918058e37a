"""Steps that nobody decides, shown one after the other: a reveal, a die, a drawn card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from engine.picture import Picture

_READ: Final = 1000  # milliseconds in which a caption can be read
_LONGER: Final = 3  # times the time of a bot's move, at most that


class Steps(QObject):
    """Pictures on their way to the position that a decision led to.

    Where nobody can see them (the offscreen platform) there are none. Before others have the screen
    the last one stays until somebody goes on.

    Attributes:
        always: Show them also where nobody can see it, for tests.
        held: Whether the last one stays now.
        hands_over: Says whether something will cover the table for the next person.

    Signals:
        shown: A Picture.
        stayed: The last one stays.
        over: All were shown, or skipped.
        told: What they did, in one line, after that.
    """

    shown = Signal(object)
    over = Signal()
    stayed = Signal()
    told = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.always = self.held = False
        self.hands_over: Callable[[], bool] = lambda: False
        self._holds = False
        self._left: list[Picture] = []
        self._told = ""  # what is still to be told
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        """Whether steps are being shown, or the last one stays."""
        return self._timer.isActive() or self.held

    def begin(
        self,
        pictures: Callable[[], Sequence[Picture]],
        interval: int,
        told: str,
        *,
        holds: bool = False,
    ) -> None:
        """Have pictures shown, the first by `show_next`.

        Args:
            interval: Milliseconds between two moves of bots; a step has longer, to be read.
            told: What they do, in one line; "" for nothing.
            holds: Whether the last one stays if something covers the table then.
        """
        self.stop()
        self._holds = holds and self.hands_over()
        if self.always or QGuiApplication.platformName() != "offscreen":
            self._left, self._told = list(pictures()), told
        if self._left:
            self._timer.start(max(interval, min(_LONGER * interval, _READ)))
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
        self.held = False

    def _go_on(self) -> None:
        if self.show_next():
            return
        if self._holds:
            self._timer.stop()
            self.held = True
            self.stayed.emit()
        else:
            self.skip()
