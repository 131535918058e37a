"""The scene of one board: draws a Picture and afterwards only what changed in it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from engine.picture import Picture, Space, Token
from workbench.scene.ground import Ground
from workbench.scene.token_item import Drawn, TokenItem
from workbench.theme import LIGHT, Theme

_ABOVE_ALL: Final = 1_000_000.0
_NOWHERE: Final = -1.0  # depth of a piece that has just been made
_CLOSE: Final = 1e-6


class BoardScene(QGraphicsScene):
    """A Picture in board units; pieces that stay are never rebuilt.

    Signals:
        ground_changed: Another board is shown; views fit it.
    """

    ground_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.ground = Ground((), (0.0, 0.0))
        self.theme = LIGHT
        self.names_shown = False
        self.rebuilt = 0  # pieces made by the last `show_picture`
        self._picture: Picture | None = None
        self._items: dict[tuple[Drawn, int], TokenItem] = {}
        self._hover = QGraphicsPathItem()
        self._hover.setZValue(_ABOVE_ALL)
        self._hover.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(self._hover)
        self.set_theme(LIGHT)

    @property
    def token_items(self) -> list[TokenItem]:
        """The pieces on the board, bottom one first."""
        return sorted(self._items.values(), key=TokenItem.zValue)

    def show_picture(self, picture: Picture) -> None:
        """Draw a position; only pieces that differ from the last one are made anew."""
        if self._picture is None or self._picture.spaces != picture.spaces:
            self._change_ground(Ground.of(picture))
        self._picture = picture
        wanted = self._wanted(picture)
        for key in [key for key in self._items if key not in wanted]:
            self.removeItem(self._items.pop(key))
        self.rebuilt = 0
        for key in wanted:
            if key not in self._items:
                self._items[key] = self._made(key[0])
                self.rebuilt += 1
        _stack([self._items[key] for key in wanted])

    def _made(self, drawn: Drawn) -> TokenItem:
        outline = self.ground.outlines.get(drawn.token.cell) or _around(drawn.token)
        item = TokenItem(drawn, outline, self.theme)
        item.setZValue(_NOWHERE)
        self.addItem(item)
        return item

    def set_theme(self, theme: Theme) -> None:
        """Use another table of colours."""
        self.theme = theme
        pen = QPen(theme.colour("hover_ring"), 0.06, j=Qt.PenJoinStyle.RoundJoin)
        self._hover.setPen(pen)
        for item in self._items.values():
            item.set_theme(theme)
        self._redraw_ground()

    def show_names(self, shown: bool) -> None:
        """Whether the names of spaces stand on the board."""
        self.names_shown = shown
        self._redraw_ground()

    def hover(self, point: QPointF | None) -> Space | None:
        """Mark the space under a point and give it back; None takes the mark away."""
        space = self.ground.space_at(point) if point is not None else None
        path = self.ground.outlines[space.cell] if space is not None else QPainterPath()
        if self._hover.path() != path:
            self._hover.setPath(path)
        return space

    def describe(self, space: Space) -> str:
        """A space and what lies on it, one line each, for a tooltip."""
        lines = [f"{space.name} · {space.kind.replace('_', ' ')}"]
        if self._picture is not None:
            lines += [
                token.text
                for token in self._picture.tokens
                if token.cell == space.cell and token.text
            ]
        return "\n".join(lines)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Sea, land and the glyphs of the spaces."""
        self.ground.paint(painter, self.theme, QRectF(rect), names=self.names_shown)

    def _change_ground(self, ground: Ground) -> None:
        for item in self._items.values():
            self.removeItem(item)
        self._items.clear()
        self._hover.setPath(QPainterPath())
        self.ground = ground
        self.setSceneRect(ground.area)
        self._redraw_ground()
        self.ground_changed.emit()

    def _redraw_ground(self) -> None:
        for view in self.views():
            view.resetCachedContent()
        self.update()

    def _wanted(self, picture: Picture) -> dict[tuple[Drawn, int], None]:
        """Keys of all pieces in painting order; equal pieces are numbered."""
        tiles = {token.cell: token.seat for token in picture.tokens if token.glyph == "tile"}
        seen: Counter[Drawn] = Counter()
        wanted: dict[tuple[Drawn, int], None] = {}
        for token in picture.tokens:
            style = picture.styles[token.seat] if token.seat >= 0 else None
            drawn = Drawn(token, style, self._walls(token, tiles))
            wanted[drawn, seen[drawn]] = None
            seen[drawn] += 1
        return wanted

    def _walls(self, token: Token, tiles: dict[int, int]) -> tuple[bool, ...]:
        if token.glyph != "tile":
            return ()
        beside = self.ground.beside.get(token.cell, ())
        return tuple(tiles.get(cell, -1) != token.seat for cell in beside)


def _around(token: Token) -> QPainterPath:
    """A square of one board unit, for pieces that lie on no space."""
    path = QPainterPath()
    path.addRect(QRectF(token.at[0] - 0.5, token.at[1] - 0.5, 1.0, 1.0))
    return path


def _stack(items: list[TokenItem]) -> None:
    """Put pieces in painting order; depths of those that stay change only if they must.

    A new depth makes Qt repaint a piece, so new pieces go between their neighbours.
    """
    depths = [item.zValue() for item in items]
    placed = 0.0
    for index, depth in enumerate(depths):
        if depth == _NOWHERE:
            above = next((one for one in depths[index:] if one != _NOWHERE), placed + 2.0)
            depth = (placed + above) / 2
        depths[index] = placed = depth
    if any(above - below < _CLOSE for below, above in pairwise(depths)):
        depths = [1.0 + index for index in range(len(items))]
    for item, depth in zip(items, depths, strict=True):
        item.setZValue(depth)
