"""A board, bare or with pieces on it, as a drawing in board units."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from engine.boards import lattice
from engine.boards.board import Board
from engine.picture import Picture, Space
from workbench.desks.board.canvas_sites import LETTERS_FROM, paint_sites
from workbench.look.marks import hatch_path
from workbench.look.theme import Theme
from workbench.printing.look import COLOURED, Look
from workbench.scene.board_scene import BoardScene
from workbench.scene.ground import Ground

RIM: Final = 0.8  # of sea around the board, in board units
_HATCHES: Final = ("stripes", "dots", "cross")
_STEPS: Final = (0.16, 0.24)
_NAME: Final = 0.15  # height of a place's name, in board units
_FINE: Final = 200


class PrintedGround(Ground):
    """The ground on paper: kinds that have a tint get a hatch where there are no colours."""

    look = COLOURED
    _exposed = QRectF()

    @cached_property
    def _tints(self) -> dict[str, str]:
        return {} if self.look.monochrome else super()._tints

    def paint(self, painter: QPainter, theme: Theme, exposed: QRectF, *, names: bool) -> None:
        """See `Ground.paint`."""
        self._exposed = exposed
        super().paint(painter, theme, exposed, names=names)
        if self.look.monochrome:
            self._paint_hatches(painter)
            pen = QPen(theme.colour("ink"), 0.06, j=Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(self.coastline, pen)

    def _paint_names(self, painter: QPainter, theme: Theme) -> None:
        """Low in each space, clear of the glyphs, on a rim of light."""
        for space in self.spaces:
            if self._exposed.intersects(self.outlines[space.cell].boundingRect()):
                x, y = space.centre
                lifted = "coast" in space.kind
                _paint_words(painter, theme, QPointF(x, y + 0.43), space.name, rim=lifted)

    def _paint_hatches(self, painter: QPainter) -> None:
        for space in self.spaces:
            if (hatch := self._hatches.get(space.kind)) is not None:
                outline = self.outlines[space.cell]
                marks = hatch_path(hatch[0], outline.boundingRect(), hatch[1])
                _paint_within(painter, marks, outline, hatch[1], dots=hatch[0] == "dots")

    @cached_property
    def _hatches(self) -> dict[str, tuple[str, float]]:
        """Hatch and its step for each kind that has a tint in colour."""
        tinted = Ground(self.spaces, self.size)._tints  # noqa: SLF001 - of the same class
        ways = [(hatch, step) for step in _STEPS for hatch in _HATCHES]
        return {kind: ways[place % len(ways)] for place, kind in enumerate(tinted)}


@dataclass(frozen=True, eq=False)
class BoardArt:
    """A drawing of a board.

    Attributes:
        spaces: Of the board.
        size: Width and height in board units.
        look: Colours.
        coordinates: Whether the notation of each space stands on it.
        place_names: Name of the place on a cell.
        picture: Position to show on it, or None for the bare board.
        board: Whose edges, corners and spaces carry attributes; None to leave them out.
        notice: Where the board comes from; it stays with every copy of it.
    """

    spaces: tuple[Space, ...]
    size: tuple[float, float]
    look: Look = COLOURED
    coordinates: bool = False
    place_names: Mapping[int, str] = field(default_factory=dict)
    picture: Picture | None = None
    board: Board | None = None
    notice: str = ""

    @property
    def area(self) -> QRectF:
        """The board with a rim of sea, in board units."""
        width, height = self.size
        return QRectF(-RIM, -RIM, width + 2 * RIM, height + 2 * RIM)

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint what lies in a part of the area, in board units."""
        theme = self.look.theme
        self._ground.paint(painter, theme, exposed & self.area, names=self.coordinates)
        self._paint_attributes(painter, theme)
        self._paint_tokens(painter, theme)
        for cell, name in self.place_names.items():
            if name and exposed.intersects(self._ground.outlines[cell].boundingRect()):
                x, y = self.spaces[cell].centre
                _paint_words(painter, theme, QPointF(x, y - 0.31), name, bold=True)

    def shows(self, exposed: QRectF) -> bool:
        """Whether any space lies in a part of the area."""
        return any(
            exposed.intersects(path.boundingRect()) for path in self._ground.outlines.values()
        )

    def _paint_attributes(self, painter: QPainter, theme: Theme) -> None:
        """What edges, corners and spaces carry, as the board's desk draws it."""
        board = self.board
        if board is None or not board.attributes:
            return
        x, y = board.centre(0)
        own_x, own_y = lattice.centre(board.cells[0], board.orientation)
        painter.save()
        painter.translate(x - own_x, y - own_y)
        paint_sites(painter, cast(Any, board), theme, LETTERS_FROM)  # it reads what both have
        painter.restore()

    def _paint_tokens(self, painter: QPainter, theme: Theme) -> None:
        if self.picture is None:
            return
        scene = BoardScene()
        scene.set_theme(theme)
        styles = tuple(self.look.seat(style) for style in self.picture.styles)
        scene.show_picture(replace(self.picture, styles=styles))
        for item in scene.token_items:
            painter.save()
            item.paint(painter, QStyleOptionGraphicsItem())
            painter.restore()

    @cached_property
    def _ground(self) -> PrintedGround:
        ground = PrintedGround(self.spaces, self.size)
        ground.look = self.look
        return ground


def spaces_of(board: Board) -> tuple[Space, ...]:
    """The spaces of a board as a Picture has them."""
    return tuple(
        Space(cell, board.name_of(cell), board.centre(cell), board.outline(cell), kind)
        for cell, kind in enumerate(board.kinds)
    )


def art_of(
    board: Board | None,
    picture: Picture | None,
    look: Look,
    *,
    coordinates: bool = False,
    places: bool = True,
) -> BoardArt | None:
    """The drawing of a position, or else of a bare board; None if there is neither.

    Args:
        places: Whether the names of places stand on the board.
    """
    names = {}
    if board is not None and places:
        names = {cell: board.place_name(cell) for cell in board.named()}
    notice = first_sentence(board.note) if board is not None else ""
    if picture is not None and picture.spaces:
        said = picture.notice or notice
        return BoardArt(
            picture.spaces, picture.size, look, coordinates, names, picture, board, said
        )
    if board is None or not len(board):
        return None
    return BoardArt(spaces_of(board), board.size, look, coordinates, names, None, board, notice)


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
