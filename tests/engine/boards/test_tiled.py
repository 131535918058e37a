"""Maps of Tiled: the same board after export and import, and every fault in words."""

import base64
import gzip
import json
import struct
import zlib
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards.notation import to_offset
from engine.boards.tiled import from_tiled, read_tiled, tile_image, tiled_text, to_tiled
from engine.errors import BoardError
from tests.engine.boards.pebbles import WIDE, board_of, boards, wide_schema_of
from tests.engine.boards.test_attributes import RIVERS, rivers

MAP = Path("beach.json")
BOARD = board_of(
    {(0, 0): "well", (1, 0): "sand", (2, -1): "harbour", (0, 2): "shrine"},
    title="A beach",
    note="Found\nat low tide.",
    place_names={(0, 0): "Source", (2, -1): "Port"},
)


def plain(change=None):
    """The data of a map, changed."""
    data = deepcopy(to_tiled(BOARD, WIDE))
    if change:
        change(data)
    return data


def read(data):
    return from_tiled(data, MAP, wide_schema_of)


def faults(data, path=MAP):
    with pytest.raises(BoardError) as caught:
        from_tiled(data, path, wide_schema_of)
    return [f"{fault.place}: {fault.what}; {fault.remedy}" for fault in caught.value.faults]


def layer(data):
    return data["layers"][0]


@given(rivers())
def test_export_and_import_give_the_same_board(board):
    """Spaces, names, attributes, title and note go to Tiled and come back."""
    board = replace(board, title=" ".join(board.title.split()))
    names = {axial: " ".join(name.split()) for axial, name in board.place_names.items()}
    board = replace(board, place_names=names)
    again = from_tiled(json.loads(tiled_text(board, RIVERS)), MAP, lambda _: RIVERS)
    assert again == board


@given(boards())
def test_the_map_says_what_lies_where(board):
    """Column, row and order of kinds are those that Tiled shows."""
    data = to_tiled(board, WIDE)
    assert data["staggeraxis"] == {"flat": "x", "pointy": "y"}[board.orientation]
    assert data["staggerindex"] == "odd"
    keys = [kind.key for kind in WIDE.kinds]
    for axial, kind in board.spaces().items():
        column, row = to_offset(axial, board.orientation)
        assert layer(data)["data"][row * data["width"] + column] == keys.index(kind) + 1


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_names_lie_in_the_middle_of_their_tiles(orientation):
    """Worked by hand: tiles of 60 by 52 pixels overlap by a quarter, odd ones lie half later."""
    board = board_of({(0, 0): "well", (1, 1): "sand"}, orientation, place_names={(1, 1): "Port"})
    (thing,) = to_tiled(board, WIDE)["layers"][1]["objects"]
    expected = {"flat": (45 + 30, 52 + 26 + 26), "pointy": (52 + 26 + 26, 45 + 30)}
    assert (thing["x"], thing["y"]) == expected[orientation]


def as_text(data, pack, compression):
    numbers = layer(data)["data"]
    packed = pack(struct.pack(f"<{len(numbers)}I", *numbers))
    layer(data)["data"] = base64.b64encode(packed).decode()
    layer(data)["encoding"] = "base64"
    layer(data)["compression"] = compression


@pytest.mark.parametrize(
    ("pack", "compression"), [(bytes, ""), (zlib.compress, "zlib"), (gzip.compress, "gzip")]
)
def test_packed_layers_are_read(pack, compression):
    """All forms that Tiled writes, but for zstd."""
    assert read(plain(lambda data: as_text(data, pack, compression))) == BOARD


def test_turned_tiles_are_read_without_their_flags():
    """The four highest bits say how a tile lies, which no board cares for."""

    def turn(data):
        layer(data)["data"] = [gid and gid | 0x9000_0000 for gid in layer(data)["data"]]

    assert read(plain(turn)) == BOARD


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
@given(board=boards())
def test_a_map_that_shifts_even_lines_is_the_same_picture(orientation, board):
    """With one more empty line in front, even lines lie where odd ones did."""
    board = replace(board_of(board.spaces(), board.orientation), title="beach")
    if board.orientation != orientation:
        return
    data = to_tiled(board, WIDE)
    own, width = layer(data), data["width"]
    if orientation == "flat":
        rows = [own["data"][at : at + width] for at in range(0, len(own["data"]), width)]
        own["data"] = [gid for row in rows for gid in (*row[1:], 0)]
    else:
        own["data"] = own["data"][width:] + [0] * width
    lost = {
        axial
        for axial in board.cells
        if to_offset(axial, orientation)[orientation == "pointy"] == 0
    }
    rest = board.with_spaces({at: kind for at, kind in board.spaces().items() if at not in lost})
    data["staggerindex"] = "even"
    if rest.cells:
        assert from_tiled(data, MAP, wide_schema_of) == rest


