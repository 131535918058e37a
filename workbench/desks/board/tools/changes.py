"""New values of a board's fields for what tools do; `Document.do` takes them.

Nothing here writes: each function reads a document and gives the fields to change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.boards import lattice
from engine.boards.attributes import Site, canonical, carried
from engine.boards.lattice import EDGES, Hex, Operation
from engine.boards.notation import from_offset, to_offset
from engine.boards.regions import Region, lifted
from engine.boards.symmetry import Symmetry
from workbench.documents.board_document import BoardDocument, attribute_key
from workbench.documents.edits import Key

After = dict[Key, Any]
Frame = tuple[int, int, int, int]  # columns and rows, outside of which spaces are not written


def kind_title(document: BoardDocument, key: str) -> str:
    """Title of a kind for people; the key for one that the schema does not know."""
    return next((kind.title for kind in document.schema.kinds if kind.key == key), key)


def painted(hexes: Iterable[Hex], kind: str) -> After:
    """Hexes with a kind; what stands on them besides stays."""
    return {("hex", *axial): kind for axial in hexes}


def erased(document: BoardDocument, hexes: Iterable[Hex]) -> After:
    """Hexes taken away, with their names and with what only they carried."""
    gone = {axial for axial in hexes if axial in document.spaces}
    after: After = {("hex", *axial): None for axial in gone}
    after |= {("name", *axial): None for axial in gone if axial in document.place_names}
    if document.attributes and gone:
        left = document.spaces.keys() - gone
        after |= {
            attribute_key(site): None
            for site in _touching(document, gone)
            if not carried(site, left, document.orientation)
        }
    return after


def taken(document: BoardDocument, hexes: Iterable[Hex]) -> tuple[Region, Hex]:
    """A piece of the board about its middle, and where that middle is."""
    return lifted(
        hexes, document.spaces, document.place_names, document.attributes, document.orientation
    )


def placed(document: BoardDocument, region: Region, at: Hex) -> After:
    """A piece put on the board over what is there."""
    put = region.on(document.orientation).moved(at)
    after = painted_kinds(put.spaces)
    after |= {
        ("name", *axial): None
        for axial in put.spaces
        if axial in document.place_names and axial not in put.names
    }
    after |= {("name", *axial): said for axial, said in put.names.items()}
    declared = {(one.on, one.key) for one in document.schema.attributes}
    after |= {
        attribute_key(site): value
        for site, value in put.attributes.items()
        if (site[0], site[3]) in declared
    }
    return after


def placed_alike(document: BoardDocument, region: Region, at: Hex, symmetry: Symmetry) -> After:
    """A piece put on the board, and its images under a symmetry; only the first has names."""
    region = region.on(document.orientation)
    after: After = {}
    for operation in reversed(symmetry.operations):
        image = region.transformed(operation)
        if operation != Operation():
            image = Region(image.orientation, image.spaces, {}, image.attributes)
        after |= placed(document, image, symmetry.image(at, operation))
    return after


def painted_kinds(spaces: Mapping[Hex, str]) -> After:
    """Hexes, each with its own kind."""
    return {("hex", *axial): kind for axial, kind in spaces.items()}


def moved(document: BoardDocument, hexes: Iterable[Hex], region: Region, at: Hex) -> After:
    """A piece that was taken from some hexes put elsewhere, in one edit."""
    return erased(document, hexes) | placed(document, region, at)


def shifted(document: BoardDocument, step: Hex) -> After:
    """The whole board, and its frame, moved by a step of the lattice."""
    region, middle = taken(document, document.spaces)
    to = (middle[0] + step[0], middle[1] + step[1])
    after = moved(document, document.spaces, region, to)
    if document.frame is not None:
        after[("frame",)] = list(_shifted_frame(document.frame, step, document))
    return after


def grown(document: BoardDocument, rims: int = 1) -> After:
    """A rim of open ground around the board."""
    present = set(document.spaces)
    edge = present or {(0, 0)}
    added: set[Hex] = set() if present else {(0, 0)}
    for _ in range(rims):
        around = {one for axial in edge for one in lattice.neighbours(axial, document.orientation)}
        edge = around - present - added
        added |= edge
    after = painted(added, document.schema.kinds[0].key)
    if document.frame is not None:
        left, top, right, bottom = document.frame
        after[("frame",)] = [left - rims, top - rims, right + rims, bottom + rims]
    return after


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


def framed(frame: Frame | None) -> After:
    """What lies outside a frame is kept until the board is closed; None shows everything."""
    return {("frame",): list(frame) if frame else None}


def problem_with(document: BoardDocument, region: Region) -> str:
    """Why a piece cannot be put on this board, as a sentence; "" if it can."""
    known = {kind.key for kind in document.schema.kinds}
    strange = sorted(set(region.spaces.values()) - known)
    if not strange:
        return ""
    said = QCoreApplication.translate(
        "BoardTools", "These spaces are from another game: this board knows no “{}”."
    )
    return said.format(strange[0])


def _shifted_frame(frame: Frame, step: Hex, document: BoardDocument) -> Frame:
    orientation = document.orientation
    left, top, right, bottom = frame
    q, r = from_offset(left, top, orientation)
    column, row = to_offset((q + step[0], r + step[1]), orientation)
    return (column, row, column + right - left, row + bottom - top)


def _touching(document: BoardDocument, hexes: Iterable[Hex]) -> set[Site]:
    """Sites of the board that some hexes share."""
    orientation = document.orientation
    keys = {(one.on, one.key) for one in document.schema.attributes}
    sites: set[Site] = set()
    for axial in hexes:
        for where, key in keys:
            parts = range(1 if where == "space" else EDGES)
            sites |= {canonical((where, axial, part, key), orientation) for part in parts}
    return {site for site in sites if site in document.attributes}
