"""Each toggle MG-A14 to MG-A27 has a position in which its readings differ."""

from __future__ import annotations

import numpy as np
import pytest

from engine.games.magna_grecia import GAME
from tests.support.magna_grecia_scenes import each_reading, position, readings, scene


def test_a14_mixed_roads():
    """MG-A14: a tile that meets an opponent's road end connects, is forbidden, or leads nowhere."""

    def outcome(here):
        why = here.why("road c1 e-w")
        return why or here.play("road c1 e-w").connectivity("d1")

    found = each_reading(
        "mixed_roads",
        outcome,
        "c . . c",
        yellow={"city_tiles": ["d1"]},
        orange={"city_tiles": ["a1"], "road_tiles": ["b1 e-w"]},
    )
    assert found == {"join": 1, "forbidden": ("MG-16", "MG-A14"), "inert": 0}


def test_a15_road_to_border():
    """MG-A15: an end of a road tile may face the border, or may not."""
    found = each_reading(
        "road_to_border",
        lambda here: here.legal("road"),
        "c .\n . .",
        yellow={"city_tiles": ["a1"]},
    )
    # b1 touches a1 in the west; a2 in the north-west; b2 does not touch it.
    assert found["forbidden"] == {"road b1 se-w", "road a2 e-nw"} < found["allowed"]


def test_a16_oracle_setup():
    """MG-A16: oracles are drafted, drawn by lot, or stand where the board fixes them."""
    drawing = "c . v . o . v . v . c"

    def start(key, seed):
        table = scene(drawing, seats=2, oracle_setup=key, oracles=1)
        here = table.started(seed).tables()
        return here["phase"], tuple(here["oracles"])

    found = {key: {start(key, seed) for seed in range(40)} for key in readings("oracle_setup")}
    assert found == {
        "draft": {("draft", ())},
        "random": {("actions", (name,)) for name in ("c1", "e1", "g1", "i1")},
        "fixed": {("actions", ("e1",))},
    }


def test_a17_visible_cards():
    """MG-A17: a bot knows the next card, no card, or all cards after the one in play."""

    def known(key):
        table = scene("c . c . c . c", visible_cards=key)
        here = table.started(3)
        order = [here.tables()["cards"]]
        for number in range(60):
            state = here.copied().state
            stream = np.array([number], dtype=np.uint64)
            GAME.kernels().determinize(table.record, state, 0, stream)
            order.append([int(card) + 1 for card in state.cards[:12]])
        return next((at for at in range(12) if len({cards[at] for cards in order}) > 1), 12)

    assert {key: known(key) for key in readings("visible_cards")} == {
        "next": 2,
        "none": 1,
        "all": 12,
    }


def test_a18_sellable():
    """MG-A18: markets worth a point, any at all, or active ones even at 0 may be sold."""
    found = each_reading(
        "sellable",
        lambda here: here.legal("sell"),
        "c . v . c . v",
        phase="market",
        yellow={"city_tiles": ["a1", "e1"], "road_tiles": ["b1 e-w"], "unsold": ["a1", "e1", "g1"]},
    )
    assert found == {
        "worth_a_point": {"sell a1"},
        "any": {"sell a1", "sell e1", "sell g1"},
        "active": {"sell a1", "sell e1"},
    }


def test_a18_selling_for_nothing():
    """MG-A18: under `any` an inactive market is sold for 0 and lies from then on."""
    here = position("c . v", rules={"sellable": "any"}, phase="market", yellow={"unsold": ["c1"]})
    after = here.play("sell c1")
    assert (after.score("yellow"), after.markets("yellow")) == (15, {"c1": "sold"})


@pytest.mark.parametrize(
    ("number", "answer"),
    [
        (11, {"allowed": True, "forbidden": True}),
        (12, {"allowed": True, "forbidden": False}),
    ],
)
def test_a19_last_round_sale(number, answer):
    """MG-A19: in the last round markets may be sold, or may not."""
    found = each_reading(
        "last_round_sale",
        lambda here: here.allows("sell a1"),
        "c . v",
        phase="market",
        round=number,
        yellow={"city_tiles": ["a1"], "road_tiles": ["b1 e-w"], "unsold": ["a1"]},
    )
    assert found == answer


def test_a20_sold_blocks_founding():
    """MG-A20: an own sold market takes the free one away, or is replaced by it."""
    found = each_reading(
        "sold_blocks_founding",
        lambda here: (
            here.play("city a1").markets("yellow"),
            here.play("city a1").tables()["seats"]["yellow"]["markets"],
        ),
        "c . .",
        yellow={"sold": ["a1"]},
    )
    assert found == {"blocks": ({"a1": "sold"}, 19), "refreshed": ({"a1": 0}, 19)}


