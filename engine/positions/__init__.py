"""Positions as a game declares them: their files, their edits, and a page about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from engine.kernel_set import Record

if TYPE_CHECKING:
    from engine.game import Game


class Positions:
    """What a game with a `position_schema` has not to write itself: files of positions."""

    def read_position(self, record: Record, given: Mapping[str, Any], place: str) -> Record:
        """See `engine.game.Game.read_position`."""
        from engine.positions.reading import read_position

        return read_position(cast("Game", self), record, given, place)

    def write_position(self, record: Record, state: Record) -> dict[str, Any]:
        """See `engine.game.Game.write_position`."""
        from engine.positions.writing import write_position

        return write_position(cast("Game", self), record, state)
