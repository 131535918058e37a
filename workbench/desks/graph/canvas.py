"""The scene of the map editor: sea, the places of the document, and marks over them.

Each space, link and area has an item of its own; an edit changes those it is about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QLineF, QObject, QPointF, QRect, QRectF, QTimer
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from engine.picture import Point
from workbench.desks.graph.editing import GRID, Editing
from workbench.desks.graph.items import (
    LINES,
    AreaItem,
    LabelItem,
    LinkItem,
    SpaceItem,
    Style,
    label_of,
    name_of_area,
    name_of_space,
    number_of_space,
)
from workbench.desks.graph.marks import (
    Handles,
    Outlines,
    ProblemMarks,
    Ring,
    closed,
    line,
    marked,
)
from workbench.desks.graph.shapes import extent, halfway, middle_of, name_place, taken
from workbench.documents.edits import Key
from workbench.documents.graph_fields import AREA, LINK, SPACE, Place
from workbench.look.theme import LIGHT, Theme
from workbench.scene.scenery import desk_scenery
from workbench.scene.sites import sea_under

WORLD: Final = QRectF(-2000.0, -2000.0, 4000.0, 4000.0)  # board units
_MARGIN: Final = 0.6  # around the map
_FLASH: Final = 900  # milliseconds that revealed places are marked
_GRID_FROM: Final = 9.0  # pixels between two lines of the grid
Items = TypeVar("Items", bound=tuple[QGraphicsItem, ...])


class Canvas(QGraphicsScene):
    """The map of an `Editing`, in board units."""

    def __init__(self, editing: Editing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setSceneRect(WORLD)
        self.editing = editing
        self.document = editing.document
        self.theme: Theme = LIGHT
        self.look = Style(desk_scenery(self.document.game, self.document.schema))
        self._spaces: dict[str, tuple[SpaceItem, LabelItem, LabelItem]] = {}
        self._links: dict[int, tuple[LinkItem, LabelItem]] = {}
        self._areas: dict[str, tuple[AreaItem, LabelItem]] = {}
        self._names_at: dict[str, Point] = {}  # of areas
        self._order: tuple[str, ...] = ()
        self.problems = ProblemMarks()
        self._chosen = Outlines(("selection_halo", "selection"), (5.0, 2.2))
        self._flash = Outlines(("selection_halo", "cursor"), (7.0, 4.0))
        self._hover = Outlines(("selection_halo", "hover_ring"), (3.0, 1.4))
        self._cursor = Outlines(("selection_halo", "cursor"), (5.0, 2.6))
        self._band = Outlines(("selection_halo", "selection"), (3.0, 1.4), dashed=True)
        self._draft = Outlines(("selection_halo", "ghost"), (4.0, 2.2))
        self.handles = Handles()
        lines = (self._chosen, self._flash, self._hover, self._cursor, self._band, self._draft)
        self._marks: list[Outlines | Handles | ProblemMarks]
        self._marks = [self.problems, *lines, self.handles]
        for height, item in enumerate(self._marks, start=10):
            item.setZValue(height)
            self.addItem(item)
        for part, mark in enumerate(lines[:4], start=1):
            mark.setZValue(LINES + part * 0.1)  # below spaces and words, which stay readable
        self._sharper = QTimer(self, singleShot=True, interval=0)
        self._sharper.timeout.connect(self._sharpen)
        self.look.pictures.again = self._sharper.start
        self._flash_end = QTimer(self, singleShot=True, interval=_FLASH)
        self._flash_end.timeout.connect(lambda: self._flash.set_marks([]))
        self.show_all()
        self.document.edited.connect(self._edited)
        editing.selection_changed.connect(self._show_selection)
        editing.tool_changed.connect(self._show_selection)
        editing.snap_changed.connect(self.repaint_sea)
        editing.reveal_wanted.connect(self._start_flash)

    # What is drawn.

    @property
    def area(self) -> QRectF:
        """The map, and whatever lies beyond its size."""
        whole = QRectF(QPointF(), QPointF(*self.document.size))
        spaces = ((SPACE, key) for key in self.document.spaces)
        return whole | extent(self.document, spaces)

    def show_band(self, corners: Sequence[QPointF]) -> None:
        """Show the corners of a selection that is being drawn; none takes it away."""
        self._band.set_marks([closed(corners)] if corners else [])

    def show_draft(self, path: Sequence[Point]) -> None:
        """Show what is being drawn, point by point; none takes it away."""
        self._draft.set_marks([line(path)] if len(path) > 1 else [])

    def show_ring(self, at: Point | None, radius: float = 0.0) -> None:
        """Show where a space would come; None takes it away."""
        self._draft.set_marks([] if at is None else [Ring(at, radius)])

    def show_hover(self, place: Place | None) -> None:
        """Mark the place under the mouse."""
        there = place is not None and self.document.has(place)
        self._hover.set_marks(
            marked(self.document, [place], self._names_at) if there and place else []
        )

    def show_cursor(self, *, shown: bool) -> None:
        """Mark where the keyboard is, or nothing."""
        if not shown:
            self._cursor.set_marks([])
            return
        here, (x, y) = self.editing.here, self.editing.at
        if here is not None:
            self._cursor.set_marks(marked(self.document, [here], self._names_at, 0.09))
        else:
            across, down = ((x - 0.2, y), (x + 0.2, y)), ((x, y - 0.2), (x, y + 0.2))
            self._cursor.set_marks([line(across), line(down)])

    def show_besides(self, **what: bool) -> None:
        """Whether names and numbers are drawn, as far as named; see `Style`."""
        for name, shown in what.items():
            setattr(self.look, name, shown)
        self.show_all()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = self.look.theme = theme
        self.look.pictures.clear()
        for mark in self._marks:
            mark.set_theme(theme)
        self.show_all()  # the ground of a space has another colour
        for own in self._items():
            own.update()
        self.repaint_sea()

    def _sharpen(self) -> None:
        """Draw more of what is stretched since the zoom has changed."""
        self.look.pictures.go_on()
        self.update()

    def repaint_sea(self) -> None:
        """Draw the background anew."""
        for view in self.views():
            view.resetCachedContent()
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Sea, the frame of the map, and the grid to which places snap."""
        whole = QRectF(QPointF(), QPointF(*self.document.size))
        exposed, scale = QRectF(rect), painter.worldTransform().m11()
        around = whole.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        painter.fillRect(exposed, sea_under(self.theme, around))
        if self.editing.snap and scale * GRID >= _GRID_FROM:
            self._paint_grid(painter, exposed & whole, scale)
        painter.setPen(QPen(self.theme.colour("lattice"), 1.5 / scale))
        painter.drawRect(whole)

    def _paint_grid(self, painter: QPainter, exposed: QRectF, scale: float) -> None:
        if exposed.isEmpty():
            return
        pen = QPen(self.theme.colour("lattice", 0.35), 1.0 / scale)
        painter.setPen(pen)
        for number in range(int(exposed.left() / GRID), int(exposed.right() / GRID) + 1):
            x = number * GRID
            painter.drawLine(QLineF(x, exposed.top(), x, exposed.bottom()))
        for number in range(int(exposed.top() / GRID), int(exposed.bottom() / GRID) + 1):
            y = number * GRID
            painter.drawLine(QLineF(exposed.left(), y, exposed.right(), y))

    # Items.

    def show_all(self) -> None:
        """Show every place as it is now."""
        document = self.document
        self._order = document.order
        self._show_spaces({*document.spaces, *self._spaces})
        self._show_links({*document.links, *self._links})
        self._show_areas({*document.areas, *self._areas})
        self._show_names(self._areas)

    def _items(self) -> Iterable[QGraphicsItem]:
        for items in (*self._spaces.values(), *self._links.values(), *self._areas.values()):
            yield from items

    def _edited(self, keys: frozenset[Key]) -> None:
        document = self.document
        touched: dict[str, set[str | int]] = {SPACE: set(), LINK: set(), AREA: set()}
        moved: set[str] = set()
        for key in keys:
            if key[0] in touched:
                touched[str(key[0])].add(key[1])
            if key[0] == SPACE and key[2] == "at":
                moved.add(str(key[1]))
        spaces = {str(key) for key in touched[SPACE]}
        if document.order != self._order:
            spaces |= _renumbered(self._order, document.order)
            self._order = document.order
        links = {int(key) for key in touched[LINK]}
        links |= {link for key in moved for link in document.links_at(key)}
        areas = {str(key) for key in touched[AREA]}
        areas |= {
            one.key
            for one in document.areas.values()
            if moved and not one.outline and not moved.isdisjoint(one.spaces)
        }
        self._show_spaces(spaces)
        self._show_links(links)
        self._show_areas(areas)
        self._show_names(self._areas.keys() if spaces or links else areas)
        if ("size",) in keys:
            self.repaint_sea()
        self._show_selection()

    def _show_spaces(self, keys: Iterable[str]) -> None:
        numbers = {key: number for number, key in enumerate(self._order)}
        for key in keys:
            space, items = self.document.spaces.get(key), self._spaces.get(key)
            if space is None:
                self._drop(self._spaces.pop(key, ()))
                continue
            if items is None:
                made = (SpaceItem(self.look), LabelItem(self.look), LabelItem(self.look))
                items = self._spaces[key] = self._added(made)
            items[0].show_space(space, numbers[key])
            items[1].show_label(*name_of_space(self.look, space))
            items[2].show_label(*number_of_space(self.look, space, numbers[key]))

    def _show_links(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            link, items = self.document.links.get(number), self._links.get(number)
            path = self.document.path_of(link) if link is not None else ()
            if link is None or not path:
                self._drop(self._links.pop(number, ()))
                continue
            if items is None:
                items = self._links[number] = self._added(
                    (LinkItem(self.look), LabelItem(self.look))
                )
            items[0].show_link(link, path)
            items[1].show_label(*label_of(self.look, link, halfway(path)))

    def _show_areas(self, keys: Iterable[str]) -> None:
        for key in keys:
            area, items = self.document.areas.get(key), self._areas.get(key)
            if area is None:
                self._drop(self._areas.pop(key, ()))
                continue
            if items is None:
                items = self._areas[key] = self._added((AreaItem(self.look), LabelItem(self.look)))
            items[0].show_area(area)

    def _show_names(self, keys: Iterable[str]) -> None:
        """The names of areas, which keep clear of spaces and labels."""
        shown = [key for key in keys if key in self._areas]
        others = taken(self.document) if shown else ()
        for key in shown:
            area = self.document.areas[key]
            at = self._names_at[key] = name_place(self.document, area, others)
            self._areas[key][1].show_label(*name_of_area(self.look, area, at))

    def _added(self, items: Items) -> Items:
        for item in items:
            self.addItem(item)
        return items

    def _drop(self, items: Iterable[QGraphicsItem]) -> None:
        for item in items:
            self.removeItem(item)

    # Marks.

    def show_problems(self, severities: Mapping[Place, str]) -> None:
        """Mark places with "fault" or "warning"."""
        self.problems.show_at(
            {place: middle_of(self.document, place) for place in severities}, severities
        )

    def _show_selection(self) -> None:
        chosen = self.editing.selection
        self._chosen.set_marks(marked(self.document, chosen, self._names_at))
        one = next(iter(chosen)) if len(chosen) == 1 else None
        self.handles.show_of(self.document, one if self.editing.tool == "select" else None)

    def _start_flash(self, places: tuple[Place, ...]) -> None:
        self._flash.set_marks(marked(self.document, places, self._names_at, 0.05))
        self._flash_end.start()


def _renumbered(before: Sequence[str], after: Sequence[str]) -> set[str]:
    """Spaces whose number is another one."""
    was = {key: number for number, key in enumerate(before)}
    return {key for number, key in enumerate(after) if was.get(key) != number}
