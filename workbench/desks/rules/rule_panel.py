"""Rule text and source beside the form, with links between rules and parameters both ways."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Final

from PySide6.QtCore import QSize, QUrl, Signal
from PySide6.QtWidgets import QWidget

from engine.game import Parameter, Rule
from engine.play.wording import labelled
from engine.reports.rules_sheet import Line, sheet_of
from workbench.desks.rules.standing import Standing
from workbench.language.rule_words import title_of, value_with_unit
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.layouts import in_column
from workbench.widgets.prose import Prose

_ID: Final = re.compile(r"\b[A-Z]{2,}-[A-Z]?\d+\b")
RULE, PARAMETER = "rule", "parameter"
WIDE: Final = 56  # characters
WIDEST: Final = 380  # pixels: with large text the form needs the room more


class RulePanel(QWidget):
    """The rules of the parameter that is being looked at.

    Signals:
        parameter_wanted: Name of a parameter to go to.
    """

    parameter_wanted = Signal(str)

    def __init__(self, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.standing = standing
        self._theme = LIGHT
        self._shown = ("", "")
        self.view = Prose(self)
        self.view.setOpenLinks(False)
        self.view.setFrameShape(Prose.Shape.NoFrame)
        self.view.document().setDocumentMargin(14)
        self.view.setAccessibleName(self.tr("Rule"))
        self.view.anchorClicked.connect(self._follow)
        in_column(self.view, on=self, margins=0)
        standing.values_changed.connect(self._write)
        self._write()

    def sizeHint(self) -> QSize:
        """See Qt: wide enough to read."""
        width = min(self.fontMetrics().averageCharWidth() * WIDE, WIDEST)
        return QSize(width, super().sizeHint().height())

    def show_parameter(self, name: str) -> None:
        """Show a parameter with its readings and rules."""
        self._shown = (PARAMETER, name)
        self._write()

    def show_rule(self, rule: str) -> None:
        """Show one rule with the parameters that touch it."""
        self._shown = (RULE, rule)
        self._write()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self._write()

    def _follow(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        if kind == RULE:
            self.show_rule(name)
        elif kind == PARAMETER:
            self.parameter_wanted.emit(name)
            self.show_parameter(name)

    def _write(self) -> None:
        kind, name = self._shown
        theme = self._theme
        self.view.document().setDefaultStyleSheet(
            f"a {{ color: {theme.accent}; }} .soft {{ color: {theme.muted}; }}"
            f" h3 {{ margin-bottom: 2px; }} p {{ margin-top: 2px; margin-bottom: 6px; }}"
            f" .here {{ background-color: {theme.hover}; font-weight: 600; }}"
        )
        game = self.standing.game
        if kind == RULE and name in game.rules:
            parts = [*self._rule(game.rules[name])]
        elif kind == PARAMETER and name in game.parameters:
            parts = [*self._parameter(game.parameters[name])]
        else:
            empty = self.tr("Choose a parameter or a rule number to read about it here.")
            parts = [f'<p class="soft">{escape(empty)}</p>']
        self.view.setHtml("".join(parts))

    def _parameter(self, parameter: Parameter) -> Iterator[str]:
        value = self.standing.resolved.parameters[parameter.name]
        title = title_of(("parameters", parameter.name), self.standing.game)
        yield f"<h3>{escape(title)}</h3><p>{escape(parameter.text)}</p>"
        if parameter.kind == "choice":
            for reading in parameter.readings:
                sentence = escape(reading.text or reading.key)
                if reading.key == value:
                    yield f'<p>● <span class="here">{sentence}</span></p>'
                else:
                    yield f"<p>○ {sentence}</p>"
        else:
            said = self.tr("Here: {}.").format(value_with_unit(parameter, value))
            yield f"<p>{escape(said)}</p>"
        yield self._source(labelled(parameter.rule, parameter.source))
        for rule in self.standing.links.rules_of[parameter.name]:
            yield from self._rule(self.standing.game.rules[rule])

    def _rule(self, rule: Rule) -> Iterator[str]:
        yield f'<h3><a href="{RULE}:{rule.id}">{rule.id}</a> &nbsp;{escape(rule.section)}</h3>'
        yield f"<p>{self._linked(rule.text, rule.id)}</p>"
        line = self._as_it_holds(rule)
        if line is not None and line.changed:
            said = "".join(
                f'<span class="here">{self._linked(part.text, rule.id)}</span>'
                if part.changed
                else self._linked(part.text, rule.id)
                for part in line.parts
            )
            yield f'<p><span class="soft">{escape(self.tr("In this variant:"))}</span> {said}</p>'
        yield self._source(rule.source)
        names = self.standing.links.parameters_of[rule.id]
        if names:
            anchors = [
                f'<a href="{PARAMETER}:{name}">'
                f"{escape(title_of((PARAMETER + 's', name), self.standing.game))}</a>"
                for name in names
            ]
            yield f'<p class="soft">{escape(self.tr("Set by:"))} {", ".join(anchors)}</p>'

    def _linked(self, text: str, own: str) -> str:
        """A text in which ids of other rules, and of open questions, can be followed."""
        game = self.standing.game
        targets = {entry.rule: f"{PARAMETER}:{name}" for name, entry in game.parameters.items()}
        targets |= {rule: f"{RULE}:{rule}" for rule in game.rules if rule != own}
        targets.pop(own, None)

        def anchor(found: re.Match[str]) -> str:
            target = targets.get(found[0])
            return f'<a href="{target}">{found[0]}</a>' if target else found[0]

        return _ID.sub(anchor, escape(text))

    def _as_it_holds(self, rule: Rule) -> Line | None:
        resolved = self.standing.resolved
        sheet = sheet_of(self.standing.game, resolved.seats, resolved.parameters)
        lines = [line for _, listed in sheet.sections for line in listed]
        return next((line for line in lines if line.id == rule.id), None)

    def _source(self, source: str) -> str:
        said = self.tr("Source: {}").format(source)
        return f'<p class="soft">{escape(said)}</p>'
