"""Panel "Facts": what the cards say about themselves, counted exactly after every edit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from html import escape
from typing import Any, Final

from PySide6.QtCore import QObject, QSize, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from engine.columns import Amounts, Order
from engine.language import MINUS
from engine.play.wording import labelled
from engine.scenarios.deck_facts import (
    Levels,
    NumberFacts,
    Places,
    levels,
    number_facts,
    outliers,
    places,
    treated_alike,
)
from engine.tuning.deck_fairness import DeckFairness, counted, ordinal
from workbench.documents.deck_document import DeckDocument
from workbench.language import counts
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.layouts import in_column
from workbench.widgets.prose import Prose

_PATIENCE: Final = 30  # milliseconds without edits before everything is counted again


class DeckFacts(QObject):
    """The facts of a deck as a page of headings, sentences and tables."""

    def __init__(self, document: DeckDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._schema = document.schema

    @property
    def _cards(self) -> Sequence[Mapping[str, Any]]:
        """Every copy of every card."""
        return self._schema.dealt(self._document.cards)

    def page(self) -> str:
        """HTML without colours; an empty deck has one sentence."""
        cards = self._cards
        if not cards:
            return f"<p>{escape(self.tr('No cards yet.'))}</p>"
        parts = [f"<p>{escape(sentence)}</p>" for sentence in self.sentences()]
        parts += self._numbers(number_facts(self._schema, cards))
        for found in places(self._schema, cards):
            parts += self._places(found)
        for crossed in levels(self._schema, cards):
            parts += self._levels(crossed)
        details = self.details()
        if details:
            parts += _heading(self.tr("What favours whom"))
            parts += [f"<p>{escape(sentence)}</p>" for sentence in details]
        return "\n".join(parts)

    def sentences(self) -> list[str]:
        """Whether names are treated alike, in words: one sentence a column."""
        cards = self._cards
        count = len(cards)
        said = [counts.counted(self.tr("{count:card|cards}."), count=count)]
        said += [labelled(key, sentences[0]) for key, sentences in self._orders()]
        for crossed in levels(self._schema, cards):
            said += self._alike(crossed) if crossed.column.marked else []
        return said

    def details(self) -> list[str]:
        """Every oddity in the orders, in words."""
        return [labelled(key, one) for key, sentences in self._orders() for one in sentences[1:]]

    def _orders(self) -> list[tuple[str, tuple[str, ...]]]:
        """Title and findings of each order, the summary first."""
        return [(column.word, self._counted(column).sentences) for column in self._schema.of(Order)]

    def _counted(self, column: Order) -> DeckFairness:
        titles = {name: column.title_of(name) for name in column.names}
        cards = self._document.cards
        return counted("", "", column.key, self._schema, cards, column.names, titles)

    def _alike(self, found: Levels) -> list[str]:
        """Whether every name of a column has the same cards."""
        key = found.column.word
        if treated_alike(found):
            return [self.tr("{}: every name has the same cards.").format(key)]
        totals = {name: sum(counts) for name, counts in found.counts.items()}
        if len(set(totals.values())) > 1:
            listed = ", ".join(
                f"{found.column.groups[name]} {total}" for name, total in totals.items()
            )
            return [self.tr("{}: names have different numbers of cards: {}.").format(key, listed)]
        strange = outliers(found) or found.counts
        names = ", ".join(found.column.groups[name] for name in strange)
        said = self.tr("{}: as many cards for every name, but of other levels: see {}.")
        return [said.format(key, names)]

    def _numbers(self, found: Sequence[NumberFacts]) -> list[str]:
        if not found:
            return []
        head = ["", self.tr("a card"), self.tr("in all"), self.tr("range")]
        rows = [[one.title, number(one.mean), number(one.total), _span(one)] for one in found]
        note = self.tr("Mean of a card, sum of all cards, least and most.")
        return [*_heading(self.tr("Amounts")), f"<p>{escape(note)}</p>", _table(head, rows)]

    def _places(self, found: Places) -> list[str]:
        column = found.column
        head = [column.word, *(ordinal(place + 1) for place in range(len(column.names)))]
        rows = [
            [column.title_of(name), *(str(count) for count in found.counts[name])]
            for name in column.names
        ]
        parts = [*_heading(self.tr("Places in “{}”").format(column.word)), _table(head, rows)]
        amounts = self._first_amounts()
        if not amounts:
            return parts
        rows = [
            [
                column.title_of(name),
                *("–" if means is None else "/".join(number(means[at]) for at in amounts)
                  for means in found.means[name]),
            ]
            for name in column.names
        ]  # fmt: skip
        keys = "/".join(entry.word for entry in self._amount_columns())
        said = self.tr("Mean of {} when standing there").format(keys)
        return [*parts, *_heading(said), _table(head, rows)]

    def _levels(self, found: Levels) -> list[str]:
        amounts = self._first_amounts()
        if not amounts:
            counts = found.counts
            rows = [[found.column.groups[name], str(sum(counts[name]))] for name in found.counts]
            return [*_heading(found.column.word), _table(["", self.tr("cards")], rows)]
        merged: dict[tuple[int, ...], list[int]] = {}
        for at, level in enumerate(found.levels):
            merged.setdefault(tuple(level[one] for one in amounts), []).append(at)
        keys = "/".join(entry.word for entry in self._amount_columns())
        head = [found.column.word, *("/".join(map(str, level)) for level in merged)]
        head.append(self.tr("all"))
        rows = [
            [
                found.column.groups[name],
                *(str(sum(found.counts[name][at] for at in same)) for same in merged.values()),
                str(sum(found.counts[name])),
            ]
            for name in found.counts
        ]
        said = self.tr("Cards by “{}” and level ({})").format(found.column.word, keys)
        return [*_heading(said), _table(head, rows)]

    def _amount_columns(self) -> tuple[Amounts, ...]:
        return self._schema.of(Amounts)

    def _first_amounts(self) -> list[int]:
        """Where the first amount of each column stands among all amounts."""
        found, at = [], 0
        for column in self._amount_columns():
            found.append(at)
            at += column.size
        return found


class FactsPanel(QWidget):
    """The page, brought up to date shortly after edits."""

    def __init__(self, document: DeckDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts = DeckFacts(document, self)
        self._theme = LIGHT
        self.page = Prose()
        self.page.setAccessibleName(self.tr("Facts about the deck"))
        self.page.setOpenLinks(False)
        in_column(self.page, on=self, margins=0)
        self._soon = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._soon.timeout.connect(self.show_now)
        document.edited.connect(lambda _: self._soon.start())

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Count what was edited while nobody could see it."""
        super().showEvent(event)
        self.show_now()

    def sizeHint(self) -> QSize:
        """Wide enough for most tables."""
        line = self.fontMetrics().height()
        return QSize(line * 19, line * 22)

    def show_now(self) -> None:
        """Count everything again, if it is in sight; the place that is being read stays."""
        if not self.isVisible():
            return
        theme = self._theme
        self.page.document().setDefaultStyleSheet(
            f"body, p, td {{ color: {theme.text}; }}"
            f" h4 {{ color: {theme.text}; margin-top: 14px; margin-bottom: 4px; }}"
            f" th {{ color: {theme.muted}; font-weight: 400; }}"
            " p { margin-top: 0px; margin-bottom: 6px; }"
        )
        bar = self.page.verticalScrollBar()
        at = bar.value()
        self.page.setHtml(self.facts.page())
        bar.setValue(at)


def number(value: Fraction) -> str:
    """A mean, exact if two decimals are enough for it, else rounded to two."""
    if value.denominator == 1:
        return str(value.numerator).replace("-", MINUS)
    return counts.number(float(value), 2)


def _span(one: NumberFacts) -> str:
    apart = "–" if one.low >= 0 else " – "
    return f"{number(one.low)}{apart}{number(one.high)}"


def _heading(text: str) -> list[str]:
    return [f"<h4>{escape(text)}</h4>"]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column is text and whose others are numbers."""
    lines = ['<table cellspacing="0" cellpadding="3">', _row("th", head)]
    lines += [_row("td", row) for row in rows]
    return "\n".join([*lines, "</table>"])


def _unbroken(text: str) -> str:
    """A text that stays on its line."""
    return escape(text).replace(" ", "&nbsp;")


def _row(tag: str, cells: Sequence[str]) -> str:
    first, *others = cells
    said = [f'<{tag} align="left">{_unbroken(first)}&nbsp;&nbsp;</{tag}>']
    said += [f'<{tag} align="right">{_unbroken(cell)}</{tag}>' for cell in others]
    return f"<tr>{''.join(said)}</tr>"
