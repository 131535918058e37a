"""The five steps of the tour: what to do now, with which control, and whether it is done.

A step looks at the window whenever something has changed there. Most have stages, since one
thing comes after the other; what a step says and points at are those of the present stage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QToolBar, QWidget
from shiboken6 import isValid

from engine.records.record import PERSON
from workbench.commands.shortcuts import plain
from workbench.documents.edits import Key
from workbench.help.outline import Target
from workbench.help.proposal import proposal
from workbench.language.rule_words import short_value, title_of
from workbench.shell import Shell

if TYPE_CHECKING:
    from workbench.desks.rules.desk import RulesDesk


class Step:
    """One step.

    Args:
        window: That people go through.
    """

    def __init__(self, window: Shell) -> None:
        self.window = window
        self.held: Any = window.play.scenario  # when the tour began

    def begin(self) -> None:
        """The step is the one to do now: remember how things are."""

    def say(self) -> str:
        """What to do now, in one or two sentences."""
        raise NotImplementedError

    def target(self) -> Target | None:
        """With which control; None while one has to wait."""
        raise NotImplementedError

    def done(self) -> bool:
        """Whether it has really been done."""
        raise NotImplementedError

    def show_me(self) -> None:
        """Do what the present stage asks for."""
        raise NotImplementedError

    # What several steps need.

    def keys(self, key: str) -> str:
        """The shortcut of an action as it is now, or its name in the menu."""
        action = self.window.acts[key]
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return shown or plain(action.text())

    def in_bar(self, bar: QToolBar, key: str) -> Target | None:
        """The button of an action in a toolbar."""
        button: QWidget | None = bar.widgetForAction(self.window.acts[key])
        return Target(button) if button is not None else None

    def menu(self, key: str) -> Target:
        """The title of a menu."""
        bar = self.window.menuBar()
        return Target(bar, bar.actionGeometry(self.window.menus[key].menuAction()))

    @property
    def rules_desk(self) -> RulesDesk | None:
        """The desk in front, if it is one of rules."""
        from workbench.desks.rules.desk import RulesDesk

        desk = self.window.design.desk if self.window.mode == "design" else None
        return desk if isinstance(desk, RulesDesk) else None


class OpenRules(Step):
    """From the table to the rules of what lies on it."""

    def say(self) -> str:
        """See `Step.say`."""
        if self.window.mode != "play":
            return _tr("Go to the table first: press Playtest ({}).").format(self.keys("mode_play"))
        said = _tr(
            "The table holds “{}”. Press its name in the toolbar: its rules open on the "
            "design desk."
        )
        scenario = self.window.play.scenario
        return said.format(self.window.engine.title_of(scenario) if scenario is not None else "")

    def target(self) -> Target | None:
        """See `Step.target`."""
        if self.window.mode != "play":
            return self.in_bar(self.window.rail, "mode_play")
        return Target(self.window.play.bar.holding)

    def done(self) -> bool:
        """See `Step.done`."""
        return self.rules_desk is not None

    def show_me(self) -> None:
        """See `Step.show_me`."""
        self.window.play.bar.change_wanted.emit()


class ChangeRule(Step):
    """Another value of a parameter; any change of a rule will do.

    Attributes:
        change: What was changed: "Rounds: 12 → 8"; "" before that.
    """

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self.change = ""
        self._desk: RulesDesk | None = None
        self._before: dict[str, Any] = {}
        self._proposed: tuple[str, int] | None = None

    def begin(self) -> None:
        """See `Step.begin`."""
        self._desk = self.rules_desk
        if self._desk is None or self.change:
            return
        standing = self._desk.standing
        self._before = dict(standing.resolved.parameters)
        self._proposed = proposal(standing.game, standing.variant, self._before)
        if self._proposed is not None:
            self._desk.show_name(self._proposed[0])

    def say(self) -> str:
        """See `Step.say`."""
        if self._desk is None:
            return _tr("Open a variant on the design desk, and change one of its rules.")
        if self.rules_desk is not self._desk:
            return _tr("Go back to the rules on the design desk ({}).").format(
                self.keys("mode_design")
            )
        if self._proposed is None:
            return _tr("Change any rule.")
        name, value = self._proposed
        said = _tr(
            "Change a rule: turn “{}” from {} to {}, and press Enter. Any other change will "
            "do as well."
        )
        return said.format(self._title(name), self._before[name], value)

    def target(self) -> Target | None:
        """See `Step.target`."""
        desk = self.rules_desk
        if desk is None or desk is not self._desk:
            return self.in_bar(self.window.rail, "mode_design")
        row = desk.form.rows[self._proposed[0]] if self._proposed is not None else None
        return Target(row.editor.keyboard) if row is not None else None

    def done(self) -> bool:
        """See `Step.done`."""
        if self._desk is None or not isValid(self._desk):
            self.begin()
        if self._desk is None:
            return False
        now = self._desk.standing.resolved.parameters
        changed = [name for name, value in now.items() if value != self._before.get(name)]
        if changed:
            name = changed[0]
            values = short_value(self._before.get(name)), short_value(now[name])
            self.change = _tr("{}: {} → {}").format(self._title(name), *values)
        return bool(changed)

    def show_me(self) -> None:
        """See `Step.show_me`."""
        if self._desk is None:
            self.window.play.bar.change_wanted.emit()
        elif self.rules_desk is not self._desk:
            self.window.use_mode("design")
            self.window.design.show_document(self._desk.document)
        elif self._proposed is not None:
            key: Key = ("parameters", self._proposed[0])
            self._desk.standing.give(key, self._proposed[1])

    def _title(self, name: str) -> str:
        return title_of(("parameters", name), self._desk.standing.game) if self._desk else name


class PlayIt(Step):
    """On the table, with a person on a seat; done when bots have answered a move."""

    def say(self) -> str:
        """See `Step.say`."""
        play, table = self.window.play, self.window.play.table
        if not self._on_table:
            said = _tr("Play what you have changed, as it is and unsaved: press {} (Play menu).")
            return said.format(self.keys("play_this"))
        if not table.is_open:
            return _tr("The rules are being prepared; a moment, please.")
        if not table.has_people:
            return _tr("Take a seat: press “{}”. Bots have the others.").format(
                play.parts.advice.seats.me.text()
            )
        if table.person_to_move:
            return _tr(
                "It is your turn: choose a kind of move in this row, or click a marked place at "
                "once. Bots answer by themselves. “Show me” makes a move for you."
            )
        return _tr("Bots answer.")

    def target(self) -> Target | None:
        """See `Step.target`."""
        play, table = self.window.play, self.window.play.table
        if not self._on_table:
            return self.menu("play")
        if not table.has_people:
            return Target(play.parts.advice.seats.me) if table.is_open else None
        return Target(play.parts.hands.sight.bar) if table.person_to_move else None

    def done(self) -> bool:
        """See `Step.done`."""
        table = self.window.play.table
        match = table.match
        if not self._on_table or match is None:
            return False
        if not table.has_people:
            self.window.play.parts.show_panel("seats")
            return False
        moved = [match.seats[node.seat] == PERSON for node in match.line() if node.seat >= 0]
        if True not in moved:
            return False
        alone = set(match.seats) == {PERSON}
        answered = False in moved[moved.index(True) :]
        return match.over or alone or (answered and table.person_to_move)

    def show_me(self) -> None:
        """See `Step.show_me`."""
        if not self._on_table:
            self.window.play_this()
        elif not self.window.play.table.has_people:
            self.window.play.parts.advice.seats.me_against_bots()
        elif self.window.play.table.person_to_move:
            self.window.play.table.step()

    @property
    def _on_table(self) -> bool:
        """Whether what was on the desk lies on the table now."""
        return self.window.mode == "play" and self.window.play.scenario is not self.held


class GoBack(Step):
    """A move taken back, and a look at the scores."""

    def begin(self) -> None:
        """See `Step.begin`."""
        self._most = 0
        self.window.play.parts.show_panel("seats")

    def say(self) -> str:
        """See `Step.say`."""
        if self.window.mode != "play":
            return _tr("Go to the table first: press Playtest ({}).").format(self.keys("mode_play"))
        if self._fenced:
            return _tr("Something hidden had come to light, so you are asked: press “{}”.").format(
                self.window.play.parts.fence.go_button.text()
            )
        said = _tr(
            "Scores tell what each seat has, and would have if the game ended now. Take your move "
            "back ({}): they go back with it, and so does what bots have answered."
        )
        return said.format(self.keys("take_back"))

    def target(self) -> Target | None:
        """See `Step.target`."""
        play = self.window.play
        if self.window.mode != "play":
            return self.in_bar(self.window.rail, "mode_play")
        if self._fenced:
            return Target(play.parts.fence.go_button)
        return self.in_bar(play.bar, "take_back")

    def done(self) -> bool:
        """See `Step.done`."""
        count = len(self.window.play.table.history)
        self._most = max(self._most, count)
        return count < self._most

    def show_me(self) -> None:
        """See `Step.show_me`."""
        if self.window.mode != "play":
            self.window.use_mode("play")
        elif self._fenced:
            self.window.play.parts.fence.go_button.click()
        else:
            self.window.play.table.take_back()

    @property
    def _fenced(self) -> bool:
        return self.window.play.parts.fence.go_button.isVisible()


class RunBatch(Step):
    """Into the lab, and a batch from its beginning to its end."""

    def begin(self) -> None:
        """See `Step.begin`."""
        self._shown = self.window.lab.batch.plan

    def say(self) -> str:
        """See `Step.say`."""
        batch = self.window.lab.batch
        if self.window.mode != "lab":
            return _tr("Now let bots play it many times: press {} (Lab menu).").format(
                self.keys("simulate_this")
            )
        if batch.running:
            return _tr("The spread of final scores grows while games are played.")
        return _tr(
            "Press “{}”: every game is stored, and the same seed gives the same games."
        ).format(batch.run_button.text())

    def target(self) -> Target | None:
        """See `Step.target`."""
        batch = self.window.lab.batch
        if self.window.mode != "lab":
            return self.menu("lab")
        return Target(batch.stack) if batch.running else Target(batch.run_button)

    def done(self) -> bool:
        """See `Step.done`."""
        batch = self.window.lab.batch
        fresh = batch.plan is not None and batch.plan is not self._shown
        return fresh and not batch.running and batch.tally.games > 0

    def show_me(self) -> None:
        """See `Step.show_me`."""
        if self.window.mode != "lab":
            self.window.simulate_this()
        elif not self.window.lab.batch.running:
            self.window.lab.batch.start()


STEPS: Final = (OpenRules, ChangeRule, PlayIt, GoBack, RunBatch)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Tour", text)
