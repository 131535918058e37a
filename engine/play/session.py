"""Session: one game at the table, with checked moves, taking back and looking back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.errors import Fault, RecordError
from engine.language import say
from engine.picture import PUBLIC, Picture
from engine.play.position import Position
from engine.records.record import MOST_SEED, Record, refused
from engine.records.replay import read_move, recorded, replay, standing, started
from engine.scenarios.scenario import Scenario, State, copied


@dataclass(frozen=True)
class Played:
    """One move that was made.

    Attributes:
        ply: Decisions before it.
        period: Rounds finished before it.
        seat: Who decided.
        code, text: The move.
        words: The same for people; "" for the text.
        told: What followed by itself, in sentences of the game.
        group: Number of the open group of decisions that it was part of; 0 for none.
    """

    ply: int
    period: int
    seat: int
    code: int
    text: str
    words: str = ""
    told: tuple[str, ...] = ()
    group: int = 0


class Session(Position):
    """A running game; every position that was on the table can be looked at again.

    Attributes:
        scenario: What is played.
        seed: Of the game; None if it began from a position.
        bots: Who decided for each seat, for the record; may be changed at any time.
    """

    def __init__(
        self,
        scenario: Scenario,
        seed: int | None,
        bots: Sequence[str] = (),
        start: State | None = None,
    ) -> None:
        """Set up a new game, or go on from a position.

        Args:
            seed: From 0 to 2**64 - 1; None with a position.
            bots: See `Session.bots`.
            start: Position to begin with; a copy is taken.

        Raises:
            RecordError: The seed is out of range, or there is neither seed nor position.
        """
        if start is None and (seed is None or not 0 <= seed <= MOST_SEED):
            remedy = say("give a whole number from 0 to 2**64 - 1")
            raise RecordError(
                Fault("", "seed", say("{seed} is not a valid seed", seed=seed), remedy)
            )
        super().__init__(scenario)
        self.seed = seed if start is None else None
        self.bots = tuple(bots)
        first = started(scenario, seed or 0) if start is None else copied(scenario, start)
        self._states = [first]
        self._played: list[Played] = []
        self._ply = 0

    @classmethod
    def from_position(cls, scenario: Scenario, state: State) -> Session:
        """A game that goes on from a position; it has no seed and so no record."""
        return cls(scenario, None, start=state)

    @classmethod
    def from_record(cls, record: Record, scenario: Scenario, file: str = "") -> Session:
        """A recorded game, at its last position, to be looked at or played on.

        Raises:
            RecordError: The record does not fit the scenario; see `replay`.
        """
        replay(record, scenario, file)
        session = cls(scenario, record.seed, record.bots)
        for turn in record.turns:
            session.play_text(turn.text)
        return session

    @property
    def state(self) -> State:
        """The position on the table; read only, `play` writes a new one."""
        return self._states[self._ply]

    @property
    def ply(self) -> int:
        """Decisions made so far."""
        return self._ply

    @property
    def history(self) -> tuple[Played, ...]:
        """Moves made so far; those taken back are not among them."""
        return tuple(self._played[: self._ply])

    def legal(self) -> list[tuple[int, str]]:
        """Codes and texts of the moves of the seat to move."""
        game, record, state = self.scenario.game, self.scenario.record, self.state
        return [(code, game.to_text(record, state, code)) for code in self.legal_codes()]

    def play(self, code: int) -> Played:
        """Make a move, if it is allowed; moves taken back are forgotten.

        Raises:
            RecordError: With the reason and the ids of the rules that forbid it.
        """
        game, record = self.scenario.game, self.scenario.record
        refusal = self.why_not(code)
        if refusal:
            raise refused("", f"move {self._ply + 1}", refusal.text, refusal.rules)
        text = game.to_text(record, self.state, code)
        played = Played(self._ply, self.period, self.seat_to_move, code, text)
        state = copied(self.scenario, self.state)
        self._kernels.apply(record, state, code)
        del self._states[self._ply + 1 :]
        del self._played[self._ply :]
        self._states.append(state)
        self._played.append(played)
        self._ply += 1
        return played

    def play_text(self, text: str) -> Played:
        """Make a written move, if it is one and is allowed.

        Raises:
            RecordError: It is no move of the game, or the rules forbid it.
        """
        place = f"move {self._ply + 1}"
        return self.play(read_move(self.scenario, self.state, text, "", place))

    def take_back(self) -> bool:
        """Go one move back; False at the start."""
        if not self._ply:
            return False
        self._ply -= 1
        return True

    def redo(self) -> bool:
        """Make the last move that was taken back again; False if there is none."""
        if self._ply == len(self._played):
            return False
        self._ply += 1
        return True

    def state_at(self, ply: int) -> State:
        """The position after so many moves of the history; read only.

        Raises:
            IndexError: The game has not come so far.
        """
        if not 0 <= ply <= self._ply:
            raise IndexError(f"ply {ply} of {self._ply}")
        return self._states[ply]

    def standing(self) -> tuple[int, ...]:
        """Final score of each seat if the game ended now."""
        return standing(self.scenario, self.state)

    def outcome(self) -> tuple[float, ...]:
        """Share of the win of each seat if the game ended now; sums to 1."""
        out = np.zeros(self.scenario.seats)
        self._kernels.outcome(self.scenario.record, self.state, out)
        return tuple(float(share) for share in out)

    def picture(self, viewer: int = PUBLIC, ply: int | None = None) -> Picture:
        """What a seat, PUBLIC or ALL sees now, or saw after `ply` moves."""
        state = self.state if ply is None else self.state_at(ply)
        return self.scenario.game.picture(self.scenario.record, state, viewer)

    def record(self, check_every: int = 0) -> Record:
        """The game so far as a record.

        Raises:
            RecordError: The game began from a position, so no seed leads to it.
        """
        if self.seed is None:
            what = say("this game began from a position, not from a seed")
            raise RecordError(Fault("", "", what, say("save the position instead")))
        moves = [played.code for played in self.history]
        return recorded(self.scenario, self.seed, moves, self.bots, check_every)
