"""Which field edits a cell of the deck's table, by the class of its column: one table of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from PySide6.QtCore import QSize, QStringListModel, Qt, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QWidget

from engine import columns
from engine.columns import Column
from engine.scenarios.deck_sheet import Slot
from workbench.cards.face import Styles
from workbench.desks.deck.order_editor import OrderEditor
from workbench.documents.deck_document import DeckDocument
from workbench.look.marks import badge_icon
from workbench.look.theme import Theme
from workbench.widgets.wheel import DropDown
from workbench.widgets.whole_number import Answer, DecimalNumber, WholeNumber

_MOST_OFFERS: Final = 12  # in sight at once


@dataclass(frozen=True)
class Place:
    """Where a field is wanted.

    Attributes:
        slot: Column of the table.
        row: Number of the card.
        document: The deck.
        styles: Name -> how it shows, for names that show as marks.
        theme: The colours.
        why_not: Text -> why it cannot stand in the cell; "" if it can.
        done: Ends the edit and takes what the field holds.
    """

    slot: Slot
    row: int
    document: DeckDocument
    styles: Styles
    theme: Theme
    why_not: Callable[[str], str]
    done: Callable[[QWidget], None]


class CellEditor(ABC):
    """How the cells of a class of columns are shown and edited.

    Attributes:
        numeric: Whether cells stand on the right.
        strip: Whether cells show several marks before their text.
        ticked: Whether cells are boxes to tick, without a field.
    """

    numeric: ClassVar[bool] = False
    strip: ClassVar[bool] = False
    ticked: ClassVar[bool] = False

    @abstractmethod
    def field(self, place: Place, parent: QWidget) -> QWidget:
        """A new field."""

    @abstractmethod
    def show(self, field: Any, entry: Any, column: Column) -> None:
        """Put what the cell holds into the field."""

    @abstractmethod
    def held(self, field: Any) -> Any:
        """What the field holds: a text as typed, or an entry."""


class _Names(CellEditor):
    """A list of names, each with its mark."""

    def field(self, place: Place, parent: QWidget) -> QWidget:
        box = DropDown(parent)
        for name, style in place.styles.items():
            icon = badge_icon(style, place.theme.colour("mark_edge"))
            box.addItem(icon, style.title, name)
        box.activated.connect(lambda: place.done(box))
        return box

    def show(self, field: QComboBox, entry: Any, column: Column) -> None:
        del column
        field.setCurrentIndex(field.findData(entry))

    def held(self, field: QComboBox) -> Any:
        return field.currentData()


class _Words(_Names):
    """A list of words."""

    def field(self, place: Place, parent: QWidget) -> QWidget:
        box = DropDown(parent)
        for key, title in place.slot.column.groups.items():
            box.addItem(title, key)
        box.activated.connect(lambda: place.done(box))
        return box


class _Orders(CellEditor):
    """Names that are moved."""

    strip = True

    def field(self, place: Place, parent: QWidget) -> QWidget:
        order = OrderEditor(place.styles, parent)
        order.set_theme(place.theme)
        return order

    def show(self, field: OrderEditor, entry: Any, column: Column) -> None:
        del column
        field.set_names(entry)

    def held(self, field: OrderEditor) -> Any:
        return field.names


class _WholeNumbers(CellEditor):
    """A field that steps."""

    numeric = True

    def field(self, place: Place, parent: QWidget) -> QWidget:
        column: Any = place.slot.column
        box = WholeNumber(parent, column.low, column.high)
        box.setFrame(False)
        return box

    def show(self, field: Any, entry: Any, column: Column) -> None:
        del column
        field.setValue(entry)

    def held(self, field: Any) -> Any:
        field.interpretText()
        return field.value()


class _Decimals(_WholeNumbers):
    """The same with decimals."""

    def field(self, place: Place, parent: QWidget) -> QWidget:
        column: Any = place.slot.column
        box = DecimalNumber(parent, column.low, column.high)
        box.setDecimals(column.decimals)
        box.setSingleStep(10.0**-column.decimals)
        box.setFrame(False)
        return box

    def held(self, field: Any) -> Any:
        return round(super().held(field), field.decimals())


class _Typed(CellEditor):
    """A line that offers how it may go on."""

    def field(self, place: Place, parent: QWidget) -> QWidget:
        return TypedLine(place, parent)

    def show(self, field: TypedLine, entry: Any, column: Column) -> None:
        field.setText(column.cell(entry))
        field.selectAll()

    def held(self, field: TypedLine) -> Any:
        return field.text()


class _Ticks(_Typed):
    """A box in the cell itself."""

    ticked = True


class TypedLine(QLineEdit):
    """A line of text for a cell; what cannot stand there is told beside it.

    Signals:
        taken: Something that was offered was taken over.
    """

    taken = Signal()

    def __init__(self, place: Place, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = place
        self._answer: Answer | None = None
        self._offers = QStringListModel(self)
        self.setFrame(False)
        completer = QCompleter(self._offers, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(_MOST_OFFERS)
        self.setCompleter(completer)
        self.textEdited.connect(self._offer)
        self.textChanged.connect(self._widen)
        self._offer("")

    def offers(self) -> list[str]:
        """What may stand there."""
        return self._offers.stringList()

    def refuse(self) -> bool:
        """Whether what is typed cannot stand in the cell; then that is said beside it."""
        why = self._place.why_not(self.text())
        self.setAccessibleDescription(why)
        if why:
            if self._answer is None:
                self._answer = Answer(self.window())
            self._answer.say(why, self)
        return bool(why)

    def sizeHint(self) -> QSize:
        """As wide as what stands in it, for which a cell may be too narrow."""
        found = super().sizeHint()
        wide = self.fontMetrics().horizontalAdvance(self.text() + "MM")
        return found.expandedTo(QSize(wide, found.height()))

    def hideEvent(self, event: Any) -> None:
        """The sentence goes with the field."""
        if self._answer is not None:
            self._answer.deleteLater()
            self._answer = None
        super().hideEvent(event)

    def _widen(self) -> None:
        """Take more room to the right as long as the table has any."""
        table = self.parentWidget()
        room = table.width() - self.x() if table is not None else self.width()
        self.resize(max(self.width(), min(self.sizeHint().width(), room)), self.height())

    def _offer(self, text: str) -> None:
        column = self._place.slot.column
        self._offers.setStringList(column.offers(text, self._place.document.cards))
        popup = self.completer().popup()
        if popup is not None:
            bar = popup.verticalScrollBar().sizeHint().width()
            wanted = popup.sizeHintForColumn(0) + 2 * popup.frameWidth() + bar
            popup.setMinimumWidth(min(wanted, self.screen().availableGeometry().width()))
            popup.setTextElideMode(Qt.TextElideMode.ElideLeft)  # what comes next is at the end
        if self._answer is not None:
            self._answer.hide()


_TYPED: Final = _Typed()
EDITORS: Final[Mapping[type[Column], CellEditor]] = {
    columns.Name: _Names(),
    columns.Order: _Orders(),
    columns.Amounts: _WholeNumbers(),
    columns.Integer: _WholeNumbers(),
    columns.Copies: _WholeNumbers(),
    columns.Number: _Decimals(),
    columns.Text: _TYPED,
    columns.Picture: _TYPED,
    columns.Flag: _Ticks(),
    columns.Choice: _Words(),
    columns.Counts: _TYPED,
    columns.CopiesOf: _TYPED,
    columns.Links: _TYPED,
    columns.Effects: _TYPED,
}


def editor_of(column: Column) -> CellEditor:
    """The editor of a column; of a game's own class, that of the nearest class above it."""
    return next((EDITORS[kind] for kind in type(column).__mro__ if kind in EDITORS), _TYPED)
