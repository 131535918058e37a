"""Which actions of the board's desk make sense now, why others do not, and which show a tick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from workbench.desks.board.desk import BoardDesk

_CHOSEN: Final = tuple(f"board_{key}" for key in ("copy", "cut", "delete", "crop", "select_none"))
_TURNED: Final = (*(f"board_mirror_{turns}" for turns in range(6)), "board_turn", "board_turn_back")
_TRACED: Final = tuple(f"board_trace_{key}" for key in ("align", "lock", "show", "remove"))
SITES: Final = {"board_edges": "edge", "board_corners": "vertex"}


class BoardStates(QObject):
    """Asked after every change of selection, tool, symmetry or document."""

    def __init__(self, desk: BoardDesk) -> None:
        super().__init__(desk)
        self._desk = desk

    def enabled(self) -> dict[str, bool]:
        """Key of an action -> whether it makes sense now; others always do."""
        desk = self._desk
        chosen = bool(desk.editing.selection)
        declared = {one.on for one in desk.document.schema.attributes}
        found = dict.fromkeys(_CHOSEN, chosen)
        found |= dict.fromkeys(_TURNED, chosen or desk.toolbox.pasting)
        found |= {key: where in declared for key, where in SITES.items()}
        found["board_uncrop"] = desk.document.frame is not None
        there = desk.canvas.shown.tracing.there
        return found | dict.fromkeys((*_TRACED, "board_trace"), there)

    def reasons(self) -> dict[str, str]:
        """Key of an action -> why it is off, if it is."""
        found = dict.fromkeys(_CHOSEN, self.tr("Select some hexes first."))
        found |= dict.fromkeys(_TURNED, self.tr("Select some hexes first, or paste some."))
        found |= dict.fromkeys(SITES, self.tr("This game declares nothing that stands there."))
        found["board_uncrop"] = self.tr("Nothing was cropped.")
        image = self.tr("Open an image to trace first.")
        return found | dict.fromkeys((*_TRACED, "board_trace"), image)

    def checked(self) -> dict[str, bool]:
        """Key of an action -> whether it shows a tick now."""
        desk = self._desk
        shown, symmetry = desk.canvas.shown, desk.editing.symmetry
        found = {f"board_{key}": key == desk.editing.tool for key in desk.toolbox.tools}
        found |= {f"board_fold_{fold}": fold == symmetry.fold for fold in (1, 2, 3, 6)}
        found |= {f"board_axis_{axis}": axis == symmetry.mirror for axis in (0, 3)}
        found["board_axis_none"] = symmetry.mirror is None
        found |= {"board_names": shown.notation, "board_places": shown.places}
        found["board_lattice"] = shown.lattice
        found["board_trace_lock"] = shown.tracing.locked
        found["board_trace_show"] = shown.tracing.there and shown.tracing.shown
        return found
