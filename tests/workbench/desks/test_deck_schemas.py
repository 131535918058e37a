"""The deck's desk with other schemas: no orders, single amounts, no cards at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.support import pennies as package
from tests.support.pennies_table import pennies
from workbench.commands.actions import all_entries
from workbench.desks.deck.desk import DeckDesk
from workbench.documents.deck_document import DeckDocument

__all__ = ["pennies"]
FILE = Path(package.__file__).parent / "data/variants/pennies/decks/plain.toml"


@pytest.fixture
def desk(app, qtbot, pennies):
    found = DeckDesk(DeckDocument.open(FILE))
    qtbot.addWidget(found)
    found.resize(900, 600)
    found.show()
    return found


def test_a_deck_of_names_and_numbers_is_edited(desk, qtbot):
    """Facts, odds and the drawn card do without orders and enhanced amounts."""
    assert [slot.title for slot in desk.model.slots] == ["metal", "value"]
    assert desk.preview.card.accessibleDescription().endswith("value 1")
    said = desk.facts.page.toPlainText()
    assert "18 cards." in said
    assert "metal: as many cards for every name, but of other levels: see Copper." in said
    desk.edits.set_cell((1, desk.model.slots[1]), "2")
    qtbot.waitUntil(lambda: "metal: every name has the same cards." in _facts(desk))
    assert desk.differences.lines() == ["Card 2: value is 2 instead of 1"]


def _facts(desk):
    return desk.facts.page.toPlainText()


def test_names_without_a_style_get_one(desk):
    """A mark of its own for each, in the table as on the card."""
    styles = desk.model.styles["metal"]
    assert len({(one.colour, one.shape) for one in styles.values()}) == len(styles) == 3
    icon = desk.model.index(0, 0).data(Qt.ItemDataRole.DecorationRole)
    assert not icon.isNull()


def test_a_text_that_does_not_fit_is_marked(desk):
    """In the margin of the table, with the reason as its tooltip, and below the card."""
    key, name = desk.document.schema.columns[0].key, desk.document.cards[3]["metal"]
    style = desk.model.styles[key][name]
    title = "A metal whose name nobody could ever print on a card"
    desk.model.styles[key][name] = type(style)(name, title, "#000000", "circle", "solid")
    desk._show_notes()
    desk.table.go_to(3)
    vertical = Qt.Orientation.Vertical
    assert title in desk.model.headerData(3, vertical, Qt.ItemDataRole.ToolTipRole)
    assert not desk.model.headerData(3, vertical, Qt.ItemDataRole.DecorationRole).isNull()
    assert "too long" in desk.preview.warning.text()
    assert desk.model.headerData(17, vertical, Qt.ItemDataRole.DecorationRole) is None


def test_shortcuts_of_the_deck_are_free():
    """None is taken by the window or twice by the desk."""
    together = [entry for entry in all_entries() if entry.scope in {"window", "design", "deck"}]
    taken = [entry.shortcut for entry in together if entry.shortcut]
    assert len(taken) == len(set(taken))
