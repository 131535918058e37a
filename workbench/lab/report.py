"""An answer as a page of HTML, or as PDF with the same words and pictures of its charts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from engine.reports.chart_style import standalone
from engine.reports.charts import Chart
from engine.reports.page import Page, html, plain_html
from workbench.widgets.paper import as_pdf, width_of_text, write_page


def write_report(page: Page, path: Path) -> None:
    """Write an answer to a file, all of it or nothing: PDF for a name that ends so, else HTML.

    Raises:
        OikistError: It cannot be written.
    """
    write_page(path, "report", lambda: html(page), lambda: report_pdf(page))


def report_pdf(page: Page) -> bytes:
    """The page as a PDF of A4 pages."""
    pictures: dict[str, QImage] = {}
    width = width_of_text()

    def picture(chart: Chart) -> str:
        name = f"chart-{len(pictures)}"
        pictures[name] = chart_picture(chart, width)
        return name

    text = plain_html(page, picture, width)
    return as_pdf(text, page.title, pictures)


def chart_picture(chart: Chart, width: int) -> QImage:
    """A chart as a picture of some width, in pixels."""
    renderer = QSvgRenderer(QByteArray(standalone(chart).encode()))
    height = max(1, round(width * renderer.defaultSize().height() / renderer.defaultSize().width()))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image
