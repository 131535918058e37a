"""Test cases MG-T31 to MG-T36 of the rule texts: oracles and merging; derived cases."""

from __future__ import annotations

import pytest

from tests.support.magna_grecia_scenes import classic_deck, position, scene

# Red's d3 is connected to two cities of yellow and to the oracle, brown's a5 to that and two more.
MERGE = """
. . c . c .
 . . . . . .
. o . c . .
 . . . . . .
c . v . . .
 . . . . . .
. v . . . .
"""
MIXED = {"red": {"city_tiles": ["a1"], "unsold": ["d1"]}}


class TestOracles:
    # Oracle d3; yellow's city b3, red's e1, orange's e5.
    CORNER = """
. . . . c . v .
 . . . . . . . .
. c . o . . . .
 . . . . . . . .
. . v . c . v .
"""

    def test_control_passes_to_more_connections(self):
        """MG-T31, MG-38, MG-39: with 1, 2 and 3 connections yellow, red and orange take over."""
        here = position(
            self.CORNER,
            yellow={"city_tiles": ["b3"]},
            red={"city_tiles": ["e1"]},
            orange={"city_tiles": ["e5"]},
        )
        seen = []
        for seat, roads in (
            ("yellow", ("c3 e-w",)),
            ("red", ("f1 e-w", "d2 ne-sw")),
            ("orange", ("d5 e-w", "f5 e-w", "d4 nw-se")),
        ):
            here = here.until(seat, *(f"road {road}" for road in roads))
            seen.append(here.holder("d3"))
        assert seen == ["yellow b3", "red e1", "orange e5"]

    def test_a_tie_stays_with_the_controller(self):
        """MG-T32, MG-39: red holds with 5 against 4 and against 5, and loses against 6."""
        here = position(
            """
. . . v . v . v . v .
 . . . . . . . . . . .
. . v . c . o . c . v
 . . . . . . . . . . .
. . . v . v . v . v .
""",
            yellow={
                "city_tiles": ["e3"],
                "road_tiles": ["f3 e-w", "d3 e-w", "d2 nw-se", "e2 ne-sw"],
            },
            red={
                "city_tiles": ["i3"],
                "road_tiles": ["h3 e-w", "j3 e-w", "i2 ne-sw", "h2 nw-se", "i4 nw-se"],
            },
            oracles={"g3": "i3"},
        )
        numbers = []
        for road in ("", "e4 nw-se", "d4 ne-sw"):
            here = here.play(f"road {road}") if road else here
            numbers.append((here.connectivity("e3"), here.connectivity("i3"), here.holder("g3")))
        assert numbers == [(4, 5, "red i3"), (5, 5, "red i3"), (6, 5, "yellow e3")]

    def test_a_village_never_controls(self):
        """MG-T33, MG-38: a village with more connections than any city does not control."""
        here = position(
            "v . v . o . c", yellow={"city_tiles": ["g1"]}, red={"road_tiles": ["b1 e-w", "d1 e-w"]}
        )
        assert (here.connectivity("c1"), here.holder("e1")) == (2, "")
        after = here.play("road f1 e-w")
        assert (after.connectivity("g1"), after.holder("e1")) == (1, "yellow g1")

    def test_a_city_founded_on_a_connected_village_competes_at_once(self):
        """MG-38: founding on a village with two connections takes the oracle from a city with one."""
        here = position(
            "c . o . v . v",
            yellow={"city_tiles": ["a1"], "road_tiles": ["b1 e-w"]},
            red={"road_tiles": ["d1 e-w", "f1 e-w"]},
            active="red",
        )
        assert (here.holder("c1"), here.play("city e1").holder("c1")) == ("yellow a1", "red e1")

    def test_one_city_may_control_several(self):
        """MG-41, MG-42: two oracles of one city bring 4 points each."""
        here = position("o . c . o", yellow={"city_tiles": ["c1"], "road_tiles": ["b1 e-w"]})
        assert (here.total("yellow"), here.play("road d1 e-w").total("yellow")) == (19, 23)


