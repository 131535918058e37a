"""Every card is in exactly one place, in every position of random games, whatever the parameters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.games.greeks import GAME
from engine.games.greeks.names import event_names, resource_names
from engine.games.greeks.state import ERAS, STATE
from tests.support import random_games
from tests.support.greeks_side_by_side import prepared
from tests.support.greeks_twin.random_cases import random_case
from tests.support.positions import legal_codes

CASES = range(6_000, 6_005)
EVERY = 12  # positions, of whole games
EVENT_LISTS = ("dealt_events", "kept_events", "row")  # of each seat
FREE_EVENTS = ("pile", "under", "discarded")
RESOURCE_LISTS = ("hand", "dealt", "bids")


def walk(number: int) -> Iterator[tuple[Any, Any]]:
    """Record and state in each position of a random game; the state is written on."""
    chance = Random(number)
    record = prepared(*random_case(chance))

    def choose(state: Any) -> int:
        return chance.choice(legal_codes(GAME, record, state))

    for state in random_games.walk(GAME, record, number, choose):
        yield record, state


def listed(tables: dict[str, Any]) -> Counter[str]:
    """How often the lists of a position file name each card."""
    lists = [cards for key in (*EVENT_LISTS, *RESOURCE_LISTS) for cards in tables[key].values()]
    lists += [tables["events"][key] for key in FREE_EVENTS]
    lists += [*tables["resources"].values(), tables["frieze"], tables["carried"], tables["offered"]]
    names = (name for cards in lists for name in cards)
    return Counter(name if "-" not in name else name.split()[0] for name in names)


def later(record: Any, tables: dict[str, Any]) -> set[str]:
    """The names of the cards whose era has not begun."""
    events, resources = event_names(record), resource_names(record)
    eras = record.card_era[: len(events)].tolist()
    found = {name for name, era in zip(events, eras, strict=True) if era >= tables["era"]}
    eras = record.era[: len(resources)].tolist()
    return found | {
        name for name, era in zip(resources, eras, strict=True) if era >= tables["stock_era"]
    }


@pytest.mark.parametrize("number", CASES)
def test_every_card_is_in_one_place(number):
    """GR-1 to GR-8: the lists name each card once, but for those of eras to come, never."""
    for record, state in islice(walk(number), 0, None, EVERY):
        tables = GAME.write_position(record, state)
        count = listed(tables)
        every = {*event_names(record), *resource_names(record)}
        waiting = later(record, tables)
        assert {name for name, times in count.items() if times != 1} == set()
        assert set(count) == every - waiting, set(count) ^ (every - waiting)


@pytest.mark.parametrize("number", CASES)
def test_sets_and_counts_follow_the_places(number):
    """GR-1: what the kernels keep beside the places of cards is what these places say."""
    kernels = GAME.kernels()
    for record, state in walk(number):
        again = np.zeros(1, STATE).view(np.recarray)
        again[0] = state
        kernels.rebuild(record, again[0])
        assert again[0].tobytes() == state.tobytes()


def test_the_walks_reach_all_eras():
    """GR-5: some of the games above come to each of the three eras."""
    assert {int(state.age) for number in CASES for _, state in walk(number)} == set(
        range(len(ERAS))
    )
