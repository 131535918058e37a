"""A position of Greeks: the parameters, every card, and who stands where in the order of play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine import rng
from tests.support.greeks_twin.cards import NO_SUIT, NOBODY, VALUE, Event, Resource

WORTH = ("worth_mythical", "worth_classical", "worth_hellenistic")


@dataclass(eq=False)
class Holding:
    """A land of a row and the buildings on it, in the order of their numbers."""

    land: Event
    buildings: list[Event] = field(default_factory=list)

    @property
    def cards(self) -> list[Event]:
        """The land and its buildings."""
        return [self.land, *self.buildings]


@dataclass
class Position:
    """Everything that is known of a game, changed in place.

    Attributes:
        rules: Value of every parameter.
        chance: The stream; uint64, shape (1,).
        frieze: Cards from the left; None where a card has gone since the last fill.
        active: Seat that decides; NOBODY while a phase begins and when the game is over.
        waiting: Whether a decision is due.
        winter_everywhere: Noted at the reveal: a Winter strikes all bids (GR-Q11, round).
        heroes: Noted at the reveal: seats whose Hero doubles all their bids (GR-Q12, all).

    The other fields are those of position files, seats counted from 0, eras too.
    """

    seats: int
    rules: dict[str, Any]
    seat_names: tuple[str, ...]
    resources: list[Resource]
    events: list[Event]
    chance: NDArray[np.uint64]
    frieze: list[Event | None] = field(default_factory=list)
    rows: list[list[Holding]] = field(default_factory=list)
    phase: str = "keep"
    finished: int = 0
    era: int = 0
    stock_era: int = 0
    beginner: int = 0
    first: int = 0
    active: int = NOBODY
    waiting: bool = False
    turn: int = 0
    laid: int = 0
    target: int = 0
    backed: int = NOBODY
    naming: int = 0
    raven: bool = False
    place: int = 0
    effect: int = 0
    last: bool = False
    changed: bool = False
    lost: bool = False
    winner: int = NOBODY
    trader: int = NOBODY
    asked_for: str = ""
    out: list[int] = field(default_factory=list)
    due: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    trophies: list[int] = field(default_factory=list)
    passed: list[bool] = field(default_factory=list)
    frozen: list[set[int]] = field(default_factory=list)
    winter_everywhere: bool = False
    heroes: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.rows = [[] for _ in range(self.seats)]
        for name in ("out", "due", "played", "trophies"):
            setattr(self, name, [0] * self.seats)
        self.passed = [False] * self.seats
        self.frozen = [set() for _ in range(self.seats)]

    def enter(self, phase: str) -> None:
        """Begin a phase; nobody decides yet."""
        self.phase, self.active = phase, NOBODY

    def wait_for(self, seat: int) -> None:
        """Stop for a decision of a seat."""
        self.active, self.waiting = seat, True

    def forget_auction(self) -> None:
        """The auction is over: what was counted in it is forgotten."""
        self.turn = self.laid = self.target = 0
        self.played = [0] * self.seats
        self.passed = [False] * self.seats


def draw_one(position: Position, cards: list[Any]) -> Any:
    """One of the cards, drawn by lot; also one alone takes a number of the stream."""
    return cards[int(rng.below(position.chance, len(cards)))]


def everything(position: Position) -> list[Event | Resource]:
    """All cards, events before resources."""
    return [*position.events, *position.resources]


def resources_in(position: Position, where: str, owner: int = NOBODY) -> list[Resource]:
    """The resources somewhere, in the order of numbers."""
    return [card for card in position.resources if card.where == where and card.owner == owner]


def events_in(position: Position, where: str, owner: int = NOBODY) -> list[Event]:
    """The events somewhere, in the order of numbers."""
    return [card for card in position.events if card.where == where and card.owner == owner]


def hand(position: Position, seat: int) -> list[Resource]:
    """The resources in a seat's hand."""
    return resources_in(position, "hand", seat)


def discard_hand(position: Position, seat: int) -> None:
    """Discard a whole hand."""
    for card in hand(position, seat):
        card.move("discarded")


def suit_of(position: Position, card: Resource) -> str:
    """The suit that counts: specials have none unless GR-Q14 says so."""
    if card.special == VALUE or position.rules["special_faces"] == "yes":
        return card.suit
    return NO_SUIT


def lowest(cards: Iterable[Resource], face: str) -> Resource:
    """The card with the lowest number of all that show a face."""
    return next(card for card in cards if card.face == face)


def faces(cards: Iterable[Resource]) -> list[Resource]:
    """One card of each face, the one with the lowest number."""
    first_of: dict[str, Resource] = {}
    for card in cards:
        first_of.setdefault(card.face, card)
    return list(first_of.values())


def cyclic(position: Position, start: int) -> list[int]:
    """All seats from one on."""
    return [(start + step) % position.seats for step in range(position.seats)]


def in_play(position: Position, start: int = 0) -> list[int]:
    """The seats that are not out, from one on (GR-19)."""
    return [seat for seat in cyclic(position, start) if not position.out[seat]]


def in_order(position: Position) -> list[int]:
    """The seats in the order of production, trade and auction (GR-V3)."""
    seats = in_play(position, position.first)
    if position.rules["order"] == "fewest_first":
        return sorted(seats, key=lambda seat: points(position, seat))
    if position.rules["order"] == "leader_first":
        return sorted(seats, key=lambda seat: -points(position, seat))
    return seats


def owned(position: Position, seat: int) -> list[Event]:
    """All lands and buildings of a seat."""
    return [card for holding in position.rows[seat] for card in holding.cards]


def lands(position: Position, seat: int) -> int:
    """How many lands a seat has."""
    return len(position.rows[seat])


def points(position: Position, seat: int) -> int:
    """Points of a seat; none for those who are out (GR-21, GR-V11)."""
    if position.out[seat]:
        return 0
    start = position.rules["start_points"]
    start = start if isinstance(start, int) else start[seat]
    worth = sum(card.points * position.rules[WORTH[card.era]] for card in owned(position, seat))
    return int(start + worth // 100 + position.trophies[seat])


def disasters_in_frieze(position: Position) -> list[Event]:
    """The disasters of the frieze from the left, face up or down."""
    return [card for card in position.frieze if card is not None and card.is_disaster]


def crowded(position: Position) -> bool:
    """Whether disasters take up the whole frieze (GR-Q21)."""
    return bool(len(disasters_in_frieze(position)) == position.rules["frieze"])
