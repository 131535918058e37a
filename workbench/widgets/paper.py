"""Text with pictures as a PDF of A4 pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QUrl
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPdfWriter, QTextDocument

DPI: Final = 300
MARGIN: Final = 18.0  # mm
_POINTS: Final = 10.0  # of the text
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


def width_of_text() -> int:
    """How wide a picture is that fills a line, in the pixels of the PDF."""
    return _page().paintRectPixels(DPI).width()


def _page() -> QPageLayout:
    return QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN),
        QPageLayout.Unit.Millimeter,
    )
