"""Quick runs of the board editor's benchmark; each asserts what happened, never how long it took."""

import pytest

from tests.bench import desk

# The offscreen platform says this whenever a window's smallest size changes.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")


@pytest.fixture
def bench(qapp, monkeypatch):
    monkeypatch.setattr(desk, "COLUMNS", 12)
    monkeypatch.setattr(desk, "ROWS", 40)
    monkeypatch.setattr(desk, "STROKE", 30)
    found = desk.Bench()
    yield found
    found.close()


def test_a_stroke_is_drawn_hex_by_hex_and_is_one_step(bench):
    """The measured stroke paints and draws every hex of its path, and one undo takes all of it back."""
    before = dict(bench.document.spaces)
    bench.desk.editing.use_stamp(bench.document.schema.kinds[1].key)
    drawn = []
    ground = bench.desk.canvas.ground
    whole = ground.paint

    def paint(painter, rects):
        drawn.append(rects)
        whole(painter, rects)

    ground.paint = paint
    frames = list(bench.stroke())
    assert len(drawn) >= desk.STROKE // 2
    assert len(frames) == desk.STROKE + 1
    assert bench.document.history.position == 1
    changed = sum(before[axial] != kind for axial, kind in bench.document.spaces.items())
    assert desk.STROKE // 2 < changed <= desk.STROKE
    bench.document.undo()
    assert dict(bench.document.spaces) == before


def test_every_row_of_the_table_has_a_figure(bench):
    """The rows on the whole board have a name and a time above 0."""
    rows = desk.whole_board(bench)
    assert len(rows) == 9
    assert all(row.value > 0 for row in rows)
