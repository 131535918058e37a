"""Dialog "Compare boards": two boards side by side, and the list of what differs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPointF, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QSplitter,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.boards import lattice
from engine.boards.board import Board
from engine.boards.diff import ChangedHex, Differences, differences
from engine.boards.lattice import Hex
from workbench.desks.board.dialogs.changes_list import ChangesModel
from workbench.desks.board.dialogs.sources import Source, file_source, loaded, sources_of
from workbench.desks.board.panels.picture import HexPicture
from workbench.desks.board.panels.places import to_document
from workbench.documents.board_document import BoardDocument
from workbench.look.theme import LIGHT, Theme
from workbench.scene.scenery import desk_scenery
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.wheel import DropDown


class DifferencesDialog(QDialog):
    """Two boards with the same zoom and scroll; a click in the list goes to the place.

    At first it compares the document as it is now with its file, and offers what
    `sources_of` finds.

    Signals:
        went: Hexes of the open document that a change was gone to, as a tuple.
    """

    went = Signal(object)

    def __init__(self, document: BoardDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("differences_dialog")
        self.setWindowTitle(self.tr("Compare boards"))
        self.theme: Theme = LIGHT
        self.sources = sources_of(document)
        self.found: Differences | None = None
        self._boards: tuple[Board | None, Board | None] = (None, None)
        self.choosers = (self._chooser(1), self._chooser(0))
        schema = document.schema
        scenery = desk_scenery(document.game, schema)
        self.pictures = (HexPicture(scenery, self), HexPicture(scenery, self))
        self.model = ChangesModel(schema, self)
        self.table = QTableView(self)
        self.said = QLabel(self, wordWrap=True)
        self.said.setObjectName("note")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        self._arrange()
        self._connect()
        self.compare()

    def compare(self) -> None:
        """Read both boards again and show what differs."""
        chosen = [self.sources[max(box.currentIndex(), 0)] for box in self.choosers]
        (before, wrong), (after, also_wrong) = loaded(chosen[0]), loaded(chosen[1])
        self._boards = (before, after)
        for picture, trouble in zip(self.pictures, (wrong, also_wrong), strict=True):
            if trouble:
                picture.show_words(trouble)
        self.found = differences(before, after) if before and after else None
        if before is None or after is None or self.found is None:
            self.model.empty()
            self.said.setText(self.tr("There is nothing to compare."))
            for picture, board in zip(self.pictures, self._boards, strict=True):
                if board is not None:
                    picture.show_spaces(board.spaces(), board.orientation)
            return
        self.model.show(self.found, before, after)
        self._show_pictures(self.found, before, after)
        self.said.setText(self._in_words(self.found))

    def go(self, row: int) -> None:
        """Show the place of a change on both sides."""
        change = self.model.change_at(row)
        before, after = self._boards
        if not isinstance(change, ChangedHex) or before is None or after is None:
            self._point_out((), ())
            return
        self._point_out((self._moved(change.old_hex),), (change.hex,))
        middle = QPointF(*lattice.centre(change.hex, after.orientation))
        picture = self.pictures[1]
        if picture.zoom > 1.0:
            self._share(picture.zoom, middle)
        self._tell(change)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        for picture in self.pictures:
            picture.set_theme(theme)

    def add_source(self, source: Source, side: int) -> None:
        """One more board to choose from, chosen on one side."""
        self.sources.append(source)
        for box in self.choosers:
            box.addItem(source.title)
        self.choosers[side].setCurrentIndex(len(self.sources) - 1)

    # Building.

    def _chooser(self, chosen: int) -> QComboBox:
        box = DropDown(self)
        box.addItems([source.title for source in self.sources])
        box.setCurrentIndex(min(chosen, len(self.sources) - 1))
        box.give_way(14)
        return box

    def _arrange(self) -> None:
        names = (self.tr("Before"), self.tr("After"))
        sides = QSplitter(Qt.Orientation.Horizontal, self)
        for side, name in enumerate(names):
            sides.addWidget(self._side(side, name))
        for side in (0, 1):
            sides.setStretchFactor(side, 1)
        self._set_up_table()
        below = QWidget(self)
        in_column(self.said, (self.table, 1), on=below, margins=(0, 6, 0, 0))
        halves = QSplitter(Qt.Orientation.Vertical, self)
        halves.addWidget(sides)
        halves.addWidget(below)
        halves.setStretchFactor(0, 3)
        halves.setStretchFactor(1, 2)
        in_column((halves, 1), self.buttons, on=self, margins=(14, 12, 14, 12))
        line = self.fontMetrics().height()
        self.resize(line * 68, line * 44)

    def _side(self, side: int, name: str) -> QWidget:
        widget = QWidget(self)
        label = QLabel(name, widget)
        label.setBuddy(self.choosers[side])
        self.choosers[side].setAccessibleName(name)
        self.pictures[side].setAccessibleName(name)
        file = QToolButton(widget)
        file.setText(self.tr("File…"))
        file.setToolTip(self.tr("Choose a board file"))
        file.clicked.connect(lambda: self._choose_file(side))
        head = in_row(label, (self.choosers[side], 1), file)
        column = QVBoxLayout(widget)
        column.setContentsMargins(6 if side else 0, 0, 0 if side else 6, 0)
        column.addLayout(head)
        column.addWidget(self.pictures[side], 1)
        return widget

    def _set_up_table(self) -> None:
        self.table.setModel(self.model)
        self.table.setAccessibleName(self.tr("Differences"))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        high = round(self.table.fontMetrics().height() * 1.6)
        self.table.verticalHeader().setDefaultSectionSize(high)
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        wide = self.table.fontMetrics().averageCharWidth()
        self.table.setColumnWidth(0, wide * 12)
        self.table.setColumnWidth(1, wide * 20)
        for column in (2, 3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def _connect(self) -> None:
        for box in self.choosers:
            box.currentIndexChanged.connect(self.compare)
        for picture in self.pictures:
            picture.sight_changed.connect(self._share)
            picture.clicked.connect(self._clicked)
        self.table.selectionModel().currentRowChanged.connect(self._row_changed)
        self.table.activated.connect(lambda index: self.go(index.row()))

    # Showing.

    def _show_pictures(self, found: Differences, before: Board, after: Board) -> None:
        """Both sides have the same area, so that the same place is at the same point."""
        old = {self._moved(axial): kind for axial, kind in before.spaces().items()}
        new = after.spaces()
        marks: dict[Hex, str] = {}
        for change in found.hexes:
            marks.setdefault(change.hex, change.what)
        left = {axial: what for axial, what in marks.items() if what != "added"}
        right = {axial: what for axial, what in marks.items() if what != "removed"}
        self.pictures[0].show_spaces(old, before.orientation, left, beside=[*new, *marks])
        self.pictures[1].show_spaces(new, after.orientation, right, beside=[*old, *marks])
        self._share(1.0, None)
        self._point_out((), ())

    def _moved(self, axial: Hex) -> Hex:
        """A hex of the earlier board where the later one has it."""
        q, r = self.found.shift if self.found else (0, 0)
        return (axial[0] + q, axial[1] + r)

    def _point_out(self, left: Sequence[Hex], right: Sequence[Hex]) -> None:
        for picture, hexes in zip(self.pictures, (left, right), strict=True):
            picture.point_out(hexes)

    def _share(self, zoom: float, middle: QPointF | None) -> None:
        for picture in self.pictures:
            picture.show_sight(zoom, middle)

    def _in_words(self, found: Differences) -> str:
        if not found:
            return self.tr("The two boards are the same.")
        counts = (
            (self.tr("added: {}"), "added"),
            (self.tr("removed: {}"), "removed"),
            (self.tr("other kind: {}"), "kind"),
            (self.tr("other name: {}"), "name"),
            (self.tr("other attribute: {}"), "attribute"),
        )
        said = [text.format(len(found.of(what))) for text, what in counts if found.of(what)]
        if found.texts:
            said.append(self.tr("about the board: {}").format(len(found.texts)))
        if found.shift != (0, 0):
            said.append(self.tr("the whole board was shifted"))
        said.append(self.tr("the same: {}").format(found.alike))
        return " · ".join(said)

    # Going.

    def _row_changed(self, current: QModelIndex, before: QModelIndex) -> None:
        if current.isValid():
            self.go(current.row())

    def _clicked(self, axial: Hex) -> None:
        for row, change in enumerate(self.model.changes()):
            if isinstance(change, ChangedHex) and change.hex == axial:
                self.table.selectRow(row)
                self.table.scrollTo(self.model.index(row, 0))
                return

    def _tell(self, change: ChangedHex) -> None:
        """Let the canvas go there too, if one of the sides is an open document."""
        for box, axial in zip(self.choosers, (change.old_hex, change.hex), strict=True):
            document = self.sources[box.currentIndex()].document
            if document is not None:
                self.went.emit(to_document(document, [axial]))
                return

    def _choose_file(self, side: int) -> None:
        title, kinds = self.tr("Choose a board"), self.tr("Boards (*.toml *.toml~);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self, title, "", kinds)
        if name:
            self.add_source(file_source(Path(name)), side)
