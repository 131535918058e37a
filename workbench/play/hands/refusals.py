"""What hands are told that try what is not allowed: the reason for a move, or for a whole kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.game import Refusal
from engine.picture import Address
from engine.play.blocking import named_space, why_none, why_nowhere
from engine.play.match import Match
from engine.play.wording import named
from engine.remarks import Astray, Barring
from workbench.play.hands.gestures import Clicks, Meanings, kind_of
from workbench.scene.scenery import Spot
from workbench.table.game_table import GameTable
from workbench.table.refused import NO_MOVE

Place = tuple[Address, Spot | None]
_AT_ONCE: Final = 120  # codes whose gestures are read between two events


class Refusals(QObject):
    """Knows the clicks of every move of a scenario, once it has read them.

    Args:
        table: Remembers what was refused, and tells others.

    Attributes:
        kinds: Names of the kinds of moves of the game, legal or not.

    Signals:
        read: All kinds are known.
    """

    read = Signal()

    def __init__(self, table: GameTable, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self.kinds: tuple[str, ...] = ()
        self._meanings: Meanings | None = None
        self._known: object = None  # scenario that the meanings are for
        self._reader = QTimer(self)
        self._reader.setInterval(0)
        self._reader.timeout.connect(self._read_on)

    def learn(self, match: Match) -> None:
        """Begin to read the moves of a scenario, unless it is known."""
        if self._known is not match.scenario:
            self._known = match.scenario
            self._meanings = Meanings(match.scenario, match.state)
            self.kinds = self._meanings.glimpse()
            self._reader.start()

    def finish(self) -> None:
        """Read all that is left."""
        while self._reader.isActive():
            self._read_on()

    def stop(self) -> None:
        """Read no more, at the end of the program."""
        self._reader.stop()

    def tell(
        self, tried: Iterable[Clicks], liked: Iterable[str], place: Place | None = None
    ) -> bool:
        """Tell why clicks are not allowed; False if they mean nothing.

        Args:
            tried: Ways in which they may be meant, the likeliest first.
            liked: Kinds of moves that are legal now, which come first if several could be meant.
            place: Where the last click was. If only one kind is legal now, and the game says why
                it bars a kind there, it is that one that is told about.
        """
        match, meanings = self._table.match, self._meanings
        if match is None or meanings is None:
            return False
        kinds = tuple(liked)
        with match.calling():
            found = [meanings.refused(match.state, made, kinds) for made in dict.fromkeys(tried)]
        meant = [one for one in found if one is not None]
        if not meant:
            return False
        game, record = match.scenario.game, match.scenario.record
        kinds_of = [kind_of(game.gesture(record, match.state, code)) for code, _ in meant]
        of_kinds = [one for one, kind in zip(meant, kinds_of, strict=True) if kind in kinds]
        bars = place is not None and self._bars(match, kinds, place[0])
        if place is not None and not of_kinds and (bars or self._astray(match, place[0])):
            self.tell_place(kinds[0] if bars else "", *place)
        else:
            self._table.refuse(*(of_kinds or meant)[0])
        return True

    def _bars(self, match: Match, kinds: tuple[str, ...], address: Address) -> bool:
        """Whether there is one kind, which names such places, and the game says what bars it."""
        game, record = match.scenario.game, match.scenario.record
        if len(kinds) != 1 or address[0] != "space" or not isinstance(game, Barring):
            return False
        first = self.codes_of(kinds[0])[:1]
        clicks = (click for code in first for click in game.gesture(record, match.state, code))
        return any(click.address is not None and click.address[0] == "space" for click in clicks)

    def _astray(self, match: Match, address: Address) -> Refusal | None:
        """What the game itself says of a place that no move presses now."""
        game = match.scenario.game
        if not isinstance(game, Astray):
            return None
        with match.calling():
            return game.why_there(match.scenario.record, match.state, address)

    def home(self, address: Address) -> Address:
        """The place by which moves name what lies on a place."""
        match, (kind, number) = self._table.match, address
        if match is None or kind != "space":
            return address
        return kind, named_space(match.scenario, match.state, number)

    def codes_of(self, name: str) -> list[int]:
        """Every move that begins with a button, legal or not."""
        return self._meanings.of_kind(name) if self._meanings is not None else []

    def tell_kind(self, name: str) -> None:
        """Tell why no move that begins with a button is legal."""
        match, codes = self._table.match, self.codes_of(name)
        if match is not None and codes:
            with match.calling():
                refusal = why_none(match.scenario, match.state, codes)
            self._table.refuse(NO_MOVE, refusal, name, named(match.scenario.game, name))

    def tell_place(self, name: str, address: Address, spot: Spot | None, instead: str = "") -> None:
        """Tell why no move has to do with a place.

        Args:
            name: Of the button with which the moves begin; "" for all moves.
            spot: The place; None where it is not on the board.
            instead: What can be done instead, told where the game has no sentence of its own.
        """
        match, (kind, number) = self._table.match, address
        if match is None or self._meanings is None:
            return
        where = (spot.name or spot.title) if spot is not None else ""
        scenario, codes = match.scenario, self.codes_of(name)
        astray = self._astray(match, address)
        with match.calling():
            if astray is not None:
                refusal = astray
            elif codes and kind == "space":
                refusal = why_none(scenario, match.state, codes, number)
            else:
                tried = (codes,) if codes else (self._meanings.at_kind(kind), self._meanings.codes)
                ways = (why_nowhere(scenario, match.state, one, such=bool(codes)) for one in tried)
                refusal = next(
                    (one for one in ways if one.rules),
                    why_nowhere(scenario, match.state, (), such=bool(codes)),
                )
        own = bool(codes) and kind == "space" and isinstance(scenario.game, Barring)
        if astray is None and not own:
            why = self._whose(match, address) or refusal.text
            refusal = replace(refusal, text=" ".join(filter(None, (why, instead))))
        text = " ".join(filter(None, (name, where or f"{kind} {number}")))
        words = " ".join(filter(None, (named(scenario.game, name) if name else "", where)))
        self._table.refuse(NO_MOVE, refusal, text, words or self.tr("Elsewhere"))

    def _whose(self, match: Match, address: Address) -> str:
        """That something belongs to another seat; "" where it does not."""
        picture = match.picture(self._table.viewer)
        for zone in picture.zones:
            owners = {thing.address: thing.seat for thing in zone.things if not thing.hidden}
            owner = owners.get(address, -1) if address != zone.address else zone.owner
            if address in owners and owner < 0:
                owner = zone.owner
            if owner >= 0 and owner != match.seat_to_move:
                return self.tr("This belongs to {}.").format(picture.styles[owner].title)
        return ""

    def _read_on(self) -> None:
        meanings = self._meanings
        if meanings is None or meanings.read(_AT_ONCE):
            self._reader.stop()
            self.kinds = tuple(meanings.kinds) if meanings is not None else ()
            self.read.emit()
