"""Docks keep their share of a window that is made narrower and wider again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow

_REST: Final = 40  # milliseconds without another size, since resizing gives many
_DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly
_SIDES: Final = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)


class DockShares(QObject):
    """The shares of one window's docks; Qt by itself only ever makes docks smaller.

    Args:
        usual: Gives docks their usual sizes, as long as nobody has chosen others.
    """

    def __init__(self, window: QMainWindow, usual: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._usual = usual
        self._chosen: dict[str, float] = {}  # part of the window, by name of the dock
        self._held: dict[str, float] = {}  # the same while a border is dragged
        self._later = QTimer(self, singleShot=True, interval=_REST)
        self._later.timeout.connect(self._give)
        window.installEventFilter(self)

    def soon(self) -> None:
        """Give every dock its share once the window rests."""
        self._later.start()

    def take(self) -> None:
        """The sizes as they are now were chosen."""
        self._chosen = self._now()

    def forget(self) -> None:
        """The usual sizes hold again."""
        self._chosen = {}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another size of the window, or a border between docks that is dragged."""
        if watched is self._window:
            kind = event.type()
            if kind == QEvent.Type.Resize:
                self.soon()
            elif kind == QEvent.Type.MouseButtonPress:
                self._held = self._now()
            elif kind == QEvent.Type.MouseButtonRelease and self._held != self._now():
                self.take()
        return super().eventFilter(watched, event)

    def _docks(self) -> Iterator[tuple[QDockWidget, bool]]:
        """Docks in sight, and whether they stand at a side."""
        for dock in self._window.findChildren(QDockWidget, options=_DIRECT):
            if not (dock.isHidden() or dock.isFloating() or dock.visibleRegion().isEmpty()):
                yield dock, self._window.dockWidgetArea(dock) in _SIDES

    def _now(self) -> dict[str, float]:
        across, down = max(self._window.width(), 1), max(self._window.height(), 1)
        return {
            dock.objectName(): dock.width() / across if side else dock.height() / down
            for dock, side in self._docks()
        }

    def _give(self) -> None:
        if not self._window.isVisible():
            return
        if not self._chosen:
            self._usual()
            return
        for at_side, way in ((True, Qt.Orientation.Horizontal), (False, Qt.Orientation.Vertical)):
            whole = self._window.width() if at_side else self._window.height()
            docks = [
                dock
                for dock, side in self._docks()
                if side == at_side and dock.objectName() in self._chosen
            ]
            sizes = [round(self._chosen[dock.objectName()] * whole) for dock in docks]
            self._window.resizeDocks(docks, sizes, way)
