"""The tables of colours: light, dark, and high contrast on black and on white.

Seats bring their own colours in `Picture.styles`; everything else is named here.
Every token has a test of its contrast (WCAG 2.2: 4.5 to 1 for text, 7 to 1 in the tables
of high contrast, 3 to 1 for outlines, marks and the focus ring).
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class Theme:
    """One table of colours, each "#rrggbb".

    Attributes:
        name: "light", "dark", "contrast" (on black) or "contrast_light" (on white).
        dark: Whether light text stands on dark ground.
        window: Behind panels and toolbars.
        surface: Cards, lists, fields and charts.
        raised: Buttons and the face of a card.
        hover: Buttons and rows under the mouse.
        border: Lines between areas; no text stands on it.
        edge: Outline of fields, boxes and buttons, on all four grounds.
        focus: Ring around what has the keyboard.
        text: Reading text on `window`, `surface`, `raised` and `hover`.
        muted: Secondary text on the same grounds.
        accent, on_accent: Main action, selection; text on it.
        danger, warning, success: What went wrong, what may, what went well; as text.
        mark_edge: Outline of a seat's mark in panels.
        sea_far, sea_near: Board background, from its rim to the coast.
        foam: Rings around the coast.
        beach: The strip between sea and land.
        land, land_shade: Open ground, in two close tones.
        grid: Lines between hexes.
        lattice: Lines between hexes that are not there yet, on the sea.
        coast: Rim of spaces on the coast.
        board_text: Names and coordinates on the land.
        ink: Outlines of pieces and glyphs on the board.
        paper: Light parts of pieces and glyphs on the board.
        roof: Roof of a house that nobody owns.
        marble, marble_shade: Temples.
        hover_ring: Outline of the space under the mouse.
        selection, selection_halo: Double outline of chosen spaces; one of the two stands
            out on any ground of the board.
        cursor: Ring of the keyboard on the board, drawn over `selection_halo`.
        ghost: What a stroke or a paste would put down.
        axis: Axes and centre of the symmetry lock.
        problem, caution, on_problem: Marks on spaces with a fault or a warning; signs on them.
        added, removed, changed: Marks on spaces that differ between two boards.
    """

    name: str
    dark: bool
    window: str
    surface: str
    raised: str
    hover: str
    border: str
    edge: str
    focus: str
    text: str
    muted: str
    accent: str
    on_accent: str
    danger: str
    warning: str
    success: str
    mark_edge: str
    sea_far: str
    sea_near: str
    foam: str
    beach: str
    land: str
    land_shade: str
    grid: str
    lattice: str
    coast: str
    board_text: str
    ink: str
    paper: str
    roof: str
    marble: str
    marble_shade: str
    hover_ring: str
    selection: str
    selection_halo: str
    cursor: str
    ghost: str
    axis: str
    problem: str
    caution: str
    on_problem: str
    added: str
    removed: str
    changed: str

    def colour(self, token: str, opacity: float = 1.0) -> QColor:
        """A token as a Qt colour, `opacity` from 0 to 1."""
        found = QColor(getattr(self, token))
        found.setAlphaF(opacity)
        return found


LIGHT: Final = Theme(
    name="light",
    dark=False,
    window="#f3f1ec",
    surface="#fbfaf7",
    raised="#ffffff",
    hover="#e9e5dc",
    border="#d9d4c8",
    edge="#837d70",
    focus="#14646d",
    text="#24282c",
    muted="#5a6065",
    accent="#1f6f78",
    on_accent="#ffffff",
    danger="#b3261e",
    warning="#8a4b00",
    success="#1d6b34",
    mark_edge="#2b2722",
    sea_far="#8fbcc4",
    sea_near="#b3d6d8",
    foam="#ffffff",
    beach="#f6ead0",
    land="#e9dcbd",
    land_shade="#e2d3b0",
    grid="#bfab7b",
    lattice="#6f9fa8",
    coast="#3a8049",
    board_text="#5c5648",
    ink="#2b2722",
    paper="#fffdf6",
    roof="#a9553a",
    marble="#fbf8f0",
    marble_shade="#d8d0bf",
    hover_ring="#14464c",
    selection="#0b3d91",
    selection_halo="#ffffff",
    cursor="#7a1fa2",
    ghost="#0b3d91",
    axis="#8e1b5f",
    problem="#a61b14",
    caution="#8a4b00",
    on_problem="#fffdf6",
    added="#14602c",
    removed="#a61b14",
    changed="#4a2d9c",
)

DARK: Final = Theme(
    name="dark",
    dark=True,
    window="#1b1f23",
    surface="#22272c",
    raised="#2b3137",
    hover="#353c43",
    border="#3a424a",
    edge="#8b959d",
    focus="#7fd3d8",
    text="#e8e6e1",
    muted="#b3babf",
    accent="#5cb9bf",
    on_accent="#0d1f21",
    danger="#ff9a8f",
    warning="#f3b65c",
    success="#83d39a",
    mark_edge="#f4efe2",
    sea_far="#12262d",
    sea_near="#1d3b43",
    foam="#7fb4ba",
    beach="#837860",
    land="#665e4a",
    land_shade="#5f5744",
    grid="#484233",
    lattice="#3b626c",
    coast="#6dbb7a",
    board_text="#e2ddd1",
    ink="#14110d",
    paper="#f4efe2",
    roof="#c57456",
    marble="#efe9dc",
    marble_shade="#b9b09d",
    hover_ring="#f4efe2",
    selection="#9fe7ff",
    selection_halo="#0a1012",
    cursor="#fbdcff",
    ghost="#bfefff",
    axis="#ffd3e7",
    problem="#ffb3a8",
    caution="#ffd796",
    on_problem="#14110d",
    added="#a6f0b8",
    removed="#ffcdc5",
    changed="#e3d8ff",
)

CONTRAST: Final = Theme(
    name="contrast",
    dark=True,
    window="#000000",
    surface="#000000",
    raised="#000000",
    hover="#1f1f1f",
    border="#9a9a9a",
    edge="#ffffff",
    focus="#ffe000",
    text="#ffffff",
    muted="#e0e0e0",
    accent="#ffe000",
    on_accent="#000000",
    danger="#ffaaa2",
    warning="#ffd08a",
    success="#8df0a6",
    mark_edge="#ffffff",
    sea_far="#000000",
    sea_near="#000000",
    foam="#5f8f94",
    beach="#ffffff",
    land="#f4f4f4",
    land_shade="#e8e8e8",
    grid="#6b6b6b",
    lattice="#6f6f6f",
    coast="#00591f",
    board_text="#000000",
    ink="#000000",
    paper="#ffffff",
    roof="#7a2d12",
    marble="#ffffff",
    marble_shade="#b0b0b0",
    hover_ring="#0a62d6",
    selection="#0046c8",
    selection_halo="#ffffff",
    cursor="#c2189c",
    ghost="#0a62d6",
    axis="#c0186b",
    problem="#d01f14",
    caution="#a25a00",
    on_problem="#ffffff",
    added="#00802f",
    removed="#d01f14",
    changed="#7a45e0",
)

CONTRAST_LIGHT: Final = Theme(
    name="contrast_light",
    dark=False,
    window="#ffffff",
    surface="#ffffff",
    raised="#ffffff",
    hover="#ececec",
    border="#6e6e6e",
    edge="#000000",
    focus="#0030a8",
    text="#000000",
    muted="#333333",
    accent="#0030a8",
    on_accent="#ffffff",
    danger="#8f0b05",
    warning="#5e3300",
    success="#004d1a",
    mark_edge="#000000",
    sea_far="#c9dde6",
    sea_near="#dcebf1",
    foam="#ffffff",
    beach="#ffffff",
    land="#ffffff",
    land_shade="#f3f3f3",
    grid="#6b6b6b",
    lattice="#6a7d86",
    coast="#00591f",
    board_text="#000000",
    ink="#000000",
    paper="#ffffff",
    roof="#7a2d12",
    marble="#ffffff",
    marble_shade="#b0b0b0",
    hover_ring="#003a8c",
    selection="#0030a8",
    selection_halo="#ffffff",
    cursor="#8a0070",
    ghost="#0030a8",
    axis="#a0104f",
    problem="#9c0b05",
    caution="#7a3f00",
    on_problem="#ffffff",
    added="#00591f",
    removed="#9c0b05",
    changed="#4a1fa8",
)

TABLES: Final = (LIGHT, DARK, CONTRAST, CONTRAST_LIGHT)
TOKENS: Final = tuple(entry.name for entry in fields(Theme) if entry.name not in {"name", "dark"})
