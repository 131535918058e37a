"""Random games of Magna Grecia looked at side by side: compiled rules and slow twin.

A `Case` is a board, a deck and rules drawn from its number; `compare` plays one game of
it with the compiled rules and asks the twin the same questions at positions of that game.
Nothing is drawn from anywhere else, so a case that fails can be repeated alone::

    python -c "from tests.support.magna_grecia_side_by_side import compare; compare(17, 100, 2)"
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import numpy as np

from engine.boards.board import Board, arranged
from engine.boards.text_map import draw_map
from engine.game import Record
from engine.games.magna_grecia import GAME
from engine.games.magna_grecia.moves import to_text
from engine.games.magna_grecia.setup import DECK_SCHEMA
from engine.games.magna_grecia.state import (
    CITY,
    CONTROL,
    KEEP,
    KIND_SHIFT,
    MOST_MOVES,
    PHASES,
    ROAD,
    TOGGLES,
)
from tests.support import magna_grecia_twin as twin
from tests.support.magna_grecia_facts import facts, twin_table
from tests.support.magna_grecia_twin.random_cases import (
    lively_board,
    lively_deck,
    lively_rules,
    random_board,
    random_deck,
    random_rules,
)
from tests.support.magna_grecia_twin.table import Table, defaults

FAMILIES = 3
TRIED = 8
SYMBOLS = {kind.key: kind.symbol for kind in GAME.board_schema.kinds}


@dataclass(frozen=True)
class Case:
    """One random set-up on both sides.

    Attributes:
        number: Seed of everything drawn.
        board: The board.
        seats: Number of seats.
        values: A value for every parameter.
        record, state_dtype: As the game has prepared them.
        table: The twin's.
    """

    number: int
    board: Board
    seats: int
    values: Mapping[str, Any]
    record: Record
    state_dtype: np.dtype[Any]
    table: Table

    @property
    def unusual(self) -> dict[str, Any]:
        """The parameters that differ from their defaults."""
        usual = defaults(self.seats)
        return {key: value for key, value in self.values.items() if value != usual[key]}

    def copied(self, state: Record) -> Record:
        """A copy of a state."""
        row = np.zeros(1, self.state_dtype).view(np.recarray)
        row[0] = state
        return row[0]

    def codes(self, state: Record) -> list[int]:
        """The compiled rules' legal moves."""
        count = GAME.kernels().legal(self.record, state, self._moves)
        return [int(code) for code in self._moves[:count]]

    @cached_property
    def _moves(self) -> np.ndarray[Any, Any]:
        return np.zeros(MOST_MOVES, dtype=np.int32)

    def text(self, code: int) -> str:
        """A move as a person writes it."""
        if code not in self._texts:
            self._texts[code] = to_text(self.record, code)
        return self._texts[code]

    @cached_property
    def _texts(self) -> dict[int, str]:
        return {}

    def after(self, state: Record, code: int) -> Record:
        """The compiled rules' state after a move."""
        found = self.copied(state)
        GAME.kernels().apply(self.record, found, code)
        return found


def case(number: int) -> Case:
    """The set-up of a number; what a board cannot hold is lowered until it can."""
    chance = Random(number)
    lively = chance.random() < 0.6
    while True:
        drawn = lively_board(chance) if lively else random_board(chance)
        if drawn.kinds.count("coastal_village") >= 2:
            break
    spaces = dict(zip(drawn.hexes, drawn.kinds, strict=True))
    cells, kinds = arranged(spaces, drawn.orientation)
    board = Board("magna_grecia", "random", "random", "", drawn.orientation, cells, kinds)
    seats = min(chance.randint(2, 4), kinds.count("coastal_village"))
    deck = lively_deck(chance, FAMILIES) if lively else random_deck(chance, FAMILIES)
    cards = [card | {key: tuple(card[key]) for key in card if key != "border"} for card in deck]
    rules = lively_rules if lively else random_rules
    values = rules(chance, seats, len(cards))
    inland = kinds.count("village") + kinds.count("oracle")
    room = kinds.count("oracle") if values["oracle_setup"] == "fixed" else inland
    values["oracles"] = max(0, min(values["oracles"], room, inland - 1))
    values["colours"] = tuple(values["colours"])
    made = GAME.prepare(seats, board, {DECK_SCHEMA.key: cards}, values, f"case {number}")
    table = twin_table(board, cards, seats, values)
    return Case(number, board, seats, values, made.record, made.state_dtype, table)


