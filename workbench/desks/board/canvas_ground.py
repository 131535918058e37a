"""The ground of the board editor: sea, coast, spaces, and the lattice that waits around them.

Board units, hex (0, 0) in the middle at (0, 0), so that an edit never moves what is drawn.
Only what lies in the exposed rectangles is painted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from itertools import chain, repeat
from math import ceil, floor, sqrt
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from engine.boards import lattice
from engine.boards.lattice import EDGES, Hex, Orientation
from workbench.desks.board.canvas_stamps import COAST, Stamps
from workbench.desks.board.panels.hexes import tone_of
from workbench.desks.board.tracing import Tracing
from workbench.documents.board_document import BoardDocument
from workbench.look.theme import LIGHT, Theme
from workbench.scene.hex_sites import paint_sites
from workbench.scene.scenery import desk_scenery

LATTICE_FROM: Final = 13.0  # pixels per hex from which empty hexes are outlined
LINES_FROM: Final = 6.0
NOTATION_FROM: Final = 30.0
PLACES_FROM: Final = 26.0
KEPT: Final = 40_000  # hexes whose edges are remembered
_ROW: Final = sqrt(3) / 2
_JOIN: Final = Qt.PenJoinStyle.RoundJoin
_ROUND: Final = Qt.PenCapStyle.RoundCap


@dataclass
class Shown:
    """What the ground shows besides the spaces.

    Attributes:
        notation: Whether every space has its name, such as c4.
        places: Whether names of places are written.
        lattice: Whether empty hexes are outlined.
        heat: Whether heat of a stored run lies over it.
        tracing: An image to draw after.
    """

    notation: bool = False
    places: bool = True
    lattice: bool = True
    heat: bool = False
    tracing: Tracing = field(default_factory=Tracing)


class EditorGround:
    """Paints the board of a document."""

    def __init__(self, document: BoardDocument, shown: Shown) -> None:
        self.document = document
        self.shown = shown
        self.scenery = desk_scenery(document.game, document.schema)
        self._marked = {key for key, kind in self.scenery.kinds.items() if kind.marked}
        self._edges: dict[Hex, list[QLineF]] = {}
        self._edges_of: Orientation = "flat"
        self._corners = lattice.corners((0.0, 0.0), "flat")
        self.set_theme(LIGHT)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self._stamps = Stamps(self.scenery, theme)

    def paint(self, painter: QPainter, rects: Iterable[QRectF]) -> None:
        """Paint some rectangles; the painter works in board units."""
        areas = list(rects)
        world = painter.worldTransform()
        scale = world.m11()
        self._stamps.use(self.document.orientation, scale, painter.device().devicePixelRatioF())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for area in areas:
            painter.fillRect(area, self.theme.colour("sea_near"))
        wide = [area.adjusted(-1, -1, 1, 1) for area in areas]
        spaces = self._spaces_in(wide)
        at = self._points(spaces, world)
        painter.resetTransform()
        self._paint_coast(painter, at)
        self._paint_land(painter, at)
        painter.setTransform(world)
        self.shown.tracing.paint(painter)
        self._paint_lines(painter, areas, spaces, scale)
        painter.resetTransform()
        self._paint_marks(painter, at)
        painter.setTransform(world)
        if self.document.attributes:
            sites, orientation = self.document.attributes, self.document.orientation
            paint_sites(painter, self.theme, sites, orientation, scale)
        self._paint_words(painter, spaces, scale)
        painter.restore()

    def _spaces_in(self, areas: list[QRectF]) -> list[Hex]:
        spaces = self.document.spaces
        orientation = self.document.orientation
        if sum(_count(area) for area in areas) > len(spaces):
            whole = areas[0]
            for area in areas[1:]:
                whole = whole.united(area)
            return _within(spaces, whole, orientation)
        found = dict.fromkeys(hexes_in(areas, orientation))
        return [axial for axial in found if axial in spaces]

    def _points(self, spaces: list[Hex], world: QTransform) -> dict[Hex, tuple[float, float]]:
        """Middles of hexes on the device."""
        scale, left, top = world.m11(), world.dx(), world.dy()
        row = _ROW * scale
        if self.document.orientation == "flat":
            return {(q, r): (q * row + left, (r + q / 2) * scale + top) for q, r in spaces}
        return {(q, r): ((q + r / 2) * scale + left, r * row + top) for q, r in spaces}

    def _paint_coast(self, painter: QPainter, at: dict[Hex, tuple[float, float]]) -> None:
        there = self.document.spaces.keys()
        rim = [point for axial, point in at.items() if not _enclosed(axial, there)]
        for ring, _ in COAST:
            self._stamps.put(painter, (ring, ""), rim)

    def _paint_land(self, painter: QPainter, at: dict[Hex, tuple[float, float]]) -> None:
        spaces = self.document.spaces
        groups: dict[tuple[str, str], list[tuple[float, float]]] = {}
        for axial, point in at.items():
            groups.setdefault((tone_of(*axial), spaces[axial]), []).append(point)
        for (tone, kind), points in groups.items():
            self._stamps.put(painter, ("land", f"{tone}:{kind}"), points)

    def _paint_marks(self, painter: QPainter, at: dict[Hex, tuple[float, float]]) -> None:
        """Glyphs, rims and letters, and the veil over what lies outside the frame."""
        document, spaces = self.document, self.document.spaces
        groups: dict[str, list[tuple[float, float]]] = {}
        for axial, point in at.items():
            if spaces[axial] in self._marked:
                groups.setdefault(spaces[axial], []).append(point)
        for kind, points in groups.items():
            self._stamps.put(painter, ("mark", kind), points)
        if document.frame is not None:
            veiled = [point for axial, point in at.items() if not document.inside(axial)]
            self._stamps.put(painter, ("veil", ""), veiled)

    def _paint_lines(
        self, painter: QPainter, areas: list[QRectF], spaces: list[Hex], scale: float
    ) -> None:
        """Lines between spaces, and around the hexes that one can draw on."""
        there = self.document.spaces
        self._forget_edges()
        lines: list[QLineF]
        if self.shown.lattice and scale >= LATTICE_FROM:
            empty = set(hexes_in(areas, self.document.orientation)) - there.keys()
            lines = list(chain.from_iterable(map(self._edges_at, empty)))
            painter.setPen(QPen(self.theme.colour("lattice", 0.55), 1.0 / scale))
            if lines:
                painter.drawLines(lines)
        if scale >= LINES_FROM:
            lines = list(chain.from_iterable(map(self._edges_at, spaces)))
            lines += rim(spaces, there, self.document.orientation)
            width = max(0.022, 1.0 / scale)
            painter.setPen(QPen(self.theme.colour("grid"), width, c=_ROUND))
            if lines:
                painter.drawLines(lines)

    def _edges_at(self, axial: Hex) -> list[QLineF]:
        """The first three edges of a hex; the others are its neighbours' first three."""
        found = self._edges.get(axial)
        if found is None:
            orientation = self.document.orientation
            x, y = lattice.centre(axial, orientation)
            points = [(x + dx, y + dy) for dx, dy in self._corners]
            found = [QLineF(*points[edge], *points[edge + 1]) for edge in range(3)]
            self._edges[axial] = found
        return found

    def _forget_edges(self) -> None:
        orientation = self.document.orientation
        if len(self._edges) > KEPT or orientation != self._edges_of:
            self._edges.clear()
            self._edges_of = orientation
            self._corners = lattice.corners((0.0, 0.0), orientation)

    def _paint_words(self, painter: QPainter, wide: list[Hex], scale: float) -> None:
        document = self.document
        notation = self.shown.notation and scale >= NOTATION_FROM
        places = self.shown.places and scale >= PLACES_FROM and document.place_names
        if not notation and not places:
            return
        world = painter.worldTransform()
        painter.save()
        painter.resetTransform()
        for axial in wide:
            at = world.map(QPointF(*lattice.centre(axial, document.orientation)))
            if notation:
                self._paint_notation(painter, at, document.name_of(axial), scale)
            if places and axial in document.place_names:
                self._paint_place(painter, at, document.place_names[axial], scale)
        painter.restore()

    def _paint_notation(self, painter: QPainter, at: QPointF, said: str, scale: float) -> None:
        font = QFont(painter.font())
        font.setPixelSize(max(8, round(0.155 * scale)))  # a part of the hex, as on paper
        painter.setFont(font)
        painter.setPen(self.theme.colour("board_text"))
        box = QRectF(at.x() - scale / 2, at.y() - 0.43 * scale, scale, 0.24 * scale)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)

    def _paint_place(self, painter: QPainter, at: QPointF, said: str, scale: float) -> None:
        font = QFont(painter.font())
        font.setPixelSize(max(9, round(0.17 * scale)))
        font.setBold(True)
        metrics = QFontMetricsF(font)
        said = metrics.elidedText(said, Qt.TextElideMode.ElideRight, 1.7 * scale)
        width = metrics.horizontalAdvance(said)
        path = QPainterPath()
        path.addText(QPointF(at.x() - width / 2, at.y() + 0.44 * scale), font, said)
        halo = QPen(self.theme.colour("paper", 0.85), max(2.0, 0.05 * scale), j=_JOIN)
        painter.strokePath(path, halo)
        painter.fillPath(path, self.theme.colour("ink"))


