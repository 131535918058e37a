"""Panels that are wanted come into sight, wherever they were."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar

_SHARE: Final = 0.8  # of its neighbours' height that a guest takes


def bring_to_front(dock: QDockWidget) -> None:
    """Show a dock before those that share its place; the keyboard stays where it is."""
    dock.show()
    dock.raise_()


def lead_into(docks: Iterable[QDockWidget], panel: str) -> None:
    """Bring the dock of a name to the front; nothing for "" or a name that is not there."""
    for dock in docks:
        if panel and dock.objectName() == panel:
            bring_to_front(dock)


def in_sight(dock: QDockWidget) -> bool:
    """Whether a dock is shown, and not as a tab behind another one."""
    return not dock.isHidden() and not dock.visibleRegion().isEmpty()


class Guest:
    """A dock that comes for a while, and gives its place back to what it came in front of.

    Meanwhile it has most of the height of its column, which is as wide as it needs.

    Args:
        letters: Width that it needs.
    """

    def __init__(self, dock: QDockWidget, letters: int) -> None:
        self._dock = dock
        self._letters = letters
        self._host: QDockWidget | None = None
        self._size = QSize()  # of the host, with the tabs below it
        self._others: dict[QDockWidget, int] = {}  # above and below the host, and their heights

    def come(self) -> None:
        """Bring the dock to the front."""
        window = self._dock.parentWidget()
        if not isinstance(window, QMainWindow):
            return
        docks = window.findChildren(QDockWidget)
        seen = {dock: dock.geometry() for dock in docks if in_sight(dock)}  # what lies behind moves
        bring_to_front(self._dock)
        shared = window.tabifiedDockWidgets(self._dock)
        self._host = next((dock for dock in shared if dock in seen), None)
        if self._host is None:
            return
        place = seen.pop(self._host)
        self._size = place.size() + QSize(0, _tabs(window, place))
        column = [dock for dock in seen if seen[dock].x() == place.x() and not dock.isFloating()]
        self._others = {dock: seen[dock].height() for dock in column}
        least = {dock: round(height * (1 - _SHARE)) for dock, height in self._others.items()}
        whole = self._size.height() + sum(self._others.values())
        wanted = self._letters * self._dock.fontMetrics().averageCharWidth()
        size = QSize(max(place.width(), wanted), whole - sum(least.values()))
        _share_out(window, self._dock, size, least)

    def go(self) -> None:
        """Hide it again."""
        window, host, self._host = self._dock.parentWidget(), self._host, None
        self._dock.hide()
        if isinstance(window, QMainWindow) and host is not None and not host.isHidden():
            host.raise_()
            _share_out(window, host, self._size, self._others)


def _tabs(window: QMainWindow, place: QRect) -> int:
    """Height of the bar of tabs below a dock."""
    below = place.bottomLeft() + QPoint(2, 4)
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return next((bar.height() for bar in bars if bar.geometry().contains(below)), 0)


def _share_out(
    window: QMainWindow, dock: QDockWidget, size: QSize, others: dict[QDockWidget, int]
) -> None:
    """Size a dock and those above and below it."""

    def share() -> None:
        window.resizeDocks([dock], [size.width()], Qt.Orientation.Horizontal)
        heights = [size.height(), *others.values()]
        window.resizeDocks([dock, *others], heights, Qt.Orientation.Vertical)

    # Qt heeds sizes only once it has laid out the panels that come and go.
    QTimer.singleShot(0, window, share)
