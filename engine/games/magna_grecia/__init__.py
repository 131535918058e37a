"""Magna Grecia (Leo Colovini and Michael Schacht, 2003): its rules, toggles and pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from engine.boards.board import Board
from engine.declared import read_parameters, read_rules, read_weights
from engine.errors import Fault, ScenarioError
from engine.game import (
    Card,
    Click,
    Component,
    Kernels,
    Parameter,
    Prepared,
    Problem,
    Record,
    Refusal,
    Rule,
    Value,
)
from engine.games.magna_grecia import moves, setup
from engine.games.magna_grecia.state import MOST_MOVES, MOVE_KINDS, NO_PLACE
from engine.games.magna_grecia.styles import STYLES, styles
from engine.positions import Positions

if TYPE_CHECKING:
    from engine.boards.layouts import AnyBoard
    from engine.boards.map import Map
    from engine.picture import Picture, SeatStyle
    from engine.positions.schema import PositionSchema

FOLDER = Path(__file__).parent


class MagnaGrecia(Positions):
    """The game as the contract `engine.game.Game` wants it; compiled parts come late."""

    name = "magna_grecia"
    title = "Magna Grecia"
    version = 2
    usual = "classic"
    foremost = True
    seats = range(2, 5)
    folder = FOLDER
    board_schema = setup.BOARD_SCHEMA
    deck_schemas = {setup.DECK_SCHEMA.key: setup.DECK_SCHEMA}  # noqa: RUF012  (never changed)
    most_moves = MOST_MOVES
    move_kinds = MOVE_KINDS

    @property
    def styles(self) -> Mapping[str, SeatStyle]:
        """See `engine.game.Styled`."""
        return styles()

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        """See `engine.language.Outspoken`."""
        from engine.games.magna_grecia.picture import CAPTIONS
        from engine.games.magna_grecia.refusals import LACKS, SENTENCES

        refusals = (said for said, _ in (*SENTENCES.values(), *LACKS.values()))
        titles = (style.title for style in STYLES.values())
        return (*refusals, *titles, *CAPTIONS, *moves.TEXTS)

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        """MG-1 to MG-43."""
        return read_rules(FOLDER / "rules.toml")

    @cached_property
    def parameters(self) -> Mapping[str, Parameter]:
        """Numbers and the toggles MG-A1 to MG-A27."""
        return read_parameters(FOLDER / "parameters.toml")

    @cached_property
    def weights(self) -> Mapping[str, float]:
        """Weights of `evaluate`, in its order."""
        return read_weights(FOLDER / "weights.toml")

    @cached_property
    def search_weights(self) -> Mapping[str, float]:
        """The same names, for a search."""
        return read_weights(FOLDER / "weights.toml", "search")

    @cached_property
    def measures(self) -> tuple[str, ...]:
        """Names of the rows that `measure` writes."""
        from engine.games.magna_grecia.values import MEASURES

        return MEASURES

    @cached_property
    def sources(self) -> tuple[str, ...]:
        """The measures that are points; see `engine.measured.Sourced`."""
        from engine.games.magna_grecia.values import POINTS

        return self.measures[:POINTS]

    @cached_property
    def counts(self) -> tuple[str, ...]:
        """Tiles, cities and what was done with them; see `engine.measured.Counted`."""
        from engine.games.magna_grecia.values import POINTS

        return self.measures[POINTS:]

    @cached_property
    def reason_rules(self) -> Mapping[int, tuple[str, ...]]:
        """Codes of `reason` -> the rules that forbid."""
        from engine.games.magna_grecia.refusals import SENTENCES

        return {int(code): ids for code, (_, ids) in SENTENCES.items()}

    @cached_property
    def position_schema(self) -> PositionSchema:
        """See `engine.game.Game.position_schema`."""
        from engine.games.magna_grecia.position_schema import SCHEMA

        return SCHEMA

    def prepare(
        self,
        seats: int,
        board: AnyBoard | None,
        decks: Mapping[str, Sequence[Card]],
        parameters: Mapping[str, Value],
        place: str,
    ) -> Prepared:
        """See `engine.game.Game.prepare`."""
        if not isinstance(board, Board) or setup.DECK_SCHEMA.key not in decks:
            missing = "board" if not isinstance(board, Board) else f"decks.{setup.DECK_SCHEMA.key}"
            raise ScenarioError(Fault(place, missing, "missing", "name one"))
        cards = decks[setup.DECK_SCHEMA.key]
        return setup.prepare(self.parameters, seats, board, cards, parameters, place)

    def survey(
        self, seats: int, board: AnyBoard, values: Mapping[str, Value]
    ) -> tuple[Problem, ...]:
        """See `engine.game.Surveyor`."""
        from engine.games.magna_grecia.survey import survey

        assert isinstance(board, Board)  # noqa: S101  (the layout of its schema)
        return survey(self.parameters, seats, board, values)

    def kernels(self) -> Kernels:
        """See `engine.game.Game.kernels`."""
        return self._kernels

    @cached_property
    def _kernels(self) -> Kernels:
        from engine.games.magna_grecia import (
            appraisal,
            coverage,
            deal,
            markets,
            reasons,
            rebuild,
            rules,
            values,
        )
        from engine.kernels import complete

        return complete(
            self.name,
            reset=deal.reset,
            legal=rules.legal,
            act=rules.act,
            reason=reasons.reason,
            seat_to_move=rules.seat_to_move,
            period=rules.period,
            score=markets.score,
            standing=markets.standing,
            ranking=markets.ranking,
            determinize=deal.determinize,
            evaluate=values.evaluate,
            observe=coverage.observe,
            used=coverage.used,
            measure=values.measure,
            placements=values.placements,
            appraise=appraisal.appraise,
            kind=rules.kind,
            deal=deal.deal,
            rebuild=rebuild.rebuild,
        )

    def components(self, record: Record) -> Sequence[Component]:
        """See `engine.game.Boxed`."""
        from engine.games.magna_grecia.components import components

        return components(record)

    def map(self, record: Record) -> Map:
        """See `engine.game.Game.map`."""
        from engine.games.magna_grecia.ground import places

        return places(record)

    def seat_names(self, record: Record) -> tuple[str, ...]:
        """See `engine.game.Game.seat_names`."""
        from engine.games.magna_grecia.position import seat_names

        return seat_names(record)

    def deals(self, record: Record) -> tuple[str, ...]:
        """The cards of the deck by their numbers in its file, the first of which is 1."""
        return tuple(f"card_{number + 1}" for number in range(record.cards))

    def deal_words(self, record: Record, seats: Sequence[str]) -> tuple[str, ...]:
        """See `engine.remarks.DealsInWords`."""
        del seats
        from engine.games.magna_grecia.saying import say

        rounds = (say("in round {number}", number=number + 1) for number in range(record.rounds))
        return (*rounds, say("in no round"))

    def periods(self, record: Record) -> int:
        """A round for each card in play."""
        return int(record.rounds)

    def scale(self, record: Record) -> float:
        """See `engine.game.Game.scale`; about a city more or less."""
        del record
        return 8.0

    def stake(self, record: Record) -> float:
        """See `engine.game.Game.stake`; with less, longer thinking does not win more."""
        del record
        return 3.0

    def reach(self, record: Record) -> int:
        """The rest of the turn."""
        del record
        return 0

    def most_plies(self, record: Record) -> int:
        """Draft, then per turn: every tile with its choices, the end of the step, the market."""
        amounts = record.amounts[: record.cards]
        tiles = int(amounts[:, 3:5].sum(axis=1).max()) if len(amounts) else 0
        places = int(record.places)
        per_turn = tiles * (1 + int(record.seats) + places) + 2 + places
        return int(record.oracles) + int(record.rounds * record.seats) * per_turn

    def codes(self, record: Record) -> NDArray[np.int32]:
        """See `engine.game.Game.codes`."""
        return moves.codes(record)

    def to_text(self, record: Record, state: Record, move: int) -> str:
        """See `engine.game.Game.to_text`."""
        del state
        return moves.to_text(record, move)

    def in_words(self, record: Record, state: Record, move: int) -> str:
        """See `engine.language.Outspoken`."""
        del state
        return moves.in_words(record, move)

    def from_text(self, record: Record, state: Record, text: str) -> int:
        """See `engine.game.Game.from_text`."""
        return moves.from_text(record, state, text)

    def gesture(self, record: Record, state: Record, move: int) -> tuple[Click, ...]:
        """See `engine.game.Game.gesture`."""
        del state
        return moves.gesture(record, move)

    def why_not(self, record: Record, state: Record, move: int) -> Refusal | None:
        """See `engine.game.Game.why_not`."""
        from engine.games.magna_grecia.words import why_not

        return why_not(record, state, move)

    def why_none(self, record: Record, state: Record, kind: str, cell: int = -1) -> Refusal:
        """See `engine.remarks.Barring`."""
        from engine.games.magna_grecia.barring import why_none

        return why_none(record, state, kind, cell)

    def named_space(self, record: Record, state: Record, cell: int) -> int:
        """See `engine.game.Spread`: a city goes by its first village hex."""
        place = int(state.place[cell])
        return cell if place == NO_PLACE else int(record.place_cell[place])

    def obstacles(self, record: Record, state: Record, move: int) -> tuple[int, ...]:
        """See `engine.game.Obstructed`."""
        from engine.games.magna_grecia.obstacles import obstacles

        return obstacles(record, state, move)

    def picture(self, record: Record, state: Record, viewer: int) -> Picture:
        """See `engine.game.Game.picture`."""
        from engine.games.magna_grecia.picture import picture

        return picture(record, state, viewer)

    def faults(self, record: Record, state: Record) -> list[str]:
        """See `engine.game.Game.faults`."""
        from engine.games.magna_grecia.words import faults

        return faults(record, state)

    def describe(self, record: Record, state: Record) -> dict[str, Any]:
        """See `engine.game.Game.describe`."""
        from engine.games.magna_grecia.words import describe

        return describe(record, state)


GAME = MagnaGrecia()
