"""How Qt gets the colours and the text size: palette, style sheet and font of the program."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette, Qt
from PySide6.QtWidgets import QApplication

from engine.folders import resources_folder
from workbench.look.palettes import CONTRAST, CONTRAST_LIGHT, DARK, LIGHT, TABLES, TOKENS, Theme
from workbench.look.sheet import use_sheet

__all__ = [
    "CHOICES",
    "CONTRAST",
    "CONTRAST_LIGHT",
    "DARK",
    "LARGEST_TEXT",
    "LIGHT",
    "SMALLEST_TEXT",
    "TABLES",
    "TOKENS",
    "Theme",
    "apply_motion",
    "apply_text_size",
    "apply_theme",
    "current_theme",
    "motion_reduced",
    "palette",
    "scaled",
    "style_sheet",
    "system_wants_contrast",
    "text_size",
]

SMALLEST_TEXT: Final = 80  # per cent of the system's text
LARGEST_TEXT: Final = 200
CHOICES: Final = ("system", "light", "dark", "contrast")
_SCHEMES: Final = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
_USUAL_POINTS: Final = 9.0  # where the system gives its font in pixels
_SIZE: Final = "oikist_text_size"  # property of the application, per cent
_FONT: Final = "oikist_system_font"  # property of the application: the font before scaling
_BLINK: Final = "oikist_blink"  # property of the application: the cursor's time, milliseconds
_STILL: Final = "oikist_still"  # property of the application: whether motion is reduced
_EFFECTS: Final = (
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
    Qt.UIEffect.UI_AnimateToolBox,
)
_CHOICE: Final = "oikist_theme"  # property of the application: what `apply_theme` was given


def system_wants_contrast() -> bool:
    """Whether the desktop asks for high contrast, as far as Qt tells (from 6.10)."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is None:
        return False
    asked = accessibility()
    return bool(asked.contrastPreference() == Qt.ContrastPreference.HighContrast)


def current_theme(choice: str) -> Theme:
    """The table for "light", "dark", "contrast" or "system" (what the desktop asks for).

    High contrast is black, unless the desktop is light: then it is white.
    """
    scheme = QGuiApplication.styleHints().colorScheme()
    if choice == "contrast" or (choice == "system" and system_wants_contrast()):
        return CONTRAST_LIGHT if scheme == Qt.ColorScheme.Light else CONTRAST
    if choice in {"light", "dark"}:
        return LIGHT if choice == "light" else DARK
    return DARK if scheme == Qt.ColorScheme.Dark else LIGHT


def apply_theme(app: QApplication, choice: str) -> Theme:
    """Give the whole program the colours of one of `CHOICES`, at the present text size."""
    wanted = _SCHEMES.get(choice, Qt.ColorScheme.Unknown)
    QGuiApplication.styleHints().setColorScheme(wanted)
    theme = current_theme(choice)
    app.setProperty(_CHOICE, choice)
    use_sheet(app, style_sheet(theme, app.font(), text_size() / 100), palette(theme))
    return theme


def apply_text_size(app: QApplication, size: int) -> None:
    """Scale all text, icons and spacing; `size` is in per cent, from 80 to 200."""
    size = min(max(size, SMALLEST_TEXT), LARGEST_TEXT)
    if size == text_size():
        return
    known = app.property(_FONT)
    usual = known if isinstance(known, QFont) else app.font()
    app.setProperty(_FONT, usual)
    app.setProperty(_SIZE, size)
    font = QFont(usual)
    points = usual.pointSizeF() if usual.pointSizeF() > 0 else _USUAL_POINTS
    font.setPointSizeF(points * size / 100)
    app.setFont(font)
    choice = app.property(_CHOICE)
    if isinstance(choice, str):
        use_sheet(app, style_sheet(current_theme(choice), font, size / 100))


def apply_motion(app: QApplication, *, reduced: bool) -> None:
    """Let nothing slide, fade or blink, or everything as the system has it."""
    known = app.property(_BLINK)
    usual = known if isinstance(known, int) else app.cursorFlashTime()
    app.setProperty(_BLINK, usual)
    app.setProperty(_STILL, reduced)
    app.setCursorFlashTime(0 if reduced else usual)
    for effect in _EFFECTS:
        QApplication.setEffectEnabled(effect, not reduced)


def motion_reduced() -> bool:
    """Whether nothing shall move by itself, such as a marching outline."""
    app = QApplication.instance()
    return bool(app is not None and app.property(_STILL))


def text_size() -> int:
    """The present text size in per cent of the system's."""
    app = QApplication.instance()
    found = app.property(_SIZE) if app is not None else None
    return found if isinstance(found, int) else 100


def scaled(pixels: float) -> int:
    """A length in pixels at 100%, as it is at the present text size; for icons and gaps."""
    return round(pixels * text_size() / 100)


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
        role.LinkVisited: "accent",
        role.Light: "raised",
        role.Midlight: "hover",
        role.Mid: "border",
        role.Dark: "edge",
        role.Shadow: "ink",
    }
    for where, token in roles.items():
        found.setColor(where, theme.colour(token))
    for where in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        found.setColor(QPalette.ColorGroup.Disabled, where, _disabled(theme))
    found.setColor(QPalette.ColorGroup.Disabled, role.Highlight, theme.colour("border"))
    return found


def style_sheet(theme: Theme, font: QFont | None = None, scale: float = 1.0) -> str:
    """`resources/styles/workbench.qss` with every `@token` replaced.

    `@px(8)` is 8 pixels at 100%, `@n(8)` the same as a bare
    number, `@pt(1.2)` is 1.2 times the size of `font`, `@marks` is
    the folder of the small drawings for the theme, and `@disabled` a paler text.

    Args:
        theme: The colours.
        font: Of the program; None for the system's.
        scale: Of text and lengths, 1.0 for 100%.
    """
    folder = resources_folder()
    text = (folder / "styles" / "workbench.qss").read_text(encoding="utf-8")
    points = (font or QFont()).pointSizeF()
    points = points if points > 0 else _USUAL_POINTS * scale
    values = {token: getattr(theme, token) for token in TOKENS} | {
        "icons": (folder / "icons").as_posix(),
        "marks": (folder / "styles" / ("on-dark" if theme.dark else "on-light")).as_posix(),
        "on_accent_marks": (
            folder / "styles" / ("on-light" if theme.dark else "on-dark")
        ).as_posix(),
        "disabled": _disabled(theme).name(),
        "ring": f"{max(round(_ring(theme) * scale), 1)}px",
    }

    def value(match: re.Match[str]) -> str:
        word, length = match[1], match[2]
        if word in {"px", "n"}:
            return f"{max(round(float(length) * scale), 1)}{'px' if word == 'px' else ''}"
        if word == "pt":
            return f"{points * float(length):.2f}pt"
        return str(values[word])

    return re.sub(r"@(\w+)(?:\(([\d.]+)\))?", value, text)


def _ring(theme: Theme) -> int:
    """Width of the focus ring in pixels at 100%."""
    return 3 if theme.name.startswith("contrast") else 2


def _disabled(theme: Theme) -> QColor:
    """Text of what cannot be used now: half way to the ground, but still to be read."""
    text, ground = theme.colour("muted"), theme.colour("window")
    part = 0.72
    return QColor.fromRgbF(
        text.redF() * part + ground.redF() * (1 - part),
        text.greenF() * part + ground.greenF() * (1 - part),
        text.blueF() * part + ground.blueF() * (1 - part),
    )
