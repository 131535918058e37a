"""The palette: everything that the program can do or open, found by a few letters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAction, QFont, QFontMetrics, QIcon, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from workbench.commands.actions import keywords
from workbench.commands.entry import REASON, Entry
from workbench.commands.shortcuts import ActionTable, plain
from workbench.language.fuzzy import match, starts_words
from workbench.look.theme import scaled
from workbench.settings import RECENT, Settings
from workbench.widgets.layouts import in_column

Index = QModelIndex | QPersistentModelIndex
_ROLE: Final = Qt.ItemDataRole
_RECENT_GAIN: Final = 14.0  # of the action used last; less for those before
_OFF_LOSS: Final = 30.0  # what cannot be done now stands below what can
_MOVES: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -8,
    Qt.Key.Key_PageDown: 8,
}


@dataclass(frozen=True)
class Choice:
    """One thing to find.

    Attributes:
        title: What is searched first.
        detail: Searched as well, for less: a sentence, a folder.
        run: What it does.
        keys: Its shortcut as people read it, or "".
        reason: Why it cannot be done now; "" if it can.
        key: Name under which it is remembered as used; "" if it is not.
        icon: Drawing before it.
        words: Other words for it; searched as whole words, and not shown.
    """

    title: str
    detail: str
    run: Callable[[], object]
    keys: str = ""
    reason: str = ""
    key: str = ""
    icon: QIcon | None = None
    words: str = ""


@dataclass(frozen=True)
class _Row:
    """A choice with the letters of its title that were found."""

    choice: Choice
    places: tuple[int, ...]


class ChoicesModel(QAbstractListModel):
    """The choices that answer a search, best first.

    Args:
        choices: All there are.
        recent: Keys that were used last, newest first.
    """

    def __init__(
        self, choices: Iterable[Choice], recent: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._choices = tuple(choices)
        self._gain = {
            key: _RECENT_GAIN * (1 - place / RECENT) for place, key in enumerate(recent[:RECENT])
        }
        self._rows: list[_Row] = []
        self.look_for("")

    def look_for(self, search: str) -> None:
        """Show what answers a search; everything, recent first, for an empty one."""
        found = []
        for place, choice in enumerate(self._choices):
            answered = self._answer(choice, search)
            if answered is not None:
                found.append((-answered[0], place, _Row(choice, answered[1])))
        found.sort(key=lambda one: one[:2])
        self.beginResetModel()
        self._rows = [row for _, _, row in found]
        self.endResetModel()

    def _answer(self, choice: Choice, search: str) -> tuple[float, tuple[int, ...]] | None:
        """Score and letters found in the title, or None."""
        title = match(search, choice.title)
        whole = match(search, f"{choice.title} {choice.detail} {choice.keys}")
        words = match(search, choice.words) if starts_words(search, choice.words) else None
        if title is None and whole is None and words is None:
            return None
        score = self._gain.get(choice.key, 0.0) - (_OFF_LOSS if choice.reason else 0.0)
        if words is not None and (title is None or title.score < words.score):
            return score + words.score, ()
        if title is not None:
            return score + title.score * 1.5, title.places
        return score + (whole.score * 0.5 if whole is not None else 0.0), ()

    def choice(self, row: int) -> Choice:
        """The choice of a row."""
        return self._rows[row].choice

    def places(self, row: int) -> tuple[int, ...]:
        """Letters of a row's title that were found."""
        return self._rows[row].places

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's default
        """How many answer."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = _ROLE.DisplayRole) -> Any:
        """Title; the rest as tooltip and for screen readers."""
        choice = self._rows[index.row()].choice
        if role == _ROLE.DisplayRole:
            return choice.title
        if role == _ROLE.DecorationRole:
            return choice.icon
        if role == _ROLE.ToolTipRole:
            return choice.reason or choice.detail
        if role == _ROLE.AccessibleTextRole:
            said = (choice.title, choice.detail, choice.keys, choice.reason)
            return ", ".join(part for part in said if part)
        return None


class _Painter(QStyledItemDelegate):
    """Two lines: the title with the letters found, and the detail or the reason below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = QFontMetrics(option.font).lineSpacing()
        return QSize(line * 12, round(line * 2.15) + scaled(8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, ChoicesModel):
            return
        choice = model.choice(index.row())
        self.initStyleOption(option, index)
        option.text, icon = "", option.icon
        option.icon = QIcon()
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        palette = option.palette
        group = QPalette.ColorGroup.Normal
        text = palette.color(
            group, QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        )
        quiet = text if chosen else palette.color(group, QPalette.ColorRole.PlaceholderText)
        painter.save()
        gap, line = scaled(8), QFontMetrics(option.font).lineSpacing()
        area = option.rect.adjusted(gap, gap // 2, -gap, -gap // 2)
        side = round(line * 1.3)
        if not icon.isNull():
            at = QRect(area.left(), area.center().y() - side // 2, side, side)
            mode = QIcon.Mode.Disabled if choice.reason else QIcon.Mode.Normal
            icon.paint(painter, at, Qt.AlignmentFlag.AlignCenter, mode)
        area.setLeft(area.left() + side + gap)
        upper = QRect(area.left(), area.top(), area.width(), line)
        painter.setPen(quiet)
        keys = painter.fontMetrics().horizontalAdvance(choice.keys)
        painter.drawText(upper, Qt.AlignmentFlag.AlignRight, choice.keys)
        upper.setRight(upper.right() - keys - gap)
        painter.setPen(quiet if choice.reason else text)
        _draw_title(painter, upper, choice.title, model.places(index.row()), option.font)
        painter.setPen(quiet)
        painter.setFont(_smaller(option.font, italic=bool(choice.reason)))
        lower = QRect(area.left(), area.top() + line, area.width(), area.height() - line)
        said = choice.reason or choice.detail
        said = painter.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, lower.width())
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, said)
        painter.restore()


def _draw_title(
    painter: QPainter, area: QRect, title: str, places: tuple[int, ...], font: QFont
) -> None:
    """A title whose found letters are bold and underlined."""
    bold = QFont(font)
    bold.setBold(True)
    bold.setUnderline(True)
    left, found = area.left(), set(places)
    painter.setClipRect(area)
    for place, letter in enumerate(title):
        painter.setFont(bold if place in found else font)
        painter.drawText(left, area.top() + painter.fontMetrics().ascent(), letter)
        left += painter.fontMetrics().horizontalAdvance(letter)
    painter.setClipping(False)


def _smaller(font: QFont, *, italic: bool) -> QFont:
    found = QFont(font)
    found.setPointSizeF(font.pointSizeF() * 0.92)
    found.setItalic(italic)
    return found


class PaletteDialog(QDialog):
    """Search, arrows, Enter: runs an action or opens a file.

    Args:
        actions: The table of actions; None to offer only `extra`.
        extra: Other things to find, such as documents.
        parent: Window it stands over.
        settings: Where recently used actions are remembered; None for nowhere.
    """

    def __init__(
        self,
        actions: ActionTable | None,
        extra: Iterable[Choice] = (),
        parent: QWidget | None = None,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(self.tr("Find an action") if actions else self.tr("Find a file"))
        choices = [*(_of_action(*line) for line in (actions.items() if actions else ())), *extra]
        recent = settings.recent_actions if settings is not None else []
        self.model = ChoicesModel(choices, recent, self)
        self.search = QLineEdit()
        self.list = QListView()
        self.empty = QLabel(self.tr("No matches. Try fewer letters."))
        self._set_up()
        self._show_first()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows move in the list while one types."""
        if watched is self.search and isinstance(event, QKeyEvent):
            step = _MOVES.get(Qt.Key(event.key()), 0)
            if step and event.type() == QEvent.Type.KeyPress:
                self._move(step)
                return True
        return super().eventFilter(watched, event)

    def run_current(self) -> bool:
        """Close and run what is chosen; False, and stay, if it cannot be done now."""
        index = self.list.currentIndex()
        if not index.isValid():
            return False
        choice = self.model.choice(index.row())
        if choice.reason:
            QApplication.beep()
            return False
        if self._settings is not None and choice.key:
            self._settings.remember_action(choice.key)
        self.accept()
        QTimer.singleShot(0, choice.run)  # after `exec` is left, so that it may open dialogs
        return True

    def done(self, result: int) -> None:
        """Close and go."""
        super().done(result)
        self.deleteLater()

    def _set_up(self) -> None:
        self.search.setPlaceholderText(self.windowTitle())
        self.search.setAccessibleName(self.windowTitle())
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.search.textChanged.connect(self._look_for)
        self.search.returnPressed.connect(self.run_current)
        self.list.setObjectName("palette")
        self.list.setAccessibleName(self.tr("Found"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(_Painter(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.activated.connect(self.run_current)
        self.list.clicked.connect(self.run_current)
        self.empty.setObjectName("empty")
        in_column(self.search, self.list, self.empty, on=self)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        wide = self.fontMetrics().averageCharWidth()
        self.resize(wide * 84, self.fontMetrics().lineSpacing() * 30)
        self.search.setFocus()

    def _look_for(self, search: str) -> None:
        self.model.look_for(search)
        self._show_first()

    def _show_first(self) -> None:
        some = self.model.rowCount() > 0
        self.list.setVisible(some)
        self.empty.setVisible(not some)
        if some:
            self.list.setCurrentIndex(self.model.index(0))

    def _move(self, step: int) -> None:
        last = self.model.rowCount() - 1
        if last < 0:
            return
        row = self.list.currentIndex().row() + step
        if abs(step) == 1:
            row %= last + 1  # round the end
        self.list.setCurrentIndex(self.model.index(min(max(row, 0), last)))


def _of_action(entry: Entry, action: QAction) -> Choice:
    """An action as something to find."""
    keys = action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
    return Choice(
        title=plain(action.text()),
        detail=action.statusTip() or entry.tip,
        run=action.trigger,
        keys=keys,
        reason="" if action.isEnabled() else _reason(action),
        key=entry.key,
        icon=action.icon(),
        words=keywords(entry),
    )


def _reason(action: QAction) -> str:
    """Why an action is off: what its property "reason" says."""
    said = action.property(REASON)
    return said or QCoreApplication.translate("PaletteDialog", "Not possible now")
