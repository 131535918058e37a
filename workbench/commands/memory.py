"""Looking back, replaying, noting and finding matches."""

from __future__ import annotations

from functools import partial
from typing import Final

from workbench.commands.entry import Entry

_past = partial(Entry, scope="play", menu="play_past")
_advice = partial(Entry, scope="play", menu="play_advice")
_notes = partial(Entry, scope="play", menu="play_notes")
_play = partial(Entry, scope="play", menu="play")

TABLE: Final = (
    _past(
        "look_back",
        "Look one move back",
        "Show the position before the move in sight; nothing is taken back",
        "Alt+Left",
        "previous-move",
        apart=True,
    ),
    _past("look_on", "Look one move on", "Show the position after it", "Alt+Right", "next-move"),
    _past(
        "look_round_back",
        "Look one round back",
        "Show the position at the start of the round",
        "Alt+Up",
    ),
    _past(
        "look_round_on",
        "Look one round on",
        "Show the position at the start of the next round",
        "Alt+Down",
    ),
    _past(
        "replay",
        "Replay",
        "Replay the match at the speed set beside the timeline",
        "Ctrl+Shift+Space",
        "replay",
        checkable=True,
    ),
    _past(
        "play_from_sight",
        "Play on from the position in sight",
        "Put the position in sight on the table; what came after it stays as a variation",
        "Alt+Return",
    ),
    _notes(
        "write_note",
        "Write a note",
        "Attach a note with tags to the move in sight",
        "Ctrl+M",
        "note",
        apart=True,
        panel="notes",
    ),
    _notes(
        "name_variation",
        "Name variation",
        "Name the variation that begins at a move",
        panel="variations",
    ),
    _notes(
        "answer_survey",
        "Sur&vey",
        "Five short questions about the game, kept with it",
        panel="survey",
    ),
    _advice(
        "find_chances",
        "Chances of winning",
        "Play many games from every position, and draw who would win",
        checkable=True,
        apart=True,
        panel="graph",
    ),
    _advice(
        "find_blunders",
        "Find blunders",
        "Compare every move with the best one that play-outs find, and mark the worst",
        checkable=True,
    ),
    _notes(
        "export_usability", "Export usability figures…", "Times, going back, refused moves: CSV"
    ),
    _play(
        "matches",
        "Matches…",
        "Find, open and replay the matches that were kept",
        "Ctrl+Shift+M",
        "open",
        apart=True,
        panel="matches",
    ),
)