def hexes_in(areas: Iterable[QRectF], orientation: Orientation) -> Iterator[Hex]:
    """All hexes of the lattice that reach into some rectangles; may repeat some."""
    for area in areas:
        if orientation == "flat":
            yield from _columns(area.left(), area.right(), area.top(), area.bottom())
        else:
            for r, q in _columns(area.top(), area.bottom(), area.left(), area.right()):
                yield (q, r)


def _columns(left: float, right: float, top: float, bottom: float) -> Iterator[Hex]:
    for line in range(ceil(left / _ROW - 0.7), floor(right / _ROW + 0.7) + 1):
        first = ceil(top - line / 2 - 0.52)
        last = floor(bottom - line / 2 + 0.52)
        yield from zip(repeat(line), range(first, last + 1), strict=False)


def _count(area: QRectF) -> float:
    return (area.width() / _ROW + 2) * (area.height() / _ROW + 2)


def _within(hexes: Iterable[Hex], area: QRectF, orientation: Orientation) -> list[Hex]:
    """Those of some hexes that reach into a rectangle."""
    left, right = area.left() - 0.6, area.right() + 0.6
    top, bottom = area.top() - 0.6, area.bottom() + 0.6
    if orientation == "flat":
        return [
            (q, r) for q, r in hexes if left <= q * _ROW <= right and top <= r + q / 2 <= bottom
        ]
    return [(q, r) for q, r in hexes if left <= q + r / 2 <= right and top <= r * _ROW <= bottom]


def _enclosed(axial: Hex, inside: AbstractSet[Hex]) -> bool:
    """Whether all six neighbours of a hex are among some; the same for both orientations."""
    q, r = axial
    return (
        (q, r - 1) in inside
        and (q + 1, r - 1) in inside
        and (q + 1, r) in inside
        and (q, r + 1) in inside
        and (q - 1, r + 1) in inside
        and (q - 1, r) in inside
    )


def rim(
    hexes: Iterable[Hex], inside: Mapping[Hex, object] | frozenset[Hex], orientation: Orientation
) -> list[QLineF]:
    """The edges of some hexes across which nothing lies."""
    lines: list[QLineF] = []
    there = inside if isinstance(inside, frozenset) else inside.keys()
    corners = lattice.corners((0.0, 0.0), orientation)
    steps = lattice.directions(orientation)
    for q, r in hexes:
        if _enclosed((q, r), there):
            continue
        x, y = lattice.centre((q, r), orientation)
        for edge, (dq, dr) in enumerate(steps):
            if (q + dq, r + dr) not in there:
                start, end = corners[edge], corners[(edge + 1) % EDGES]
                lines.append(QLineF(x + start[0], y + start[1], x + end[0], y + end[1]))
    return lines
