"""The mode in which a designer changes the position on the table by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from engine.errors import OikistError
from engine.picture import ALL, Picture
from engine.play.match import Match
from engine.play.position_edit import PositionEdit
from engine.positions.edits import Piece
from engine.positions.faults import PositionFault
from engine.positions.paths import Path
from engine.scenarios.scenario import Scenario, State
from workbench.jobs.job import Running
from workbench.jobs.match_table import MatchTable, noted
from workbench.jobs.slot import JobSlot
from workbench.look.theme import Theme
from workbench.panels.board import BoardPanel
from workbench.play.position.files import PositionFiles
from workbench.play.position.form import PositionForm
from workbench.play.position.hand import EditHand
from workbench.table.game_table import GameTable
from workbench.table.reading import why_veiled


@dataclass(frozen=True, eq=False)
class EditRequest:
    """A position to be edited; reading it may have to wait for what is compiled."""

    scenario: Scenario
    tables: Mapping[str, Any]

    def carry_out(self, running: Running) -> PositionEdit:
        """Read it once."""
        del running  # a moment, or the seconds of a compilation
        return PositionEdit(self.scenario, self.tables)


class EditPosition(QObject):
    """Edits the position on the table; nothing changes there before `apply`.

    Args:
        table: Whose position is edited.
        board: Shows the edited position while the mode is on.

    Attributes:
        form: To be shown beside the board while the mode is on.
        files: Saves and opens positions.
        edit: The edits; None while the mode is off or not ready yet.

    Signals:
        active_changed: The mode was switched on or off.
        enabled_changed: `enabled` or `checked` may give other answers now.
        picture_changed: The Picture of the edited position, for panels beside the board.
        said: A sentence for the status bar.
        failed: What went wrong, in words.
    """

    active_changed = Signal(bool)
    enabled_changed = Signal()
    picture_changed = Signal(object)
    said = Signal(str)
    failed = Signal(str)

    def __init__(self, table: GameTable, board: BoardPanel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.form = PositionForm()
        self.hand = EditHand(board, self)
        self.files = PositionFiles(table, self._state, self.form)
        self.edit: PositionEdit | None = None
        self.active = False
        self._table = table
        self._board = board
        self._match: Match | None = None
        self._node = 0
        self._first: frozenset[Piece] = frozenset()
        self._picture: Picture | None = None  # the last one that could be drawn
        self._opening = JobSlot(self)
        self._showing = False
        self._wire()

    # What the window asks.

    def slots(self) -> Mapping[str, Callable[[], None]]:
        """What this does for the entries of `workbench.commands.position`."""
        return {
            "edit_position": self.toggle,
            "edit_apply": self.apply,
            "edit_cancel": self.cancel,
            "edit_undo": self.undo,
            "edit_redo": self.redo,
            "open_position": self.files.choose,
            "save_position": self.files.save,
            "start_from_here": self.start_from_here,
        }

    def enabled(self) -> Mapping[str, bool]:
        """Which of them make sense now."""
        edit, match = self.edit, self._table.match
        ready = edit is not None and not edit.faults
        open_ = match is not None and not self._table.veiled
        there = open_ and (ready if self.active else True)
        return {
            "edit_position": open_ or self.active,
            "edit_apply": ready and edit is not None and edit.changed,
            "edit_cancel": self.active,
            "edit_undo": edit is not None and edit.can_undo,
            "edit_redo": edit is not None and edit.can_redo,
            "open_position": True,
            "save_position": there,
            "start_from_here": there,
        }

    def checked(self) -> Mapping[str, bool]:
        """Whether the mode is on."""
        return {"edit_position": self.active}

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.form.set_theme(theme)
        self.hand.set_theme(theme)

    # The mode.

    def toggle(self) -> None:
        """Begin, or drop what was edited."""
        if self.active:
            self.cancel()
        else:
            self.begin()

    def begin(self) -> None:
        """Edit the position on the table."""
        match = self._table.match
        if match is None or self.active or self._table.veiled:
            self.enabled_changed.emit()
            return
        self._table.pause()
        self._table.look_at_newest()
        self.active = True
        self._match, self._node, self._picture = match, match.here, None
        self.hand.begin()
        self.form.wait("")
        self.active_changed.emit(True)
        self.enabled_changed.emit()
        scenario = match.scenario
        tables = scenario.game.write_position(scenario.record, match.state)
        self._opening.start(EditRequest(scenario, tables))

    def cancel(self) -> None:
        """Leave everything as it was."""
        if self.active:
            self._end()
            self._table.look_at_newest()

    def apply(self) -> None:
        """Put the edited position on the table, as a designer's edit that the match keeps."""
        edit, match = self.edit, self._match
        if edit is None or match is None or edit.faults or not edit.changed:
            return
        try:
            match.put(edit.tables)
        except OikistError as error:
            self.failed.emit(str(error))
            return
        self._end()
        self._table.refresh()

    def undo(self) -> None:
        """Undo the last edit."""
        self._after(self.edit is not None and self.edit.undo())

    def redo(self) -> None:
        """Redo the edit that was undone."""
        self._after(self.edit is not None and self.edit.redo())

    # Edits.

    def put(self, space: str) -> None:
        """Put what is in hand on a space."""
        stamp = self.form.stamp
        if self.edit is not None and stamp.kind is not None:
            self._after(self.edit.put(stamp.kind, space, stamp.face, stamp.owner))

    def take(self, space: str) -> None:
        """Take from a space what is like the thing in hand, else what lies on top."""
        stamp = self.form.stamp
        if self.edit is not None:
            self._after(self.edit.take(space, stamp.kind, stamp.owner) is not None)

    def turn(self, space: str, steps: int = 1) -> None:
        """Turn what lies on a space, or what is in hand."""
        edit = self.edit
        if edit is None:
            return
        if space and edit.turn(space, steps, self.form.stamp.kind):
            self._after(changed=True)
        elif self.form.stamp.turn(steps):
            self._show_ghost(space)

    def set_value(self, path: Path, value: Any) -> None:
        """A field of the form was changed."""
        if self.edit is not None:
            self.edit.set(path, value)
            self._after(changed=True)

    def place(self, card: str, path: Path | None) -> None:
        """A card was moved."""
        if self.edit is not None:
            self._after(self.edit.place(card, path))

    def mend(self, fault: PositionFault) -> None:
        """Let the game fill in what a fault is about."""
        if self.edit is None:
            return
        if self.edit.mend(fault):
            self._after(changed=True)
        else:
            self.said.emit(self.tr("This cannot be filled in: change it by hand, or undo."))

    # Other games.

    def start_from_here(self) -> None:
        """Begin another match with the position in sight, the same people and bots."""
        match, state = self._table.match, self._state()
        if match is None or state is None:
            return
        begun = Match(match.scenario, match.seed, match.seats, state)
        if self.active:
            self._end()
        self._table.open(MatchTable(begun))

    # Inside.

    def _state(self) -> State | None:
        """The position in sight: the edited one, or that of the table."""
        if self.active:
            return self.edit.state if self.edit is not None else None
        match = self._table.match
        return match.nodes[self._table.in_sight].state if match is not None else None

    def _give_up(self, said: str) -> None:
        """The position cannot be read."""
        self.cancel()
        self.failed.emit(said)

    def _open(self, edit: PositionEdit) -> None:
        self.edit = edit
        self._first = frozenset(edit.lying())
        self._after(changed=True)

    def _end(self) -> None:
        self._opening.abandon()
        self.active = False
        self.edit = None
        self._match = None
        self.hand.end()
        self._say_why_not()
        self.active_changed.emit(False)
        self.enabled_changed.emit()

    def _after(self, changed: bool) -> None:
        edit, match = self.edit, self._match
        if not changed or edit is None or match is None:
            return
        if edit.state is not None:
            picture = _drawn(edit.scenario, edit.state)
            caption = self.tr("Editing: {}").format(picture.caption)
            self._picture = noted(match.scenario, replace(picture, caption=caption))
        self._show()
        styles = self._picture.styles if self._picture is not None else ()
        self.form.show_edit(edit, styles)
        self.enabled_changed.emit()
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        if self.edit is not None:
            self.edit.settle()

    def _show(self) -> None:
        edit = self.edit
        if edit is None or self._picture is None:
            return
        self._board.show_picture(self._picture)
        self._showing = True
        self.picture_changed.emit(self._picture)
        self._showing = False
        touched = self._first.symmetric_difference(edit.lying())
        wrong = {site for fault in edit.faults for site in fault.sites}
        self.hand.mark({piece.site for piece in touched}, wrong)

    def _show_ghost(self, space: str) -> None:
        """How the position would look after a click."""
        stamp = self.form.stamp
        scene = self._board.scene
        scene.clear_ghosts()
        if self.edit is None or stamp.kind is None or not space or self.edit.faults:
            return
        state = self.edit.preview(stamp.kind, space, stamp.face, stamp.owner)
        if state is not None:
            scene.show_ghosts(_drawn(self.edit.scenario, state))

    def _say_why_not(self) -> None:
        """The form beside the board may be in sight while nothing is edited."""
        if self.active:
            return
        if self._table.match is None:
            self.form.wait(self.tr("No game is on the table yet."))
        elif self._table.veiled:
            self.form.wait(why_veiled())
        else:
            self.form.wait(self.tr("Nothing is edited. The menu Play has “Edit position”."))

    def _follow(self) -> None:
        """Somebody else has changed what is on the table: there is nothing to edit any more."""
        match = self._table.match
        if self.active and (match is not self._match or match is None or match.here != self._node):
            self._end()
            self.said.emit(self.tr("The edit was dropped, since the game went on."))

    def _keep_showing(self) -> None:
        """The table shows its own position: show the edited one again."""
        if self.active and not self._showing:
            self._show()

    def _wire(self) -> None:
        form, hand = self.form, self.hand
        self._opening.done.connect(self._open)
        self.files.said.connect(self.said)
        self.files.failed.connect(self.failed)
        self._opening.failed.connect(self._give_up)
        hand.put.connect(self.put)
        hand.take.connect(self.take)
        hand.turn_wanted.connect(self.turn)
        hand.rested.connect(self._show_ghost)
        for source in (hand.undo, form.undo_wanted):
            source.connect(self.undo)
        for source in (hand.redo, form.redo_wanted):
            source.connect(self.redo)
        form.stamp.put_wanted.connect(self.put)
        form.stamp.take_wanted.connect(self.take)
        form.stamp.turn_wanted.connect(self.turn)
        form.value_set.connect(self.set_value)
        form.card_placed.connect(self.place)
        form.mend_wanted.connect(self.mend)
        form.apply_wanted.connect(self.apply)
        form.cancel_wanted.connect(self.cancel)
        form.save_wanted.connect(self.files.save)
        form.start_wanted.connect(self.start_from_here)
        self._table.history_changed.connect(self._follow)
        self._table.position_changed.connect(self._keep_showing)
        self._table.history_changed.connect(self.enabled_changed)
        for source in (self._table.history_changed, self._table.seats_changed):
            source.connect(self._say_why_not)
        self._table.viewer_changed.connect(self._say_why_not)
        self._say_why_not()


def _drawn(scenario: Scenario, state: State) -> Picture:
    """A position as a designer sees it."""
    return scenario.game.picture(scenario.record, state, ALL)
