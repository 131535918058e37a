"""Panel "Rules": the last refusal on top, then every rule and toggle, with a search."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.look.theme import LIGHT, Theme
from workbench.play.why.rules_page import EDIT, PARAMETER, RULE, RulesPage
from workbench.table.game_table import GameTable
from workbench.table.refused import Refused
from workbench.widgets.prose import Prose

_PAUSE: Final = 120  # milliseconds after the last letter of a search
_SHARE: Final = 0.45  # of the height, at most, for the last refusal


class RulesPanel(QWidget):
    """The rules of the scenario on the table.

    Signals:
        edit_wanted: Id of a rule or name of a parameter to open in the rules editor.
    """

    edit_wanted = Signal(str)

    def __init__(self, table: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._theme = LIGHT
        self._page: RulesPage | None = None
        self._refused: Refused | None = None
        self._shown_search = ""
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search rules"))
        self.search.setAccessibleName(self.tr("Search rules"))
        self.search.setClearButtonEnabled(True)
        self.last = _browser(self.tr("Rules of the last refusal"))
        self.last.document().setDocumentMargin(8)
        self.reason = QLabel(self)
        self.reason.setWordWrap(True)
        self.reason.setTextFormat(Qt.TextFormat.PlainText)
        self.reason.setObjectName("danger")
        self.banner = self._make_banner()
        self.view = _browser(self.tr("Rules"))
        self.view.document().setDocumentMargin(14)
        self._empty = QLabel(self.tr("The rules appear when a game is on the table."), self)
        self._empty.setObjectName("empty")
        self._empty.setWordWrap(True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(6)
        across = QHBoxLayout()
        across.setContentsMargins(10, 0, 10, 0)
        across.addWidget(self.search)
        column.addLayout(across)
        column.addWidget(self.banner)
        column.addWidget(self._empty, 1)
        column.addWidget(self.view, 1)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self._write)
        self.search.textEdited.connect(lambda: self._wait.start(_PAUSE))
        self.search.returnPressed.connect(self._write)
        for browser in (self.last, self.view):
            browser.anchorClicked.connect(self._follow)
        table.refused.connect(self.show_refused)
        table.seats_changed.connect(self._follow_table)
        table.history_changed.connect(self._follow_table)
        self._write()

    def sizeHint(self) -> QSize:
        """Wide enough to read."""
        return QSize(self.fontMetrics().averageCharWidth() * 46, super().sizeHint().height())

    @property
    def page(self) -> RulesPage | None:
        """What is shown; None without a game."""
        self._follow_table()
        return self._page

    def show_refused(self, refused: Refused) -> None:
        """Put a refusal and its rules on top."""
        self._refused = refused
        self._follow_table()
        self._write_last()

    def show_rule(self, identity: str) -> None:
        """Go to a rule, a toggle, or an open question by its id."""
        page = self.page
        home = page.home_of(identity) if page is not None else ""
        if not home:
            return
        if self.search.text():
            self.search.clear()
        if self._wait.isActive() or self._shown_search:
            self._write()
        self.view.scrollToAnchor(home)
        self.view.setAccessibleDescription(identity)

    def forget_refusal(self) -> None:
        """Take the last refusal off the top."""
        self._refused = None
        self._write_last()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self._write()
        self._write_last()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F goes to the search, Esc empties it."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self._write()
            return
        super().keyPressEvent(event)

    def _make_banner(self) -> QFrame:
        banner = QFrame(self)
        banner.setObjectName("banner")
        banner.setProperty("kind", "danger")
        column = QVBoxLayout(banner)
        column.setContentsMargins(12, 8, 10, 6)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.reason, 1)
        away = QPushButton(self.tr("Hide"), banner)
        away.setAccessibleName(self.tr("Hide the last refusal"))
        away.clicked.connect(self.forget_refusal)
        head.addWidget(away, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(self.last)
        banner.hide()
        return banner

    def _follow_table(self) -> None:
        """Write another page if another scenario is on the table."""
        match = self._table.match
        scenario = match.scenario if match is not None else None
        shown = self._page.scenario if self._page is not None else None
        if scenario is not shown:
            self._page = RulesPage(scenario) if scenario is not None else None
            self._refused = None
            self._write()
            self._write_last()

    def _write(self) -> None:
        self._wait.stop()
        self._shown_search = self.search.text().strip()
        page = self._page
        self._empty.setVisible(page is None)
        self.view.setVisible(page is not None)
        self.search.setEnabled(page is not None)
        if page is None:
            return
        self._dress(self.view)
        found = page.html(self._shown_search)
        nothing = self.tr("No rule contains these words.")
        self.view.setHtml(found or f'<p class="soft">{nothing}</p>')

    def _write_last(self) -> None:
        refused, page = self._refused, self._page
        self.banner.setVisible(refused is not None and page is not None)
        if refused is None or page is None:
            return
        said = self.tr("{}: {}").format(refused.words, refused.refusal.text)
        self.reason.setText(said)
        self.banner.setAccessibleName(self.tr("Last refusal"))
        self.banner.setAccessibleDescription(said)
        self._dress(self.last)
        self.last.setHtml(page.entries(refused.refusal.rules))
        self._fit_last()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The last refusal takes what it needs, but never most of the panel."""
        super().resizeEvent(event)
        self._fit_last()

    def _fit_last(self) -> None:
        document = self.last.document()
        document.setTextWidth(max(self.last.viewport().width(), 60))
        frame = min(max(self.last.height() - self.last.viewport().height(), 6), 24)
        wanted = int(document.size().height()) + frame + 2
        self.last.setFixedHeight(min(wanted, max(int(self.height() * _SHARE), 60)))

    def _dress(self, browser: Prose) -> None:
        theme = self._theme
        browser.document().setDefaultStyleSheet(
            f"a {{ color: {theme.accent}; }} .soft {{ color: {theme.muted}; }}"
            f" h2 {{ color: {theme.muted}; font-size: large; margin-top: 14px; }}"
            " h3 { margin-top: 10px; margin-bottom: 2px; }"
            " p { margin-top: 2px; margin-bottom: 5px; }"
            f" .set {{ background-color: {theme.hover}; }}"
        )

    def _follow(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        if kind == EDIT:
            self.edit_wanted.emit(name)
        elif kind in (RULE, PARAMETER):
            self.show_rule(name)


def _browser(name: str) -> Prose:
    browser = Prose()
    browser.setOpenLinks(False)
    browser.setFrameShape(Prose.Shape.NoFrame)
    browser.setAccessibleName(name)
    return browser
