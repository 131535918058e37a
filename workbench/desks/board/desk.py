"""The desk of a board: canvas and tools in the middle, panels in docks around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Final, cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from engine.boards.lattice import Hex, centre
from engine.boards.symmetry import Symmetry
from engine.errors import Fault, OikistError
from workbench.commands import board as commands
from workbench.desks.board.canvas import Canvas
from workbench.desks.board.canvas_words import described
from workbench.desks.board.desk_state import private_state, use_private_state
from workbench.desks.board.editing import Editing
from workbench.desks.board.heat import DeskHeat
from workbench.desks.board.panels.finder import FinderBar
from workbench.desks.board.panels.metrics import MetricsPanel
from workbench.desks.board.panels.minimap import MiniMap
from workbench.desks.board.panels.palette import PalettePanel
from workbench.desks.board.panels.problems import HexProblems
from workbench.desks.board.panels.properties import PropertiesPanel
from workbench.desks.board.panels.spaces import SpacesPanel
from workbench.desks.board.states import SITES, BoardStates
from workbench.desks.board.tools.acts import Acts
from workbench.desks.board.tools.toolbox import Toolbox
from workbench.desks.board.tracing import Tracing, opened
from workbench.desks.board.tracing_panel import TracingPanel
from workbench.desks.board.view import CanvasView
from workbench.desks.canvas_desk import ZOOM_STEP, CanvasDesk
from workbench.desks.desk import BOTTOM, LEFT, RIGHT
from workbench.documents.board_document import BoardDocument
from workbench.look.theme import Theme
from workbench.widgets.dock_front import lead_into
from workbench.widgets.layouts import in_column

_BARS: Final = (
    tuple(entry.key for entry in commands.TOOLS),
    ("board_turn_back", "board_turn", "board_mirror_0", "board_mirror_3"),
    ("board_fold_1", "board_fold_2", "board_fold_3", "board_fold_6"),
    ("board_axis_none", "board_axis_0", "board_axis_3"),
)


class BoardDesk(CanvasDesk):
    """One board being edited.

    Attributes:
        editing: What canvas and panels share.
        canvas, view: The board.
        toolbox, acts: What is in hand, and what is done at once.
    """

    kind: ClassVar[str] = "board"
    layout_version: ClassVar[int] = 2

    def __init__(self, document: BoardDocument, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.document: BoardDocument = document
        self.editing = Editing(document, self)
        self.canvas = Canvas(self.editing, self)
        self.heat = DeskHeat(self.canvas)
        self.view = CanvasView(self.canvas, self._described)
        self.toolbox = Toolbox(self.canvas, self.view, self)
        self.acts = Acts(self.editing, self.toolbox, self)
        self.finder = FinderBar(self.editing)
        self.finder.hide()
        self.tracing = TracingPanel()
        self.palette_panel = PalettePanel(self.editing)
        self.minimap = MiniMap(self.editing)
        self.properties = PropertiesPanel(self.editing)
        self.spaces = SpacesPanel(self.editing)
        self.problems = HexProblems(self.editing)
        self.metrics = MetricsPanel(self.editing)
        self._states = BoardStates(self.editing, self.toolbox, self.canvas)
        self._actions = {}
        self._slots = self._all_slots()
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.view)

    # What the window asks.

    def set_actions(self, actions: Mapping[str, QAction]) -> None:
        """Build the toolbar from the window's actions."""
        self._actions = actions
        able = self.enabled()
        unused = {key for key in SITES if not able[key]}
        bars = [[key for key in keys if key not in unused] for keys in _BARS]
        self.add_bar(self.tr("Board tools"), "board_bar", bars)

    def set_theme(self, theme: Theme) -> None:
        """See `Desk.set_theme`."""
        super().set_theme(theme)
        panels = (self.palette_panel, self.minimap, self.properties, self.problems, self.metrics)
        for panel in (self.canvas, *panels, self.heat):
            panel.set_theme(theme)

    def use_settings(self, *, wheel_zooms: bool, show_names: bool) -> None:
        """See `Desk.use_settings`."""
        self.view.wheel_zooms = wheel_zooms
        if show_names:
            self._show(notation=True)

    def use_runs(self, runs: Path | None, here: Path | None = None) -> None:
        """See `Desk.use_runs`."""
        self.heat.panel.use_runs(runs, here)

    def private_state(self) -> dict[str, Any]:
        """Zoom, tool, stamps, tracing and symmetry, as plain data for the session's file."""
        return private_state(self.editing, self.canvas, self.view)

    def use_private_state(self, state: Mapping[str, Any]) -> None:
        """Take over what `private_state` gave; what is damaged is left as it is."""
        use_private_state(state, self.editing, self.canvas, self.view)
        self._tracing_changed()

    def show_faults(self, faults: Sequence[Fault]) -> str:
        """See `Desk.show_faults`; they stand among the problems."""
        lead_into(self.docks(), "board_problems")
        self.problems.show_refusal(faults)
        return super().show_faults(faults)

    # Construction.

    def _lay_out(self) -> None:
        middle = QWidget()
        in_column(self.finder, (self.view, 1), on=middle, margins=0, spacing=0)
        self.setCentralWidget(middle)
        left = self.add_dock("board_palette", self.tr("Palette"), self.palette_panel, LEFT)
        self.add_dock("board_minimap", self.tr("Mini-map"), self.minimap, LEFT)
        self.add_dock("board_tracing", self.tr("Tracing"), self.tracing, LEFT).hide()
        first = self.add_dock("board_properties", self.tr("Properties"), self.properties, RIGHT)
        spaces = self.add_dock("board_spaces", self.tr("Spaces"), self.spaces, RIGHT)
        metrics = self.add_dock("board_metrics", self.tr("Metrics"), self.metrics, RIGHT)
        self.tabifyDockWidget(first, spaces)
        self.tabifyDockWidget(spaces, metrics)
        heat = self.add_dock("board_heat", self.tr("Heat map"), self.heat.panel, RIGHT)
        self.tabifyDockWidget(metrics, heat)
        heat.hide()  # the tabs of all four would not fit on a small screen
        first.raise_()
        problems = self.add_dock("board_problems", self.tr("Problems"), self.problems, BOTTOM)
        self._sides = (problems, left, first)

    def share_out(self) -> None:
        """See `Desk.share_out`; with large text the board still has half of the room."""
        line, (below, *sides) = self.fontMetrics().height(), self._sides
        self.resizeDocks([below], [min(line * 8, self.height() // 4)], Qt.Orientation.Vertical)
        wide = [min(line * most, self.width() // 4) for most in (17, 22)]
        self.resizeDocks(sides, wide, Qt.Orientation.Horizontal)

    def _connect(self) -> None:
        editing, view = self.editing, self.view
        editing.said.connect(self.said)
        editing.failed.connect(self.failed)
        view.cancelled.connect(self.cancel)
        view.menu_wanted.connect(self._show_menu)
        view.moved.connect(self.minimap.set_view_rect)
        self.minimap.centre_wanted.connect(view.centre_on)
        self.finder.closed.connect(view.setFocus)
        self.heat.panel.switched.connect(self._follow_heat)
        self.heat.panel.lab_wanted.connect(self._simulate)
        editing.attribute_changed.connect(self._take_attribute)
        self.toolbox.trace.placed.connect(self._use_tracing)
        self.tracing.changed.connect(self._use_tracing)
        self.tracing.open_wanted.connect(self._open_tracing)
        self.tracing.align_wanted.connect(self._align_tracing)
        self.tracing.remove_wanted.connect(self._remove_tracing)
        for signal in (
            editing.selection_changed,
            editing.tool_changed,
            editing.symmetry_changed,
            self.document.history_changed,
        ):
            signal.connect(self.tell_states)
        self._could = (dict(self.enabled()), dict(self.checked()))

    def _described(self, axial: Hex) -> str:
        """A hex in words, and what games came to there while that is shown."""
        note = self.heat.note_of(axial).replace("\n", " · ")
        return " · ".join(filter(None, (described(self.document, axial), note)))

    def _simulate(self) -> None:
        self._actions["simulate_this"].trigger()

    def _follow_heat(self) -> None:
        self.canvas.shown.heat = self.heat.panel.on
        self.tell_states()

    def _all_slots(self) -> dict[str, Callable[[], None]]:
        view, shown = self.view, self.canvas.shown
        found = self.acts.slots()
        for key in self.toolbox.tools:
            found[f"board_{key}"] = self._taking(key)
        for fold in (1, 2, 3, 6):
            found[f"board_fold_{fold}"] = self._locking(fold=fold)
        found |= {
            "board_axis_none": self._locking(mirror=None),
            "board_axis_0": self._locking(mirror=0),
            "board_axis_3": self._locking(mirror=3),
            "board_symmetry_middle": self._locking(),
            "board_symmetry_here": self._centre_here,
            "board_fit": view.fit,
            "board_full_size": lambda: view.zoom_to(1.0),
            "board_zoom_in": lambda: view.zoom_to(view.zoom * ZOOM_STEP),
            "board_zoom_out": lambda: view.zoom_to(view.zoom / ZOOM_STEP),
            "board_names": lambda: self._show(notation=not shown.notation),
            "board_places": lambda: self._show(places=not shown.places),
            "board_lattice": lambda: self._show(lattice=not shown.lattice),
            "board_heat": self.heat.panel.toggle,
            "board_find": self.finder.ask,
            "board_generate": self._generate,
            "board_resize": self._resize,
            "board_compare": self._compare,
            "board_trace_open": self._open_tracing,
            "board_trace_align": self._align_tracing,
            "board_trace_lock": self._lock_tracing,
            "board_trace_show": self._show_tracing,
            "board_trace_remove": self._remove_tracing,
        }
        return found

    # Tools and symmetry.

    def cancel(self) -> None:
        """Escape: give up what was begun, else clear the selection."""
        if not self.view.cancel():
            self.editing.select(())

    def _taking(self, key: str) -> Callable[[], None]:
        def take() -> None:
            if self.toolbox.pasting:
                self.view.cancel()
            self.editing.use_tool(key)

        return take

    def _take_attribute(self) -> None:
        """The palette has taken an attribute in hand; the tool for its places follows."""
        key = self.editing.attribute
        where = next((a.on for a in self.document.schema.attributes if a.key == key), "space")
        if where != "space":
            self.editing.use_tool("edges" if where == "edge" else "corners")

    def _locking(self, **chosen: int | None) -> Callable[[], None]:
        def lock() -> None:
            now = self.editing.symmetry
            fold = cast(int, chosen.get("fold", now.fold))
            mirror = chosen.get("mirror", now.mirror)
            wanted = Symmetry(now.orientation, now.centre, fold, mirror)
            if chosen and len(now.operations) > 1 and wanted.fits:
                self.editing.use_symmetry(wanted)
            else:
                self.editing.lock_symmetry(fold, mirror)

        return lock

    def _centre_here(self) -> None:
        axial = self.view.under or self.editing.cursor
        self.editing.centre_symmetry(centre(axial, self.document.orientation))

    def _show(self, **what: bool) -> None:
        self.canvas.show_besides(**what)
        self.tell_states()

    def _show_menu(self, at: QPoint) -> None:
        """The list of what can be done, for the keyboard."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        able = self.enabled()
        for entry in (*commands.TOOLS, *commands.EDITS):
            if entry.key in self._actions:
                menu.addAction(self._actions[entry.key])
            elif able.get(entry.key, True):
                menu.addAction(entry.text, self._slots[entry.key])
        menu.popup(at)

    # Dialogs.

    def _generate(self) -> None:
        from workbench.desks.board.dialogs.generating import replacement
        from workbench.desks.board.dialogs.generator import GeneratorDialog

        document = self.document
        dialog = GeneratorDialog(document.game, document.schema, self, replacing=True)

        def replace_board() -> None:
            if dialog.board is not None:
                after = replacement(document, dialog.board)
                document.do(self.tr("Generate a board"), after)
                self.view.fit()

        dialog.accepted.connect(replace_board)
        self._open(dialog)

    def _resize(self) -> None:
        from workbench.desks.board.dialogs.resize import ResizeDialog

        self._open(ResizeDialog(self.document, self, self.editing.selection))

    def _compare(self) -> None:
        from workbench.desks.board.dialogs.differences import DifferencesDialog

        dialog = DifferencesDialog(self.document, self)
        dialog.went.connect(self.editing.reveal)
        self._open(dialog)

    def _open(self, dialog: Any) -> None:
        dialog.set_theme(self.theme)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # The image to trace.

    def open_tracing(self, path: Path) -> None:
        """Put an image under the grid, as large as the board."""
        try:
            tracing = opened(path).fitted(self.canvas.area)
        except OikistError as problem:
            self.failed.emit(str(problem))
            return
        self._use_tracing(tracing)
        lead_into(self.docks(), "board_tracing")
        self.editing.use_tool("trace")

    def _open_tracing(self) -> None:
        kinds = self.tr("Images (*.png *.jpg *.jpeg *.svg)")
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Open an image to trace"), "", kinds)
        if path:
            self.open_tracing(Path(path))

    def _align_tracing(self) -> None:
        self.editing.use_tool("trace")
        self.toolbox.trace.align()
        self.view.setFocus()

    def _remove_tracing(self) -> None:
        self._use_tracing(Tracing())
        if self.editing.tool == "trace":
            self.editing.use_tool("stamp")

    def _lock_tracing(self) -> None:
        tracing = self.canvas.shown.tracing
        self._use_tracing(replace(tracing, locked=not tracing.locked))

    def _show_tracing(self) -> None:
        tracing = self.canvas.shown.tracing
        self._use_tracing(replace(tracing, shown=not tracing.shown))

    def _use_tracing(self, tracing: Tracing) -> None:
        self.canvas.use_tracing(tracing)
        self._tracing_changed()

    def _tracing_changed(self) -> None:
        self.tracing.show_tracing(self.canvas.shown.tracing)
        self.tell_states()
