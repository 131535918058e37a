"""The compiled functions of a game: their names, what they take and what they give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

Record = Any  # a np.record of the game's scenario or state dtype

MOST_SEATS = 8  # of any game: arrays by seat in compiled loops are as long
NEVER, GROUP, PERIOD, GAME = range(4)  # until when a move is secret, see `Kernels.secrecy`


@dataclass(frozen=True)
class Kernels:
    """A game's compiled functions; `S` is the scenario record, `G` the state record.

    `engine.kernels.complete` makes a set of those that a game declares: it adds `apply`,
    `outcome` and `imagine`, and a usual function for each that is marked (optional).

    Playing:

    Attributes:
        reset: (S, G, seed: uint64) -> None. Writes a whole new game into G. Chance that comes
            later is drawn from the state's field `chance: uint64[1]` alone.
        legal: (S, G, out: int32[most_moves]) -> count. Codes of the seat to move,
            in rising order of listing that is the same on every machine; 0 when over. Bots and
            counts go by it; it may leave out twins of a listed code (`engine.game.Twinned`).
        act: (S, G, move) -> None. The decision itself. Unchecked; writes G.
        advance: (optional) (S, G) -> whether something happened. The next step that nobody
            decides, such as a revealed order, a die or a drawn card; 0 when a seat is to
            decide or the game is over. Writes G.
        apply: (S, G, move) -> None. `act`, then `advance` until nothing more happens.
        reason: (S, G, move) -> 0 if legal, else a code that `Game.why_not` puts in words.
            Among moves of one kind a larger code means that more of the conditions hold.
        seat_to_move: (S, G) -> seat, or -1 when the game is over.

    Scores:

    Attributes:
        period: (S, G) -> number of finished rounds (0-based), never falling.
        score: (optional, as `standing`) (S, G, out: int64[seats]) -> None. Points now.
        standing: (optional, as `score`) (S, G, out: int64[seats]) -> None. Final score of each
            seat if the game ended now.
        ranking: (optional, by `standing`) (S, G, out: int64[seats]) -> None. Place of each seat
            if the game ended now, ties settled by the rules: from 1 on, equal seats share a
            place and the next one comes after all of them; all 0 if all lose.
        outcome: (S, G, out: float64[seats]) -> None. Share of the win: equal parts for those
            who have place 1, summing to 1; all 0 if all lose.

    Secrets and choosing at the same time:

    Attributes:
        blind: (optional) (S, G) -> int64. 0, or 256 * n + mask: the n-th group (from 1) of
            decisions made at the same time is open; the mask has a bit for each member.
        reopen: (optional) (S, G, seat) -> None. Takes back what the others chose in the open
            group, or what all chose for -1; the seat decides next if it still has to. Writes G.
        secrecy: (optional) (S, G, move) -> int64. Until when a move is secret: 0 it never is,
            1 until the group closes, 2 until the period is over, 3 until the game is over.
        shown: (optional) (S, before, G, move) -> whether a move made in `before`, secret then,
            lies open in G, a later position; asked only of moves whose secrecy is not over.
        hunch: (optional) (S, G, moves: int32[count], count, stream: uint64[1]) -> index. The
            mover's cheap guess in an open group, from what it may see; usually any move.
        ally: (optional) (S, a, b) -> whether two seats win together.
        determinize: (optional) (S, G, seat, stream: uint64[1]) -> None. Redraws in place, from
            the right distribution, all that the seat cannot see but choices of the open
            group. What comes out depends on the seat's view and the stream alone.
        imagine: (S, G, seat, stream: uint64[1]) -> None. A position that the seat must hold
            possible: `reopen` in an open group, `determinize`, and a new `chance`. The one
            door to what is hidden: all that thinks or previews goes through it.

    What the frame asks beside:

    Attributes:
        evaluate: (S, G, seat, weights: float64[k]) -> float64. The seat's expected
            final score, from what it may see, for one-step bots.
        appraise: (optional) (S, G, seat, moves: int32[count], count, scratch, weights, out:
            float64[count]) -> None. How good each move is for the seat: its expected final
            score, and its prospects if the game counts them, less the best of the others'
            after the move; None lets the engine do that with `evaluate` on a copy. In an
            open group it is asked of each choice alone, before anybody else has chosen.
            `scratch` are two states, of which G may be the first.
        observe: (S, before, G, move, fired: int64[rules]) -> None. Adds one to every rule
            that led from `before` to G, in the order of `Game.rules`; asked after `act`,
            and after each `advance` with -1 for the move.
        measure: (optional) (S, G, out: int64[measures, seats]) -> None. Named numbers per seat,
            of a finished or running game, in the order of `Game.measures`.
        placements: (optional) (S, G, out: int64[seats, sites]) -> None. Adds one for every
            piece of a seat that lies on a site of the map.
        deal: (optional) (S, G, out: int64[deals]) -> None. Where chance has put each thing
            that it deals, from a game that was just reset: a small category number each, such
            as the round in which a card comes or the seat that got it, in the order of
            `Game.deals`. None for games that deal nothing.
        used: (optional) (S, before, G, move, out: int64[deals]) -> None. Adds one to each thing
            of `Game.deals` of which a seat has made use from `before` to G, such as a card
            that was played; asked as `observe` is. None where nothing is told of it.
        kind: (optional) (S, G, move) -> int. What kind of move a code is, as an index of
            `Game.move_kinds`; None where moves have no kinds. Personas and `Barring` go by it.
        rebuild: (S, G) -> None. Computes the derived fields from the others, see
            `engine.positions.schema.PositionSchema`; None for games that derive nothing.
    """

    reset: Callable[..., None]
    legal: Callable[..., int | np.integer[Any]]
    act: Callable[..., None]
    advance: Callable[..., int | np.integer[Any]]
    apply: Callable[..., None]
    reason: Callable[..., int | np.integer[Any]]
    seat_to_move: Callable[..., int | np.integer[Any]]
    period: Callable[..., int | np.integer[Any]]
    score: Callable[..., None]
    standing: Callable[..., None]
    ranking: Callable[..., None]
    outcome: Callable[..., None]
    blind: Callable[..., int | np.integer[Any]]
    reopen: Callable[..., None]
    secrecy: Callable[..., int | np.integer[Any]]
    shown: Callable[..., int | np.integer[Any]]
    hunch: Callable[..., int | np.integer[Any]]
    ally: Callable[..., int | np.integer[Any]]
    determinize: Callable[..., None]
    imagine: Callable[..., None]
    evaluate: Callable[..., float]
    observe: Callable[..., None]
    measure: Callable[..., None]
    placements: Callable[..., None]
    appraise: Callable[..., None] | None = None
    deal: Callable[..., None] | None = None
    used: Callable[..., None] | None = None
    kind: Callable[..., int | np.integer[Any]] | None = None
    rebuild: Callable[..., None] | None = None
