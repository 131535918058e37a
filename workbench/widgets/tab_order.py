"""Tab goes through everything that can be seen and used, in the order that one reads.

Qt's own order is that in which widgets were made, and it walks through docks that lie behind
others. Here the window's parts follow each other (bars from the top, then what stands below
them from left to right), and inside a part its rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QButtonGroup,
    QComboBox,
    QDockWidget,
    QMainWindow,
    QScrollArea,
    QTabBar,
    QToolBar,
    QWidget,
)


def stops(window: QWidget) -> list[QWidget]:
    """The widgets of a window that Tab goes to, in reading order; hidden ones are left out."""
    usable = [one for one in window.findChildren(QWidget) if _takes_tab(one)]
    seen = [one for one in usable if _in_sight(one, window)]
    holders = {id(area) for one in seen for area in _areas(one)}
    seen = [one for one in seen if not _empty_area(one, holders)]
    parts: dict[int, tuple[QWidget, list[QWidget]]] = {}
    for one in seen:
        part = _part(one, window)
        parts.setdefault(id(part), (part, []))[1].append(one)
    ordered = sorted(parts.values(), key=lambda entry: _place_of_part(entry[0], window))
    return [one for _, inside in ordered for one in _rows(inside, window)]


def by_key() -> bool:
    """Whether a key moves the keyboard on; Qt also does when a widget is hidden or switched off.

    Then widgets may be on their way to destruction, and nobody may look through them.
    """
    focused = QApplication.focusWidget()
    return focused is not None and focused.isVisible() and focused.isEnabled()


def move_on(window: QWidget, *, forward: bool) -> bool:
    """Give the keyboard to the next stop, or the one before, and bring it into sight."""
    order, focused = stops(window), QApplication.focusWidget()
    if not order:
        return False
    step = 1 if forward else -1
    place = _place(order, focused)
    found = order[(place + step) % len(order) if place >= 0 else (0 if forward else -1)]
    for area in _areas(found):
        area.ensureWidgetVisible(found)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    found.setFocus(reason)
    return True


def _place(order: Sequence[QWidget], focused: QWidget | None) -> int:
    """Where the keyboard is: at a stop, or inside one; -1 if elsewhere."""
    while focused is not None:
        if focused in order:
            return order.index(focused)
        focused = focused.parentWidget()
    return -1


def _takes_tab(one: QWidget) -> bool:
    if not (one.isVisible() and one.isEnabled()) or _stands_for_another(one):
        return False
    if one.focusPolicy() & Qt.FocusPolicy.TabFocus != Qt.FocusPolicy.TabFocus:
        return False
    if isinstance(one.parentWidget(), QTabBar):
        return False  # arrows that scroll tabs; the keys of the bar do the same
    return not (isinstance(one, QAbstractButton) and _another_is_on(one))


def _stands_for_another(one: QWidget) -> bool:
    """Whether it is a part of a control that has the keyboard for it: a field or a viewport.

    WORKAROUND Nobody may ask PySide for a focus proxy. It takes the answer for a child of the one
    that was asked, and when Python forgets a viewport it deletes the area around it, panel and all.
    """
    parent = one.parentWidget()
    if isinstance(parent, QAbstractSpinBox | QComboBox):
        return True
    return isinstance(parent, QAbstractScrollArea) and parent.viewport() is one


def _another_is_on(button: QAbstractButton) -> bool:
    """Of buttons that exclude each other, the one that is on is the stop."""
    group: QButtonGroup | None = button.group()
    if group is not None and group.exclusive():
        return group.checkedButton() not in {None, button}
    if not button.autoExclusive() or button.isChecked():
        return False
    parent = button.parentWidget() or button
    others = parent.findChildren(QAbstractButton)
    return any(other.autoExclusive() and other.isChecked() for other in others)


def _areas(one: QWidget) -> Iterable[QScrollArea]:
    """The areas that a widget is scrolled by, the innermost first."""
    parent = one.parentWidget()
    while parent is not None:
        holder = parent.parentWidget()
        if isinstance(holder, QScrollArea) and holder.viewport() is parent:
            yield holder
        parent = holder


def _in_sight(one: QWidget, window: QWidget) -> bool:
    """Whether a part of it shows, or can be scrolled into sight, and nothing lies over it."""
    inside = [area for area in _areas(one) if area is not window and window.isAncestorOf(area)]
    shown = inside[-1] if inside else one
    room = _rect(shown, window)
    parent = shown.parentWidget()
    while parent is not None and parent is not window:
        room &= _rect(parent, window)
        parent = parent.parentWidget()
    if room.isEmpty():
        return False
    top = window.childAt(room.center())
    return top is not None and (top is shown or shown.isAncestorOf(top))


def _empty_area(one: QWidget, holders: set[int]) -> bool:
    """A scrolled area is a stop only if keys are needed to scroll it."""
    if not isinstance(one, QScrollArea):
        return False
    return id(one) in holders or not one.verticalScrollBar().maximum()


def _part(one: QWidget, window: QWidget) -> QWidget:
    """The bar, dock, row of tabs or middle that a widget belongs to."""
    part = one
    while (parent := part.parentWidget()) is not None and parent is not window:
        if isinstance(part, QToolBar | QDockWidget) or isinstance(parent, QMainWindow):
            return part
        part = parent
    return part


def _place_of_part(part: QWidget, window: QWidget) -> tuple[int, int, int]:
    room = _rect(part, window)
    if isinstance(part, QToolBar):
        return (0, room.top(), room.left())
    return (1, room.left(), room.top())


def _rows(inside: list[QWidget], window: QWidget) -> list[QWidget]:
    """Row by row; widgets whose middle lies within the height of another share its row."""
    found: list[QWidget] = []
    left = sorted(inside, key=lambda one: (_rect(one, window).top(), _rect(one, window).left()))
    while left:
        first = _rect(left[0], window)
        row = [one for one in left if _rect(one, window).center().y() <= first.bottom()]
        row = row or [left[0]]
        found += sorted(row, key=lambda one: _rect(one, window).left())
        left = [one for one in left if one not in row]
    return found


def _rect(one: QWidget, window: QWidget) -> QRect:
    return QRect(one.mapTo(window, QPoint(0, 0)), one.size())
