"""Positions of Marchands d'Empire that look the same to a viewer, and what it is told of them.

What a viewer cannot know is drawn without the game's own `determinize`, and in other amounts:
goods, contracts and monopolies behind screens, the owners of face-down electors, and rows of
orders that are not shown yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from engine.game import Record
from engine.games.marchands import GAME
from engine.games.marchands import state as at
from engine.picture import PUBLIC
from engine.play.effects import details, effects_in
from engine.play.reveals import reveals
from engine.play.spoken import spoken
from engine.scenarios.scenario import Scenario, copied
from tests.support.positions import legal_codes

FEW = 5  # moves of a position of which effects are asked
LAB = ("taken", "failed", "fulfilled", "campaigns")  # counted for the lab, seen by nobody
SECRETS = ("tokens", "held", "place", "tiles", "votes")  # fields of which much is hidden
MOST_TILES = 6


def laid_anew(scenario: Scenario, state: Record, viewer: int, chance: Random) -> Record:
    """The position with other rows of those who have laid theirs, but of a viewer."""
    found, orders = copied(scenario, state), int(scenario.record.orders)
    for seat in range(scenario.seats):
        if seat == viewer or state.laid[seat] + state.rests[seat] <= orders:
            continue
        count = chance.randint(0, orders)
        found.tokens[seat] = 0
        found.tokens[seat, :count] = [chance.randint(1, at.X) for _ in range(count)]
        found.rests[seat] = orders + 1 - count
    return rebuilt(scenario, found)


def hidden_anew(scenario: Scenario, state: Record, viewer: int, chance: Random) -> Record:
    """The position with all else that a viewer cannot know, by what memory it has (ME-A20)."""
    found = copied(scenario, state)
    if state.stage == at.PLAN:
        found = laid_anew(scenario, state, viewer, chance)
    if scenario.record.memory == at.ON_TABLE and state.stage != at.OVER:
        hidden = [seat for seat in range(scenario.seats) if seat != viewer]
        move_goods(scenario, found, hidden, chance)
        move_contracts(scenario, found, hidden, chance)
        move_electors(scenario, found, hidden, chance)
        for seat in hidden:
            found.tiles[seat] = chance.randint(0, MOST_TILES)
            for name in LAB:
                found[name][seat] = chance.randint(0, 20)
    return rebuilt(scenario, found)


def rebuilt(scenario: Scenario, found: Record) -> Record:
    """The position with what follows computed anew, but who was asked first. Writes `found`."""
    asked = int(found.asked)
    GAME.kernels().rebuild(scenario.record, found)
    found.asked = asked
    return found


def open_goods(scenario: Scenario, state: Record, seat: int) -> list[int]:
    """Goods that all know a seat to have now: for its contract, or as it announced."""
    least = [0] * at.GOODS
    deciding = int(GAME.kernels().seat_to_move(scenario.record, state)) == seat
    if state.stage == at.CHOOSE and deciding:
        contract = int(state.contract[state.at[seat]]) - 1
        least = [int(one) for one in scenario.record.need[contract]]
    if state.stage == at.SAY and state.said[seat] > 1:
        least[int(state.rank)] = int(state.said[seat]) - 1
    return least


def move_goods(scenario: Scenario, found: Record, hidden: list[int], chance: Random) -> None:
    """Goods behind screens, from bag and screens. Writes `found`."""
    bag = [int(one) for one in found.bag]
    for seat in hidden:
        least = open_goods(scenario, found, seat)
        for rank in range(at.GOODS):
            bag[rank] += int(found.held[seat, rank]) - least[rank]
            found.held[seat, rank] = least[rank]
    for seat in hidden:
        for _ in range(chance.randint(0, 9)):
            ranks = [rank for rank in range(at.GOODS) if bag[rank]]
            if ranks:
                rank = chance.choice(ranks)
                bag[rank] -= 1
                found.held[seat, rank] += 1


def move_contracts(scenario: Scenario, found: Record, hidden: list[int], chance: Random) -> None:
    """Contracts behind screens, from bag and screens. Writes `found`."""
    for contract in range(int(scenario.record.contracts)):
        where = int(found.place[contract])
        if where == at.BAG or where - at.KEPT in hidden:
            kept = at.KEPT + chance.choice(hidden)
            found.place[contract] = kept if chance.random() < 0.3 else at.BAG


def move_electors(scenario: Scenario, found: Record, hidden: list[int], chance: Random) -> None:
    """Owners of face-down electors; how many each has placed is seen. Writes `found`."""
    areas = range(int(scenario.record.areas))
    owners = [
        seat for seat in hidden for area in areas for _ in range(int(found.votes[seat, area]))
    ]
    sites = [area for seat in hidden for area in areas for _ in range(int(found.votes[seat, area]))]
    chance.shuffle(owners)
    found.votes[hidden] = 0
    for seat, area in zip(owners, sites, strict=True):
        found.votes[seat, area] += 1


def shown(scenario: Scenario, state: Record, viewer: int) -> Iterator[tuple[str, Any]]:
    """Channel and what it tells a viewer; of moves where the viewer is the one to decide."""
    record = scenario.record
    picture = GAME.picture(record, state, viewer)
    yield "caption", picture.caption
    for zone in picture.zones:
        yield f"zone {zone.kind}", zone
    for panel in picture.seats:
        yield "points", (panel.score, panel.standing)
        yield "stocks", panel.stocks
        yield "mover", panel.to_move
    yield "spoken", [*spoken(scenario, picture)]
    if viewer != PUBLIC and int(GAME.kernels().seat_to_move(record, state)) == viewer:
        yield from advised(scenario, state, viewer)


def advised(scenario: Scenario, state: Record, seat: int) -> Iterator[tuple[str, Any]]:
    """Channel and what it tells the seat to move of its moves."""
    record, codes = scenario.record, legal_codes(GAME, scenario.record, state)
    yield "moves", codes
    yield "words", [GAME.in_words(record, state, code) for code in codes]
    yield "gestures", [GAME.gesture(record, state, code) for code in codes]
    every = GAME.codes(record).tolist()
    yield "refusals", [GAME.why_not(record, state, code) for code in every]
    yield "twin", GAME.twin(record, state, 0) if state.stage == at.PLAN else -1
    few = codes[:FEW]
    yield "fences", [reveals(scenario, state, code, seat) for code in few]
    yield "details", [details(scenario, state, code) for code in few]
    yield "effects", [effects_in(scenario, state, code) for code in few]


def leaks(
    scenario: Scenario, state: Record, viewer: int, chance: Random
) -> tuple[set[str], set[str]]:
    """Secrets that differ in a position that looks the same, and channels that tell them apart."""
    other = hidden_anew(scenario, state, viewer, chance)
    secrets = {name for name in SECRETS if (other[name] != state[name]).any()}
    if not secrets:
        return set(), set()
    pairs = zip(shown(scenario, state, viewer), shown(scenario, other, viewer), strict=True)
    found = {channel for (channel, one), (_, two) in pairs if one != two}
    if viewer != PUBLIC and imagined(scenario, state, viewer) != imagined(scenario, other, viewer):
        found.add("imagined")
    return secrets, found


def imagined(scenario: Scenario, state: Record, seat: int) -> bytes:
    """What a seat must hold possible, without what the lab counts."""
    guess = copied(scenario, state)
    GAME.kernels().imagine(scenario.record, guess, seat, np.array([7], np.uint64))
    for name in LAB:
        guess[name] = 0
    return bytes(guess.tobytes())
