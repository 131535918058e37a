"""Tools for what stands between spaces: attributes of edges and corners."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QObject

from engine.boards.attributes import AttributeValue, Site, canonical, carried
from engine.boards.lattice import transformed_corner, transformed_edge
from engine.game import Attribute
from engine.play.wording import labelled
from workbench.desks.board.canvas import Canvas
from workbench.desks.board.tools.tool import Tool, Touch
from workbench.documents.board_document import attribute_key
from workbench.documents.document import new_gesture
from workbench.scene.hex_sites import nearest_site


class SiteTool(Tool):
    """Draws one attribute: a press sets it or takes the next value, the right button clears it."""

    where: ClassVar[str] = ""
    paints: ClassVar[bool] = True

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self._gesture = 0
        self._value: AttributeValue | None = None
        self._before: dict[tuple[str | int, ...], object] = {}

    @property
    def attribute(self) -> Attribute | None:
        """The attribute in hand; None if the game declares none for these places."""
        known = [one for one in self.document.schema.attributes if one.on == self.where]
        wanted = [one for one in known if one.key == self.editing.attribute]
        return next(iter(wanted or known), None)

    def site_at(self, touch: Touch) -> Site | None:
        """The place under a touch; None where nothing on the board carries it."""
        attribute = self.attribute
        if attribute is None:
            return None
        orientation = self.document.orientation
        site = nearest_site(touch.point, self.where, attribute.key, orientation)
        return site if carried(site, self.document.spaces, orientation) else None

    def hover(self, touch: Touch | None) -> None:
        """Mark the place under the mouse and say what it carries."""
        site = self.site_at(touch) if touch is not None else None
        self.canvas.show_site(site)
        if site is not None:
            value = self.document.attributes.get(site)
            carries = self.tr("none") if value is None else str(value)
            self.editing.said.emit(labelled(site[3], carries))

    def press(self, touch: Touch) -> None:
        """Set the value that all places of this drag get."""
        super().press(touch)
        attribute = self.attribute
        if attribute is None:
            self.editing.failed.emit(self.tr("This game declares no attributes here."))
            return
        site = self.site_at(touch)
        now = self.document.attributes.get(site) if site is not None else None
        self._value = None if touch.erase else next_value(attribute, now)
        self._gesture = new_gesture()
        self._before = {}
        self.document.fence(True)
        self.drag(touch)

    def drag(self, touch: Touch) -> None:
        """Give the place under the mouse the value."""
        site = self.site_at(touch)
        if site is None or not self._gesture:
            return
        after = {attribute_key(one): self._value for one in self._alike(site)}
        self._before = {key: self.document.fields.get(key) for key in after} | self._before
        self.document.do(self._text(site[3]), after, self._gesture)
        self.canvas.show_site(site)

    def release(self, touch: Touch) -> None:
        """The drag is done."""
        super().release(touch)
        if self._gesture:
            self.document.fence(False)
        self._gesture = 0

    def cancel(self) -> None:
        """Take the drag back."""
        super().cancel()
        if self._gesture:
            self.document.do("", self._before, self._gesture)
            self.document.fence(False)
        self._gesture = 0

    def put_away(self) -> None:
        """Another tool is taken in hand."""
        super().put_away()
        self.canvas.show_site(None)

    def _text(self, key: str) -> str:
        if self._value is None:
            return self.tr("Clear {}").format(key)
        return self.tr("Set {} to {}").format(key, self._value)

    def _alike(self, site: Site) -> list[Site]:
        """The place with its images under the symmetry lock, as far as the board has them."""
        symmetry, orientation = self.editing.symmetry, self.document.orientation
        turned = transformed_edge if self.where == "edge" else transformed_corner
        _, axial, part, key = site
        found = {
            canonical(
                (self.where, symmetry.image(axial, one), turned(part, one, orientation), key),
                orientation,
            )
            for one in symmetry.operations
        }
        return [one for one in found if carried(one, self.document.spaces, orientation)]


class EdgeTool(SiteTool):
    """Attributes of edges."""

    key: ClassVar[str] = "edges"
    where: ClassVar[str] = "edge"


class CornerTool(SiteTool):
    """Attributes of corners, where up to three spaces meet."""

    key: ClassVar[str] = "corners"
    where: ClassVar[str] = "vertex"


def next_value(attribute: Attribute, now: AttributeValue | None) -> AttributeValue | None:
    """The value after `now`: on and off, the next choice, the next number; None for nothing."""
    if attribute.kind == "flag":
        return None if now else True
    if attribute.kind == "choice":
        order: list[AttributeValue | None] = [None, *attribute.choices]
        return order[(order.index(now) + 1) % len(order)] if now in order else order[1]
    if attribute.kind == "integer":
        if now is None:
            return max(attribute.low, min(attribute.high, 1))
        return int(now) + 1 if int(now) < attribute.high else None
    return None if now else attribute.key
