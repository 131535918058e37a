"""The twin keeps the rules of cities (MG-18 to MG-27), on boards drawn here."""

import pytest

from tests.support.magna_grecia_twin import (
    legal,
    seat_to_move,
)
from tests.support.magna_grecia_twin.scenes import (
    card,
    kinds,
    market,
    played,
    price,
    scene,
)

# Two villages three apart with two hexes between.
ROW = "c . . v"


class TestCities:
    def test_founding_on_the_coast(self):
        """MG-19: a coastal village needs no road."""
        assert kinds(scene("c . . v"), "city") == {"city a1"}

    def test_founding_inland_needs_an_own_road(self):
        """MG-19: an own road end must face an inland village."""
        own = scene(ROW, cities={"a1": 1}, roads={"b1": (1, "e-w"), "c1": (0, "e-w")})
        foreign = scene(ROW, cities={"a1": 0}, roads={"b1": (0, "e-w"), "c1": (1, "e-w")})
        assert ("city d1" in legal(own), "city d1" in legal(foreign)) == (True, False)

    @pytest.mark.parametrize(
        ("reading", "owners", "allowed"),
        [
            ("own_chain", (0, 0), True),
            ("own_chain", (1, 0), False),
            ("any_chain", (1, 0), True),
            ("any_chain", (1, 1), True),
            ("touched", (1, 1), False),
        ],
    )
    def test_what_an_inland_founding_needs(self, reading, owners, allowed):
        """MG-A5: an own end, an own chain from an own city, or any chain from one."""
        roads = {"b1": (owners[0], "e-w"), "c1": (owners[1], "e-w")}
        position = scene(ROW, cities={"a1": 0}, roads=roads, inland_founding=reading)
        assert ("city d1" in legal(position)) is allowed

    def test_one_founding_a_turn(self):
        """MG-19: no second founding in one turn."""
        position = played(scene("c . . c"), "city a1")
        assert kinds(position, "city") == {"city b1"}

    def test_extending_several_cities(self):
        """MG-20: several cities may be extended in one turn, but not the opponents'."""
        position = scene("c . . . c . . . c .", cities={"a1": 0, "e1": 0, "i1": 1})
        assert kinds(position, "city") == {"city b1", "city d1", "city f1"}

    def test_never_on_a_tile_or_an_oracle(self):
        """MG-21: not on an oracle, not on a road."""
        assert kinds(scene("c .", cities={"a1": 0}, roads={"b1": (1, "e-w")}), "city") == set()
        assert kinds(scene("c o", cities={"a1": 0}), "city") == set()

    def test_never_beside_an_opponents_city(self):
        """MG-22, MG-23: an opponent's city that is touched cannot be mended."""
        assert kinds(scene("c . v", cities={"a1": 0, "c1": 1}), "city") == set()

    def test_never_beside_an_oracle(self):
        """MG-22, MG-23: an oracle that is touched cannot be mended."""
        assert kinds(scene("c . o", cities={"a1": 0}), "city") == set()

    def test_a_touched_village_is_covered_in_the_same_turn(self):
        """MG-23: after a tile beside a village the step may not end before it is covered."""
        position = played(scene("c . v .", cities={"a1": 0}), "city b1")
        assert kinds(position, "done", "draw", "city") == {"city c1"}
        assert "done" in legal(played(position, "city c1"))

    def test_no_tile_beside_a_village_without_means(self):
        """MG-23: the tiles, points and amounts must suffice for the village too."""
        one_tile = scene("c . v .", cities={"a1": 0}, changes={"front_cities": (1, 4)})
        one_point = scene("c . v .", cities={"a1": 0}, changes={"scores": (1, 9)})
        last = scene("c . v .", cities={"a1": 0}, changes={"y": 2})
        assert [kinds(p, "city") for p in (one_tile, one_point, last)] == [set()] * 3

    def test_villages_in_a_row_are_all_owed(self):
        """MG-23: a village that will be covered may touch the next one: all count."""
        short = scene("c . v v v", cities={"a1": 0})
        long = scene("c . v v .", cities={"a1": 0})
        assert (kinds(short, "city"), kinds(long, "city")) == (set(), {"city b1"})

    def test_no_road_that_takes_the_last_tile_of_the_debt(self):
        """MG-23: a road would lower the amount to its base, which the debt needs in full."""
        row = "c . v v . _ . . c"
        position = scene(row, cities={"a1": 0, "i1": 0})
        assert kinds(position, "road")
        assert kinds(played(position, "city b1"), "road") == set()

    def test_each_tile_is_tested_under_the_strict_reading(self):
        """MG-A8 `each_tile`: a tile beside a village is not allowed, even for a moment."""
        position = scene("c . v .", cities={"a1": 0}, city_test="each_tile")
        assert kinds(position, "city") == set()

    def test_founding_beside_a_village(self):
        """MG-A9: a founding tile is bound by MG-22, or not."""
        bound = scene("c v v v")
        free = scene("c v v v", founding_distance="extensions_only")
        assert kinds(bound, "city") == set()
        assert "done" in legal(played(free, "city a1"))

    def test_an_extension_needs_no_road_and_brings_no_market(self):
        """MG-24: covering a village beside an own city is an extension."""
        position = played(scene("c . v .", cities={"a1": 0}), "city b1", "city c1")
        assert (position.founded, market(position, "a1", 0)) == (False, None)

    def test_a_tile_costs_a_point(self):
        """MG-25: one point a tile; without a point nothing is laid."""
        assert played(scene(ROW), "city a1").scores == (9, 10)
        assert kinds(scene(ROW, changes={"scores": (0, 9)}), "city") == set()

    def test_the_free_market(self):
        """MG-26: a founding brings a market of the founder, free."""
        position = played(scene(ROW), "city a1")
        assert (market(position, "a1", 0), position.supply) == ("unsold", (19, 20))

    @pytest.mark.parametrize(
        ("before", "reading", "after"),
        [
            ("unsold", "blocks", "unsold"),
            ("sold", "blocks", "sold"),
            ("sold", "refreshed", "unsold"),
        ],
    )
    def test_the_founders_own_market(self, before, reading, after):
        """MG-26, MG-A20: the founder's market in the village, and the free one."""
        position = scene(ROW, markets={("a1", 0): before}, sold_blocks_founding=reading)
        position = played(position, "city a1")
        assert (market(position, "a1", 0), position.supply[0]) == (after, 20)

    def test_no_free_market_without_supply(self):
        """MG-26: none is placed when none is left."""
        position = played(scene(ROW, changes={"supply": (0, 0)}), "city a1")
        assert market(position, "a1", 0) is None

    def test_an_opponents_market_stays_in_the_founded_city(self):
        """MG-21: markets in a village become markets of the city."""
        position = played(scene(ROW, markets={("a1", 1): "unsold"}), "city a1")
        assert market(position, "a1", 1) == "unsold"


