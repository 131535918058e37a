"""A quick run of the map editor's benchmark; it asserts what happened, never how long it took."""

import pytest

from tests.bench import maps
from tests.support.tiny_games import all_registered

# The offscreen platform says this whenever a window's smallest size changes.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")


def test_every_act_is_done_and_has_a_figure(qapp):
    """A space is moved, others are drawn, all are nudged; undo leads back."""
    with all_registered():
        bench = maps.Bench()
        before = dict(bench.desk.document.fields)
        rows = bench.rows()
        document = bench.desk.document
        assert len(document.spaces) == 200 + maps.TIMES
        assert document.spaces["s0"].at != tuple(before["space", "s0", "at"])
        assert all(row.value > 0 for row in rows)
        document.go_to(0)
        assert dict(document.fields) == before
        bench.close()
