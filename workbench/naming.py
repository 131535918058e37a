"""Table and lab say what they hold, and lead to what was changed in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from workbench.window import MainWindow

_REST: Final = 100  # milliseconds without another change, since naming reads some files


class Naming(QObject):
    """Names what the table and the lab of a window hold.

    Attributes:
        in_lab: The scenario in the lab; None for none.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.in_lab: Any = None
        self._timer = QTimer(self)
        self._timer.setInterval(_REST)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.name_all)

    def soon(self) -> None:
        """Another scenario is held, or files have changed."""
        self._timer.start()

    def name_all(self) -> None:
        """Say what was changed in what is held, and whether it is saved."""
        window = self._window
        if window.play.scenario is not None:
            held = window.engine.holding_of(window.play.scenario)
            window.play.show_holding(held.short, held.whole)
        if self.in_lab is not None:
            held = window.engine.holding_of(self.in_lab)
            window.lab.show_holding(held.short, held.whole)

    def show_change_on_table(self) -> None:
        """Open what was changed in the scenario on the table."""
        self._show_change(self._window.play.scenario)

    def show_change_in_lab(self) -> None:
        """Open what was changed in the scenario in the lab."""
        self._show_change(self.in_lab)

    def _show_change(self, scenario: Any) -> None:
        """Open what was changed in a scenario, where it can be changed again."""
        if scenario is None:
            return
        window = self._window
        first = window.engine.holding_of(scenario).first
        window.use_mode("design")
        window.filing.open_mentioned("variant", window.engine.key_of(scenario))
        desk = window.design.desk
        if desk is not None and first:
            desk.show_name(first[-1])
