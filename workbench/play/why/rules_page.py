"""The rules of a scenario as a page: every rule with what sets it, every toggle with its rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from PySide6.QtCore import QObject

from engine.game import Parameter, Rule
from engine.play.wording import labelled
from engine.reports.rules_sheet import Line, sheet_of
from engine.scenarios.rulebook import links
from engine.scenarios.scenario import Scenario
from workbench.language.fuzzy import folded
from workbench.language.rule_words import title_of, value_with_unit

RULE, PARAMETER, EDIT = "rule", "parameter", "edit"  # heads of addresses, as in "rule:AB-7"
_ID: Final = re.compile(r"\b[A-Z]{2,}-[A-Z]?\d+\b")


class RulesPage(QObject):
    """Writes the page of one scenario, whole or only what answers a search."""

    def __init__(self, scenario: Scenario, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scenario = scenario
        self.game = scenario.game
        self._links = links(self.game)
        sheet = sheet_of(self.game, scenario.seats, scenario.parameters)
        self._lines: dict[str, Line] = {
            line.id: line for _, listed in sheet.sections for line in listed if line.id
        }
        self._toggles = {entry.rule: name for name, entry in self.game.parameters.items()}
        self._words = {
            rule.id: folded(f"{rule.id} {rule.section} {rule.text} {rule.source}")
            for rule in self.game.rules.values()
        }
        self._words |= {
            name: folded(f"{name} {self._title(name)} {entry.rule} {entry.text} {self.value(name)}")
            for name, entry in self.game.parameters.items()
        }

    def home_of(self, identity: str) -> str:
        """Address of a rule, a toggle, or an open question that a toggle settles; "" for none."""
        if identity in self.game.rules:
            return f"{RULE}:{identity}"
        name = identity if identity in self.game.parameters else self._toggles.get(identity, "")
        return f"{PARAMETER}:{name}" if name else ""

    def value(self, name: str) -> str:
        """Value of a parameter in this scenario, in words."""
        entry = self.game.parameters[name]
        value = self.scenario.parameters[name]
        reading = next((one for one in entry.readings if one.key == value), None)
        if entry.kind == "choice" and reading is not None and reading.text:
            return reading.text
        return value_with_unit(entry, value)

    def found(self, search: str) -> tuple[list[str], list[str]]:
        """Rules and parameters whose words hold every word of a search, in their order."""
        wanted = folded(search).split()

        def fits(key: str) -> bool:
            return all(word in self._words[key] for word in wanted)

        return (
            [rule for rule in self.game.rules if fits(rule)],
            [name for name in self.game.parameters if fits(name)],
        )

    def html(self, search: str = "") -> str:
        """The page; "" if nothing answers the search."""
        rules, names = self.found(search)
        parts: list[str] = []
        section = ""
        for rule in rules:
            heading = self.game.rules[rule].section
            if heading != section:
                parts.append(f"<h2>{escape(heading)}</h2>")
                section = heading
            parts += self._rule(self.game.rules[rule])
        if names:
            heading = self.tr("Toggles and numbers of this variant")
            parts.append(f"<h2>{escape(heading)}</h2>")
            for name in names:
                parts += self._parameter(self.game.parameters[name])
        return "".join(parts)

    def entries(self, identities: Iterable[str]) -> str:
        """Some rules and toggles one after the other, such as those of a refusal."""
        parts: list[str] = []
        for identity in identities:
            kind, _, name = self.home_of(identity).partition(":")
            if kind == RULE:
                parts += self._rule(self.game.rules[name])
            elif kind == PARAMETER:
                parts += self._parameter(self.game.parameters[name])
        return "".join(parts)

    def _rule(self, rule: Rule) -> Iterator[str]:
        """One rule: text, how it holds here, source, and what sets it."""
        yield f'<h3><a name="{RULE}:{rule.id}"></a>{rule.id} &nbsp;{escape(rule.section)}</h3>'
        yield f"<p>{self._linked(rule.text, rule.id)}</p>"
        line = self._lines.get(rule.id)
        if line is not None and line.changed:
            said = "".join(
                f"<b>{escape(part.text)}</b>" if part.changed else escape(part.text)
                for part in line.parts
            )
            yield f"<p><i>{escape(self.tr('In this variant:'))}</i> {said}</p>"
        yield f'<p class="soft">{escape(self.tr("Source: {}").format(rule.source))}</p>'
        for name in self._links.parameters_of[rule.id]:
            title = f'<a href="{PARAMETER}:{name}">{escape(self._title(name))}</a>'
            yield f'<p class="set">{labelled(title, escape(self.value(name)))}</p>'
        yield self._edit(rule.id)

    def _parameter(self, entry: Parameter) -> Iterator[str]:
        name = entry.name
        title = escape(self._title(name))
        yield f'<h3><a name="{PARAMETER}:{name}"></a>{title} &nbsp;{escape(entry.rule)}</h3>'
        yield f"<p>{self._linked(entry.text, '')}</p>"
        yield f'<p class="set">{escape(self.tr("Here: {}").format(self.value(name)))}</p>'
        if entry.source:
            yield f'<p class="soft">{escape(self.tr("Source: {}").format(entry.source))}</p>'
        rules = [
            f'<a href="{RULE}:{rule}">{rule}</a>' for rule in self._links.rules_of.get(name, ())
        ]
        if rules:
            yield f'<p class="soft">{escape(self.tr("Touches:"))} {", ".join(rules)}</p>'
        yield self._edit(name)

    def _edit(self, identity: str) -> str:
        said = escape(self.tr("Open in the rules editor"))
        return f'<p class="soft"><a href="{EDIT}:{identity}">{said}</a></p>'

    def _title(self, name: str) -> str:
        return title_of(("parameters", name), self.game)

    def _linked(self, text: str, own: str) -> str:
        """A text in which ids of other rules and of open questions can be followed."""

        def anchor(found: re.Match[str]) -> str:
            home = self.home_of(found[0]) if found[0] != own else ""
            return f'<a href="{home}">{found[0]}</a>' if home else found[0]

        return _ID.sub(anchor, escape(text))
