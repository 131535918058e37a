"""Heat over the board on the desk: sites are found by what files call them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPainterPath

from engine.boards.lattice import Hex
from workbench.desks.board.canvas import Canvas
from workbench.desks.board.panels.hexes import hexagon
from workbench.look.theme import Theme
from workbench.panels.heat import HeatBoard, HeatPanel
from workbench.scene.heat import HeatCell, HeatLayer, HeatSpot

_VEIL = 0.75  # opacity: what stands on the ground is to be seen through it
_BELOW = -1.0  # all that marks hexes while they are edited
_REST = 300  # milliseconds after an edit until heat follows it


class DeskHeat(QObject):
    """The panel of a desk, and the heat on its canvas.

    Attributes:
        panel: What is chosen.
        layer: What is drawn; None while it is off.
    """

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._cells: Mapping[str, HeatCell] = {}
        self.panel = HeatPanel(edited=True)
        self.layer: HeatLayer | None = None
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        self._rest.timeout.connect(self._follow)
        self.panel.shown.connect(self._show)
        self.panel.switched.connect(self._follow)
        canvas.document.edited.connect(self._edited)

    def note_of(self, axial: Hex) -> str:
        """What the tooltip of a hex says besides; "" while heat is off."""
        if self.layer is None:
            return ""
        cell = self._cells.get(self._canvas.document.name_of(axial))
        return cell.tip if cell is not None else ""

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.panel.set_theme(theme)
        if self.layer is not None:
            self.layer.set_theme(theme)

    def _edited(self) -> None:
        if self.panel.on:
            self._rest.start()

    def _follow(self) -> None:
        """The board as it is now is the one that heat is shown on."""
        document = self._canvas.document
        if self.panel.on:
            board = document.board()
            keys = [document.name_of(axial) for axial in document.spaces]
            self.panel.set_board(HeatBoard.of(document.game, board.digest, keys))
            self.panel.refresh()

    def _show(self, cells: Mapping[str, HeatCell] | None) -> None:
        if self.layer is not None:
            self.layer.leave()
            self.layer = None
        self._cells = cells or {}
        if cells is None:
            return
        document, spots = self._canvas.document, []
        for axial in document.spaces:
            cell = cells.get(document.name_of(axial))
            if cell is not None:
                path = QPainterPath()
                path.addPolygon(hexagon(axial, document.orientation))
                path.closeSubpath()
                spots.append(HeatSpot(cell, path))
        self.layer = HeatLayer(spots, self._canvas.theme, _BELOW, _BELOW / 2)
        self.layer.setOpacity(_VEIL)
        self.layer.lie_on(self._canvas)
