"""What is wrong, as sentences for people."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.errors import Fault
from engine.scenarios import catalog

_PARAMETER: Final = re.compile(r"\bparameters\.([a-z_]+)")


def stated(text: str) -> str:
    """A text with a capital letter and a full stop; notations keep their small letters."""
    if not text:
        return ""
    text = _PARAMETER.sub(lambda found: _quoted(_titled(found[1])), text)
    first = text.split(maxsplit=1)[0].strip(",:;")
    starts_with_hex = first[-1:].isdigit() and first[:1].islower()
    head = text if starts_with_hex else text[0].upper() + text[1:]
    return head if head[-1] in ".!?…" else f"{head}."


def sentence(fault: Fault) -> str:
    """A fault as a sentence or two, without file and place."""
    return f"{stated(fault.what)} {stated(fault.remedy)}".strip()


def _quoted(text: str) -> str:
    """Between the quotation marks of the language."""
    return QCoreApplication.translate("Faults", "“{}”").format(text)


def _titled(name: str) -> str:
    """What people call a parameter of any game, in the language in force."""
    known = (game.parameters[name] for game in catalog.games().values() if name in game.parameters)
    return next((parameter.word for parameter in known), name.replace("_", " "))
