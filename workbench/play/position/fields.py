"""Fields of the form for positions: numbers, words and where things are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from engine.game import Game
from engine.picture import SeatStyle
from engine.play.position_edit import PositionEdit
from engine.play.position_tables import Path, wild
from engine.play.wording import named, path_in_words
from workbench.look.marks import badge_icon
from workbench.look.theme import Theme, scaled
from workbench.widgets.wheel import DropDown
from workbench.widgets.whole_number import WholeNumber

_MOST: Final = 99_999
_LETTERS: Final = 6  # room in a field for numbers
Changed = Callable[[Path, Any], None]


class Field:
    """One value of the tables with the widget that changes it.

    Attributes:
        path: Of the value.
        widget: To be put into a layout.
    """

    def __init__(self, path: Path, widget: QWidget) -> None:
        self.path = path
        self.widget = widget

    def show(self, edit: PositionEdit) -> None:
        """Show the value as it is now; tells nobody."""
        with QSignalBlocker(self.widget):
            self._show(edit.value(self.path), edit)

    def _show(self, value: Any, edit: PositionEdit) -> None:
        raise NotImplementedError


class NumberField(Field):
    """A whole number."""

    def __init__(self, path: Path, changed: Changed) -> None:
        self.spin = WholeNumber(None, -_MOST, _MOST)
        super().__init__(path, self.spin)
        self.spin.setMinimumWidth(
            self.spin.fontMetrics().averageCharWidth() * _LETTERS + scaled(30)
        )
        self.spin.valueChanged.connect(lambda value: changed(path, value))

    def _show(self, value: Any, edit: PositionEdit) -> None:
        self.spin.setValue(value if isinstance(value, int) else 0)


class FlagField(Field):
    """Yes or no."""

    def __init__(self, path: Path, changed: Changed) -> None:
        self.box = QCheckBox()
        super().__init__(path, self.box)
        self.box.toggled.connect(lambda on: changed(path, on))

    def _show(self, value: Any, edit: PositionEdit) -> None:
        self.box.setChecked(value is True)


class WordField(Field):
    """A word out of some, such as a seat or a phase; free where none are known."""

    def __init__(
        self,
        path: Path,
        changed: Changed,
        words: Sequence[str],
        styles: Sequence[SeatStyle],
        theme: Theme,
        game: Game,
    ) -> None:
        self._game = game
        self.combo = DropDown()
        super().__init__(path, self.combo)
        known = {style.name: style for style in styles}
        for word in words:
            if word in known:
                icon = badge_icon(known[word], theme.colour("ink"))
                self.combo.addItem(icon, known[word].title, word)
            else:
                self.combo.addItem(named(self._game, word) or _nothing(), word)
        self.combo.activated.connect(lambda at: changed(path, self.combo.itemData(at)))

    def _show(self, value: Any, edit: PositionEdit) -> None:
        word = str(value or "")
        if self.combo.findData(word) < 0:
            self.combo.addItem(named(self._game, word) or _nothing(), word)
        self.combo.setCurrentIndex(self.combo.findData(word))


class ListField(Field):
    """Words or numbers with commas between them."""

    def __init__(self, path: Path, changed: Changed, *, numbers: bool) -> None:
        self.line = QLineEdit()
        super().__init__(path, self.line)
        self._numbers = numbers
        self._shown = ""
        self._changed = changed
        self.line.editingFinished.connect(self._finish)

    def _show(self, value: Any, edit: PositionEdit) -> None:
        self._shown = ", ".join(str(one) for one in value or ())
        self.line.setText(self._shown)
        self.line.setCursorPosition(0)

    def _finish(self) -> None:
        if self.line.text() == self._shown:
            return
        self._shown = self.line.text()
        parts = [part.strip() for part in self._shown.split(",") if part.strip()]
        found = [int(part) if self._numbers and _is_whole(part) else part for part in parts]
        self._changed(self.path, found)


class ItemField(Field):
    """Where one word such as a card is."""

    def __init__(
        self, item: str, edit: PositionEdit, placed: Callable[[str, Path | None], None]
    ) -> None:
        self.combo = DropDown()
        super().__init__((), self.combo)
        self.item = item
        self._holders: list[Path | None] = [None, *edit.holders()]
        self.combo.addItem(_nowhere())
        for path in edit.holders():
            self.combo.addItem(in_words(path, edit))
        self.combo.activated.connect(lambda at: placed(item, self._holders[at]))

    def show(self, edit: PositionEdit) -> None:
        """Show where it is now."""
        with QSignalBlocker(self.combo):
            self.combo.setCurrentIndex(self._holders.index(edit.holder(self.item)))


def field_for(
    path: Path,
    edit: PositionEdit,
    changed: Changed,
    styles: Sequence[SeatStyle],
    theme: Theme,
) -> Field:
    """The field that fits the value under a path."""
    value = edit.value(path)
    if isinstance(value, bool):
        return FlagField(path, changed)
    if isinstance(value, int):
        return NumberField(path, changed)
    if isinstance(value, str):
        mapped = next((kind for kind in edit.forms.kinds if kind.path == path[:-1]), None)
        words = edit.faces(mapped) if mapped is not None else edit.choices(path)
        return WordField(path, changed, words, styles, theme, edit.scenario.game)
    numbers = bool(value) and all(isinstance(one, int) for one in value)
    return ListField(path, changed, numbers=numbers)


def in_words(path: Path, edit: PositionEdit, *, seat: bool = True) -> str:
    """A path for people, its seat first if it is wanted: "Red: roads"."""
    game, seats = edit.scenario.game, edit.forms.seats
    return path_in_words(game, path if seat else wild(path, seats), seats)


def _is_whole(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


def _nothing() -> str:
    return QCoreApplication.translate("PositionForm", "nothing")


def _nowhere() -> str:
    return QCoreApplication.translate("PositionForm", "elsewhere")
