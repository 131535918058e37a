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
from workbench.printing.page import GUIDE, INK, PAPERS, Page, paint_cuts, write
from workbench.printing.piece_art import PieceArt, PieceFace, back_of, front_of

_GAP: Final = 2.0  # between pieces, mm
_HEAD: Final = 13.0  # for the line of text at the top, mm
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
        grid = grid_on(PAPERS[layout.paper], layout.orientation, size, _GAP, _HEAD)
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
        room = QRectF(EDGE + 5, EDGE, self.grid.page[0] - 2 * EDGE - 10, 4.5)
        painter.setPen(INK)
        write(painter, room, self.name, 3.2, _LEFT, bold=True)
        painter.setPen(GUIDE)
        write(painter, room.translated(0, 4.5), self._in_words(), 2.6, _LEFT)

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

    def _in_words(self) -> str:
        """Such as "20 × Road tile (Yellow) · 20 × City tile (Yellow)"."""
        said = []
        for front, same in groupby(front for front, _ in self.sides):
            owner = f" ({front.style.title})" if front.style else ""
            said.append(f"{len(list(same))} × {front.title}{owner}")
        return " · ".join(said)
