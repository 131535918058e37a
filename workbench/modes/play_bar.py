"""The toolbar: what is on the table, new game, stepping, speed, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QFormLayout, QMenu, QToolBar, QToolButton, QWidget, QWidgetAction

from engine.play.wording import labelled
from workbench.commands.actions import Actions
from workbench.jobs.contract import VariantEntry
from workbench.panels.head import Head
from workbench.widgets.wheel import DropDown
from workbench.widgets.whole_number import WholeNumber

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)  # moves a second
_USUAL_SPEED: Final = 3
_LETTERS: Final = 24  # of what is on the table, where the caption leaves so many
_FEWEST: Final = 9  # of it in any case; the rest is in the tooltip
_PART: Final = 9  # the name has a ninth of the bar in any case
_HEAD: Final = 48  # letters kept for whose turn it is, up to half of the bar
_ICONS_ONLY: Final = ("take_back", "end", "play_fit")
_ICONS_SOMETIMES: Final = ("new_game", "step")


class PlayBar(QToolBar):
    """Everything that starts and drives a game.

    Attributes:
        holding: Names what is on the table; a click leads to what was changed in it, its
            menu has the variants.
        seed: Of the next game, in the menu of the button beside it.

    Signals:
        variant_chosen: Key of a variant.
        change_wanted: What was changed in the variant on the table is to be seen.
        speed_chosen: Moves a second.
    """

    variant_chosen = Signal(str)
    change_wanted = Signal()
    speed_chosen = Signal(float)

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("play_bar")
        self.setWindowTitle(self.tr("Toolbar"))
        self.setMovable(False)
        self.setIconSize(QSize(20, 20))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.toggleViewAction().setVisible(False)
        self.holding = QToolButton()
        self.variants = QMenu(self)
        self._actions = actions
        self._shown = QActionGroup(self)
        self.seed = WholeNumber()
        self._seed_named = False  # since the last game
        self._last_seed = 1  # of the last game
        self._by_turns: tuple[str, ...] = ()  # texts of the button that plays
        self._title = ""
        self._head: Head | None = None
        self.speed = DropDown()
        self._set_up()
        self._fill(actions)

    def set_variants(self, entries: Iterable[VariantEntry]) -> None:
        """List the variants that can be opened."""
        entries = tuple(entries)
        several = len({entry.group for entry in entries}) > 1
        self.variants.clear()
        for entry in entries:
            title = labelled(entry.group if several else "", entry.title)
            action = self._add_variant(entry.key, title)
            action.setToolTip(entry.note)

    def show_variant(self, key: str, title: str, tip: str = "") -> None:
        """Name what is on the table.

        Args:
            key: Of the variant that it comes from.
            title: With what was changed in it.
            tip: More about it.
        """
        known = {str(action.data()): action for action in self._shown.actions()}
        for name, action in known.items():
            action.setChecked(name == key)
        self._title = title
        self._fit_title()
        self.holding.setToolTip(tip or title)
        self.holding.setAccessibleName(self.tr("On the table: {}").format(title))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A broad bar has room for a longer name."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Buttons of another size, as with larger letters, leave another room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        self._hold_play()
        self._fit_title()

    def _fit_title(self) -> None:
        """As much of what is on the table as a quarter of the bar holds, and the head leaves.

        The name gives way, down to its first letters, of which a broad bar has more: whose turn
        it is must be read. Nothing hangs on what the head says, so that buttons stand still.
        """
        letter, usual = self.fontMetrics().averageCharWidth(), self.width() // 4
        room = max(letter * _LETTERS, usual)
        if self._head is not None:
            free = self.width() - self._beside()
            head = min(letter * _HEAD, self.width() // 2)
            fewest = max(letter * _FEWEST, self.width() // _PART)
            room = min(room, max(fewest, free - head))
        self.holding.setText(
            self.fontMetrics().elidedText(
                self._title.replace("&", "&&"), Qt.TextElideMode.ElideRight, room
            )
        )

    def hold_play(self, *texts: str) -> None:
        """Name the texts that the button which plays has by turns: it has room for each."""
        self._by_turns = texts

    def _hold_play(self) -> None:
        button = self.widgetForAction(self._actions["play"])
        if isinstance(button, QToolButton):
            beside = button.sizeHint().width() - _wide(button, button.text())
            button.setMinimumWidth(
                beside + max((_wide(button, text) for text in self._by_turns), default=0)
            )

    def _beside(self) -> int:
        """Pixels of everything but the head and the name of what is on the table."""
        wide, room = 0, self.layout()
        if room is not None:
            margins = room.contentsMargins()
            wide = margins.left() + margins.right()
            shown = (action for action in self.actions() if action.isVisible())
            inside: list[QWidget | None] = [self.widgetForAction(one) for one in shown]
            for one in inside:
                if one is not None and one is not self._head:
                    wide += max(one.sizeHint().width(), one.minimumWidth()) + room.spacing()
        return wide - _wide(self.holding, self.holding.text())

    def add_head(self, head: Head) -> None:
        """Put whose turn it is into the room that is left."""
        self._head = head
        self.insertWidget(self._last, head)

    def use_room(self, *, small: bool) -> None:
        """On a small screen more buttons show their icon alone."""
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        style = Qt.ToolButtonStyle.ToolButtonIconOnly if small else beside
        for key in _ICONS_SOMETIMES:
            button = self.widgetForAction(self._actions[key])
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(style)

    def expect_seed(self, after: Callable[[int], int]) -> None:
        """Show the seed that comes after the last game's, unless somebody has named one."""
        if not self._seed_named:
            self.seed.setValue(after(self._last_seed))

    def take_seed(self) -> int:
        """The seed in sight, for a game that begins."""
        self.seed.interpretText()
        self._seed_named = False
        self._last_seed = int(self.seed.value())
        return self._last_seed

    def chosen_speed(self) -> float:
        """Moves a second."""
        return SPEEDS[self.speed.currentIndex()]

    def choose_speed(self, speed: float) -> None:
        """Take the speed that comes nearest."""
        nearest = min(range(len(SPEEDS)), key=lambda row: abs(SPEEDS[row] - speed))
        self.speed.setCurrentIndex(nearest)

    def _add_variant(self, key: str, title: str) -> QAction:
        action = self.variants.addAction(title.replace("&", "&&"))
        action.setCheckable(True)
        action.setData(key)
        action.triggered.connect(lambda: self.variant_chosen.emit(key))
        self._shown.addAction(action)
        return action

    def _set_up(self) -> None:
        self.holding.setObjectName("holding")
        self.holding.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        self.holding.setMenu(self.variants)
        self.holding.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.holding.clicked.connect(self.change_wanted)
        self.variants.setToolTipsVisible(True)
        self.seed.setRange(0, 2_147_483_647)
        self.seed.setValue(1)
        self.seed.setAccessibleName(self.tr("Seed of the next game"))
        self.seed.setToolTip(self.tr("The same seed and bots give the same game"))
        self.seed.lineEdit().textEdited.connect(self._name_seed)
        for speed in SPEEDS:
            self.speed.addItem(self.tr("{:g}/s").format(speed), speed)
        self.speed.setCurrentIndex(_USUAL_SPEED)
        self.speed.setAccessibleName(self.tr("Speed"))
        self.speed.setToolTip(self.tr("Moves a second, of bots and of a replay"))
        self.speed.currentIndexChanged.connect(
            lambda _: self.speed_chosen.emit(self.chosen_speed())
        )

    def _name_seed(self) -> None:
        self._seed_named = True

    def _fill(self, actions: Actions) -> None:
        self.addWidget(self.holding)
        self.addAction(actions["new_game"])
        self._add_seed(actions["new_game"])
        self.addSeparator()
        for key in ("take_back", "step", "play", "end"):
            self.addAction(actions[key])
        self.addWidget(self.speed)
        self.addSeparator()
        self._last = actions["play_fit"]
        self.addAction(self._last)
        for key in _ICONS_ONLY:
            button = self.widgetForAction(actions[key])
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        for button in self.findChildren(QToolButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _add_seed(self, new_game: QAction) -> None:
        """The seed stands in the menu of the button that it is for."""
        button = self.widgetForAction(new_game)
        if not isinstance(button, QToolButton):
            return
        menu, field, inside = QMenu(button), QWidgetAction(self), QWidget()
        form = QFormLayout(inside)
        form.addRow(self.tr("Seed of the next game"), self.seed)
        field.setDefaultWidget(inside)
        menu.addAction(field)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)


def _wide(button: QToolButton, text: str) -> int:
    """Pixels of a text on a button."""
    return button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()
