"""Which actions of the map's desk make sense now, why others do not, and which show a tick."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from workbench.desks.graph.canvas import Canvas
from workbench.desks.graph.editing import Editing
from workbench.documents.graph_fields import AREA, LINK, SPACE

TOOLS: Final = ("select", "space", "link", "area", "eraser")
_ANY: Final = ("delete", "select_none", "select_kind", "rename")
_PIECES: Final = (
    *("cut", "copy", "duplicate"),
    *("turn", "turn_back", "mirror_across", "mirror_down"),
)


class GraphStates(QObject):
    """Asked after every change of selection, tool or document."""

    def __init__(self, editing: Editing, canvas: Canvas) -> None:
        super().__init__(editing)
        self._editing = editing
        self._canvas = canvas

    def enabled(self) -> dict[str, bool]:
        """Key of an action -> whether it makes sense now; others always do."""
        chosen, document = self._editing.selection, self._editing.document
        parts = [where for where, _ in chosen]
        schema = document.declared
        found = {f"graph_{key}": bool(chosen) for key in _ANY}
        found |= {f"graph_{key}": SPACE in parts or AREA in parts for key in _PIECES}
        found["graph_rename"] = len(chosen) == 1
        found["graph_join"] = parts.count(SPACE) > 1 and bool(schema.links)
        found["graph_area_of"] = SPACE in parts and bool(schema.areas)
        found["graph_straighten"] = any(
            where == LINK and document.links[int(key)].through for where, key in chosen
        )
        found["graph_trim"] = bool(document.spaces)
        found["graph_link"] = bool(schema.links)
        found["graph_area"] = bool(schema.areas)
        return found

    def reasons(self) -> dict[str, str]:
        """Key of an action -> why it is off, if it is."""
        found = {f"graph_{key}": self.tr("Select something first.") for key in _ANY}
        pieces = self.tr("Select some spaces or areas first.")
        found |= {f"graph_{key}": pieces for key in _PIECES}
        found["graph_rename"] = self.tr("Select one place first.")
        found["graph_join"] = self.tr("Select two spaces or more first.")
        found["graph_area_of"] = self.tr("Select some spaces first.")
        found["graph_straighten"] = self.tr("Select a link with bends first.")
        found["graph_trim"] = self.tr("The map has no spaces yet.")
        found["graph_link"] = self.tr("This game declares no kinds of links.")
        found["graph_area"] = self.tr("This game declares no kinds of areas.")
        return found

    def checked(self) -> dict[str, bool]:
        """Key of an action -> whether it shows a tick now."""
        look = self._canvas.look
        found = {f"graph_{key}": key == self._editing.tool for key in TOOLS}
        found |= {"graph_names": look.names, "graph_numbers": look.numbers}
        return found | {"graph_snap": self._editing.snap}
