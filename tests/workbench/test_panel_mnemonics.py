"""Letters of the menu bar belong to the menu bar, whatever panel is in sight."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel

from workbench.commands.menu_tree import MENUS
from workbench.desks.board.tracing_panel import TracingPanel
from workbench.panels.heat import HeatPanel

OTHER_DESKS = {"graph", "deck", "variant"}  # whose menus are hidden beside a board of hexes


def letters(widget):
    """Mnemonics of all that is in a widget, as the keys that Alt goes with."""
    parts = [
        part for kind in (QAbstractButton, QLabel, QGroupBox) for part in widget.findChildren(kind)
    ]
    texts = [part.title() if isinstance(part, QGroupBox) else part.text() for part in parts]
    return {QKeySequence.mnemonic(text).toString() for text in texts} - {""}


@pytest.mark.parametrize("edited", [True, False], ids=["board editor", "playtest"])
def test_no_letter_of_the_heat_map_is_one_of_the_menu_bar(app, qtbot, edited):
    """Alt and a letter that two things have opens neither."""
    found = HeatPanel(edited=edited)
    qtbot.addWidget(found)
    menus = {QKeySequence.mnemonic(MENUS[key]).toString() for key in MENUS.keys() - OTHER_DESKS}
    assert not letters(found) & menus


def test_no_letter_of_the_tracing_panel_is_one_of_the_menu_bar(app, qtbot):
    """It stands beside the board editor, whose menus these are."""
    found = TracingPanel()
    qtbot.addWidget(found)
    menus = {QKeySequence.mnemonic(MENUS[key]).toString() for key in MENUS.keys() - OTHER_DESKS}
    assert len(letters(found)) == 6
    assert not letters(found) & menus
