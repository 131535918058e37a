"""Documents and files: new, open, save, close; projects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.documents import shown
from engine.errors import Fault, OikistError, ScenarioError
from engine.folders import current_folder
from engine.scenarios import catalog
from engine.scenarios.mentions import SUFFIX, Mention, look_up
from engine.scenarios.projects import Project, free_name
from engine.scenarios.usual import usual_game
from engine.scenarios.variants import Variant
from workbench.desks.recipe_dialog import generator_of
from workbench.dialogs import unsaved
from workbench.dialogs.new_document import NewDeckDialog, NewVariantDialog
from workbench.documents.deck_document import DeckDocument
from workbench.documents.document import Document
from workbench.documents.shelf import Shelf, board_document, goes_to_table
from workbench.documents.variant_document import VariantDocument
from workbench.documents.watcher import nearest_folder
from workbench.language.counts import counted
from workbench.modes.design import DesignMode
from workbench.moved_files import (
    each_saved,
    follow,
    move,
    own_file,
    players_of,
    saved_said,
)
from workbench.outside import Outside
from workbench.project_keeper import Projects

_CLOSED: Final = 20  # tabs that can be reopened


class Filing(QObject):
    """Everything that goes between documents and files.

    Args:
        window: Parent of dialogs.
        state: Folder for journals and what is remembered.
        shelf: Documents of a window whose place this one takes; None to begin without.

    Signals:
        failed: A sentence about what went wrong.
        refused: A sentence about what cannot be done as things stand.
        said: A short hint that something was done.
        saved: A document was written to its file.
        brought: A document that somebody asked for is in front.
        table_wanted: Kind and path of a match or a position that somebody wants to open.
    """

    failed = Signal(str)
    refused = Signal(str)
    said = Signal(str)
    saved = Signal()
    brought = Signal()
    table_wanted = Signal(str, object)

    def __init__(
        self, window: QWidget, design: DesignMode, state: Path, shelf: Shelf | None = None
    ) -> None:
        super().__init__(window)
        self.window = window
        self.design = design
        self.state = state
        self.shelf = shelf or Shelf(state)
        self.shelf.setParent(self)
        self.projects = Projects(
            window,
            design,
            self.shelf,
            state,
            self.close_these,
            lambda name: self.open_mentioned("variant", name),
        )
        self._outside = Outside(design, self.shelf, self.reload, self.save, self)
        self._closed: list[Path] = []
        self._wire()

    @property
    def project(self) -> Project | None:
        """The project that is open."""
        return self.projects.project

    def _wire(self) -> None:
        shelf, design = self.shelf, self.design
        self.projects.failed.connect(self.failed)
        self.projects.said.connect(self.said)
        shelf.opened.connect(design.show_document)
        shelf.closed.connect(design.drop_document)
        shelf.trouble.connect(self.failed)
        design.close_wanted.connect(self.close)
        design.save_as_wanted.connect(self.save_as)
        design.open_wanted.connect(self.open_mentioned)
        design.child_wanted.connect(self.new_child)
        for offering in (design.files, design.welcome):
            offering.open_wanted.connect(self.open)
            offering.open_wanted.connect(design.take_keyboard)
        design.files.copy_wanted.connect(self.copy_into_project)

    def slots(self) -> Mapping[str, Callable[[], Any]]:
        """What happens for each key of the table of actions."""
        return {
            "open_project": self.projects.choose_project,
            "new_board": self.new_board,
            "new_deck": self.new_deck,
            "new_variant": self.new_variant,
            "open": self.choose_file,
            "import_tiled": self.import_tiled,
            "export_tiled": self.export_tiled,
            "reopen": self.reopen,
            "save_as": self.save_as,
            "save_all": self.save_all,
            "reload": self.reload,
            "close_tab": self.close,
        }

    def enabled(self) -> Mapping[str, bool]:
        """Which of these make sense now, whatever is in front."""
        return {
            "reopen": any(path.exists() for path in self._closed),
            "save_all": bool(self.shelf.dirty),
        }

    # Opening and making.

    def choose_file(self) -> None:
        """Ask for a file and open it."""
        kinds = self.tr("Files of Oikist (*.toml *.match)")
        path, _ = QFileDialog.getOpenFileName(
            self.window, self.tr("Open"), str(self.projects.home()), kinds
        )
        if path:
            self.open(Path(path))

    def open(self, path: Path) -> Document | None:
        """Open a file in a tab; None, and a sentence, if it cannot be read."""
        if kind := goes_to_table(path):
            self.table_wanted.emit(kind, path)
            return None
        return self._bring(lambda: self.shelf.open(path))

    def _bring(self, make: Callable[[], Document]) -> Document | None:
        try:
            document = make()
        except OikistError as error:
            self.failed.emit(str(error))
            return None
        self.shelf.add(document)
        self.design.show_document(document)
        self.brought.emit()
        return document

    def open_mentioned(self, kind: str, name: str) -> None:
        """Open what a document mentions by name or path."""
        self._bring(lambda: self.shelf.open(self._mentioned(kind, name, self.design.document)))

    def _mentioned(self, kind: str, name: str, document: Document | None) -> Path:
        if name.endswith(SUFFIX) and Path(name).is_absolute():
            return Path(name)
        near = document.path if document is not None else None
        if kind == "variant" and (document is None or "/" in name):
            return catalog.find_variant(name, self.shelf.here)
        faults: list[Fault] = []
        game = document.game if document is not None else usual_game(self.shelf.here)
        path = look_up(kind, game, Mention(name, near, kind, self.shelf.here), faults)
        if path is None:
            raise ScenarioError(faults)
        return path

    def reopen(self) -> None:
        """Reopen what was closed last."""
        while self._closed:
            path = self._closed.pop()
            if path.exists():
                self.open(path)
                return

    def new_board(self) -> None:
        """Ask how to begin a board, and open it."""
        game = self._game()
        schema = catalog.board_schema(game)
        if schema is None:
            self.refused.emit(self.tr("{} has no board").format(catalog.games()[game].title))
            return
        dialog = generator_of(game, schema, self.window)
        dialog.set_theme(self.design.theme)
        if dialog.exec() and (board := dialog.board) is not None:
            self._bring(lambda: board_document(board))
        dialog.deleteLater()

    def import_tiled(self) -> None:
        """Ask for a map of Tiled, and open it as a new board."""
        from workbench.desks.board.dialogs.tiled import import_map

        try:
            document = import_map(self.window, self._game())
        except OikistError as error:
            self.failed.emit(str(error))
            return
        if document is not None:
            self._bring(lambda: document)

    def export_tiled(self) -> None:
        """Ask where to write the board in front for Tiled."""
        from workbench.desks.board.dialogs.tiled import export_map

        try:
            said = export_map(self.window, self.design.document)
        except OikistError as error:
            self.failed.emit(str(error))
            return
        if said:
            self.said.emit(said)

    def new_deck(self) -> None:
        """Ask which deck to copy, and open the copy."""
        dialog = NewDeckDialog(self._game(), self.window, self.shelf.here)
        if dialog.exec() == NewDeckDialog.DialogCode.Accepted:
            self._bring(lambda: DeckDocument.of(dialog.deck()))
        dialog.deleteLater()

    def new_variant(self, parent: str = "") -> None:
        """Ask which variant to change, and open one that extends it."""
        dialog = NewVariantDialog(self._game(), parent, self.window, self.shelf.here)
        if dialog.exec() == NewVariantDialog.DialogCode.Accepted:
            self.new_child(dialog.variant())
        dialog.deleteLater()

    def new_child(self, variant: Variant) -> None:
        """Open a new variant."""
        self._bring(lambda: VariantDocument.of(variant))

    def take_restored(self, document: Document) -> None:
        """Open what a journal gave back, in the place of its file's tab; what is in front stays."""
        other = self.shelf.at(document.path) if document.path is not None else None
        before = self.design.document
        place = self.design.place_of(other)
        if other is not None and not other.dirty:
            self.shelf.close(other)
        self.shelf.add(document)
        self.design.move_tab(document, place)
        self.design.show_document(before if before not in (None, other) else document)

    def _game(self) -> str:
        document = self.design.document
        return document.game if document is not None else usual_game(self.shelf.here)

    def copy_into_project(self, path: Path) -> None:
        """Copy a file into the project and open the copy."""
        if self.project is None:
            self.refused.emit(self.tr("Make or open a project first: File > New project"))
            return
        try:
            document = self.shelf.open(path)
            target = self._proposal(document)
            document.save(target)
        except OikistError as error:
            self.failed.emit(str(error))
            return
        self.shelf.watcher.watch(document)
        self.projects.make_again()
        self.projects.list_soon()
        self.design.show_document(document)

    # Saving.

    def save(self, document: Document | None = None) -> bool:
        """Save a document, the one in front if none is given; False if it was not saved."""
        document = document or self.design.document
        if document is None:
            return False
        path = own_file(document)
        if path is None:
            return self.save_as(document)
        if document.differs_from_disk() and path.exists():
            self._outside.offer_reload(document)
            self.refused.emit(
                self.tr("{} was changed by another program: choose above what to keep").format(
                    shown(path, self.shelf.here)
                )
            )
            return False
        return self._write(document, path)

    def save_as(self, document: Document | None = None) -> bool:
        """Ask for a file and save a document there."""
        document = document or self.design.document
        if document is None:
            return False
        proposal = self._proposal(document)
        if self.shelf.watcher.missing:  # whoever cancels has made no folder
            proposal = nearest_folder(proposal.parent) / proposal.name
        elif self.project is not None:
            with suppress(OSError):  # the dialog then begins elsewhere, and saving says why
                proposal.parent.mkdir(parents=True, exist_ok=True)
        kinds = self.tr("TOML files (*.toml)")
        path, _ = QFileDialog.getSaveFileName(self.window, self.tr("Save as"), str(proposal), kinds)
        if not path:
            return False
        target = Path(path)
        return self._write(document, target if target.suffix else target.with_suffix(SUFFIX))

    def save_all(self) -> bool:
        """Save every document that has changed; False if one was not saved."""
        saved = list(each_saved(self.shelf.documents, self.save))
        if sum(saved) > 1:
            self.said.emit(counted(self.tr("Saved {count:file|files}"), count=sum(saved)))
        return all(saved)

    def _write(self, document: Document, path: Path) -> bool:
        other = self.shelf.at(path)
        if other is not None and other is not document:
            self.refused.emit(self.tr("{} is open in another tab").format(shown(path)))
            return False
        moves, before = document.path != path, document.history.position
        players = players_of(document, self.shelf.recent) if moves and document.dirty else []
        move(document, path)
        try:
            document.save(path)
        except OikistError as error:
            document.go_to(before)
            self.failed.emit(str(error))
            return False
        followed = follow(document, players)
        self.shelf.watcher.watch(document)
        self.projects.make_again()
        if (tab := self.design.tab_of(document)) is not None:
            tab.ask("")
        self.projects.list_soon()
        self.said.emit(saved_said(path, self.shelf.here, followed))
        self.saved.emit()
        return True

    def _proposal(self, document: Document) -> Path:
        """Where a document without a file of its own would go."""
        if (path := own_file(document)) is not None:
            return path
        if self.project is not None:
            folder = self.project.place(document.file_kind, document.game)
        else:
            folder = current_folder()
        return folder / f"{free_name(folder, document.name)}{SUFFIX}"

    def reload(self, document: Document | None = None) -> None:
        """Read a document's file again."""
        document = document or self.design.document
        if document is not None:
            try:
                document.reload()
            except OikistError as error:
                self.failed.emit(str(error))

    # Closing.

    def close(self, document: Document | None = None) -> bool:
        """Close a document; asks when it has changed. False if the user keeps it open."""
        document = document or self.design.document
        if document is None or not self._may_close([document]):
            return False
        if document.path is not None:
            self._closed = [*self._closed, document.path][-_CLOSED:]
        self.shelf.close(document)
        return True

    def may_close_all(self) -> bool:
        """Ask what to save, as at the end; False if the user keeps one open."""
        return self._may_close(self.shelf.documents)

    def close_these(self, documents: Sequence[Document]) -> bool:
        """Close documents; False, and all stay open, if the user keeps one."""
        if not self._may_close(documents):
            return False
        for document in documents:
            self.shelf.close(document)
        return True

    def _may_close(self, documents: Sequence[Document]) -> bool:
        changed = [document for document in documents if document.dirty]
        if not changed:
            return True
        answer = unsaved.ask(changed, self.window)
        if answer == unsaved.SAVE:
            return all(each_saved(documents, self.save))
        return answer == unsaved.DISCARD
