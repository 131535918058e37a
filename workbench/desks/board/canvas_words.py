"""A hex of the board in words, for the status bar, tooltips and screen readers."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from engine.boards import lattice
from engine.boards.lattice import Hex
from workbench.desks.board.tools.changes import kind_title
from workbench.documents.board_document import BoardDocument


def described(document: BoardDocument, axial: Hex) -> str:
    """Name, kind, place name and neighbours of a hex, divided by " · "."""
    tr = QCoreApplication.translate
    kind = document.spaces.get(axial)
    parts = [document.name_of(axial) or tr("BoardCanvas", "beyond column a or row 1")]
    if kind is None:
        parts.append(tr("BoardCanvas", "empty"))
        return " · ".join(parts)
    parts.append(kind_title(document, kind))
    place = document.place_names.get(axial)
    if place:
        parts.append(place)
    if not document.inside(axial):
        parts.append(tr("BoardCanvas", "outside the frame, not written"))
    parts.append(_neighbours(document, axial))
    return " · ".join(parts)


def _neighbours(document: BoardDocument, axial: Hex) -> str:
    """What lies around a hex, such as "beside 4 Open land, 2 empty"."""
    tr = QCoreApplication.translate
    around = lattice.neighbours(axial, document.orientation)
    kinds = Counter(document.spaces.get(one) for one in around)
    said = [
        f"{count} {tr('BoardCanvas', 'empty') if kind is None else kind_title(document, kind)}"
        for kind, count in kinds.most_common()
    ]
    return tr("BoardCanvas", "beside {}").format(", ".join(said))
