"""A document: a file being edited, its history, and the journal that outlives a crash.

Views read `fields` and the typed properties of each kind of document; `do` is the only
way to write. The history is kept here, in Python, and not in a QUndoStack: PySide may
collect commands that Qt still holds (NodeGraphQt issue 223).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Signal

from engine.documents import FORMAT, shown
from engine.errors import Fault, OikistError
from workbench.documents.disk import (
    content_digest,
    digest_of,
    heading_of,
    in_words,
    text_of,
    write_with_copy,
)
from workbench.documents.edits import ALONE, Key, edit_between
from workbench.documents.history import History
from workbench.documents.journal import BROKEN, Journal, Opened, Recovered, apply

_GESTURES = count(ALONE + 1)


def new_gesture() -> int:
    """A number for the edits of one drag, so that they become one step of the history."""
    return next(_GESTURES)


class Document(QObject):
    """One file being edited.

    Args:
        game: Name of the game.
        name: File name without ending, or a proposal for it.
        fields: What it holds.
        path: Its file; None for one that was never saved.

    Signals:
        edited: frozenset of the keys that changed, by an edit, an undo or a reload.
        history_changed: Edits or the position among them changed.
        state_changed: Dirty mark, path, name or being fenced changed.
        trouble: A sentence, such as that the journal cannot be written.
    """

    kind: ClassVar[str] = ""
    file_kind: ClassVar[str] = ""  # "board", "deck" or "variant"
    edited = Signal(object)
    history_changed = Signal()
    state_changed = Signal()
    trouble = Signal(str)

    def __init__(
        self,
        game: str,
        name: str,
        fields: Mapping[Key, Any],
        path: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game, self.name, self.path = game, name, path
        self.here: Path | None = None  # where names are looked up besides; None: current folder
        self.history = History()
        if path is None:
            self.history.saved = -1
        self._fields: dict[Key, Any] = dict(fields)
        self.fields: Mapping[Key, Any] = MappingProxyType(self._fields)
        self._journal: Journal | None = None
        self._journal_path: Path | None = None
        self._on_disk = digest_of(path)
        self._by_hand = text_of(path)  # as it was last read or written
        self.lost_digest = ""  # of the file before it was gone
        self._state: tuple[bool, bool, bool, str] = (False, False, False, "")
        self._fenced = False
        self._filled()

    # What each kind says about itself.

    def text(self) -> str:
        """The text of the file.

        Raises:
            OikistError: The document cannot be a file as it stands; what to mend.
        """
        raise NotImplementedError

    def anew(self, text: str) -> str:
        """The text that a new file would have with what a text says.

        Raises:
            OikistError: The text is none of a file of this kind.
        """
        raise NotImplementedError

    def parsed(self, path: Path) -> dict[Key, Any]:
        """The fields that a file holds.

        Raises:
            OikistError: It cannot be read.
        """
        raise NotImplementedError

    def _filled(self) -> None:
        """All fields may have changed; a kind rebuilds here what it derives from them."""

    def _changed(self, keys: frozenset[Key]) -> None:
        """Some fields changed; a kind keeps up to date here what it derives from them."""

    # Reading.

    @property
    def title(self) -> str:
        """Title for people; the name if it has none."""
        return str(self.fields.get(("title",), "")) or self.name

    @property
    def dirty(self) -> bool:
        """Whether the file does not hold what the document holds."""
        return not self.history.clean

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back now."""
        return self.history.position > 0 and not self._fenced

    @property
    def can_redo(self) -> bool:
        """Whether there is an edit to make again now."""
        return self.history.position < len(self.history.edits) and not self._fenced

    @property
    def journalled(self) -> bool:
        """Whether every edit is kept for recovery."""
        return self._journal is not None

    @property
    def known_digest(self) -> str:
        """Digest of the file as it was last read or written; "" if there was none."""
        return self._on_disk

    def disk_digest(self) -> str:
        """Digest of the file as it is now; "" if there is none."""
        return digest_of(self.path)

    def differs_from_disk(self) -> bool:
        """Whether the file is not the one that was last read or written, or is gone."""
        return self.path is not None and self.disk_digest() != self._on_disk

    # Writing.

    def do(self, text: str, after: Mapping[Key, Any], gesture: int = ALONE) -> bool:
        """Make an edit; False if it would change nothing.

        Args:
            text: Verb phrase for the history; the last text of a gesture holds.
            after: New value of each key; None takes the key away.
            gesture: Of `new_gesture`, for edits that shall become one.
        """
        edit = edit_between(text, self._fields, after, gesture)
        if not edit.after:
            return False
        apply(self._fields, edit)
        self.history.push(edit)
        self._note(lambda journal: journal.did(edit))
        self._tell(frozenset(edit.after))
        return True

    def undo(self) -> None:
        """Undo the last edit."""
        self.go_to(self.history.position - 1)

    def redo(self) -> None:
        """Make again what was last taken back."""
        self.go_to(self.history.position + 1)

    def go_to(self, position: int) -> None:
        """Move to any position of the history; nothing happens during a stroke."""
        steps = [] if self._fenced else self.history.step_to(position)
        if not steps:
            return
        for step in steps:
            apply(self._fields, step)
        self._note(lambda journal: journal.went(self.history.position))
        self._tell(frozenset(key for step in steps for key in step.after))

    def fence(self, fenced: bool) -> None:
        """Whether a stroke is drawn, during which the history must not move."""
        self._fenced = fenced
        self._tell_state()

    # The file.

    def save(self, path: Path | None = None) -> None:
        """Write the file, whole or not at all; the previous one stays as a copy beside it.

        Args:
            path: Another file, which becomes the document's own.

        Raises:
            OikistError: It cannot be written; the document and the old file are kept.
        """
        target = path or self.path
        if target is None:
            raise OikistError(Fault(self.name, "", "has no file yet", "save it under a name"))
        content = self._content()
        try:
            self._refuse_newer(target)
            self._note(lambda journal: journal.saving(target, content_digest(content)))
            target.parent.mkdir(parents=True, exist_ok=True)
            write_with_copy(target, content)
        except (OSError, RuntimeError, ValueError) as problem:  # a loop of links, a name with \0
            what = f"the file cannot be written ({in_words(problem)})"
            remedy = "nothing is lost: choose another folder with Save as, or make room"
            raise OikistError(Fault(str(shown(target)), "", what, remedy)) from None
        self.path, self.name = target, target.stem
        self._became(content_digest(content))
        if self._journal is None and self._journal_path is not None:
            self.begin_journal(self._journal_path)  # there may be room again

    def reload(self) -> None:
        """Take over what the file holds now, as an edit that can be undone.

        Raises:
            OikistError: It cannot be read; the document stays as it is.
        """
        if self.path is None:
            return
        digest, fields = self.disk_digest(), self.parsed(self.path)
        self._refuse_stranger(self.path, fields)
        gone = self._fields.keys() - fields.keys()
        self.do(self.tr("Reload the file"), dict.fromkeys(gone) | fields)
        self._became(digest)

    def keep_as_is(self) -> None:
        """Do not ask about the file's present content again; the next save replaces it."""
        self._on_disk = self.disk_digest()
        self.history.mark_unsaved()
        self._note(lambda journal: journal.unsaved(self._on_disk))
        self._tell_state()

    def lose_file(self) -> None:
        """The file is gone: nothing holds the document until it is saved, or `find_file`."""
        self.lost_digest = self._on_disk
        self.history.lose()
        self.keep_as_is()

    def find_file(self) -> None:
        """The file that was gone is back, with what it held."""
        self._on_disk, self.lost_digest = self.lost_digest, ""
        self.history.find()
        if self._journal is not None:
            self._renew_journal(self._journal)
        self._tell_state()

    def move_to(self, path: Path) -> None:
        """Go on, history and unsaved edits included, as the document of a copy of its file."""
        self.path, self.name = path, path.stem
        if self._journal is not None:
            self._renew_journal(self._journal)
        self._tell_state()

    def _became(self, digest: str) -> None:
        """The file holds the document now."""
        path = self.path
        self._on_disk, self._by_hand, self.lost_digest = digest, text_of(path), ""
        self.history.mark_saved()
        if path is not None:
            self._note(lambda journal: journal.saved(path, digest))
        self._tell_state()

    def _content(self) -> bytes:
        """The bytes of the file: those that were read, with what has changed."""
        from engine.rewriting import rewritten  # tomlkit, which only saving needs

        try:
            fresh, old = self.text(), self._by_hand
            return (rewritten(old, fresh, self.anew) if old else fresh).encode()
        except UnicodeEncodeError as problem:
            what = f"a text holds {problem.object[problem.start]!a}, which no file can hold"
            raise OikistError(Fault(self.name, "", what, "delete this character")) from None
        except RecursionError:
            raise OikistError(Fault(self.name, "", "a value is nested too deeply")) from None

    def _refuse_stranger(self, path: Path, fields: Mapping[Key, Any]) -> None:
        """Stop before a file that has become one for another game or another deck."""
        now = (heading_of(path).get("game"), fields.get(("deck",)))
        if now != (self.game, self.fields.get(("deck",))):
            what = f"the file is for {now[1] or now[0]} now"
            remedy = "close this document and open the file"
            raise OikistError(Fault(str(shown(path)), "game", what, remedy))

    def _refuse_newer(self, target: Path) -> None:
        """Stop before a file that a newer Oikist has put there since it was read."""
        if target == self.path and digest_of(target) == self._on_disk:
            return
        number = heading_of(target).get("format")
        if isinstance(number, int) and number > FORMAT:
            what = f"format {number} was written by a newer Oikist, and is not replaced"
            remedy = "save under another name"
            raise OikistError(Fault(str(shown(target)), "format", what, remedy))

    # The journal.

    def begin_journal(self, path: Path) -> None:
        """Write every edit from now on, and all those so far, to a file."""
        self._close_journal(keep=True)
        self._journal_path = path
        try:
            self._journal = self._new_journal(path)
        except BROKEN as problem:
            self._no_journal(problem)

    def end_journal(self, *, keep: bool = False) -> None:
        """Close the journal; its file goes unless it is kept."""
        self._close_journal(keep=keep)
        path, self._journal_path = self._journal_path, None
        if path is not None and not keep:
            with suppress(OSError):
                path.unlink(missing_ok=True)  # also one that could not be written to its end

    def take_over(self, found: Recovered) -> None:
        """Become what a journal gave back, history included."""
        self._fields.clear()
        self._fields.update(found.fields)
        self.history = found.history.without_gestures()
        self._on_disk, self._by_hand = found.opened.digest, text_of(self.path)
        self._filled()
        self.edited.emit(frozenset(self._fields))
        self._tell_state()

    def _note(self, write: Callable[[Journal], None]) -> None:
        if self._journal is None:
            return
        try:
            write(self._journal)
        except BROKEN as problem:
            self._no_journal(problem)
            return
        if self._journal.overgrown and not self._fenced:  # not while the mouse is held
            self._renew_journal(self._journal)

    def _new_journal(self, path: Path) -> Journal:
        opened = Opened(
            kind=self.kind,
            game=self.game,
            name=self.name,
            path=str(self.path or ""),
            digest=self._on_disk,
            fields=self.fields,
            history=self.history,
        )
        return Journal(path, opened)

    def _renew_journal(self, journal: Journal) -> None:
        """Begin a journal that has grown long anew; the long one will do if that fails."""
        try:
            fresh = self._new_journal(journal.path)
        except BROKEN:
            journal.largest *= 2
            return
        journal.close(keep=True)
        self._journal = fresh

    def _no_journal(self, problem: Exception) -> None:
        self._close_journal(keep=True)
        said = self.tr("Edits of “{}” are not kept for recovery: {}. Save now and then.")
        self.trouble.emit(said.format(self.name, in_words(problem)))

    def _close_journal(self, *, keep: bool) -> None:
        journal, self._journal = self._journal, None
        if journal is not None:
            with suppress(OSError):
                journal.close(keep=keep)

    def _tell(self, keys: frozenset[Key]) -> None:
        self._changed(keys)
        self.edited.emit(keys)
        now = (self.dirty, self.can_undo, self.can_redo, self.title)
        if now == self._state:  # a stroke edits many times a second and changes it once
            self.history_changed.emit()
        else:
            self._tell_state()

    def _tell_state(self) -> None:
        self._state = (self.dirty, self.can_undo, self.can_redo, self.title)
        self.history_changed.emit()
        self.state_changed.emit()
