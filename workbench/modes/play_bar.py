"""The toolbar: variant, new game, stepping, speed and bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QToolBar,
    QToolButton,
    QWidget,
)

from workbench.actions import Actions
from workbench.jobs.contract import VariantEntry

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)  # moves a second
_USUAL_SPEED: Final = 3


class PlayBar(QToolBar):
    """Everything that starts and drives a game.

    Signals:
        variant_chosen: Key of a variant.
        bot_chosen: Name of a bot.
        speed_chosen: Moves a second.
    """

    variant_chosen = Signal(str)
    bot_chosen = Signal(str)
    speed_chosen = Signal(float)

    def __init__(
        self, actions: Actions, bots: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("play_bar")
        self.setWindowTitle(self.tr("Toolbar"))
        self.setMovable(False)
        self.setIconSize(QSize(20, 20))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.variants = QComboBox()
        self.seed = QSpinBox()
        self.speed = QSlider(Qt.Orientation.Horizontal)
        self.bots = QComboBox()
        self._set_up(bots)
        self._fill(actions)

    def set_variants(self, entries: Iterable[VariantEntry]) -> None:
        """List the variants that can be opened."""
        entries = tuple(entries)
        several = len({entry.group for entry in entries}) > 1
        self.variants.blockSignals(True)
        self.variants.clear()
        for entry in entries:
            shown = f"{entry.group}: {entry.title}" if several else entry.title
            self.variants.addItem(shown, entry.key)
            if entry.note:
                row = self.variants.count() - 1
                self.variants.setItemData(row, entry.note, Qt.ItemDataRole.ToolTipRole)
        self.variants.blockSignals(False)

    def show_variant(self, key: str, title: str) -> None:
        """Mark the variant that is open; one from elsewhere is added to the list."""
        self.variants.blockSignals(True)
        row = self.variants.findData(key)
        if row < 0:
            self.variants.addItem(title, key)
            row = self.variants.count() - 1
        self.variants.setCurrentIndex(row)
        self.variants.blockSignals(False)

    def _set_up(self, bots: Sequence[str]) -> None:
        self.variants.setAccessibleName(self.tr("Variant"))
        self.variants.setToolTip(self.tr("Variant on the table"))
        self.variants.setMinimumContentsLength(16)
        fit = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.variants.setSizeAdjustPolicy(fit)
        self.variants.activated.connect(
            lambda row: self.variant_chosen.emit(str(self.variants.itemData(row)))
        )
        self.seed.setRange(0, 2_147_483_647)
        self.seed.setValue(1)
        self.seed.setFixedWidth(92)
        self.seed.setAccessibleName(self.tr("Seed of the next game"))
        self.seed.setToolTip(self.tr("The same seed and bots give the same game"))
        self.speed.setRange(0, len(SPEEDS) - 1)
        self.speed.setValue(_USUAL_SPEED)
        self.speed.setFixedWidth(110)
        self.speed.setAccessibleName(self.tr("Speed"))
        self.speed.valueChanged.connect(self._tell_speed)
        self._tell_speed(_USUAL_SPEED)
        self.bots.setAccessibleName(self.tr("Bot that moves"))
        self.bots.setToolTip(self.tr("Bot that decides for every seat"))
        for bot in bots:
            self.bots.addItem(bot.capitalize(), bot)
        self.bots.currentIndexChanged.connect(
            lambda row: self.bot_chosen.emit(str(self.bots.itemData(row)))
        )

    def _fill(self, actions: Actions) -> None:
        self.addWidget(self.variants)
        self.addAction(actions["new_game"])
        self._add_labelled(self.tr("Seed"), self.seed)
        self.addSeparator()
        for key in ("take_back", "step", "play", "end"):
            self.addAction(actions[key])
        self.addSeparator()
        self._add_labelled(self.tr("Speed"), self.speed)
        self._add_labelled(self.tr("Bot"), self.bots)
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(space)
        self.addAction(actions["play_fit"])
        self._icon_only(actions["take_back"])
        self._icon_only(actions["play_fit"])

    def _add_labelled(self, text: str, field: QWidget) -> None:
        label = QLabel(text)
        label.setBuddy(field)
        self.addWidget(label)
        self.addWidget(field)

    def _icon_only(self, action: QAction) -> None:
        button = self.widgetForAction(action)
        if isinstance(button, QToolButton):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)

    def _tell_speed(self, row: int) -> None:
        self.speed.setToolTip(self.tr("{:g} moves a second").format(SPEEDS[row]))
        self.speed_chosen.emit(SPEEDS[row])
