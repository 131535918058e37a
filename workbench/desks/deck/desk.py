"""The desk of a deck: table, drawn card, facts, odds, strength and differences to a base."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QScrollArea, QToolBar, QWidget

from engine.errors import OikistError
from engine.scenarios import catalog
from engine.scenarios.deck_csv import read_csv, write_csv
from engine.scenarios.deck_differences import Difference
from workbench.cards.face import Face, face_of_row, pictures_of
from workbench.cards.painter import overflow
from workbench.commands.deck import TABLE
from workbench.desks.deck.bases import BaseDeck
from workbench.desks.deck.differences import DifferencesPanel
from workbench.desks.deck.edits import DeckEdits
from workbench.desks.deck.facts import FactsPanel
from workbench.desks.deck.find import FindField
from workbench.desks.deck.heading import DeckHeading
from workbench.desks.deck.model import DeckModel
from workbench.desks.deck.odds import OddsPanel
from workbench.desks.deck.preview import PreviewPanel
from workbench.desks.deck.reasons import DeckReasons
from workbench.desks.deck.strength import StrengthPanel
from workbench.desks.deck.table import CardTable
from workbench.desks.desk import RIGHT, Desk, Slots
from workbench.documents.deck_document import DeckDocument
from workbench.documents.document import Document
from workbench.jobs.measuring import Measuring
from workbench.language.counts import counted
from workbench.look.icons import icon
from workbench.look.theme import Theme
from workbench.widgets.layouts import in_column, in_row

_BAR: Final = (
    ("card_add", "card_duplicate", "card_remove", "card_up", "card_down", "card_sort"),
    ("cells_copy", "cells_paste", "cells_fill", "cells_reset"),
    ("deck_import", "deck_export"),
)


class DeckDesk(Desk):
    """One deck being edited.

    Attributes:
        table, finder, preview, facts, odds, strength, differences: What it consists of.
        base: The deck it is compared with.
    """

    kind: ClassVar[str] = "deck"
    layout_version: ClassVar[int] = 2

    def __init__(self, document: DeckDocument, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.document: DeckDocument = document
        self.edits = DeckEdits(document, self)
        self.model = DeckModel(document, self.edits, self)
        self.base = BaseDeck(document, self)
        self.table = CardTable(self.model, self.edits)
        self.heading = DeckHeading(document)
        self.count = QLabel(wordWrap=True)
        self.count.setObjectName("note")
        self.finder = FindField(self.table)
        self.unsort = QPushButton(self.tr("Show the deck's order"))
        self.preview = PreviewPanel()
        self.facts = FactsPanel(document)
        self.odds = OddsPanel(document)
        self.strength = StrengthPanel(document)
        self.differences = DifferencesPanel(self.base)
        self._reasons = DeckReasons(self.table, self.edits, self.base)
        self._lay_out()
        self._connect()
        self._notes_soon = QTimer(self, singleShot=True)
        self._notes_soon.timeout.connect(self._show_notes)
        self.setFocusProxy(self.table)
        self.table.go_to(0)
        self._show_differences()
        self._show_notes()
        self.set_theme(self.theme)

    def _lay_out(self) -> None:
        centre = QWidget()
        centre.setObjectName("deck_centre")
        foot = in_row((self.count, 1), self.finder, self.unsort, margins=(12, 6, 12, 8))
        in_column(self.heading, (self.table, 1), foot, on=centre, margins=0, spacing=0)
        self.setCentralWidget(centre)
        self.add_dock("deck_card", self.tr("Card"), _scrolled(self.preview), RIGHT)
        facts = self.add_dock("deck_facts", self.tr("Facts"), self.facts, RIGHT)
        odds = self.add_dock("deck_odds", self.tr("Odds"), _scrolled(self.odds), RIGHT)
        strong = _scrolled(self.strength)
        strength = self.add_dock("deck_strength", self.tr("Strength"), strong, RIGHT)
        other = self.add_dock("deck_differences", self.tr("Differences"), self.differences, RIGHT)
        self.tabifyDockWidget(facts, odds)
        self.tabifyDockWidget(odds, strength)
        self.tabifyDockWidget(strength, other)
        facts.raise_()
        self.table.setFocus()

    def _connect(self) -> None:
        self.finder.missed.connect(self._say_missed)
        self.model.refused.connect(self.failed)
        self.model.said.connect(self.said)
        self.base.changed.connect(self._show_differences)
        self.base.failed.connect(self.failed)
        self.table.chosen_changed.connect(self._show_chosen)
        self.table.order_changed.connect(self._show_chosen)
        self.unsort.clicked.connect(self.table.show_deck_order)
        self.differences.wanted.connect(self._go_to)
        self.differences.reset_wanted.connect(self._reset_one)
        self.strength.chosen.connect(self.table.choose_rows)
        self.strength.failed.connect(self.failed)
        self.strength.unfit.connect(lambda faults: self.failed.emit(self.show_faults(faults)))
        self.document.edited.connect(lambda _: self._follow())

    # What the window asks for.

    def slots(self) -> Slots:
        """See `Desk.slots`."""
        acts: dict[str, Callable[[], None]] = {
            "card_add": self._add,
            "card_duplicate": self._duplicate,
            "card_remove": self._remove,
            "card_up": lambda: self._move(-1),
            "card_down": lambda: self._move(1),
            "card_sort": self._sort,
            "cells_cut": self._cut,
            "cells_copy": self._copy,
            "cells_paste": self.table.paste,
            "cells_fill": self.table.fill_down,
            "cells_reset": self._reset,
            "cards_find": self.finder.begin,
            "deck_import": self._ask_import,
            "deck_export": self._ask_export,
        }
        return {key: self._allowed(key, act) for key, act in acts.items()}

    def enabled(self) -> Mapping[str, bool]:
        """See `Desk.enabled`."""
        reasons = self.reasons()
        return {entry.key: entry.key not in reasons for entry in TABLE}

    def reasons(self) -> Mapping[str, str]:
        """Why an action is switched off, in words; those not named are on."""
        return self._reasons.now()

    def set_actions(self, actions: Mapping[str, QAction]) -> None:
        """Build the toolbar from the window's actions."""
        bar = QToolBar(self.tr("Deck"), movable=False)
        bar.setObjectName("deck_bar")
        for group in _BAR:
            if bar.actions():
                bar.addSeparator()
            for key in group:
                if key in actions:
                    bar.addAction(actions[key])
        self.addToolBar(bar)

    def set_theme(self, theme: Theme) -> None:
        """See `Desk.set_theme`."""
        super().set_theme(theme)
        self.model.set_theme(theme, icon("caution", theme))
        self.table.set_theme(theme)
        self.preview.set_theme(theme)
        self.facts.set_theme(theme)

    def use_measuring(self, measuring: Measuring | None) -> None:
        """See `Desk.use_measuring`."""
        if measuring is not None:
            self.strength.use_measuring(measuring)

    def look_around(self, others: Sequence[Document]) -> None:
        """See `Desk.look_around`."""
        del others
        self.differences.fill_choices()

    # Actions.

    def _allowed(self, key: str, act: Callable[[], None]) -> Callable[[], None]:
        """The same, with a hint instead where the action is switched off."""

        def allowed() -> None:
            reason = self.reasons().get(key)
            if reason:
                self.said.emit(reason)
            else:
                self._tried(act)()

        return allowed

    def _tried(self, act: Callable[[], None]) -> Callable[[], None]:
        """The same, with a sentence instead of an error."""

        def tried() -> None:
            try:
                act()
            except OikistError as error:
                self.failed.emit(str(error))

        return tried

    def _add(self) -> None:
        rows = self.table.rows()
        at = max(rows) + 1 if rows else len(self.document.cards)
        self.edits.add(at)
        self.table.choose_rows([at])

    def _duplicate(self) -> None:
        rows = sorted(self.table.rows())
        self.edits.duplicate(rows)
        self.table.choose_rows(range(rows[-1] + 1, rows[-1] + 1 + len(rows)))

    def _remove(self) -> None:
        rows = self.table.rows()
        self.edits.remove(rows)
        if self.document.cards:
            self.table.go_to(min(*rows, len(self.document.cards) - 1))

    def _move(self, step: int) -> None:
        self.table.choose_rows(self.edits.move(sorted(self.table.rows()), step))

    def _sort(self) -> None:
        order = self.table.sorted_by
        if order is not None:
            slot, falling = order
            self.edits.sort(slot, falling=falling)
            self.table.show_deck_order()

    def _copy(self) -> None:
        count = self.table.copy()
        self.said.emit(counted(self.tr("{count:cell|cells} copied"), count=count))

    def _cut(self) -> None:
        self.table.copy()
        self._remove()

    def _reset(self) -> None:
        texts = self.base.texts()
        self.edits.reset({cell: texts[cell] for cell in self.table.cells() if cell in texts})

    def _reset_one(self, one: Difference) -> None:
        if one.after is not None and one.slot is not None:
            cell = (one.after, one.slot)
            self._tried(lambda: self.edits.reset({cell: one.old}))()

    def _go_to(self, one: Difference) -> None:
        if one.after is not None:
            self.table.go_to(one.after, one.slot)

    # CSV.

    def import_csv(self, path: Path) -> None:
        """Take all cards from a CSV file, as one step; its faults are told."""

        def taken() -> None:
            cards = read_csv(path, self.document.schema)
            self.edits.use_cards(cards, self.tr("Import {}").format(path.name))

        self._tried(taken)()

    def export_csv(self, path: Path) -> None:
        """Write all cards into a CSV file; tabs between cells if it is called .tsv."""
        delimiter = "\t" if path.suffix.lower() in {".tsv", ".tab"} else ","

        def written() -> None:
            write_csv(self.document.cards, self.document.schema, path, delimiter)
            self.said.emit(self.tr("Cards written to {}").format(path))

        self._tried(written)()

    def _ask_import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Import cards"), self._folder(), self.tr("Tables (*.csv *.tsv *.txt)")
        )
        if name:
            self.import_csv(Path(name))

    def _ask_export(self) -> None:
        start = str(Path(self._folder()) / f"{self.document.name}.csv")
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export cards"), start, self.tr("Tables (*.csv *.tsv)")
        )
        if name:
            path = Path(name)
            self.export_csv(path if path.suffix else path.with_suffix(".csv"))

    def _folder(self) -> str:
        return str(self.document.path.parent) if self.document.path else ""

    # Showing.

    def _follow(self) -> None:
        self._notes_soon.start(0)
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Card, hint and actions for what is chosen now."""
        row = self.table.current_row
        self.preview.show_face(self._face(row) if row >= 0 else None)
        self.strength.show_row(row)
        self._show_count()
        self.enabled_changed.emit()

    def _say_missed(self, text: str) -> None:
        self.said.emit(self.tr("No card says “{}”.").format(text))

    def _show_count(self) -> None:
        schema, count, rows = self.document.schema, len(self.document.cards), self.table.rows()
        allowed = self.tr("{count:card|cards}, {fewest} to {most} allowed")
        said = [counted(allowed, count=count, fewest=schema.fewest, most=schema.most)]
        dealt = len(schema.dealt(self.document.cards))
        if dealt != count:
            said.append(counted(self.tr("{count:card|cards} with all copies"), count=dealt))
        if len(rows) > 1:
            said.append(counted(self.tr("{count:card|cards} chosen"), count=len(rows)))
        if self.edits.room() < 1:
            said.append(self.tr("no more fit: remove some to add others"))
        order = self.table.sorted_by
        if order is not None:
            said.append(self.tr("view sorted by {}").format(order[0].title))
        self.count.setText(" · ".join(said))
        self.unsort.setVisible(order is not None)

    def _show_differences(self) -> None:
        self.model.show_differences(self.base.texts(), self.base.new_cards())
        self.enabled_changed.emit()

    def _show_notes(self) -> None:
        """Mark cards whose text does not fit on their face."""
        font = self.preview.card.font()
        notes = {}
        for row in range(len(self.document.cards)):
            said = overflow(self._face(row), font)
            if said:
                notes[row] = "\n".join(said)
        self.model.show_notes(notes)

    def _face(self, row: int) -> Face:
        cards = self.document.cards
        number = min(row, len(cards) - 1)
        folder = self.document.path.parent if self.document.path is not None else None
        folders = pictures_of(catalog.games()[self.document.game], folder)
        return face_of_row(
            self.document.schema, cards[number], number + 1, self.model.styles, folders
        )


def _scrolled(panel: QWidget) -> QScrollArea:
    """A panel that may have less room than it asks for, such as with large text."""
    area = QScrollArea(widgetResizable=True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidget(panel)
    return area
