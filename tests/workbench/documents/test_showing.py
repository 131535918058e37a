"""Showing a document on its desk is no edit."""

import pytest

from tests.support.edit_victim import KINDS, sample
from workbench.modes.tab import desk_for

ODD = "\r\n no\u00a0break\u2028bell\x07 a\nb \n"


@pytest.mark.parametrize("field", ["title", "note"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_desk_writes_nothing_by_itself(kind, field, app, qtbot):
    """A text that Qt's fields would change stays as it is until somebody types."""
    document = KINDS[kind].open(sample(kind))
    document.do("Set", {(field,): ODD})
    desk = desk_for(document)
    desk.show()
    document.do("Set another", {("hypothesis",): "x"})
    document.undo()
    app.processEvents()
    assert [edit.text for edit in document.history.edits] == ["Set", "Set another"]
    assert document.fields[(field,)] == ODD
    desk.close()
    desk.deleteLater()
    app.processEvents()
