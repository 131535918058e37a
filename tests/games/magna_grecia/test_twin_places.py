"""The twin keeps the rules of connections, markets, oracles and the end (MG-28 to MG-43)."""

import pytest

from tests.support.magna_grecia_twin import (
    facts,
    from_facts,
    legal,
    outcome,
    seat_to_move,
    standing,
)
from tests.support.magna_grecia_twin.scenes import (
    card,
    connectivity,
    controller,
    kinds,
    market,
    played,
    price,
    scene,
    value,
)

# Two villages three apart with two hexes between.
ROW = "c . . v"


class TestConnections:
    def test_a_chain_joins_two_places(self):
        """MG-29, MG-30: a chain of any colours connects and counts for both."""
        position = scene(ROW, roads={"b1": (0, "e-w"), "c1": (1, "e-w")})
        assert (connectivity(position, "a1"), connectivity(position, "d1")) == (1, 1)

    def test_nothing_is_counted_through_a_place(self):
        """MG-29: the village in the middle interrupts."""
        position = scene("c . v . v", roads={"b1": (0, "e-w"), "d1": (0, "e-w")})
        assert [connectivity(position, name) for name in ("a1", "c1", "e1")] == [1, 2, 1]

    def test_neighbours_without_a_road_are_not_connected(self):
        """MG-29: lying side by side is no connection."""
        assert connectivity(scene("v v"), "a1") == 0

    def test_two_chains_count_once(self):
        """MG-29: two chains between the same places are one connection."""
        drawing = "_ . .\nc _ v\n_ . ."
        roads = {"b1": (0, "e-sw"), "c1": (0, "se-w"), "b3": (0, "e-nw"), "c3": (0, "ne-w")}
        position = scene(drawing, roads=roads)
        assert (connectivity(position, "a2"), connectivity(position, "c2")) == (1, 1)

    def test_a_chain_to_itself_counts_nothing(self):
        """MG-29: the link between two cities vanishes when they merge."""
        drawing = "_ . .\nc . v\n_ . ."
        roads = {"b1": (0, "e-sw"), "c1": (0, "se-w")}
        position = scene(drawing, cities={"a2": 0, "c2": 0}, roads=roads)
        assert connectivity(position, "a2") == 1
        assert connectivity(played(position, "city b2"), "a2") == 0

    def test_ends_that_do_not_meet(self):
        """MG-29: a chain ends at the closed side of a tile."""
        roads = {"b1": (0, "e-w"), "c1": (0, "ne-sw")}
        assert connectivity(scene("c . . v\n. . . .", roads=roads), "a1") == 0

    @pytest.mark.parametrize(("reading", "links"), [("connects", 1), ("closed", 0)])
    def test_a_late_city_tile(self, reading, links):
        """MG-A22: a tile laid in front of an open road end joins it, or closes it."""
        position = scene(
            "c . . . v", cities={"a1": 0}, roads={"c1": (1, "e-w"), "d1": (1, "e-w")},
            late_city_link=reading,
        )  # fmt: skip
        assert connectivity(played(position, "city b1"), "a1") == links

    def test_a_closed_end_does_not_touch(self):
        """MG-A22 `closed`: the closed end is no road of the network that leads to the city."""
        position = scene(
            "c . . . . v", cities={"a1": 1}, roads={"c1": (0, "e-w")}, late_city_link="closed",
            market_reach="network", changes={"turn": 1},
        )  # fmt: skip
        position = played(position, "city b1", "done", "pass", "done")
        assert kinds(position, "buy") == set()

    def test_a_covered_village_keeps_its_roads(self):
        """MG-A22 `closed`: a village hex is a place before and after; nothing closes there."""
        position = scene(
            "c . v . v", cities={"a1": 0}, roads={"d1": (1, "e-w")}, late_city_link="closed"
        )
        assert connectivity(played(position, "city b1", "city c1"), "a1") == 1


