"""What differs between two graph boards, place by place."""

from __future__ import annotations

from dataclasses import dataclass

from engine.boards.diff import ChangedText
from engine.boards.graph import GraphBoard
from engine.picture import Address


@dataclass(frozen=True)
class ChangedPlace:
    """A space, link or area before and after.

    Attributes:
        on: "space", "link" or "area".
        name: What people call it, on the later board if it is there.
        what: "added", "removed", "kind", "name", "place" (where it is drawn), "number", "label",
            "spaces" (of an area) or "attribute".
        before, after: In words of a board file; "" where there is none.
        key: Of an attribute; else "".
        old, new: Addresses on the two boards; None where it is not there.
    """

    on: str
    name: str
    what: str
    before: str
    after: str
    key: str = ""
    old: Address | None = None
    new: Address | None = None


@dataclass(frozen=True)
class GraphDifferences:
    """Everything that differs between two boards.

    Attributes:
        texts: Game, title, note and size ("size"), as far as they differ.
        places: Spaces, then links, then areas, in the order of the later board.
        alike: Spaces that are the same on both.
    """

    texts: tuple[ChangedText, ...]
    places: tuple[ChangedPlace, ...]
    alike: int

    def __bool__(self) -> bool:
        """Whether anything differs."""
        return bool(self.texts or self.places)


def graph_differences(before: GraphBoard, after: GraphBoard) -> GraphDifferences:
    """What turned one board into the other; spaces and areas are the same by their keys.

    Links are the same by their ends, kind and label; where only one link of a pair of spaces
    is left on either side, it is the same with another kind or label.
    """
    raise NotImplementedError
