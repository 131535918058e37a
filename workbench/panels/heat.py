"""Panel "Heat map": which run, measure, seat and round are shown over a board."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QWidget,
)

from workbench.jobs.heat import HeatRequest, HeatRun, HeatRunsRequest
from workbench.jobs.slot import JobSlot
from workbench.language.bots import bot_title
from workbench.language.counts import counted
from workbench.look.theme import Theme
from workbench.panels.heat_legend import HeatLegend
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.wheel import DropDown
from workbench.widgets.whole_number import WholeNumber

if TYPE_CHECKING:
    from engine.runs.heat import Heat

TIP: Final = Qt.ItemDataRole.ToolTipRole
_LETTERS: Final = 5  # of a list that must have room on a small screen


@dataclass(frozen=True)
class HeatBoard:
    """The board over which heat is shown.

    Attributes:
        game: Name of its game.
        digest: Of the board.
        keys: What files call its sites.
    """

    game: str
    digest: str
    keys: frozenset[str]

    @classmethod
    def of(cls, game: str, digest: str, keys: Collection[str]) -> HeatBoard:
        """One with keys in any order."""
        return cls(game, digest, frozenset(keys))


class HeatPanel(QWidget):
    """Nothing is read or played before it is switched on.

    Args:
        edited: Whether runs of earlier states of the board will do.

    Attributes:
        runs: File of runs; None for the user's own.
        here: Folder in which the names of its variants are looked up; None for the current one.
        on: Whether heat is shown, or will be once it is known.
        heat: What is known of the chosen run.

    Signals:
        shown: Key of a site -> HeatCell; None for the board alone.
        switched: It was switched on or off.
        lab_wanted: Somebody wants to play games of this board.
    """

    shown = Signal(object)
    switched = Signal()
    lab_wanted = Signal()

    def __init__(self, *, edited: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.runs: Path | None = None
        self.here: Path | None = None
        self._failed = ""  # why there is nothing to be shown
        self.heat: Heat | None = None
        self._edited = edited
        self._board: HeatBoard | None = None
        self._found: tuple[HeatRun, ...] = ()
        self._listing, self._playing = JobSlot(self), JobSlot(self)
        self._pause = QTimer(self, singleShot=True, interval=150)
        self.switch = QCheckBox(self.tr("Show on the board"))
        self.run, self.measure, self.seat = DropDown(), DropDown(), DropDown()
        self.round = WholeNumber()
        self.legend = HeatLegend()
        self.said = QLabel(wordWrap=True)
        self.trouble = QLabel(wordWrap=True)
        self.bar = QProgressBar()
        self.stop = QPushButton(self.tr("Stop"))
        self.lab = QPushButton(self.tr("Simulate in the lab"))
        self._arrange()
        self._wire()
        self._show_state()

    @property
    def on(self) -> bool:
        """See the class."""
        return self.switch.isChecked()

    def toggle(self) -> None:
        """Switch heat on or off."""
        self.switch.setChecked(not self.on)

    def use_runs(self, runs: Path | None, here: Path | None = None) -> None:
        """Take runs of another file, or look up their variants elsewhere."""
        if (runs, here) != (self.runs, self.here):
            self.runs, self.here = runs, here
            self._forget()

    def set_board(self, board: HeatBoard | None) -> None:
        """Show heat over another board, or the same one edited; None where there is none."""
        if board == self._board:
            return
        before, self._board = self._board, board
        other = before is None or board is None or before.game != board.game
        if other or not self._edited:
            self._forget()
        elif self.on:
            self._show_map()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.legend.set_theme(theme)

    def stop_all(self) -> None:
        """Give up what is at work."""
        self._listing.abandon()
        self._playing.abandon()

    def refresh(self) -> None:
        """Look which runs there are, if anybody wants to know."""
        if self.on and self._board is not None:
            board = self._board
            request = HeatRunsRequest(self.runs, board.game, board.digest, board.keys, self._edited)
            self._listing.start(request)
        self._show_state()

    def showEvent(self, event: QShowEvent) -> None:
        """A batch may have ended since."""
        super().showEvent(event)
        self.refresh()

    # Construction.

    def _arrange(self) -> None:
        rows = (
            (self.run, self.tr("Run")),
            (self.measure, self.tr("Measure")),
            (self.seat, self.tr("Seat")),
            (self.round, self.tr("Up to round")),
        )
        form = QFormLayout(fieldGrowthPolicy=QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field, title in rows:
            field.setAccessibleName(title)
            form.addRow(title, field)
        for field in (self.run, self.measure, self.seat):
            field.give_way(_LETTERS)
        self.round.setMinimum(1)
        self.bar.setMinimumWidth(1)
        self.bar.setAccessibleName(self.tr("Games played again"))
        self.said.setAccessibleName(self.tr("Heat map in words"))
        self.trouble.setObjectName("empty")
        self.switch.setToolTip(self.tr("Colours each site by what happened there in a stored run"))
        work = in_row((self.bar, 1), self.stop)
        parts = (self.switch, self.trouble, self.lab, form, work, self.legend, self.said, 1)
        in_column(*parts, on=self, margins=(10, 8, 10, 10))

    def _wire(self) -> None:
        self.switch.toggled.connect(self._follow_switch)
        self.run.currentIndexChanged.connect(self._take_run)
        self.measure.currentIndexChanged.connect(self._show_map)
        self.seat.currentIndexChanged.connect(self._show_map)
        self.round.valueChanged.connect(lambda _: self._pause.start())
        self._pause.timeout.connect(self._take_round)
        self.stop.clicked.connect(self._playing.cancel)
        self.lab.clicked.connect(self.lab_wanted)
        self._listing.done.connect(self._take_runs)
        self._listing.changed.connect(self._show_state)
        self._listing.failed.connect(self._say_trouble)
        self._playing.progressed.connect(self._tell)
        self._playing.done.connect(self._take_heat)
        self._playing.failed.connect(self._say_trouble)
        self._playing.changed.connect(self._show_state)

    # What is chosen.

    def _follow_switch(self) -> None:
        if self.on:
            self.refresh()
            self._show_map()
        else:
            self._playing.abandon()
            self.shown.emit(None)
        self._show_state()
        self.switched.emit()

    def _forget(self) -> None:
        """Nothing that was found holds any more."""
        self.stop_all()
        self.heat, self._found, self._failed = None, (), ""
        with QSignalBlocker(self.run):
            self.run.clear()
        if self.on:
            self.shown.emit(None)
        self.refresh()

    def _take_runs(self, found: Sequence[HeatRun]) -> None:
        if tuple(found) == self._found and self.heat is not None:
            return
        before = self._chosen()
        self._found = tuple(found)
        with QSignalBlocker(self.run):
            self.run.clear()
            for one in self._found:
                self.run.addItem(self._titled(one))
            places = [one.place for one in self._found]
            there = before is not None and before.place in places
            self.run.setCurrentIndex(places.index(before.place) if before and there else 0)
        if not there or self.heat is None:
            self._take_run()
        self._show_state()

    def _titled(self, one: HeatRun) -> str:
        bots = ", ".join(dict.fromkeys(bot_title(bot) for bot in one.bots))
        said = self.tr("Run {number}: {title}, {bots}, {games:game|games}")
        return counted(said, number=str(one.number), title=one.title, bots=bots, games=one.games)

    def _chosen(self) -> HeatRun | None:
        row = self.run.currentIndex()
        return self._found[row] if 0 <= row < len(self._found) else None

    def _take_run(self) -> None:
        """Play the games of the chosen run again."""
        chosen = self._chosen()
        self.heat, self._failed = None, ""
        self.run.setToolTip(self.run.currentText())
        self.shown.emit(None)
        if chosen is None or not self.on:
            self._playing.abandon()
            return
        self.bar.setRange(0, 0)
        self._playing.start(HeatRequest(self.runs, *chosen.place, here=self.here))

    def _take_round(self) -> None:
        """Count to the end of another round."""
        chosen, heat = self._chosen(), self.heat
        if chosen is not None and heat is not None and self.round.value() != heat.until:
            until, known = self.round.value(), heat.placings
            self._playing.start(HeatRequest(self.runs, *chosen.place, until, known, self.here))

    def _tell(self, news: object) -> None:
        if isinstance(news, tuple):
            done, whole = news
            self.bar.setRange(0, whole)
            self.bar.setValue(done)

    def _take_heat(self, heat: Heat) -> None:
        self.heat = heat
        with QSignalBlocker(self.round):
            self.round.setMaximum(heat.placings.rounds)
            self.round.setValue(heat.until)
        self._fill_lists(heat)
        self._show_map()

    def _fill_lists(self, heat: Heat) -> None:
        from engine.discovery import discover
        from engine.seats import seat_styles
        from workbench.panels.heat_words import explained, measure_titles

        arm = heat.placings.arm
        with QSignalBlocker(self.seat):
            chosen = self.seat.currentData()
            self.seat.clear()
            self.seat.addItem(self.tr("All seats"), "")
            for style in seat_styles(discover()[arm.game], arm.seats) if len(arm.seats) > 1 else ():
                self.seat.addItem(style.title, style.name)
            self.seat.setCurrentIndex(max(self.seat.findData(chosen), 0))
        if not self.measure.count():
            with QSignalBlocker(self.measure):
                for key, title in measure_titles().items():
                    self.measure.addItem(title, key)
                    self.measure.setItemData(self.measure.count() - 1, explained(key), TIP)

    # What is shown.

    def _show_map(self) -> None:
        """Show what is chosen of what is known."""
        heat = self.heat
        if heat is None or not self.on:
            self._show_state()
            return
        from engine.runs.heat import WINS
        from workbench.panels.heat_words import cells_of, explained, scale_ends, summed_up

        shown = heat.map(self.measure.currentData(), self.seat.currentData())
        self.measure.setToolTip(explained(shown.measure))
        self.legend.show_scale(scale_ends(shown), two_sided=shown.measure == WINS)
        lines = [explained(shown.measure), *summed_up(shown, heat.placings)]
        board = self._board
        if board is not None and heat.placings.arm.board != board.digest:
            shared = len(board.keys.intersection(heat.placings.map.keys))
            said = self.tr(
                "The board has been edited since: {shared} of {keys:site|sites} match by name."
            )
            lines.insert(0, counted(said, shared=shared, keys=len(board.keys)))
        self.said.setText("\n".join(lines))
        self.shown.emit(cells_of(shown, len(heat.placings)))
        self._show_state()

    def _say_trouble(self, said: str) -> None:
        self.heat, self._failed = None, said
        self.shown.emit(None)
        self._show_state()

    def _show_state(self) -> None:
        """What makes sense to be in sight now."""
        working, known = self._playing.running, self.heat is not None
        failed = self._failed if self.on else ""
        nothing = self.on and not self._found and not self._listing.running and not failed
        for part in (self.bar, self.stop):
            part.setVisible(working and not known)
        self.legend.setVisible(self.on and known)
        self.said.setVisible(self.on and known)
        for field in (self.measure, self.seat, self.round):
            field.setEnabled(self.on and known)
        self.run.setEnabled(self.on and bool(self._found))
        self.trouble.setVisible(nothing or bool(failed))
        self.lab.setVisible(nothing and self._board is not None)
        if failed:
            self.trouble.setText(failed)
        elif nothing:
            self.trouble.setText(
                self.tr("No games of this board are stored yet. Simulate some in the lab first.")
                if self._board is not None
                else self.tr("There is no board to show heat on.")
            )
