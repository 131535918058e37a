"""What documents ask of the disk: telling contents apart, and writing with a copy kept."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from engine.files import write_bytes_atomically

COPY_SUFFIX: Final = "~"  # of the one previous copy that a save leaves
LARGEST_READ: Final = 32_000_000  # bytes; longer files are told apart by size and time


def write_with_copy(target: Path, content: bytes) -> None:
    """Write a file atomically; what it held before stays as a copy beside it.

    Raises:
        OSError: It cannot be written, or is no ordinary file; nothing is changed.
    """
    if target.exists():
        if not target.is_file():
            raise OSError("it is not a regular file")
        old = target.read_bytes()
        if old != content:
            write_bytes_atomically(target.with_name(target.name + COPY_SUFFIX), old)
    write_bytes_atomically(target, content)


def in_words(problem: Exception) -> str:
    """A problem in words."""
    return str(getattr(problem, "strerror", None) or problem) or type(problem).__name__


def content_digest(content: bytes) -> str:
    """Digest of what a file holds, or is about to hold."""
    return hashlib.sha256(content).hexdigest()


def digest_of(path: Path | None) -> str:
    """Digest of a file's content; "" if it cannot be read."""
    try:
        if path is None or not path.is_file():
            return ""
        known = path.stat()
        if known.st_size > LARGEST_READ:
            return f"{known.st_size}-{known.st_mtime_ns}"
        return content_digest(path.read_bytes())
    except (OSError, ValueError):
        return ""


def text_of(path: Path | None) -> str:
    """What a file holds, with its own ends of lines; "" if it cannot be read."""
    try:
        if path is None or not path.is_file() or path.stat().st_size > LARGEST_READ:
            return ""
        return path.read_bytes().decode()
    except (OSError, ValueError):
        return ""


def heading_of(path: Path) -> Mapping[str, Any]:
    """The keys of a TOML file, unchecked; none if it cannot be read."""
    try:
        if not path.is_file() or path.stat().st_size > LARGEST_READ:
            return {}
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
