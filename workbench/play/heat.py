"""Heat over the board on the table: what other games by bots came to there, for everybody to see.

Figures are sums over the games of a stored run of the very same board; nothing of the game that
is played goes into them, so no seat learns what it must not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.look.theme import Theme
from workbench.panels.board import BoardPanel
from workbench.panels.heat import HeatBoard, HeatPanel
from workbench.scene.heat import BoardHeat, HeatCell
from workbench.table.game_table import GameTable


class TableHeat(QObject):
    """The panel of a table, and the heat on its board.

    Attributes:
        panel: What is chosen.
        layer: What is drawn.

    Signals:
        enabled_changed: `checked` may give other answers now.
    """

    enabled_changed = Signal()

    def __init__(self, table: GameTable, board: BoardPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._scenario: Any = None
        self.panel = HeatPanel(edited=False)
        self.layer = BoardHeat(board.scene)
        self.panel.shown.connect(self._show)
        self.panel.switched.connect(self._follow)
        self.panel.switched.connect(self.enabled_changed)
        table.position_changed.connect(self._follow)

    def slots(self) -> Mapping[str, Callable[[], object]]:
        """What is done for each key of the table of actions."""
        return {"play_heat": self.panel.toggle}

    def checked(self) -> Mapping[str, bool]:
        """Which actions show a tick now."""
        return {"play_heat": self.panel.on}

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.panel.set_theme(theme)
        self.layer.set_theme(theme)

    def stop(self) -> None:
        """Give up what is at work."""
        self.panel.stop_all()

    def _follow(self) -> None:
        """Another scenario may be on the table; nothing is asked while heat is off."""
        match = self._table.match
        scenario = match.scenario if match is not None else None
        if not self.panel.on or scenario is self._scenario:
            return
        self._scenario = scenario
        board = scenario.board if scenario is not None else None
        found = None
        if scenario is not None and board is not None:
            found = HeatBoard.of(scenario.game.name, board.digest, scenario.map.keys)
        self.panel.set_board(found)
        self.panel.refresh()

    def _show(self, cells: Mapping[str, HeatCell] | None) -> None:
        if cells is None or self._scenario is None:
            self.layer.show(None)
            return
        known = self._scenario.map
        sites = enumerate(known.keys)
        self.layer.show({known.address(at): cells[key] for at, key in sites if key in cells})
