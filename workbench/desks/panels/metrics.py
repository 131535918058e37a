"""Panel "Metrics": figures of the board as it is drawn, in sections."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFont, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from engine.play.wording import labelled
from workbench.desks.panels.figures import FigureRow, Section
from workbench.desks.panels.panel import BoardPanel, Shared
from workbench.look.theme import LIGHT, Theme

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE: Final = Qt.ItemDataRole.UserRole
TEXT, SAID, CHART = range(3)
_LOOK: Final = 8  # milliseconds between two looks at the thread
_WORKER: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="metrics")
_WIDE: Final = 44  # letters, from which there is room for charts
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ChartDelegate(QStyledItemDelegate):
    """A bar for a share, or the bars of a small chart."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One line, twice as high where there is a chart."""
        row = index.data(ROW_ROLE)
        line = option.fontMetrics.height()
        tall = isinstance(row, FigureRow) and row.bars
        return QSize(line * 6, round(line * (2.2 if tall else 1.6)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the row's bar or chart."""
        super().paint(painter, option, index)
        row = index.data(ROW_ROLE)
        if not isinstance(row, FigureRow):
            return
        painter.save()
        box = QRectF(option.rect).adjusted(8, 4, -8, -4)
        if row.bars:
            self._paint_bars(painter, box, row)
        elif row.share is not None:
            self._paint_share(painter, box, row.share, option.fontMetrics.height() * 0.5)
        painter.restore()

    def _paint_share(self, painter: QPainter, box: QRectF, share: float, height: float) -> None:
        groove = QRectF(box.left(), box.center().y() - height / 2, box.width(), height)
        painter.setPen(QPen(self.theme.colour("edge"), 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(groove)
        filled = QRectF(groove)
        filled.setWidth(groove.width() * min(max(share, 0.0), 1.0))
        painter.fillRect(filled, self.theme.colour("accent"))

    def _paint_bars(self, painter: QPainter, box: QRectF, row: FigureRow) -> None:
        small = QFont(painter.font())
        small.setPointSizeF(small.pointSizeF() * 0.75)
        painter.setFont(small)
        foot = float(painter.fontMetrics().height())
        room = box.adjusted(0, 0, 0, -foot)
        painter.setPen(QPen(self.theme.colour("edge"), 1.0))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        most = max(*row.bars, 0.0) if len(row.bars) > 1 else max(row.bars[0], 0.0)
        step = min(room.width() / len(row.bars), room.height() * 1.2)
        for place, height in enumerate(row.bars):
            tall = room.height() * height / most if most else 0.0
            corner = QPointF(room.left() + place * step + step * 0.1, room.bottom() - tall)
            bar = QRectF(corner, QPointF(corner.x() + step * 0.8, room.bottom()))
            painter.fillRect(bar, self.theme.colour("accent"))
        painter.setPen(self.theme.colour("muted"))
        under = QRectF(box.left(), room.bottom(), max(step * len(row.bars), step), foot)
        first, last = row.ticks
        painter.drawText(under, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, first)
        if last != first:
            painter.drawText(under, _RIGHT, last)


class FiguresPanel(BoardPanel):
    """Figures in sections; hovering one explains it, a click goes where it points.

    Each kind of board says how it is measured; a large one is measured beside the window.
    """

    delay = 0

    def __init__(self, editing: Shared, parent: QWidget | None = None) -> None:
        super().__init__(editing, parent)
        self.metrics: Any = None
        self._headings: dict[str, QTreeWidgetItem] = {}
        self._items: dict[str, QTreeWidgetItem] = {}
        self._work: Future[Any] | None = None
        self._measured: object = None
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self._collect)
        self.tree = QTreeWidget(self)
        self._charts = ChartDelegate(self.tree)
        self._set_up_tree()
        self.tree.itemClicked.connect(self._go)
        self.tree.itemActivated.connect(self._go)

    # What each kind of board says.

    def measuring(self) -> tuple[object, Callable[[], Any], bool]:
        """What is measured now, how, and whether it is large; the first is equal while it stays."""
        raise NotImplementedError

    def sections(self, found: Any) -> Sequence[Section]:
        """What was measured, for the panel."""
        raise NotImplementedError

    def listed(self, row: FigureRow) -> str:
        """Where a figure points, in words."""
        raise NotImplementedError

    def go_to(self, row: FigureRow) -> None:
        """Select and show where a figure points."""
        raise NotImplementedError

    # Measuring.

    def refresh(self) -> None:
        """Measure the board as it is now; a large one beside the work of the window."""
        state, measure, large = self.measuring()
        if not large:
            self._show(measure())
        elif self._work is None:
            self._measured = state
            self._work = _WORKER.submit(measure)
            self._look.start()

    def _collect(self) -> None:
        """Take over figures that are done, or measure again if the board has changed."""
        if self._work is None or not self._work.done():
            return
        self._look.stop()
        work, self._work = self._work, None
        if self._measured == self.measuring()[0]:
            self._show(work.result())
        else:
            self.stale()

    def _show(self, found: Any) -> None:
        self.metrics = found
        with QSignalBlocker(self.tree):
            for section in self.sections(found):
                self._show_section(section)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        super().set_theme(theme)
        self._charts.theme = theme
        self.tree.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the charts out where there is room for the words only."""
        super().resizeEvent(event)
        wide = self.width() > self.tree.fontMetrics().averageCharWidth() * _WIDE
        if self.tree.isColumnHidden(CHART) == wide:
            self.tree.setColumnHidden(CHART, not wide)
        self.tree.scheduleDelayedItemsLayout()  # Qt measures rows by the columns in sight only

    def row(self, key: str) -> FigureRow:
        """The row of a key, as it is shown."""
        found = self._items[key].data(TEXT, ROW_ROLE)
        assert isinstance(found, FigureRow)  # noqa: S101  (each row has its figure)
        return found

    def _set_up_tree(self) -> None:
        self.tree.setObjectName("metrics_tree")
        self.tree.setAccessibleName(self.tr("Figures of the board"))
        self.tree.setColumnCount(3)
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(self.tree.fontMetrics().averageCharWidth())
        self.tree.setItemDelegateForColumn(CHART, self._charts)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.tree.setExpandsOnDoubleClick(True)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(TEXT, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(SAID, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(CHART, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header.setMinimumSectionSize(self.tree.fontMetrics().averageCharWidth() * 6)

    def _show_section(self, section: Section) -> None:
        """Bring one section up to date; rows stay where they are as far as they can."""
        top = self._headings.get(section.key)
        if top is None:
            top = self._headings[section.key] = QTreeWidgetItem(self.tree, [section.title])
            top.setFirstColumnSpanned(True)
            font = self.tree.font()
            font.setBold(True)
            top.setFont(TEXT, font)
            top.setExpanded(True)
        present = [_key(top.child(place)) for place in range(top.childCount())]
        wanted = [row.key for row in section.rows]
        if present != wanted:
            for key in present:
                self._items.pop(key, None)
            top.takeChildren()
            for row in section.rows:
                self._items[row.key] = QTreeWidgetItem(top)
            self.tree.scheduleDelayedItemsLayout()  # rows are as high as what they get now
        for row in section.rows:
            self._show_row(self._items[row.key], row)

    def _show_row(self, item: QTreeWidgetItem, row: FigureRow) -> None:
        if item.data(TEXT, ROW_ROLE) == row:
            return
        said = labelled(row.text, row.said)
        tip = f"{said}\n{row.why}"
        if row.places:
            where = self.listed(row)
            tip += "\n" + self.tr("Click to select: {}").format(where)
        item.setText(TEXT, row.text)
        item.setText(SAID, f"{row.said}  ›" if row.places else row.said)
        item.setTextAlignment(SAID, _RIGHT)
        item.setData(TEXT, ROW_ROLE, row)
        item.setData(CHART, ROW_ROLE, row)
        for column in (TEXT, SAID, CHART):
            item.setToolTip(column, tip)
        item.setData(TEXT, Qt.ItemDataRole.AccessibleTextRole, f"{said}. {row.why}")

    def _go(self, item: QTreeWidgetItem, column: int = 0) -> None:
        row = item.data(TEXT, ROW_ROLE)
        if isinstance(row, FigureRow) and row.places:
            self.go_to(row)


def _key(item: QTreeWidgetItem | None) -> str:
    row = item.data(TEXT, ROW_ROLE) if item else None
    return row.key if isinstance(row, FigureRow) else ""
