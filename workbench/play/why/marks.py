"""Marks on the spaces that stand in the way of a move: a dashed ring and a hatch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.picture import Address
from engine.play.blocking import obstacles
from engine.play.match import Match
from workbench.look.marks import hatch_path
from workbench.look.theme import LIGHT, Theme
from workbench.scene.board_scene import BoardScene
from workbench.scene.clicks import touched
from workbench.scene.vacating import leave_place

_ABOVE: Final = 999_990.0  # over all pieces, below the ring of the mouse
_RING: Final = 0.09  # board units
_HATCH: Final = 0.17


class BlockMarks(QGraphicsItem):
    """Outlines places of a board scene; takes no clicks.

    Args:
        barred: Spaces are in the way (dashes and a hatch), or else merely meant (a plain ring).
    """

    def __init__(self, scene: BoardScene, *, barred: bool = True) -> None:
        super().__init__()
        self._barred = barred
        self._board = scene
        self._theme = LIGHT
        self.places: tuple[Address, ...] = ()
        self._path = QPainterPath()
        self.setZValue(_ABOVE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)
        scene.ground_changed.connect(self.clear)

    def show_places(self, places: Iterable[Address]) -> None:
        """Mark these places and no others; those that the table does not have are left out."""
        outlines = {place: self._board.outline(place) for place in places}
        leave_place(self)
        self.prepareGeometryChange()
        self.places = tuple(place for place, path in outlines.items() if not path.isEmpty())
        self._path = QPainterPath()
        for place in self.places:
            self._path.addPath(outlines[place])
        self.update()

    def clear(self) -> None:
        """Take all marks away."""
        self.show_places(())

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        """The marked spaces with their rings."""
        if not self.places:
            return QRectF()
        return self._path.boundingRect().adjusted(-_RING, -_RING, _RING, _RING)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """A pale ring, dashes on it, and lines across each space."""
        del option, widget
        if not self.places:
            return
        join = Qt.PenJoinStyle.MiterJoin
        halo = QPen(self._theme.colour("selection_halo"), _RING * 1.7, j=join)
        if not self._barred:
            painter.strokePath(self._path, halo)
            painter.strokePath(self._path, QPen(self._theme.colour("selection"), _RING, j=join))
            return
        painter.save()
        painter.setClipPath(self._path, Qt.ClipOperation.IntersectClip)
        lines = hatch_path("cross", self._path.boundingRect(), _HATCH)
        painter.strokePath(lines, QPen(self._theme.colour("problem", 0.55), 0.025))
        painter.restore()
        painter.strokePath(self._path, halo)
        pen = QPen(self._theme.colour("problem"), _RING, j=join)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.6, 1.2])
        painter.strokePath(self._path, pen)


def in_the_way(match: Match, code: int) -> tuple[Address, ...]:
    """Spaces that stand in the way of a move, else the places that its own clicks touch."""
    scenario, state = match.scenario, match.state
    found = obstacles(scenario, state, code)
    if found:
        return tuple(("space", space) for space in found)
    return touched(scenario.game.gesture(scenario.record, state, code))
