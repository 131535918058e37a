"""Heaps: what the game offers to everything else."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from engine.boards.map import Map
from engine.declared import read_parameters, read_rules
from engine.errors import Fault, RecordError
from engine.game import Card, Click, Kernels, Prepared, Record, Refusal, Value
from engine.picture import Picture, SeatPanel, Thing, Zone
from engine.positions import Positions
from engine.positions.schema import Column, PositionSchema
from engine.seats import seat_styles
from tests.support.heaps.state import MOST, SCENARIO, SHIFT, STATE

_NAMES = ("first", "second")
_REFUSALS = {
    1: Refusal("The game is over.", ("HP-3",)),
    2: Refusal("At least one stone is taken.", ("HP-1",)),
    3: Refusal("There are not so many stones.", ("HP-1",)),
    4: Refusal("From both heaps the same number is taken.", ("HP-2",)),
}


class Heaps(Positions):
    """The game, as `engine.game.Game` describes it."""

    name = "heaps"
    title = "Heaps"
    version = 1
    usual = "two"
    seats = range(2, 3)
    folder = Path(__file__).parent
    rules = read_rules(folder / "rules.toml")
    parameters = read_parameters(folder / "parameters.toml")
    board_schema = None
    deck_schemas: ClassVar = {}
    measures = ("moves",)
    most_moves = 3 * MOST
    move_kinds = ()
    weights: ClassVar = {"unequal": 0.01}
    search_weights = weights
    reason_rules: ClassVar = {code: refusal.rules for code, refusal in _REFUSALS.items()}
    position_schema = PositionSchema(
        columns=(
            Column("left", "integer", "stones of the left heap", high="left", field="left"),
            Column("right", "integer", "stones of the right heap", high="right", field="right"),
            Column("plies", "integer", "moves made", high=("left", "right"), field="plies"),
        ),
        blank=lambda _: np.zeros(1, STATE).view(np.recarray)[0],
    )

    def prepare(
        self,
        seats: int,
        board: None,
        decks: Mapping[str, Sequence[Card]],
        parameters: Mapping[str, Value],
        place: str,
    ) -> Prepared:
        """The heaps as a record."""
        record = np.zeros(1, SCENARIO).view(np.recarray)[0]
        record.seats = seats
        record.left, record.right = parameters["left"], parameters["right"]
        return Prepared(record, STATE)

    @cache  # noqa: B019  (there is one game object)
    def kernels(self) -> Kernels:
        """The compiled rules; the first call imports Numba."""
        from engine.kernels import complete_from
        from tests.support.heaps import kernels

        return complete_from(self.name, kernels)

    def map(self, record: Record) -> Map:
        """No places: there is no board."""
        return Map()

    def seat_names(self, record: Record) -> tuple[str, ...]:
        """By who begins."""
        return _NAMES

    def deals(self, record: Record) -> tuple[str, ...]:
        """Nothing is dealt."""
        return ()

    def periods(self, record: Record) -> int:
        """Each seat takes a stone at least."""
        return int(record.left + record.right) // 2

    def scale(self, record: Record) -> float:
        """The only point there is."""
        return 1.0

    def most_plies(self, record: Record) -> int:
        """A stone at a time."""
        return int(record.left + record.right)

    def codes(self, record: Record) -> NDArray[np.int32]:
        """Every pair of numbers that a heap may have."""
        numbers = np.arange(MOST + 1, dtype=np.int32)
        return (numbers[:, None] << SHIFT | numbers).ravel()

    def to_text(self, record: Record, state: Record, move: int) -> str:
        """Such as "take 3 and 0"."""
        return f"take {move >> SHIFT} and {move & ((1 << SHIFT) - 1)}"

    def from_text(self, record: Record, state: Record, text: str) -> int:
        """The code of the numbers."""
        found = re.fullmatch(r"take (\d+) and (\d+)", text.strip().lower())
        numbers = [int(number) for number in found.groups()] if found else [MOST + 1]
        if max(numbers) > MOST:
            raise RecordError(Fault("", "", f"'{text}' is no move", "write it like: take 3 and 0"))
        return numbers[0] << SHIFT | numbers[1]

    def gesture(self, record: Record, state: Record, move: int) -> tuple[Click, ...]:
        """Two numbers."""
        left, right = move >> SHIFT, move & ((1 << SHIFT) - 1)
        return (
            Click("number", name="left", number=left),
            Click("number", name="right", number=right),
        )

    def why_not(self, record: Record, state: Record, move: int) -> Refusal | None:
        """None for stones that may be taken."""
        return _REFUSALS.get(int(self.kernels().reason(record, state, move)))

    def picture(self, record: Record, state: Record, viewer: int) -> Picture:
        """The stones of both heaps in front of both seats."""
        styles = seat_styles(self, _NAMES)
        mover = int(self.kernels().seat_to_move(record, state))
        stones = (("left", int(state.left)), ("right", int(state.right)))
        won = int(not state.left + state.right) * (int(state.plies) % 2 * 2 - 1)
        return Picture(
            caption=f"{styles[mover].title} takes" if mover >= 0 else "Game over",
            notice="",
            styles=styles,
            zones=tuple(_heap(number, *heap) for number, heap in enumerate(stones)),
            seats=tuple(
                SeatPanel(seat, point, point, stones, seat == mover)
                for seat, point in enumerate((int(won > 0), int(won < 0)))
            ),
        )

    def faults(self, record: Record, state: Record) -> list[str]:
        """Stones that came from nowhere."""
        low = min(int(state.left), int(state.right))
        more = state.left > record.left or state.right > record.right
        return ["the heaps have grown"] if more or low < 0 else []

    def describe(self, record: Record, state: Record) -> dict[str, Any]:
        """The same."""
        return self.write_position(record, state)


def _heap(number: int, title: str, stones: int) -> Zone:
    """The stones of a heap lie on each other."""
    lying = (Thing("stones", ("piece", number), count=stones, tip=f"{stones} stones"),)
    return Zone("pile", number, title.capitalize(), things=lying if stones else ())
