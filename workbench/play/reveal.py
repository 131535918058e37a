"""The question before all is shown to a person from whom something is hidden."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.picture import ALL
from workbench.play.table_banner import TableBanner
from workbench.table.game_table import GameTable


class Reveal(QObject):
    """Stands before every door behind which hidden things are in sight.

    Signals:
        asked: The person has not answered yet.
    """

    asked = Signal()

    def __init__(
        self, table: GameTable, banner: TableBanner, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._banner = banner

    @property
    def needed(self) -> bool:
        """Whether anything on the table is hidden from who looks at it."""
        match, viewer = self._table.match, self._table.viewer
        return match is not None and viewer != ALL and match.picture(viewer) != match.picture(ALL)

    def first(self, then: Callable[[], object]) -> None:
        """Do something that shows all, after a question where it is one."""
        if not self.needed:
            then()
            return
        said = self.tr("This shows what is hidden from you in this game.")
        self._banner.ask(said, self.tr("Show it"), then)
        self.asked.emit()
