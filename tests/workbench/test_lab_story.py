"""From an edited rule to an answer that can be trusted, by clicks alone, in the real window."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.workbench.answers import answering, file_dialog
from tests.workbench.played import HastyEngine
from workbench.dialogs.new_project import NewProjectDialog
from workbench.jobs import queue

VARIANT, PLANTED, START = "classic-2", 3, 10
QUICK = {  # forms as somebody has left them, since uniform bots are quick
    "balance": {"bots": "uniform", "games": 1000, "band": 4.0},
    "fair": {"bots": "uniform", "games": 8000, "band": 4.0, "witness": "none"},
}
PATIENCE = 240_000  # milliseconds for an answer, on a machine that does other things too


@pytest.fixture
def window(open_window, qtbot, tmp_path, monkeypatch):
    """With a project made of the shipped variant."""
    monkeypatch.chdir(tmp_path)
    window = open_window(HastyEngine())

    def fill(dialog):
        dialog.title.setText("My game")
        dialog.folder.setText(str(tmp_path / "my-game"))
        names = [str(dialog.variants.itemData(row)) for row in range(dialog.variants.count())]
        dialog.variants.setCurrentIndex([name.rpartition("/")[2] for name in names].index(VARIANT))
        dialog.accept()

    with answering((NewProjectDialog, fill)):
        window.acts["new_project"].trigger()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def click(qtbot, button):
    """Once, with the mouse, on what can be seen."""
    qtbot.waitUntil(lambda: button.isVisible() and button.isEnabled())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.slow
def test_a_changed_starting_score_is_found_mended_confirmed_and_reported(window, qtbot, tmp_path):
    """Points too many for the first seat are taken back; what was proposed is fair; a report says so."""
    desk = window.design.desk
    editor = desk.form.rows["start_score"].editor
    desk.form.go_to("start_score")
    editor.each.setChecked(True)
    first = editor.numbers[0]
    first.setFocus()
    for _ in range(PLANTED):
        QTest.keyClick(first, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: not desk.standing.busy)
    changed = desk.document.variant().parameters["start_score"]
    window.acts["simulate_this"].trigger()  # Shift+F5
    lab = window.lab
    qtbot.waitUntil(lambda: lab.isVisible() and lab.desk is not None)
    memory = tmp_path / "questions.json"
    memory.write_text(json.dumps(QUICK), "utf-8")
    lab.desk.ask.use_memory(memory)  # forms as somebody has left them

    clicks = [lab.bar.buttons["balance"], lab.desk.ask.ask_button]
    for button in clicks:
        click(qtbot, button)
    asked = lab.jobs.jobs[-1]
    qtbot.waitUntil(lambda: asked.state in {queue.DONE, queue.FAILED}, timeout=PATIENCE)
    assert asked.state == queue.DONE, asked.problem
    assert asked.asked.scenario.parameters["start_score"] == tuple(changed)
    assert "1 change" in asked.asked.title or "unsaved" in asked.asked.title

    steps = lab.desk.ask.view.steps
    clicks.append(next(button for button in steps if button.text().startswith("Take over")))
    click(qtbot, clicks[-1])
    qtbot.waitUntil(lambda: lab.jobs.jobs[-1] is not asked)
    confirmed = lab.jobs.jobs[-1]
    qtbot.waitUntil(lambda: confirmed.state in {queue.DONE, queue.FAILED}, timeout=PATIENCE)
    assert confirmed.state == queue.DONE, confirmed.problem
    assert confirmed.asked.question == "fair"
    assert confirmed.asked.scenario.parameters["start_score"] in {(13, 12), (13, 13)}
    assert confirmed.answer.page.verdicts[0].kind == "good"
    assert asked.answer.page.verdicts[1].kind == "bad"  # today's scores

    report = tmp_path / "report.html"
    clicks.append(lab.desk.ask.view.report)
    with answering(file_dialog(report)):
        click(qtbot, clicks[-1])
    written = report.read_text("utf-8")
    assert all(verdict.text in written for verdict in confirmed.answer.page.verdicts)
    assert len(clicks) <= 5
