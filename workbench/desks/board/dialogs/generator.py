"""Dialog "Generate a board": a recipe for hexes, and the board it makes, live."""

from __future__ import annotations

from typing import Any, Final, cast

from PySide6.QtWidgets import QWidget

from engine.boards.generator import SYMMETRIES, Heading, Kinds, Recipe
from engine.boards.lattice import ORIENTATIONS, Orientation
from engine.boards.outlines import OUTLINES
from engine.scenarios import catalog
from engine.schema import BoardSchema
from engine.schema_words import board_schema_in_words
from workbench.desks.board.dialogs.generating import Order
from workbench.desks.board.panels.picture import HexPicture
from workbench.desks.recipe_dialog import RecipeDialog
from workbench.scene.scenery import desk_scenery

_WIDEST: Final = 99


class GeneratorDialog(RecipeDialog):
    """Makes a board of hexes by a recipe; see `RecipeDialog`."""

    def __init__(
        self,
        game: str,
        schema: BoardSchema,
        parent: QWidget | None = None,
        *,
        replacing: bool = False,
    ) -> None:
        in_words = board_schema_in_words(catalog.games()[game], schema)
        super().__init__(game, in_words, parent, replacing=replacing)
        self.setWindowTitle(self.tr("Generate a board"))
        self._kinds = Kinds.of(schema)
        rows = self._make_fields()
        words = self.tr("Replace the board") if replacing else self.tr("Make the board")
        self.outline.currentIndexChanged.connect(self._suit_outline)
        self._suit_outline()
        self.build(rows, words, self.tr("Another board by the same recipe"))

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

    def picture_of(self) -> HexPicture:
        """See `RecipeDialog.picture_of`."""
        self.picture = HexPicture(desk_scenery(self._game, self._schema), self)
        self.picture.setAccessibleName(self.tr("The board that this recipe makes"))
        return self.picture

    def order(self, heading: Heading) -> Order:
        """See `RecipeDialog.order`."""
        return Order(self.recipe(), self._kinds, heading)

    def show_made(self, board: Any) -> tuple[str, bool]:
        """See `RecipeDialog.show_made`."""
        self.picture.show_spaces(board.spaces(), board.orientation)
        said, most = self.tr("Spaces: {}").format(len(board)), self._schema.most_cells
        if len(board) > most:
            said += ". " + self.tr("The game can be played with at most {}.").format(most)
        return said, len(board) > most

    def _make_fields(self) -> list[tuple[str, QWidget]]:
        titles = {kind.key: kind.title for kind in self._schema.kinds}
        most = self._schema.named_limit or self._schema.most_cells
        self.title.setText(self.tr("New board"))
        outlines = {
            "rectangle": self.tr("Rectangle"),
            "hexagon": self.tr("Hexagon"),
            "ring": self.tr("Ring"),
        }
        self.outline = self.choice(list(OUTLINES), outlines)
        tops = {"flat": self.tr("Flat tops"), "pointy": self.tr("Pointy tops")}
        self.tops = self.choice(list(ORIENTATIONS), tops)
        self.columns = self.number(1, _WIDEST, 21)
        self.rows = self.number(1, _WIDEST, 13)
        symmetries = {
            "none": self.tr("None"),
            "half-turn": self.tr("Half-turn, 2-fold"),
            "mirror": self.tr("Mirror, left and right"),
            "three": self.tr("3-fold"),
            "six": self.tr("6-fold"),
        }
        self.symmetry = self.choice(list(SYMMETRIES), symmetries)
        self.coastal = self.number(0, most, min(12, most))
        self.inland = self.number(0, most, min(18, most))
        self.distance = self.number(1, 20, 3, self.tr(" steps"))
        return [
            (self.tr("Outline"), self.outline),
            (self.tr("Hexes"), self.tops),
            (self.tr("Columns"), self.columns),
            (self.tr("Rows"), self.rows),
            (self.tr("Symmetry"), self.symmetry),
            (self.tr("{}, on the border").format(titles[self._kinds.coastal]), self.coastal),
            (self.tr("{}, off the border").format(titles[self._kinds.inland]), self.inland),
            (self.tr("Least distance"), self.distance),
        ]

    def _suit_outline(self) -> None:
        """A hexagon or a ring has as many rows as columns, an odd number."""
        square = self.outline.currentData() != "rectangle"
        self.rows.setEnabled(not square)
        self.columns.setSingleStep(2 if square else 1)
        if square and self.columns.value() % 2 == 0:
            self.columns.setValue(self.columns.value() + 1)
