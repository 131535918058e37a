"""The choices of an order as a form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from workbench.printing.order import RANGES, Order
from workbench.printing.page import PAPERS
from workbench.widgets.wheel import DropDown
from workbench.widgets.whole_number import DecimalNumber, WholeNumber


class OrderForm(QWidget):
    """All choices but the file, in groups.

    Args:
        order: What it shows first.
        parts: Which of `PARTS` there are; the others cannot be ticked.
        hexes: Whether the board has hexes; else its unit is asked for.
        sized: Whether there are cards whose size is chosen.

    Signals:
        order_changed: `order` gives another answer now.
    """

    order_changed = Signal()

    def __init__(
        self,
        order: Order,
        parts: Sequence[str],
        parent: QWidget | None = None,
        *,
        hexes: bool = True,
        sized: bool = True,
    ) -> None:
        super().__init__(parent)
        self._hexes, self._sized = hexes, sized
        self._first = order
        self._parts = tuple(parts)
        self.parts = {
            "board": self._tick(self.tr("&Board"), "board" in order.parts),
            "cards": self._tick(self.tr("&Cards"), "cards" in order.parts),
            "pieces": self._tick(self.tr("&Tiles and markers"), "pieces" in order.parts),
        }
        for part, box in self.parts.items():
            if part not in parts:
                box.setChecked(False)
                box.setEnabled(False)
                box.setToolTip(self.tr("There are none to print here"))
        if parts and not any(box.isChecked() for box in self.parts.values()):
            self.parts[parts[0]].setChecked(True)
        self._make_fields(order)
        self._arrange()
        self._enable()
        self.order_changed.connect(self._enable)

    def order(self) -> Order:
        """What is chosen now."""
        return replace(
            self._first,
            parts=tuple(part for part, box in self.parts.items() if box.isChecked()),
            form=self.form.currentData(),
            dpi=self.dpi.value(),
            sheets=self.sheets.currentData(),
            paper=self.paper.currentData(),
            orientation=self.orientation.currentData(),
            monochrome=self.monochrome.isChecked(),
            hex_width=self.hex_width.value(),
            overlap=self.overlap.value(),
            plan=self.plan.isChecked(),
            coordinates=self.coordinates.isChecked(),
            places=self.places.isChecked(),
            marks=self.marks.isChecked(),
            card_width=self.card_width.value(),
            card_height=self.card_height.value(),
            copies=self.copies.value(),
            backs=self.backs.currentData(),
            shift_right=self.shift_right.value(),
            shift_down=self.shift_down.value(),
        )

    def _make_fields(self, order: Order) -> None:
        self.form = self._choice(
            (("pdf", self.tr("PDF")), ("svg", self.tr("SVG")), ("png", self.tr("PNG"))), order.form
        )
        self.sheets = self._choice(
            ((True, self.tr("Sheets of paper")), (False, self.tr("Single pictures"))), order.sheets
        )
        self.paper = self._choice(
            tuple((paper.key, paper.title) for paper in PAPERS.values()), order.paper
        )
        ways = (
            ("auto", self.tr("Fewest sheets")),
            ("portrait", self.tr("Portrait")),
            ("landscape", self.tr("Landscape")),
        )
        self.orientation = self._choice(ways, order.orientation)
        self.monochrome = self._tick(self.tr("Black and white, with hatches"), order.monochrome)
        self.marks = self._tick(self.tr("Marks for cutting and gluing"), order.marks)
        self.plan = self._tick(self.tr("First page: plan of the sheets"), order.plan)
        self.coordinates = self._tick(self.tr("Coordinates of spaces"), order.coordinates)
        self.places = self._tick(self.tr("Names of places"), order.places)
        turns = (
            ("none", self.tr("None")),
            ("long", self.tr("Turned about the long edge")),
            ("short", self.tr("Turned about the short edge")),
        )
        self.backs = self._choice(turns, order.backs)
        self.hex_width = self._length("hex_width", order.hex_width)
        self.overlap = self._length("overlap", order.overlap)
        self.card_width = self._length("card_width", order.card_width)
        self.card_height = self._length("card_height", order.card_height)
        self.shift_right = self._length("shift_right", order.shift_right, 0.5)
        self.shift_down = self._length("shift_down", order.shift_down, 0.5)
        self.dpi = self._whole("dpi", order.dpi)
        self.copies = self._whole("copies", order.copies)

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        what = self._group(column, self.tr("What"))
        for box in self.parts.values():
            what.addRow(box)
        self._row(what, self.tr("Format"), self.form)
        self._row(what, self.tr("Resolution"), self.dpi)
        self.dpi.setSuffix(self.tr(" dpi"))
        page = self._group(column, self.tr("Paper"))
        self._row(page, self.tr("Print on"), self.sheets)
        self._row(page, self.tr("Paper"), self.paper)
        self._row(page, self.tr("Orientation"), self.orientation)
        page.addRow(self.marks)
        page.addRow(self.monochrome)
        board = self._group(column, self.tr("Board and tiles"))
        unit = self.tr("Width of a hex") if self._hexes else self.tr("Unit of the map")
        self._row(board, unit, self.hex_width)
        self._row(board, self.tr("Overlap of sheets"), self.overlap)
        for box in (self.coordinates, self.places, self.plan):
            board.addRow(box)
        cards = self._group(column, self.tr("Cards"))
        self._row(cards, self.tr("Width of a card"), self.card_width)
        self._row(cards, self.tr("Height of a card"), self.card_height)
        self._row(cards, self.tr("Copies of each"), self.copies)
        backs = self._group(column, self.tr("Other side"))
        self._row(backs, self.tr("Backs"), self.backs)
        self._row(backs, self.tr("Shift to the right"), self.shift_right)
        self._row(backs, self.tr("Shift down"), self.shift_down)
        column.addStretch(1)

    def _group(self, column: QVBoxLayout, title: str) -> QFormLayout:
        box = QGroupBox(title, self)
        column.addWidget(box)
        layout = QFormLayout(box)
        layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        return layout

    def _row(self, layout: QFormLayout, title: str, field: QWidget) -> None:
        label = QLabel(title)
        label.setBuddy(field)
        field.setAccessibleName(title)
        layout.addRow(label, field)

    def _tick(self, title: str, on: bool) -> QCheckBox:
        box = QCheckBox(title, self)
        box.setChecked(on)
        box.toggled.connect(self._tell)
        return box

    def _choice(self, entries: Sequence[tuple[str | bool, str]], chosen: str | bool) -> QComboBox:
        box = DropDown(self)
        for key, title in entries:
            box.addItem(title, key)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.currentIndexChanged.connect(self._tell)
        return box

    def _length(self, name: str, value: float, step: float = 1.0) -> DecimalNumber:
        box = DecimalNumber(self, *RANGES[name])
        box.setDecimals(1)
        box.setSingleStep(step)
        box.setSuffix(self.tr(" mm"))
        box.setValue(value)
        box.valueChanged.connect(self._tell)
        return box

    def _whole(self, name: str, value: int) -> WholeNumber:
        low, high = RANGES[name]
        box = WholeNumber(self, int(low), int(high))
        box.setValue(value)
        box.valueChanged.connect(self._tell)
        return box

    def _tell(self) -> None:
        self.order_changed.emit()

    def _enable(self) -> None:
        """Only what makes a difference can be changed."""
        order = self.order()
        sheets = order.sheets
        board, cards, pieces = (part in order.parts for part in ("board", "cards", "pieces"))
        paper = sheets or pieces
        for field, on in (
            (self.paper, paper),
            (self.orientation, paper),
            (self.marks, paper),
            (self.hex_width, board or pieces or (cards and not self._sized)),
            (self.overlap, board and sheets),
            (self.plan, board and sheets),
            (self.coordinates, board),
            (self.places, board),
            (self.card_width, cards and self._sized),
            (self.card_height, cards and self._sized),
            (self.copies, cards and sheets),
            (self.backs, pieces or (cards and sheets)),
            (self.dpi, order.form == "png"),
        ):
            field.setEnabled(on)
        shifted = self.backs.isEnabled() and order.backs != "none"
        self.shift_right.setEnabled(shifted)
        self.shift_down.setEnabled(shifted)
