"""The twin's answer on which city tiles may be laid agrees with trying everything."""

from dataclasses import replace
from random import Random

import pytest

from tests.support.magna_grecia_twin import legal, play, start
from tests.support.magna_grecia_twin.allowances import city_tiles_left
from tests.support.magna_grecia_twin.board import Board
from tests.support.magna_grecia_twin.cities import can_found
from tests.support.magna_grecia_twin.random_cases import (
    lively_deck,
    lively_move,
    lively_rules,
    random_spaces,
)
from tests.support.magna_grecia_twin.scenes import kinds
from tests.support.magna_grecia_twin.table import Table
from tests.support.magna_grecia_twin.touching import is_extension
from tests.support.magna_grecia_twin.whole_city import is_finished, with_tiles


def tried(position, cell):
    """The position after a tile that is laid with no thought of how the turn can end, or None."""
    around = position.table.board.around[cell]
    extends = is_extension(position, cell)
    if position.table.whole_city:
        joins = any(beside in position.unfinished for beside in around)
        begins = not (position.founded or position.unfinished)
        allowed = extends or joins or begins
    else:
        allowed = extends or can_found(position, cell)
    if not allowed or city_tiles_left(position) < 1:
        return None
    seat, cost = position.active, position.table.rules["city_tile_cost"]
    after = replace(
        with_tiles(position, {cell}),
        y=position.y + 1,
        front_cities=tuple(n - (s == seat) for s, n in enumerate(position.front_cities)),
        scores=tuple(n - cost * (s == seat) for s, n in enumerate(position.scores)),
    )
    whole = position.table.whole_city
    if after.unfinished and (is_finished(after) if whole else not extends):
        after = replace(after, unfinished=frozenset(), founded=True)
    return after


def right(position, tiles):
    """MG-22: whether the turn may end with these tiles laid in it."""
    board, seat = position.table.board, position.active
    beside = {other for tile in tiles for other in board.around[tile]}
    return not position.unfinished and not any(
        position.is_village(cell)
        or cell in position.oracles
        or position.cities.get(cell, seat) != seat
        for cell in beside
    )


def can_end(position, tiles, seen):
    """Whether some sequence of further city tiles, found by trying all, ends the turn rightly."""
    if tiles not in seen:
        seen[tiles] = right(position, tiles) or any(
            can_end(after, tiles | {cell}, seen)
            for cell in position.table.board.cells
            if position.is_free(cell)
            if (after := tried(position, cell)) is not None
        )
    return seen[tiles]


def small_game(rng, grace):
    """A lively game on about 25 hexes with at most three city tiles a turn."""
    while True:
        spaces, orientation = random_spaces(rng)
        if len(spaces) <= 32:
            break
    deck = [card | {"cities": (2, 3)} for card in lively_deck(rng)]
    rules = lively_rules(rng, 2) | {"city_grace": grace, "founding_distance": "yes"}
    return Table.laid(Board.from_spaces(spaces, orientation), deck, 2, rules)


@pytest.mark.parametrize("grace", ["touching_only", "whole_city"])
@pytest.mark.parametrize("seed", range(4))
def test_city_tiles_agree_with_trying_everything(grace, seed):
    """MG-23, MG-A25: a city tile is legal just when some way to end the turn remains."""
    rng = Random(seed)
    position = start(small_game(rng, grace))
    tiles, compared = frozenset(), 0
    while position.phase != "over" and compared < 60:
        if position.phase == "actions":
            tiles = tiles if position.y else frozenset()
            seen = {}
            board = position.table.board
            found = {
                f"city {board.names[cell]}"
                for cell in board.cells
                if position.is_free(cell)
                if (after := tried(position, cell)) is not None
                if can_end(after, tiles | {cell}, seen)
            }
            assert kinds(position, "city") == found
            compared += 1
        move = lively_move(rng, position, legal(position))
        if move.startswith("city"):
            tiles |= {position.table.board.cell(move.split()[1])}
        position = play(position, move)
