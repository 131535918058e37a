"""Leaf counts of fixed positions; a mismatch shows the count behind each first move."""

from __future__ import annotations

from functools import cache

import pytest

from engine.games.marchands import GAME
from engine.games.marchands import state as at
from engine.simulation.perft import count
from tests.support.counts import counts_of, divided, lines
from tests.support.marchands_scenes import Position, position, started
from tests.support.marchands_side_by_side import as_tuple

COUNTS = counts_of(GAME, few=80)


@cache
def placed(name):
    """The position of a case."""
    case = COUNTS.given(name)
    if "seed" in case:
        return started(case["seed"], case.get("seats", 3), **case.get("rules", {}))
    return position(**case)


def twin_count(name, depth):
    """Lines of `depth` decisions by the slow twin."""
    return lines(placed(name), depth, listed_by_twin, Position.play)


def listed_by_twin(here):
    """Moves that the twin allows; of orders that fail whatever happens only the first.

    Who has said once that it lays nothing more says so for the rest of its row, which the twin
    does not ask for.
    """
    if here.phase == "orders" and here.state.rests[here.seats.index(here.seat)]:
        return ["done"]
    legal = here.twin().legal()
    every = {here.code(text): text for text in texts(here)}
    codes = [code for code in every if as_tuple(code) in legal]
    if here.phase != "orders":
        return [every[code] for code in codes]
    lost = [code for code in codes if fails(here, code)]
    return [every[code] for code in codes if code not in lost[1:]]


def texts(here):
    """Every move that this map can have, as text."""
    return [GAME.to_text(here.record, here.state, int(code)) for code in GAME.codes(here.record)]


def fails(here, code):
    """Whether an order brings nothing, by the map and by what can be there when it comes.

    Goods and contracts only get fewer in a round, so an X fails where nothing lies, where the
    row has taken goods, and where goods for a contract cannot have been gathered on the way.
    """
    places, gathered = way(here)
    space = places[-1]
    if code < at.TRADE:
        return int(here.record.road[space, code]) < 0
    if code != at.TRADE:
        return False
    name = here.scenario.game.map(here.record).spaces[space].key
    if name in here.goods():
        return name in gathered
    seat = here.seats.index(here.seat)
    needs = here.contracts().get(name)
    if needs is None:
        return True
    held = here.held()[seat]
    short = sum(max(needs.count(one) - held.count(one), 0) for one in set(needs))
    return short > len(gathered)


def way(here):
    """Spaces along the row of the seat to move, and cities with goods where it trades."""
    seat = here.seats.index(here.seat)
    spaces = here.scenario.game.map(here.record).spaces
    places, gathered = [int(here.state.at[seat])], set()
    for token in here.state.tokens[seat].tolist():
        if token == at.X and spaces[places[-1]].key in here.goods():
            gathered.add(spaces[places[-1]].key)
        elif 0 < token <= at.ROADS and here.record.road[places[-1], token - 1] >= 0:
            places.append(int(here.record.road[places[-1], token - 1]))
    return places, gathered


@pytest.mark.parametrize(("name", "depth"), COUNTS.depths())
def test_count(name, depth):
    """The compiled rules list as many lines of play as they did when the twin agreed."""
    here = placed(name)
    found, wanted = count(here.scenario, here.state, depth), COUNTS.wanted(name, depth)
    assert found == wanted, divided(here.scenario, here.state, depth)


@pytest.mark.parametrize(("name", "depth"), COUNTS.shallow())
def test_the_twin_counts_alike(name, depth):
    """The slow twin finds the same number of lines as far as it can go in a moment."""
    assert twin_count(name, depth) == COUNTS.wanted(name, depth)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", COUNTS.cases)
def test_the_twin_counts_as_deep_as_noted(name):
    """The slow twin agrees to the depth that counts.toml notes."""
    depth = COUNTS.confirmed(name)
    assert twin_count(name, depth) == COUNTS.wanted(name, depth)


@pytest.mark.parametrize("name", COUNTS.cases)
def test_positions_are_sound(name):
    """Positions to count from break no invariant and are written back as they were read."""
    here = placed(name)
    assert GAME.faults(here.record, here.state) == []
    again = GAME.read_position(here.record, here.tables(), name)
    assert again.tobytes() == here.state.tobytes()


def test_the_twin_has_confirmed_every_position():
    """Each position has counts to depth 3 at least and was counted by the twin to depth 2."""
    assert COUNTS.unconfirmed() == set()


def test_the_positions_are_of_all_phases():
    """At least twelve positions, in which each phase with a decision is seen."""
    assert len(COUNTS.cases) >= 12
    assert {placed(name).phase for name in COUNTS.cases} == {
        *("start", "orders", "reward", "electors", "announce"),
    }
