"""An answer as a page of HTML, or as PDF with the same words and pictures of its charts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from engine.reports.chart_style import standalone
from engine.reports.charts import Chart
from engine.reports.page import Page, html, plain_html
from engine.reports.palette import LIGHT
from engine.reports.series import Styles
from workbench.widgets.paper import as_pdf, width_of_pictures, width_of_text, write_page

_TITLE: Final = 0.024  # size of a chart's title, where 1 is the width of the picture


def write_report(page: Page, path: Path) -> None:
    """Write an answer to a file, all of it or nothing: PDF for a name that ends so, else HTML.

    Raises:
        OikistError: It cannot be written.
    """
    write_page(path, "report", lambda: html(page), lambda: report_pdf(page))


def report_pdf(page: Page) -> bytes:
    """The page as a PDF of A4 pages."""
    pictures: dict[str, QImage] = {}

    def picture(chart: Chart) -> str:
        name = f"chart-{len(pictures)}"
        pictures[name] = chart_picture(chart, width_of_text(), page.styles)
        return name

    text = plain_html(page, picture, width_of_pictures())
    return as_pdf(text, page.title, pictures)


def chart_picture(chart: Chart, width: int, styles: Styles) -> QImage:
    """A chart below its title, as a picture of some width in pixels.

    Args:
        styles: Label in the chart -> style of the seat that it names.
    """
    renderer = QSvgRenderer(QByteArray(standalone(chart, styles).encode()))
    height = max(1, round(width * renderer.defaultSize().height() / renderer.defaultSize().width()))
    font = QFont()
    font.setPixelSize(round(width * _TITLE))
    font.setBold(True)
    words = Qt.TextFlag.TextWordWrap
    head = QFontMetrics(font).boundingRect(QRect(0, 0, width, height), words, chart.title).height()
    image = QImage(width, head + height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, head, width, height))
    painter.setFont(font)
    painter.setPen(QColor(LIGHT["ink"]))
    painter.drawText(QRect(0, 0, width, head), words, chart.title)
    painter.end()
    return image
