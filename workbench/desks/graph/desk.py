"""The desk of a map: canvas and tools in the middle, panels in docks around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from engine.errors import Fault
from workbench.commands import graph as commands
from workbench.desks.canvas_desk import ZOOM_STEP, CanvasDesk
from workbench.desks.desk import BOTTOM, LEFT, RIGHT
from workbench.desks.graph.acts import Acts
from workbench.desks.graph.canvas import Canvas
from workbench.desks.graph.editing import Editing
from workbench.desks.graph.panels.metrics import MetricsPanel
from workbench.desks.graph.panels.palette import PalettePanel
from workbench.desks.graph.panels.problems import GraphProblems
from workbench.desks.graph.panels.properties import PropertiesPanel
from workbench.desks.graph.panels.spaces import SpacesPanel
from workbench.desks.graph.states import GraphStates
from workbench.desks.graph.tools.draw import AreaTool, EraserTool, LinkTool, SpaceTool
from workbench.desks.graph.tools.select import SelectTool
from workbench.desks.graph.tools.tool import Tool
from workbench.desks.graph.view import CanvasView
from workbench.desks.graph.wording import described
from workbench.documents.graph_document import GraphDocument
from workbench.documents.graph_fields import Place
from workbench.look.theme import Theme
from workbench.widgets.dock_front import lead_into

_BARS: Final = (
    tuple(entry.key for entry in commands.TOOLS),
    ("graph_snap", "graph_names", "graph_numbers"),
)
_MENU: Final = (*commands.EDITS, *commands.SHAPES)


class GraphDesk(CanvasDesk):
    """One map being edited.

    Attributes:
        editing: What canvas and panels share.
        canvas, view: The map.
        tools, acts: What can be in hand, and what is done at once.
    """

    kind: ClassVar[str] = "graph"

    def __init__(self, document: GraphDocument, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.document: GraphDocument = document
        self.editing = Editing(document, self)
        self.canvas = Canvas(self.editing, self)
        self.view = CanvasView(self.canvas, self._described)
        made = (SelectTool, SpaceTool, LinkTool, AreaTool, EraserTool)
        tools: list[Tool] = [make(self.canvas, self) for make in made]
        self.tools: Mapping[str, Tool] = {tool.key: tool for tool in tools}
        self.acts = Acts(self.editing, self.view, self)
        self.palette_panel = PalettePanel(self.editing)
        self.properties = PropertiesPanel(self.editing)
        self.spaces = SpacesPanel(self.editing)
        self.problems = GraphProblems(self.editing)
        self.metrics = MetricsPanel(self.editing)
        self._states = GraphStates(self.editing, self.canvas)
        self._actions = {}
        self._slots = self._all_slots()
        self._lay_out()
        self._connect()
        self._use_tool()
        self.setFocusProxy(self.view)

    # What the window asks.

    def set_actions(self, actions: Mapping[str, QAction]) -> None:
        """Build the toolbar from the window's actions."""
        self._actions = actions
        self.add_bar(self.tr("Map tools"), "graph_bar", _BARS)

    def set_theme(self, theme: Theme) -> None:
        """See `Desk.set_theme`."""
        super().set_theme(theme)
        panels = (self.palette_panel, self.properties, self.problems, self.metrics)
        for panel in (self.canvas, *panels):
            panel.set_theme(theme)

    def use_settings(self, *, wheel_zooms: bool, show_names: bool) -> None:
        """See `Desk.use_settings`; names of cities stand on a map anyway."""
        self.view.wheel_zooms = wheel_zooms

    def private_state(self) -> dict[str, Any]:
        """Zoom and what is shown, as plain data for the session's file."""
        middle, look = self.view.sight.center(), self.canvas.look
        return {
            "zoom": self.view.zoom,
            "centre": [middle.x(), middle.y()],
            "fitted": self.view.fitted,
            "shown": [look.names, look.numbers, self.editing.snap],
        }

    def use_private_state(self, state: Mapping[str, Any]) -> None:
        """Take over what `private_state` gave; what is damaged is left as it is."""
        try:
            names, numbers, snap = map(bool, state["shown"])
            x, y = map(float, state["centre"])
            zoom, fitted = float(state["zoom"]), bool(state["fitted"])
        except (KeyError, TypeError, ValueError):
            return
        self.canvas.show_besides(names=names, numbers=numbers)
        self.editing.use_snap(snap)
        if not fitted:
            self.view.show_at(zoom, QPointF(x, y))

    def show_faults(self, faults: Sequence[Fault]) -> str:
        """See `Desk.show_faults`; they stand among the problems."""
        lead_into(self.docks(), "graph_problems")
        self.problems.show_refusal(faults)
        return super().show_faults(faults)

    # Construction.

    def _lay_out(self) -> None:
        self.setCentralWidget(self.view)
        left = self.add_dock("graph_palette", self.tr("Palette"), self.palette_panel, LEFT)
        first = self.add_dock("graph_properties", self.tr("Properties"), self.properties, RIGHT)
        spaces = self.add_dock("graph_spaces", self.tr("Spaces"), self.spaces, RIGHT)
        metrics = self.add_dock("graph_metrics", self.tr("Metrics"), self.metrics, RIGHT)
        self.tabifyDockWidget(first, spaces)
        self.tabifyDockWidget(spaces, metrics)
        first.raise_()
        problems = self.add_dock("graph_problems", self.tr("Problems"), self.problems, BOTTOM)
        self._sides = (problems, left, first)

    def share_out(self) -> None:
        """See `Desk.share_out`; with large text the map still has half of the room."""
        line, (below, *sides) = self.fontMetrics().height(), self._sides
        self.resizeDocks([below], [min(line * 8, self.height() // 4)], Qt.Orientation.Vertical)
        wide = [min(line * most, self.width() // 4) for most in (15, 22)]
        self.resizeDocks(sides, wide, Qt.Orientation.Horizontal)

    def _connect(self) -> None:
        editing, view = self.editing, self.view
        editing.said.connect(self.said)
        editing.failed.connect(self.failed)
        editing.name_wanted.connect(self._type_name)
        editing.map_wanted.connect(self.view.setFocus)
        editing.tool_changed.connect(self._use_tool)
        view.cancelled.connect(self.cancel)
        view.menu_wanted.connect(self._show_menu)
        self.problems.looked.connect(self._mark_problems)
        for signal in (
            editing.selection_changed,
            editing.tool_changed,
            editing.snap_changed,
            self.document.history_changed,
        ):
            signal.connect(self.tell_states)
        self._could = (dict(self.enabled()), dict(self.checked()))

    def _described(self, place: Place) -> str:
        return described(self.document, place) if self.document.has(place) else ""

    def _mark_problems(self) -> None:
        self.canvas.show_problems(self.problems.severities())

    def _all_slots(self) -> dict[str, Callable[[], None]]:
        view, look = self.view, self.canvas.look
        found = self.acts.slots()
        for key in self.tools:
            found[f"graph_{key}"] = self._taking(key)
        return found | {
            "graph_fit": view.fit,
            "graph_full_size": lambda: view.zoom_to(1.0),
            "graph_zoom_in": lambda: view.zoom_to(view.zoom * ZOOM_STEP),
            "graph_zoom_out": lambda: view.zoom_to(view.zoom / ZOOM_STEP),
            "graph_names": lambda: self._show(names=not look.names),
            "graph_numbers": lambda: self._show(numbers=not look.numbers),
            "graph_snap": lambda: self.editing.use_snap(not self.editing.snap),
            "graph_find": self._find,
            "graph_generate": self._generate,
        }

    # Tools.

    def cancel(self) -> None:
        """Escape: give up what was begun, else put the tool away, else clear the selection."""
        if self.view.cancel():
            return
        if self.editing.tool != "select":
            self.editing.use_tool("select")
        else:
            self.editing.select(())

    def _taking(self, key: str) -> Callable[[], None]:
        def take() -> None:
            self.editing.use_tool(key)
            self.view.setFocus()

        return take

    def _use_tool(self) -> None:
        self.view.use_tool(self.tools[self.editing.tool])

    def _show(self, **what: bool) -> None:
        self.canvas.show_besides(**what)
        self.tell_states()

    def _type_name(self) -> None:
        lead_into(self.docks(), "graph_properties")
        self.properties.type_name()

    def _find(self) -> None:
        lead_into(self.docks(), "graph_spaces")
        self.spaces.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.spaces.field.selectAll()

    def _show_menu(self, at: QPoint) -> None:
        """The list of what can be done with what is selected."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for entry in _MENU:
            if entry.key in self._actions and self._actions[entry.key].isEnabled():
                if entry.apart and not menu.isEmpty():
                    menu.addSeparator()
                menu.addAction(self._actions[entry.key])
        menu.popup(at)

    # Dialogs.

    def _generate(self) -> None:
        from workbench.desks.graph.dialogs.generating import replacement
        from workbench.desks.graph.dialogs.generator import GraphGeneratorDialog

        document = self.document
        dialog = GraphGeneratorDialog(document.game, document.schema, self, replacing=True)

        def replace_map() -> None:
            if dialog.board is not None:
                document.do(self.tr("Generate a map"), replacement(document, dialog.board))
                self.view.fit()

        dialog.accepted.connect(replace_map)
        dialog.set_theme(self.theme)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
