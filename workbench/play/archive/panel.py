"""Panel "Matches": every match that was kept, to be found, opened and replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.play.archive import Filters, Kept
from engine.records.record import PERSON
from workbench.jobs.match_table import MatchTable
from workbench.jobs.slot import JobSlot
from workbench.look.theme import Theme
from workbench.play.archive.jobs import Listed, ListRequest, OpenRequest
from workbench.play.archive.keeping import Keeper
from workbench.play.archive.model import ArchiveModel, seat_words
from workbench.widgets.elided import ElidedBox
from workbench.widgets.filled_rows import FilledRows

_WAIT: Final = 200  # milliseconds between typing and looking
_ENOUGH: Final = 8  # letters a filter shows at least


class ArchivePanel(QWidget):
    """The list with its filters; a double click or Enter opens a match.

    Args:
        keeper: Knows the folder, and adds to a match that is opened.

    Signals:
        opened: A MatchTable to be put on the table.
        failed: Why a match cannot be opened, in words.
    """

    opened = Signal(object)
    failed = Signal(str)

    def __init__(self, keeper: Keeper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self._listing = JobSlot(self)
        self._opening = JobSlot(self)
        self._asked = OpenRequest(Path())  # which match is being opened
        self._refused: Path | None = None
        self.model = ArchiveModel(self)
        self.view = QTableView()
        self.text = QLineEdit()
        self.variant, self.seats, self.winner = ElidedBox(), ElidedBox(), ElidedBox()
        self.tag, self.fired, self.refused = ElidedBox(), ElidedBox(), ElidedBox()
        self.open_button = QPushButton(self.tr("&Open"))
        self.folder_button = QPushButton(self.tr("Show &folder"))
        self.banner = QFrame()
        self.replay_button = QPushButton(self.tr("&Replay until the rules differ"))
        self._said = QLabel()
        self._empty = QLabel()
        self._stack = QStackedWidget()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WAIT)
        self._lay_out()
        self._wire()

    @property
    def chosen(self) -> Kept | None:
        """The match of the chosen row."""
        row = self.view.currentIndex().row()
        return self.model.kept[row] if 0 <= row < len(self.model.kept) else None

    def filters(self) -> Filters:
        """What is asked for now."""
        who = self.seats.currentData()
        return Filters(
            variant=self.variant.currentData() or "",
            seats=(who,) if who else (),
            winner=self.winner.currentData() or "",
            tag=self.tag.currentData() or "",
            fired=self.fired.currentData() or "",
            refused=self.refused.currentData() or "",
            text=self.text.text().strip(),
        )

    def refresh(self) -> None:
        """Read the folder again."""
        keeper = self._keeper
        request = ListRequest(keeper.folder, self.filters(), keeper.here, keeper.going_on)
        self._listing.start(request)

    def open_chosen(self) -> None:
        """Open the chosen match."""
        kept = self.chosen
        if kept is not None:
            self.open(kept.path)

    def open(self, path: Path, *, until_different: bool = False) -> None:
        """Open a match; what was played by other rules is explained, and replayed if wanted."""
        self.banner.hide()
        self._asked = OpenRequest(path, until_different, here=self._keeper.here)
        self._opening.start(self._asked)

    def show_folder(self) -> None:
        """Open the folder in the desktop's file manager."""
        folder = self._keeper.folder
        folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def set_theme(self, theme: Theme) -> None:
        """Colours come from the style sheet alone."""

    def showEvent(self, event: QShowEvent) -> None:
        """The list is read when it comes into sight."""
        super().showEvent(event)
        self._timer.start()

    # Inside.

    def _take_list(self, listed: Listed) -> None:
        chosen = self.chosen
        self._offer(listed)
        self.model.set_matches(listed.found)
        paths = [kept.path for kept in listed.found]
        if chosen is not None and chosen.path in paths:
            self.view.selectRow(paths.index(chosen.path))
        elif paths:
            self.view.selectRow(0)
        none = self.tr("No matches yet.\nEvery match is kept here from its first move on.")
        self._empty.setText(self.tr("No match passes these filters.") if listed.every else none)
        self._stack.setCurrentIndex(1 if listed.found else 0)
        self._enable()

    def _take_match(self, opened: tuple[MatchTable, str]) -> None:
        table, reason = opened
        if not self._asked.until_different:
            self._keeper.adopt(table, self._asked.path)
        elif reason:
            self._refused = None
            self._say(self.tr("Replayed up to the first difference.\n{}").format(reason))
        self.opened.emit(table)

    def _refuse(self, said: str) -> None:
        self._refused = None if self._asked.until_different else self._asked.path
        self._say(said)
        self.failed.emit(said)

    def _say(self, said: str) -> None:
        self._said.setText(said)
        self.replay_button.setVisible(self._refused is not None)
        self.banner.show()

    def _replay(self) -> None:
        if self._refused is not None:
            self.open(self._refused, until_different=True)

    def _enable(self) -> None:
        kept = self.chosen
        self.open_button.setEnabled(kept is not None and not kept.problem)

    def _offer(self, listed: Listed) -> None:
        """The choices of the filters: what there is."""
        every = listed.every
        seats = {who for kept in every for who in kept.seats}
        winners = {seat for kept in every for seat in (kept.scores or {})}
        _choices(self.variant, {kept.title or kept.variant for kept in every})
        _choices(self.seats, seats, {PERSON: self.tr("person")})
        titles = {
            name: title
            for kept in every
            for name, title in seat_words(kept.game, kept.scores or {}).items()
        }
        _choices(self.winner, winners | seats, {PERSON: self.tr("person")} | titles)
        _choices(self.tag, {tag for kept in every for tag in kept.tags})
        rules = {rule: f"{rule} {section}" for rule, section in listed.rules.items()}
        _choices(self.fired, set(rules), rules)
        _choices(self.refused, {rule for kept in every for rule in kept.refused}, rules)

    def _wire(self) -> None:
        self._listing.done.connect(self._take_list)
        self._listing.failed.connect(self._say)
        self._opening.done.connect(self._take_match)
        self._opening.failed.connect(self._refuse)
        self._timer.timeout.connect(self.refresh)
        self.text.textChanged.connect(self._timer.start)
        for box in self._boxes():
            box.currentIndexChanged.connect(self._timer.start)
        self.view.doubleClicked.connect(lambda _: self.open_chosen())
        self.view.activated.connect(lambda _: self.open_chosen())
        self.view.selectionModel().currentChanged.connect(lambda *_: self._enable())
        self.open_button.clicked.connect(self.open_chosen)
        self.folder_button.clicked.connect(self.show_folder)
        self.replay_button.clicked.connect(self._replay)
        self._keeper.kept.connect(lambda _: self.isVisible() and self._timer.start())

    def _boxes(self) -> tuple[ElidedBox, ...]:
        return (self.variant, self.seats, self.winner, self.tag, self.fired, self.refused)

    def _lay_out(self) -> None:
        names = (
            self.tr("Any variant"),
            self.tr("Any seats"),
            self.tr("Any winner"),
            self.tr("Any tag"),
            self.tr("Any rule used"),
            self.tr("Any rule that refused"),
        )
        filters = FilledRows()
        self.text.setPlaceholderText(self.tr("Words in notes"))
        self.text.setAccessibleName(self.tr("Words in notes"))
        self.text.setClearButtonEnabled(True)
        for box, name in zip(self._boxes(), names, strict=True):
            box.addItem(name, "")
            box.setAccessibleName(name)
            box.setToolTip(name)
            box.setMinimumContentsLength(_ENOUGH)
            box.setSizeAdjustPolicy(ElidedBox.SizeAdjustPolicy.AdjustToContents)
            filters.addWidget(box)
        self._prepare_view()
        self.banner.setObjectName("banner")
        self.banner.setProperty("kind", "warning")
        self._said.setWordWrap(True)
        inside = QVBoxLayout(self.banner)
        inside.addWidget(self._said)
        inside.addWidget(self.replay_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.banner.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.addWidget(self.text)
        column.addLayout(filters)
        column.addWidget(self.banner)
        column.addWidget(self._stack, 1)
        column.addLayout(FilledRows(self.open_button, self.folder_button))
        self._enable()

    def _prepare_view(self) -> None:
        self.view.setModel(self.model)
        self.view.setAccessibleName(self.tr("Matches"))
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setShowGrid(False)
        self.view.verticalHeader().hide()
        self.view.setTabKeyNavigation(False)
        self.view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = self.view.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self._empty.setObjectName("empty")
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.view)


def _choices(box: ElidedBox, values: set[str], words: dict[str, str] | None = None) -> None:
    """Offer other values; what is chosen stays chosen as long as it is there."""
    values = values - {""}
    chosen = box.currentData() or ""
    wanted = ["", *sorted(values | ({chosen} - {""}))]
    if [box.itemData(row) for row in range(box.count())] == wanted:
        return
    box.blockSignals(True)
    while box.count() > 1:
        box.removeItem(1)
    for value in wanted[1:]:
        box.addItem((words or {}).get(value, value), value)
    box.setCurrentIndex(wanted.index(chosen))
    box.blockSignals(False)
