"""Errors of the program itself: reports, one dialog at a time, and what is left of a crash."""

import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import Qt, QtMsgType
from PySide6.QtWidgets import QApplication, QLabel

from engine.errors import Fault
from workbench import crash
from workbench.crash import Crashes, last_hard_crash
from workbench.dialogs.crash import CrashDialog


@pytest.fixture
def crashes(qapp, tmp_path):
    """Reports without taking over the hooks, which belong to the test's own program."""
    wanted = []
    found = Crashes(tmp_path, lambda: wanted.append("restart"))
    found.wanted = wanted
    found.folder.mkdir()
    yield found
    if found.dialog is not None:
        found.dialog.close()
    found.deleteLater()


def break_down():
    raise RuntimeError("out of order")


def fail(crashes, broken=break_down):
    try:
        broken()
    except Exception as error:  # noqa: BLE001
        crashes.report(type(error), error, error.__traceback__)


def dialog_of(crashes, qtbot):
    qtbot.waitUntil(lambda: crashes.dialog is not None)
    return crashes.dialog


def test_an_error_is_written_down_and_shown(crashes, qtbot):
    """The report holds versions, traceback and last actions, and lies in the folder."""
    for number in range(30):
        crashes.note(f"Action {number}")
    fail(crashes)
    dialog = dialog_of(crashes, qtbot)
    (path,) = crashes.folder.glob("*.txt")
    text = path.read_text(encoding="utf-8")
    assert dialog.report.toPlainText() == text
    for part in ("Oikist", "Python", "Qt", "RuntimeError: out of order", "test_crash.py"):
        assert part in text
    assert "Action 29" in text
    assert "Action 9\n" not in text, "only the last ones are listed"


def test_a_slip_in_a_game_is_told_as_the_games(crashes, qtbot, monkeypatch):
    """With file and line, not as a mistake of Oikist."""
    fault = Fault("isle/game.py", "line 2", "ZeroDivisionError", "correct the game's code")
    monkeypatch.setattr(crash, "failed_game", lambda _error: fault)
    fail(crashes)
    labels = [label.text() for label in dialog_of(crashes, qtbot).findChildren(QLabel)]
    assert str(fault) in labels
    assert "The game made a mistake" in labels


def test_the_same_error_is_shown_once(crashes, qtbot):
    """What fails whenever something is painted does not come back after Continue."""
    for _ in range(5):
        fail(crashes)
    dialog = dialog_of(crashes, qtbot)
    qtbot.mouseClick(dialog.proceed, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: crashes.dialog is None)
    fail(crashes)
    qtbot.wait(50)
    assert crashes.dialog is None
    assert len(list(crashes.folder.glob("*.txt"))) == 1


def test_never_two_dialogs(crashes, qtbot):
    """Other errors are counted in the dialog that is open."""
    fail(crashes)
    dialog = dialog_of(crashes, qtbot)
    fail(crashes, {}.popitem)
    qtbot.waitUntil(dialog.others.isVisible)
    shown = [one for one in QApplication.topLevelWidgets() if isinstance(one, CrashDialog)]
    assert [one for one in shown if one.isVisible()] == [dialog]
    assert dialog.others.text().endswith("1")


def test_an_error_in_another_thread_is_shown_in_the_window(crashes, qtbot):
    """The dialog is made where widgets may be made."""
    thread = threading.Thread(target=fail, args=(crashes,))
    thread.start()
    thread.join()
    assert dialog_of(crashes, qtbot).isVisible()


def test_a_critical_message_of_qt(crashes, qtbot, capsys):
    """It is reported like an exception; a warning is only said."""
    crashes._message(QtMsgType.QtWarningMsg, None, "a warning")
    qtbot.wait(20)
    assert crashes.dialog is None
    crashes._message(QtMsgType.QtCriticalMsg, None, "critical indeed")
    assert "critical indeed" in dialog_of(crashes, qtbot).report.toPlainText()
    assert capsys.readouterr().err == "a warning\ncritical indeed\n"


