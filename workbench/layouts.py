"""Where the window and its panels stand, from one start to the next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication

from workbench.shell import Shell

_SIZE: Final = (1440, 900)
_DESKS: Final = ("board", "graph", "deck", "variant")


class Layouts:
    """Remembers and restores the layout of one window."""

    def __init__(self, window: Shell) -> None:
        self._window = window

    def save(self) -> None:
        """Remember how everything stands, if it has changed."""
        window = self._window
        found = {"geometry": window.saveGeometry(), "design": window.design.layout_state()}
        found |= {f"desk_{kind}": one for kind, one in window.design.desk_layouts().items()}
        found |= window.play.layouts()
        if not window.isMaximized() and not window.isFullScreen():
            found["place"] = _packed(window.pos(), window.size())
        for key, layout in found.items():
            window.settings.save_bytes(key, layout)

    def restore(self) -> None:
        """Stand as the last time; the first time as large as usual, but not beyond the screen."""
        window, settings = self._window, self._window.settings
        geometry = settings.bytes_of("geometry")
        if geometry.isEmpty() or not window.restoreGeometry(geometry):
            window.resize(*_SIZE)
            self._clamp()
        elif not window.isMaximized() and not window.isFullScreen():
            self._put_back(settings.bytes_of("place"))
        window.design.use_layout(settings.bytes_of("design"))
        window.play.use_layouts({key: settings.bytes_of(key) for key in window.play.LAYOUTS})
        window.design.use_desk_layouts({kind: settings.bytes_of(f"desk_{kind}") for kind in _DESKS})

    def reset(self) -> None:
        """Put every panel back to its place; the keyboard goes to what is in front."""
        self._window.settings.forget_layout()
        self._window.design.reset_layout()
        self._window.play.reset_layout()
        # Else Qt gives it to the rail, or leaves it in a panel that lies behind others now.
        self._window.modes[self._window.mode].take_keyboard()

    def _put_back(self, place: QByteArray) -> None:
        """Stand exactly where it stood, if that is still on a screen.

        Qt assumes a title bar of its own height and moves a window down whose own one is lower.
        """
        frame = _unpacked(place)
        screen = QApplication.screenAt(frame.topLeft()) if frame is not None else None
        if frame is not None and screen is not None and screen.availableGeometry().contains(frame):
            self._window.resize(frame.size())
            self._window.move(frame.topLeft())

    def _clamp(self) -> None:
        """Into the screen, with room for the frame that the desktop adds."""
        screen = QApplication.primaryScreen()
        if screen is None:
            return
        room = screen.availableGeometry()
        frame = self._window.fontMetrics().height() * 2
        size = self._window.size().boundedTo(QRect(room).size())
        size.setHeight(min(size.height(), room.height() - frame))
        self._window.resize(size)
        self._window.move(
            room.x() + (room.width() - size.width()) // 2,
            room.y() + max(0, (room.height() - size.height() - frame) // 2),
        )


def _packed(at: QPoint, size: QSize) -> QByteArray:
    """Top left of the frame and size of the window in it, in pixels, for the settings."""
    return QByteArray(f"{at.x()} {at.y()} {size.width()} {size.height()}".encode())


def _unpacked(place: QByteArray) -> QRect | None:
    """What was packed; None for anything else."""
    try:
        x, y, wide, high = map(int, bytes(place.data()).split())
    except ValueError:
        return None
    return QRect(x, y, wide, high)