class TestMarkets:
    def test_one_a_turn(self):
        """MG-31: after one market the turn is over."""
        position = played(scene(ROW), "done", "buy a1")
        assert (position.active, position.phase) == (1, "actions")

    def test_where_a_market_is_bought(self):
        """MG-32: villages and opponents' cities, no own city, no second market of one's own."""
        position = scene("c . v . v . c", cities={"a1": 0, "g1": 1}, markets={("c1", 0): "sold"})
        assert kinds(played(position, "done"), "buy") == {"buy e1", "buy g1"}

    def test_own_city_purchase(self):
        """MG-A26 `yes`: an own city is open too."""
        position = played(scene("c .", cities={"a1": 0}, own_city_purchase="yes"), "done")
        assert kinds(position, "buy") == {"buy a1"}

    def test_reach_by_network(self):
        """MG-A7 `network`: only where an own road end faces the place."""
        position = scene(
            "c . v . v", cities={"a1": 0}, roads={"b1": (0, "e-w")}, market_reach="network"
        )
        assert kinds(played(position, "done"), "buy") == {"buy c1"}

    @pytest.mark.parametrize(
        ("cities", "markets", "expected", "why"),
        [
            ({}, {}, 1, "an empty village (MG-T24)"),
            ({"a1": 1}, {("a1", 1): "unsold"}, 2, "one tile, one market (MG-T23)"),
            ({"a1": 1, "b1": 1, "c1": 1}, {("a1", 1): "unsold"}, 4, "three tiles, one (MG-T22)"),
            ({"a1": 1, "b1": 1}, {("a1", s): "unsold" for s in (1, 2, 3)}, 5, "2 + 3 (MG-T25)"),
            ({"a1": 1, "b1": 1}, {("a1", 1): "unsold", ("a1", 2): "sold", ("a1", 3): "sold"}, 3,
             "sold ones do not count (MG-T26)"),
        ],
    )  # fmt: skip
    def test_prices(self, cities, markets, expected, why):
        """MG-33: tiles and unsold markets of any colour."""
        assert price(scene("c . . .", cities=cities, markets=markets, seats=4), "a1") == expected, (
            why
        )

    def test_too_few_points(self):
        """MG-33: whoever has fewer points than the price cannot buy."""
        poor = scene(
            "c .", cities={"a1": 1}, markets={("a1", 1): "unsold"}, changes={"scores": (1, 9)}
        )
        assert kinds(played(poor, "done"), "buy") == set()

    def test_active_by_a_road_of_any_colour(self):
        """MG-35: directly connected to an own city, whoever built the road."""
        position = scene(ROW, cities={"a1": 0}, roads={"b1": (1, "e-w"), "c1": (1, "e-w")})
        assert (value(position, "d1", 0), value(position, "d1", 1)) == (1, 0)

    def test_the_size_of_a_city_is_no_value(self):
        """MG-36: an active market is worth the connectivity of its place."""
        position = scene("c . . . v", cities={"a1": 0, "b1": 0, "c1": 0}, roads={"d1": (0, "e-w")})
        assert value(position, "a1", 0) == 1

    def test_village_markets_worth_nothing(self):
        """MG-A21 `nothing`: only markets in cities have a value."""
        roads = {"b1": (0, "e-w"), "c1": (0, "e-w")}
        position = scene(ROW, cities={"a1": 0}, roads=roads, village_market_value="nothing")
        assert (value(position, "a1", 0), value(position, "d1", 0)) == (1, 0)

    def test_a_sale(self):
        """MG-37: a sale brings the value; the sold market stays."""
        roads = {"b1": (0, "e-w"), "c1": (0, "e-w")}
        position = scene(ROW, cities={"a1": 0}, roads=roads, markets={("a1", 0): "unsold"})
        position = played(position, "done", "sell a1")
        assert (position.scores[0], market(position, "a1", 0)) == (11, "sold")

    @pytest.mark.parametrize(
        ("reading", "sales"),
        [
            ("worth_a_point", set()),
            ("any", {"sell a1", "sell d1"}),
            ("active", {"sell a1"}),
        ],
    )
    def test_what_may_be_sold(self, reading, sales):
        """MG-A18: markets worth a point, any, or active ones; here none has a connection."""
        markets = {("a1", 0): "unsold", ("d1", 0): "unsold"}
        position = scene(ROW, cities={"a1": 0}, markets=markets, sellable=reading)
        assert kinds(played(position, "done"), "sell") == sales

    def test_no_sale_in_the_last_round(self):
        """MG-A19 `forbidden`: nothing is sold in the last round."""
        markets = {("a1", 0): "unsold"}
        position = scene(
            ROW, cities={"a1": 0}, markets=markets, sellable="any", last_round_sale="forbidden",
            deck=[card()] * 2, changes={"round": 1},
        )  # fmt: skip
        assert kinds(played(position, "done"), "sell") == set()


# The city e1 controls the oracle c1, the city a1 is linked to it too; f1 joins e1 and g1.
MERGE = {
    "drawing": "c . o . c . c",
    "cities": {"a1": 1, "e1": 0, "g1": 0},
    "roads": {"b1": (1, "e-w"), "d1": (0, "e-w")},
    "changes": {"oracles": {2: 4}},
}


