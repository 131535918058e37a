"""Reasons, advice and seats at the table: their part of the table of actions."""

from __future__ import annotations

from typing import Final

from workbench.commands.entry import Entry

TABLE: Final[tuple[Entry, ...]] = (
    Entry(
        "what_here",
        "What can I do &here?",
        "List the moves of the space under the keyboard, and why others are not allowed",
        "Ctrl+Shift+W",
        scope="play",
        menu="play_advice",
        apart=True,
    ),
    Entry(
        "find_rule",
        "Find rule…",
        "Search the rules of the game on the table",
        "Ctrl+F",
        "find",
        scope="play",
        menu="play_advice",
        panel="rules",
    ),
    Entry(
        "hint",
        "Hint",
        "Look for the best moves, or stop looking",
        "Ctrl+H",
        "wand",
        scope="play",
        menu="play_advice",
        apart=True,
        panel="hint",
    ),
    Entry(
        "outlook",
        "Play many games from here",
        "Bots play this position to its end many times; the table stays. Or stop that",
        "Ctrl+Shift+L",
        "dice",
        scope="play",
        menu="play_advice",
        panel="hint",
    ),
    Entry(
        "me_against_bots",
        "Me a&gainst bots",
        "A person on the seat that moves, bots on the others",
        "",
        scope="play",
        menu="play_seats",
        apart=True,
    ),
    Entry(
        "all_bots",
        "All bots",
        "Let the usual bot decide for every seat",
        "",
        scope="play",
        menu="play_seats",
    ),
    Entry(
        "all_people",
        "All people",
        "Let people around one screen decide for every seat",
        "",
        scope="play",
        menu="play_seats",
    ),
    Entry(
        "rematch",
        "&Rematch, one seat on",
        "The same seed again, with everybody sitting one seat further on",
        "",
        scope="play",
        menu="play_seats",
    ),
    Entry(
        "curtain",
        "&Curtain between players",
        "Cover the table between people whose secrets differ",
        "",
        checkable=True,
        scope="play",
        menu="play_seats",
    ),
)
