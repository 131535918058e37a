"""Drawn cards: what stands on a face, what does not fit, and how names show."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QImage, QPainter

from engine.columns import Amounts, Name, Order
from engine.game import DeckSchema
from engine.looks import Card, Looks, Stamp
from engine.picture import HIDDEN, SeatStyle, Thing
from workbench.cards.face import Face, face_of_row, face_of_thing, styles_of
from workbench.cards.painter import CardPainter, card_size, overflow
from workbench.desks.deck.clipboard import block_from, block_text, tiled
from workbench.look.theme import DARK, LIGHT

NAMES = ("north", "south", "east")
SCHEMA = DeckSchema(
    key="d",
    title="D",
    columns=(
        Name("who", "Who.", NAMES),
        Order("order", "Turns.", NAMES),
        Name("also", "Another name.", NAMES),
        Amounts("cost", "One number.", size=1, low=0, high=9),
        Amounts("tiles", "Three numbers.", size=3, low=0, high=9),
    ),
    fewest=1,
    most=9,
)
ROW = {
    "who": "south",
    "order": ["east", "north", "south"],
    "also": "north",
    "cost": [4],
    "tiles": [1, 2, 3],
}
NORTH = SeatStyle("north", "North", "#0072B2", "circle", "solid")


@pytest.fixture
def styles():
    return styles_of(SimpleNamespace(folder=Path(__file__).parent), SCHEMA)


def test_every_column_stands_on_the_face(app, styles):
    """First name as frame, first order as strip, all others as lines."""
    face = face_of_row(SCHEMA, ROW, 3, styles)
    assert (face.title, face.frame.name) == ("3 · South", "south")
    assert [style.name for style in face.order] == ["east", "north", "south"]
    assert face.lines == (("also", "North", ""), ("cost", "4", ""), ("tiles", "1", "(2/3)"))
    assert "tiles 1 (2/3)" in face.in_words()


def test_names_get_the_styles_of_the_game_and_free_ones(app):
    """No two names of a column share colour, or shape and hatch."""
    game = SimpleNamespace(styles={"north": NORTH}, folder=Path(__file__).parent)
    found = styles_of(game, SCHEMA)["who"]
    assert found["north"] == NORTH
    assert len({style.colour.lower() for style in found.values()}) == 3
    assert len({(style.shape, style.hatch) for style in found.values()}) == 3


def test_cards_in_play_look_as_before(app):
    """Seats of a position become marks; a hidden card shows nothing."""
    look = Card("{0}", (("{1}", "{2}", "({3})"),), "seat", "Next")
    lying = Thing("card", ("card", 1), 0, texts=("Next", "roads", "2", "3"))
    mark = Thing("mark", ("piece", 1), 0, on=("card", 1))
    looks = Looks(cards={"card": look})
    face = face_of_thing(looks, lying, (mark,), (NORTH,))
    assert face == Face("Next", NORTH, (NORTH,), (("roads", "2", "(3)"),))
    bid = replace(mark, texts=("5",))
    face = face_of_thing(looks, lying, (bid,), (NORTH,))
    assert face == Face("Next", NORTH, (), (("roads", "2", "(3)"), ("North", "5", "")))
    hidden = face_of_thing(looks, Thing("card", (HIDDEN, 1)), (), (NORTH,))
    assert hidden.in_words() == "Next: face down"


def test_a_card_shows_small_pictures_and_says_its_tip(app):
    """Beside what stands large; the tip says in words what the pictures and the number do."""
    red = Stamp('<svg viewBox="0 0 1 1"><rect width="1" height="1" fill="#cc0000"/></svg>', 1.0)
    looks = Looks(stamps={"red": red}, cards={"card": Card(stamps="{0}", big="{1}")})
    thing = Thing("card", ("card", 1), texts=("red red red", "5"), tip="3 red for 5")
    face = face_of_thing(looks, thing, (), ())
    assert face.stamps == (red,) * 3
    assert face.in_words() == "3 red for 5"
    image = QImage(200, 60, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    CardPainter(painter, QFont(), LIGHT).paint(face, QRectF(image.rect()))
    painter.end()
    columns = [
        any(image.pixelColor(x, y).name() == "#cc0000" for y in range(image.height()))
        for x in range(image.width())
    ]
    begun = [x for x in range(1, 200) if columns[x] and not columns[x - 1]]
    assert len(begun) == 3, "side by side, apart from each other"
    assert max(begun) < 140, "the number stands behind them"


@pytest.mark.parametrize(
    ("face", "part"),
    [
        (Face("A title that goes on and on and on and on"), "title"),
        (Face("T", lines=(("a label that is far too long for any card", "1", "(2)"),)), "line"),
        (Face("T", order=(NORTH,) * 40), "40 marks"),
    ],
)
def test_what_does_not_fit_is_told(app, face, part):
    """Before anybody prints it."""
    assert part in overflow(face, QFont())[0]


def test_a_long_title_takes_two_lines(app):
    """Where a space parts it; a single word that is too long is told."""
    assert overflow(Face("10 · Labyrinth of Minos"), QFont()) == []
    assert "title" in overflow(Face("Labyrinthophilia" * 2), QFont())[0]


def test_what_fits_is_not_told(app, styles):
    """Also when the card has many lines, as it grows with them; unless its size is given."""
    face = face_of_row(SCHEMA, ROW, 3, styles)
    font = QFont()
    assert overflow(face, font) == []
    many = Face("T", lines=(("roads", "1", "(2)"),) * 9)
    assert overflow(many, font) == []
    assert "lines" in overflow(many, font, card_size(face, font))[0]
    assert overflow(face, font, QSizeF(5, 5))


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_a_card_is_drawn(app, styles, theme):
    """The frame has the colour of the name; the back hides it."""
    face = face_of_row(SCHEMA, ROW, 3, styles)
    font = QFont()
    size = card_size(face, font)

    def drawn(shown):
        image = QImage(size.toSize(), QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        CardPainter(painter, font, theme).paint(shown, QRectF(image.rect()))
        painter.end()
        return image

    front, back = drawn(face), drawn(Face(face.title, face.frame, hidden=True))
    rim = {front.pixelColor(3, y).name().upper() for y in range(20, front.height() - 20)}
    assert face.frame.colour.upper() in rim
    rim = {back.pixelColor(3, y).name().upper() for y in range(20, back.height() - 20)}
    assert face.frame.colour.upper() not in rim
    assert front != back


def test_blocks_of_cells_come_back():
    """Also with tabs, quotes and ends of lines inside a cell."""
    grid = [["a", "b\tc"], ['say "x"', "two\nlines"]]
    assert block_from(block_text(grid)) == grid
    assert block_from("1\t2\r\n3\r\n") == [["1", "2"], ["3", ""]]
    assert block_from("") == []
    assert block_from('5" wide') == [['5" wide']]


def test_a_block_repeats_over_a_selection_that_is_a_multiple():
    """Else it stays as it is."""
    assert tiled([["1", "2"]], 2, 4) == [["1", "2", "1", "2"]] * 2
    assert tiled([["1", "2"]], 2, 3) == [["1", "2"]]
