"""What somebody wants printed and how: one table of choices for dialog, settings and command."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, get_type_hints

from engine.boards.board import Board
from engine.errors import Fault, OikistError
from engine.remedies import did_you_mean
from engine.scenarios import catalog
from workbench.printing.board_art import art_of
from workbench.printing.board_pages import Tiles, picture_page, tiled_pages
from workbench.printing.card_pages import CardLayout, card_pages, card_picture, faces_of
from workbench.printing.imposition import BACKS
from workbench.printing.look import Look
from workbench.printing.page import ORIENTATIONS, PAPERS, Page
from workbench.printing.piece_art import PieceArt, shape_of
from workbench.printing.piece_pages import PieceLayout, piece_pages
from workbench.printing.printable import PARTS, Printable
from workbench.printing.rendering import DPI_RANGE, FORMS

RANGES: Final[Mapping[str, tuple[float, float]]] = {
    "dpi": DPI_RANGE,
    "hex_width": (5.0, 120.0),
    "overlap": (0.0, 40.0),
    "card_width": (20.0, 180.0),
    "card_height": (20.0, 180.0),
    "copies": (1, 20),
    "shift_right": (-20.0, 20.0),
    "shift_down": (-20.0, 20.0),
}
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "form": FORMS,
    "paper": tuple(PAPERS),
    "orientation": ("auto", *ORIENTATIONS),
    "backs": BACKS,
}


@dataclass(frozen=True)
class Order:
    """All choices of a print; lengths in millimetres.

    Attributes:
        parts: Which of `PARTS`; those that there are not are left out.
        form: "pdf", "svg" or "png".
        dpi: Of PNG.
        sheets: On sheets of paper; else the board is one picture and each card is one.
        paper, orientation: See `Tiles`.
        monochrome: Black and white, with hatches.
        hex_width, overlap, plan: See `Tiles`.
        coordinates, places: Whether notation and names of places stand on the board.
        marks: Whether marks for cutting and gluing are printed.
        card_width, card_height, copies: See `CardLayout`; cards that lie on the board have
            their size from it.
        backs: "none", or the edge about which the printer turns the sheet.
        shift_right, shift_down: By which backs are moved.
    """

    parts: tuple[str, ...] = PARTS
    form: str = "pdf"
    dpi: int = 300
    sheets: bool = True
    paper: str = "a4"
    orientation: str = "auto"
    monochrome: bool = False
    hex_width: float = 20.0
    overlap: float = 8.0
    plan: bool = True
    coordinates: bool = False
    places: bool = True
    marks: bool = True
    card_width: float = 63.0
    card_height: float = 88.0
    copies: int = 1
    backs: str = "none"
    shift_right: float = 0.0
    shift_down: float = 0.0

    def checked(self) -> Order:
        """The order itself.

        Raises:
            OikistError: With every value that is out of range or unknown.
        """
        faults = [fault for name in RANGES if (fault := self._range_fault(name))]
        for name, known in CHOICES.items():
            said = getattr(self, name)
            if said not in known:
                remedy = did_you_mean(said, known)
                faults.append(Fault("", _shown(name), f"unknown choice '{said}'", remedy))
        faults += [
            Fault("", "what", f"unknown '{part}'", did_you_mean(part, PARTS))
            for part in self.parts
            if part not in PARTS
        ]
        if faults:
            raise OikistError(faults)
        return self

    def _range_fault(self, name: str) -> Fault | None:
        low, high = RANGES[name]
        value = getattr(self, name)
        if low <= value <= high:  # also false for a number that is none
            return None
        return Fault("", _shown(name), f"{value:g} is out of range", f"use {low:g} to {high:g}")

    def as_text(self) -> str:
        """For settings; `order_from_text` reads it."""
        return json.dumps(asdict(self))


def order_from_text(text: str) -> Order:
    """An order from settings; what cannot be used there has its usual value."""
    try:
        given = json.loads(text)
    except ValueError:
        return Order()
    order = Order()
    kinds = get_type_hints(Order)
    for field in fields(Order) if isinstance(given, dict) else ():
        if field.name in given:
            order = _with(order, field.name, given[field.name], kinds[field.name])
    return order


def pages_of(printable: Printable, order: Order) -> list[Page]:
    """The pages of an order, in the order of `PARTS`.

    Raises:
        OikistError: A choice is out of range, or something does not fit on the paper.
    """
    order.checked()
    look = Look(order.monochrome)
    makers = {"board": _board, "cards": _cards, "pieces": _pieces}
    wanted = [part for part in printable.parts if part in order.parts]
    return [page for part in wanted for page in makers[part](printable, order, look)]


def _board(printable: Printable, order: Order, look: Look) -> list[Page]:
    board = printable.board
    art = art_of(
        printable.scenery,
        printable.picture,
        look,
        board=board if isinstance(board, Board) else None,
        note=board.note if board is not None else "",
        coordinates=order.coordinates,
        places=order.places,
    )
    if art is None:
        return []
    title = (board.title if board is not None else "") or printable.title
    if not order.sheets:
        return [picture_page(art, title, order.hex_width)]
    tiles = Tiles(
        order.paper, order.orientation, order.hex_width, order.overlap, order.marks, order.plan
    )
    return tiled_pages(art, title, tiles)


def _cards(printable: Printable, order: Order, look: Look) -> list[Page]:
    layout = CardLayout(
        paper=order.paper,
        orientation=order.orientation,
        width=order.card_width,
        height=order.card_height,
        copies=order.copies,
        backs=order.backs,
        shift=(order.shift_right, order.shift_down),
        marks=order.marks,
    )
    pages = []
    for deck in printable.decks:
        game = catalog.games()[deck.game]
        faces, own = faces_of(game, deck, look), layout
        if tile := game.deck_schemas[deck.key].tile:
            own = replace(
                layout,
                width=tile[0] * order.hex_width,
                height=tile[1] * order.hex_width,
                snug=True,
            )
        if order.sheets:
            pages += card_pages(faces, deck.title or deck.name, own, look)
        else:
            pages += [card_picture(face, own, look) for face in faces]
    return pages


def _pieces(printable: Printable, order: Order, look: Look) -> list[Page]:
    layout = PieceLayout(
        paper=order.paper,
        orientation=order.orientation,
        backs=order.backs,
        shift=(order.shift_right, order.shift_down),
        marks=order.marks,
    )
    scenery = printable.scenery
    art = PieceArt(scenery.looks, shape_of(scenery.map), order.hex_width, look)
    return piece_pages(printable.pieces, printable.title, art, layout)


def _with(order: Order, name: str, value: Any, kind: Any) -> Order:
    """The order with one more value, unless that is of another kind or not allowed."""
    if name == "parts":
        if not isinstance(value, list) or not value:
            return order
        value = tuple(part for part in PARTS if part in value) or PARTS
    elif kind is float and type(value) is int:
        value = float(value)
    elif type(value) is not kind:
        return order
    try:
        return replace(order, **{name: value}).checked()
    except OikistError:
        return order


def _shown(name: str) -> str:
    return name.replace("_", " ")
