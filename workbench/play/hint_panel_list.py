"""The best moves as a list: what is expected of each, with its interval as a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.play.hints import Hint
from workbench.counts import counted, signed
from workbench.theme import LIGHT, Theme

HINT_ROLE: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
_LINES: Final = 4.7  # height of a row in lines of text


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
        return self.tr("wins {:.0f} % ({:.0f} to {:.0f})").format(
            hint.value * 100, hint.low * 100, hint.high * 100
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
    """Move, figures, and the interval of the share of the win on a scale from 0 to 1."""

    def __init__(self, model: HintsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.theme: Theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines of text and a bar."""
        del index
        line = option.fontMetrics.height()
        return QSize(line * 12, round(line * _LINES))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one move."""
        hint = index.data(HINT_ROLE)
        if not isinstance(hint, Hint):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        row = QRectF(option.rect).adjusted(5, 1, -5, -1)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.colour("accent" if chosen else "hover"))
            painter.drawRoundedRect(row, 5, 5)
        inner = row.adjusted(8, 3, -8, -4)
        line = float(option.fontMetrics.height())
        ink = self.theme.colour("on_accent" if chosen else "text")
        soft = self.theme.colour("on_accent" if chosen else "muted")
        self._paint_words(painter, option, inner, hint, f"{index.row() + 1}  ")
        painter.setPen(soft)
        under = QRectF(inner.left(), inner.top() + line * 1.15, inner.width(), line * 1.1)
        for said in (self._model.figures(hint), self._model.lead(hint)):
            shown = option.fontMetrics.elidedText(
                said, Qt.TextElideMode.ElideRight, int(inner.width())
            )
            painter.drawText(under, Qt.AlignmentFlag.AlignVCenter, shown)
            under.translate(0, line * 1.1)
        bar = QRectF(inner.left(), inner.top() + line * 3.6, inner.width(), line * 0.34)
        ground = self.theme.colour("on_accent" if chosen else "edge", 0.4)
        _paint_interval(painter, bar, hint, ground, ink)
        painter.restore()

    def _paint_words(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        inner: QRectF,
        hint: Hint,
        number: str,
    ) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        line = float(option.fontMetrics.height())
        first = QRectF(inner.left(), inner.top(), inner.width(), line * 1.1)
        games = f"n {hint.n}"
        painter.setPen(self.theme.colour("on_accent" if chosen else "muted"))
        painter.drawText(first, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, games)
        first.setRight(first.right() - option.fontMetrics.horizontalAdvance(games) - 8)
        strong = QFont(option.font)
        strong.setBold(True)
        painter.setFont(strong)
        painter.setPen(self.theme.colour("on_accent" if chosen else "text"))
        painter.drawText(first, Qt.AlignmentFlag.AlignVCenter, number + (hint.words or hint.text))
        painter.setFont(option.font)


class MovesList(QListView):
    """The list of hints; Enter plays the chosen one.

    Signals:
        played: Index of the move to make.
    """

    played = Signal(QModelIndex)

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
