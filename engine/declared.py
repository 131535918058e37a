"""Rules and parameters that a game declares once, and values checked against them.

A game folder holds `rules.toml` (id -> section, text, source) and `parameters.toml`
(name -> kind, text, rule, source and the fields of its kind; see `Parameter`).
Checking, forms, the reference page and the search over parameters derive from them.
`weights.toml` holds what one-step bots go by: name -> number, under [weights]; and under
[search] what a search goes by, where that differs.

Texts come in the language in force, if the folder has `translations` (engine/language.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from engine.documents import Table, inline, read_table
from engine.errors import Fault, ScenarioError
from engine.game import Parameter, Reading, Rule, Value
from engine.kernel_set import MOST_SEATS
from engine.language import Spoken, Tongue, counted, language, say
from engine.remedies import did_you_mean, meant, nearest_word, shown_value

KINDS = ("integer", "choice", "names")
_RULE_TEXTS = ("text", "sheet", "card", "source")
_RULE_SEATS = ("fewest_seats", "most_seats")
_PARAMETER_TEXTS = ("title", "text", "source")
_LARGEST: Final = 1 << 31


def read_rules(path: Path) -> Mapping[str, Rule]:
    """The numbered rules of a game, by id, in the order of the file.

    Raises:
        ScenarioError: With every fault of the file; the author of the game mends it.
    """
    top = read_table(path, ScenarioError)
    english = {name: _rule(name, top.table(name)) for name in top.entries}
    if top.faults:
        raise ScenarioError(top.faults)
    return Spoken(english, path.parent, _rule_in, "rules")


def _rule(name: str, table: Table) -> Rule:
    table.only(("section", *_RULE_TEXTS, *_RULE_SEATS))
    section, text, source = (table.text(key) for key in ("section", "text", "source"))
    sheet, card = table.text("sheet", ""), table.text("card", "")
    seats = (table.integer(key, 1, MOST_SEATS) for key in _RULE_SEATS)
    return Rule(name, section, text, source, sheet, card, *seats)


def _rule_in(rule: Rule, tongue: Tongue) -> Rule:
    texts: dict[str, Any] = {"section": tongue.words.get(rule.section, rule.section)}
    return replace(rule, **texts, **_known(tongue.rules.get(rule.id, {}), _RULE_TEXTS))


def _known(texts: Mapping[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """The texts that a declaration has; a translation may name others, which `check` tells."""
    return {name: texts[name] for name in names if isinstance(texts.get(name), str)}


def read_parameters(path: Path) -> Mapping[str, Parameter]:
    """The parameters of a game, by name, in the order of the file.

    Raises:
        ScenarioError: With every fault of the file; the author of the game mends it.
    """
    top = read_table(path, ScenarioError)
    english = {name: _parameter(name, top.table(name)) for name in top.entries}
    if top.faults:
        raise ScenarioError(top.faults)
    return Spoken(english, path.parent, _parameter_in, "parameters")


def _parameter_in(parameter: Parameter, tongue: Tongue) -> Parameter:
    texts = tongue.parameters.get(parameter.name, {})
    names, readings = (_table(texts.get(key)) for key in ("names", "readings"))
    units = tongue.words.get(parameter.units, parameter.units)
    return replace(
        parameter,
        unit=units.rpartition("|")[2],
        units=units,
        readings=tuple(
            replace(one, name=names.get(one.key, one.name), text=readings.get(one.key, one.text))
            for one in parameter.readings
        ),
        **_known(texts, _PARAMETER_TEXTS),
    )


def _table(found: object) -> Mapping[str, Any]:
    return found if isinstance(found, Mapping) else {}


def read_weights(path: Path, table: str = "weights") -> dict[str, float]:
    """The weights of a game's `evaluate`, by name, in the order of the file's [weights].

    Args:
        table: "weights", or "search" for those that a search goes by; what [search] does
            not name is as in [weights].

    Raises:
        ScenarioError: With every fault of the file.
    """
    top = read_table(path, ScenarioError)
    found: dict[str, float] = {}
    for part in map(top.table, dict.fromkeys(("weights", table))):
        for name, weight in part.entries.items():
            if isinstance(weight, int | float) and not isinstance(weight, bool):
                found[name] = float(weight)
            else:
                what = say("{value} is not valid", value=inline(weight))
                part.fault(name, what, say("give a number"))
    if top.faults:
        raise ScenarioError(top.faults)
    return found


def _parameter(name: str, table: Table) -> Parameter:
    """A parameter; one with faults comes out as anything of its kind."""
    kind = table.text("kind")
    if kind not in _OF_KIND:
        if isinstance(table.entries.get("kind"), str):
            what = say("unknown kind {kind}", kind=inline(kind))
            table.fault("kind", what, did_you_mean(kind, KINDS))
        return Parameter(name, "integer", "", "", "", 0)
    keys, read = _OF_KIND[kind]
    table.only(("kind", "rule", "symbol", *_PARAMETER_TEXTS, *keys))
    head = Parameter(
        name,
        kind,
        text=table.text("text"),
        rule=table.text("rule"),
        source=table.text("source"),
        default=0,
        title=table.text("title", ""),
        symbol=table.text("symbol", ""),
    )
    return replace(head, **read(table))


def _number_fields(table: Table) -> dict[str, Any]:
    units = table.text("unit", "")
    low, high = (_given(table, key, 0) for key in ("low", "high"))
    if low > high:
        table.fault("high", say("{value} is below low", value=high), say("write a larger number"))
    by = table.table("by_players")
    by_players = {int(key): _inside(by, key, low, high) for key in by.entries if key.isdecimal()}
    by.only(str(players) for players in by_players)
    if "default" in table.entries:
        default = _inside(table, "default", low, high)
    elif by_players:
        default = by_players[max(by_players)]
    else:
        default = low
        table.fault("default", say("missing"), "default = 1")
    return {
        "default": default,
        "low": low,
        "high": high,
        "unit": units.rpartition("|")[2],
        "units": units,
        "per_seat": table.flag("per_seat"),
        "by_players": by_players,
        "tunable": table.flag("tunable"),
        "trial": _inside(table, "trial", low, high) if "trial" in table.entries else None,
    }


def _inside(table: Table, key: str, low: int, high: int) -> int:
    """A whole number in the range of its parameter."""
    value = _given(table, key, low)
    if low <= high and not low <= value <= high:
        remedy = say("give a whole number from {low} to {high}", low=low, high=high)
        table.fault(key, say("{value} is out of range", value=str(value)), remedy)
    return value


def _given(table: Table, key: str, usual: int) -> int:
    found = table.integer(key, -_LARGEST, _LARGEST)
    return usual if found is None else found


def _choice_fields(table: Table) -> dict[str, Any]:
    readings = []
    for row in table.tables("readings"):
        row.only(("key", "text", "name"))
        readings.append(Reading(row.text("key"), row.text("text"), row.text("name", "")))
    keys = [one.key for one in readings]
    if not keys and isinstance(table.entries.get("readings"), list):
        table.fault("readings", say("missing"), 'readings = [{ key = "...", text = "..." }]')
    if twice := sorted({key for key in keys if keys.count(key) > 1}):
        table.fault("readings", say("{value} is listed twice", value=inline(twice[0])))
    return {"readings": tuple(readings), "default": keys[0] if keys else ""}


def _names_fields(table: Table) -> dict[str, Any]:
    given = table.entries.get("names")
    if isinstance(given, Mapping):
        names = table.table("names")
        titles = {key: names.text(key) for key in given}
    else:
        if given is None:
            table.fault("names", say("missing"), 'names = ["red", "blue"]')
        titles = dict.fromkeys(table.texts("names"), "")
    default = table.texts("default")
    for name in default:
        if name not in titles:
            table.fault("default", say("{value} is not known", value=inline(name)))
    readings = tuple(Reading(key, "", title) for key, title in titles.items())
    return {"readings": readings, "default": tuple(default)}


_NUMBER_KEYS: Final = (
    *("default", "by_players", "low", "high", "unit"),
    *("per_seat", "tunable", "trial"),
)
_OF_KIND: Final[Mapping[str, tuple[tuple[str, ...], Callable[[Table], dict[str, Any]]]]] = {
    "integer": (_NUMBER_KEYS, _number_fields),
    "choice": (("readings",), _choice_fields),
    "names": (("names", "default"), _names_fields),
}


def default_value(parameter: Parameter, seats: int) -> Value:
    """What holds with so many seats when a variant says nothing."""
    if parameter.kind != "integer":
        return parameter.default
    amount = parameter.by_players.get(seats, parameter.default)
    if parameter.per_seat and isinstance(amount, int):
        return (amount,) * seats
    return amount


def allowed(parameter: Parameter, seats: int) -> str:
    """What may be given, as a remedy for the user."""
    if parameter.kind == "integer":
        low, high = parameter.low, parameter.high
        if parameter.per_seat:
            return say(
                "give a whole number from {low} to {high}, or a list of {seats}, one for each seat",
                low=low,
                high=high,
                seats=seats,
            )
        return say("give a whole number from {low} to {high}", low=low, high=high)
    words = ", ".join(f"'{reading.key}'" for reading in parameter.readings)
    if parameter.kind == "names":
        return say("give a list of different names out of {names}", names=words)
    return say("use one of: {names}", names=words)


def check_values(
    parameters: Mapping[str, Parameter], given: Mapping[str, Any], seats: int, file: str
) -> tuple[dict[str, Value], list[Fault]]:
    """Every parameter's value: the given ones, completed with the defaults.

    Args:
        given: As read from a file: integers, lists of integers, words, lists of words.
        seats: Number of seats in the game.
        file: To name in faults.

    Returns:
        Values in the order of declaration, and the faults. Numbers per seat and lists
        of names come out as tuples. A faulty value comes out as its default.
    """
    checked, faults = check_given(parameters, given, seats, file)
    values = {
        name: checked.get(name, default_value(parameter, seats))
        for name, parameter in parameters.items()
    }
    return values, faults


def check_given(
    parameters: Mapping[str, Parameter], given: Mapping[str, Any], seats: int, file: str
) -> tuple[dict[str, Value], list[Fault]]:
    """Only the given values, checked as in `check_values`; faulty ones are left out."""
    values: dict[str, Value] = {}
    faults: list[Fault] = []
    for name, value in given.items():
        place = f"parameters.{name}"
        parameter = parameters.get(name)
        if parameter is None:
            remedy = did_you_mean(name, parameters)
            faults.append(Fault(file, place, say("unknown parameter"), remedy))
            continue
        fine, wrong = _CHECKS[parameter.kind](parameter, value, seats)
        if wrong:
            faults.append(Fault(file, place, wrong, _remedy(parameter, value, seats)))
        else:
            values[name] = fine
    return values, faults


def _remedy(parameter: Parameter, value: object, seats: int) -> str:
    rule = allowed(parameter, seats)
    if parameter.kind == "choice" and isinstance(value, str):
        near = nearest_word(value, [reading.key for reading in parameter.readings])
        if near:
            return f"{meant(near)} ({rule})"
    return rule


def _integer(parameter: Parameter, value: object, seats: int) -> tuple[Value, str]:
    if not parameter.per_seat:
        return _number(parameter, value)
    if isinstance(value, (list, tuple)):
        if len(value) != seats:
            return (), say(
                "{count:number|numbers} for {seats:seat|seats}", count=len(value), seats=seats
            )
        pairs = [_number(parameter, entry) for entry in value]
        wrong = next((text for _, text in pairs if text), "")
        return tuple(number for number, _ in pairs), wrong
    number, wrong = _number(parameter, value)
    return (number,) * seats, wrong


def _number(parameter: Parameter, value: object) -> tuple[int, str]:
    if not isinstance(value, int) or isinstance(value, bool):
        return 0, say("{value} is not a whole number", value=shown_value(value))
    if not parameter.low <= value <= parameter.high:
        return 0, say("{value} is out of range", value=str(value))
    return value, ""


def _choice(parameter: Parameter, value: object, _seats: int) -> tuple[Value, str]:
    if any(value == reading.key for reading in parameter.readings):
        return str(value), ""
    return "", say("{value} is not one of its readings", value=shown_value(value))


def _names(parameter: Parameter, value: object, _seats: int) -> tuple[Value, str]:
    if not isinstance(value, (list, tuple)):
        return (), say("{value} is not a list of names", value=shown_value(value))
    known = [reading.key for reading in parameter.readings]
    strange = next((name for name in value if name not in known), None)
    if strange is not None:
        return (), say("{value} is not known", value=shown_value(strange))
    twice = next((name for name in value if value.count(name) > 1), None)
    if twice is not None:
        return (), say("{value} is listed twice", value=shown_value(twice))
    return tuple(value), ""


_CHECKS: Mapping[str, Callable[[Parameter, object, int], tuple[Value, str]]] = {
    "integer": _integer,
    "choice": _choice,
    "names": _names,
}


def value_from_text(parameter: Parameter, text: str) -> Any:
    """A value as a file would hold it, from a command line such as `rounds=8`.

    Lists are separated by commas. What cannot be read stays a text, so that the check
    of values names it.
    """
    parts = [part.strip() for part in text.split(",")]
    if parameter.kind == "names":
        return [part for part in parts if part]
    if parameter.kind == "choice":
        return text.strip()
    numbers = [_whole(part) for part in parts]
    return numbers[0] if len(numbers) == 1 else numbers


def _whole(text: str) -> int | str:
    try:
        return int(text)
    except ValueError:
        return text


def with_unit(parameter: Parameter, value: object) -> str:
    """A number of a parameter with its unit in the right form: "1 point", "2 points"."""
    if not parameter.unit or not isinstance(value, int):
        return f"{value} {parameter.unit}".rstrip()
    return f"{value} {counted(value, parameter.units or parameter.unit, language())}"
