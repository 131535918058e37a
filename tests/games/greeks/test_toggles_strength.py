"""Parameters of the strength of bids and of resolution: a position in which their values differ."""

from __future__ import annotations

import pytest

from tests.support.greeks_scenes import BARREN, each_number, each_reading, position

MIXED = ("gold 3", "armies 4", "ideas 5")  # 42
ALSO_MIXED = ("armies 3", "ideas 4", "gold 5")  # 42
LESS_MIXED = ("slaves 2", "favours 3", "goods 4")  # 39
FLUSH_OF_GOLD = ("gold 4", "gold 5", "gold 6")
THIRTY = {"strength": 30, "per_player": 0, "points": 3}


def on(place, *faces):
    """Bids on a place of the frieze."""
    return [f"{face} on {place}" for face in faces]


# Strength.


def test_q11_winter():
    """GR-Q11: Winter strikes all bids on its card, all of the round, or that of one player."""

    def strengths(here):
        after = here.play("lay winter on 1")
        after = after.play("hit blue") if after.legal("hit") else after
        return after.strength("blue", 1), after.strength("orange", 1), after.strength("blue", 2)

    found = each_reading(
        "winter",
        strengths,
        mover="green",
        blue={"bids": on(1, *MIXED) + on(2, "gold 9"), "hand": ["gold 1"]},
        orange={"bids": on(1, *ALSO_MIXED)},
        green={"hand": ["winter"]},
    )
    assert found == {"card": (33, 33, 9), "round": (33, 33, 1), "player": (33, 42, 9)}


def test_q11_winter_of_the_round_outlasts_its_card():
    """GR-Q11: a place that is resolved later is struck, too; blue's 9 does not win a 5."""
    found = each_number(
        "winter",
        ("card", "round"),
        lambda here: here.seat,
        phase="reveal",
        cards={"Sparta": {"strength": 5}},
        blue={"bids": on(2, "gold 9")},
        green={"bids": on(1, "winter")},
    )
    assert found == {"card": "blue", "round": ""}


def test_q12_hero():
    """GR-Q12: a Hero doubles its owner's bid on its card, or all of them."""
    found = each_reading(
        "hero",
        lambda here: [here.play("lay hero on 1").strength("blue", place) for place in (1, 2)],
        blue={"bids": on(1, *MIXED) + on(2, "gold 9"), "hand": ["hero", "gold 1"]},
    )
    assert found == {"card": [54, 9], "all": [54, 18]}


def test_q13_special_places():
    """GR-Q13: specials lie beside the three cards, or each takes the place of one."""
    found = each_reading(
        "special_places",
        lambda here: (here.allows("lay gold 3 on 1"), here.allows("lay winter on 1")),
        blue={"bids": on(1, "gold 1", "gold 2", "hero"), "hand": ["gold 3", "winter"]},
    )
    assert found == {"none": (True, True), "one": (False, False)}


@pytest.mark.parametrize(("places", "strong"), [("one", 30 + 120), ("none", 30)])
def test_q14_special_faces(places, strong):
    """GR-Q14: suit and value of a special count not at all, or its value and among three both."""
    hero = {"special": "hero", "suit": "gold", "value": 6, "suits": "both", "eras": {"mythical": 1}}
    found = each_reading(
        "special_faces",
        lambda here: here.strength(),
        rules={"special_places": places},
        more=(hero,),
        blue={"bids": on(1, "gold 4", "gold 5", "hero gold 6")},
    )
    assert found == {"no": 18, "yes": strong}


def test_q14_the_suit_of_a_shown_special():
    """GR-Q14, GR-V10: a special in the frieze shows its suit only where suits of specials count."""
    hero = {"special": "hero", "suit": "gold", "value": 6, "suits": "both", "eras": {"mythical": 1}}
    found = each_reading(
        "special_faces",
        lambda here: here.hand("blue"),
        phase="produce",
        rules={"piles": "shown", "production": "visible"},
        more=(hero,),
        shown=["hero gold 6"],
        pile=["gold 1"],
        blue={"row": ["Thera"]},
        cards=BARREN | {"Thera": {}},
    )
    assert found == {"no": [], "yes": ["gold 1"]}


def test_q15_winter_combinations():
    """GR-Q15: under Winter combinations go by printed values, or any three are of a kind."""
    found = each_reading(
        "winter_combinations",
        lambda here: here.strength(),
        blue={"bids": on(1, *FLUSH_OF_GOLD, "winter")},
    )
    assert found == {"printed": 3 + 120, "recomputed": 3 + 90}


# Units.


def test_q16_unit_tie():
    """GR-Q16: with equal best bids a unit stays, is discarded, or goes to the second best."""
    found = each_reading(
        "unit_tie",
        lambda here: (here.seat, "Athens" in here.tables()["frieze"]),
        phase="reveal",
        blue={"bids": on(1, *MIXED)},
        orange={"bids": on(1, *ALSO_MIXED)},
        green={"bids": on(1, *LESS_MIXED)},
    )
    assert found == {"nobody": ("", True), "discard": ("", False), "second": ("green", True)}


def test_q17_unit_below():
    """GR-Q17: a unit on which all bids are too weak stays or is discarded; without bids it stays."""
    found = each_reading(
        "unit_below",
        lambda here: here.tables()["frieze"],
        phase="reveal",
        blue={"bids": on(1, "gold 9")},
        orange={"bids": on(2, "hero")},
    )
    assert found == {"stays": ["Athens", "Sparta", "Corinth"], "discarded": ["Sparta", "Corinth"]}


