"""What commands print: tables for people, JSON for programs, and notes on stderr."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import asdict
from math import isfinite
from pathlib import PurePath
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from engine.errors import Fault
    from engine.game import Game

_WIDTH_OF_FILES: Final = 132  # columns of a table that goes into a file or a pipe
_SHORT_NAME, _LONG_NAME = 8, 36  # columns of a name that is not broken where there is room for it


def console(least: int = 0) -> Console:
    """Where tables go; colours only on a terminal.

    Args:
        least: Columns that a file or a pipe has, should they be more than usual.
    """
    from rich.console import Console

    class Patient(Console):
        """One that does not end the program with 1 when the reader has seen enough."""

        def on_broken_pipe(self) -> None:
            be_silent()

    wide = None if sys.stdout.isatty() else max(_WIDTH_OF_FILES, least)
    return Patient(width=wide, highlight=False, markup=False, emoji=False)


def print_table(
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    title: str = "",
    words: int = 1,
    whole: bool = False,
) -> None:
    """A table for people; the first `words` columns hold text, the others numbers.

    Args:
        whole: Numbers are not broken over lines, and words only where there is no more room. A
            terminal too narrow for the numbers breaks them all the same; a file is made wider.
    """
    from rich import box
    from rich.table import Table
    from rich.text import Text

    drawn = Table(
        title=title or None, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD
    )
    listed = [[str(entry) for entry in row] for row in rows]
    by_column = [[row[at] for row in listed] for at in range(len(columns))]
    heads = list(map(_narrow, columns, by_column)) if whole else list(columns)
    taken = [
        max(map(len, (*head.splitlines(), *entries)), default=0)
        for head, entries in zip(heads, by_column, strict=True)
    ]
    numbers = sum(taken[words:]) + 3 * len(columns) + 1
    out = console(numbers + sum(min(name, _LONG_NAME) for name in taken[:words]) if whole else 0)
    room = out.width - numbers
    whole &= room >= min([_SHORT_NAME, *taken[:words]])
    for number, head in enumerate(heads):
        least = min(taken[number], room) if number < words else taken[number]
        drawn.add_column(
            head,
            justify="left" if number < words else "right",
            overflow="fold",
            min_width=least if whole else None,
            max_width=room if whole and number < words else None,
        )
    for row in listed:
        drawn.add_row(*map(Text, row))
    out.print(drawn)


def _narrow(name: str, entries: Sequence[str]) -> str:
    """The name of a column over as many lines as its entries leave room for."""
    width = max(map(len, (*name.split(), *entries)))
    return "\n".join(wrap(name, width))


def tell(text: str) -> None:
    """A line for people or programs, from a command whose exit code means something.

    When the reader, such as `head`, has seen enough, the command goes on in silence.
    """
    try:
        typer.echo(text)
    except BrokenPipeError:
        be_silent()


def be_silent() -> None:
    """Print nothing more: nobody reads it."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123


def print_json(data: Mapping[str, Any] | Sequence[Any]) -> None:
    """Data as JSON; the same data gives the same bytes.

    Numbers and arrays of NumPy become numbers and lists, paths texts. JSON has neither NaN
    nor Infinity: numbers that are unknown or have no bound become null.
    """
    tell(json.dumps(_plain(data), indent=2, ensure_ascii=False, allow_nan=False))


def _plain(value: Any) -> Any:
    """The same as what JSON has."""
    if hasattr(value, "tolist"):  # of NumPy, which is not imported for this
        value = value.tolist()
    if isinstance(value, float):
        return value if isfinite(value) else None
    if isinstance(value, Mapping):
        return {_key(key): _plain(entry) for key, entry in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(entry) for entry in value]
    return str(value) if isinstance(value, PurePath) else value


def _key(value: Any) -> Any:
    return value.item() if hasattr(value, "item") else value


def print_faults(faults: Iterable[Fault]) -> None:
    """What is wrong as data, for a program that asked for JSON and gets nothing else."""
    print_json({"faults": [asdict(fault) for fault in faults]})


@contextmanager
def talk_aside(*, wanted: bool) -> Iterator[None]:
    """What is said to people goes to stderr in a `with` block, so that stdout holds JSON alone."""
    if not wanted:
        yield
        return
    with redirect_stdout(sys.stderr):
        yield


def note(text: str) -> None:
    """A line on stderr, so that what goes to stdout stays clean."""
    typer.echo(text, err=True)


def announce_preparation(game: Game | None = None) -> None:
    """Tell why the first start takes long; silent when kernels are compiled already."""
    from engine.compiler import INTERPRETED
    from engine.kernel_cache import cache_folder

    if INTERPRETED or any(path.is_file() for path in cache_folder().rglob("*")):
        return
    rules = f"the rules of {game.title}" if game else "the rules"
    note(f"Preparing {rules} (first start only, about 30 s)...")
