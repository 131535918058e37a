"""News that come too fast to be looked at: only the last of them is passed on."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

USUAL: Final = 100  # milliseconds: ten times a second
_NOTHING: Final = object()


class Paced(QObject):
    """Passes on what it is given, the first at once and then the last after each pause.

    `paced.passed.connect(card.show_chart)`, then `paced.give(chart)` as often as one likes.

    Args:
        pause: Milliseconds between two that are passed on, at least.

    Signals:
        passed: What was given last.
    """

    passed = Signal(object)

    def __init__(self, parent: QObject | None = None, pause: int = USUAL) -> None:
        super().__init__(parent)
        self._waiting: Any = _NOTHING
        self._timer = QTimer(self, singleShot=True, interval=pause)
        self._timer.timeout.connect(self._pass_on)

    def give(self, news: Any) -> None:
        """Pass something on, at once or as soon as the pause is over."""
        self._waiting = news
        if not self._timer.isActive():
            self._pass_on()

    def finish(self) -> None:
        """Pass on at once what waits; at the end of a batch."""
        self._timer.stop()
        self._pass_on()

    def _pass_on(self) -> None:
        if self._waiting is _NOTHING:
            return
        news, self._waiting = self._waiting, _NOTHING
        self._timer.start()
        self.passed.emit(news)
