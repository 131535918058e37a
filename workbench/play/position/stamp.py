"""What a click on the board puts, and the same without a mouse."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
)

from engine.picture import SeatStyle
from engine.play.position_edit import PositionEdit
from engine.positions.schema import Column
from workbench.look.marks import badge_icon
from workbench.look.theme import LIGHT, Theme, scaled
from workbench.play.position.fields import short_box
from workbench.widgets.cells import Cells
from workbench.widgets.filled_rows import FilledRows
from workbench.widgets.fold import Fold


class StampBox(Fold):
    """Chooses kind, owner and face of the thing in hand.

    Signals:
        changed: Another thing is in hand.
        put_wanted, take_wanted, turn_wanted: Name of the space written in the field.
    """

    changed = Signal()
    put_wanted = Signal(str)
    take_wanted = Signal(str)
    turn_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__(QCoreApplication.translate("StampBox", "On the board"))
        self.theme: Theme = LIGHT
        self._kinds: tuple[Column, ...] = ()
        self._edit: PositionEdit | None = None
        self.kinds = _combo(self.tr("What to put"))
        self.owners = _combo(self.tr("Whose it is"))
        self.faces = _combo(self.tr("How it lies"))
        self.space = QLineEdit()
        self.space.setAccessibleName(self.tr("Space"))
        self.space.setPlaceholderText(self.tr("name of a space"))
        self._put = QPushButton(self.tr("Put"))
        self._take = QPushButton(self.tr("Take"))
        self._turn = QPushButton(self.tr("Turn"))
        help_text = self.tr("Click puts, right click takes, wheel or R turns.")
        self.help = QLabel(help_text)
        self.help.setObjectName("note")
        self.help.setWordWrap(True)
        self._lay_out()
        self.kinds.currentIndexChanged.connect(self._choose_kind)
        self.owners.currentIndexChanged.connect(self.changed)
        self.faces.currentIndexChanged.connect(self.changed)
        self.space.textChanged.connect(self._check)
        self.space.returnPressed.connect(self._put.click)
        self._put.clicked.connect(lambda: self.put_wanted.emit(self.typed))
        self._take.clicked.connect(lambda: self.take_wanted.emit(self.typed))
        self._turn.clicked.connect(lambda: self.turn_wanted.emit(self.typed))

    @property
    def kind(self) -> Column | None:
        """The column of the thing in hand."""
        at = self.kinds.currentIndex()
        return self._kinds[at] if 0 <= at < len(self._kinds) else None

    @property
    def owner(self) -> str:
        """Name of the seat whose thing is in hand; "" for nobody."""
        kind = self.kind
        return str(self.owners.currentData() or "") if kind is not None and kind.owned else ""

    @property
    def face(self) -> str:
        """How the thing in hand will lie."""
        return str(self.faces.currentData() or "")

    @property
    def typed(self) -> str:
        """Name in files of the space that is written in the field; "" for none."""
        return self._edit.site_of(self.space.text()) if self._edit is not None else ""

    def turn(self, steps: int) -> bool:
        """Turn the thing in hand; False if it lies in one way only."""
        count = self.faces.count()
        if count < 2:
            return False
        self.faces.setCurrentIndex((self.faces.currentIndex() + steps) % count)
        return True

    def show_edit(self, edit: PositionEdit, styles: Sequence[SeatStyle]) -> None:
        """Offer what can lie in the positions of a scenario, and keep what is in hand."""
        kept = (self.kind, self.owners.currentData(), self.face)
        pieces = edit.editing.pieces
        self._edit, self._kinds = edit, tuple(sorted(pieces, key=lambda one: not one.owned))
        with QSignalBlocker(self.kinds), QSignalBlocker(self.owners):
            self.kinds.clear()
            self.kinds.addItems([edit.called(kind.path) for kind in self._kinds])
            self.kinds.setCurrentIndex(self._kinds.index(kept[0]) if kept[0] in self._kinds else 0)
            self.owners.clear()
            for seat in edit.editing.seats:
                self._add_owner(seat, styles)
            self.owners.setCurrentIndex(max(0, self.owners.findData(kept[1])))
        self._choose_kind()
        self.faces.setCurrentIndex(max(0, self.faces.findData(kept[2])))
        completer = QCompleter(list(edit.site_titles.values()), self.space)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.space.setCompleter(completer)
        self._check()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme

    # Inside.

    def _add_owner(self, seat: str, styles: Sequence[SeatStyle]) -> None:
        style = next((one for one in styles if one.name == seat), None)
        if style is None:
            self.owners.addItem(seat, seat)
        else:
            icon = badge_icon(style, self.theme.colour("ink"))
            self.owners.addItem(icon, style.title, seat)

    def _choose_kind(self) -> None:
        kind, edit, kept = self.kind, self._edit, self.face
        faces: dict[str, str] = {}
        if edit is not None and kind is not None:
            faces = {face: edit.worded(kind.path, face) for face in edit.faces(kind)}
        with QSignalBlocker(self.faces):
            self.faces.clear()
            for face, words in faces.items():
                self.faces.addItem(words, face)
            self.faces.setCurrentIndex(max(0, self.faces.findData(kept)))
        self._owner.setVisible(kind is not None and kind.owned)
        self._face.setVisible(len(faces) > 1)
        self.changed.emit()

    def _check(self) -> None:
        for button in (self._put, self._take, self._turn):
            button.setEnabled(bool(self.typed))

    def _lay_out(self) -> None:
        cells = Cells()
        cells.add(self.tr("Thing"), self.kinds)
        self._owner = cells.add(self.tr("Owner"), self.owners)
        self._face = cells.add(self.tr("Face"), self.faces)
        cells.add(self.tr("Space"), self.space)
        row = FilledRows(self._put, self._take, self._turn)
        row.setSpacing(scaled(6))
        column = QVBoxLayout(self.inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(scaled(6))
        column.addLayout(cells)
        column.addLayout(row)
        column.addWidget(self.help)


def _combo(name: str) -> QComboBox:
    combo = short_box()
    combo.setAccessibleName(name)
    return combo