class TestMerging:
    @pytest.mark.parametrize(
        ("choice", "left"), [("keep unsold", {"a1": 0}), ("keep sold", {"a1": "sold"})]
    )
    def test_owner_of_a_sold_and_an_unsold_market_chooses(self, choice, left):
        """MG-T35, MG-27: in a merged city the owner may give back the sold market, or the other."""
        here = position(
            "c . c", yellow={"city_tiles": ["a1", "c1"], "unsold": ["a1"], "sold": ["c1"]}
        )
        here = here.play("city b1")
        assert (here.phase, here.legal()) == ("keep", {"keep unsold", "keep sold"})
        after = here.play(choice)
        assert (after.phase, after.markets("yellow")) == ("actions", left)

    def test_an_opponent_chooses_during_the_turn_of_another(self):
        """MG-27: markets of other seats in the merged city are their owners' to choose."""
        here = position(
            "c . c",
            yellow={"city_tiles": ["a1", "c1"], "unsold": ["a1", "c1"]},
            brown={"unsold": ["c1"], "sold": ["a1"]},
        ).play("city b1")
        assert (here.seat, here.markets("yellow")) == ("brown", {"a1": 0})
        assert here.play("keep sold").seat == "yellow"

    def test_founding_on_a_village_with_an_enemy_market(self):
        """MG-T36, MG-21: the enemy's market stays and is a market of the new city."""
        here = position("c . .", red={"unsold": ["a1"]}).play("city a1", "city b1")
        assert (here.place("a1")["kind"], here.markets("red")) == ("city", {"a1": "inactive"})
        assert here.price("orange", "a1") == 2 + 2


class TestDerived:
    def test_two_chains_count_once(self):
        """MG-29: two roads between the same two cities are one connection."""
        here = position(
            "c . c\n . . .",
            yellow={"city_tiles": ["a1"], "road_tiles": ["b1 e-w"]},
            red={"city_tiles": ["c1"]},
        )
        after = here.play("road a2 e-nw", "road b2 ne-w")
        assert after.tables()["seats"]["yellow"]["road_tiles"] == ["b1 e-w", "a2 e-nw", "b2 ne-w"]
        assert (after.connectivity("a1"), after.connectivity("c1")) == (1, 1)

    def test_a_chain_back_to_its_place_counts_nothing(self):
        """MG-29: a road from a city to itself connects nothing."""
        here = position(
            ". c .\n . . .\n. . .", yellow={"city_tiles": ["b1"]}, rules={"curve": "both"}
        )
        assert here.play("road b2 nw-w", "road a2 e-ne").connectivity("b1") == 0

    def test_a_market_over_a_road_of_two_colours_is_active(self):
        """MG-35: a chain of red and yellow tiles makes red's market in the village active."""
        roads = {"red": MIXED["red"] | {"road_tiles": ["b1 e-w"]}}
        here = position("c . . v", **roads, yellow={"road_tiles": ["c1 e-w"]})
        assert here.markets("red") == {"d1": 1}

    @pytest.mark.parametrize(("red", "yellow", "legal"), [("c1", "b1", True), ("b1", "c1", False)])
    def test_founding_over_a_road_of_two_colours(self, red, yellow, legal):
        """MG-19: red founds in the village only if the tile that touches it is red."""
        here = position(
            "c . . v",
            active="red",
            red=MIXED["red"] | {"road_tiles": [f"{red} e-w"]},
            yellow={"road_tiles": [f"{yellow} e-w"]},
        )
        assert here.allows("city d1") == legal

    @pytest.mark.parametrize("seed", range(20))
    def test_every_colour_has_every_place_three_times(self, seed):
        """MG-4: in any deal each colour is first, second, third and last exactly three times."""
        dealt = scene("c . c . c . c").started(seed).tables()["cards"]
        orders = [classic_deck().cards[card - 1]["order"] for card in dealt]
        counts = {
            (colour, place): [order[place] for order in orders].count(colour)
            for colour in orders[0]
            for place in range(4)
        }
        assert set(counts.values()) == {3}
        assert all(
            len({tuple(row) for row in orders[first : first + 4]}) == 4 for first in (0, 4, 8)
        )

    def test_a_merge_takes_an_oracle_from_a_third_city(self):
        """MG-27, MG-39: two links to cities that merge become one, and the oracle changes hands."""
        here = position(
            MERGE,
            yellow={"city_tiles": ["c1", "e1"]},
            red={"city_tiles": ["d3"], "road_tiles": ["c2 nw-se", "d2 ne-sw", "c3 e-w"]},
            brown={"city_tiles": ["a5"], "road_tiles": ["a4 ne-sw", "b5 e-w", "a6 nw-se"]},
            oracles={"b3": "d3"},
        )
        after = here.play("city d1")
        numbers = [(now.connectivity("d3"), now.connectivity("a5")) for now in (here, after)]
        assert (numbers, after.holder("b3")) == ([(3, 3), (2, 3)], "brown a5")

    def test_no_more_than_twenty_tiles(self):
        """MG-1, MG-11: when front stock and reserve are empty, no tile is laid or drawn."""
        none = {"reserve_roads": 0, "roads": 0, "reserve_cities": 0, "cities": 0}
        here = position(
            "c . . . v",
            rules={"stock_roads": 1, "reserve_roads": 0, "stock_cities": 1, "reserve_cities": 0},
            yellow={"city_tiles": ["a1"], "road_tiles": ["b1 e-w"], **none},
        )
        assert here.legal() == {"done"}
        for move in ("road c1 e-w", "city b1", "draw 1 road"):
            assert here.why(move)[0] == "MG-11"
