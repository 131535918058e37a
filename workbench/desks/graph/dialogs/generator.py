"""Dialog "Generate a map": a recipe for points and links, and the map it makes, live."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.boards.generator import Heading
from engine.boards.graph import GraphBoard
from engine.boards.graph_recipe import GraphRecipe
from engine.scenarios import catalog
from engine.schema import BoardSchema
from engine.schema_words import board_schema_in_words
from workbench.desks.graph.dialogs.generating import GraphOrder
from workbench.desks.recipe_dialog import BoardPicture, RecipeDialog
from workbench.language.counts import counted
from workbench.look.theme import LIGHT, Theme
from workbench.scene.ground import Ground
from workbench.scene.scenery import board_scenery
from workbench.widgets.whole_number import DecimalNumber

_EMPTY, _RECIPE = "empty", "recipe"
_USUAL: Final = 16  # spaces that a form begins with
_MOST: Final = 400
_LINKS: Final = 8.0  # at a space, mean, at most


class MapPicture(BoardPicture):
    """A map as the table shows it, as large as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self._ground: Ground | None = None
        self._said = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_board(self, board: GraphBoard) -> None:
        """Show a map."""
        self._ground, self._said = Ground(board_scenery(board)), ""
        self.update()

    def show_words(self, said: str) -> None:
        """Say something instead of showing a map."""
        self._ground, self._said = None, said
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the map, or the words."""
        painter = QPainter(self)
        room = QRectF(self.rect())
        if self._ground is None:
            painter.fillRect(room, self.theme.colour("surface"))
            painter.setPen(self.theme.colour("muted"))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._said)
            return
        area = self._ground.area
        scale = min(room.width() / area.width(), room.height() / area.height())
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.translate(-area.center())
        seen = painter.worldTransform().inverted()[0].mapRect(room)
        self._ground.paint(painter, self.theme, seen, names=False)


class GraphGeneratorDialog(RecipeDialog):
    """Makes a map by a recipe, or an empty one; see `RecipeDialog`."""

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
        self._declared = schema
        self.setWindowTitle(self.tr("Generate a map") if replacing else self.tr("New map"))
        self.title.setText(self.tr("New map"))
        self.title.selectAll()
        most = min(_MOST, max(schema.most_cells, 1))
        self._usual = GraphRecipe.usual(schema, min(_USUAL, most))
        titles = {_EMPTY: self.tr("An empty map"), _RECIPE: self.tr("Chance, by a recipe")}
        keys = (_RECIPE,) if replacing else (_EMPTY, _RECIPE)
        self.begin = self.choice(keys, titles)
        self.counts = {
            key: self.number(0, most, dict(self._usual.spaces).get(key, 0))
            for key in (kind.key for kind in schema.kinds)
        }
        self.degree = DecimalNumber(self, 0, _LINKS)
        self.degree.setDecimals(1)
        self.degree.setSingleStep(0.1)
        self.degree.setValue(self._usual.degree)
        self.degree.setToolTip(self.tr("Mean over all spaces"))
        self.areas = self.number(0, min(_MOST, schema.most_areas), self._usual.areas)
        rows: list[tuple[str, QWidget]] = [(self.tr("Begin with"), self.begin)]
        names = {kind.key: kind.title for kind in in_words.kinds}
        rows += [(names[key], field) for key, field in self.counts.items()]
        rows += [(self.tr("Links at a space"), self.degree)] if schema.links else []
        rows += [(self.tr("Areas"), self.areas)] if schema.areas else []
        words = self.tr("Replace the map") if replacing else self.tr("Make the map")
        self.begin.currentIndexChanged.connect(self._suit)
        self._suit()
        self.build(rows, words, self.tr("Another one"))
        self.form.setRowVisible(self.begin, not replacing)
        self.dice.setText(self.tr("Another one"))
        self.dice.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def recipe(self) -> GraphRecipe | None:
        """The recipe as the fields say it; None for an empty map."""
        if self.begin.currentData() == _EMPTY:
            return None
        spaces = tuple((key, box.value()) for key, box in self.counts.items() if box.value())
        links = self.degree.value() if self._declared.links else 0.0
        return replace(
            self._usual,
            spaces=spaces,
            areas=self.areas.value() if self._declared.areas else 0,
            degree=links,
            central=self._usual.central if self._usual.central in dict(spaces) else "",
            seed=self.seed.value(),
        )

    def picture_of(self) -> MapPicture:
        """See `RecipeDialog.picture_of`."""
        self.picture = MapPicture(self)
        self.picture.setAccessibleName(self.tr("The map that this recipe makes"))
        return self.picture

    def order(self, heading: Heading) -> GraphOrder:
        """See `RecipeDialog.order`."""
        return GraphOrder(self.recipe(), self._declared, heading)

    def show_made(self, board: Any) -> tuple[str, bool]:
        """See `RecipeDialog.show_made`."""
        self.picture.show_board(board)
        places = board.map
        if not places.spaces:
            return self.tr("You draw everything yourself."), False
        said = self.tr("{spaces:space|spaces}, {links:link|links}, {areas:area|areas}")
        counts = {
            "spaces": len(places.spaces),
            "links": len(places.links),
            "areas": len(places.areas),
        }
        return counted(said, **counts), False

    def _suit(self) -> None:
        """An empty map needs no recipe."""
        wanted = self.begin.currentData() != _EMPTY
        boxes: list[QWidget] = [*self.counts.values(), self.degree, self.areas, self.seed]
        for box in boxes:
            box.setEnabled(wanted)
        self.dice.setEnabled(wanted)
