"""Codes, texts and clicks follow from what a game says of its moves."""

import pytest

from engine.declared_moves import Moves, MoveTable, choice, number, spaces, things
from engine.errors import RecordError
from engine.game import Click
from tests.support import heaps

TABLE = MoveTable(
    (
        Moves("lay {} {}", "A-1", spaces(("a1", "b1", "c1")), choice("across", "down")),
        Moves("pass", "A-2"),
        Moves("bid {}", "A-3", number("coins", 1, 4)),
        Moves("keep {}", "A-4", things("piece", ("red", "blue"), own=True)),
    )
)


def test_codes_are_numbered_through_all_moves():
    """The last blank changes first; every code has a text of its own."""
    texts = [TABLE.text(code) for code in range(TABLE.count)]
    assert texts[:4] == ["lay a1 across", "lay a1 down", "lay b1 across", "lay b1 down"]
    assert texts[6:9] == ["pass", "bid 1", "bid 2"]
    assert len(set(texts)) == len(texts) == 3 * 2 + 1 + 4 + 2
    assert TABLE.kinds == (0,) * 6 + (1,) + (2,) * 4 + (3,) * 2


@pytest.mark.parametrize(
    ("code", "clicks"),
    [
        (
            3,
            (
                Click("button", name="lay"),
                Click("thing", ("space", 1)),
                Click("choice", None, "down"),
            ),
        ),
        (6, (Click("button", name="pass"),)),
        (8, (Click("button", name="bid"), Click("number", None, "coins", 2))),
        (12, (Click("button", name="keep"), Click("thing", ("piece", 5)))),
    ],
)
def test_clicks_follow_the_blanks(code, clicks):
    """A button, then places, choices and numbers; of own things those of the third seat."""
    assert TABLE.gesture(code, seat=2) == clicks


def test_moves_of_one_kind_need_no_button():
    """The card alone is clicked; where there is nothing else to click the button stays."""
    only = MoveTable((Moves("choose {}", "A-1", things("card", ("red", "blue"))),))
    assert only.gesture(1) == (Click("thing", ("card", 1)),)
    assert MoveTable((Moves("pass", "A-2"),)).gesture(0) == (Click("button", name="pass"),)


def test_moves_have_keys_that_mean_nothing_else():
    """A key is the word of a blank, or one letter; R and digits are taken at the table."""
    kinds = Moves("go {}", "A-1", choice("a", "b"), key="{}"), Moves("pass", "A-2", key="x")
    assert MoveTable((*kinds, Moves("wait", "A-3"))).keys == {"a": 0, "b": 1, "x": 2}
    for taken in ("r", "R", "7"):
        with pytest.raises(ValueError, match="another meaning"):
            Moves("pass", "A-2", key=taken)


def test_a_text_that_means_nothing_is_refused_with_a_near_one():
    """What a person types is read whatever its case and spaces."""
    assert heaps.GAME.from_text(None, None, " Take 3  and 0 ") == 3 * 21
    with pytest.raises(
        RecordError, match="'take 3 an 0' is not a valid move; did you mean 'take 3 and 0'"
    ):
        heaps.GAME.from_text(None, None, "take 3 an 0")
    with pytest.raises(RecordError, match="write it like take 0 and 0"):
        heaps.GAME.from_text(None, None, "xyzzy")
