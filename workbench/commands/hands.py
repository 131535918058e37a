"""What can be done with the moves on the board: its part of the table of actions."""

from __future__ import annotations

from typing import Final

from workbench.commands.entry import Entry

TABLE: Final = (
    Entry(
        "hands_turn",
        "Turn the piece",
        "Show the next of the moves that can be made at this place",
        "R",
        "turn-right",
        scope="play",
        menu="play_moves",
    ),
    Entry(
        "hands_turn_back",
        "T&urn the piece back",
        "Show the one before of the moves that can be made at this place",
        "Shift+R",
        "turn-left",
        scope="play",
        menu="play_moves",
    ),
    Entry(
        "hands_all",
        "All kinds of moves",
        "Mark every space where any move can be made, and forget the clicks so far",
        "F7",
        scope="play",
        menu="play_moves",
    ),
    Entry(
        "hands_list",
        "&Legal moves",
        "Look for a move in the list of all legal ones",
        "Ctrl+L",
        "find",
        scope="play",
        menu="play_moves",
        panel="legal",
    ),
)
