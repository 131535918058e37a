"""Stamps: drawings of a game, filled with the colours of theme and seat.

A style sheet and the shape of the seat are put in front of the text of the drawing, which knows
them by their classes and ids. On a screen the pictures are shared by all that look the same; on
paper the paths of the drawing are painted.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from functools import lru_cache
from math import ceil, hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEngine, QPainter, QPainterPath, QPixmap

from engine.looks import COLOURS, SHAPE_ID, Stamp
from engine.picture import SeatStyle
from workbench.look.inks import ink
from workbench.look.marks import paint_hatch, shape_path
from workbench.look.recording import Part, recorded
from workbench.look.theme import Theme

HATCH_STEP: Final = 0.104  # board units between the lines of a hatch within a stamp
_KEPT: Final = 48 * 1024 * 1024  # bytes of pictures
_LARGEST: Final = 1024  # pixels of a side up to which a picture is kept
_HATCHED: Final = QColor("#01fe02")  # stands in a drawing for the hatch of the seat
_VIEW_BOX: Final = re.compile(r'viewBox="([^"]*)"')


def paint_stamp(
    painter: QPainter,
    stamp: Stamp,
    theme: Theme,
    style: SeatStyle | None,
    at: QPointF,
    *,
    angle: float | None = None,
) -> None:
    """Paint a stamp around a point, in board units.

    Args:
        style: Of the owner, or None.
        angle: Where it faces, in degrees clockwise from pointing right; None as it is drawn.
    """
    turn = 0.0 if angle is None else angle - stamp.faces
    area = stamp_area(stamp)
    painter.save()
    painter.translate(at)
    raster = painter.paintEngine().type() == QPaintEngine.Type.Raster
    scale = hypot(painter.deviceTransform().m11(), painter.deviceTransform().m12())
    reach = hypot(area.width(), area.height())
    if raster and 0.0 < scale * reach <= _LARGEST:
        picture, box = SHELF.picture(stamp, theme, style, turn, scale)
        painter.translate(_to_pixels(painter, scale))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(box, picture, QRectF(picture.rect()))
    else:
        painter.rotate(turn)
        _paint_parts(painter, drawing_of(stamp, theme, style), style)
    painter.restore()


@lru_cache(maxsize=256)
def stamp_area(stamp: Stamp) -> QRectF:
    """The drawing around (0, 0), unturned, in board units."""
    _, _, wide, high = _view_box(stamp)
    high *= stamp.size / wide
    return QRectF(-stamp.size / 2, -high / 2, stamp.size, high)


def stamp_reach(stamp: Stamp) -> float:
    """Half the diagonal of a stamp in board units: no turn brings it farther."""
    area = stamp_area(stamp)
    return hypot(area.width(), area.height()) / 2


@lru_cache(maxsize=256)
def drawing_of(stamp: Stamp, theme: Theme, style: SeatStyle | None) -> tuple[Part, ...]:
    """The paths of a stamp with its blanks filled, unturned about (0, 0), in board units."""
    return recorded(filled(stamp, theme, style), stamp_area(stamp))


def _paint_parts(painter: QPainter, parts: tuple[Part, ...], style: SeatStyle | None) -> None:
    for part in parts:
        if part.brush.color() != _HATCHED:
            part.paint(painter)
        elif style is not None:
            paint_hatch(painter, part.transform.map(part.path), style, HATCH_STEP)


def filled(stamp: Stamp, theme: Theme, style: SeatStyle | None) -> str:
    """The text of a drawing with style sheet and shape in front."""
    svg = stamp.svg
    after = svg.index(">", svg.index("<svg")) + 1
    return svg[:after] + _front(theme, style) + svg[after:]


def _view_box(stamp: Stamp) -> tuple[float, float, float, float]:
    found = _VIEW_BOX.search(stamp.svg)
    left, top, wide, high = (float(part) for part in found[1].split()) if found else (0, 0, 1, 1)
    return left, top, wide, high


@lru_cache(maxsize=128)
def _front(theme: Theme, style: SeatStyle | None) -> str:
    """What is put in front of a drawing."""
    rules = [_rule(word, ink(word, theme, style)) for word in COLOURS if word != "hatch"]
    hatched = style is not None and style.hatch != "solid"
    rules.append(f".hatch{{fill:{_HATCHED.name() if hatched else 'none'}}}")
    outline = "M0 0L0 0"  # what uses the shape finds one without any size
    if style is not None:
        outline = _written(shape_path(style.shape, QPointF(), 1.0))
    shape = f'<path id="{SHAPE_ID}" d="{outline}"/>'
    return f"<style>{''.join(rules)}</style><defs>{shape}</defs>"


def _rule(word: str, colour: QColor | None) -> str:
    """Fill of a class, and stroke of the same word with "-line"."""
    if colour is None:
        return f".{word}{{fill:none}}.{word}-line{{stroke:none}}"
    name, opacity = colour.name(), f"{colour.alphaF():.3f}"
    return (
        f".{word}{{fill:{name};fill-opacity:{opacity}}}"
        f".{word}-line{{stroke:{name};stroke-opacity:{opacity}}}"
    )


def _written(path: QPainterPath) -> str:
    """A path as SVG writes it."""
    parts: list[str] = []
    kinds = QPainterPath.ElementType
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        letter = {kinds.MoveToElement: "M", kinds.LineToElement: "L", kinds.CurveToElement: "C"}
        parts.append(f"{letter.get(element.type, '')}{element.x:.5f} {element.y:.5f}")
    return " ".join(parts)


class Shelf:
    """Pictures of stamps, shared by all that look the same; the oldest go first.

    Attributes:
        made: How many pictures were rendered so far.
    """

    def __init__(self, most: int = _KEPT) -> None:
        self._most = most
        self._held = 0
        self.made = 0
        self._pictures: OrderedDict[object, tuple[QPixmap, QRectF]] = OrderedDict()

    def picture(
        self, stamp: Stamp, theme: Theme, style: SeatStyle | None, turn: float, scale: float
    ) -> tuple[QPixmap, QRectF]:
        """A picture, and where it lies around (0, 0) in board units.

        Args:
            turn: In degrees clockwise.
            scale: Pixels of the device for a board unit.
        """
        scale = round(scale, 3)
        key = (stamp, theme, style, turn, scale)
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        found = _rendered(stamp, theme, style, turn, scale)
        self.made += 1
        self._pictures[key] = found
        self._held += _bytes(found[0])
        while self._held > self._most and len(self._pictures) > 1:
            _, (gone, _) = self._pictures.popitem(last=False)
            self._held -= _bytes(gone)
        return found


def _rendered(
    stamp: Stamp, theme: Theme, style: SeatStyle | None, turn: float, scale: float
) -> tuple[QPixmap, QRectF]:
    area = stamp_area(stamp)
    long, across = max(area.width(), area.height()), hypot(area.width(), area.height())
    reach = (across if turn % 90 else long) / 2
    side = 2 * max(ceil(reach * scale), 1)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.scale(scale, scale)
    painter.rotate(turn)
    _paint_parts(painter, drawing_of(stamp, theme, style), style)
    painter.end()
    half = side / 2 / scale
    return picture, QRectF(-half, -half, 2 * half, 2 * half)


def _to_pixels(painter: QPainter, scale: float) -> QPointF:
    """From the painter's origin to the nearest pixel, so that pictures stay sharp."""
    at = painter.deviceTransform().map(QPointF())
    return QPointF(round(at.x()) - at.x(), round(at.y()) - at.y()) / scale


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


SHELF: Final = Shelf()
