"""What the board editor can do: its part of the table of actions.

Menus "board_tools", "board_symmetry", "board_mirror" and so on are parts of the menu "board":
see `workbench.commands.menu_tree.SUBMENUS`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from workbench.commands.entry import Entry

_board = partial(Entry, scope="board", menu="board")
_tool = partial(Entry, scope="board", menu="board_tools", group="board_tool")
_fold = partial(Entry, scope="board", menu="board_symmetry", group="board_fold")
_axis = partial(Entry, scope="board", menu="board_symmetry", group="board_axis")
_view = partial(Entry, scope="board", menu="board_view")
_trace = partial(Entry, scope="board", menu="board_trace")
_mirror = partial(Entry, scope="board", menu="board_mirror")
_shift = partial(Entry, scope="board", menu="board_shift")
_key = partial(Entry, scope="board", menu="board_stamps")

TOOLS: Final = (
    _tool("board_stamp", "&Stamp", "Paint hexes; Shift draws a line", "B", "stamp"),
    _tool("board_fill", "&Fill", "Fill connected hexes, or the selection", "F", "fill"),
    _tool("board_line", "&Line", "Paint a straight line", "L", "line"),
    _tool("board_rectangle", "&Rectangle", "Paint columns and rows", "P", "rectangle"),
    _tool("board_ring", "R&ing", "Paint a ring; Shift fills it", "Shift+P", "ring"),
    _tool("board_eraser", "&Eraser", "Take hexes away", "E", "eraser"),
    _tool("board_picker", "&Picker", "Pick up the kind of a hex", "K", "picker"),
    _tool("board_select", "Select re&ctangle", "Select in a rectangle", "R", "select"),
    _tool(
        "board_lasso", "Select with l&asso", "Select in a line drawn by hand", "Shift+R", "lasso"
    ),
    _tool("board_wand", "Select with &wand", "Select connected hexes of one kind", "W", "wand"),
    _tool("board_same", "Select sa&me kind", "Select all hexes of one kind", "S", "same"),
    _tool("board_edges", "E&dges", "Draw what stands on edges", "D", "edges"),
    _tool("board_corners", "C&orners", "Draw what stands on corners", "V", "corners"),
    _tool("board_trace", "&Tracing image", "Move or align the image to trace", "T", "trace"),
)

EDITS: Final = (
    _board("board_cut", "Cu&t", "Cut the selection to the clipboard", "Ctrl+X"),
    _board("board_copy", "&Copy", "Copy the selection to the clipboard", "Ctrl+C", "copy"),
    _board("board_paste", "&Paste", "Pick up what was copied", "Ctrl+V", "paste"),
    _board("board_delete", "&Erase selection", "Remove the selected hexes", "Del"),
    _board("board_select_all", "Select &all", "Select every space", "Ctrl+A", apart=True),
    _board("board_select_none", "Select &nothing", "Clear the selection", "Ctrl+Shift+A"),
    _board("board_select_rest", "&Invert selection", "Select what is not selected", "Ctrl+I"),
    _board("board_turn", "Turn rig&ht", "Turn by 60 degrees", "Z", "turn-right", apart=True),
    _board("board_turn_back", "Turn &left", "Turn back by 60 degrees", "Shift+Z", "turn-left"),
    _mirror("board_mirror_0", "Mirror left and right", "Swap left and right", "X", "mirror-across"),
    _mirror("board_mirror_3", "Mirror top and bottom", "Swap top and bottom", "Y", "mirror-down"),
    _mirror("board_mirror_1", "Mirror at 30°", "Mirror at an axis 30 degrees from upright"),
    _mirror("board_mirror_2", "Mirror at 60°", "Mirror at an axis 60 degrees from upright"),
    _mirror("board_mirror_4", "Mirror at 120°", "Mirror at an axis 120 degrees from upright"),
    _mirror("board_mirror_5", "Mirror at 150°", "Mirror at an axis 150 degrees from upright"),
    _board("board_grow", "Grow &by a rim", "Add open ground around the board", "G", apart=True),
    _board("board_crop", "Crop to selection", "Set what lies outside aside; nothing is lost"),
    _board("board_uncrop", "Sho&w what was cropped", "Take back into the board what was set aside"),
    _board("board_resize", "Resi&ze…", "Grow, crop or shift by numbers", "Ctrl+Shift+R"),
    _shift("board_shift_up", "Shift up", "Move the whole board one row up", "Alt+Up"),
    _shift("board_shift_down", "Shift down", "Move the whole board one row down", "Alt+Down"),
    _shift("board_shift_left", "Shift left", "Move the whole board to the left", "Alt+Left"),
    _shift("board_shift_right", "Shift right", "Move the whole board to the right", "Alt+Right"),
    _board("board_generate", "&Generate…", "Draw a random board by a recipe", "Ctrl+Shift+G"),
    _board("board_compare", "Compare…", "Show this board beside another one", "Ctrl+Shift+D"),
    _board("board_find", "&Find and go to…", "Find a space, a place or a kind", "Ctrl+F", "find"),
)

SYMMETRY: Final = (
    _fold("board_fold_1", "&No turns", "Paint without turning", "", "fold-1"),
    _fold("board_fold_2", "&2-fold", "Paint alike after half a turn", "", "fold-2"),
    _fold("board_fold_3", "&3-fold", "Paint alike after a third of a turn", "", "fold-3"),
    _fold("board_fold_6", "&6-fold", "Paint alike after a sixth of a turn", "", "fold-6"),
    _axis("board_axis_none", "No &mirror", "Paint without a mirror", "", "axis-none", apart=True),
    _axis("board_axis_0", "&Upright axis", "Paint left and right alike", "", "axis-upright"),
    _axis("board_axis_3", "&Level axis", "Paint top and bottom alike", "", "axis-level"),
    Entry(
        "board_symmetry_middle",
        "Centre on the &board",
        "Put the centre of symmetry where it fits the board best",
        scope="board",
        menu="board_symmetry",
        apart=True,
    ),
    Entry(
        "board_symmetry_here",
        "Centre on the &cursor",
        "Put the centre of symmetry under the mouse or the cursor",
        "C",
        scope="board",
        menu="board_symmetry",
    ),
)

VIEWS: Final = (
    _view("board_fit", "&Fit board", "Show the whole board", "Ctrl+/", "fit"),
    _view("board_full_size", "&Actual size", "Show hexes at full size", "Ctrl+0", "full-size"),
    _view("board_zoom_in", "Zoom &in", "Show hexes larger", "Ctrl++"),
    _view("board_zoom_out", "Zoom &out", "Show hexes smaller", "Ctrl+-"),
    _view("board_names", "&Coordinates", "Write c4 on every space", "F4", checkable=True),
    _view("board_places", "&Place names", "Write place names", "Shift+F4", checkable=True),
    _view(
        "board_heat",
        "Hea&t map",
        "Show over the board what happened where in games of a stored run",
        checkable=True,
        panel="board_heat",
    ),
    _view("board_lattice", "Empty &hexes", "Outline hexes to draw on", "H", checkable=True),
)

TRACING: Final = (
    _trace("board_trace_open", "&Open image…", "Put an image under the grid to draw after"),
    _trace("board_trace_align", "&Align…", "Click two points, then the hexes they belong to"),
    _trace("board_trace_lock", "&Lock", "Keep the image where it is", checkable=True),
    _trace("board_trace_show", "&Show", "Show or hide the image", "Shift+T", checkable=True),
    _trace("board_trace_remove", "&Remove", "Take the image away"),
)

DIGITS: Final = (
    _key("board_stamp_1", "Stamp 1", "Pick up the first stamp", "1"),
    _key("board_stamp_2", "Stamp 2", "Pick up the second stamp", "2"),
    _key("board_stamp_3", "Stamp 3", "Pick up the third stamp", "3"),
    _key("board_stamp_4", "Stamp 4", "Pick up the fourth stamp", "4"),
    _key("board_stamp_5", "Stamp 5", "Pick up the fifth stamp", "5"),
    _key("board_stamp_6", "Stamp 6", "Pick up the sixth stamp", "6"),
    _key("board_stamp_7", "Stamp 7", "Pick up the seventh stamp", "7"),
    _key("board_stamp_8", "Stamp 8", "Pick up the eighth stamp", "8"),
    _key("board_stamp_9", "Stamp 9", "Pick up the ninth stamp", "9"),
    _key("board_store_1", "Store stamp 1", "Keep selection or kind under 1", "Ctrl+1"),
    _key("board_store_2", "Store stamp 2", "Keep selection or kind under 2", "Ctrl+2"),
    _key("board_store_3", "Store stamp 3", "Keep selection or kind under 3", "Ctrl+3"),
    _key("board_store_4", "Store stamp 4", "Keep selection or kind under 4", "Ctrl+4"),
    _key("board_store_5", "Store stamp 5", "Keep selection or kind under 5", "Ctrl+5"),
    _key("board_store_6", "Store stamp 6", "Keep selection or kind under 6", "Ctrl+6"),
    _key("board_store_7", "Store stamp 7", "Keep selection or kind under 7", "Ctrl+7"),
    _key("board_store_8", "Store stamp 8", "Keep selection or kind under 8", "Ctrl+8"),
    _key("board_store_9", "Store stamp 9", "Keep selection or kind under 9", "Ctrl+9"),
)

TABLE: Final[tuple[Entry, ...]] = (*EDITS, *TOOLS, *SYMMETRY, *VIEWS, *TRACING, *DIGITS)
