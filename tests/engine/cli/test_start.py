"""Starting and ending: help, versions, wrong input, bugs, no display."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import entry_points

import pytest

import engine
from engine.cli import main, window
from engine.errors import OikistError
from tests.support.sources import ROOT

HEAVY = "{'numba', 'llvmlite', 'numpy', 'scipy', 'rich', 'matplotlib', 'PySide6', 'pyqtgraph'}"
COMMANDS = (
    *("run", "simulate", "play", "replay", "matches", "position", "check"),
    *("games", "variants", "board", "boards", "rules", "perft", "bench"),
    *("lab", "runs", "report", "compare", "balance", "assert", "tune", "sensitivity"),
    *("cards", "deck", "ladder", "new", "train"),
    *("export", "fair", "payoff", "kingmaking", "openings"),
)


def shell(*words, **environment):
    """Oikist in a process of its own; None removes a variable."""
    known = {**os.environ, **environment}
    return subprocess.run(
        [sys.executable, "-m", "engine.cli.main", *words],
        cwd=ROOT,
        env={key: value for key, value in known.items() if value is not None},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


NO_DISPLAY = {"DISPLAY": None, "WAYLAND_DISPLAY": None, "QT_QPA_PLATFORM": None}


def test_help_lists_every_command(oikist):
    """A user finds all commands from the first one."""
    said = oikist("--help")
    listed = [line.split()[0] for line in said.out.partition("Commands:")[2].splitlines() if line]
    assert (said.code, sorted(listed)) == (0, sorted(COMMANDS))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(oikist, command):
    """Each command tells what it does and takes."""
    said = oikist(command, "-h")
    assert said.code == 0
    assert f"oikist {command}" in said.out


def test_help_imports_nothing_heavy():
    """Help is there at once: no compiler, window, numbers, statistics or colours."""
    code = (
        "import sys; from engine.cli.main import main; sys.argv = ['oikist', '--help']\n"
        "try: main()\n"
        f"except SystemExit: print(sorted({HEAVY} & set(sys.modules)), file=sys.stderr)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert found.stderr.strip() == "[]"


def test_the_version_is_the_packages(oikist):
    """`oikist --version` says what the package says."""
    assert oikist("--version").out == f"oikist {engine.__version__}\n"


def test_unknown_commands_are_refused(oikist):
    """A word that is no command ends with 2."""
    said = oikist("simulated")
    assert said.code == 2
    assert "simulated" in said.err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a display")
def test_without_a_display_one_line_tells_what_to_do():
    """No window, no traceback: one line with a way on, and exit code 2."""
    said = shell(**NO_DISPLAY)
    assert said.returncode == 2
    assert len(said.stderr.splitlines()) == 1
    assert "no display" in said.stderr
    assert "oikist simulate classic" in said.stderr


@pytest.mark.parametrize(
    ("variables", "display", "seen"),
    [
        ({}, False, False),
        ({"DISPLAY": ":0"}, True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, True, False),
        ({"QT_QPA_PLATFORM": "minimal:size=1x1"}, True, False),
        ({"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":0"}, True, True),
    ],
)
def test_displays(monkeypatch, variables, display, seen):
    """A window opens where somebody sees it, or where Qt is told where to draw."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in NO_DISPLAY:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert (window.has_display(), window.can_be_seen()) == (display, seen)


def test_a_bug_is_one_line_that_asks_for_a_report(monkeypatch, capsys):
    """Other exceptions are ours to mend: exit code 1, and no traceback unless asked for."""

    def broken(**_options):
        raise ZeroDivisionError("cards\nper seat")

    monkeypatch.setattr(main, "app", broken)
    monkeypatch.delenv("OIKIST_DEBUG", raising=False)
    with pytest.raises(SystemExit) as ended:
        main.main()
    lines = capsys.readouterr().err.splitlines()
    assert (ended.value.code, len(lines)) == (1, 1)
    assert "report it: ZeroDivisionError: cards per seat" in lines[0]


def test_a_bug_shows_its_traceback_when_asked(monkeypatch):
    """OIKIST_DEBUG hands the exception on."""

    def broken(**_options):
        raise ZeroDivisionError

    monkeypatch.setattr(main, "app", broken)
    monkeypatch.setenv("OIKIST_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main.main()


def test_without_an_installed_window_the_fault_says_how_to_get_one(monkeypatch):
    """As after an update of the code alone: what it announces is not known yet."""
    monkeypatch.setattr(window, "entry_points", lambda **_: ())
    with pytest.raises(OikistError) as caught:
        window.offered(window.EXPORT, "nothing can be drawn")
    fault = caught.value.faults[0]
    assert fault.what == "nothing can be drawn (the window is not installed)"
    assert "make setup" in fault.remedy


@pytest.mark.parametrize("name", [window.OPEN, window.EXPORT])
def test_the_window_is_announced(name):
    """The wheel says where the command line finds it."""
    (entry,) = entry_points(group=window.GROUP, name=name)
    assert entry.module.startswith("workbench.")


def test_a_command_may_be_about_another_folder(tmp_path):
    """Its variant is that of the project there; a folder that is not there is one clear fault."""
    project = tmp_path / "mine"
    assert shell("new", "project", str(project)).returncode == 0
    listed = json.loads(shell("-C", str(project), "variants", "--json").stdout)
    assert any(one["path"].startswith(str(project)) for one in listed)
    assert json.loads(shell(f"-C{project}", "variants", "--json").stdout) == listed
    (project / "engine").mkdir()  # what lies there is none of the program
    (project / "engine" / "__init__.py").write_text("raise SystemExit(7)")
    assert shell("-C", str(project), "variants", "--json").returncode == 0
    gone = shell("-C", str(tmp_path / "gone"), "variants")
    assert gone.returncode == 2
    assert "gone" in gone.stderr
    assert "Traceback" not in gone.stderr
