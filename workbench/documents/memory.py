"""Small things that are remembered in JSON files: recent projects, open tabs, zoom."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from engine.files import read_plain_text, write_text_atomically
from engine.parsing import json_of
from engine.scenarios.projects import PRIVATE, holds_project

RECENT: Final = 10


def recall(path: Path) -> dict[str, Any]:
    """What a file holds; nothing if it is missing or no longer understood."""
    try:
        found = json_of(read_plain_text(path))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def remember(path: Path, content: dict[str, Any]) -> bool:
    """Write a file, whole or not at all; False if that cannot be done, which harms nobody.

    The folder of a project is never made for it: one that is gone would lie in its own way.
    """
    if path.parent.name == PRIVATE and not holds_project(path.parent.parent):
        return False
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_text_atomically(path, json.dumps(content, ensure_ascii=False, indent=1) + "\n")
    except (OSError, TypeError, ValueError):
        return False
    return True


class Recent:
    """Folders of the projects that were open last, newest first.

    Args:
        path: The file that keeps them.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    @property
    def folders(self) -> tuple[Path, ...]:
        """At most ten; those that are gone stay until they are forgotten."""
        found = recall(self._path).get("projects", [])
        return tuple(Path(text) for text in found if isinstance(text, str))[:RECENT]

    def add(self, folder: Path) -> None:
        """A project was opened."""
        rest = [one for one in self.folders if one != folder]
        self._write([folder, *rest][:RECENT])

    def forget(self, folder: Path) -> None:
        """Take a folder off the list."""
        self._write([one for one in self.folders if one != folder])

    def _write(self, folders: list[Path]) -> None:
        remember(self._path, {"projects": [str(folder) for folder in folders]})
