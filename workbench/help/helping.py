"""What the Help menu does: the manual in a window of its own, also from dialogs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from workbench import openers
from workbench.help.anchors import place_of
from workbench.help.pages import CONTENTS, KEYS, NEWS
from workbench.shell import Shell

if TYPE_CHECKING:
    from workbench.help.manual import ManualWindow
    from workbench.help.tour import Tour

_HELPED: Final = "oikist_helped"  # property of dialogs that answer the key of the manual
CHANGE_KEYS: Final = "shortcuts_preferences"  # what the page of shortcuts calls it in a link


class Help(QObject):
    """The manual of one window.

    Attributes:
        manual: Its window; None before it is first wanted.
    """

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self.manual: ManualWindow | None = None
        self._tour: Tour | None = None
        window.settings.changed.connect(self._follow)
        window.design.welcome.tour_wanted.connect(self.take_tour)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._help_dialog)

    def slots(self) -> Mapping[str, Callable[[], Any]]:
        """What happens for each key of the Help menu."""
        return {
            "manual": self.show_here,
            "tour": self.take_tour,
            "shortcuts": lambda: self.show(KEYS),
            "news": lambda: self.show(NEWS),
            "welcome": self._show_welcome,
            "about": lambda: openers.show_about(self._window),
        }

    def show_here(self) -> None:
        """Show the page about what has the keyboard; of the mode in front if nothing has."""
        focus = QApplication.focusWidget()
        mode: QWidget = self._window.modes[self._window.mode]
        self.show(place_of(focus) or place_of(mode) or CONTENTS)

    def show(self, place: str) -> None:
        """Show a page of the manual, "play" or "play#hints", before whatever is in front."""
        manual = self.manual or self._made()
        self._let_through(manual)
        manual.show()
        manual.go(place)  # sections have places once there is a width
        manual.raise_()
        manual.activateWindow()

    @property
    def tour(self) -> Tour:
        """The tour of the window."""
        if self._tour is None:
            from workbench.help.tour import Tour

            self._tour = Tour(self._window, partial(self.show, "manual"))
        return self._tour

    def take_tour(self) -> None:
        """Begin the tour, or bring it to the keyboard."""
        self.tour.begin()

    def offer_tour(self) -> None:
        """Offer the tour to somebody who has neither taken nor declined it."""
        if not self._window.settings.tour_answered:
            self.tour.offer()

    @property
    def touring(self) -> int | None:
        """Step of the tour that is taken, 0 if it is only offered; None for neither."""
        tour = self._tour
        if tour is None or not (tour.step or tour.offered):
            return None
        return tour.step

    def go_on(self, touring: int | None) -> None:
        """Go on with the tour that another window took or offered; see `touring`."""
        if touring:
            self.tour.begin(touring)
        elif touring is not None:
            self.tour.offer()

    def close(self) -> None:
        """The window of the program goes, and manual and tour with it."""
        if self._tour is not None:
            self._tour.stop()
        if self.manual is not None:
            self.manual.close()

    def _made(self) -> ManualWindow:
        from workbench.help.keys import keys_page
        from workbench.help.manual import ManualWindow
        from workbench.help.pages import pages

        window = self._window
        self.manual = ManualWindow(
            pages(),
            lambda: keys_page(window.acts.entries.values(), window.settings.shortcuts),
            window.settings,
            window,
        )
        self.manual.action_wanted.connect(self._act)
        return self.manual

    def _let_through(self, manual: ManualWindow) -> None:
        """A dialog that waits for an answer keeps out all windows but those that belong to it.

        A dialog of the manual, such as the one for printing, cannot own it: Qt would go round
        and round in such a circle of windows.
        """
        manual.winId()  # makes the native window
        asking = QApplication.activeModalWidget()
        if asking is not None and _belongs_to(asking, manual):
            return
        owner = asking.windowHandle() if asking is not None else None
        handle = manual.windowHandle()
        if handle.transientParent() is not owner:
            manual.hide()
            handle.setTransientParent(owner)  # type: ignore[arg-type]  # None for no owner

    def _help_dialog(self, before: QWidget | None, now: QWidget | None) -> None:
        """Dialogs know no actions of the window; they get the key of the manual as it is now."""
        dialog = now.window() if now is not None else None
        if not isinstance(dialog, QDialog) or dialog.property(_HELPED):
            return
        dialog.setProperty(_HELPED, True)
        for keys in self._window.acts["manual"].shortcuts():
            QShortcut(keys, dialog).activated.connect(self.show_here)

    def _act(self, key: str) -> None:
        if key == CHANGE_KEYS:
            openers.show_preferences(self._window, "shortcuts")

    def _follow(self, key: str) -> None:
        if key == "shortcuts/changed" and self.manual is not None:
            self.manual.renew()

    def _show_welcome(self) -> None:
        self._window.use_mode("design")
        self._window.design.show_welcome()


def _belongs_to(widget: QWidget, owner: QWidget) -> bool:
    """Whether a widget hangs below another one, through windows too."""
    above: QWidget | None = widget
    while above is not None and above is not owner:
        above = above.parentWidget()
    return above is owner
