"""Cut sheets: all tiles and markers of a scenario, sorted by size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from engine.game import Component
from workbench.printing.imposition import EDGE, Grid, Place, grid_on
from workbench.printing.page import (
    GUIDE,
    INK,
    PAPERS,
    Page,
    lines_height,
    paint_cuts,
    write,
    write_lines,
)
from workbench.printing.piece_art import PieceArt, PieceFace, back_of, front_of

_GAP: Final = 2.0  # between pieces, mm
_HEAD: Final = 13.0  # for the title and one line of text at the top, mm
_SMALL: Final = 2.6  # letters of the list of pieces, mm
_BESIDE: Final = 5.0  # between the marks and the words, mm
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

_SHARE: Final = 0.5  # of the room of a larger piece, above which a smaller one lies beside it

Sides = tuple[PieceFace, PieceFace]
Size = tuple[float, float]


@dataclass(frozen=True)
class PieceLayout:
    """How pieces are printed.

    Attributes:
        paper: Key of `PAPERS`.
        orientation: "portrait", "landscape" or "auto".
        backs: "none", or the edge about which the printer turns the sheet, "long" or "short".
        shift: By which backs are moved right and down, in millimetres.
        marks: Whether crop marks are printed.
    """

    paper: str = "a4"
    orientation: str = "auto"
    backs: str = "none"
    shift: tuple[float, float] = (0.0, 0.0)
    marks: bool = True


def piece_pages(
    pieces: Sequence[Component], title: str, art: PieceArt, layout: PieceLayout
) -> list[Page]:
    """Sheets of pieces, the largest first.

    Without backs, the other face of a piece that has one is printed as a piece of its own,
    to be glued behind the front.

    Raises:
        OikistError: A piece does not fit on the paper.
    """
    batches: list[tuple[Grid, list[Sides]]] = []
    for size, same in _by_size(_sides(pieces, layout.backs), art):
        grid = _grid(layout, size, listed([front for front, _ in same]))
        batches += [
            (grid, same[start : start + grid.count]) for start in range(0, len(same), grid.count)
        ]
    pages = []
    for number, (grid, part) in enumerate(batches, 1):
        said = QCoreApplication.translate("Print", "{}: pieces, sheet {} of {}")
        name = said.format(title, number, len(batches))
        draw = _Sheet(grid, art, layout, tuple(part), name)
        pages.append(Page(name, *grid.page, draw.paint_fronts))
        if layout.backs != "none":
            behind = QCoreApplication.translate("Print", "{}, backs").format(name)
            pages.append(Page(behind, *grid.page, draw.paint_backs, backs=True))
    return pages


def _grid(layout: PieceLayout, size: Size, said: str) -> Grid:
    """Places for pieces of a size below a list of all of them."""
    paper = PAPERS[layout.paper]
    width = min(paper.turned("portrait")) - 2 * (EDGE + _BESIDE)
    more = lines_height(said, _SMALL, width) - lines_height("1", _SMALL, width)
    return grid_on(paper, layout.orientation, size, _GAP, _HEAD + more)


def listed(faces: Sequence[PieceFace]) -> str:
    """Such as "20 × Road tile (Yellow) · 20 × City tile (Yellow)"."""
    found = []
    for (title, style), same in groupby(faces, key=lambda face: (face.title, face.style)):
        owner = f" ({style.title})" if style else ""
        found.append(f"{len(list(same))} × {title}{owner}")
    return " · ".join(found)


def _sides(pieces: Sequence[Component], backs: str) -> list[Sides]:
    """Front and back of every single piece."""
    found: list[Sides] = []
    for piece in pieces:
        front, back = front_of(piece), back_of(piece)
        found += [(front, back)] * piece.count
        if backs == "none" and back != front:
            found += [(back, front)] * piece.count
    return found


def _by_size(sides: Sequence[Sides], art: PieceArt) -> list[tuple[Size, list[Sides]]]:
    """Pieces that share sheets, with the room of each; those not much smaller share too."""
    found: list[tuple[Size, list[Sides]]] = []
    largest_first = sorted(sides, key=lambda pair: art.size(pair[0]), reverse=True)
    for size, same in groupby(largest_first, key=lambda pair: art.size(pair[0])):
        if found:
            (width, height), others = found[-1]
            fits = size[0] <= width and size[1] <= height
            if fits and size[0] * size[1] >= _SHARE * width * height:
                others += same
                continue
        found.append((size, list(same)))
    return found


@dataclass(frozen=True)
class _Sheet:
    """Paints one sheet and its other side."""

    grid: Grid
    art: PieceArt
    layout: PieceLayout
    sides: tuple[Sides, ...]
    name: str

    def paint_fronts(self, painter: QPainter) -> None:
        """Fronts, crop marks, and what lies on the sheet."""
        for index, (front, _) in enumerate(self.sides):
            self.art.paint(painter, front, self._middle(self.grid.place(index)))
        if self.layout.marks:
            paint_cuts(painter, *self.grid.cuts(), length=2.5)
        room = QRectF(EDGE + _BESIDE, EDGE, self.grid.page[0] - 2 * (EDGE + _BESIDE), 4.5)
        painter.setPen(INK)
        write(painter, room, self.name, 3.2, _LEFT, bold=True)
        painter.setPen(GUIDE)
        room.setTop(room.bottom())
        room.setHeight(self.grid.head - 8)
        write_lines(painter, room, listed([front for front, _ in self.sides]), _SMALL)

    def paint_backs(self, painter: QPainter) -> None:
        """Each back behind its front."""
        edge = self.layout.backs
        upright = self.grid.turns_sideways(edge)
        for index, (_, back) in enumerate(self.sides):
            behind = self.grid.behind(self.grid.place(index), edge)
            painter.save()
            painter.translate(self._middle(behind) + QPointF(*self.layout.shift))
            painter.rotate(0 if upright else 180)
            self.art.paint(painter, back, QPointF(0, 0))
            painter.restore()

    def _middle(self, place: Place) -> QPointF:
        width, height = self.grid.piece
        return QPointF(place.left + width / 2, place.top + height / 2)
