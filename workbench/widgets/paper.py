"""Pages as files: text with pictures as a PDF of A4 pages, or as HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QTextDocument,
)

from engine.documents import shown
from engine.errors import Fault, OikistError
from engine.files import write_bytes_atomically

DPI: Final = 300
MARGIN: Final = 18.0  # mm
_POINTS: Final = 10.0  # of the text
_SUFFIX: Final = ".pdf"
_NO_PICTURES: Final[Mapping[str, QImage]] = {}


def as_pdf(html: str, title: str, pictures: Mapping[str, QImage] = _NO_PICTURES) -> bytes:
    """A text as PDF.

    Args:
        html: As Qt's rich text reads it.
        title: Of the document.
        pictures: By the name under which the text shows them.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setTitle(title)
    writer.setCreator("Oikist")
    writer.setPageLayout(_page())
    document = QTextDocument()
    font = QFont(document.defaultFont())
    font.setPointSizeF(_POINTS)
    document.setDefaultFont(font)
    document.documentLayout().setPaintDevice(writer)
    for name, picture in pictures.items():
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), picture)
    document.setHtml(html)
    document.setPageSize(writer.pageLayout().paintRectPixels(DPI).size().toSizeF())
    document.setDocumentMargin(0)
    document.print_(writer)
    buffer.close()
    return bytes(buffer.data().data())


def write_page(
    path: Path, called: str, page: Callable[[], str], paper: Callable[[], bytes]
) -> None:
    """Write a page to a file, all of it or nothing: PDF for a name that ends so, else HTML.

    Args:
        called: What it is, such as "report".
        page: Gives the HTML.
        paper: Gives the PDF.

    Raises:
        OikistError: It cannot be written.
    """
    content = paper() if path.suffix.lower() == _SUFFIX else page().encode()
    try:
        write_bytes_atomically(path, content)
    except OSError as problem:
        what = f"the {called} cannot be written ({problem.strerror or problem})"
        remedy = "choose a folder that exists and that you may write to"
        raise OikistError(Fault(str(shown(path)), "", what, remedy)) from None


def width_of_text() -> int:
    """How wide a picture is that fills a line, in the pixels of the PDF."""
    return _page().paintRectPixels(DPI).width()


def width_of_pictures() -> int:
    """What a text calls this width: Qt takes sizes of pictures in pixels of the screen."""
    dots = round(QGuiApplication.primaryScreen().logicalDotsPerInchY())
    return _page().paintRectPixels(dots).width() - 1  # rounding must not go over the rim


def _page() -> QPageLayout:
    return QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN),
        QPageLayout.Unit.Millimeter,
    )
