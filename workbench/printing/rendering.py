"""From pages to bytes: PDF, SVG and PNG, in memory."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from engine.errors import Fault, OikistError
from workbench.printing.page import Page

MM_PER_INCH: Final = 25.4
FORMS: Final = ("pdf", "svg", "png")
DPI_RANGE: Final = (36, 1200)
MOST_PIXELS: Final = 150_000_000
_PDF_DPI: Final = 1200
_SVG_STEPS: Final = 100  # steps of one millimetre in the coordinates of an SVG file


def image_of(page: Page, dpi: float) -> QImage:
    """A page as a picture, white where nothing is painted.

    Raises:
        OikistError: It would have too many pixels.
    """
    width, height = (round(size * dpi / MM_PER_INCH) for size in (page.width, page.height))
    if width * height > MOST_PIXELS:
        what = f"{width} × {height} pixels are more than {MOST_PIXELS // 1_000_000} million"
        raise OikistError(Fault("", page.title, what, "choose a lower dpi, or PDF or SVG"))
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
    per_metre = round(dpi / MM_PER_INCH * 1000)
    image.setDotsPerMeterX(per_metre)
    image.setDotsPerMeterY(per_metre)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(dpi / MM_PER_INCH, dpi / MM_PER_INCH)
    _paint(page, painter)
    painter.end()
    return image


def png_bytes(page: Page, dpi: float) -> bytes:
    """A page as PNG that knows how large it is on paper.

    Raises:
        OikistError: It would have too many pixels.
    """
    found = QByteArray()
    buffer = QBuffer(found)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image_of(page, dpi).save(buffer, "PNG"):  # type: ignore[call-overload]  # wants bytes
        what = "the picture could not be packed as PNG"
        raise OikistError(Fault("", page.title, what, "choose a lower dpi, or PDF or SVG"))
    return bytes(found.data())


def svg_bytes(page: Page) -> bytes:
    """A page as SVG in millimetres; the same page gives the same bytes."""
    found = QByteArray()
    buffer = QBuffer(found)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    width, height = (round(size * _SVG_STEPS) for size in (page.width, page.height))
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(round(MM_PER_INCH * _SVG_STEPS))
    generator.setSize(QSize(width, height))
    generator.setViewBox(QRect(0, 0, width, height))
    generator.setTitle(page.title)
    generator.setDescription("Oikist")
    painter = QPainter(generator)
    painter.scale(_SVG_STEPS, _SVG_STEPS)
    _paint(page, painter)
    painter.end()
    return bytes(found.data())


class PdfBook:
    """A PDF that is written page by page.

    Args:
        title: Of the document.
    """

    def __init__(self, title: str) -> None:
        self._title = title
        self._bytes = QByteArray()
        self._buffer = QBuffer(self._bytes)
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        self._writer.setResolution(_PDF_DPI)
        self._writer.setTitle(title)
        self._writer.setCreator("Oikist")
        self._painter: QPainter | None = None

    def add(self, page: Page) -> None:
        """Paint one more page."""
        self._writer.setPageLayout(_layout(page))
        if self._painter is None:
            self._painter = QPainter(self._writer)
        else:
            self._writer.newPage()
        self._painter.save()
        self._painter.scale(_PDF_DPI / MM_PER_INCH, _PDF_DPI / MM_PER_INCH)
        _paint(page, self._painter)
        self._painter.restore()

    def finish(self) -> bytes:
        """The whole file; nothing can be added afterwards."""
        if self._painter is not None:
            self._painter.end()
            self._painter = None
        self._buffer.close()
        return bytes(self._bytes.data())


def files_of(
    pages: Sequence[Page], stem: str, form: str, dpi: float
) -> Generator[tuple[str, bytes] | None, None, None]:
    """The files that pages come to; gives None after each page that ends no file yet.

    Args:
        stem: Name without ending. Several SVG or PNG files get a number, such as "name-03".
        form: "pdf" (one file for all), "svg" or "png".
        dpi: For PNG.

    Raises:
        OikistError: There is nothing to draw, or a picture would be too large.
    """
    if not pages:
        raise OikistError(Fault("", "", "there is nothing to draw", "choose other parts"))
    if form == "pdf":
        book = PdfBook(stem)
        try:
            for page in pages:
                book.add(page)
                yield None
        finally:
            content = book.finish()
        yield f"{stem}.pdf", content
        return
    digits = len(str(len(pages)))
    for number, page in enumerate(pages, 1):
        name = f"{stem}.{form}" if len(pages) == 1 else f"{stem}-{number:0{digits}}.{form}"
        yield name, svg_bytes(page) if form == "svg" else png_bytes(page, dpi)


def _paint(page: Page, painter: QPainter) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.setClipRect(QRectF(0, 0, page.width, page.height))
    page.paint(painter)


def _layout(page: Page) -> QPageLayout:
    """The page's own size without margins; a page that lies is no upright page turned."""
    size = QPageSize(
        QSizeF(page.width, page.height),
        QPageSize.Unit.Millimeter,
        page.title,
        QPageSize.SizeMatchPolicy.ExactMatch,
    )
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
