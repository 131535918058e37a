"""The question about what is not saved, which says what would be lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from engine.play.wording import in_a_row
from workbench.documents.document import Document
from workbench.language.counts import counted
from workbench.language.titles import shown_title

SAVE, DISCARD, STAY = "save", "discard", "stay"
_NAMED: Final = 3  # changes of one document


def ask(documents: Sequence[Document], parent: QWidget) -> str:
    """What becomes of documents with unsaved edits: SAVE, DISCARD or STAY."""
    box = QMessageBox(parent, icon=QMessageBox.Icon.Question)
    box.setWindowTitle(_worded("Unsaved changes"))
    box.setText(_worded("Save what has changed?"))
    lines = [f"•  {what_is_unsaved(one)}" for one in documents]
    lost = _worded("What you discard is lost for good; undo does not bring it back.")
    box.setInformativeText("\n".join([*lines, "", lost]))
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.setDefaultButton(buttons.Save)
    box.setEscapeButton(buttons.Cancel)
    answer = box.exec()
    box.deleteLater()
    if answer == buttons.Save:
        return SAVE
    return DISCARD if answer == buttons.Discard else STAY


def what_is_unsaved(document: Document) -> str:
    """Such as "Classic: 1 change since it was saved (Oracle value: 6)"."""
    history = document.history
    if document.path is None:
        done = history.edits[: history.position]
        if not done:
            return _worded("{title}: in no file yet").format(title=shown_title(document))
        said = _worded("{title}: in no file yet ({what})")
        return said.format(title=shown_title(document), what=_listed([edit.text for edit in done]))
    if document.lost_digest:
        return _worded("{title}: its file is gone").format(title=shown_title(document))
    if history.saved < 0:
        return _worded("{title}: its file holds something else").format(title=shown_title(document))
    if history.saved > history.position:
        gone = history.edits[history.position : history.saved]
        said = _worded("{title}: taken back since it was saved ({what})")
        return said.format(title=shown_title(document), what=_listed([edit.text for edit in gone]))
    done = history.edits[history.saved : history.position]
    what = _listed([edit.text for edit in done])
    said = _worded("{title}: {changes:change|changes} since it was saved ({what})")
    return counted(said, title=shown_title(document), changes=len(done), what=what)


def _listed(texts: Sequence[str]) -> str:
    """The latest changes, oldest first; earlier ones are an ellipsis."""
    shown = list(texts[-_NAMED:])
    return in_a_row([*(["…"] if len(texts) > _NAMED else []), *shown])


def _worded(text: str) -> str:
    return QCoreApplication.translate("Unsaved", text)
