"""The lab: batches of games of one scenario, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.picture import SeatStyle
from workbench.jobs.contract import Engine
from workbench.panels.batch import BatchPanel
from workbench.theme import Theme

_FORM: Final = 84  # characters; a longer line is no easier to fill in


class LabMode(QWidget):
    """One batch at a time, of the scenario that was last prepared.

    Signals:
        failed: What went wrong, in words.
        enabled_changed: `enabled` may give other answers now.
    """

    failed = Signal(str)
    enabled_changed = Signal()

    def __init__(self, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lab_mode")
        self.batch = BatchPanel(engine)
        self.batch.failed.connect(self.failed)
        self.head = QLabel(self.tr("Nothing to simulate yet"))
        self.head.setObjectName("caption")
        self._ready = False
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.addWidget(self.head)
        column.addWidget(self.batch, 1)
        self.batch.form.setMaximumWidth(self.fontMetrics().averageCharWidth() * _FORM)

    def slots(self) -> Mapping[str, Callable[[], None]]:
        """What this mode does for each key of the table of actions."""
        return {"run_batch": self.batch.toggle}

    def enabled(self) -> Mapping[str, bool]:
        """Which actions make sense now."""
        return {"run_batch": self._ready}

    def checked(self) -> Mapping[str, bool]:
        """Which actions show a tick now."""
        return {}

    def show_scenario(self, title: str) -> None:
        """Another scenario is being prepared; what was played of the old one goes."""
        self._ready = False
        self.batch.set_scenario(None, ())
        self.head.setText(self.tr("{}: preparing…").format(title))
        self.enabled_changed.emit()

    def use(self, scenario: Any, styles: tuple[SeatStyle, ...], title: str) -> None:
        """A scenario is ready to be simulated."""
        self._ready = True
        self.batch.set_scenario(scenario, styles)
        self.head.setText(title)
        self.enabled_changed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.batch.set_theme(theme)

    def stop(self) -> None:
        """Stop all work and wait until it has ended."""
        self.batch.stop()
