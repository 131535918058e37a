"""The painter of things: stamps, strokes, fills and cards, as a game's looks declare them.

The window, small drawings, export and print all come here. All lengths are board units.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from engine.looks import CARD_SIZE, Card, Fill, Layer, Looks, Stamp, Stroke
from engine.picture import OPEN_THINGS, SeatStyle, Thing
from workbench.cards.edge import paint_edge
from workbench.cards.face import edge_of, face_of_thing
from workbench.cards.painter import CardPainter, card_size, least_size
from workbench.look.inks import ink
from workbench.look.marks import fill_hatched, ink_on, shape_path, stroke_dashed
from workbench.look.stamps import paint_stamp, stamp_reach
from workbench.look.theme import Theme

HATCH_STEP: Final = 0.13
_FINE: Final = 100  # pixels of a font for a board unit
_JOIN: Final = Qt.PenJoinStyle.RoundJoin
_FLAT: Final = Qt.PenCapStyle.FlatCap
_ROUND: Final = Qt.PenCapStyle.RoundCap
_PLAIN: Final = 0.24  # radius of a thing whose look nobody declared

# How each hatch shows along a line: parts of its width, dashes in widths, ends of dashes.
_ALONG: Final = {
    "stripes": ((1.0, (0.22, 0.42), _FLAT),),
    "dots": ((0.376, (0.01, 2.3), _ROUND),),
    "cross": ((0.273, (), _FLAT), (1.0, (0.2, 0.9), _FLAT)),
    "bars": ((0.273, (), _FLAT),),
    "posts": ((1.0, (0.1, 0.25), _FLAT),),
    "grid": ((0.273, (), _FLAT), (1.0, (0.1, 0.4), _FLAT)),
    "slants": ((1.0, (0.6, 0.6), _FLAT),),
}

Walls = tuple[bool, ...]


@dataclass(frozen=True, eq=False)
class Drawn:
    """A thing with all that it is painted from.

    Attributes:
        thing: From the picture.
        style: Of the owner, or None.
        styles: Of all seats, for marks on cards.
        at: Middle of what it lies on, shifted as the thing says.
        line: That a stroke follows; empty for others.
        outline: That a fill covers; empty for others.
        walls: For a fill, whether each side of the outline ends the filled area.
        box: Where a card lies.
        on_it: Things that lie on a card.
    """

    thing: Thing
    style: SeatStyle | None
    styles: tuple[SeatStyle, ...]
    at: QPointF
    line: QPainterPath
    outline: QPainterPath
    walls: Walls = ()
    box: QRectF = field(default_factory=QRectF)
    on_it: tuple[Thing, ...] = ()

    @property
    def looks(self) -> tuple[object, ...]:
        """All that decides how it looks and where; its tooltip does not."""
        thing = self.thing
        return (
            *(thing.look, thing.seat, thing.on, thing.path, thing.angle, thing.shift),
            *(thing.texts, thing.count, thing.hidden, self.walls, self.style, self.on_it),
            *(self.at.x(), self.at.y(), self.box.width(), self.box.height()),
        )


class ThingPainter:
    """Paints things of one game in one theme.

    Args:
        looks: Of the game.
    """

    def __init__(self, looks: Looks, theme: Theme) -> None:
        self.looks = looks
        self.theme = theme

    def paint(self, painter: QPainter, drawn: Drawn) -> None:
        """Paint one thing."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self.looks.of(drawn.thing.look)
        if isinstance(look, Stamp):
            angle = drawn.thing.angle
            paint_stamp(painter, look, self.theme, drawn.style, drawn.at, angle=angle)
            self._label(painter, drawn)
        elif isinstance(look, Stroke):
            self._stroke(painter, look, drawn)
        elif isinstance(look, Fill):
            self._fill(painter, look, drawn)
        elif isinstance(look, Card):
            self._card(painter, look, drawn)
        else:
            self._plain(painter, drawn)
            self._label(painter, drawn)

    def bounds(self, drawn: Drawn) -> QRectF:
        """What `paint` may paint on."""
        look = self.looks.of(drawn.thing.look)
        if isinstance(look, Stroke):
            widest = max((layer.width for layer in look.layers), default=0.0)
            room = max(widest, stamp_reach(self._stamp(look.stamp)) if look.stamp else 0.0)
            room = max(room, look.label) + 0.03
            return drawn.line.boundingRect().adjusted(-room, -room, room, room)
        if isinstance(look, Fill):
            return drawn.outline.boundingRect().adjusted(-0.15, -0.15, 0.15, 0.15)
        if isinstance(look, Card):
            return drawn.box.adjusted(-0.05, -0.05, 0.05, 0.05)
        reach = stamp_reach(look) if isinstance(look, Stamp) else _PLAIN
        reach += 0.05 + (0.25 if drawn.thing.texts or drawn.thing.count > 1 else 0.0)
        return QRectF(drawn.at.x() - reach, drawn.at.y() - reach, 2 * reach, 2 * reach)

    def _stamp(self, name: str) -> Stamp:
        return self.looks.stamps[name]

    def _stroke(self, painter: QPainter, look: Stroke, drawn: Drawn) -> None:
        if drawn.line.isEmpty():
            self._plain(painter, drawn)
            return
        paint_layers(painter, look.layers, drawn.line, self.theme, drawn.style)
        middle = drawn.line.pointAtPercent(0.5)
        if look.stamp:
            stamp = self._stamp(look.stamp)
            paint_stamp(painter, stamp, self.theme, drawn.style, middle)
        if look.label and drawn.thing.texts:
            paint_label(painter, self.theme, middle, drawn.thing.texts[0], look.label)

    def _fill(self, painter: QPainter, look: Fill, drawn: Drawn) -> None:
        """A covered outline; its rim stands only where no fill of the same seat goes on."""
        paint_fill(painter, look, drawn.outline, self.theme, drawn.style)
        paint_sides(painter, look, drawn.outline, drawn.walls, self.theme, drawn.style)
        if look.stamp:
            middle = drawn.outline.boundingRect().center()
            paint_stamp(painter, self._stamp(look.stamp), self.theme, drawn.style, middle)
        self._label(painter, drawn)

    def _card(self, painter: QPainter, look: Card, drawn: Drawn) -> None:
        font = QFont()
        font.setPixelSize(_FINE)
        if drawn.thing.on is not None and drawn.thing.on[0] in OPEN_THINGS:
            said = edge_of(look, drawn.thing)
            back = drawn.thing.hidden
            paint_edge(painter, self.theme, said, drawn.style, drawn.box, back=back)
            return
        face = face_of_thing(self.looks, drawn.thing, drawn.on_it, drawn.styles)
        usual = look.size == CARD_SIZE and not look.big
        asked = card_size(face, font) if usual else least_size(face, font)
        high = drawn.box.height() - look.foot
        scale = min(drawn.box.width() / asked.width(), high / asked.height())
        painter.save()
        painter.translate(drawn.box.topLeft())
        painter.scale(scale, scale)
        whole = QRectF(0, 0, drawn.box.width() / scale, drawn.box.height() / scale)
        CardPainter(painter, font, self.theme).paint(face, whole, look.foot / scale)
        painter.restore()
        if drawn.thing.count > 1:
            spot = drawn.box.topRight() + QPointF(-0.25, 0.25)
            paint_label(painter, self.theme, spot, f"×{drawn.thing.count}", 0.26)

    def _plain(self, painter: QPainter, drawn: Drawn) -> None:
        """A disc with the mark of its owner, for a look that nobody declared."""
        colour = ink("seat", self.theme, drawn.style)
        painter.setPen(QPen(self.theme.colour("ink"), 0.035))
        painter.setBrush(colour or Qt.BrushStyle.NoBrush)
        painter.drawEllipse(drawn.at, _PLAIN, _PLAIN)
        if drawn.style is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink_on(QColor(drawn.style.colour)))
            painter.drawPath(shape_path(drawn.style.shape, drawn.at, _PLAIN * 0.46))

    def _label(self, painter: QPainter, drawn: Drawn) -> None:
        """What stands on a piece, and how many of it lie there."""
        thing = drawn.thing
        said = thing.texts[0] if thing.texts else ""
        if said:
            paint_label(painter, self.theme, drawn.at, said, 0.2)
        if thing.count > 1:
            spot = drawn.at + QPointF(0.22, -0.2)
            paint_label(painter, self.theme, spot, f"×{thing.count}", 0.2)