def test_a21_village_market_value():
    """MG-A21: an active market in a village is worth its connectivity, or nothing."""
    found = each_reading(
        "village_market_value",
        lambda here: (here.markets("yellow"), here.total("yellow")),
        "c . v . v",
        yellow={
            "city_tiles": ["a1"],
            "road_tiles": ["b1 e-w", "d1 e-w"],
            "unsold": ["a1", "c1"],
            "score": 10,
        },
    )
    assert found == {
        "connectivity": ({"a1": 1, "c1": 2}, 13),
        "nothing": ({"a1": 1, "c1": 0}, 11),
    }


def test_a22_late_city_link():
    """MG-A22: a city tile laid in front of a road end is connected by it, or closes it for good."""

    def outcome(here):
        after = here.play("city b1")
        return after.connectivity("a1"), after.markets("yellow"), after.tables()["closed"]

    found = each_reading(
        "late_city_link",
        outcome,
        "c . . v",
        yellow={"city_tiles": ["a1"], "unsold": ["d1"]},
        red={"road_tiles": ["c1 e-w"]},
    )
    assert found == {
        "connects": (1, {"d1": 1}, []),
        "closed": (0, {"d1": "inactive"}, ["b1 e"]),
    }


def test_a22_a_later_road_connects():
    """MG-A22: under `closed` a road laid after the city tile connects all the same."""
    here = position(
        "c . . v",
        rules={"late_city_link": "closed"},
        yellow={"city_tiles": ["a1"]},
        red={"road_tiles": []},
    )
    assert here.play("city b1", "road c1 e-w").connectivity("a1") == 1


def test_a23_control_timing():
    """MG-A23: control changes at once, or when the turn has ended."""

    def outcome(here):
        seen = []
        for move in ("road b1 e-w", "done", "pass"):
            here = here.play(move)
            seen.append(here.holder("c1"))
        return seen

    found = each_reading("control_timing", outcome, "c . o", yellow={"city_tiles": ["a1"]})
    assert found == {"at_once": ["yellow a1"] * 3, "end_of_turn": ["", "", "yellow a1"]}


@pytest.mark.parametrize(
    ("distance", "answer"),
    [
        (1, {"oracle c1", "oracle d1", "oracle f1"}),
        (2, {"oracle c1", "oracle d1", "oracle f1"}),
        (3, {"oracle d1", "oracle f1"}),
        (4, {"oracle f1"}),
        (9, set()),
    ],
)
def test_a24_oracle_distance(distance, answer):
    """MG-A24: oracles are placed anywhere inland, or not nearer to each other than a distance."""
    table = scene("v . v v . v", seats=2, oracles=2, oracle_distance=distance)
    after = table.started(1).play("oracle a1")
    assert after.legal("oracle") == answer
    assert (after.phase == "draft") == bool(answer)


def test_a25_city_grace():
    """MG-A25: a new city is judged tile by tile, or as a whole when building has ended."""

    def outcome(here):
        return here.why("city b1") or here.play("city b1", "city c1", "done").place("c1")["cells"]

    found = each_reading("city_grace", outcome, ". . c . .")
    assert found == {"touching_only": ("MG-20", "MG-18"), "whole_city": ["b1", "c1"]}


def test_a25_a_road_into_any_hex_of_the_new_city():
    """MG-A25: as a whole an inland city is right if an own road leads into any of its hexes."""

    def outcome(here):
        return here.why("city d1") or here.play("city d1", "city e1").markets("yellow")

    found = each_reading(
        "city_grace",
        outcome,
        "c . . . v . .",
        yellow={"city_tiles": ["a1"], "road_tiles": ["b1 e-w", "c1 e-w"]},
    )
    assert found == {"touching_only": ("MG-20", "MG-18"), "whole_city": {"e1": 1}}


def test_a26_own_city_purchase():
    """MG-A26: a market may not be bought into an own city, or may."""
    found = each_reading(
        "own_city_purchase",
        lambda here: here.why("buy a1") or here.play("buy a1").score("yellow"),
        "c . .",
        phase="market",
        yellow={"city_tiles": ["a1", "b1"]},
        red={"unsold": ["a1"]},
    )
    assert found == {"no": ("MG-32", "MG-A26"), "yes": 15 - 2 - 1}


def test_a27_merged_markets():
    """MG-A27: what a seat does not keep in a merged city returns to it, or leaves the game."""

    def at_hand(here):
        return [here.tables()["seats"][seat]["markets"] for seat in ("yellow", "red")]

    found = each_reading(
        "merged_markets",
        lambda here: (at_hand(here), at_hand(here.play("city b1", "keep sold"))),
        "c . c",
        yellow={"city_tiles": ["a1", "c1"], "unsold": ["a1", "c1"]},
        red={"unsold": ["a1"], "sold": ["c1"]},
    )
    assert found == {"returned": ([18, 18], [19, 19]), "out_of_game": ([18, 18], [18, 18])}
