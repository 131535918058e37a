"""An invented game's board schema, and random boards for it."""

from hypothesis import strategies as st

from engine.boards.board import Board, arranged
from engine.boards.lattice import ORIENTATIONS
from engine.boards.notation import from_offset
from engine.game import BoardSchema, SpaceKind

SCHEMA = BoardSchema(
    kinds=(
        SpaceKind("sand", ".", "Sand", "Open ground."),
        SpaceKind("well", "w", "Well", "Off the border."),
        SpaceKind("harbour", "h", "Harbour", "On the border."),
        SpaceKind("shrine", "#", "Shrine", "Anywhere."),
    ),
    most_cells=60,
    most_named=frozenset({"well", "harbour", "shrine"}),
    named_limit=6,
)
WIDE = BoardSchema(SCHEMA.kinds, most_cells=1000, most_named=frozenset(), named_limit=0)


def schema_of(game):
    return SCHEMA if game == "pebbles" else None


def wide_schema_of(game):
    return WIDE if game == "pebbles" else None


def board_of(spaces, orientation="flat", **words):
    cells, kinds = arranged(spaces, orientation)
    given = {"name": "beach", "title": "A beach", "note": ""} | words
    return Board(game="pebbles", orientation=orientation, cells=cells, kinds=kinds, **given)


orientations = st.sampled_from(ORIENTATIONS)
hexes = st.tuples(st.integers(-30, 30), st.integers(-30, 30))
text = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
# A line has something to read in it, and no break.
lines = text.filter(lambda line: line.strip() and "\n" not in line)


@st.composite
def boards(draw, columns=40, rows=20):
    """Any outline, holes and islands, anywhere below and right of the corner.

    Few columns and rows make boards on which most spaces touch others.
    """
    orientation = draw(orientations)
    places = st.tuples(st.integers(0, columns), st.integers(0, rows))
    kinds = st.sampled_from([kind.key for kind in SCHEMA.kinds])
    drawn = draw(st.dictionaries(places, kinds, min_size=1, max_size=40))
    spaces = {from_offset(*place, orientation): kind for place, kind in drawn.items()}
    named = draw(st.lists(st.sampled_from(sorted(spaces)), max_size=4, unique=True))
    return board_of(
        spaces,
        orientation,
        title=draw(lines),
        note=draw(text),
        place_names={axial: draw(lines) for axial in named},
    )


crowded = boards(columns=5, rows=4)