def infinite(data):
    """One chunk for each hex, far to the upper left."""
    own, width = layer(data), data["width"]
    own["chunks"] = [
        {"x": index % width - 10, "y": index // width - 4, "width": 1, "height": 1, "data": [gid]}
        for index, gid in enumerate(own.pop("data"))
    ]
    data["infinite"] = True
    for thing in data["layers"][1]["objects"]:
        thing["x"] -= 10 * 45
        thing["y"] -= 4 * 52


def test_infinite_maps_come_to_the_corner():
    """A drawing that begins left of column a is moved as a whole, names with it."""
    assert read(plain(infinite)) == BOARD


def test_layers_lie_over_each_other():
    """In groups too: the upper tile hides the lower one."""

    def cover(data):
        upper = deepcopy(layer(data))
        upper["data"] = [0 if gid != 2 else 4 for gid in upper["data"]]
        data["layers"].append({"type": "group", "layers": [{"type": "group", "layers": [upper]}]})

    assert read(plain(cover)).kinds == BOARD.with_spaces(BOARD.spaces() | {(0, 0): "shrine"}).kinds


def test_kinds_are_known_by_class_title_or_number():
    """The property goes before the class, and bare tiles count in the order of the schema."""

    def by_title(data):
        for tile, kind in zip(data["tilesets"][0]["tiles"], WIDE.kinds, strict=True):
            tile.pop("properties")
            tile["type"] = kind.title.upper()

    def by_class(data):
        for tile in data["tilesets"][0]["tiles"]:
            tile.pop("properties")
            tile["class"] = tile.pop("type")

    def by_number(data):
        data["tilesets"][0].pop("tiles")

    def by_property(data):
        for tile in data["tilesets"][0]["tiles"]:
            tile["type"] = "sand"

    assert all(read(plain(way)) == BOARD for way in (by_title, by_class, by_number, by_property))


def test_tilesets_in_files_beside_the_map_are_read(tmp_path):
    """The usual way of Tiled: the map only mentions the tileset."""
    data = plain()
    tileset = data["tilesets"][0] | {"type": "tileset"}
    data["tilesets"] = [{"firstgid": 1, "source": "tiles.tsj"}]
    (tmp_path / "beach.json").write_text(json.dumps(data))
    with pytest.raises(BoardError, match=r"tiles\.tsj: there is no such file"):
        read_tiled(tmp_path / "beach.json", wide_schema_of)
    (tmp_path / "tiles.tsj").write_text(json.dumps(tileset))
    assert read_tiled(tmp_path / "beach.json", wide_schema_of) == BOARD


def test_objects_with_a_size_count_by_their_middle():
    """A rectangle around a hex names it, and a picture hangs from its lower corner."""

    def widen(data):
        first, second = data["layers"][1]["objects"]
        first |= {"x": first["x"] - 15, "y": first["y"] - 10, "width": 30, "height": 20}
        second |= {
            "x": second["x"] - 15,
            "y": second["y"] + 10,
            "width": 30,
            "height": 20,
            "gid": 1,
        }

    assert read(plain(widen)) == BOARD


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.update(orientation="orthogonal"),
         "orientation: the map is orthogonal, not hexagonal; set Orientation to Hexagonal in Tiled"),
        (lambda data: data.update(staggeraxis="z"), "staggeraxis: unknown 'z'"),
        (lambda data: data.update(staggerindex=3), "staggerindex: unknown"),
        (lambda data: data.update(layers=3), "layers: must be a list of objects"),
        (lambda data: data.update(layers=[]), "layers: the board has no spaces"),
        (lambda data: data.update(tilesets=[]), "tile 2 is in no tileset"),
        (lambda data: data.update(properties=[]), "properties.game: no game is named; name one"),
        (lambda data: layer(data).update(data=[1]), "layers[0].data: 1 tiles where 9 should be"),
        (lambda data: layer(data).update(data=[-1] * 9), "must be a list of tile numbers"),
        (lambda data: layer(data).update(data="!"), "layers[0].data: the packed tiles are damaged"),
        (lambda data: layer(data).update(data="", compression="zstd"), "'zstd' cannot be read"),
        (lambda data: layer(data).update(width=10**9), "layers[0].width: must be a whole number"),
        (lambda data: layer(data).update(x=200_000), "layers[0]: reaches beyond column or row"),
        (lambda data: data["tilesets"][0]["tiles"][1].update(properties=[
            {"name": "kind", "value": "wel"}]), "unknown kind 'wel'; did you mean 'well'"),
        (lambda data: data["tilesets"][0]["tiles"].pop(1), "tile 1 stands for no kind of space"),
        (lambda data: data["tilesets"][0].update(source="a.tsx"), "'a.tsx' cannot be read; use"),
        (lambda data: data["layers"][1]["objects"][0].update(x=-500), "'Source' lies on no space"),
        (lambda data: data["layers"][1]["objects"][0].update(x=None), "has no place on the map"),
        (lambda data: data["layers"][1]["objects"].append(data["layers"][1]["objects"][0]),
         "'Source' lies where 'Source' is already"),
        (lambda data: data["layers"][1]["objects"][0].update(type="edge", properties=[
            {"name": "river", "value": True}]), "unknown attribute"),
        (lambda data: data["layers"][1]["objects"][0].update(type="edge", properties=[
            {"name": "river", "value": 2.5}]), "river: is not a text, whole number or flag"),
        (lambda data: data.update(tilewidth=0), "tilewidth: the tiles have no size"),
        (lambda data: data.update(tilewidth="a"), "has no place on the map"),
    ],
)  # fmt: skip
def test_a_wrong_map_is_told(change, said):
    """A sentence with place and remedy for whatever is wrong."""
    found = faults(plain(change))
    assert any(said in fault for fault in found), found


