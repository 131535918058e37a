"""Marchands d'Empire: the deck of contracts, and what kernels know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from engine.columns import Copies, Counts, Integer
from engine.game import Card, DeckSchema, Record
from engine.games.marchands import state as at
from engine.games.marchands.saying import say

LETTERS: Final = "cbsgo"  # of the ranks in names of contracts
SCHEMAS: Final[Mapping[str, DeckSchema]] = {
    "contracts": DeckSchema(
        "contracts",
        "Contracts",
        (
            Counts("needs", "Goods that it needs.", names=at.RANKS, high=9, most=12),
            Integer("ecus", "Ecus for whoever keeps it.", high=99),
            Copies("copies", "How often it is in the game."),
        ),
        1,
        at.CONTRACTS,
        tile=(1.5, 1.0),
    )
}

COUNTED: Final = (
    *("{count:coal|coal}", "{count:bronze|bronze}", "{count:silver|silver}"),
    *("{count:gem|gems}", "{count:gold|gold}"),
)  # by rank


def fill_contracts(record: Record, cards: Sequence[Card]) -> None:
    """Put the contracts into a record, copies one by one, as many as there is room for.

    Writes `record`.
    """
    every = [number for number, card in enumerate(cards) for _ in range(int(card["copies"]))]
    record.contracts = len(every)
    for contract, number in enumerate(every[: at.CONTRACTS]):
        needs = cards[number]["needs"]
        record.need[contract] = [needs.get(rank, 0) for rank in at.RANKS]
        record.ecus[contract] = cards[number]["ecus"]


def goods_letters(amounts: Sequence[int]) -> str:
    """Goods by their letters: "ccb" for two coal and one bronze."""
    return "".join(letter * amount for letter, amount in zip(LETTERS, amounts, strict=True))


def contract_names(record: Record) -> tuple[str, ...]:
    """Names of all contracts, such as "ccb-1" and "ccb-2"."""
    count = int(record.contracts)
    return _names(np.ascontiguousarray(record.need[:count]).tobytes())


@lru_cache(maxsize=32)
def _names(packed: bytes) -> tuple[str, ...]:
    seen: dict[str, int] = {}
    names = []
    for needs in np.frombuffer(packed, np.uint8).reshape(-1, at.GOODS).tolist():
        letters = goods_letters(needs) or "free"
        seen[letters] = seen.get(letters, 0) + 1
        names.append(f"{letters}-{seen[letters]}")
    return tuple(names)


def needs_in_words(record: Record, contract: int) -> str:
    """What a contract needs, such as "2 coal, 1 bronze"."""
    return in_words(record.need[contract].tolist()) or say("nothing")


def in_words(amounts: Sequence[int]) -> str:
    """Goods in words, the lowest rank first; "" for none."""
    return ", ".join(amount_in_words(rank, count) for rank, count in enumerate(amounts) if count)


def amount_in_words(rank: int, count: int) -> str:
    """Goods of one rank in words, such as "2 gems"."""
    return say(COUNTED[rank], count=count)


def hopeless(record: Record, cards: Sequence[Card]) -> list[tuple[str, str, str]]:
    """Contracts that need more goods of a rank than are in the game: place, what, remedy."""
    found = []
    for number, card in enumerate(cards, 1):
        for rank, name in enumerate(at.RANKS):
            needed, there = card["needs"].get(name, 0), int(record.total[rank])
            if needed > there and card["copies"]:
                what = say(
                    "nobody can ever fulfil it: it needs {goods}, and the game has {count}",
                    goods=amount_in_words(rank, needed),
                    count=there,
                )
                remedy = say("ask for fewer, or put more of them into the game")
                found.append((f"contracts.cards[{number}].needs", what, remedy))
    return found
