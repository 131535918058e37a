"""The form beside the board while a position is edited: what to put, numbers, faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.picture import SeatStyle
from engine.play.position_edit import PositionEdit
from engine.play.wording import in_a_row
from engine.positions.paths import Path
from engine.positions.schema import Column
from workbench.look.marks import badge_icon
from workbench.look.theme import LIGHT, Theme, scaled
from workbench.play.position.faults import FaultList
from workbench.play.position.fields import CardField, Field, field_for
from workbench.play.position.stamp import StampBox
from workbench.widgets.cells import Cells
from workbench.widgets.elided import ElidedBox
from workbench.widgets.filled_rows import FilledRows
from workbench.widgets.fold import Fold
from workbench.widgets.whole_number import WholeNumber

_TOLD: Final = 3  # changes that are told one by one
_WIDE: Final = 2  # seats whose columns have room for a name and for arrows beside numbers
_LETTERS: Final = 14  # of the names beside the columns; a longer one goes on in another line
_FEW: Final = 4  # letters of what is chosen, where a column is narrow
_Shown = tuple[Path, Column]


class PositionForm(QWidget):
    """Everything about a position that is not done on the board itself.

    Attributes:
        stamp: What a click on the board puts.
        faults: What is wrong with the position.

    Signals:
        value_set: Path and value that a field has now.
        card_placed: A card, and the path of the list that it goes to or None.
        mend_wanted: A PositionFault.
        apply_wanted, cancel_wanted, undo_wanted, redo_wanted: A button was pressed.
        save_wanted, start_wanted: Likewise: to a file, and as the start of a new game.
    """

    value_set = Signal(object, object)
    card_placed = Signal(object, object)
    mend_wanted = Signal(object)
    apply_wanted = Signal()
    cancel_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    save_wanted = Signal()
    start_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("position_form")
        self.setAccessibleName(self.tr("Edit position"))
        self.theme: Theme = LIGHT
        self.fields: list[Field] = []
        self._edit: PositionEdit | None = None
        self._styles: Sequence[SeatStyle] = ()
        self._shape: object = None
        self._waits = ""
        self._folded = {"details"}  # the groups of which only the title is seen
        self.stamp = StampBox()
        self.faults = FaultList()
        self.faults.mend_wanted.connect(self.mend_wanted)
        self.state = QLabel()
        self.state.setWordWrap(True)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(scaled(10), scaled(8), scaled(10), scaled(10))
        column.setSpacing(scaled(8))
        column.addWidget(self._scroll, 1)
        column.addWidget(self.state)
        column.addWidget(self.faults)
        column.addLayout(self._make_buttons())
        self.wait("")

    def wait(self, why: str) -> None:
        """Show no position, and say why there is none; "" while one is being got ready."""
        self._waits = why or self.tr("Getting ready…")
        self.cancel_button.setEnabled(not why)
        self.show_edit(None, ())

    def show_edit(self, edit: PositionEdit | None, styles: Sequence[SeatStyle]) -> None:
        """Show the values of a position as they are now; None while there is none."""
        shape = _shape(edit)
        if shape != self._shape or styles != self._styles:
            self._shape, self._styles, self._edit = shape, styles, edit
            self._build(edit)
        self._edit = edit
        for field in self.fields:
            if edit is not None:
                field.show(edit)
        self.faults.show_faults(edit)
        self._say(edit)
        right = edit is not None and not edit.faults
        self.apply_button.setEnabled(right and edit is not None and edit.changed)
        self.save_button.setEnabled(right)
        self.start_button.setEnabled(right)
        self.undo_button.setEnabled(edit is not None and edit.can_undo)
        self.redo_button.setEnabled(edit is not None and edit.can_redo)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self.stamp.set_theme(theme)
        self._build(self._edit)
        if self._edit is not None:
            for field in self.fields:
                field.show(self._edit)

    # Inside.

    def _say(self, edit: PositionEdit | None) -> None:
        name = "note"
        if edit is None:
            said = self._waits
        elif edit.faults:
            said, name = self.tr("✗ Not a valid position yet:"), "danger"
        elif edit.changed:
            changes = edit.changes
            told = in_a_row(changes[:_TOLD])
            said, name = self.tr("✓ Can be played. {}").format(told), "success"
            if len(changes) > _TOLD:
                said += self.tr("; and {} more").format(len(changes) - _TOLD)
        else:
            said = self.tr("Nothing is changed yet.")
        self.state.setText(said)
        if self.state.objectName() != name:
            self.state.setObjectName(name)
            self.state.style().polish(self.state)

    def _make_buttons(self) -> QVBoxLayout:
        self.undo_button = QPushButton(self.tr("Undo"))
        self.redo_button = QPushButton(self.tr("Redo"))
        self.cancel_button = QPushButton(self.tr("Drop"))
        self.apply_button = QPushButton(self.tr("Apply"))
        self.apply_button.setObjectName("primary")
        self.save_button = QPushButton(self.tr("Save as file…"))
        self.start_button = QPushButton(self.tr("New game from here"))
        wanted = (
            (self.undo_button, self.undo_wanted),
            (self.redo_button, self.redo_wanted),
            (self.cancel_button, self.cancel_wanted),
            (self.apply_button, self.apply_wanted),
            (self.save_button, self.save_wanted),
            (self.start_button, self.start_wanted),
        )
        for button, signal in wanted:
            button.clicked.connect(signal)
        rows = QVBoxLayout()
        for parts in (wanted[4:], wanted[:4]):
            row = FilledRows(*(button for button, _ in parts))
            row.setSpacing(scaled(6))
            rows.addLayout(row)
        return rows

    def _build(self, edit: PositionEdit | None) -> None:
        """All fields anew: another position, or something came that has a field of its own."""
        at = self._scroll.verticalScrollBar().value()
        self.fields = []
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, scaled(6), 0)
        column.setSpacing(scaled(10))
        self.stamp.setParent(None)
        if edit is not None:
            if edit.editing.pieces:
                self.stamp.show_edit(edit, self._styles)
                column.addWidget(self.stamp)
                self.stamp.show()
            fields = [*edit.fields()]
            plain = [one for one in fields if not one[1].owned]
            parts = {
                "course": (self.tr("Course of the game"), self._plain(edit, _at_top(plain))),
                "seats": (
                    self.tr("Scores and stocks"),
                    self._seats(edit, [one for one in fields if one[1].owned]),
                ),
                "cards": (self.tr("Where the cards are"), self._cards(edit)),
                "details": (self.tr("Details"), self._plain(edit, _below(plain))),
            }
            for key, (title, inside) in parts.items():
                if inside is not None:
                    column.addWidget(self._fold(key, title, inside))
        column.addStretch(1)
        self._scroll.setWidget(body)
        self._scroll.verticalScrollBar().setValue(at)

    def _field(self, edit: PositionEdit, path: Path, column: Column) -> QWidget:
        field = field_for(path, column, edit, self._set, self._icons())
        field.widget.setAccessibleName(edit.called(path))
        self.fields.append(field)
        return field.widget

    def _icons(self) -> dict[str, QIcon]:
        """Badges of the seats by their names."""
        ink = self.theme.colour("ink")
        return {style.name: badge_icon(style, ink) for style in self._styles}

    def _fold(self, key: str, title: str, inside: QWidget) -> Fold:
        """A group of fields that stays folded, or open, when the fields are made anew."""
        fold = Fold(title, inside, opened=key not in self._folded)
        fold.toggled.connect(
            lambda opened: self._folded.discard(key) if opened else self._folded.add(key)
        )
        return fold

    def _plain(self, edit: PositionEdit, fields: Sequence[_Shown]) -> QWidget | None:
        """What belongs to no seat: round, phase, whose turn."""
        if not fields:
            return None
        inside = QWidget()
        cells = Cells(inside)
        for path, column in fields:
            field = self._field(edit, path, column)
            cells.add(edit.called(path), field, whole=column.kind == "order")
        return inside

    def _seats(self, edit: PositionEdit, fields: Sequence[_Shown]) -> QWidget | None:
        """A column for each seat: scores, stocks and whatever else it has."""
        if not fields:
            return None
        seats = edit.editing.seats
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(scaled(6))
        grid.setVerticalSpacing(scaled(4))
        for place, seat in enumerate(seats, start=1):
            grid.addWidget(self._seat_head(seat, named=len(seats) <= _WIDE), 0, place)
            grid.setColumnStretch(place, 1)
        rows: dict[str, int] = {}
        for path, column in fields:
            row = rows.setdefault(column.key, len(rows) + 1)
            place = 1 + next(seats.index(key) for key in path if key in seats)
            if place == 1:
                name = QLabel(edit.called(column.path))
                grid.addWidget(_wrapped(name), row, 0)
            field = self._field(edit, path, column)
            if isinstance(field, ElidedBox):
                field.setMinimumWidth(field.fontMetrics().averageCharWidth() * _FEW + scaled(40))
            if len(seats) > _WIDE and isinstance(field, WholeNumber):
                field.setObjectName("narrow")
                field.setMinimumWidth(field.fontMetrics().averageCharWidth() * 4 + scaled(14))
            grid.addWidget(field, row, place)
        return _sideways(inside)

    def _seat_head(self, seat: str, *, named: bool) -> QWidget:
        """Badge and title of a seat; where there are many, the title is in the tip."""
        style = next((one for one in self._styles if one.name == seat), None)
        title = style.title if style is not None else seat
        head = QWidget()
        head.setToolTip(title)
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(scaled(4))
        if style is not None:
            mark = QLabel()
            side = scaled(14)
            mark.setPixmap(badge_icon(style, self.theme.colour("ink")).pixmap(side, side))
            mark.setAccessibleName(title)
            row.addWidget(mark, 0 if named else 1, Qt.AlignmentFlag.AlignCenter)
        if named or style is None:
            row.addWidget(QLabel(title), 1)
        return head

    def _cards(self, edit: PositionEdit) -> QWidget | None:
        """Where each card is."""
        if not edit.editing.cards:
            return None
        inside = QWidget()
        cells = Cells(inside)
        for card in edit.editing.cards:
            field = CardField(card, edit, self._place)
            field.widget.setAccessibleName(self.tr("Where {} is").format(card))
            self.fields.append(field)
            cells.add(card, field.widget)
        return inside

    def _set(self, path: Path, value: Any) -> None:
        self.value_set.emit(path, value)

    def _place(self, card: str, path: Path | None) -> None:
        self.card_placed.emit(card, path)


def _wrapped(label: QLabel) -> QLabel:
    """A label that leaves room beside it, with words in several lines if it must."""
    wide = min(label.sizeHint().width(), label.fontMetrics().averageCharWidth() * _LETTERS)
    label.setWordWrap(True)
    label.setFixedSize(wide, label.heightForWidth(wide))
    return label


def _sideways(widget: QWidget) -> QScrollArea:
    """A wide widget at its full height, scrolled from side to side if there is no room."""
    area = QScrollArea()
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(widget)
    bar = area.horizontalScrollBar().sizeHint().height()
    area.setFixedHeight(widget.sizeHint().height() + bar)
    return area


def _at_top(fields: Sequence[_Shown]) -> list[_Shown]:
    return [one for one in fields if len(one[0]) == 1]


def _below(fields: Sequence[_Shown]) -> list[_Shown]:
    return [one for one in fields if len(one[0]) > 1]


def _shape(edit: PositionEdit | None) -> object:
    """What decides which fields there are, and what can be chosen in them."""
    if edit is None:
        return None
    mapped = [edit.faces(column) for column in edit.editing.pieces if column.kind == "mapped"]
    return id(edit), [(path, edit.choices(path)) for path, _ in edit.fields()], mapped
