"""The lab: batches of games of one scenario, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from workbench.jobs.contract import Engine
from workbench.panels.batch import BatchPanel
from workbench.theme import Theme

_FORM: Final = 84  # characters; a longer line is no easier to fill in


class LabMode(QWidget):
    """One batch at a time, of the scenario that was last put here.

    Signals:
        failed: What went wrong, in words.
        enabled_changed: `enabled` may give other answers now.
        change_wanted: What was changed in the variant in the lab is to be seen.
    """

    failed = Signal(str)
    change_wanted = Signal()
    enabled_changed = Signal()

    def __init__(self, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lab_mode")
        self.batch = BatchPanel(engine)
        self.batch.failed.connect(self.failed)
        self.head = QToolButton()
        self.head.setObjectName("holding")
        self.head.setText(self.tr("Nothing to simulate yet"))
        self.head.clicked.connect(self.change_wanted)
        self._ready = False
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.addWidget(self.head, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.batch, 1)
        self.batch.form.setMaximumWidth(self.fontMetrics().averageCharWidth() * _FORM)

    def slots(self) -> Mapping[str, Callable[[], None]]:
        """What this mode does for each key of the table of actions."""
        return {"run_batch": self.batch.toggle}

    def enabled(self) -> Mapping[str, bool]:
        """Which actions make sense now."""
        return {"run_batch": self._ready}

    def reasons(self) -> Mapping[str, str]:
        """Why actions that are off are so, in words."""
        return {"run_batch": self.head.text()}

    def checked(self) -> Mapping[str, bool]:
        """Which actions show a tick now."""
        return {}

    def show_scenario(self, scenario: Any, title: str) -> None:
        """Take another scenario; a batch that runs goes on."""
        self._ready = True
        self.batch.set_scenario(scenario, title)
        self.show_holding(title, title)
        self.enabled_changed.emit()

    def show_holding(self, title: str, tip: str) -> None:
        """Name what the next batch plays.

        Args:
            title: With what was changed in it.
            tip: With all that was changed.
        """
        self.batch.name_next(title)
        self.head.setText(title.replace("&", "&&"))
        self.head.setToolTip(tip)
        self.head.setAccessibleName(self.tr("In the lab: {}").format(title))

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.batch.set_theme(theme)

    def stop(self) -> None:
        """Stop a running batch; what is stored of it stays."""
        self.batch.stop()
