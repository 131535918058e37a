"""Whether games are to be deleted for good."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget


def may_delete(
    parent: QWidget, title: str, asked: str, lost: str, words: tuple[str, str] = ("", "")
) -> bool:
    """Ask whether games shall go; that they stay is what the keyboard chooses first.

    Args:
        title, asked, lost: Of the window that asks, its question, and what would be gone.
        words: Of the button that deletes, and of the other one; "" for the usual ones.
    """
    box = QMessageBox(parent.window(), icon=QMessageBox.Icon.Warning)
    box.setWindowTitle(title)
    box.setText(asked)
    box.setInformativeText(lost)
    said = words[0] or QCoreApplication.translate("RunsPanel", "&Delete")
    delete = box.addButton(said, QMessageBox.ButtonRole.DestructiveRole)
    stay = box.addButton(QMessageBox.StandardButton.Cancel)
    if words[1]:
        stay.setText(words[1])
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    agreed = box.clickedButton() is delete
    box.deleteLater()
    return agreed
