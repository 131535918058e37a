"""One line of the table of actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

REASON: Final = "reason"  # property of an action: why it is off, in words


@dataclass(frozen=True)
class Entry:
    """One thing that the program can do: menus, toolbars, search and shortcuts come from it.

    Attributes:
        key: Name in the code, unique over all tables.
        text: For menus, with "&" before the letter of its mnemonic.
        tip: What it does, one sentence without a full stop.
        shortcut: As QKeySequence reads it, or "" on purpose.
        icon: Drawing in `resources/icons` without ending, or "".
        group: Actions of one group exclude each other, such as tools; "" for none.
        checkable: Whether it shows a tick.
        scope: Where it works: "window" (everywhere), a mode ("design", "play", "lab"), or a
            kind of desk ("board", "graph", "deck", "variant"), which is part of the design mode.
            Shortcuts may repeat between scopes that are never in front together.
        menu: Key of the menu it stands in, such as "file", "edit", "view", "board"; "" for none.
        apart: Whether a line divides it from the entry above it.
        panel: Name of the dock that it leads into, which comes to the front first; "" for none.
    """

    key: str
    text: str
    tip: str
    shortcut: str = ""
    icon: str = ""
    group: str = ""
    checkable: bool = False
    scope: str = "window"
    menu: str = ""
    apart: bool = False
    panel: str = ""


# Scopes in which an entry of a scope can be in front; desks belong to the design mode.
_MEETING = {
    "design": {"design", "board", "graph", "deck", "variant"},
    "board": {"board", "design"},
    "graph": {"graph", "design"},
    "deck": {"deck", "design"},
    "variant": {"variant", "design"},
}


def scopes_meet(one: str, other: str) -> bool:
    """Whether entries of two scopes can be in front together, so that shortcuts would clash."""
    return "window" in {one, other} or other in _MEETING.get(one, {one})
