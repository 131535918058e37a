"""What the panels of an editor of boards share: they listen to the document, but not too often."""

from __future__ import annotations

from typing import ClassVar, Protocol

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from workbench.documents.document import Document
from workbench.documents.edits import Key
from workbench.look.theme import LIGHT, Theme


class Shared(Protocol):
    """What canvas and panels of one editor share."""

    @property
    def document(self) -> Document:
        """What is edited."""


class BoardPanel(QWidget):
    """A panel that is brought up to date shortly after the board was edited.

    `refresh` runs `delay` milliseconds after the last edit. While a stroke is drawn, edits
    come in quick succession: then it waits until the stroke ends or rests, so that it never
    slows one down. It does not run at all while nobody sees the panel, unless it is
    `always` at work.
    """

    delay: ClassVar[int] = 10
    patience: ClassVar[int] = 150  # milliseconds, while a stroke is drawn
    always: ClassVar[bool] = False

    def __init__(self, editing: Shared, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editing = editing
        self.document = editing.document
        self.theme: Theme = LIGHT
        self._stale = True
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self.update_now)
        self.document.edited.connect(self._edited)
        self.document.state_changed.connect(self._rest)

    def refresh(self) -> None:
        """Show the board as it is now."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self.update()

    def stale(self) -> None:
        """Have `refresh` run soon."""
        self._stale = True
        if self.always or self.isVisible():
            self._pause.start(self.patience if self._in_stroke else self.delay)

    def update_now(self) -> None:
        """Run `refresh` without waiting, if anything changed since it last ran."""
        self._pause.stop()
        if self._stale:
            self._stale = False
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened while the panel was hidden."""
        super().showEvent(event)
        self.update_now()

    @property
    def _in_stroke(self) -> bool:
        """Whether the history is held still, since a stroke is being drawn."""
        return self.document.history.position > 0 and not self.document.can_undo

    def _edited(self, keys: frozenset[Key]) -> None:
        self.stale()

    def _rest(self) -> None:
        if self._pause.isActive() and not self._in_stroke:
            self._pause.start(self.delay)
