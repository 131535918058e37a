"""Hands: people's moves on the board, for every game, by mouse, keyboard, buttons and list.

What can be clicked comes from the gestures of the legal moves; every click narrows them
down, and the last one makes the move. A click that leads to no legal move tells which move
it was meant to be and why that is not allowed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.game import Click
from engine.picture import Address, Picture
from engine.play.match import Match
from workbench.look.theme import Theme
from workbench.panels.board import BoardPanel
from workbench.play.hands.animation import Motion
from workbench.play.hands.choice_buttons import DONE
from workbench.play.hands.gestures import BUTTON, CHOICE, Clicks, Narrowing, legal_gestures
from workbench.play.hands.ghost import Preview
from workbench.play.hands.numbers import HandsNumbers
from workbench.play.hands.refusals import Refusals
from workbench.play.hands.sight import Sight, hint_for
from workbench.play.hands.touch import Touch
from workbench.scene.clicks import THING, click_on, touched
from workbench.scene.scenery import scenery_of
from workbench.table.game_table import GameTable

_PATIENCE: Final = 90  # milliseconds after a move before what can wait is done


class Hands(QObject):
    """One tool for the moves of every game.

    Args:
        table: The game; all moves go through it.
        board: Where they are made.

    Attributes:
        narrowing: Legal moves and the clicks so far; None while nobody waits for a person.
        at: Place under the mouse, or the one of the keyboard's cursor; None for neither.

    Signals:
        changed: Other clicks are possible, or another move is shown.
        described: What the shown move or the space at hand is, in words.
    """

    changed = Signal()
    described = Signal(str)

    def __init__(self, table: GameTable, board: BoardPanel, parent: QObject | None = None) -> None:
        super().__init__(parent or board)
        self.table = table
        self.board = board
        self.narrowing: Narrowing | None = None
        self.at: Address | None = None
        self.picture: Picture | None = None
        self.resting = False  # while something else has the board, such as an edit of it
        self._turn = 0  # which of the moves at hand is shown
        self._turned = False  # whether a person has chosen which
        self._listed: int | None = None  # a move that a list wants to be shown
        self._preview: Preview | None = None
        self.numbers = HandsNumbers(self)
        self.refusals = Refusals(table, self)
        self.refusals.read.connect(self._show)
        self._fences = QTimer(self, interval=_PATIENCE, singleShot=True)
        self._fences.timeout.connect(self._ask_for_fence)
        self._previews = QTimer(self, interval=_PATIENCE, singleShot=True)
        self._previews.timeout.connect(self._show)
        self.motion = Motion(board.scene)
        self.touch = Touch(self)
        self.sight = Sight(self)
        board.view.hand = self.touch
        table.opened.connect(self._set_scene)
        table.position_changed.connect(self._follow)
        table.seats_changed.connect(self.refresh)
        table.history_changed.connect(self._forget_closed)
        self.refresh()

    # What is at hand.

    @property
    def match(self) -> Match | None:
        """The running game."""
        return self.table.match

    @property
    def active(self) -> bool:
        """Whether a person can make a move now."""
        return self.narrowing is not None

    @property
    def pinned(self) -> Address | None:
        """Place that was clicked last, with more clicks to come; None for none."""
        made = self.narrowing.made if self.narrowing is not None else ()
        places = [click.address for click in made if click.target == THING]
        return places[-1] if places else None

    @property
    def codes(self) -> tuple[int, ...]:
        """Moves that can be made at the place at hand, or with the clicks so far."""
        now = self.narrowing
        if now is None:
            return ()
        if self.at is not None and self.at in now.targets:
            return now.at_places[self.at]
        if self.numbers.code is not None:
            return (self.numbers.code,)
        begun = self.pinned is not None or (now.made and not now.targets)
        return now.codes if begun else ()

    @property
    def offered(self) -> Narrowing | None:
        """To what the choices belong: the clicks so far, or with the space of the keyboard."""
        now, at = self.narrowing, self.at
        if now is None or not self.touch.keyed or at is None or at not in now.targets:
            return now
        return now.click(click_on(at))

    @property
    def onward(self) -> Narrowing | None:
        """Where Enter leads if it makes no move yet: behind numbers, or to those of a space."""
        now = self.narrowing
        if now is None or self._listed is not None or self._turned:
            return None
        if self.at is None or self.at not in now.targets:
            return self.numbers.onward
        found = now.click(click_on(self.at))
        return found if found is not None and found.amounts is not None else None

    @property
    def shown(self) -> int | None:
        """The move whose outcome is in sight."""
        if self.narrowing is not None and self._listed in self.narrowing.gestures:
            return self._listed
        codes = self.codes
        return codes[self._turn % len(codes)] if codes else None

    @property
    def clicks(self) -> int:
        """Clicks on the place at hand that make the shown move; 0 where others are needed."""
        now, shown = self.narrowing, self.shown
        if now is None or self._listed is not None or shown is None:
            return 2
        there, places = self.at in now.targets, touched(now.rests.get(shown, ()))
        if self._turned or (there and len(self.codes) == 1):
            return 1
        return 0 if len(places) > there and (there or self.at == self.pinned) else 2

    @property
    def place(self) -> tuple[int, int]:
        """Number of the shown move among those at hand, from 1, and how many these are."""
        codes, shown = self.codes, self.shown
        return (codes.index(shown) + 1, len(codes)) if shown in codes else (1, 1)

    @property
    def preview(self) -> Preview | None:
        """What the legal moves would bring; None while nobody waits for a person."""
        match = self.match
        if self._preview is None and match is not None and self.active:
            self._preview = Preview(match, self.table.viewer)
        return self._preview

    # Clicks.

    def choose_kind(self, name: str) -> None:
        """Choose a kind of move; "" for all. Clicks on places so far are kept if they fit."""
        now = self.narrowing
        if now is None:
            return
        bare = now.made[1:] if now.kind else now.made
        if not name:
            self._take(Narrowing(now.gestures))
            return
        button = Click(BUTTON, name=name)
        kept = Narrowing(now.gestures, (button, *bare))
        chosen = kept if kept.codes else Narrowing(now.gestures, (button,))
        if chosen.codes:
            self._take(chosen)
        else:
            self.refusals.tell_kind(name)
            self._show()

    def click(self, address: Address) -> None:
        """Click a place: narrow the moves down, make one, or hear why not."""
        now = self.narrowing
        if now is None:
            return
        address = now.meant(address)
        if address == self.at and self._turned and self.shown is not None:
            self.play(self.shown)
            return
        if address == self.pinned and address not in now.targets:
            self._confirm_pinned(now)
            return
        now = now.back() if now.unasked else now
        below = self.board.scene.below(address)
        places = dict.fromkeys(map(click_on, (address, self.refusals.home(address), *below)))
        ways = [(begun, place) for place in places for begun in (now, now.at_kind())]
        found = next(filter(None, (begun.click(place) for begun, place in ways)), None)
        if found is not None:
            self._take(found)
        elif self.numbers.due and now.made:
            self.step_back()
        elif self.refuse(*((*begun.made, place) for begun, place in ways), at=address):
            return
        elif now.kind or not now.made:
            spot = self.board.scene.spot(address)
            self.refusals.tell_place(now.kind, address, spot, hint_for(now))
            self._show()
        else:
            self._take(now.at_kind())

    def choose(self, name: str) -> None:
        """Make a choice that has a name."""
        now = self.offered
        if now is None:
            return
        if name == DONE and now.finished is not None:
            self.play(now.finished)
            return
        click = Click(CHOICE, name=name)
        found = now.click(click)
        if found is not None:
            self._take(found)
        else:
            self.refuse((*now.made, click), (click,))

    def confirm(self) -> None:
        """Make the move in sight, or click the space at hand."""
        now, shown = self.narrowing, self.shown
        if now is None:
            return
        if (onward := self.onward) is not None:
            self._take(onward)
        elif shown is not None:
            self.play(shown)
        elif self.at is not None:
            self.click(self.at)

    def step_back(self) -> bool:
        """Take the last click back; False if there was none."""
        now = self.narrowing
        if now is None or not (now.made or self._turned or self.numbers.set):
            return False
        if now.made and not self._turned:
            self.narrowing = now.back()
        self._turn, self._turned = 0, False
        self.numbers.forget()
        self._show()
        return True

    def turn(self, steps: int) -> bool:
        """Show another of the moves at hand; False if there are not several."""
        if len(self.codes) < 2:
            return False
        if steps:
            self._listed = None
            self._turn = (self._turn + steps) % len(self.codes)
            self._turned = True
            self._show()
        return True

    def play(self, code: int) -> None:
        """Make a move, whatever was clicked."""
        self.table.play_move(code)

    def refuse(self, *tried: Clicks, at: Address | None = None) -> bool:
        """Tell why the first clicks that mean something are not allowed; False if none do."""
        now = self.narrowing
        place = (at, self.board.scene.spot(at)) if at is not None else None
        told = now is not None and self.refusals.tell(tried, now.kinds, place)
        if told:
            self._show()
        return told

    def look(self, code: int | None) -> None:
        """Show what a move would bring, for a list of moves; None for those at hand."""
        if code != self._listed:
            self._listed = code
            self._show()

    def look_at_hand(self) -> None:
        """Show the move at hand, no longer one of a list."""
        self._listed = None
        self._show()

    def go_to(self, address: Address | None) -> None:
        """Mouse or keyboard are on another place; None for beside the board."""
        if address is not None and self.narrowing is not None:
            address = self.narrowing.meant(address)
        if address == self.at and self._listed is None:
            return
        self.at, self._listed = address, None
        if not (self.pinned is not None and address in {self.pinned, None}):
            self._turn, self._turned = 0, False
        self._show()

    # The game goes on.

    def _set_scene(self) -> None:
        """Another game may be of another scenario: its map comes before its positions."""
        if self.match is not None:
            self.board.set_scenery(scenery_of(self.match.scenario))

    def refresh(self) -> None:
        """Ask again what is legal."""
        kind = self.narrowing.kind if self.narrowing is not None else ""
        self._preview, self._listed = None, None
        self._turn, self._turned = 0, False
        self.numbers.forget()
        match, table = self.match, self.table
        waiting = table.person_to_move and table.mover_is_read and not table.looking_back
        if match is None or not waiting or table.stepping or self.resting:
            self.narrowing = None
        else:
            gestures = legal_gestures(match.scenario, match.state, match.offered_codes())
            self.narrowing = Narrowing.begun(gestures, kind)
            self.board.scene.picks = self.narrowing.picks | {"space", "card"}
        if match is not None:
            self.refusals.learn(match)
        self.sight.show(preview=False)  # the move that was made is painted first
        self._previews.start()
        self.changed.emit()

    def slots(self) -> dict[str, Callable[[], object]]:
        """What is done for each key of `commands_hands`, but for the list's own."""
        return {
            "hands_turn": lambda: self.turn(1),
            "hands_turn_back": lambda: self.turn(-1),
            "hands_all": lambda: self.choose_kind(""),
        }

    def enabled(self) -> dict[str, bool]:
        """Which of them make sense now."""
        several = len(self.codes) > 1
        begun = self.narrowing is not None and bool(self.narrowing.made)
        return {"hands_turn": several, "hands_turn_back": several, "hands_all": begun}

    def checked(self) -> dict[str, bool]:
        """None of them has a tick."""
        return {}

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.sight.set_theme(theme)

    def stop(self) -> None:
        """End motion and reading, at the end of the program."""
        self.refusals.stop()
        self._fences.stop()
        self._previews.stop()
        self.motion.finish()

    def finish_reading(self) -> None:
        """Know every move that exists at once, legal or not."""
        self.refusals.finish()

    # Inside.

    def _take(self, found: Narrowing) -> None:
        """Go on with fewer moves, or make the one that is left."""
        if found.complete is not None:
            self.play(found.complete)
            return
        self.narrowing = found
        self._turn, self._turned, self._listed = 0, False, None
        self.numbers.forget()
        self._show()

    def _confirm_pinned(self, now: Narrowing) -> None:
        """A second click on a space: make the shown move unless another space is wanted."""
        if self.shown is not None and not now.targets:
            self.play(self.shown)
        else:
            self._take(now.at_kind())

    def _follow(self, picture: Picture) -> None:
        self.picture = picture
        self.touch.rest()
        self.refresh()
        if self.active:
            self._fences.start(_PATIENCE)

    def _ask_for_fence(self) -> None:
        """Find out in time whether taking back must stop here; see `Match.is_fence`."""
        match = self.match
        if match is not None and match.here and match.node.code >= 0 and not match.peek(match.here):
            self._fences.start(0)  # the next deal after whatever else is to be done

    def _forget_closed(self) -> None:
        if not self.table.is_open:
            self.refresh()

    def _show(self) -> None:
        self.sight.show()
        self.changed.emit()
