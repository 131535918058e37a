"""Compiled rules and twin of Marchands d'Empire side by side, on random maps and parameters."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np

from engine import rng
from engine.boards.graph import GraphBoard, circle
from engine.boards.map import Area, Link, Map, Space
from engine.games.marchands import GAME
from engine.games.marchands import state as at
from engine.games.marchands.ground import CAPITAL, LEVELS
from engine.games.marchands.names import REWARDS
from tests.support.marchands_twin import Places, Twin
from tests.support.marchands_twin.random_cases import Case, Dice, random_case
from tests.support.marchands_twin.random_positions import random_position
from tests.support.positions import legal_codes

STAGES = {
    "place": "start",
    "orders": "orders",
    "reward": "reward",
    "elector": "electors",
    "announce": "announce",
    "over": "over",
}
TOKENS = ("", *at.LETTERS, "X")
SHUFFLED = 0.4  # share of the games that begin in a position that no game need have reached


class Stream:
    """Chance for the twin from a stream like the kernels'."""

    def __init__(self, start: int) -> None:
        self.stream = np.array([start], np.uint64)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        return int(rng.below(self.stream, bound))


def compare(number: int, most: int = 100_000) -> Counter[str]:
    """What was seen in one random game; both must agree in each of its positions.

    Args:
        number: Of the random case.
        most: Positions.
    """
    random = Random(number)
    case = random_case(random)
    record = prepared(case)
    state, twin = begun(case, record, random, number)
    kernels = GAME.kernels()
    seen = Counter(f"{name}={value}" for name, value in case.parameters.items())
    seen["games"] += 1
    while True:
        agree(record, state, twin)
        stage = at.STAGES[int(state.stage)]
        seen.update(("positions", f"phase {stage}"))
        if stage == "over" or seen["positions"] >= most:
            seen[f"lot {bool(state.lot.any())}"] += 1
            return seen
        move = chosen(record, state, random)
        seen[GAME.to_text(record, state, move).split()[0]] += 1
        seat = int(kernels.seat_to_move(record, state))
        kernels.apply(record, state, np.int32(move))
        while move == at.DONE and state.stage == at.PLAN and rests(record, state, seat):
            assert legal_codes(GAME, record, state) == [at.DONE]
            kernels.apply(record, state, np.int32(at.DONE))
        twin.do(as_tuple(move))


def rests(record: Any, state: Any, seat: int) -> bool:
    """Whether a seat has to say once more that it lays nothing more; the twin asks once."""
    return bool(state.rests[seat]) and int(GAME.kernels().seat_to_move(record, state)) == seat


def begun(case: Case, record: Any, random: Random, number: int) -> tuple[Any, Twin]:
    """A new game, or a game in a random position, on both sides."""
    state = np.zeros(1, at.STATE).view(np.recarray)[0]
    if random.random() >= SHUFFLED:
        GAME.kernels().reset(record, state, np.uint64(number))
        start = int(rng.derive(np.uint64(number), rng.SETUP, np.uint64(0)))
        return state, case.twin(Stream(start))  # type: ignore[arg-type]
    wanted = random_position(random, case)
    twin = case.twin_at(Dice(random), wanted)
    chance = random.getrandbits(63)
    put(record, state, twin.snapshot(), chance)
    return state, case.twin_at(Stream(chance), wanted)  # type: ignore[arg-type]


def put(record: Any, state: Any, held: dict[str, Any], chance: int) -> None:
    """A position before orders or announcements of the twin's into a state."""
    from engine.games.marchands.setup import clear

    clear(record, state)
    seats = range(int(record.seats))
    state.chance[0] = chance
    state.finished, state.starter = held["finished"], held["starter"]
    state.stage = at.PLAN if held["stage"] == "orders" else at.SAY
    state.owed[:] = held["goods_marker"], held["contract_marker"]
    for space in range(int(record.spaces)):
        heap = held["goods"][space]
        state.goods[space] = sum(count << at.BITS * rank for rank, count in enumerate(heap))
        contract, church = held["contract_at"][space], held["church_at"][space]
        state.contract[space] = 0 if contract is None else contract + 1
        state.church[space] = 0 if church is None else church + 1
        if contract is not None:
            state.place[contract] = at.LAID
        card = int(record.number[space]) + 1
        state.drawn[space] = bool(record.drawing) and card > 0 and card not in held["deck"]
    for seat in seats:
        state.at[seat] = held["caravans"][seat]
        state.held[seat] = held["held"][seat]
        state.tiles[seat] = held["tiles"][seat]
        state.votes[seat, : int(record.areas)] = held["electors"][seat]
        for contract in held["kept"][seat]:
            state.place[contract] = at.KEPT + seat
    state.gone[:] = held["out_of_game"]
    GAME.kernels().rebuild(record, state)


def prepared(case: Case) -> Any:
    """The record of a case."""
    cards = [
        {"needs": dict(zip(at.RANKS, one.needs, strict=True)), "ecus": one.ecus, "copies": 1}
        for one in case.contracts
    ]
    values = {name: one.default for name, one in GAME.parameters.items()}
    values |= case.parameters
    board = board_of(case.places)
    decks = {"contracts": cards}
    return GAME.prepare(case.seats, board, decks, values, "random case").record


