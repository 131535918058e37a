"""Tiles and markers as flat pieces of paper: colour, hatch and shape of their owner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from engine.boards import lattice
from engine.boards.map import Map
from engine.game import Component
from engine.looks import CARD_SIZE, Card, Fill, Looks, Stamp, Stroke
from engine.picture import Point, SeatStyle, Thing
from workbench.look.marks import fill_hatched
from workbench.printing.look import Look
from workbench.printing.page import HAIRLINE, INK
from workbench.scene.ground import outline_of
from workbench.scene.things import HATCH_STEP, Drawn, ThingPainter, line_through

CLEARANCE: Final = 0.5  # by which a tile is smaller than a space of the board, mm
_DISC: Final = 0.6  # of pieces whose look nobody declared, in board units
_ADDRESS: Final = ("piece", 0)


@dataclass(frozen=True)
class PieceFace:
    """One side of one piece.

    Attributes:
        look: Name of a look of the game.
        style: Of the owner; None for nobody.
        title: For people.
        edges: Sides of a space that a stroke joins.
        texts: What a card says.
    """

    look: str
    style: SeatStyle | None
    title: str
    edges: tuple[int, ...] = ()
    texts: tuple[str, ...] = ()


def front_of(piece: Component) -> PieceFace:
    """Its front."""
    return PieceFace(piece.glyph, piece.style, piece.title, piece.edges, piece.texts)


def back_of(piece: Component) -> PieceFace:
    """Its other side, which is like the front unless the game says more."""
    if not piece.back:
        return front_of(piece)
    return PieceFace(piece.back, piece.style, piece.title, piece.back_edges, piece.texts)


def shape_of(places: Map) -> tuple[Point, ...]:
    """The outline of a space around (0, 0); a hex where no space has an outline."""
    for space in places.spaces:
        if space.outline:
            x, y = space.centre
            return tuple((left - x, top - y) for left, top in space.outline)
    return tuple(lattice.corners((0.0, 0.0), "flat"))


@dataclass(frozen=True, eq=False)
class PieceArt:
    """Paints pieces for a board.

    Attributes:
        looks: Of the game.
        shape: Outline of a space around (0, 0), in board units.
        hex_width: Of a space of the board in millimetres.
        look: Colours.
    """

    looks: Looks
    shape: tuple[Point, ...]
    hex_width: float
    look: Look

    def size(self, face: PieceFace) -> tuple[float, float]:
        """Width and height of a piece in millimetres."""
        box, scale = self._outline(face).boundingRect(), self._scale(face)
        return box.width() * scale, box.height() * scale

    def paint(self, painter: QPainter, face: PieceFace, centre: QPointF) -> None:
        """A piece with the line along which it is cut out; lengths in millimetres."""
        style = self.look.seat(face.style) if face.style is not None else None
        scale, outline = self._scale(face), self._outline(face)
        painter.save()
        painter.translate(centre)
        painter.scale(scale, scale)
        self._paint_paper(painter, face, style, outline)
        painter.save()
        painting = ThingPainter(self.look.looks(self.looks), self.look.theme)
        painting.paint(painter, self._drawn(face, style, outline))
        painter.restore()
        painter.strokePath(outline, QPen(INK, HAIRLINE / scale))
        painter.restore()

    def _covers(self, face: PieceFace) -> bool:
        """Whether it is as large as a space."""
        return isinstance(self.looks.of(face.look), Fill | Stroke)

    def _scale(self, face: PieceFace) -> float:
        """Millimetres of a board unit; tiles must go in beside other tiles."""
        return self.hex_width - (CLEARANCE if self._covers(face) else 0.0)

    def _outline(self, face: PieceFace) -> QPainterPath:
        """What is cut out, around (0, 0), in board units."""
        look = self.looks.of(face.look)
        if self._covers(face):
            return outline_of(self.shape)
        path = QPainterPath()
        if isinstance(look, Card):
            path.addRect(_card_box(look.size))
        else:
            radius = (look.size if isinstance(look, Stamp) else _DISC) / 2
            path.addEllipse(QPointF(), radius, radius)
        return path

    def _paint_paper(
        self,
        painter: QPainter,
        face: PieceFace,
        style: SeatStyle | None,
        outline: QPainterPath,
    ) -> None:
        """What lies below: land under a stroke, the owner's colour and hatch under a stamp."""
        look = self.looks.of(face.look)
        if isinstance(look, Stroke):
            painter.fillPath(outline, self.look.theme.colour("land"))
        elif isinstance(look, Stamp) and style is not None:
            fill_hatched(painter, outline, style, HATCH_STEP)
        elif isinstance(look, Stamp):
            painter.fillPath(outline, self.look.theme.colour("paper"))

    def _drawn(self, face: PieceFace, style: SeatStyle | None, outline: QPainterPath) -> Drawn:
        look = self.looks.of(face.look)
        size = look.size if isinstance(look, Card) else CARD_SIZE
        owner = 0 if style is not None else -1
        thing = Thing(face.look, _ADDRESS, seat=owner, texts=face.texts)
        styles = (style,) if style is not None else ()
        walls = (False,) * len(self.shape)
        line = self._line(face.edges)
        return Drawn(thing, style, styles, QPointF(), line, outline, walls, _card_box(size))

    def _line(self, edges: tuple[int, ...]) -> QPainterPath:
        """From the middle of one side of a space to that of another, by way of its middle."""
        if len(edges) != 2:
            return QPainterPath()
        first, last = (self._side(edge) for edge in edges)
        return line_through((first, (0.0, 0.0), last), bend=True)

    def _side(self, edge: int) -> Point:
        (x, y), (to_x, to_y) = self.shape[edge], self.shape[(edge + 1) % len(self.shape)]
        return (x + to_x) / 2, (y + to_y) / 2


def _card_box(size: tuple[float, float]) -> QRectF:
    return QRectF(-size[0] / 2, -size[1] / 2, *size)
