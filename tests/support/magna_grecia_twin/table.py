"""What stays the same during a game: board, numbers and toggles, deck and seats."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.support.magna_grecia_twin.board import Board

Seat = int
PARAMETERS = Path(__file__).parents[3] / "engine" / "games" / "magna_grecia" / "parameters.toml"


@dataclass(frozen=True)
class Card:
    """One action card: (base, enhanced) amounts and the order of the colours."""

    border: str
    order: tuple[str, ...]
    roads: tuple[int, int]
    cities: tuple[int, int]
    draw: tuple[int, int]


@cache
def declared() -> Mapping[str, Mapping[str, Any]]:
    """The tables of parameters.toml."""
    return tomllib.loads(PARAMETERS.read_text(encoding="utf-8"))


def defaults(seats: int) -> dict[str, Any]:
    """The value of every parameter when nothing is said."""
    values: dict[str, Any] = {}
    for name, table in declared().items():
        if "by_players" in table:
            values[name] = table["by_players"][str(seats)]
        elif table["kind"] == "choice":
            values[name] = table["readings"][0]["key"]
        else:
            values[name] = table["default"]
    return values


def mixed(deck: Sequence[Card]) -> list[Card]:
    """MG-A1 `mixed`: cities of the next card of the border colour, draw of the one after."""
    cards = []
    for card in deck:
        family = [other for other in deck if other.border == card.border]
        place = next(number for number, other in enumerate(family) if other is card)
        second, third = (family[(place + step) % len(family)] for step in (1, 2))
        cards.append(Card(card.border, card.order, card.roads, second.cities, third.draw))
    return cards


@dataclass(frozen=True, eq=False)
class Table:
    """One game's surroundings.

    Attributes:
        rules: A value for every key of parameters.toml.
        deck: The deck's table, after MG-A1.
        seats: Number of players.
    """

    board: Board
    rules: Mapping[str, Any]
    deck: tuple[Card, ...]
    seats: int

    @classmethod
    def laid(
        cls,
        board: Board,
        deck: Sequence[Mapping[str, Any]],
        seats: int,
        rules: Mapping[str, Any] | None = None,
    ) -> Table:
        """A table from plain data; parameters that are not given take their defaults."""
        values = defaults(seats) | dict(rules or {})
        unknown = set(values) - set(declared())
        assert not unknown, unknown
        cards = [
            Card(
                card["border"],
                tuple(card["order"]),
                tuple(card["roads"]),
                tuple(card["cities"]),
                tuple(card["draw"]),
            )
            for card in deck
        ]
        cards = mixed(cards) if values["card_levels"] == "mixed" else cards
        return cls(board, values, tuple(cards), seats)

    def order(self, card: int) -> list[Seat]:
        """MG-6: the seats in the order of a card; colours that nobody plays are skipped."""
        played = list(self.rules["colours"])[: self.seats]
        return [played.index(colour) for colour in self.deck[card].order if colour in played]

    def start_score(self, seat: Seat) -> int:
        """MG-2: the seat's points at the start."""
        given = self.rules["start_score"]
        return int(given if isinstance(given, int) else given[seat])

    @property
    def whole_city(self) -> bool:
        """MG-A25: whether a new city is judged as a whole (MG-A8 `each_tile` forbids it)."""
        return bool(
            self.rules["city_grace"] == "whole_city" and self.rules["city_test"] == "end_of_actions"
        )
