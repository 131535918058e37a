"""The ground of a board: sea, coast, land and the glyphs of space kinds.

Painted in board units into the cached background of the view, so that it costs
nothing while pieces come and go.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from engine.picture import Picture, Space
from workbench.look.theme import Theme
from workbench.scene.glyphs import paint_house

MARGIN: Final = 1.25  # of sea around the board, in board units
# Tints for kinds whose words say nothing, in the order in which a board brings them.
TINTS: Final = ("#8a9a5b", "#8c6d46", "#6f7f8f", "#a0785a", "#7a6a8f")
WORDS: Final = {
    "forest": "#5f8f4e",
    "wood": "#5f8f4e",
    "hill": "#b0895a",
    "mountain": "#8d857b",
    "water": "#5b9fb5",
    "sea": "#5b9fb5",
    "lake": "#5b9fb5",
    "desert": "#dcb96a",
    "swamp": "#7d8a5a",
}
HOUSED: Final = ("village", "town", "house")


class Ground:
    """What never changes while a game runs: the spaces, and how they look.

    Args:
        spaces: Of one Picture.
        size: Of the board, in board units.
    """

    def __init__(self, spaces: tuple[Space, ...], size: tuple[float, float]) -> None:
        self.spaces = spaces
        self.size = size

    @classmethod
    def of(cls, picture: Picture) -> Ground:
        """The ground of a picture."""
        return cls(picture.spaces, picture.size)

    @property
    def area(self) -> QRectF:
        """The board with its margin of sea, in board units."""
        width, height = self.size
        return QRectF(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)

    @cached_property
    def outlines(self) -> dict[int, QPainterPath]:
        """Outline of each space by its cell."""
        return {space.cell: _outline(space) for space in self.spaces}

    @cached_property
    def by_cell(self) -> dict[int, Space]:
        """Every space by its cell."""
        return {space.cell: space for space in self.spaces}

    @cached_property
    def _centres(self) -> NDArray[np.float64]:
        return np.array([space.centre for space in self.spaces], dtype=np.float64).reshape(-1, 2)

    def space_at(self, point: QPointF) -> Space | None:
        """The space that holds a point, in board units."""
        if not self.spaces:
            return None
        away = self._centres - (point.x(), point.y())
        nearest = self.spaces[int(np.argmin((away * away).sum(axis=1)))]
        return nearest if self.outlines[nearest.cell].contains(point) else None

    @cached_property
    def beside(self) -> dict[int, tuple[int, ...]]:
        """Cell across each side of a space's outline, -1 beyond the board; by cell.

        Side n runs from corner n to the next corner.
        """
        sides: dict[tuple[int, int], list[int]] = {}
        for space in self.spaces:
            for key in _side_keys(space):
                sides.setdefault(key, []).append(space.cell)
        return {
            space.cell: tuple(
                next((cell for cell in sides[key] if cell != space.cell), -1)
                for key in _side_keys(space)
            )
            for space in self.spaces
        }

    @cached_property
    def _edges(self) -> list[QLineF]:
        """Every line between two hexes or at the rim, once."""
        found = {}
        for space in self.spaces:
            following = space.outline[1:] + space.outline[:1]
            for key, start, end in zip(_side_keys(space), space.outline, following, strict=True):
                found[key] = QLineF(*start, *end)
        return list(found.values())

    @cached_property
    def coastline(self) -> QPainterPath:
        """The outer rim of the board and of its holes, as closed rings."""
        onward: dict[tuple[int, int], list[QPointF]] = {}
        for space in self.spaces:
            following = space.outline[1:] + space.outline[:1]
            beside = self.beside[space.cell]
            for start, end, cell in zip(space.outline, following, beside, strict=True):
                if cell < 0:
                    onward.setdefault(_key(*start), []).append(QPointF(*end))
        path = QPainterPath()
        while onward:
            start = next(iter(onward))
            _trace(path, onward, start)
        return path

    @cached_property
    def _tints(self) -> dict[str, str]:
        kinds = dict.fromkeys(space.kind for space in self.spaces)
        plain = [kind for kind in kinds if not _words(kind) and not _housed(kind)]
        given = {kind: TINTS[index % len(TINTS)] for index, kind in enumerate(plain[1:])}
        return given | {kind: word for kind in kinds if (word := _words(kind))}

    def paint(self, painter: QPainter, theme: Theme, exposed: QRectF, *, names: bool) -> None:
        """Paint sea, land and glyphs, in board units."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_sea(painter, theme, exposed)
        if self.spaces:
            self._paint_coast(painter, theme)
            self._paint_land(painter, theme)
            self._paint_kinds(painter, theme)
        if names:
            self._paint_names(painter, theme)
        painter.restore()

    def _paint_sea(self, painter: QPainter, theme: Theme, exposed: QRectF) -> None:
        reach = max(self.area.width(), self.area.height()) * 0.62
        sea = QRadialGradient(self.area.center(), max(reach, 1.0))
        sea.setColorAt(0.0, theme.colour("sea_near"))
        sea.setColorAt(0.6, theme.colour("sea_near"))
        sea.setColorAt(1.0, theme.colour("sea_far"))
        painter.fillRect(exposed, sea)

    def _paint_coast(self, painter: QPainter, theme: Theme) -> None:
        strength = 0.2 if theme.name == "light" else 0.07
        for width in (1.5, 1.0, 0.56):
            pen = QPen(theme.colour("foam", strength), width, j=Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(self.coastline, pen)
        painter.strokePath(
            self.coastline, QPen(theme.colour("beach"), 0.26, j=Qt.PenJoinStyle.RoundJoin)
        )

    def _paint_land(self, painter: QPainter, theme: Theme) -> None:
        tones = (theme.colour("land"), theme.colour("land_shade"))
        for space in self.spaces:
            path = self.outlines[space.cell]
            painter.fillPath(path, tones[(space.cell * 7 + space.cell // 5) % 5 // 3])
            if space.kind in self._tints:
                tint = QColor(self._tints[space.kind])
                tint.setAlphaF(0.5)
                painter.fillPath(path, tint)
        painter.setPen(QPen(theme.colour("grid"), 0.022, c=Qt.PenCapStyle.RoundCap))
        painter.drawLines(self._edges)

    def _paint_kinds(self, painter: QPainter, theme: Theme) -> None:
        for space in self.spaces:
            if "coast" in space.kind:
                _paint_rims(painter, theme, space)
            if _housed(space.kind):
                paint_house(painter, theme, QPointF(*space.centre), 0.27)

    def _paint_names(self, painter: QPainter, theme: Theme) -> None:
        font = QFont()
        font.setPixelSize(16)
        painter.setFont(font)
        painter.setPen(theme.colour("board_text"))
        for space in self.spaces:
            painter.save()
            painter.translate(space.centre[0], space.centre[1] + 0.3)
            painter.scale(0.01, 0.01)
            box = QRectF(-50, -12, 100, 24)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, space.name)
            painter.restore()


def _outline(space: Space) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in space.outline]))
    path.closeSubpath()
    return path


