"""Tools of the map editor, with the mouse on a real desk."""

import pytest
from PySide6.QtCore import Qt

from tests.workbench.desks.graph.graph_desk import ALT, CTRL, SHIFT


def test_a_click_puts_a_space_on_the_grid(fresh):
    """It is of the kind in hand, the last in the order, and selected."""
    fresh.do("graph_space")
    fresh.click((2.1, 1.4))
    fresh.click((4.0, 3.0))
    assert fresh.document.order == ("town-1", "town-2")
    assert fresh.document.spaces["town-1"].at == (2.0, 1.5)
    assert fresh.editing.selection == {("space", "town-2")}
    assert fresh.texts() == ["Add a space: Town"] * 2


def test_with_alt_nothing_snaps(fresh):
    """The space lies where the mouse is."""
    fresh.do("graph_space")
    fresh.click((2.1, 1.4), keys=ALT)
    assert fresh.document.spaces["town-1"].at == pytest.approx((2.1, 1.4), abs=0.02)


def test_a_drag_moves_a_space_and_is_one_step(hands):
    """Its links follow, and undo takes all of it back."""
    hands.drag("mill", (4.4, 3.3), (5.0, 4.0))
    assert hands.document.spaces["mill"].at == (5.0, 4.0)
    assert hands.document.path_of(hands.document.links[1])[0] == (5.0, 4.0)
    assert hands.texts() == ["Move Mill"]
    hands.document.undo()
    assert hands.document.spaces["mill"].at == (4.0, 3.0)


def test_undo_waits_for_the_end_of_a_drag(hands):
    """While the button is down, undo does nothing."""
    hands.press("mill")
    hands.move((5.0, 4.0))
    hands.document.undo()
    assert hands.document.spaces["mill"].at == (5.0, 4.0)
    hands.release((5.0, 4.0))


def test_escape_takes_a_drag_back_without_a_trace(hands):
    """After Esc the map and the history are as if the drag had never begun."""
    before = dict(hands.document.fields)
    hands.press("mill")
    hands.move((5.0, 4.0))
    hands.key(Qt.Key.Key_Escape)
    hands.release((5.0, 4.0))
    assert dict(hands.document.fields) == before
    assert hands.texts() == []


def test_a_band_selects_what_lies_in_it(hands):
    """Spaces, links and areas whose middles it holds; Ctrl takes away again."""
    hands.drag((5.9, 1.4), (7.8, 5.8))
    spaces = {key for where, key in hands.editing.selection if where == "space"}
    assert spaces == {"inn", "quay"}
    hands.drag((6.0, 4.2), (7.7, 5.8), keys=CTRL)
    assert ("space", "quay") not in hands.editing.selection


def test_several_selected_are_moved_together(hands):
    """A drag of one of them moves all; bends between them go along."""
    hands.click("ford")
    hands.click("inn", keys=SHIFT)
    hands.drag("ford", (2.35, 2.2), (2.0, 2.5))
    document = hands.document
    assert document.spaces["inn"].at == pytest.approx((6.4, 3.5))
    assert document.links[4].through[0] == pytest.approx((4.9, 1.9))
    assert document.spaces["mill"].at == (4.0, 3.0)
    assert len(hands.texts()) == 1


def test_a_drag_from_space_to_space_links_them(fresh):
    """Each link gets the next letter that is free at both ends."""
    fresh.draw_cities(4)
    fresh.link("town-1", "town-2")
    fresh.link("town-2", "town-3")
    fresh.link("town-1", "town-4")
    labels = {link.ends: link.label for link in fresh.document.links.values()}
    assert labels == {
        ("town-1", "town-2"): "a",
        ("town-2", "town-3"): "b",
        ("town-1", "town-4"): "b",
    }
    assert fresh.texts()[-1] == "Link town-1–town-4"


def test_a_drag_that_ends_beside_all_spaces_links_nothing(fresh):
    """Nor does one that begins beside them."""
    fresh.draw_cities(2)
    fresh.do("graph_link")
    fresh.drag("town-1", (4.0, 5.0))
    fresh.drag((4.0, 5.0), "town-1")
    assert not fresh.document.links


def test_two_clicks_link_with_bends_between(fresh):
    """Clicks beside spaces are bends."""
    fresh.draw_cities(2)
    fresh.do("graph_link")
    fresh.click("town-1")
    fresh.click((1.5, 3.0))
    fresh.click("town-2")
    assert fresh.document.links[1].through == ((1.5, 3.0),)


