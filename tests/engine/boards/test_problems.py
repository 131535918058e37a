"""Problems that any game's board may have, each with the hexes to go to."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from engine.boards.files import schema_faults
from engine.boards.problems import problems
from engine.game import Parameter, Problem
from tests.engine.boards.pebbles import SCHEMA, board_of, boards


class Pebbles:
    """A game with a board and nothing else."""

    name = title = "pebbles"
    folder = Path(__file__).parent
    seats = range(2, 5)
    board_schema = SCHEMA
    parameters = {"tides": Parameter("tides", "integer", "", "", "", 3, high=9)}  # noqa: RUF012


class Surveyed(Pebbles):
    """The same, with rules about boards."""

    def survey(self, seats, board, values):
        """One warning and one fault that repeat what was asked."""
        del board
        return (
            Problem("warning", f"{values['tides']} tides", "", "P-2"),
            Problem("fault", f"{seats} seats", "", "P-1"),
        )


def found(spaces, orientation="pointy", game=Pebbles, values=None, **words):
    board = board_of(spaces, orientation, **words)
    return [(own.severity, own.what, own.hexes) for own in problems(board, game(), 2, values or {})]


LINE = dict.fromkeys([(q, 0) for q in range(6)], "sand")


def test_a_good_board_has_none():
    """Two places with a space between them."""
    assert found(LINE | {(0, 0): "well", (2, 0): "well"}, place_names={(0, 0): "Spring"}) == []


@pytest.mark.parametrize(
    ("spaces", "severity", "said", "hexes"),
    [
        ({}, "fault", "the board has no spaces", ()),
        ({(0, 0): "sea"}, "fault", "has no spaces of the kind 'sea'", ((0, 0),)),
        (LINE | {(0, 2): "sand", (1, 2): "sand"}, "warning", "into 2 islands, beginning at a1, b3",
         ((0, 0), (0, 2))),
        (LINE | {(0, 2): "sand"}, "warning", "b3: no other space touches it", ((0, 2),)),
        (LINE | {(3, 0): "well", (2, 0): "shrine"}, "warning", "c1 and d1 touch each other",
         ((2, 0), (3, 0))),
        (LINE | {(q, 2 * q): "well" for q in range(7)}, "fault", "but the engine allows 6",
         tuple((q, 2 * q) for q in range(7))),
        (dict.fromkeys([(q, 0) for q in range(61)], "sand"), "fault", "61 spaces, but", ()),
    ],
)  # fmt: skip
def test_a_problem_is_told_with_its_hexes(spaces, severity, said, hexes):
    """Each has a severity, a sentence and where to go."""
    hits = [own for own in found(spaces) if said in own[1]]
    assert [(own[0], own[2]) for own in hits] == [(severity, hexes)]


def test_names_are_looked_at():
    """Two places of one name, and a name on open ground."""
    spaces = LINE | {(0, 0): "well", (2, 0): "well"}
    names = {(0, 0): "Spring", (2, 0): "spring ", (4, 0): "Nowhere"}
    said = found(spaces, place_names=names)
    assert said == [
        ("warning", "'Spring' is the name of a1, c1", ((0, 0), (2, 0))),
        ("warning", "e1 has a name but is sand", ((4, 0),)),
    ]
    assert found(spaces, place_names={(0, 0): " "})[0][0] == "fault"


@given(boards())
def test_faults_are_those_that_a_file_would_have(board):
    """A board has a fault exactly when it could not be written and read again."""
    faulty = any(own.severity == "fault" for own in problems(board, Pebbles(), 2, {}))
    named = all(name.strip() for name in board.place_names.values())
    assert faulty == (bool(schema_faults(board.spaces(), SCHEMA, "", "")) or not named)


def test_the_game_adds_its_own():
    """Rules are asked with the seats and a value for every parameter; faults come first."""
    game_says = found(LINE, game=Surveyed, values={})
    assert [own[:2] for own in game_says] == [("fault", "2 seats"), ("warning", "3 tides")]
    assert found(LINE, game=Surveyed, values={"tides": 7})[1][1] == "7 tides"


def test_a_game_without_boards_has_no_problems():
    """Nothing is looked at where there is no schema."""
    game = Pebbles()
    game.board_schema = None
    assert problems(replace(board_of(LINE), game="cards"), game, 2, {}) == ()
