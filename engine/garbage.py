"""When Python looks for garbage that counting references does not find.

It looks through all objects that are left, and imports leave 200,000 that stay for good: a
quarter of the time of a short command, and pauses of a tenth of a second in the window.
"""

from __future__ import annotations

import atexit
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

_SELDOM: Final = (300_000, 10, 10)  # new objects between two looks; see gc.set_threshold
_USUAL: Final = gc.get_threshold()

atexit.register(gc.unfreeze)  # libraries that count what is left at the end would complain


def look_seldom() -> None:
    """Look after every 300,000 new objects, as is right for a command that ends soon."""
    gc.set_threshold(*_SELDOM)


@contextmanager
def importing() -> Iterator[None]:
    """Look for nothing meanwhile, never among what is there at the end, and then as usual."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(*_USUAL)
        gc.enable()


@cache
def pass_by(_what: str) -> None:
    """Never look again among what is there now: something large was just imported.

    Once for each name, since garbage that is there at the time stays as well.
    """
    gc.freeze()
