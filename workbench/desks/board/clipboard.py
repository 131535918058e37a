"""Pieces of boards on the system's clipboard, so that they go from window to window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

from engine.boards.regions import MIME_TYPE, Region, region_of

_LONGEST: Final = 20_000_000  # bytes; more is no piece of a board


def copy(region: Region, game: str) -> None:
    """Put a piece on the clipboard, for Oikist and as text."""
    text = region.text(game)
    data = QMimeData()
    data.setData(MIME_TYPE, QByteArray(text.encode()))
    data.setText(text)
    QGuiApplication.clipboard().setMimeData(data)


def copied() -> Region:
    """The piece on the clipboard.

    Raises:
        BoardError: There is none.
    """
    data = QGuiApplication.clipboard().mimeData()
    raw = bytes(data.data(MIME_TYPE).data()) if data.hasFormat(MIME_TYPE) else b""
    content = raw.decode(errors="replace") if raw else data.text()
    return region_of(content[:_LONGEST])
