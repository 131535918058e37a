"""How cells of the deck's table are drawn and edited."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.picture import SeatStyle
from engine.scenarios.deck_sheet import Slot
from workbench.desks.deck.editors import Place, TypedLine, editor_of
from workbench.desks.deck.edits import DeckEdits
from workbench.desks.deck.model import ROW_ROLE, SLOT_ROLE, STYLES_ROLE, DeckModel
from workbench.look.marks import paint_badge
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.whole_number import DecimalNumber, WholeNumber

Index = QModelIndex | QPersistentModelIndex
_KEY: Final = Qt.Key
_ENDING: Final = frozenset({_KEY.Key_Return, _KEY.Key_Enter, _KEY.Key_Tab, _KEY.Key_Backtab})
_STEP: Final = 1.15  # between marks of an order, in lines of text
_SIDE: Final = 0.35
_BOLDER: Final = 0.12  # room for text that becomes bold


class CellDelegate(QStyledItemDelegate):
    """Fields for cells, as `editors.EDITORS` says.

    Args:
        model: The cards.
        edits: What can be done to them.
    """

    def __init__(self, model: DeckModel, edits: DeckEdits, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._edits = edits
        self._theme = LIGHT

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme

    # Editing.

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """The editor of a cell."""
        slot: Slot = index.data(SLOT_ROLE)
        row: int = index.data(ROW_ROLE)
        place = Place(
            slot=slot,
            row=row,
            document=self._model.document,
            styles=self._model.styles[slot.column.key],
            theme=self._theme,
            why_not=partial(self._edits.why_not, (row, slot)),
            done=self._done,
        )
        field = editor_of(slot.column).field(place, parent)
        field.setAccessibleName(slot.title)
        return field

    def _done(self, field: QWidget) -> None:
        self.commitData.emit(field)
        self.closeEditor.emit(field, QStyledItemDelegate.EndEditHint.NoHint)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show in the editor what the cell holds."""
        column = index.data(SLOT_ROLE).column
        editor_of(column).show(editor, index.data(Qt.ItemDataRole.EditRole), column)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Write what the editor holds, if that is anything else."""
        value = editor_of(index.data(SLOT_ROLE).column).held(editor)
        if value is not None and value != index.data(Qt.ItemDataRole.EditRole):
            model.setData(index, value)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """See Qt; what cannot be keeps its cell open, so that it is typed again there."""
        if (
            isinstance(editor, WholeNumber | DecimalNumber | TypedLine)
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in _ENDING
            and editor.refuse()
        ):
            return True
        return super().eventFilter(editor, event)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """On its cell; wider where the editor needs it, as far as the table reaches."""
        box, table = QRect(option.rect), editor.parentWidget()
        room = table.width() if table is not None else box.width()
        wide = min(max(box.width(), editor.sizeHint().width()), room)
        box.setWidth(wide)
        box.moveLeft(min(box.left(), room - wide))
        editor.setGeometry(box)


class OrderDelegate(CellDelegate):
    """Marks before the text; apart, so that Qt paints all other cells without Python.

    Attributes:
        brief: Whether the marks stand alone, where the text would push other columns out of sight.
    """

    brief = False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Marks, then the text."""
        whole = QStyleOptionViewItem(option)
        self.initStyleOption(whole, index)
        text, whole.text = whole.text, ""
        style = self._style(whole)
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, whole, painter, whole.widget)
        self._paint_order(painter, whole, index.data(STYLES_ROLE), text)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """With room for the marks."""
        found = super().sizeHint(option, index)
        line, marks = option.fontMetrics.height(), index.data(STYLES_ROLE)
        text = 0.0 if self.brief and marks else found.width() * (1 + _BOLDER)
        wide = line * (_STEP * len(marks) + 2 * _SIDE) + text
        return QSize(round(wide), max(found.height(), round(line * 1.7)))

    def _style(self, option: QStyleOptionViewItem) -> QStyle:
        widget: QWidget | None = option.widget
        return QApplication.style() if widget is None else widget.style()

    def _paint_order(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        marks: tuple[SeatStyle, ...],
        text: str,
    ) -> None:
        line = float(option.fontMetrics.height())
        left, middle = option.rect.left() + line * _SIDE, option.rect.center().y() + 1
        painter.save()
        painter.setClipRect(option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        edge = self._theme.colour("on_accent" if chosen else "mark_edge")
        for place, style in enumerate(marks):
            centre = QPointF(left + line * (_STEP * place + 0.5), middle)
            paint_badge(painter, style, centre, line * 0.45, edge)
        if self.brief and marks:
            text = ""
        wide = round(line * (_STEP * len(marks) + 2 * _SIDE))
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        painter.setPen(option.palette.color(role))
        painter.setFont(option.font)
        room = option.rect.adjusted(wide, 0, -round(line * _SIDE), 0)
        said = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, said)
        painter.restore()
