"""Pieces of boards on the system's clipboard, so that they go from window to window.

They go as plain text: a QMimeData made in Python that is still on the clipboard when the
program ends brings it down (PySide 6.11).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QGuiApplication

from engine.boards.regions import Region, region_of

_LONGEST: Final = 20_000_000  # characters; more is no piece of a board


def copy(region: Region, game: str) -> None:
    """Put a piece on the clipboard."""
    QGuiApplication.clipboard().setText(region.text(game))


def copied() -> Region:
    """The piece on the clipboard.

    Raises:
        BoardError: There is none.
    """
    return region_of(QGuiApplication.clipboard().text()[:_LONGEST])
