"""The twin itself: a game of Greeks that is played with texts."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import rng
from tests.support.greeks_twin import auction, disasters, resolution, rounds, start, trading
from tests.support.greeks_twin.cards import NOBODY, Decks, events_of, resources_of
from tests.support.greeks_twin.files import Tables, load_tables, tables_of
from tests.support.greeks_twin.position import Position, in_play, points

PHASES = {
    "found": start.found,
    "disaster": disasters.disaster_phase,
    "fill": rounds.fill_phase,
    "upkeep": disasters.upkeep_phase,
    "produce": rounds.produce_phase,
    "trade": trading.trade_phase,
    "auction": auction.auction_phase,
    "resolve": resolution.resolve_phase,
    "check": rounds.check_phase,
}
MOVES = {
    "keep": start.keep_moves,
    "found": start.found_moves,
    "disaster": disasters.discard_moves,
    "upkeep": disasters.discard_moves,
    "trade": trading.trade_moves,
    "auction": auction.auction_moves,
    "resolve": resolution.placing_moves,
}


class Twin:
    """A slow, plain reading of the rules of Greeks.

    Args:
        seats: Number of players.
        parameters: Value of every parameter; `start_points` one number or one for each seat.
        decks: Rows of resources, lands, buildings and disasters.
        seat_names: Names of the seats, as moves and position files say them.
    """

    def __init__(
        self,
        seats: int,
        parameters: dict[str, Any],
        decks: Decks,
        seat_names: tuple[str, ...],
    ) -> None:
        rules = dict(parameters)
        resources = resources_of(decks, rules["suits"], rules["copies"])
        stream = np.zeros(1, dtype=np.uint64)
        self.position = Position(seats, rules, seat_names, resources, events_of(decks), stream)

    @classmethod
    def new(
        cls,
        seats: int,
        parameters: dict[str, Any],
        decks: Decks,
        seat_names: tuple[str, ...],
        seed: int,
    ) -> Twin:
        """A new game; the cards are dealt (GR-1, GR-2)."""
        twin = cls(seats, parameters, decks, seat_names)
        twin.position.chance[0] = rng.derive(np.uint64(seed), rng.SETUP, np.uint64(0))
        start.deal(twin.position)
        return twin

    def load(self, tables: Tables) -> None:
        """Go to a position in the form of position files."""
        load_tables(self.position, tables)

    def tables(self) -> Tables:
        """The position in the form of position files."""
        return tables_of(self.position)

    def mover(self) -> int:
        """The seat that decides; -1 when the game is over."""
        return NOBODY if self.position.phase == "over" else self.position.active

    def legal(self) -> set[str]:
        """The texts of all legal moves."""
        phase = self.position.phase
        return MOVES[phase](self.position) if phase in MOVES else set()

    def play(self, text: str) -> None:
        """Make a move and all that follows without a decision."""
        if text not in self.legal():
            raise ValueError(f"illegal in {self.position.phase}: {text}")
        self.position.waiting = False
        make(self.position, text)
        self.go_on()

    def go_on(self) -> None:
        """Everything up to the next decision or the end."""
        while not self.position.waiting and self.position.phase != "over":
            PHASES[self.position.phase](self.position)

    def points(self) -> list[int]:
        """Points of each seat."""
        return [points(self.position, seat) for seat in range(self.position.seats)]

    def ranking(self) -> list[int]:
        """Place of each seat, from 1; all 0 if all have lost (GR-19, GR-21, GR-Q21)."""
        position = self.position
        if position.lost or not in_play(position):
            return [0] * position.seats
        merits = [
            (not position.out[seat], position.out[seat] or mine)
            for seat, mine in enumerate(self.points())
        ]
        return [1 + sum(other > mine for other in merits) for mine in merits]


def make(position: Position, text: str) -> None:
    """Make one move; what follows is left to the phases."""
    word, _, rest = text.partition(" ")
    match position.phase:
        case "keep":
            start.keep(position, rest)
        case "found":
            start.found_move(position, word, rest)
        case "disaster" | "upkeep":
            disasters.discard(position, rest)
        case "trade":
            make_trade(position, word, rest)
        case "auction":
            make_bid(position, text)
        case "resolve":
            resolution.placing_move(position, word, rest)


def make_trade(position: Position, word: str, rest: str) -> None:
    """Make a move of the trade."""
    if word == "done":
        trading.decline(position)
    elif word == "give":
        trading.give(position, rest)
    else:
        face, _, suit = rest.rpartition(" for ")
        trading.trade(position, face, suit)


def make_bid(position: Position, text: str) -> None:
    """Make a move of the auction."""
    word, _, rest = text.partition(" ")
    match word:
        case "pass":
            auction.pass_turn(position)
        case "done":
            auction.done(position)
        case "hit":
            auction.hit(position, rest)
        case "back":
            position.backed = position.seat_names.index(rest)
            position.wait_for(position.active)
        case "lift":
            face, _, place = rest.rpartition(" from ")
            auction.lift(position, face, int(place))
        case "lay":
            face, _, place = rest.rpartition(" on ")
            auction.lay(position, face, int(place))
            auction.after_laying(position)
        case _:
            auction.play_raven(position)
