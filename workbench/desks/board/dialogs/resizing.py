"""Frames of a board: columns and rows outside of which spaces are kept but not written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.boards.lattice import Hex
from engine.boards.notation import to_offset
from workbench.documents.board_document import BoardDocument
from workbench.documents.edits import Key

Frame = tuple[int, int, int, int]


def frame_around(hexes: Iterable[Hex], document: BoardDocument) -> Frame | None:
    """First and last column and row of some hexes, counted from 0; None for no hex."""
    places = [to_offset(axial, document.orientation) for axial in hexes]
    if not places:
        return None
    columns, rows = zip(*places, strict=True)
    return (min(columns), min(rows), max(columns), max(rows))


def beyond(document: BoardDocument, frame: Frame | None) -> tuple[Hex, ...]:
    """Spaces that a frame leaves out."""
    if frame is None:
        return ()
    left, top, right, bottom = frame
    found = []
    for axial in document.spaces:
        column, row = to_offset(axial, document.orientation)
        if not (left <= column <= right and top <= row <= bottom):
            found.append(axial)
    return tuple(found)


def framed(frame: Frame | None) -> dict[Key, Any]:
    """The edit that sets a frame; None shows everything again."""
    return {("frame",): list(frame) if frame else None}
