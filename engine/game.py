"""What a game offers to everything else.

A game is one folder in `engine/games/` whose package holds `GAME`; `engine.discovery`
finds it.

A move is one whole number, a code; codes of one game never change their meaning
within a `version`. Kernels take the scenario's record and the state's record, both
structured NumPy records described in the game's `state.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from engine.schema import (
    Attribute,
    BoardSchema,
    Card,
    Column,
    Component,
    DeckSchema,
    Parameter,
    Problem,
    Reading,
    Rule,
    SpaceKind,
    Value,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engine.boards.board import Board
    from engine.boards.layouts import AnyBoard
    from engine.boards.map import Map
    from engine.picture import Address, Picture, SeatStyle

Record = Any  # a np.record of the game's scenario or state dtype

__all__ = [
    "Attribute",
    "Barring",
    "BoardSchema",
    "Boxed",
    "Card",
    "Click",
    "Column",
    "Component",
    "DeckSchema",
    "Game",
    "Kernels",
    "Obstructed",
    "Parameter",
    "Prepared",
    "Problem",
    "Reading",
    "Record",
    "Refusal",
    "Rule",
    "Sourced",
    "SpaceKind",
    "Spread",
    "Styled",
    "Surveyor",
    "Value",
]


@dataclass(frozen=True)
class Kernels:
    """A game's compiled functions; `S` is the scenario record, `G` the state record.

    Attributes:
        reset: (S, G, seed: uint64) -> None. Writes a whole new game into G.
        legal: (S, G, out: int32[most_moves]) -> count. Codes of the seat to move,
            in rising order of listing that is the same on every machine; 0 when over.
        apply: (S, G, move) -> None. Unchecked; writes G.
        reason: (S, G, move) -> 0 if legal, else a code that `Game.why_not` puts in words.
            Among moves of one kind a larger code means that more of the conditions hold.
        seat_to_move: (S, G) -> seat, or -1 when the game is over.
        period: (S, G) -> number of finished rounds (0-based), never falling.
        standing: (S, G, out: int64[seats]) -> None. Final score of each seat if the
            game ended now.
        outcome: (S, G, out: float64[seats]) -> None. Share of the win, summing to 1.
        ranking: (S, G, out: int64[seats]) -> None. Place of each seat if the game ended now,
            ties settled by the rules: from 1 on, equal seats share a place and the next one
            comes after all of them; all 0 if all lose. Who has place 1 has a share of the win.
        determinize: (S, G, seat, stream: uint64[1]) -> None. Redraws in place, from
            the right distribution, all that the seat cannot see.
        evaluate: (S, G, seat, weights: float64[k]) -> float64. The seat's expected
            final score, from what it may see, for one-step bots.
        appraise: (S, G, seat, moves: int32[count], count, scratch, weights, out:
            float64[count]) -> None. How good each move is for the seat: its expected final
            score, and its prospects if the game counts them, less the best of the others'
            after the move; None lets the engine do that with `evaluate` on a copy.
            `scratch` are two states, of which G may be the first.
        observe: (S, before, G, move, fired: int64[rules]) -> None. Adds one to every rule
            that the move from `before` to G made use of, in the order of `Game.rules`.
        measure: (S, G, out: int64[measures, seats]) -> None. Named numbers per seat,
            of a finished or running game, in the order of `Game.measures`.
        placements: (S, G, out: int64[seats, sites]) -> None. Adds one for every piece
            of a seat that lies on a site of the scenario's `Game.map`.
        deal: (S, G, out: int64[deals]) -> None. Where chance has put each thing that
            it deals, from a game that was just reset: a small category number each, such
            as the round in which a card comes or the seat that got it, in the order of
            `Game.deals`. None for games that deal nothing.
        kind: (S, G, move) -> int. What kind of move a code is, as an index of
            `Game.move_kinds`; None where moves have no kinds. Personas and `Barring` go by it.
    """

    reset: Callable[..., None]
    legal: Callable[..., int | np.integer[Any]]
    apply: Callable[..., None]
    reason: Callable[..., int | np.integer[Any]]
    seat_to_move: Callable[..., int | np.integer[Any]]
    period: Callable[..., int | np.integer[Any]]
    standing: Callable[..., None]
    outcome: Callable[..., None]
    ranking: Callable[..., None]
    determinize: Callable[..., None]
    evaluate: Callable[..., float]
    observe: Callable[..., None]
    measure: Callable[..., None]
    placements: Callable[..., None]
    appraise: Callable[..., None] | None = None
    deal: Callable[..., None] | None = None
    kind: Callable[..., int | np.integer[Any]] | None = None


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed.

    Attributes:
        text: One sentence for the player.
        rules: Ids of the rules that forbid it, most telling first; never empty.
    """

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Click:
    """One step of a gesture: what is pressed, and on what if on the table.

    Numbers that follow each other belong together: people set them in any order, each with
    a stepper that bears its name. Moves that begin with the same clicks ask for numbers of
    the same names next, or for none.

    Attributes:
        target: "thing" (which is also a site, a zone or a seat), "button", "choice" or "number".
        address: Of what is pressed for "thing", else None.
        name: Button, choice or number, such as "road", "nw-se" or "cities".
        number: What is set for "number", else 0.
    """

    target: str
    address: Address | None = None
    name: str = ""
    number: int = 0

    @property
    def cell(self) -> int:
        """The space that is pressed, or -1."""
        return self.address[1] if self.address and self.address[0] == "space" else -1


