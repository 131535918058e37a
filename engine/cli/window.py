"""The way from the command line to the window."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any

from engine.errors import Fault, OikistError
from engine.garbage import importing

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
    if not has_display():
        remedy = (
            "start it on a desktop, or use the commands that need none, such as 'oikist simulate"
            f" {source or 'classic'}' ('oikist --help' lists them)"
        )
        raise OikistError(Fault("", "", "there is no display to open the window on", remedy))
    try:
        application = the_window()
    except ImportError as error:
        if (error.name or "").partition(".")[0] in {"engine", "workbench"}:
            raise
        remedy = "'make setup' installs the libraries that Qt needs, or names them"
        raise OikistError(Fault("", "", f"the window cannot open ({error})", remedy)) from None
    return int(application.run(source, sys.argv[:1]))


def the_window() -> Any:
    """The module that opens the window.

    It is imported by name, since the engine knows nothing of the window.
    """
    with importing():
        return importlib.import_module("workbench.app")
