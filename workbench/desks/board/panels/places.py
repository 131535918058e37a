"""From the hexes of a board as the engine sees it back to those of its document."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from engine.boards.lattice import Hex
from engine.boards.notation import named_hex
from workbench.documents.board_document import BoardDocument

_SHOWN = 4


def step_of(document: BoardDocument) -> Hex:
    """Step from a hex of the document to the same hex of its board; see `shift` there."""
    board = document.board()
    if not board.cells:
        return (0, 0)
    (q, r), (own_q, own_r) = board.cells[0], document.hex_of(0)
    return (q - own_q, r - own_r)


def to_document(document: BoardDocument, hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    """The document's hexes of some hexes of its board, in the same order."""
    q, r = step_of(document)
    return tuple((own_q - q, own_r - r) for own_q, own_r in hexes)


def hex_named(document: BoardDocument, name: str) -> Hex | None:
    """The document's hex of a notation such as "c4", be it a space or not."""
    found = named_hex(name, document.orientation)
    return to_document(document, [found])[0] if found else None


def listed(document: BoardDocument, hexes: Iterable[Hex]) -> str:
    """Names of the first few hexes of a document, and an ellipsis for the rest."""
    first = list(islice(hexes, _SHOWN + 1))
    names = [document.name_of(axial) or "–" for axial in first[:_SHOWN]]
    return ", ".join(names) + (", …" if len(first) > _SHOWN else "")
