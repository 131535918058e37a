"""What the deck's desk can do: its part of the table of actions."""

from __future__ import annotations

from typing import Final

from workbench.commands.entry import Entry


def _entry(
    key: str, text: str, tip: str, shortcut: str = "", icon: str = "", *, apart: bool = False
) -> Entry:
    return Entry(key, text, tip, shortcut, icon, scope="deck", menu="deck", apart=apart)


TABLE: Final = (
    _entry("card_add", "&Add card", "Add a card below the chosen ones", "Ins", "card-add"),
    _entry(
        "card_duplicate",
        "&Duplicate cards",
        "Put a copy of the chosen cards below them",
        "Ctrl+Shift+D",
        "card-duplicate",
    ),
    _entry("card_remove", "&Remove cards", "Remove the chosen cards", "Ctrl+Delete", "card-remove"),
    _entry("card_up", "Move &up", "Move the chosen cards one place up", "Alt+Up", "card-up"),
    _entry(
        "card_down", "Move do&wn", "Move the chosen cards one place down", "Alt+Down", "card-down"
    ),
    _entry(
        "card_sort",
        "&Sort cards",
        "Give the deck the order that the table shows, by the column chosen for it",
        "",
        "card-sort",
    ),
    _entry(
        "cells_cut", "Cu&t", "Copy the chosen cells and remove their cards", "Ctrl+X", apart=True
    ),
    _entry("cells_copy", "&Copy", "Copy the chosen cells for a spreadsheet", "Ctrl+C", "copy"),
    _entry(
        "cells_paste",
        "&Paste",
        "Put cells from a spreadsheet into the table; one value fills all chosen cells",
        "Ctrl+V",
        "paste",
    ),
    _entry(
        "cells_fill",
        "&Fill down",
        "Give all chosen cells what the topmost of each column holds",
        "Ctrl+D",
        "fill-down",
    ),
    _entry(
        "cells_reset",
        "Reset to &base",
        "Give the chosen cells what the base deck says",
        "Ctrl+Backspace",
        "reset-cell",
    ),
    _entry("cards_find", "Fi&nd…", "Find a card by what is on it", "Ctrl+F", "find"),
    _entry(
        "deck_import",
        "&Import CSV…",
        "Take all cards from a file that a spreadsheet saved",
        "",
        "import",
        apart=True,
    ),
    _entry("deck_export", "E&xport CSV…", "Write all cards for a spreadsheet", "", "export"),
)
