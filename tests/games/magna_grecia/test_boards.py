"""The boards that come with Magna Grecia."""

from pathlib import Path

import numpy as np
import pytest

from engine.boards.check import distances, steps_from, warnings
from engine.boards.files import board_text, read_board
from engine.boards.generator import Heading, Kinds, Recipe, generate
from engine.boards.lattice import HALF_TURN, LEFT_RIGHT
from engine.folders import boards_folder
from engine.games.magna_grecia import GAME

SCHEMA = GAME.board_schema
PLACES = ("village", "coastal_village", "oracle")
FOLDER = boards_folder() / "magna_grecia"
FILES = sorted(FOLDER.glob("*.toml"))
RECIPES = {
    "generated-1": Recipe(21, 13, 12, 18, symmetry="half-turn", seed=45),
    "generated-2": Recipe(18, 15, 12, 18, symmetry="mirror", seed=9, orientation="pointy"),
    "ring": Recipe(19, 19, 18, 12, 3, "six", 5, "pointy", "ring"),
    "strip": Recipe(35, 7, 12, 12, symmetry="half-turn", seed=26),
}


def board_in(path):
    return read_board(path, {"magna_grecia": SCHEMA}.get)


def names_of(board, *kinds):
    return {board.name_of(cell) for cell in board.of_kind(*kinds)}


def test_the_boards_are_there():
    """Six boards come with the game."""
    names = ["duel", "generated-1", "generated-2", "recon-1", "ring", "strip"]
    assert [path.stem for path in FILES] == names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
class TestEveryBoard:
    def test_it_is_written_as_oikist_writes(self, path: Path):
        """Saving a shipped board unchanged leaves no difference in git."""
        assert board_text(board_in(path), SCHEMA) == path.read_text(encoding="utf-8")

    def test_it_has_no_oddities(self, path: Path):
        """One island, and no two places touch."""
        assert warnings(board_in(path), PLACES) == []

    def test_it_is_fair(self, path: Path):
        """A half-turn or a mirror leaves it as it is."""
        assert {HALF_TURN, LEFT_RIGHT} & set(board_in(path).symmetries())

    def test_it_has_room_for_the_oracles(self, path: Path):
        """MG-3: inland villages are left after 9 oracles, or after 7 on a board for two."""
        board = board_in(path)
        oracles = 7 if "for two" in board.title else 9
        assert len(board.of_kind("village", "oracle")) >= oracles + 3

    def test_coastal_villages_lie_on_the_border(self, path: Path):
        """A green border means the edge of the land, and inland villages are off it."""
        board = board_in(path)
        border = (board.neighbours == -1).any(axis=1)
        assert border[list(board.of_kind("coastal_village"))].all()
        assert not border[list(board.of_kind("village", "oracle"))].any()

    def test_places_are_within_reach(self, path: Path):
        """Places are at least 3 apart, each has two others within 4, no hex is farther than 2."""
        board = board_in(path)
        places = board.of_kind(*PLACES)
        between = distances(board, places)
        np.fill_diagonal(between, 99)
        assert between.min() == 3
        assert ((between <= 4).sum(axis=1) >= 2).all()
        assert steps_from(board, places).max() <= 2


@pytest.mark.parametrize("name", RECIPES)
def test_a_generated_board_can_be_made_again(name):
    """The recipe in the note gives the same bytes."""
    shipped = board_in(FOLDER / f"{name}.toml")
    own_words = shipped.note.partition("Made by the board generator")[0].removesuffix("\n")
    heading = Heading(shipped.game, name, shipped.title, own_words)
    made = generate(RECIPES[name], Kinds.of(SCHEMA), heading)
    assert f"{RECIPES[name]}." in shipped.note
    assert board_text(made, SCHEMA) == board_text(shipped, SCHEMA)


def test_the_reconstruction_is_the_documented_one():
    """263 hexes in 21 columns of 13 and 12, with these 12 coastal and 18 inland villages."""
    board = board_in(FOLDER / "recon-1.toml")
    coastal = "a6 a12 c1 e13 g1 k1 k13 o13 q1 s13 u2 u8"
    inland = "b3 b8 d5 e3 e9 g7 h4 h10 j8 l5 n3 n9 o7 q5 q11 r8 t5 t10"
    columns = [sum(axial[0] == column for axial in board.cells) for column in range(21)]
    assert columns == [13 - column % 2 for column in range(21)]
    assert names_of(board, "coastal_village") == set(coastal.split())
    assert names_of(board, "village") == set(inland.split())


def test_the_reconstruction_says_what_it_is():
    """Nobody takes it for the printed map."""
    board = board_in(FOLDER / "recon-1.toml")
    assert "reconstruction" in board.title
    assert "not the printed map" in board.note


def test_the_duel_marks_seven_oracles():
    """MG-3: two players use 7 oracles, and at least 3 inland villages remain."""
    board = board_in(FOLDER / "duel.toml")
    assert len(board.of_kind("oracle")) == 7
    assert len(board.of_kind("village")) >= 3
