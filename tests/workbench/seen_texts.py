"""Every text that a window shows, found by walking through its widgets and their models."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
_TAG = re.compile(r"<[^<>]*>")


def seen_texts(top: QWidget) -> set[str]:
    """Texts of a widget and of all below it, hidden pages and tooltips included."""
    found: set[str] = set()
    for widget in (top, *top.findChildren(QWidget)):
        for text in (*_plain(widget), *_own(widget)):
            found.update(one.strip() for one in _TAG.sub("\n", text).splitlines())
    found.discard("")
    return found


def _plain(widget: QWidget) -> Iterator[str]:
    """What every widget has."""
    yield widget.windowTitle()
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    for action in widget.actions():
        yield from _action(action)


def _action(action: QAction) -> Iterator[str]:
    yield action.text().replace("&", "")
    yield action.toolTip()


def _own(widget: QWidget) -> Iterator[str]:
    """What is written on a widget of some kind."""
    for kind, texts in _KINDS:
        if isinstance(widget, kind):
            yield from texts(widget)
            return


def _line(line: QLineEdit) -> Iterator[str]:
    yield line.placeholderText()
    yield line.text() if line.isReadOnly() else ""


def _page(page: QTextEdit | QPlainTextEdit) -> Iterator[str]:
    yield page.placeholderText()
    yield page.toPlainText() if page.isReadOnly() else ""


def _tabs(tabs: QTabBar) -> Iterator[str]:
    for tab in range(tabs.count()):
        yield tabs.tabText(tab)
        yield tabs.tabToolTip(tab)


def _scene(view: QGraphicsView) -> Iterator[str]:
    scene = view.scene()
    for item in scene.items() if scene is not None else ():
        yield item.toolTip()
        for name in ("toPlainText", "text"):
            said = getattr(item, name, None)
            if callable(said):
                text = said()
                yield text if isinstance(text, str) else ""


def _model(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    for way, count in (
        (Qt.Orientation.Horizontal, _columns(model, QModelIndex())),
        (Qt.Orientation.Vertical, model.rowCount(QModelIndex())),
    ):
        for section in range(count):
            for role in _ROLES:
                yield _text(model.headerData(section, way, role))
    yield from _cells(model, QModelIndex())


def _cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    """Texts of all cells of a model, those inside others too."""
    for row in range(model.rowCount(parent)):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            for role in _ROLES:
                yield _text(model.data(index, role))
        yield from _cells(model, model.index(row, 0, parent))


def _text(found: object) -> str:
    return found if isinstance(found, str) else ""


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    """A list has one column, and PySide does not let us ask it."""
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)


_KINDS: tuple[tuple[Any, Callable[[Any], Iterable[str]]], ...] = (
    (QLabel | QAbstractButton, lambda one: [one.text().replace("&", "")]),
    (QGroupBox | QMenu, lambda one: [one.title().replace("&", "")]),
    (QLineEdit, _line),
    (QTextEdit | QPlainTextEdit, _page),
    (QAbstractSpinBox, lambda one: [one.text()]),
    (QTabBar, _tabs),
    (QGraphicsView, _scene),
    (QComboBox, lambda one: _cells(one.model(), QModelIndex())),
    (QHeaderView, lambda _: ()),
    (QAbstractItemView, lambda one: _model(one.model())),
)
