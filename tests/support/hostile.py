"""Files that no reader may hang on, follow down or swallow, each with what is said of it."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

DEEP: Final = 20_000
NESTED: Final = "are nested more than 32 deep"
PIPE: Final = "this is a pipe or a device, not a file"


def _fifo(path: Path, _text: str) -> None:
    os.mkfifo(path)


def _socket(path: Path, _text: str) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # addresses of sockets are short
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


def _device(path: Path, _text: str) -> None:
    path.symlink_to("/dev/zero")


def _folder(path: Path, _text: str) -> None:
    path.mkdir()


def _huge(path: Path, text: str) -> None:
    path.write_text(text)
    os.truncate(path, 60_000_000_000)  # a file with a hole: it takes no room


def _utf16(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-16")


def _latin(path: Path, text: str) -> None:
    path.write_bytes(text.encode() + b"# caf\xe9\n")


def _with(more: str) -> Callable[[Path, str], None]:
    def write(path: Path, text: str) -> None:
        path.write_text(f"{more}\n{text}")

    return write


SPECIAL: Final[dict[str, tuple[Callable[[Path, str], None], str]]] = {
    "pipe": (_fifo, PIPE),
    "socket": (_socket, PIPE),
    "device": (_device, PIPE),
    "folder": (_folder, "this is a folder"),
    "huge": (_huge, "bytes; check that this is the right file"),
    "UTF-16": (_utf16, "this is not UTF-8 text but UTF-16; save it as UTF-8"),
    "Latin-1": (_latin, "this is not UTF-8 text; save it as UTF-8"),
}
DEEP_TOML: Final[dict[str, tuple[Callable[[Path, str], None], str]]] = {
    "deep key": (_with("a." * DEEP + "a = 1"), NESTED),
    "deep key of spaces": (_with("a . " * DEEP + "a = 1"), NESTED),
    "deep quoted key": (_with('"a".' * DEEP + "a = 1"), NESTED),
    "deep heading": (_with("x = 1\n[" + "a." * DEEP + "a]"), NESTED),
    "deep list": (_with("x = " + "[" * DEEP + "]" * DEEP), NESTED),
    "deep list in bounds of Python": (_with("x = " + "[" * 200 + "]" * 200), NESTED),
    "deep table": (_with("x = " + "{a=" * DEEP + "1" + "}" * DEEP), NESTED),
    "deep key in a table": (_with("x = { " + "a." * DEEP + "a = 1 }"), NESTED),
    "endless number": (_with("x = " + "9" * DEEP), "a number has more than 4,300 digits"),
    "endless hexadecimal": (_with("x = 0x" + "f" * DEEP), "a number has more than"),
}
ON_UNIX: Final = ("pipe", "socket", "device")


def hostile(kind: str, path: Path, text: str = "format = 1\n") -> str:
    """Make a path hostile; gives what is said of it.

    Args:
        text: What the file holds besides, where it can hold anything.
    """
    make, told = (SPECIAL | DEEP_TOML)[kind]
    make(path, text)
    return told
