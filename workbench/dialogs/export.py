"""Dialog "Export": print a board, cards and pieces, or save them as pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFrame,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QWidget,
)

from engine.errors import OikistError
from workbench.language.counts import counted
from workbench.look.theme import Theme
from workbench.printing.form import OrderForm
from workbench.printing.job import Job
from workbench.printing.order import order_from_text, pages_of
from workbench.printing.page import Page
from workbench.printing.preview import Preview
from workbench.printing.printable import Printable
from workbench.widgets.layouts import in_column, in_row

_PATIENCE: Final = 120  # ms from a change to the preview


class ExportDialog(QDialog):
    """What to print, on what, and into which file, with a preview of every page.

    Args:
        printable: See `printable_of`.
        kept: What `kept_changed` said the last time; "" for the usual choices.
        folder: Where the file is proposed.

    Signals:
        kept_changed: The choices as text, after an export, to be remembered.
        exported: Tuple of the paths that were written.
    """

    kept_changed = Signal(str)
    exported = Signal(object)

    def __init__(
        self,
        printable: Printable,
        kept: str = "",
        folder: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print or save as picture: {}").format(printable.title))
        self.setObjectName("export")
        self._printable = printable
        self._pages: list[Page] = []
        self._job: Job | None = None
        self._fresh: frozenset[Path] = frozenset()  # written since the last change
        self.form = OrderForm(
            order_from_text(kept),
            printable.parts,
            hexes=printable.scenery.map.hexes,
            sized=printable.sized,
        )
        self.preview = Preview()
        self.preview.setAccessibleName(self.tr("Preview"))
        self.path = QLineEdit()
        self.path.setAccessibleName(self.tr("File"))
        start = (folder or Path.home()) / f"{printable.name}.{self.form.order().form}"
        self.path.setText(str(start))
        self._make_parts()
        self._arrange()
        self._delay = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._delay.timeout.connect(self.refresh)
        self._work = QTimer(self)
        self._work.timeout.connect(self._step)
        self._connect()
        self.refresh()
        first = next((box for box in self.form.parts.values() if box.isEnabled()), self.path)
        first.setFocus()

    @property
    def running(self) -> bool:
        """Whether pages are being drawn."""
        return self._job is not None

    @property
    def pages(self) -> tuple[Page, ...]:
        """What would be printed now."""
        return tuple(self._pages)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.preview.set_theme(theme)

    def refresh(self) -> None:
        """Lay the pages out anew."""
        self._delay.stop()
        self._pages = []
        self._fresh = frozenset()
        try:
            self._pages = pages_of(self._printable, self.form.order())
            self._say("")
        except OikistError as error:
            self._say(str(error), wrong=True)
        self.preview.show_pages(self._pages)
        self._show_state()

    def start(self) -> None:
        """Draw all pages and write the files; the window stays usable."""
        self.refresh()
        if self.running or not self._pages:
            return
        order = self.form.order()
        try:
            self._job = Job(self._pages, Path(self.path.text().strip()), order.form, order.dpi)
        except OikistError as error:
            self._say(str(error), wrong=True)
            return
        self.progress.setRange(0, self._job.total)
        self.progress.setValue(0)
        self._say(self.tr("Drawing…"))
        self._show_state()
        self._work.start(0)

    def stop(self) -> None:
        """Give up a running export; no file is written."""
        if self._job is not None:
            self._job.stop()
            self._finish(self.tr("Stopped; nothing was written."))

    def reject(self) -> None:
        """Escape stops what runs, else it closes the dialog."""
        if self.running:
            self.stop()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """A closed dialog draws no more."""
        self.stop()
        self._delay.stop()
        super().closeEvent(event)

    def _make_parts(self) -> None:
        self.browse = QPushButton(self.tr("Choose…"))
        self.browse.setAccessibleName(self.tr("Choose the file"))
        self.back = QPushButton(self.tr("Previous"))
        self.onward = QPushButton(self.tr("Next"))
        self.where = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.where.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.count = QLabel(wordWrap=True)
        self.message = QLabel(wordWrap=True)
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(self.tr("Pages drawn"))
        self.progress.hide()
        self.save = QPushButton(self.tr("&Export"), default=True)
        self.save.setObjectName("primary")
        self.close_button = QPushButton(self.tr("Close"))
        for button in (self.browse, self.back, self.onward, self.close_button):
            button.setAutoDefault(False)

    def _arrange(self) -> None:
        scroll = QScrollArea(widgetResizable=True)
        scroll.setWidget(self.form)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = scroll.verticalScrollBar().sizeHint().width()
        scroll.setMinimumWidth(self.form.minimumSizeHint().width() + bar + 8)
        turn = in_row(self.back, (self.where, 1), self.onward)
        right = in_column((self.preview, 1), turn)
        top = in_row(scroll, (right, 1), spacing=14)
        label = QLabel(self.tr("&File"))
        label.setBuddy(self.path)
        file = in_row(label, (self.path, 1), self.browse)
        end = in_row((self.count, 1), self.close_button, self.save)
        in_column((top, 1), file, self._told(), end, on=self, margins=(16, 14, 16, 14), spacing=10)
        line = self.fontMetrics().height()
        self.resize(line * 54, line * 42)

    def _told(self) -> QWidget:
        """Message and progress in one line, whose room is kept while there is nothing to tell."""
        told = QWidget()
        in_row((self.message, 1), (self.progress, 2), on=told, margins=0)
        told.setMinimumHeight(max(self.fontMetrics().height(), self.progress.sizeHint().height()))
        return told

    def _connect(self) -> None:
        self.form.order_changed.connect(self._delay.start)
        self.form.form.currentIndexChanged.connect(self._change_ending)
        self.preview.page_changed.connect(self._show_state)
        self.back.clicked.connect(lambda: self.preview.turn(-1))
        self.onward.clicked.connect(lambda: self.preview.turn(1))
        self.browse.clicked.connect(self._choose)
        self.path.textChanged.connect(self._show_state)
        self.save.clicked.connect(self.start)
        self.close_button.clicked.connect(self.reject)
        QShortcut(QKeySequence("Ctrl+W"), self, self.reject)

    def _choose(self) -> None:
        form = self.form.order().form
        said, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Choose the file"),
            self.path.text(),
            f"{form.upper()} (*.{form})",
        )
        if said:
            self.path.setText(said)
            self._change_ending()

    def _change_ending(self) -> None:
        """The file's name ends as its format wants it."""
        text = self.path.text().strip()
        form = self.form.order().form
        for ending in (".pdf", ".svg", ".png"):
            text = text.removesuffix(ending)
        self.path.setText(f"{text}.{form}")

    def _step(self) -> None:
        """Draw one page; after the last one, write the files."""
        if self._job is None:
            return
        try:
            if self._job.step():
                self.progress.setValue(self._job.done)
                return
            paths = self._job.write()
        except OikistError as error:
            self._finish(str(error), wrong=True)
            return
        self._fresh = frozenset(paths)
        self._finish(self._written(paths))
        self.kept_changed.emit(self.form.order().as_text())
        self.exported.emit(paths)

    def _written(self, paths: tuple[Path, ...]) -> str:
        if len(paths) == 1:
            return self.tr("Written: {}").format(paths[0])
        said = self.tr("{count:file|files} written: {first} to {last}")
        return counted(said, count=len(paths), first=paths[0], last=paths[-1].name)

    def _finish(self, said: str, *, wrong: bool = False) -> None:
        self._work.stop()
        self._job = None
        self._say(said, wrong=wrong)
        self._show_state()

    def _say(self, text: str, *, wrong: bool = False) -> None:
        self.message.setText(f"⚠ {text}" if wrong else text)
        self.message.setVisible(bool(text))

    def _show_state(self) -> None:
        """Buttons, page number and count follow what is there."""
        number, count = self.preview.index, len(self._pages)
        page = self.preview.page
        said = self.tr("Page {} of {}: {}")
        self.where.setText(said.format(number + 1, count, page.title) if page else "")
        self.back.setEnabled(number > 0)
        self.onward.setEnabled(number + 1 < count)
        self.count.setText(self._count_in_words())
        self.form.setEnabled(not self.running)
        self.path.setEnabled(not self.running)
        self.browse.setEnabled(not self.running)
        self.progress.setVisible(self.running)
        self.save.setEnabled(bool(self._pages) and bool(self.path.text().strip()))
        self.save.setVisible(not self.running)
        self.close_button.setText(self.tr("Stop") if self.running else self.tr("Close"))

    def _count_in_words(self) -> str:
        """How much paper or how many files it will be, told before."""
        count = len(self._pages)
        if not count:
            return ""
        form = self.form.order().form
        backs = sum(page.backs for page in self._pages)
        if form == "pdf" and backs:
            said = self.tr("Pages: {}, on sheets: {}").format(count, count - backs)
        elif form == "pdf":
            said = self.tr("Pages: {}").format(count)
        else:
            said = self.tr("Files: {}").format(count)
        target = Path(self.path.text().strip())
        if target not in self._fresh and target.is_file() and not self.running:
            said = self.tr("{} · a file of this name is there and will be replaced").format(said)
        return said