class TestOracles:
    # Oracle o with a city on either side, each one road tile away.
    BETWEEN = "v . c . o . c . v"

    def test_the_first_city_takes_control(self):
        """MG-38, MG-39: the first directly connected city controls, at once."""
        position = played(scene("c . o", cities={"a1": 0}), "road b1 e-w")
        assert controller(position, "c1") == "a1"

    def test_a_village_never_controls(self):
        """MG-38: only cities control; one founded on a connected village does at once."""
        position = scene("c . o", roads={"b1": (0, "e-w")})
        assert controller(position, "c1") is None
        assert controller(played(position, "city a1"), "c1") == "a1"

    def test_the_controller_stays_on_a_tie(self):
        """MG-39: with equal connectivity nothing changes."""
        position = scene(self.BETWEEN, cities={"c1": 0, "g1": 1}, roads={"d1": (0, "e-w")})
        # The opponent's city, as well connected, arrives second.
        position = played(position, "road f1 e-w")
        assert controller(position, "e1") == "c1"

    def test_the_controller_stays_on_a_tie_with_an_active_city(self):
        """MG-39, MG-A10 `active_city`: only a controller that is overtaken loses the oracle."""
        position = scene(
            self.BETWEEN,
            cities={"c1": 1, "g1": 0},
            roads={"d1": (1, "e-w")},
            simultaneous_challenge="active_city",
        )
        assert controller(played(position, "road f1 e-w"), "e1") == "c1"

    def test_the_best_connected_city_takes_over(self):
        """MG-39, MG-40: the oracle counts too; a second connection beats one."""
        position = scene(self.BETWEEN, cities={"c1": 0, "g1": 1}, roads={"d1": (0, "e-w")})
        position = played(position, "road f1 e-w", "road h1 e-w")
        assert controller(position, "e1") == "g1"

    def test_several_oracles(self):
        """MG-41: a city may control several oracles."""
        position = scene("o . c . o", cities={"c1": 0}, roads={"b1": (0, "e-w"), "d1": (0, "e-w")})
        assert (controller(position, "a1"), controller(position, "e1")) == ("c1", "c1")

    def test_control_at_the_end_of_the_turn(self):
        """MG-A23 `end_of_turn`: nothing changes before the market step is over."""
        position = scene("c . o", cities={"a1": 0}, control_timing="end_of_turn")
        before = played(position, "road b1 e-w", "done")
        assert (controller(before, "c1"), controller(played(before, "pass"), "c1")) == (None, "a1")

    @pytest.mark.parametrize(("reading", "expected"), [("stays", None), ("active_city", "c1")])
    def test_equal_challengers(self, reading, expected):
        """MG-A10: two equal cities reach a free oracle in one turn."""
        position = scene(
            self.BETWEEN, cities={"c1": 0, "g1": 1}, control_timing="end_of_turn",
            simultaneous_challenge=reading,
        )  # fmt: skip
        position = played(position, "road d1 e-w", "road f1 e-w", "done", "pass")
        assert controller(position, "e1") == expected

    def test_the_active_seat_decides(self):
        """MG-A10 `active_decides`: it may give the oracle to an opponent's city."""
        position = scene(
            self.BETWEEN, cities={"c1": 0, "g1": 1}, control_timing="end_of_turn",
            simultaneous_challenge="active_decides",
        )  # fmt: skip
        position = played(position, "road d1 e-w", "road f1 e-w", "done", "pass")
        assert (seat_to_move(position), legal(position)) == (0, {"control e1 c1", "control e1 g1"})
        after = played(position, "control e1 g1")
        assert (controller(after, "e1"), seat_to_move(after)) == ("g1", 1)

    @pytest.mark.parametrize(
        ("merged", "tied", "expected"),
        [
            ("inherits", "stays", "e1"),
            ("released", "stays", None),
            ("released", "active_city", "e1"),
        ],
    )
    def test_control_after_a_merge(self, merged, tied, expected):
        """MG-A12: with a rival as well connected, the merged city keeps control or starts anew."""
        position = scene(**MERGE, merged_control=merged, simultaneous_challenge=tied)
        assert controller(played(position, "city f1"), "c1") == expected

    def test_deciding_in_the_middle_of_the_actions(self):
        """MG-A10 `active_decides`: the choice comes at once, then the step goes on."""
        position = scene(
            **MERGE, merged_control="released", simultaneous_challenge="active_decides"
        )
        position = played(position, "city f1")
        assert legal(position) == {"control c1 a1", "control c1 e1"}
        assert played(position, "control c1 a1").phase == "actions"


class TestEnd:
    def test_final_scores(self):
        """MG-42: unsold active markets bring their value, oracles four points each."""
        markets = {("c1", 0): "unsold", ("c1", 1): "unsold", ("e1", 0): "sold"}
        roads = {"b1": (0, "e-w"), "d1": (0, "e-w")}
        position = scene("o . c . v", cities={"c1": 0}, roads=roads, markets=markets)
        assert standing(position) == [10 + 2 + 4, 10]

    @pytest.mark.parametrize(
        ("reading", "shares"),
        [("front_stock", [1.0, 0.0]), ("all_unlaid", [0.0, 1.0]), ("shared", [0.5, 0.5])],
    )
    def test_ties(self, reading, shares):
        """MG-43, MG-A3: tiles in front, all tiles, or a shared win."""
        stocks = {"front_roads": (5, 4), "reserve_roads": (3, 9)}
        assert outcome(scene(ROW, changes=stocks, tie_break=reading)) == shares

    def test_seats_still_equal_share(self):
        """MG-43: whoever is equal in points and tiles shares the win."""
        assert outcome(scene(ROW, seats=4)) == [0.25] * 4


def test_facts_round_trip():
    """A position built from its own facts has the same facts."""
    position = scene(
        "c . v . o", cities={"a1": 0}, roads={"b1": (1, "e-w")}, markets={("c1", 1): "sold"}
    )
    given = facts(position)
    assert facts(from_facts(position.table, given)) == given
