"""A board, bare or with pieces on it, as a drawing in board units."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)

from engine.boards import lattice
from engine.boards.board import Board
from engine.picture import Address, Picture
from workbench.look.marks import hatch_path
from workbench.look.theme import Theme
from workbench.printing.look import COLOURED, Look
from workbench.scene.ground import Ground
from workbench.scene.hex_sites import paint_sites
from workbench.scene.layout import laid
from workbench.scene.scenery import Scenery, Spot
from workbench.scene.strokes import paint_strokes
from workbench.scene.things import ThingPainter
from workbench.scene.zone_blocks import map_of

RIM: Final = 0.8  # of sea around the board, in board units
_HATCHES: Final = ("stripes", "dots", "cross")
_STEPS: Final = (0.16, 0.24)
_NAME: Final = 0.15  # height of a place's name, in board units
_FINE: Final = 200


class BlackGround(Ground):
    """The ground without colours: kinds that have a tint get a hatch."""

    def land_colour(self, theme: Theme, number: int) -> QColor:
        """All land is white."""
        return theme.colour("land")

    def paint(self, painter: QPainter, theme: Theme, exposed: QRectF, *, names: bool) -> None:
        """Paint the ground, hatches, and a line along the coast."""
        super().paint(painter, theme, exposed, names=names)
        for spot in self.spaces:
            hatch = self._hatches.get(self.map.spaces[spot.address[1]].kind)
            if hatch is not None:
                outline = self.outlines[spot.address]
                marks = hatch_path(hatch[0], outline.boundingRect(), hatch[1])
                _paint_within(painter, marks, outline, hatch[1], dots=hatch[0] == "dots")
        pen = QPen(theme.colour("ink"), 0.06, c=Qt.PenCapStyle.RoundCap)
        paint_strokes(painter, self.coast, (pen,), exposed)

    @cached_property
    def _hatches(self) -> dict[str, tuple[str, float]]:
        """Hatch and its step for each kind that has a tint in colour."""
        used = dict.fromkeys((*self.scenery.kinds, *(space.kind for space in self.map.spaces)))
        tinted = [kind for kind in used if self.scenery.kind(kind).fill.tint]
        ways = [(hatch, step) for step in _STEPS for hatch in _HATCHES]
        return {kind: ways[place % len(ways)] for place, kind in enumerate(tinted)}


@dataclass(frozen=True, eq=False)
class BoardArt:
    """A drawing of a board.

    Attributes:
        scenery: Map, looks and kinds.
        look: Colours.
        coordinates: Whether the notation of each space stands on it.
        places: Whether the names of places stand on theirs.
        picture: Position to show on it, or None for the bare board.
        board: Whose edges, corners and spaces carry attributes; None to leave them out.
        notice: Where the board comes from; it stays with every copy of it.
    """

    scenery: Scenery
    look: Look = COLOURED
    coordinates: bool = False
    places: bool = True
    picture: Picture | None = None
    board: Board | None = None
    notice: str = ""

    @property
    def area(self) -> QRectF:
        """The board with a rim of sea, in board units."""
        width, height = self.scenery.map.size
        return QRectF(-RIM, -RIM, width + 2 * RIM, height + 2 * RIM)

    @property
    def spaces(self) -> list[Spot]:
        """The spaces that are there."""
        return self._ground.spaces

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint what lies in a part of the area, in board units."""
        theme = self.look.theme
        self._ground.paint(painter, theme, exposed & self.area, names=False)
        seen = [spot for spot in self.spaces if exposed.intersects(self._box(spot.address))]
        for spot in seen if self.coordinates else ():
            self._paint_coordinates(painter, theme, spot)
        self._paint_attributes(painter, theme)
        self._paint_things(painter, theme)
        for spot in seen if self.places else ():
            place = self.scenery.map.spaces[spot.address[1]]
            if place.name != place.key and not self._ground.has_words(spot.address):
                x, y = spot.centre
                _paint_words(painter, theme, QPointF(x, y - 0.31), place.name, bold=True)

    def shows(self, exposed: QRectF) -> bool:
        """Whether any space lies in a part of the area."""
        return any(exposed.intersects(self._box(spot.address)) for spot in self.spaces)

    def _box(self, space: Address) -> QRectF:
        return self._ground.outlines[space].boundingRect()

    def _paint_coordinates(self, painter: QPainter, theme: Theme, spot: Spot) -> None:
        """Low in a space, clear of what stands there; on a rim of light where rings run."""
        space = self.scenery.map.spaces[spot.address[1]]
        lifted = bool(self.scenery.kind(space.kind).fill.rings)
        x, y = spot.centre
        _paint_words(painter, theme, QPointF(x, y + 0.43), space.key, rim=lifted)

    def _paint_attributes(self, painter: QPainter, theme: Theme) -> None:
        """What edges, corners and spaces carry, as the board's desk draws it."""
        board = self.board
        if board is None or not board.attributes:
            return
        x, y = board.centre(0)
        own_x, own_y = lattice.centre(board.cells[0], board.orientation)
        painter.save()
        painter.translate(x - own_x, y - own_y)
        paint_sites(painter, theme, board.attributes, board.orientation)
        painter.restore()

    def _paint_things(self, painter: QPainter, theme: Theme) -> None:
        """What lies on the map in the position."""
        chart = map_of(self.picture) if self.picture is not None else None
        if self.picture is None or chart is None:
            return
        styles = tuple(self.look.seat(style) for style in self.picture.styles)
        shown = replace(self.picture, styles=styles, zones=(chart,))
        painting = ThingPainter(self._ground.scenery.looks, theme)
        for drawn in laid(shown, self._ground).things.values():
            painter.save()
            painting.paint(painter, drawn)
            painter.restore()

    @cached_property
    def _ground(self) -> Ground:
        chart = map_of(self.picture) if self.picture is not None else None
        sites = chart.sites if chart is not None else None
        if not self.look.monochrome:
            return Ground(self.scenery, sites)
        kinds = {
            key: replace(kind, fill=self.look.grey(kind.fill))
            for key, kind in self.scenery.kinds.items()
        }
        looks = self.look.looks(self.scenery.looks)
        return BlackGround(Scenery(self.scenery.map, looks, kinds), sites)


