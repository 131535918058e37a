"""Where the panels around the table stand, on a wide screen and on a small one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import QByteArray, QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QScrollArea, QWidget

from workbench.panels.cards import CardsPanel
from workbench.widgets.dock_front import in_sight

LAYOUT_VERSION: Final = 6  # rises whenever a dock is renamed, added, taken away or moved
WIDE, SMALL, TINY = "play", "play_small", "play_tiny"
_LEFT: Final = 43  # letters: width of the panels on either side, at first
_RIGHT: Final = 58
_COLUMN: Final = 38  # of the only column of a small screen
QWIDGETSIZE_MAX: Final = (1 << 24) - 1  # which PySide does not name
_ENOUGH_ACROSS: Final = 165  # letters of a window that has room for both sides
_ENOUGH_DOWN: Final = 40  # lines
_LEAST_DOWN: Final = 34  # lines of a window that has room for a column beside the board
_SUMMED_UP: Final = ("cards", "scores")  # what the bar below the board says on a small screen


class Docks:
    """Cards and moves on the left, scores on the right; users may move them.

    A small screen has one column, a tiny one none until a panel is asked for, and each has a
    layout of its own: whatever is moved there stays there, and the large window gets its panels
    back as they were.

    Attributes:
        size: WIDE, SMALL or TINY.
    """

    def __init__(
        self, window: QMainWindow, cards: CardsPanel, moves: QWidget, scores: QWidget
    ) -> None:
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        self._window = window
        self._cards = cards
        self._scrolled = {"cards": cards, "scores": scores}
        self.size = WIDE
        self._kept: dict[str, QByteArray] = {}  # layout by size
        self._plain: dict[str, QByteArray] = {}
        self._shared_out: set[str] = set()  # sizes that somebody has seen
        self._own: set[str] = set()  # sizes whose layout was taken over from the last time
        self._settled: set[str] = set()  # sizes in which the panels have got their room
        self._put_away: QByteArray | None = None  # how panels stand that were hidden together
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
        cards.filled_changed.connect(self.follow_cards)
        self["cards"].dockLocationChanged.connect(self._limit)
        window.setCorner(Qt.Corner.BottomLeftCorner, left)
        window.setCorner(Qt.Corner.BottomRightCorner, right)

    def __getitem__(self, name: str) -> QDockWidget:
        """The dock of a panel."""
        return self._docks[name]

    def __iter__(self) -> Iterator[QDockWidget]:
        """All docks."""
        return iter(self._docks.values())

    @property
    def summed_up(self) -> bool:
        """Whether scores or cards are out of sight, so that a bar has to tell them."""
        return self.size != WIDE and any(self[name].isHidden() for name in _SUMMED_UP)

    def settle(self, others: Mapping[str, QDockWidget]) -> None:
        """Every dock is there: remember how they stand, and how they would on a small screen.

        Args:
            others: The docks of other parts, in the order of their tabs.
        """
        self._plain[WIDE] = self._window.saveState(LAYOUT_VERSION)
        right = Qt.DockWidgetArea.RightDockWidgetArea
        for name in _SUMMED_UP:
            self[name].hide()
        column = (self["moves"], *others.values(), *(self[name] for name in _SUMMED_UP))
        shown = [dock for dock in column if not dock.isHidden()]
        for dock in column:  # also what is hidden: it comes as a tab when somebody asks for it
            self._window.addDockWidget(right, dock)
        for dock in column[1:]:
            self._window.tabifyDockWidget(column[0], dock)
        column[0].raise_()
        self._plain[SMALL] = self._window.saveState(LAYOUT_VERSION)
        for dock in shown:
            dock.hide()
        self._plain[TINY] = self._window.saveState(LAYOUT_VERSION)
        self._window.restoreState(self._plain[WIDE], LAYOUT_VERSION)

    def fit(self) -> None:
        """Take the layout for the size that the window has now."""
        metrics = self._window.fontMetrics()
        across = self._window.width() / metrics.averageCharWidth()
        down = self._window.height() / metrics.height()
        size = WIDE if across >= _ENOUGH_ACROSS and down >= _ENOUGH_DOWN else SMALL
        size = TINY if down < _LEAST_DOWN else size
        if size == self.size:
            return
        self._kept[self.size] = self._layout()
        self._put_away = None
        self.size = size
        self["cards"].widget().setMaximumHeight(QWIDGETSIZE_MAX)
        self._window.restoreState(self._kept.get(size, self._plain[size]), LAYOUT_VERSION)
        self._limit()
        if size not in self._shared_out:
            self.share_out()

    def share_out(self) -> None:
        """Give every panel its usual size; Qt heeds it only once the window is shown."""
        self._shared_out.add(self.size)
        across = Qt.Orientation.Horizontal
        letter = self._window.fontMetrics().averageCharWidth()
        if self.size != WIDE:
            self._window.resizeDocks([self["moves"]], [letter * _COLUMN], across)
            return
        self._window.resizeDocks([self["cards"]], [letter * _LEFT], across)
        self._window.resizeDocks([self["scores"]], [letter * _RIGHT], across)
        self._share("cards", self["moves"])
        self._share("scores", self._below_scores())

    def follow_cards(self) -> None:
        """Without cards their panel is one line high; once there are some, one row at least."""
        self._limit()
        if self._cards.filled and self.size == WIDE:
            QTimer.singleShot(0, self._window, self._make_room)

    def _limit(self, *_: object) -> None:
        """Panels that share a place with that of the cards are never limited."""
        dock = self["cards"]
        alone = not dock.isFloating() and not self._window.tabifiedDockWidgets(dock)
        low = self.size == WIDE and alone and self._cards.filled is False
        dock.widget().setMaximumHeight(self._cards.row_height if low else QWIDGETSIZE_MAX)

    def _make_room(self) -> None:
        if in_sight(self["cards"]) and self["cards"].widget().height() < self._cards.row_height:
            self._share("cards", self["moves"])

    def _share(self, name: str, below: QDockWidget | None) -> None:
        """Let a panel be as high as what it holds, with the rest for the one below it."""
        if below is None:
            return
        dock = self[name]
        title = dock.height() - dock.widget().height()
        whole = dock.height() + below.height()
        wanted = min(title + self._scrolled[name].sizeHint().height(), whole * 3 // 5)
        down = Qt.Orientation.Vertical
        self._window.resizeDocks([dock, below], [wanted, whole - wanted], down)

    def _layout(self) -> QByteArray:
        """How the panels stand, or would if they were not hidden together."""
        return self._put_away or self._window.saveState(LAYOUT_VERSION)

    def _below_scores(self) -> QDockWidget | None:
        """The dock in sight that stands below the scores; None if somebody moved it away."""
        scores = self["scores"]
        for dock in self._window.findChildren(QDockWidget):
            if in_sight(dock) and dock.x() == scores.x() and dock.y() > scores.y():
                return dock
        return None

    def settle_sizes(self) -> None:
        """The window is shown: usual sizes, or those of the last time, which Qt heeds only now."""
        if self._put_away is not None:
            return
        if self.size not in self._own:
            self.share_out()
        elif self.size not in self._settled:
            self._window.restoreState(self._kept[self.size], LAYOUT_VERSION)
        self._settled.add(self.size)

    def toggle(self) -> None:
        """Hide every panel, or show again those that were hidden, as they stood."""
        if self._put_away is not None:
            self._window.restoreState(self._put_away, LAYOUT_VERSION)
            self._put_away = None
            return
        self._put_away = self._layout()
        for dock in self._window.findChildren(QDockWidget):
            dock.hide()

    def layouts(self) -> Mapping[str, QByteArray]:
        """The layout by size; nothing of a size that nobody has seen."""
        if self._shared_out:
            self._kept[self.size] = self._layout()
        return dict(self._kept)

    def use_layouts(self, layouts: Mapping[str, QByteArray]) -> None:
        """Take over what `layouts` gave."""
        for size, state in layouts.items():
            if not state.isEmpty():
                self._kept[size] = state
                self._shared_out.add(size)
                self._own.add(size)
        kept = self._kept.get(self.size, QByteArray())
        if not kept.isEmpty() and not self._window.restoreState(kept, LAYOUT_VERSION):
            self._own.discard(self.size)

    def reset(self) -> None:
        """Put every panel back to its place."""
        self._kept.clear()
        self._shared_out.clear()
        self._own.clear()
        self._put_away = None
        self._window.restoreState(self._plain[self.size], LAYOUT_VERSION)
        self.share_out()


def _dock(window: QMainWindow, name: str, title: str, widget: QWidget) -> QDockWidget:
    dock = QDockWidget(title, window)
    dock.setObjectName(name)
    widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    dock.setWidget(widget)
    return dock


def _scrolled(widget: QWidget) -> QScrollArea:
    area = QScrollArea(widgetResizable=True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    return area
