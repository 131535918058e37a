"""An answer as a page of HTML, or as PDF with the same words and pictures of its charts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from engine.documents import shown
from engine.errors import Fault, OikistError
from engine.files import write_bytes_atomically
from engine.reports.chart_style import standalone
from engine.reports.charts import Chart
from engine.reports.page import Page, html, plain_html
from workbench.widgets.paper import as_pdf, width_of_text

_SUFFIX: Final = ".pdf"


def write_report(page: Page, path: Path) -> None:
    """Write an answer to a file, all of it or nothing: PDF for a name that ends so, else HTML.

    Raises:
        OikistError: It cannot be written.
    """
    content = report_pdf(page) if path.suffix.lower() == _SUFFIX else html(page).encode()
    try:
        write_bytes_atomically(path, content)
    except OSError as problem:
        what = f"the report cannot be written ({problem.strerror or problem})"
        remedy = "choose a folder that exists and that you may write to"
        raise OikistError(Fault(str(shown(path)), "", what, remedy)) from None


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
