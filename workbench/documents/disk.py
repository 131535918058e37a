"""What documents ask of the disk: telling contents apart, and writing with a copy kept."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from engine.files import decoded, read_bytes, write_bytes_atomically
from engine.parsing import toml_of

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
        old = read_bytes(target, sys.maxsize)
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
        return content_digest(read_bytes(path, LARGEST_READ))
    except (OSError, ValueError):
        return ""


def text_of(path: Path | None) -> str:
    """What a file holds, with its own ends of lines; "" if it cannot be read."""
    try:
        return "" if path is None else decoded(read_bytes(path, LARGEST_READ))
    except (OSError, ValueError):
        return ""


def heading_of(path: Path) -> Mapping[str, Any]:
    """The keys of a TOML file, unchecked; none if it cannot be read."""
    try:
        return toml_of(decoded(read_bytes(path)))
    except (OSError, ValueError):
        return {}
