"""An answer in the window: verdicts first, what to do next, then charts, figures and scope."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.picture import SeatStyle
from engine.play.wording import labelled
from engine.reports.charts import Chart
from engine.reports.page import Page, Section, Step
from workbench.charts.card import ChartCard
from workbench.charts.grid import ChartGrid
from workbench.lab.facts_table import facts_table, sheet_table
from workbench.lab.verdict_box import VerdictBox
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.fold import Fold
from workbench.widgets.layouts import in_column, in_row

if TYPE_CHECKING:
    from engine.asking.asked import Answer

_OPEN: Final = 2  # parts that are unfolded at first
_QUOTED: Final = re.compile("\N{LEFT DOUBLE QUOTATION MARK}(.+?)\N{RIGHT DOUBLE QUOTATION MARK}")


class AnswerView(QScrollArea):
    """What is known of a question: nothing, what can be seen already, or the answer.

    Attributes:
        answer: What is shown; None before there is one.

    Signals:
        step_wanted: A next step was pressed.
        report_wanted: The answer shall be written to a file.
        command_wanted: The command line that plays the same shall be copied.
        explained: Heading of the manual's page of formulas that somebody wants to read.
        games_wanted: Run and arm, and a condition on its games; None for all that were played.
        said, failed: What was done, and what went wrong, in words.
    """

    step_wanted = Signal(object)
    report_wanted = Signal()
    command_wanted = Signal()
    explained = Signal(str)
    games_wanted = Signal(object, str)
    said = Signal(str)
    failed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("answer")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Answer"))
        self._theme = LIGHT
        self._styles: Mapping[str, SeatStyle] = {}
        self.answer: Answer | None = None
        self.verdicts: list[VerdictBox] = []
        self.steps: list[QPushButton] = []
        self.grids: list[ChartGrid] = []
        self._time_of: Callable[[Step], str] = lambda _step: ""
        self._live: ChartGrid | None = None
        self._apart: QLabel | None = None
        self._kinds: list[type[Chart]] = []  # of the charts that are live
        self._unfilled: list[Callable[[], None]] = []  # parts and charts to come
        self._filling = QTimer(self, singleShot=True, interval=0)
        self._filling.timeout.connect(self._fill_next)
        self._clear()

    def show_nothing(self, said: str, button: QPushButton | None = None) -> None:
        """Nothing is known yet.

        Args:
            said: What will stand here, and how it comes about.
            button: Stands below it, for what can be done.
        """
        self._clear()
        empty = QLabel(said, wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        empty.setObjectName("empty")
        self._column.addWidget(empty)
        if button is not None:
            self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)

    def show_live(self, charts: Sequence[Chart], scope: str) -> None:
        """What can be seen while games are played; may be called again and again."""
        kinds = [type(chart) for chart in charts]
        if self._live is None or kinds != self._kinds:
            self._clear()
            self._kinds = kinds
            self._live = self._growing_grid(charts, scope)
            self._column.addWidget(self._live)
            self._column.addStretch(1)
        elif self.whole:
            pairs = zip(self._live.cards, charts, strict=True)
            self._unfilled = [partial(card.show_chart, chart, scope) for card, chart in pairs]
            self._filling.start()

    def show_answer(self, answer: Answer, scope: str, *, shared: bool = False) -> None:
        """The answer to a question.

        Args:
            scope: Variant, bots, games and seed, below the title of each chart.
            shared: Whether charts of one kind that stand together have equal axes.
        """
        self._clear()
        self._shared = shared
        self.answer = answer
        page = answer.page
        self._styles = page.styles
        self._column.addLayout(self._heading(page, stored=bool(answer.runs)))
        for number, verdict in enumerate(page.verdicts):
            box = VerdictBox(verdict, first=number == 0)
            self.verdicts.append(box)
            self._column.addWidget(box)
        for caveat in page.caveats:
            label = QLabel(f"\N{WARNING SIGN}\N{VARIATION SELECTOR-15} {caveat}", wordWrap=True)
            label.setObjectName("warning")
            self._column.addWidget(label)
        if page.steps:
            self._column.addLayout(self._next(page.steps))
        for section in page.sections:
            if _bare(section):
                self._column.addWidget(_note(section.text))
        parts = [section for section in page.sections if not _bare(section)]
        for number, section in enumerate(parts):
            self._column.addWidget(self._part(section, scope, opened=number < _OPEN))
        self._column.addWidget(self._scope(page))
        self._column.addStretch(1)
        self.show_title()

    def show_title(self) -> None:
        """Scroll to what the answer is about."""
        self.verticalScrollBar().setValue(0)

    def set_apart(self, apart: bool) -> None:
        """Whether the answer is about something else than what is held above it."""
        if self._apart is not None:
            self._apart.setVisible(apart)

    @property
    def whole(self) -> bool:
        """Whether all that is unfolded is there: charts come one after the other."""
        return not self._unfilled

    def use_styles(self, styles: Mapping[str, SeatStyle]) -> None:
        """How seats show in live charts, by the names that charts give them.

        An answer brings its own.
        """
        self._styles = styles

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        for grid in self.grids:
            grid.set_theme(theme)

    # Parts of an answer.

    def _heading(self, page: Page, *, stored: bool) -> QVBoxLayout:
        apart = self._apart = QLabel(self.tr("About other rules than those in the lab now"))
        apart.setObjectName("note")
        apart.hide()
        title = QLabel(page.title, wordWrap=True)
        title.setObjectName("caption")
        self.report = QPushButton(self.tr("Report…"))
        self.report.setToolTip(self.tr("Write this answer as a page of HTML or PDF"))
        self.report.clicked.connect(self.report_wanted)
        self.command = QPushButton(self.tr("Copy command"))
        self.command.setEnabled(bool(page.command))
        unsaved = self.tr("What was not saved cannot be typed: save the variant and ask again")
        self.command.setToolTip(page.command or unsaved)
        self.command.clicked.connect(self.command_wanted)
        self.games = QPushButton(self.tr("Games…"))
        self.games.setToolTip(self.tr("Find single games of this answer, and what came into play"))
        self.games.setVisible(stored)
        self.games.clicked.connect(lambda: self.games_wanted.emit(None, ""))
        row = in_row((title, 1), self.games, self.command, self.report, spacing=6)
        return in_column(row, apart, spacing=2)

    def _next(self, steps: Sequence[Step]) -> QVBoxLayout:
        """Buttons for what can be done next."""
        self.steps = []
        for step in steps:
            button = QPushButton(self._worded(step))
            button.setToolTip(step.command)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, step=step: self.step_wanted.emit(step))
            self.steps.append(button)
        rows = [in_row(button, 1) for button in self.steps]
        return in_column(*rows, spacing=4)

    def tell_times(self, time_of: Callable[[Step], str]) -> None:
        """Say how long steps take.

        Args:
            time_of: "" where nobody knows yet.
        """
        self._time_of = time_of
        steps = self.answer.page.steps if self.answer is not None else ()
        for button, step in zip(self.steps, steps, strict=True):
            button.setText(self._worded(step))

    def _worded(self, step: Step) -> str:
        time = self._time_of(step)
        return self.tr("{}, about {}").format(step.text, time) if time else step.text

    def _part(self, section: Section, scope: str, *, opened: bool) -> QWidget:
        """A part that folds; its charts and tables are made when it is first unfolded."""
        inside = QWidget()
        column = in_column(on=inside, margins=(0, 2, 0, 2), spacing=8)
        fold = Fold(section.title, inside, opened=opened)

        def fill() -> None:
            if not column.count():
                self._fill(column, section, scope)

        if opened:
            self._unfilled.append(fill)
            self._filling.start()
        fold.toggled.connect(fill)
        return fold

    def _fill_next(self) -> None:
        """A part or a chart in a turn of the loop of events: the window never stands still."""
        if self._unfilled:
            self._unfilled.pop(0)()
        if self._unfilled:
            self._filling.start()

    def _fill(self, column: QVBoxLayout, section: Section, scope: str) -> None:
        if section.text:
            column.addWidget(QLabel(section.text, wordWrap=True))
        if section.charts:
            column.addWidget(
                self._growing_grid(section.charts, "" if section.told else scope, section.formula)
            )
        if section.facts:
            heads = (self.tr("Figure"), self.tr("Value"), self.tr("95% CI"), self.tr("Games"))
            column.addWidget(facts_table(section.facts, heads, section.title))
        for sheet in section.sheets:
            if sheet.caption:
                column.addWidget(_note(sheet.caption))
            column.addWidget(sheet_table(sheet, sheet.caption or section.title))

    def _scope(self, page: Page) -> QWidget:
        """What was played, and by what."""
        said = [labelled(label, value) for label, value in page.scope]
        label = QLabel("\n".join([*said, *page.notes]), wordWrap=True)
        label.setObjectName("note")
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return Fold(self.tr("What was played"), label, opened=False)

    def _growing_grid(self, charts: Sequence[Chart], scope: str, formula: str = "") -> ChartGrid:
        """Cards of charts side by side, which come one after the other."""
        grid, shared = ChartGrid(), self._shared
        self.grids.append(grid)

        def add(chart: Chart) -> None:
            card = self._card(chart, scope, formula)
            grid.set_cards([*grid.cards, card], shared=shared)

        self._unfilled[:0] = [partial(add, chart) for chart in charts]
        self._filling.start()
        return grid

    def _card(self, chart: Chart, scope: str, formula: str) -> ChartCard:
        card = ChartCard(self._styles, heading_in(formula))
        card.explained.connect(self.explained)
        card.view.picked.connect(self.games_wanted)
        card.said.connect(self.said)
        card.failed.connect(self.failed)
        card.set_theme(self._theme)
        card.show_chart(chart, scope)
        return card

    def _clear(self) -> None:
        self.answer, self._live, self._shared = None, None, False
        self._apart = None
        self.verdicts, self.steps, self.grids = [], [], []
        self._unfilled = []
        inside = QWidget()
        self._column = in_column(on=inside, margins=(2, 2, 10, 10), spacing=8)
        self.setWidget(inside)  # Qt deletes what was there


def heading_in(formula: str) -> str:
    """The first heading that a section names for its formulas; "" for none."""
    found = _QUOTED.search(formula)
    return found[1] if found is not None else ""


def _bare(section: Section) -> bool:
    """Whether a section is nothing but a heading with a paragraph."""
    return not (section.charts or section.facts or section.sheets)


def _note(text: str) -> QLabel:
    label = QLabel(text, wordWrap=True)
    label.setObjectName("note")
    return label
