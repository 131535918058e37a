"""A quick run of the lab's benchmark; it asserts what happened, never how long it took."""

import pytest

from tests.bench import lab

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")


@pytest.fixture
def bench(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(lab, "BOT", "uniform")
    found = lab.Bench(tmp_path)
    yield found
    found.close()


def test_a_question_and_a_stored_run_come_into_sight(bench):
    """All games are played, by the window and without one; the stored run is shown whole."""
    asked = bench.asked(2, 0.1, 300)
    found = bench.answer(asked)
    assert found.games == 300
    assert len(found.gaps) == len(found.turns) > 10
    assert bench.window.lab.desk.ask.view.answer is not None
    assert bench.bare(asked) > 0
    assert bench.open_stored(2000) > 0
