"""One parameter in the form: what it sets, its value, where it differs, what is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QToolButton, QVBoxLayout, QWidget

from engine.declared import default_value
from engine.game import Parameter
from engine.language import said
from workbench.desks.rules.editors import Editor, NamesEditor, NumberEditor, SeatsEditor
from workbench.desks.rules.fault_box import FaultBox
from workbench.desks.rules.readings import ReadingsEditor
from workbench.desks.rules.standing import Standing
from workbench.documents.edits import Key
from workbench.language.rule_words import title_of, value_with_unit
from workbench.look.icons import icon
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.layouts import in_column
from workbench.widgets.rows import Rows


def editor_for(parameter: Parameter, parent: QWidget) -> Editor:
    """The editor that a declaration asks for."""
    if parameter.kind == "choice":
        return ReadingsEditor(parameter, parent)
    if parameter.kind == "names":
        return NamesEditor(parameter, parent)
    return (SeatsEditor if parameter.per_seat else NumberEditor)(parameter, parent)


class ParameterRow(QFrame):
    """A parameter of the game.

    Signals:
        entered: The parameter's name; the focus or the mouse is on it.
        rule_wanted: Id of a rule to be shown.
    """

    entered = Signal(str)
    rule_wanted = Signal(str)

    def __init__(
        self, standing: Standing, parameter: Parameter, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.standing = standing
        self.parameter = parameter
        self.key: Key = ("parameters", parameter.name)
        self.theme = LIGHT
        self.changed = False
        self.title = title_of(self.key, standing.game)
        column = in_column(self._head(), on=self, margins=(16, 10, 12, 12), spacing=5)
        text = QLabel(parameter.text, self, wordWrap=True)
        text.setObjectName("note")
        column.addWidget(text)
        self.editor = editor_for(parameter, self)
        self.editor.set_name(self.title)
        self.editor.given.connect(self._give)
        self.editor.entered.connect(lambda: self.entered.emit(parameter.name))
        column.addWidget(self.editor)
        self.note = QLabel(self, wordWrap=True)
        self.note.setObjectName("note")
        column.addWidget(self.note)
        self.faults = FaultBox(standing, self.key, self)
        column.addWidget(self.faults)
        self.refresh()

    def refresh(self) -> None:
        """Show what the document holds now."""
        said = self.standing.variant.parameters.get(self.parameter.name)
        value = self.standing.resolved.parameters[self.parameter.name]
        self.changed = said is not None
        self.editor.show_value(said, value, self.standing.resolved.seats)
        font = QFont(self.font())
        font.setBold(True)
        wide = QFontMetrics(font).horizontalAdvance(self.title) + 2
        self.heading.setMinimumSize(wide, self.reset.sizeHint().height())
        font.setBold(self.changed)
        self.heading.setFont(font)
        self.mark.setVisible(self.changed)
        self.reset.setVisible(self.changed)
        self.note.setText(self._origin())
        self.note.setVisible(bool(self.note.text()))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self.reset.setIcon(icon("reset", theme))
        if isinstance(self.editor, ReadingsEditor):
            self.editor.set_theme(theme)
        self.update()

    def words(self) -> str:
        """All that a search looks at; readings by their ids alone."""
        readings = [entry.key for entry in self.parameter.readings]
        rules = self.standing.links.rules_of[self.parameter.name]
        own = [self.parameter.name, self.title, self.parameter.text, self.parameter.rule]
        return " ".join([*own, *rules, *readings])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere shows the rule beside it."""
        self.entered.emit(self.parameter.name)
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A stripe at the left of what differs, a line below."""
        super().paintEvent(event)
        painter = QPainter(self)
        box = QRectF(self.rect())
        painter.fillRect(
            QRectF(box.left() + 16, box.bottom() - 1, box.width() - 28, 1),
            self.theme.colour("border"),
        )
        if self.changed:
            painter.fillRect(QRectF(0, 8, 4, box.height() - 16), self.theme.colour("accent"))

    def _head(self) -> Rows:
        self.heading = QLabel(self.title, self)
        self.heading.setToolTip(self.parameter.name)
        self.mark = QLabel(self.tr("changed"), self)
        self.mark.setObjectName("note")
        self.chips = self._chips()
        self.reset = QToolButton(self)
        self.reset.setToolTip(self.tr("Reset to what the parent has"))
        self.reset.setAccessibleName(self.tr("Reset {}").format(self.title))
        self.reset.clicked.connect(lambda: self.standing.reset([self.parameter.name]))
        head = Rows()
        head.setSpacing(6)
        for widget in (self.heading, *self.chips, self.mark, self.reset):
            head.addWidget(widget)  # nothing moves when the last two come into sight
        return head

    def _chips(self) -> Sequence[QToolButton]:
        chips = []
        game = self.standing.game
        for rule in self.standing.links.rules_of[self.parameter.name]:
            chip = QToolButton(self, autoRaise=True)
            chip.setObjectName("chip")
            chip.setText(rule)
            chip.setToolTip(game.rules[rule].text)
            chip.setAccessibleName(self.tr("Show rule {}").format(rule))
            chip.clicked.connect(lambda _checked=False, rule=rule: self.rule_wanted.emit(rule))
            chips.append(chip)
        return chips

    def _origin(self) -> str:
        """Where the value comes from, if not from the game itself."""
        name, seats = self.parameter.name, self.standing.resolved.seats
        below = self.standing.below.parameters[name]
        usual = default_value(self.parameter, seats)
        parent = said(self.standing.game, self.standing.parents.title)
        if self.changed and parent:
            told = self.tr("{parent} has: {value}.")
            return told.format(parent=parent, value=value_with_unit(self.parameter, below))
        if self.changed:
            return self.tr("Default: {}.").format(value_with_unit(self.parameter, usual))
        if below != usual:
            told = self.tr("From {parent}. Default: {value}.")
            return told.format(parent=parent, value=value_with_unit(self.parameter, usual))
        return ""

    def _give(self, value: object, gesture: int) -> None:
        self.standing.give(self.key, value, gesture)


class StrangerRow(QFrame):
    """A name in the file that is no parameter of the game; it can only be taken out."""

    def __init__(self, standing: Standing, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key: Key = ("parameters", name)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 12, 12)
        said = self.tr("{name} = {value}")
        value = standing.variant.parameters.get(name)
        column.addWidget(QLabel(said.format(name=name, value=value), self))
        self.faults = FaultBox(standing, self.key, self)
        column.addWidget(self.faults)
