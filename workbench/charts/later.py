"""A chart that is made when it first has something to show: pyqtgraph is slow to import."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.garbage import pass_by
from engine.picture import SeatStyle
from engine.statistics.tally import Tally
from workbench.jobs.job import Running
from workbench.jobs.slot import JobSlot
from workbench.look.theme import LIGHT, Theme

if TYPE_CHECKING:
    from workbench.charts.ridges import RidgesChart


@dataclass(frozen=True)
class _ImportRequest:
    """The module of a chart with all that it needs."""

    module: str

    def carry_out(self, _running: Running) -> None:
        """Import it."""
        import_module(self.module)
        pass_by("charts")


class LaterRidges(QWidget):
    """Scores by seat, as `RidgesChart` draws them, as soon as its module is there.

    Attributes:
        chart: None until there was something to show.

    Signals:
        picked: As of a ChartView.
    """

    picked = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart: RidgesChart | None = None
        self._shown: tuple[Tally, tuple[SeatStyle, ...], tuple[int, int] | None] | None = None
        self._theme: Theme = LIGHT
        self._module = JobSlot(self)
        self._module.done.connect(self._make)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def prepare(self) -> None:
        """Begin to make the chart: there will soon be something to show."""
        if self.chart is None and not self._module.running:
            self._module.start(_ImportRequest("workbench.charts.ridges"))

    def show_tally(
        self,
        tally: Tally,
        styles: tuple[SeatStyle, ...],
        source: tuple[int, int] | None = None,
    ) -> None:
        """Draw what was counted.

        Args:
            source: Run and arm that hold the games; None while they are not stored.
        """
        self._shown = (tally, styles, source)
        if self.chart is None:
            self.prepare()
        else:
            self.chart.show_tally(tally, styles, source)

    def _make(self) -> None:
        """Make the chart; it is filled in a round of its own, so that the window stays awake."""
        from workbench.charts.ridges import RidgesChart

        self.chart = RidgesChart()
        self.chart.set_theme(self._theme)
        self.chart.picked.connect(self.picked)
        self._column.addWidget(self.chart)
        QTimer.singleShot(0, self, self._fill)

    def _fill(self) -> None:
        if self._shown is not None:
            self.show_tally(*self._shown)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        if self.chart is not None:
            self.chart.set_theme(theme)
