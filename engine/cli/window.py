"""The way from the command line to the window, which announces itself as a package does."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from engine.errors import Fault, OikistError
from engine.garbage import importing

GROUP: Final = "oikist.window"  # of entry points
OPEN, EXPORT = "open", "export"
UNSEEN = frozenset({"offscreen", "minimal", "minimalegl", "vnc"})


def has_display() -> bool:
    """Whether a window can open here; on Linux, where a display is named or Qt is told one."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in named)


def can_be_seen() -> bool:
    """Whether somebody would see the window that opens here."""
    return has_display() and os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] not in UNSEEN


def open_window(source: str) -> int:
    """Open the workbench; its exit code, once it is closed.

    Args:
        source: A variant or the folder of a project; "" for what was open last.

    Raises:
        OikistError: There is no display, or Qt's system libraries are missing.
    """
    from engine.discovery import look_around

    if source:
        look_around(Path(source))
    if not has_display():
        remedy = (
            "start it on a desktop, or use the commands that need none, such as 'oikist simulate"
            f" {source or 'classic'}' ('oikist --help' lists them)"
        )
        raise OikistError(Fault("", "", "there is no display to open the window on", remedy))
    run = offered(OPEN, "the window cannot open")
    return int(run(source, sys.argv[:1]))


def offered(name: str, trouble: str) -> Callable[..., Any]:
    """What the window offers under a name in its group of entry points.

    Args:
        name: OPEN, which opens it, or EXPORT, which draws into files.
        trouble: What cannot be done without, for the fault.

    Raises:
        OikistError: No window is installed, or Qt's system libraries are missing.
    """
    entries = entry_points(group=GROUP, name=name)
    if not entries:
        remedy = "install Oikist once more: 'make setup', or pip as in the README"
        raise OikistError(Fault("", "", f"{trouble} (the window is not installed)", remedy))
    try:
        with importing():
            found: Callable[..., Any] = next(iter(entries)).load()
    except ImportError as error:
        package = (error.name or "").partition(".")[0]
        if package in {__name__.partition(".")[0], next(iter(entries)).module.partition(".")[0]}:
            raise
        remedy = "'make setup' installs the libraries that Qt needs, or names them"
        raise OikistError(Fault("", "", f"{trouble} ({error})", remedy)) from None
    return found
