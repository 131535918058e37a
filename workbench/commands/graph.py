"""What the map editor can do: its part of the table of actions.

No action has a letter alone: letters label links while some are in hand.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from workbench.commands.entry import Entry

_graph = partial(Entry, scope="graph", menu="graph")
_tool = partial(Entry, scope="graph", menu="graph_tools", group="graph_tool")
_shape = partial(Entry, scope="graph", menu="graph_shape")
_view = partial(Entry, scope="graph", menu="graph_view")

TOOLS: Final = (
    _tool("graph_select", "&Select and move", "Select places, drag them", "1", "select"),
    _tool("graph_space", "S&paces", "Click to put spaces of the chosen kind", "2", "space"),
    _tool("graph_link", "&Links", "Drag from one space to another", "3", "link"),
    _tool("graph_area", "&Areas", "Click the corners of an area", "4", "area"),
    _tool("graph_eraser", "&Eraser", "Take away what is touched", "5", "eraser"),
)

EDITS: Final = (
    _graph("graph_cut", "Cu&t", "Cut the selection to the clipboard", "Ctrl+X"),
    _graph("graph_copy", "&Copy", "Copy the selection to the clipboard", "Ctrl+C", "copy"),
    _graph("graph_paste", "&Paste", "Put what was copied where the mouse is", "Ctrl+V", "paste"),
    _graph("graph_duplicate", "D&uplicate", "Put a copy of the selection beside it", "Ctrl+D"),
    _graph("graph_delete", "&Erase selection", "Remove what is selected", "Del"),
    _graph("graph_select_all", "Select &all", "Select everything", "Ctrl+A", apart=True),
    _graph("graph_select_none", "Select &nothing", "Clear the selection", "Ctrl+Shift+A"),
    _graph("graph_select_rest", "&Invert selection", "Select the other spaces", "Ctrl+I"),
    _graph(
        "graph_select_kind", "Select same &kind", "Select all of the kind of these", "Ctrl+Shift+K"
    ),
    _graph("graph_rename", "Na&me…", "Type the name of what is selected", "F2", apart=True),
    _graph("graph_join", "&Link selected", "Link the selected spaces in their order", "Ctrl+L"),
    _graph(
        "graph_area_of",
        "Area of t&he selected",
        "Make an area of the selected spaces",
        "Ctrl+Shift+M",
    ),
    _graph("graph_straighten", "&Straighten links", "Take the bends of the selected links away"),
    _graph("graph_trim", "&Fit size to places", "Move all so that little sea is left", apart=True),
    _graph("graph_generate", "&Generate…", "Draw a random map by a recipe", "Ctrl+Shift+G"),
    _graph("graph_find", "Fin&d and go to…", "Find a space by name or kind", "Ctrl+F", "find"),
)

SHAPES: Final = (
    _shape("graph_turn", "Turn &right", "Turn what is selected by 90 degrees"),
    _shape("graph_turn_back", "Turn &left", "Turn back what is selected by 90 degrees"),
    _shape("graph_mirror_across", "Mirror left and right", "Swap left and right"),
    _shape("graph_mirror_down", "Mirror top and bottom", "Swap top and bottom"),
)

VIEWS: Final = (
    _view("graph_fit", "&Fit map", "Show the whole map", "Ctrl+/", "fit"),
    _view("graph_full_size", "&Actual size", "Show the map at full size", "Ctrl+0", "full-size"),
    _view("graph_zoom_in", "Zoom &in", "Show the map larger", "Ctrl++"),
    _view("graph_zoom_out", "Zoom &out", "Show the map smaller", "Ctrl+-"),
    _view("graph_names", "&Names", "Write the names of all places", "F4", checkable=True),
    _view("graph_numbers", "N&umbers", "Write numbers on spaces", "Shift+F4", checkable=True),
    _view("graph_snap", "&Snap to grid", "Let places snap to a grid", "F9", checkable=True),
)

TABLE: Final[tuple[Entry, ...]] = (*EDITS, *TOOLS, *SHAPES, *VIEWS)
