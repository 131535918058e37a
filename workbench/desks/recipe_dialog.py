"""Dialogs that make a board by a recipe, live: fields on the left, the board on the right."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from engine.boards.generator import Heading
from engine.schema import BoardSchema
from workbench.jobs.job import Request
from workbench.jobs.slot import JobSlot
from workbench.language.faults import stated
from workbench.look.icons import icon
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.wheel import DropDown
from workbench.widgets.whole_number import DecimalNumber, WholeNumber

Trouble = tuple[tuple[str, str, str], ...]  # (place in the recipe, what is wrong, remedy)
_PAUSE: Final = 120  # milliseconds after the last change of the recipe
_SEEDS: Final = 2_147_483_647


class BoardPicture(QWidget):
    """Shows a board, or says why there is none."""

    def show_words(self, said: str) -> None:
        """Say something instead of showing a board."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        raise NotImplementedError


class RecipeDialog(QDialog):
    """Makes a board by a recipe; `board` is what it made.

    Args:
        game: Name of the game.
        schema: Of its boards, with titles in the language in force.
        replacing: Whether the board takes the place of one that is open.
    """

    def __init__(
        self,
        game: str,
        schema: BoardSchema,
        parent: QWidget | None = None,
        *,
        replacing: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("generator_dialog")
        self.theme: Theme = LIGHT
        self.board: Any = None
        self._wrong = False
        self._game = game
        self._schema = schema
        self._replacing = replacing
        self._maker = JobSlot(self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self.title = QLineEdit(self)
        self.seed = self.number(0, _SEEDS, 1)
        self.dice = QToolButton(self)
        self.said = QLabel(self, wordWrap=True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.make = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.make.setObjectName("primary")
        self.form = QFormLayout()

    # What each kind of board says.

    def picture_of(self) -> BoardPicture:
        """The widget that shows boards."""
        raise NotImplementedError

    def order(self, heading: Heading) -> Request:
        """What is to be made by the fields as they are."""
        raise NotImplementedError

    def show_made(self, board: Any) -> tuple[str, bool]:
        """Show a board; gives what is said about it, and whether it is too large."""
        raise NotImplementedError

    # Building.

    def build(self, rows: Sequence[tuple[str, QWidget]], make: str, other: str) -> None:
        """Lay out the fields, connect them, and make the first board.

        Args:
            rows: Titles and fields, besides title and seed.
            make: Of the button that takes the board.
            other: What the dice are for.
        """
        self.shown = self.picture_of()
        self.said.setMinimumHeight(self.fontMetrics().lineSpacing() * 3)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.make.setText(make)
        self.dice.setIcon(icon("dice", self.theme))
        side = round(self.fontMetrics().height() * 1.2)
        self.dice.setIconSize(QSize(side, side))
        self.dice.setToolTip(other)
        self.dice.setAccessibleName(self.tr("Another seed by chance"))
        self._arrange(((self.tr("Title"), self.title), *rows))
        self.form.setRowVisible(self.title, not self._replacing)  # that board keeps its title
        self._connect([field for _, field in rows])
        self._ask()

    def number(self, low: int, high: int, value: int, unit: str = "") -> WholeNumber:
        """A field for a number."""
        box = WholeNumber(self, low, high)
        box.setValue(value)
        box.setSuffix(unit)
        return box

    def choice(self, keys: Sequence[str], titles: Mapping[str, str]) -> QComboBox:
        """A field for one of some words."""
        box = DropDown(self)
        for key in keys:
            box.addItem(titles.get(key, key), key)
        return box

    def _arrange(self, rows: Sequence[tuple[str, QWidget]]) -> None:
        form = self.form
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(7)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for title, field in rows:
            field.setAccessibleName(title)
            form.addRow(title, field)
        row = in_row((self.seed, 1), self.dice)
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("The same recipe with the same seed gives the same board"))
        label = QLabel(self.tr("Seed"), self)
        label.setBuddy(self.seed)
        form.addRow(label, row)
        left = in_column(form, 1)
        right = in_column((self.shown, 1), self.said)
        across = in_row(left, (right, 1), spacing=18)
        in_column((across, 1), self.buttons, on=self, margins=(16, 14, 16, 14), spacing=12)
        line = self.fontMetrics().height()
        self.resize(line * 58, line * 32)

    def _connect(self, fields: Sequence[QWidget]) -> None:
        for field in (*fields, self.seed):
            if isinstance(field, (WholeNumber, DecimalNumber)):
                field.valueChanged.connect(self.changed)
            elif isinstance(field, QComboBox):
                field.currentIndexChanged.connect(self.changed)
        self.title.textChanged.connect(self.changed)
        self.dice.clicked.connect(self.roll)
        self._pause.timeout.connect(self._ask)
        self._maker.done.connect(self._show_found)
        self._maker.failed.connect(lambda said: self._show_found((("", said, ""),)))
        self._maker.changed.connect(self._show_busy)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    # Making.

    def roll(self) -> None:
        """Take another seed by chance."""
        self.seed.setValue(random.randrange(1_000_000))

    def changed(self) -> None:
        """The recipe is another one."""
        self.make.setEnabled(False)
        self._pause.start()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self.shown.set_theme(theme)
        self._say(self.said.text(), wrong=self._wrong)
        self.dice.setIcon(icon("dice", theme))

    def done(self, result: int) -> None:
        """Close; nothing goes on behind."""
        self._pause.stop()
        self._maker.abandon()
        super().done(result)

    def _ask(self) -> None:
        title = " ".join(self.title.text().split()) or self.tr("New board")
        heading = Heading(self._game, slug(title), title)
        self.make.setEnabled(False)
        self._maker.start(self.order(heading))

    def _show_busy(self) -> None:
        if self._maker.running and self.board is None:
            self.said.setText(self.tr("Looking for room for all places…"))

    def _show_found(self, found: Any) -> None:
        if self._pause.isActive():
            return  # by a recipe that is no longer the one in the fields
        if isinstance(found, tuple):
            self._show_trouble(found)
            return
        self.board = found
        said, wrong = self.show_made(found)
        self._say(said, wrong=wrong)
        self.make.setEnabled(True)

    def _show_trouble(self, trouble: Trouble) -> None:
        self.board = None
        self.shown.show_words(self.tr("No board by this recipe"))
        words = [f"{stated(what)} {stated(remedy)}".strip() for _, what, remedy in trouble]
        self._say("\n".join(dict.fromkeys(words)), wrong=True)
        self.make.setEnabled(False)

    def _say(self, text: str, *, wrong: bool) -> None:
        self._wrong = wrong
        self.said.setText(text)
        self.said.setStyleSheet(f"color: {self.theme.danger if wrong else self.theme.muted}")


def generator_of(game: str, schema: BoardSchema, parent: QWidget) -> RecipeDialog:
    """The dialog that makes a new board of a game, by the layout of its boards."""
    if schema.layout == "graph":
        from workbench.desks.graph.dialogs.generator import GraphGeneratorDialog

        return GraphGeneratorDialog(game, schema, parent)
    from workbench.desks.board.dialogs.generator import GeneratorDialog

    return GeneratorDialog(game, schema, parent)


def slug(title: str) -> str:
    """A file name made of a title: small letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-") or "board"
