"""The history of one document: what was done, where it stands, and what is saved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from workbench.documents.edits import ALONE, Edit, Key, absorb


class History:
    """Edits in order; those before `position` hold, those after it are undone.

    Args:
        edits: To begin with, for a history that comes from a journal.
        position, saved: As the attributes.

    Attributes:
        position: Number of edits that hold.
        saved: Position that the file holds; -1 if no position does any more.

    Raises:
        ValueError: There are no such positions.
    """

    def __init__(self, edits: Iterable[Edit] = (), position: int = 0, saved: int = 0) -> None:
        self._edits: list[Edit] = list(edits)
        if not (0 <= position <= len(self._edits) and -1 <= saved <= len(self._edits)):
            raise ValueError(f"positions {position} and {saved} of {len(self._edits)} edits")
        self.position = position
        self.saved = saved
        self._lost: Sequence[Edit] | None = None  # what the file held that is gone
        self._growing: tuple[Edit, dict[Key, Any], dict[Key, Any]] | None = None

    @property
    def edits(self) -> Sequence[Edit]:
        """All edits, oldest first; not to be changed."""
        return self._edits

    @property
    def clean(self) -> bool:
        """Whether the file holds what the document holds."""
        return self.position == self.saved

    def push(self, edit: Edit) -> None:
        """Add an edit that has just been made; what was undone is forgotten.

        It is merged into the last edit of the same gesture, unless that one is saved.
        """
        if self.saved > self.position:
            self.saved = -1
        del self._edits[self.position :]
        last = self._edits[-1] if self._edits else None
        if last and edit.gesture != ALONE and last.gesture == edit.gesture and not self.clean:
            self._merge(last, edit)
        else:
            self._edits.append(edit)
            self.position += 1

    def step_to(self, position: int) -> list[Edit]:
        """Move to a position; returns the edits to apply, in order.

        Args:
            position: Is brought into the range 0 to the number of edits.
        """
        position = min(max(position, 0), len(self._edits))
        here = self.position
        if position < here:
            steps = [edit.reversed() for edit in reversed(self._edits[position:here])]
        else:
            steps = self._edits[here:position]
        self.position = position
        return steps

    def mark_saved(self) -> None:
        """The file now holds this position."""
        self.saved = self.position

    def mark_unsaved(self) -> None:
        """The file holds none of the positions any more."""
        self.saved = -1

    def lose(self) -> None:
        """The file is gone; it may come back as it was (`find`)."""
        self._lost = self._edits[: self.saved] if self.saved >= 0 else None
        self.mark_unsaved()

    def find(self) -> None:
        """The file is back: it holds what it held, if the edits that led there still stand."""
        if self._lost is not None and self._edits[: len(self._lost)] == self._lost:
            self.saved = len(self._lost)

    def without_gestures(self) -> History:
        """The same history for another process, whose gestures count from one again."""
        edits = (replace(edit, gesture=ALONE) for edit in self._edits)
        return History(edits, self.position, self.saved)

    def _merge(self, last: Edit, edit: Edit) -> None:
        """Let the last edit grow; a long drag would take ages if each step copied it."""
        grows = self._growing is not None and self._growing[0] is last
        before, after = (
            self._growing[1:] if self._growing and grows else (dict(last.before), dict(last.after))
        )
        absorb(before, after, edit)
        if not after:
            self._edits.pop()
            self.position -= 1
            return
        whole = Edit(edit.text, before, after, edit.gesture)
        self._growing = (whole, before, after)
        self._edits[-1] = whole
