"""The style sheet of the program, in a file of this process.

Where an application gets another sheet, Qt styles each widget again for every widget that
it lies in. If the old sheet is taken away first, that is done once, but everything is laid
out twice, without a sheet and with the new one. A file that says something else costs
neither: it is read again with a new style, and each widget is styled once.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from workbench.look.own_files import written

STYLE: Final = "Fusion"
_PREFIX: Final = "file:///"  # Qt cuts it off and takes the rest for a path
_SHEET: Final = "oikist_sheet"  # property of the application: the text that is in force


def use_sheet(app: QApplication, sheet: str, colours: QPalette | None = None) -> None:
    """Style the whole program; nothing happens if the sheet is in force already.

    Args:
        sheet: As Qt reads it.
        colours: What widgets use besides it; None for those that they have.
    """
    if app.property(_SHEET) == sheet:
        return
    app.setProperty(_SHEET, sheet)
    file = written("workbench.qss", sheet.encode())
    named = f"{_PREFIX}{file.as_posix()}" if file is not None else sheet
    again = file is not None and app.styleSheet() == named
    if not again:
        app.setStyleSheet("")
    if colours is not None:
        app.setPalette(colours)
    if again:
        app.setStyle(STYLE)
    else:
        app.setStyleSheet(named)
