"""Parameters of set-up, piles and auction: a position in which their values differ.

`test_toggles_named` looks for every parameter and reading in these modules.
"""

from __future__ import annotations

from tests.support.greeks_scenes import (
    BARREN,
    each_number,
    each_reading,
    each_start,
    on,
    position,
)

MIXED = ("gold 3", "armies 4", "ideas 5")  # 42
ALSO_MIXED = ("armies 3", "ideas 4", "gold 5")  # 42
FAMINE = {"frieze": ["Famine", "Athens", "Sparta"], "phase": "disaster"}
TEN_EVENTS = (
    *("Delphi", "Dodona", "Syracuse", "Massalia", "Byzantium"),
    *("Cyrene", "Thebes", "Corinth", "Sparta", "Athens"),
)


def kept(here):
    """How many cards the first seat keeps."""
    seat, count = here.seat, 0
    while here.seat == seat and here.tables()["phase"] == "keep":
        here, count = here.play(min(here.legal())), count + 1
    return count


# Set-up and piles.


def test_frieze():
    """GR-5: the frieze is filled to its number of cards."""
    found = each_number(
        "frieze",
        (3, 4, 10),
        lambda here: len(here.tables()["frieze"]),
        phase="fill",
        frieze=[],
        events={"pile": list(TEN_EVENTS)},
    )
    assert found == {3: 3, 4: 4, 10: 10}


def test_dealt():
    """GR-2: each seat is dealt so many cards."""

    def of_blue(here):
        return len(here.told("dealt")["blue"] + here.told("dealt_events")["blue"])

    assert each_start("dealt", (4, 7, 12), of_blue) == {4: 4, 7: 7, 12: 12}


def test_kept():
    """GR-2: each seat keeps so many of them."""
    assert each_start("kept", (2, 4, 7), kept) == {2: 2, 4: 4, 7: 7}


def test_q3_hand_threshold():
    """GR-Q3: hands of more than m cards are halved."""
    found = each_number(
        "hand_threshold",
        (5, 6),
        lambda here: here.told("due")["blue"],
        **FAMINE,
        blue={"hand": [f"gold {value}" for value in range(1, 7)]},
    )
    assert found == {5: 3, 6: 0}


def test_q3_threshold_means():
    """GR-Q3: m is a threshold, a limit that is halved already, or what is kept at the start."""
    found = each_reading(
        "threshold_means",
        lambda here: (here.told("due")["blue"], kept(here.scene.started(1))),
        **FAMINE,
        blue={"hand": [f"gold {value}" for value in range(1, 8)]},
    )
    assert found == {"threshold": (0, 4), "limit": (3, 4), "start": (0, 7)}


def test_q3_a_hand_limit_ends_production():
    """GR-Q3: with a limit a hand of six draws one of two cards, else both."""
    found = each_number(
        "threshold_means",
        ("threshold", "limit", "start"),
        lambda here: here.hands()[0],
        phase="produce",
        pile=["ideas 1", "ideas 2", "ideas 3"],
        blue={"hand": [f"gold {value}" for value in range(1, 7)]},
        cards={"Knossos": {"produces": {}}, "Tiryns": {"produces": {}}},
    )
    assert found == {"threshold": 8, "limit": 7, "start": 8}


def test_buildings():
    """GR-16: so many buildings stand on a land; a third one finds no room or a place."""
    found = each_number(
        "buildings",
        (1, 2, 3),
        lambda here: here.rows()[0],
        phase="reveal",
        frieze=["Temple II", "Athens", "Sparta"],
        blue={"row": ["Mycenae", "Fort I", "Market I"], "bids": on(1, *MIXED)},
    )
    row = ["Mycenae", "Fort I", "Market I"]
    assert found == {1: row, 2: row, 3: [*row, "Temple II"]}


