"""Parameters of disasters, production and the end: a position in which their values differ."""

from __future__ import annotations

import pytest

from tests.support.greeks_scenes import (
    BARREN,
    each_number,
    each_reading,
    events_but,
    position,
)

FAMINE = {"frieze": ["Famine", "Athens", "Sparta"], "phase": "disaster"}
POSEIDON = {"frieze": ["Wrath of Poseidon", "Athens", "Sparta"], "phase": "disaster"}
FIVE = ["Mycenae", "Pylos", "Lemnos", "Cyprus", "Miletus"]


def lengths(here):
    """Lands of each seat."""
    return [len(row) for row in here.rows()]


# Disasters.


def test_q21_crowded():
    """GR-Q21: with a frieze full of disasters all lose, all of them strike, or nothing happens."""
    found = each_reading(
        "crowded",
        lambda here: (here.tables()["events"]["face_down"], here.places()),
        phase="disaster",
        frieze=["Famine", "Wrath of Poseidon", "Bull of Minos"],
        events={"face_down": ["Bull of Minos"]},
    )
    one, both = ["Famine", "Bull of Minos"], ["Famine", "Wrath of Poseidon", "Bull of Minos"]
    assert found == {
        "lose": (one, [0, 0, 0]),
        "activate": (both, [1, 1, 1]),
        "nothing": (one, [1, 1, 1]),
    }


def test_q22_reactivation():
    """GR-Q22: a disaster stays face down, or is turned up again when an era begins."""
    found = each_reading(
        "reactivation",
        lambda here: here.tables()["events"]["face_down"],
        phase="fill",
        era=1,
        frieze=["Famine"],
        events={"face_down": ["Famine"]},
        cards=BARREN,
        blue={"hand": ["gold 1"]},
    )
    assert found == {"no": ["Famine"], "each_era": []}


def test_q23_halving():
    """GR-Q23: half of nine cards are four or five that are discarded."""
    found = each_reading(
        "halving",
        lambda here: here.told("due")["blue"],
        **FAMINE,
        blue={"hand": [f"gold {value}" for value in range(1, 10)]},
    )
    assert found == {"down": 4, "up": 5}


def test_q24_lost_buildings():
    """GR-Q24: the buildings of a lost land are discarded, or go to the nearest with room."""
    found = each_reading(
        "lost_buildings",
        lambda here: here.rows()[0],
        **POSEIDON,
        rules={"buildings": 1},
        blue={"row": ["Mycenae", "Fort I", "Pylos", "Market I", "Lemnos"]},
    )
    assert found == {
        "discarded": ["Pylos", "Market I", "Lemnos"],
        "moved": ["Pylos", "Market I", "Lemnos", "Fort I"],
    }


def test_q25_elimination():
    """GR-Q25: who has no land is out at once, at the check, or only without cards, too."""
    found = each_reading(
        "elimination",
        lambda here: [one.told("out")["blue"] for one in (here, here.passed())],
        **POSEIDON,
        rules={"last_land": "at_risk"},
        blue={"hand": ["gold 1"]},
        orange={"row": ["Knossos", "Pylos"], "hand": ["ideas 1"]},
        green={"row": ["Tiryns", "Lemnos"]},
    )
    assert found == {"out": [1, 1], "at_check": [0, 2], "rebuy": [0, 0]}


def test_q25_who_has_nothing_left_is_out():
    """GR-Q25: under `rebuy` who has neither land nor card is out at the check."""
    here = position(
        phase="check", rules={"elimination": "rebuy"}, blue={"row": []},
        orange={"row": [], "hand": ["gold 1"]},
    )  # fmt: skip
    assert here.told("out") == {"blue": 2, "orange": 0, "green": 0}