def game(here: Case, chance: Random) -> Iterator[tuple[Record, int | None]]:
    """A game as the compiled rules play it: each position with the move made there."""
    state = np.zeros(1, here.state_dtype).view(np.recarray)[0]
    GAME.kernels().reset(here.record, state, np.uint64(here.number))
    daring = chance.random()  # how often a tile is chosen for what it joins
    for _ in range(GAME.most_plies(here.record) + 1):
        codes = here.codes(state)
        if not codes:
            yield state, None
            return
        code = _choose(here, state, codes, chance, daring)
        yield state, code
        state = here.after(state, code)
    raise AssertionError(f"case {here.number}: the game has no end")


def _choose(here: Case, state: Record, codes: list[int], chance: Random, daring: float) -> int:
    """A kind of move, tiles preferred, and one of the kind; of a few tiles the most joining."""
    by_kind: dict[int, list[int]] = {}
    for code in codes:
        by_kind.setdefault(code >> KIND_SHIFT, []).append(code)
    weights = [12 if kind in (ROAD, CITY) else 1 for kind in by_kind]
    kind = chance.choices(list(by_kind), weights)[0]
    same = by_kind[kind]
    if kind not in (ROAD, CITY) or chance.random() >= daring:
        return chance.choice(same)
    tried = chance.sample(same, min(TRIED, len(same)))
    return max(tried, key=lambda code: _joined(here.after(state, code)))


def _joined(state: Record) -> int:
    """How much hangs together: connections, merges, choices that are due."""
    links = sum(int(mask).bit_count() for mask in state.links.tolist())
    due = int(state.keep_pending).bit_count() + int(state.contested).bit_count()
    return links + 4 * int(state.merges.sum()) + 6 * due + 3 * int(state.unfinished_count)


def compare(number: int, most: int, tried: int) -> Counter[str]:
    """Compare both sides at some positions of one game.

    Args:
        number: Of the case.
        most: Positions to look at, spread over the game; rare ones first.
        tried: Moves to make at each of them, the one of the game among them.

    Returns:
        How often things happened: "positions", "moves", "toggle=reading" per position ...

    Raises:
        AssertionError: They disagree; with all that is needed to see why.
    """
    here = case(number)
    chance = Random(-1 - number)
    played = list(game(here, chance))
    seen: Counter[str] = Counter()
    for index in _sampled(played, most, chance):
        state, code = played[index]
        look(here, index, state, code, chance, tried, seen)
    for name in TOGGLES:
        seen[f"{name}={here.values[name]}"] += seen["positions"]
    seen["boards"] = 1
    return seen