@dataclass(frozen=True)
class Prepared:
    """What a game makes of a board, decks and parameters that fit together.

    Attributes:
        record: The scenario record (np.record of the game's scenario dtype). Read-only
            by convention; never copied per game.
        state_dtype: dtype of this scenario's states (one of the game's size classes).
    """

    record: Record
    state_dtype: np.dtype[Any]


class Game(Protocol):
    """One game, as everything else in the engine and the workbench sees it.

    Attributes:
        name: The folder's name; title: for people.
        version: Moves only when behaviour does; part of every digest.
        seats: Player counts that can be played.
        rules: Id -> numbered rule, in order.
        parameters: Name -> declaration, in the order of the rulebook.
        measures: Names of the rows that `Kernels.measure` writes.
        most_moves: Length of the buffer for `Kernels.legal`.
        move_kinds: Words for the kinds that `Kernels.kind` tells apart; () without it.
        weights: Name -> weight of `Kernels.evaluate`, in its order.
        search_weights: The same names with the weights that a search goes by; games without
            it use `weights`.
        reason_rules: Code of `Kernels.reason` (1 to 127) -> ids of the rules that forbid.
    """

    name: str
    title: str
    version: int
    seats: range
    folder: Path
    rules: Mapping[str, Rule]
    parameters: Mapping[str, Parameter]
    board_schema: BoardSchema | None
    deck_schemas: Mapping[str, DeckSchema]
    measures: tuple[str, ...]
    most_moves: int
    move_kinds: tuple[str, ...]
    weights: Mapping[str, float]
    search_weights: Mapping[str, float]
    reason_rules: Mapping[int, tuple[str, ...]]

    def prepare(
        self,
        seats: int,
        board: AnyBoard | None,
        decks: Mapping[str, Sequence[Card]],
        parameters: Mapping[str, Value],
        place: str,
    ) -> Prepared:
        """Put everything into one record.

        Args:
            place: File to name in faults.

        Raises:
            ScenarioError: With every fault of the combination at once.
        """
        ...

    # A game may also have
    #     def survey(self, seats: int, board: Board, values: Mapping[str, Value])
    #         -> Sequence[Problem]
    # with what its own rules find in a board: see `Surveyor`.

    def kernels(self) -> Kernels:
        """The compiled functions; the first call imports Numba and the rules."""
        ...

    def map(self, record: Record) -> Map:
        """The places of a scenario; an empty one without a board.

        A board that grows: all spaces that may come, at most `engine.boards.map.MOST_SPACES`.
        """
        ...

    def seat_names(self, record: Record) -> tuple[str, ...]:
        """Names of the seats in files and tables, such as colours; seat order."""
        ...

    def deals(self, record: Record) -> tuple[str, ...]:
        """Names of the things that `Kernels.deal` tells about; asked only where it is there."""
        ...

    def most_plies(self, record: Record) -> int:
        """A bound on the decisions of one game."""
        ...

    def codes(self, record: Record) -> NDArray[np.int32]:
        """Every move code that means something in this scenario, legal or not."""
        ...

    def to_text(self, record: Record, state: Record, move: int) -> str:
        """A move as a person writes it."""
        ...

    def from_text(self, record: Record, state: Record, text: str) -> int:
        """The code of a written move, legal or not.

        Raises:
            RecordError: The text is no move of this game.
        """
        ...

    def gesture(self, record: Record, state: Record, move: int) -> tuple[Click, ...]:
        """The clicks that make the move; different legal moves differ somewhere."""
        ...

    def why_not(self, record: Record, state: Record, move: int) -> Refusal | None:
        """None for a legal move, else the sentence and the rules that forbid it."""
        ...

    def picture(self, record: Record, state: Record, viewer: int | None) -> Picture:
        """What `viewer` (a seat, or None for an onlooker) may see."""
        ...

    def faults(self, record: Record, state: Record) -> list[str]:
        """Sentences about broken invariants; empty for every reachable state."""
        ...

    def read_position(self, record: Record, given: Mapping[str, Any], place: str) -> Record:
        """A state from the tables of a position file.

        Raises:
            RecordError: With every fault at once.
        """
        ...

    def write_position(self, record: Record, state: Record) -> dict[str, Any]:
        """The tables of a position file; `read_position` gives the same bytes back."""
        ...

    def describe(self, record: Record, state: Record) -> dict[str, Any]:
        """The position as plain data for people and other programs (JSON)."""
        ...


