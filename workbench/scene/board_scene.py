"""The scene of one board: draws a Picture and afterwards only what changed in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from engine.picture import Picture, Space, Token
from workbench.look.theme import LIGHT, Theme
from workbench.scene.ground import Ground
from workbench.scene.token_item import Drawn, Looks, TokenItem, Walls, looks

_ABOVE_ALL: Final = 1_000_000.0
_NOWHERE: Final = -1.0  # depth of a piece that has just been made
_CLOSE: Final = 1e-6
_GHOSTLY: Final = 0.6  # opacity of a piece that would come
_LEAVING: Final = 0.3  # of one that would go
OVERLAY: Final = _ABOVE_ALL / 2  # depth above all pieces, for marks

Key = tuple[Looks, Walls, int]  # of a piece: the last counts those that look the same


class Mover(Protocol):
    """Shows how pieces come and go instead of letting them jump."""

    def change(self, gone: Sequence[TokenItem], come: Sequence[TokenItem]) -> None:
        """Pieces have come; those that are gone must be taken off the scene at last."""
        ...

    def finish(self) -> None:
        """End all motion at once."""
        ...


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
        self.mover: Mover | None = None
        self._items: dict[Key, TokenItem] = {}
        self._ghosts: list[TokenItem] = []
        self._leaving: list[TokenItem] = []
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
        self.clear_ghosts()
        same_ground = self._picture is not None and self._picture.spaces == picture.spaces
        if not same_ground:
            self._change_ground(Ground.of(picture))
        self._picture = picture
        wanted = self._wanted(picture)
        gone = [
            self._items.pop(key)
            for key, item in list(self._items.items())
            if key not in wanted or wanted[key].style != item.drawn.style
        ]
        come = {key: self._made(drawn) for key, drawn in wanted.items() if key not in self._items}
        for key, item in self._items.items():
            item.drawn = wanted[key]  # its text may be another
        self._items |= come
        self.rebuilt = len(come)
        _stack([self._items[key] for key in wanted])
        if self.mover is not None and same_ground:
            self.mover.change(gone, list(come.values()))
        else:
            for item in gone:
                self.removeItem(item)

    # What a move would change.

    @property
    def ghosts(self) -> list[TokenItem]:
        """Pieces that would come."""
        return list(self._ghosts)

    @property
    def leaving(self) -> list[TokenItem]:
        """Pieces that would go, shown faint."""
        return list(self._leaving)

    def show_ghosts(self, picture: Picture) -> None:
        """Show over the position how another one would look: new pieces half transparent."""
        self.clear_ghosts()
        coming: dict[Looks, list[Token]] = {}
        for token in picture.tokens:
            coming.setdefault(looks(token), []).append(token)
        for (looking, _, _), item in self._items.items():
            if coming.get(looking):  # walls of tiles may differ: they stay as they are
                coming[looking].pop()
            else:
                item.setOpacity(_LEAVING)
                self._leaving.append(item)
        tiles = _tiles(picture)
        for token in (token for tokens in coming.values() for token in tokens):
            self._add_ghost(self._drawn(token, picture, tiles))

    def _add_ghost(self, drawn: Drawn) -> None:
        ghost = self._made(drawn)
        ghost.setOpacity(_GHOSTLY)
        ghost.setZValue(OVERLAY + 1.0 + len(self._ghosts))
        self._ghosts.append(ghost)

    def clear_ghosts(self) -> None:
        """Show the position alone again."""
        for item in self._ghosts:
            self.removeItem(item)
        for item in self._leaving:
            item.setOpacity(1.0)
        self._ghosts, self._leaving = [], []

    def _made(self, drawn: Drawn) -> TokenItem:
        item = self._item(drawn)
        item.setZValue(_NOWHERE)
        self.addItem(item)
        return item

    def _item(self, drawn: Drawn) -> TokenItem:
        outline = self.ground.outlines.get(drawn.token.cell) or _around(drawn.token)
        return TokenItem(drawn, outline, self.theme)

    def pieces_on(self, picture: Picture, cells: Collection[int]) -> list[TokenItem]:
        """Pieces that lie on some spaces in a position, for a drawing; none is put on the scene."""
        wanted = self._wanted(picture).values()
        return [self._item(drawn) for drawn in wanted if drawn.token.cell in cells]

    def set_theme(self, theme: Theme) -> None:
        """Use another table of colours."""
        self.theme = theme
        pen = QPen(theme.colour("hover_ring"), 0.06, j=Qt.PenJoinStyle.RoundJoin)
        self._hover.setPen(pen)
        for item in (*self._items.values(), *self._ghosts):
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
        lines = [f"{space.name} · {space.title or space.kind.replace('_', ' ')}"]
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
        if self.mover is not None:
            self.mover.finish()
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

    def _wanted(self, picture: Picture) -> dict[Key, Drawn]:
        """All pieces in painting order; those that look the same are numbered."""
        tiles = _tiles(picture)
        seen: Counter[tuple[Looks, Walls]] = Counter()
        wanted: dict[Key, Drawn] = {}
        for token in picture.tokens:
            drawn = self._drawn(token, picture, tiles)
            piece = looks(token), drawn.walls
            wanted[*piece, seen[piece]] = drawn
            seen[piece] += 1
        return wanted

    def _drawn(self, token: Token, picture: Picture, tiles: dict[int, int]) -> Drawn:
        style = picture.styles[token.seat] if token.seat >= 0 else None
        return Drawn(token, style, self._walls(token, tiles))

    def _walls(self, token: Token, tiles: dict[int, int]) -> Walls:
        if token.glyph != "tile":
            return ()
        beside = self.ground.beside.get(token.cell, ())
        return tuple(tiles.get(cell, -1) != token.seat for cell in beside)


def _tiles(picture: Picture) -> dict[int, int]:
    """Owners of the spaces that are filled."""
    return {token.cell: token.seat for token in picture.tokens if token.glyph == "tile"}


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
