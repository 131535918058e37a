"""Games searched for kingmakers: late decisions of hopeless seats, rolled out action by action.

The games are those of a batch with the same bots and seed. Each of them is looked at by
itself, so that the answer does not depend on the number of threads.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.errors import Fault, OikistError
from engine.language import say
from engine.play.continuing import NO_MOVE, Continuation
from engine.records.replay import started
from engine.rng import SETUP, derive
from engine.scenarios.scenario import Scenario, State, copied
from engine.simulation.batch import Plan
from engine.simulation.collecting import Collector
from engine.simulation.report import seed_of_game
from engine.statistics.kingmaking import (
    HOPELESS,
    is_hopeless,
    kingmaking_index,
    makes_a_king,
    widest_switch,
)
from engine.tuning.sampling import Stopped

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate

GLANCE: Final = 20  # rollouts after which a seat that wins at times is passed over
CHANCE: Final = 100  # rollouts that tell whether a seat is hopeless
SPREAD: Final = 40  # rollouts of each action, which choose the pair to look at
PROOF: Final = 200  # fresh rollouts of both actions of that pair
MOST_ACTIONS: Final = 12  # rolled out at a decision; of more, a fair sample
LAST_HOPE: Final = 10  # rollouts of every legal move of a decision that seems to make a king
# Numbers of the rollouts of a decision; none is used twice.
FIRST_SPREAD, FIRST_PROOF, FIRST_HOPE, SECOND_HOPE = 1_000, 10_000, 20_000, 30_000


@dataclass(frozen=True)
class Search:
    """What is searched.

    Attributes:
        scenario: The variant.
        bots: One per seat; they also play the rollouts.
        games: Games of the batch, from the first on.
        seed: Of the batch.
        last: Decisions of each seat that are looked at, from the end of the game on; those
            with one legal move do not count.
        alpha: Chance that a game without a kingmaker is said to have one, at most.
    """

    scenario: Scenario
    bots: tuple[str, ...]
    games: int
    seed: int
    last: int = 3
    alpha: float = 0.01


@dataclass(frozen=True)
class King:
    """A decision that made a king.

    Attributes:
        game: Number of the game.
        ply: Number of the decision, from 0.
        mover: Who decided, and could not win.
        rival: Whose chance hung on it.
        moves: The two moves, with the chance of the rival after each; of fresh rollouts.
    """

    game: int
    ply: int
    mover: int
    rival: int
    moves: tuple[tuple[int, float], tuple[int, float]]


@dataclass(frozen=True)
class Kingmaking:
    """What was found.

    Attributes:
        search: What was asked.
        index: Share of games with a kingmaker.
        kings: One of each such game, in the order of games.
        looked: Decisions that were looked at.
        hopeless: Those of them whose seat could not win any more.
        sampled: Those of these whose actions were too many to try all.
    """

    search: Search
    index: Estimate
    kings: tuple[King, ...]
    looked: int
    hopeless: int
    sampled: int


@dataclass(frozen=True)
class _Looked:
    """One game: its king, if any, and how many decisions of which kind."""

    king: King | None
    looked: int
    hopeless: int
    sampled: int


def kingmaking(
    search: Search, threads: int = 1, told: Callable[[int], bool] = lambda _more: True
) -> Kingmaking:
    """Look for a kingmaker in every game of a batch.

    Args:
        told: How many games more are finished; says whether to go on.

    Raises:
        OikistError: The game has fewer than three seats, or a bot is unknown.
        Stopped: `told` said so.
    """
    if search.scenario.seats < 3:
        what = say("with two seats nobody else can be made king")
        raise OikistError(Fault("", "VARIANT", what, say("choose a variant for three or more")))
    plan = Plan(search.scenario, search.bots, search.games, search.seed)
    collector = Collector(plan)
    found: list[_Looked] = []
    with ThreadPoolExecutor(max_workers=threads) as pool:
        waiting = deque(
            pool.submit(_game, search, collector, number) for number in range(search.games)
        )
        try:
            while waiting:
                found.append(waiting.popleft().result())
                if not told(1):
                    raise Stopped
        finally:
            for future in waiting:
                future.cancel()
    kings = tuple(one.king for one in found if one.king is not None)
    return Kingmaking(
        search=search,
        index=kingmaking_index(len(kings), search.games),
        kings=kings,
        looked=sum(one.looked for one in found),
        hopeless=sum(one.hopeless for one in found),
        sampled=sum(one.sampled for one in found),
    )


def _game(search: Search, collector: Collector, number: int) -> _Looked:
    """Look at the late decisions of a game, the last first, until one makes a king."""
    looked = hopeless = sampled = 0
    alpha = search.alpha / (search.last * search.scenario.seats)
    for ply, state in late_decisions(search, collector.moves(number), number):
        looked += 1
        decision = _Decision(search, state, number, ply)
        if not decision.hopeless():
            continue
        hopeless += 1
        sampled += decision.many
        king = decision.king(alpha)
        if king is not None:
            return _Looked(king, looked, hopeless, sampled)
    return _Looked(None, looked, hopeless, sampled)


def late_decisions(search: Search, moves: list[int], number: int) -> list[tuple[int, State]]:
    """The last decisions of each seat with a choice: ply and position before it, last first."""
    scenario = search.scenario
    kernels, record = scenario.game.kernels(), scenario.record
    buffer = np.zeros(scenario.game.most_moves, np.int32)
    state = started(scenario, seed_of_game(search.seed, number))
    latest: dict[int, deque[tuple[int, State]]] = {}
    for ply, move in enumerate(moves):
        if kernels.legal(record, state, buffer) > 1:
            seat = int(kernels.seat_to_move(record, state))
            kept = latest.setdefault(seat, deque(maxlen=search.last))
            kept.append((ply, copied(scenario, state)))
        kernels.apply(record, state, np.int32(move))
    found = [each for kept in latest.values() for each in kept]
    return sorted(found, key=lambda each: -each[0])


def position_before(search: Search, king: King) -> State:
    """The position in which a king was made."""
    moves = Collector(Plan(search.scenario, search.bots, search.games, search.seed))
    late = late_decisions(search, moves.moves(king.game), king.game)
    return next(state for ply, state in late if ply == king.ply)


class _Decision:
    """Rollouts of one decision, with what its seat cannot see imagined anew."""

    def __init__(self, search: Search, state: State, number: int, ply: int) -> None:
        scenario = search.scenario
        kernels = scenario.game.kernels()
        self.number, self.ply = number, ply
        self.mover = int(kernels.seat_to_move(scenario.record, state))
        own = derive(np.uint64(seed_of_game(search.seed, number)), SETUP, np.uint64(ply))
        buffer = np.zeros(scenario.game.most_moves, np.int32)
        count = int(kernels.legal(scenario.record, state, buffer))
        self.many = count > MOST_ACTIONS
        self.legal: list[int] = buffer[:count].tolist()
        self.codes = self.legal
        if self.many:
            rng = np.random.default_rng(int(own))
            picked = np.sort(rng.choice(count, MOST_ACTIONS, replace=False))
            self.codes = [self.codes[place] for place in picked]
        self._play = Continuation(
            scenario, state, search.bots, int(own >> np.uint64(1)), self.mover
        )

    def hopeless(self) -> bool:
        """Whether the seat wins less than 5% of rollouts as its bot plays, for certain."""
        first = self._own(0, GLANCE, NO_MOVE)
        if not is_hopeless(first, CHANCE):
            return False
        return is_hopeless(first + self._own(GLANCE, CHANCE - GLANCE, NO_MOVE), CHANCE)

    def king(self, alpha: float) -> King | None:
        """The two actions between which it makes a king; None if it is not shown.

        Nor is it one if some move of its own, which its bot did not find, would save it.
        """
        chances = [self._wins(FIRST_SPREAD, SPREAD, code).mean(axis=0) for code in self.codes]
        switch = widest_switch(np.array(chances), self.mover)
        if switch is None or max(chance[self.mover] for chance in chances) > HOPELESS:
            return None
        codes = [self.codes[action] for action in switch.actions]
        one, other = (self._wins(FIRST_PROOF, PROOF, code)[:, switch.rival] for code in codes)
        if not makes_a_king(one - other, alpha) or self._can_be_saved():
            return None
        moves = (codes[0], float(one.mean())), (codes[1], float(other.mean()))
        return King(self.number, self.ply, self.mover, switch.rival, moves)

    def _can_be_saved(self) -> bool:
        """Whether the seat wins 5% of rollouts or more after some legal move.

        The move that did best in a few rollouts is judged by fresh ones.
        """
        won = [self._own(FIRST_HOPE, LAST_HOPE, code) for code in self.legal]
        best = max(range(len(won)), key=won.__getitem__)
        fresh = self._own(SECOND_HOPE, CHANCE, self.legal[best]) if won[best] else 0.0
        return fresh >= HOPELESS * CHANCE

    def _own(self, first: int, count: int, move: int) -> float:
        """Wins of the seat that decides."""
        return float(self._wins(first, count, move)[:, self.mover].sum())

    def _wins(self, first: int, count: int, move: int) -> NDArray[np.float64]:
        """Shares of the win in rollouts; those that do not end count as nobody's."""
        ends = self._play(first, count, move)
        return ends.shares * ends.finished[:, None]
