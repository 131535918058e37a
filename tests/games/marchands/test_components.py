"""What the box of a scenario holds, and how it comes onto paper."""

import pytest

from engine.scenarios import catalog
from tests.workbench.conftest import app, qapp_args
from workbench.printing.form import OrderForm
from workbench.printing.order import Order, pages_of
from workbench.printing.printable import printable_scenario

__all__ = ["app", "qapp_args"]


def counts(*changes):
    scenario = catalog.load_scenario("marchands/standard", dict(changes))
    found = {}
    for piece in scenario.game.components(scenario.record):
        found[piece.title] = found.get(piece.title, 0) + piece.count
    return found


def test_the_box_has_tracks_markers_and_screens():
    """ME-1 and ME-2: the tracks with the rounds of the variant, three markers, a screen each."""
    found = counts(("rounds", "9"))
    assert found["Round track"] == 9
    assert found["Marker"] == 3
    assert found["Screen"] == 4


def test_the_ladder_has_a_step_for_each_site_that_can_be_empty():
    """ME-19: the capital and four cities with goods, or five with contracts; and a 0."""
    assert counts()["Supply ladder"] == 6
    assert counts(("contract_sites", "8"))["Supply ladder"] == 9


def test_contracts_are_tiles_that_fit_on_their_city(app):
    """As large as the board says, whatever size of cards is asked for; 38 fit on one sheet."""
    printable = printable_scenario(catalog.load_scenario("marchands/standard"))
    alone = Order(parts=("cards",), sheets=False, card_width=100.0)
    card = pages_of(printable, alone)[0]
    assert (card.width, card.height) == (30.0, 20.0)
    assert len(pages_of(printable, Order(parts=("cards",)))) == 1


def test_only_what_makes_a_difference_can_be_chosen(app, qtbot):
    """The size of the tiles is that of the map, whose unit is asked for, not a hex."""
    printable = printable_scenario(catalog.load_scenario("marchands/standard"))
    form = OrderForm(
        Order(parts=("cards",)), ("board", "cards"), hexes=printable.scenery.map.hexes, sized=False
    )
    qtbot.addWidget(form)
    assert form.hex_width.accessibleName() == "Unit of the map"
    assert form.hex_width.isEnabled()
    assert not form.card_width.isEnabled()


@pytest.mark.parametrize(("variant", "hexes"), [("marchands/standard", False), ("classic", True)])
def test_sheets_tell_what_their_size_is_of(app, variant, hexes):
    """Hexes where there are some, else the unit of the map."""
    places = printable_scenario(catalog.load_scenario(variant)).scenery.map
    assert places.hexes is hexes
