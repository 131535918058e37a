"""Crown: a tiny game whose share of games with a kingmaker is known, for the tests."""

from engine.declared_game import DeclaredGame
from engine.declared_moves import Moves, choice
from engine.game import Refusal
from engine.picture import Thing, Zone
from engine.positions.schema import Column, PositionSchema, zeros
from tests.support.crown.state import SCENARIO, SEATS, STATE


class Crown(DeclaredGame):
    """The game, as `engine.game.Game` describes it."""

    title, usual, seats = "Crown", "three", range(SEATS, SEATS + 1)
    sides = ("First", "Second", "Third")
    moves = (Moves("crown {}", "CR-2", choice("first", "second")),)
    lead, weights = 1.0, {"open": 0.1}
    scenario_dtype, state_dtype = SCENARIO, STATE
    refusals = (Refusal("The game is over.", ("CR-2",)),)
    position_schema = PositionSchema(
        columns=(
            Column("chance", "integer", "seed of the lot", high=2**64 - 1, field="chance"),
            Column("open", "integer", "1 for an open game", high=1, field="open"),
            Column("round", "integer", "1 when it is over", high=1, field="finished"),
            Column("score.*", "integer", "points", high=1, field="score"),
        ),
        blank=zeros(STATE),
    )

    def periods(self, record):
        """One decision and no more."""
        return 1

    def most_plies(self, record):
        """One decision."""
        return 1

    def zones(self, record, state, viewer):
        """A card that says what kind of game it is."""
        word = "open" if state.open else "closed"
        return (Zone("row", 0, "Game", things=(Thing("crown", ("card", 0), texts=(word,)),)),)


GAME = Crown()
THREE = str(Crown.folder / "data" / "variants" / "crown" / "three.toml")
