"""Panel "Tracing": the image under the grid, how strong it shows, and where it lies."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QPushButton, QWidget

from workbench.desks.board.tracing import Tracing
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.wheel import Slider


class TracingPanel(QWidget):
    """Buttons and a slider for one Tracing.

    Signals:
        changed: A Tracing that shows otherwise.
        open_wanted, align_wanted, remove_wanted: A button was pressed.
    """

    changed = Signal(object)
    open_wanted = Signal()
    align_wanted = Signal()
    remove_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tracing = Tracing()
        self.name = QLabel(self, wordWrap=True)
        self.name.setMinimumHeight(self.fontMetrics().lineSpacing() * 2 + 4)
        self.opacity = Slider(Qt.Orientation.Horizontal, self)
        self.opacity.setRange(0, 100)
        self.opacity.setAccessibleName(self.tr("Opacity of the image, per cent"))
        self.locked = QCheckBox(self.tr("Loc&k where it lies"), self)
        self.shown = QCheckBox(self.tr("&Show"), self)
        self.open = QPushButton(self.tr("&Open image…"), self)
        self.align = QPushButton(self.tr("&Align…"), self)
        self.align.setToolTip(self.tr("Click two points of the image, then their hexes"))
        self.remove = QPushButton(self.tr("Re&move"), self)
        self._arrange()
        self.opacity.valueChanged.connect(self._change)
        self.locked.toggled.connect(self._change)
        self.shown.toggled.connect(self._change)
        self.open.clicked.connect(self.open_wanted)
        self.align.clicked.connect(self.align_wanted)
        self.remove.clicked.connect(self.remove_wanted)
        self.show_tracing(self._tracing)

    def show_tracing(self, tracing: Tracing) -> None:
        """Show the state of another image."""
        self._tracing = tracing
        there = tracing.there
        blockers = [QSignalBlocker(one) for one in (self.opacity, self.locked, self.shown)]
        self.opacity.setValue(round(tracing.opacity * 100))
        self.locked.setChecked(tracing.locked)
        self.shown.setChecked(tracing.shown)
        del blockers
        empty = self.tr("No image. Open a scan of a printed board to draw after it.")
        self.name.setText(Path(tracing.path).name if there else empty)
        for widget in (self.opacity, self.locked, self.shown, self.remove):
            widget.setEnabled(there)
        self.align.setEnabled(there and not tracing.locked)

    def _change(self) -> None:
        self.changed.emit(
            replace(
                self._tracing,
                opacity=self.opacity.value() / 100,
                locked=self.locked.isChecked(),
                shown=self.shown.isChecked(),
            )
        )

    def _arrange(self) -> None:
        buttons = in_row(self.open, self.align, self.remove, 1)
        form = QFormLayout()
        form.addRow(self.tr("Opaci&ty"), self.opacity)
        in_column(self.name, form, self.shown, self.locked, buttons, 1, on=self, margins=8)
