"""The positions of a match and what was tried at them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.scenarios.scenario import State

ROOT: Final = 0
DESIGNER: Final = "designer"  # who made a node that is no move but an edit of the position


@dataclass
class Node:
    """One position of a match, and how it came about.

    Attributes:
        number: Place in `Match.nodes`; 0 is the start.
        parent: Number of the node before it; -1 for the start.
        period: Rounds finished before the move.
        seat: Who moved; -1 for the start and for a designer's edit.
        code: The move; -1 where there is none.
        text: The move as a person writes it.
        who: Bot that decided, PERSON, or DESIGNER.
        seconds: Time taken to decide.
        fence: Whether the move showed something that its seat could not have known; None
            until `Match.is_fence` is asked, since finding out takes a while.
        children: Numbers of the nodes that follow, in the order in which they were tried.
        name: Of the variation that begins here, or "".
        notes: (text, tags) in the order of writing.
        group: Number of the open group of decisions that the move was part of; 0 for none.
        state: The position; read only.
    """

    number: int
    parent: int
    period: int
    seat: int
    code: int
    text: str
    who: str
    seconds: float
    fence: bool | None
    state: State = field(repr=False)
    children: list[int] = field(default_factory=list)
    name: str = ""
    notes: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    group: int = 0


@dataclass(frozen=True)
class Rejected:
    """A move that was tried and is not allowed.

    Attributes:
        node: Number of the node at which it was tried.
        text: The move.
        rules: Ids of the rules that forbid it.
    """

    node: int
    text: str
    rules: tuple[str, ...]
