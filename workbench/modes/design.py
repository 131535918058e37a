"""Designing: documents in tabs, the files of the project and the history beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QByteArray, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QStackedWidget,
    QTabWidget,
    QToolButton,
    QWidget,
)

from engine.scenarios.projects import is_sample
from workbench.desks.desk import Desk
from workbench.documents.document import Document
from workbench.jobs.measuring import Measuring
from workbench.language.titles import shown_title
from workbench.look.theme import LIGHT, Theme, scaled
from workbench.modes.tab import DeskTab, desk_for
from workbench.panels.files import FilesPanel
from workbench.panels.history import HistoryPanel
from workbench.panels.welcome import WelcomePage
from workbench.widgets.dock_shares import DockShares
from workbench.widgets.dock_tabs import DockTabs
from workbench.widgets.layouts import in_row
from workbench.widgets.tab_order import move_on

LAYOUT_VERSION: Final = 1
_BAR: Final = ("save", "undo", "redo")
_OPEN: Final = ("save_as", "reload", "close_tab", "hide_docks", "undo", "redo")


class DesignMode(QMainWindow):
    """Tabs of desks; the welcome page when there is none.

    Args:
        actions: Key -> action, handed on to the desks.

    Signals:
        front_changed: Another desk is in front, or none.
        enabled_changed: `enabled` or `checked` may give other answers now.
        said, failed: A hint; a sentence about what went wrong.
        close_wanted: A document whose tab should go.
        save_as_wanted: A document that needs a file of its own first.
        open_wanted: Kind and name of a document that another one mentions.
        child_wanted: A Variant of which a document should be made.
    """

    front_changed = Signal()
    enabled_changed = Signal()
    said = Signal(str)
    failed = Signal(str)
    close_wanted = Signal(object)
    save_as_wanted = Signal(object)
    open_wanted = Signal(str, str)
    child_wanted = Signal(object)

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setObjectName("design_mode")
        self.theme: Theme = LIGHT
        self._actions = actions
        self._layouts: dict[str, QByteArray] = {}  # of each kind of desk
        self._plain: dict[str, QByteArray] = {}
        self._hidden: list[tuple[QMainWindow, QByteArray, int]] = []  # as they stood before F11
        self._editors = {"wheel_zooms": True, "show_names": False}
        self.measuring: Measuring | None = None  # the lab, handed on to the desks
        self._behind: Document | None = None  # in front before the welcome page
        self.welcome = WelcomePage(actions["open_project"], actions["open"])
        self.welcome.leave_wanted.connect(self.leave_welcome)
        self.tabs = QTabWidget(documentMode=True, tabsClosable=True, movable=True)
        self.tabs.setAccessibleName(self.tr("Open documents"))
        self.tabs.currentChanged.connect(self._bring_to_front)
        self.tabs.tabCloseRequested.connect(self._ask_to_close)
        self._add_bar()
        self.stack = QStackedWidget()
        self.stack.addWidget(self.welcome)
        self.stack.addWidget(self.tabs)
        self.setCentralWidget(self.stack)
        self.files = FilesPanel()
        self.history = HistoryPanel()
        self._add_docks()
        self._front: Desk | None = None
        self._shared_out = False
        self._shares = DockShares(self, self._share_out)
        DockTabs(self)
        self._plain_layout = self.saveState(LAYOUT_VERSION)

    def _add_bar(self) -> None:
        """Save, undo and redo beside the tabs, so that they take no room from the desk."""
        self.bar = QWidget()
        self.bar.setObjectName("design_bar")
        row = in_row(on=self.bar, margins=(0, 0, scaled(8), 0), spacing=scaled(2))
        for key in _BAR:
            button = QToolButton()
            button.setDefaultAction(self._actions[key])
            row.addWidget(button)
        self.tabs.setCornerWidget(self.bar, Qt.Corner.TopRightCorner)

    def _add_docks(self) -> None:
        left = Qt.DockWidgetArea.LeftDockWidgetArea
        panels = (
            ("files", self.tr("Files"), self.files),
            ("history", self.tr("History"), self.history),
        )
        for name, title, panel in panels:
            dock = QDockWidget(title, self)
            dock.setObjectName(name)
            panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            dock.setWidget(panel)
            self.addDockWidget(left, dock)
        self.setCorner(Qt.Corner.BottomLeftCorner, left)

    def showEvent(self, event: QShowEvent) -> None:
        """Once the width is known, the files get a fifth of it at most."""
        super().showEvent(event)
        if not self._shared_out:
            self._shared_out = True
            QTimer.singleShot(0, self, self._share_out)

    def _share_out(self) -> None:
        docks = self.findChildren(QDockWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        wide = min(self.fontMetrics().averageCharWidth() * 36, self.width() // 5)
        self.resizeDocks(docks[:1], [wide], Qt.Orientation.Horizontal)

    # Documents.

    @property
    def desk(self) -> Desk | None:
        """The desk in front."""
        tab = self.tabs.currentWidget()
        return tab.desk if isinstance(tab, DeskTab) else None

    @property
    def document(self) -> Document | None:
        """The document in front."""
        return self.desk.document if self.desk is not None else None

    def all_tabs(self) -> Sequence[DeskTab]:
        """Every tab, from left to right."""
        tabs = (self.tabs.widget(number) for number in range(self.tabs.count()))
        return [tab for tab in tabs if isinstance(tab, DeskTab)]

    def tab_of(self, document: Document) -> DeskTab | None:
        """The tab of a document."""
        return next((tab for tab in self.all_tabs() if tab.document is document), None)

    def place_of(self, document: Document | None) -> int:
        """How many tabs stand before a document's; -1 if it has none."""
        tab = self.tab_of(document) if document is not None else None
        return self.tabs.indexOf(tab) if tab is not None else -1

    def move_tab(self, document: Document, place: int) -> None:
        """Put a document's tab at a place; nothing for -1."""
        if place >= 0:
            self.tabs.tabBar().moveTab(self.place_of(document), place)

    def show_document(self, document: Document) -> Desk:
        """Bring a document to the front, on a new desk if it has none."""
        tab = self.tab_of(document)
        if tab is None:
            tab = self._new_tab(document)
        self.tabs.setCurrentWidget(tab)
        self.stack.setCurrentWidget(self.tabs)
        return tab.desk

    def take_keyboard(self) -> None:
        """Give the keyboard to the desk in front, or to the welcome page."""
        if self.desk is not None:
            self.desk.setFocus()
        else:
            move_on(self.welcome, forward=True)

    def show_welcome(self) -> None:
        """Show the page for beginners; beside documents it is one tab more."""
        if self.all_tabs():
            self._behind = self.document or self._behind
            self.tabs.setCurrentIndex(self.tabs.addTab(self.welcome, self.tr("Welcome")))
        self.take_keyboard()

    def leave_welcome(self) -> None:
        """Go back from the page for beginners to the documents, if there are any."""
        place, behind = self.tabs.indexOf(self.welcome), self.place_of(self._behind)
        if place < 0:
            return
        if behind >= 0:
            self.tabs.setCurrentIndex(behind)
        self.tabs.removeTab(place)
        self.stack.addWidget(self.welcome)
        self.take_keyboard()

    def drop_document(self, document: Document) -> None:
        """Take a document's tab away."""
        tab = self.tab_of(document)
        if tab is None:
            return
        self._keep_layout(tab.desk)
        if self._front is tab.desk:
            self._front = None
            self.history.set_document(None)
        self.tabs.removeTab(self.tabs.indexOf(tab))
        self._hidden = [one for one in self._hidden if one[0] is not tab.desk]
        tab.hide()
        tab.deleteLater()
        self.look_around()
        if not self.all_tabs():
            self.leave_welcome()
            self.stack.setCurrentWidget(self.welcome)
        self._bring_to_front()
        self.front_changed.emit()  # also after the last one, when none was and none is in front
        self.enabled_changed.emit()

    def _new_tab(self, document: Document) -> DeskTab:
        desk = desk_for(document)
        desk.set_actions(self._actions)
        desk.set_theme(self.theme)
        desk.use_settings(**self._editors)
        desk.use_measuring(self.measuring)
        self._plain.setdefault(desk.kind, desk.layout_state())
        tab = DeskTab(desk)
        desk.said.connect(self.said)
        desk.failed.connect(self.failed)
        desk.enabled_changed.connect(self._tell_enabled)
        desk.open_wanted.connect(self.open_wanted)
        desk.child_wanted.connect(self.child_wanted)
        document.state_changed.connect(self._follow_state)
        self.tabs.addTab(tab, "")
        if document.path is not None and is_sample(document.path):
            said = self.tr(
                "This is a sample that comes with Oikist. What you change is saved as a copy."
            )
            copy = (self.tr("Save a copy…"), lambda: self.save_as_wanted.emit(document))
            tab.ask(said, copy)
        self._follow_state()
        return tab

    def _follow_state(self) -> None:
        """Titles, dirty marks and locks of all tabs."""
        for tab in self.all_tabs():
            number, document = self.tabs.indexOf(tab), tab.document
            mark = "● " if document.dirty else ""
            self.tabs.setTabText(number, f"{mark}{shown_title(document)}".replace("&", "&&"))
            place = str(document.path) if document.path else self.tr("not saved yet")
            self.tabs.setTabToolTip(number, place)
        self.look_around()
        self.enabled_changed.emit()

    def look_around(self) -> None:
        """Tell every desk that other documents or files are about."""
        documents = [tab.document for tab in self.all_tabs()]
        for tab in self.all_tabs():
            tab.desk.look_around([one for one in documents if one is not tab.document])

    def _ask_to_close(self, number: int) -> None:
        tab = self.tabs.widget(number)
        if isinstance(tab, DeskTab):
            self.close_wanted.emit(tab.document)
        else:
            self.leave_welcome()

    def _bring_to_front(self) -> None:
        desk = self.desk
        if desk is self._front:
            return
        if self._front is not None:
            self._keep_layout(self._front)
        self._front = desk
        if desk is not None:
            desk.use_layout(self._layouts.get(desk.kind, QByteArray()))
            self._shares.soon()  # a desk that asked for more has made the files narrower
        self.history.set_document(desk.document if desk is not None else None)
        self.front_changed.emit()
        self.enabled_changed.emit()

    def _tell_enabled(self) -> None:
        if self.sender() is self.desk:
            self.enabled_changed.emit()

    # What the window asks of a mode.

    def slots(self) -> Mapping[str, Callable[[], None]]:
        """What the desk in front does for each key, and what holds for every desk."""
        document = self.document
        found = dict(self.desk.slots()) if self.desk is not None else {}
        if document is not None:
            found |= {"undo": document.undo, "redo": document.redo}
            found["hide_docks"] = self.toggle_docks
        return found

    def enabled(self) -> Mapping[str, bool]:
        """Which actions make sense now."""
        document = self.document
        found = dict.fromkeys(_OPEN, document is not None)
        if document is not None:
            found |= {"undo": document.can_undo, "redo": document.can_redo}
            found["reload"] = document.path is not None
            found |= self.desk.enabled() if self.desk is not None else {}
        return found

    def reasons(self) -> Mapping[str, str]:
        """Why actions that are off are so, in words."""
        found = {"reopen": self.tr("No tab was closed.")}
        if self.desk is None:
            return found | dict.fromkeys(
                ("save", *_OPEN), self.tr("Open a board, a deck or a variant first.")
            )
        found["undo"] = self.tr("There is nothing to undo.")
        found["redo"] = self.tr("There is nothing to redo.")
        found["reload"] = self.tr("This document has no file yet.")
        return found | dict(self.desk.reasons())

    def checked(self) -> Mapping[str, bool]:
        """Which actions show a tick now."""
        return self.desk.checked() if self.desk is not None else {}

    def dock_widgets(self) -> Sequence[QDockWidget]:
        """Docks of this mode and of the desk in front."""
        own = self.findChildren(QDockWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [*own, *(self.desk.docks() if self.desk is not None else ())]

    def toggle_docks(self) -> None:
        """Hide every panel, or show again those that were hidden, as they stood."""
        hidden, self._hidden = self._hidden, []
        for window, state, version in hidden:
            window.restoreState(state, version)
        if hidden:
            return
        windows: list[tuple[QMainWindow, int]] = [(self, LAYOUT_VERSION)]
        if self.desk is not None:
            windows.append((self.desk, self.desk.layout_version))
        self._hidden = [(one, one.saveState(version), version) for one, version in windows]
        for dock in self.dock_widgets():
            dock.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self.history.set_theme(theme)
        for tab in self.all_tabs():
            tab.desk.set_theme(theme)

    def use_settings(self, *, wheel_zooms: bool, show_names: bool) -> None:
        """See `Desk.use_settings`; boards that are open keep showing names or not."""
        self._editors = {"wheel_zooms": wheel_zooms, "show_names": show_names}
        for tab in self.all_tabs():
            tab.desk.use_settings(wheel_zooms=wheel_zooms, show_names=False)

    # Layouts.

    def layout_state(self) -> QByteArray:
        """The layout of this mode's own docks."""
        return self.saveState(LAYOUT_VERSION)

    def use_layout(self, state: QByteArray) -> None:
        """Take over a layout of this mode's own docks."""
        if not state.isEmpty():
            self._shared_out = self.restoreState(state, LAYOUT_VERSION)
            if self._shared_out:
                QTimer.singleShot(0, self._shares, self._shares.take)

    def desk_layouts(self) -> Mapping[str, QByteArray]:
        """The layout of each kind of desk that was in front."""
        if self._front is not None:
            self._keep_layout(self._front)
        return dict(self._layouts)

    def use_desk_layouts(self, layouts: Mapping[str, QByteArray]) -> None:
        """Layouts for desks that will come to the front."""
        self._layouts |= layouts

    def reset_layout(self) -> None:
        """Put every panel back to its place."""
        self._hidden = []
        self.restoreState(self._plain_layout, LAYOUT_VERSION)
        self._shares.forget()
        self._layouts.clear()
        for tab in self.all_tabs():
            tab.desk.use_layout(self._plain.get(tab.desk.kind, QByteArray()))

    def private_states(self) -> dict[str, dict[str, object]]:
        """What each desk wants to remember, by the path of its file."""
        return {
            str(tab.document.path): tab.desk.private_state()
            for tab in self.all_tabs()
            if tab.document.path is not None
        }

    def _keep_layout(self, desk: Desk) -> None:
        if not self._hidden and desk.settled:
            self._layouts[desk.kind] = desk.layout_state()
