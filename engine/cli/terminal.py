"""What commands print: tables for people, JSON for programs, and notes on stderr."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from engine.game import Game

_WIDTH_OF_FILES: Final = 132  # columns of a table that goes into a file or a pipe


def console() -> Console:
    """Where tables go; colours only on a terminal."""
    from rich.console import Console

    class Patient(Console):
        """One that does not end the program with 1 when the reader has seen enough."""

        def on_broken_pipe(self) -> None:
            be_silent()

    wide = None if sys.stdout.isatty() else _WIDTH_OF_FILES
    return Patient(width=wide, highlight=False, markup=False, emoji=False)


def print_table(
    columns: Sequence[str], rows: Iterable[Sequence[object]], *, title: str = "", words: int = 1
) -> None:
    """A table for people; the first `words` columns hold text, the others numbers."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    drawn = Table(
        title=title or None, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD
    )
    for number, column in enumerate(columns):
        drawn.add_column(column, justify="left" if number < words else "right", overflow="fold")
    for row in rows:
        drawn.add_row(*(Text(str(entry)) for entry in row))
    console().print(drawn)


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
    """Data as JSON; the same data gives the same bytes."""
    tell(json.dumps(data, indent=2, ensure_ascii=False, allow_nan=False))


def note(text: str) -> None:
    """A line on stderr, so that what goes to stdout stays clean."""
    typer.echo(text, err=True)


def announce_preparation(game: Game | None = None) -> None:
    """Tell why the first start takes long; silent when kernels are compiled already."""
    from engine.jit import INTERPRETED
    from engine.kernel_cache import cache_folder

    if INTERPRETED or any(path.is_file() for path in cache_folder().rglob("*")):
        return
    rules = f"the rules of {game.title}" if game else "the rules"
    note(f"Preparing {rules} (first start only, about 30 s)...")
