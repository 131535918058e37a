"""Test cases MG-T12 to MG-T21 of the rule texts: the example of road placement.

Numbers in brackets are those of the French text.
"""

from __future__ import annotations

import pytest

from tests.support.magna_grecia_scenes import position

# Yellow d3, orange b5 and brown g1 have cities; e1 is an oracle; f3 and d5 are villages.
ROADS = """
. . . . o . c
 . . . . . . .
. . . c . v .
 . . . . . . .
. c . v . . .
"""
ROAD_CITIES = {"yellow": {"city_tiles": ["d3"]}, "orange": {"city_tiles": ["b5"]}}
ONE = {"yellow": {"road_tiles": ["e3 e-w"]}, "orange": {"road_tiles": ["c5 e-w"]}}


class TestRoads:
    """MG-T12 to MG-T21: the example of road placement, on one board.

    Numbers in brackets are those of the French text.
    """

    def board(self, active, roads=None):
        cities = ROAD_CITIES | {"brown": {"city_tiles": ["g1"]}}
        seats = {seat: {**table, **(roads or {}).get(seat, {})} for seat, table in cities.items()}
        seats |= {seat: table for seat, table in (roads or {}).items() if seat not in seats}
        return position(ROADS, active=active, **seats)

    @pytest.mark.parametrize(("seat", "tile"), [("yellow", "e3"), ("orange", "c5")])
    def test_t12_from_an_own_city(self, seat, tile):
        """MG-T12, MG-13: yellow and orange lay roads from their own cities to villages (1)."""
        village = {"e3": "f3", "c5": "d5"}[tile]
        assert self.board(seat).play(f"road {tile} e-w").connectivity(village) == 1

    @pytest.mark.parametrize(("seat", "tile"), [("yellow", "g3"), ("orange", "e5")])
    def test_t13_onward_from_a_village_of_the_network(self, seat, tile):
        """MG-T13, MG-14: from the villages so reached they go on (2), and not before."""
        assert self.board(seat, ONE).allows(f"road {tile} e-w")
        assert self.board(seat).why(f"road {tile} e-w") == ("MG-14", "MG-13")

    def test_t14_from_an_opponents_city(self):
        """MG-T14, MG-13: red, who has no city, starts a road at yellow's city (3)."""
        assert self.board("red", ONE).allows("road c3 e-w")

    def test_t15_not_from_a_foreign_oracle(self):
        """MG-T15, MG-14: red cannot start at an oracle outside its network (4)."""
        assert self.board("red", ONE).why("road d1 e-w") == ("MG-14", "MG-13")

    @pytest.mark.parametrize("tile", ["g3", "e5"])
    def test_t16_not_from_foreign_villages(self, tile):
        """MG-T16, MG-14: red cannot start at the two villages of the others' networks (5)."""
        assert self.board("red", ONE).why(f"road {tile} e-w") == ("MG-14", "MG-13")

    def test_t17_brown_from_its_own_city(self):
        """MG-T17, MG-13: brown lays a road from its own city (6)."""
        assert self.board("brown", ONE).play("road f1 e-w").connectivity("g1") == 1

    def test_t18_brown_from_yellows_city(self):
        """MG-T18, MG-13: brown lays a road from yellow's city (7)."""
        assert self.board("brown", ONE).play("road d2 ne-sw").connectivity("e1") == 1

    @pytest.mark.parametrize("link", ["road f1 e-w", "road d2 ne-sw"])
    def test_t19_brown_from_the_oracle_once_it_is_reached(self, link):
        """MG-T19, MG-14: after (6) or (7) brown starts at the oracle (8), before it does not."""
        here = self.board("brown", ONE)
        assert here.why("road d1 e-w") == ("MG-14", "MG-13")
        assert here.play(link).allows("road d1 e-w")

    def test_t20_not_in_open_land(self):
        """MG-T20, MG-13: brown cannot lay a road that starts nowhere (9)."""
        assert self.board("brown", ONE).why("road b1 e-w") == ("MG-13",)

    def test_t21_not_at_the_end_of_an_opponents_road(self):
        """MG-T21, MG-15: brown cannot prolong red's road (10), red can."""
        roads = ONE | {"red": {"road_tiles": ["c3 e-w"]}}
        assert self.board("brown", roads).why("road b3 e-w") == ("MG-15", "MG-13")
        assert self.board("red", roads).allows("road b3 e-w")

    def test_cutting(self):
        """MG-17: a tile may lie in front of an opponent's road end, whose owner is then stuck."""
        here = position(
            "c . . v . . .\n . . . . . . .",
            yellow={"city_tiles": ["a1"]},
            orange={"road_tiles": ["e1 e-w"]},
            red={"road_tiles": ["e2 ne-w"]},
            active="red",
        )
        assert here.until("orange").allows("road f1 e-w")
        cut = here.play("road f1 e-sw").until("orange")
        assert cut.why("road f1 e-w") == ("MG-12", "MG-17")
        assert not cut.legal("road") & {"road f1 e-w", "road g1 e-w"}
