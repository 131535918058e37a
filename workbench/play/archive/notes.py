"""Panel "Notes": what people think of a move, with tags, and all notes of the match."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.play.match import Match
from workbench.look.icons import icon
from workbench.look.theme import LIGHT, Theme
from workbench.play.timeline.facts import Facts
from workbench.table.game_table import GameTable
from workbench.widgets.filled_rows import FilledRows

TAGS: Final = ("confusing", "too strong", "dead", "fun")  # as they stand in match files
_PLACE: Final = Qt.ItemDataRole.UserRole
_LINES: Final = 3
_Draft = tuple[str, tuple[str, ...], str]  # text, tags that are ticked, other tags as typed
_BLANK: Final[_Draft] = ("", (), "")


class NotesPanel(QWidget):
    """A note for the move in sight, and the list of all notes; a click jumps to the move.

    What is written and not yet added waits at its move. While somebody writes about the newest
    move and the game goes on, the fields stay with that move.

    Args:
        table: Whose match the notes belong to.
        facts: Shared with the other panels.

    Signals:
        noted: Node that got a note or lost one.
    """

    noted = Signal(int)

    def __init__(self, table: GameTable, facts: Facts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._facts = facts
        self._theme = LIGHT
        self._drafts: WeakKeyDictionary[Match, dict[int, _Draft]] = WeakKeyDictionary()
        self._about: tuple[Match, int] | None = None  # what the fields are about
        self._newest = False  # whether that was the position on the table
        self.where = QLabel()
        self.text = QPlainTextEdit()
        self.tags = {tag: QCheckBox(said) for tag, said in zip(TAGS, self._words(), strict=True)}
        self.own_tags = QLineEdit()
        self.add_button = QPushButton(self.tr("&Add note"))
        self.list = QListWidget()
        self.remove_button = QPushButton(self.tr("&Remove note"))
        self._stack = QStackedWidget()
        self._lay_out()
        self._wire()
        self.set_theme(LIGHT)
        self.follow()

    def write(self) -> None:
        """Give the keyboard to the field for a new note."""
        self.text.setFocus()

    def add(self) -> None:
        """Tie what is written to its move."""
        text, tags = " ".join(self.text.toPlainText().split()), self._chosen_tags()
        if self._about is None or not (text or tags):
            return
        if self.add_button.hasFocus():
            self.write()  # before the button goes grey, and the keyboard elsewhere
        match, number = self._about
        match.note(number, text, tags)
        self._show_draft(_BLANK)
        self.follow()
        self._fill()
        self.noted.emit(number)

    def remove(self) -> None:
        """Take the chosen note away."""
        match, item = self._table.match, self.list.currentItem()
        if match is None or item is None:
            return
        if self.remove_button.hasFocus():
            self.write()
        number, place = item.data(_PLACE)
        match.unnote(number, place)
        self._fill()
        self.noted.emit(number)

    def follow(self, *_: object) -> None:
        """Say which move the fields are about: the one in sight, with what is written of it."""
        if not self._goes_on_below():
            self._take_place(self._place_in_sight())
        self.setEnabled(self._about is not None)
        if self._about is None:
            self.where.setText(self.tr("No match on the table"))
            return
        match, number = self._about
        count = len(match.line(number))
        words = match.words(number, self._table.viewer)
        said = self.tr("Move {number}: {move}").format(number=count, move=words)
        self.where.setText(said if count else self.tr("Start of the match"))

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self._fill()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ctrl+Enter adds the note."""
        if isinstance(event, QKeyEvent) and _adds(event):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
            elif event.type() == QEvent.Type.KeyPress:
                self.add()
                return True
        return super().eventFilter(watched, event)

    # Inside.

    def _words(self) -> tuple[str, ...]:
        """The usual tags for people."""
        return (self.tr("Confusing"), self.tr("Too strong"), self.tr("Dead"), self.tr("Fun"))

    def _place_in_sight(self) -> tuple[Match, int] | None:
        """The newest move up to the position in sight that is no secret of somebody else."""
        match = self._table.match
        if match is None:
            return None
        return match, match.open_node(self._table.in_sight, self._table.viewer)

    def _goes_on_below(self) -> bool:
        """Whether the game has gone on while somebody writes about what was its newest move."""
        if self._about is None or not self._newest or self._draft() == _BLANK:
            return False
        fields = (self.text, self.own_tags, *self.tags.values(), self.add_button)
        if not any(field.hasFocus() for field in fields):
            return False
        match, number = self._about
        if match is not self._table.match or self._table.looking_back:
            return False
        if match.is_secret(number, self._table.viewer):
            return False
        return number == 0 or any(node.number == number for node in match.line())

    def _take_place(self, place: tuple[Match, int] | None) -> None:
        """From now on the fields are about another move; what they held waits at the old one."""
        self._newest = not self._table.looking_back
        if place == self._about:
            return
        if self._about is not None:
            match, number = self._about
            waiting, draft = self._drafts.setdefault(match, {}), self._draft()
            waiting.pop(number, None)
            if draft != _BLANK:
                waiting[number] = draft
        self._about = place
        self._show_draft(_BLANK if place is None else self._waiting_at(*place))

    def _waiting_at(self, match: Match, number: int) -> _Draft:
        return self._drafts.get(match, {}).get(number, _BLANK)

    def _draft(self) -> _Draft:
        """What the fields hold."""
        ticked = tuple(tag for tag, box in self.tags.items() if box.isChecked())
        return self.text.toPlainText(), ticked, self.own_tags.text()

    def _show_draft(self, draft: _Draft) -> None:
        if draft == self._draft():
            return
        text, ticked, own = draft
        self.text.setPlainText(text)
        self.own_tags.setText(own)
        for tag, box in self.tags.items():
            box.setChecked(tag in ticked)

    def _chosen_tags(self) -> list[str]:
        own = (tag.strip().lstrip("#") for tag in self.own_tags.text().split(","))
        found = [tag for tag, box in self.tags.items() if box.isChecked()]
        return list(dict.fromkeys([*found, *(tag for tag in own if tag)]))

    def _follow_match(self) -> None:
        self._fill()
        self.follow()

    def _fill(self) -> None:
        """List the notes of the whole match, the order of the moves first."""
        match = self._table.match
        self.list.clear()
        for number, place, said, in_line in self._notes(match) if match is not None else ():
            item = QListWidgetItem(icon("note", self._theme), said)
            item.setData(_PLACE, (number, place))
            if not in_line:
                item.setForeground(self._theme.colour("muted"))
            self.list.addItem(item)
        self._stack.setCurrentIndex(1 if self.list.count() else 0)
        self._enable()

    def _notes(self, match: Match) -> list[tuple[int, int, str, bool]]:
        found = []
        words = dict(zip(TAGS, self._words(), strict=True))
        viewer = self._table.viewer
        for node in match.nodes:
            in_line = node.number in self._facts.line
            for place, (text, tags) in enumerate(match.notes_for(node.number, viewer)):
                shown = " ".join(f"[{words.get(tag, tag)}]" for tag in tags)
                ply = len(match.line(node.number))
                said = self.tr("{number}. {note}").format(
                    number=ply, note=" ".join(part for part in (shown, text) if part)
                )
                if not in_line:
                    said = self.tr("{} (another variation)").format(said)
                found.append((node.number, place, said, in_line))
        return found

    def _jump(self, item: QListWidgetItem) -> None:
        self._table.look_at_node(item.data(_PLACE)[0])

    def _enable(self) -> None:
        self.add_button.setEnabled(bool(self.text.toPlainText().strip() or self._chosen_tags()))
        self.remove_button.setEnabled(self.list.currentItem() is not None)

    def _wire(self) -> None:
        self._table.position_changed.connect(self.follow)
        self._table.viewer_changed.connect(self._follow_match)
        self._facts.line_changed.connect(self._follow_match)
        self.text.textChanged.connect(self._enable)
        self.own_tags.textChanged.connect(self._enable)
        for box in self.tags.values():
            box.toggled.connect(self._enable)
        self.own_tags.returnPressed.connect(self.add)
        self.text.installEventFilter(self)
        self.add_button.clicked.connect(self.add)
        self.remove_button.clicked.connect(self.remove)
        self.list.itemClicked.connect(self._jump)
        self.list.itemActivated.connect(self._jump)
        self.list.currentRowChanged.connect(self._enable)

    def _lay_out(self) -> None:
        self.where.setObjectName("note")
        self.where.setWordWrap(True)
        self.text.setAccessibleName(self.tr("Note on the move in sight"))
        self.text.setPlaceholderText(self.tr("What struck you about this move?"))
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(round(self.text.fontMetrics().lineSpacing() * (_LINES + 0.8)))
        self.own_tags.setAccessibleName(self.tr("More tags"))
        self.own_tags.setPlaceholderText(self.tr("More tags, separated by commas"))
        keys = QKeySequence("Ctrl+Return").toString(QKeySequence.SequenceFormat.NativeText)
        self.add_button.setToolTip(
            self.tr("Attach the note to the move in sight ({})").format(keys)
        )
        self.list.setAccessibleName(self.tr("Notes of this match"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        empty = QLabel(self.tr("No notes yet.\nA note stays with its move."))
        empty.setObjectName("empty")
        empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        empty.setWordWrap(True)
        self._stack.addWidget(empty)
        self._stack.addWidget(self.list)
        boxes = list(self.tags.values())
        first, second = QHBoxLayout(), QHBoxLayout()
        for place, box in enumerate(boxes):
            (first if place < len(boxes) // 2 else second).addWidget(box, 1)
        buttons = FilledRows(self.add_button, self.remove_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        for widget in (self.where, self.text):
            column.addWidget(widget)
        column.addLayout(first)
        column.addLayout(second)
        column.addWidget(self.own_tags)
        column.addLayout(buttons)
        column.addWidget(self._stack, 1)


def _adds(event: QKeyEvent) -> bool:
    """Whether a key is Ctrl+Enter."""
    enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
    return enter and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
