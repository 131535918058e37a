"""Greeks: the two records, and what their numbers mean.

Cards are numbered: events from 0 (lands, then buildings, then disasters, each in the order of
its table), resources from 0 (by suit, value and era; specials last). Equal faces of resources
follow each other. Sets of resources are rows of 64-bit words.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

SEATS: Final = 7
EVENTS, LANDS, RESOURCES, FACES = 128, 64, 512, 128  # the most that a scenario may have
WORDS, EVENT_WORDS = RESOURCES // 64, EVENTS // 64
PLACES: Final = 10  # of the frieze
BID: Final = 3  # values of a bid
HIGHEST: Final = 10  # value of a resource
MOST_LISTED: Final = 2048  # moves in one position
BUILT: Final = 5  # buildings on a land at most
ITEMS: Final = 12  # resources that one card produces
EFFECTS: Final = 4  # of one card
NAME: Final = 48  # bytes of the name of a card

SUITS: Final = (
    *("slaves", "armies", "favours", "goods", "gold", "ideas"),
    *("cereals", "pottery", "wine", "gems", "bronze", "iron"),
)
GOODS: Final = tuple(map(SUITS.index, ("goods", *SUITS[6:])))
ANY, NO_SUIT = len(SUITS), len(SUITS) + 1
SPECIALS: Final = ("raven", "winter", "hero", "cancel")
VALUE, RAVEN, WINTER, HERO, CANCEL = range(5)  # what a resource is
ERAS: Final = ("mythical", "classical", "hellenistic")
LAND, BUILDING, DISASTER = range(3)  # what an event is
KINDS: Final = ("city", "colony", "mythical_place")  # of lands

# Where a resource is. HAND, DEALT and BIDDEN stand for seat 0; those of the other seats follow.
LATER, PILE, UNDER, DISCARD, SHOWN, ASIDE, CARRIED, OFFERED = range(8)
HAND: Final = 8
DEALT, BIDDEN = HAND + SEATS, HAND + 2 * SEATS
DOWN: Final = 16  # added to the place of a bid that lies face down

# Where an event is. The first four are as above.
FACE_UP, FACE_DOWN = 4, 5  # in the frieze
EVENT_DEALT: Final = 6
KEPT, OWNED = EVENT_DEALT + SEATS, EVENT_DEALT + 2 * SEATS

PHASES: Final = (
    *("keep", "found", "disaster", "fill", "upkeep", "produce"),
    *("trade", "auction", "reveal", "resolve", "check", "over"),
)
(
    KEEP, FOUND, STRIKE, FILL, UPKEEP, PRODUCE, TRADE, AUCTION, REVEAL, RESOLVE, CHECK, OVER,
) = range(len(PHASES))  # fmt: skip

# Kinds of moves, in the order of their codes; see `game.table`.
(
    LAY, PASS, DONE, RAVEN_OUT, LIFT, LEFT, RIGHT, BUILD, DROP, RETAIN, START, HIT, BACK, SWAP,
    GIVE,
) = range(15)  # fmt: skip
MOVE_KINDS: Final = 15

# Indices of readings, in the order of parameters.toml.
LIMIT, AT_START = 1, 2  # threshold_means
ONE_NUMBER: Final = 1  # limits
TWO_PILES, GO_UNDER, GO_AWAY, STAY_SHOWN = range(4)  # piles
INDEPENDENT: Final = 1  # eras
ROTATE, WINNER_LAST, FEWEST_STARTS = range(3)  # starter
ALL_DOWN, THIRD_DOWN = 1, 2  # bids
WHOLE_ROUND, ONE_PLAYER = 1, 2  # winter
TIE_DISCARDS, TIE_SECOND = 1, 2  # unit_tie
REWARD_CARDS, REWARD_POINTS = 1, 2  # reward
ALL_LOSE, ALL_STRIKE = 0, 1  # crowded
AT_ONCE, AT_CHECK, REBUY = range(3)  # elimination
EXCHANGE, MARKET = 1, 2  # trade
RESHUFFLE, WHEN_WANTED, NEVER_BACK, END_GAME = range(4)  # discards
AT_RISK: Final = 1  # last_land
PILE_EMPTY, PILE_TOO_FEW, PILE_EMPTIED = range(3)  # pile_end
FEWEST_FIRST, LEADER_FIRST = 1, 2  # order
HARDER, LEADER_ONLY = 1, 2  # disaster_target

_PARAMETERS: Final = (
    *("frieze", "dealt", "kept", "hand_threshold", "threshold_means", "buildings"),
    *("cards_per_turn", "turns", "limits", "rounds", "piles", "eras", "starter", "passing"),
    *("bids", "targets", "winter", "hero", "special_places", "special_faces"),
    *("winter_combinations", "unit_tie", "unit_below", "sites", "no_room", "reward"),
    *("reward_size", "crowded", "reactivation", "halving", "lost_buildings", "elimination"),
    *("victory_percent", "trade", "discards", "victory_era", "last_land", "pile_end"),
    *("upkeep", "full_lands", "order", "leader_tax", "disaster_share", "disaster_target"),
    *("land_price", "duty", "consolation", "production", "coalition"),
)

FLAGS: Final = (
    *("early victories", "games lost by all", "stopped by the limit"),
)  # those of the measures that are 0 or 1
MEASURES: Final = (
    *("lands", "buildings", "production", "cards in hand", "cards on disasters"),
    *("rounds without a card", "disasters beaten", "disasters that struck", "out"),
    *("rounds", "idle rounds", *FLAGS),
)  # see `values.measure`

SCENARIO: Final[np.dtype[Any]] = np.dtype(
    [
        ("seats", np.int64),
        *((name, np.int64) for name in _PARAMETERS),
        ("start_points", np.int64, (SEATS,)),
        *((name, np.int64) for name in ("all_events", "all_resources", "all_faces")),  # asked for
        ("keeps", np.int64),  # cards that each player keeps at the start
        ("lays", np.int64),  # cards of a turn
        ("events", np.int64),  # how many; of them the first are
        ("lands", np.int64),
        ("resources", np.int64),  # how many, from first_special on specials
        ("first_special", np.int64),
        ("faces", np.int64),
        ("words", np.int64),  # of a set of resources
        ("first_code", np.int64, (MOVE_KINDS + 1,)),  # of each kind of moves
        ("asked", np.int64),  # suits that trade may ask for
        ("asked_suit", np.uint8, (len(SUITS),)),
        # Events.
        ("card_kind", np.uint8, (EVENTS,)),
        ("card_era", np.uint8, (EVENTS,)),
        ("closing", np.uint8, (EVENTS,)),
        ("land_kind", np.uint8, (EVENTS,)),  # of a land, or 1 + the one that a building asks for
        ("strength", np.int64, (EVENTS,)),  # of a disaster with all that raises it
        ("card_points", np.int64, (EVENTS,)),  # of a unit by hundredths, as its era counts
        ("items", np.int64, (EVENTS,)),  # resources that it produces
        ("yields", np.uint8, (EVENTS, ITEMS)),  # suits, or ANY
        ("effect", np.int32, (EVENTS, EFFECTS, 2)),  # word from 1 of its vocabulary, number
        ("shield", np.uint8, (EVENTS,)),
        ("save_hand", np.uint8, (EVENTS,)),
        ("plus", np.uint8, (EVENTS, NO_SUIT + 1)),  # of a unit, for its owner, by suit
        ("each_plus", np.uint8, (EVENTS,)),
        ("each_one", np.uint8, (EVENTS,)),
        ("no_combinations", np.uint8, (EVENTS,)),
        ("title", np.uint8, (EVENTS, NAME)),  # UTF-8
        # Resources.
        ("face", np.uint8, (RESOURCES,)),
        ("suit", np.uint8, (RESOURCES,)),  # or NO_SUIT
        ("worth", np.uint8, (RESOURCES,)),  # the value on it
        ("special", np.uint8, (RESOURCES,)),
        ("era", np.uint8, (RESOURCES,)),
        ("face_start", np.int64, (FACES + 1,)),  # first resource of each face
        ("values", np.uint64, (WORDS,)),  # set of those that are not special
        ("ravens", np.uint64, (WORDS,)),  # set of the Ravens
        ("powers", np.uint64, (WORDS,)),  # set of Winter, Hero and Cancel
        ("of_suit", np.uint64, (len(SUITS), WORDS)),  # those that production of a suit may draw
        ("of_era", np.uint64, (len(ERAS), WORDS)),
        ("of_effect", np.uint64, (len(SUITS), WORDS)),  # those that effects mean by a suit
        ("first_word", np.int64, (len(SUITS),)),  # of the words of these sets that are not 0
        ("last_word", np.int64, (len(SUITS),)),
    ],
    align=True,
)

_ONE_EACH: Final = (
    *("finished", "stage", "age", "stock_age", "beginner", "first", "mover", "turn", "laid"),
    *("target", "backed", "naming", "raven", "place", "effect", "last", "changed", "lost"),
    *("winner", "trader", "struck", "beaten", "idle"),
    *("storm", "aided"),  # Winter strikes the round; seats whom a Hero helps everywhere, as bits
)
_SEATS_EACH: Final = (
    *("out", "due", "played", "trophies", "passed"),
    *("helped", "starved"),  # values laid on disasters, auctions begun without a card
)

STATE: Final[np.dtype[Any]] = np.dtype(
    [
        ("chance", np.uint64, (1,)),
        *((name, np.int64) for name in _ONE_EACH),
        *((name, np.int64, (SEATS,)) for name in _SEATS_EACH),
        ("frozen", np.int64, (SEATS,)),  # places where Winter strikes the seat alone, as bits
        ("lands", np.int64, (SEATS,)),
        ("row", np.uint8, (SEATS, LANDS)),  # lands from the left; 0 beyond `lands`
        ("frieze", np.uint8, (PLACES,)),  # event + 1, or 0
        ("where", np.uint8, (EVENTS,)),
        ("on", np.uint8, (EVENTS,)),  # of a building: land + 1, or 0
        ("holder", np.uint8, (RESOURCES,)),
        ("slot", np.uint8, (RESOURCES,)),  # place + 1 of a bid; suit + 1 of an offer; or 0
        # Derived.
        ("hand", np.uint64, (SEATS, WORDS)),
        ("held", np.int64, (SEATS,)),  # cards in hand
        ("ranks", np.uint16, (SEATS, NO_SUIT + 1)),  # values of each suit in hand, as bits:
        (
            "alike",
            np.uint16,
            (SEATS, HIGHEST + 1),
        ),  # that of value v is HIGHEST - v; suits of each value
        ("pile", np.uint64, (WORDS,)),
        ("deck", np.uint64, (EVENT_WORDS,)),  # events in the pile that close no era
        ("bid", np.uint16, (PLACES, SEATS, BID)),  # values: resource + 1, rising; or 0
        ("count", np.uint8, (PLACES, SEATS)),  # values of a bid
        ("taken", np.uint8, (PLACES, SEATS)),  # of the three places of a bid
        ("piled", np.int64),  # resources in the pile
        ("busy", np.int64),  # places of the frieze on which resources lie, as bits
        ("filled", np.int64),  # places of the frieze on which a card lies, as bits
        ("full", np.int64, (SEATS,)),  # places on which the bid of a seat has no room, as bits
        ("winters", np.uint8, (PLACES,)),
        ("heroes", np.uint8, (PLACES,)),  # seats, as bits
        ("cancels", np.uint8, (PLACES,)),
        ("built", np.uint8, (LANDS,)),  # buildings on each land
        ("site", np.uint8, (LANDS, BUILT)),  # these: card + 1, rising; or 0
        ("points", np.int64, (SEATS,)),  # of cards, by hundredths
        ("bonus", np.uint8, (SEATS, NO_SUIT + 1)),  # of values in bids, by suit
        ("shielded", np.uint8, (LANDS,)),
    ],
    align=True,
)
DERIVED: Final = (
    *(
        "hand",
        "held",
        "ranks",
        "alike",
        "pile",
        "deck",
        "bid",
        "count",
        "taken",
        "piled",
        "busy",
        "filled",
    ),
    *("full", "winters", "heroes", "cancels", "built", "site", "points", "bonus", "shielded"),
)
