"""What users give on the command line, read with a clear word where it is wrong."""

from __future__ import annotations

import os
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from engine.errors import Fault, OikistError

MOST_GAMES = 100_000_000
MOST_THREADS = 1024
MOST_SEED = (1 << 64) - 1

VariantName = Annotated[
    str,
    typer.Argument(
        metavar="VARIANT", help="A variant: name, game/name, or a TOML file; +KEY=VALUE changes it."
    ),
]
Seed = Annotated[int, typer.Option("--seed", min=0, max=MOST_SEED, help="Same seed, same games.")]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAME[,NAME...]",
        help="One for all seats, or one for each: uniform, greedy, search:1000, greedy@PERSONA.",
    ),
]
Changes = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="Change a parameter; may be repeated."),
]
AS_JSON: Final = "--json"
AsJson = Annotated[bool, typer.Option(AS_JSON, help="Print JSON for other programs.")]


def cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def changes_from(texts: Sequence[str] | None) -> dict[str, str]:
    """Overrides of a variant from "key=value" texts.

    Raises:
        OikistError: Texts of another form, or a key given twice.
    """
    found: dict[str, str] = {}
    faults = []
    for text in texts or ():
        key, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not key:
            remedy = "write it like --set rounds=8"
            faults.append(Fault("", f"--set {text}", "this is not KEY=VALUE", remedy))
        elif key in found:
            faults.append(Fault("", f"--set {text}", f"'{key}' is set twice", "leave one out"))
        else:
            found[key] = value
    if faults:
        raise OikistError(faults)
    return found


def expect_writable(*paths: Path | None) -> None:
    """Refuse paths that cannot be written, before any work is done for them.

    Raises:
        OikistError: A folder is missing or read-only, or the path is a folder.
    """
    found = (_unwritable(path) for path in paths if path is not None)
    faults = [fault for fault in found if fault]
    if faults:
        raise OikistError(faults)


def _unwritable(path: Path) -> Fault | None:
    folder = path.absolute().parent
    try:
        kind = path.stat().st_mode if path.exists() else None
        present = folder.is_dir()
    except OSError as problem:
        return Fault(str(path), "", f"this path cannot be used ({problem.strerror})", "shorten it")
    if kind is not None and stat.S_ISDIR(kind):
        return Fault(str(path), "", "this is a folder", "name a file")
    if kind is not None and not stat.S_ISREG(kind):
        return Fault(str(path), "", "this is a device and no file", "name a file")
    if not present:
        what = "the folder for this file does not exist"
        return Fault(str(path), "", what, "create it, or choose another one")
    if not os.access(folder, os.W_OK):
        remedy = "choose a folder that you may write to"
        return Fault(str(path), "", "its folder is read-only", remedy)
    return None


def write_output(path: Path, content: str | bytes) -> None:
    """Write a file that a command was asked for, all of it or nothing.

    Raises:
        OikistError: It cannot be written.
    """
    from engine.files import write_bytes_atomically

    try:
        write_bytes_atomically(path, content.encode() if isinstance(content, str) else content)
    except OSError as problem:
        what = f"the file cannot be written ({problem.strerror})"
        remedy = "choose a folder that exists and that you may write to"
        raise OikistError(Fault(str(path), "", what, remedy)) from None
