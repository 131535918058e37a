"""Marchands d'Empire: what the frame asks of the rules, compiled (see `Kernels`)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import GROUP, NEVER, Record
from engine.games.marchands import state as at
from engine.games.marchands.appraisal import appraise, evaluate, hunch
from engine.games.marchands.carrying import (
    fulfil,
    place_elector,
    possible_rewards,
    rewards_allowed,
    seat_of_step,
)
from engine.games.marchands.ending import economic, ranking
from engine.games.marchands.hiding import determinize
from engine.games.marchands.measuring import measure, observe, placements
from engine.games.marchands.planning import clear_tokens, lay_token, list_orders, waiting
from engine.games.marchands.rounds import advance, announce
from engine.games.marchands.setup import rebuild, reset
from engine.jit import Whole, kernel

__all__ = [
    "act",
    "advance",
    "appraise",
    "blind",
    "determinize",
    "evaluate",
    "hunch",
    "legal",
    "measure",
    "observe",
    "placements",
    "ranking",
    "reason",
    "rebuild",
    "reopen",
    "reset",
    "score",
    "seat_to_move",
    "secrecy",
]
(
    FINE, FINISHED, NOT_START, NOT_PLAN, NOT_CHOOSE, NOT_ELECT, NOT_SAY, ROW_FULL, IN_CAPITAL,
    NO_CITY, TAKEN, MUST_FULFIL, HAS_CHURCH, NO_CHURCH, NO_REGION, NO_VOTES, OTHER_TWO,
    ONE_REWARD, AWAY, TOO_MANY, CLOSED,
) = range(21)  # fmt: skip


@kernel
def seat_to_move(S: Record, G: Record) -> Whole:
    """Who decides, or would if nothing more happened by itself; -1 at the end."""
    if G.stage == at.OVER:
        return -1
    if G.stage == at.PLAN:
        return waiting(S, G)
    if G.stage == at.SAY:
        return (G.starter + G.answers) % S.seats
    if G.stage == at.START_STAGE:
        for step in range(S.seats):
            seat = (G.starter + step) % S.seats
            if G.at[seat] < 0:
                return seat
    if at.CHOOSE <= G.stage <= at.ELECT:
        return seat_of_step(S, G, G.step - 1)
    return G.starter


@kernel
def blind(S: Record, G: Record) -> Whole:
    """All lay their orders at the same time (ME-7)."""
    if G.stage != at.PLAN:
        return 0
    return (G.finished + 1) << 8 | ((1 << S.seats) - 1)


@kernel
def reopen(S: Record, G: Record, seat: Whole) -> None:
    """Take the orders of the others back; the seat is asked next. Writes G."""
    for other in range(S.seats):
        if other != seat:
            clear_tokens(G, other)
    if seat >= 0:
        G.asked = seat


@kernel
def secrecy(S: Record, G: Record, move: Whole) -> Whole:
    """Orders are secret until all are laid (ME-7)."""
    return GROUP if G.stage == at.PLAN else NEVER


@kernel
def legal(S: Record, G: Record, out: NDArray[np.int32]) -> Whole:
    """Codes of the seat to move; of orders that are sure to fail, one. Writes `out`."""
    seat = seat_to_move(S, G)
    if G.stage == at.PLAN:
        return list_orders(S, G, seat, out)
    count: Whole = 0
    if G.stage == at.CHOOSE:
        possible = possible_rewards(S, G, seat)
        if S.decline == at.MAY_DECLINE:
            out[count] = at.DECLINE
            count += 1
        for wanted in range(1, at.MOST_REWARDS + 1):
            if rewards_allowed(S, possible, wanted):
                out[count] = at.REWARD + wanted - 1
                count += 1
    elif G.stage == at.ELECT:
        for area in range(S.areas):
            if np.int64(S.touches[G.at[seat]]) >> area & 1:
                out[count] = at.ELECTOR + area
                count += 1
    elif G.stage == at.SAY:
        for number in range(min(G.held[seat, G.rank], at.MOST_NUMBER) + 1):
            out[count] = at.ANNOUNCE + number
            count += 1
    elif G.stage == at.START_STAGE:
        for space in range(S.spaces):
            if space != S.capital and not stands_there(S, G, space):
                out[count] = at.START + space
                count += 1
    return count


@kernel
def stands_there(S: Record, G: Record, space: Whole) -> bool:
    """Whether a caravan stands on a space."""
    for seat in range(S.seats):
        if G.at[seat] == space:
            return True
    return False


@kernel
def stage_of(move: Whole) -> Whole:
    """In which stage a code is a move."""
    if move <= at.DONE:
        return at.PLAN
    if move < at.ELECTOR:
        return at.CHOOSE
    if move < at.ANNOUNCE:
        return at.ELECT
    return at.SAY if move < at.START else at.START_STAGE


@kernel
def wrong_stage(stage: Whole) -> Whole:
    """The reason why moves of a stage are not possible in another one."""
    if stage == at.PLAN:
        return NOT_PLAN
    if stage == at.CHOOSE:
        return NOT_CHOOSE
    if stage == at.ELECT:
        return NOT_ELECT
    return NOT_SAY if stage == at.SAY else NOT_START


@kernel
def reason(S: Record, G: Record, move: Whole) -> Whole:
    """FINE, or why this is not possible."""
    stage = stage_of(move)
    if G.stage == at.OVER:
        return FINISHED
    if stage != G.stage:
        return wrong_stage(stage)
    seat = seat_to_move(S, G)
    if stage == at.PLAN:
        if move == at.DONE:
            return FINE
        if G.rests[seat] > 0:
            return CLOSED
        return ROW_FULL if G.laid[seat] >= S.orders else FINE
    if stage == at.CHOOSE:
        return reason_of_reward(S, G, seat, move)
    if stage == at.ELECT:
        touched = np.int64(S.touches[G.at[seat]]) >> (move - at.ELECTOR) & 1
        return FINE if touched else AWAY
    if stage == at.SAY:
        return FINE if move - at.ANNOUNCE <= G.held[seat, G.rank] else TOO_MANY
    space = move - at.START
    if space == S.capital:
        return IN_CAPITAL
    if space >= S.spaces:
        return NO_CITY
    return TAKEN if stands_there(S, G, space) else FINE


@kernel
def reason_of_reward(S: Record, G: Record, seat: Whole, move: Whole) -> Whole:
    """The same for a choice of rewards (ME-15)."""
    if move == at.DECLINE:
        return FINE if S.decline == at.MAY_DECLINE else MUST_FULFIL
    wanted, possible = move - at.REWARD + 1, possible_rewards(S, G, seat)
    if wanted & at.CHURCH & ~possible:
        return HAS_CHURCH if G.church[G.at[seat]] else NO_CHURCH
    if wanted & at.VOTES & ~possible:
        return NO_VOTES if S.touches[G.at[seat]] else NO_REGION
    if rewards_allowed(S, possible, wanted):
        return FINE
    return ONE_REWARD if possible & at.CHURCH else OTHER_TWO


@kernel
def act(S: Record, G: Record, move: Whole) -> None:
    """A decision. Writes G."""
    seat = seat_to_move(S, G)
    if move <= at.DONE:
        lay_token(S, G, seat, move + 1)
        if waiting(S, G) < 0:
            start_carrying(S, G)
    elif move == at.DECLINE:
        G.failed[seat] += 1
        G.stage = at.CARRY
    elif move < at.ELECTOR:
        fulfil(S, G, seat, move - at.REWARD + 1)
    elif move < at.ANNOUNCE:
        place_elector(G, seat, move - at.ELECTOR)
    elif move < at.START:
        announce(G, seat, move - at.ANNOUNCE)
    else:
        G.at[seat] = G.leads[seat] = move - at.START
        if seat_to_move(S, G) == G.starter and G.at[G.starter] >= 0:
            G.stage = at.PLAN


@kernel
def start_carrying(S: Record, G: Record) -> None:
    """All orders are laid; where they led is forgotten. Writes G."""
    G.stage = at.CARRY
    G.step = 0
    G.asked = G.starter
    for seat in range(S.seats):
        G.laid[seat] = G.traded[seat] = 0
        G.leads[seat] = G.at[seat]


@kernel
def score(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Ecus of each seat (ME-24), the field that decides last. Writes `out`."""
    for seat in range(S.seats):
        out[seat] = economic(S, G, seat)
