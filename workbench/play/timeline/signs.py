"""Signs of blunders above a line of moves, those that would lie on each other as one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPainter

_WORST: Final = ("??", "?", "?!")  # the worst first
_LONGEST: Final = "??×99"


def gathered(signs: Iterable[tuple[float, str]], room: float) -> list[tuple[float, str]]:
    """Where signs stand, and what is written there.

    Args:
        signs: Where each one belongs, rising, and the sign.
        room: That one needs, in the same unit.

    Returns:
        Signs that are closer are one in their middle: the worst of them, and how many there are,
        such as "??×3".
    """
    groups: list[list[tuple[float, str]]] = []
    for at, sign in signs:
        if groups and at - groups[-1][0][0] < room:
            groups[-1].append((at, sign))
        else:
            groups.append([(at, sign)])
    return [
        ((group[0][0] + group[-1][0]) / 2, _label([sign for _, sign in group])) for group in groups
    ]


def paint_signs(painter: QPainter, signs: Iterable[tuple[float, str]], foot: float) -> None:
    """Write signs with the font and the pen of a painter.

    Args:
        signs: Where each one belongs, in pixels from the left, rising, and the sign.
        foot: Of the line of text, in pixels from above.
    """
    metrics = QFontMetricsF(painter.font())
    for at, label in gathered(signs, metrics.horizontalAdvance(_LONGEST)):
        wide = metrics.horizontalAdvance(label)
        painter.drawText(QPointF(at - wide / 2, foot), label)


def _label(signs: list[str]) -> str:
    worst = min(signs, key=lambda sign: _WORST.index(sign) if sign in _WORST else len(_WORST))
    return f"{worst}×{len(signs)}" if len(signs) > 1 else worst