def board_of(places: Places) -> GraphBoard:
    """The map of a case as a board."""
    count = len(places.levels)
    spaces = tuple(
        Space(
            f"s{space}",
            f"s{space}",
            CAPITAL if space == places.capital else LEVELS[places.levels[space] - 1],
            (float(space), 1.0),
            circle((float(space), 1.0), 0.3),
        )
        for space in range(count)
    )
    links = tuple(
        Link((space, end), "road", letter, ((float(space), 1.0), (float(end), 1.0)))
        for space in range(count)
        for letter, end in places.roads[space].items()
        if space < end
    )
    corners = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0))
    areas = tuple(
        Area(
            f"r{region}",
            f"r{region}",
            "region",
            tuple(space for space in range(count) if region in places.regions[space]),
            corners,
        )
        for region in range(places.region_count)
    )
    found = Map(spaces, links, areas, (float(count), 2.0))
    return GraphBoard(GAME.name, "random", "Random", "", found)


def chosen(record: Any, state: Any, random: Random) -> int:
    """A legal move, in rows of orders mostly a transaction or a road, listed or not."""
    if state.stage != at.PLAN:
        return random.choice(legal_codes(GAME, record, state))
    reason = GAME.kernels().reason
    every = [code for code in range(at.DONE + 1) if reason(record, state, code) == 0]
    codes = legal_codes(GAME, record, state) if random.random() < 0.8 else every
    weights = [6 if code == at.TRADE else 1 if code == at.DONE else 2 for code in codes]
    return random.choices(codes, weights)[0]


def as_tuple(move: int) -> tuple[Any, ...]:
    """A code as the twin has it."""
    if move < at.TRADE:
        return ("order", at.LETTERS[move])
    if move <= at.DECLINE:
        return (("order", "X"), ("done",), ("decline",))[move - at.TRADE]
    if move < at.ELECTOR:
        return ("reward", frozenset(REWARDS[move - at.REWARD].split(" and ")))
    if move < at.ANNOUNCE:
        return ("elector", move - at.ELECTOR)
    return ("announce", move - at.ANNOUNCE) if move < at.START else ("place", move - at.START)


def agree(record: Any, state: Any, twin: Twin) -> None:
    """Position, legal moves, points and places are the same."""
    ours, theirs = told(record, state), dict(twin.snapshot())
    theirs["stage"] = STAGES[theirs["stage"]]
    different = {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]}
    assert not different, different
    kernels = GAME.kernels()
    assert int(kernels.seat_to_move(record, state)) == (-1 if (s := twin.decider()) is None else s)
    allowed = {
        as_tuple(code)
        for code in GAME.codes(record).tolist()
        if kernels.reason(record, state, code) == 0
    }
    assert allowed == twin.legal(), allowed ^ twin.legal()
    assert {as_tuple(code) for code in legal_codes(GAME, record, state)} <= allowed
    seats = int(record.seats)
    points, places = np.zeros((len(GAME.measures), seats), np.int64), np.zeros(seats, np.int64)
    kernels.measure(record, state, points)
    kernels.ranking(record, state, places)
    score = np.zeros(seats, np.int64)
    kernels.score(record, state, score)
    for seat in range(seats):
        assert (*points[:2, seat].tolist(), int(score[seat])) == twin.fields(seat)
    if not state.lot.any():
        assert places.tolist() == twin.places_of_seats()


def told(record: Any, state: Any) -> dict[str, Any]:
    """A state as the twin's snapshot has it, where a phase makes it matter."""
    spaces, seats = range(int(record.spaces)), range(int(record.seats))
    stage = at.STAGES[int(state.stage)]
    contracts = range(int(record.contracts))
    found: dict[str, Any] = {
        "stage": stage,
        "finished": int(state.finished),
        "caravans": [None if one < 0 else one for one in state.at[: len(seats)].tolist()],
        "goods": [
            [int(state.goods[space]) >> at.BITS * rank & at.HEAP for rank in range(at.GOODS)]
            for space in spaces
        ],
        "contract_at": [int(one) - 1 if one else None for one in state.contract[: len(spaces)]],
        "church_at": [int(one) - 1 if one else None for one in state.church[: len(spaces)]],
        "held": state.held[: len(seats)].tolist(),
        "kept": [[n for n in contracts if state.place[n] == at.KEPT + seat] for seat in seats],
        "tiles": state.tiles[: len(seats)].tolist(),
        "electors": state.votes[: len(seats), : int(record.areas)].tolist(),
        "goods_marker": int(state.owed[0]),
        "contract_marker": int(state.owed[1]),
        "bag": state.bag.tolist(),
        "out_of_game": state.gone.tolist(),
        "contract_bag": [n for n in contracts if state.place[n] == at.BAG],
        "deck": [
            int(record.number[space]) + 1
            for space in record.city[: int(record.cities)].tolist()
            if record.drawing and not state.drawn[space]
        ],
    }
    if stage != "over":
        found["starter"] = int(state.starter)
    if stage in ("orders", "reward", "electors"):
        found["tokens"] = [[TOKENS[token] for token in row if token] for row in state.tokens][
            : len(seats)
        ]
        found["visited"] = [[n for n in spaces if state.visited[n] >> seat & 1] for seat in seats]
    return found
