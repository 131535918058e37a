"""The window's dialogs; each is imported when it is first wanted, so that the start is quick."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDockWidget, QMessageBox

from engine import __version__
from engine.errors import OikistError
from workbench.commands.shortcuts import plain
from workbench.documents.memory import recall, remember
from workbench.language.translator import chosen_language
from workbench.panels.files import listed
from workbench.shell import Shell
from workbench.widgets.dock_front import bring_to_front

KEEP_RUNNING, STOP_AND_KEEP, STAY = "keep", "stop", "stay"

if TYPE_CHECKING:
    from workbench.dialogs.palette import Choice


def show_preferences(window: Shell, page: str = "general") -> None:
    """Look, language, shortcuts and more."""
    from workbench.dialogs.preferences import PreferencesDialog

    dialog = PreferencesDialog(window.settings, window.acts, window)
    dialog.show_page(page)
    dialog.exec()
    if chosen_language(window.settings.language) != window.language:
        window.language_wanted.emit()


def show_palette(window: Shell) -> None:
    """Everything that can be done, brought to the front or opened."""
    from workbench.dialogs.palette import PaletteDialog

    extra = [*_panels(window), *_files(window)]
    PaletteDialog(window.acts, extra, window, window.settings).exec()


def show_files(window: Shell) -> None:
    """Everything that can be opened."""
    from workbench.dialogs.palette import PaletteDialog

    PaletteDialog(None, _files(window), window).exec()


def _panels(window: Shell) -> list[Choice]:
    """Every panel of the table and of the open editor; those of the mode in front first."""
    from workbench.dialogs.palette import Choice

    def led(mode: str, dock: QDockWidget) -> None:
        window.use_mode(mode)
        bring_to_front(dock)

    modes = {"play": window.play.dock_widgets(), "design": window.design.dock_widgets()}
    first = window.mode
    return [
        Choice(
            window.tr("Panel: {}").format(dock.windowTitle()),
            plain(window.acts[f"mode_{mode}"].text()),
            partial(led, mode, dock),
            key=f"panel_{dock.objectName()}",
        )
        for mode in sorted(modes, key=lambda one: one != first)
        for dock in modes[mode]
    ]


def _files(window: Shell) -> list[Choice]:
    from workbench.dialogs.palette import Choice

    titles = {
        "board": window.tr("Board"),
        "deck": window.tr("Deck"),
        "variant": window.tr("Variant"),
    }

    def opened(path: Path) -> None:
        if window.filing.open(path) is not None:
            window.design.take_keyboard()

    return [
        Choice(file.title, f"{titles[file.kind]} · {file.path}", partial(opened, file.path))
        for file in listed(window.filing.project)
    ]


def show_export(window: Shell) -> None:
    """What is in front as PDF, SVG or PNG."""
    from workbench.dialogs.export import ExportDialog
    from workbench.printing.printable import printable_of, printable_scenario

    document = window.design.document if window.mode == "design" else None
    try:
        if document is not None:
            printable = printable_of(document)
        elif window.play.scenario is not None:
            printable = printable_scenario(window.play.scenario, window.play.picture)
        else:
            return
    except OikistError as error:
        window.report(str(error))
        return
    kept = window.filing.state / "export.json"
    dialog = ExportDialog(
        printable, str(recall(kept).get("order", "")), window.filing.projects.home(), window
    )
    dialog.set_theme(window.theme)
    dialog.kept_changed.connect(lambda text: remember(kept, {"order": text}))
    dialog.exec()
    dialog.deleteLater()


def show_new_project(window: Shell) -> None:
    """Ask for a new project, which begins with what is in front."""
    document = window.design.document if window.mode == "design" else None
    begin, scenario = "", window.play.scenario
    if document is not None:
        name = document.path.stem if document.kind == "variant" and document.path else ""
        begin = f"{document.game}/{name}"
    elif scenario is not None:
        begin = f"{scenario.game.name}/{scenario.name}"
    window.filing.projects.new_project(begin=begin)


def ask_about_work(window: Shell) -> str:
    """What becomes of the batch or questions that run: KEEP_RUNNING, STOP_AND_KEEP or STAY."""
    box = QMessageBox(window, icon=QMessageBox.Icon.Question)
    box.setWindowTitle(window.tr("The lab is at work"))
    box.setText(window.tr("What should happen to its games?"))
    kept = window.tr(
        "They are stored as they are played. If you stop, “Go on” in the Lab plays the rest later."
    )
    lost = window.tr("They are not stored. If you stop, the question begins anew later.")
    keeps = window.lab.work.keeps
    box.setInformativeText(kept if keeps else lost)
    roles = QMessageBox.ButtonRole
    keep = box.addButton(window.tr("&Keep running until done"), roles.AcceptRole)
    stopping = window.tr("&Stop and keep its games") if keeps else window.tr("&Stop")
    stop = box.addButton(stopping, roles.DestructiveRole)
    stay = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(keep)
    box.setEscapeButton(stay)
    box.exec()
    chosen = box.clickedButton()
    box.deleteLater()
    if chosen is keep:
        return KEEP_RUNNING
    return STOP_AND_KEEP if chosen is stop else STAY


def offer_recovery(window: Shell) -> None:
    """Offer the unsaved work that an earlier process left behind, if it did."""
    from workbench.crash import last_hard_crash

    report = last_hard_crash(window.filing.state)
    if report is not None:
        from workbench.crash import FOLDER
        from workbench.dialogs.crash import CrashDialog

        crashed = CrashDialog(report.text, window.filing.state / FOLDER, window, hard=True)
        crashed.exec()
        crashed.deleteLater()
    journals = window.filing.shelf.journals
    leftovers = journals.leftovers()
    if not leftovers:
        return
    from workbench.dialogs.recovery import RecoveryDialog

    dialog = RecoveryDialog(journals, leftovers, window)
    dialog.restored.connect(window.filing.take_restored)
    dialog.exec()
    dialog.deleteLater()
    if any(document.dirty for document in window.filing.shelf.documents):
        window.use_mode("design")


def show_about(window: Shell) -> None:
    """Version and licence."""
    said = window.tr(
        "Oikist {}\nA workbench for designers of strategy board games.\n\n"
        "MIT licence. Uses Qt through PySide6 under the LGPL."
    )
    QMessageBox.about(window, window.tr("About Oikist"), said.format(__version__))
