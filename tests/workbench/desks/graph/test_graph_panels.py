"""Panels of the map editor."""

from math import dist

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.boards.graph_metrics import measure_graph
from tests.support import orders
from workbench.desks.graph.changes import is_given, new_space, slug
from workbench.desks.graph.dialogs.generator import GraphGeneratorDialog
from workbench.documents.graph_fields import AREA, LINK, SPACE
from workbench.look.palettes import DARK


def form(hands, where):
    hands.desk.properties.update_now()
    return hands.desk.properties.forms[where]


def typed(field, text):
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_a_name_gives_a_new_space_its_key(fresh):
    """One step; what had the old key has the new one, and the keyboard is on the map again."""
    fresh.draw_cities(2)
    fresh.link("town-1", "town-2")
    fresh.editing.select({(SPACE, "town-2")})
    steps = len(fresh.texts())
    fresh.do("graph_rename")
    line = form(fresh, SPACE).name.field.line
    assert line.hasFocus()
    typed(line, "New Rome")
    assert fresh.document.order == ("town-1", "new-rome")
    assert fresh.document.spaces["new-rome"].name == "New Rome"
    assert fresh.document.links[1].ends == ("town-1", "new-rome")
    assert len(fresh.texts()) == steps + 1
    assert fresh.view.hasFocus()


def test_a_key_is_made_of_plain_letters():
    """Files are typed on any keyboard."""
    assert [slug(name) for name in ("Köln", "Málaga", "Old Rome", "東京")] == [
        "koln",
        "malaga",
        "old-rome",
        "",
    ]


def test_a_kind_that_ends_in_a_number_keeps_it_in_keys(fresh):
    """Spaces of several levels are told apart, and a name may still change their keys."""
    keys = [new_space(fresh.document, f"level_{level}", (1, 1))[1][1] for level in (1, 2)]
    assert keys == ["level-1-1", "level-2-1"]
    assert all(is_given(key, ["town", "level_1", "level_2"]) for key in keys)
    assert not is_given("level-2", ["level_1", "level_2"])


def test_another_name_leaves_a_chosen_key(hands):
    """Files and moves mention it."""
    hands.editing.select({(SPACE, "mill")})
    typed(form(hands, SPACE).name.field.line, "Watermill")
    assert hands.document.spaces["mill"].name == "Watermill"


def test_a_key_that_is_taken_is_refused(hands):
    """It is said, and the old one stays."""
    said = []
    hands.editing.failed.connect(said.append)
    hands.editing.select({(SPACE, "mill")})
    typed(form(hands, SPACE).keyed.line, "inn")
    assert said == ["Another place has the key inn."]
    typed(form(hands, SPACE).keyed.line, "Old mill")
    assert "old-mill" in hands.document.spaces
    assert hands.document.areas["wood"].spaces == ("ford", "inn", "old-mill")


def test_the_number_of_a_space_is_its_place_in_the_order(hands):
    """The others make room."""
    hands.editing.select({(SPACE, "quay")})
    box = form(hands, SPACE).number.field.box
    box.setValue(1)
    assert hands.document.order == ("quay", "mill", "ford", "inn", "gate")
    assert hands.texts() == ["Make Quay number 1"]


def test_several_spaces_are_changed_together(hands):
    """One step for all of them."""
    hands.editing.select({(SPACE, "mill"), (SPACE, "inn")})
    own = form(hands, SPACE)
    assert not own.name.field.widget.isEnabled()
    own.radius.field.box.setValue(0.5)
    assert {hands.document.spaces[key].radius for key in ("mill", "inn")} == {0.5}
    assert hands.texts() == ["Change the radius of 2 spaces"]


def test_ticks_put_spaces_into_areas(hands):
    """From the side of the spaces as from that of the area."""
    hands.editing.select({(SPACE, "mill"), (SPACE, "gate")})
    areas = form(hands, SPACE).areas
    wheat = areas.item(0)
    assert wheat.checkState() == Qt.CheckState.PartiallyChecked
    wheat.setCheckState(Qt.CheckState.Checked)
    assert hands.document.areas["wheat"].spaces == ("ford", "gate", "mill")
    hands.editing.select({(AREA, "wheat")})
    form(hands, AREA).spaces.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert hands.document.areas["wheat"].spaces == ("ford", "gate")


