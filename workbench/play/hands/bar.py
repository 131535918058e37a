"""The row above the board: kinds of moves, or what the move that was begun still needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QToolButton, QWidget

from engine.game import Click, Game
from engine.play.wording import named, upper_first
from workbench.language.counts import counted
from workbench.look.theme import scaled
from workbench.play.hands.step_row import StepRow
from workbench.widgets.rows import Rows

_HINT_GAP: Final = 12  # pixels at 100% between the last kind and the hint


class KindButton(QToolButton):
    """Chooses a kind of move by a click, or by being dragged to where it shall be made.

    Signals:
        dragged: Point of the screen over which it is held.
        dropped: Point of the screen at which it was let go.
    """

    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._from: QPoint | None = None
        self._away = False
        self._slanted = False

    def slant(self, slanted: bool) -> None:
        """Write in slanted letters, or upright ones."""
        self._slanted = slanted
        if self.font().italic() != slanted:
            font = self.font()
            font.setItalic(slanted)
            self.setFont(font)

    def changeEvent(self, event: QEvent) -> None:
        """See Qt: another style sets its own font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.slant(self._slanted)

    def sizeHint(self) -> QSize:
        """The same for upright and for slanted letters."""
        found = super().sizeHint()
        wide = [_text_width(self, slanted=slanted) for slanted in (False, True)]
        found.setWidth(found.width() + max(wide) - wide[self.font().italic()])
        return found

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A drag may begin."""
        self._from, self._away = event.position().toPoint(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag once the mouse is far enough away."""
        here = event.position().toPoint()
        if self._from is not None and not self.rect().contains(here):
            far = (here - self._from).manhattanLength() >= QApplication.startDragDistance()
            if far and not self._away:
                self._away = True
                self.click()
        if self._away:
            self.dragged.emit(event.globalPosition().toPoint())
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop, if it was dragged."""
        away, self._from, self._away = self._away, None, False
        super().mouseReleaseEvent(event)
        if away:
            self.dropped.emit(event.globalPosition().toPoint())


class HandsBar(QWidget):
    """Buttons for the kinds of moves, in whose place comes what a move that was begun needs.

    Its height hangs on its width, the size of the text and the kinds of moves of the game,
    never on the position, so that the board below does not jump.

    Attributes:
        kinds: Buttons by the names of the kinds; "" for all.
        step: What a move that was begun still needs.
        hint: What to do next, behind the last kind, or below where that leaves too little room.
        hints: All that it may say.
        say: Words for a click of a gesture; those of the game where somebody sets them.

    Signals:
        kind_wanted: Name of a kind of move; "" for all.
        dragged, dropped: Point of the screen, while and when a kind is drawn to the board.
    """

    kind_wanted = Signal(str)
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board_head")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Kinds of moves"))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._kinds = QWidget(self)
        self._rows = Rows(self._kinds)
        self._rows.setContentsMargins(scaled(10), 0, scaled(10), 0)
        self._rows.setSpacing(scaled(2))
        self.hint = QLabel(self._kinds)
        self.hint.setObjectName("muted")
        self.hint.setAccessibleName(self.tr("What to do next"))
        self._hinted = ""
        self.hints: Sequence[str] = ()
        self._probe = KindButton()  # never seen; as high as those that may come
        self._rows.reserved = self._reserved
        self.kinds: dict[str, KindButton] = {}
        self.say: Callable[[Click], str] = worded
        self.step = StepRow(self._said, self)
        self.step.hide()
        self.step.back.clicked.connect(lambda: self.kind_wanted.emit(""))

    def expect(self, kinds: Iterable[str]) -> None:
        """Make room for kinds of moves before they are offered, so that the board stands still."""
        names = ["", *dict.fromkeys(kinds)]
        if set(names) != set(self.kinds):
            self._make_kinds(names)

    def show_kinds(
        self,
        counts: Mapping[str, int],
        every: int,
        others: Sequence[str],
        chosen: str,
        told: Mapping[str, tuple[Sequence[str], str]] = MappingProxyType({}),
    ) -> None:
        """Offer kinds of moves.

        Args:
            counts: How many moves each legal kind has.
            every: How many moves are legal, with or without a kind.
            others: Kinds that are not allowed now; they tell why when they are pressed.
            chosen: The one that is chosen, or "".
            told: Of a kind the keys that make its moves, and in words the only one that it has.
        """
        self.expect((*others, *counts))
        for name, button in self.kinds.items():
            button.setChecked(name == chosen)
            count = counts.get(name, 0) if name else every
            self._word(button, name, count, *told.get(name, ((), "")))

    def show_step(self, *, on: bool, kind: str, hint: str) -> None:
        """Offer what a move that was begun still needs, or the kinds of moves.

        Args:
            kind: Of the move that was begun; "" where none was chosen.
            hint: What to do next.
        """
        if on:
            words = self.say(Click("button", name=kind)) if kind else self.tr("All moves")
            self.step.show_back(words)
        self.step.setVisible(on)
        self._kinds.setVisible(not on)
        self._hinted = hint
        self._fit_hint()

    def hasHeightForWidth(self) -> bool:
        """Kinds take more rows where there is little room."""
        return True

    def heightForWidth(self, width: int) -> int:
        """What either of the two needs."""
        kinds = self._rows.heightForWidth(width) - self._rows.contentsMargins().bottom()
        below = self._below(width)
        return max(kinds + below, self.step.heightForWidth(width)) + scaled(6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Both fill the row."""
        super().resizeEvent(event)
        for part in (self._kinds, self.step):
            part.setGeometry(self.rect())
        self._fit_hint()

    def _below(self, width: int) -> int:
        """Height of a line for the hint, where the longest one has no room behind the kinds."""
        metrics = self.hint.fontMetrics()
        longest = max((metrics.horizontalAdvance(one) for one in self.hints), default=0)
        room = self._rows.rest(width) - scaled(_HINT_GAP)
        return metrics.height() if self.kinds and longest > room else 0

    def _fit_hint(self) -> None:
        """Behind the last kind, or in a line of its own."""
        below, margins = self._below(self.width()), self._rows.contentsMargins()
        if below != margins.bottom():
            margins.setBottom(below)
            self._rows.setContentsMargins(margins)
            self.updateGeometry()
        self._rows.activate()
        ends = [button.geometry().bottomRight() for button in self.kinds.values()]
        if not ends:
            return
        last = max(ends, key=lambda end: (end.y(), end.x()))
        height = next(iter(self.kinds.values())).height()
        left, top = last.x() + scaled(_HINT_GAP), last.y() - height + 1
        if below:
            left, top, height = margins.left() + scaled(_HINT_GAP), last.y() + 1, below
        room = self._kinds.width() - left - margins.right()
        metrics = self.hint.fontMetrics()
        said = metrics.elidedText(self._hinted, Qt.TextElideMode.ElideRight, max(0, room))
        self.hint.setText(said)
        self.hint.setToolTip(self._hinted if said != self._hinted else "")
        self.hint.setAccessibleDescription(self._hinted)
        self.hint.show()
        self.hint.setGeometry(left, top, max(0, room), height)

    def rest(self) -> None:
        """Nothing is chosen while nobody waits for a person, nor told of the moves there were."""
        for name, button in self.kinds.items():
            button.setChecked(False)
            button.setToolTip(self._words(name))
            button.setAccessibleName(self._words(name))

    def _word(
        self, button: KindButton, name: str, count: int, keys: Sequence[str], only: str
    ) -> None:
        """Text and tooltip of a kind; upright letters if it is legal, slanted if not."""
        text = self._words(name)
        said = counted(self.tr("{count:legal move|legal moves}"), count=count)
        tip = self.tr("{}: {}").format(with_keys(text, keys), only or said)
        if not count:
            tip = self.tr("{}: not allowed now; press to hear why").format(text)
        if button.toolTip() == tip:
            return
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.slant(not count)

    def _words(self, name: str) -> str:
        return self.say(Click("button", name=name)) if name else self.tr("All moves")

    def _reserved(self, width: int) -> int:
        """Room for the kinds of the game, and for one row of them before these are known."""
        margins = self._rows.contentsMargins()
        one = self._probe.sizeHint().height() + margins.top() + margins.bottom()
        return max(one, self._rows.needed(width))

    def _said(self, click: Click) -> str:
        """As `say` has it by then."""
        return self.say(click)

    def _make_kinds(self, names: Sequence[str]) -> None:
        for button in self.kinds.values():
            self._drop(button)
        self.kinds = {}
        for name in names:
            button = KindButton()
            button.setCheckable(True)
            button.setText(self._words(name))
            button.clicked.connect(partial(self._want, name))
            button.dragged.connect(self.dragged)
            button.dropped.connect(self.dropped)
            self.kinds[name] = button
            self._rows.addWidget(button)
        self.updateGeometry()

    def _drop(self, button: QToolButton) -> None:
        self._rows.removeWidget(button)
        button.hide()
        button.deleteLater()

    def _want(self, name: str, *_: object) -> None:
        self.kind_wanted.emit(name)


def with_keys(word: str, keys: Sequence[str]) -> str:
    """A kind of move with the keys that make its moves, such as "Go (a, b)"."""
    return f"{word} ({', '.join(keys)})" if keys else word


def _text_width(button: QToolButton, *, slanted: bool) -> int:
    """Pixels that Qt reserves for the text of a button, with a space on both sides."""
    font = QFont(button.font())
    font.setItalic(slanted)
    metrics = QFontMetrics(font)
    text = metrics.size(Qt.TextFlag.TextShowMnemonic, button.text())
    return text.width() + 2 * metrics.horizontalAdvance(" ")


def worded(click: Click, game: Game | None = None) -> str:
    """A button, a choice or a number of a gesture by its name, in a game's own words if any."""
    name = named(game, click.name) if game is not None else click.name.replace("_", " ")
    return upper_first(name) if click.target == "button" else name
