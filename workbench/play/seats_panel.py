"""Panel "Seats": who sits where, whose turn it is, and a rematch with the same seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.bots.personas import persona_files
from engine.game import Game
from engine.picture import Picture, SeatStyle
from engine.play.match import Match
from engine.records.record import PERSON
from engine.seats import seat_styles
from workbench.look.theme import LIGHT, Theme
from workbench.play.deals import next_seed, was_in_sight
from workbench.play.seats_panel_row import SeatLine
from workbench.table.game_table import GameTable

_USUAL_BOT: Final = "greedy"
_TIP: Final = "tip"  # property: what a part says while it is not covered


class SeatsPanel(QWidget):
    """One line per seat of the match on the table.

    Args:
        table: Whose seats.
        bots: Names of the bots, the usual one first.

    Attributes:
        guard: Does what shows the table to everybody; may be replaced by what asks first.
        called: "game/seat" -> what people call it, for the next match.

    Signals:
        rematch_wanted: A deal with these deciders: seed, and one name per seat.
        redealt: Seed of a deal that is wanted next, since all of this one was in sight.
    """

    rematch_wanted = Signal(object, object)
    redealt = Signal(object)

    def __init__(
        self, table: GameTable, bots: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self.guard: Callable[[Callable[[], None]], None] = lambda then: then()
        self._bots = tuple(bots)
        self._theme = LIGHT
        self._game: Game | None = None
        self._match: Match | None = None
        self.called: dict[str, str] = {}
        self.lines: list[SeatLine] = []
        self._empty = QLabel(self.tr("Seats appear when a game is on the table."), self)
        self._empty.setObjectName("empty")
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 6, 0, 8)
        self._column.setSpacing(2)
        self._column.addWidget(self._empty)
        self.all_bots = QPushButton(self.tr("All bots"), self)
        self.all_people = QPushButton(self.tr("All people"), self)
        self.me = QPushButton(self.tr("Me against bots"), self)
        self.rematch = QPushButton(self.tr("Rematch, one seat on"), self)
        self._four = (self.me, self.all_bots, self.all_people, self.rematch)
        self._columns = 0
        self._buttons = self._make_buttons()
        self._arrange()
        self._column.addWidget(self._buttons)
        self._column.addStretch(1)
        table.seats_changed.connect(self.follow)
        table.history_changed.connect(self.follow)
        table.thinking_changed.connect(self._show_turn)
        table.position_changed.connect(self.show_picture)
        self.follow()

    # What is asked from outside.

    def give(self, deciders: Sequence[str]) -> None:
        """Let these decide from now on, one per seat.

        Who sits down at a new game in which something is hidden, and was in sight as long as
        only bots played, gets the deal of the next seed.
        """
        match = self._table.match
        if match is not None and PERSON in deciders and was_in_sight(match):
            seed = next_seed(match.seed)
            self.redealt.emit(seed)
            self.rematch_wanted.emit(seed, tuple(deciders))
        elif PERSON in deciders:
            self._table.seat_all(deciders)
        else:
            self.guard(lambda: self._table.seat_all(deciders))

    def give_all(self, who: str) -> None:
        """Let one bot, or people, decide for every seat."""
        match = self._table.match
        self.give((who,) * len(match.seats) if match is not None else ())

    def me_against_bots(self) -> None:
        """A person on the seat that moves (or the first), the usual bot on the others."""
        match = self._table.match
        if match is not None:
            mine = max(self._table.to_move, 0)
            seats = range(len(match.seats))
            self.give([PERSON if seat == mine else self._usual(seat) for seat in seats])

    def swap(self, one: int, other: int) -> None:
        """Let two seats change deciders and names."""
        match = self._table.match
        if match is None or one == other:
            return
        deciders, names = list(match.seats), self._names_in(match)
        deciders[one], deciders[other] = deciders[other], deciders[one]
        names[one], names[other] = names[other], names[one]
        self._keep(match, names)
        self._table.call_seats(names)
        self.give(deciders)
        self.follow()

    def play_again(self) -> None:
        """Ask for a game with the same seed in which everybody sits one seat further on."""
        match = self._table.match
        if match is not None:
            names = self._names_in(match)
            self._keep(match, (names[-1], *names[:-1]))
            self.rematch_wanted.emit(match.seed, (match.sitters[-1], *match.sitters[:-1]))

    def cover(self, down: bool) -> None:
        """While the curtain is down nobody else sits down: that might show secrets."""
        covered = QCoreApplication.translate(
            "PlayReasons", "The table is covered; lift the curtain first."
        )
        lines = (part for line in self.lines for part in (line.who, line.budget, line.swap))
        for part in (self.me, self.all_bots, *lines):
            part.setEnabled(not down)
            known = part.property(_TIP)
            usual = part.toolTip() if known is None else known
            part.setProperty(_TIP, usual)
            part.setToolTip(covered if down else usual)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        for line in self.lines:
            line.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons stand in pairs where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Narrow panels put the buttons below each other."""
        widest = max(button.sizeHint().width() for button in self._four)
        usual = super().minimumSizeHint()
        lines = [line.minimumSizeHint().width() for line in self.lines]
        return QSize(max([widest + 20, *lines]), usual.height())

    # Following the table.

    def show_picture(self, picture: Picture) -> None:
        """Another position: perhaps another seat is to move."""
        self._show_turn()

    def follow(self) -> None:
        """Show who sits where now."""
        match = self._table.match
        seats = match.seats if match is not None else ()
        game = match.scenario.game if match is not None else None
        if game is not self._game:
            self._game = game
            self._clear()
        if match is not None:
            self._take_names(match)
        while len(self.lines) < len(seats):
            self._add_line()
        for seat, line in enumerate(self.lines):
            line.setVisible(seat < len(seats))
            line.swap.setVisible(len(seats) > 1)
        if match is not None:
            names = self._names_in(match)
            for line, style, name, who in zip(
                self.lines, _styles_of(match), names, seats, strict=False
            ):
                line.show_seat(style, name, who)
        self._empty.setVisible(not seats)
        self._buttons.setVisible(bool(seats))
        self._show_turn()

    def _show_turn(self) -> None:
        match = self._table.match
        table, mover = self._table, self._table.to_move
        if table.looking_back:
            mover = self._mover_in_sight()
        for seat, line in enumerate(self.lines):
            said = ""
            if match is not None and seat == mover:
                thinks = table.thinking and not table.looking_back
                said = self.tr("◀ thinks…") if thinks else self.tr("◀ to move")
            line.show_turn(said)

    def _mover_in_sight(self) -> int:
        """The seat to move in the position that the board shows."""
        table, match = self._table, self._table.match
        if match is None:
            return -1
        scenario, state = match.scenario, match.nodes[table.in_sight].state
        return int(scenario.game.kernels().seat_to_move(scenario.record, state))

    def _clear(self) -> None:
        for line in self.lines:
            line.setParent(None)
            line.deleteLater()
        self.lines = []

    def _add_line(self) -> None:
        line = SeatLine(self._choices(), self._game, self)
        seat = len(self.lines)
        line.set_theme(self._theme)
        line.given.connect(lambda who, seat=seat: self._give_one(seat, who))
        line.named.connect(lambda name, seat=seat: self._rename(seat, name))
        line.swap_wanted.connect(lambda seat=seat: self._swap_on(seat))
        self._column.insertWidget(1 + seat, line)
        self.lines.append(line)

    def _choices(self) -> tuple[str, ...]:
        """Bots that can be chosen, personas of the game included."""
        match = self._table.match
        personas = (
            persona_files(match.scenario.game, match.scenario.here) if match is not None else ()
        )
        return (*self._bots, *(f"{_USUAL_BOT}@{name}" for name in personas))

    def _give_one(self, seat: int, who: str) -> None:
        match = self._table.match
        if match is None:
            return
        deciders = [who if one == seat else now for one, now in enumerate(match.seats)]
        if PERSON not in deciders or (who == PERSON and was_in_sight(match)):
            self.give(deciders)
        else:
            self._table.set_seat(seat, who)
        self.follow()

    def _swap_on(self, seat: int) -> None:
        match = self._table.match
        if match is not None:
            self.swap(seat, (seat + 1) % len(match.seats))

    def _rename(self, seat: int, name: str) -> None:
        match = self._table.match
        names = self._names_in(match) if match is not None else []
        if match is not None and names[seat] != name:
            names[seat] = name
            self._keep(match, names)
            self._table.call_seats(names)

    def _take_names(self, match: Match) -> None:
        """Those of a match hold; who stays for a new one keeps their name."""
        if match is not self._match:
            self._match = match
            if not match.called and len(match.nodes) == 1:
                match.call([self.called.get(key, "") for key in _keys(match)])
        if match.called:
            self._keep(match, match.called)

    def _names_in(self, match: Match) -> list[str]:
        return [*(match.called or ("",) * len(match.seats))]

    def _keep(self, match: Match, names: Sequence[str]) -> None:
        self.called |= zip(_keys(match), names, strict=True)

    def _usual(self, seat: int) -> str:
        """The bot of a seat, or the usual one where a person sits."""
        match = self._table.match
        who = match.seats[seat] if match is not None else PERSON
        return who if who != PERSON else (self._table.bot or self._bots[0])

    def _arrange(self) -> None:
        widest = max(button.sizeHint().width() for button in self._four)
        columns = 2 if self.width() >= 2 * widest + 26 else 1
        if self._grid.count() == len(self._four) and self._columns == columns:
            return
        self._columns = columns
        for place, button in enumerate(self._four):
            self._grid.addWidget(button, place // columns, place % columns)

    def _make_buttons(self) -> QWidget:
        box = QWidget(self)
        self._grid = QGridLayout(box)
        self._grid.setContentsMargins(10, 6, 10, 0)
        self._grid.setSpacing(6)
        self.me.setToolTip(self.tr("A person on the seat that moves, bots on the others"))
        self.rematch.setToolTip(self.tr("The same seed again; everybody sits one seat further on"))
        self.me.clicked.connect(self.me_against_bots)
        self.all_bots.clicked.connect(lambda: self.give_all(self._table.bot or self._bots[0]))
        self.all_people.clicked.connect(lambda: self.give_all(PERSON))
        self.rematch.clicked.connect(self.play_again)
        for button in self._four:
            button.setCursor(Qt.CursorShape.PointingHandCursor)
        return box


def _styles_of(match: Match) -> tuple[SeatStyle, ...]:
    return seat_styles(match.scenario.game, match.seat_names)


def _keys(match: Match) -> list[str]:
    return [f"{match.scenario.game.name}/{name}" for name in match.seat_names]
