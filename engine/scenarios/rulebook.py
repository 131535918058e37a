"""How rules and parameters belong together: links both ways, and texts that follow the values.

A rule's `sheet` (and its `card`, the same in a few words) is its text as it holds in a
variant. In braces stands what follows the parameters, "seats" being one of them:

    {rounds}                    the value
    {rounds:round|rounds}       the value with its noun, one or many; see engine/language.py
    {curve=wide:a wide curve}   a text for one value; for several: {curve=wide,both:...}
    {rounds!=1:# rounds}        a text for all other values; # is the value
    {a=x&b=y:text}              both must hold

Parameters that no sheet names are told apart from the rules, so that none goes unsaid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from engine.game import Game, Parameter, Rule, Value
from engine.language import SOURCE, counted, language, say, speaking

SEATS = "seats"
Values = Mapping[str, Value]
_PART = re.compile(r"\{([^{}]*)\}")
_NAME = re.compile(r"^[a-z_]+$")
_TEST = re.compile(r"^([a-z_]+)(!?=)([a-z0-9_,]+)$")
_MENTION = re.compile(r"\(?(?:toggles?|parameters?) ([a-z_]+)\)?")


def pieces(template: str, values: Values) -> list[str]:
    """The parts of a rule's text with the values put in; "" where a test fails.

    Args:
        values: Every parameter of the game, and the number of seats as "seats".

    Raises:
        ValueError: The template makes no sense; the author of the game mends it.
    """
    parts = _PART.split(template)
    return [_filled(part, values) if n % 2 else part for n, part in enumerate(parts)]


def _filled(part: str, values: Values) -> str:
    """What stands in one pair of braces."""
    head, _, text = part.partition(":")
    if _NAME.match(head):
        return _amount(values[head], text)
    tests = [_TEST.match(test) for test in head.split("&")]
    if not all(tests):
        raise ValueError(f"'{{{part}}}' is not part of a rule's text")
    names: list[str] = []
    holds = True
    for test in tests:
        if test is not None:
            name, sign, keys = test.groups()
            names.append(name)
            holds &= (in_words(values[name]) in keys.split(",")) == (sign == "=")
    return text.replace("#", in_words(values[names[0]])) if holds else ""


def _amount(value: Value, noun: str) -> str:
    """A value with its noun; numbers that differ by seat say so."""
    each = value if isinstance(value, tuple) else (value,)
    words = [in_words(value), _noun(each, noun)]
    if isinstance(each[0] if each else "", int) and len(set(each)) > 1:
        words.append(say("in seat order"))
    return " ".join(word for word in words if word)


def _noun(each: Sequence[object], noun: str) -> str:
    """The form of a noun for one number or for several; for words the last one."""
    numbers = {part for part in each if isinstance(part, int)}
    if not numbers or not noun:
        return noun.rsplit("|", maxsplit=1)[-1]
    return counted(numbers.pop() if len(numbers) == 1 else max(numbers), noun, language())


def in_words(value: Value) -> str:
    """A value in a sentence: "12", "10, 11 and 12", "red and brown"."""
    if not isinstance(value, tuple):
        return str(value)
    each = [str(entry) for entry in value]
    if value and isinstance(value[0], int) and len(set(each)) == 1:
        return each[0]
    if len(each) < 2:
        return "".join(each)
    return say("{first} and {last}", first=", ".join(each[:-1]), last=each[-1])


def short_words(parameter: Parameter, value: Value) -> str:
    """A value in one or a few words: "both", "10, 11 and 12", "12"."""
    if not isinstance(value, tuple):
        return parameter.word_of(value)
    return in_words(tuple(map(parameter.word_of, value)) if parameter.kind == "names" else value)


def pieces_of(template: str) -> list[str]:
    """What a rule's text asks for in each pair of braces, such as "rounds" or "curve=wide"."""
    return [part.partition(":")[0] for part in _PART.findall(template)]


@cache
def named_in(template: str) -> tuple[str, ...]:
    """Parameters that a rule's text follows, each once, in its order."""
    found: dict[str, None] = {}
    for part in _PART.findall(template):
        for test in part.partition(":")[0].split("&"):
            found[re.split("!?=", test)[0]] = None
    found.pop(SEATS, None)
    return tuple(found)


@dataclass(frozen=True)
class Links:
    """Which rules a parameter touches, and which parameters a rule.

    Attributes:
        rules_of: Parameter -> rule ids, the one it belongs to first; () if none is found.
        parameters_of: Rule id -> parameters, in the order of declaration.
        sections: Heading of the rulebook -> parameters under it, both in its order; what
            belongs to no rule stands under "".
    """

    rules_of: Mapping[str, tuple[str, ...]]
    parameters_of: Mapping[str, tuple[str, ...]]
    sections: Mapping[str, tuple[str, ...]]


def links(game: Game) -> Links:
    """The links of a game, from ids and names in the texts."""
    with speaking(SOURCE):  # what rules mention is found in the English texts
        rules_of = {
            name: tuple(_rules_of(parameter, game.rules))
            for name, parameter in game.parameters.items()
        }
    parameters_of = {
        rule: tuple(name for name, rules in rules_of.items() if rule in rules)
        for rule in game.rules
    }
    sections: dict[str, tuple[str, ...]] = {}
    for section in (*dict.fromkeys(rule.section for rule in game.rules.values()), ""):
        homes = [home for home in (*game.rules, "") if _section(game, home) == section]
        below = tuple(
            name
            for home in homes
            for name, rules in rules_of.items()
            if (rules[0] if rules else "") == home
        )
        if below:
            sections[section] = below
    return Links(rules_of, parameters_of, sections)


def _section(game: Game, rule: str) -> str:
    return game.rules[rule].section if rule in game.rules else ""


def _rules_of(parameter: Parameter, rules: Mapping[str, Rule]) -> Iterator[str]:
    """The rule it names, else those that mention its id; then those whose sheet follows it."""
    first = [parameter.rule] if parameter.rule in rules else []
    said = re.compile(rf"\b{re.escape(parameter.rule)}\b")
    mentioned = [
        rule.id
        for rule in rules.values()
        if said.search(rule.text) or parameter.name in _MENTION.findall(rule.text)
    ]
    follows = [
        rule.id for rule in rules.values() if parameter.name in named_in(rule.sheet + rule.card)
    ]
    yield from dict.fromkeys((*first, *mentioned, *follows))


def unsaid(game: Game) -> Sequence[Parameter]:
    """Parameters that no rule's sheet follows."""
    said = {name for rule in game.rules.values() for name in named_in(rule.sheet)}
    return [parameter for name, parameter in game.parameters.items() if name not in said]