def _side_keys(space: Space) -> list[tuple[int, int]]:
    """The middle of each side, rounded, so that both neighbours find the same one."""
    corners = space.outline
    following = corners[1:] + corners[:1]
    return [
        _key((x + other_x) / 2, (y + other_y) / 2)
        for (x, y), (other_x, other_y) in zip(corners, following, strict=True)
    ]


def _key(x: float, y: float) -> tuple[int, int]:
    return round(x * 1000), round(y * 1000)


def _trace(
    path: QPainterPath, onward: dict[tuple[int, int], list[QPointF]], start: tuple[int, int]
) -> None:
    """Follow the rim from a corner until it closes; takes the sides out of `onward`."""
    here = start
    first = True
    while here in onward:
        ends = onward[here]
        end = ends.pop()
        if not ends:
            del onward[here]
        if first:
            path.moveTo(here[0] / 1000, here[1] / 1000)
            first = False
        path.lineTo(end)
        here = _key(end.x(), end.y())
    path.closeSubpath()


def _words(kind: str) -> str:
    return next((tint for word, tint in WORDS.items() if word in kind.split("_")), "")


def _housed(kind: str) -> bool:
    return any(word in kind for word in HOUSED)


def _shrunk(space: Space, part: float) -> QPainterPath:
    x, y = space.centre
    path = QPainterPath()
    path.addPolygon(
        QPolygonF([QPointF(x + (cx - x) * part, y + (cy - y) * part) for cx, cy in space.outline])
    )
    path.closeSubpath()
    return path


def _paint_rims(painter: QPainter, theme: Theme, space: Space) -> None:
    """Two green rims, one strong and one fine, inside the outline."""
    join = Qt.PenJoinStyle.RoundJoin
    painter.strokePath(_shrunk(space, 0.9), QPen(theme.colour("coast"), 0.075, j=join))
    painter.strokePath(_shrunk(space, 0.76), QPen(theme.colour("coast"), 0.03, j=join))
