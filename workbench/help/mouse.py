"""What the mouse does, where no action and no button says it: the page of shortcuts lists it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

Gesture = tuple[str, str, str]  # scope, what one does, what happens


def gestures() -> tuple[Gesture, ...]:
    """Every gesture of the mouse on a board or table, in the language of the window."""
    return (
        ("board", _tr("Drag"), _tr("Use the tool along the way; one drag is one step to undo")),
        ("board", _tr("Shift and drag"), _tr("Stamp: a line from the last hex")),
        ("board", _tr("Ctrl+Shift and drag"), _tr("Stamp: a ring")),
        ("board", _tr("Alt and drag"), _tr("Stamp: erase")),
        ("board", _tr("Right click"), _tr("Pick up the kind of a hex")),
        ("board", _tr("Drag a selection"), _tr("Move it")),
        ("board", _tr("Middle button, or Space and drag"), _tr("Move the view")),
        ("board", _tr("Wheel"), _tr("Zoom, or scroll, as the preferences say; with Ctrl: zoom")),
        ("graph", _tr("Click"), _tr("Select a place, or use the tool in hand")),
        ("graph", _tr("Drag a place"), _tr("Move it with all that is selected; Alt: no grid")),
        ("graph", _tr("Drag beside all places"), _tr("Select what lies in a rectangle")),
        ("graph", _tr("Drag from space to space"), _tr("Link them, with the tool for links")),
        ("graph", _tr("Drag a ring on a link"), _tr("Bend it there")),
        ("graph", _tr("Double click"), _tr("Type the name of a place")),
        ("graph", _tr("Right click"), _tr("What can I do here?")),
        ("graph", _tr("Middle button, or Space and drag"), _tr("Move the view")),
        ("deck", _tr("Click on a heading"), _tr("Sort the view by this column")),
        ("deck", _tr("Double click"), _tr("Edit a cell")),
        ("variant", _tr("Click on a number of a rule"), _tr("Read the rule")),
        ("play", _tr("Click on a marked hex"), _tr("Make the move, or choose further")),
        ("play", _tr("Drag a kind of move to a hex"), _tr("Make this move there")),
        ("play", _tr("Right click"), _tr("What can I do here?")),
        ("play", _tr("Wheel over a move"), _tr("Turn the piece; elsewhere: zoom")),
        ("play", _tr("Middle button, or Space and drag"), _tr("Move the view")),
        ("play", _tr("Drag on the timeline"), _tr("Look at earlier positions")),
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("Mouse", text)