def test_q1_piles_in_fill():
    """GR-Q1: resources drawn for the frieze cannot be, go under, are discarded, or are shown."""

    def gone(here):
        return {key for key in ("under", "discarded", "shown") if here.told("resources")[key]}

    found = each_reading(
        "piles",
        gone,
        phase="fill",
        frieze=[],
        cards=BARREN,
        events={"pile": list(TEN_EVENTS[:4])},
        pile=[f"gold {value}" for value in range(1, 11)],
        blue={"hand": ["ideas 1"]},
        chance=3,
    )
    assert found == {"two": set(), "under": {"under"}, "discarded": {"discarded"},
                     "shown": {"shown"}}  # fmt: skip


def test_q1_piles_in_production():
    """GR-Q1: units drawn for production cannot be, go under or are discarded."""

    def gone(here):
        return [key for key in ("under", "discarded") if here.told("events")[key]]

    found = each_number(
        "piles",
        ("two", "under", "discarded", "shown"),
        gone,
        phase="produce",
        cards={"Mycenae": {"produces": {"any": 3}}},
        frieze=[],
        events={"pile": list(TEN_EVENTS)},
        pile=["gold 1", "gold 2", "gold 3", "gold 4"],
        chance=3,
    )
    assert found == {"two": [], "under": ["under"], "discarded": ["discarded"],
                     "shown": ["under"]}  # fmt: skip


def test_q2_eras():
    """GR-Q2: with the era of the events the old resources go, or they stay until they run out."""

    def stock(here):
        resources = here.told("resources")
        return here.tables()["stock_era"], resources["discarded"], "gold-1-m" in resources["pile"]

    found = each_reading(
        "eras",
        stock,
        phase="fill",
        era=1,
        stock_era=1,
        frieze=[],
        cards=BARREN,
        pile=["gold 1"],
        blue={"hand": ["ideas 1"]},
    )
    assert found == {"together": (2, ["gold-1-m"], False), "independent": (1, [], True)}


def test_q5_suits():
    """GR-Q5: goods are one suit, or six in their place, bronze and iron among them."""
    found = each_reading(
        "suits",
        lambda here: {move.split()[-1] for move in here.legal("trade")},
        phase="produce",
        rules={"trade": "exchange"},
        blue={"hand": ["gold 1"]},
    )
    others = {"slaves", "armies", "favours", "ideas"}
    kinds = {"cereals", "pottery", "wine", "gems", "bronze", "iron"}
    assert found == {"six": others | {"goods"}, "eleven": others | kinds}


def test_q5_what_produces_goods_draws_any_kind():
    """GR-Q5: with eleven suits Cyprus takes the wine of the pile, and leaves the gold."""
    here = position(
        rules={"suits": "eleven"}, phase="produce", pile=["gold 1", "wine 4"],
        blue={"row": ["Cyprus"]}, cards=BARREN | {"Cyprus": {}},
    )  # fmt: skip
    assert here.hand("blue") == ["wine 4"]


def test_q6_copies():
    """GR-Q6: the table of resources is in the pile once or twice."""

    def first_era(here):
        dealt = sum(map(len, here.told("dealt").values()))
        return dealt + len(here.told("resources")["pile"])

    assert each_start("copies", (1, 2), first_era) == {1: 68, 2: 136}


# Turns of the auction.


def turn(here):
    """How many cards one seat lays before it is another's turn."""
    seat, count = here.seat, 0
    while here.seat == seat:
        here, count = here.play(min(here.legal("lay"))), count + 1
    return count


HANDS = {
    "blue": {"hand": [f"gold {value}" for value in range(1, 10)]},
    "orange": {"hand": ["ideas 1"]},
}


def test_cards_per_turn():
    """GR-7: one, two or three resources in a turn."""
    assert each_number("cards_per_turn", (1, 2, 3), turn, **HANDS) == {1: 1, 2: 2, 3: 3}


def test_turns():
    """GR-7: after so many turns the auction ends."""

    def laid(here):
        count = 0
        while here.tables()["phase"] == "auction":
            here, count = here.play(min(here.legal("lay"))), count + 1
        return count

    assert each_number("turns", (3, 5), laid, blue=HANDS["blue"]) == {3: 3, 5: 5}


def test_q4_limits():
    """GR-Q4: cards of a turn are a number of their own, or a turn is one card."""
    found = each_reading("limits", turn, rules={"cards_per_turn": 3}, **HANDS)
    assert found == {"separate": 3, "one": 1}


