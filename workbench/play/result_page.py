"""What a game came to, over the board when it has ended: places, sources of points, the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.picture import SeatStyle
from engine.play.match import Match
from engine.play.node import Node
from engine.play.results import SeatResult, results, turning_point
from engine.play.wording import named, upper_first
from engine.records.record import PERSON
from workbench.language.counts import counted
from workbench.look.marks import badge_icon, seat_tip
from workbench.look.theme import LIGHT, Theme, scaled
from workbench.panels.board import BoardPanel
from workbench.table.game_table import GameTable
from workbench.widgets.focus import holds_focus

TIMES: Final = 1_000  # games that are played on
_GAP: Final = 12  # pixels that stay free around it
_LETTERS: Final = 9  # of the name of a seat that are always in sight


class ResultPage(QFrame):
    """Comes up by itself when a game that was played here ends; Esc puts it away.

    Args:
        table: Whose game.
        board: Over which it lies.
        named: What a bot is called.

    Attributes:
        table: A column for each seat, by place; score, who decided, then what else settles the
            places and where points came from.
        points: What points are, where they alone do not say who wins.
        turned: Says which move made somebody else the leader for the last time.

    Signals:
        rematch_wanted, survey_wanted: As the buttons say.
        play_on_wanted: How many times the position in sight is to be played on.
    """

    rematch_wanted = Signal()
    survey_wanted = Signal()
    play_on_wanted = Signal(int)

    def __init__(self, table: GameTable, board: BoardPanel, named: Callable[[str], str]) -> None:
        super().__init__(board.view)
        self.setObjectName("result_page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._game = table
        self._board = board
        self._named = named
        self._theme = LIGHT
        self._live: Match | None = None  # seen before it ended
        self._turn: Node | None = None
        self._styles: tuple[SeatStyle, ...] = ()
        self._found: tuple[SeatResult, ...] = ()
        self._wanted = 0  # pixels of a table in which all names are whole
        self.caption = QLabel()
        self.table = QTableWidget()
        self.points = QLabel()
        self.turned = QLabel()
        self.look = QPushButton(self.tr("&Look at it"))
        self.play_on = QPushButton(
            counted(self.tr("&Play {games:game|games} from before it"), games=TIMES)
        )
        self.rematch = QPushButton(self.tr("&Rematch"))
        self.survey = QPushButton(self.tr("&Survey"))
        self.away = QPushButton(self.tr("&Back to the board"))
        self._lay_out()
        self._wire()
        board.view.viewport().installEventFilter(self)
        self.hide()

    def show_result(self) -> None:
        """Show how the game on the table ended, or stands."""
        match = self._game.match
        if match is None:
            return
        picture = match.picture()
        self._styles = picture.styles
        self._found = tuple(sorted(results(match), key=lambda one: (one.place or 99, one.seat)))
        self._turn = turning_point(match)
        self.caption.setText(picture.caption)
        self.points.setText(picture.points)
        self.points.setVisible(bool(picture.points))
        self._fill(match)
        self._say_turn(match)
        self.show()  # a style sheet counts from then on
        self._place()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """The board alone again."""
        held = holds_focus(self)
        self.hide()
        if held:
            self._board.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self._show_heads()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
            return
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It stays in the middle of the board."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    # Following the table.

    def _follow(self, *_: object) -> None:
        """Come up at the end of a game that was played here; go when another place is in sight."""
        table = self._game
        if table.stepping:
            return
        if table.match is None or table.looking_back or not table.over:
            self.put_away()
            self._live = table.match if table.match is not None and not table.over else self._live
        elif self._live is table.match:
            self._live = None
            self.show_result()

    def _look(self) -> None:
        """Show the move that changed the lead for the last time, made."""
        if self._turn is not None:
            self._game.look_at_node(self._turn.number)
            self.put_away()

    def _play_on(self) -> None:
        """Play on from where that move could still have been another one."""
        if self._turn is not None:
            self._game.look_at_node(self._turn.parent)
            self.play_on_wanted.emit(TIMES)

    # What it shows.

    def _fill(self, match: Match) -> None:
        rows = [name for name, _ in _amounts(self._found[0])] if self._found else []
        self.table.setColumnCount(len(self._found))
        self.table.setRowCount(3 + len(rows))
        words = [self.tr("Place"), self.tr("Score"), self.tr("Moves by")]
        game = match.scenario.game
        words += [upper_first(named(game, name)) for name in rows]
        self.table.setVerticalHeaderLabels(words)
        for column, one in enumerate(self._found):
            place = f"{one.place}." if one.place else "–"
            decided = self._deciders(match, one.seat)
            amounts = [str(each).replace("-", "\u2212") for _, each in _amounts(one)]
            self._put(column, [place, str(one.score), decided, *amounts])
        self._show_heads()
        self._fit()

    def _deciders(self, match: Match, seat: int) -> str:
        """Who made the moves of a seat, and how many of them if there were several."""
        moves = Counter(node.who for node in match.line() if node.seat == seat and node.code >= 0)
        if not moves:
            return self._title_of(match.seats[seat])
        if len(moves) == 1:
            return self._title_of(next(iter(moves)))
        return "\n".join(f"{self._title_of(who)} ({count})" for who, count in moves.items())

    def _title_of(self, who: str) -> str:
        return self.tr("person") if who == PERSON else self._named(who)

    def _put(self, column: int, texts: Sequence[str]) -> None:
        for row, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setToolTip(text)  # long names are cut
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            if row < 2:
                font = item.font()
                font.setBold(True)
                item.setFont(font)
            self.table.setItem(row, column, item)

    def _show_heads(self) -> None:
        edge = self._theme.colour("mark_edge")
        for column, one in enumerate(self._found):
            style = self._styles[one.seat]
            head = QTableWidgetItem(badge_icon(style, edge), style.title)
            head.setToolTip(seat_tip(style))
            self.table.setHorizontalHeaderItem(column, head)

    def _say_turn(self, match: Match) -> None:
        turn = self._turn
        if turn is None:
            said = self.tr("The same seats led from the first move to the last.")
        else:
            number = match.line().index(turn) + 1
            seat = self._styles[turn.seat].title if turn.seat >= 0 else ""
            said = self.tr("The lead changed for the last time at move {} ({}): {}").format(
                number, seat, match.words(turn.number, self._game.viewer)
            )
        self.turned.setText(said)
        self.look.setVisible(turn is not None)
        self.play_on.setVisible(turn is not None)

    # Looks.

    def _fit(self) -> None:
        """As high as its rows: the page scrolls, not the table. Long names give way to columns."""
        heads = self.table.horizontalHeader()
        hints = [heads.sectionSizeFromContents(at).width() for at in range(heads.count())]
        whole = max(hints, default=0) + scaled(8)
        letters = heads.fontMetrics().averageCharWidth() * _LETTERS
        least = min(whole, letters + self.table.iconSize().width())
        beside = self.table.verticalHeader().sizeHint().width() + 2 * self.table.frameWidth()
        heads.setMinimumSectionSize(least)
        self.table.setMinimumWidth(beside + heads.count() * least)
        self._wanted = beside + heads.count() * whole
        height = self.table.horizontalHeader().sizeHint().height() + 2 * self.table.frameWidth()
        self.table.setFixedHeight(height + self.table.verticalHeader().length())

    def _place(self) -> None:
        room = self._board.view.viewport().size()
        most = room - QSize(2 * _GAP, 2 * _GAP)
        foot = self._foot.sizeHint()
        margins = self._column.contentsMargins()
        wanted = self._wanted + margins.left() + margins.right()
        wide = max(self._inner.sizeHint().width(), foot.width(), wanted)
        size = QSize(wide + 2, 0).boundedTo(most)
        for _ in range(2):  # the second time for what is still scrolled
            bars = self._area.horizontalScrollBar(), self._area.verticalScrollBar()
            size += QSize(bars[0].maximum(), bars[1].maximum())
            wanted = self._column.totalHeightForWidth(size.width() - 2) + foot.height() + 2
            size = size.expandedTo(QSize(0, wanted)).boundedTo(most)
            self.resize(size)
            self._whole.activate()
        self.move((room.width() - size.width()) // 2, (room.height() - size.height()) // 2)

    def _wire(self) -> None:
        for news in (self._game.position_changed, self._game.history_changed):
            news.connect(self._follow)
        self.look.clicked.connect(self._look)
        self.play_on.clicked.connect(self._play_on)
        self.rematch.clicked.connect(self.rematch_wanted)
        self.survey.clicked.connect(self.survey_wanted)
        self.away.clicked.connect(self.put_away)

    def _lay_out(self) -> None:
        self.caption.setObjectName("title")
        self.points.setObjectName("note")
        for label in (self.caption, self.points, self.turned):
            label.setWordWrap(True)
            label.setMinimumWidth(scaled(360))
        self.table.setAccessibleName(self.tr("Result of the game"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        heads = self.table.horizontalHeader()
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        heads.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._inner = inner = QWidget()
        self._column = column = QVBoxLayout(inner)
        column.setContentsMargins(scaled(16), scaled(12), scaled(16), scaled(4))
        column.setSpacing(scaled(10))
        column.addWidget(self.caption)
        column.addWidget(self.table)
        column.addWidget(self.points)
        column.addWidget(self.turned)
        column.addLayout(_row(self.look, self.play_on))
        self._area = area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        area.setWidget(inner)
        # What comes next stays in sight while all above it scrolls.
        self._foot = _row(self.rematch, self.survey, self.away)
        self._foot.setSpacing(scaled(8))
        self._foot.setContentsMargins(scaled(16), scaled(6), scaled(16), scaled(12))
        self._whole = whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.setSpacing(0)
        whole.addWidget(area, 1)
        whole.addLayout(self._foot)


def _amounts(one: SeatResult) -> tuple[tuple[str, int], ...]:
    """What decides besides the score, then where the score came from."""
    return one.deciders + one.sources


def _row(*buttons: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row
