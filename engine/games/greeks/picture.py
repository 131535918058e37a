"""Greeks: what a viewer sees of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.names import EVENT_ADDRESS, event_names
from engine.games.greeks.saying import say, told
from engine.games.greeks.vocabulary import OF_DISASTERS, OF_UNITS
from engine.picture import ALL, HIDDEN, Address, Thing, Zone

if TYPE_CHECKING:
    from engine.games.greeks.game import Greeks

FRIEZE, ASIDE, DISCARDED = 0, 1, 2  # numbers of zones; those of eras and seats follow
EVENTS, RESOURCES, UNPARTED, OF_SEATS = 3, 6, 9, 10
HAND, ROW, DEALT, PER_SEAT = 0, 1, 2, 3
ERA_TITLES: Final = ("Mythical era", "Classical era", "Hellenistic era")
_SIGNS: Final = ("↷", "❄", "×2", "✕")  # of special resources, in the order of `at.SPECIALS`
_LOOKS: Final = ("land", "building", "disaster")


def event_address(card: int) -> Address:
    """What the picture calls an event."""
    return "card", EVENT_ADDRESS + card


class View:
    """A position through the eyes of a viewer.

    Attributes:
        S, G: The records.
        viewer: A seat, PUBLIC or ALL.
    """

    def __init__(self, game: Greeks, record: Record, state: Record, viewer: int) -> None:
        self.game, self.S, self.G, self.viewer = game, record, state, viewer
        self.holder = state.holder[: int(record.resources)]
        self.where = state.where[: int(record.events)]
        self.names = event_names(record)

    def zones(self) -> tuple[Zone, ...]:
        """All parts of the table."""
        pile, aside = tuple(self.discards()), tuple(self.aside())
        found = [
            Zone("row", FRIEZE, say("Frieze, from the left"), things=tuple(self.frieze())),
            Zone("row", ASIDE, say("Beside the frieze"), things=aside),
        ]
        name = told("Not dealt: {era}", era=ERA_TITLES[0])
        found.append(Zone("pile", UNPARTED, name, -1, "side", tuple(self.unparted())))
        for era, title in enumerate(ERA_TITLES):
            name, things = told("Events: {era}", era=title), tuple(self.events_to_come(era))
            found.append(Zone("pile", EVENTS + era, name, -1, "side", things))
        for era, title in enumerate(ERA_TITLES):
            name, things = told("Resources: {era}", era=title), tuple(self.resources_to_come(era))
            found.append(Zone("pile", RESOURCES + era, name, -1, "side", things))
        found.append(Zone("pile", DISCARDED, say("Discarded, sorted"), place="side", things=pile))
        for seat in range(int(self.S.seats)):
            number = OF_SEATS + PER_SEAT * seat
            dealt, hand, row = (
                tuple(self.dealt(seat)),
                tuple(self.hand(seat)),
                tuple(self.row(seat)),
            )
            found.append(Zone("row", number + DEALT, say("Dealt"), seat, "seat", dealt))
            found.append(Zone("hand", number + HAND, say("Hand"), seat, "seat", hand))
            found.append(Zone("row", number + ROW, say("Lands, from the left"), seat, "seat", row))
        return tuple(zone for zone in found if zone.things or zone.number in self._lasting())

    def _lasting(self) -> set[int]:
        """Zones that are there even while nothing lies in them, so that others do not move."""
        if self.G.stage <= at.FOUND:
            return set()
        seats = range(int(self.S.seats))
        first = (OF_SEATS + PER_SEAT * seat for seat in seats)
        return {FRIEZE, *(number + part for number in first for part in (HAND, ROW))}

    def chooses(self, seat: int) -> bool:
        """Whether the viewer sees which of the dealt cards a seat keeps (GR-2); they are ticked."""
        return bool(self.G.stage == at.KEEP and self.game.sees(self.viewer, seat))

    # Things.

    def resource(self, card: int, seat: int = -1, on: Address | None = None) -> Thing:
        """A resource that lies open."""
        suit, special = int(self.S.suit[card]), int(self.S.special[card])
        title = say(at.SPECIALS[special - 1] if special else at.SUITS[suit])
        value = str(int(self.S.worth[card])) if not special else _SIGNS[special - 1]
        texts = (title[:1].upper() + title[1:], value)
        return Thing("resource", ("card", card), seat, on, texts=texts)

    def event(self, card: int, seat: int = -1, on: Address | None = None, tip: str = "") -> Thing:
        """A land, a building or a disaster that lies open."""
        look = _LOOKS[int(self.S.card_kind[card])]
        down = self.where[card] == at.FACE_DOWN
        look = "owned" if look == "land" and self.where[card] >= at.OWNED else look
        texts = (self.names[card], str(int(self.S.strength[card])), *self.details(card))
        return Thing("spent" if down else look, event_address(card), seat, on, texts=texts, tip=tip)

    def details(self, card: int) -> tuple[str, ...]:
        """Points, production and effects of a unit; what a disaster does."""
        does = "\n".join(self.effects(card))
        if self.S.card_kind[card] == at.DISASTER:
            return (does,)
        items = self.S.yields[card, : int(self.S.items[card])].tolist()
        counted = {item: items.count(item) for item in dict.fromkeys(items)}
        words = (
            (f"{count} × " if count > 1 else "") + say("any" if item == at.ANY else at.SUITS[item])
            for item, count in counted.items()
        )
        return f"{int(self.S.card_points[card]) / 100:g}", ", ".join(words), does

    def effects(self, card: int) -> Iterator[str]:
        """What an event does besides, in sentences."""
        known = OF_DISASTERS if self.S.card_kind[card] == at.DISASTER else OF_UNITS
        for word, number in self.S.effect[card].tolist():
            if word:
                effect = known[word - 1]
                values = {one.key: number for one in effect.arguments}
                yield say(effect.sentence, **values)

    def backs(self, look: str, first: int, count: int, seat: int = -1) -> Iterator[Thing]:
        """Hidden cards of a zone, from a number on."""
        return (Thing(look, (HIDDEN, number), seat) for number in range(first, first + count))

    def resources(self, cards: Iterable[int], *, seen: bool, seat: int = -1) -> Iterator[Thing]:
        """Resources, or their backs, which show the eras."""
        numbers = [int(card) for card in cards]
        if seen:
            yield from (self.resource(card, seat) for card in numbers)
            return
        eras = sorted(int(self.S.era[card]) for card in numbers)
        for number, era in enumerate(eras, start=1):
            yield Thing(at.ERAS[era], (HIDDEN, number), seat)

    # Zones.

    def frieze(self) -> Iterator[Thing]:
        """The cards of the frieze with the bids on them, and resources that are shown."""
        hidden = 0
        for place in range(int(self.S.frieze)):
            card = int(self.G.frieze[place]) - 1
            if card < 0:
                continue
            yield self.event(card, tip=self.game.odds(self.S, self.G, place, self.viewer))
            for owner, down, number in sorted(self.bids(place)):
                if down:
                    hidden += 1
                    yield Thing(at.ERAS[number], (HIDDEN, hidden), owner, event_address(card))
                else:
                    yield self.resource(number, owner, event_address(card))
        yield from self.resources(np.flatnonzero(self.holder == at.SHOWN), seen=True)

    def bids(self, place: int) -> Iterator[tuple[int, bool, int]]:
        """Owner of each card bid there, whether the viewer sees its back alone, card or era.

        Where a hidden card lies among others must not hang on which card it is.
        """
        lying = (self.holder >= at.BIDDEN) & (self.G.slot[: len(self.holder)] & 15 == place + 1)
        for card in np.flatnonzero(lying).tolist():
            owner = int(self.holder[card]) - at.BIDDEN
            down = self.G.slot[card] > at.DOWN and not self.game.sees(self.viewer, owner)
            yield owner, bool(down), int(self.S.era[card]) if down else card

    def aside(self) -> Iterator[Thing]:
        """Ravens that were laid, and a card that one carries or that is offered."""
        yield from self.resources(np.flatnonzero(self.holder == at.ASIDE), seen=True)
        yield from self.resources(np.flatnonzero(self.holder == at.OFFERED), seen=True)
        for card in np.flatnonzero(self.holder == at.CARRIED).tolist():
            seen = self.G.slot[card] < at.DOWN or self.game.sees(self.viewer, int(self.G.mover))
            yield from self.resources([card], seen=seen, seat=int(self.G.mover))

    def discards(self) -> Iterator[Thing]:
        """All that is discarded."""
        yield from (self.event(card) for card in np.flatnonzero(self.where == at.DISCARD).tolist())
        yield from self.resources(np.flatnonzero(self.holder == at.DISCARD), seen=True)

    def is_unparted(self, era: int) -> bool:
        """Whether what is left of an era is one pile, which is parted after the deal (GR-2)."""
        return bool(self.G.stage == at.KEEP and era == 0 and self.viewer != ALL)

    def unparted(self) -> Iterator[Thing]:
        """What is left of the first era while seats keep cards."""
        if not self.is_unparted(0):
            return iter(())
        parts = ((self.where, self.S.card_era), (self.holder, self.S.era))
        count = sum(int((lie[eras[: len(lie)] == 0] <= at.UNDER).sum()) for lie, eras in parts)
        return self.backs(at.ERAS[0], 1, count)

    def events_to_come(self, era: int) -> Iterator[Thing]:
        """The events of an era that nobody has seen."""
        eras = self.S.card_era[: len(self.where)] == era
        cards = np.flatnonzero((self.where <= at.UNDER) & eras).tolist()
        if self.viewer == ALL:
            return (self.event(card) for card in reversed(cards))  # closing disasters lie below
        return self.backs(at.ERAS[era], 1, 0 if self.is_unparted(era) else len(cards))

    def resources_to_come(self, era: int) -> Iterator[Thing]:
        """The resources of an era in the pile, or to come there."""
        if self.is_unparted(era):
            return iter(())
        eras = self.S.era[: len(self.holder)] == era
        cards = np.flatnonzero((self.holder <= at.UNDER) & eras)
        return self.resources(cards, seen=self.viewer == ALL)

    def hand(self, seat: int) -> Iterator[Thing]:
        """The hand of a seat; what is kept lies among the dealt cards until all have chosen."""
        if self.G.stage == at.KEEP:
            return
        seen = self.game.sees(self.viewer, seat)
        cards = np.flatnonzero(self.holder == at.HAND + seat)
        yield from self.resources(cards, seen=seen, seat=seat)

    def row(self, seat: int) -> Iterator[Thing]:
        """The lands of a seat with their buildings."""
        for land in self.G.row[seat, : int(self.G.lands[seat])].tolist():
            yield self.event(land, seat)
            for card in np.flatnonzero(self.G.on[: len(self.where)] == land + 1).tolist():
                yield self.event(card, seat, event_address(land))

    def dealt(self, seat: int) -> Iterator[Thing]:
        """What a seat was dealt and may keep, and kept units that it has yet to lay."""
        if self.chooses(seat):
            yield from self.choices(seat)
            return
        kept = np.flatnonzero(self.where == at.KEPT + seat).tolist()
        events = np.flatnonzero(self.where == at.EVENT_DEALT + seat).tolist()
        cards = np.flatnonzero(self.holder == at.DEALT + seat)
        if self.G.stage != at.KEEP:
            yield from (self.event(card, seat) for card in (*kept, *events))
            yield from self.resources(cards, seen=True, seat=seat)
            return
        held = int((self.holder == at.HAND + seat).sum())
        count = len(kept) + len(events) + len(cards) + held
        yield from self.backs(at.ERAS[0], 1, count, seat)

    def choices(self, seat: int) -> Iterator[Thing]:
        """All that a seat was dealt, where it was; what is kept so far has a tick."""
        events = np.isin(self.where, (at.EVENT_DEALT + seat, at.KEPT + seat))
        for card in np.flatnonzero(events).tolist():
            yield _ticked(self.event(card, seat), bool(self.where[card] == at.KEPT + seat))
        resources = np.isin(self.holder, (at.DEALT + seat, at.HAND + seat))
        for card in np.flatnonzero(resources).tolist():
            yield _ticked(self.resource(card, seat), bool(self.holder[card] == at.HAND + seat))


def _ticked(thing: Thing, kept: bool) -> Thing:
    return replace(thing, texts=(f"✓ {thing.texts[0]}", *thing.texts[1:])) if kept else thing
