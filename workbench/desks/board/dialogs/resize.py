"""Dialog "Size of the board": crop, grow and shift by numbers, with a preview."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.boards.lattice import Hex
from engine.boards.notation import column_letters, from_offset
from workbench.desks.board.panels.picture import HexPicture
from workbench.desks.board.panels.places import listed
from workbench.desks.board.tools.changes import Frame, beyond, frame_around, framed, grown, shifted
from workbench.documents.board_document import BoardDocument
from workbench.documents.edits import Key
from workbench.language.counts import counted
from workbench.look.theme import LIGHT, Theme
from workbench.scene.scenery import desk_scenery
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.whole_number import WholeNumber

CROP, GROW, SHIFT = range(3)
_FAR: Final = 999
_MOST_RINGS: Final = 20


class ResizeDialog(QDialog):
    """Changes the size of a board; `accept` makes one step of its history.

    Args:
        selection: Hexes that the frame may be fitted to.
    """

    def __init__(
        self,
        document: BoardDocument,
        parent: QWidget | None = None,
        selection: Collection[Hex] = (),
    ) -> None:
        super().__init__(parent)
        self.setObjectName("resize_dialog")
        self.setWindowTitle(self.tr("Size of the board"))
        self.theme: Theme = LIGHT
        self.document = document
        self._selection = tuple(selection)
        self.whole = frame_around(document.spaces, document) or (0, 0, 0, 0)
        self.picture = HexPicture(desk_scenery(document.game, document.schema), self)
        self.picture.setAccessibleName(self.tr("The board as it will be"))
        self.said = QLabel(self, wordWrap=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.said.setMinimumHeight(self.fontMetrics().lineSpacing() * 4)
        self.pages = QStackedWidget(self)
        for page in (self._crop_page(), self._grow_page(), self._shift_page()):
            self.pages.addWidget(page)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.ok = self.buttons.addButton(self.tr("Apply"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.ok.setObjectName("primary")
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._arrange()
        self.show_frame(document.frame or self.whole)
        self._preview()
        self.modes.button(CROP).setFocus()

    @property
    def frame(self) -> Frame | None:
        """The frame as the fields say it; None if it leaves nothing out."""
        left, right = sorted((self.left.value() - 1, self.right.value() - 1))
        top, bottom = sorted((self.top.value() - 1, self.bottom.value() - 1))
        frame = (left, top, right, bottom)
        return frame if beyond(self.document, frame) else None

    def edit(self) -> tuple[str, dict[Key, Any]]:
        """Phrase for the history and new values of fields."""
        mode = self.modes.checkedId()
        if mode == GROW:
            rings = self.rings.value()
            text = counted(self.tr("Grow by {rings:ring|rings}"), rings=rings)
            return text, grown(self.document, rings)
        if mode == SHIFT:
            step = from_offset(self.across.value(), self.down.value(), self.document.orientation)
            text = self.tr("Shift by {columns:column|columns} and {rows:row|rows}")
            moved = counted(text, columns=self.across.value(), rows=self.down.value())
            return moved, {} if step == (0, 0) else shifted(self.document, step)
        frame = self.frame
        return self._crop_phrase(frame), framed(frame)

    def accept(self) -> None:
        """Make the edit and close."""
        text, after = self.edit()
        self.document.do(text, after)
        super().accept()

    def show_frame(self, frame: Frame) -> None:
        """Fill the fields of the frame."""
        boxes = (self.left, self.top, self.right, self.bottom)
        for box, number in zip(boxes, frame, strict=True):
            box.setValue(number + 1)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self.picture.set_theme(theme)

    # Building.

    def _number(self, name: str, low: int, high: int, value: int, unit: str = "") -> WholeNumber:
        box = WholeNumber(self, low, high)
        box.setValue(value)
        box.setSuffix(unit)
        box.setAccessibleName(name)
        box.valueChanged.connect(self._preview)
        return box

    def _crop_page(self) -> QWidget:
        left, top, right, bottom = self.whole
        names = (
            self.tr("First column"),
            self.tr("First row"),
            self.tr("Last column"),
            self.tr("Last row"),
        )
        boxes = [
            self._number(name, -_FAR, _FAR, number + 1)
            for name, number in zip(names, (left, top, right, bottom), strict=True)
        ]
        self.left, self.top, self.right, self.bottom = boxes
        page, form = self._page()
        for place in (0, 2, 1, 3):
            form.addRow(names[place], boxes[place])
        self.to_selection = QPushButton(self.tr("Fit to the selection"), page)
        self.to_selection.setEnabled(bool(self._selection))
        self.to_selection.clicked.connect(self._fit_selection)
        self.to_all = QPushButton(self.tr("Show everything"), page)
        self.to_all.clicked.connect(lambda: self.show_frame(self.whole))
        form.addRow(self.to_selection)
        form.addRow(self.to_all)
        return page

    def _grow_page(self) -> QWidget:
        page, form = self._page()
        self.rings = self._number(self.tr("Rings"), 1, _MOST_RINGS, 1)
        form.addRow(self.tr("Rings"), self.rings)
        ground = self.document.schema.kinds[0].title
        note = QLabel(
            self.tr("Adds hexes of {} all around, also inside holes.").format(ground), page
        )
        note.setObjectName("note")
        note.setWordWrap(True)
        form.addRow(note)
        return page

    def _shift_page(self) -> QWidget:
        page, form = self._page()
        self.across = self._number(self.tr("Columns to the right"), -_FAR, _FAR, 0)
        self.down = self._number(self.tr("Rows down"), -_FAR, _FAR, 0)
        form.addRow(self.tr("Columns to the right"), self.across)
        form.addRow(self.tr("Rows down"), self.down)
        note = QLabel(
            self.tr("Moves all spaces on the lattice, which gives them other names."), page
        )
        note.setObjectName("note")
        note.setWordWrap(True)
        form.addRow(note)
        return page

    def _page(self) -> tuple[QWidget, QFormLayout]:
        page = QWidget(self)
        form = QFormLayout(page, verticalSpacing=7)
        form.setContentsMargins(0, 8, 0, 0)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        return page, form

    def _arrange(self) -> None:
        self.modes = QButtonGroup(self)
        left = QVBoxLayout()
        for mode, title in (
            (CROP, self.tr("Crop to a frame")),
            (GROW, self.tr("Grow all around")),
            (SHIFT, self.tr("Shift")),
        ):
            button = QRadioButton(title, self)
            self.modes.addButton(button, mode)
            left.addWidget(button)
        self.modes.button(CROP).setChecked(True)
        self.modes.idClicked.connect(self._use_mode)
        left.addWidget(self.pages)
        left.addStretch(1)
        right = in_column((self.picture, 1), self.said)
        across = in_row(left, (right, 1), spacing=18)
        in_column((across, 1), self.buttons, on=self, margins=(16, 14, 16, 14), spacing=12)
        line = self.fontMetrics().height()
        self.resize(line * 54, line * 30)

    def use_mode(self, mode: int) -> None:
        """CROP, GROW or SHIFT."""
        self.modes.button(mode).setChecked(True)
        self._use_mode(mode)

    def _use_mode(self, mode: int) -> None:
        self.pages.setCurrentIndex(mode)
        self._preview()

    def _fit_selection(self) -> None:
        frame = frame_around(self._selection, self.document)
        if frame:
            self.show_frame(frame)

    # The preview.

    def _preview(self) -> None:
        if not hasattr(self, "modes"):
            return
        mode = self.modes.checkedId()
        _, after = self.edit()
        self.ok.setEnabled(any(self.document.fields.get(key) != new for key, new in after.items()))
        if mode == CROP:
            self._preview_frame()
        elif mode == GROW:
            self._preview_growth(after)
        else:
            self._preview_shift()

    def _preview_frame(self) -> None:
        frame = self.frame
        lost = beyond(self.document, frame)
        marks = dict.fromkeys(lost, "outside")
        self.picture.show_spaces(self.document.spaces, self.document.orientation, marks)
        if not lost:
            self.said.setText(self.tr("All spaces lie inside."))
            return
        outside = counted(
            self.tr("Outside, hatched: {count:space|spaces} ({names})."),
            count=len(lost),
            names=listed(self.document, lost),
        )
        promise = self.tr(
            "They are kept, and come back with Undo or a wider frame, until the board is closed; "
            "the file is written without them."
        )
        self.said.setText(f"{outside} {promise}")

    def _preview_growth(self, after: dict[Key, Any]) -> None:
        fresh = {(int(key[1]), int(key[2])): kind for key, kind in after.items() if key[0] == "hex"}
        marks = dict.fromkeys(fresh, "added")
        self.picture.show_spaces(
            {**self.document.spaces, **fresh}, self.document.orientation, marks
        )
        self.said.setText(self.tr("New spaces: {}.").format(len(fresh)))

    def _preview_shift(self) -> None:
        step = from_offset(self.across.value(), self.down.value(), self.document.orientation)
        spaces = {(q + step[0], r + step[1]): kind for (q, r), kind in self.document.spaces.items()}
        self.picture.show_spaces(spaces, self.document.orientation, beside=self.document.spaces)
        if not spaces:
            self.said.setText(self.tr("No spaces yet."))
            return
        left, top, _, _ = frame_around(spaces, self.document) or (0, 0, 0, 0)
        if left < 0 or top < 0:
            said = self.tr(
                "Some spaces lie left of column a or above row 1; the file begins there."
            )
            self.said.setText(said)
            return
        said = self.tr("The board begins in column {}, row {}.")
        self.said.setText(said.format(column_letters(left), top + 1))

    def _crop_phrase(self, frame: Frame | None) -> str:
        if frame is None:
            return self.tr("Show everything")
        wide, high = frame[2] - frame[0] + 1, frame[3] - frame[1] + 1
        return counted(
            self.tr("Crop to {columns:column|columns} and {rows:row|rows}"),
            columns=wide,
            rows=high,
        )
