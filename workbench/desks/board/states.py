"""Which actions of the board's desk make sense now, why others do not, and which show a tick."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from workbench.desks.board.canvas import Canvas
from workbench.desks.board.editing import Editing
from workbench.desks.board.tools.toolbox import Toolbox

_CHOSEN: Final = tuple(f"board_{key}" for key in ("copy", "cut", "delete", "crop", "select_none"))
_TURNED: Final = (*(f"board_mirror_{turns}" for turns in range(6)), "board_turn", "board_turn_back")
_TRACED: Final = tuple(f"board_trace_{key}" for key in ("align", "lock", "show", "remove"))
SITES: Final = {"board_edges": "edge", "board_corners": "vertex"}


class BoardStates(QObject):
    """Asked after every change of selection, tool, symmetry or document."""

    def __init__(self, editing: Editing, toolbox: Toolbox, canvas: Canvas) -> None:
        super().__init__(editing)
        self._editing = editing
        self._toolbox = toolbox
        self._canvas = canvas

    def enabled(self) -> dict[str, bool]:
        """Key of an action -> whether it makes sense now; others always do."""
        chosen = bool(self._editing.selection)
        declared = {one.on for one in self._editing.document.schema.attributes}
        found = dict.fromkeys(_CHOSEN, chosen)
        found |= dict.fromkeys(_TURNED, chosen or self._toolbox.pasting)
        found |= {key: where in declared for key, where in SITES.items()}
        found["board_uncrop"] = self._editing.document.frame is not None
        there = self._canvas.shown.tracing.there
        return found | dict.fromkeys((*_TRACED, "board_trace"), there)

    def reasons(self) -> dict[str, str]:
        """Key of an action -> why it is off, if it is."""
        found = dict.fromkeys(_CHOSEN, self.tr("Select some hexes first."))
        found |= dict.fromkeys(_TURNED, self.tr("Select some hexes first, or paste some."))
        found |= dict.fromkeys(SITES, self.tr("This game declares no attributes there."))
        found["board_uncrop"] = self.tr("Nothing was cropped.")
        image = self.tr("Open an image to trace first.")
        return found | dict.fromkeys((*_TRACED, "board_trace"), image)

    def checked(self) -> dict[str, bool]:
        """Key of an action -> whether it shows a tick now."""
        shown, symmetry = self._canvas.shown, self._editing.symmetry
        found = {f"board_{key}": key == self._editing.tool for key in self._toolbox.tools}
        found |= {f"board_fold_{fold}": fold == symmetry.fold for fold in (1, 2, 3, 6)}
        found |= {f"board_axis_{axis}": axis == symmetry.mirror for axis in (0, 3)}
        found["board_axis_none"] = symmetry.mirror is None
        found |= {"board_names": shown.notation, "board_places": shown.places}
        found["board_lattice"] = shown.lattice
        found["board_heat"] = shown.heat
        found["board_trace_lock"] = shown.tracing.locked
        found["board_trace_show"] = shown.tracing.there and shown.tracing.shown
        return found
