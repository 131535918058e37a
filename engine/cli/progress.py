"""How far long work is, at the terminal: what is done of how much, the rate and the time left."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from rich.progress import Progress

GAMES: Final = "games"


class Advance(Protocol):
    """Tells that more is done."""

    def __call__(self, more: int, *, played: bool = True) -> None:
        """So much more is done.

        Args:
            played: Whether it took time; what was there before says nothing about the rate.
        """


def _silent(more: int, *, played: bool = True) -> None:
    """Nothing is shown where stderr is no terminal."""


def is_watched() -> bool:
    """Whether somebody sees what goes to stderr."""
    return sys.stderr.isatty()


@contextmanager
def progress(total: int, what: str = GAMES, *, at_most: bool = False) -> Iterator[Advance]:
    """A line on stderr that tells how far work is, if that is a terminal.

    Args:
        total: How much there is to do; 0 where nobody knows.
        what: Is counted, such as "games".
        at_most: Whether the work may end before that.
    """
    if not is_watched():
        yield _silent
        return
    with _bar() as bar:
        limit = f"at most {total:,}" if at_most else f"{total:,}"
        of = f" of {limit}" if total else ""
        task = bar.add_task("", total=total or None, said=f"0{of} {what}", left="")
        start = time.monotonic()
        done = played_here = 0

        def advance(more: int, *, played: bool = True) -> None:
            nonlocal done, played_here
            done += more
            played_here += more if played else 0
            rate = played_here / max(time.monotonic() - start, 1e-9)
            said = f"{done:,}{of} {what}, {rate:,.0f} {what}/s" if rate else f"{done:,}{of} {what}"
            left = clock((total - done) / rate) if total and rate else ""
            word = "at most " if at_most else ""
            bar.update(task, completed=done, said=said, left=left and f"{word}{left} left")

        yield advance


def clock(seconds: float) -> str:
    """A time as "0:42" or "1:05:00"."""
    minutes, rest = divmod(max(round(seconds), 0), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _bar() -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (BarColumn(), TextColumn("{task.fields[said]}"), TextColumn("{task.fields[left]}"))
    return Progress(*columns, console=Console(stderr=True, force_terminal=True), transient=True)
