"""What Oikist needs from the Qt binding itself."""

from __future__ import annotations

import sys

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath


def test_calls_into_qt_do_not_use_up_none():
    """PySide6 6.12.0 on Python 3.11 drops a reference to None at every call and soon aborts."""
    path = QPainterPath()
    before = sys.getrefcount(None)
    for _ in range(200):
        path.addRect(QRectF(0, 0, 1, 1))
    assert sys.getrefcount(None) > before - 100
