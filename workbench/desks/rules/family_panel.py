"""The tree of variants, what is known about each, and what differs between two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSplitter,
    QTreeView,
    QWidget,
)

from engine.language import said
from engine.reports.rules_sheet import paragraphs
from engine.scenarios.family import Kin, differences, family, said_anew
from engine.scenarios.variants import Variant, lineage
from workbench.desks.rules.family_model import CHANGES, NAME, ORIGIN, FamilyModel
from workbench.desks.rules.standing import Standing
from workbench.language.rule_words import title_of, value_with_unit
from workbench.look.theme import LIGHT, Theme, scaled
from workbench.widgets.elided import ElidedButton
from workbench.widgets.filled_rows import FilledRows
from workbench.widgets.layouts import in_column
from workbench.widgets.prose import Prose

WIDE: Final = 52  # characters
_ROOM: Final = {CHANGES: 38, ORIGIN: 50}  # characters from which a column is shown
_PAUSE: Final = 50  # milliseconds, since many things change at once
WIDEST: Final = 380  # pixels: with large text the form needs the room more


class FamilyPanel(QWidget):
    """All variants of the game, as they extend each other.

    Signals:
        open_wanted: Name or path of a variant.
        child_wanted: A `Variant` to be extended by a new one; it has a file.
    """

    open_wanted = Signal(str)
    child_wanted = Signal(object)

    def __init__(self, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.standing = standing
        self._theme = LIGHT
        self._unsaved: tuple[Variant, ...] = ()
        self._later = QTimer(self, singleShot=True, interval=_PAUSE)
        self._later.timeout.connect(self.fill)
        self.model = FamilyModel(self)
        self.tree = QTreeView(self, uniformRowHeights=True)
        self.tree.setModel(self.model)
        self.tree.setAccessibleName(self.tr("Variants"))
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        self.tree.setIndentation(scaled(12))
        self.tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.tree.activated.connect(lambda _index: self._open())
        self.tree.selectionModel().selectionChanged.connect(lambda *_: self._tell())
        self.view = Prose(self)
        self.view.setFrameShape(Prose.Shape.NoFrame)
        self.view.document().setDocumentMargin(10)
        self.view.setAccessibleName(self.tr("About the variant"))
        splitter = QSplitter(Qt.Orientation.Vertical, self)
        splitter.addWidget(self.tree)
        splitter.addWidget(self.view)
        splitter.setSizes([300, 260])
        in_column((splitter, 1), self._buttons(), on=self, margins=(0, 0, 0, 8))
        standing.values_changed.connect(self._tell)
        standing.values_changed.connect(self._count)
        standing.words_changed.connect(self._tell)
        self.fill()

    def fill(self) -> None:
        """Read all variants anew."""
        self._later.stop()
        standing, path = self.standing, self.standing.document.path
        mine = () if path is not None else (standing.variant,)
        roots = family(standing.game, path, (*mine, *self._unsaved), standing.document.here)
        everybody = [kin for root in roots for kin in root.walk()]
        here = next((kin for kin in everybody if self._is_here(kin)), None)
        before = [(kin.name, kin.path) for kin in self.chosen()]
        followed = all(map(self.model.is_here, self.chosen()))  # also to another file
        self.model.show_family(roots, here, standing.document.here)
        self._count()
        self.tree.expandAll()
        again = [kin for kin in everybody if not followed and (kin.name, kin.path) in before]
        for kin in again or ([here] if here is not None else []):
            self._select(self.model.index_of(kin))
        self._tell()

    def _count(self) -> None:
        self.model.count_here(said_anew(self.standing.variant))

    def look_around(self, unsaved: Sequence[Variant]) -> None:
        """Read all variants anew soon; some of them have no file yet.

        Args:
            unsaved: Those that are open in other tabs.
        """
        self._unsaved = tuple(unsaved)
        self._later.start()

    def _is_here(self, kin: Kin) -> bool:
        path = self.standing.document.path
        if path is None:
            return kin.variant is self.standing.variant
        return kin.path is not None and kin.path.resolve() == path.resolve()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The titles have the room; in a narrow dock the other columns give way."""
        super().resizeEvent(event)
        letters = self.width() / self.fontMetrics().averageCharWidth()
        self.tree.setColumnHidden(ORIGIN, letters < _ROOM[ORIGIN])
        self.tree.setColumnHidden(CHANGES, letters < _ROOM[CHANGES])

    def sizeHint(self) -> QSize:
        """See Qt: wide enough for the titles."""
        width = min(self.fontMetrics().averageCharWidth() * WIDE, WIDEST)
        return QSize(width, super().sizeHint().height())

    def chosen(self) -> list[Kin]:
        """The selected variants."""
        rows = self.tree.selectionModel().selectedRows(NAME)
        return [kin for kin in map(self.model.kin, rows) if kin is not None]

    def choose(self, *names: str) -> None:
        """Select variants by name."""
        self.tree.selectionModel().clearSelection()
        for name in names:
            self._select(self.model.find(name))

    def _select(self, index: QModelIndex) -> None:
        flag = QItemSelectionModel.SelectionFlag
        self.tree.selectionModel().select(index, flag.Select | flag.Rows)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.model.set_theme(theme)
        self._tell()

    def _buttons(self) -> FilledRows:
        self.open_button = ElidedButton(self.tr("Open"), self)
        self.child_button = ElidedButton(self.tr("New child"), self)
        self.open_button.clicked.connect(self._open)
        self.child_button.clicked.connect(self._child)
        row = FilledRows(self.open_button, self.child_button)
        row.setContentsMargins(8, 0, 8, 0)
        return row

    def _open(self) -> None:
        for kin in self.chosen():
            if kin.source:
                self.open_wanted.emit(kin.source)

    def _child(self) -> None:
        for kin in self.chosen()[:1]:
            if kin.variant is not None:
                self.child_wanted.emit(kin.variant)

    def _tell(self) -> None:
        """About one variant and how it differs from this one; or about two."""
        chosen = [kin for kin in self.chosen() if kin.variant is not None or kin.fault]
        self.open_button.setEnabled(any(kin.source for kin in chosen))
        self.child_button.setEnabled(len(chosen) == 1 and chosen[0].variant is not None)
        self.view.document().setDefaultStyleSheet(
            f".soft {{ color: {self._theme.muted}; }} .bad {{ color: {self._theme.danger}; }}"
            " p { margin-top: 2px; margin-bottom: 6px; } td { padding: 2px 10px 2px 0; }"
        )
        if not chosen:
            hint = self.tr("Select a variant to read about it, or two to compare them.")
            self.view.setHtml(f'<p class="soft">{escape(hint)}</p>')
            return
        self.view.setHtml("".join(self._about(chosen)))

    def _about(self, chosen: list[Kin]) -> Iterator[str]:
        variants = [own for own in map(self._as_edited, chosen) if own is not None]
        if len(variants) > 1:
            yield from self._compared(variants[0], variants[1])
            return
        kin = chosen[0]
        if kin.fault:
            yield f'<p class="bad">⚠ {escape(kin.fault[:1].upper() + kin.fault[1:])}.</p>'
        if not variants:
            return
        (variant,) = variants
        labels = (self.tr("Why"), self.tr("Hypothesis"), self.tr("Verdict"))
        for label, text in zip(
            labels, (variant.note, variant.hypothesis, variant.verdict), strict=True
        ):
            if text.strip():
                yield f'<p class="soft">{escape(label)}</p>'
                told = paragraphs(said(self.standing.game, text))
                yield from (f"<p>{escape(part)}</p>" for part in told)
        if self.model.is_here(kin):
            yield from self._changes(kin)
        else:
            yield from self._compared(variant, self.standing.variant)

    def _as_edited(self, kin: Kin) -> Variant | None:
        """A variant as it is now: of the one that is being edited the tree has an older copy."""
        return self.standing.variant if self.model.is_here(kin) else kin.variant

    def _changes(self, kin: Kin) -> Iterator[str]:
        """What this one plays otherwise than its parent, and than its file."""
        own = self.standing.variant
        for parent in lineage(own, [])[1:2]:
            yield from self._compared(parent, own)
        if kin.path and kin.variant and differences(kin.variant, own, self.standing.game):
            yield from self._compared(kin.variant, own, self.tr("as saved"))

    def _compared(self, first: Variant, second: Variant, title: str = "") -> Iterator[str]:
        """A table of what two variants play otherwise.

        Args:
            title: Of the first; "" for its own.
        """
        game = self.standing.game
        found = differences(first, second, game)
        titles = [escape(said(game, one.title or one.name)) for one in (first, second)]
        if second is self.standing.variant:
            titles[1] = escape(self.tr("this one"))
        if title:
            titles[0] = escape(title)
        if not found:
            same = self.tr("{first} and {second} play the same.")
            yield f'<p class="soft">{same.format(first=titles[0], second=titles[1])}</p>'
            return
        yield f'<table><tr class="soft"><td></td><td>{titles[0]}</td><td>{titles[1]}</td></tr>'
        for entry in found:
            parameter = game.parameters.get(str(entry.key[-1]))
            values = [
                escape(value_with_unit(parameter, value)) for value in (entry.first, entry.second)
            ]
            title = escape(title_of(entry.key, game))
            yield f"<tr><td><b>{title}</b></td><td>{values[0]}</td><td>{values[1]}</td></tr>"
        yield "</table>"
