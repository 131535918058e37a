"""Each toggle MG-A1 to MG-A13 has a position in which its readings differ."""

from __future__ import annotations

import pytest

from engine.errors import RecordError
from engine.games.magna_grecia import GAME
from tests.support.magna_grecia_scenes import each_reading, position, readings, stack


def test_every_toggle_has_a_rule_id_of_its_own():
    """MG-A1 to MG-A27 each belong to exactly one parameter."""
    ids = [one.rule for one in GAME.parameters.values() if one.rule.startswith("MG-A")]
    assert ids == [f"MG-A{number}" for number in range(1, 28)]


@pytest.mark.parametrize(
    ("card", "amounts"),
    [
        ("yellow low", {"uniform": (3, 2, 5), "mixed": (3, 3, 9)}),
        ("yellow medium", {"uniform": (4, 3, 7), "mixed": (4, 4, 5)}),
        ("yellow high", {"uniform": (5, 4, 9), "mixed": (5, 2, 7)}),
    ],
)
def test_a1_card_levels(card, amounts):
    """MG-A1: a uniform card has one level, a mixed one takes cities and draw from the next two."""

    def most(here):
        done, roads = here, 0
        for cell in ("b1", "c1", "d1", "e1", "f1"):
            if not done.allows(f"road {cell} e-w"):
                break
            done, roads = done.play(f"road {cell} e-w"), roads + 1
        grown, cities = here, 0
        for cell in ("b1", "c1", "d1", "e1", "f1"):
            if not grown.allows(f"city {cell}"):
                break
            grown, cities = grown.play(f"city {cell}"), cities + 1
        drawn = max(n for n in range(1, 17) if here.allows(f"draw {n} roads"))
        return roads, cities, drawn

    yellow = {"city_tiles": ["a1"], "roads": 8, "cities": 8, "reserve_roads": 12}
    assert each_reading("card_levels", most, "c . . . . . . .", card=card, yellow=yellow) == amounts


def test_a2_curve():
    """MG-A2: besides the straight face a wide curve, a sharp one, or both join edges."""
    found = each_reading(
        "curve",
        lambda here: {move.split()[2] for move in here.legal("road")},
        "c .",
        yellow={"city_tiles": ["a1"]},
    )
    wide, sharp = {"ne-w", "se-w"}, {"nw-w", "sw-w"}
    assert found == {
        "wide": {"e-w"} | wide,
        "sharp": {"e-w"} | sharp,
        "both": {"e-w"} | wide | sharp,
    }


def test_a3_tie_break():
    """MG-A3: of equal scores the larger front stock, all unlaid tiles, or nothing decides."""
    found = each_reading(
        "tie_break",
        lambda here: here.play("pass").shares(),
        "c . . .",
        seats=2,
        round=12,
        phase="market",
        active="orange",
        card="yellow medium",
        yellow={"score": 9, "roads": 5, "reserve_roads": 14, "road_tiles": ["b1 e-w"]},
        orange={"score": 9, "roads": 4, "reserve_roads": 16},
    )
    assert found == {
        "front_stock": [1.0, 0.0],
        "all_unlaid": [0.0, 1.0],
        "shared": [0.5, 0.5],
    }


def test_a3_places_of_all_seats():
    """MG-43, MG-A3: all seats are ranked by score and then by tiles; equal ones share a place."""
    found = each_reading(
        "tie_break",
        lambda here: here.places(),
        "c . . .",
        phase="over",
        yellow={"score": 5},
        orange={"score": 9, "roads": 6, "reserve_roads": 13, "road_tiles": ["b1 e-w"]},
        brown={"score": 9, "roads": 5, "reserve_roads": 15},
        red={"score": 9, "roads": 5, "reserve_roads": 15},
    )
    assert found == {
        "front_stock": [4, 1, 2, 2],
        "all_unlaid": [4, 3, 1, 1],
        "shared": [4, 1, 1, 1],
    }


@pytest.mark.parametrize(
    ("roads", "answer"),
    [
        ({"orange": {"road_tiles": ["b1 e-w"]}}, {"touched": False, "linked": True}),
        ({"yellow": {"road_tiles": ["c2 nw-sw"]}}, {"touched": True, "linked": True}),
        ({"orange": {"road_tiles": ["c2 nw-sw"]}}, {"touched": False, "linked": False}),
    ],
)
def test_a4_network(roads, answer):
    """MG-A4: a village is a start if an own tile touches it, or also if an own city is linked."""
    yellow = {"city_tiles": ["a1"]} | roads.get("yellow", {})
    found = each_reading(
        "network",
        lambda here: here.allows("road d1 e-w"),
        "c . v . .\n . . . . .",
        yellow=yellow,
        orange=roads.get("orange", {}),
    )
    assert found == answer


