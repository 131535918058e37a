"""The stored runs of a project: look at one again or at several, go on with one, delete it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from engine.errors import OikistError
from workbench.jobs.batches import DeleteRunRequest, RunsRequest
from workbench.jobs.contract import Engine, StoredRun
from workbench.jobs.slot import JobSlot
from workbench.language.bots import bot_title
from workbench.language.counts import counted, moment
from workbench.panels.aside import AsideButton, EmptyPage
from workbench.widgets.deleting import may_delete
from workbench.widgets.layouts import in_column, in_row

_PAIR: Final = 2  # runs that lie over each other
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class RunsList(QWidget):
    """A list, newest first, and buttons for the run that is chosen.

    While a batch runs its file is in use: then only the batch itself is shown. With Ctrl or Shift
    several are chosen, by mouse and keyboard.

    Attributes:
        file: Whose runs are listed; None for the user's own.
        runs: What is listed.

    Signals:
        open_wanted: Number of a run whose games shall be shown.
        beside_wanted: Numbers of runs that shall be shown beside each other, oldest first.
        go_on_wanted: Number of a run of which games are missing.
        games_wanted: Number of a run whose single games shall be listed.
        deleted: Number of a run that is gone.
        set_aside: Where a damaged file of runs lies now, as a sentence.
    """

    open_wanted = Signal(int)
    beside_wanted = Signal(object)
    go_on_wanted = Signal(int)
    games_wanted = Signal(int)
    deleted = Signal(int)
    set_aside = Signal(str)

    def __init__(self, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self.file: Path | None = None
        self._busy = False
        self._running = 0  # number of the run that goes on
        self._in_sight = 0  # number of the run whose games are shown
        self.runs: Sequence[StoredRun] = ()
        self.list = _List()
        self.list.setAccessibleName(self.tr("Runs"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setWordWrap(True)
        self.list.setAlternatingRowColors(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.said = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.said.setObjectName("empty")
        self.aside = AsideButton()
        self._aside: tuple[Path | None, str] = (None, "")  # file, and where the one before it lies
        self.open = QPushButton(self.tr("Show"))
        self.go_on = QPushButton(self.tr("Go on"))
        self.games = QPushButton(self.tr("Games…"))
        self.delete = QPushButton(self.tr("Delete…"))
        self.stack = QStackedWidget()
        self._reading = JobSlot(self)
        self._deleting = JobSlot(self)
        self._arrange()
        self._wire()

    def refresh(self) -> None:
        """Read the list again, unless a batch uses the file."""
        if not self._busy:
            self._reading.start(RunsRequest(self._engine, self.file))

    def set_busy(self, busy: bool, number: int = 0) -> None:
        """Whether a batch runs, whose end makes another list.

        Args:
            number: Of the run that goes on, to be the chosen one; 0 for one that is not listed.
        """
        self._busy = busy
        self._running = number if busy else 0
        if busy:
            self._reading.abandon()
            self.list.setCurrentRow(self._row(number))
            for row, run in enumerate(self.runs):
                self._describe(self.list.item(row), run)
            said = self.tr("The batch that is running is listed here once it is done or stopped.")
            self.said.setText(said)
        else:
            self.refresh()
        self._show_buttons()

    def choose(self, number: int) -> None:
        """The games of a run are in sight now: it is the chosen one, once it is listed."""
        self._in_sight = number
        if not self._reading.running:
            self.list.setCurrentRow(self._row(number))

    def chosen(self) -> StoredRun | None:
        """The run that is chosen; None for none, and for several."""
        found = self.all_chosen()
        return found[0] if len(found) == 1 else None

    def all_chosen(self) -> Sequence[StoredRun]:
        """The runs that are chosen, oldest first."""
        rows = sorted(self.list.row(item) for item in self.list.selectedItems())
        return [self.runs[row] for row in reversed(rows) if row < len(self.runs)]

    def _take(self, runs: Sequence[StoredRun]) -> None:
        before, listed = self.chosen(), self.runs
        self.runs = tuple(reversed(runs))
        if self.runs != listed or self.list.count() != len(listed):  # else what is chosen stays so
            self.list.clear()
            for _ in self.runs:
                QListWidgetItem(self.list)
            rows = self._row(self._in_sight), self._row(before.number if before else 0), 0
            self.list.setCurrentRow(next(row for row in rows if row >= 0))
        for row, run in enumerate(self.runs):
            self._describe(self.list.item(row), run)
        said = self.tr(
            "No runs yet. Every batch is kept here: each project has a list of its own, and "
            "there is one for batches without a project."
        )
        file, moved = self._aside
        self.said.setText(f"{moved}\n\n{said}" if moved and file == self.file else said)
        self.aside.offer(None, self.file)
        self.stack.setCurrentIndex(0 if self.runs else 1)
        self._show_buttons()

    def _row(self, number: int) -> int:
        """Of a run; -1 if it is not listed."""
        numbers = [run.number for run in self.runs]
        return numbers.index(number) if number in numbers else -1

    def _describe(self, item: QListWidgetItem, run: StoredRun) -> None:
        name, state = self._name(run), self._state(run)
        bots = ", ".join(bot_title(bot) for bot in dict.fromkeys(run.bots))
        seed = self.tr("seed {}").format(run.seed)
        item.setText(f"{name}\n{state}")
        item.setToolTip("\n".join([name, state, f"{bots} · {seed}"]))

    def _wait(self) -> None:
        """Another program uses the file: what is done here waits for it."""
        said = self.tr(
            "Another Oikist is still using the file of runs, perhaps one that is just ending. "
            "The runs are listed once it is free."
        )
        self._fail(said)

    def _fail(self, said: str, error: OikistError | None = None) -> None:
        self.runs = ()
        self.said.setText(said)
        self.aside.offer(error, self.file)
        self.stack.setCurrentIndex(1)
        self._show_buttons()

    def _was_set_aside(self, said: str) -> None:
        self._aside = (self.file, said)
        self.refresh()
        self.set_aside.emit(said)

    def _name(self, run: StoredRun) -> str:
        named = self.tr("Run {}").format(run.number)
        return f"{named} · {run.title}" if run.title else named

    def _state(self, run: StoredRun) -> str:
        when = moment(datetime.fromisoformat(run.started).timestamp())
        if run.number == self._running:
            games = counted(self.tr("{games:game|games} · running"), games=run.games)
        elif run.done:
            games = counted(self.tr("{games:game|games} · done"), games=run.stored)
        else:
            said = self.tr("{games} of {all:game|games} · stopped")
            games = counted(said, games=run.stored, all=run.games)
        return f"{games} · {when}"

    def _show_buttons(self) -> None:
        several = self.all_chosen()
        if len(several) > 1:
            self._show_several(several)
            return
        run = self.chosen()
        why = ""
        if self._busy:
            why = self.tr("A batch is running.")
        elif run is not None and not run.single:
            why = self.tr("It compares variants: oikist runs show {} tells about it.")
            why = why.format(run.number)
        free = run is not None and not self._busy
        self.open.setEnabled(free and run is not None and run.single)
        self.go_on.setEnabled(free and run is not None and run.single and not run.done)
        self.games.setEnabled(free)
        self.delete.setEnabled(free)
        done = self.tr("Nothing of this run is missing.") if run is not None and run.done else ""
        self.open.setToolTip(why or self.tr("Show its games here"))
        self.go_on.setToolTip(why or done or self.tr("Play the games of this run that are missing"))
        find = self.tr("Find single games of this run, and what came into play")
        self.games.setToolTip(why if self._busy else find)
        self.delete.setToolTip(why if self._busy else self.tr("Remove this run and its games"))

    def _show_several(self, runs: Sequence[StoredRun]) -> None:
        """The buttons while more runs than one are chosen."""
        compared = next((run for run in runs if not run.single), None)
        self.open.setEnabled(not self._busy and compared is None)
        for button in (self.go_on, self.delete):
            button.setEnabled(False)
            button.setToolTip(self.tr("Choose one run alone for this."))
        if self._busy:
            said = self.tr("A batch is running.")
        elif compared is not None:
            said = self.tr("It compares variants: oikist runs show {} tells about it.")
            said = said.format(compared.number)
        elif len(runs) == _PAIR:
            said = self.tr("Lay both over each other, and tell how their seats differ")
        else:
            said = self.tr("Show them beside each other, with equal axes")
        self.open.setToolTip(said)

    def _open(self) -> None:
        runs = self.all_chosen()
        if not runs or not self.open.isEnabled():
            return
        if len(runs) == 1:
            self.open_wanted.emit(runs[0].number)
        else:
            self.beside_wanted.emit([run.number for run in runs])

    def _go_on(self) -> None:
        run = self.chosen()
        if run is not None and self.go_on.isEnabled():
            self.go_on_wanted.emit(run.number)

    def _find(self) -> None:
        run = self.chosen()
        if run is not None and self.games.isEnabled():
            self.games_wanted.emit(run.number)

    def _delete(self) -> None:
        run = self.chosen()
        if run is None or not self.delete.isEnabled() or self._deleting.running:
            return
        asked = self.tr("Delete {}?").format(self._name(run))
        lost = self.tr("{games:game is|games are} removed from the file of runs for good.")
        told = counted(lost, games=run.stored)
        if may_delete(self, self.tr("Delete a run"), asked, told):
            self._reading.abandon()
            self._deleting.start(DeleteRunRequest(self._engine, self.file, run.number))

    def _deleted(self, number: int) -> None:
        self.refresh()
        self.deleted.emit(number)

    def _arrange(self) -> None:
        heading = QLabel(self.tr("Runs"))
        heading.setObjectName("heading")
        heading.setBuddy(self.list)
        self.stack.addWidget(self.list)
        self.stack.addWidget(EmptyPage(self.said, self.aside))
        self.stack.setCurrentIndex(1)  # nothing is known yet
        rows = (self.open, self.games), (self.go_on, self.delete)
        for button in (*rows[0], *rows[1]):
            button.setAutoDefault(False)
        buttons = in_column(*(in_row(*row) for row in rows), spacing=6)
        in_column(heading, (self.stack, 1), buttons, on=self, margins=(10, 8, 0, 8))
        self._show_buttons()

    def _wire(self) -> None:
        self.list.itemSelectionChanged.connect(self._show_buttons)
        self.list.itemDoubleClicked.connect(self._open)
        self.list.entered_by_key.connect(self._open)
        self.list.delete_wanted.connect(self._delete)
        self.open.clicked.connect(self._open)
        self.go_on.clicked.connect(self._go_on)
        self.games.clicked.connect(self._find)
        self.delete.clicked.connect(self._delete)
        for slot in (self._reading, self._deleting):
            slot.progressed.connect(self._wait)
        self._reading.done.connect(self._take)
        self._reading.failed.connect(lambda said: self._fail(said, self._reading.error))
        self._deleting.done.connect(self._deleted)
        self._deleting.failed.connect(lambda said: self._fail(said, self._deleting.error))
        self.aside.done.connect(self._was_set_aside)
        self.aside.failed.connect(self.said.setText)


class _List(QListWidget):
    """Enter and Delete mean the run that is chosen."""

    entered_by_key = Signal()
    delete_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See Qt."""
        if event.key() in _ENTER:
            self.entered_by_key.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)
