"""The opening tree of a batch: which first moves were played, how often, and with what result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.language import Outspoken
from engine.records.replay import started
from engine.simulation.batch import Plan
from engine.simulation.collecting import Collector
from engine.simulation.pieces import in_pieces
from engine.simulation.report import seed_of_game
from engine.statistics.blocks import Estimate
from engine.statistics.comparison import share_difference
from engine.statistics.intervals import CONFIDENCE, wilson

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario, State

FEWEST: Final = 20  # games of a branch that is told by itself
MOST_DEPTH: Final = 20


@dataclass(frozen=True)
class Branch:
    """A move of a seat after the same moves of the same seats before it.

    Attributes:
        move: Its code.
        text, words: As files have it, and for people.
        seat: Who made it.
        games: Games in which it was made here.
        part: Part of the games before it, from 0 to 1.
        wins: Share of the win of who made it, in %, with Wilson's interval.
        next: Moves after it, the most frequent first, each of enough games.
        rest: Games after it that went on in ways of too few games.
    """

    move: int
    text: str
    words: str
    seat: int
    games: int
    part: float
    wins: Estimate
    next: tuple[Branch, ...]
    rest: int


@dataclass(frozen=True)
class Openings:
    """How games of a batch began.

    Attributes:
        games: Games that ended.
        unfinished: Games that did not end within their bound; they are left out.
        depth: Moves that were looked at.
        fewest: Games of a branch that is told by itself.
        first: First moves, the most frequent first.
        ahead: For each of them: share of the win of its seat less that of the same seat after
            all other first moves, in %; the intervals hold together (Bonferroni).
        rest: Games that began in ways of too few games.
    """

    games: int
    unfinished: int
    depth: int
    fewest: int
    first: tuple[Branch, ...]
    ahead: tuple[Estimate, ...]
    rest: int


@dataclass
class _Node:
    """Games that began with the same moves of the same seats: who begins may be drawn by lot."""

    sample: int  # number of a game that did
    seat: int = -1
    games: int = 0
    won: float = 0.0
    squares: float = 0.0
    below: dict[tuple[int, int], _Node] = field(default_factory=dict)  # by seat and move


@dataclass(frozen=True)
class _Begun:
    """The first moves of one game, who made them, and how it ended."""

    number: int
    moves: tuple[int, ...]
    seats: tuple[int, ...]
    shares: tuple[float, ...]
    finished: bool


def opening_tree(
    plan: Plan,
    depth: int,
    fewest: int = FEWEST,
    told: Callable[[int], bool] = lambda _more: True,
) -> Openings:
    """Play the games of a plan again and gather how they began.

    Moves that a symmetry of the board would make the same are told apart.

    Args:
        depth: First moves of a game that are looked at, from 1 on.
        fewest: Games of a branch that is told by itself.
        told: How many games more were played; says whether to go on. After a stop the games
            that were played are told.
    """
    root = _Node(0)
    lost = 0
    for begun in _played(plan, depth, told):
        if begun.finished:
            _add(root, begun)
        else:
            lost += 1
    first, rest = _branches(plan, root, (), fewest)
    return Openings(root.games, lost, depth, fewest, first, _ahead(root, first), rest)


def _ahead(root: _Node, first: tuple[Branch, ...]) -> tuple[Estimate, ...]:
    """How much more often a seat wins after each first move than after its other ones, in %."""
    level = 1 - (1 - CONFIDENCE) / max(len(first), 1)
    found = []
    for branch in first:
        own = root.below[branch.seat, branch.move]
        others = [node for node in root.below.values() if node.seat == own.seat and node is not own]
        rest = sum(node.won for node in others), sum(node.games for node in others)
        found.append(share_difference(rest, (own.won, own.games), level).scaled(100))
    return tuple(found)


def _played(plan: Plan, depth: int, told: Callable[[int], bool]) -> list[_Begun]:
    collector = Collector(plan)
    return in_pieces(partial(_begun, collector, depth), plan.games, plan.threads, told)


def _begun(collector: Collector, depth: int, numbers: range) -> list[_Begun]:
    """How some games began."""
    scenario = collector.plan.scenario
    kernels, record = scenario.game.kernels(), scenario.record
    found = []
    for number in numbers:
        moves, tables = collector.beginning(number, depth)
        state, seats = _started(scenario, collector.plan.seed, number), []
        for move in moves:
            seats.append(int(kernels.seat_to_move(record, state)))
            kernels.apply(record, state, np.int32(move))
        shares = tuple(tables.shares[0].tolist())
        ended = bool(tables.finished[0])
        found.append(_Begun(number, tuple(moves), tuple(seats), shares, ended))
    return found


def _started(scenario: Scenario, seed: int, number: int) -> State:
    return started(scenario, seed_of_game(seed, number))


def _add(root: _Node, begun: _Begun) -> None:
    """Add one game to the tree. Writes `root`."""
    node = root
    node.games += 1
    for move, seat in zip(begun.moves, begun.seats, strict=True):
        node = node.below.setdefault((seat, move), _Node(begun.number, seat))
        node.games += 1
        node.won += begun.shares[node.seat]
        node.squares += begun.shares[node.seat] ** 2


def _branches(
    plan: Plan, node: _Node, before: tuple[int, ...], fewest: int
) -> tuple[tuple[Branch, ...], int]:
    """The branches of a node that have enough games, and the games of the others."""
    ranked = sorted(node.below.items(), key=lambda each: (-each[1].games, each[0]))
    kept = [(move, below) for (_, move), below in ranked if below.games >= fewest]
    shown = tuple(_branch(plan, node, before, move, below, fewest) for move, below in kept)
    return shown, sum(below.games for _, below in ranked) - sum(one.games for one in shown)


def _branch(
    plan: Plan, parent: _Node, before: tuple[int, ...], move: int, node: _Node, fewest: int
) -> Branch:
    text, words = _texts(plan, node.sample, before, move)
    below, rest = _branches(plan, node, (*before, move), fewest)
    part = node.games / parent.games
    return Branch(move, text, words, node.seat, node.games, part, _wins(node), below, rest)


def _wins(node: _Node) -> Estimate:
    """Share of the win of who moved, in %, with Wilson's interval."""
    games, mean = node.games, node.won / node.games
    held = wilson(node.won, games, CONFIDENCE)
    spread = sqrt(max(node.squares - games * mean**2, 0.0) / max(games - 1, 1))
    return Estimate(mean, held.low, held.high, games, spread).scaled(100)


def _texts(plan: Plan, number: int, before: tuple[int, ...], move: int) -> tuple[str, str]:
    """A move as files have it and for people, where a game made it."""
    scenario = plan.scenario
    game, record, state = scenario.game, scenario.record, _started(scenario, plan.seed, number)
    for made in before:
        game.kernels().apply(record, state, np.int32(made))
    text = game.to_text(record, state, move)
    return text, game.in_words(record, state, move) if isinstance(game, Outspoken) else text
