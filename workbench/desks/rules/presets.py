"""Presets: the parameters of another variant put onto this one, after a look at them."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from engine.errors import OikistError
from engine.language import said
from engine.reports.rules_sheet import value_in_words
from engine.scenarios import mentions
from engine.scenarios.family import preset_changes
from engine.scenarios.variants import Variant, read_variant
from workbench.desks.rules.standing import Standing
from workbench.language.counts import counted
from workbench.language.rule_words import title_of
from workbench.widgets.elided import ElidedButton
from workbench.widgets.layouts import in_column
from workbench.widgets.prose import Prose


class PresetsPanel(QWidget):
    """Variants to take parameters from, and what taking them would change."""

    def __init__(self, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.standing = standing
        self.changes: dict[str, Any] = {}
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Presets"))
        self.list.currentItemChanged.connect(self._look)
        self.preview = Prose(self)
        self.preview.setFrameShape(Prose.Shape.NoFrame)
        self.preview.document().setDocumentMargin(10)
        self.preview.setAccessibleName(self.tr("What would change"))
        self.button = ElidedButton(self.tr("Apply"), self)
        self.button.setObjectName("primary")
        self.button.clicked.connect(self.apply)
        in_column((self.list, 2), (self.preview, 3), self.button, on=self, margins=(8, 8, 8, 10))
        standing.values_changed.connect(self._look)
        self.fill()

    def fill(self) -> None:
        """List the variants of the catalogue."""
        chosen = self._chosen()[0]
        path, here = self.standing.document.path, self.standing.document.here
        game = self.standing.game
        self.list.blockSignals(True)
        self.list.clear()
        for name, file in mentions.names("variant", game.name, path, here).items():
            try:
                variant = read_variant(file, here)
            except OikistError:
                continue
            item = QListWidgetItem(said(game, variant.title or name), self.list)
            item.setToolTip(said(game, variant.note))
            item.setData(Qt.ItemDataRole.UserRole, variant)
            if item.text() == chosen:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self._look()

    def showEvent(self, event: QShowEvent) -> None:
        """See Qt: rows that were laid out before the style was known get their true height."""
        super().showEvent(event)
        self.list.scheduleDelayedItemsLayout()

    def choose(self, title: str) -> bool:
        """Put the cursor on a preset; False if there is none of that title."""
        found = self.list.findItems(title, Qt.MatchFlag.MatchExactly)
        if found:
            self.list.setCurrentItem(found[0])
        return bool(found)

    def apply(self) -> None:
        """Make the changes that are shown, as one step."""
        if self.changes:
            title = self._chosen()[0]
            self.standing.apply(self.tr("Preset: {}").format(title), self.changes)

    def _chosen(self) -> tuple[str, Variant | None]:
        """Title of the preset under the cursor, and the preset."""
        row = self.list.currentRow()
        if row < 0:
            return "", None
        item = self.list.item(row)
        return item.text(), item.data(Qt.ItemDataRole.UserRole)

    def _look(self) -> None:
        """Show what the preset under the cursor would change."""
        variant = self._chosen()[1]
        if variant is None:
            self.changes = {}
            self.preview.setPlainText(self.tr("Choose a preset to see what it would change."))
        else:
            game = self.standing.game
            self.changes = preset_changes(self.standing.variant, variant, game)
            self.preview.setHtml(self._table())
        count = len(self.changes)
        self.button.setText(counted(self.tr("Apply {n:change|changes}"), n=count))
        self.button.setEnabled(bool(count))

    def _table(self) -> str:
        if not self.changes:
            return f"<p>{escape(self.tr('It would change nothing here.'))}</p>"
        rows = []
        for name, value in self.changes.items():
            parameter = self.standing.game.parameters[name]
            before = self.standing.resolved.parameters[name]
            after = self.standing.below.parameters[name] if value is None else value
            after = tuple(after) if isinstance(after, list) else after
            rows.append(
                f"<p><b>{escape(title_of(('parameters', name), self.standing.game))}</b><br>"
                f"{escape(value_in_words(parameter, before))}<br>"
                f"→ {escape(value_in_words(parameter, after))}</p>"
            )
        return "".join(rows)
