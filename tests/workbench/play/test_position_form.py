"""The form for positions beside the board, as narrow as its panel is on a small screen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox

from engine.picture import ALL
from engine.play.match import Match
from engine.play.position_edit import PositionEdit
from engine.scenarios.catalog import load_scenario
from workbench.language.translator import apply_language
from workbench.modes.play_parts import FORM_LETTERS
from workbench.play.position.form import PositionForm
from workbench.widgets.fold import Fold
from workbench.widgets.whole_number import WholeNumber


@pytest.fixture
def french(app):
    apply_language(app, "fr")
    yield
    apply_language(app, "en")


def test_four_seats_are_beside_each_other(app, qtbot, french):
    """Numbers of the last seat, and its name where seats are ticked, are not cut off."""
    scenario = load_scenario("classic")
    match = Match(scenario, 1)
    form = PositionForm()
    qtbot.addWidget(form)
    tables = scenario.game.write_position(scenario.record, match.state)
    form.show_edit(PositionEdit(scenario, tables), match.picture(ALL).styles)
    form.resize(form.fontMetrics().averageCharWidth() * FORM_LETTERS, 4000)
    form.show()
    for fold in form.findChildren(Fold):
        fold.setChecked(True)
    QApplication.processEvents()
    fields = [one for one in form.findChildren(WholeNumber) if one.objectName() == "narrow"]
    fields += [one for one in form.findChildren(QCheckBox) if not one.icon().isNull()]
    assert len(fields) > 40
    cut = [one for one in fields if one.visibleRegion().boundingRect() != one.rect()]
    assert [one.accessibleName() or one.text() for one in cut] == []
