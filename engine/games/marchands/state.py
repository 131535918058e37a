"""Marchands d'Empire: the two records, and what their numbers mean.

Spaces are those of the map, in its order; one is the capital, the others are cities, numbered
from 1 in the same order. Goods of a city are four bits for each rank, coal lowest. A contract
is a card of the deck, copies one by one.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from engine.boards.stored import ROOM

SEATS: Final = 4
SPACES, AREAS, CONTRACTS = 256, 32, 128  # the most that a scenario may have
LETTERS: Final = "abcd"
ROADS: Final = len(LETTERS)
ORDERS: Final = 8  # tokens of a seat at most
RANKS: Final = ("coal", "bronze", "silver", "gems", "gold")
GOODS: Final = len(RANKS)
BITS: Final = 4  # of the count of one rank on a city
HEAP: Final = (1 << BITS) - 1  # goods on a city at most

# Codes of moves.
TRADE, DONE, DECLINE = ROADS, ROADS + 1, ROADS + 2
REWARD: Final = DECLINE + 1  # and the next five: sets of the three rewards, from 1 on
KEEP, CHURCH, VOTES = 1, 2, 4  # rewards in such a set
MOST_REWARDS: Final = 6
ELECTOR: Final = REWARD + MOST_REWARDS
ANNOUNCE: Final = ELECTOR + AREAS
MOST_NUMBER: Final = 99  # that is announced
START: Final = ANNOUNCE + MOST_NUMBER + 1
CODES: Final = START + SPACES

# A token in a row of orders.
NONE: Final = 0  # letters are 1 to 4
X: Final = TRADE + 1
END: Final = DONE + 1  # the row ends here

STAGES: Final = ("start", "orders", "carry", "reward", "electors", "supply", "announce", "over")
START_STAGE, PLAN, CARRY, CHOOSE, ELECT, SUPPLY, SAY, OVER = range(len(STAGES))
OF_GOODS, OF_CONTRACTS = range(2)  # columns of the supply ladder

# Where a contract is; KEPT stands for seat 0.
BAG, LAID, KEPT = 0, 1, 2

# Indices of readings, in the order of parameters.toml.
TO_BAG, OUT_OF_GAME, SHOWN = range(3)  # payment
OWED, PARTIAL, LOST = range(3)  # shortage
ONE_WILL_DO: Final = 1  # no_church
MAY_DECLINE: Final = 1  # decline
SKIPPED: Final = 1  # church_sites
ADVANCED: Final = 1  # marker
DIE, DECK, MIXED = range(3)  # drawing
LOTS: Final = 0  # ties
TIED_COUNT: Final = 1  # tied_fields
UP_TO_TWO: Final = 1  # rewards
ON_TABLE: Final = 1  # memory
RELIGIOUS, POLITICAL, ECONOMIC = range(3)
ORDERINGS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
DICE: Final = 20  # faces of the die that decides who begins

PARAMETERS: Final = (
    *("rounds", "orders", "sand", "monopoly_every", "monopoly_ecus", *RANKS),
    *("goods_sites", "contract_sites", "site_goods", "churches", "electors"),
    *("payment", "shortage", "no_church", "decline", "church_sites", "marker", "drawing"),
    *("ties", "tied_fields", "rewards", "memory", "elimination", "start_ecus"),
)
FLAGS: Final = ("first out by one field", "won by two fields", "decided by a tie")
MEASURES: Final = (
    *("religious", "political", "ecus of contracts", "ecus of monopolies", "ecus from the start"),
    *("contracts fulfilled", "contracts kept", "churches", "elector rewards", "electors"),
    *("goods taken", "goods held", "orders lost", "out first", "out second", *FLAGS),
)  # see `measuring.measure`

SCENARIO: Final[np.dtype[Any]] = np.dtype(
    [
        ("seats", np.int64),
        *((name, np.int64) for name in PARAMETERS if name != "start_ecus"),
        ("start_ecus", np.int64, (SEATS,)),
        ("spaces", np.int64),
        ("areas", np.int64),
        ("links", np.int64),
        ("cities", np.int64),
        ("capital", np.int64),
        ("contracts", np.int64),
        ("total", np.int64, (GOODS,)),  # goods in the game
        ("city", np.int16, (SPACES,)),  # space of each city, from number 1 at index 0
        ("number", np.int16, (SPACES,)),  # of each city from 0; -1 for the capital
        ("level", np.uint8, (SPACES,)),
        ("touches", np.uint32, (SPACES,)),  # set of areas
        ("road", np.int16, (SPACES, ROADS)),  # space at its other end, or -1
        ("link", np.int16, (SPACES, ROADS)),
        ("distance", np.uint8, (SPACES, SPACES)),  # roads between; 255 for no way
        ("towards", np.uint8, (SPACES, SPACES)),  # set of letters that lead nearer
        ("need", np.uint8, (CONTRACTS, GOODS)),
        ("ecus", np.int64, (CONTRACTS,)),
        ("board", np.uint8, (ROOM,)),
    ],
    align=True,
)

_TABLE: Final = (*("finished", "starter", "asked", "stage", "step", "left", "rank", "answers"),)
STATE: Final[np.dtype[Any]] = np.dtype(
    [
        ("chance", np.uint64, (1,)),
        *((name, np.int64) for name in _TABLE),
        ("owed", np.int64, (2,)),  # the two markers of the supply ladder
        ("due", np.int64, (2,)),  # steps that this supply has still to look at
        ("at", np.int16, (SEATS,)),  # space of each caravan; -1 before it is placed
        ("tokens", np.uint8, (SEATS, ORDERS)),
        ("laid", np.int64, (SEATS,)),  # tokens laid; derived
        ("rests", np.uint8, (SEATS,)),  # how often nothing more was laid
        ("leads", np.int16, (SEATS,)),  # where the tokens lead; derived
        ("traded", np.int64, (SEATS,)),  # tokens that may bring goods; derived
        ("goods", np.uint32, (SPACES,)),
        ("contract", np.uint8, (SPACES,)),  # 1 + contract
        ("church", np.uint8, (SPACES,)),  # 1 + seat
        ("visited", np.uint8, (SPACES,)),  # set of seats that took goods this round
        ("drawn", np.uint8, (SPACES,)),  # whether the card of the city's space is drawn
        ("place", np.uint8, (CONTRACTS,)),  # where each contract is
        ("held", np.int64, (SEATS, GOODS)),
        ("bag", np.int64, (GOODS,)),  # derived
        ("gone", np.int64, (GOODS,)),  # out of the game
        ("tiles", np.int64, (SEATS,)),
        ("votes", np.uint8, (SEATS, AREAS)),
        ("said", np.int64, (SEATS,)),  # 1 + number that was announced
        ("lot", np.uint8, (3,)),  # 1 + seat on which each lot fell
        # Counted up, for the lab.
        ("taken", np.int64, (SEATS,)),
        ("failed", np.int64, (SEATS,)),
        ("fulfilled", np.int64, (SEATS,)),
        ("campaigns", np.int64, (SEATS,)),
        # Derived.
        ("kept_ecus", np.int64, (SEATS,)),
        ("kept", np.int64, (SEATS,)),
        ("built", np.int64, (SEATS,)),
        ("faith", np.int64, (SEATS,)),  # levels of cities with own churches
        ("voted", np.int64, (SEATS,)),
        ("left_in_bag", np.int64),  # contracts
    ],
    align=True,
)
DERIVED: Final = (
    *("asked", "due", "laid", "leads", "traded", "bag", "kept_ecus", "kept", "built", "faith"),
    *("voted", "left_in_bag", "answers"),
)
