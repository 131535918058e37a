"""Rows and columns of widgets, said in one call."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

Placed = QWidget | QLayout
Part = Placed | int | tuple[Placed, int] | tuple[QWidget, int, Qt.AlignmentFlag]
Margins = int | tuple[int, int, int, int]  # all four, or left, top, right and bottom; in pixels


def in_column(
    *parts: Part,
    on: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = None,
) -> QVBoxLayout:
    """Parts below each other.

    Args:
        parts: Widgets and layouts; with how far they stretch and where they stand if that is
            not the usual. A number alone is room that stretches so far.
        on: The widget that is laid out; None for a part of another layout.
        margins: None for those of the style, and the same for spacing.
    """
    box = QVBoxLayout() if on is None else QVBoxLayout(on)
    _fill(box, parts, margins, spacing)
    return box


def in_row(
    *parts: Part,
    on: QWidget | None = None,
    margins: Margins | None = None,
    spacing: int | None = None,
) -> QHBoxLayout:
    """Parts side by side; see `in_column`."""
    box = QHBoxLayout() if on is None else QHBoxLayout(on)
    _fill(box, parts, margins, spacing)
    return box


def _fill(
    box: QBoxLayout, parts: tuple[Part, ...], margins: Margins | None, spacing: int | None
) -> None:
    if margins is not None:
        box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        match part:
            case int():
                box.addStretch(part)
            case QWidget():
                box.addWidget(part)
            case QLayout():
                box.addLayout(part)
            case (QLayout() as inner, stretch):
                box.addLayout(inner, stretch)
            case (QWidget() as widget, stretch):
                box.addWidget(widget, stretch)
            case (widget, stretch, side):
                box.addWidget(widget, stretch, side)