def test_copy_and_restart(crashes, qtbot):
    """Copy puts the report on the clipboard; Restart asks for it and closes."""
    fail(crashes)
    dialog = dialog_of(crashes, qtbot)
    text = dialog.report.toPlainText()
    dialog.copy.click()
    assert QApplication.clipboard().text() == text
    dialog.restart.click()
    assert crashes.wanted == ["restart"]
    qtbot.waitUntil(lambda: crashes.dialog is None)


def test_few_reports_are_kept(crashes):
    """The folder does not grow without end."""
    for number in range(crash.MOST_REPORTS + 5):
        (crashes.folder / f"20200101-{number:06}-abc.txt").write_text("old")
    fail(crashes)
    assert len(list(crashes.folder.iterdir())) == crash.MOST_REPORTS


def test_a_folder_that_cannot_be_written(qapp, qtbot, tmp_path):
    """The dialog comes all the same."""
    (tmp_path / "state").write_text("in the way")
    crashes = Crashes(tmp_path / "state", lambda: None)
    crashes.note("nothing")
    fail(crashes)
    assert "out of order" in dialog_of(crashes, qtbot).report.toPlainText()
    crashes.dialog.close()
    qtbot.waitUntil(lambda: crashes.dialog is None)


def run(code, state):
    """Run a program of a few lines that has installed everything."""
    start = "import sys; from pathlib import Path; from workbench import crash\n"
    start += "from PySide6.QtWidgets import QApplication; app = QApplication([])\n"
    start += f"found = crash.install(Path({str(state)!r}))\n"
    command = [sys.executable, "-c", start + code]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_hard_crash_is_found_at_the_next_start(tmp_path):
    """Once, with the place in the program and what was done last."""
    code = "import faulthandler; crash.note('Paint 12 hexes'); faulthandler._sigsegv()"
    assert run(code, tmp_path).returncode < 0
    report = last_hard_crash(tmp_path)
    assert report.hard
    assert "Segmentation fault" in report.text
    assert "Paint 12 hexes" in report.text
    assert report.path.read_text(encoding="utf-8")
    assert last_hard_crash(tmp_path) is None


def test_a_good_end_leaves_nothing(tmp_path):
    """Neither a report nor an empty file."""
    code = "[crash.note(f'Action {n}') for n in range(2000)]\nimport os\n"
    code += "print((found.folder / f'{os.getpid()}.txt').stat().st_size)\ncrash.uninstall()"
    done = run(code, tmp_path)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < 20_000
    assert list((tmp_path / "crashes").iterdir()) == []
    assert last_hard_crash(tmp_path) is None


def test_a_killed_program_is_no_crash(tmp_path):
    """Its file says nothing about a fault, so nobody is asked about it."""
    run("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", tmp_path)
    assert len(list((tmp_path / "crashes").iterdir())) == 1
    assert last_hard_crash(tmp_path) is None


def test_slots_and_threads_are_caught_in_the_real_program(tmp_path):
    """An error in a slot does not end the program; both are reported."""
    code = """
import threading
from PySide6.QtCore import QTimer
def slot(): raise ValueError("in a slot")
def work(): raise KeyError("in a thread")
QTimer.singleShot(0, slot)
QTimer.singleShot(20, lambda: threading.Thread(target=work).start())
QTimer.singleShot(500, lambda: print(found.dialog.others.text()))
QTimer.singleShot(600, app.quit)
app.exec()
crash.uninstall()
"""
    done = run(code, tmp_path)
    assert done.returncode == 0, done.stderr
    texts = [path.read_text(encoding="utf-8") for path in (tmp_path / "crashes").iterdir()]
    assert sorted("in a slot" in text for text in texts) == [False, True]
    assert any("in a thread" in text for text in texts)
    assert done.stdout.strip().endswith("1")
    assert "in a slot" in done.stderr, "the terminal says it too"
