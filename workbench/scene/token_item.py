"""One piece on the board as a graphics item."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.picture import SeatStyle, Token
from workbench.look.theme import Theme
from workbench.scene import glyphs

Looks = tuple[object, ...]
Walls = tuple[bool, ...]


def looks(token: Token) -> Looks:
    """All that decides how a piece looks among others of a picture; its text does not."""
    return (
        token.cell,
        token.glyph,
        token.seat,
        token.at,
        token.angle,
        token.turned,
        token.path,
        token.curved,
    )


@dataclass(frozen=True, eq=False)
class Drawn:
    """What a piece is painted from.

    Attributes:
        token: From the picture.
        style: Of the owner, or None.
        walls: For a tile, whether each side of its space ends the filled area.
    """

    token: Token
    style: SeatStyle | None
    walls: Walls = ()


class TokenItem(QGraphicsItem):
    """A piece, painted in board units; does not take part in mouse handling."""

    def __init__(self, drawn: Drawn, outline: QPainterPath, theme: Theme) -> None:
        super().__init__()
        self.drawn = drawn
        self._outline = outline
        self._theme = theme
        self._bounds = outline.boundingRect().adjusted(-0.15, -0.15, 0.15, 0.15)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_theme(self, theme: Theme) -> None:
        """Repaint in other colours."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        """The space it lies on, with a little room for outlines."""
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the glyph."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        token, style, theme = self.drawn.token, self.drawn.style, self._theme
        if token.glyph == "house":
            glyphs.paint_house(painter, theme, QPointF(*token.at), 0.27)
        elif token.glyph == "temple":
            glyphs.paint_temple(painter, theme, token, style)
        elif style is None:
            glyphs.paint_piece(painter, theme, token, None)
        elif token.glyph == "tile":
            glyphs.paint_tile(painter, theme, self._outline, self.drawn.walls, style)
        elif token.glyph == "road" and len(token.path) >= 2:
            glyphs.paint_road(painter, theme, token, style)
        elif token.glyph == "cylinder":
            glyphs.paint_cylinder(painter, theme, token, style)
        elif token.glyph == "cylinder_lying":
            glyphs.paint_cylinder_lying(painter, theme, token, style)
        else:
            glyphs.paint_piece(painter, theme, token, style)
