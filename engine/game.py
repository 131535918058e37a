"""What a game offers to everything else.

A game is one folder in `engine/games/` whose package holds `GAME`; `engine.discovery`
finds it. A move is one whole number, a code; codes of one game never change their meaning
within a `version`. Kernels take the scenario's record and the state's record, both
structured NumPy records described in the game's `state.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from engine.kernel_set import GAME, GROUP, NEVER, PERIOD, Kernels, Record
from engine.schema import (
    Attribute,
    BoardSchema,
    Card,
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
    from pathlib import Path

    from engine.boards.layouts import AnyBoard
    from engine.boards.map import Map
    from engine.picture import Address, Picture, SeatStyle
    from engine.positions.schema import PositionSchema

__all__ = [
    "GAME",
    "GROUP",
    "NEVER",
    "PERIOD",
    "Attribute",
    "BoardSchema",
    "Boxed",
    "Card",
    "Click",
    "Component",
    "DeckSchema",
    "Discreet",
    "Game",
    "Kernels",
    "Narrated",
    "Obstructed",
    "Parameter",
    "Prepared",
    "Problem",
    "Reading",
    "Record",
    "Refusal",
    "Rule",
    "SpaceKind",
    "Spread",
    "Styled",
    "Surveyor",
    "Twinned",
    "Value",
]


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
        also: Other things that people may press for the same, such as the city at the end of a
            road; two clicks are equal all the same.
    """

    target: str
    address: Address | None = None
    name: str = ""
    number: int = 0
    also: tuple[Address, ...] = field(default=(), compare=False)

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
        usual: Name of the variant that is played when none is named.
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
        position_schema: What its positions hold. `engine.positions.Positions` makes the two
            methods that read and write them of it.
    """

    name: str
    title: str
    version: int
    usual: str
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
    position_schema: PositionSchema

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

    # A game whose seats are dealt alike, in no order or in one drawn by lot, may say so by
    #     def symmetric(self, record: Record) -> bool
    # A game that is to be played when none is named, before the others, may have `foremost`, which
    # is True. What else a game may have is told by the protocols below.

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
        """Names of what `Kernels.deal` tells about, if it is there; as many as cards are these."""
        ...

    def periods(self, record: Record) -> int:
        """Most periods, such as rounds, that a game can have; `Kernels.period` counts them."""
        ...

    def scale(self, record: Record) -> float:
        """Points by which a lead means something: one that makes a game three to one."""
        ...

    def stake(self, record: Record) -> float:
        """Points that hang on a decision as a rule; by so many untried moves draw a search."""
        ...

    def reach(self, record: Record) -> int:
        """Decisions that a search plays on behind its tree; 0 for the rest of the turn."""
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
        """The clicks that make the move; different legal moves differ somewhere.

        All moves of a kind begin with the same button, legal or not, or none of them does. People
        may leave it out before a place.
        """
        ...

    def why_not(self, record: Record, state: Record, move: int) -> Refusal | None:
        """None for a legal move, else the sentence and the rules that forbid it."""
        ...

    def picture(self, record: Record, state: Record, viewer: int) -> Picture:
        """What a viewer sees.

        Args:
            viewer: A seat; `engine.picture.PUBLIC`, who sees what everybody at the table may
                see; or `engine.picture.ALL`, from whom nothing is hidden.
        """
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

    def survey(self, seats: int, board: AnyBoard, values: Mapping[str, Value]) -> Sequence[Problem]:
        """What the rules of the game find in a board that is being drawn, of its own layout.

        Asked after every edit, with a value for every parameter, so it must be done within a
        few milliseconds and take any board: empty, too large, in pieces, with kinds that are
        unknown. Every reason for which `Game.prepare` refuses a board is among the faults of
        the survey or of `engine.boards.problems`, which tells the limits of the schema.
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
class Narrated(Protocol):
    """A game that tells what happens without a decision, see `Kernels.advance`."""

    def narrate(self, record: Record, before: Record, after: Record, viewer: int) -> str:
        """What a step did, in the language in force, for a seat, PUBLIC or ALL; or ""."""
        ...


@runtime_checkable
class Discreet(Protocol):
    """A game of whose secret moves everybody sees something, such as where a card was laid."""

    def seen_of(self, record: Record, state: Record, move: int) -> str:
        """What all see of a secret move, in the language in force; "" if that it was made."""
        ...


@runtime_checkable
class Twinned(Protocol):
    """A game whose `Kernels.legal` leaves out moves that `Kernels.reason` allows.

    Each of them has a twin that is listed: after the two the positions differ only in which
    of some equal things were used, such as cards that can pay for each other.

    Attributes:
        exchanged: Fields of the state in which they may differ then.
    """

    exchanged: tuple[str, ...]

    def twin(self, record: Record, state: Record, move: int) -> int:
        """The listed code for one that is allowed and not listed."""
        ...


@runtime_checkable
class Boxed(Protocol):
    """A game that knows what lies in its box, so that it can be printed and cut out."""

    def components(self, record: Record) -> Sequence[Component]:
        """The pieces of a scenario, in the order in which they should be printed."""
        ...


@runtime_checkable
class Dealt(Protocol):
    """A game whose parameters choose among the cards of its decks, or change their numbers."""

    def in_play(
        self, record: Record, parameters: Mapping[str, Value], deck: str, cards: Sequence[Card]
    ) -> tuple[Card, ...]:
        """Cards of a deck (key of its schema) for print; what they lack stands on none of them."""
        ...


@runtime_checkable
class Obstructed(Protocol):
    """A game that knows what stands in the way of a move that is not allowed."""

    def obstacles(self, record: Record, state: Record, move: int) -> Sequence[int]:
        """The spaces to blame, each once, for a move that `why_not` refuses; often none."""
        ...


@runtime_checkable
class Spread(Protocol):
    """A game in which one thing can lie on several spaces, while moves name one of them."""

    def named_space(self, record: Record, state: Record, cell: int) -> int:
        """The space by which moves name what lies on a space; mostly the space itself."""
        ...
