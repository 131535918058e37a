"""What the rules find in a board that is being drawn."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards.board import Board, arranged
from engine.boards.files import read_board
from engine.boards.lattice import ORIENTATIONS
from engine.boards.notation import from_offset
from engine.boards.problems import problems
from engine.boards.text_map import read_map
from engine.declared import default_value
from engine.errors import ScenarioError
from engine.folders import boards_folder
from engine.games.magna_grecia import GAME
from engine.scenarios.catalog import load_scenario

FILES = sorted((boards_folder() / "magna_grecia").glob("*.toml"))
SYMBOLS = {kind.symbol: kind.key for kind in GAME.board_schema.kinds}


def board_of(spaces, orientation="pointy"):
    cells, kinds = arranged(spaces, orientation)
    return Board("magna_grecia", "b", "B", "", orientation, cells, kinds)


def drawn(*lines):
    """A board with pointy tops from a picture."""
    return board_of(read_map("\n".join(lines), "pointy", SYMBOLS).spaces)


def found(board, rule, seats=2, **values):
    """Severity, sentence and names of the hexes of the problems of one rule."""
    return [
        (own.severity, own.what, [board.name_of(board.cell_at(axial)) for axial in own.hexes])
        for own in problems(board, GAME, seats, {"oracles": 0} | values)
        if own.rule == rule
    ]


@cache
def cards():
    return load_scenario("classic").decks["actions"].cards


@st.composite
def boards(draw):
    """Small boards with a good chance to be playable."""
    orientation = draw(st.sampled_from(ORIENTATIONS))
    place = st.tuples(st.integers(0, 9), st.integers(0, 9))
    kinds = st.sampled_from(["open", "village", "coastal_village", "oracle"])
    offsets = draw(st.dictionaries(place, kinds, min_size=1, max_size=40))
    return board_of(
        {from_offset(*at, orientation): kind for at, kind in offsets.items()}, orientation
    )


@given(boards(), st.sampled_from(GAME.seats), st.integers(0, 9), st.booleans())
def test_a_fault_is_what_keeps_a_board_from_being_played(board, seats, oracles, fixed):
    """The board is refused exactly when the survey has a fault."""
    values = {name: default_value(own, seats) for name, own in GAME.parameters.items()}
    values |= {"oracles": oracles, "oracle_setup": "fixed" if fixed else "draft"}
    try:
        GAME.prepare(seats, board, {"actions": cards()}, values, "")
        refused = False
    except ScenarioError:
        refused = True
    listed = problems(board, GAME, seats, values)
    assert any(own.severity == "fault" for own in listed) == refused


@given(boards(), st.sampled_from(GAME.seats))
def test_problems_cite_rules_that_there_are(board, seats):
    """Every id is one of the rules or of the ambiguities, and every hex is on the board."""
    known = {*GAME.rules, *(own.rule for own in GAME.parameters.values()), ""}
    for own in problems(board, GAME, seats, {"oracle_setup": "fixed", "oracle_distance": 4}):
        assert own.rule in known
        assert own.remedy
        assert all(board.cell_at(axial) is not None for axial in own.hexes)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_shipped_boards_have_no_problem(path):
    """Not with any number of seats that they are meant for."""
    board = read_board(path, {"magna_grecia": GAME.board_schema}.get)
    assert [own for seats in GAME.seats for own in problems(board, GAME, seats, {})] == []


@pytest.mark.parametrize("spaces", [{}, {(0, 0): "sea"}, {(0, 0): "sea", (1, 0): "oracle"}])
def test_any_board_can_be_looked_at(spaces):
    """Empty ones and kinds of another game too: they have faults, and nothing fails."""
    listed = problems(board_of(spaces), GAME, 2, {"oracle_setup": "fixed"})
    assert listed[0].severity == "fault"


def test_too_few_coastal_villages():
    """MG-19: a seat without a coastal village could never begin."""
    board = drawn("c . . . c", " . . . .", ". . v . .")
    said = "the board cannot seat 3 players: it has 2 coastal villages"
    assert found(board, "MG-19", seats=3) == [("fault", said, ["a1", "e1"])]
    assert found(board, "MG-19")[0][0] == "warning"  # three and four could not use it


def test_too_few_villages_for_the_oracles():
    """MG-3: with an oracle on every inland village there is nothing to found."""
    board = drawn("c . . . c", " . . . .", ". v . v .")
    assert found(board, "MG-3", oracles=2)[0][:2] == (
        "fault", "the board cannot take 2 oracles: it has 2 inland villages",
    )  # fmt: skip
    assert [own[0] for own in found(board, "MG-3", oracles=1)] == ["warning", "warning"]


def test_a_coastal_village_inland():
    """MG-19: the green border belongs to the rim."""
    board = drawn(". . .", " . c .", ". . .", " c . .")
    (said,) = [own for own in found(board, "MG-19", seats=1) if "rim" in own[1]]
    assert said[2] == ["b2"]


def test_a_village_that_is_shut_in():
    """MG-12: roads lie on open land, of which the middle village has none."""
    board = drawn("v v .", " v v .", "v v .", " . . c")
    assert found(board, "MG-12")[0][2] == ["a1", "a2"]


def test_a_village_that_no_road_can_reach():
    """MG-19: land beside it is cut off from every coastal village."""
    board = drawn("c . .   . v", " . . .   . .")
    assert found(board, "MG-19", seats=1)[-1][1:] == (
        "f1: no road from a coastal village can lead there", ["f1"],
    )  # fmt: skip
    joined = drawn("c . . . . v", " . . .   . .")
    assert [own for own in found(joined, "MG-19", seats=1) if "road" in own[1]] == []


def test_roads_go_on_behind_a_village():
    """A road may start at a village of the net, so land behind it can be reached."""
    board = drawn("c . . v . . v")
    assert [own for own in found(board, "MG-19", seats=1) if "road" in own[1]] == []


def test_a_coastal_village_by_itself():
    """MG-29: what leads nowhere connects nothing."""
    board = drawn("c . .   c . v")
    assert found(board, "MG-29") == [
        ("warning", "a1: roads from there lead to no other place", ["a1"])
    ]


def test_fixed_oracles_are_counted():
    """MG-A16: too few sites are a fault, the last of too many stay villages."""
    board = drawn("c . o . o . c", " . . v . v")
    fixed = {"oracle_setup": "fixed"}
    assert found(board, "MG-A16", oracles=3, **fixed)[0][0] == "fault"
    assert found(board, "MG-A16", oracles=2, **fixed) == []
    assert found(board, "MG-A16", oracles=1, **fixed)[0][2] == ["e1"]
    assert found(board, "MG-A16", oracles=3) == []


def test_fixed_oracles_that_are_near():
    """MG-A24: the board is not checked against the distance in play, so it is told here."""
    board = drawn("c . o . o . c", " . . v . v")
    near = {"oracle_setup": "fixed", "oracles": 2}
    assert found(board, "MG-A24", oracle_distance=3, **near)[0][2] == ["c1", "e1"]
    assert found(board, "MG-A24", oracle_distance=2, **near) == []


def test_no_city_beside_a_fixed_oracle():
    """MG-22: a tile there would touch the oracle for good."""
    board = drawn("c . o v . . c", " . . . . v")
    fixed = {"oracle_setup": "fixed", "oracles": 1}
    assert found(board, "MG-22", **fixed)[0][2] == ["d1"]
    assert found(board, "MG-22", founding_distance="extensions_only", **fixed) == []
    assert found(board, "MG-22") == []
