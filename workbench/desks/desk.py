"""What every desk has: a document, a history, docks of its own, and actions it answers to.

A desk is a QMainWindow inside a tab, so that each kind of document keeps its own layout
of docks. It owns no QAction: the window owns the one table of all actions and hands each
one that is triggered to the desk in front.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QByteArray, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from engine.errors import Fault
from engine.play.wording import labelled
from workbench.documents.document import Document
from workbench.jobs.measuring import Measuring
from workbench.language.faults import sentence
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.dock_shares import DockShares
from workbench.widgets.dock_tabs import DockTabs

Slots = Mapping[str, Callable[[], None]]
LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea


class Desk(QMainWindow):
    """One open document and everything to edit it with.

    Signals:
        said: A hint for the status bar; "" takes it away.
        failed: What went wrong, in words.
        enabled_changed: `enabled` or `checked` may give other answers now.
        open_wanted: Kind and name or path of another document to open ("board", "recon-1").
        child_wanted: A Variant without a file, of which a document should be made.
    """

    kind: ClassVar[str] = ""
    layout_version: ClassVar[int] = 1  # rises whenever a dock is renamed, added or taken away

    said = Signal(str)
    failed = Signal(str)
    enabled_changed = Signal()
    open_wanted = Signal(str, str)
    child_wanted = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setObjectName(f"desk_{self.kind}")
        self.setDockNestingEnabled(True)
        self.document = document
        self.theme: Theme = LIGHT
        self._shared_out = False
        self.settled = False  # whether its docks have sizes that are worth keeping
        self._shares = DockShares(self, self.share_out)
        DockTabs(self)
        document.setParent(self)

    # What each desk answers.

    def slots(self) -> Slots:
        """What this desk does for each key of the table of actions that it understands."""
        return {}

    def enabled(self) -> Mapping[str, bool]:
        """Actions that are switched off or on now; those not named are on."""
        return {}

    def checked(self) -> Mapping[str, bool]:
        """Actions that show a tick now, such as the tool in hand."""
        return {}

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme

    def reasons(self) -> Mapping[str, str]:
        """Why an action that is switched off is so, as a sentence; those not named say nothing."""
        return {}

    def use_settings(self, *, wheel_zooms: bool, show_names: bool) -> None:
        """Follow what was chosen for all editors; called once before the desk is shown.

        Args:
            wheel_zooms: Whether the wheel alone zooms; else it scrolls.
            show_names: Whether a desk that opens shows the name of every space.
        """

    def use_runs(self, runs: Path | None, here: Path | None = None) -> None:
        """Games that a desk tells of lie in a file of runs.

        Args:
            runs: None for the user's own.
            here: Folder in which the names of their variants are looked up; None for the
                current one.
        """

    def look_around(self, others: Sequence[Document]) -> None:
        """Files came or went, or other documents were opened, closed, saved or renamed.

        Args:
            others: All open documents but this one.
        """

    def set_actions(self, actions: Mapping[str, QAction]) -> None:
        """The window's actions by key, for toolbars; called once, before the desk is shown."""

    def use_measuring(self, measuring: Measuring | None) -> None:
        """The lab, for desks whose documents can be measured, if there is one; called once."""

    def private_state(self) -> dict[str, Any]:
        """What this desk wants to remember of itself, such as its zoom; as JSON holds it."""
        return {}

    def use_private_state(self, state: Mapping[str, Any]) -> None:
        """Take over what `private_state` gave."""

    def show_name(self, name: str) -> None:
        """Go to something that other parts of the window name, such as a rule or parameter."""

    def show_faults(self, faults: Sequence[Fault]) -> str:
        """Lead to what keeps the document from being played; gives it as a sentence.

        Args:
            faults: At least one, as the engine found them.
        """
        about = self.about(faults[0])
        why = sentence(faults[0])
        said = [self.tr("It cannot be played yet."), labelled(about, why)]
        more = len(faults) - 1
        if more:
            said.append(self.tr("And {} more.").format(more))
        return " ".join(said)

    def about(self, fault: Fault) -> str:
        """What a fault is about, as the desk names it; "" where its sentence says so."""
        del fault
        return ""

    # Docks.

    def add_dock(
        self, name: str, title: str, widget: QWidget, area: Qt.DockWidgetArea
    ) -> QDockWidget:
        """A dock around the desk; `name` is what a saved layout knows it by."""
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        dock.setWidget(widget)
        self.addDockWidget(area, dock)
        return dock

    def share_out(self) -> None:
        """Give the docks their first sizes, now that the size of the desk is known."""

    def showEvent(self, event: QShowEvent) -> None:
        """Share out the room once, unless a layout was taken over."""
        super().showEvent(event)
        if not self._shared_out:
            self._shared_out = True
            QTimer.singleShot(0, self, self._settle)
            self._shares.soon()  # Qt forgets sizes that were given before the first layout

    def _settle(self) -> None:
        self.settled = True
        self.share_out()

    def docks(self) -> Sequence[QDockWidget]:
        """All docks, for the menu that shows and hides them."""
        return self.findChildren(QDockWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def layout_state(self) -> QByteArray:
        """The layout of the docks, to be kept."""
        return self.saveState(self.layout_version)

    def use_layout(self, state: QByteArray) -> bool:
        """Take over a layout; False if it is of another version."""
        restored = not state.isEmpty() and self.restoreState(state, self.layout_version)
        self._shared_out = self._shared_out or restored
        self.settled = self.settled or restored
        if restored:
            QTimer.singleShot(0, self._shares, self._shares.take)
        else:
            self._shares.forget()
        return restored
