"""The form: every parameter of the game, grouped as its rulebook is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from engine.scenarios.family import said_anew
from workbench.desks.rules.found import FoundVariants
from workbench.desks.rules.head import HeadPanel
from workbench.desks.rules.row import ParameterRow, StrangerRow
from workbench.desks.rules.standing import Standing
from workbench.language.counts import counted
from workbench.language.faults import sentence
from workbench.language.fuzzy import has_words
from workbench.language.rule_words import key_of
from workbench.look.theme import Theme, scaled
from workbench.widgets.layouts import in_column, in_row

WIDEST: Final = 84  # characters: longer lines are hard to read
NARROWEST: Final = 52
_AROUND: Final = 70  # pixels at 100% of margins, gaps and the rim of the search box
_BESIDE: Final = 36  # the same of margins and a gap, where there are two in a row


class RulesForm(QWidget):
    """Search, the head, and a row for each parameter.

    Signals:
        entered: Name of the parameter that is being looked at.
        rule_wanted: Id of a rule to be shown.
    """

    entered = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.standing = standing
        self.rows: dict[str, ParameterRow] = {}
        self.headings: dict[str, tuple[QLabel, tuple[str, ...]]] = {}
        self.strangers: list[StrangerRow] = []
        self._here = ""
        self._rows = 1  # of search, tick and count
        column = in_column(self._strip(), on=self, margins=0, spacing=0)
        self.variants = FoundVariants(standing, self)
        column.addWidget(self.variants)
        column.addWidget(self._banner())
        self.area = QScrollArea(self, widgetResizable=True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.area.setWidget(self._body())
        column.addWidget(self.area, 1)
        standing.values_changed.connect(self.refresh)
        standing.words_changed.connect(self.head.refresh)
        standing.faults_changed.connect(self.refresh_faults)
        self.refresh()

    def minimumSizeHint(self) -> QSize:
        """See Qt: with less, words would be cut at the right; docks give way instead."""
        usual = self.fontMetrics().averageCharWidth() * NARROWEST
        needed = self._body_room() + self.area.verticalScrollBar().sizeHint().width()
        screen = self.screen().availableGeometry().width()
        least = max(min(usual, screen * 37 // 100), min(needed, screen * 39 // 100))
        return QSize(least, super().minimumSizeHint().height())

    def _body_room(self) -> int:
        body = self.area.widget()
        return body.minimumSizeHint().width() if body is not None else 0

    # What is shown.

    def refresh(self) -> None:
        """Show what the document holds now."""
        self.head.refresh()
        for row in self.rows.values():
            row.refresh()
        self._show_strangers()
        self._tell_count()
        self._filter()

    def refresh_faults(self) -> None:
        """Show what is wrong now, everywhere."""
        self.head.refresh_faults()
        for row in self.rows.values():
            row.faults.refresh()
        for stranger in self.strangers:
            stranger.faults.refresh()
        faults = self.standing.faults
        self.banner.setVisible(bool(faults))
        homeless = [sentence(one) for one in faults if not self._has_place(key_of(one))]
        said = self.tr("⚠ It cannot be played yet: {count:problem|problems}.")
        said = counted(said, count=len(faults))
        self.problems.setText("\n".join([said, *homeless]))
        self.to_problem.setVisible(len(homeless) < len(faults))
        self._filter()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        for row in self.rows.values():
            row.set_theme(theme)
        self.problems.setStyleSheet(f"color: {theme.danger}")

    # Going about.

    @property
    def here(self) -> str:
        """Name of the parameter that was looked at last; "" for none."""
        return self._here

    def begin_search(self) -> None:
        """Put the focus into the search box."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def go_to(self, name: str) -> None:
        """Bring a parameter into sight and give it the focus."""
        row = self.rows.get(name)
        if row is None:
            return
        if row.isHidden():
            self.search.clear()
        if row.isHidden():
            self.only.setChecked(False)
        self._reveal(row)
        row.editor.setFocus(Qt.FocusReason.OtherFocusReason)
        row.editor.select()
        self._enter(name)

    def go_to_change(self, step: int) -> None:
        """Go to the next changed parameter, or with -1 to the one before."""
        order = list(self.rows)
        changed = [index for index, name in enumerate(order) if self.rows[name].changed]
        if not changed:
            return
        here = order.index(self._here) if self._here in order else -1
        if step > 0:
            found = next((index for index in changed if index > here), changed[0])
        else:
            found = next((index for index in reversed(changed) if index < here), changed[-1])
        self.go_to(order[found])

    def go_to_problem(self) -> None:
        """Go to the first problem that has a place in the form."""
        for fault in self.standing.faults:
            key = key_of(fault)
            if key[0] == "parameters" and key[1] in self.rows:
                self.go_to(str(key[1]))
                return
            if key in self.head.boxes:
                self._reveal(self.head.boxes[key])
                return

    # Its parts.

    def _strip(self) -> QWidget:
        strip = QWidget(self)
        strip.setObjectName("board_head")
        strip.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._tools = QGridLayout(strip)
        self._tools.setContentsMargins(12, 8, 12, 8)
        self._tools.setColumnStretch(0, 1)
        self.search = QLineEdit(strip)
        self.search.setPlaceholderText(self.tr("Find a parameter, rule, reading or variant"))
        self.search.setAccessibleName(self.tr("Find parameter"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.only = QCheckBox(self.tr("Only set here"), strip)
        self.only.toggled.connect(self._filter)
        self.count = QLabel(strip)
        self.count.setObjectName("note")
        self._tools.addWidget(self.search, 0, 0)
        self._tools.addWidget(self.only, 0, 1)
        self._tools.addWidget(self.count, 0, 2)
        return strip

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The search box has a row of its own where its hint would be cut beside the others.

        Where these do not stand beside each other either, each has one.
        """
        super().resizeEvent(event)
        hint = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        others = self.only.sizeHint().width() + self.count.sizeHint().width()
        narrow = hint + others + scaled(_AROUND) > self.width()
        narrower = others + scaled(_BESIDE) > self.width()
        rows = 3 if narrower else 2 if narrow else 1
        if rows != self._rows:
            self._rows = rows
            self._tools.addWidget(self.search, 0, 0, 1, 1 if rows == 1 else 3)
            self._tools.addWidget(self.only, min(rows - 1, 1), 0 if rows > 1 else 1)
            self._tools.addWidget(self.count, rows - 1, 0 if rows == 3 else 2)

    def _banner(self) -> QWidget:
        self.banner = QWidget(self)
        self.problems = QLabel(self.banner, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.to_problem = QPushButton(self.tr("Show"), self.banner)
        self.to_problem.setAccessibleName(self.tr("Go to the first problem"))
        self.to_problem.clicked.connect(self.go_to_problem)
        in_row((self.problems, 1), self.to_problem, on=self.banner, margins=(16, 8, 12, 8))
        self.banner.hide()
        return self.banner

    def _body(self) -> QWidget:
        body = QWidget(self)
        self._sheet = sheet = QWidget(body)
        sheet.setMaximumWidth(self.fontMetrics().averageCharWidth() * WIDEST + 60)
        in_row((sheet, 1), on=body, margins=0)
        self.head = HeadPanel(self.standing, sheet)
        self._column = in_column(self.head, on=sheet, margins=(4, 0, 4, 24), spacing=0)
        for section, names in self.standing.links.sections.items():
            self._add_section(sheet, section or self.tr("Other"), names)
        self.empty = QLabel(sheet, wordWrap=True)
        self.empty.setObjectName("empty")
        self._column.addWidget(self.empty)
        self._column.addStretch(1)
        return body

    def _add_section(self, sheet: QWidget, section: str, names: Sequence[str]) -> None:
        heading = QLabel(section, sheet)
        font = QFont(heading.font())
        font.setPointSizeF(font.pointSizeF() * 1.25)
        font.setBold(True)
        heading.setFont(font)
        heading.setContentsMargins(16, 20, 0, 4)
        self._column.addWidget(heading)
        for name in names:
            row = ParameterRow(self.standing, self.standing.game.parameters[name], sheet)
            row.entered.connect(self._enter)
            row.rule_wanted.connect(self.rule_wanted)
            self._column.addWidget(row)
            self.rows[name] = row
        self.headings[section] = (heading, tuple(names))

    def _show_strangers(self) -> None:
        known = self.standing.game.parameters
        names = [name for name in self.standing.variant.parameters if name not in known]
        if names == [stranger.key[1] for stranger in self.strangers]:
            return
        for stranger in self.strangers:
            stranger.hide()
            stranger.deleteLater()
        self.strangers = [StrangerRow(self.standing, name, self) for name in names]
        for stranger in self.strangers:
            self._column.insertWidget(1, stranger)

    # The filter.

    def _filter(self) -> None:
        wanted = self.search.text().strip()
        only = self.only.isChecked()
        shown = set()
        for name, row in self.rows.items():
            fits = not wanted or has_words(wanted, row.words())
            if fits and (not only or row.changed or bool(self.standing.faults_at(row.key))):
                shown.add(name)
            row.setVisible(name in shown)
        for heading, names in self.headings.values():
            heading.setVisible(any(name in shown for name in names))
        self.head.setVisible(not wanted and not only)
        self.variants.look_for(wanted)
        self.empty.setVisible(not shown)
        if wanted:
            self.empty.setText(self.tr("No parameter matches. Clear the search to see all."))
        else:
            self.empty.setText(
                self.tr("This variant changes nothing yet: it plays as its parent does.")
            )

    def _tell_count(self) -> None:
        changes = said_anew(self.standing.variant)
        self.count.setText(counted(self.tr("{count} set here"), count=changes))

    def _has_place(self, key: tuple[object, ...]) -> bool:
        if key[0] == "parameters":
            return True
        return key in self.head.boxes

    def _enter(self, name: str) -> None:
        if name != self._here:
            self._here = name
            self.entered.emit(name)

    def _reveal(self, widget: QWidget) -> None:
        """Scroll once the layout has settled."""
        QApplication.sendPostedEvents()
        top = widget.mapTo(self._sheet, QPoint(0, 0)).y()
        bar = self.area.verticalScrollBar()
        QTimer.singleShot(0, bar, lambda: bar.setValue(max(top - 60, 0)))
        bar.setValue(max(top - 60, 0))
