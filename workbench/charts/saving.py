"""Charts as files and in the clipboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

from PySide6.QtCore import QBuffer, QIODevice, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.files import write_bytes_atomically
from engine.folders import current_folder
from engine.reports.chart_style import standalone
from engine.reports.charts import Chart, as_csv
from engine.reports.series import Styles
from workbench.documents.disk import in_words

_NAME: Final = re.compile(r"\W+")
_LONGEST: Final = 60  # letters of a file's name that is proposed


class ChartSaving(QObject):
    """Asks for a file, and writes a chart into it.

    Args:
        widget: Over which the dialog stands.
        chart: Gives what is shown, or None.
        picture: Gives what it looks like.
        styles: Gives the style of the seat that a label names, by the labels in the chart.

    Attributes:
        folder: Where the last chart was saved, whichever it was; "" before the first one.

    Signals:
        said, failed: What was done, and what went wrong, in words.
    """

    said = Signal(str)
    failed = Signal(str)
    folder: ClassVar[str] = ""

    def __init__(
        self,
        widget: QWidget,
        chart: Callable[[], Chart | None],
        picture: Callable[[], QImage],
        styles: Callable[[], Styles],
    ) -> None:
        super().__init__(widget)
        self._widget = widget
        self._chart = chart
        self._picture = picture
        self._styles = styles

    def ask_png(self) -> None:
        """Save what is seen as a picture of points."""
        self._ask(self.tr("Save chart as PNG"), self.tr("Pictures (*.png)"), "png")

    def ask_svg(self) -> None:
        """Save the chart as a drawing."""
        self._ask(self.tr("Save chart as SVG"), self.tr("Drawings (*.svg)"), "svg")

    def ask_csv(self) -> None:
        """Save the figures."""
        self._ask(self.tr("Save figures as CSV"), self.tr("Tables (*.csv)"), "csv")

    def copy(self) -> None:
        """Put what is seen into the clipboard."""
        QGuiApplication.clipboard().setImage(self._picture())
        self.said.emit(self.tr("The chart is in the clipboard."))

    def save(self, path: Path, form: str) -> bool:
        """Write a file.

        Args:
            path: Where; what is there is written over.
            form: "png", "svg" or "csv".

        Returns:
            False, with `failed`, if that went wrong.
        """
        chart = self._chart()
        if chart is None:
            return False
        try:
            write_bytes_atomically(path, self._content(chart, form))
        except OSError as problem:
            words = self.tr("{file} cannot be written: {problem}")
            self.failed.emit(words.format(file=path.name, problem=in_words(problem)))
            return False
        self.said.emit(self.tr("Chart written to {}.").format(path.name))
        return True

    def _content(self, chart: Chart, form: str) -> bytes:
        if form == "svg":
            return standalone(chart, self._styles()).encode()
        return as_csv(chart).encode() if form == "csv" else _png(self._picture())

    def _ask(self, title: str, kind: str, form: str) -> None:
        chart = self._chart()
        if chart is None:
            return
        dialog = QFileDialog(self._widget, title, self._begin())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(kind)
        dialog.setDefaultSuffix(form)  # before the dialog asks about a file that is there
        dialog.selectFile(f"{proposed(chart.title)}.{form}")
        dialog.fileSelected.connect(lambda name: self._take(Path(name), form))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _take(self, path: Path, form: str) -> None:
        if self.save(path, form):
            ChartSaving.folder = str(path.absolute().parent)

    def _begin(self) -> str:
        last = Path(self.folder)
        return str(last if self.folder and last.is_dir() else current_folder())


def proposed(title: str) -> str:
    """A file's name for a chart, such as "classic-wins-by-seat"."""
    return _NAME.sub("-", title.casefold()).strip("-_")[:_LONGEST].rstrip("-_") or "chart"


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
