"""What must still be covered (MG-23, MG-A9), against a search for a way to end the step."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.support.magna_grecia_twin.allowances import city_tiles_left
from tests.support.magna_grecia_twin.cities import can_found, may_lay, with_tile
from tests.support.magna_grecia_twin.position import start
from tests.support.magna_grecia_twin.random_cases import lively_deck, lively_rules, random_board
from tests.support.magna_grecia_twin.table import Table
from tests.support.magna_grecia_twin.touching import is_extension, touches_enemy
from tests.support.magna_grecia_twin.turn import legal, play

CASES = 60
MOST_TILES = 3
CARDS = 12
FIXED = {
    "founding_distance": "extensions_only",
    "city_grace": "touching_only",
    "city_test": "end_of_actions",
    "oracle_setup": "random",
}


def come_to(number):
    """A position of a random game in which only extensions are bound."""
    chance = Random(number)
    board, seats = random_board(chance), chance.randint(2, 3)
    rules = lively_rules(chance, seats, CARDS) | FIXED
    table = Table.laid(board, lively_deck(chance), seats, rules)
    inland = [cell for cell in board.cells if board.kinds[cell] in ("village", "oracle")]
    oracles = chance.sample(inland, min(len(inland) // 3, 3))
    here = start(table, chance.sample(range(CARDS), CARDS), oracles)
    for _ in range(chance.randint(10, 50)):
        moves = sorted(legal(here))
        if moves:
            tiles = [move for move in moves if move.split()[0] in ("road", "city")]
            here = play(here, chance.choice(tiles if tiles and chance.random() < 0.8 else moves))
    return here


def fits(here, cell):
    """Whether a tile founds or extends here, and as an extension touches no rival."""
    extends = is_extension(here, cell)
    return (extends and not touches_enemy(here, cell)) or (not extends and can_found(here, cell))


def can_end(here, left):
    """Whether some way to lay so many tiles at most leaves nothing to mend."""
    if not here.debt or not left:
        return not here.debt
    cells = [cell for cell in here.table.board.cells if here.is_free(cell) and fits(here, cell)]
    cells.sort(key=lambda cell: cell not in here.debt)
    return any(can_end(with_tile(here, cell), left - 1) for cell in cells)


def test_a_tile_is_allowed_if_the_step_can_be_ended_after_it():
    """Every way of laying the tiles that are left is tried; the rule finds the same tiles."""
    seen = Counter()
    for number in range(CASES):
        here = come_to(number)
        left = city_tiles_left(here) if here.phase == "actions" else 0
        if not 0 < left <= MOST_TILES:
            continue
        for cell in here.table.board.cells:
            if here.is_free(cell) and fits(here, cell):
                after = with_tile(here, cell)
                allowed = may_lay(here, cell)
                assert allowed == can_end(after, left - 1), (number, here.table.board.names[cell])
                seen[allowed, bool(after.debt)] += 1
    assert seen[True, True] > 5
    assert seen[False, True] > 5