def test_attributes_are_those_that_the_schema_declares(hands):
    """What is usual is not written."""
    hands.editing.select({(AREA, "wine")})
    ((attribute, row),) = form(hands, AREA).attributes
    assert attribute.key == "worth"
    row.field.box.setValue(5)
    assert hands.document.board().map.areas[2].attributes == {"worth": 5}
    row.reset.click()
    assert ("area", "wine", "attribute", "worth") not in hands.document.fields
    assert hands.document.board().map.areas[2].attributes == {"worth": 1}


def test_the_ends_of_a_link_are_chosen_from_the_spaces(hands):
    """Both the same are refused."""
    hands.editing.select({(LINK, 1)})
    own = form(hands, LINK)
    box = own.ends[1].field.box
    box.setCurrentIndex(box.findData("quay"))
    box.activated.emit(box.currentIndex())
    assert hands.document.links[1].ends == ("mill", "quay")
    box.setCurrentIndex(box.findData("mill"))
    box.activated.emit(box.currentIndex())
    assert hands.document.links[1].ends == ("mill", "quay")


def test_of_mixed_places_one_sort_can_be_kept(hands):
    """The buttons say how many of each there are."""
    hands.do("graph_select_all")
    hands.desk.properties.update_now()
    buttons = hands.desk.properties.mixed.buttons
    assert buttons[LINK].text() == "Only 6 links"
    buttons[LINK].click()
    assert {where for where, _ in hands.editing.selection} == {LINK}


def test_problems_are_marked_on_the_map_and_lead_there(hands, qtbot):
    """Two roads with one letter at a town are a fault of this game."""
    hands.document.do("same", {(LINK, 2, "label"): "a"})
    panel = hands.desk.problems
    qtbot.waitUntil(lambda: bool(panel.problems), timeout=2000)
    assert {
        (SPACE, "mill")
    } & hands.desk.canvas.problems.places or hands.desk.canvas.problems.places
    panel.list.clicked.emit(panel.model.index(0, 0))
    assert hands.editing.selection


def test_metrics_count_what_is_drawn(hands):
    """The same figures as the engine's; a click selects what one is about."""
    panel = hands.desk.metrics
    panel.update_now()
    found = measure_graph(hands.document.board(), orders.SCHEMA)
    assert panel.row("degrees").bars == tuple(map(float, found.degrees.counts[2:]))
    panel.go_to(panel.row("ways.most"))
    assert len(hands.editing.selection) == 2


def test_metrics_follow_an_edit_row_by_row(hands):
    """A town less: every figure changes where it stands, and none has others below it."""
    panel = hands.desk.metrics
    panel.update_now()
    towns, before = int(panel.row("spaces").said), rows_in(panel.tree)
    hands.editing.select({(SPACE, "mill")})
    hands.do("graph_delete")
    panel.update_now()
    assert panel.row("spaces").said == str(towns - 1)
    assert panel.tree.topLevelItem(0).child(0).text(1) == str(towns - 1)
    assert rows_in(panel.tree) == before


def rows_in(tree):
    """How many rows each heading has, and each row."""
    tops = [tree.topLevelItem(place) for place in range(tree.topLevelItemCount())]
    inner = [top.child(place).childCount() for top in tops for place in range(top.childCount())]
    return [top.childCount() for top in tops], sum(inner)


def test_rows_with_a_chart_are_high_as_soon_as_they_are_seen(hands):
    """Also where the panel was too narrow for charts at first."""
    panel = hands.desk.metrics
    panel.setParent(None)
    panel.resize(120, 700)
    panel.show()
    QApplication.processEvents()
    panel.resize(700, 700)
    QApplication.processEvents()
    heights = {
        key: panel.tree.visualItemRect(panel._items[key]).height() for key in ("spaces", "degrees")
    }
    panel.close()
    assert heights["degrees"] > heights["spaces"]


