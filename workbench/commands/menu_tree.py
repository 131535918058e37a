"""The menus of the window, and the menus inside them."""

from __future__ import annotations

from typing import Final

MENUS: Final = {
    "file": "&File",
    "edit": "&Edit",
    "view": "&View",
    "board": "&Board",
    "graph": "&Map",
    "deck": "&Deck",
    "variant": "&Rules",
    "play": "&Play",
    "lab": "&Lab",
    "help": "&Help",
}
# Menus inside those, each at the end of the one in `PARENTS`.
SUBMENUS: Final = {
    "board_tools": "T&ools",
    "board_symmetry": "S&ymmetry",
    "board_mirror": "Mi&rror",
    "board_shift": "&Shift",
    "board_view": "&View of the board",
    "board_trace": "Tracing i&mage",
    "board_stamps": "Stamps by &digit",
    "graph_tools": "T&ools",
    "graph_shape": "Turn and mi&rror",
    "graph_view": "&View of the map",
    "play_moves": "&Moves",
    "play_past": "&Look back",
    "play_advice": "Advi&ce",
    "play_seats": "Se&ats",
    "play_edit": "E&dit the position",
    "play_undo": "&When something was revealed",
    "play_notes": "N&otes and figures",
    "play_view": "View of the &table",
    "panels": "Pa&nels",
    "colours": "&Colours",
}
PARENTS: Final = {
    "board_tools": "board",
    "board_symmetry": "board",
    "board_mirror": "board",
    "board_shift": "board",
    "board_view": "board",
    "board_trace": "board",
    "board_stamps": "board",
    "graph_tools": "graph",
    "graph_shape": "graph",
    "graph_view": "graph",
    "play_moves": "play",
    "play_past": "play",
    "play_advice": "play",
    "play_seats": "play",
    "play_edit": "play",
    "play_undo": "play",
    "play_notes": "play",
    "play_view": "view",
    "panels": "view",
    "colours": "view",
}
