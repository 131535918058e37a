"""The best moves as a list: what is expected of each, with its interval as a bar."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from engine.play.hints import Hint
from workbench.language.counts import counted, number, percent, signed
from workbench.look.theme import LIGHT, Theme

HINT_ROLE: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)
_RIM: Final = 5  # pixels between a row's ground and the list
_INSET: Final = 13  # pixels between texts and the list
_ABOVE: Final = 4
_BELOW: Final = 0.4  # lines of text
_GAP: Final = 8  # pixels between the move and its games
_ENDLESS: Final = 10_000  # pixels, more than any text needs


class HintsModel(QAbstractListModel):
    """The best moves, best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hints: tuple[Hint, ...] = ()

    def set_hints(self, hints: Sequence[Hint]) -> None:
        """Show other moves, or other figures of the same ones."""
        given = tuple(hints)
        same = [one.code for one in given] == [one.code for one in self._hints]
        if same and given:
            self._hints = given
            self.dataChanged.emit(self.index(0), self.index(len(given) - 1))
            return
        self.beginResetModel()
        self._hints = given
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """See Qt."""
        return 0 if parent.isValid() else len(self._hints)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The move as text, all figures in words, or the Hint itself."""
        if not index.isValid():
            return None
        hint = self._hints[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return hint.words or hint.text
        if role == HINT_ROLE:
            return hint
        if role in (
            Qt.ItemDataRole.AccessibleTextRole,
            Qt.ItemDataRole.ToolTipRole,
        ):
            figures = f"{self.figures(hint)}, {self.lead(hint)}. {self.games(hint)}"
            return f"{hint.words or hint.text}. {figures}"
        return None

    def figures(self, hint: Hint) -> str:
        """Share of the win with its interval."""
        return self.tr("wins {} ({} to {})").format(
            percent(hint.value), number(100 * hint.low), number(100 * hint.high)
        )

    def lead(self, hint: Hint) -> str:
        """Lead over the best other seat with its interval."""
        return self.tr("lead {} points ({} to {})").format(
            *(signed(one, 1) for one in (hint.margin, hint.margin_low, hint.margin_high))
        )

    def games(self, hint: Hint) -> str:
        """What the figures rest on."""
        return counted(self.tr("{n:game|games} played on"), n=hint.n)


class HintDelegate(QStyledItemDelegate):
    """Move, figures, and the interval of the share of the win on a scale from 0 to 1.

    Args:
        model: Says the figures.
        view: Whose rows are painted; texts go on in further lines where they lack the width.
    """

    def __init__(self, model: HintsModel, view: QListView) -> None:
        super().__init__(view)
        self._model = model
        self._view = view
        self.theme: Theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As many lines of text as are needed, and a bar."""
        line, hint = option.fontMetrics.height(), index.data(HINT_ROLE)
        if not isinstance(hint, Hint):
            return QSize(line * 12, line)
        whole = QRectF(0, 0, self._view.viewport().width(), 0)
        *_, bar = self._places(option, hint, whole, index.row())
        return QSize(line * 12, ceil(bar.bottom() + line * _BELOW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one move."""
        hint = index.data(HINT_ROLE)
        if not isinstance(hint, Hint):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        row = QRectF(option.rect).adjusted(_RIM, 1, -_RIM, -1)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.colour("accent" if chosen else "hover"))
            painter.drawRoundedRect(row, 5, 5)
        ink = self.theme.colour("on_accent" if chosen else "text")
        soft = self.theme.colour("on_accent" if chosen else "muted")
        games, words, figures, lead, bar = self._places(
            option, hint, QRectF(option.rect), index.row()
        )
        painter.setPen(soft)
        painter.drawText(games, Qt.AlignmentFlag.AlignRight, _games(hint))
        painter.drawText(figures, _WRAP, self._model.figures(hint))
        painter.drawText(lead, _WRAP, self._model.lead(hint))
        painter.setPen(ink)
        painter.setFont(_strong(option))
        painter.drawText(words, _WRAP, _words(hint, index.row()))
        ground = self.theme.colour("on_accent" if chosen else "edge", 0.4)
        _paint_interval(painter, bar, hint, ground, ink)
        painter.restore()

    def _places(
        self, option: QStyleOptionViewItem, hint: Hint, whole: QRectF, row: int
    ) -> tuple[QRectF, QRectF, QRectF, QRectF, QRectF]:
        """Where games, move, share of the win, lead and bar stand in a row, in pixels."""
        line = float(option.fontMetrics.height())
        left, top = whole.left() + _INSET, whole.top() + _ABOVE
        wide = whole.width() - 2 * _INSET
        narrow = option.fontMetrics.horizontalAdvance(_games(hint)) + 1.0
        games = QRectF(left + wide - narrow, top, narrow, line)
        strong = QFontMetrics(_strong(option))
        words = _wrapped(strong, left, top, wide - narrow - _GAP, _words(hint, row))
        at = words.bottom() + line * 0.1
        figures = _wrapped(option.fontMetrics, left, at, wide, self._model.figures(hint))
        lead = _wrapped(option.fontMetrics, left, figures.bottom(), wide, self._model.lead(hint))
        bar = QRectF(left, lead.bottom() + line * 0.2, wide, line * 0.34)
        return games, words, figures, lead, bar


def _games(hint: Hint) -> str:
    return f"n {hint.n}"


def _words(hint: Hint, row: int) -> str:
    return f"{row + 1}  {hint.words or hint.text}"


def _strong(option: QStyleOptionViewItem) -> QFont:
    font = QFont(option.font)
    font.setBold(True)
    return font


def _wrapped(metrics: QFontMetrics, left: float, top: float, wide: float, text: str) -> QRectF:
    """The place of a text from a corner on, as high as its lines."""
    room = QRect(0, 0, int(wide), _ENDLESS)
    return QRectF(left, top, wide, metrics.boundingRect(room, _WRAP, text).height())


class MovesList(QListView):
    """The list of hints, as high as its rows; Enter plays the chosen one.

    Signals:
        played: Index of the move to make.
    """

    played = Signal(QModelIndex)

    def fit(self) -> None:
        """As high as its rows are at its width."""
        rows = range(self.model().rowCount())
        height = sum(self.sizeHintForRow(row) for row in rows) + 6
        if height != self.height():
            self.setFixedHeight(height)
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks the texts elsewhere."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.played.emit(self.currentIndex())
            return
        super().keyPressEvent(event)


def _paint_interval(
    painter: QPainter, bar: QRectF, hint: Hint, ground: QColor, ink: QColor
) -> None:
    """A track from 0 to 1, the interval as a thick line, the estimate as a tick."""
    middle = bar.center().y()
    painter.setPen(QPen(ground, 2.0, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(bar.left(), middle), QPointF(bar.right(), middle))

    def at(share: float) -> float:
        return bar.left() + bar.width() * min(1.0, max(0.0, share))

    painter.setPen(QPen(ink, 4.0, c=Qt.PenCapStyle.FlatCap))
    painter.drawLine(QPointF(at(hint.low), middle), QPointF(at(hint.high), middle))
    painter.setPen(QPen(ink, 2.4, c=Qt.PenCapStyle.FlatCap))
    tick = at(hint.value)
    painter.drawLine(QPointF(tick, bar.top() - 1), QPointF(tick, bar.bottom() + 1))
