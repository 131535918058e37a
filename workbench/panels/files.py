"""Panel "Files": boards, decks and variants of the project, and the samples below them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QMenu, QTreeWidget, QTreeWidgetItem, QWidget

from engine.language import said
from engine.scenarios import catalog
from engine.scenarios.projects import Project, is_sample
from workbench.language.fuzzy import has_words
from workbench.look.theme import scaled
from workbench.widgets.layouts import in_column

_PATH: Final = Qt.ItemDataRole.UserRole
_NAME: Final = 16  # characters of a name that are always in sight


@dataclass(frozen=True)
class File:
    """One file that can be opened.

    Attributes:
        kind: "board", "deck" or "variant".
        sample: Whether it comes with Oikist.
    """

    kind: str
    game: str
    title: str
    path: Path
    sample: bool


def listed(project: Project | None) -> list[File]:
    """Files of the project and those that come with Oikist, as mentions find them."""
    found: dict[Path, File] = {}
    games = catalog.games()
    sources = {"board": catalog.boards, "deck": catalog.decks, "variant": catalog.variants}
    for kind, entries in sources.items():
        for entry in entries(here=project.folder if project else None):
            path = entry.path.resolve()
            title = said(games[entry.game], entry.title or entry.name)
            found[path] = File(kind, entry.game, title, path, is_sample(path))
    if project is not None:
        for kind, game, path in project.files():
            whole = path.resolve()
            known = found.get(whole)
            title = known.title if known else path.stem
            found[whole] = File(kind, game, title, whole, sample=False)
    return list(found.values())


class FilesPanel(QWidget):
    """A tree of everything that can be opened.

    Signals:
        open_wanted: Path of a file.
        copy_wanted: Path of a file of which the project should get a copy.
    """

    open_wanted = Signal(object)
    copy_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.filter = QLineEdit(placeholderText=self.tr("Filter"), clearButtonEnabled=True)
        self.filter.setAccessibleName(self.tr("Filter of the files"))
        self.filter.textChanged.connect(self._hide_others)
        self.filter.setMinimumWidth(self.fontMetrics().averageCharWidth() * _NAME)
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(scaled(12))
        self.tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setAccessibleName(self.tr("Boards, decks and variants"))
        self.tree.itemActivated.connect(self._open)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tree.customContextMenuRequested.connect(self._show_menu)
        in_column(self.filter, (self.tree, 1), on=self, margins=(8, 4, 8, 4), spacing=6)

    def show_files(self, files: Iterable[File], project: str) -> None:
        """List files: those of the project first, then the samples.

        Args:
            project: Title of the project, "" for none.
        """
        files = list(files)
        closed = self._closed()
        self.tree.clear()
        own = [one for one in files if not one.sample]
        if project:
            self._add_games(project, own, closed, ())
        samples = [one for one in files if one.sample]
        if samples or not project:  # a project may have a copy of each
            self._add_games(self.tr("Samples"), samples, closed, [one.game for one in own])
        self._hide_others(self.filter.text())

    def _add_games(
        self, title: str, files: list[File], closed: set[str], first: Collection[str]
    ) -> None:
        """A group, or one for each game; those named in `first` come before the others."""
        names = sorted({one.game for one in files}, key=lambda name: (name not in first, name))
        if len(names) < 2:
            self._add_group(title, files, closed)
            return
        games = catalog.games()
        for name in names:
            game = games.get(name)  # None if it is not installed any more
            called = name if game is None else said(game, game.title)
            of_game = self.tr("{}: {}").format(title, called)
            self._add_group(of_game, [one for one in files if one.game == name], closed)

    def _add_group(self, title: str, files: list[File], closed: set[str]) -> None:
        top = QTreeWidgetItem([title])
        self.tree.addTopLevelItem(top)
        titles = {
            "variant": self.tr("Variants"),
            "board": self.tr("Boards"),
            "deck": self.tr("Decks"),
        }
        for kind, words in titles.items():
            branch = QTreeWidgetItem([words])
            for one in sorted(files, key=lambda one: one.title.lower()):
                if one.kind == kind:
                    branch.addChild(_leaf(one))
            if branch.childCount():
                top.addChild(branch)
                branch.setExpanded(f"{title}/{words}" not in closed)
        if not top.childCount():
            empty = QTreeWidgetItem([self.tr("Nothing here yet: File > New")])
            empty.setFlags(Qt.ItemFlag.NoItemFlags)
            top.addChild(empty)
        top.setExpanded(title not in closed)

    def _closed(self) -> set[str]:
        """Groups and branches that the user has folded."""
        found = set()
        for top in self._tops():
            if not top.isExpanded():
                found.add(top.text(0))
            for branch in _children(top):
                if branch.childCount() and not branch.isExpanded():
                    found.add(f"{top.text(0)}/{branch.text(0)}")
        return found

    def _hide_others(self, wanted: str) -> None:
        for top in self._tops():
            for branch in _children(top):
                leaves = _children(branch)
                for leaf in leaves:
                    text = f"{leaf.text(0)} {leaf.toolTip(0)}"
                    leaf.setHidden(not has_words(wanted, text))
                branch.setHidden(_all_hidden(leaves) and bool(wanted.strip()))
            top.setHidden(_all_hidden(_children(top)) and bool(wanted.strip()))

    def _tops(self) -> list[QTreeWidgetItem]:
        rows = range(self.tree.topLevelItemCount())
        return [item for item in map(self.tree.topLevelItem, rows) if item is not None]

    def _open(self, item: QTreeWidgetItem) -> None:
        path = item.data(0, _PATH)
        if path:
            self.open_wanted.emit(Path(path))

    def _show_menu(self, at: QPoint) -> None:
        item = self.tree.itemAt(at)
        path = item.data(0, _PATH) if item is not None else None
        if not path:
            return
        menu = QMenu(self)
        menu.addAction(self.tr("Open"), lambda: self.open_wanted.emit(Path(path)))
        menu.addAction(self.tr("Copy into the project"), lambda: self.copy_wanted.emit(Path(path)))
        menu.exec(self.tree.viewport().mapToGlobal(at))


def _children(item: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    return [child for child in map(item.child, range(item.childCount())) if child is not None]


def _all_hidden(items: list[QTreeWidgetItem]) -> bool:
    return all(item.isHidden() for item in items)


def _leaf(file: File) -> QTreeWidgetItem:
    leaf = QTreeWidgetItem([file.title])
    leaf.setData(0, _PATH, str(file.path))
    leaf.setToolTip(0, f"{leaf.text(0)}\n{file.path}")
    return leaf
