"""A chart that is made when it first has something to show: pyqtgraph is slow to import."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.picture import SeatStyle
from workbench.charts.tally import Tally
from workbench.theme import LIGHT, Theme

if TYPE_CHECKING:
    from workbench.charts.ridges import RidgesChart


class LaterRidges(QWidget):
    """Scores by seat, as `RidgesChart` draws them.

    Attributes:
        chart: None until there was something to show.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart: RidgesChart | None = None
        self._theme: Theme = LIGHT
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_tally(self, tally: Tally, styles: tuple[SeatStyle, ...]) -> None:
        """Draw what was counted."""
        if self.chart is None:
            from workbench.charts.ridges import RidgesChart

            self.chart = RidgesChart()
            self.chart.set_theme(self._theme)
            self._column.addWidget(self.chart)
        self.chart.show_tally(tally, styles)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        if self.chart is not None:
            self.chart.set_theme(theme)
