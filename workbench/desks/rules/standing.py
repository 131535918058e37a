"""How a variant stands: what it comes to, what its parents say, why it cannot be played.

Values follow every edit at once. Faults, and the values that would mend them, are worked
out a little later and in small slices, so that typing never waits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.errors import Fault
from engine.scenarios.family import inherited, own_value, said_by_parents
from engine.scenarios.mentions import Mention, look_up
from engine.scenarios.nearest import Mend, faults_of, tries
from engine.scenarios.rulebook import links
from engine.scenarios.variants import Resolved, Variant
from workbench.documents.edits import ALONE, Key
from workbench.documents.variant_document import VariantDocument
from workbench.language.rule_words import KINDS, key_of, step_text, title_of

WAIT: Final = 120  # ms after an edit before it is checked
SLICE: Final = 0.012  # s of trying at a time
MOST_SECONDS: Final = 3.0  # of trying for one state of the document
WORDS: Final = frozenset({("title",), ("note",), ("hypothesis",), ("verdict",)})
_NAMED = re.compile(r"parameters\.([A-Za-z0-9_-]+)")


class Standing(QObject):
    """What the views of one rules desk share.

    Attributes:
        variant: As the document holds it.
        resolved: What it comes to.
        below: What it would come to if it said nothing itself.
        parents: What its parents say about seats, board and decks.
        faults: Why it cannot be played, as last checked.
        mends: Single changes that mend them, as far as found.

    Signals:
        values_changed: Something that is played changed.
        words_changed: Only title, note, hypothesis or verdict did.
        faults_changed: Faults or mends did.
    """

    values_changed = Signal()
    words_changed = Signal()
    faults_changed = Signal()

    def __init__(self, document: VariantDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.game = document.rules_of
        self.links = links(self.game)
        self.variant: Variant = document.variant()
        self.faults: Sequence[Fault] = ()
        self.mends: list[Mend] = []
        self._tries: Iterator[Mend | None] = iter(())
        self._spent = 0.0
        self._check_later = QTimer(self, singleShot=True, interval=WAIT)
        self._check_later.timeout.connect(self.check)
        self._try_on = QTimer(self, singleShot=True, interval=0)
        self._try_on.timeout.connect(self._try)
        document.edited.connect(self._edited)
        self._read()
        self._check_later.start()

    def _edited(self, keys: frozenset[Key]) -> None:
        if keys <= WORDS:
            self.variant = self.document.variant()
            self.words_changed.emit()
        else:
            self.refresh()

    def follow_files(self) -> None:
        """Files that it mentions may say something else now, such as a parent that was saved."""
        before = self.resolved, self.below, self.parents
        self._read()
        if (self.resolved, self.below, self.parents) != before:
            self._tell()

    def refresh(self) -> None:
        """Read the document, and the files it mentions, anew."""
        self._read()
        self._tell()

    def _tell(self) -> None:
        self._try_on.stop()
        self._check_later.start()
        self.values_changed.emit()

    def check(self) -> None:
        """Find the faults now, and begin to look for what mends them."""
        self._check_later.stop()
        self.faults = faults_of(self.variant)
        self.mends = []
        self._tries = tries(self.variant, self.faults)
        self._spent = 0.0
        self.faults_changed.emit()
        if self.faults:
            self._try_on.start()

    @property
    def busy(self) -> bool:
        """Whether faults or mends are still being worked out."""
        return self._check_later.isActive() or self._try_on.isActive()

    @property
    def changed(self) -> tuple[str, ...]:
        """Parameters that the variant says itself, in the order of the game."""
        said = self.variant.parameters
        known = [name for name in self.game.parameters if name in said]
        return (*known, *(name for name in said if name not in self.game.parameters))

    def faults_at(self, key: Key) -> list[Fault]:
        """Faults to be shown at a key: those about it, and those that name it as a remedy."""
        found = []
        for fault in self.faults:
            named = [("parameters", name) for name in _NAMED.findall(fault.remedy)]
            if key in (key_of(fault), *named):
                found.append(fault)
        return found

    def mends_of(self, fault: Fault) -> list[Mend]:
        """Changes that mend one fault, as far as found."""
        return [mend for mend in self.mends if mend.fault == fault]

    # Writing.

    def give(self, key: Key, value: Any, gesture: int = ALONE) -> bool:
        """Change a key as one step; what the parents say already is taken out."""
        own = self.own(key, value)
        return self.document.do(
            step_text(key, value, self.game, self.document.here, self.document.path),
            {key: own},
            gesture,
        )

    def reset(self, names: Sequence[str]) -> bool:
        """Give parameters back to the parent, as one step."""
        keys: list[Key] = [("parameters", name) for name in names]
        if len(keys) == 1:
            text = self.tr("Reset {}").format(title_of(keys[0], self.game))
        else:
            text = self.tr("Reset all parameters")
        return self.document.do(text, dict.fromkeys(keys))

    def apply(self, text: str, parameters: Mapping[str, Any]) -> bool:
        """Change several parameters as one step; None takes one out."""
        after: dict[Key, Any] = {("parameters", name): parameters[name] for name in parameters}
        return self.document.do(text, after)

    def own(self, key: Key, value: Any) -> Any:
        """What the file should hold for a value: None where the parents say it already."""
        if key[0] == "parameters" and str(key[1]) in self.below.parameters:
            return own_value(value, self.below.parameters[str(key[1])], self.resolved.seats)
        if value in ("", None):
            return None
        return None if self.parents_say(key) == value and self._same_file(key, value) else value

    def _same_file(self, key: Key, value: Any) -> bool:
        """Whether a name leads from here to the file to which it leads from the parents."""
        kind = KINDS.get(str(key[0]))
        if kind is None:
            return True
        mention = Mention(str(value), self.variant.path, kind, self.variant.here)
        file = look_up(kind, self.game.name, mention, [])
        theirs = self.inherited_file(key)
        return not theirs or file is None or file.resolve() == Path(theirs).resolve()

    def parents_say(self, key: Key) -> int | str | None:
        """What the parents say about seats, board or a deck."""
        if key[0] == "decks":
            return self.parents.decks.get(str(key[1]))
        said = {"seats": self.parents.seats, "board": self.parents.board}
        return said.get(str(key[0]))

    def inherited_file(self, key: Key) -> str:
        """Path of the board or deck that holds if the variant says none; "" if there is none."""
        below = self.below
        path = below.board if key == ("board",) else below.decks.get(str(key[-1]))
        return str(path) if path else ""

    def _read(self) -> None:
        self.variant = self.document.variant()
        self.resolved: Resolved = self.document.resolved()[0]
        self.below: Resolved = inherited(self.variant, self.game)
        self.parents: Variant = said_by_parents(self.variant)

    def _try(self) -> None:
        """Try changes for one slice of time."""
        begun = perf_counter()
        found = False
        while perf_counter() - begun < SLICE:
            try:
                mend = next(self._tries)
            except StopIteration:
                self._spent = MOST_SECONDS
                break
            if mend is not None:
                self.mends.append(mend)
                found = True
        self._spent += perf_counter() - begun
        if self._spent < MOST_SECONDS:
            self._try_on.start()
        if found:
            self.faults_changed.emit()
