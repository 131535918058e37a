"""Edit position speaks of cities as the board does."""

import pytest
from PySide6.QtWidgets import QApplication, QComboBox

from engine.picture import ALL
from engine.play.match import Match
from engine.play.position_edit import PositionEdit
from engine.scenarios.catalog import load_scenario
from tests.workbench.conftest import app, qapp_args
from workbench.modes.play_parts import FORM_LETTERS
from workbench.play.position.form import PositionForm

__all__ = ["app", "qapp_args"]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def edit():
    scenario = load_scenario("marchands/small-map")
    state = Match(scenario, 1).state
    return PositionEdit(scenario, scenario.game.write_position(scenario.record, state))


@pytest.fixture
def form(app, qtbot, edit):
    found = PositionForm()
    qtbot.addWidget(found)
    found.show_edit(edit, Match(edit.scenario, 1).picture(ALL).styles)
    found.resize(found.fontMetrics().averageCharWidth() * FORM_LETTERS, 4000)
    found.show()
    QApplication.processEvents()
    return found


def test_cities_have_the_names_of_the_board(edit):
    """And changes are told with them, while files keep their keys."""
    places = edit.scenario.game.map(edit.scenario.record)
    last = places.spaces[-1]
    assert last.key != last.name
    assert edit.site_titles[last.key] == last.name
    edit.set(("caravan", edit.editing.seats[0]), last.key)
    assert edit.changes[0].endswith(f"→ {last.name}")
    assert edit.tables["caravan"][edit.editing.seats[0]] == last.key


def test_a_city_is_meant_by_its_name_or_its_key(form, edit):
    """What is typed beside the board finds it."""
    last = edit.scenario.game.map(edit.scenario.record).spaces[-1]
    for typed in (last.name, last.key):
        form.stamp.space.setText(typed)
        assert form.stamp.typed == last.key
    form.stamp.space.setText("nowhere")
    assert form.stamp.typed == ""


def test_fields_of_the_second_seat_are_whole(form):
    """Beside names of rows as long as they are."""
    boxes = [one for one in form.findChildren(QComboBox) if "Orange:" in one.accessibleName()]
    assert len(boxes) >= 7
    cut = [one for one in boxes if one.visibleRegion().boundingRect() != one.rect()]
    assert [one.accessibleName() for one in cut] == []
