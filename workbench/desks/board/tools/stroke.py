"""One stroke: live while it is drawn, one step of the history, cancelled without a trace."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.boards.lattice import Hex
from workbench.desks.board.editing import Editing
from workbench.desks.board.tools.changes import erased, kind_title, painted
from workbench.documents.document import new_gesture
from workbench.documents.edits import Key
from workbench.language.counts import counted


class Stroke:
    """Hexes painted or taken away between one press and its release.

    Args:
        editing: Its symmetry lock is obeyed.
        kind: What is painted; None takes hexes away.
    """

    def __init__(self, editing: Editing, kind: str | None) -> None:
        self._editing = editing
        self._document = editing.document
        self._kind = kind
        self._gesture = new_gesture()
        self._met: set[Hex] = set()
        self._before: dict[Key, Any] = {}
        self._count = 0
        self._document.fence(True)

    def add(self, hexes: Iterable[Hex]) -> None:
        """Paint more hexes, and all that are alike with them."""
        fresh = [axial for axial in self._editing.spread(hexes) if axial not in self._met]
        self._met.update(fresh)
        document = self._document
        kind = self._kind
        after = erased(document, fresh) if kind is None else painted(fresh, kind)
        changed = {key: value for key, value in after.items() if document.fields.get(key) != value}
        if not changed:
            return
        self._count += sum(key[0] == "hex" for key in changed)
        self._before |= {
            key: document.fields.get(key) for key in changed if key not in self._before
        }
        document.do(self._text(), changed, self._gesture)

    def finish(self) -> None:
        """The stroke is drawn."""
        self._document.fence(False)

    def cancel(self) -> None:
        """Take the stroke back as if it had never been."""
        self._document.do(self._text(), self._before, self._gesture)
        self._document.fence(False)

    def _text(self) -> str:
        tr = QCoreApplication.translate
        if self._kind is None:
            return counted(tr("BoardTools", "Erase {count:hex|hexes}"), count=self._count)
        title = kind_title(self._document, self._kind)
        said = tr("BoardTools", "Paint {count:hex|hexes}: {kind}")
        return counted(said, count=self._count, kind=title)


def paint_at_once(editing: Editing, hexes: Iterable[Hex], kind: str | None) -> None:
    """Paint hexes, or take them away, as one step."""
    stroke = Stroke(editing, kind)
    stroke.add(hexes)
    stroke.finish()
