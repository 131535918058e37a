"""The table below the chart of a batch: wins and scores of every seat."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHeaderView, QSizePolicy, QTableView

from workbench.models.outcomes import OutcomesModel


def outcomes_table(model: OutcomesModel, name: str) -> QTableView:
    """As high as its rows, once they are known; nothing in it can be chosen.

    Args:
        name: For screen readers.
    """
    table = QTableView()
    table.setObjectName("outcomes")
    table.setAccessibleName(name)
    table.setModel(model)
    table.verticalHeader().hide()
    table.setShowGrid(False)
    table.setSelectionMode(QTableView.SelectionMode.NoSelection)
    table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    table.setFrameShape(QFrame.Shape.NoFrame)
    header = table.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    table.setFixedHeight(0)  # until its rows are known
    rows = table.verticalHeader()
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    rows.setDefaultSectionSize(round(table.fontMetrics().height() * 1.65))
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return table
