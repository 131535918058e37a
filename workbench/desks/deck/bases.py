"""The deck that the one being edited is compared with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from engine.errors import Fault, OikistError
from engine.files import same_file
from engine.scenarios import catalog
from engine.scenarios.deck_differences import Difference, differences
from engine.scenarios.deck_sheet import Slot, slots_in, text_of
from workbench.documents.deck_document import DeckDocument
from workbench.language.titles import shown_title

ON_DISK: Final = "disk"
AS_OPENED: Final = "opened"


class BaseDeck(QObject):
    """Which deck is the base, and what differs from it.

    Signals:
        changed: Another base, or other differences.
        choices_changed: There may be other decks to choose from.
        failed: Why a base cannot be read, in words.
    """

    changed = Signal()
    choices_changed = Signal()
    failed = Signal(str)

    def __init__(self, document: DeckDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._opened: Sequence[Mapping[str, Any]] = tuple(document.cards)
        self.key = ON_DISK if document.path is not None else AS_OPENED
        self.cards: Sequence[Mapping[str, Any]] = self._opened
        self.found: tuple[Difference, ...] = ()
        document.edited.connect(self._follow)
        document.state_changed.connect(self._read_again)
        self._saved = document.history.saved
        self.use(self.key)

    def choices(self) -> list[tuple[str, str]]:
        """Key and title of every deck that can be the base."""
        found = [(AS_OPENED, self.tr("This deck as it was opened"))]
        if self._document.path is not None:
            found.insert(0, (ON_DISK, self.tr("This deck as it is saved")))
        for entry in catalog.decks(self._document.game, self._document.here):
            if self._document.path is None or not same_file(entry.path, self._document.path):
                title = f"{shown_title(entry)} ({entry.name})" if entry.title else entry.name
                found.append((str(entry.path), title))
        return found

    def use(self, key: str) -> None:
        """Compare with another deck; one that cannot be read leaves the base as it was."""
        try:
            self.cards = self._cards(key)
        except OikistError as error:
            self.failed.emit(str(error))
            return
        self.key = key
        self._compare()

    def texts(self) -> dict[tuple[int, Slot], str]:
        """What the base says in each cell that differs, for cards that it has."""
        return {
            (one.after, one.slot): one.old
            for one in self.found
            if one.slot is not None and one.after is not None
        }

    def new_cards(self) -> frozenset[int]:
        """Cards that the base lacks."""
        return frozenset(
            one.after for one in self.found if one.kind == "added" and one.after is not None
        )

    def sentence(self, one: Difference) -> str:
        """One difference in words."""
        schema = self._document.schema
        if one.kind == "cell" and one.slot is not None and one.after is not None:
            column, place = one.slot.column, one.slot.place
            old, new = self.cards[one.before or 0], self._document.cards[one.after]
            said = column.difference(one.slot.title, old[column.key], new[column.key], place)
            return self.tr("Card {}: {}").format(one.after + 1, said)
        if one.kind == "added" and one.after is not None:
            card = self._document.cards[one.after]
            said = self.tr("Card {} is new: {}").format(one.after + 1, "{}")
        elif one.kind == "moved" and one.after is not None and one.before is not None:
            return self.tr("Card {} was card {}").format(one.after + 1, one.before + 1)
        else:
            card = self.cards[one.before or 0]
            said = self.tr("Card {} of the base is gone: {}").format((one.before or 0) + 1, "{}")
        slots = [slots_in(column)[0] for column in schema.columns[:3]]
        return said.format(", ".join(text_of(card, slot) for slot in slots))

    def _cards(self, key: str) -> Sequence[Mapping[str, Any]]:
        if key == AS_OPENED:
            return self._opened
        if key == ON_DISK and self._document.path is not None:
            found: Sequence[Mapping[str, Any]] = self._document.parsed(self._document.path)[
                ("cards",)
            ]
            return found
        other = DeckDocument.open(Path(key))
        if other.schema.key != self._document.schema.key:
            what = self.tr("this deck has cards of another kind")
            raise OikistError(Fault(other.name, "deck", what, self.tr("choose another base")))
        return other.cards

    def _read_again(self) -> None:
        """The file is another one after each save."""
        if self._document.history.saved != self._saved:
            self._saved = self._document.history.saved
            if self.key == ON_DISK:
                self.use(ON_DISK)
            self.choices_changed.emit()

    def _follow(self, keys: frozenset[tuple[str | int, ...]]) -> None:
        if ("cards",) in keys:
            self._compare()

    def _compare(self) -> None:
        self.found = differences(self._document.schema, self.cards, self._document.cards)
        self.changed.emit()
