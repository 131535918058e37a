"""Board, cards and pieces on paper: sizes, formats, and what stands on the pages."""

from __future__ import annotations

import re
import struct
import zlib
from dataclasses import replace
from random import Random
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from engine.boards.board import Board, arranged
from engine.boards.graph import circle
from engine.boards.lattice import corners
from engine.boards.layouts import map_of
from engine.boards.map import Map, Space
from engine.boards.outlines import outline_hexes
from engine.errors import OikistError
from engine.game import Component
from engine.looks import Fill, Looks, looks_in
from engine.picture import SeatStyle
from engine.play.match import Match
from engine.scenarios import catalog
from engine.seat_styles import seat_style
from workbench.documents.board_document import BoardDocument
from workbench.documents.deck_document import DeckDocument
from workbench.documents.variant_document import VariantDocument
from workbench.printing.board_art import RIM, art_of
from workbench.printing.board_pages import MARGIN, Tiles, picture_page, tiled_pages, tiling_of
from workbench.printing.look import Look
from workbench.printing.order import Order, pages_of
from workbench.printing.piece_art import PieceArt, front_of
from workbench.printing.piece_pages import PieceLayout, piece_pages
from workbench.printing.printable import Printable, printable_of, printable_scenario
from workbench.printing.rendering import PdfBook, image_of, png_bytes, svg_bytes
from workbench.scene.scenery import Kind, Scenery, board_scenery

SVG = "{http://www.w3.org/2000/svg}"
DPI = 254  # ten pixels a millimetre


@pytest.fixture(scope="module")
def scenario():
    return catalog.load_scenario("classic")


@pytest.fixture
def whole(app, scenario):
    return printable_scenario(scenario)


def board(columns=3, rows=3, orientation="flat", kinds="open"):
    spaces = dict.fromkeys(outline_hexes("rectangle", columns, rows, orientation), kinds)
    return Board("game", "name", "A board", "", orientation, *arranged(spaces, orientation))


def art(given=None, scenery=None, **wishes):
    given = given or board()
    scenery = scenery or board_scenery(given)
    return art_of(scenery, None, Look(monochrome=True), board=given, note=given.note, **wishes)


def pieces(orientation="flat", width=20.0, look=None):
    looks = catalog.load_scenario("classic").game.folder
    shape = tuple(corners((0.0, 0.0), orientation))
    return PieceArt(looks_in(looks), shape, width, look or Look())


def pdf(pages):
    book = PdfBook("Title")
    for page in pages:
        book.add(page)
    return book.finish()


def media_boxes(content):
    """Width and height in millimetres of every page of a PDF."""
    boxes = re.findall(rb"/MediaBox \[([^\]]+)\]", content)
    return [tuple(float(number) / 72 * 25.4 for number in box.split()[2:]) for box in boxes]


