"""What the board editor does at once, without a drag: clipboard, turning, frame, stamps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from engine.boards import lattice
from engine.boards.lattice import Operation
from engine.boards.notation import from_offset
from engine.boards.regions import Region
from engine.errors import OikistError
from workbench.desks.board import clipboard
from workbench.desks.board.editing import Editing
from workbench.desks.board.tools.changes import (
    erased,
    frame_around,
    framed,
    grown,
    kind_title,
    moved,
    shifted,
    taken,
)
from workbench.desks.board.tools.stroke import paint_at_once
from workbench.desks.board.tools.toolbox import Toolbox
from workbench.language.counts import counted

TURN: Operation = Operation(1)
TURN_BACK: Operation = Operation(5)


class Acts(QObject):
    """Edits of the selection and of the whole board."""

    def __init__(self, editing: Editing, toolbox: Toolbox, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editing = editing
        self.document = editing.document
        self.toolbox = toolbox

    # The clipboard.

    def copy(self) -> None:
        """Copy the selection to the clipboard."""
        region = self._chosen()
        if region is None:
            return
        clipboard.copy(region, self.document.game)
        self.editing.said.emit(counted(self.tr("{count:hex|hexes} copied"), count=len(region)))

    def cut(self) -> None:
        """Copy the selection to the clipboard and take it away."""
        region = self._chosen()
        if region is None:
            return
        clipboard.copy(region, self.document.game)
        text = counted(self.tr("Cut {count:hex|hexes}"), count=len(region))
        self.document.do(text, erased(self.document, self.editing.selection))

    def paste(self) -> None:
        """Pick up what was copied."""
        try:
            self.toolbox.take_in_hand(clipboard.copied())
        except OikistError as problem:
            self.editing.failed.emit(str(problem))

    def delete(self) -> None:
        """Take the selection away, and what is alike under the symmetry lock."""
        if self._chosen() is not None:
            paint_at_once(self.editing, self.editing.selection, None)

    # The selection.

    def select_all(self) -> None:
        """Select every space inside the frame."""
        inside = self.document.inside
        self.editing.select(axial for axial in self.document.spaces if inside(axial))

    def select_none(self) -> None:
        """Select nothing."""
        self.editing.select(())

    def select_rest(self) -> None:
        """Select what is not selected."""
        self.editing.select(self.document.spaces.keys() - self.editing.selection)

    def transform(self, operation: Operation) -> None:
        """Turn or mirror the piece in hand, or the selection in its place."""
        if self.toolbox.pasting:
            self.toolbox.paste.transform(operation)
            return
        hexes = self.editing.selection
        if not hexes:
            self.editing.failed.emit(self.tr("Select some hexes first, or paste some."))
            return
        region, middle = taken(self.document, hexes)
        image = region.transformed(operation)
        if operation.mirrored:
            text = counted(self.tr("Mirror {count:hex|hexes}"), count=len(region))
        else:
            text = counted(self.tr("Turn {count:hex|hexes}"), count=len(region))
        self.document.do(text, moved(self.document, hexes, image, middle))
        self.editing.select(image.moved(middle).spaces)

    # The board.

    def grow(self) -> None:
        """Add a rim of open ground."""
        self.document.do(self.tr("Grow the board by a rim"), grown(self.document))

    def crop(self) -> None:
        """Set aside what lies outside the columns and rows of the selection."""
        if self._chosen() is not None:
            after = framed(frame_around(self.editing.selection, self.document))
            self.document.do(self.tr("Crop to the selection"), after)
            self.editing.said.emit(self.tr("What lies outside is kept until the board is closed."))

    def uncrop(self) -> None:
        """Take what was set aside back into the board."""
        self.document.do(self.tr("Show what was cropped"), framed(None))

    def shift(self, columns: int, rows: int) -> None:
        """Move the whole board by columns or rows; its shape stays.

        A frame is cut along columns and rows, so it moves by two where every second one is
        shifted by half a hex.
        """
        flat = self.document.orientation == "flat"
        if self.document.frame is not None:
            columns, rows = (2 * columns, rows) if flat else (columns, 2 * rows)
        q, r = from_offset(abs(columns), abs(rows), self.document.orientation)
        step = (-q, -r) if columns + rows < 0 else (q, r)
        chosen = self.editing.selection
        self.document.do(self.tr("Shift the board"), shifted(self.document, step))
        self.editing.select((q + step[0], r + step[1]) for q, r in chosen)

    # Stamps.

    def recall(self, digit: int) -> None:
        """Take a stamp in hand."""
        stamp = self.editing.stamp_of(digit)
        if stamp is None:
            self.editing.said.emit(
                self.tr("No stamp is stored here; Ctrl and the digit store one.")
            )
        elif isinstance(stamp, Region):
            self.toolbox.take_in_hand(stamp)
        else:
            self.editing.use_stamp(stamp)
            if not self.toolbox.tools[self.editing.tool].paints:
                self.editing.use_tool("stamp")
            self.editing.said.emit(kind_title(self.document, stamp))

    def store(self, digit: int) -> None:
        """Keep the selection, or the kind in hand, under a digit."""
        if self.editing.selection:
            self.editing.store_stamp(digit, taken(self.document, self.editing.selection)[0])
            self.editing.said.emit(self.tr("The selection is kept under {}").format(digit))
        else:
            self.editing.store_stamp(digit, self.editing.stamp)
            title = kind_title(self.document, self.editing.stamp)
            self.editing.said.emit(self.tr("{} is kept under {}").format(title, digit))

    def slots(self) -> dict[str, Callable[[], None]]:
        """What is done for each key of the table."""
        found: dict[str, Callable[[], None]] = {
            "board_copy": self.copy,
            "board_cut": self.cut,
            "board_paste": self.paste,
            "board_delete": self.delete,
            "board_select_all": self.select_all,
            "board_select_none": self.select_none,
            "board_select_rest": self.select_rest,
            "board_turn": partial(self.transform, TURN),
            "board_turn_back": partial(self.transform, TURN_BACK),
            "board_grow": self.grow,
            "board_crop": self.crop,
            "board_uncrop": self.uncrop,
            "board_shift_up": lambda: self.shift(0, -1),
            "board_shift_down": lambda: self.shift(0, 1),
            "board_shift_left": lambda: self.shift(-1, 0),
            "board_shift_right": lambda: self.shift(1, 0),
        }
        for turns in range(lattice.EDGES):
            mirror = Operation(turns, mirrored=True)
            found[f"board_mirror_{turns}"] = partial(self.transform, mirror)
        for digit in range(1, 10):
            found[f"board_stamp_{digit}"] = partial(self.recall, digit)
            found[f"board_store_{digit}"] = partial(self.store, digit)
        return found

    def _chosen(self) -> Region | None:
        """The selection as a piece; None, and a sentence, if nothing is selected."""
        if not self.editing.selection:
            self.editing.failed.emit(self.tr("Select some hexes first."))
            return None
        return taken(self.document, self.editing.selection)[0]
