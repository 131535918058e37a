"""What the row above the board says when no move can be made there: whom the table waits for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from engine.picture import Picture
from engine.play.match import Match
from engine.records.record import PERSON
from workbench.panels.banner import Banner, Choice
from workbench.play.archive.offered import Offer
from workbench.play.timeline.facts import whole_line
from workbench.table.game_table import GameTable

Said = tuple[str, tuple[Choice, ...]]
_BRANCHED: Final = 8_000  # milliseconds that a new variation or deal is told


class TableBanner(QObject):
    """Follows a table and says one thing at a time, the most urgent one.

    Args:
        table: What goes on there.
        name_of: What a seat is called.
        named: What a bot is called.

    Attributes:
        banner: For the row above the board.
        news: What has happened meanwhile, until it was read: closed, or followed by a move.

    Signals:
        resumed: File of the match that is to be taken up, or looked at, again.
        panel_wanted: Key of a panel that should come to the front.
        result_wanted: The result of the game is to be shown.
        rematch_wanted: The same again.
        seat_wanted: A person takes the seat that is to move.
        details_wanted: The whole of what went wrong, of which the banner has the first line.
        followed: It may say something else.
    """

    resumed = Signal(object)
    panel_wanted = Signal(str)
    result_wanted = Signal()
    rematch_wanted = Signal()
    seat_wanted = Signal()
    details_wanted = Signal(str)
    followed = Signal()

    def __init__(
        self,
        table: GameTable,
        name_of: Callable[[int], str],
        named: Callable[[str], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._resting = False
        self._name_of, self._named = name_of, named
        self._offered: Offer | None = None
        self._caption = ""  # of the position in sight
        self._failed = ""  # what went wrong, until somebody has read it
        self.news = self._coming = ""  # of this match; of the next one
        self._told: tuple[int, Match | None] = (-1, None)  # where the news was told
        self._question: Said | None = None
        self._asked: Match | None = None  # in which it was asked
        self._branch: tuple[int, int] | None = None  # ply and node that were left
        self._branched: Match | None = None  # in which it begins
        self.banner = Banner()
        self._forget_branch = QTimer(self.banner)
        self._forget_branch.setSingleShot(True)
        self._forget_branch.setInterval(_BRANCHED)
        self._forget_branch.timeout.connect(self._end_branch)
        table.position_changed.connect(self._show_picture)
        table.history_changed.connect(self.follow)
        table.running_changed.connect(self.follow)
        table.thinking_changed.connect(self.follow)
        table.opened.connect(self._tell_coming)
        table.steps.stayed.connect(self.follow)
        table.seats_changed.connect(self._forget_question)
        table.viewer_changed.connect(self._forget_question)
        table.branched.connect(self._begin_branch)

    @property
    def offer_made(self) -> Offer | None:
        """What is offered, as long as nobody has answered."""
        return self._offered

    @property
    def offered(self) -> Path | None:
        """The match of the last time, as long as nobody has answered."""
        return self._offered.path if self._offered is not None else None

    @property
    def unfinished(self) -> Path | None:
        """The same, unless it is over: that is offered once."""
        return None if self._offered is None or self._offered.over else self._offered.path

    def offer(self, offer: Offer) -> None:
        """Offer to take a match up again, or to look at it; bots wait for the answer."""
        self._offered = offer
        self._table.bots.hold()
        self.follow()

    def rest(self, on: bool) -> None:
        """Offer nothing while the position is edited, or offer it again."""
        self._resting = on
        self.follow()

    def complain(self, said: str) -> None:
        """Say what went wrong, before anything else, until it is closed."""
        self._failed = said
        self.follow()

    def tell(self, news: str) -> None:
        """Say what has happened, until somebody closes it or a person moves; "" for nothing."""
        self.news = news
        match = self._table.match
        self._told = (match.here if match is not None else -1, match)
        self.follow()

    def tell_next(self, news: str) -> None:
        """Say something for a while once the next match is on the table."""
        self._coming = news

    def ask(self, said: str, yes: str, then: Callable[[], object]) -> None:
        """Ask before something is done, until it is answered or somebody else is at the table."""
        no = (self.tr("Not now"), self._forget_question)
        self._question = said, ((yes, partial(self._agree, then)), no)
        self._asked = self._table.match
        self.follow()
        if self.banner.buttons:
            self.banner.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_picture(self, picture: Picture) -> None:
        self._caption = picture.caption
        self.follow()

    def follow(self, *_: object) -> None:
        """Say what holds now; who plays another game does not take the last one up."""
        if self._offered is not None and self._table.history:
            self._take_offer()
        if self._table.match is not self._branched:
            self._branch = self._branched = None
        if self._table.match is not self._asked:
            self._question = self._asked = None
        if self.news and self._gone_on():
            self.news = ""
        text, choices = self._failing() if self._failed else self._question or self._said()
        self.banner.say(text, *choices)
        self.followed.emit()

    @property
    def urgent(self) -> Said:
        """What waits for an answer, of anybody; "" for nothing."""
        if self._failed:
            return self._failing()
        if self._question is not None:
            return self._question
        if self._offered is not None:
            return self._offering(self._offered)
        return self._telling() if self.news else ("", ())

    # What is said, the most urgent first.

    def _said(self) -> Said:
        if not self._table.is_open or self._table.stepping or self._resting:
            return self._staying()
        if self._table.looking_back:
            return self._looking_back()
        if self.news:
            return self._telling()
        if self._table.over and self._table.history:
            return self._game_over()
        held_up = self._table.bots.held_up
        if self._offered is not None and not held_up:
            return self._offering(self._offered)
        return self._holding_up() if held_up else self._waiting()

    def _failing(self) -> Said:
        first, _, more = self._failed.partition("\n")
        close = (self.tr("Close"), self._forget_failure)
        if not more:
            return f"⚠ {first}", (close,)
        whole = partial(self.details_wanted.emit, self._failed)
        return f"⚠ {first} …", ((self.tr("Details"), whole), close)

    def _staying(self) -> Said:
        """While the table shows what happened, until everybody has seen it."""
        if not self._table.steps.held or self._resting:
            return "", ()
        said = self.tr("All is carried out. Go on once everybody has seen it.")
        return said, ((self.tr("Go on"), self._table.steps.skip),)

    def _telling(self) -> Said:
        return self.news, ((self.tr("Close"), partial(self.tell, "")),)

    def _offering(self, offer: Offer) -> Said:
        again = self.tr("Look at it again") if offer.over else self.tr("Take it up again")
        return offer.said, ((again, self._resume), (self.tr("Not now"), self._decline))

    def _waiting(self) -> Said:
        table = self._table
        if self._branch is not None:
            said = self.tr("A new variation begins at move {}; the old one stays as it was.")
            back = (self.tr("Back to the old one"), self._undo_branch)
            return said.format(self._branch[0]), (back,)
        if table.thinking:
            return self.tr("{} ({}) thinks…").format(*self._mover()), ()
        if not table.bots.waiting:
            return "", ()
        said = self.tr("{} ({}) is to move.").format(*self._mover())
        choices = [(self.tr("Play"), table.play), (self.tr("Step"), table.step)]
        if not table.has_people:
            choices.append((self.tr("Take this seat"), self.seat_wanted.emit))
        return said, tuple(choices)

    def _holding_up(self) -> Said:
        said = self.tr("{} is to move, and a person plays that seat.")
        return said.format(self._name_of(self._table.to_move)), (
            (self.tr("Bots play all seats to the end"), self._give_seats_away),
            (self.tr("Not now"), self._table.play),
        )

    def _looking_back(self) -> Said:
        table = self._table
        match = table.match
        last = len(whole_line(match)) - 1 if match is not None else len(table.history)
        said = self.tr("Looking at move {} of {}").format(table.ply, last)
        back = (self.tr("Back to now"), table.look_at_newest)
        if match is None:
            return said, (back,)
        return said, ((self.tr("Play on from here"), self._play_from_sight), back)

    def _game_over(self) -> Said:
        return self._caption or self.tr("The game is over."), (
            (self.tr("Result"), self.result_wanted.emit),
            (self.tr("Rematch"), self.rematch_wanted.emit),
            (self.tr("Survey"), lambda: self.panel_wanted.emit("survey")),
        )

    def _mover(self) -> tuple[str, str]:
        match, seat = self._table.match, self._table.to_move
        bot = match.seats[seat] if match is not None else self._table.bot
        return self._name_of(seat), self._named(bot)

    def _gone_on(self) -> bool:
        """Whether a person has moved since the news was told, or another match is here."""
        match, (here, told) = self._table.match, self._told
        if match is None or match is not told:
            return True
        return match.here != here and match.node.who == PERSON

    # What the buttons do.

    def _forget_question(self) -> None:
        self._question = self._asked = None
        self.follow()

    def _agree(self, then: Callable[[], object]) -> None:
        self._forget_question()
        then()

    def _forget_failure(self) -> None:
        self._failed = ""
        self.follow()

    def _give_seats_away(self) -> None:
        """Nobody but bots plays this game any more."""
        self._table.lend_seats()
        self._table.to_the_end()

    def _play_from_sight(self) -> None:
        """Put the position in sight on the table; bots answer where people play."""
        table = self._table
        if table.play_from_sight() and table.has_people:
            table.play()

    def _begin_branch(self, ply: int, left: int) -> None:
        self._branch, self._branched = (ply, left), self._table.match
        self._forget_branch.start()
        self.follow()

    def _tell_coming(self) -> None:
        news, self._coming = self._coming, ""
        if news:
            self.tell(news)
            QTimer.singleShot(_BRANCHED, self, lambda: self._end_news(news))

    def _end_news(self, news: str) -> None:
        if self.news == news:
            self.tell("")

    def _undo_branch(self) -> None:
        branch = self._branch
        self._end_branch()
        if branch is not None:
            self._table.go(branch[1])

    def _end_branch(self) -> None:
        self._branch = None
        self._forget_branch.stop()
        self.follow()

    def _resume(self) -> None:
        self._table.pause()  # no bot begins the game that is about to leave the table
        offer = self._take_offer()
        self.follow()
        if offer is not None:
            self.resumed.emit(offer.path)

    def _decline(self) -> None:
        self._take_offer()
        self.follow()

    def _take_offer(self) -> Offer | None:
        """What was offered, which is so no more; bots need not wait any longer."""
        offer, self._offered = self._offered, None
        self._table.bots.let_go()
        return offer
