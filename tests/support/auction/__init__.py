"""Auction: cards for coins, with secret targets and a bid laid face down, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import numpy as np

from engine.declared_game import DeclaredGame
from engine.declared_moves import Moves, number, things
from engine.game import Record, Refusal
from engine.picture import ALL, HIDDEN, Thing, Zone, backs
from engine.positions.reading import Reading
from engine.positions.schema import Column, PositionSchema, listed_names, zeros
from tests.support.auction import state as at

NAMES = ("red", "yellow", "green", "blue", "black")
CARDS = (*NAMES, *(f"{name} {value + 1}" for name in NAMES for value in range(at.VALUES)))


def check(reading: Reading) -> None:
    """The row holds a card in each place; seats have targets, and coins for their bids."""
    state, record = reading.G, reading.S
    for slot in range(at.LOTS):
        found = int((state.holder[at.COLOURS :] == at.ROW + slot).sum())
        if found != (state.finished + slot < record.rounds):
            reading.fault(f"row.{slot + 1}", "the row is not right", "lay one card in each place")
    for seat in range(int(record.seats)):
        chosen = reading.value("chosen.*", seat)
        if len(chosen) > at.CHOSEN or max(chosen, default=0) >= at.COLOURS:
            reading.fault("chosen.*", "these are no targets", "name two colours", seat=seat)
        if state.bid[seat] > state.money[seat] or (state.bid[seat] > 0) != (state.bids[seat] > 0):
            reading.fault("bid.*", "the bid cannot be paid", "name fewer coins", seat=seat)


class Auction(DeclaredGame):
    """What the game says of itself."""

    title, usual, seats = "Auction", "open", range(3, at.SEATS + 1)
    moves = (
        Moves("choose {}", "AU-2", things("piece", NAMES, own=True)),
        Moves("pass", "AU-3"),
        Moves("bid {}", "AU-3", number("coins", 1, at.MOST)),
        Moves("lay {}", "AU-4", number("coins", 1, at.MOST)),
    )
    lead, alike = 4.0, True
    scenario_dtype, state_dtype = at.SCENARIO, at.STATE
    weights: ClassVar = {"coin": 0.3, "chance": 0.6}
    refusals = (
        Refusal("The game is over.", ("AU-6",)),
        Refusal("First all seats choose their targets, then they bid.", ("AU-2",)),
        Refusal("You have chosen this target.", ("AU-2",)),
        Refusal("The first two bids are open, the third is laid face down.", ("AU-4",)),
        Refusal("An open bid is one to three coins above the one before.", ("AU-3",)),
        Refusal("You do not have so many coins.", ("AU-3",)),
    )
    position_schema = PositionSchema(
        columns=(
            Column("round", "integer", "cards sold", high="rounds", field="finished"),
            Column("first", "seat", "who began", field="first"),
            Column("mover", "seat", "who is asked first", field="mover"),
            Column("chance", "integer", "seed of cards to come", high=2**64 - 1, field="chance"),
            Column("row.1", "card", "the card that is up", field="holder", code=at.ROW),
            Column("row.2", "card", "the next card", field="holder", code=at.ROW + 1),
            Column("row.3", "card", "the one after it", field="holder", code=at.ROW + 2),
            Column("won.*", "card", "cards won", field="holder"),
            Column("chosen.*", "card", "targets", field="chosen"),
            Column("money.*", "integer", "coins", high="coins", default="coins", field="money"),
            Column("bid.*", "integer", "coins of the last bid", high="coins", field="bid"),
            Column("bids.*", "integer", "bids on the card", high=at.BIDS, field="bids"),
            Column("out.*", "flag", "whether it has passed", field="out"),
        ),
        blank=zeros(at.STATE, holder=at.DECK),
        cards=lambda _: listed_names(CARDS),
        check=check,
    )

    def most_plies(self, record: Record) -> int:
        """Two targets, and three bids on each card."""
        return int(record.seats * (at.CHOSEN + at.BIDS * record.rounds))

    def stocks(self, record: Record, state: Record, seat: int) -> tuple[tuple[str, int], ...]:
        """Coins, and the last open bid."""
        open_ = 0 if state.bids[seat] == at.BIDS else int(state.bid[seat])
        return (("coins", int(state.money[seat])), ("open bid", open_))

    def narrate(self, record: Record, before: Record, after: Record, viewer: int) -> str:
        """Who has won the card, and for how many coins."""
        if before.finished == after.finished:
            return ""
        card = int(np.argmax(before.holder == at.ROW))
        winner, coins = after.holder[card], int((before.money - after.money).max())
        if winner == at.DECK:
            return f"Nobody wins {CARDS[card]}."
        told, name = "{name} wins {card} for {coins:coin|coins}.", self.styles_of(record)[winner]
        return self.say(told, name=name.title, card=CARDS[card], coins=coins)

    def zones(self, record: Record, state: Record, viewer: int) -> tuple[Zone, ...]:
        """The row with bids on its first card, the deck, and of each seat targets and cards."""
        row = [card for slot in range(at.LOTS) for card in _cards(state, at.ROW + slot)]
        bids = self._bids(record, state, viewer, row[0]) if row else ()
        deck = _cards(state, at.DECK)[at.COLOURS :]
        deck = deck if viewer == ALL else backs("card", len(deck))
        zones = [Zone("row", 0, "Row", things=(*row, *bids)), Zone("pile", 1, "Deck", things=deck)]
        for seat in range(int(record.seats)):
            seen = state.finished == record.rounds or self.sees(viewer, seat)
            kept = tuple(_targets(state, seat))
            targets = kept if seen else backs("card", int(state.chosen[seat]).bit_count())
            zones.append(Zone("row", 2 + 2 * seat, "Targets", seat, "seat", targets))
            zones.append(Zone("hand", 3 + 2 * seat, "Won", seat, "seat", _cards(state, seat)))
        return tuple(zones)

    def _bids(self, record: Record, state: Record, viewer: int, up: Thing) -> tuple[Thing, ...]:
        """The last bid of each seat on the card that is up."""
        found: list[Thing] = []
        for seat in np.flatnonzero(state.bids[: record.seats]).tolist():
            seen = state.bids[seat] < at.BIDS or self.sees(viewer, seat)
            number = 1 + sum(one.hidden for one in found)
            address = ("piece", 100 + seat) if seen else (HIDDEN, number)
            texts = (str(state.bid[seat]),) if seen else ()
            found.append(Thing("coins", address, seat, up.address, texts=texts))
        return tuple(found)


def _cards(state: Record, holder: int) -> tuple[Thing, ...]:
    """The cards in one place."""
    cards = np.flatnonzero(state.holder == holder).tolist()
    return tuple(Thing("card", ("card", card), texts=tuple(CARDS[card].split())) for card in cards)


def _targets(state: Record, seat: int) -> Iterator[Thing]:
    """The targets that a seat has chosen; all of them until then."""
    chosen = int(state.chosen[seat])
    for colour, name in enumerate(NAMES):
        if chosen >> colour & 1 or chosen.bit_count() < at.CHOSEN:
            texts = (name, "target" if chosen >> colour & 1 else "?")
            yield Thing("card", ("piece", seat * at.COLOURS + colour), seat, texts=texts)


GAME = Auction()
