"""Small positions of Marchands d'Empire, told in a test, to be asked and played by texts.

Map and contracts are those of `marchands/standard`, so that cities go by their numbers. Goods
are told by their letters ("ccs" for two coal and one silver), contracts by what they need.
Unless a test says otherwise blue begins round 1 of a game of three, all caravans stand in the
capital, and nothing lies anywhere. The twin plays along and must agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from engine.game import Refusal
from engine.games.marchands import GAME
from engine.games.marchands import state as at
from engine.games.marchands.contracts import LETTERS, contract_names
from engine.records import replay
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import Scenario
from tests.support import positions
from tests.support.marchands_side_by_side import STAGES, Stream, agree, as_tuple, rests, told
from tests.support.marchands_twin import Twin
from tests.support.marchands_twin.prototype import prototype_contracts, prototype_places

OF_TWIN = {ours: theirs for theirs, ours in STAGES.items()}
WORDS = {letter: f"go {letter}" for letter in at.LETTERS} | {"X": "trade"}


class Position(positions.Position):
    """A position of the shipped map and contracts; playing leaves it as it is."""

    @property
    def phase(self) -> str:
        """What is going on."""
        return at.STAGES[int(self.state.stage)]

    def refusal(self, text: str) -> Refusal | None:
        """None for a legal move, else why it is none; all listed moves are legal."""
        if self.phase != "orders":
            return super().refusal(text)
        code = self.code(text)  # of orders that are sure to fail only one is listed
        found = GAME.why_not(self.record, self.state, code)
        assert found is None or code not in self.codes()
        return found

    def play(self, *texts: str) -> Position:
        """The position after these moves, each of which must be legal; the twin plays along."""
        twin, kernels, after = self.twin(), GAME.kernels(), self.copied()
        for text in texts:
            refusal = after.refusal(text)
            assert refusal is None, f"{after.seat}: {text}: {refusal}; {sorted(after.legal())}"
            seat = int(kernels.seat_to_move(self.record, after.state))
            row = int(after.state.laid[seat] + after.state.rests[seat])
            if text != "done" or row == self.record.orders:  # the twin is told once
                twin.do(as_tuple(after.code(text)))
            kernels.apply(self.record, after.state, np.int32(after.code(text)))
            assert GAME.faults(self.record, after.state) == [], f"after {text}"
            if not rests(self.record, after.state, seat):
                agree(self.record, after.state, twin)
        return after

    def orders(self, **rows: str) -> Position:
        """The position after all have laid their rows, such as blue="aXb"; none for the rest."""
        here = self
        while here.phase == "orders" and here.state.finished == self.state.finished:
            row = rows.pop(here.seat, "")
            rest = int(self.record.orders) - len(row) + 1
            here = here.play(*(WORDS[token] for token in row), *["done"] * rest)
        assert not rows, f"nobody asked {sorted(rows)}"
        return here

    def idle(self, chance: int = 0) -> Position:
        """The position after a round in which nobody lays an order; not shown to the twin.

        Args:
            chance: From which all is drawn.
        """
        after, round_ = self.copied(), self.state.finished
        after.state.chance[0] = chance
        while after.phase == "orders" and after.state.finished == round_:
            GAME.kernels().apply(self.record, after.state, np.int32(at.DONE))
        return after

    def announced(self, *numbers: int) -> Position:
        """The position after these announcements."""
        return self.play(*(f"announce {number}" for number in numbers))

    def imagined(self, seat: int, number: int) -> Position:
        """All imagined anew that a seat cannot see."""
        found = self.copied()
        stream = np.array([number], np.uint64)
        GAME.kernels().imagine(self.record, found.state, seat, stream)
        return found

    def twin(self) -> Twin:
        """The twin in this position."""
        state, seats = self.state, range(len(self.seats))
        wanted = told(self.record, state)
        wanted["stage"] = OF_TWIN[wanted["stage"]]
        wanted["starter"] = int(state.starter)
        wanted["rank"] = int(state.rank)
        wanted["announcements"] = [
            int(state.said[seat]) - 1
            for seat in ((int(state.starter) + step) % len(self.seats) for step in seats)
            if state.said[seat]
        ]
        laying, rows = self.phase == "orders", (state.laid + state.rests).tolist()
        wanted["done"] = [laying and rows[seat] > self.record.orders for seat in seats]
        if self.phase in ("reward", "electors"):
            slot, turn = divmod(int(state.step) - 1, len(self.seats))
            wanted |= {"slot": slot, "turn": (int(state.starter) + turn) % len(self.seats)}
            wanted["electors_left"] = int(state.left)
        parameters = {
            key: value
            for key, value in self.scenario.parameters.items()
            if key not in ("start_ecus", "sand")  # the twin has neither ecus before nor a clock
        }
        table = prototype_places(), prototype_contracts(), parameters, len(self.seats)
        return Twin.at(*table, Stream(int(state.chance[0])), wanted)

    # What lies where.

    def of(self, key: str) -> list[Any]:
        """What a table of seats says, such as "caravan"; seat by seat."""
        return list(self.tables()[key].values())

    def goods(self) -> dict[str, str]:
        """The goods on cities, in letters."""
        heaps: dict[str, str] = {}
        for letter, rank in zip(LETTERS, at.RANKS, strict=True):
            for city, count in self.tables()["on"][rank].items():
                heaps[city] = heaps.get(city, "") + letter * int(count)
        return heaps

    def contracts(self) -> dict[str, str]:
        """The contracts on cities, by what they need."""
        rows = (row.split() for row in self.tables()["on"]["contracts"])
        return {city: name.partition("-")[0] for city, name in rows}

    def held(self) -> list[str]:
        """The goods of each seat, in letters."""
        return [
            "".join(letter * int(one) for letter, one in zip(LETTERS, row, strict=True))
            for row in self.state.held[: len(self.seats)].tolist()
        ]

    def numbers(self, name: str) -> list[int]:
        """A field of the state, seat by seat."""
        found: list[int] = self.state[name][: len(self.seats)].tolist()
        return found

    def points(self) -> list[tuple[int, ...]]:
        """Religious, political and economic influence of each seat."""
        from engine.games.marchands.ending import count_fields

        points = np.zeros((at.SEATS, 3), np.int64)
        count_fields(self.record, self.state, points)
        return [tuple(row) for row in points[: len(self.seats)].tolist()]


_scenes: dict[str, Scenario] = {}


def scene(seats: int = 3, **rules: Any) -> Scenario:
    """The shipped rules with other parameters."""
    changes = {"seats": seats} | rules
    key = repr(sorted(changes.items()))
    if key not in _scenes:
        _scenes[key] = load_scenario("marchands/standard", changes)
    return _scenes[key]


def started(seed: int, seats: int = 3, **rules: Any) -> Position:
    """The first position of a game."""
    scenario = scene(seats, **rules)
    return Position(scenario, replay.started(scenario, seed))


def position(
    *,
    seats: int = 3,
    rules: Mapping[str, Any] | None = None,
    goods: Mapping[str, str] | None = None,
    contracts: Mapping[str, str] | None = None,
    **tables: Any,
) -> Position:
    """A position; see the top of this module.

    Args:
        rules: Parameters that differ from their defaults.
        goods: City -> letters of the goods there.
        contracts: City -> letters of what the contract there needs.
        tables: As in a position file, but what a seat has stands under its name: `caravan`,
            `held` as letters, `row` as orders ("aX"), `kept` by needs, and so on.
    """
    scenario = scene(seats, **(rules or {}))
    given = written(scenario, goods or {}, contracts or {}, tables)
    found = Position(scenario, GAME.read_position(scenario.record, given, "the test"))
    assert GAME.faults(found.record, found.state) == []
    agree(found.record, found.state, found.twin())
    return found


def written(
    scenario: Scenario,
    goods: Mapping[str, str],
    contracts: Mapping[str, str],
    tables: dict[str, Any],
) -> dict[str, Any]:
    """The tables of a position file."""
    left = list(contract_names(scenario.record))

    def contract(needs: str) -> str:
        found = next(name for name in left if name.partition("-")[0] == needs)
        left.remove(found)
        return found

    given: dict[str, Any] = {"phase": "orders", "starter": "blue", "on": _on_cities(goods)}
    given["on"]["contracts"] = [f"{city} {contract(needs)}" for city, needs in contracts.items()]
    for seat in GAME.seat_names(scenario.record):
        own = {"caravan": "capital"} | tables.pop(seat, {})
        own["kept"] = [contract(needs) for needs in own.get("kept", ())]
        _add_seat(given, seat, own)
    return given | tables


def _on_cities(goods: Mapping[str, str]) -> dict[str, Any]:
    """Goods on cities, rank by rank."""
    return {
        rank: {city: str(heap.count(letter)) for city, heap in goods.items() if letter in heap}
        for letter, rank in zip(LETTERS, at.RANKS, strict=True)
    }


def _add_seat(given: dict[str, Any], seat: str, own: dict[str, Any]) -> None:
    """Put what a seat has into the tables. Writes `given`."""
    for slot, token in enumerate(own.pop("row", ""), 1):
        given.setdefault(f"order_{slot}", {})[seat] = token.lower()
    held = own.pop("held", "")
    given.setdefault("held", {})[seat] = {
        rank: held.count(letter) for letter, rank in zip(LETTERS, at.RANKS, strict=True)
    }
    for key, value in own.items():
        given.setdefault(key, {})[seat] = value


def over(seats: int, *rows: tuple[int, int, int], played: bool = True, **rules: Any) -> Position:
    """The end of a game in which seats have these religious, political, economic points.

    Religious points are churches on cities of level 1, political ones an elector in each of
    some regions, economic ones monopolies of one ecu.

    Args:
        played: Whether it has ended; else nobody has laid orders yet in the last round.
    """
    small, regions = iter(BY_LEVEL[1]), iter(REGIONS)
    tables: dict[str, Any] = {}
    for seat, (religious, political, economic) in zip(SEATS, rows, strict=False):
        tables[seat] = {
            "churches": [next(small) for _ in range(religious)],
            "electors": {next(regions): "1" for _ in range(political)},
            "monopolies": economic,
        }
    rules = {"monopoly_ecus": 1, "rounds": LATE, "monopoly_every": 2} | rules
    found = position(seats=seats, rules=rules, round=LATE, **tables)
    return found.idle() if played else found


LATE = 23  # a last round that has no monopolies, after many that had some
BY_LEVEL = {
    1: ("9", "10", "11", "13", "14", "15", "16", "17", "19", "20"),
    2: ("1", "3", "5", "7", "12", "18"),
    3: ("2", "4", "6", "8"),
}
SEATS = ("blue", "orange", "green", "pink")
REGIONS = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii")


def readings(name: str) -> list[str]:
    """The readings of a parameter, the default first."""
    return [reading.key for reading in GAME.parameters[name].readings]


def each_reading(
    name: str, ask: Callable[[Position], Any], values: Iterable[Any] = (), **tables: Any
) -> dict[Any, Any]:
    """What a question gives in the same position under each reading, or each of some values."""
    rules = tables.pop("rules", {})
    return {
        value: ask(position(rules=rules | {name: value}, **_fresh(tables)))
        for value in values or readings(name)
    }


def _fresh(tables: dict[str, Any]) -> dict[str, Any]:
    """Tables of their own, since `position` takes them apart."""
    return {key: dict(one) if isinstance(one, dict) else one for key, one in tables.items()}
