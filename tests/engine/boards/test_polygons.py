"""Where names of areas stand."""

from math import dist

from engine.boards.map import Area, Map, Space
from engine.boards.polygons import amid, inside

FIELD = ((0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (0.0, 3.0))


def test_a_name_stands_in_the_middle_of_an_empty_area():
    """Spaces far off do not move it."""
    assert amid(FIELD, [(9.0, 9.0, 1.0)]) == (2.0, 1.5)


def test_a_name_gives_way_to_a_space():
    """To a place within the area that no space covers, not far from the middle."""
    at = amid(FIELD, [(2.1, 1.5, 0.3)])
    assert inside(at, FIELD)
    assert dist(at, (2.1, 1.5)) > 0.7
    assert dist(at, (2.0, 1.5)) < 1.2


def test_a_name_stays_in_the_middle_where_nothing_is_clear():
    """As where a space fills the area."""
    assert amid(FIELD, [(2.0, 1.5, 9.0)]) == (2.0, 1.5)


def test_pieces_of_an_area_lie_where_its_name_stands():
    """The middle of its site is that place, too."""
    town = Space("town", "Town", "town", (2.0, 1.5))
    places = Map((town,), (), (Area("field", "Field", "field", (), FIELD),), (4.0, 3.0))
    assert places.place(1) == amid(FIELD, [(2.0, 1.5, 0.0)]) != (2.0, 1.5)
