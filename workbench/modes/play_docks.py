"""Where the panels around the table stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QScrollArea, QWidget

_LEFT: Final = 258  # width of the panels on either side, at first
_RIGHT: Final = 356


class Docks:
    """Cards and moves on the left, scores on the right; users may move them."""

    def __init__(
        self, window: QMainWindow, cards: QWidget, moves: QWidget, scores: QWidget
    ) -> None:
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        self._window = window
        self._cards = cards
        # Scrolled, so that small screens can hold all panels.
        self._docks = {
            "cards": _dock(
                window, "cards", QCoreApplication.translate("Layout", "Cards"), _scrolled(cards)
            ),
            "moves": _dock(window, "moves", QCoreApplication.translate("Layout", "Moves"), moves),
            "scores": _dock(
                window, "scores", QCoreApplication.translate("Layout", "Scores"), _scrolled(scores)
            ),
        }
        for name, dock in self._docks.items():
            window.addDockWidget(left if name in {"cards", "moves"} else right, dock)
        window.setCorner(Qt.Corner.BottomLeftCorner, left)
        window.setCorner(Qt.Corner.BottomRightCorner, right)

    def __getitem__(self, name: str) -> QDockWidget:
        """The dock of a panel."""
        return self._docks[name]

    def __iter__(self) -> Iterator[QDockWidget]:
        """All docks."""
        return iter(self._docks.values())

    def share_out(self) -> None:
        """Give every panel its usual size; Qt heeds it only once the window is shown."""
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        self._window.resizeDocks([self["cards"]], [_LEFT], across)
        self._window.resizeDocks([self["scores"]], [_RIGHT], across)
        title = self["cards"].height() - self["cards"].widget().height()
        whole = self["cards"].height() + self["moves"].height()
        wanted = min(title + self._cards.sizeHint().height(), whole // 2)
        self._window.resizeDocks([self["cards"], self["moves"]], [wanted, whole - wanted], down)


def _dock(window: QMainWindow, name: str, title: str, widget: QWidget) -> QDockWidget:
    dock = QDockWidget(title, window)
    dock.setObjectName(name)
    widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    dock.setWidget(widget)
    return dock


def _scrolled(widget: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    return area
