"""Panel "Hint": the best moves of the position, and what comes of playing on from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.picture import ALL, PUBLIC, Picture, SeatStyle
from engine.play.hints import Budget, Hint
from engine.play.match import Match
from engine.play.node import Node
from engine.play.outlook import Outlook
from engine.records.record import PERSON
from workbench.charts.later import LaterRidges
from workbench.jobs.slot import JobSlot
from workbench.language.bots import bot_title
from workbench.language.counts import counted
from workbench.language.counts import number as shown
from workbench.look.theme import LIGHT, Theme
from workbench.panels.board import BoardPanel
from workbench.play.hands.preview_card import how_to_play
from workbench.play.hands.second_click import SecondClick
from workbench.play.hint.best_moves import HINT_ROLE, HintDelegate, HintsModel, MovesList
from workbench.play.hint.fields import choice_box, quiet_bar
from workbench.play.hint.jobs import HintRequest, OutlookRequest
from workbench.play.hint.outlook import OutlookTable, OutlookTally
from workbench.play.why.marks import BlockMarks
from workbench.scene.clicks import touched
from workbench.table.game_table import GameTable
from workbench.table.reading import why_veiled
from workbench.widgets.filled_rows import FilledRows

BUDGETS: Final = (500, 2_000, 10_000, 50_000)  # games of a hint
TIMES: Final = (200, 1_000, 5_000, 20_000)  # games played on
_USUAL: Final = 1  # place in both
_USUAL_BOT: Final = "greedy"
_SEATED: Final = ""  # every bot plays its own seat


class HintPanel(QWidget):
    """Asks for the best moves in a thread, and plays on in another.

    Args:
        table: Whose position.
        board: Where a chosen move is shown.

    Signals:
        move_shown: Code of the move that is shown on the board; -1 for none.
        failed: What went wrong, in words.
        enabled_changed: A job began or ended.
    """

    move_shown = Signal(int)
    failed = Signal(str)
    enabled_changed = Signal()

    def __init__(self, table: GameTable, board: BoardPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._styles: tuple[SeatStyle, ...] = ()
        self._search = JobSlot(self)
        self._playing = JobSlot(self)
        self._state: object = None  # what `_show_state` has shown
        self._place: tuple[Match, int] | None = None  # match and node that the hints are about
        self._asked: Match | None = None  # match that is played on, or was
        self.outlook: Outlook | None = None
        self.marks = BlockMarks(board.scene, barred=False)
        self.budget = choice_box(self.tr("Budget of the hint"))
        self.ask = QPushButton(self.tr("Hint"), self)
        self.model = HintsModel(self)
        self.list = MovesList(self)
        self.delegate = HintDelegate(self.model, self.list)
        self.note = QLabel(self)
        self.progress = quiet_bar(self.tr("Progress of the hint"))
        self.times = choice_box(self.tr("Games played from here"))
        self.players = choice_box(self.tr("Who plays on"))
        self.dealt = choice_box(self.tr("What is hidden"))
        self.go = QPushButton(self.tr("Play games from here"), self)
        self.barred = QLabel(self)  # why no games can be played on
        self.head = QLabel(self)
        self.going = quiet_bar(self.tr("Progress of playing on"))
        self.results = OutlookTable()
        self.chart = LaterRidges()
        self._covered = False
        self._set_up()
        self._lay_out()
        self._listen()
        table.position_changed.connect(self._follow)
        table.history_changed.connect(self._follow)
        table.seats_changed.connect(self._show_state)
        table.viewer_changed.connect(self._hand_over)
        self.dealt.currentIndexChanged.connect(self._show_state)
        self._show_state()

    def sizeHint(self) -> QSize:
        """Wide enough for the figures; the height is the dock's."""
        return QSize(self.fontMetrics().averageCharWidth() * 44, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the buttons."""
        return QSize(self.fontMetrics().averageCharWidth() * 30, super().minimumSizeHint().height())

    # What is asked from outside.

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The moves in the list, best first."""
        rows = range(self.model.rowCount())
        return tuple(self.model.index(row).data(HINT_ROLE) for row in rows)

    @property
    def looking(self) -> bool:
        """Whether the best moves are being looked for."""
        return self._search.running

    @property
    def playing_on(self) -> bool:
        """Whether games are being played on."""
        return self._playing.running

    @property
    def kept(self) -> bool:
        """Whether games would be played on with what people keep from each other."""
        return self._table.veiled and self.dealt.currentData() == ALL

    def cover(self, down: bool) -> None:
        """While the curtain is down nobody is there whom anything could be told."""
        self._covered = down
        self._show_state()

    def toggle_hint(self) -> None:
        """Look for the best moves, or stop looking and keep what is known."""
        if self.looking:
            self._search.abandon()
            return
        match = self._table.match
        if match is None or match.over or self._table.looking_back:
            return
        if self._covered or not self._table.mover_is_read:
            return
        self.model.set_hints(())
        self._place = (match, match.here)
        budget = Budget(games=int(self.budget.currentData()))
        self._search.start(HintRequest(match.scenario, match.state, budget))

    def toggle_outlook(self) -> None:
        """Play on from the position in sight, or stop and keep what is known."""
        if self.playing_on:
            self._playing.abandon()
            return
        match, node = self._table.match, self._node()
        if match is None or node is None or self._covered or self.kept:
            return
        self.outlook, self._asked = None, match
        games = int(self.times.currentData())
        dealt = int(self.dealt.currentData())
        bots = tuple(self._deciders())
        self.going.setRange(0, games)
        self.going.setValue(0)
        self._head_text = self.tr("From move {}: {} of {} games").format(
            self._table.ply, "{}", shown(games)
        )
        self._playing.start(OutlookRequest(match.scenario, node.state, bots, games, dealt))

    def play_on(self, times: int) -> None:
        """Play on from the position in sight, one of the offered numbers of times."""
        if self.playing_on:
            self._playing.abandon()
        self.times.setCurrentIndex(max(self.times.findData(times), 0))
        self.toggle_outlook()

    def show_move(self, index: QModelIndex) -> None:
        """Show a hint on the board."""
        hint = index.data(HINT_ROLE)
        match = self._table.match
        if not isinstance(hint, Hint) or match is None or not self._still_here():
            self.marks.clear()
            self.move_shown.emit(-1)
            return
        game, record = match.scenario.game, match.scenario.record
        self.marks.show_places(touched(game.gesture(record, match.state, hint.code)))
        self.move_shown.emit(hint.code)

    def play_move(self, index: QModelIndex) -> None:
        """Make the move of a hint."""
        hint = index.data(HINT_ROLE)
        if isinstance(hint, Hint) and self._still_here():
            self._table.play_move(hint.code)

    def set_theme(self, theme: Theme = LIGHT) -> None:
        """Use other colours."""
        self.marks.set_theme(theme)
        self.delegate.theme = theme
        self.list.viewport().update()
        self.results.set_theme(theme)
        self.chart.set_theme(theme)

    def stop(self) -> None:
        """Look for nothing any more, at the end of the program."""
        self._search.abandon()
        self._playing.abandon()

    # Following the table.

    def _follow(self, picture: Picture | None = None) -> None:
        """Another position: the hints are about the old one; another match: so are all figures."""
        if picture is not None:
            self._styles = picture.styles or self._styles
        if self._place is not None and not self._still_here():
            self._place = None
            self._search.abandon()
            self.model.set_hints(())
            self.marks.clear()
            self.move_shown.emit(-1)
        if self._asked is not self._table.match:
            self._forget_outlook()
        self._show_state()

    def _hand_over(self) -> None:
        """Somebody else reads the table: what was found for one person is not for the next."""
        if self._table.veiled:
            self._forget_outlook()
        self._show_state()

    def _forget_outlook(self) -> None:
        self._asked = self.outlook = None
        self._playing.abandon()

    def _still_here(self) -> bool:
        match = self._table.match
        if match is None or self._table.looking_back:
            return False
        return self._place == (match, match.here)

    def _node(self) -> Node | None:
        """The position in sight."""
        match = self._table.match
        if match is None:
            return None
        line = match.line()
        return line[self._table.ply - 1] if self._table.ply else match.nodes[0]

    def _deciders(self) -> Sequence[str]:
        match = self._table.match
        seats = match.seats if match is not None else ()
        chosen = str(self.players.currentData())
        usual = self._table.bot or _USUAL_BOT
        if chosen != _SEATED:
            return (chosen,) * len(seats)
        return tuple(usual if who == PERSON else who for who in seats)

    # Jobs.

    def _listen(self) -> None:
        for slot in (self._search, self._playing):
            slot.failed.connect(self.failed)
            slot.changed.connect(self._show_state)
        for news in (self._search.progressed, self._search.done):
            news.connect(self._show_hints)
        for news in (self._playing.progressed, self._playing.done):
            news.connect(self._show_outlook)

    def _show_hints(self, news: tuple[int, int, tuple[Hint, ...]]) -> None:
        played, planned, best = news
        if not self._still_here():
            return
        self.progress.setRange(0, max(planned, 1))
        self.progress.setValue(min(played, planned))
        chosen = self.list.currentIndex().data(HINT_ROLE)
        self.model.set_hints(best)
        if isinstance(chosen, Hint):
            row = next((row for row, hint in enumerate(best) if hint.code == chosen.code), -1)
            self.list.setCurrentIndex(self.model.index(row))
        self.list.fit()
        self._show_state()

    def _show_outlook(self, known: Outlook) -> None:
        self.outlook = known
        self.going.setValue(known.games + known.unfinished)
        self.head.setText(self._head_text.format(shown(known.games)))
        self.results.show_outlook(known, self._styles)
        if known.games:
            self.chart.show_tally(OutlookTally(known), self._styles)
        self._show_state()

    def _show_state(self) -> None:
        """Show what can be asked now; cheap when nothing has changed since the last time."""
        match = self._table.match
        open_ = match is not None and not self._covered
        read = open_ and not self._table.over and self._table.mover_is_read
        here = read and not self._table.looking_back
        note = self._note(here=here)
        rows, known, kept = self.model.rowCount(), self.outlook is not None, open_ and self.kept
        state = (here, self.looking, self.playing_on, note, rows, known, open_, kept)
        if state == self._state:
            return
        self._state = state
        self.ask.setEnabled(self.looking or here)
        self.ask.setText(self.tr("Stop") if self.looking else self.tr("Hint"))
        self.go.setEnabled(self.playing_on or (open_ and not kept))
        self.barred.setText(why_veiled() if kept else "")
        self.barred.setVisible(kept)
        self.go.setText(self.tr("Stop") if self.playing_on else self.tr("Play games from here"))
        self.progress.setVisible(self.looking)
        self.going.setVisible(self.playing_on)
        self.list.setVisible(bool(rows))
        self.note.setText(note)
        for part in (self.head, self.results, self.chart):
            part.setVisible(known)
        self.enabled_changed.emit()

    def _note(self, *, here: bool) -> str:
        if self.model.rowCount():
            return f"{how_to_play(2)} {self.tr('Bars: share of the win, 95%.')}"
        if self.looking:
            return self.tr("Looking for the best moves…")
        if here:
            return self.tr("Hint plays the likeliest moves on and compares their results.")
        return self._missing()

    def _missing(self) -> str:
        """Why no hint can be asked for."""
        if self._table.match is None:
            return self.tr("No game is on the table yet.")
        if self._covered:
            return self.tr("Hints wait until the person to move is at the screen.")
        if self._table.looking_back:
            button = QCoreApplication.translate("TableBanner", "Play on from here")
            said = self.tr("The game is at another position: press “{button}” first.")
            return said.format(button=button)
        if self._table.over:
            return self.tr("The game is over.")
        if self._table.person_to_move:
            return self.tr("Hints wait until the person to move is at the screen.")
        return self.tr("A bot is to move; hints come when it is your turn.")

    # Looks.

    def _set_up(self) -> None:
        for games in BUDGETS:
            self.budget.addItem(counted(self.tr("{n:game|games}"), n=games), games)
        for games in TIMES:
            self.times.addItem(counted(self.tr("{n:game|games}"), n=games), games)
        self.budget.setCurrentIndex(_USUAL)
        self.times.setCurrentIndex(_USUAL)
        for bot in (_USUAL_BOT, "uniform"):
            self.players.addItem(self.tr("{} on all seats").format(bot_title(bot)), bot)
        self.players.addItem(self.tr("the bots of the seats"), _SEATED)
        self.dealt.addItem(self.tr("hidden things dealt anew"), PUBLIC)
        self.dealt.addItem(self.tr("hidden things as they lie"), ALL)
        self.list.setModel(self.model)
        self.list.setItemDelegate(self.delegate)
        self.list.setMouseTracking(True)
        self.list.setAccessibleName(self.tr("Best moves"))
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.selectionModel().currentChanged.connect(self.show_move)
        self.list.doubleClicked.connect(self.play_move)
        SecondClick(self.list, self.play_move)
        self.list.played.connect(self.play_move)
        for label in (self.note, self.barred, self.head):
            label.setObjectName("note")
            label.setWordWrap(True)
        self.ask.clicked.connect(self.toggle_hint)
        self.go.clicked.connect(self.toggle_outlook)
        self._head_text = "{}"

    def _lay_out(self) -> None:
        inner = QWidget()
        # Scrolled, so that results that come in never change the size of the board.
        area = QScrollArea(self)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        column.addLayout(FilledRows(self.ask, self.budget))
        column.addWidget(self.progress)
        column.addWidget(self.list)
        column.addWidget(self.note)
        column.addSpacing(8)
        column.addLayout(FilledRows(self.go, self.times))
        column.addLayout(FilledRows(self.players, self.dealt))
        column.addWidget(self.barred)
        column.addWidget(self.going)
        column.addWidget(self.head)
        column.addWidget(self.results)
        column.addWidget(self.chart, 1)
        column.addStretch(0)
