"""All tools of one canvas, and which one is in hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtCore import QObject

from engine.boards.regions import Region
from workbench.desks.board.canvas import Canvas
from workbench.desks.board.tools.paint import (
    EraserTool,
    FillTool,
    LineTool,
    RectangleTool,
    RingTool,
    StampTool,
)
from workbench.desks.board.tools.paste import PasteTool
from workbench.desks.board.tools.select import LassoTool, SameTool, SelectTool, WandTool
from workbench.desks.board.tools.sites import CornerTool, EdgeTool
from workbench.desks.board.tools.tool import Tool, Touch
from workbench.desks.board.tools.trace import TraceTool
from workbench.desks.board.view import CanvasView


class PickerTool(Tool):
    """Takes the kind of a hex in hand."""

    key: ClassVar[str] = "picker"

    def release(self, touch: Touch) -> None:
        """Pick this hex."""
        super().release(touch)
        self.editing.pick(touch.hex)


class Toolbox(QObject):
    """Hands the view the tool that `Editing.tool` names, or the paste tool."""

    def __init__(self, canvas: Canvas, view: CanvasView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.editing = canvas.editing
        self.paste = PasteTool(canvas, self)
        self.trace = TraceTool(canvas, self)
        painting = (StampTool, EraserTool, FillTool, LineTool, RectangleTool, RingTool)
        choosing = (SelectTool, LassoTool, WandTool, SameTool, EdgeTool, CornerTool, PickerTool)
        tools: list[Tool] = [make(canvas, self) for make in (*painting, *choosing)]
        self.tools: Mapping[str, Tool] = {tool.key: tool for tool in (*tools, self.trace)}
        self.paste.done.connect(self.use_named)
        self.editing.tool_changed.connect(self.use_named)
        self.use_named()

    @property
    def pasting(self) -> bool:
        """Whether a piece is in hand."""
        return self._view.tool is self.paste

    def use_named(self) -> None:
        """Take the tool in hand that `Editing.tool` names."""
        tool = self.tools.get(self.editing.tool)
        if tool is not None and tool is not self._view.tool:
            self._view.use_tool(tool)

    def take_in_hand(self, region: Region) -> None:
        """Have a piece follow the mouse until it is put."""
        self._view.use_tool(self.paste)
        if not self.paste.begin(region, self._view.under or self.editing.cursor):
            self.use_named()
            return
        self._view.setFocus()
        self.editing.said.emit(
            self.tr("Click or Enter puts it, Z turns it, X and Y mirror it, Esc gives it up.")
        )
