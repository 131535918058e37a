"""Marchands d'Empire: what a viewer sees of the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.boards.clearing import in_rows
from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.contracts import amount_in_words, needs_in_words
from engine.games.marchands.places import BLOCK, STEP, places_of
from engine.games.marchands.saying import say
from engine.games.marchands.wording import FIELD_TITLES
from engine.picture import ALL, HIDDEN, Address, Point, Thing, Zone

if TYPE_CHECKING:
    from engine.games.marchands.game import Marchands

# Numbers of zones; those of seats follow.
MAP, MARKERS, FIELDS, OF_SEATS = 0, 1, 2, 10
ORDERS, SCREEN, PER_SEAT = 0, 1, 2
# Numbers of things that lie open, by what they are.
CARAVAN, GOOD, CHURCH, ELECTOR, WAY, TOKEN, MARKER, FIELD = (1000 * n for n in range(1, 9))
HELD, TILE, TALLY, BALLOT = (1000 * n for n in range(11, 15))
IN_A_ROW: Final = 3  # kinds of goods beside a city


class View:
    """A position through the eyes of a viewer.

    Attributes:
        S, G: The records.
        viewer: A seat, PUBLIC or ALL.
    """

    def __init__(self, game: Marchands, record: Record, state: Record, viewer: int) -> None:
        self.game, self.S, self.G, self.viewer = game, record, state, viewer
        self.seats = range(int(record.seats))
        self.places = places_of(record)

    def sees(self, seat: int) -> bool:
        """Whether the viewer sees what is a seat's own."""
        return self.game.sees(self.viewer, seat)

    def zones(self) -> tuple[Zone, ...]:
        """All parts of the table; before caravans are placed nobody has anything to hide."""
        seats = self.seats if self.G.stage != at.START_STAGE else ()
        own = tuple(zone for seat in seats if seat == self.viewer for zone in self.before(seat))
        return (
            Zone("map", MAP, things=tuple(self.on_map())),
            *own,
            Zone("track", MARKERS, say("Supply"), -1, "side", tuple(self.markers())),
            Zone("row", FIELDS, say("Influence"), -1, "side", tuple(self.fields())),
            *(zone for seat in seats if seat != self.viewer for zone in self.before(seat)),
        )

    def before(self, seat: int) -> tuple[Zone, Zone]:
        """What lies in front of a seat: orders, and what is behind the screen."""
        first, orders = OF_SEATS + PER_SEAT * seat, tuple(self.orders(seat))
        screen = tuple(self.screen(seat))
        return (
            Zone("row", first + ORDERS, say("Orders"), seat, "seat", orders),
            Zone("hand", first + SCREEN, say("Screen"), seat, "seat", screen),
        )

    # The map.

    def on_map(self) -> Iterator[Thing]:
        """Ways of orders, goods, contracts, churches, electors and caravans."""
        if self.G.stage == at.PLAN:
            for seat in self.seats:
                if self.sees(seat):
                    yield from self.way(seat)
        for space in range(int(self.S.spaces)):
            yield from self.on_space(space)
        for area in range(int(self.S.areas)):
            yield from self.in_area(area)
        for seat in self.seats:
            if self.G.at[seat] >= 0:
                space = int(self.G.at[seat])
                shift = self.places.caravans[space][seat]
                on = ("space", space)
                yield Thing("caravan", ("piece", CARAVAN + seat), seat, on, shift=shift)

    def way(self, seat: int) -> Iterator[Thing]:
        """The roads of the orders that a seat has laid."""
        space = int(self.G.at[seat])
        for slot, token in enumerate(self.G.tokens[seat].tolist()):
            if 0 < token <= at.ROADS and self.S.road[space, token - 1] >= 0:
                link = ("link", int(self.S.link[space, token - 1]))
                yield Thing("way", ("piece", WAY + at.ORDERS * seat + slot), seat, link)
                space = int(self.S.road[space, token - 1])

    def on_space(self, space: int) -> Iterator[Thing]:
        """Goods, a contract, a church."""
        on, block = ("space", space), self.places.blocks[space]
        counts = [int(self.G.goods[space]) >> at.BITS * rank & at.HEAP for rank in range(at.GOODS)]
        ranks = [rank for rank, count in enumerate(counts) if count]
        for rank, shift in zip(
            ranks, in_rows(len(ranks), IN_A_ROW, STEP, BLOCK, block), strict=True
        ):
            address = ("piece", GOOD + at.GOODS * space + rank)
            name, count = at.RANKS[rank], counts[rank]
            tip = amount_in_words(rank, count)
            yield Thing(name, address, -1, on, shift=shift, count=count, tip=tip)
        contract = int(self.G.contract[space]) - 1
        if contract >= 0:
            yield self.contract("contract", contract, -1, on, block)
        if self.G.church[space]:
            owner = int(self.G.church[space]) - 1
            yield Thing("church", ("piece", CHURCH + space), owner, on, shift=(0, 0.02))

    def contract(
        self, look: str, contract: int, seat: int, on: Address | None = None, shift: Point = (0, 0)
    ) -> Thing:
        """A contract with ecus in words, the stamps of its goods and the number of its ecus."""
        ecus, needs = int(self.S.ecus[contract]), self.S.need[contract].tolist()
        goods = " ".join(f"{name} " * count for name, count in zip(at.RANKS, needs, strict=True))
        texts = (say("{count:ecu|ecus}", count=ecus), goods, str(ecus))
        tip = say(
            "contract: {goods} for {count:ecu|ecus}",
            goods=needs_in_words(self.S, contract),
            count=ecus,
        )
        return Thing(look, ("card", contract), seat, on, shift=shift, texts=texts, tip=tip)

    def in_area(self, area: int) -> Iterator[Thing]:
        """Electors of a region, those of others face down."""
        things = [*self.electors(area)]
        for thing, shift in zip(things, in_rows(len(things), 2, STEP), strict=True):
            middle = self.places.electors[area]
            yield replace(thing, shift=(middle[0] + shift[0], middle[1] + shift[1]))

    def electors(self, area: int) -> Iterator[Thing]:
        """Electors of a region, wherever they lie in it."""
        on, down = ("area", area), 0
        for seat in self.seats:
            count = int(self.G.votes[seat, area])
            if not count:
                continue
            if not self.sees(seat) and self.G.stage != at.OVER:
                down += count
                continue
            address = ("piece", ELECTOR + at.AREAS * seat + area)
            name = self.game.styles_of(self.S)[seat].title
            tip = say("{name}: {count:elector|electors}", name=name, count=count)
            yield Thing("elector", address, seat, on, count=count, tip=tip)
        if down:
            tip = say("{count:elector|electors}, face down", count=down)
            yield Thing("ballot", ("piece", BALLOT + area), -1, on, count=down, tip=tip)

    # Beside the map.

    def markers(self) -> Iterator[Thing]:
        """The ladder, and goods in the bag."""
        rows = (
            (say("Goods owed"), int(self.G.owed[at.OF_GOODS])),
            (say("Contracts owed"), int(self.G.owed[at.OF_CONTRACTS])),
        )
        for number, (title, count) in enumerate(rows):
            yield Thing("marker", ("card", MARKER + number), texts=(title, str(count)))

    def fields(self) -> Iterator[Thing]:
        """What the viewer knows of the three kinds of influence."""
        points = self.game.influence(self.S, self.G)
        for field, title in enumerate(map(say, FIELD_TITLES)):
            if field == at.RELIGIOUS or self.G.stage == at.OVER or self.viewer == ALL:
                texts = [title]
                for seat, style in enumerate(self.game.styles_of(self.S)):
                    texts += [style.title, str(points[seat, field])]
                yield Thing("field", ("card", FIELD + field), texts=tuple(texts))

    # In front of the seats.

    def orders(self, seat: int) -> Iterator[Thing]:
        """The row of tokens; while it is secret, others see only that it is laid."""
        if self.G.stage == at.PLAN and not self.sees(seat):
            if self.G.laid[seat] + self.G.rests[seat] > self.S.orders:
                yield Thing("order", (HIDDEN, 1), seat)
            return
        if self.G.stage not in (at.PLAN, at.CARRY, at.CHOOSE, at.ELECT):
            return
        words = ("", *at.LETTERS, "X")
        for slot, token in enumerate(self.G.tokens[seat].tolist()):
            if token:
                address = ("card", TOKEN + at.ORDERS * seat + slot)
                yield Thing("order", address, seat, texts=(words[token],))

    def screen(self, seat: int) -> Iterator[Thing]:
        """Goods, contracts and monopolies; of others one back, whatever is behind it."""
        if not self.sees(seat) and self.G.stage != at.OVER:
            yield Thing("screen", (HIDDEN, 1), seat)
            return
        for rank, name in enumerate(at.RANKS):
            if count := int(self.G.held[seat, rank]):
                address = ("card", HELD + at.GOODS * seat + rank)
                yield Thing("good", address, seat, texts=(say(name), f"{count}", name))
        for contract in np.flatnonzero(self.G.place == at.KEPT + seat).tolist():
            yield self.contract("kept", contract, seat)
        if count := int(self.G.tiles[seat]):
            tiles = (say("Monopolies"), str(count), "monopoly")
            yield Thing("good", ("card", TILE + seat), seat, texts=tiles)
        if ecus := int(self.game.influence(self.S, self.G)[seat, at.ECONOMIC]):
            yield Thing("good", ("card", TALLY + seat), seat, texts=(say("Ecus"), str(ecus)))
