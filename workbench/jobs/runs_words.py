"""What befalls the file of runs, in the words of the window, where there is no `--runs` to type."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.errors import OikistError
from engine.runs.troubles import JournalDamagedError, RunsDamagedError, RunsGoneError


def in_words(error: OikistError) -> str:
    """Why something cannot be done, for people in front of the window."""
    fault = error.faults[0]
    if isinstance(error, RunsGoneError):
        said = QCoreApplication.translate(
            "Runs", "The folder {} is gone, and the runs in it. Put it back, then try again."
        )
        return said.format(Path(fault.file).absolute().parent)
    if isinstance(error, JournalDamagedError):
        said = QCoreApplication.translate(
            "Runs",
            "The journal of {} is damaged; the file itself is sound. Set the journal aside in the "
            "lab: what it alone held is played again when a run goes on.",
        )
        return said.format(fault.file)
    if isinstance(error, RunsDamagedError):
        said = QCoreApplication.translate(
            "Runs",
            "{} cannot be read: {}. Set it aside in the lab, which begins a new one; nothing is "
            "deleted.",
        )
        return said.format(fault.file, fault.what)
    return str(error)
