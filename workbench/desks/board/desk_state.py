"""What a board's desk remembers between sessions, as plain data; nothing of it is the board's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF

from engine.boards.lattice import centre
from engine.boards.regions import Region, region_of
from engine.boards.symmetry import FOLDS, MIRRORS, PARTS, Symmetry
from engine.errors import OikistError
from workbench.desks.board.canvas import Canvas
from workbench.desks.board.editing import STAMPS, Editing, Stamp
from workbench.desks.board.tracing import Tracing
from workbench.desks.board.view import CanvasView


def private_state(editing: Editing, canvas: Canvas, view: CanvasView) -> dict[str, Any]:
    """Zoom, centre, what is shown, stamps, tracing and symmetry, as the file's hexes lie."""
    document, symmetry, shown = editing.document, editing.symmetry, canvas.shown
    # A board that has grown over column a or row 1 lies elsewhere when it is opened again.
    q, r = (0, 0) if document.dirty else document.shift
    step = QPointF(*centre((q, r), document.orientation))
    step -= QPointF(*centre((0, 0), document.orientation))
    middle = view.sight.center() + step
    turning = [symmetry.centre[0] + PARTS * q, symmetry.centre[1] + PARTS * r]
    tracing = shown.tracing.to_json()
    tracing["place"] = [
        *tracing["place"][:4], tracing["place"][4] + step.x(), tracing["place"][5] + step.y()
    ]  # fmt: skip
    stamps = {str(digit): _as_json(editing, digit) for digit in range(1, STAMPS + 1)}
    return {
        "zoom": view.zoom,
        "centre": [middle.x(), middle.y()],
        "fitted": view.fitted,
        "shown": {"names": shown.notation, "places": shown.places, "lattice": shown.lattice},
        "stamp": editing.stamp,
        "stamps": {digit: stamp for digit, stamp in stamps.items() if stamp},
        "symmetry": [*turning, symmetry.fold, symmetry.mirror],
        "tracing": tracing,
    }


def use_private_state(
    state: Mapping[str, Any], editing: Editing, canvas: Canvas, view: CanvasView
) -> None:
    """Take over what `private_state` gave; each part that is damaged is left as it is."""
    parts = (
        partial(_use_sight, state, view),
        partial(_use_shown, state, canvas),
        partial(_use_stamps, state, editing),
        partial(_use_symmetry, state, editing),
    )
    for part in parts:
        try:
            part()
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError, OikistError):
            continue
    tracing = state.get("tracing")
    if isinstance(tracing, Mapping):
        canvas.use_tracing(Tracing.from_json(tracing))


def _use_sight(state: Mapping[str, Any], view: CanvasView) -> None:
    if not state["fitted"]:
        x, y = (float(number) for number in state["centre"])
        view.show_at(float(state["zoom"]), QPointF(x, y))


def _use_shown(state: Mapping[str, Any], canvas: Canvas) -> None:
    names = {"notation": "names", "places": "places", "lattice": "lattice"}
    canvas.show_besides(**{name: bool(state["shown"][key]) for name, key in names.items()})


def _use_stamps(state: Mapping[str, Any], editing: Editing) -> None:
    kinds = {kind.key for kind in editing.document.schema.kinds}
    if state["stamp"] in kinds:
        editing.use_stamp(state["stamp"])
    for digit, stamp in state["stamps"].items():
        found: Stamp = region_of(stamp) if stamp.startswith("{") else stamp
        if isinstance(found, Region) or found in kinds:
            editing.store_stamp(int(digit), found)


def _use_symmetry(state: Mapping[str, Any], editing: Editing) -> None:
    q, r, fold, mirror = state["symmetry"]
    if fold not in FOLDS or not (mirror is None or mirror in MIRRORS):
        return
    symmetry = Symmetry(editing.document.orientation, (int(q), int(r)), fold, mirror)
    if symmetry.fits:
        editing.use_symmetry(symmetry)


def _as_json(editing: Editing, digit: int) -> str:
    stamp = editing.stamp_of(digit)
    if isinstance(stamp, Region):
        return stamp.text(editing.document.game)
    return stamp or ""
