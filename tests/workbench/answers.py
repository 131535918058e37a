"""Answers to modal dialogs."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QMessageBox

PAUSE = 10  # milliseconds between two looks for a dialog
PATIENCE = 1500  # looks, before a dialog that waits for something is given up


class Asked(list):
    """The dialogs that were answered, as their window titles."""


@contextmanager
def answering(*answers):
    """Answers modal dialogs in this order while the block runs; every one must be asked.

    Args:
        answers: Pairs of a class and what to do with a dialog of it; what is done returns
            False to be tried again, such as while a dialog is still at work.
    """
    asked, left, wrong = Asked(), list(answers), []
    looks = 0

    def look():
        nonlocal looks
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or not dialog.isVisible():
            return
        looks += 1
        if not left or not isinstance(dialog, left[0][0]) or looks > PATIENCE:
            wrong.append(_words(dialog))
            dialog.reject()
            return
        try:
            title = dialog.windowTitle() or type(dialog).__name__
            done = left[0][1](dialog)
        except BaseException as error:
            wrong.append(repr(error))
            left.pop(0)
            dialog.reject()
            raise
        if done is not False:
            asked.append(title)
            left.pop(0)

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(PAUSE)
    try:
        yield asked
        until = PATIENCE
        while left and not wrong and until:
            QApplication.processEvents()
            until -= 1
    finally:
        timer.stop()
    assert not wrong, f"not expected: {wrong}"
    assert not left, f"never asked: {left}"


def _words(dialog):
    said = dialog.text() if isinstance(dialog, QMessageBox) else ""
    return f"{type(dialog).__name__} {dialog.windowTitle()} {said}"


def button(which):
    """Presses a standard button of a box."""
    return (QMessageBox, lambda box: box.button(which).click())


def labelled(text):
    """Presses the button of a box that has these words, "&" left out."""

    def press(box):
        next(one for one in box.buttons() if one.text().replace("&", "") == text).click()

    return (QMessageBox, press)


def told(into):
    """Closes a box that says something, and keeps what it said."""

    def close(box):
        into.append(box.text())
        box.accept()

    return (QMessageBox, close)


def file_dialog(path: Path | None = None):
    """Accepts a dialog about files: with a path, or with what it proposes."""

    def accept(dialog):
        if path is not None:
            dialog.selectFile(str(path))
            typed = dialog.findChild(QLineEdit, "fileNameEdit")
            if typed is not None:  # a name alone would hang on the list that is still being read
                typed.setText(str(path))
            if [Path(chosen) for chosen in dialog.selectedFiles()] != [path]:
                return False  # the list of files is still being read
        dialog.accept()
        return not dialog.isVisible()  # it stays open while what it proposes is still being read

    return (QFileDialog, accept)
