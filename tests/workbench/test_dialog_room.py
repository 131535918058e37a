"""Dialogs in little room: they fit a small screen, and their lists show every entry."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QComboBox, QMainWindow

from engine.scenarios import catalog
from workbench.commands.actions import Actions
from workbench.desks.board.dialogs.differences import DifferencesDialog
from workbench.desks.board.dialogs.generator import GeneratorDialog
from workbench.desks.board.dialogs.resize import ResizeDialog
from workbench.dialogs.export import ExportDialog
from workbench.dialogs.new_document import NewDeckDialog, NewVariantDialog
from workbench.dialogs.new_project import NewProjectDialog
from workbench.dialogs.preferences import PreferencesDialog
from workbench.documents.board_document import BoardDocument
from workbench.printing.printable import printable_of
from workbench.settings import Settings

SCREEN = QSize(1024, 700)
FRAME = 40  # pixels of the frame that a desktop adds
MANY = 20  # entries from which a list may scroll


@pytest.fixture
def made(app, tmp_path):
    """Makes dialogs by name, over one window."""
    window = QMainWindow()
    window.resize(SCREEN)
    window.show()
    game = next(game for game in catalog.games().values() if game.board_schema is not None)

    def make(name):
        if name in {"differences", "resize", "export"}:
            document = BoardDocument.open(catalog.boards(game.name)[0].path)
            document.setParent(window)
            if name == "export":
                return ExportDialog(printable_of(document), "", tmp_path, window)
            return (DifferencesDialog if name == "differences" else ResizeDialog)(document, window)
        makers = {
            "generator": lambda: GeneratorDialog(game.name, game.board_schema, window),
            "new deck": lambda: NewDeckDialog(game.name, window),
            "new variant": lambda: NewVariantDialog(game.name, "", window),
            "new project": lambda: NewProjectDialog(game.name, window),
            "preferences": lambda: PreferencesDialog(
                Settings(tmp_path / "window.ini"), Actions(window), window
            ),
        }
        return makers[name]()

    yield make
    window.close()
    window.deleteLater()


NAMES = (
    "generator", "resize", "differences", "export",
    "new deck", "new variant", "new project", "preferences",
)  # fmt: skip


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # offscreen, of popups
@pytest.mark.parametrize("name", NAMES)
def test_lists_of_dialogs_show_all_their_entries(made, name):
    """Nothing is behind a scroll arrow, and no entry is cut at its right."""
    dialog = made(name)
    dialog.show()
    QApplication.processEvents()
    cut = []
    for box in dialog.findChildren(QComboBox):
        if not box.count():
            continue
        box.showPopup()
        QApplication.processEvents()
        view = box.view()
        last = view.visualRect(view.model().index(box.count() - 1, box.modelColumn()))
        high = box.count() > MANY or last.bottom() < view.viewport().height()
        wide = view.sizeHintForColumn(0) <= view.viewport().width()
        if not (high and wide):
            cut.append(box.accessibleName())
        box.hidePopup()
    dialog.reject()
    assert cut == []


@pytest.mark.parametrize("name", NAMES)
def test_dialogs_fit_a_small_screen(made, name):
    """With the frame that the desktop adds."""
    dialog = made(name)
    dialog.show()
    QApplication.processEvents()
    size = dialog.size()
    dialog.reject()
    assert size.width() <= SCREEN.width()
    assert size.height() <= SCREEN.height() - FRAME
