"""Every colour of the window, as two tables of tokens, and how Qt gets them.

Seats bring their own colours in `Picture.styles`; everything else is named here.
Contrast of the text tokens is tested (WCAG 2.2, 4.5 to 1).
"""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, fields
from typing import Final

from PySide6.QtGui import QColor, QGuiApplication, QPalette, Qt
from PySide6.QtWidgets import QApplication

from engine.folders import resources_folder


@dataclass(frozen=True)
class Theme:
    """One table of colours, each "#rrggbb".

    Attributes:
        name: "light" or "dark".
        window: Behind panels and toolbars.
        surface: Cards, lists, fields and charts.
        raised: Buttons and the face of a card.
        hover: Buttons and rows under the mouse.
        border: Lines between areas; no text stands on it.
        text: Reading text on `window`, `surface` and `raised`.
        muted: Secondary text on the same grounds.
        accent, on_accent: Main action, selection, focus ring; text on it.
        danger: What went wrong.
        sea_far, sea_near: Board background, from its rim to the coast.
        foam: Rings around the coast.
        beach: The strip between sea and land.
        land, land_shade: Open ground, in two close tones.
        grid: Lines between hexes.
        coast: Rim of spaces on the coast.
        ink: Outlines of pieces and glyphs on the board.
        paper: Light parts of pieces and glyphs on the board.
        roof: Roof of a house that nobody owns.
        marble, marble_shade: Temples.
        hover_ring: Outline of the space under the mouse.
    """

    name: str
    window: str
    surface: str
    raised: str
    hover: str
    border: str
    text: str
    muted: str
    accent: str
    on_accent: str
    danger: str
    sea_far: str
    sea_near: str
    foam: str
    beach: str
    land: str
    land_shade: str
    grid: str
    coast: str
    ink: str
    paper: str
    roof: str
    marble: str
    marble_shade: str
    hover_ring: str

    def colour(self, token: str, opacity: float = 1.0) -> QColor:
        """A token as a Qt colour, `opacity` from 0 to 1."""
        found = QColor(getattr(self, token))
        found.setAlphaF(opacity)
        return found


LIGHT: Final = Theme(
    name="light",
    window="#f3f1ec",
    surface="#fbfaf7",
    raised="#ffffff",
    hover="#e9e5dc",
    border="#d9d4c8",
    text="#24282c",
    muted="#5d6368",
    accent="#1f6f78",
    on_accent="#ffffff",
    danger="#b3261e",
    sea_far="#8fbcc4",
    sea_near="#b3d6d8",
    foam="#ffffff",
    beach="#f6ead0",
    land="#e9dcbd",
    land_shade="#e2d3b0",
    grid="#c9b88f",
    coast="#3f8a4f",
    ink="#2b2722",
    paper="#fffdf6",
    roof="#a9553a",
    marble="#fbf8f0",
    marble_shade="#d8d0bf",
    hover_ring="#14464c",
)

DARK: Final = Theme(
    name="dark",
    window="#1b1f23",
    surface="#22272c",
    raised="#2b3137",
    hover="#353c43",
    border="#3a424a",
    text="#e8e6e1",
    muted="#a9b0b5",
    accent="#5cb9bf",
    on_accent="#0d1f21",
    danger="#ff9a8f",
    sea_far="#12262d",
    sea_near="#1d3b43",
    foam="#7fb4ba",
    beach="#837860",
    land="#665e4a",
    land_shade="#5f5744",
    grid="#484233",
    coast="#6dbb7a",
    ink="#14110d",
    paper="#f4efe2",
    roof="#c57456",
    marble="#efe9dc",
    marble_shade="#b9b09d",
    hover_ring="#f4efe2",
)

THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK)}
TOKENS: Final = tuple(entry.name for entry in fields(Theme) if entry.name != "name")
SCHEMES: Final = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}


def current_theme(choice: str) -> Theme:
    """The table for "light", "dark" or "system" (what the desktop asks for)."""
    if choice in THEMES:
        return THEMES[choice]
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def apply_theme(app: QApplication, choice: str) -> Theme:
    """Give the whole program the colours of "light", "dark" or "system"."""
    QGuiApplication.styleHints().setColorScheme(SCHEMES[choice])
    theme = current_theme(choice)
    app.setPalette(palette(theme))
    app.setStyleSheet(style_sheet(theme))
    return theme


def palette(theme: Theme) -> QPalette:
    """The tokens in the roles that Fusion paints with."""
    role = QPalette.ColorRole
    found = QPalette()
    roles = {
        role.Window: "window",
        role.WindowText: "text",
        role.Base: "surface",
        role.AlternateBase: "window",
        role.Text: "text",
        role.PlaceholderText: "muted",
        role.Button: "raised",
        role.ButtonText: "text",
        role.BrightText: "on_accent",
        role.ToolTipBase: "raised",
        role.ToolTipText: "text",
        role.Highlight: "accent",
        role.HighlightedText: "on_accent",
        role.Accent: "accent",
        role.Link: "accent",
        role.Light: "raised",
        role.Midlight: "hover",
        role.Mid: "border",
        role.Dark: "border",
        role.Shadow: "ink",
    }
    for where, token in roles.items():
        found.setColor(where, theme.colour(token))
    for where in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        found.setColor(QPalette.ColorGroup.Disabled, where, theme.colour("muted", 0.55))
    found.setColor(QPalette.ColorGroup.Disabled, role.Highlight, theme.colour("border"))
    return found


def style_sheet(theme: Theme) -> str:
    """`resources/styles/workbench.qss` with every `@token` replaced."""
    text = (resources_folder() / "styles" / "workbench.qss").read_text(encoding="utf-8")
    values = asdict(theme) | {"icons": (resources_folder() / "icons").as_posix()}
    return re.sub(r"@(\w+)", lambda match: str(values[match[1]]), text)
