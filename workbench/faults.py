"""What is wrong, as sentences for people."""

from __future__ import annotations

from engine.errors import Fault


def stated(text: str) -> str:
    """A text with a capital letter and a full stop; notations keep their small letters."""
    if not text:
        return ""
    first = text.split(maxsplit=1)[0].strip(",:;")
    starts_with_hex = first[-1:].isdigit() and first[:1].islower()
    head = text if starts_with_hex else text[0].upper() + text[1:]
    return head if head[-1] in ".!?…" else f"{head}."


def sentence(fault: Fault) -> str:
    """A fault as a sentence or two, without file and place."""
    remedy = stated(fault.remedy).replace("parameters.", "").replace("Parameters.", "")
    return f"{stated(fault.what)} {remedy}".strip()
