"""Heaps: what the game offers to everything else."""

from __future__ import annotations

from typing import ClassVar

from engine.declared_game import DeclaredGame
from engine.declared_moves import Moves, number
from engine.game import Record, Refusal
from engine.picture import Thing, Zone
from engine.positions.schema import Column, PositionSchema, zeros
from tests.support.heaps.state import MOST, SCENARIO, STATE


class Heaps(DeclaredGame):
    """The game, as `engine.game.Game` describes it."""

    title = "Heaps"
    usual = "two"
    seats = range(2, 3)
    sides = ("First", "Second")
    moves = (Moves("take {} and {}", "HP-1", number("left", 0, MOST), number("right", 0, MOST)),)
    lead = 1.0
    scenario_dtype = SCENARIO
    state_dtype = STATE
    measures = ("moves",)
    weights: ClassVar = {"unequal": 0.01}
    refusals = (
        Refusal("The game is over.", ("HP-3",)),
        Refusal("At least one stone is taken.", ("HP-1",)),
        Refusal("There are not so many stones.", ("HP-1",)),
        Refusal("From both heaps the same number is taken.", ("HP-2",)),
    )
    position_schema = PositionSchema(
        columns=(
            Column("left", "integer", "stones of the left heap", high="left", field="left"),
            Column("right", "integer", "stones of the right heap", high="right", field="right"),
            Column("plies", "integer", "moves made", high=("left", "right"), field="plies"),
        ),
        blank=zeros(STATE),
    )

    def periods(self, record: Record) -> int:
        """Each seat takes a stone at least."""
        return self.most_plies(record) // 2

    def most_plies(self, record: Record) -> int:
        """A stone at a time."""
        return int(record.left + record.right)

    def stocks(self, record: Record, state: Record, seat: int) -> tuple[tuple[str, int], ...]:
        """The stones of both heaps in front of both seats."""
        return (("left", int(state.left)), ("right", int(state.right)))

    def zones(self, record: Record, state: Record, viewer: int) -> tuple[Zone, ...]:
        """The stones of a heap lie on each other."""
        return tuple(
            Zone(
                "pile",
                place,
                title.capitalize(),
                things=(Thing("stones", ("piece", place), count=stones, tip=f"{stones} stones"),)[
                    : stones > 0
                ],
            )
            for place, (title, stones) in enumerate(self.stocks(record, state, 0))
        )
