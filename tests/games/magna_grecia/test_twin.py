"""The twin keeps the rules of set-up, turns and roads (MG-3 to MG-17), on boards drawn here."""

import pytest

from tests.support.magna_grecia_twin import (
    legal,
    seat_to_move,
)
from tests.support.magna_grecia_twin.scenes import (
    card,
    connectivity,
    kinds,
    played,
    scene,
)

# Two villages three apart with two hexes between.
ROW = "c . . v"


class TestDraft:
    def draft(self, drawing, **rules):
        given = {"oracle_setup": "draft", "oracles": 2} | rules
        return scene(drawing, changes={"phase": "draft"}, **given)

    def test_inland_villages_only(self):
        """MG-3: oracles go to inland villages, never to coastal ones or open land."""
        assert legal(self.draft("c . v o")) == {"oracle c1", "oracle d1"}

    def test_in_turn_in_the_first_cards_order(self):
        """MG-3: the order of the first action card says who places first, then in turn."""
        position = self.draft("v . v . v", deck=[card("orange")] * 12)
        assert [seat_to_move(position), seat_to_move(played(position, "oracle a1"))] == [1, 0]

    def test_one_on_each(self):
        """MG-3: a hex bears one oracle at most."""
        position = played(self.draft("v . v . v"), "oracle a1")
        assert legal(position) == {"oracle c1", "oracle e1"}

    def test_the_rest_stay_out(self):
        """MG-3: the draft ends when no hex is left."""
        position = played(self.draft("v . c . v", oracles=7), "oracle a1", "oracle e1")
        assert position.phase == "actions"

    def test_least_distance(self):
        """MG-A24: no oracle is nearer than the least distance to another."""
        position = played(self.draft("v . v . v", oracle_distance=3), "oracle a1")
        assert legal(position) == {"oracle e1"}

    def test_an_oracle_is_no_village(self):
        """MG-3: no market is bought into a village that has become an oracle."""
        position = played(self.draft("v . v", oracles=1), "oracle a1", "done")
        assert kinds(position, "buy") == {"buy c1"}

    def test_fixed_sites_in_board_order(self):
        """MG-A16: under `fixed` the first sites in the board's order are used."""
        assert sorted(scene("o . o . o", oracles=2).oracles) == [0, 2]