def test_the_table_of_spaces_mirrors_the_selection(hands):
    """Both ways; sorted by numbers at first."""
    panel = hands.desk.spaces
    panel.update_now()
    assert [panel.model.place_at(row)[1] for row in range(5)] == list(hands.document.order)
    panel.table.selectRow(2)
    assert hands.editing.selection == {(SPACE, "inn")}
    hands.editing.select({(SPACE, "gate")})
    rows = {index.row() for index in panel.table.selectionModel().selectedRows()}
    assert rows == {4}
    panel.field.setText("wine")
    assert panel.model.rowCount() == 2


def test_names_of_areas_stand_as_on_the_table(hands):
    """Clear of the spaces, also of one that is put where a name was."""
    at = hands.document.board().map.place(len(hands.document.board().map.keys) - 1)
    hands.do("graph_space")
    hands.click(at)
    places = hands.document.board().map
    for number, area in enumerate(places.areas):
        label = hands.desk.canvas._areas[area.key][1]
        x, y = places.place(places.site(("area", number)))
        assert (label.x(), label.y()) == pytest.approx((x, y), abs=0.1)
    assert dist(hands.document.board().map.place(places.sites - 1), at) > 0.4


def test_a_kind_of_the_palette_takes_its_tool_in_hand(hands):
    """Spaces, links and areas each have a list."""
    for where, tool in ((LINK, "link"), (AREA, "area"), (SPACE, "space")):
        own = hands.desk.palette_panel.lists[where]
        own.itemClicked.emit(own.item(0))
        assert hands.editing.tool == tool


def test_the_generator_begins_empty_or_by_chance(app, qtbot):
    """The same seed gives the same map, another one another."""
    dialog = GraphGeneratorDialog("orders", orders.SCHEMA)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(dialog.make.isEnabled, timeout=5000)
    assert len(dialog.board) == 0
    dialog.begin.setCurrentIndex(1)
    qtbot.waitUntil(lambda: dialog.board is not None and len(dialog.board) > 0, timeout=5000)
    first = dialog.board.digest
    dialog.dice.click()
    qtbot.waitUntil(lambda: dialog.board is not None and dialog.board.digest != first, timeout=5000)
    dialog.reject()


def test_replacing_a_map_is_one_step(hands, qtbot):
    """Its title stays."""
    hands.do("graph_generate")
    dialog = hands.desk.findChild(GraphGeneratorDialog)
    qtbot.waitUntil(dialog.make.isEnabled, timeout=5000)
    dialog.make.click()
    assert hands.texts() == ["Generate a map"]
    assert hands.document.title == "The valley"
    hands.document.undo()
    assert hands.document.order[0] == "mill"


@pytest.mark.parametrize("zoom", [0.3, 1.0, 3.0])
def test_the_map_is_painted_in_the_dark_at_any_zoom(hands, zoom):
    """The middle of a town has the colour of its kind."""
    hands.desk.set_theme(DARK)
    hands.view.zoom_to(zoom)
    hands.view.centre_on(hands.view.mapToScene(hands.spot("mill")))
    QApplication.processEvents()
    image = hands.view.viewport().grab().toImage()
    at = hands.spot("mill")
    sea = image.pixelColor(2, 2)
    ratio = image.devicePixelRatio()
    assert image.pixelColor(round(at.x() * ratio) + 1, round(at.y() * ratio) + 1) != sea


def test_what_a_desk_remembers_is_taken_over(hands):
    """Damaged parts are left as they are."""
    hands.do("graph_numbers")
    hands.do("graph_snap")
    kept = hands.desk.private_state()
    hands.do("graph_numbers")
    hands.do("graph_snap")
    hands.desk.use_private_state({"shown": "no"})
    hands.desk.use_private_state(kept)
    assert hands.desk.canvas.look.numbers
    assert not hands.editing.snap
