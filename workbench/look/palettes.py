"""The tables of colours: light, dark, and high contrast on black and on white.

Seats bring their own colours in `Picture.styles`; everything else is named here.
Every token has a test of its contrast (WCAG 2.2: 4.5 to 1 for text, 7 to 1 in the tables
of high contrast, 3 to 1 for outlines, marks and the focus ring).
"""

from __future__ import annotations

from dataclasses import dataclass
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
        marble_shade: What nobody owns, where its owner would give the colour.
        hover_ring: Outline of the space under the mouse.
        selection, selection_halo: Double outline of chosen spaces; one of the two stands
            out on any ground of the board.
        cursor: Ring of the keyboard on the board, drawn over `selection_halo`.
        ghost: What a stroke or a paste would put down.
        axis: Axes and centre of the symmetry lock.
        problem, caution: Marks on spaces with a fault or a warning.
        added, removed, changed: Marks on spaces that differ between two boards.
        series_1 to series_6: Curves, bars and areas of charts that are no seat's.
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
    marble_shade: str
    hover_ring: str
    selection: str
    selection_halo: str
    cursor: str
    ghost: str
    axis: str
    problem: str
    caution: str
    added: str
    removed: str
    changed: str
    series_1: str
    series_2: str
    series_3: str
    series_4: str
    series_5: str
    series_6: str

    def colour(self, token: str, opacity: float = 1.0) -> QColor:
        """A token as a Qt colour, `opacity` from 0 to 1."""
        found = QColor(getattr(self, token))
        found.setAlphaF(opacity)
        return found


# Token -> light, dark, high contrast on black and on white.
_COLOURS: Final = {
    "window": ("#f3f1ec", "#1b1f23", "#000000", "#ffffff"),
    "surface": ("#fbfaf7", "#22272c", "#000000", "#ffffff"),
    "raised": ("#ffffff", "#2b3137", "#000000", "#ffffff"),
    "hover": ("#e9e5dc", "#353c43", "#1f1f1f", "#ececec"),
    "border": ("#d9d4c8", "#3a424a", "#9a9a9a", "#6e6e6e"),
    "edge": ("#837d70", "#8b959d", "#ffffff", "#000000"),
    "focus": ("#14646d", "#7fd3d8", "#ffe000", "#0030a8"),
    "text": ("#24282c", "#e8e6e1", "#ffffff", "#000000"),
    "muted": ("#5a6065", "#b3babf", "#e0e0e0", "#333333"),
    "accent": ("#1f6f78", "#5cb9bf", "#ffe000", "#0030a8"),
    "on_accent": ("#ffffff", "#0d1f21", "#000000", "#ffffff"),
    "danger": ("#b3261e", "#ff9a8f", "#ffaaa2", "#8f0b05"),
    "warning": ("#8a4b00", "#f3b65c", "#ffd08a", "#5e3300"),
    "success": ("#1d6b34", "#83d39a", "#8df0a6", "#004d1a"),
    "mark_edge": ("#2b2722", "#f4efe2", "#ffffff", "#000000"),
    "sea_far": ("#8fbcc4", "#12262d", "#000000", "#c9dde6"),
    "sea_near": ("#b3d6d8", "#1d3b43", "#000000", "#dcebf1"),
    "foam": ("#ffffff", "#7fb4ba", "#5f8f94", "#ffffff"),
    "beach": ("#f6ead0", "#837860", "#ffffff", "#ffffff"),
    "land": ("#e9dcbd", "#665e4a", "#f4f4f4", "#ffffff"),
    "land_shade": ("#e2d3b0", "#5f5744", "#e8e8e8", "#f3f3f3"),
    "grid": ("#bfab7b", "#484233", "#6b6b6b", "#6b6b6b"),
    "lattice": ("#6f9fa8", "#3b626c", "#6f6f6f", "#6a7d86"),
    "coast": ("#3a8049", "#6dbb7a", "#00591f", "#00591f"),
    "board_text": ("#5c5648", "#e2ddd1", "#000000", "#000000"),
    "ink": ("#2b2722", "#14110d", "#000000", "#000000"),
    "paper": ("#fffdf6", "#f4efe2", "#ffffff", "#ffffff"),
    "roof": ("#a9553a", "#c57456", "#7a2d12", "#7a2d12"),
    "marble_shade": ("#d8d0bf", "#b9b09d", "#b0b0b0", "#b0b0b0"),
    "hover_ring": ("#14464c", "#f4efe2", "#0a62d6", "#003a8c"),
    "selection": ("#0b3d91", "#9fe7ff", "#0046c8", "#0030a8"),
    "selection_halo": ("#ffffff", "#0a1012", "#ffffff", "#ffffff"),
    "cursor": ("#7a1fa2", "#fbdcff", "#c2189c", "#8a0070"),
    "ghost": ("#0b3d91", "#bfefff", "#0a62d6", "#0030a8"),
    "axis": ("#8e1b5f", "#ffd3e7", "#c0186b", "#a0104f"),
    "problem": ("#a61b14", "#ffb3a8", "#d01f14", "#9c0b05"),
    "caution": ("#8a4b00", "#ffd796", "#a25a00", "#7a3f00"),
    "added": ("#14602c", "#a6f0b8", "#00802f", "#00591f"),
    "removed": ("#a61b14", "#ffcdc5", "#d01f14", "#9c0b05"),
    "changed": ("#4a2d9c", "#e3d8ff", "#7a45e0", "#4a1fa8"),
    "series_1": ("#0072b2", "#56b4e9", "#56b4e9", "#005a8f"),
    "series_2": ("#b86e00", "#e69f00", "#ffb000", "#8f4a00"),
    "series_3": ("#007a5a", "#4cc79a", "#4cd9a8", "#00664b"),
    "series_4": ("#a8437d", "#e29fc6", "#f0a8d0", "#8f2f68"),
    "series_5": ("#5b6670", "#a3adb6", "#c0c8d0", "#4a545c"),
    "series_6": ("#8c4a00", "#d9a066", "#e0b080", "#6e3a00"),
}


def _theme(name: str, column: int, *, dark: bool) -> Theme:
    return Theme(name, dark, **{token: codes[column] for token, codes in _COLOURS.items()})


LIGHT: Final = _theme("light", 0, dark=False)
DARK: Final = _theme("dark", 1, dark=True)
CONTRAST: Final = _theme("contrast", 2, dark=True)
CONTRAST_LIGHT: Final = _theme("contrast_light", 3, dark=False)
TABLES: Final = (LIGHT, DARK, CONTRAST, CONTRAST_LIGHT)
TOKENS: Final = tuple(_COLOURS)
