"""One finding of an answer: a mark for its kind, and the sentence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from engine.play.wording import labelled
from engine.reports.page import Verdict
from workbench.widgets.layouts import in_row

MARKS: Final = {"good": "\N{CHECK MARK}", "bad": "\N{BALLOT X}", "open": "?"}


class VerdictBox(QFrame):
    """A sentence behind a mark and a bar whose colour says the same.

    Args:
        verdict: The finding.
        first: Whether it is what the answer says first of all.
    """

    def __init__(
        self, verdict: Verdict, parent: QWidget | None = None, *, first: bool = False
    ) -> None:
        super().__init__(parent)
        self.verdict = verdict
        self.setObjectName("verdict")
        self.setProperty("kind", verdict.kind)
        self.setProperty("first", "yes" if first else "no")
        kinds = {
            "good": self.tr("Good"),
            "bad": self.tr("Not good"),
            "open": self.tr("Not yet known"),
        }
        self.mark = QLabel(MARKS.get(verdict.kind, "?"))
        self.mark.setObjectName("verdict_mark")
        self.mark.setToolTip(kinds.get(verdict.kind, ""))
        self.said = QLabel(verdict.text, wordWrap=True)
        self.said.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.said.setAccessibleName(labelled(kinds.get(verdict.kind, ""), verdict.text))
        top = Qt.AlignmentFlag.AlignTop
        in_row((self.mark, 0, top), (self.said, 1), on=self, margins=(10, 6, 8, 6), spacing=8)