def test_a_letter_labels_the_selected_link(hands):
    """Also the one under the mouse, if nothing is selected; letters that mean nothing do nothing."""
    hands.click((3.3, 2.1))
    assert hands.editing.selection == {("link", 1)}
    hands.key("d")
    assert hands.document.links[1].label == "d"
    hands.key("x")
    assert hands.document.links[1].label == "d"
    hands.editing.select(())
    hands.hover((6.9, 3.6))
    hands.key("d")
    assert hands.document.links[5].label == "d"


def test_a_link_is_bent_by_the_ring_on_its_line(hands):
    """The bend can be dragged on, and taken away again."""
    hands.click((3.3, 2.1))
    hands.drag((3.3, 2.1), (3.6, 1.9), (4.0, 1.5))
    assert hands.document.links[1].through == ((4.0, 1.5),)
    hands.drag((4.0, 1.5), (4.1, 1.7), (4.25, 2.0))
    assert hands.document.links[1].through == ((4.25, 2.0),)
    hands.do("graph_straighten")
    assert hands.document.links[1].through == ()


def test_clicks_are_the_corners_of_an_area(fresh):
    """A click on the first one closes it; spaces on and in it belong to it."""
    fresh.draw_cities(4)
    fresh.do("graph_area")
    for at in ("town-1", "town-2", (2.75, 4.0), (1.0, 4.0), "town-1"):
        fresh.click(at)
    area = fresh.document.areas["field-1"]
    assert area.outline == ((1.0, 1.0), (2.75, 1.0), (2.75, 4.0), (1.0, 4.0))
    assert area.spaces == ("town-1", "town-2")
    assert fresh.editing.selection == {("area", "field-1")}


def test_a_space_on_a_side_of_an_area_belongs_to_it(fresh):
    """On whichever side; two areas that meet there both have it."""
    fresh.draw_cities(3)
    fresh.do("graph_area")
    for side in (0.5, 2.5):
        for at in ((1.0, 1.0), (4.5, 1.0), (2.0, side), (1.0, 1.0)):
            fresh.click(at)
    towns = ("town-1", "town-3", "town-2")
    assert [area.spaces for area in fresh.document.areas.values()] == [towns, towns]


def test_a_click_on_the_corner_of_an_area_means_the_space_there(fresh):
    """Handles are for dragging; with Shift the space is selected besides."""
    test_clicks_are_the_corners_of_an_area(fresh)
    fresh.do("graph_select")
    fresh.click("town-1", keys=SHIFT)
    assert fresh.editing.selection == {("area", "field-1"), ("space", "town-1")}
    fresh.click("town-2")
    assert fresh.editing.selection == {("space", "town-2")}


def test_corners_of_an_area_are_dragged(fresh):
    """Also those that are new, in the middle of a side."""
    test_clicks_are_the_corners_of_an_area(fresh)
    fresh.do("graph_select")
    fresh.drag((1.0, 4.0), (0.8, 4.4), (0.5, 4.5))
    fresh.drag((2.75, 2.5), (3.2, 2.5), (3.5, 2.5))
    assert fresh.document.areas["field-1"].outline == (
        (1.0, 1.0),
        (2.75, 1.0),
        (3.5, 2.5),
        (2.75, 4.0),
        (0.5, 4.5),
    )


def test_the_eraser_takes_what_it_touches_in_one_step(hands):
    """A space takes its links along; undo brings all back."""
    before = dict(hands.document.fields)
    hands.do("graph_eraser")
    hands.drag("mill", (3.5, 4.6), "gate")
    assert hands.document.order == ("ford", "inn", "quay")
    assert set(hands.document.links) == {4, 5}
    assert len(hands.texts()) == 1
    hands.document.undo()
    assert dict(hands.document.fields) == before


def test_an_area_of_erased_spaces_alone_goes_along(fresh):
    """Without an outline and without spaces it could not be written."""
    fresh.draw_cities(2)
    fresh.do("graph_select_all")
    fresh.do("graph_area_of")
    assert fresh.document.areas["field-1"].outline == ()
    fresh.editing.select({("space", "town-1"), ("space", "town-2")})
    fresh.do("graph_delete")
    assert not fresh.document.areas
