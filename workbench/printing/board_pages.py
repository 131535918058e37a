"""A board on paper: as one picture, or true to size over many sheets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from workbench.language.counts import counted
from workbench.look.marks import stroke_dashed
from workbench.printing.board_art import RIM, BoardArt
from workbench.printing.page import (
    GUIDE,
    HAIRLINE,
    INK,
    PAPERS,
    Page,
    Paper,
    lines_height,
    paint_ruler,
    write,
    write_lines,
)
from workbench.printing.tiling import Sheet, Tiling, tiled

MARGIN: Final = 10.0  # of paper around each sheet's part of the board, mm
FOOT: Final = 11.0  # strip below it for the label, mm
_MAP: Final = (24.0, 9.0)  # room of the small map of the sheets
_CROSS: Final = 2.0
_NOTICE: Final = 2.8  # size of the words that tell where a board comes from
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Tiles:
    """How a board is cut into sheets.

    Attributes:
        paper: Key of `PAPERS`.
        orientation: "portrait", "landscape" or "auto".
        hex_width: Of a hex across two parallel edges, in millimetres.
        overlap: What neighbouring sheets have in common, in millimetres.
        marks: Whether cuts and crosses that help to align the sheets are printed.
        plan: Whether a first page shows how the sheets lie.
    """

    paper: str = "a4"
    orientation: str = "auto"
    hex_width: float = 20.0
    overlap: float = 8.0
    marks: bool = True
    plan: bool = True


def picture_page(art: BoardArt, title: str, hex_width: float) -> Page:
    """The whole board as one page of its own size."""
    area = art.area
    width, height = area.width() * hex_width, area.height() * hex_width
    side = RIM * hex_width / 2
    words = QRectF(side, height + 1.5, width - 2 * side, 0)
    if art.notice:
        words.setHeight(lines_height(art.notice, _NOTICE, words.width()) + 1.5)

    def paint(painter: QPainter) -> None:
        painter.save()
        painter.scale(hex_width, hex_width)
        painter.translate(-area.topLeft())
        art.paint(painter, area)
        painter.restore()
        if art.notice:
            painter.setPen(GUIDE)
            write_lines(painter, words, art.notice, _NOTICE)

    return Page(title, width, words.bottom() if art.notice else height, paint)


def tiled_pages(art: BoardArt, title: str, tiles: Tiles) -> list[Page]:
    """The board over as many sheets as it takes; sheets without any space are left out."""
    paper = PAPERS[tiles.paper]
    tiling = tiling_of(art, tiles)
    kept = [sheet for sheet in tiling.sheets if art.shows(_part(tiling, sheet, tiles))]
    width, height = paper.turned(tiling.orientation)
    draw = _Drawing(art, title, tiles, tiling, tuple(kept))
    pages = [
        Page(
            QCoreApplication.translate("Print", "Board, sheet {}").format(sheet.label),
            width,
            height,
            partial(draw.paint_sheet, sheet=sheet),
        )
        for sheet in kept
    ]
    if tiles.plan and len(pages) > 1:
        name = QCoreApplication.translate("Print", "Board, plan of the sheets")
        pages.insert(0, Page(name, *paper.turned(tiling.orientation), draw.paint_plan))
    return pages


def tiling_of(art: BoardArt, tiles: Tiles) -> Tiling:
    """How the board is cut."""
    paper: Paper = PAPERS[tiles.paper]
    size = art.area.size() * tiles.hex_width
    margins = (2 * MARGIN, 2 * MARGIN + FOOT)
    return tiled((size.width(), size.height()), paper, tiles.orientation, margins, tiles.overlap)


def _part(tiling: Tiling, sheet: Sheet, tiles: Tiles) -> QRectF:
    """What a sheet shows, in board units counted from the corner of the area."""
    scale = tiles.hex_width
    width, height = tiling.area
    rim = QPointF(-RIM, -RIM)
    part = QRectF(sheet.left / scale, sheet.top / scale, width / scale, height / scale)
    return part.translated(rim)


@dataclass(frozen=True)
class _Drawing:
    """Paints the sheets of one board."""

    art: BoardArt
    title: str
    tiles: Tiles
    tiling: Tiling
    kept: tuple[Sheet, ...]

    def paint_sheet(self, painter: QPainter, sheet: Sheet) -> None:
        """One sheet: its part of the board, marks, and the label below."""
        width, height = self.tiling.area
        area = QRectF(MARGIN, MARGIN, width, height)
        painter.save()
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        self._paint_board(painter, area.topLeft() - QPointF(sheet.left, sheet.top), sheet)
        painter.restore()
        self._clear_margins(painter, area)
        if self.tiles.marks:
            self._paint_marks(painter, area, sheet)
        self._paint_foot(painter, area, sheet)

    def _paint_board(self, painter: QPainter, origin: QPointF, sheet: Sheet | None) -> None:
        """The board with the corner of its area at a point of the page."""
        scale = self.tiles.hex_width
        part = self.art.area if sheet is None else _part(self.tiling, sheet, self.tiles)
        painter.save()
        painter.translate(origin)
        painter.scale(scale, scale)
        painter.translate(-self.art.area.topLeft())
        self.art.paint(painter, part)
        painter.restore()

    def _clear_margins(self, painter: QPainter, area: QRectF) -> None:
        """White around the area: formats that know no clipping would show more."""
        width, height = PAPERS[self.tiles.paper].turned(self.tiling.orientation)
        far = 4 * max(width, height) + max(self.tiling.drawing)
        for strip in (
            QRectF(-far, -far, 2 * far, far + area.top()),
            QRectF(-far, area.bottom(), 2 * far, far),
            QRectF(-far, area.top(), far + area.left(), area.height()),
            QRectF(area.right(), area.top(), far, area.height()),
        ):
            painter.fillRect(strip & QRectF(0, 0, width, height), Qt.GlobalColor.white)

    def _paint_marks(self, painter: QPainter, area: QRectF, sheet: Sheet) -> None:
        """Cuts at the corners, and crosses that lie on each other when sheets are glued."""
        painter.setPen(QPen(INK, HAIRLINE, c=Qt.PenCapStyle.FlatCap))
        for x, way in ((area.left(), -1), (area.right(), 1)):
            for y, down in ((area.top(), -1), (area.bottom(), 1)):
                painter.drawLine(QPointF(x + way, y), QPointF(x + 6 * way, y))
                painter.drawLine(QPointF(x, y + down), QPointF(x, y + 6 * down))
        overlap = self.tiles.overlap
        if overlap <= 0:
            return
        self._paint_seams(painter, area, sheet)
        for point in self._crosses(area, sheet):
            painter.setPen(QPen(Qt.GlobalColor.white, 0.5))
            _paint_cross(painter, point)
            painter.setPen(QPen(INK, HAIRLINE))
            _paint_cross(painter, point)

    def _paint_seams(self, painter: QPainter, area: QRectF, sheet: Sheet) -> None:
        """Dashes in the margin where the neighbour's printed part begins, with its name."""
        overlap = self.tiles.overlap
        for way in (-1, 1):
            if (beside := self._beside(sheet, way, 0)) is not None:
                x = area.right() - overlap if way > 0 else area.left() + overlap
                _paint_seam(painter, QPointF(x, area.top() - 6), QPointF(x, area.top() - 1))
                _paint_seam(painter, QPointF(x, area.bottom() + 1), QPointF(x, area.bottom() + 5))
                edge = area.right() + 1 if way > 0 else area.left() - 8
                said = f"{beside.label} →" if way > 0 else f"← {beside.label}"
                write(painter, QRectF(edge, area.center().y() - 2, 7, 4), said, 2.6)
            if (beside := self._beside(sheet, 0, way)) is not None:
                y = area.bottom() - overlap if way > 0 else area.top() + overlap
                _paint_seam(painter, QPointF(area.left() - 6, y), QPointF(area.left() - 1, y))
                _paint_seam(painter, QPointF(area.right() + 1, y), QPointF(area.right() + 6, y))
                edge = area.bottom() + 0.5 if way > 0 else area.top() - 4.5
                said = f"↓ {beside.label}" if way > 0 else f"↑ {beside.label}"
                write(painter, QRectF(area.center().x() - 8, edge, 16, 4), said, 2.6)

    def _crosses(self, area: QRectF, sheet: Sheet) -> list[QPointF]:
        """Points in the middle of each overlap, the same ones on both sheets."""
        half = self.tiles.overlap / 2
        found = []
        for column, x in ((-1, area.left() + half), (1, area.right() - half)):
            if self._beside(sheet, column, 0) is not None:
                found += [QPointF(x, area.top() + area.height() * part) for part in (0.25, 0.75)]
        for row, y in ((-1, area.top() + half), (1, area.bottom() - half)):
            if self._beside(sheet, 0, row) is not None:
                found += [QPointF(area.left() + area.width() * part, y) for part in (0.25, 0.75)]
        return found

    def _beside(self, sheet: Sheet, columns: int, rows: int) -> Sheet | None:
        place = (sheet.column + columns, sheet.row + rows)
        return next((one for one in self.kept if (one.column, one.row) == place), None)

    def _paint_foot(self, painter: QPainter, area: QRectF, sheet: Sheet) -> None:
        """Label, title, ruler and the small map, below the printed area."""
        top = area.bottom() + 5.5
        painter.setPen(INK)
        label = QRectF(area.left(), top, 18, _MAP[1])
        write(painter, label, sheet.label, 7.0, _LEFT, bold=True)
        number = self.kept.index(sheet) + 1
        said = QCoreApplication.translate("Print", "Sheet {} of {} · {}")
        said = said.format(number, len(self.kept), self._unit_in_words())
        right = area.right() - _MAP[0]
        ruler = 50
        room = right - label.right() - ruler - 8
        write(painter, QRectF(label.right(), top, room, 4.5), self.title, 3.2, _LEFT, bold=True)
        painter.setPen(GUIDE)
        write(painter, QRectF(label.right(), top + 4.5, room, 4.5), said, 2.8, _LEFT)
        check = QCoreApplication.translate("Print", "{} mm: print at 100%, not fitted to the page")
        paint_ruler(painter, QPointF(right - ruler - 4, top + 4), ruler, check.format(ruler))
        self._paint_map(painter, QRectF(right, top, *_MAP), sheet)

    def _paint_map(self, painter: QPainter, room: QRectF, here: Sheet) -> None:
        """Where a sheet lies among the others."""
        columns, rows = self.tiling.columns, self.tiling.rows
        width, height = self.tiling.area
        scale = min(room.width() / (columns * width), room.height() / (rows * height))
        left = room.right() - columns * width * scale
        top = room.center().y() - rows * height * scale / 2
        for sheet in self.kept:
            x, y = left + sheet.column * width * scale, top + sheet.row * height * scale
            painter.setPen(QPen(GUIDE, HAIRLINE))
            painter.setBrush(INK if sheet == here else Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(x, y, width * scale, height * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def paint_plan(self, painter: QPainter) -> None:
        """The whole board small, with the sheets drawn over it."""
        page = PAPERS[self.tiles.paper].turned(self.tiling.orientation)
        words = QRectF(15, 28.5, page[0] - 30, 0)
        if self.art.notice:
            words.setHeight(lines_height(self.art.notice, _NOTICE, words.width()))
        room = QRectF(15, words.bottom() + 5, page[0] - 30, page[1] - words.bottom() - 20)
        painter.setPen(INK)
        write(painter, QRectF(15, 13, room.width(), 9), self.title, 6.5, _LEFT, bold=True)
        painter.setPen(GUIDE)
        write(painter, QRectF(15, 22, room.width(), 6), self._in_words(), 3.4, _LEFT)
        if self.art.notice:
            write_lines(painter, words, self.art.notice, _NOTICE)
        first = self.tiling.sheets[0]
        width, height = self.tiling.area
        step = self.tiles.overlap
        whole = QRectF(
            first.left,
            first.top,
            self.tiling.columns * (width - step) + step,
            self.tiling.rows * (height - step) + step,
        )
        scale = min(room.width() / whole.width(), room.height() / whole.height())
        painter.save()
        painter.translate(room.center().x(), room.top())
        painter.scale(scale, scale)
        painter.translate(-whole.center().x(), -whole.top())
        self._paint_board(painter, QPointF(0, 0), None)
        for sheet in self.kept:
            self._paint_outline(painter, sheet, scale)
        painter.restore()

    def _paint_outline(self, painter: QPainter, sheet: Sheet, scale: float) -> None:
        """A sheet on the plan: its outline and its label on a light disc."""
        width, height = self.tiling.area
        box = QRectF(sheet.left, sheet.top, width, height)
        painter.setPen(QPen(INK, 0.25 / scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
        size = 9 / scale
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawEllipse(box.center(), size * 0.62, size * 0.62)
        painter.setPen(INK)
        label = QRectF(0, 0, size, size)
        label.moveCenter(box.center())
        write(painter, label, sheet.label, size * 0.5, bold=True)

    def _unit_in_words(self) -> str:
        """How large a unit of the board is, which is the width of a hex where there are some."""
        said = QCoreApplication.translate("Print", "a unit of the map is {} mm")
        if self.art.scenery.map.hexes:
            said = QCoreApplication.translate("Print", "hexes {} mm wide")
        return said.format(f"{self.tiles.hex_width:g}")

    def _in_words(self) -> str:
        said = QCoreApplication.translate(
            "Print",
            "{sheets:sheet|sheets}, {unit}, {overlap} mm of overlap; "
            "the board is {width} × {height} cm",
        )
        width, height = (f"{size / 10:.0f}" for size in self.tiling.drawing)
        return counted(
            said,
            sheets=len(self.kept),
            unit=self._unit_in_words(),
            overlap=f"{self.tiles.overlap:g}",
            width=width,
            height=height,
        )


def _paint_cross(painter: QPainter, point: QPointF) -> None:
    for way in (QPointF(_CROSS, 0), QPointF(0, _CROSS)):
        painter.drawLine(point - way, point + way)


def _paint_seam(painter: QPainter, start: QPointF, end: QPointF) -> None:
    """A dashed line; leaves the pen for the words beside it."""
    pen = QPen(GUIDE, HAIRLINE, c=Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([6, 4])
    path = QPainterPath(start)
    path.lineTo(end)
    stroke_dashed(painter, path, pen)
    painter.setPen(GUIDE)
