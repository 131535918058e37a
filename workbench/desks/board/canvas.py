"""The scene of the board editor: the ground of the document and what lies over it.

The ground is the background, which the view keeps as a picture: an edit repaints the
hexes that it changed and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

from PySide6.QtCore import QLineF, QObject, QPointF, QRect, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from engine.boards import lattice
from engine.boards.attributes import spellings
from engine.boards.lattice import Hex
from workbench.desks.board.canvas_ground import EditorGround, Shown
from workbench.desks.board.canvas_overlays import Ghost, axes, outline, ring_in
from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.hexes import area_of
from workbench.desks.board.tracing import Tracing
from workbench.desks.lines import DoubleLine, polygon
from workbench.documents.edits import Key
from workbench.look.theme import LIGHT, Theme
from workbench.scene.hex_sites import ends_of, place_of

WORLD: Final = QRectF(-4000.0, -4000.0, 8000.0, 8000.0)  # board units; no board reaches its rim
MANY: Final = 90  # changed hexes from which all is repainted
_COAST: Final = 0.95  # board units around a hex in which its coast shows
_BEYOND: Final = 12.0  # board units that axes reach beyond the board
_FLASH: Final = 900  # milliseconds that revealed hexes are marked


class Canvas(QGraphicsScene):
    """The board of an `Editing`, in board units, with hex (0, 0) at (0, 0)."""

    def __init__(self, editing: Editing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setSceneRect(WORLD)
        self.editing = editing
        self.document = editing.document
        self.theme: Theme = LIGHT
        self.shown = Shown()
        self.ground = EditorGround(self.document, self.shown)
        self._known = set(self.document.spaces)
        self._ghost = Ghost(self.ground.scenery)
        self._axes = DoubleLine(("selection_halo", "axis"), (3.5, 1.6), dashed=True)
        self._chosen = DoubleLine(("selection_halo", "selection"), (5.0, 2.2))
        self._flash = DoubleLine(("selection_halo", "cursor"), (7.0, 4.0))
        self._hover = DoubleLine(("selection_halo", "hover_ring"), (3.0, 1.4))
        self._cursor = DoubleLine(("selection_halo", "cursor"), (5.0, 2.6))
        self._band = DoubleLine(("selection_halo", "selection"), (3.0, 1.4), dashed=True)
        over = (self._ghost, self._axes, self._chosen, self._flash, self._hover, self._cursor)
        for height, item in enumerate((*over, self._band)):
            item.setZValue(height)
            self.addItem(item)
        self._lines = (
            self._axes, self._chosen, self._flash, self._hover, self._cursor, self._band
        )  # fmt: skip
        self._flash_end = QTimer(self, singleShot=True, interval=_FLASH)
        self._flash_end.timeout.connect(self._end_flash)
        self.document.edited.connect(self._edited)
        editing.selection_changed.connect(self._show_selection)
        editing.symmetry_changed.connect(self._show_axes)
        editing.reveal_wanted.connect(self._start_flash)
        self._show_axes()

    # What is drawn.

    @property
    def area(self) -> QRectF:
        """The rectangle around all spaces, in board units; one hex for an empty board."""
        return area_of(self.document.spaces or [(0, 0)], self.document.orientation)

    @property
    def ghost(self) -> Mapping[Hex, str | None]:
        """What the tool in hand would put down; see `show_ghost`."""
        return self._ghost.spaces

    def hex_at(self, point: QPointF) -> Hex:
        """The hex under a point in board units."""
        return lattice.hex_at((point.x(), point.y()), self.document.orientation)

    def show_ghost(self, spaces: Mapping[Hex, str | None]) -> None:
        """Show what would be put down; None where a space would be taken away."""
        self._ghost.show_spaces(spaces, self.document.orientation)

    def show_band(self, points: Sequence[QPointF]) -> None:
        """Show the corners of a selection that is being drawn; none takes it away."""
        self._band.set_lines(polygon(points))

    def show_hover(self, axial: Hex | None) -> None:
        """Mark the hex under the mouse."""
        orientation = self.document.orientation
        self._hover.set_lines([] if axial is None else ring_in(axial, orientation, 0.97))

    def show_site(self, site: tuple[str, Hex, int, str] | None) -> None:
        """Mark an edge or a corner under the mouse."""
        lines: list[QLineF] = []
        if site is not None and site[0] == "edge":
            lines = [QLineF(*ends_of(site[1], site[2], self.document.orientation))]
        elif site is not None:
            at = place_of(site, self.document.orientation)
            steps = ((-0.16, 0.0), (0.0, -0.16), (0.16, 0.0), (0.0, 0.16))
            lines = polygon([at + QPointF(*step) for step in steps])
        self._hover.set_lines(lines)

    def show_cursor(self, *, shown: bool) -> None:
        """Draw the ring of the keyboard where it is, or not at all."""
        orientation = self.document.orientation
        self._cursor.set_lines(ring_in(self.editing.cursor, orientation, 0.8) if shown else [])

    def use_tracing(self, tracing: Tracing) -> None:
        """Draw after another image, or the same one elsewhere."""
        self.shown.tracing = tracing
        self.repaint_all()

    def show_besides(self, **what: bool) -> None:
        """Whether notation, places and lattice are drawn, as far as named; see `Shown`."""
        for name, shown in what.items():
            setattr(self.shown, name, shown)
        self.repaint_all()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self.ground.set_theme(theme)
        self._ghost.theme = theme
        for line in self._lines:
            line.set_theme(theme)
        self.repaint_all()

    def repaint_all(self) -> None:
        """Draw the whole ground anew."""
        for view in self.views():
            view.resetCachedContent()
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the exposed part of the ground."""
        world = painter.worldTransform()
        inverse, _ = world.inverted()
        rects = [QRectF(rect)]
        if painter.hasClipping():
            painter.save()
            painter.resetTransform()
            region = painter.clipRegion()
            painter.restore()
            rects = [inverse.mapRect(QRectF(part)) for part in cast(Iterable[QRect], region)]
        self.ground.paint(painter, rects)

    # Listening.

    def _edited(self, keys: frozenset[Key]) -> None:
        changed: set[Hex] = set()
        coast: set[Hex] = set()
        for key in keys:
            if key[0] == "hex":
                axial = (int(key[1]), int(key[2]))
                there = axial in self.document.spaces
                (coast if there != (axial in self._known) else changed).add(axial)
                (self._known.add if there else self._known.discard)(axial)
            elif key[0] == "name":
                coast.add((int(key[1]), int(key[2])))
            elif key[0] == "attribute":
                site = (str(key[1]), (int(key[2]), int(key[3])), int(key[4]), str(key[5]))
                coast |= {own[1] for own in spellings(site, self.document.orientation)}
            elif key[0] in {"frame", "orientation"}:
                self._known = set(self.document.spaces)
                self._show_selection()
                self._show_axes()
                self.repaint_all()
                return
        if len(changed) + len(coast) > MANY:
            self.repaint_all()
            return
        self._repaint(changed, 0.02)
        self._repaint(coast, _COAST)

    def _repaint(self, hexes: Iterable[Hex], margin: float) -> None:
        layer = QGraphicsScene.SceneLayer.BackgroundLayer
        for axial in hexes:
            self.invalidate(area_of([axial], self.document.orientation, margin), layer)

    def _show_selection(self) -> None:
        self._chosen.set_lines(outline(self.editing.selection, self.document.orientation))

    def _show_axes(self) -> None:
        area = self.area
        reach = max(area.width(), area.height()) + _BEYOND
        self._axes.set_lines(axes(self.editing.symmetry, reach))

    def _start_flash(self, hexes: tuple[Hex, ...]) -> None:
        self._flash.set_lines(outline(hexes, self.document.orientation))
        self._flash_end.start()

    def _end_flash(self) -> None:
        self._flash.set_lines([])