def paint_layers(
    painter: QPainter,
    layers: Sequence[Layer],
    line: QPainterPath,
    theme: Theme,
    style: SeatStyle | None,
) -> None:
    """Lines along a path, the lowest first."""
    for layer in layers:
        colour = ink(layer.colour, theme, style)
        if colour is None:
            continue
        if layer.colour == "hatch" and style is not None:
            _paint_pattern(painter, line, style, layer.width)
            continue
        pen = QPen(colour, layer.width, c=_FLAT, j=_JOIN)
        if layer.dash:
            pen.setDashPattern([part / layer.width for part in layer.dash])
            stroke_dashed(painter, line, pen)
        else:
            painter.strokePath(line, pen)


def _paint_pattern(painter: QPainter, line: QPainterPath, style: SeatStyle, width: float) -> None:
    """The hatch of a seat along a line."""
    colour = ink_on(QColor(style.colour))
    colour.setAlphaF(0.75)
    for part, dash, cap in _ALONG.get(style.hatch, ()):
        pen = QPen(colour, width * part, c=cap)
        if dash:
            pen.setDashPattern(list(dash))
            stroke_dashed(painter, line, pen)
        else:
            painter.strokePath(line, pen)


def paint_fill(
    painter: QPainter, look: Fill, outline: QPainterPath, theme: Theme, style: SeatStyle | None
) -> None:
    """The tint of an outline, with its hatch and the rings inside."""
    tint = ink(look.tint, theme, style)
    if look.tint == "seat" and look.hatched and style is not None:
        fill_hatched(painter, outline, style, HATCH_STEP, look.strength)
    elif tint is not None:
        tint.setAlphaF(look.strength)
        painter.fillPath(outline, tint)
    middle = outline.boundingRect().center()
    for ring in look.rings:
        colour = ink(ring.colour, theme, style)
        if colour is not None:
            pen = QPen(colour, ring.width, j=_JOIN)
            painter.strokePath(shrunk(outline, middle, ring.inset), pen)