def _sampled(played: list[tuple[Record, int | None]], most: int, chance: Random) -> list[int]:
    """Positions to look at: the last one, up to a third rare ones, others at random."""
    every = range(len(played))
    rare = [index for index in every[:-1] if _is_rare(played[index][0])]
    rare = chance.sample(rare, min(len(rare), most // 3))
    rest = sorted(set(every[:-1]) - set(rare))
    rest = chance.sample(rest, max(0, min(len(rest), most - len(rare) - 1)))
    return sorted([*rare, *rest, every[-1]])


def _is_rare(state: Record) -> bool:
    return bool(state.phase in (KEEP, CONTROL) or state.unfinished_count or state.debt)


def look(
    here: Case,
    index: int,
    state: Record,
    code: int | None,
    chance: Random,
    tried: int,
    seen: Counter[str],
) -> None:
    """Compare one position, its legal moves and what some of them lead to. Counts in `seen`."""
    record = here.record
    given = facts(record, state)
    position = twin.from_facts(here.table, given)
    mismatch = _Mismatch(here, index, given)
    mismatch.unless_same("the position, read and written again", given, twin.facts(position))
    codes = here.codes(state)
    texts = {here.text(legal): legal for legal in codes}
    assert len(texts) == len(codes), mismatch.saying("two moves have one text")
    slow = twin.legal(position)
    assert set(texts) == slow, mismatch.saying(
        f"only the compiled rules allow {sorted(set(texts) - slow)}\n"
        f"only the twin allows {sorted(slow - set(texts))}"
    )
    final = _standing(here, state)
    mismatch.unless_same(
        "standing, outcome and ranking",
        final,
        (twin.standing(position), twin.outcome(position), twin.ranking(position)),
    )
    _count_position(state, seen)
    if code is None:
        return
    others = chance.sample(codes, min(tried - 1, len(codes)))
    for made in dict.fromkeys([code, *others]):
        text = here.text(made)
        after = here.after(state, made)
        mismatch.unless_same(
            f"after '{text}'", facts(record, after), twin.facts(twin.play(position, text))
        )
        _count_move(state, after, seen)


def _standing(here: Case, state: Record) -> tuple[list[int], list[float], list[int]]:
    """Standing, shares of the win and places by the compiled rules."""
    kernels = GAME.kernels()
    scores = np.zeros(here.seats, dtype=np.int64)
    shares = np.zeros(here.seats)
    kernels.standing(here.record, state, scores)
    kernels.outcome(here.record, state, shares)
    places = np.zeros(here.seats, dtype=np.int64)
    kernels.ranking(here.record, state, places)
    return scores.tolist(), shares.tolist(), places.tolist()


def _count_position(state: Record, seen: Counter[str]) -> None:
    seen["positions"] += 1
    seen[PHASES[int(state.phase)]] += 1
    if state.unfinished_count:
        seen["unfinished"] += 1
    if state.debt:
        seen["debt"] += 1


def _count_move(state: Record, after: Record, seen: Counter[str]) -> None:
    seen["moves"] += 1
    if after.merges.sum() > state.merges.sum():
        seen["merges"] += 1
    if after.foundings.sum() > state.foundings.sum():
        seen["foundings"] += 1
        if after.unfinished_count < state.unfinished_count:
            seen["groups founded"] += 1
    elif after.unfinished_count < state.unfinished_count:
        seen["groups joined"] += 1
    if (after.controller != state.controller).any():
        seen["control changes"] += 1


class _Mismatch:
    """Words for a difference between the two sides."""

    def __init__(self, here: Case, index: int, given: Mapping[str, Any]) -> None:
        self._case, self._index, self._given = here, index, given

    def unless_same(self, what: str, fast: Any, slow: Any) -> None:
        """Fail if the two sides differ."""
        if fast == slow:
            return
        if isinstance(fast, dict):
            keys = [key for key in fast if fast[key] != slow[key]]
            shown = "\n".join(
                f"  {key}: compiled {fast[key]}\n  {key}: twin {slow[key]}" for key in keys
            )
        else:
            shown = f"  compiled {fast}\n  twin {slow}"
        raise AssertionError(self.saying(f"{what}:\n{shown}"))

    def saying(self, what: str) -> str:
        """The difference with everything that is needed to see why."""
        here = self._case
        names = enumerate(here.table.board.names)
        number = self._given["cards"][min(self._given["round"], here.values["rounds"] - 1)]
        return (
            f"case {here.number}, decision {self._index}: {what}\n"
            f"{here.seats} seats; parameters: {here.unusual}\n"
            f"{here.board.orientation} tops:\n{draw_map(here.board, SYMBOLS)}\n"
            f"cells: {' '.join(f'{cell}={name}' for cell, name in names)}\n"
            f"card in play: {here.table.deck[number]}\n"
            + "\n".join(f"{key} = {value}" for key, value in self._given.items())
        )
