"""What the map editor does at once, without a drag: clipboard, selection, labels, shape, size."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from engine.boards.graph_edit import Part, lifted, middle_of, mirrored, moved, pasted, turned
from engine.boards.map import SITES, Map
from engine.boards.part_files import part_of, part_text
from engine.errors import OikistError
from engine.picture import Address, Point
from workbench.desks.graph.changes import adopted, new_area, new_link, tidy, without
from workbench.desks.graph.editing import GRID, Editing
from workbench.desks.graph.shapes import extent, hull
from workbench.desks.graph.view import CanvasView
from workbench.desks.graph.wording import kind_title, said_of
from workbench.documents.document import new_gesture
from workbench.documents.edits import Key
from workbench.documents.graph_fields import AREA, LINK, SPACE, Place
from workbench.language.counts import counted

_LONGEST: Final = 20_000_000  # characters; more is no piece of a map
_BESIDE: Final = 2 * GRID  # how far beside itself a copy is put
_MARGIN: Final = 1.0  # of sea around a map that is trimmed


class Acts(QObject):
    """Edits of the selection and of the whole map."""

    def __init__(self, editing: Editing, view: CanvasView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editing = editing
        self.document = editing.document
        self.view = view
        view.label_typed.connect(self.label)

    # The clipboard.

    def copy(self) -> None:
        """Copy the selection to the clipboard."""
        self._copy()

    def _copy(self) -> bool:
        """Copy the selection; False if nothing of it can be."""
        addresses = self._chosen()
        if not any(where != LINK for where, _ in addresses):
            self.editing.failed.emit(self.tr("Select some spaces or areas first."))
            return False
        part = lifted(self.document.board().map, addresses)
        QGuiApplication.clipboard().setText(part_text(part, self.document.game))
        self.editing.said.emit(self.tr("{} copied").format(self._selected()))
        return True

    def cut(self) -> None:
        """Copy the selection to the clipboard and take it away."""
        if self._copy():
            text = self.tr("Cut {}").format(self._selected())
            self.document.do(text, without(self.document, self.editing.selection))

    def paste(self) -> None:
        """Put what was copied where the mouse is, or beside the middle of what is in sight."""
        try:
            text = QGuiApplication.clipboard().text()[:_LONGEST]
            part = part_of(text, self.document.declared)
        except OikistError as problem:
            self.editing.failed.emit(str(problem))
            return
        sight = self.view.sight.center()
        middle = self.view.mouse or (sight.x(), sight.y())
        self._put(part, middle, self.tr("Paste {}"))

    def duplicate(self) -> None:
        """Put a copy of the selection beside it."""
        addresses, places = self._chosen(), self.document.board().map
        if any(where != LINK for where, _ in addresses):
            x, y = middle_of(places, addresses)
            part = lifted(places, addresses)
            self._put(part, (x + _BESIDE, y + _BESIDE), self.tr("Duplicate {}"))
        else:
            self.editing.failed.emit(self.tr("Select some spaces or areas first."))

    def _put(self, part: Part, middle: Point, text: str) -> None:
        document = self.document
        found, new = pasted(document.board().map, part, self.editing.snapped(middle))
        after = adopted(document, found)
        counts = counted(self.tr("{count:place|places}"), count=len(new))
        document.do(text.format(counts), after)
        self.editing.select(document.place_of(*address) for address in new)
        self.editing.use_tool("select")

    def delete(self) -> None:
        """Take the selection away."""
        if self.editing.selection:
            text = self.tr("Erase {}").format(self._selected())
            self.document.do(text, without(self.document, self.editing.selection))
        else:
            self.editing.failed.emit(self.tr("Select something first."))

    # The selection.

    def select_rest(self) -> None:
        """Select the spaces that are not selected, and nothing else."""
        spaces = {(SPACE, key) for key in self.document.spaces}
        self.editing.select(spaces - self.editing.selection)

    def select_kind(self) -> None:
        """Select everything that is of a kind with what is selected."""
        kinds = {(where, self._kind((where, key))) for where, key in self.editing.selection}
        places = self.document.places()
        self.editing.select(one for one in places if (one[0], self._kind(one)) in kinds)

    def _kind(self, place: Place) -> str:
        return str(self.document.fields.get((*place, "kind"), ""))

    # Links and areas.

    def label(self, label: str) -> None:
        """Give the links in hand a label."""
        numbers = self.view.links_in_hand
        places: list[Place] = [(LINK, number) for number in numbers]
        text = self.tr("Label {}: {}").format(said_of(self.document, places), label)
        self.document.do(text, {(LINK, number, "label"): label for number in numbers})
        self._warn_of_label(numbers, label)

    def _warn_of_label(self, numbers: Collection[int], label: str) -> None:
        """Say so where two links at one space have one label, though they should differ."""
        document = self.document
        if not document.declared.labels_differ:
            return
        for number in numbers:
            for end in document.links[number].ends:
                same = [one for one in document.links_at(end) if document.links[one].label == label]
                if len(same) > 1:
                    said = self.tr("Another link at {} has the label {}, too.")
                    self.editing.said.emit(said.format(document.spaces[end].title, label))
                    return

    def join(self) -> None:
        """Link the selected spaces, each to the next one in their order."""
        keys = [str(key) for key in self.editing.selected(SPACE)]
        if len(keys) < 2:
            self.editing.failed.emit(self.tr("Select two spaces or more first."))
            return
        kind, gesture = self.editing.kind(LINK), new_gesture()
        text = self.tr("Link {}").format(counted(self.tr("{n:space|spaces}"), n=len(keys)))
        made = []
        for ends in pairwise(keys):
            after, own = new_link(self.document, kind, ends)
            self.document.do(text, after, gesture)
            made.append(own)
        self.editing.select(made)

    def area_of(self) -> None:
        """Make an area of the selected spaces, with an outline through three or more."""
        keys = [str(key) for key in self.editing.selected(SPACE)]
        if not keys:
            self.editing.failed.emit(self.tr("Select some spaces first."))
            return
        kind = self.editing.kind(AREA)
        corners = hull([self.document.spaces[key].at for key in keys])
        outline = corners if len(corners) > 2 else ()
        after, own = new_area(self.document, kind, keys, outline)
        title = kind_title(self.document, AREA, kind)
        self.document.do(self.tr("Add an area: {}").format(title), after)
        self.editing.select({own})

    def straighten(self) -> None:
        """Take the bends of the selected links away."""
        links = [(LINK, number) for number in self.editing.selected(LINK)]
        after: dict[Key, Any] = {(*place, "through"): None for place in links}
        self.document.do(self.tr("Straighten {}").format(said_of(self.document, links)), after)

    # Shape and size.

    def shape(self, change: Callable[[Map, Collection[Address]], Map], text: str) -> None:
        """Turn or mirror what is selected."""
        addresses = self._chosen()
        if any(where != LINK for where, _ in addresses):
            after = adopted(self.document, change(self.document.board().map, addresses))
            self.document.do(text.format(self._selected()), after)
        else:
            self.editing.failed.emit(self.tr("Select some spaces or areas first."))

    def trim(self) -> None:
        """Move everything and size the map so that little sea is left around."""
        box = extent(self.document, self.document.places())
        if box.isEmpty():
            return
        x, y = _MARGIN - box.left(), _MARGIN - box.top()
        step = (round(x / GRID) * GRID, round(y / GRID) * GRID)
        places, size = self.document.board().map, tidy(box.width() + 2, box.height() + 2)
        everything = {places.address(site) for site in range(places.sites)}
        after = adopted(self.document, moved(places, everything, step)) | {("size",): size}
        self.document.do(self.tr("Fit the size to the places"), after)
        self.view.fit()

    def slots(self) -> dict[str, Callable[[], None]]:
        """What is done for each key of the table."""
        across, down = partial(mirrored, upright=True), partial(mirrored, upright=False)
        turn, turn_back = self.tr("Turn {}"), self.tr("Turn {} back")
        mirror = self.tr("Mirror {}")
        return {
            "graph_copy": self.copy,
            "graph_cut": self.cut,
            "graph_paste": self.paste,
            "graph_duplicate": self.duplicate,
            "graph_delete": self.delete,
            "graph_select_all": lambda: self.editing.select(self.document.places()),
            "graph_select_none": lambda: self.editing.select(()),
            "graph_select_rest": self.select_rest,
            "graph_select_kind": self.select_kind,
            "graph_rename": self.editing.name_wanted.emit,
            "graph_join": self.join,
            "graph_area_of": self.area_of,
            "graph_straighten": self.straighten,
            "graph_trim": self.trim,
            "graph_turn": partial(self.shape, partial(turned, quarters=1), turn),
            "graph_turn_back": partial(self.shape, partial(turned, quarters=3), turn_back),
            "graph_mirror_across": partial(self.shape, across, mirror),
            "graph_mirror_down": partial(self.shape, down, mirror),
        }

    def _selected(self) -> str:
        return said_of(self.document, self.editing.selection)

    def _chosen(self) -> set[Address]:
        """The selection as addresses of the board."""
        document = self.document
        counts = dict.fromkeys(SITES, 0)
        found: set[Address] = set()
        for place in document.places():
            where = place[0]
            if place in self.editing.selection:
                found.add((where, counts[where]))
            counts[where] += 1
        return found
