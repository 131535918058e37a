"""Growing: a board that grows by tiles, and houses that can be paid in two ways, for the tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

import numpy as np

from engine.boards.map import Map, squares
from engine.declared_game import DeclaredGame
from engine.declared_moves import Moves, choice, spaces
from engine.game import Record, Refusal
from engine.picture import Thing, Zone
from engine.positions.reading import Reading
from engine.positions.schema import Column, PositionSchema, Value, listed_names, zeros
from tests.support.growing import state as at

KINDS = ("wood", "stone", "grain")
TILES = tuple(f"{one} {other}" for one in KINDS for other in KINDS)
WINDOW = squares(at.WIDE, at.WIDE, "open")
NAMES = WINDOW.keys


def pack(reading: Reading) -> None:
    """Hands; houses stand on tiles."""
    for seat in range(int(reading.S.seats)):
        reading.G.hand[seat] = [reading.value(f"hands.*.{kind}", seat) for kind in KINDS]
    if (reading.G.owner.astype(bool) & (reading.G.ground == 0)).any():
        reading.fault("wood", "a house stands on no tile", "lay ground below it")


def unpack(record: Record, state: Record) -> Mapping[str, Value]:
    """Hands."""
    return {f"hands.*.{kind}": state.hand[:, at_].tolist() for at_, kind in enumerate(KINDS)}


class Growing(DeclaredGame):
    """What the game says of itself."""

    title = "Growing"
    usual = "meadow"
    seats = range(2, at.SEATS + 1)
    moves = (
        Moves("lay {} {}", "GW-2", spaces(NAMES), choice("across", "down")),
        Moves("build {} with {}", "GW-4", spaces(NAMES), choice(*KINDS)),
        Moves("pass", "GW-3"),
    )
    lead = 3.0
    scenario_dtype = at.SCENARIO
    state_dtype = at.STATE
    weights: ClassVar = {"cards": 0.2}
    exchanged = ("hand",)
    refusals = (
        Refusal("The game is over.", ("GW-6",)),
        Refusal("First the tile is laid, then a house is built.", ("GW-2",)),
        Refusal("The tile would lie beyond the table.", ("GW-2",)),
        Refusal("There is a tile already.", ("GW-2",)),
        Refusal("The tile touches no other.", ("GW-2",)),
        Refusal("There is no tile to build on.", ("GW-3",)),
        Refusal("A house stands there.", ("GW-3",)),
        Refusal("You do not have these cards.", ("GW-4",)),
    )
    position_schema = PositionSchema(
        columns=(
            Column("turn", "integer", "turns that are over", high=99, field="turn"),
            Column("stage", "word", "what is decided", words=("tile", "house"), field="stage"),
            Column("tile", "word", "the tile to lay", words=TILES, field="tile"),
            Column("chance", "integer", "seed of tiles to come", high=2**64 - 1, field="chance"),
            *(
                Column(kind, "sites", f"spaces with {kind}", field="ground", code=1 + number)
                for number, kind in enumerate(KINDS)
            ),
            Column("houses.*", "sites", "houses", field="owner", code=1),
            *(Column(f"hands.*.{kind}", "integer", f"cards of {kind}", high=99) for kind in KINDS),
        ),
        blank=zeros(at.STATE),
        sites=lambda _: listed_names(NAMES),
        packed=("hand",),
        pack=pack,
        unpack=unpack,
        derived=("group",),
    )

    def map(self, record: Record) -> Map:
        """The window in which tiles may come to lie."""
        return WINDOW

    def most_plies(self, record: Record) -> int:
        """A tile and a house in each turn."""
        return int(2 * record.seats * record.rounds)

    def twin(self, record: Record, state: Record, move: int) -> int:
        """The house with its usual payment."""
        from tests.support.growing.kernels import usual

        return int(usual(record, state, move))

    def zones(self, record: Record, state: Record, viewer: int) -> tuple[Zone, ...]:
        """The spaces that are there and those where a tile may lie, the tile, and cards in hand."""
        there = np.flatnonzero(state.ground).tolist()
        near = {site for cell in there for site in WINDOW.beside[cell]}
        sites = sorted(near.union(*(WINDOW.beside[site] for site in near)))
        ground = [
            Thing(KINDS[state.ground[cell] - 1], ("piece", cell), on=("space", cell))
            for cell in there
        ]
        houses = [
            Thing("house", ("piece", at.CELLS + cell), int(state.owner[cell]) - 1, ("space", cell))
            for cell in np.flatnonzero(state.owner).tolist()
        ]
        halves = tuple(TILES[int(state.tile)].split())
        tile = (Thing("card", ("card", 0), texts=halves),) if state.stage != at.BUILDING else ()
        hands = [
            Zone("hand", 2 + seat, "Cards", seat, "seat", tuple(_cards(state, seat)))
            for seat in range(int(record.seats))
        ]
        board = Zone("map", 0, things=(*ground, *houses), sites=tuple(sites))
        return (board, Zone("row", 1, "Tile", place="side", things=tile), *hands)


def _cards(state: Record, seat: int) -> Iterator[Thing]:
    """The cards in a hand, equal ones on each other."""
    for kind in np.flatnonzero(state.hand[seat]).tolist():
        count, address = int(state.hand[seat, kind]), ("card", 1 + seat * at.KINDS + kind)
        yield Thing("card", address, seat, texts=(KINDS[kind], f"x {count}"), count=count)


GAME = Growing()
