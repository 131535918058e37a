"""What the window remembers between two starts. An INI file in the user's folder."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from platformdirs import user_config_path
from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from workbench.language.translator import CHOICES as LANGUAGE_CHOICES
from workbench.look.theme import CHOICES as THEME_CHOICES
from workbench.look.theme import LARGEST_TEXT, SMALLEST_TEXT

LAYOUT_VERSION: Final = 1  # rises whenever a dock is renamed, added or taken away
RECENT: Final = 12  # actions that the palette offers first

Value = str | int | bool
# What can be chosen in the preferences, and what holds until somebody does.
USUAL: Final[Mapping[str, Value]] = {
    "general/reopen_project": True,
    "general/watch_files": True,
    "editor/wheel_zooms": True,
    "editor/show_names": False,
    "appearance/theme": "system",
    "appearance/text_size": 100,
    "appearance/reduce_motion": False,
    "language/choice": "system",
    "shortcuts/changed": "{}",
    "simulation/threads": 0,
    "simulation/games": 2000,
    "advanced/journal": True,
}
_CHOICES: Final = {"appearance/theme": THEME_CHOICES, "language/choice": LANGUAGE_CHOICES}
_RANGES: Final = {
    "appearance/text_size": (SMALLEST_TEXT, LARGEST_TEXT),
    "simulation/threads": (0, 1024),
    "simulation/games": (1, 10_000_000),
}


class Settings(QObject):
    """Typed access to the settings file; nonsense in it counts as not set.

    Args:
        path: The file; None for the user's own.

    Signals:
        changed: Key of `USUAL` whose value is another one now.
    """

    changed = Signal(str)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path or user_config_path("oikist", appauthor=False) / "workbench.ini"
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)

    # Any of USUAL.

    def value(self, key: str) -> Value:
        """The value of a key of `USUAL`, of the type and range that it must have."""
        usual = USUAL[key]
        found = self._store.value(key, usual)
        if isinstance(usual, bool):
            return str(found).lower() in {"true", "1"} if found is not None else usual
        if isinstance(usual, int):
            low, high = _RANGES[key]
            number = int(str(found)) if str(found).isdecimal() else usual
            return number if low <= number <= high else usual
        found = str(found)
        return found if found in _CHOICES.get(key, (found,)) else usual

    def set_value(self, key: str, value: Value) -> None:
        """Remember a value; those who listen hear of it if it is another one."""
        before = self.value(key)
        self._store.setValue(key, value)
        if self.value(key) != before:
            self.changed.emit(key)

    def snapshot(self) -> dict[str, Value]:
        """All values, to be given back to `restore`."""
        return {key: self.value(key) for key in USUAL}

    def restore(self, snapshot: Mapping[str, Value]) -> None:
        """Bring all values back to what they were."""
        for key, value in snapshot.items():
            self.set_value(key, value)

    # By name.

    @property
    def theme(self) -> str:
        """One of "system", "light", "dark" and "contrast"."""
        return str(self.value("appearance/theme"))

    @theme.setter
    def theme(self, choice: str) -> None:
        self.set_value("appearance/theme", choice)

    @property
    def text_size(self) -> int:
        """Per cent of the system's text, 80 to 200."""
        return int(self.value("appearance/text_size"))

    @property
    def reduce_motion(self) -> bool:
        """Whether nothing shall move by itself."""
        return bool(self.value("appearance/reduce_motion"))

    @property
    def language(self) -> str:
        """One of `workbench.language.translator.CHOICES`."""
        return str(self.value("language/choice"))

    @property
    def wheel_zooms(self) -> bool:
        """Whether the wheel alone zooms boards; else it scrolls, and zooms with Ctrl."""
        return bool(self.value("editor/wheel_zooms"))

    @property
    def show_names(self) -> bool:
        """Whether boards open with the name on every space."""
        return bool(self.value("editor/show_names"))

    @property
    def reopen_project(self) -> bool:
        """Whether the last project opens at start."""
        return bool(self.value("general/reopen_project"))

    @property
    def watch_files(self) -> bool:
        """Whether a file that another program changed is offered for reload."""
        return bool(self.value("general/watch_files"))

    @property
    def threads(self) -> int:
        """Threads of a batch; 0 for one on every core."""
        return int(self.value("simulation/threads"))

    @property
    def games(self) -> int:
        """Games of a new batch."""
        return int(self.value("simulation/games"))

    @property
    def journal(self) -> bool:
        """Whether every edit is written to a journal, to be recovered after a crash."""
        return bool(self.value("advanced/journal"))

    @property
    def shortcuts(self) -> dict[str, str]:
        """Key of an action -> its shortcut, where the user has chosen another one; "" for none."""
        try:
            found = json.loads(str(self.value("shortcuts/changed")))
        except ValueError:
            return {}
        return {str(k): str(v) for k, v in found.items()} if isinstance(found, dict) else {}

    @shortcuts.setter
    def shortcuts(self, changed: Mapping[str, str]) -> None:
        self.set_value("shortcuts/changed", json.dumps(dict(sorted(changed.items()))))

    # What nobody chooses there.

    @property
    def recent_actions(self) -> list[str]:
        """Keys of the actions that were searched for last, newest first."""
        found = str(self._store.value("palette/recent", ""))
        return [key for key in found.split(" ") if key]

    def remember_action(self, key: str) -> None:
        """Put an action before all others in `recent_actions`."""
        keys = [key, *(one for one in self.recent_actions if one != key)]
        self._store.setValue("palette/recent", " ".join(keys[:RECENT]))

    @property
    def scheduler(self) -> str:
        """Address of the Dask scheduler that plays the games of questions; "" for this machine."""
        return str(self._store.value("lab/scheduler", ""))

    @scheduler.setter
    def scheduler(self, address: str) -> None:
        self._store.setValue("lab/scheduler", address)

    @property
    def tour_answered(self) -> bool:
        """Whether the tour was taken or declined."""
        return str(self._store.value("help/tour_answered", "")) == "yes"

    @tour_answered.setter
    def tour_answered(self, answered: bool) -> None:
        self._store.setValue("help/tour_answered", "yes" if answered else "")
        self._store.sync()

    def bytes_of(self, key: str) -> QByteArray:
        """A saved geometry or layout of this version; empty if there is none."""
        found = self._store.value(f"window/{LAYOUT_VERSION}/{key}")
        return found if isinstance(found, QByteArray) else QByteArray()

    def save_bytes(self, key: str, value: QByteArray) -> None:
        """Remember a geometry or layout, on the disk at once if it is another one."""
        if self.bytes_of(key) != value:
            self._store.setValue(f"window/{LAYOUT_VERSION}/{key}", value)
            self._store.sync()

    def forget_layout(self) -> None:
        """Forget geometry and layout."""
        self._store.remove(f"window/{LAYOUT_VERSION}")
