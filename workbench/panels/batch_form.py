"""The form of panel "Batch": how many games, who plays, which seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QWidget

from engine.picture import SeatStyle
from workbench.jobs.contract import BatchPlan
from workbench.language.bots import bot_title
from workbench.look.marks import seat_tip
from workbench.widgets.elided import ElidedBox
from workbench.widgets.filled_rows import FilledRows
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.whole_number import WholeNumber

_MIXED: Final = ""
_GAMES: Final = 2000
_GAP: Final = 8  # pixels
_LETTERS: Final = 12  # of a bot that are always in sight


class BatchForm(QWidget):
    """What a batch shall do: how many games, who plays, which seed.

    Signals:
        changed: Something else was chosen.
    """

    changed = Signal()

    def __init__(self, bots: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bots = tuple(bots)
        self.games = WholeNumber(self, 1, 10_000_000)
        self.games.setSingleStep(1000)
        self.games.setGroupSeparatorShown(True)
        self.games.setValue(_GAMES)
        self.games.setAccessibleName(self.tr("Number of games"))
        self.seed = WholeNumber(self, 0, 2_147_483_647)
        self.seed.setValue(1)
        self.seed.setAccessibleName(self.tr("Seed of the batch"))
        self.seed.setToolTip(self.tr("The same seed gives the same games"))
        self.everyone = _bots_box()
        self.everyone.setAccessibleName(self.tr("Bot of all seats"))
        for bot in self._bots:
            self.everyone.addItem(self.tr("{} on all seats").format(bot_title(bot)), bot)
        self.everyone.addItem(self.tr("One by one…"), _MIXED)
        self.everyone.currentIndexChanged.connect(self._show_seats)
        self.seats: list[QComboBox] = []
        self._styles: Callable[[], tuple[SeatStyle, ...]] = tuple
        self._wanted: tuple[str, ...] = ()  # bots of the seats, until these are known
        for number in (self.games, self.seed):
            number.valueChanged.connect(self.changed)
        self.everyone.currentIndexChanged.connect(self.changed)
        self._seat_rows = QWidget()
        self._seat_form = QFormLayout(self._seat_rows)
        self._seat_form.setContentsMargins(0, 0, 0, 0)
        self._arrange()

    def _arrange(self) -> None:
        games = _told(self.tr("Games"), self.games)
        seed = _told(self.tr("Seed"), self.seed)
        row = FilledRows(games, seed)
        row.setSpacing(_GAP)
        who = _told(self.tr("Bots"), self.everyone)
        in_column(row, who, self._seat_rows, on=self, margins=0, spacing=6)
        self._seat_rows.hide()

    def use_seats(self, styles: Callable[[], tuple[SeatStyle, ...]]) -> None:
        """Seats for batches of mixed bots; they are asked for when somebody mixes bots."""
        self._styles = styles
        while self._seat_form.rowCount():
            self._seat_form.removeRow(0)
        self.seats = []
        self._show_seats()

    def _add_seats(self) -> None:
        """One choice per seat."""
        for style in self._styles():
            choice = _bots_box()
            for bot in self._bots:
                choice.addItem(bot_title(bot), bot)
            choice.setAccessibleName(self.tr("Bot of {}").format(style.title))
            choice.setCurrentIndex(max(0, choice.findData(self._wanted_bot(len(self.seats)))))
            choice.currentIndexChanged.connect(self.changed)
            label = QLabel(style.title)
            label.setToolTip(seat_tip(style))
            label.setBuddy(choice)
            self._seat_form.addRow(label, choice)
            self.seats.append(choice)

    def plan(self) -> BatchPlan:
        """What has been chosen."""
        everyone = self.everyone.currentData()
        if everyone == _MIXED:
            bots = tuple(str(choice.currentData()) for choice in self.seats)
        else:
            bots = (str(everyone),)
        return BatchPlan(bots, self.games.value(), self.seed.value())

    def memory(self) -> dict[str, Any]:
        """What has been chosen, for JSON."""
        plan = self.plan()
        mixed = self.everyone.currentData() == _MIXED
        bots = (plan.bots or self._wanted) if mixed else plan.bots
        return {"games": plan.games, "seed": plan.seed, "bots": list(bots), "mixed": mixed}

    def use_memory(self, memory: Mapping[str, Any], usual_games: int = _GAMES) -> None:
        """Choose what was chosen before, as far as it is understood; else what is usual."""
        games, seed, bots = memory.get("games"), memory.get("seed"), memory.get("bots")
        with QSignalBlocker(self):
            self.games.setValue(games if isinstance(games, int) else usual_games)
            self.seed.setValue(seed if isinstance(seed, int) else 1)
            known = [str(bot) for bot in bots] if isinstance(bots, list) else []
            self._wanted = tuple(known)
            everyone = _MIXED if memory.get("mixed") is True else (known or [""])[0]
            row = self.everyone.findData(everyone) if known else 0
            self.everyone.setCurrentIndex(max(0, row))

    def _wanted_bot(self, seat: int) -> str:
        return self._wanted[seat] if seat < len(self._wanted) else ""

    def _show_seats(self) -> None:
        mixed = self.everyone.currentData() == _MIXED
        if mixed and not self.seats:
            self._add_seats()
        self._seat_rows.setVisible(mixed and bool(self.seats))


def _told(text: str, field: QWidget) -> QWidget:
    """A field with what it is before it."""
    whole, label = QWidget(), QLabel(text)
    label.setBuddy(field)
    in_row(label, (field, 1), on=whole, margins=0, spacing=_GAP)
    return whole


def _bots_box() -> ElidedBox:
    """A list of bots that gives way where there is little room."""
    box = ElidedBox()
    box.shrink_to(_LETTERS)
    return box
