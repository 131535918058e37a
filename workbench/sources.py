"""Keeps PySide from reading the source of every module that is imported after it."""

from __future__ import annotations

import sys
from typing import Final

import PySide6.QtCore  # noqa: F401  brings the module below

_READER: Final = "shibokensupport.feature"
_CHECK: Final = "_mod_uses_pyside"


def leave_unread() -> None:
    """Say of every module that it does not use PySide's switch `__feature__`; none of ours does.

    WORKAROUND PySide 6 looks for its own name in the text of each module, Numba's too, and
    keeps the texts: 22 MB, and a tenth of the time that a start takes.
    """
    reader = sys.modules.get(_READER)
    if hasattr(reader, _CHECK):
        setattr(reader, _CHECK, lambda _module: False)