@pytest.mark.parametrize("data", [None, [], 3, "map", {}, {"layers": []}])
def test_what_is_no_map_is_told(data):
    """JSON of another sort."""
    assert faults(data)


def test_a_bomb_is_not_unpacked():
    """A few kilobytes that would fill the memory are cut off at the size of the layer."""

    def arm(data):
        packed = zlib.compress(bytes(50_000_000))
        layer(data).update(data=base64.b64encode(packed).decode(), compression="zlib")

    assert "layers[0].data: the packed tiles are damaged" in faults(plain(arm))[0]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 200_000,
        b"<map/>",
        b'{"layers": ' + b"9" * 6000 + b"}",
        b"NaN",
    ],
)
def test_files_that_are_no_json_are_told(tmp_path, content):
    """Empty, cut off, another encoding, nested without end, XML, numbers without end."""
    path = tmp_path / "map.json"
    path.write_bytes(content)
    with pytest.raises(BoardError):
        read_tiled(path, wide_schema_of)


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


def places(value, path=()):
    """The way to every value in some data."""
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places(inner, (*path, index))


PLACES = [path for path in places(to_tiled(BOARD, WIDE)) if path]


@given(st.sampled_from(PLACES), junk)
def test_any_value_may_be_junk(path, value):
    """Whatever stands anywhere in a map, a board or a fault comes of it."""
    data = plain()
    table = data
    for key in path[:-1]:
        table = table[key]
    table[path[-1]] = value
    try:
        board = read(data)
    except BoardError as error:
        told = error.faults
    else:
        told = [tiled_text(board, WIDE).encode()]
    assert told


def test_the_picture_has_a_tile_for_each_kind():
    """A PNG of the size that the map names, in which no two tiles are alike."""
    for orientation in ("flat", "pointy"):
        content = tile_image(WIDE, orientation)
        tileset = to_tiled(board_of({(0, 0): "sand"}, orientation), WIDE)["tilesets"][0]
        assert content[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = struct.unpack(">II", content[16:24])
        assert (width, height) == (tileset["imagewidth"], tileset["imageheight"])
        start = content.index(b"IDAT") + 4
        size = int.from_bytes(content[start - 8 : start - 4])
        rows = zlib.decompress(content[start : start + size])
        middle = rows[height // 2 * (1 + 4 * width) + 1 :][: 4 * width]
        step = 4 * width // len(WIDE.kinds)
        assert len({middle[at : at + step] for at in range(0, 4 * width, step)}) == len(WIDE.kinds)
