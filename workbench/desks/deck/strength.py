"""Panel "Strength": what games say of each card, of pairs, and of cards that nobody uses."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QWidget

from engine.errors import OikistError
from engine.reports.card_rows import CardRow, card_rows, pair_rows
from engine.reports.card_words import strength_sentences
from workbench.desks.deck.strength_names import named
from workbench.desks.deck.strength_table import StrengthTable
from workbench.documents.deck_document import DeckDocument
from workbench.jobs import queue
from workbench.jobs.described import described
from workbench.jobs.measuring import Measuring
from workbench.jobs.queue import LabJob
from workbench.jobs.slot import JobSlot
from workbench.language.bots import bot_title
from workbench.language.counts import counted, moment
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.whole_number import WholeNumber

if TYPE_CHECKING:
    from engine.asking.deck_strength import Measured
    from engine.scenarios.scenario import Scenario

_PATIENCE: Final = 300  # milliseconds without edits before the file of runs is read again
_FIRST: Final = 100  # games before the first look at what is being played
_MORE: Final = 1.25  # times as many games make another look


class StrengthPanel(QWidget):
    """Asks the lab about the deck on the desk, and shows the last answer about it.

    Attributes:
        games: How many are played for an answer.
        button: Asks, or stops what was asked.
        cards, pairs: What is known of each.

    Signals:
        chosen: Cards that somebody wants to see, as their rows in the deck.
        failed: What went wrong, in words.
        unfit: Faults for which the deck cannot be played.
    """

    chosen = Signal(object)
    failed = Signal(str)
    unfit = Signal(object)

    def __init__(self, document: DeckDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._measuring: Measuring | None = None
        self._job: LabJob | None = None
        self._scenario: Scenario | None = None  # as it was when the last answer was looked for
        self._found: Measured | None = None
        self._places: Mapping[str, int] = {}  # name of a card -> its row in the deck
        self._row = -1  # of the card that is chosen in the table of cards
        self._known = False  # whether an answer was looked for
        self._looked = 0  # games at the last look at what is being played
        self.games = WholeNumber()
        self.button = QPushButton()
        self.note = QLabel(wordWrap=True)
        self.note.setObjectName("note")
        self.changed = QLabel(wordWrap=True)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.cards = StrengthTable(self.tr("Strength of cards"), self.tr("Card"), 4)
        self.pairs = StrengthTable(self.tr("Pairs that stand out"), self.tr("Pair"), 2)
        self.whole = QLabel(wordWrap=True)
        self.pairs_title = QLabel(self.tr("Pairs that stand out"))
        self.words = QLabel(wordWrap=True)
        self._reading = JobSlot(self)
        self._soon = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._arrange()
        self._wire()
        self._show()

    def use_measuring(self, measuring: Measuring) -> None:
        """Know the lab; called once."""
        from engine.asking.deck import USUAL_GAMES
        from engine.asking.fields import games_field

        field = games_field(USUAL_GAMES)
        self.games.setRange(int(field.low), int(field.high))
        self.games.setValue(field.usual)
        self._measuring = measuring
        self._job = measuring.open_job(self._document)
        measuring.changed.connect(self._follow)
        measuring.ended.connect(self._end)
        self._show()

    def show_row(self, row: int) -> None:
        """Choose what is known of a card of the deck."""
        self._row = row
        one = self.cards.row_chosen()
        if one is None or self._places.get(one.cards[0]) != row:
            self.cards.choose([name for name, place in self._places.items() if place == row][:1])
            self._show_whole()

    def measure(self) -> None:
        """Ask the lab about the deck as it stands; what cannot be played is told."""
        if self._measuring is None:
            return
        try:
            self._job = self._measuring.ask(self._document, self.games.value())
        except OikistError as error:
            self.unfit.emit(error.faults)
            return
        self._looked = 0
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Look for what was found out while nobody could see it."""
        super().showEvent(event)
        self._soon.start(0)

    # The lab.

    def _press(self) -> None:
        if self._measuring is not None and self._job is not None:
            self._measuring.stop(self._job)
        else:
            self.measure()

    def _follow(self, job: LabJob) -> None:
        """A question is further: of this deck, its games are looked at now and then."""
        if self._measuring is None:
            return
        if self._job is None:
            self._job = self._measuring.open_job(self._document)
            self._looked = 0
        if job is not self._job:
            return
        self._show_job()
        games = job.progress.games if job.progress is not None else 0
        if not self.isVisible() or self._reading.running or job.state != queue.RUNNING:
            return
        if games >= max(_FIRST, _MORE * self._looked):
            request = self._measuring.reading_by_now(job, self._document)
            if request is not None:
                self._looked = games
                self._reading.start(request)

    def _end(self, job: LabJob) -> None:
        """A question is over: another one about this deck may wait, and the answer is shown."""
        if self._measuring is None:
            return
        if job is self._job:
            self._job = self._measuring.open_job(self._document)
            if job.state == queue.FAILED:
                self.failed.emit(job.problem)
        self._looked = 0
        self._soon.start(0)
        self._show()

    def _read(self) -> None:
        """Look for the last answer, unless one is on its way."""
        if self._measuring is None or not self.isVisible():
            return
        try:
            self._scenario = self._measuring.scenario_of(self._document)
        except OikistError:  # what is shown stays: it is about an earlier state of the deck
            self._known = True
            self._show()
            return
        if self._looked == 0:
            self._reading.start(self._measuring.reading(self._scenario, self._document))

    def _take(self, found: Measured | None) -> None:
        if found is None and self._looked:
            return
        self._found, self._known = found, True
        self._show()

    # Showing.

    def _show(self) -> None:
        self._show_job()
        found = self._found
        for widget in (self.cards, self.words):
            widget.setVisible(found is not None)
        strength, self._places = named(found, self._document) if found is not None else (None, {})
        pairs = pair_rows(strength) if strength is not None else ()
        for widget in (self.pairs, self.pairs_title):
            widget.setVisible(bool(pairs))
        self.pairs.show_rows(pairs)
        self.cards.show_rows(card_rows(strength) if strength is not None else ())
        self.words.setText("\n".join(strength_sentences(strength)) if strength is not None else "")
        changed = self._changes()
        self.changed.setText(changed)
        self.changed.setVisible(bool(changed))
        if self.pairs.row_chosen() is None:
            self.show_row(self._row)
        self._show_whole()

    def _show_job(self) -> None:
        job = self._job
        on = job is not None
        self.button.setText(self.tr("Stop") if on else self.tr("Measure"))
        tip = self.tr("End it; the games that were played are kept, and Measure goes on with them")
        usual = self.tr("Play games with random deals, saved or not, and tell what each card does")
        self.button.setToolTip(tip if on else usual)
        self.button.setEnabled(job is None or job.state != queue.STOPPING)
        self.games.setEnabled(not on)
        self.bar.setVisible(on)
        progress = job.progress if job is not None else None
        with QSignalBlocker(self.bar):
            self.bar.setRange(0, max(progress.planned, 1) if progress is not None else 0)
            self.bar.setValue(progress.games if progress is not None else 0)
        self.note.setText(self._about(job))

    def _about(self, job: LabJob | None) -> str:
        """What the figures rest on, and how far the lab is."""
        found = self._found
        said = [described(job)] if job is not None else []
        if found is None:
            if job is None and self._known:
                said.append(self.tr("Not measured yet. Games with random deals tell it."))
            elif job is None:
                said.append(self.tr("Looking for an answer…"))
            return "\n".join(said)
        games, bots = found.strength.games, ",".join(dict.fromkeys(found.strength.bots))
        if not found.asked:
            now = self.tr("{games:game|games} so far, {bots}. The intervals hold at the end.")
            said.append(counted(now, games=games, bots=bot_title(bots)))
        else:
            when = moment(datetime.fromisoformat(found.asked).timestamp())
            then = self.tr("Measured {when}: {games:game|games}, {bots}.")
            said.append(counted(then, when=when, games=games, bots=bot_title(bots)))
        return "\n".join(said)

    def _changes(self) -> str:
        """What is other than when the games were played; "" for nothing."""
        found = self._found
        if found is None:
            return ""
        if found.deck.digest != self._document.deck().digest:
            return self.tr("The deck has changed since.")
        if self._scenario is not None and found.digest != self._scenario.digest:
            return self.tr("Other rules have changed since.")
        return ""

    def _show_whole(self) -> None:
        """The chosen card or pair in a sentence."""
        one = self.cards.row_chosen() or self.pairs.row_chosen()
        self.whole.setText(one.whole if one is not None else "")
        self.whole.setVisible(bool(self.whole.text()))

    def _choose(self, other: StrengthTable, one: CardRow) -> None:
        other.choose(())
        self._show_whole()
        rows = [self._places[name] for name in one.cards if name in self._places]
        if rows:
            self.chosen.emit(rows)

    def _edited(self) -> None:
        if self._found is not None:
            self._show()  # numbers follow their cards at once
        self._soon.start(_PATIENCE)

    def _arrange(self) -> None:
        title = QLabel(self.tr("Games"))
        title.setBuddy(self.games)
        self.games.setAccessibleName(self.tr("Games"))
        head = in_row(title, (self.games, 1))
        in_column(
            head, in_row(self.button, 1), self.bar, self.note, self.changed,
            (self.cards, 3), self.whole, self.pairs_title, (self.pairs, 1), self.words, 0,
            on=self, margins=(10, 8, 10, 10), spacing=6,
        )  # fmt: skip

    def _wire(self) -> None:
        self.button.clicked.connect(self._press)
        self._soon.timeout.connect(self._read)
        self._reading.done.connect(self._take)
        self._reading.failed.connect(self.failed)
        self.cards.chosen.connect(lambda one: self._choose(self.pairs, one))
        self.pairs.chosen.connect(lambda one: self._choose(self.cards, one))
        self._document.edited.connect(lambda _: self._edited())
