"""Why actions at the table are switched off, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from workbench.modes.play_parts import COVERED, Parts
from workbench.table.game_table import GameTable
from workbench.table.reading import why_veiled

_MADE: Final = ("take_back", "replay", "find_chances", "find_blunders")
_BACK: Final = ("look_back", "look_round_back")
_ON: Final = ("look_on", "look_round_on", "back_to_now")
_POSITION: Final = ("edit_apply", "save_position", "start_from_here")
_EDITED: Final = ("edit_undo", "edit_redo", "edit_cancel")
_TURNED: Final = ("hands_turn", "hands_turn_back")


class PlayReasons(QObject):
    """Asked whenever actions are switched.

    Args:
        table: The game that is played.
        parts: Of the play mode.
        enabled: Which of the mode's actions make sense now.
    """

    def __init__(
        self, table: GameTable, parts: Parts, enabled: Callable[[], Mapping[str, bool]]
    ) -> None:
        super().__init__(parts)
        self._table = table
        self._parts = parts
        self._enabled = enabled

    def now(self) -> dict[str, str]:
        """Key of an action -> why it is off, if it is."""
        table = self._table
        found = self._of_places() | self._of_editing() | self._of_moves()
        if table.is_open and table.match is not None:
            return found
        nothing = self.tr("No game is on the table yet.")
        others = {key: nothing for key, on in self._enabled().items() if not on}
        return others | (found if table.is_open else {})

    def _of_moves(self) -> dict[str, str]:
        table = self._table
        over = self.tr("The game is over.")
        found = dict.fromkeys(("step", "play", "end", "hint", "outlook"), over)
        if self._parts.edit.active:
            editing = self.tr("The position is being edited: apply or drop the edit first.")
            found |= dict.fromkeys(("step", "play", "end"), editing)
        found |= dict.fromkeys(_MADE, self.tr("No move was made yet."))
        match = table.match
        last = match.last_decision() if match is not None else None
        if match is not None and last is not None:
            others = self.tr("{}; there is nothing of yours to take back.")
            found["take_back"] = others.format(match.veil(last.number))
        found["forward"] = self.tr("No move was taken back.")
        found |= dict.fromkeys(_TURNED, self.tr("Nothing here can be placed in several ways."))
        found["hands_list"] = QCoreApplication.translate("MoveList", "No person is to move.")
        found["hands_all"] = self.tr("Begin a move first.")
        if self._parts.advice.curtain.down:
            covered = self.tr("The table is covered; lift the curtain first.")
            found |= dict.fromkeys((*COVERED, "hands_list"), covered)
            return found
        if self._parts.advice.hint.kept:
            found["outlook"] = why_veiled()
        if not table.mover_is_read:
            secret = self.tr("What the seat to move can do is secret.")
            found |= dict.fromkeys(("what_here", "hint"), secret)
        elif table.looking_back:
            back = self.tr("An earlier position is in sight; go back to now first.")
            found |= dict.fromkeys(("what_here", "hint"), back)
        return found

    def _of_places(self) -> dict[str, str]:
        found = dict.fromkeys(_BACK, self.tr("The first position is in sight."))
        found |= dict.fromkeys(_ON, self.tr("The newest position is in sight."))
        found["play_from_sight"] = self.tr("The position on the table is in sight.")
        found["name_variation"] = self.tr("Look at a position after a move first.")
        return found

    def _of_editing(self) -> dict[str, str]:
        edit = self._parts.edit.edit
        if self._table.veiled:
            return dict.fromkeys(("edit_position", *_POSITION, *_EDITED), why_veiled())
        if edit is None:
            nothing = self.tr("Edit the position first.")
            return dict.fromkeys((*_POSITION, *_EDITED), nothing)
        found = dict.fromkeys(("edit_undo", "edit_apply"), self.tr("Nothing was changed yet."))
        found["edit_redo"] = self.tr("Nothing was taken back.")
        if edit.faults:
            faulty = self.tr("Correct the position first.")
            found |= dict.fromkeys(_POSITION, faulty)
        return found