def paint_sides(
    painter: QPainter,
    look: Fill,
    outline: QPainterPath,
    walls: Walls,
    theme: Theme,
    style: SeatStyle | None,
) -> None:
    """Seams where the filled area goes on, and its rim where it ends."""
    points = corners_of(outline)
    for layer, closed in ((look.seam, False), (look.rim, True)):
        colour = ink(layer.colour, theme, style) if layer is not None else None
        if layer is None or colour is None:
            continue
        painter.setPen(QPen(colour, layer.width, c=_ROUND))
        for side, point in enumerate(points):
            if (walls[side] if side < len(walls) else True) == closed:
                painter.drawLine(point, points[(side + 1) % len(points)])


def paint_label(painter: QPainter, theme: Theme, at: QPointF, said: str, height: float) -> None:
    """A line of text around a point, on a rim of light."""
    font = QFont()
    font.setPixelSize(_FINE)
    font.setBold(True)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(QPointF(), font, said)
    box = path.boundingRect()
    scale = height / _FINE
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)
    painter.translate(-box.center())
    painter.strokePath(path, QPen(theme.colour("paper"), _FINE * 0.24, j=_JOIN))
    painter.fillPath(path, theme.colour("ink"))
    painter.restore()


def line_through(points: Sequence[tuple[float, float]], *, bend: bool) -> QPainterPath:
    """A line through points; inner points are corners, or control points where it bends."""
    path = QPainterPath()
    if len(points) < 2:
        return path
    ends = [QPointF(*point) for point in points]
    path.moveTo(ends[0])
    if bend and len(ends) == 3:
        path.quadTo(ends[1], ends[2])
    elif bend and len(ends) > 3:
        for corner, after in pairwise(ends[1:-1]):
            path.quadTo(corner, (corner + after) / 2)
        path.quadTo(ends[-2], ends[-1])
    else:
        for point in ends[1:]:
            path.lineTo(point)
    return path


def shrunk(outline: QPainterPath, middle: QPointF, part: float) -> QPainterPath:
    """An outline that keeps its middle and loses some of its size."""
    path = QPainterPath()
    for index in range(outline.elementCount()):
        element = outline.elementAt(index)
        point = middle + (QPointF(element.x, element.y) - middle) * part
        path.lineTo(point) if index else path.moveTo(point)
    path.closeSubpath()
    return path


def corners_of(outline: QPainterPath) -> list[QPointF]:
    """The corners of a closed outline, each once."""
    points = [
        QPointF(outline.elementAt(index).x, outline.elementAt(index).y)
        for index in range(outline.elementCount())
    ]
    return points[:-1] if len(points) > 1 and points[0] == points[-1] else points


def shifted(point: tuple[float, float], shift: tuple[float, float]) -> QPointF:
    """A point moved by a shift."""
    return QPointF(point[0] + shift[0], point[1] + shift[1])


def around(middle: QPointF, radius: float, corners: int = 12) -> list[tuple[float, float]]:
    """The outline of a place that is a mere point."""
    return [
        (
            middle.x() + radius * cos(radians(360 * corner / corners)),
            middle.y() + radius * sin(radians(360 * corner / corners)),
        )
        for corner in range(corners)
    ]
