"""Magna Grecia: codes and sentences for moves that are not allowed."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Why(IntEnum):
    """Codes of `reasons.reason`; ALLOWED is 0."""

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
    ROAD_FACE = 11
    ROAD_ON_PLACE = 12
    ROAD_ON_TILE = 13
    ROAD_STOCK = 14
    ROAD_AMOUNT = 15
    ROAD_SECOND_KIND = 16
    ROAD_DEBT = 17
    UNFINISHED = 18
    ROAD_BORDER = 19
    ROAD_JOIN = 20
    ROAD_NO_START = 21
    ROAD_FOREIGN_END = 22
    ROAD_NOT_NETWORK = 23
    ROAD_NO_CITY_YET = 24
    CITY_ON_ORACLE = 30
    CITY_ON_TILE = 31
    CITY_STOCK = 32
    CITY_AMOUNT = 33
    CITY_SECOND_KIND = 34
    CITY_POINTS = 35
    CITY_NEAR_FOREIGN = 36
    CITY_NEAR_ORACLE = 37
    CITY_ALONE = 38
    CITY_SECOND_FOUNDING = 39
    CITY_NO_ROAD = 40
    CITY_DEBT = 41
    CITY_DEBT_SPOILED = 42
    CITY_AT_ONCE = 43
    CITY_NEVER_WHOLE = 44
    CITY_BESIDE_GROUP = 45
    DRAW_AMOUNT = 50
    DRAW_RESERVE = 51
    DRAW_THIRD_KIND = 52
    DRAW_DEBT = 53
    DRAW_BEYOND = 54
    DRAW_NOTHING = 55
    DONE_DEBT = 56
    BUY_NOWHERE = 60
    BUY_OWN_CITY = 61
    BUY_TWICE = 62
    BUY_POINTS = 63
    BUY_SUPPLY = 64
    BUY_REACH = 65
    SELL_NONE = 70
    SELL_SOLD = 71
    SELL_WORTHLESS = 72
    SELL_INACTIVE = 73
    SELL_LAST_ROUND = 74
    ORACLE_COASTAL = 80
    ORACLE_TAKEN = 81
    ORACLE_DISTANCE = 82
    TAKE_OTHER_ORACLE = 90
    TAKE_WEAKER = 91


SENTENCES: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    Why.GAME_OVER: ("The game is over.", ("MG-42",)),
    Why.DRAFT_FIRST: ("The oracles are placed first.", ("MG-3",)),
    Why.ACTIONS_FIRST: ("Markets come after the step of actions: say done first.", ("MG-7",)),
    Why.ACTIONS_OVER: ("The step of actions is over; this is the market step.", ("MG-7", "MG-9")),
    Why.KEEP_FIRST: ("First say which market stays in the merged city.", ("MG-27", "MG-A13")),
    Why.CONTROL_FIRST: ("First say which city takes the oracle {oracle}.", ("MG-39", "MG-A10")),
    Why.DRAFT_OVER: ("All oracles are placed.", ("MG-3",)),
    Why.NOTHING_TO_KEEP: ("No merged city waits for a choice of market.", ("MG-27",)),
    Why.NOTHING_CONTESTED: ("No oracle waits for a choice of city.", ("MG-39",)),
    Why.NO_SUCH_MOVE: ("There is no such move on this board.", ("MG-12",)),
    Why.ROAD_FACE: ("No face of a road tile joins {edges}.", ("MG-12", "MG-A2")),
    Why.ROAD_ON_PLACE: ("Roads are not laid on a {what}.", ("MG-12",)),
    Why.ROAD_ON_TILE: ("A tile lies on {cell} already.", ("MG-12", "MG-17")),
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
    Why.ROAD_NOT_NETWORK: ("{place} is not connected to your roads.", ("MG-14", "MG-13")),
    Why.ROAD_NO_CITY_YET: (
        "Without a city of your own you may not start from an opponent's.",
        ("MG-13", "MG-A6"),
    ),
    Why.CITY_ON_ORACLE: ("There is an oracle on {cell}.", ("MG-21",)),
    Why.CITY_ON_TILE: ("A tile lies on {cell} already.", ("MG-21", "MG-17")),
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
    Why.CITY_SECOND_FOUNDING: ("A city was founded in this turn already.", ("MG-19",)),
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
        "With what is left in this turn no right city could be made of this.",
        ("MG-23", "MG-18", "MG-19"),
    ),
    Why.CITY_BESIDE_GROUP: (
        "The new city must be finished first, and {cell} does not touch it.",
        ("MG-19", "MG-A25"),
    ),
    Why.DRAW_AMOUNT: ("Fewer tiles may be drawn in this turn.", ("MG-8",)),
    Why.DRAW_RESERVE: ("Your reserve does not hold so many.", ("MG-11",)),
    Why.DRAW_THIRD_KIND: ("Two kinds of actions were used already.", ("MG-8",)),
    Why.DRAW_DEBT: ("Villages next to your tiles must be covered first.", ("MG-23", "MG-9")),
    Why.DRAW_BEYOND: (
        "One kind of action went beyond its base amount: no second kind.",
        ("MG-8",),
    ),
    Why.DRAW_NOTHING: ("Drawing nothing is no move: say done.", ("MG-10",)),
    Why.DONE_DEBT: ("A village next to your tiles must be covered first.", ("MG-22", "MG-23")),
    Why.BUY_NOWHERE: ("Markets are bought in villages and cities only.", ("MG-32",)),
    Why.BUY_OWN_CITY: ("No market is bought into your own city.", ("MG-32", "MG-A26")),
    Why.BUY_TWICE: ("You have a market there already, sold or not.", ("MG-32", "MG-37")),
    Why.BUY_POINTS: ("The market costs {price}; you have {score}.", ("MG-33",)),
    Why.BUY_SUPPLY: ("You have no market left.", ("MG-1",)),
    Why.BUY_REACH: ("The place is not connected to your roads.", ("MG-32", "MG-A7")),
    Why.SELL_NONE: ("You have no market there.", ("MG-37",)),
    Why.SELL_SOLD: ("Your market there is sold already.", ("MG-37",)),
    Why.SELL_WORTHLESS: ("Your market there is worth nothing now.", ("MG-37", "MG-36")),
    Why.SELL_INACTIVE: ("Your market there is not active.", ("MG-37", "MG-35", "MG-A18")),
    Why.SELL_LAST_ROUND: ("No market is sold in the last round.", ("MG-37", "MG-A19")),
    Why.ORACLE_COASTAL: ("Oracles stand on inland villages.", ("MG-3",)),
    Why.ORACLE_TAKEN: ("There is an oracle already.", ("MG-3",)),
    Why.ORACLE_DISTANCE: ("Another oracle is too near.", ("MG-3", "MG-A24")),
    Why.TAKE_OTHER_ORACLE: ("The oracle {oracle} must be decided now.", ("MG-39", "MG-A10")),
    Why.TAKE_WEAKER: ("That city is not among the strongest.", ("MG-39",)),
}
