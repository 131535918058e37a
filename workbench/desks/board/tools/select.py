"""Tools that choose spaces: rectangle, lasso, wand and same kind; a drag moves the chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from engine.boards import lattice
from engine.boards.lattice import Hex
from engine.boards.regions import Region, connected
from workbench.desks.board.canvas import Canvas
from workbench.desks.board.tools.changes import moved, taken
from workbench.desks.board.tools.tool import Tool, Touch
from workbench.language.counts import counted


class ChoosingTool(Tool):
    """What all selecting tools share.

    Shift adds to the selection, Ctrl takes from it. A drag that begins on the selection
    moves it.
    """

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self._lifted: tuple[Region, Hex] | None = None
        self._from: Hex = (0, 0)

    def press(self, touch: Touch) -> None:
        """Begin to move the selection, or to select."""
        super().press(touch)
        chosen = self.editing.selection
        if touch.hex in chosen and not touch.shift and not touch.control:
            self._lifted = taken(self.document, chosen)
            self._from = touch.hex
        else:
            self.begin(touch)

    def drag(self, touch: Touch) -> None:
        """Show where the selection would go."""
        if self._lifted is None:
            self.extend(touch)
            return
        region, middle = self._lifted
        if touch.hex != self._from or self.canvas.ghost:
            self.canvas.show_ghost(dict(region.moved(self._target(middle, touch)).spaces))

    def release(self, touch: Touch) -> None:
        """Move the selection here, or end selecting."""
        super().release(touch)
        if self._lifted is None:
            self.end(touch)
            return
        region, middle = self._lifted
        self._lifted = None
        self.canvas.show_ghost({})
        if touch.hex == self._from:
            self.begin(touch)  # a click on the selection is a click
            self.end(touch)
            return
        target = self._target(middle, touch)
        text = counted(self.tr("Move {count:hex|hexes}"), count=len(region))
        self.document.do(text, moved(self.document, self.editing.selection, region, target))
        self.editing.select(region.moved(target).spaces)

    def cancel(self) -> None:
        """Neither move nor select."""
        super().cancel()
        self._lifted = None

    def begin(self, touch: Touch) -> None:
        """Selecting begins here."""

    def extend(self, touch: Touch) -> None:
        """Selecting goes on to here."""

    def end(self, touch: Touch) -> None:
        """Selecting ends here."""

    def choose(self, hexes: Iterable[Hex], touch: Touch) -> None:
        """Select hexes, add them or take them away, as the keys say."""
        now = self.editing.selection
        found = frozenset(hexes)
        if touch.shift:
            found |= now
        elif touch.control:
            found = now - found
        self.editing.select(found)
        count = len(self.editing.selection)
        self.editing.said.emit(counted(self.tr("{count:space|spaces} selected"), count=count))

    def _target(self, middle: Hex, touch: Touch) -> Hex:
        return (
            middle[0] + touch.hex[0] - self._from[0],
            middle[1] + touch.hex[1] - self._from[1],
        )


class BandTool(ChoosingTool):
    """Selects what lies in a band that is drawn."""

    steps: ClassVar[int] = 2

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self._points: list[QPointF] = []

    def corners(self) -> list[QPointF]:
        """Corners of the band as drawn so far."""
        return self._points

    def band(self) -> QPainterPath:
        """The area inside the band."""
        path = QPainterPath()
        path.addPolygon(QPolygonF(self.corners()))
        path.closeSubpath()
        path.setFillRule(Qt.FillRule.WindingFill)
        return path

    def begin(self, touch: Touch) -> None:
        """Begin the band."""
        self._points = [touch.point]

    def extend(self, touch: Touch) -> None:
        """Draw the band on."""
        if self._points:
            self._points.append(touch.point)
            self.canvas.show_band(self.corners())

    def end(self, touch: Touch) -> None:
        """Select all spaces whose middle lies in the band; a click selects its hex."""
        band = self.band()
        orientation = self.document.orientation
        box = band.boundingRect()
        found = {
            axial
            for axial in self.document.spaces
            if _meets(band, box, QPointF(*lattice.centre(axial, orientation)))
        }
        ends = {touch.hex, self.canvas.hex_at(self._points[0])} if self._points else {touch.hex}
        if len(ends) == 1 and not found:
            found = ends
        self.canvas.show_band(())
        self._points = []
        self.choose(found, touch)

    def cancel(self) -> None:
        """Select nothing else."""
        super().cancel()
        self._points = []


class SelectTool(BandTool):
    """A rectangle."""

    key: ClassVar[str] = "select"

    def corners(self) -> list[QPointF]:
        """The rectangle between the first point and the last."""
        if not self._points:
            return []
        box = QRectF(self._points[0], self._points[-1]).normalized()
        return [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]


class LassoTool(BandTool):
    """A line drawn by hand."""

    key: ClassVar[str] = "lasso"


class WandTool(ChoosingTool):
    """All that is connected and of one kind."""

    key: ClassVar[str] = "wand"

    def begin(self, touch: Touch) -> None:
        """Select from this hex."""
        found: set[Hex] | None = None
        if touch.hex in self.document.spaces:
            found = connected(self.document.spaces, touch.hex, self.document.orientation)
        self.choose(found or (), touch)


class SameTool(ChoosingTool):
    """All of one kind, wherever they are."""

    key: ClassVar[str] = "same"

    def begin(self, touch: Touch) -> None:
        """Select all of the kind of this hex."""
        spaces = self.document.spaces
        kind = spaces.get(touch.hex)
        self.choose([axial for axial in spaces if spaces[axial] == kind], touch)


def _meets(band: QPainterPath, box: QRectF, point: QPointF) -> bool:
    slack = 1e-6  # a band drawn from middle to middle holds both
    if not box.adjusted(-slack, -slack, slack, slack).contains(point):
        return False
    return band.contains(point) or band.intersects(
        QRectF(point.x() - slack, point.y() - slack, 2 * slack, 2 * slack)
    )