def test_a4_an_oracle_that_own_roads_have_reached():
    """MG-A4: brown, without a city, goes on from the oracle to which its road leads, in both."""
    here = each_reading(
        "network",
        lambda here: here,
        "c   .   .\n  .   .\n.   .   .\n  .   .\n.   o   .\n  .   .\n.   .   .",
        orientation="flat",
        active="brown",
        cards=stack("brown", "medium"),
        yellow={"city_tiles": ["a1"]},
        brown={"road_tiles": ["a2 n-se", "b2 nw-se"]},
    )
    assert {key: one.allows("road d3 nw-s") for key, one in here.items()} == {
        "touched": True,
        "linked": True,
    }
    assert not here["linked"].until("red").allows("road d3 nw-s")


@pytest.mark.parametrize(
    ("yellow", "orange", "answer"),
    [
        (["b1 e-w", "c1 e-w"], [], (True, True, True)),
        (["c1 e-w"], ["b1 e-w"], (True, False, True)),
        (["b1 e-w"], ["c1 e-w"], (False, False, True)),
        (["c1 e-w"], [], (True, False, False)),
    ],
)
def test_a5_inland_founding(yellow, orange, answer):
    """MG-A5: founding inland needs an own tile there, an own chain, or any chain to an own city."""
    found = each_reading(
        "inland_founding",
        lambda here: here.allows("city d1"),
        "c . . v",
        yellow={"city_tiles": ["a1"], "road_tiles": yellow},
        orange={"road_tiles": orange},
    )
    assert found == dict(zip(("touched", "own_chain", "any_chain"), answer, strict=True))


def test_a6_foreign_start():
    """MG-A6: a seat without a city may start from an opponent's, or only once it has its first."""
    found = each_reading(
        "foreign_start",
        lambda here: (here.allows("road b1 e-w"), here.play("city e1").allows("road b1 e-w")),
        "c . . . c",
        orange={"city_tiles": ["a1"]},
    )
    assert found == {"always": (True, True), "after_first_city": (False, True)}


def test_a7_market_reach_reading():
    """MG-A7: markets are bought anywhere, or only in the seat's road network."""
    found = each_reading(
        "market_reach",
        lambda here: here.legal("buy") & {"buy c1", "buy e1"},
        "c . v . v",
        phase="market",
        yellow={"city_tiles": ["a1"], "road_tiles": ["b1 e-w"]},
    )
    assert found == {"anywhere": {"buy c1", "buy e1"}, "network": {"buy c1"}}


@pytest.mark.parametrize("network", ["touched", "linked"])
def test_a7_follows_a4(network):
    """MG-A7, MG-A4: where an own road leads a market may be bought, under either reading."""
    here = position(
        "c . v . v",
        rules={"market_reach": "network", "network": network},
        phase="market",
        orange={"city_tiles": ["a1"]},
        yellow={"road_tiles": ["b1 e-w"]},
    )
    assert here.legal("buy") == {"buy a1", "buy c1"}


def test_a8_city_test():
    """MG-A8: a tile beside a village may be mended later, or is forbidden at once."""
    found = each_reading(
        "city_test", lambda here: here.why("city b1"), "c . v .", yellow={"city_tiles": ["a1"]}
    )
    assert found == {"end_of_actions": (), "each_tile": ("MG-22", "MG-A8")}


@pytest.mark.parametrize(("drawing", "why"), [("c v .", "MG-23"), ("c o .", "MG-22")])
def test_a9_founding_distance(drawing, why):
    """MG-A9: a founding tile may touch no village and no oracle, or is not bound at all."""
    found = each_reading(
        "founding_distance", lambda here: here.why("city a1")[:1], drawing, yellow={"cities": 1}
    )
    assert found == {"yes": (why,), "extensions_only": ()}


def test_a9_beside_an_opponents_city():
    """MG-A9: a city may be founded beside another, or no village is ever beside a city."""

    def beside(key):
        red = {"city_tiles": ["b1"]}
        return position("c c .", rules={"founding_distance": key}, red=red)

    assert beside("extensions_only").allows("city a1")
    with pytest.raises(RecordError, match="MG-22"):
        beside("yes")


def test_a9_nothing_to_mend_after_a_founding():
    """MG-A9: under `extensions_only` the step may be ended with a village beside the founding."""
    found = each_reading(
        "founding_distance", lambda here: here.play("city a1").why("done"), "c v ."
    )
    assert found == {"yes": ("MG-22", "MG-23"), "extensions_only": ()}


# A row: yellow's city a1, land, an inland village c2, a coastal village d2, an oracle e3; far
# away another coastal village, a3.
ROW = "c\n  .\n    v\n      c\nc       o"


def row(key="extensions_only", **tables):
    """The row, with yellow to act."""
    yellow = {"city_tiles": ["a1"]} | tables.pop("yellow", {})
    rules = {"founding_distance": key} | tables.pop("rules", {})
    return position(ROW, rules=rules, orientation="flat", yellow=yellow, **tables)