class TestMerging:
    TWO = "c . v ."

    def merged(self, first="unsold", second="sold", seat=0, **rules):
        markets = {("a1", seat): first, ("c1", seat): second}
        position = scene(self.TWO, cities={"a1": 0, "c1": 0}, markets=markets, **rules)
        return played(position, "city b1")

    def test_touching_cities_are_one(self):
        """MG-27: own cities that come to touch are one city with all tiles."""
        position = scene(self.TWO, cities={"a1": 0, "c1": 0})
        assert price(played(position, "city b1"), "c1") == 3

    def test_markets_of_one_kind_leave_one(self):
        """MG-27: one market stays, the other goes back, nobody is asked."""
        position = self.merged("unsold", "unsold")
        assert (market(position, "a1", 0), position.supply[0], position.phase) == (
            "unsold",
            21,
            "actions",
        )

    def test_the_owner_chooses_the_kind(self):
        """MG-27, MG-A13: with a sold and an unsold market their owner chooses, on turn or not."""
        position = self.merged(seat=1)
        assert (seat_to_move(position), legal(position)) == (1, {"keep unsold", "keep sold"})
        after = played(position, "keep sold")
        assert (market(after, "a1", 1), after.supply[1], seat_to_move(after)) == ("sold", 21, 0)

    def test_the_unsold_one_stays_by_itself(self):
        """MG-A13 `automatic`: the sold market goes first."""
        position = self.merged(merge_choice="automatic")
        assert (market(position, "a1", 0), position.phase) == ("unsold", "actions")

    def test_two_owners_choose_in_the_cards_order(self):
        """MG-A13: the active seat is asked first, then the others in the card's order."""
        markets = {("a1", 0): "sold", ("c1", 0): "unsold", ("a1", 1): "sold", ("c1", 1): "unsold"}
        position = scene(
            self.TWO, cities={"a1": 0, "c1": 0}, markets=markets, deck=[card("orange")] * 2,
            changes={"turn": 1},
        )  # fmt: skip
        position = played(position, "city b1")
        assert [seat_to_move(position), seat_to_move(played(position, "keep sold"))] == [0, 1]

    def test_absorbed_village(self):
        """MG-27: markets of a covered village and of the city become one."""
        markets = {("a1", 1): "unsold", ("c1", 1): "unsold"}
        position = scene("c . v .", cities={"a1": 0}, markets=markets)
        position = played(position, "city b1", "city c1")
        assert (market(position, "c1", 1), position.supply[1]) == ("unsold", 21)


