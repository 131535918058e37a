"""The list of a board's problems: rows, and how one is painted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QPolygonF,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.game import Problem, Rule
from engine.play.wording import labelled
from workbench.language.faults import stated
from workbench.look.theme import LIGHT, Theme

Index = QModelIndex | QPersistentModelIndex
PROBLEM_ROLE: Final = Qt.ItemDataRole.UserRole
MOST_SHOWN: Final = 300
_WRAP: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
_PAD: Final = 6.0


class ProblemsModel(QStandardItemModel):
    """Problems, faults first; at most MOST_SHOWN of them."""

    def __init__(self, rules: Mapping[str, Rule], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._shown: tuple[Problem, ...] = ()

    def show(self, found: Sequence[Problem]) -> None:
        """Show other problems; nothing happens if they are the same."""
        shown = tuple(found[:MOST_SHOWN])
        if shown == self._shown:
            return
        self._shown = shown
        self.clear()
        for problem in shown:
            item = QStandardItem(stated(problem.what))
            item.setData(problem, PROBLEM_ROLE)
            item.setToolTip(self._tip(problem))
            said = labelled(self.word(problem), f"{item.text()} {stated(problem.remedy)}")
            item.setAccessibleText(said)
            item.setEditable(False)
            self.appendRow(item)

    def word(self, problem: Problem) -> str:
        """The severity as a word."""
        return self.tr("Fault") if problem.severity == "fault" else self.tr("Warning")

    def _tip(self, problem: Problem) -> str:
        """The rule and its text, or why it is said."""
        if not problem.rule:
            return self.tr("This holds for the boards of every game.")
        rule = self._rules.get(problem.rule)
        if rule is None:
            return self.tr("Rule {}").format(problem.rule)
        return self.tr("Rule {}, {}: {}").format(rule.id, rule.section, rule.text)


class ProblemDelegate(QStyledItemDelegate):
    """A sign and a word for the severity, the rule's id, what is wrong and what helps."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the words need in the width of the list."""
        view = self.parent()
        width = float(view.viewport().width()) if isinstance(view, QListView) else 300.0
        problem = index.data(PROBLEM_ROLE)
        line = option.fontMetrics.height()
        room = QRectF(0, 0, self._text_width(width, line), 10_000)
        height = _PAD * 2 + line
        for words in (stated(problem.what), stated(problem.remedy)):
            if words:
                height += QFontMetricsF(option.font).boundingRect(room, _WRAP, words).height()
        return QSize(round(width), round(height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one problem."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        problem = index.data(PROBLEM_ROLE)
        box = QRectF(option.rect)
        line = option.fontMetrics.height()
        self._paint_ground(painter, option, box)
        middle = QPointF(box.left() + _PAD + line * 0.6, box.top() + _PAD + line * 0.5)
        paint_severity(painter, self.theme, problem.severity, middle, line * 0.5)
        top = box.top() + _PAD
        left, width = box.left() + _PAD + line * 1.6, self._text_width(box.width(), line)
        model = index.model()
        word = model.word(problem) if isinstance(model, ProblemsModel) else problem.severity
        self._paint_head(painter, option, QRectF(left, top, width, line), word, problem)
        top += line
        for words, token in ((problem.what, "text"), (problem.remedy, "muted")):
            if words:
                painter.setFont(option.font)
                painter.setPen(self.theme.colour(token))
                room = QRectF(left, top, width, box.bottom() - top)
                top += painter.boundingRect(room, _WRAP, stated(words)).height()
                painter.drawText(room, _WRAP, stated(words))
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF) -> None:
        painter.setPen(QPen(self.theme.colour("border"), 1.0))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box.adjusted(0, 0, 0, -1), self.theme.colour("hover"))
        if chosen:
            painter.fillRect(
                QRectF(box.left(), box.top(), 3, box.height() - 1), self.theme.colour("accent")
            )
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(self.theme.colour("focus"), 1.5))
            painter.drawRect(box.adjusted(1, 1, -1, -2))

    def _paint_head(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        row: QRectF,
        word: str,
        problem: Problem,
    ) -> None:
        bold = QFont(option.font)
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(self.theme.colour("danger" if problem.severity == "fault" else "warning"))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(row, middle | Qt.AlignmentFlag.AlignLeft, word)
        painter.setFont(option.font)
        painter.setPen(self.theme.colour("muted"))
        painter.drawText(row, middle | Qt.AlignmentFlag.AlignRight, problem.rule)

    def _text_width(self, width: float, line: float) -> float:
        return max(40.0, width - _PAD * 2 - line * 1.6)


def paint_severity(
    painter: QPainter, theme: Theme, severity: str, middle: QPointF, radius: float
) -> None:
    """A filled octagon with a cross for a fault, a triangle with a stroke for a warning."""
    painter.save()
    painter.translate(middle)
    painter.scale(radius, radius)
    fault = severity == "fault"
    token = "danger" if fault else "warning"
    if fault:
        near, far = 0.414, 1.0
        points = [(-near, -far), (near, -far), (far, -near), (far, near)]
        points += [(near, far), (-near, far), (-far, near), (-far, -near)]
    else:
        points = [(0.0, -0.95), (1.05, 0.85), (-1.05, 0.85)]
    painter.setPen(QPen(theme.colour(token), 0.2, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(theme.colour(token) if fault else theme.colour("surface"))
    painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))
    ink = theme.colour("surface") if fault else theme.colour(token)
    painter.setPen(QPen(ink, 0.24, c=Qt.PenCapStyle.RoundCap))
    if fault:
        painter.drawLine(QPointF(-0.4, -0.4), QPointF(0.4, 0.4))
        painter.drawLine(QPointF(-0.4, 0.4), QPointF(0.4, -0.4))
    else:
        painter.drawLine(QPointF(0, -0.25), QPointF(0, 0.22))
        painter.drawPoint(QPointF(0, 0.55))
    painter.restore()
