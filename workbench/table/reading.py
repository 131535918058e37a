"""What whoever looks at a table may know of the game on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.picture import ALL

if TYPE_CHECKING:
    from engine.play.match import Match
    from workbench.jobs.contract import Move, Table


class Reading:
    """Reads the table with the eyes of its viewer; match and game are the table's.

    Attributes:
        viewer: A seat, PUBLIC or ALL.
    """

    viewer = ALL

    if TYPE_CHECKING:

        @property
        def match(self) -> Match | None: ...  # noqa: D102 - see `GameTable`
        @property
        def playing(self) -> Table | None: ...  # noqa: D102 - see `GameTable`
        @property
        def to_move(self) -> int: ...  # noqa: D102 - see `GameTable`

    @property
    def mover_is_read(self) -> bool:
        """Whether the viewer may know what the seat to move can do."""
        match, mover = self.match, self.to_move
        if match is None or mover < 0 or self.viewer in (ALL, mover):
            return match is not None
        return match.picture(mover) == match.picture(self.viewer)

    @property
    def history(self) -> Sequence[Move]:
        """Moves made so far, as the viewer may know them."""
        return self.playing.history(self.viewer) if self.playing is not None else ()

    @property
    def length(self) -> int:
        """Number of moves made so far."""
        return len(self.playing.history()) if self.playing is not None else 0


def way_to(match: Match) -> list[int]:
    """Nodes on the way to the position on the table, the start left out."""
    return [node.number for node in match.line()]
