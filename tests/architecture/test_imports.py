"""Who may import what. Reasons stand in docs/architecture.md."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.sources import ROOT, imported, modules

MAY_USE_RANDOM = {
    "engine/boards/generator.py",  # makes boards from a seed, once, outside any game
    "engine/boards/graph_generator.py",  # so does this
    "engine/boards/scattering.py",  # and takes its chance from there
}
MAY_USE_TIME = (
    "engine/cli/",  # tells people how long a command took
    "engine/simulation/",  # paces progress reports; no result depends on it
    "engine/play/",  # advice within a time that people wait; no game depends on it
    "engine/runs/turns.py",  # waits for a file that others use; what is stored does not depend on it
    "engine/bots/clock.py",  # budgets in seconds, whose bots say that they do not repeat
)

MAY_READ = {
    "engine/files.py",  # the one place
    "engine/kernel_cache.py",  # stands below it; looks first what kind of file it is
    "engine/runs/turns.py",  # our own locks, which hold nothing
    "engine/cli/terminal.py",  # opens nothing but the system's sink
    "workbench/crash.py",  # reports of our own crashes
    "workbench/documents/journal.py",  # our own journals, of any length
    "workbench/help/pages.py",  # the manual that is shipped
    "workbench/look/icons.py",  # shipped
    "workbench/look/theme.py",  # shipped
    "workbench/translations.py",  # a tool for our own sources
}
MAY_PARSE_TOML = {
    "engine/parsing.py",  # the one place
    "engine/rewriting.py",  # texts that were read before
    "workbench/documents/journal.py",  # a date in our own journals
}

IMPORT_ALL = """
import importlib, pkgutil, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"PySide6", "shiboken6", "pyqtgraph"}:
            raise ImportError(f"{name} is blocked")

sys.meta_path.insert(0, Blocked())
import engine
for module in pkgutil.walk_packages(engine.__path__, "engine."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
"""


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python at the root of the project."""
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )


def test_import_contracts_hold():
    """The contracts in pyproject.toml: engine without window, data order, games apart."""
    program = Path(sys.executable).with_name("lint-imports")
    found = subprocess.run(
        [str(program), "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert found.returncode == 0, found.stdout + found.stderr


def test_every_folder_with_modules_is_a_package():
    """A folder without __init__.py would escape the import contracts and the type checker."""
    folders = {path.parent for path in modules("engine", "workbench")}
    assert [str(folder) for folder in folders if not (ROOT / folder / "__init__.py").exists()] == []


def test_only_one_module_imports_numba():
    """Settings of the compiler and its cache are made in one place, engine/compiler.py."""
    users = {str(path) for path in modules("engine", "workbench") if "numba" in imported(path)}
    assert users == {"engine/compiler.py"}


def test_the_engine_imports_with_qt_blocked():
    """Every module of the engine works on a machine without Qt."""
    found = python("-c", IMPORT_ALL)
    assert found.returncode == 0, found.stderr


@pytest.mark.skipif(
    not (ROOT / "engine/cli/main.py").exists(), reason="there is no command line yet"
)
def test_the_command_line_starts_without_numba_and_qt():
    """`oikist --help` answers at once because it imports neither compiler nor window."""
    code = (
        "import engine.cli.main, sys; "
        "heavy = {'numba', 'llvmlite', 'PySide6', 'pyqtgraph', 'matplotlib', 'scipy'}; "
        "print(*sorted(heavy & set(sys.modules)))"
    )
    found = python("-c", code)
    assert (found.returncode, found.stdout.strip()) == (0, ""), found.stderr


def test_the_window_stands_before_heavy_things_are_imported():
    """Compiler, charts and the store of runs come when they are first wanted."""
    code = (
        "import workbench.app, sys; "
        "heavy = {'numba', 'pyqtgraph', 'matplotlib', 'scipy', 'duckdb'}; "
        "print(*sorted(heavy & set(sys.modules)))"
    )
    found = python("-c", code)
    assert (found.returncode, found.stdout.strip()) == (0, ""), found.stderr


def test_qt_leaves_the_sources_of_modules_unread():
    """PySide would read and keep the text of everything that is imported, Numba's too."""
    code = (
        "import workbench.app, linecache, numba; "
        "print(*(name for name in linecache.cache if 'engine' in name or 'numba' in name))"
    )
    found = python("-c", code)
    assert (found.returncode, found.stdout.strip()) == (0, ""), found.stderr


def test_chance_comes_from_the_state():
    """Games draw from engine/rng.py; other sources of chance would not repeat."""
    users = {str(path) for path in modules("engine") if "random" in imported(path)}
    assert users <= MAY_USE_RANDOM


def _reads(path: Path) -> bool:
    """Whether a module opens a file to read it by itself."""
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Name) and node.func.id == "open":
            return True
        if isinstance(node.func, ast.Attribute):
            mode = node.args[0] if node.args else None
            said = str(mode.value) if isinstance(mode, ast.Constant) else ""
            coded = any(one.arg == "encoding" for one in node.keywords) and mode is None
            if node.func.attr in {"read_text", "read_bytes"}:
                return True
            if node.func.attr == "open" and (said.startswith("r") or coded):
                return True
    return False


def test_files_that_people_give_are_read_in_one_place():
    """A pipe, a device or a file without end is refused there, so nobody else may open one."""
    readers = {path.as_posix() for path in modules("engine", "workbench") if _reads(path)}
    assert readers == MAY_READ


def test_toml_is_parsed_within_bounds():
    """The parser of the standard library takes hours for a key of many parts."""
    users = {
        path.as_posix() for path in modules("engine", "workbench") if "tomllib" in imported(path)
    }
    assert users == MAY_PARSE_TOML


def test_nobody_changes_the_current_folder():
    """It belongs to the whole process; the folder in which names are looked up is handed on."""
    users = {
        path.as_posix()
        for folder in ("engine", "workbench")
        for path in modules(folder)
        if "chdir" in (ROOT / path).read_text(encoding="utf-8")
    }
    assert users == set()


def test_nobody_asks_for_a_focus_proxy():
    """PySide takes the answer for a child of the one asked, and deletes panels later."""
    users = {
        path.as_posix()
        for path in modules("workbench")
        if ".focusProxy()" in (ROOT / path).read_text(encoding="utf-8")
    }
    assert users == set()


def test_results_do_not_know_the_clock():
    """The same seed gives the same bytes whatever the time is."""
    users = {path.as_posix() for path in modules("engine") if imported(path) & {"time", "datetime"}}
    assert {path for path in users if not path.startswith(MAY_USE_TIME)} == set()
