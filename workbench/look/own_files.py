"""Files of this process alone, for what Qt only reads from a disk; they go with the program."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path


def written(name: str, content: bytes) -> Path | None:
    """A file of that name with this content; None if none can be written."""
    folder = _folder()
    if folder is None:
        return None
    file = folder / name
    try:
        file.write_bytes(content)
    except OSError:
        return None
    return file


@cache
def _folder() -> Path | None:
    try:
        folder = Path(tempfile.mkdtemp(prefix="oikist-"))
    except OSError:
        return None
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
