"""Dialog "New project": a title, a folder, and the variant that it begins as a copy of."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from engine.language import said
from engine.scenarios import catalog
from engine.scenarios.usual import usual_variant
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.wheel import DropDown

_UNSAFE: Final = re.compile(r"[^\w-]+")


@dataclass(frozen=True)
class NewProject:
    """What was chosen; see `documents.project.new_project`."""

    folder: Path
    title: str
    variant: str
    everything: bool


class NewProjectDialog(QDialog):
    """Asks what a project needs; the folder follows the title until it is changed by hand.

    Args:
        game: The only one whose variants are offered; "" for all.
        begin: What it begins with at first, as "game/variant"; the game's usual one where
            there is no such variant, that of all games where there is none of the game.
    """

    def __init__(
        self,
        game: str = "",
        parent: QWidget | None = None,
        here: Path | None = None,
        begin: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New project"))
        documents = QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )
        self._parent_folder = Path(documents) if documents else Path.home()
        self._by_hand = False
        self.title = QLineEdit(self.tr("My game"))
        self.title.setAccessibleName(self.tr("Title"))
        self.folder = QLineEdit()
        self.folder.setAccessibleName(self.tr("Folder"))
        self.folder.setMinimumWidth(self.fontMetrics().averageCharWidth() * 48)
        self.variants = DropDown()
        self.variants.setAccessibleName(self.tr("Variant to begin with"))
        offered = [one for one in catalog.variants(here=here) if game in ("", one.game)]
        several = len({entry.game for entry in offered}) > 1
        for entry in offered:
            of = catalog.games()[entry.game]
            title = said(of, entry.title or entry.name)
            if several:
                title = self.tr("{}: {}").format(said(of, of.title), title)
            self.variants.addItem(title, entry.source)
        own = next((one.source for one in offered if one.game == begin.partition("/")[0]), "")
        places = map(self.variants.findData, (begin, own, usual_variant(game, here)))
        self.variants.setCurrentIndex(next((place for place in places if place >= 0), 0))
        self.everything = QCheckBox(self.tr("Copy all sample boards, decks and variants too"))
        self._wrong = QLabel(wordWrap=True)
        self._wrong.setObjectName("note")
        self._arrange()
        self._follow_title()
        self.title.selectAll()

    def choice(self) -> NewProject:
        """What was chosen."""
        return NewProject(
            Path(self.folder.text()).expanduser(),
            self.title.text().strip(),
            str(self.variants.currentData()),
            self.everything.isChecked(),
        )

    def _arrange(self) -> None:
        choose = QPushButton(self.tr("Choose…"))
        choose.clicked.connect(self._choose)
        row = in_row((self.folder, 1), choose)
        form = QFormLayout()
        form.addRow(self.tr("Title"), self.title)
        form.addRow(self.tr("Folder"), row)
        form.addRow(self.tr("Begin with"), self.variants)
        form.addRow("", self.everything)
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.buttons.button(buttons.Ok).setText(self.tr("Make project"))
        self.buttons.button(buttons.Ok).setObjectName("primary")
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        intro = QLabel(
            self.tr("A project is a folder of text files of your own, good to keep in git.")
        )
        intro.setObjectName("note")
        intro.setWordWrap(True)
        in_column(intro, form, self._wrong, self.buttons, on=self, spacing=12)
        self.title.textChanged.connect(self._follow_title)
        self.folder.textEdited.connect(self._note_hand)
        self.folder.textChanged.connect(self._check)

    def _note_hand(self) -> None:
        self._by_hand = True

    def _follow_title(self) -> None:
        if not self._by_hand:
            name = _UNSAFE.sub("-", self.title.text().strip().lower()).strip("-") or "game"
            self.folder.setText(str(self._parent_folder / name))
        self._check()

    def _choose(self) -> None:
        title = self.tr("Folder for the project")
        found = QFileDialog.getExistingDirectory(self, title, str(self._parent_folder))
        if found:
            self._by_hand = True
            self.folder.setText(found)

    def _check(self) -> None:
        """Say at once what would be refused."""
        said = ""
        folder = Path(self.folder.text()).expanduser()
        if not self.title.text().strip():
            said = self.tr("Give the project a title.")
        elif not self.folder.text().strip():
            said = self.tr("Choose a folder.")
        elif folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
            said = self.tr("This folder is not empty: choose another one.")
        self._wrong.setText(said)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not said)