class TestTurn:
    def test_absent_colours_are_skipped(self):
        """MG-6: colours that nobody plays are left out of the card's order."""
        assert scene(ROW, deck=[card("brown")] * 12, seats=3).order == [2, 1, 0]

    def test_next_seat_and_next_round(self):
        """MG-6: the card's seats take their turns, then the next card begins."""
        position = scene(ROW, deck=[card("yellow"), card("orange")])
        second = played(position, "done", "pass")
        third = played(second, "done", "pass")
        assert [(p.round, p.active) for p in (position, second, third)] == [(0, 0), (0, 1), (1, 1)]

    def test_over_after_the_last_round(self):
        """MG-6: the game ends after the last card; nobody moves then."""
        position = played(scene(ROW, deck=[card()]), "done", "pass", "done", "pass")
        assert (position.phase, seat_to_move(position), legal(position)) == ("over", -1, set())

    def test_four_roads_when_alone(self):
        """MG-8: roads alone go up to the enhanced amount; no second kind then."""
        position = scene("c " + ". " * 8, cities={"a1": 0})
        position = played(position, *(f"road {cell}1 e-w" for cell in "bcde"))
        assert legal(position) == {"done"}

    def test_three_roads_still_allow_cities_and_a_draw(self):
        """MG-8: within the base amount a second kind is open, up to its base amount."""
        position = scene("c " + ". " * 5 + "c . .", cities={"a1": 0}, seats=2)
        position = played(position, *(f"road {cell}1 e-w" for cell in "bcd"))
        most = max(int(move.split()[1]) for move in kinds(position, "draw"))
        assert (most, bool(kinds(position, "city"))) == (5, True)

    def test_three_cities_forbid_roads(self):
        """MG-8: a third city tile is beyond the base amount, so no road may be laid."""
        position = played(scene("c . . . ."), "city a1", "city b1", "city c1")
        assert legal(position) == {"done"}

    def test_a_city_after_a_road_counts_two_at_most(self):
        """MG-8: beside roads the city tiles stay within their base amount."""
        position = scene("c . . . . . . .", cities={"a1": 0})
        position = played(position, "city b1", "road c1 e-w")
        assert kinds(position, "city") == set()

    def test_seven_drawn_when_alone(self):
        """MG-8: a draw alone takes up to seven, in any mix."""
        draws = kinds(scene(ROW), "draw")
        assert "draw 3 roads 4 cities" in draws
        assert "draw 4 roads 4 cities" not in draws

    def test_both_kinds_laid_leave_no_draw(self):
        """MG-8: two kinds have been used, drawing would be the third."""
        position = played(scene("c . . ."), "city a1", "road b1 e-w")
        assert kinds(position, "draw") == set()

    def test_drawing_ends_the_step(self):
        """MG-9: nothing is laid after a draw."""
        assert played(scene(ROW), "draw 1 road 1 city").phase == "market"

    def test_roads_and_cities_alternate(self):
        """MG-9: a road, a city tile and a road again."""
        position = scene("c . . . v . .", cities={"a1": 0})
        assert played(position, "road b1 e-w", "road c1 e-w", "road d1 e-w", "city e1").y == 1

    def test_doing_nothing(self):
        """MG-10: a turn may use no action at all."""
        assert "done" in legal(scene(ROW))

    def test_only_the_front_stock_is_laid(self):
        """MG-11: without tiles in front nothing is laid, whatever the reserve."""
        bare = {"front_roads": (0, 0), "front_cities": (0, 0)}
        position = scene(ROW, cities={"a1": 0}, changes=bare)
        assert kinds(position, "road", "city") == set()

    def test_the_reserve_limits_a_draw(self):
        """MG-11: no more is drawn than the reserve holds."""
        few = {"reserve_roads": (1, 0), "reserve_cities": (1, 0)}
        assert kinds(scene(ROW, changes=few), "draw") == {
            "draw 1 road",
            "draw 1 city",
            "draw 1 road 1 city",
        }

    def test_mixed_cards_take_amounts_from_their_family(self):
        """MG-A1: a card takes its cities from the next of its colour and its draw from the one after."""
        low = card(roads=(2, 3), cities=(1, 2), draw=(3, 5))
        high = card(roads=(4, 5), cities=(3, 4), draw=(7, 9))
        first = scene(ROW, deck=[low, card(), high], card_levels="mixed").card
        assert (first.roads, first.cities, first.draw) == ((2, 3), (2, 3), (7, 9))


