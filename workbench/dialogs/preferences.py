"""Preferences: every change holds at once, and Cancel takes all of them back."""

from __future__ import annotations

import os

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.commands.shortcuts import ActionTable
from workbench.dialogs.preference_fields import Fields, Page
from workbench.dialogs.shortcuts import ShortcutsPage
from workbench.language.counts import percent_sign
from workbench.language.translator import NAMES, chosen_language
from workbench.look.theme import (
    LARGEST_TEXT,
    SMALLEST_TEXT,
    apply_motion,
    apply_text_size,
    apply_theme,
)
from workbench.settings import Settings
from workbench.widgets.layouts import in_column, in_row


class PreferencesDialog(QDialog):
    """General, editor, appearance, language, shortcuts, simulation, advanced.

    Every change goes into the settings at once, which tell all who listen
    (`Settings.changed`). Cancel, Esc, Ctrl+W and closing give back what was there before.

    Args:
        settings: What is shown and changed.
        actions: For the page of shortcuts.
    """

    def __init__(
        self, settings: Settings, actions: ActionTable, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._settings = settings
        self._actions = actions
        self._before = settings.snapshot()
        self._language = chosen_language(settings.language)
        self.fields = Fields(settings, self)
        self.shortcuts = ShortcutsPage(settings, actions)
        self.pages = QListWidget()
        self.stack = QStackedWidget()
        self.buttons = QDialogButtonBox()
        self._fill()
        self._set_up_buttons()
        self._arrange()
        settings.changed.connect(self._apply)
        self.shortcuts.changed.connect(lambda: actions.use_shortcuts(settings.shortcuts))
        QShortcut(QKeySequence("Ctrl+W"), self, self.reject)

    def show_page(self, name: str) -> None:
        """Turn to a page by its name, such as "appearance" or "shortcuts"."""
        for row in range(self.pages.count()):
            if self.pages.item(row).data(Qt.ItemDataRole.UserRole) == name:
                self.pages.setCurrentRow(row)

    def reject(self) -> None:
        """Give back everything as it was."""
        self._settings.restore(self._before)
        self._actions.use_shortcuts(self._settings.shortcuts)
        super().reject()

    def done(self, result: int) -> None:
        """Close, stop listening, and go."""
        self._settings.changed.disconnect(self._apply)
        super().done(result)
        self.deleteLater()

    def _apply(self, key: str) -> None:
        """Let the program follow what a page has changed."""
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            return
        if key == "appearance/theme":
            apply_theme(app, self._settings.theme)
        elif key == "appearance/text_size":
            apply_text_size(app, self._settings.text_size)
        elif key == "appearance/reduce_motion":
            apply_motion(app, reduced=self._settings.reduce_motion)
        elif key == "language/choice":
            other = chosen_language(self._settings.language) != self._language
            self._restart.setVisible(other)

    def _fill(self) -> None:
        self._add("general", self.tr("General"), self._general())
        self._add("editor", self.tr("Editor"), self._editor())
        self._add("appearance", self.tr("Appearance"), self._appearance())
        self._add("language", self.tr("Language"), self._speech())
        self._add("shortcuts", self.tr("Shortcuts"), self.shortcuts)
        self._add("simulation", self.tr("Simulation"), self._simulation())
        self._add("advanced", self.tr("Advanced"), self._advanced())
        self.pages.currentRowChanged.connect(self.stack.setCurrentIndex)
        self.pages.setCurrentRow(0)

    def _add(self, name: str, title: str, page: QWidget) -> None:
        self.pages.addItem(title)
        self.pages.item(self.pages.count() - 1).setData(Qt.ItemDataRole.UserRole, name)
        whole = QWidget()
        column = QVBoxLayout(whole)
        head = QLabel(title)
        head.setObjectName("caption")
        column.addWidget(head)
        column.addSpacing(6)
        if isinstance(page, Page):
            column.addWidget(_scrolled(page), 1)
        else:
            column.addWidget(page, 1)
        self.stack.addWidget(whole)

    def _general(self) -> Page:
        page = Page()
        page.add(self.fields.tick("general/reopen_project", self.tr("&Open the last project")))
        page.note(self.tr("Otherwise Oikist starts with the welcome page."))
        page.add(self.fields.tick("general/watch_files", self.tr("&Watch files")))
        page.note(self.tr("Offers to reload a document that another program has changed."))
        return page.done()

    def _editor(self) -> Page:
        page = Page()
        page.add(self.fields.tick("editor/wheel_zooms", self.tr("The &wheel zooms")))
        page.note(self.tr("Otherwise it scrolls, and zooms together with Ctrl."))
        page.add(self.fields.tick("editor/show_names", self.tr("Write &names on spaces")))
        page.note(self.tr("Boards open with the name of every space, such as c4."))
        return page.done()

    def _appearance(self) -> Page:
        page = Page()
        themes = (
            ("system", self.tr("As the system")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
            ("contrast", self.tr("High contrast")),
        )
        page.field(self.tr("&Colours"), self.fields.choice("appearance/theme", themes))
        size = self.fields.number("appearance/text_size", SMALLEST_TEXT, LARGEST_TEXT, 10)
        size.setSuffix(percent_sign())
        size.setAccessibleName(self.tr("Text size in per cent"))
        page.field(self.tr("&Text size"), size)
        page.note(self.tr("Icons, rows and spacing grow with it."))
        page.add(self.fields.tick("appearance/reduce_motion", self.tr("Reduce &motion")))
        page.note(self.tr("Nothing slides, fades or blinks."))
        return page.done()

    def _speech(self) -> Page:
        page = Page()
        known = NAMES[chosen_language("system")]
        system = self.tr("As the system ({})").format(known)
        choices = (("system", system), *NAMES.items())
        page.field(self.tr("&Language"), self.fields.choice("language/choice", choices))
        self._restart = page.note(self.tr("The window uses it as soon as this dialog is closed."))
        self._restart.hide()
        page.note(
            self.tr(
                "Games use it where they are translated. What you have written, such as titles "
                "and notes, stays as it is."
            )
        )
        return page.done()

    def _simulation(self) -> Page:
        page = Page()
        cores = os.cpu_count() or 1
        threads = self.fields.number("simulation/threads", 0, 1024, 1)
        threads.setSpecialValueText(self.tr("One per core ({})").format(cores))
        page.field(self.tr("&Threads"), threads)
        page.note(self.tr("Results are the same with any number of threads."))
        games = self.fields.number("simulation/games", 1, 10_000_000, 1000)
        games.setGroupSeparatorShown(True)
        page.field(self.tr("&Games of a new batch"), games)
        return page.done()

    def _advanced(self) -> Page:
        page = Page()
        page.add(self.fields.tick("advanced/journal", self.tr("&Keep a journal of edits")))
        page.note(
            self.tr("After a crash, unsaved documents are recovered from it up to the last edit.")
        )
        place = QLineEdit(str(self._settings.path), readOnly=True)
        place.setAccessibleName(self.tr("Settings file"))
        page.field(self.tr("Settings file"), place)
        show = QPushButton(self.tr("&Show its folder"))
        show.clicked.connect(self._show_folder)
        page.add(show)
        return page.done()

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._settings.path.parent)))

    def _set_up_buttons(self) -> None:
        kinds = QDialogButtonBox.StandardButton
        self.buttons.setStandardButtons(kinds.Ok | kinds.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        # Enter inside a field must not close the dialog.
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
            button.setDefault(False)

    def _arrange(self) -> None:
        self.pages.setAccessibleName(self.tr("Pages"))
        self.pages.setObjectName("pages")
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row = in_row(self.pages, (self.stack, 1))
        in_column((row, 1), self.buttons, on=self)
        self._fit_pages()

    def _fit_pages(self) -> None:
        """Give the list and the dialog the room that the text size asks for."""
        self.ensurePolished()
        em = self.fontMetrics().averageCharWidth()
        self.pages.ensurePolished()
        self.pages.doItemsLayout()
        wide = self.pages.sizeHintForColumn(0) + 4 * em
        self.pages.setMinimumWidth(wide)
        self.pages.setMaximumWidth(wide)
        tall = 32 * self.fontMetrics().lineSpacing()
        self.resize(max(self.width(), wide + 84 * em), max(self.height(), tall))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.layout() is not None:
            self._fit_pages()


def _scrolled(page: QWidget) -> QScrollArea:
    area = QScrollArea(widgetResizable=True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(page)
    return area
