"""Where panels and menus of the window stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QScrollArea, QWidget

from workbench.actions import Actions

_LEFT: Final = 258  # width of the panels on either side, at first
_RIGHT: Final = 356


def _tr(text: str) -> str:
    return QCoreApplication.translate("Layout", text)


class Docks:
    """Cards and moves on the left, scores and batch on the right; users may move them."""

    def __init__(
        self, window: QMainWindow, cards: QWidget, moves: QWidget, scores: QWidget, batch: QWidget
    ) -> None:
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        self._window = window
        self._contents = {"cards": cards, "scores": scores}
        # Scrolled, so that small screens can hold all panels.
        self._docks = {
            "cards": _dock(window, "cards", _tr("Cards"), _scrolled(cards)),
            "moves": _dock(window, "moves", _tr("Moves"), moves),
            "scores": _dock(window, "scores", _tr("Scores"), _scrolled(scores)),
            "batch": _dock(window, "batch", _tr("Batch"), batch),
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
        for upper, lower in (("cards", "moves"), ("scores", "batch")):
            title = self[upper].height() - self[upper].widget().height()
            whole = self[upper].height() + self[lower].height()
            wanted = min(title + self._contents[upper].sizeHint().height(), whole // 2)
            self._window.resizeDocks([self[upper], self[lower]], [wanted, whole - wanted], down)


def add_menus(window: QMainWindow, actions: Actions, docks: Docks) -> None:
    """Fill the menu bar; every action of the window stands in one menu."""
    groups = {
        _tr("&Game"): ("new_game", "", "quit"),
        _tr("&Play"): ("step", "play", "end", "", "take_back", "back_to_now"),
        _tr("&Batch"): ("run_batch",),
        _tr("&View"): ("fit", "full_size", "zoom_in", "zoom_out", "", "names", ""),
        _tr("&Help"): ("about",),
    }
    for title, keys in groups.items():
        menu = window.menuBar().addMenu(title)
        for key in keys:
            if key:
                menu.addAction(actions[key])
            else:
                menu.addSeparator()
        if "fit" in keys:
            panels = menu.addMenu(_tr("&Panels"))
            for dock in docks:
                panels.addAction(dock.toggleViewAction())
            colours = menu.addMenu(_tr("&Colours"))
            for key in ("system", "light", "dark"):
                colours.addAction(actions[key])
            menu.addAction(actions["reset_layout"])


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
