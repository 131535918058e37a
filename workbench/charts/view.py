"""One chart of the window, whatever its kind: drawn again while its figures grow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QEvent, QMetaMethod, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QWidget

from engine.picture import SeatStyle
from engine.reports.charts import Chart, Stacks
from workbench.charts.appearance import Appearance
from workbench.charts.figures import FiguresDialog
from workbench.charts.item import Limits, Spot
from workbench.charts.legend import Legend
from workbench.charts.plot import Plot, Ranges
from workbench.charts.pointer import ENDS, STEPS, held, stepped
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.elided import ElidedLabel
from workbench.widgets.layouts import in_column

_ROW: Final = 1.75  # of a row at least, in lines of text
_ROWS: Final = 2.1  # of a row as wanted
_LEAST, _WANTED = 7, 12  # lines of a chart without rows
_FRAME: Final = 2  # lines for the axis below and the rim
_LETTERS: Final = 26  # of the narrowest chart
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class ChartView(QFrame):
    """A chart, with titles of its axes, a legend, and what its marks say.

    While it is out of sight only the first chart is drawn; the last one is when it comes back.
    Arrow keys lead from mark to mark, and what a mark says is the accessible description, too.

    Args:
        styles: Label in the charts -> style of the seat that it names.

    Attributes:
        chart: What was given last; None before the first one.
        menu: The context menu, to which others may add.

    Signals:
        shown: A chart that was drawn.
        picked: Source of the chart, and the condition on its games that a mark stands for.
        limits_changed: Its figures reach further, or less far, or have other room.
    """

    shown = Signal(object)
    picked = Signal(object, str)
    limits_changed = Signal()

    def __init__(
        self, styles: Mapping[str, SeatStyle] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.chart: Chart | None = None
        self.styles: Mapping[str, SeatStyle] = dict(styles or {})
        self._theme: Theme = LIGHT
        self._stale = False
        self._limits: Limits | None = None
        self._spot: Spot | None = None
        self._by_key = False  # whether the keyboard has led to the mark
        self._sizes = (0, 0, 0)
        self.plot = Plot(self)
        self.up = ElidedLabel()
        self.across = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignHCenter)
        self.legend = Legend()
        self.nothing = QLabel(
            self.tr("No figures yet."), self.plot, alignment=Qt.AlignmentFlag.AlignCenter
        )
        self.menu = QMenu(self)
        self.menu.addAction(self.tr("Show as a table"), self.show_table)
        self._arrange()

    # What others ask.

    @property
    def in_sight(self) -> bool:
        """Whether anybody could see it."""
        return not self.visibleRegion().isEmpty()

    @property
    def look(self) -> Appearance:
        """Colours, styles and text."""
        return Appearance(self._theme, self.styles, QFontMetricsF(self.font()))

    @property
    def limits(self) -> Limits | None:
        """What its figures reach; None before the first chart."""
        return self._limits

    def show_chart(self, chart: Chart) -> None:
        """Draw a chart, at once or as soon as it is in sight.

        Raises:
            KeyError: Nobody draws this kind of chart.
        """
        self.chart = chart
        self._renew()

    def catch_up(self) -> None:
        """Draw what was withheld."""
        if self._stale:
            self._draw()

    def use_styles(self, styles: Mapping[str, SeatStyle]) -> None:
        """Other seats: label in the charts -> style."""
        if dict(styles) != self.styles:
            self.styles = dict(styles)
            self._renew()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.plot.setBackground(theme.colour("surface"))
        self._renew()

    def share(self, shared: tuple[Limits, Ranges] | None) -> None:
        """Take limits and ranges that other charts have as well; None for its own."""
        if self.plot.shared != shared:
            self.plot.shared = shared
            self.plot.fit()
            self._point()

    def show_table(self) -> FiguresDialog | None:
        """Show the figures of the chart in a table, which follows them."""
        if self.chart is None:
            return None
        table = FiguresDialog(self.chart, self.window())
        self.shown.connect(table.follow)
        table.show()
        return table

    # Marks.

    @property
    def said(self) -> str:
        """What the mark says that is pointed at; "" if none is."""
        return self.plot.readout.text

    def point_at(self, spot: Spot | None) -> None:
        """Point at a mark, or at none."""
        self._spot = spot
        self._point()

    def _point(self) -> None:
        """Show what the mark says, as it is by now."""
        item = self.plot.item
        self._spot = held(item.points, self._spot) if item is not None else None
        if item is None or self._spot is None:
            self.plot.readout.clear()
        else:
            area = QRectF(self.plot.viewport().rect()).adjusted(2, 2, -2, -2)
            text = item.say(*self._spot)
            if self._picks():
                text = f"{text}\n{self.tr('Click or Enter: these games')}"
            self.plot.readout.show_text(text, self.plot.at(self._spot), area, self.look)
        caption = self.chart.caption if self.chart is not None else ""
        self.setAccessibleDescription(self.said or caption)

    def _picks(self) -> str:
        """The condition of the mark that is pointed at; "" where nobody would show its games."""
        item, chart = self.plot.item, self.chart
        if item is None or chart is None or chart.source is None or self._spot is None:
            return ""
        heard = self.isSignalConnected(QMetaMethod.fromSignal(self.picked))
        return item.picks(*self._spot) if heard else ""

    def pick(self) -> bool:
        """Ask for the games of the mark that is pointed at; whether it stands for any."""
        picks = self._picks()
        if picks and self.chart is not None:
            self.picked.emit(self.chart.source, picks)
        return bool(picks)

    def _click(self, event: Any) -> None:
        """A click on a mark, as pyqtgraph tells it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._follow_mouse(event.scenePos())
            self.pick()

    def _follow_mouse(self, at: QPointF) -> None:
        spot = self.plot.near(at)
        self._by_key = False
        if spot != self._spot:
            self.point_at(spot)

    # Drawing.

    def _renew(self) -> None:
        """Draw what is there by now, or leave it until it is in sight."""
        if self.plot.item is None or self.in_sight:
            self._draw()
        else:
            self._stale = True

    def _draw(self) -> None:
        if self.chart is None:
            return
        self._stale = False
        look = self.look
        item = self.plot.show_chart(self.chart, look, self.font())
        self.setAccessibleName(self.chart.title)
        _show_words(self.up, item.up)
        _show_words(self.across, item.across)
        self.legend.show_keys(item.keys(), look, areas=isinstance(self.chart, Stacks))
        self.nothing.setVisible(item.empty)
        self._size(len(item.names()))
        self._point()
        limits = item.limits
        if limits != self._limits:
            self._limits = limits
            self.limits_changed.emit()
        self.shown.emit(self.chart)

    def _size(self, rows: int) -> None:
        """Every row has room for its name."""
        line = self.fontMetrics().lineSpacing()
        lines = rows * _ROW + _FRAME if rows else _LEAST
        wanted = rows * _ROWS + _FRAME if rows else _WANTED
        wide = self.fontMetrics().averageCharWidth() * _LETTERS
        sizes = (wide, self.least_height(round(lines * line)), round(wanted * line))
        if sizes != self._sizes:
            self._sizes = sizes
            self.plot.least = QSize(*sizes[:2])
            self.plot.wanted = QSize(wide, max(sizes[1:]))
            self.plot.updateGeometry()

    def least_height(self, height: int) -> int:
        """The least height of the plot, of which a panel may want less."""
        return height

    def _arrange(self) -> None:
        self.setObjectName("chart")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.nothing.setObjectName("empty")
        self.nothing.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for label in (self.up, self.across):
            label.setObjectName("note")
            label.hide()
        self.legend.hide()
        in_column(self.up, (self.plot, 1), self.across, self.legend, on=self, margins=2, spacing=2)
        self.plot.scene().sigMouseMoved.connect(self._follow_mouse)
        self.plot.scene().sigMouseClicked.connect(self._click)
        self.plot.exposed.connect(self._wake)
        self.plot.resized.connect(self.limits_changed)

    def _wake(self) -> None:
        """It comes into sight: what was withheld is drawn after this repaint."""
        if self._stale:
            QTimer.singleShot(0, self, self.catch_up)

    # Events.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End lead from mark to mark, Enter to its games, Escape leaves them."""
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        item = self.plot.item
        if item is not None and not plain and key in {*STEPS, *ENDS}:
            self._by_key = True
            self.point_at(stepped(item.points, self._spot, key))
        elif key == Qt.Key.Key_Escape and self._spot is not None:
            self.point_at(None)
        elif key in _ENTER and not plain and self.pick():
            pass
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is pointed at any more, unless a menu of its own has come up."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.point_at(None)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more, unless the keyboard does."""
        super().leaveEvent(event)
        if not self._by_key:
            self.point_at(None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer the table."""
        self.menu.popup(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is pointed at has moved."""
        super().resizeEvent(event)
        self.nothing.setGeometry(self.plot.rect())
        QTimer.singleShot(0, self, self._point)

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._renew()


def _show_words(label: QLabel, text: str) -> None:
    if label.text() != text:
        label.setText(text)
    label.setVisible(bool(text))