def test_q18_sites():
    """GR-Q18: a building stands on any land, or only on lands of the kind that it names."""
    found = each_reading(
        "sites",
        lambda here: here.legal("build") or here.rows()[0],
        phase="reveal",
        frieze=["Harbour I", "Athens", "Sparta"],
        blue={"row": ["Mycenae", "Pylos", "Lemnos"], "bids": on(1, *MIXED)},
    )
    assert found == {
        "any": {"build mycenae", "build pylos", "build lemnos"},
        "matching": ["Mycenae", "Pylos", "Lemnos", "Harbour I"],
    }


def test_q19_no_room():
    """GR-Q19: a building without room for its winner is discarded, or stays."""
    found = each_reading(
        "no_room",
        lambda here: here.tables()["frieze"],
        phase="reveal",
        rules={"buildings": 1},
        frieze=["Temple II", "Athens", "Sparta"],
        blue={"row": ["Mycenae", "Fort I"], "bids": on(1, *MIXED)},
    )
    stays = ["Temple II", "Athens", "Sparta"]
    assert found == {"discarded": ["Athens", "Sparta"], "stays": stays}


def test_v4_leader_tax():
    """GR-V4: a bid counts so much less for each land more than anybody else has."""
    found = each_number(
        "leader_tax",
        (0, 8, 9),
        lambda here: here.seat,
        phase="reveal",
        blue={"row": ["Mycenae", "Pylos", "Lemnos"], "bids": on(1, *MIXED)},
    )
    assert found == {0: "blue", 8: "blue", 9: ""}  # 42 less 16 and 18, against 25


def test_v7_land_price():
    """GR-V7: a bid on a land counts so much less for each own land; one on a building does not."""

    def won(name):
        return each_number(
            "land_price",
            (0, 5, 6),
            lambda here: here.seat,
            phase="reveal",
            frieze=[name, "Sparta", "Corinth"],
            cards={name: {"strength": 25}},
            blue={"row": ["Mycenae", "Pylos", "Lemnos"], "bids": on(1, *MIXED)},
        )

    assert won("Athens") == {0: "blue", 5: "blue", 6: ""}  # 42 less 15 and 18, against 25
    assert won("Temple II") == {0: "blue", 5: "blue", 6: "blue"}


def test_v9_consolation():
    """GR-V9: who bid in vain on a unit that another wins takes so many cards back, highest first."""
    found = each_number(
        "consolation",
        (0, 1, 2),
        lambda here: here.hand("orange"),
        phase="reveal",
        blue={"bids": on(1, *MIXED)},
        orange={"bids": on(1, "ideas 9", "favours 3", "slaves 1")},
    )
    assert found == {0: [], 1: ["ideas 9"], 2: ["favours 3", "ideas 9"]}


# Disasters.

BEATEN = {
    "phase": "reveal",
    "frieze": ["Famine", "Athens", "Sparta"],
    "cards": {"Famine": THIRTY},
    "pile": ["gold 1", "gold 2", "slaves 7"],
    "blue": {"bids": on(1, *MIXED)},
    "orange": {"bids": on(1, "ideas 9")},
}


def test_q20_reward():
    """GR-Q20: the strongest bid on a beaten disaster gets nothing, cards, or its points."""
    found = each_reading("reward", lambda here: (here.hands(), here.points()), **BEATEN)
    assert found == {
        "none": ([0, 0, 0], [1, 1, 1]),
        "cards": ([2, 0, 0], [1, 1, 1]),
        "points": ([0, 0, 0], [4, 1, 1]),
    }


def test_q20_reward_size():
    """GR-Q20: so many cards."""
    found = each_number(
        "reward_size", (1, 3), lambda here: here.hands()[0], rules={"reward": "cards"}, **BEATEN
    )
    assert found == {1: 1, 3: 3}


@pytest.mark.parametrize("reading", ["cards", "points"])
def test_q20_no_reward_for_equal_bids(reading):
    """GR-Q20: if two are equal nobody gets anything."""
    here = position(**(BEATEN | {"rules": {"reward": reading},
                                 "orange": {"bids": on(1, *ALSO_MIXED)}}))  # fmt: skip
    assert here.tables()["frieze"] == ["Athens", "Sparta"]
    assert (here.hands(), here.points()) == ([0, 0, 0], [1, 1, 1])


def test_closing_percent():
    """GR-17: a closing disaster is so much stronger than its table says; others are not."""

    def stays(name):
        return each_number(
            "closing_percent",
            (100, 150),
            lambda here: name in here.tables()["frieze"],
            phase="reveal",
            frieze=[name, "Athens", "Sparta"],
            cards={name: THIRTY},
            blue={"bids": on(1, *MIXED)},
        )

    assert stays("Trojan War") == {100: False, 150: True}
    assert stays("Famine") == {100: False, 150: False}


def test_disaster_percent():
    """GR-17: every disaster has so much of its strength, rounded down."""
    found = each_number(
        "disaster_percent",
        (100, 140, 142),
        lambda here: "Famine" in here.tables()["frieze"],
        **BEATEN | {"orange": {}},
    )
    assert found == {100: False, 140: True, 142: True}