def test_q33_last_land():
    """GR-Q33: a disaster spares the last land, or takes it."""
    found = each_reading(
        "last_land",
        lambda here: here.rows(),
        **POSEIDON,
        rules={"elimination": "at_check"},
    )
    assert found == {"safe": [["Mycenae"], ["Knossos"], ["Tiryns"]], "at_risk": [[], [], []]}


def test_v5_disaster_share():
    """GR-V5: what the disaster says, or a share of the row, rounded up; the last land is safe."""
    found = each_number(
        "disaster_share",
        (0, 20, 21, 50, 100),
        lambda here: len(here.rows()[0]),
        **POSEIDON,
        blue={"row": FIVE},
    )
    assert found == {0: 4, 20: 4, 21: 3, 50: 2, 100: 1}


def test_v6_disaster_target():
    """GR-V6: disasters strike all alike, those with the most lands twice, or them alone."""
    found = each_reading(
        "disaster_target",
        lengths,
        **POSEIDON,
        blue={"row": ["Mycenae", "Pylos", "Lemnos", "Cyprus"]},
        orange={"row": ["Knossos", "Miletus", "Thera"]},
    )
    assert found == {"all": [3, 2, 1], "leader_harder": [2, 2, 1], "leader_only": [3, 3, 1]}


# Production.


def test_v1_upkeep():
    """GR-V1: before production a card is discarded for every so many lands."""
    found = each_number(
        "upkeep",
        (0, 2, 3, 6),
        lambda here: here.told("due")["blue"],
        phase="fill",
        blue={"row": FIVE, "hand": ["gold 1", "gold 2", "gold 3"]},
    )
    assert found == {0: 0, 2: 2, 3: 1, 6: 0}


def test_v2_full_lands():
    """GR-V2: lands beyond the first ones produce half, rounded down; with 0 none do."""
    found = each_number(
        "full_lands",
        (0, 1, 2, 3),
        lambda here: here.hands()[0],
        phase="produce",
        cards=BARREN | {name: {} for name in ("Mycenae", "Pylos", "Lemnos")},
        pile=[f"slaves {value}" for value in range(1, 10)],
        blue={"row": ["Mycenae", "Pylos", "Lemnos"]},
    )
    assert found == {0: 5, 1: 3, 2: 4, 3: 5}


def test_v3_order():
    """GR-V3: the first player, the one with fewest points or the leader draws and bids first."""
    found = each_reading(
        "order",
        lambda here: (here.seat, here.hands()),
        phase="produce",
        rules={"start_points": (1, 2, 3)},
        first="orange",
        pile=["gold 1", "gold 2"],
        cards={"Pylos": {"produces": {}}},
    )
    assert found == {
        "usual": ("orange", [0, 2, 0]),
        "fewest_first": ("blue", [2, 0, 0]),
        "leader_first": ("green", [0, 0, 2]),
    }


@pytest.mark.parametrize(
    ("frieze", "shows"),
    [
        (["Athens", "Sparta", "Corinth"], False),
        (["Cyrene", "Sparta", "Corinth"], True),
        (["Syracuse", "Sparta", "Corinth"], False),
    ],
)
def test_v10_production(frieze, shows):
    """GR-V10: all is produced, or only suits that a unit of the frieze produces, such as slaves."""
    found = each_number(
        "production",
        ("all", "visible"),
        lambda here: here.hand("blue"),
        phase="produce",
        frieze=frieze,
        cards=BARREN | {"Lemnos": {}},
        pile=["slaves 1"],
        blue={"row": ["Lemnos"]},
    )
    assert found == {"all": ["slaves 1"], "visible": ["slaves 1"] if shows else []}


def test_q28_discards():
    """GR-Q28: discards become the pile, also when a suit lacks, never return, or end the game."""
    found = each_reading(
        "discards",
        lambda here: (len(here.hand("blue")), here.tables()["last"]),
        phase="produce",
        pile=["gold 1"],
        discarded=["slaves 1", "slaves 2"],
        cards=BARREN | {"Lemnos": {}, "Syracuse": {"produces": {"any": 2}}},
        blue={"row": ["Lemnos", "Syracuse"]},
    )
    assert found == {
        "reshuffle": (2, False),
        "wanted": (3, False),
        "never": (1, False),
        "end": (1, True),
    }