@runtime_checkable
class Surveyor(Protocol):
    """A game that knows more about its boards than whether they can be prepared."""

    def survey(self, seats: int, board: Board, values: Mapping[str, Value]) -> Sequence[Problem]:
        """What the rules of the game find in a board that is being drawn.

        Asked after every edit, so it must be done within a few milliseconds and take any
        board: empty, too large, in pieces, with kinds that are unknown. Every reason for
        which `Game.prepare` refuses a board is among the faults of the survey or of
        `engine.boards.problems`, which tells the limits of the schema.

        Args:
            seats: Number of seats that the board is to be played with.
            values: A value for every parameter.
        """
        ...


@runtime_checkable
class Styled(Protocol):
    """A game whose words on cards, such as colours, show in a certain way.

    Attributes:
        styles: Word -> how it shows. The words are those of `Game.seat_names` and of the
            columns of decks that mean seats.
    """

    styles: Mapping[str, SeatStyle]


@runtime_checkable
class Sourced(Protocol):
    """A game that knows where its points come from.

    Attributes:
        sources: Names of the measures that sum to `Kernels.standing` in every position;
            expenses count as negative.
    """

    sources: tuple[str, ...]


@runtime_checkable
class Boxed(Protocol):
    """A game that knows what lies in its box, so that it can be printed and cut out."""

    def components(self, record: Record) -> Sequence[Component]:
        """The pieces of a scenario, in the order in which they should be printed."""
        ...


@runtime_checkable
class Obstructed(Protocol):
    """A game that knows what stands in the way of a move that is not allowed."""

    def obstacles(self, record: Record, state: Record, move: int) -> Sequence[int]:
        """The spaces to blame, each once; empty where no single space is.

        Args:
            move: A code that `why_not` refuses.
        """
        ...


@runtime_checkable
class Barring(Protocol):
    """A game that knows what bars a whole kind of moves."""

    def why_none(self, record: Record, state: Record, kind: str, cell: int = -1) -> Refusal:
        """The one reason why no move of a kind is legal now, the most general first.

        Where no single reason bars them all, the sentence sums up what is missing.

        Args:
            kind: One of `Game.move_kinds`. No move of it is legal, unless a space is given.
            cell: A space that no move of the kind names, where somebody wants to make one;
                -1 to ask about the kind as a whole.
        """
        ...


@runtime_checkable
class Spread(Protocol):
    """A game in which one thing can lie on several spaces, while moves name one of them."""

    def named_space(self, record: Record, state: Record, cell: int) -> int:
        """The space by which moves name what lies on a space; mostly the space itself."""
        ...
