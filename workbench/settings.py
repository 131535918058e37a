"""What the window remembers: layout, theme, speed. An INI file in the user's folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_config_path
from PySide6.QtCore import QByteArray, QSettings

LAYOUT_VERSION: Final = 1  # rises whenever a dock is renamed, added or taken away


class Settings:
    """Typed access to the settings file.

    Args:
        path: The file; None for the user's own.
    """

    def __init__(self, path: Path | None = None) -> None:
        found = path or user_config_path("oikist", appauthor=False) / "workbench.ini"
        self._store = QSettings(str(found), QSettings.Format.IniFormat)

    @property
    def theme(self) -> str:
        """One of "system", "light" and "dark"."""
        found = str(self._store.value("appearance/theme", "system"))
        return found if found in {"system", "light", "dark"} else "system"

    @theme.setter
    def theme(self, choice: str) -> None:
        self._store.setValue("appearance/theme", choice)

    def bytes_of(self, key: str) -> QByteArray:
        """A saved geometry or layout of this version; empty if there is none."""
        found = self._store.value(f"window/{LAYOUT_VERSION}/{key}")
        return found if isinstance(found, QByteArray) else QByteArray()

    def save_bytes(self, key: str, value: QByteArray) -> None:
        """Remember a geometry or layout."""
        self._store.setValue(f"window/{LAYOUT_VERSION}/{key}", value)

    def forget_layout(self) -> None:
        """Forget geometry and layout."""
        self._store.remove(f"window/{LAYOUT_VERSION}")
