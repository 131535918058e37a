"""What whoever looks at a table may know of the game on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.picture import ALL
from engine.records.record import PERSON

if TYPE_CHECKING:
    from engine.play.match import Match
    from workbench.jobs.contract import Move, Table
    from workbench.table.steps import Steps


class Reading:
    """Reads the table with the eyes of its viewer; match and game are the table's.

    Attributes:
        viewer: A seat, PUBLIC or ALL.
        steps: Shows what happens after a move without a decision.
    """

    viewer = ALL
    steps: Steps

    if TYPE_CHECKING:

        @property
        def match(self) -> Match | None: ...  # noqa: D102 - see `GameTable`
        @property
        def playing(self) -> Table | None: ...  # noqa: D102 - see `GameTable`

    @property
    def over(self) -> bool:
        """Whether the game has ended, or there is none."""
        return self.playing is None or self.playing.over

    @property
    def to_move(self) -> int:
        """Seat that decides; -1 when nobody does."""
        return self.match.seat_to_move if self.match is not None else -1

    @property
    def person_to_move(self) -> bool:
        """Whether the table waits for a person."""
        match = self.match
        return match is not None and not match.over and match.seats[self.to_move] == PERSON

    @property
    def group(self) -> int:
        """Number of the open group of decisions made at the same time; 0 if none is open."""
        return self.match.group if self.match is not None else 0

    @property
    def has_people(self) -> bool:
        """Whether anybody but bots plays."""
        return self.match is not None and PERSON in self.match.seats

    @property
    def revealed(self) -> bool:
        """Whether the last move ended what several chose in secret, and the game goes on."""
        match = self.match
        if match is None or match.over:
            return False
        return bool(match.node.group) and match.node.group != match.group

    @property
    def stepping(self) -> bool:
        """Whether something is shown that happens before the position on the table."""
        return self.steps.running

    @property
    def mover_is_read(self) -> bool:
        """Whether the viewer may know what the seat to move can do."""
        match, mover = self.match, self.to_move
        if match is None or mover < 0 or self.viewer in (ALL, mover):
            return match is not None
        return match.picture(mover) == match.picture(self.viewer)

    @property
    def veiled(self) -> bool:
        """Whether several people play, who do not all see everything."""
        match = self.match
        return match is not None and match.seats.count(PERSON) > 1 and self.viewer != ALL

    @property
    def history(self) -> Sequence[Move]:
        """Moves made so far, as the viewer may know them."""
        return self.playing.history(self.viewer) if self.playing is not None else ()

    @property
    def length(self) -> int:
        """Number of moves made so far."""
        return len(self.playing.history()) if self.playing is not None else 0


def why_veiled() -> str:
    """Why nothing is told at a veiled table that hangs on what people keep from each other."""
    return QCoreApplication.translate(
        "PlayReasons", "Secrets of other people would be seen; let bots play first."
    )


def way_to(match: Match) -> list[int]:
    """Nodes on the way to the position on the table, the start left out."""
    return [node.number for node in match.line()]
