"""Positions in files: saved from the table, and opened to begin a game with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.errors import OikistError
from engine.folders import current_folder
from engine.play.match import Match
from engine.records.position import read_position_file, write_position_file
from engine.scenarios.scenario import State
from workbench.jobs.job import Running
from workbench.jobs.match_table import MatchTable
from workbench.jobs.slot import JobSlot
from workbench.table.game_table import GameTable


@dataclass(frozen=True)
class FileRequest:
    """A match that begins with the position of a file.

    Attributes:
        seed: Of the chance to come.
        seats: Who decides, if there are as many seats; else people.
        here: Folder in which names are looked up; None for the current one.
    """

    path: Path
    seed: int
    seats: tuple[str, ...]
    here: Path | None

    def carry_out(self, running: Running) -> MatchTable:
        """Read the file.

        Raises:
            OikistError: With every fault of the file.
        """
        del running
        scenario, state = read_position_file(self.path, self.here)
        seats = self.seats if len(self.seats) == scenario.seats else ()
        return MatchTable(Match(scenario, self.seed, seats, state))


class PositionFiles(QObject):
    """Saves the position in sight, and opens others.

    Args:
        table: Where the position is.
        in_sight: Gives the position that is shown, edited or not; None if it is none.
        parent: A widget for the dialogs.

    Attributes:
        here: Gives the folder in which names are looked up; None for the current one.
        folder: Where a position was saved or opened last; "" for nowhere yet.

    Signals:
        opened: A MatchTable that begins with the position of a file.
        said, failed: What was done, and what went wrong, in words.
    """

    opened = Signal(object)
    said = Signal(str)
    failed = Signal(str)

    def __init__(
        self, table: GameTable, in_sight: Callable[[], State | None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.here: Callable[[], Path | None] = lambda: None
        self.folder = ""
        self._table = table
        self._in_sight = in_sight
        self._widget = parent
        self._reading = JobSlot(self)
        self._reading.done.connect(self.opened)
        self._reading.failed.connect(self.failed)

    def save(self) -> None:
        """Ask where, and write the position in sight to a file."""
        title, window = self.tr("Save position"), self._widget.window()
        name, _ = QFileDialog.getSaveFileName(
            window, title, str(self.begin_in() / "position.toml"), self._kinds()
        )
        if name:
            self.save_to(Path(name))

    def save_to(self, path: Path) -> bool:
        """Write the position in sight as a position file, which can be played from."""
        match, state = self._table.match, self._in_sight()
        if match is None or state is None:
            return False
        path = path if path.suffix else path.with_suffix(".toml")
        try:
            write_position_file(path, match.scenario, state)
        except OikistError as error:
            self.failed.emit(str(error))
            return False
        self.folder = str(path.absolute().parent)
        self.said.emit(self.tr("Position written to {}.").format(path.name))
        return True

    def choose(self) -> None:
        """Ask for a position file, and begin a game with it."""
        title, window = self.tr("Open position"), self._widget.window()
        name, _ = QFileDialog.getOpenFileName(window, title, str(self.begin_in()), self._kinds())
        if name:
            self.open(Path(name))

    def begin_in(self) -> Path:
        """The folder of the last position, else that of the project, else the current one."""
        last = Path(self.folder)
        return last if self.folder and last.is_dir() else self.here() or current_folder()

    def open(self, path: Path) -> None:
        """Begin a game with the position of a file, with the people and bots of the table."""
        self.folder = str(path.absolute().parent)
        match = self._table.match
        seed, seats = (match.seed, tuple(match.seats)) if match is not None else (1, ())
        self._reading.start(FileRequest(path, seed, seats, self.here()))

    def _kinds(self) -> str:
        return self.tr("Positions (*.toml)")
