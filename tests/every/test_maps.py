"""The places of every scenario, on every variant that comes with a game."""

from __future__ import annotations

import numpy as np

from engine.boards.layouts import map_of
from engine.boards.map import MOST_SPACES
from engine.looks import looks_in


def test_places_have_one_name_each(game):
    """Sites are found by their address, spaces by their key; all lie within the size."""
    found = game.scenario.map
    assert len(found.spaces) <= MOST_SPACES
    assert len(set(found.keys)) == len(found.keys) == found.sites
    assert [found.site(found.address(site)) for site in range(found.sites)] == [*range(found.sites)]
    assert [found.by_key[space.key] for space in found.spaces] == [*range(len(found.spaces))]
    for space in found.spaces:
        for x, y in (space.centre, *space.outline):
            assert -1e-6 <= x <= found.size[0] + 1e-6
            assert -1e-6 <= y <= found.size[1] + 1e-6


def test_kinds_of_places_are_declared(game):
    """A site has a kind of the game's board schema, or without board files a look of its kind."""
    found, schema = game.scenario.map, game.scenario.game.board_schema
    if schema is None:
        looks = looks_in(game.scenario.game.folder)
        kinds = [looks.fills, looks.strokes, looks.fills]
    else:
        kinds = [{kind.key for kind in some} for some in (schema.kinds, schema.links, schema.areas)]
        assert found.sites
    for places, known in zip((found.spaces, found.links, found.areas), kinds, strict=True):
        assert {place.kind for place in places} <= {*known}


def test_a_map_is_that_of_the_board(game):
    """The record tells the same places as the board that it was made of, but for names."""
    board = game.scenario.board
    if board is None:
        return
    found, drawn = game.scenario.map, map_of(board)
    assert found.size == drawn.size
    assert found.keys[: len(drawn.spaces)] == drawn.keys[: len(drawn.spaces)]
    assert [one.outline for one in found.spaces] == [one.outline for one in drawn.spaces]


def test_pieces_lie_on_sites(game):
    """`placements` counts what lies on the sites of the map, and only adds."""
    rules, record, seats = game.scenario.game, game.scenario.record, game.scenario.seats
    for state, _ in game.samples:
        out = np.zeros((seats, game.scenario.map.sites), np.int64)
        rules.kernels().placements(record, state, out)
        assert (out >= 0).all()
        again = out.copy()
        rules.kernels().placements(record, state, again)
        assert (again == 2 * out).all()
