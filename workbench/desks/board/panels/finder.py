"""The bar that goes to a coordinate and finds places and kinds."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton, QWidget

from engine.boards.lattice import Hex
from engine.boards.notation import reading_order
from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.places import hex_named
from workbench.documents.board_document import BoardDocument
from workbench.language.fuzzy import folded
from workbench.widgets.layouts import in_row


def found_in(document: BoardDocument, text: str) -> tuple[Hex, ...]:
    """What a text means: one hex by its notation, or all spaces that it finds, in reading order.

    A notation, such as "c4", goes first; then whole place names, then parts of place names
    and of the titles of kinds. The hex of a notation need not be a space.
    """
    wanted = folded(" ".join(text.split()))
    if not wanted:
        return ()
    exact = hex_named(document, wanted)
    if exact is not None:
        return (exact,)
    whole = [axial for axial, name in document.place_names.items() if folded(name) == wanted]
    found = whole or list(_parts(document, wanted))
    return tuple(sorted(found, key=lambda axial: reading_order(axial, document.orientation)))


def _parts(document: BoardDocument, wanted: str) -> Iterator[Hex]:
    kinds = {
        kind.key
        for kind in document.schema.kinds
        if wanted in folded(kind.title) or wanted == folded(kind.key)
    }
    for axial, kind in document.spaces.items():
        if kind in kinds or wanted in folded(document.place_names.get(axial, "")):
            yield axial


class FinderBar(QWidget):
    """One field: Enter goes to the next thing that it finds, Shift+Enter to the one before.

    Signals:
        closed: Esc was pressed, or the button with the cross.
    """

    closed = Signal()

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("finder")
        self.editing = editing
        self._hexes: tuple[Hex, ...] = ()
        self._at = -1
        self.field = QLineEdit(self)
        self.field.setAccessibleName(self.tr("Go to a space or find"))
        self.field.setPlaceholderText(self.tr("c4, a place name, or a kind of space"))
        self.field.setClearButtonEnabled(True)
        self.said = QLabel(self)
        self.said.setObjectName("note")
        self.before = self._button(Qt.ArrowType.UpArrow, self.tr("Previous one (Shift+Enter)"))
        self.next = self._button(Qt.ArrowType.DownArrow, self.tr("Next one (Enter)"))
        self.all = QToolButton(self)
        self.all.setText(self.tr("Select all"))
        self.all.setToolTip(self.tr("Select everything that was found"))
        self.close_button = QToolButton(self)
        self.close_button.setText("✕")
        self.close_button.setToolTip(self.tr("Close (Esc)"))
        self.close_button.setAccessibleName(self.tr("Close the finder"))
        self._arrange()
        self.field.textChanged.connect(self._look)
        self.before.clicked.connect(lambda: self.go(-1))
        self.next.clicked.connect(lambda: self.go(1))
        self.all.clicked.connect(self._select_all)
        self.close_button.clicked.connect(self.dismiss)
        editing.document.edited.connect(self._edited)
        self._look("")

    def ask(self) -> None:
        """Show the bar and wait for a text."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def dismiss(self) -> None:
        """Hide the bar."""
        self.hide()
        self.closed.emit()

    def go(self, step: int) -> None:
        """Go to the next thing that was found, or with -1 to the one before."""
        if not self._hexes:
            return
        first = 0 if step > 0 else len(self._hexes) - 1
        self._at = first if self._at < 0 else (self._at + step) % len(self._hexes)
        axial = self._hexes[self._at]
        self.editing.move_cursor(axial)
        self.editing.select((axial,))
        self.editing.reveal((axial,))
        self._show_count()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Shift+Enter back, Esc closes."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.go(-1 if back else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def _button(self, arrow: Qt.ArrowType, tip: str) -> QToolButton:
        button = QToolButton(self, arrowType=arrow)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        return button

    def _arrange(self) -> None:
        buttons = (self.before, self.next, self.all, self.close_button)
        in_row((self.field, 1), self.said, *buttons, on=self, margins=(8, 4, 8, 4), spacing=6)

    def _look(self, text: str) -> None:
        self._hexes = found_in(self.editing.document, text)
        self._at = -1
        self._show_count()

    def _edited(self) -> None:
        if self.isVisible():
            self._look(self.field.text())

    def _show_count(self) -> None:
        count = len(self._hexes)
        if not self.field.text().strip():
            said = ""
        elif not count:
            said = self.tr("Nothing found")
        elif count == 1 and self._hexes[0] not in self.editing.document.spaces:
            said = self.tr("Not a space yet")
        elif self._at < 0:
            said = self.tr("Found: {}").format(count)
        else:
            said = self.tr("{} of {}").format(self._at + 1, count)
        self.said.setText(said)
        for button in (self.before, self.next, self.all):
            button.setEnabled(count > 0)

    def _select_all(self) -> None:
        self.editing.select(self._hexes)
        self.editing.reveal(self._hexes)
