"""What changes a position by hand, and how strict going back is."""

from __future__ import annotations

from functools import partial
from typing import Final

from workbench.commands.entry import Entry

_play = partial(Entry, scope="play", menu="play_edit")
_policy = partial(Entry, scope="play", menu="play_undo", group="undo_policy", checkable=True)

TABLE: Final = (
    _play(
        "edit_position",
        "Edit position",
        "Put, take and turn what lies on the board; set scores, stocks and whose turn it is",
        "Ctrl+Shift+E",
        checkable=True,
    ),
    _play("edit_apply", "Apply edit", "Put the edited position on the table", "Ctrl+Shift+Return"),
    _play("edit_undo", "Undo in edit", "Undo the last edit of the position", "Alt+Z"),
    _play("edit_redo", "Redo in edit", "Redo the edit that was undone", "Alt+Shift+Z"),
    _play("edit_cancel", "&Drop edit", "Leave the position as it was"),
    _play("open_position", "Open position…", "Begin a game with the position of a file"),
    _play("save_position", "Save position as…", "Write the position in sight to a file"),
    _play("start_from_here", "New game from here", "Begin a game with the position in sight"),
    _policy("undo_free", "Take back freely", "Take back any move; reveals are recorded"),
    _policy("undo_asked", "Ask at reveals", "Ask before going back over what was hidden"),
    _policy("undo_fenced", "Stop at reveals", "Never go back over what was hidden"),
)
