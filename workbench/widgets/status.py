"""The status bar: hints, small refusals, and what the mode in front has to say all the time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

_MESSAGE: Final = 8000  # milliseconds that a message stays
_HELD: Final = 4000  # milliseconds that a hint does not replace a refusal


class StatusBar(QStatusBar):
    """Says what was done and what lies under the mouse.

    Attributes:
        hover, count, zoom: While a game is played what lies under the mouse, how many moves were
            made, and the zoom.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.hover, self.count, self.zoom = QLabel(), QLabel(), QLabel()
        self._held = QTimer(self, singleShot=True, interval=_HELD)
        self._playing = True
        self._described = ""
        for label in (self.hover, self.count, self.zoom):
            self.addPermanentWidget(label)
        self.messageChanged.connect(self._show_hover)

    def show_playing(self, *, playing: bool) -> None:
        """Whether the board of the table is in sight."""
        self._playing = playing
        self.count.setVisible(playing)
        self.zoom.setVisible(playing)
        self._show_hover()

    def describe(self, said: str) -> None:
        """Say what a move at hand would be, with its space: what lies under the mouse gives way."""
        self._described = said
        self.hint(said)
        self._show_hover()

    def _show_hover(self, *_: str) -> None:
        told = bool(self._described) and self.currentMessage() == self._described
        self.hover.setVisible(self._playing and not told)

    def hint(self, said: str) -> None:
        """Say something for a while; "" takes it away. A refusal is not talked over."""
        if not self._held.isActive():
            self.showMessage(said, _MESSAGE)

    def tell(self, said: str) -> None:
        """Say what has happened; hints wait until it can have been read."""
        self.showMessage(said, _MESSAGE)
        self._held.start()

    def refuse(self, said: str) -> None:
        """Say why something was not done; the next hints wait until it can have been read."""
        self.showMessage(f"⚠ {said}", _MESSAGE)
        self._held.start()
