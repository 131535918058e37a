"""What the window comes back with: project, mode, table.

`<state>/session.json` holds it; the open tabs of a project lie in the project itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from workbench.documents.memory import recall

FILE: Final = "session.json"


@dataclass(frozen=True)
class Session:
    """What was in front.

    Attributes:
        project: Folder of the project that was open; "" for none.
        mode: Key of the mode in front; "" if nothing is known.
        table: The scenario on the table, frozen; empty for none.
        lab: The one in the lab, where it is another.
        question: Key of the question that is pressed there; "" if nothing is known.
        seats: Who decides for each seat.
        called: "game/seat" -> what a person has called it.
        speed: Moves a second.
        seed: Of the next game.
        match: File of the match on the table; "" for none.
        positions: Folder in which a position was saved or opened last; "" for none.
    """

    project: str = ""
    mode: str = ""
    table: dict[str, Any] = field(default_factory=dict)
    lab: dict[str, Any] = field(default_factory=dict)
    question: str = ""
    seats: tuple[str, ...] = ()
    called: dict[str, Any] = field(default_factory=dict)
    speed: float = 0.0
    seed: int = 1
    match: str = ""
    positions: str = ""


def read_session(state: Path) -> Session:
    """The last session; what is missing or no longer understood is left out."""
    found = recall(state / FILE)
    usual = Session()
    kept: dict[str, Any] = {}
    for one in fields(Session):
        value, plain = found.get(one.name), getattr(usual, one.name)
        if isinstance(plain, tuple) and isinstance(value, list):
            kept[one.name] = tuple(str(part) for part in value)
        elif isinstance(plain, float) and isinstance(value, int | float):
            kept[one.name] = float(value)
        elif isinstance(value, type(plain)) and not isinstance(value, bool):
            kept[one.name] = value
    return Session(**kept)
