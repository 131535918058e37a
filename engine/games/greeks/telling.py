"""Greeks: what happens by itself, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import numpy as np

from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.names import event_names
from engine.games.greeks.saying import say
from engine.games.greeks.wording import counting, ended, face_title, strengths

if TYPE_CHECKING:
    from engine.games.greeks.game import Greeks


class Step:
    """What one step did, for a viewer: a disaster, new cards, a card won, who is out.

    Attributes:
        S: The scenario's record.
        before, after: The positions around the step.
        viewer: A seat, PUBLIC or ALL.
    """

    def __init__(
        self, game: Greeks, record: Record, before: Record, after: Record, viewer: int
    ) -> None:
        self.game, self.S, self.viewer = game, record, viewer
        self.before, self.after = before, after
        self.names = event_names(record)

    def told(self) -> Iterator[str]:
        """Sentences, in the order in which things happened."""
        stage = int(self.before.stage)
        struck = [*self._struck()] if stage == at.STRIKE else []
        lost = [*self._lost()] if stage in (at.STRIKE, at.FILL) else []
        yield from (*struck, *lost)
        if struck and not lost and not self.after.due.any():
            yield say("Nobody loses anything.")
        if stage == at.FILL:
            yield from self._filled()
        elif stage == at.PRODUCE:
            yield from self._drawn()
        elif stage == at.RESOLVE and self.after.stage == at.RESOLVE:
            yield from self._resolved()
        for seat in np.flatnonzero((self.before.out == 0) & (self.after.out != 0)).tolist():
            yield say("{seat} is out.", seat=self._seat(seat))
        if stage != at.OVER and self.after.stage == at.OVER:
            yield ended(self.game, self.S, self.after)

    def _seat(self, seat: int) -> str:
        return self.game.styles_of(self.S)[seat].title

    def _struck(self) -> Iterator[str]:
        """The disaster whose first effect this is (GR-4)."""
        if int(self.before.effect) > 0:
            return
        for card in (int(card) - 1 for card in self.before.frieze[: int(self.S.frieze)] if card):
            disaster = self.S.card_kind[card] == at.DISASTER
            if disaster and self.before.where[card] == at.FACE_UP:
                yield say("{name} strikes.", name=self.names[card])
                return

    def _lost(self) -> Iterator[str]:
        """Cards, lands and buildings that are gone without a choice of their owners."""
        for seat in range(int(self.S.seats)):
            owned = at.OWNED + seat
            gone = np.flatnonzero((self.before.where == owned) & (self.after.where != owned))
            lost = [self.names[card] for card in gone.tolist()]
            cards = int(self.before.held[seat]) - int(self.after.held[seat])
            if cards > 0:
                lost.insert(0, say("{count:card|cards}", count=cards))
            if lost:
                yield say("{seat} loses {cards}.", seat=self._seat(seat), cards=", ".join(lost))

    def _filled(self) -> Iterator[str]:
        was = {int(card) for card in self.before.frieze if card}
        now = [int(card) for card in self.after.frieze if card]
        new = [self.names[card - 1] for card in now if card not in was]
        if new:
            yield say("New in the frieze: {names}.", names=", ".join(new))

    def _drawn(self) -> Iterator[str]:
        """What lands produced: the viewer's own cards, of others how many (GR-6)."""
        resources = int(self.S.resources)
        for seat in range(int(self.S.seats)):
            own = at.HAND + seat
            now, was = self.after.holder[:resources] == own, self.before.holder[:resources] == own
            cards = np.flatnonzero(now & ~was)
            if not len(cards):
                continue
            told = say("{count:card|cards}", count=len(cards))
            if self.game.sees(self.viewer, seat):
                told = ", ".join(face_title(self.S, int(self.S.face[card])) for card in cards)
            yield say("{seat} draws {cards}.", seat=self._seat(seat), cards=told)

    def _resolved(self) -> Iterator[str]:
        """What became of the card on which bids were looked at (GR-8)."""
        before, after = self.before, self.after
        ended = int(before.busy) & ~int(after.busy)
        place = next((number for number in range(at.PLACES) if ended >> number & 1), -1)
        card = int(before.frieze[place]) - 1
        if place < 0 or card < 0:
            return
        name, bids = self.names[card], strengths(self.S, before, place)
        told = "; ".join(
            f"{self._seat(seat)} {counting(self.S, before, place, seat, amount)}"
            for seat, amount in bids.items()
        )
        if int(after.beaten) > int(before.beaten):
            yield say("{name} is beaten ({bids}).", name=name, bids=told)
        elif int(after.place) > 0 or after.where[card] >= at.OWNED:
            owner = int(after.mover) if int(after.place) > 0 else int(after.where[card]) - at.OWNED
            yield say("{seat} wins {name} ({bids}).", seat=self._seat(owner), name=name, bids=told)
        else:
            why = self._in_vain(place, card, bids)
            why = f"{why} ({told})" if bids else why
            if after.where[card] == at.DISCARD:
                yield say("{name} is discarded: {why}.", name=name, why=why)
            else:
                yield say("{name} stays in the frieze: {why}.", name=name, why=why)

    def _in_vain(self, place: int, card: int, bids: Mapping[int, int]) -> str:
        """Why nobody gets a card on which cards were laid, or why it is not beaten."""
        from engine.games.greeks.resolution import NONE, TIED, winner_of

        base = int(self.S.strength[card])
        if self.before.cancels[place]:
            return say("its auction is void")
        if not bids:
            return say("nobody bids on it")
        if self.S.card_kind[card] == at.DISASTER:
            return say("all bids together do not exceed {number}", number=base)
        winner = int(winner_of(self.S, self.before, place, card))
        if winner == TIED:
            return say("the best bids are equal")
        if winner == NONE:
            return say("no bid exceeds {number}", number=base)
        return say("{seat} has no room for it", seat=self._seat(winner))
