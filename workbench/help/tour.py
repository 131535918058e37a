"""The tour: five steps from a changed rule over a game to a batch.

It is a strip at the lower edge of the window and a frame around the control that comes next.
It goes on when the window says that something was really done, and never by the clock.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, SignalInstance
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QWidget

from workbench.help.outline import Outline
from workbench.help.tour_steps import STEPS, ChangeRule, Step
from workbench.help.tour_strip import Choice, TourStrip
from workbench.language.counts import counted, percent
from workbench.shell import Shell


class Tour(QObject):
    """Offers itself, goes on, ends.

    Attributes:
        strip: What is said.
        outline: What is pointed at.
    """

    def __init__(self, window: Shell, show_manual: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._show_manual = show_manual
        self._steps: list[Step] = []
        self._at = -1  # of the steps; -1 before the first, their number after the last
        self._running = False
        self.strip = TourStrip(window)
        self.outline = Outline(window)
        window.addToolBar(Qt.ToolBarArea.BottomToolBarArea, self.strip)
        self.strip.hide()
        self.strip.closed.connect(self.leave)
        self._soon = QTimer(self, singleShot=True, interval=0)  # after all that has happened
        self._soon.timeout.connect(self.look)

    @property
    def step(self) -> int:
        """Number of the step that is to be done, from 1; 0 while no tour is taken."""
        return self._at + 1 if self._running and self._at < len(self._steps) else 0

    def offer(self) -> None:
        """Say that there is a tour; nothing is in the way."""
        self.strip.say(
            "",
            self.tr(
                "New here? A tour of five steps changes a rule, plays it and simulates it, in "
                "about five minutes. Help > Tour has it at any time."
            ),
            (self.tr("Take the tour"), "", self.begin),
            (self.tr("No, thanks"), "", self.leave),
        )
        self.strip.show()

    @property
    def offered(self) -> bool:
        """Whether it was offered, and nobody has answered."""
        answered = self._running or self._window.settings.tour_answered
        return not answered and not self.strip.isHidden()

    def begin(self, step: int = 1) -> None:
        """Take the tour, from its beginning or a step; one being taken gets the keyboard."""
        if not self._running:
            self._window.settings.tour_answered = True
            self._running = True
            for signal in self._signals():
                signal.connect(self._look_soon)
            self._steps = [kind(self._window) for kind in STEPS]
            self._at = step - 2
            self.strip.show()
            self.skip()
        self.strip.take_keyboard()

    def skip(self) -> None:
        """Go to the next step, whether this one was done or not."""
        self._at += 1
        if self._at < len(self._steps):
            self._steps[self._at].begin()
        self.look()

    def show_me(self) -> None:
        """Do what is asked for now."""
        if self.step:
            self._steps[self._at].show_me()
            self._look_soon()

    def go_there(self) -> None:
        """Give the keyboard to the control that is framed."""
        target = self.outline.target
        if target is None:
            return
        if target.part is not None:
            bar = self._window.menuBar()
            bar.setActiveAction(bar.actionAt(target.part.center()))
        else:
            _to_focus(target.widget)

    def leave(self) -> None:
        """End the tour, or decline it."""
        self._window.settings.tour_answered = True
        if self._running:
            self._window.hint(self.tr("Help > Tour takes the tour again."))
        self.stop()
        focus = QApplication.focusWidget()
        if focus is not None and self.strip.isAncestorOf(focus):
            self._window.modes[self._window.mode].take_keyboard()
        self.strip.hide()

    def stop(self) -> None:
        """Look at the window no more."""
        if self._running:
            self._running = False
            for signal in self._signals():
                signal.disconnect(self._look_soon)
        self._soon.stop()
        self._steps = []
        self.outline.frame(None)

    def look(self) -> None:
        """See what is done, and say what comes next."""
        if not self._running:
            return
        while self._at < len(self._steps) and self._steps[self._at].done():
            self._at += 1
            if self._at < len(self._steps):
                self._steps[self._at].begin()
        if self._at >= len(self._steps):
            self._end()
            return
        step = self._steps[self._at]
        where = self.tr("{} of {}").format(self._at + 1, len(self._steps))
        self.strip.say(where, step.say(), *self._choices())
        self.outline.frame(step.target())

    def _choices(self) -> tuple[Choice, ...]:
        return (
            (self.tr("Show me"), self.tr("Let it be done"), self.show_me),
            (self.tr("Go there"), self.tr("Move the focus to what is framed"), self.go_there),
            (self.tr("Skip"), self.tr("Go to the next step"), self.skip),
        )

    def _end(self) -> None:
        """Say what has changed, and what can be done now."""
        window = self._window
        self.outline.frame(None)
        changes = [step.change for step in self._steps if isinstance(step, ChangeRule)]
        said = [self.tr("That is the whole loop.")]
        if any(changes):
            said.append(self.tr("You changed {}.").format(", ".join(changes)))
        said.append(self._what_bots_did())
        said.append(window.lab.batch.verdict.text())
        said.append(self._what_is_unsaved())
        self.strip.say(
            "",
            " ".join(part for part in said if part),
            (self.tr("Close"), "", self.leave),
            (self.tr("Manual"), "", self._show_manual),
        )

    def _what_is_unsaved(self) -> str:
        window = self._window
        if not window.filing.shelf.dirty:
            return self.tr("Nothing is left unsaved.")
        keys = (window.acts[key].shortcut().toString() for key in ("save", "undo"))
        said = self.tr("The change is not saved: {} saves it, {} on the design desk takes it back.")
        return said.format(*keys)

    def _what_bots_did(self) -> str:
        batch = self._window.lab.batch
        if batch.plan is None or not batch.tally.games:
            return ""
        rows = [batch.tally.summary(seat) for seat in range(batch.tally.seats)]
        best = max(range(len(rows)), key=lambda seat: rows[seat].share)
        said = self.tr(
            "In {games:game|games} {seat} won most often: {share} of them "
            "(95% interval {low} to {high})."
        )
        row = rows[best]
        return counted(
            said,
            games=batch.tally.games,
            seat=batch.styles[best].title,
            share=percent(row.share, 1),
            low=percent(row.low, 1),
            high=percent(row.high, 1),
        )

    def _look_soon(self, *_: object) -> None:
        self._soon.start()

    def _signals(self) -> tuple[SignalInstance, ...]:
        """Everything that can bring a step on."""
        window = self._window
        table, batch = window.play.table, window.lab.batch
        return (
            window.stack.currentChanged,
            window.design.front_changed,
            window.design.enabled_changed,
            window.play.enabled_changed,
            window.lab.enabled_changed,
            table.history_changed,
            table.seats_changed,
            table.fenced,
            batch.running_changed,
            batch.counted,
        )


def _to_focus(widget: QWidget) -> None:
    """Give the keyboard to a widget, or to the first one in it that takes it."""
    inside = [widget, *widget.findChildren(QWidget)]
    for one in inside:
        if one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus:
            one.setFocus(Qt.FocusReason.TabFocusReason)
            if isinstance(one, QAbstractSpinBox):
                one.selectAll()  # also where the keyboard was there already
            return