class TestRoads:
    WIDE = """
    . . .
    . c .
    . . .
    """

    def test_never_on_places_or_tiles(self):
        """MG-12: only open hexes without a tile take a road."""
        position = scene("c . . v", cities={"a1": 0}, roads={"b1": (1, "e-w")})
        assert kinds(position, "road") == set()

    @pytest.mark.parametrize(
        ("curve", "joined"),
        [
            ("wide", {"e-w", "ne-w", "se-w"}),
            ("sharp", {"e-w", "nw-w", "sw-w"}),
            ("both", {"e-w", "ne-w", "se-w", "nw-w", "sw-w"}),
        ],
    )
    def test_the_curved_face(self, curve, joined):
        """MG-A2: which edges the curved face joins."""
        position = scene(
            "_ . .\n. c .\n_ . .".replace(". c .", "c . ."), cities={"a2": 0}, curve=curve
        )
        found = {move.split()[2] for move in kinds(position, "road") if " b2 " in move}
        assert {pair for pair in found if "w" in pair.split("-")} == joined

    def test_not_in_open_land(self):
        """MG-13: a road must start from something."""
        assert "road c1 e-w" not in legal(scene("c . . . . c", cities={"a1": 0}))

    def test_from_an_opponents_city(self):
        """MG-13, MG-A6: an opponent's city is a start, also for a seat without a city."""
        assert "road b1 e-w" in legal(scene(ROW, cities={"a1": 1}))

    def test_foreign_start_only_after_the_first_city(self):
        """MG-A6 `after_first_city`: without a city of its own a seat has no start there."""
        position = scene(ROW, cities={"a1": 1}, foreign_start="after_first_city")
        assert kinds(position, "road") == set()

    def test_on_from_ones_own_open_end(self):
        """MG-13: one's own open end is a start."""
        position = scene("c . . . v", cities={"a1": 1}, roads={"b1": (0, "e-w")})
        assert {move.split()[1] for move in kinds(position, "road")} == {"c1"}

    def test_not_on_from_an_opponents_end(self):
        """MG-15: the end of an opponent's road is no start."""
        position = scene("c . . v", cities={"a1": 1}, roads={"b1": (1, "e-w")})
        assert kinds(position, "road") == set()

    def test_from_a_village_that_an_own_end_faces(self):
        """MG-14: an own road end that faces a village makes it a start."""
        position = scene("c . v . .", cities={"a1": 1}, roads={"b1": (0, "e-w")})
        assert "road d1 e-w" in legal(position)

    def test_not_from_a_village_that_anothers_end_faces(self):
        """MG-14: an opponent's road does not put a village into one's network."""
        position = scene("c . v . .", cities={"a1": 0}, roads={"b1": (1, "e-w")})
        assert "road d1 e-w" not in legal(position)

    def test_linked_network_takes_roads_of_any_colour(self):
        """MG-A4 `linked`: a village directly connected to an own city is a start."""
        position = scene("c . v . .", cities={"a1": 0}, roads={"b1": (1, "e-w")}, network="linked")
        assert "road d1 e-w" in legal(position)

    def test_linked_network_takes_what_an_own_end_faces_too(self):
        """MG-A4 `linked`: an own road end is enough, without a city; another's is not."""
        position = scene("c . v . .", cities={"a1": 1}, roads={"b1": (0, "e-w")}, network="linked")
        assert "road d1 e-w" in legal(position)
        other = scene("c . v . .", cities={"a1": 1}, roads={"b1": (1, "e-w")}, network="linked")
        assert "road d1 e-w" not in legal(other)

    def test_from_an_oracle_on_the_network(self):
        """MG-13: an oracle of one's own network is a start, another one is not."""
        roads = {"b1": (0, "e-w")}
        assert "road d1 e-w" in legal(scene("c . o . .", cities={"a1": 1}, roads=roads))
        assert "road d1 e-w" not in legal(scene("c . o . .", cities={"a1": 1}))

    def test_the_other_end_may_face_a_closed_side(self):
        """MG-16, MG-17: a road may run against the side of a tile and cut it off."""
        position = scene("c . . v\n. . . .", cities={"a1": 0}, roads={"c1": (1, "ne-sw")})
        assert "road b1 e-w" in legal(position)

    @pytest.mark.parametrize(("reading", "allowed"), [("allowed", True), ("forbidden", False)])
    def test_an_end_at_the_border(self, reading, allowed):
        """MG-A15: whether an end may face the border."""
        position = scene("c .", cities={"a1": 0}, road_to_border=reading)
        assert ("road b1 e-w" in legal(position)) is allowed

    @pytest.mark.parametrize(
        ("reading", "allowed", "links"),
        [("join", True, 1), ("forbidden", False, 0), ("inert", True, 0)],
    )
    def test_meeting_an_opponents_end(self, reading, allowed, links):
        """MG-A14: whether a road may meet an opponent's end, and whether the chain connects."""
        position = scene(ROW, cities={"a1": 0}, roads={"c1": (1, "e-w")}, mixed_roads=reading)
        assert ("road b1 e-w" in legal(position)) is allowed
        if allowed:
            assert connectivity(played(position, "road b1 e-w"), "a1") == links
