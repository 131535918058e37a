"""Dialog "Generate a board": a recipe, and the board it makes, live."""

from __future__ import annotations

import random
import re
import unicodedata
from typing import Final, cast

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

from engine.boards.board import Board
from engine.boards.generator import SYMMETRIES, Heading, Kinds, Recipe
from engine.boards.lattice import ORIENTATIONS, Orientation
from engine.boards.outlines import OUTLINES
from engine.game import BoardSchema
from engine.scenarios import catalog
from engine.schema_words import board_schema_in_words
from workbench.desks.board.dialogs.generating import Order, Trouble
from workbench.desks.board.panels.picture import HexPicture
from workbench.jobs.slot import JobSlot
from workbench.language.faults import stated
from workbench.look.icons import icon
from workbench.look.theme import LIGHT, Theme
from workbench.scene.scenery import desk_scenery
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.wheel import DropDown
from workbench.widgets.whole_number import WholeNumber

_PAUSE: Final = 120  # milliseconds after the last change of the recipe
_WIDEST: Final = 99
_SEEDS: Final = 2_147_483_647


class GeneratorDialog(QDialog):
    """Makes a board by a recipe; `board` is what it made.

    Args:
        game: Name of the game.
        schema: Of its boards.
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
        self.setWindowTitle(self.tr("Generate a board"))
        self.theme: Theme = LIGHT
        self.board: Board | None = None
        self._wrong = False
        self._game = game
        self._schema = board_schema_in_words(catalog.games()[game], schema)
        self._kinds = Kinds.of(schema)
        self._maker = JobSlot(self)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._make_fields()
        self.picture = HexPicture(desk_scenery(game, schema), self)
        self.picture.setAccessibleName(self.tr("The board that this recipe makes"))
        self.said = QLabel(self, wordWrap=True)
        self.said.setMinimumHeight(self.fontMetrics().lineSpacing() * 3)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        words = self.tr("Replace the board") if replacing else self.tr("Make the board")
        self.make = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.AcceptRole)
        self.make.setObjectName("primary")
        self._arrange()
        self._form.setRowVisible(self.title, not replacing)  # that board keeps its title
        self._connect()
        self._suit_outline()
        self._ask()

    def recipe(self) -> Recipe:
        """The recipe as the fields say it."""
        square = self.outline.currentData() != "rectangle"
        columns = self.columns.value()
        return Recipe(
            columns=columns,
            rows=columns if square else self.rows.value(),
            coastal=self.coastal.value(),
            inland=self.inland.value(),
            min_distance=self.distance.value(),
            symmetry=str(self.symmetry.currentData()),
            seed=self.seed.value(),
            orientation=cast(Orientation, self.tops.currentData()),
            outline=str(self.outline.currentData()),
        )

    def roll(self) -> None:
        """Take another seed by chance."""
        self.seed.setValue(random.randrange(1_000_000))

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self.picture.set_theme(theme)
        self._say(self.said.text(), wrong=self._wrong)
        self.dice.setIcon(icon("dice", theme))

    def done(self, result: int) -> None:
        """Close; nothing goes on behind."""
        self._pause.stop()
        self._maker.abandon()
        super().done(result)

    # Building.

    def _make_fields(self) -> None:
        titles = {kind.key: kind.title for kind in self._schema.kinds}
        most = self._schema.named_limit or self._schema.most_cells
        self.title = QLineEdit(self.tr("New board"), self)
        self.outline = self._choice(
            list(OUTLINES),
            {
                "rectangle": self.tr("Rectangle"),
                "hexagon": self.tr("Hexagon"),
                "ring": self.tr("Ring"),
            },
        )
        self.tops = self._choice(
            list(ORIENTATIONS), {"flat": self.tr("Flat tops"), "pointy": self.tr("Pointy tops")}
        )
        self.columns = self._number(1, _WIDEST, 21)
        self.rows = self._number(1, _WIDEST, 13)
        self.symmetry = self._choice(
            list(SYMMETRIES),
            {
                "none": self.tr("None"),
                "half-turn": self.tr("Half-turn, 2-fold"),
                "mirror": self.tr("Mirror, left and right"),
                "three": self.tr("3-fold"),
                "six": self.tr("6-fold"),
            },
        )
        self.coastal = self._number(0, most, min(12, most))
        self.inland = self._number(0, most, min(18, most))
        self.distance = self._number(1, 20, 3, self.tr(" steps"))
        self.seed = self._number(0, _SEEDS, 1)
        self.dice = QToolButton(self)
        self.dice.setIcon(icon("dice", self.theme))
        side = round(self.fontMetrics().height() * 1.2)
        self.dice.setIconSize(QSize(side, side))
        self.dice.setToolTip(self.tr("Another board by the same recipe"))
        self.dice.setAccessibleName(self.tr("Another seed by chance"))
        self._rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Title"), self.title),
            (self.tr("Outline"), self.outline),
            (self.tr("Hexes"), self.tops),
            (self.tr("Columns"), self.columns),
            (self.tr("Rows"), self.rows),
            (self.tr("Symmetry"), self.symmetry),
            (self.tr("{}, on the border").format(titles[self._kinds.coastal]), self.coastal),
            (self.tr("{}, off the border").format(titles[self._kinds.inland]), self.inland),
            (self.tr("Least distance"), self.distance),
        )

    def _number(self, low: int, high: int, value: int, unit: str = "") -> WholeNumber:
        box = WholeNumber(self, low, high)
        box.setValue(value)
        box.setSuffix(unit)
        return box

    def _choice(self, keys: list[str], titles: dict[str, str]) -> QComboBox:
        box = DropDown(self)
        for key in keys:
            box.addItem(titles.get(key, key), key)
        return box

    def _arrange(self) -> None:
        form = self._form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(7)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for title, field in self._rows:
            field.setAccessibleName(title)
            form.addRow(title, field)
        row = in_row((self.seed, 1), self.dice)
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("The same recipe with the same seed gives the same board"))
        label = QLabel(self.tr("Seed"), self)
        label.setBuddy(self.seed)
        form.addRow(label, row)
        left = in_column(form, 1)
        right = in_column((self.picture, 1), self.said)
        across = in_row(left, (right, 1), spacing=18)
        in_column((across, 1), self.buttons, on=self, margins=(16, 14, 16, 14), spacing=12)
        line = self.fontMetrics().height()
        self.resize(line * 58, line * 32)

    def _connect(self) -> None:
        for box in (self.columns, self.rows, self.coastal, self.inland, self.distance, self.seed):
            box.valueChanged.connect(self._changed)
        for choice in (self.outline, self.tops, self.symmetry):
            choice.currentIndexChanged.connect(self._changed)
        self.outline.currentIndexChanged.connect(self._suit_outline)
        self.title.textChanged.connect(self._changed)
        self.dice.clicked.connect(self.roll)
        self._pause.timeout.connect(self._ask)
        self._maker.done.connect(self._show_found)
        self._maker.failed.connect(lambda said: self._show_found((("", said, ""),)))
        self._maker.changed.connect(self._show_busy)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    # Making.

    def _changed(self) -> None:
        self.make.setEnabled(False)
        self._pause.start()

    def _suit_outline(self) -> None:
        """A hexagon or a ring has as many rows as columns, an odd number."""
        square = self.outline.currentData() != "rectangle"
        self.rows.setEnabled(not square)
        self.columns.setSingleStep(2 if square else 1)
        if square and self.columns.value() % 2 == 0:
            self.columns.setValue(self.columns.value() + 1)

    def _ask(self) -> None:
        title = " ".join(self.title.text().split()) or self.tr("New board")
        heading = Heading(self._game, slug(title), title)
        self.make.setEnabled(False)
        self._maker.start(Order(self.recipe(), self._kinds, heading))

    def _show_busy(self) -> None:
        if self._maker.running and self.board is None:
            self.said.setText(self.tr("Looking for room for all places…"))

    def _show_found(self, found: Board | Trouble) -> None:
        if self._pause.isActive():
            return  # by a recipe that is no longer the one in the fields
        if isinstance(found, Board):
            self._show_board(found)
        else:
            self._show_trouble(found)

    def _show_board(self, board: Board) -> None:
        self.board = board
        self.picture.show_spaces(board.spaces(), board.orientation)
        said = self.tr("Spaces: {}").format(len(board))
        if len(board) > self._schema.most_cells:
            most = self._schema.most_cells
            said += ". " + self.tr("The game can be played with at most {}.").format(most)
        self._say(said, wrong=len(board) > self._schema.most_cells)
        self.make.setEnabled(True)

    def _show_trouble(self, trouble: Trouble) -> None:
        self.board = None
        self.picture.show_words(self.tr("No board by this recipe"))
        words = [f"{stated(what)} {stated(remedy)}".strip() for _, what, remedy in trouble]
        self._say("\n".join(dict.fromkeys(words)), wrong=True)
        self.make.setEnabled(False)

    def _say(self, text: str, *, wrong: bool) -> None:
        self._wrong = wrong
        self.said.setText(text)
        self.said.setStyleSheet(f"color: {self.theme.danger if wrong else self.theme.muted}")


def slug(title: str) -> str:
    """A file name made of a title: small letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-") or "board"