class TestWholeCity:
    def test_a_city_may_begin_beside_its_village(self):
        """MG-A25 `whole_city`: the first tile may lie on open land if the village follows."""
        position = scene(". . . c", city_grace="whole_city")
        assert kinds(position, "city") == {"city b1", "city c1", "city d1"}

    def test_no_road_and_no_end_while_unfinished(self):
        """MG-A25 `whole_city`: until it is a city only city tiles may follow."""
        position = played(scene(". . c . ", city_grace="whole_city"), "city b1")
        assert legal(position) == {"city a1", "city c1"}

    def test_finishing_is_the_founding(self):
        """MG-A25 `whole_city`: the tile that makes it a city brings the free market."""
        position = scene(". . c . ", city_grace="whole_city")
        position = played(position, "city b1", "city c1")
        assert (position.founded, market(position, "b1", 0)) == (True, "unsold")

    def test_joining_an_own_city_is_no_founding(self):
        """MG-A25 `whole_city`: a group that reaches an own city extends it."""
        position = scene("c . . . .", cities={"a1": 0}, city_grace="whole_city")
        position = played(position, "city c1", "city b1")
        assert (position.founded, position.unfinished, price(position, "a1")) == (False, set(), 3)

    def test_a_road_into_any_hex_of_the_group(self):
        """MG-A25 `whole_city`: an own road that leads into the group serves its inland village."""
        roads = {"b1": (0, "e-w")}
        position = scene("c . . v .", cities={"a1": 1}, roads=roads, city_grace="whole_city")
        assert kinds(position, "city") == {"city c1", "city d1", "city e1"}
        closed = scene(
            "c . . v .",
            cities={"a1": 1},
            roads=roads,
            city_grace="whole_city",
            late_city_link="closed",
        )
        assert kinds(closed, "city") == set()

    def test_too_far_for_the_tiles_that_are_left(self):
        """MG-A25 `whole_city`: a tile is refused when tiles or points cannot reach the village."""
        position = scene(". . . c", city_grace="whole_city", changes={"front_cities": (2, 4)})
        assert kinds(position, "city") == {"city c1", "city d1"}

    def test_an_own_city_grows_to_the_end_of_a_chain_first(self):
        """MG-A25 `whole_city`: tiles of another city that meet the need of a group come before it."""
        position = scene(
            "c . . . v",
            cities={"a1": 0},
            roads={"c1": (1, "e-w"), "d1": (1, "e-w")},
            city_grace="whole_city",
            inland_founding="any_chain",
        )
        assert kinds(position, "city") == {"city b1"}
        after = played(position, "city b1", "city e1")
        assert (after.founded, market(after, "e1", 0)) == (True, "unsold")
