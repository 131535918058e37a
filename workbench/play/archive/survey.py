"""Panel "Survey": five short questions when a game has ended, kept with the match."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.play.match import Match
from engine.records.record import PERSON
from workbench.look.theme import Theme
from workbench.table.game_table import GameTable
from workbench.widgets.rows import Rows

QUESTIONS: Final = ("fun", "length", "confusion", "again")  # as they stand in match files
SENTENCE: Final = "sentence"
_LENGTHS: Final = ("too short", "just right", "too long")
_AGAIN: Final = ("yes", "maybe", "no")
_GRADES: Final = ("1", "2", "3", "4", "5")


class SurveyPanel(QWidget):
    """Asks nothing while a game goes on; answers can be changed later.

    Args:
        table: Whose match is asked about.

    Signals:
        offered: A game that people took part in has ended; the panel may come up.
        answered: The answers are in the match.
    """

    offered = Signal()
    answered = Signal()

    def __init__(self, table: GameTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._match: Match | None = None
        self._offered = False
        self.groups: dict[str, QButtonGroup] = {}
        self.sentence = QLineEdit()
        self.save_button = QPushButton(self.tr("&Keep answers"))
        self.said = QLabel()
        self._rows: list[QWidget] = []
        self._lay_out()
        table.history_changed.connect(self.follow)
        self.save_button.clicked.connect(self.keep)
        self.follow()

    def answers(self) -> dict[str, str]:
        """What is ticked and written now; unanswered questions are left out."""
        found = {}
        for question, group in self.groups.items():
            button = group.checkedButton()
            if button is not None:
                found[question] = str(button.property("answer"))
        sentence = " ".join(self.sentence.text().split())
        return found | ({SENTENCE: sentence} if sentence else {})

    def keep(self) -> None:
        """Store the answers with the match."""
        found = self.answers()
        if self._match is not None and found:
            self._match.answer(found)
            self.said.setText(self.tr("Kept with the match. Thank you."))
            self.answered.emit()

    def follow(self) -> None:
        """Offer the questions once the game on the table is over."""
        match = self._table.match
        over = match is not None and match.over
        if match is not self._match:
            self._match = match
            self._offered = over  # a match opened at its end is not asked about again
            self._show(match.survey if match is not None else {})
        for row in self._rows:
            row.setEnabled(over)
        self._say(match, over=over)
        if over and not self._offered and _has_people(match):
            self._offered = True
            self.offered.emit()

    def set_theme(self, theme: Theme) -> None:
        """Colours come from the style sheet alone."""

    # Inside.

    def _show(self, answers: dict[str, str]) -> None:
        for question, group in self.groups.items():
            group.setExclusive(False)
            for button in group.buttons():
                button.setChecked(button.property("answer") == answers.get(question))
            group.setExclusive(True)
        self.sentence.setText(answers.get(SENTENCE, ""))

    def _say(self, match: Match | None, *, over: bool) -> None:
        if match is not None and match.survey:
            self.said.setText(self.tr("Answered; answers can be changed."))
        elif over:
            self.said.setText(self.tr("The game is over. How was it?"))
        else:
            self.said.setText(self.tr("These questions can be answered when the game is over."))

    def _choices(self, question: str, answers: tuple[str, ...], words: tuple[str, ...]) -> QWidget:
        row = QWidget()
        line = Rows(row)
        line.setContentsMargins(0, 0, 0, 0)
        group = QButtonGroup(self)
        for answer, said in zip(answers, words, strict=True):
            button = QRadioButton(said)
            button.setProperty("answer", answer)
            group.addButton(button)
            line.addWidget(button)
        self.groups[question] = group
        self._rows.append(row)
        return row

    def _lay_out(self) -> None:
        fun = self.tr("Fun, from 1 (dull) to 5 (great)")
        confusion = self.tr("Confusion, from 1 (all clear) to 5 (lost)")
        length = (self.tr("Too short"), self.tr("Just right"), self.tr("Too long"))
        again = (self.tr("Yes"), self.tr("Maybe"), self.tr("No"))
        self.sentence.setAccessibleName(self.tr("One sentence about the game"))
        self.sentence.setPlaceholderText(self.tr("What would you tell the designer?"))
        inside = QWidget()
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for said, field in (
            (fun, self._choices("fun", _GRADES, _GRADES)),
            (self.tr("Length"), self._choices("length", _LENGTHS, length)),
            (confusion, self._choices("confusion", _GRADES, _GRADES)),
            (self.tr("Would you play again?"), self._choices("again", _AGAIN, again)),
            (self.tr("One sentence"), self.sentence),
        ):
            question = QLabel(said)
            question.setWordWrap(True)
            question.setBuddy(field)
            form.addRow(question, field)
        self._rows += [self.sentence, self.save_button]
        self.said.setWordWrap(True)
        self.said.setObjectName("note")
        column = QVBoxLayout(inside)
        column.addWidget(self.said)
        column.addLayout(form)
        column.addWidget(self.save_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)


def _has_people(match: Match | None) -> bool:
    """Whether a person has moved on the way to the position on the table."""
    return match is not None and any(node.who == PERSON for node in match.line())
