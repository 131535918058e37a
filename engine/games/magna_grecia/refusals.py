"""Magna Grecia: codes and sentences for moves, and kinds of moves, that are not allowed."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Why(IntEnum):
    """Codes of `reasons.reason`; ALLOWED is 0.

    Within a kind of move they stand in the order in which `reason` looks at the conditions.
    """

    ALLOWED = 0
    GAME_OVER = 1
    DRAFT_FIRST = 2
    ACTIONS_FIRST = 3
    ACTIONS_OVER = 4
    KEEP_FIRST = 5
    CONTROL_FIRST = 6
    DRAFT_OVER = 7
    NOTHING_TO_KEEP = 8
    NOTHING_CONTESTED = 9
    NO_SUCH_MOVE = 10
    UNFINISHED = 11
    ROAD_SECOND_KIND = 20
    ROAD_AMOUNT = 21
    ROAD_STOCK = 22
    ROAD_DEBT = 23
    ROAD_ON_TILE = 24
    ROAD_ON_PLACE = 25
    ROAD_FACE = 26
    ROAD_NO_START = 27
    ROAD_FOREIGN_END = 28
    ROAD_NOT_NETWORK = 29
    ROAD_NO_CITY_YET = 30
    ROAD_BORDER = 31
    ROAD_JOIN = 32
    CITY_SECOND_KIND = 40
    CITY_AMOUNT = 41
    CITY_STOCK = 42
    CITY_POINTS = 43
    CITY_ON_TILE = 44
    CITY_ON_ORACLE = 45
    CITY_NEAR_FOREIGN = 46
    CITY_NEAR_ORACLE = 47
    CITY_BESIDE_GROUP = 48
    CITY_ALONE = 49
    CITY_SECOND_FOUNDING = 50
    CITY_NO_ROAD = 51
    CITY_AT_ONCE = 52
    CITY_DEBT_SPOILED = 53
    CITY_DEBT = 54
    CITY_NEVER_WHOLE = 55
    DRAW_DEBT = 60
    DRAW_THIRD_KIND = 61
    DRAW_BEYOND = 62
    DRAW_NOTHING = 63
    DRAW_AMOUNT = 64
    DRAW_RESERVE = 65
    DONE_DEBT = 70
    BUY_SUPPLY = 80
    BUY_NOWHERE = 81
    BUY_OWN_CITY = 82
    BUY_TWICE = 83
    BUY_REACH = 84
    BUY_POINTS = 85
    SELL_LAST_ROUND = 90
    SELL_NONE = 91
    SELL_SOLD = 92
    SELL_INACTIVE = 93
    SELL_WORTHLESS = 94
    ORACLE_COASTAL = 100
    ORACLE_TAKEN = 101
    ORACLE_DISTANCE = 102
    TAKE_OTHER_ORACLE = 110
    TAKE_WEAKER = 111


class Lack(IntEnum):
    """What bars all moves of a kind where no single code of `Why` does; see `barring`."""

    ROAD_START = 1
    ROAD_OWN_START = 2
    ROAD_HEX = 3
    ROAD_END = 4
    CITY_VILLAGE = 5
    CITY_EXTENSION = 6
    CITY_HEX = 7
    DRAW_RESERVE = 8
    DRAW_AMOUNT = 9
    BUY_PLACE = 10
    BUY_POINTS = 11
    SELL_MARKET = 12
    SELL_UNSOLD = 13
    SELL_ACTIVE = 14
    SELL_VALUE = 15


SENTENCES: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    Why.GAME_OVER: ("The game is over.", ("MG-42",)),
    Why.DRAFT_FIRST: ("The oracles are placed first.", ("MG-3",)),
    Why.ACTIONS_FIRST: ("Markets come after the step of actions: choose done first.", ("MG-7",)),
    Why.ACTIONS_OVER: ("The step of actions is over; this is the market step.", ("MG-7", "MG-9")),
    Why.KEEP_FIRST: ("First say which market stays in the merged city.", ("MG-27", "MG-A13")),
    Why.CONTROL_FIRST: ("First say which city takes the oracle {oracle}.", ("MG-39", "MG-A10")),
    Why.DRAFT_OVER: ("All oracles are placed.", ("MG-3",)),
    Why.NOTHING_TO_KEEP: ("No merged city waits for a choice of market.", ("MG-27",)),
    Why.NOTHING_CONTESTED: ("No oracle waits for a choice of city.", ("MG-39",)),
    Why.NO_SUCH_MOVE: ("There is no such move on this board.", ("MG-12",)),
    Why.ROAD_FACE: ("No face of a road tile joins {edges}.", ("MG-12", "MG-A2")),
    Why.ROAD_ON_PLACE: ("Roads are not laid on {what}.", ("MG-12",)),
    Why.ROAD_ON_TILE: ("There is already a tile on {cell}.", ("MG-12", "MG-17")),
    Why.ROAD_STOCK: ("There is no road tile left in your front stock.", ("MG-11",)),
    Why.ROAD_AMOUNT: ("No more road tiles may be laid in this turn.", ("MG-8",)),
    Why.ROAD_SECOND_KIND: (
        "City tiles were laid beyond the base amount: no second kind of action.",
        ("MG-8",),
    ),
    Why.ROAD_DEBT: (
        "With a road the base amount of city tiles would not cover the villages still to cover.",
        ("MG-23", "MG-8"),
    ),
    Why.UNFINISHED: ("The new city must be finished first.", ("MG-23", "MG-A25")),
    Why.ROAD_BORDER: ("An end of the tile would face the border.", ("MG-16", "MG-A15")),
    Why.ROAD_JOIN: (
        "An end of the tile would meet an opponent's road.",
        ("MG-16", "MG-A14"),
    ),
    Why.ROAD_NO_START: (
        "The tile starts at no city, no place of your network and no end of your roads.",
        ("MG-13",),
    ),
    Why.ROAD_FOREIGN_END: ("An opponent's road cannot be prolonged.", ("MG-15", "MG-13")),
    Why.ROAD_NOT_NETWORK: (
        "The tile starts at {place}, which is not connected to your roads.",
        ("MG-14", "MG-13"),
    ),
    Why.ROAD_NO_CITY_YET: (
        "Without a city of your own you may not start from an opponent's.",
        ("MG-13", "MG-A6"),
    ),
    Why.CITY_ON_ORACLE: ("There is an oracle on {cell}.", ("MG-21",)),
    Why.CITY_ON_TILE: ("There is already a tile on {cell}.", ("MG-21", "MG-17")),
    Why.CITY_STOCK: ("There is no city tile left in your front stock.", ("MG-11",)),
    Why.CITY_AMOUNT: ("No more city tiles may be laid in this turn.", ("MG-8",)),
    Why.CITY_SECOND_KIND: (
        "Road tiles were laid beyond the base amount: no second kind of action.",
        ("MG-8",),
    ),
    Why.CITY_POINTS: ("You cannot pay for a city tile.", ("MG-25",)),
    Why.CITY_NEAR_FOREIGN: ("{cell} is next to an opponent's city.", ("MG-22",)),
    Why.CITY_NEAR_ORACLE: ("{cell} is next to an oracle.", ("MG-22",)),
    Why.CITY_ALONE: (
        "{cell} is neither a village nor next to a city of yours.",
        ("MG-20", "MG-18"),
    ),
    Why.CITY_SECOND_FOUNDING: ("A city has already been founded in this turn.", ("MG-19",)),
    Why.CITY_NO_ROAD: ("No road of yours leads into this inland village.", ("MG-19", "MG-A5")),
    Why.CITY_DEBT: (
        "The villages next to your tiles could not all be covered in this turn.",
        ("MG-23", "MG-22"),
    ),
    Why.CITY_DEBT_SPOILED: (
        "A village next to it that must be covered is next to an opponent's city or an oracle.",
        ("MG-22", "MG-23"),
    ),
    Why.CITY_AT_ONCE: ("{cell} is next to a village.", ("MG-22", "MG-A8")),
    Why.CITY_NEVER_WHOLE: (
        "What is left of this turn is not enough to make a valid city of this.",
        ("MG-23", "MG-18", "MG-19"),
    ),
    Why.CITY_BESIDE_GROUP: (
        "The new city must be finished first, and {cell} does not touch it.",
        ("MG-19", "MG-A25"),
    ),
    Why.DRAW_AMOUNT: ("Fewer tiles may be drawn in this turn.", ("MG-8",)),
    Why.DRAW_RESERVE: ("Your reserve does not have that many.", ("MG-11",)),
    Why.DRAW_THIRD_KIND: ("Two kinds of actions were used already.", ("MG-8",)),
    Why.DRAW_DEBT: ("Villages next to your tiles must be covered first.", ("MG-23", "MG-9")),
    Why.DRAW_BEYOND: (
        "One kind of action went beyond its base amount: no second kind.",
        ("MG-8",),
    ),
    Why.DRAW_NOTHING: ("Drawing nothing is not a move: choose done.", ("MG-10",)),
    Why.DONE_DEBT: ("A village next to your tiles must be covered first.", ("MG-22", "MG-23")),
    Why.BUY_NOWHERE: ("Markets are bought in villages and cities only.", ("MG-32",)),
    Why.BUY_OWN_CITY: ("No market is bought into your own city.", ("MG-32", "MG-A26")),
    Why.BUY_TWICE: ("You have a market there already, sold or not.", ("MG-32", "MG-37")),
    Why.BUY_POINTS: ("The market costs {price}; you have {score}.", ("MG-33",)),
    Why.BUY_SUPPLY: ("You have no market left.", ("MG-1",)),
    Why.BUY_REACH: ("The place is not connected to your roads.", ("MG-32", "MG-A7")),
    Why.SELL_NONE: ("You have no market there.", ("MG-37",)),
    Why.SELL_SOLD: ("Your market there has already been sold.", ("MG-37",)),
    Why.SELL_WORTHLESS: ("Your market there is worth nothing now.", ("MG-37", "MG-36")),
    Why.SELL_INACTIVE: ("Your market there is not active.", ("MG-37", "MG-35", "MG-A18")),
    Why.SELL_LAST_ROUND: ("No market is sold in the last round.", ("MG-37", "MG-A19")),
    Why.ORACLE_COASTAL: ("Oracles stand on inland villages.", ("MG-3",)),
    Why.ORACLE_TAKEN: ("There is an oracle already.", ("MG-3",)),
    Why.ORACLE_DISTANCE: ("Another oracle is too near.", ("MG-3", "MG-A24")),
    Why.TAKE_OTHER_ORACLE: ("The oracle {oracle} must be decided now.", ("MG-39", "MG-A10")),
    Why.TAKE_WEAKER: ("That city is not among the strongest.", ("MG-39",)),
}

_CITIES: Final = ("MG-19", "MG-20", "MG-21", "MG-22", "MG-23")
LACKS: Final[dict[Lack, tuple[str, tuple[str, ...]]]] = {
    Lack.ROAD_START: ("You have no city and no road to start from.", ("MG-13",)),
    Lack.ROAD_OWN_START: (
        "You have no road, and without a city of your own you may not start from an opponent's.",
        ("MG-13", "MG-A6"),
    ),
    Lack.ROAD_HEX: ("No hex is left where a road of yours may start.", ("MG-13", "MG-12")),
    Lack.ROAD_END: (
        "Wherever a road of yours may start, it would end at the border or at an opponent's road.",
        ("MG-16", "MG-A15", "MG-A14", "MG-13", "MG-12"),
    ),
    Lack.CITY_VILLAGE: ("No village is left where you may found a city.", _CITIES),
    Lack.CITY_EXTENSION: (
        "A city was founded in this turn already, and none of yours can be extended.",
        _CITIES,
    ),
    Lack.CITY_HEX: ("No hex is left where you may found or extend a city.", _CITIES),
    Lack.DRAW_RESERVE: ("Your reserve is empty.", ("MG-11",)),
    Lack.DRAW_AMOUNT: ("No tiles may be drawn in this turn.", ("MG-8",)),
    Lack.BUY_PLACE: ("No place is left where you may buy a market.", ("MG-32",)),
    Lack.BUY_POINTS: (
        "The cheapest market costs {cheapest}; you have {score}.",
        ("MG-33", "MG-32"),
    ),
    Lack.SELL_MARKET: ("You have no market on the board.", ("MG-37",)),
    Lack.SELL_UNSOLD: ("All your markets are sold already.", ("MG-37",)),
    Lack.SELL_ACTIVE: ("None of your unsold markets is active.", ("MG-37", "MG-35", "MG-A18")),
    Lack.SELL_VALUE: ("None of your unsold markets is worth a point now.", ("MG-37", "MG-36")),
}
