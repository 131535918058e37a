"""Writing files so that a crash leaves the old file or the new one, never half of one."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import token_hex
from typing import Final

_RESERVED: Final = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)))
)


def is_reserved(name: str) -> bool:
    """Whether Windows has no file or folder of a name, such as "con" or "nul.toml"."""
    return name.partition(".")[0].rstrip().lower() in _RESERVED


def write_text_atomically(path: Path, text: str) -> None:
    """Write a text file as UTF-8 with plain newlines, all of it or nothing.

    Raises:
        OSError: As in `write_bytes_atomically`.
    """
    write_bytes_atomically(path, text.encode())


def write_bytes_atomically(path: Path, content: bytes) -> None:
    """Write a file, all of it or nothing.

    A new file is written beside the old one, forced to the disk and put in its place.
    A link is followed, and the permissions of an old file are kept.

    Raises:
        OSError: The folder is missing, read-only or full; the old file is untouched.
    """
    target = path.resolve()
    unfinished = target.with_name(f".{target.name}.{token_hex(4)}.tmp")
    try:
        with unfinished.open("xb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            unfinished.chmod(target.stat().st_mode)
        unfinished.replace(target)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
