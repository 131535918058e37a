"""What is typed and not confirmed counts as soon as something is done with the document."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit

# Actions that take the document as it is seen; the others leave a field alone.
TAKING: Final = frozenset(
    {"play_this", "simulate_this", "save", "save_as", "save_all", "export", "new_game", "run_batch"}
)


def take_typed() -> None:
    """Let the field that has the keyboard hand over what was typed into it."""
    field = QApplication.focusWidget()
    if isinstance(field, QAbstractSpinBox):
        field.interpretText()
    elif isinstance(field, QLineEdit) and field.isModified():
        field.clearFocus()  # as if one had gone elsewhere; cells of tables close then
        if field.isVisible():
            field.setFocus()