def test_a9_a_village_that_may_be_founded_on_is_no_debt():
    """MG-A9, MG-23: b1, d2, c2 is as legal as d2, b1, c2, and leads to the same position."""
    one = row().play("city b1", "city d2", "city c2", "done")
    other = row().play("city d2", "city b1", "city c2", "done")
    assert one.tables()["seats"] == other.tables()["seats"]
    assert row("yes").why("city b1")[:1] == ("MG-22",)


def test_a9_the_founding_stays_possible():
    """MG-A9, MG-23: what would take the founding away, or the tiles for it, is forbidden."""
    here = row().play("city b1")
    assert here.tables()["turn"]["must_cover"] == ["c2"]
    assert here.why("done")[:1] == ("MG-22",)
    assert here.why("city c2")[:1] == ("MG-22",)  # d2 would be beside a city, and cannot be left
    assert here.why("city a3")[:1] == ("MG-22",)  # only one founding a turn
    assert here.legal("road") == set()  # with a road two city tiles are the most
    assert row(card="yellow low").why("city b1") == ("MG-23", "MG-22")
    assert row(yellow={"cities": 2}).why("city b1") == ("MG-23", "MG-22")
    assert row(turn={"founded": True}).why("city b1")[:1] == ("MG-22",)


@pytest.mark.parametrize(
    ("reading", "answer"), [("touched", False), ("own_chain", False), ("any_chain", True)]
)
def test_a9_founding_is_judged_with_the_tile(reading, answer):
    """MG-A9, MG-A5: a tile that joins a road may make the village one that can be founded on."""
    here = position(
        "c . v v o\n . . . . .",
        rules={"founding_distance": "extensions_only", "inland_founding": reading},
        yellow={"city_tiles": ["a1"]},
        orange={"road_tiles": ["b2 e-nw", "c2 ne-w"]},
    )
    assert here.allows("city b1") == answer


# Red's g3 controls the oracle e3; a road on e1 joins yellow's d1 with orange's f1.
CHALLENGE = """
. . . c . c .
 . . . . . . .
. . . . o . c
"""
CHALLENGERS = {
    "yellow": {"city_tiles": ["d1"], "road_tiles": ["d2 nw-se"]},
    "orange": {"city_tiles": ["f1"], "road_tiles": ["e2 ne-sw"]},
    "red": {"city_tiles": ["g3"], "road_tiles": ["f3 e-w"]},
}


def test_a10_simultaneous_challenge():
    """MG-A10: of two cities that overtake at once none, the chosen one or the active seat's wins."""

    def outcome(here):
        after = here.play("road e1 e-w")
        if after.phase == "control":
            choices = sorted(after.legal())
            return [after.play(move).holder("e3") for move in choices]
        return after.holder("e3")

    found = each_reading(
        "simultaneous_challenge", outcome, CHALLENGE, oracles={"e3": "g3"}, **CHALLENGERS
    )
    assert found == {
        "stays": "red g3",
        "active_decides": ["yellow d1", "orange f1"],
        "active_city": "yellow d1",
    }


def test_a10_active_city_of_a_third_seat():
    """MG-A10: under `active_city` nothing changes if none of the two cities is the active seat's."""
    brown = {"brown": {"city_tiles": ["a3"]}, "active": "brown"}
    here = position(
        CHALLENGE.replace(". . . . o", "c . . . o"),
        rules={"simultaneous_challenge": "active_city"},
        oracles={"e3": "g3"},
        **CHALLENGERS,
        **brown,
    )
    assert here.play("road e1 e-w").holder("e3") == "red g3"


def test_a11_double_link():
    """MG-A11: there is no such case, so the toggle has one reading."""
    assert readings("double_link") == ["no_case"]


def test_a12_merged_control():
    """MG-A12: a merged city keeps an oracle on a tie, or sets it free for nobody to take."""
    found = each_reading(
        "merged_control",
        lambda here: here.play("city d1").holder("g1"),
        "c . c . c . o . c",
        yellow={"city_tiles": ["c1", "e1"], "road_tiles": ["f1 e-w"]},
        red={"city_tiles": ["i1"], "road_tiles": ["h1 e-w"]},
        oracles={"g1": "e1"},
    )
    assert found == {"inherits": "yellow c1", "released": ""}


def test_a13_merge_choice():
    """MG-A13: the owner chooses between sold and unsold market, or the sold one goes by itself."""

    def outcome(here):
        after = here.play("city b1")
        if after.phase != "keep":
            return after.markets("yellow")
        return [after.play(move).markets("yellow") for move in ("keep unsold", "keep sold")]

    found = each_reading(
        "merge_choice",
        outcome,
        "c . c",
        yellow={"city_tiles": ["a1", "c1"], "unsold": ["a1"], "sold": ["c1"]},
    )
    assert found == {"owner": [{"a1": 0}, {"a1": "sold"}], "automatic": {"a1": 0}}