def art_of(
    scenery: Scenery,
    picture: Picture | None,
    look: Look,
    *,
    board: Board | None = None,
    note: str = "",
    coordinates: bool = False,
    places: bool = True,
) -> BoardArt | None:
    """The drawing of a position, or else of a bare board; None if there is no board.

    Args:
        board: Whose attributes are shown.
        note: Of the board; its first sentence stays with the drawing.
        places: Whether the names of places stand on the board.
    """
    if not scenery.map.spaces or (picture is not None and map_of(picture) is None):
        return None
    said = (picture.notice if picture is not None else "") or first_sentence(note)
    return BoardArt(scenery, look, coordinates, places, picture, board, said)


def first_sentence(note: str) -> str:
    """The first sentence of a note, which says where a board comes from."""
    sentence, stop, _ = " ".join(note.split()).partition(". ")
    return sentence + stop.strip()


def _paint_within(
    painter: QPainter, marks: QPainterPath, outline: QPainterPath, step: float, *, dots: bool
) -> None:
    """Marks inside an outline, cut as paths: SVG files of Qt know no clipping."""
    if not dots:
        pen = QPen(Qt.GlobalColor.black, step * 0.12)
        marks = QPainterPathStroker(pen).createStroke(marks)
    painter.fillPath(marks.intersected(outline), Qt.GlobalColor.black)


def _paint_words(
    painter: QPainter,
    theme: Theme,
    foot: QPointF,
    words: str,
    *,
    bold: bool = False,
    rim: bool = True,
) -> None:
    """A line of text, centred above a point, readable on any ground.

    Args:
        rim: Whether a rim of light divides it from the ground.
    """
    font = QFont()
    font.setPixelSize(round(_NAME * _FINE))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    left = -QFontMetricsF(font).horizontalAdvance(words) / 2
    painter.save()
    painter.translate(foot)
    painter.scale(1 / _FINE, 1 / _FINE)
    if rim:
        path = QPainterPath()
        path.addText(left, 0, font, words)
        pen = QPen(theme.colour("paper"), 0.05 * _FINE, j=Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.setFont(font)
    painter.setPen(theme.colour("ink"))
    painter.drawText(QPointF(left, 0), words)
    painter.restore()
