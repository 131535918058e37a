"""The way to files: read at once or refused at once, written whole or not at all.

A path that somebody names may be a pipe that nobody writes to, or a device without end. All
that reads files which people give goes through `read_bytes`; a test holds the rest to it.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO, Final

LARGEST: Final = 10_000_000  # bytes; more is no file of ours, and TOML of that size takes minutes
_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0)  # a pipe would wait for somebody who writes
_RESERVED: Final = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)))
)


class NotAFileError(OSError):
    """A pipe, socket or device where a file is wanted."""


class TooLargeError(OSError):
    """A file has more bytes than whoever reads it can use."""


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """What a file holds.

    Raises:
        NotAFileError, TooLargeError: See the classes; found before anything is read.
        OSError: It cannot be read.
        ValueError: No file can have such a path.
    """
    with _opened(path) as stream:
        size = os.fstat(stream.fileno()).st_size
        if size > most:
            raise TooLargeError(errno.EFBIG, f"more than {most:,} bytes", str(path))
        return stream.read(size)


def read_beginning(path: Path, most: int) -> bytes:
    """The first bytes of a file; fewer if it has fewer.

    Raises:
        NotAFileError, OSError, ValueError: As in `read_bytes`.
    """
    with _opened(path) as stream:
        return stream.read(most)


def decoded(content: bytes) -> str:
    """The text of bytes in UTF-8, with or without a byte order mark; line ends stay.

    Raises:
        UnicodeDecodeError: It is another encoding, or no text.
    """
    return content.decode("utf-8-sig")


def read_plain_text(path: Path, most: int = LARGEST) -> str:
    """The text of a file in UTF-8; each line ends in a line feed.

    Raises:
        NotAFileError, TooLargeError, OSError, ValueError: As in `read_bytes`.
        UnicodeDecodeError: As in `decoded`.
    """
    return decoded(read_bytes(path, most)).replace("\r\n", "\n").replace("\r", "\n")


def _opened(path: Path) -> BinaryIO:
    _expect_file(path, path.stat())  # opening some devices already does something
    stream = open(path, "rb", opener=_opened_at_once)  # noqa: SIM115  (Path takes no opener)
    try:
        _expect_file(path, os.fstat(stream.fileno()))
    except OSError:
        stream.close()
        raise
    return stream


def _expect_file(path: Path, known: os.stat_result) -> None:
    if stat.S_ISDIR(known.st_mode):
        raise IsADirectoryError(errno.EISDIR, "this is a folder", str(path))
    if not stat.S_ISREG(known.st_mode):
        raise NotAFileError(errno.EINVAL, "this is a pipe or a device", str(path))


def _opened_at_once(path: str, flags: int) -> int:
    return os.open(path, flags | _AT_ONCE)


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


def same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file; known by the paths where one of them is gone."""
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()