def grey(page, dpi=DPI):
    """Brightness of each pixel; shape (height, width)."""
    image = image_of(page, dpi)
    width, height = image.width(), image.height()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(height, image.bytesPerLine() // 4, 4)
    return rows[:, :width, :3].mean(axis=2)


def lines(profile):
    """Middles of the dark runs along a line of pixels."""
    dark = np.flatnonzero(profile < 200)
    runs = np.split(dark, np.flatnonzero(np.diff(dark) > 1) + 1)
    return [float(run.mean()) for run in runs if len(run)]


def test_a_hex_of_a_picture_has_its_width(app):
    """One to one: the horizontal edges of a column of hexes lie one hex width apart."""
    page = picture_page(art(), "Board", 20.0)
    middle = round((RIM + 3**-0.5) * 200)
    edges = lines(grey(page)[:, middle])
    assert edges == pytest.approx([RIM * 200 + step * 200 for step in range(4)], abs=1.5)


@pytest.mark.parametrize("hex_width", [15.0, 37.5])
def test_a_hex_of_a_sheet_has_its_width(app, hex_width):
    """Tiled sheets are true to size too, wherever on the paper the hex lies."""
    drawing, tiles = art(), Tiles(hex_width=hex_width, marks=False, plan=False)
    sheet = tiling_of(drawing, tiles).sheets[0]
    scale = DPI / 25.4
    x = (MARGIN - sheet.left + (RIM + 3**-0.5) * hex_width) * scale
    first = (MARGIN - sheet.top + RIM * hex_width) * scale
    edges = lines(grey(tiled_pages(drawing, "Board", tiles)[0])[: int(250 * scale), round(x)])
    assert edges[:3] == pytest.approx(
        [first + step * hex_width * scale for step in range(3)], abs=1.5
    )


def test_sheets_show_every_hex_whole_once(app):
    """With an overlap, each hex lies completely on some sheet, so that none is cut in two."""
    drawing = art(board(30, 20))
    tiles = Tiles(hex_width=20.0, overlap=24.0)
    tiling = tiling_of(drawing, tiles)
    parts = [QRectF(one.left, one.top, *tiling.area) for one in tiling.sheets]
    for space in drawing.spaces:
        xs, ys = zip(*space.outline, strict=True)
        left, top = ((min(of) + RIM) * 20 for of in (xs, ys))
        box = QRectF(left, top, (max(xs) - min(xs)) * 20, (max(ys) - min(ys)) * 20)
        assert any(part.contains(box) for part in parts), space.name


def test_sheets_without_spaces_are_left_out(app):
    """Two islands in opposite corners need two sheets and no sea."""
    spaces = {(0, 0): "open", (40, -10): "open"}
    islands = Board("game", "name", "", "", "flat", *arranged(spaces, "flat"))
    titles = [page.title for page in tiled_pages(art(islands), "Board", Tiles(plan=False))]
    assert len(titles) == 2
    assert len(tiling_of(art(islands), Tiles()).sheets) > 2


def test_a_pdf_has_a_page_for_each_page(whole):
    """The number of pages told before is the number of pages in the file."""
    pages = pages_of(whole, Order(backs="long"))
    content = pdf(pages)
    assert content.startswith(b"%PDF-")
    assert content.rstrip().endswith(b"%%EOF")
    assert (
        len(re.findall(rb"/Type /Page\b(?!s)", content)) == len(pages) == len(media_boxes(content))
    )


def test_pages_of_a_pdf_have_the_size_of_the_paper(whole):
    """A4 that lies is 297 wide and 210 high, and nothing is fitted."""
    for paper, size in (("a4", (297, 210)), ("letter", (279.4, 215.9))):
        pages = pages_of(whole, Order(("board",), paper=paper, orientation="landscape"))
        for box in media_boxes(pdf(pages)):
            assert box == pytest.approx(size, abs=0.4)  # whole points


def test_an_svg_contains_every_hex(app, scenario):
    """The outline of each space is a path of its own, where it belongs."""
    drawing = art(scenario.board)
    root = ET.fromstring(svg_bytes(picture_page(drawing, "Board", 20.0)))  # noqa: S314 - ours
    found = set()
    for path in root.iter(f"{SVG}path"):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", path.get("d"))]
        found.add(tuple(round(number, 2) for number in numbers[:12]))
    for space in drawing.spaces:
        corners = [round(float(f"{part:.6g}"), 2) for corner in space.outline for part in corner]
        assert tuple(corners) in found, space.name


@pytest.mark.parametrize(("monochrome", "most"), [(False, 2.2), (True, 3.9)])
def test_an_svg_looks_like_the_page(app, scenario, monochrome, most):
    """Pieces, hatches and roads of a position come out as on the screen and on paper.

    Qt's SVG files know neither clipping nor fine dashes, so both must be drawn as shapes; else
    the mean difference would be 2.8 in colour and 4.8 in black and white.
    """
    match, chance = Match(scenario, 7), Random(7)
    for _ in range(230):
        if not match.over:
            match.play(chance.choice(match.legal_codes()))
    printable = printable_scenario(scenario, match.picture())
    order = Order(("board",), sheets=False, monochrome=monochrome, hex_width=30)
    page = pages_of(printable, order)[0]
    content = svg_bytes(page)
    assert b"stroke-dasharray" not in content
    wanted = image_of(page, 60)
    drawn = QImage(wanted.size(), QImage.Format.Format_RGB32)
    drawn.fill(Qt.GlobalColor.white)
    painter = QPainter(drawn)
    QSvgRenderer(QByteArray(content)).render(painter)
    painter.end()
    first, second = (
        np.frombuffer(image.constBits(), np.uint8).astype(int) for image in (wanted, drawn)
    )
    assert np.abs(first - second).mean() < most


def test_an_svg_says_its_size_in_millimetres(app):
    """A drawing program opens it true to size."""
    page = picture_page(art(), "Board", 20.0)
    root = ET.fromstring(svg_bytes(page))  # noqa: S314 - ours
    for name, size in (("width", page.width), ("height", page.height)):
        said = root.get(name)
        assert said.endswith("mm")
        assert float(said[:-2]) == pytest.approx(size, abs=0.02)


def test_the_same_page_gives_the_same_svg(whole):
    """Files can lie in git: nothing but a change changes them."""
    order = Order(backs="short", coordinates=True)
    first = [svg_bytes(page) for page in pages_of(whole, order)]
    assert first == [svg_bytes(page) for page in pages_of(whole, order)]


@pytest.mark.parametrize("dpi", [72, 150, 300])
def test_a_png_knows_its_size(app, dpi):
    """Pixels and dots per metre together say how many millimetres it measures."""
    page = picture_page(art(), "Board", 20.0)
    content = png_bytes(page, dpi)
    width, height = struct.unpack(">II", content[16:24])
    place = content.index(b"pHYs")
    across, down, unit = struct.unpack(">IIB", content[place + 4 : place + 13])
    checked = struct.unpack(">I", content[place + 13 : place + 17])[0]
    assert zlib.crc32(content[place : place + 13]) == checked
    assert unit == 1
    assert across == down == round(dpi / 25.4 * 1000)
    assert width / across * 1000 == pytest.approx(page.width, abs=25.4 / dpi)
    assert height / down * 1000 == pytest.approx(page.height, abs=25.4 / dpi)


def test_a_picture_of_too_many_pixels_is_refused(app):
    """A sentence instead of a computer without memory."""
    with pytest.raises(OikistError, match="lower dpi"):
        image_of(picture_page(art(), "Board", 120.0), 100_000)


def test_black_and_white_has_no_colours(whole):
    """Every pixel of every page is grey."""
    order = Order(monochrome=True, backs="long", coordinates=True, hex_width=25)
    for page in pages_of(whole, order):
        image = image_of(page, 40)
        seen = np.frombuffer(image.constBits(), np.uint8).reshape(-1, 4)[:, :3].astype(int)
        assert (seen.max(axis=1) - seen.min(axis=1)).max() <= 8, page.title  # ink is a warm black


def test_kinds_without_colours_get_hatches(app):
    """In black and white, a board with woods and hills shows which is which."""
    hexes = outline_hexes("rectangle", 3, 3, "flat")
    kinds = ("open", "forest", "hill")
    spaces = {axial: kinds[place % 3] for place, axial in enumerate(hexes)}
    mixed = Board("game", "name", "", "", "flat", *arranged(spaces, "flat"))
    tints = {
        "open": Kind(),
        "forest": Kind(fill=Fill("#5f8f4e")),
        "hill": Kind(fill=Fill("#b0895a")),
    }
    scenery = Scenery(map_of(mixed), Looks(), tints)
    page = grey(picture_page(art(mixed, scenery), "Board", 20.0), 127)
    shade = {}
    for cell, kind in enumerate(mixed.kinds):
        x, y = (round((place + RIM) * 100) for place in mixed.centre(cell))
        shade.setdefault(kind, page[y - 30 : y + 30, x - 30 : x + 30].mean())
    assert shade["open"] == 255
    assert shade["forest"] < 250
    assert shade["hill"] < 250


def test_seats_differ_without_colours(app):
    """In black and white, the tiles of no two seats look the same."""
    drawing = pieces(width=25.0, look=Look(monochrome=True))
    styles = [seat_style(seat, f"s{seat}", f"Seat {seat}") for seat in range(8)]
    styles = [replace(style, colour="#000000") for style in styles]
    layout = PieceLayout(marks=False)
    seen = [
        grey(piece_pages([Component("tile", style, 1, "Tile")], "", drawing, layout)[0], 60)[36:]
        for style in styles
    ]
    assert all(
        np.abs(one - other).max() > 100 for place, one in enumerate(seen) for other in seen[:place]
    )


def test_names_stand_on_the_board_only_if_wanted(app):
    """Coordinates and names of places can be switched on and off."""
    place = replace(board(), place_names={board().cells[4]: "Syracuse"})
    pages = [
        svg_bytes(picture_page(art(place, coordinates=where, places=names), "Board", 20.0))
        for where in (False, True)
        for names in (False, True)
    ]
    assert len(set(pages)) == 4
    assert pages[0] == svg_bytes(picture_page(art(), "Board", 20.0))


def test_where_a_board_comes_from_stays_with_it(app):
    """The first sentence of the note is printed below a picture and on the plan."""
    noted = replace(board(20, 12), note="Drawn by hand from memory. More is not known.")
    picture, plan = (
        svg_bytes(pages_of(Printable("", "", noted), Order(sheets=sheets))[0])
        for sheets in (False, True)
    )
    assert b"Drawn by hand from memory." in picture
    assert b"Drawn by hand from memory." in plan
    assert b"More is not known" not in picture + plan


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_attributes_lie_where_they_belong(app, orientation):
    """The bar of a river covers the middle of its edge, wherever on the lattice the board is."""
    plain = board(6, 6, orientation).shifted((3, 2))
    edge = ("edge", plain.cells[14], 1, "river")
    wet = replace(plain, attributes={edge: True})
    seen = [grey(picture_page(art(one), "Board", 20.0), 127) for one in (plain, wet)]
    changed = np.argwhere(np.abs(seen[0] - seen[1]) > 60)
    x, y = (place + RIM for place in plain.edge_midpoint(14, 1))
    assert changed.mean(axis=0) / 100 == pytest.approx((y, x), abs=0.1)


def test_every_piece_of_the_game_is_printed(whole):
    """The cut sheets hold what the scenario's parameters say, neither more nor less."""
    drawing = pieces()
    fronts = sum(piece.count for piece in whole.pieces)
    places = 0
    for page in piece_pages(whole.pieces, "", drawing, PieceLayout(backs="long")):
        if not page.backs:
            places += len(page.paint.__self__.sides)
    assert places == fronts > 0


def test_the_list_of_pieces_has_as_many_lines_as_it_needs(app):
    """It is never printed smaller; what is cut out begins below it."""
    style = SeatStyle("a", "A", "#0072B2", "circle", "dots")
    many = [Component("tile", style, 1, f"A tile with a long title, number {n}") for n in range(30)]
    drawing, layout = pieces(width=10.0), PieceLayout(orientation="portrait")
    heads = [
        piece_pages(found, "", drawing, layout)[0].paint.__self__.grid.head
        for found in (many[:1], many)
    ]
    assert heads[0] == 13.0
    assert heads[1] > 20.0


def test_a_name_that_stands_below_its_space_is_not_printed_on_it_too(app):
    """As on maps of points and links, whose ground has names."""
    town = Space("mill", "Mill", "town", (1.0, 1.0), circle((1.0, 1.0), 0.3))
    scenery = Scenery(Map((town,), size=(2.0, 2.0)), Looks(fills={"town": Fill(label=0.2)}), {})
    with_names, without = (
        grey(picture_page(art_of(scenery, None, Look(), places=places), "", 40.0))
        for places in (True, False)
    )
    assert (with_names == without).all()


def test_without_backs_other_faces_are_pieces(app):
    """Whoever prints on one side gets the other face to glue behind the front."""
    style = SeatStyle("a", "A", "#0072B2", "circle", "dots")
    road = Component("road", style, 3, "Road", (0, 3), "road", (0, 2))
    drawing = pieces()
    alone = piece_pages([road], "", drawing, PieceLayout(backs="none"))
    backed = piece_pages([road], "", drawing, PieceLayout(backs="long"))
    assert [len(page.paint.__self__.sides) for page in alone] == [6]
    assert [len(page.paint.__self__.sides) for page in backed] == [3, 3]


def test_tiles_fit_on_the_board(app):
    """A tile is a little smaller than the space on which it lies, in both orientations."""
    style = SeatStyle("a", "A", "#0072B2", "circle", "dots")
    face = front_of(Component("tile", style, 1, "Tile"))
    for orientation, along in (("flat", 1), ("pointy", 0)):
        size = pieces(orientation).size(face)
        assert size[along] == pytest.approx(19.5)
        assert size[1 - along] == pytest.approx(19.5 * 2 / 3**0.5)


def test_documents_can_be_printed(app, scenario):
    """Board, deck and variant each offer the parts that they have."""
    entry = next(one for one in catalog.variants() if one.name == "classic")
    deck = next(iter(scenario.decks.values()))
    offered = [
        printable_of(BoardDocument.of(scenario.board)).parts,
        printable_of(DeckDocument.of(deck)).parts,
        printable_of(VariantDocument.open(entry.path)).parts,
    ]
    assert offered == [("board",), ("cards",), ("board", "cards", "pieces")]


def test_an_empty_board_gives_no_page(app):
    """A board that has no hexes yet is nothing to print, and no crash."""
    empty = Board("game", "name", "", "", "flat", (), ())
    printable = Printable("Empty", "empty", empty)
    assert printable.parts == ()
    assert pages_of(printable, Order()) == []
