"""Tiles and markers as flat pieces of paper: colour, hatch and shape of their owner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from engine.boards import lattice
from engine.boards.lattice import Orientation
from engine.game import Component
from engine.picture import Point, SeatStyle, Token
from workbench.look.marks import fill_hatched, ink_on, shape_path
from workbench.look.theme import Theme
from workbench.printing.look import Look
from workbench.printing.page import HAIRLINE, INK
from workbench.scene import glyphs

CLEARANCE: Final = 0.5  # by which a tile is smaller than a hex of the board, mm
_HEXES: Final = ("tile", "road")
_DISCS: Final = {"temple": 0.86, "cylinder": 0.56, "cylinder_lying": 0.56, "score": 0.56}
_DISC: Final = 0.6  # of other pieces; all in board units
_HATCH: Final = 0.11


@dataclass(frozen=True)
class PieceFace:
    """One side of one piece."""

    glyph: str
    style: SeatStyle | None
    title: str
    edges: tuple[int, ...] = ()

    @property
    def is_hex(self) -> bool:
        """Whether it is as large as a space."""
        return self.glyph in _HEXES


def front_of(piece: Component) -> PieceFace:
    """Its front."""
    return PieceFace(piece.glyph, piece.style, piece.title, piece.edges)


def back_of(piece: Component) -> PieceFace:
    """Its other side, which is like the front unless the game says more."""
    if not piece.back:
        return front_of(piece)
    return PieceFace(piece.back, piece.style, piece.title, piece.back_edges)


@dataclass(frozen=True)
class PieceArt:
    """Paints pieces for a board.

    Attributes:
        orientation: Of the hexes.
        hex_width: Of the board's hexes in millimetres.
        look: Colours.
    """

    orientation: Orientation
    hex_width: float
    look: Look

    def size(self, face: PieceFace) -> tuple[float, float]:
        """Width and height of a piece in millimetres."""
        if not face.is_hex:
            across = _DISCS.get(face.glyph, _DISC) * self.hex_width
            return across, across
        box = self._hex().boundingRect()
        return box.width() * self._scale, box.height() * self._scale

    def paint(self, painter: QPainter, face: PieceFace, centre: QPointF) -> None:
        """A piece with the line along which it is cut out; lengths in millimetres."""
        style = self.look.seat(face.style) if face.style is not None else None
        scale = self._scale if face.is_hex else self.hex_width
        painter.save()
        painter.translate(centre)
        painter.scale(scale, scale)
        if face.is_hex:
            outline = self._hex()
            self._paint_hex(painter, face, style, outline)
        else:
            outline = QPainterPath()
            radius = _DISCS.get(face.glyph, _DISC) / 2
            outline.addEllipse(QPointF(0, 0), radius, radius)
            _paint_disc(painter, self.look.theme, face, style, outline)
        painter.strokePath(outline, QPen(INK, HAIRLINE / scale))
        painter.restore()

    @property
    def _scale(self) -> float:
        """Millimetres of a board unit on a tile, which must go in beside other tiles."""
        return self.hex_width - CLEARANCE

    def _hex(self) -> QPainterPath:
        path = QPainterPath()
        corners = lattice.corners((0.0, 0.0), self.orientation)
        path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
        path.closeSubpath()
        return path

    def _paint_hex(
        self, painter: QPainter, face: PieceFace, style: SeatStyle | None, outline: QPainterPath
    ) -> None:
        theme = self.look.theme
        if face.glyph == "tile" and style is not None:
            glyphs.paint_tile(painter, theme, outline, (False,) * 6, style)
            return
        painter.fillPath(outline, theme.colour("land"))
        if style is not None and len(face.edges) == 2:
            glyphs.paint_road(painter, theme, self._road(face.edges), style)

    def _road(self, edges: tuple[int, ...]) -> Token:
        middle: Point = (0.0, 0.0)
        curved = (edges[1] - edges[0]) % 6 != 3
        ends = [lattice.edge_midpoint(middle, edge, self.orientation) for edge in edges]
        path = (ends[0], *((middle,) if curved else ()), ends[1])
        return Token("road", 0, 0, middle, path=path, curved=curved)


def _paint_disc(
    painter: QPainter,
    theme: Theme,
    face: PieceFace,
    style: SeatStyle | None,
    outline: QPainterPath,
) -> None:
    """A round piece: its owner's colour and hatch, and what it is in the middle."""
    token = Token(face.glyph, 0 if style else -1, 0, (0.0, 0.0))
    if style is None:
        painter.fillPath(outline, theme.colour("marble"))
        if face.glyph == "temple":
            glyphs.paint_temple(painter, theme, token, None)
        else:
            glyphs.paint_piece(painter, theme, token, None)
        return
    fill_hatched(painter, outline, style, _HATCH)
    if face.glyph == "cylinder":
        glyphs.paint_cylinder(painter, theme, token, style)
    elif face.glyph == "cylinder_lying":
        glyphs.paint_cylinder_lying(painter, theme, token, style)
    else:
        radius = outline.boundingRect().width() * 0.3
        painter.setPen(QPen(theme.colour("ink"), 0.02, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(ink_on(QColor(style.colour)) if radius else Qt.BrushStyle.NoBrush)
        painter.drawPath(shape_path(style.shape, QPointF(0, 0), radius))
