"""Test cases MG-T1 to MG-T11 of the rule texts: turns and cities.

The texts give situations in words and pictures; the boards of these modules are our own,
with the figures and relations that the words state.
"""

from __future__ import annotations

import pytest

from tests.support.magna_grecia_scenes import position

LINE = "c . . . . . . ."
RICH = {"score": 20, "roads": 10, "cities": 10}


def turn_order(seats):
    """Seats in the order in which they act under card E1."""
    here = position("c . c . c . c", seats=seats)
    found = []
    for _ in range(seats):
        found.append(here.seat)
        here = here.play("done", "pass")
    return found


class TestTurn:
    @pytest.mark.parametrize(
        ("seats", "order"),
        [
            (4, ["yellow", "orange", "brown", "red"]),
            (3, ["yellow", "orange", "brown"]),
            (2, ["yellow", "orange"]),
        ],
    )
    def test_order_of_a_card(self, seats, order):
        """MG-T1, MG-6: a card's colours act in its order, colours that nobody plays are skipped."""
        assert turn_order(seats) == order

    @pytest.mark.parametrize(
        ("before", "most", "beyond"),
        [
            ((), "draw 7 roads", "draw 8 roads"),
            (("road b1 e-w",), "draw 5 roads", "draw 6 roads"),
            (("city b1",), "draw 5 cities", "draw 6 cities"),
            (("road b1 e-w", "road c1 e-w", "road d1 e-w"), "road e1 e-w", None),
            (("road b1 e-w", "road c1 e-w", "road d1 e-w", "road e1 e-w"), "done", "road f1 e-w"),
            (("road b1 e-w", "road c1 e-w", "road d1 e-w", "road e1 e-w"), "done", "city a5"),
            (("road b1 e-w", "road c1 e-w", "road d1 e-w", "road e1 e-w"), "done", "draw 1 road"),
            (("city b1", "city c1"), "city d1", None),
            (("city b1", "city c1", "city d1"), "done", "city e1"),
            (("city b1", "city c1", "city d1"), "done", "road e1 e-w"),
            (("city b1", "city c1", "road d1 e-w"), "road e1 e-w", "city e1"),
            (("city b1", "road c1 e-w", "road d1 e-w", "road e1 e-w"), "done", "road f1 e-w"),
        ],
    )
    def test_amounts_of_a_card(self, before, most, beyond):
        """MG-T2, MG-8: card E1 gives 4 roads or 3 cities or 7 drawn, or two of 3, 2 and 5."""
        here = position(LINE, yellow={"city_tiles": ["a1"]} | RICH, turn={"founded": True})
        here = here.play(*before)
        assert here.allows(most)
        if beyond:
            assert "MG-8" in here.why(beyond)

    def test_fewer_roads_than_the_card_allows(self):
        """MG-T3, MG-10: laying two of three road tiles is legal."""
        here = position(LINE, yellow={"city_tiles": ["a1"]}).play("road b1 e-w", "road c1 e-w")
        assert here.play("done").phase == "market"

    def test_nothing_is_laid_after_drawing(self):
        """MG-T4, MG-9: drawing comes last."""
        here = position(LINE, yellow={"city_tiles": ["a1"]}).play("draw 1 road")
        assert here.why("road b1 e-w") == ("MG-7", "MG-9")

    def test_roads_and_cities_alternate(self):
        """MG-T4, MG-9: a road, a city and again a road may follow each other."""
        here = position("c . . v . . .", yellow={"city_tiles": ["a1"]})
        here = here.play("road b1 e-w", "road c1 e-w", "city d1", "road e1 e-w", "done")
        assert here.connectivity("a1") == 1


class TestCities:
    def test_founding_on_a_coastal_village(self):
        """MG-T5, MG-19: a green village is founded on without any road."""
        here = position("c . .", active="red").play("city a1")
        assert (here.place("a1")["seat"], here.markets("red")) == ("red", {"a1": 0})

    @pytest.mark.parametrize(
        ("roads", "forbidden_by"),
        [
            ({"brown": {"road_tiles": ["b1 e-w"]}}, ()),
            ({"red": {"road_tiles": ["b1 e-w"]}}, ("MG-19", "MG-A5")),
            ({"brown": {"road_tiles": ["b1 ne-w"]}}, ("MG-19", "MG-A5")),
            ({}, ("MG-19", "MG-A5")),
        ],
    )
    def test_founding_inland(self, roads, forbidden_by):
        """MG-T6, MG-19: an inland village needs an end of a road tile of the founder's colour."""
        assert position("c . v .", active="brown", **roads).why("city c1") == forbidden_by

    def test_extension_keeps_its_distance(self):
        """MG-T7, MG-22: brown's one tile goes to the only side without village, city or oracle."""
        drawing = """
        . . . v . .
         . . . . . .
        v . v . v .
         . . . . . .
        . . o . . .
        """
        drawing = "\n".join(line[8:] for line in drawing.strip("\n").split("\n"))
        here = position(
            drawing,
            active="brown",
            turn={"founded": True},
            brown={"city_tiles": ["c3"], "cities": 1},
            red={"city_tiles": ["d1"]},
        )
        assert here.legal("city") == {"city b2"}
        near = {cell: here.why(f"city {cell}")[0] for cell in ("c2", "d3", "c4", "b4", "b3")}
        assert near == {"c2": "MG-22", "d3": "MG-23", "c4": "MG-22", "b4": "MG-22", "b3": "MG-23"}

    def test_a_village_is_covered_after_its_neighbour(self):
        """MG-T8, MG-23: a tile beside a village is right once a second one covers the village."""
        here = position("c . v . .", active="orange", orange={"city_tiles": ["a1"]}).play("city b1")
        assert here.why("done") == ("MG-22", "MG-23")
        assert here.play("city c1", "done").place("a1")["cells"] == ["a1", "b1", "c1"]

    def test_a_road_a_city_and_its_extension_in_one_turn(self):
        """MG-T9, MG-20: brown lays two roads to a village, founds there and extends at once."""
        here = position("c . . v . .", active="brown", brown={"city_tiles": ["a1"]})
        here = here.play("road b1 e-w", "road c1 e-w", "city d1", "city e1", "done")
        assert here.place("d1")["cells"] == ["d1", "e1"]

    def test_one_founding_a_turn(self):
        """MG-T10, MG-19: a second city cannot be founded in the same turn."""
        assert position("c . . c").play("city a1").why("city d1") == ("MG-19",)

    def test_three_extensions_a_turn(self):
        """MG-T10, MG-20: three cities may be extended in one turn."""
        here = position("c . . c . . c . .", yellow={"city_tiles": ["a1", "d1", "g1"]})
        here = here.play("city b1", "city e1", "city h1", "done")
        assert here.score("yellow") == 12

    def test_no_tile_without_a_point(self):
        """MG-T11, MG-25: without points no city tile is laid, and none takes the score below 0."""
        assert position("c . .", yellow={"score": 0}).why("city a1") == ("MG-25",)
        last = position("c . .", yellow={"score": 1}).play("city a1")
        assert (last.score("yellow"), last.why("city b1")) == (0, ("MG-25",))

    def test_no_tile_beside_a_village_that_cannot_be_paid_for(self):
        """MG-23, MG-25: the last point is not spent beside a village that must then be covered."""
        here = position("c . v .", yellow={"city_tiles": ["a1"], "score": 1})
        assert here.why("city b1") == ("MG-23", "MG-22")
