"""Edits that the properties panel makes: their phrases and what they change."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.boards.attributes import canonical
from engine.boards.lattice import EDGES, Hex, Orientation
from workbench.documents.board_document import BoardDocument, attribute_key
from workbench.documents.edits import Key
from workbench.language.counts import counted


def spaces_in_words(document: BoardDocument, hexes: Collection[Hex]) -> str:
    """Such as "c4" for one space and "12 spaces" for several."""
    if len(hexes) == 1:
        name = document.name_of(next(iter(hexes)))
        if name:
            return name
    return counted(QCoreApplication.translate("Properties", "{n:space|spaces}"), n=len(hexes))


def site_key(where: str, axial: Hex, part: int, key: str, orientation: Orientation) -> Key:
    """The field of a document that holds an attribute of a space, an edge or a corner."""
    return attribute_key(canonical((where, axial, part, key), orientation))


def turned_tops(document: BoardDocument, to: Orientation) -> dict[Key, Any]:
    """What turns a board between flat and pointy tops.

    Hexes keep their axial coordinates, so neighbours stay neighbours. Edges and corners are
    numbered otherwise, so their attributes move to the new numbers. A frame of columns and
    rows means nothing any more and goes.
    """
    after: dict[Key, Any] = {("orientation",): to}
    if to == document.orientation:
        return after
    if document.frame is not None:
        after[("frame",)] = None
    step = -1 if to == "pointy" else 1
    moved: dict[Key, Any] = {}
    for key, value in document.fields.items():
        if key[0] == "attribute" and key[1] != "space":
            after[key] = None
            _, where, q, r, part, word = key
            number = (int(part) + step) % EDGES
            moved[site_key(str(where), (int(q), int(r)), number, str(word), to)] = value
    return after | moved