def test_q7_starter():
    """GR-Q7: first is the next seat, the one after the last winner, or who has fewest points."""
    found = each_reading(
        "starter",
        lambda here: here.tables()["first"],
        phase="check",
        rules={"rounds": 2, "start_points": (0, 1, 1)},
        winner=2,
        blue={"hand": ["gold 1"]},
    )
    assert found == {"rotate": "orange", "winner_last": "green", "fewest_first": "blue"}


def test_q8_passing():
    """GR-Q8: one may pass at once, or only after a card in this auction."""
    found = each_reading(
        "passing",
        lambda here: (here.why("pass"), here.play("lay gold 1 on 1").why("pass")),
        blue={"hand": ["gold 1", "gold 2"]},
    )
    assert found == {"at_once": ((), ()), "after_one": (("GR-7", "GR-Q8"), ())}


def test_q9_bids():
    """GR-Q9: bids lie open, face down, or only the third one face down."""

    def down(here):
        after = here.play("lay gold 1 on 1", "lay gold 2 on 1", "lay gold 3 on 1")
        return [text.endswith("down") for text in after.told("bids")["blue"]]

    found = each_reading("bids", down, blue={"hand": ["gold 1", "gold 2", "gold 3", "gold 4"]})
    assert found == {
        "open": [False, False, False],
        "face_down": [True, True, True],
        "third_down": [False, False, True],
    }


def test_q10_targets():
    """GR-Q10: the cards of a turn lie on one card, or anywhere."""
    found = each_reading(
        "targets",
        lambda here: here.play("lay gold 1 on 2").legal("lay"),
        rules={"cards_per_turn": 2},
        blue={"hand": ["gold 1", "gold 2"]},
    )
    places = {f"lay gold 2 on {place}" for place in (1, 2, 3)}
    assert found == {"one": {"lay gold 2 on 2"}, "free": places}


def test_v12_coalition():
    """GR-V12: in its turn a seat may lay for the bid of another one, or not."""
    found = each_reading(
        "coalition",
        lambda here: here.legal("back"),
        blue={"hand": ["gold 1"]},
        orange={"hand": ["gold 2"]},
    )
    assert found == {"no": set(), "yes": {"back orange", "back green"}}


def test_v12_cards_for_another_bid_are_the_others():
    """GR-V12: they lie open in its bid, and count for it with its own."""
    here = position(
        rules={"coalition": "yes", "bids": "face_down"},
        blue={"hand": ["gold 6", "gold 7"]},
        orange={"bids": on(1, "gold 4", "gold 5"), "hand": ["ideas 1"]},
    )
    after = here.play("back orange", "lay gold 6 on 1")
    assert after.told("bids")["orange"][-1] == "gold-6-m 1"
    assert after.strength("orange") == 135


def test_v8_duty():
    """GR-V8: for so many points a resource on a disaster is owed first; with none, nothing."""
    found = each_number(
        "duty",
        (0, 6, 7),
        lambda here: here.legal() == {"lay gold 1 on 1"},
        rules={"start_points": 5},
        frieze=["Famine", "Athens", "Sparta"],
        blue={"hand": ["gold 1", "hero"]},
    )
    assert found == {0: False, 6: True, 7: False}


def test_q27_trade():
    """GR-Q27: no trade; an offer that another takes up; the card of a suit from the pile."""

    def outcome(here):
        if not here.legal("trade"):
            return here.seat, here.tables()["phase"]
        after = here.play("trade gold 1 for ideas")
        if after.legal("give"):
            after = after.play("give ideas 9")
        return after.hand("blue"), after.hand("orange"), after.tables()["phase"]

    found = each_reading(
        "trade",
        outcome,
        phase="produce",
        cards=BARREN,
        pile=["ideas 4", "slaves 5"],
        blue={"hand": ["gold 1"]},
        orange={"hand": ["ideas 9"]},
    )
    assert found == {
        "none": ("blue", "auction"),
        "exchange": (["ideas 9"], ["gold 1"], "trade"),
        "market": (["ideas 4"], ["ideas 9"], "trade"),
    }
