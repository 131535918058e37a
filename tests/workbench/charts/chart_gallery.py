"""Pictures of every kind of chart: `python -m tests.workbench.charts.chart_gallery THEME SIZE WIDTH FOLDER [large]`."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication, QScrollArea

from tests.workbench.charts.samples import (
    LARGE,
    SAMPLES,
    STYLES,
    intervals,
    lines,
    ridges,
    scores,
)
from workbench.charts.card import ChartCard
from workbench.charts.grid import ChartGrid
from workbench.charts.overlay import overlaid
from workbench.look.theme import Theme, apply_text_size, apply_theme

SCOPE = "Classic · Greedy on all seats · 2,000 games · seed 1"


def cards(charts, theme: Theme):
    """A card for each chart."""
    found = []
    for chart in charts:
        card = ChartCard(STYLES, "Seats (`seats`)")
        card.set_theme(theme)
        card.show_chart(chart, SCOPE)
        found.append(card)
    return found


def main(choice: str, size: int, width: int, folder: str, *, large: bool) -> None:
    app = QApplication(["gallery"])
    app.setStyle("Fusion")
    apply_text_size(app, size)
    theme = apply_theme(app, choice)
    more = [scores()] + [
        overlaid(first, second, ("run 2", "run 3"))
        for first, second in (
            (intervals(), intervals(1.5)),
            (lines(2), lines(2, seed=9)),
            (ridges(3), ridges(3, shift=4)),
        )
    ]
    grid = ChartGrid()
    found = cards(LARGE if large else (*SAMPLES, *more), theme)
    grid.set_cards(found)
    area = QScrollArea(widgetResizable=True)
    area.setWidget(grid)
    area.resize(width, 1000)
    area.show()

    def rest(seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            app.processEvents()

    rest(0.5)
    found[0].view.setFocus()
    for number, card in enumerate(found):
        area.ensureWidgetVisible(card, 0, 0)
        rest(0.1)
        if number % 2 == 0:
            view = card.view
            view.point_at((min(1, len(view.plot.item.points) - 1), 0))
        rest(0.05)
    area.resize(width, grid.height() + 4)
    rest(0.4)
    grid.grab().save(
        str(Path(folder) / f"charts-{choice}-{size}-{width}{'-large' if large else ''}.png")
    )
    print(grid.size())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], large="large" in sys.argv)
