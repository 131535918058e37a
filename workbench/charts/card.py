"""A chart with all that belongs to it: title, scope, caption, and a menu to take it along."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QSizePolicy, QToolButton, QWidget

from engine.picture import SeatStyle
from engine.reports.charts import Chart
from workbench.charts.saving import ChartSaving
from workbench.charts.view import ChartView
from workbench.look.icons import icon
from workbench.look.theme import LIGHT, Theme, scaled
from workbench.widgets.layouts import in_column, in_row

_SHARP: Final = 2.0  # pixels of a saved picture for one on the screen


class ChartCard(QFrame):
    """`show_chart` again and again; everything else the card does by itself.

    Args:
        styles: Label in the charts -> style of the seat that it names.
        heading: Of docs/statistics.md, which tells how the chart is computed; "" for none.

    Attributes:
        view: The chart.
        saving: How it gets into files.

    Signals:
        explained: The heading, when somebody asks how the chart is computed.
        said, failed: What was done, and what went wrong, in words.
    """

    explained = Signal(str)
    said = Signal(str)
    failed = Signal(str)

    def __init__(
        self,
        styles: Mapping[str, SeatStyle] | None = None,
        heading: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("chart_card")
        self._heading = heading
        self.title = _label("card_title")
        self.scope = _label("note")
        self.view = ChartView(styles)
        self.caption = _label("note")
        self.button = QToolButton(popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setObjectName("chart_menu")
        self.button.setToolTip(self.tr("Save, copy or explain this chart"))
        self.saving = ChartSaving(
            self, lambda: self.view.chart, self.picture, lambda: self.view.styles
        )
        self.saving.said.connect(self.said)
        self.saving.failed.connect(self.failed)
        self._fill(self.view.menu)
        self.button.setMenu(self.view.menu)
        self._arrange()
        self.set_theme(LIGHT)

    def show_chart(self, chart: Chart, scope: str = "") -> None:
        """Draw a chart.

        Args:
            scope: Variant, bots, number of games and seed.
        """
        for label, text in (
            (self.title, chart.title), (self.scope, scope), (self.caption, chart.caption),
        ):  # fmt: skip
            if label.text() != text:
                label.setText(text)
                label.setVisible(bool(text))
        self.button.setAccessibleName(self.tr("Menu of the chart {}").format(chart.title))
        self.view.show_chart(chart)

    def use_styles(self, styles: Mapping[str, SeatStyle]) -> None:
        """Other seats: label in the charts -> style."""
        self.view.use_styles(styles)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.button.setIcon(icon("more", theme))
        self.view.set_theme(theme)

    def picture(self) -> QImage:
        """What is seen, without the button, on a ground of the theme."""
        image = QImage(self.size() * _SHARP, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_SHARP)
        image.fill(self._theme.colour("surface"))
        self.view.catch_up()
        self.view.point_at(None)
        painter = QPainter(image)
        for part in (self.title, self.scope, self.view, self.caption):
            if not part.isHidden():
                at = part.mapTo(self, QPoint(0, 0))
                part.render(painter, at, QRect(QPoint(0, 0), part.size()))
        painter.end()
        return image

    def _fill(self, menu: QMenu) -> None:
        menu.addSeparator()
        menu.addAction(self.tr("Save as PNG…"), self.saving.ask_png)
        menu.addAction(self.tr("Save as SVG…"), self.saving.ask_svg)
        menu.addAction(self.tr("Save as CSV…"), self.saving.ask_csv)
        menu.addAction(self.tr("Copy picture"), self.saving.copy)
        if self._heading:
            menu.addSeparator()
            menu.addAction(
                self.tr("How is this computed?"), lambda: self.explained.emit(self._heading)
            )

    def _arrange(self) -> None:
        words = in_column(self.title, self.scope, spacing=0)
        side = Qt.AlignmentFlag.AlignTop
        head = in_row((words, 1), (self.button, 0, side), spacing=scaled(6))
        margins = (scaled(12), scaled(10), scaled(10), scaled(10))
        in_column(head, (self.view, 1), self.caption, on=self, margins=margins, spacing=scaled(4))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)


def _label(name: str) -> QLabel:
    label = QLabel(wordWrap=True)
    label.setObjectName(name)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    label.hide()
    return label