# End.


def ends(here):
    """Whether the game is over."""
    return here.seat == ""


TEN_TO_NINE = {
    "phase": "check",
    "rules": {"rounds": 2, "start_points": (9, 4, 3)},
    "blue": {"hand": ["gold 1"]},
}


def test_rounds():
    """GR-22: after so many rounds the game is over."""
    found = each_number(
        "rounds",
        (1, 2, 5),
        lambda here: here.passed().tables()["round"] - 1,
        blue={"hand": ["gold 1"]},
    )
    assert found == {1: 1, 2: 2, 5: 5}


def test_start_points():
    """GR-21: what each seat has from the start counts with its lands."""
    found = each_number("start_points", ((0, 0, 0), (5, 0, 2)), lambda here: here.points())
    assert found == {(0, 0, 0): [1, 1, 1], (5, 0, 2): [6, 1, 3]}


def test_q26_victory_percent():
    """GR-Q26: 10 against 9 are more than 111 percent, and not more than 112."""
    found = each_number("victory_percent", (100, 111, 112), ends, **TEN_TO_NINE)
    assert found == {100: True, 111: True, 112: False}


def test_q32_victory_era():
    """GR-Q32: early victories count from an era on; with 4 never."""
    found = each_number("victory_era", (1, 2, 3, 4), ends, era=2, stock_era=2, **TEN_TO_NINE)
    assert found == {1: True, 2: True, 3: False, 4: False}
    found = each_number("victory_era", (3, 4), ends, **TEN_TO_NINE)
    assert found == {3: True, 4: False}


def test_pile_end():
    """GR-21: last is the round whose fill finds the pile empty, too small, or empties it."""

    def last(here):
        """Of fills that take the last card, find none for a place, or need none of none."""
        rules = {"pile_end": here.scene.values["pile_end"], "rounds": 2}
        return [here.tables()["last"], *(fill(rules, frieze) for frieze in (2, 3))]

    def fill(rules, places):
        frieze = ["Athens", "Sparta", "Corinth"][:places]
        here = position(
            phase="fill", rules=rules, frieze=frieze, blue={"hand": ["gold 1"]},
            events={"discarded": events_but(*frieze)}, cards=BARREN,
        )  # fmt: skip
        return here.tables()["last"]

    found = each_reading(
        "pile_end",
        last,
        phase="fill",
        rules={"rounds": 2},
        cards=BARREN,
        frieze=["Athens", "Sparta"],
        events={"pile": ["Corinth"], "discarded": events_but("Athens", "Sparta", "Corinth")},
        blue={"hand": ["gold 1"]},
    )
    assert found == {
        "empty": [False, True, True],
        "too_few": [False, True, False],
        "emptied": [True, True, True],
    }


ROW = {"blue": {"row": ["Mycenae", "Mount Olympus", "Delphi", "Pergamon"]}}


def test_v11_worth_mythical():
    """GR-V11: 3 mythical points of 8 count so much, the sum rounded down."""
    found = each_number("worth_mythical", (0, 50, 150), lambda here: here.points()[0], **ROW)
    assert found == {0: 5, 50: 6, 150: 9}


def test_v11_worth_classical():
    """GR-V11: 2 classical points of 8 count so much."""
    found = each_number("worth_classical", (0, 50, 150), lambda here: here.points()[0], **ROW)
    assert found == {0: 6, 50: 7, 150: 9}


def test_v11_worth_hellenistic():
    """GR-V11: 3 Hellenistic points of 8 count so much."""
    found = each_number("worth_hellenistic", (0, 50, 150), lambda here: here.points()[0], **ROW)
    assert found == {0: 5, 50: 6, 150: 9}
