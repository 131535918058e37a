"""What every test runs under: no display, no settings of the person who runs it."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

from engine.garbage import importing

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A kernel's first call compiles for seconds, so examples have no deadline; examples are the
# same in every run, so that a change is to blame for a failure. `make fuzz` looks further.
settings.register_profile("oikist", deadline=None, derandomize=True)
settings.load_profile("oikist")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Ten thousand tests stay to the end: nobody looks for garbage among them."""
    with importing():
        return (yield)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with long tests begin first, so that no core waits for the last of them."""
    long = {
        item.path
        for item in items
        if item.get_closest_marker("slow") or item.get_closest_marker("screenshots")
    }
    items.sort(key=lambda item: item.path not in long)  # stable: order within is kept


@pytest.hookimpl(optionalhook=True)  # of pytest-xdist
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Slow tests wait for windows and programs of their own: more workers than cores."""
    slow = config.option.markexpr.startswith("slow")
    return (os.cpu_count() or 1) * 3 // 2 if slow else None


@pytest.fixture(autouse=True)
def _own_settings(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keep the settings and data of the person who runs the tests out of them."""
    home: Path = tmp_path_factory.getbasetemp() / "home"
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(home / variable))
    monkeypatch.delenv("OIKIST_DATA", raising=False)
    monkeypatch.delenv("OIKIST_RUNS", raising=False)


@pytest.fixture
def qtbot(qtbot: QtBot) -> Iterator[QtBot]:
    """That of pytest-qt, which holds its widgets weakly, but here until they are closed.

    Else one that a test has let go of may be collected while it is being painted, which ends
    the process.
    """
    held: list[QWidget] = []
    add = qtbot.addWidget

    def hold(widget: QWidget, **more: Any) -> None:
        held.append(widget)
        add(widget, **more)

    qtbot.addWidget = hold  # type: ignore[method-assign]
    yield qtbot
    held.clear()
