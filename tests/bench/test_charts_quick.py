"""Quick runs of the charts' benchmark; each asserts what happened, never how long it took."""

import pytest

from tests.bench import charts
from tests.workbench.charts.samples import LARGE, named

# The offscreen platform says this whenever a window's smallest size changes.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")


@pytest.mark.parametrize("chart", LARGE, ids=named)
def test_a_repaint_shows_other_figures_with_the_same_item(qapp, chart):
    """The measured repaints are painted, and what its mark says is there."""
    bench = charts.Bench(chart)
    item, painted = bench.view.plot.item, []
    paint = item.draw
    item.draw = lambda *given: (painted.append(1), paint(*given))
    times = bench.repaints(5)
    assert len(times) == 5
    assert bench.view.plot.item is item
    assert len(painted) >= 5
    assert bench.view.said
    bench.close()
