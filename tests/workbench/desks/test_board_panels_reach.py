"""Every control of the board editor's panels and dialogs has a name, and Tab reaches it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QWidget,
)

from engine.scenarios import catalog
from workbench.desks.board.dialogs.differences import DifferencesDialog
from workbench.desks.board.dialogs.generator import GeneratorDialog
from workbench.desks.board.dialogs.resize import ResizeDialog
from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.finder import FinderBar
from workbench.desks.board.panels.metrics import MetricsPanel
from workbench.desks.board.panels.minimap import MiniMap
from workbench.desks.board.panels.palette import PalettePanel
from workbench.desks.board.panels.problems import HexProblems
from workbench.desks.board.panels.properties import PropertiesPanel
from workbench.desks.board.panels.spaces import SpacesPanel
from workbench.documents.board_document import BoardDocument

DUEL = next(entry for entry in catalog.boards() if entry.name == "duel")
CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    MiniMap,
)
MAKERS = {
    "palette": PalettePanel,
    "properties": PropertiesPanel,
    "spaces": SpacesPanel,
    "problems": HexProblems,
    "metrics": MetricsPanel,
    "minimap": MiniMap,
    "finder": FinderBar,
    "generator": lambda editing: GeneratorDialog(editing.document.game, editing.document.schema),
    "resize": lambda editing: ResizeDialog(editing.document),
    "differences": lambda editing: DifferencesDialog(editing.document),
}


@pytest.fixture(params=MAKERS)
def widget(request, app):
    editing = Editing(BoardDocument.open(DUEL.path))
    editing.select(editing.document.place_names)
    made = MAKERS[request.param](editing)
    made.show()
    yield made
    if isinstance(made, GeneratorDialog):
        made.reject()
    made.close()
    made.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def controls(widget: QWidget):
    """What a person acts on; parts that Qt itself puts into a control are left out."""
    found = [widget] if isinstance(widget, CONTROLS) else []
    found += [child for kind in CONTROLS for child in widget.findChildren(kind)]
    for one in dict.fromkeys(found):
        inner = one.parentWidget()
        inside = isinstance(inner, QComboBox | QAbstractSpinBox | QLineEdit | QAbstractItemView)
        popup = one.window() is not widget.window()
        if one.isVisibleTo(widget) and not inside and not popup:
            yield one


def test_every_control_has_a_name(widget):
    """A screen reader says what it is: by its own text or by its accessible name."""
    nameless = [
        one
        for one in controls(widget)
        if not one.accessibleName()
        and not (isinstance(one, QAbstractButton) and any(map(str.isalnum, one.text())))
    ]
    assert list(controls(widget))
    assert not nameless


def test_tab_reaches_every_control(widget):
    """Nothing can be done with the mouse alone."""
    beyond = [
        one
        for one in controls(widget)
        if one.isEnabled()
        and not isinstance(one, QRadioButton)  # arrow keys go from one to the next
        and not one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert not beyond
