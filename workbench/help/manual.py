"""The window of the manual: contents, search, pages, back and forward."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QDesktopServices, QKeySequence, QShortcut, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from workbench.help.page_view import PageView
from workbench.help.pages import CONTENTS, KEYS, Page, resolved
from workbench.help.rendering import Passage, fill, passages
from workbench.language.counts import counted
from workbench.language.fuzzy import folded
from workbench.language.translator import SOURCE, chosen_language
from workbench.look.icons import program_icon
from workbench.settings import Settings
from workbench.widgets.layouts import in_column, in_row

ACTION: Final = "action:"  # what links to something that the window does begin with
_LAYOUT: Final = "manual"
_SIZE: Final = (1060, 740)
_PLACE: Final = Qt.ItemDataRole.UserRole
_MOST_HITS: Final = 200
Spot = tuple[str, int]  # a page, and how far it was scrolled


class ManualWindow(QWidget):
    """A window of its own, which stays while one works.

    Args:
        found: Every page by name, in the order of the contents.
        keys: Makes the page of shortcuts as they are now.
        settings: Where its size is kept.

    Signals:
        action_wanted: Key of an action that a link stands for.
    """

    action_wanted = Signal(str)

    def __init__(
        self,
        found: Mapping[str, Page],
        keys: Callable[[], Page],
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("manual")
        self.setWindowIcon(program_icon())
        self.pages = dict(found)
        self._keys = keys
        self._settings = settings
        self._passages: list[Passage] = []  # of all pages, once somebody searches
        self._way: list[Spot] = []
        self._at = -1
        self.back = QPushButton(self.tr("&Back"))
        self.forward = QPushButton(self.tr("&Forward"))
        self.home = QPushButton(self.tr("&Contents"))
        self.print = QPushButton(self.tr("&Print…"))
        self.search = QLineEdit()
        self.contents = QTreeWidget()
        self.hits = QTreeWidget()
        self.counted = QLabel()
        self.english = QLabel(self.tr("The pages are in English."))
        self.view = PageView()
        self._side = QStackedWidget()
        self._arrange()
        self._wire()
        self.renew()
        self.view.setFocus()
        geometry = settings.bytes_of(_LAYOUT)
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self._take_usual_size()

    # Going about.

    @property
    def page(self) -> str:
        """Name of the page that is shown; "" before the first."""
        return self.view.page.name if self.view.page is not None else ""

    def go(self, place: str) -> bool:
        """Show a page: "play", or one of its sections: "play#hints"; False if there is none."""
        name, _, anchor = place.partition("#")
        if name not in self.pages:
            return False
        self._remember()
        self._show(name)
        if anchor:
            self.view.go_to_anchor(anchor)
        del self._way[self._at + 1 :]
        self._way.append((name, self.view.verticalScrollBar().value()))
        self._at = len(self._way) - 1
        self._show_way()
        return True

    def renew(self) -> None:
        """Make the page of shortcuts anew, and the contents with it."""
        made = self._keys()
        self.pages[KEYS] = made
        self._passages = []
        self._list_contents()
        if self.page == KEYS:
            self.view.show_page(made)

    def look_for(self, search: str) -> None:
        """List every passage that has all the words; without words the contents again."""
        words = folded(search).split()
        self._side.setCurrentWidget(self.hits if words else self.contents)
        self.counted.setVisible(bool(words))
        self.view.mark(words)
        self.hits.clear()
        if not words:
            return
        every = sorted(
            (one for one in self._all_passages() if _has(one, words)),
            key=lambda one: one.text != one.section,  # headings first
        )
        for one in every[:_MOST_HITS]:
            title = self.pages[one.page].title
            place = title if one.section == title else f"{title} › {one.section}"
            item = QTreeWidgetItem(self.hits, [f"{place}\n{one.around(words)}"])
            item.setData(0, _PLACE, one)
            item.setToolTip(0, one.text)
        self.counted.setText(counted(self.tr("{n:place|places}"), n=len(every)))

    def _all_passages(self) -> list[Passage]:
        if not self._passages:
            document = QTextDocument()
            for page in self.pages.values():
                fill(document, page, self.palette())
                self._passages.extend(passages(page, document))
        return self._passages

    def _show(self, name: str) -> None:
        if name != self.page:
            self.view.show_page(self.pages[name])
            self.view.mark(folded(self.search.text()).split())
            self.setWindowTitle(self.tr("{} – Manual").format(self.pages[name].title))
        self._choose_in_contents(name)

    def _step(self, step: int) -> None:
        """Go back or forward on the way that was gone."""
        if not 0 <= self._at + step < len(self._way):
            return
        self._remember()
        self._at += step
        name, place = self._way[self._at]
        self._show(name)
        self.view.verticalScrollBar().setValue(place)
        self._show_way()

    def _remember(self) -> None:
        if self._way and self.page:
            self._way[self._at] = (self.page, self.view.verticalScrollBar().value())

    def _show_way(self) -> None:
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at < len(self._way) - 1)

    # What is clicked.

    def _follow_link(self, url: QUrl) -> None:
        link = url.toString()
        if link.startswith(ACTION):
            self.action_wanted.emit(link.removeprefix(ACTION))
            return
        place = resolved(link, self.page, self.pages)
        if place is not None:
            self.go("#".join(part for part in place if part))
        elif ":" in link:
            QDesktopServices.openUrl(url)

    def _follow_contents(self, item: QTreeWidgetItem) -> None:
        self.go(str(item.data(0, _PLACE)))

    def _follow_hit(self, item: QTreeWidgetItem | None) -> None:
        hit = item.data(0, _PLACE) if item is not None else None
        if isinstance(hit, Passage):
            self.go(hit.page)
            self.view.go_to_block(hit.block)
            self._remember()

    def _next_hit(self) -> None:
        """Enter goes from one place to the next."""
        count = self.hits.topLevelItemCount()
        current = self.hits.currentItem()
        row = self.hits.indexOfTopLevelItem(current) if current is not None else -1
        found = self.hits.topLevelItem((row + 1) % max(count, 1))
        if found is not None:
            self.hits.setCurrentItem(found)

    def _leave(self) -> None:
        """Esc ends the search first, then closes the window."""
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    def _ask_to_print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.windowTitle())
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.view.print_(printer)
        dialog.deleteLater()

    # The window.

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the size."""
        self._settings.save_bytes(_LAYOUT, self.saveGeometry())
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Other colours or letters: the page is drawn anew."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            self.view.refresh()

    def _list_contents(self) -> None:
        self.contents.clear()
        for page in self.pages.values():
            item = QTreeWidgetItem(self.contents, [page.title])
            item.setData(0, _PLACE, page.name)
            for heading in page.headings:
                if heading.level == 2:
                    below = QTreeWidgetItem(item, [heading.text])
                    below.setData(0, _PLACE, f"{page.name}#{heading.anchor}")
        self._choose_in_contents(self.page)

    def _choose_in_contents(self, name: str) -> None:
        for row in range(self.contents.topLevelItemCount()):
            item = self.contents.topLevelItem(row)
            if item is not None and item.data(0, _PLACE) == name:
                item.setExpanded(True)
                current = self.contents.currentItem()
                if current is None or current.parent() is not item:
                    self.contents.setCurrentItem(item)

    def _take_usual_size(self) -> None:
        room = self.screen().availableGeometry().size()
        self.resize(min(_SIZE[0], room.width() * 9 // 10), min(_SIZE[1], room.height() * 9 // 10))

    def _arrange(self) -> None:
        self.search.setPlaceholderText(self.tr("Search the manual"))
        self.search.setAccessibleName(self.tr("Search the manual"))
        self.search.setClearButtonEnabled(True)
        self.contents.setAccessibleName(self.tr("Contents of the manual"))
        self.hits.setAccessibleName(self.tr("Places that were found"))
        self.hits.setRootIsDecorated(False)
        self.hits.setWordWrap(True)
        self.hits.setAlternatingRowColors(True)
        for tree in (self.contents, self.hits):
            tree.setHeaderHidden(True)
            self._side.addWidget(tree)
        self.counted.setObjectName("note")
        self.counted.hide()
        self.english.setObjectName("note")
        self.english.setVisible(chosen_language(self._settings.language) != SOURCE)
        row = in_row(self.back, self.forward, self.home, 1, self.english, self.print)
        left = QWidget()
        in_column(self.search, self.counted, self._side, on=left, margins=0)
        split = QSplitter()
        split.addWidget(left)
        split.addWidget(self.view)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        split.setSizes([self.fontMetrics().averageCharWidth() * 44, _SIZE[0]])
        in_column(row, (split, 1), on=self)

    def _wire(self) -> None:
        self.back.clicked.connect(lambda: self._step(-1))
        self.forward.clicked.connect(lambda: self._step(1))
        self.home.clicked.connect(lambda: self.go(CONTENTS))
        self.print.clicked.connect(self._ask_to_print)
        self.search.textChanged.connect(self.look_for)
        self.search.returnPressed.connect(self._next_hit)
        self.contents.itemClicked.connect(self._follow_contents)
        self.contents.itemActivated.connect(self._follow_contents)
        self.hits.currentItemChanged.connect(self._follow_hit)
        self.view.anchorClicked.connect(self._follow_link)
        for keys, act in (
            ("Alt+Left", self.back.click),
            ("Alt+Right", self.forward.click),
            ("Alt+Home", self.home.click),
            ("Ctrl+P", self.print.click),
            ("Ctrl+F", self._begin_search),
            ("Ctrl+W", self.close),
            ("Esc", self._leave),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def _begin_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()


def _has(passage: Passage, words: list[str]) -> bool:
    ground = folded(f"{passage.section} {passage.text}")
    return all(word in ground for word in words) and any(
        word in folded(passage.text) for word in words
    )
