"""Nearest legal values: single changes of a variant that mend one of its faults.

They are found by trying: each proposal is resolved, checked and prepared as if it were to
be played, and it counts only if the fault is gone and no new one has come. Proposals come
one at a time, so that a window can stop asking whenever it has no more time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from itertools import chain, islice, zip_longest
from typing import Any, Final

from engine.declared import default_value
from engine.errors import Fault, OikistError
from engine.game import Game, Parameter, Value
from engine.language import SOURCE, language, speaking
from engine.scenarios import catalog, mentions
from engine.scenarios.variants import Variant, resolve

Key = tuple[str, ...]
MOST_TRIES: Final = 40  # values tried for one key, nearest first
_PARAMETER = re.compile(r"parameters\.([A-Za-z0-9_-]+)")


@dataclass(frozen=True)
class Mend:
    """One change that mends a fault.

    Attributes:
        fault: What it mends.
        key: ("seats",), ("board",), ("extends",), ("decks", key) or ("parameters", name).
        value: As a file holds it; None takes the key away.
        all_good: Whether the variant can be played then.
    """

    fault: Fault
    key: Key
    value: Any
    all_good: bool


def faults_of(variant: Variant) -> tuple[Fault, ...]:
    """Why a variant cannot be played as it stands; () if it can."""
    try:
        catalog.build(variant, variant.name, {})
    except OikistError as error:
        return error.faults
    return ()


def with_change(variant: Variant, key: Key, value: Any) -> Variant:
    """The variant with one key changed; None takes the key away."""
    if len(key) == 1:
        empty = None if key[0] == "seats" else ""
        change: dict[str, Any] = {key[0]: empty if value is None else value}
        return replace(variant, **change)
    table = dict(variant.parameters if key[0] == "parameters" else variant.decks)
    if value is None:
        table.pop(key[1], None)
    else:
        table[key[1]] = value
    if key[0] == "parameters":
        return replace(variant, parameters=table)
    return replace(variant, decks=table)


def nearest(
    variant: Variant, faults: Sequence[Fault], most: int = 200, each: int = 2
) -> list[Mend]:
    """Single changes that mend faults, nearest first, as far as the budget allows.

    Args:
        faults: As `faults_of` gives them.
        most: How many changes are tried; each takes some milliseconds.
        each: How many at most for one key of one fault; of plain numbers only the nearest.
    """
    tried = islice(tries(variant, faults, each), most)
    return [mend for mend in tried if mend is not None]


def tries(variant: Variant, faults: Sequence[Fault], each: int = 2) -> Iterator[Mend | None]:
    """Try one change after the other; None for each that does not help."""
    if any(fault.place == "game" for fault in faults):
        return
    game = catalog.game_of(variant)
    english = _in_english(variant, faults)
    for fault in faults:
        for key in _keys(english.get(fault, fault), game, variant):
            most = 1 if _is_number(key, game) else each
            hits = 0
            for value in islice(_values(key, game, variant), MOST_TRIES):
                mend = _mend(variant, faults, fault, (key, value))
                hits += mend is not None
                yield mend
                if hits == most:
                    break


def _in_english(variant: Variant, faults: Sequence[Fault]) -> dict[Fault, Fault]:
    """Faults as English says them, whose words name what could be changed."""
    if language() == SOURCE:
        return {}
    with speaking(SOURCE):
        found = faults_of(variant)
    return dict(zip(faults, found, strict=False)) if len(found) == len(faults) else {}


def _is_number(key: Key, game: Game) -> bool:
    """Whether only the nearest value is worth telling."""
    parameter = game.parameters.get(key[-1]) if key[0] == "parameters" else None
    return parameter is not None and parameter.kind == "integer" and not parameter.per_seat


def _mend(
    variant: Variant, faults: Sequence[Fault], fault: Fault, change: tuple[Key, Any]
) -> Mend | None:
    left = faults_of(with_change(variant, *change))
    before = {(one.place, one.what) for one in faults}
    after = {(one.place, one.what) for one in left}
    gone = fault.place not in {place for place, _ in after} or after < before
    if not gone or (fault.place, fault.what) in after or not after <= before:
        return None
    return Mend(fault, *change, all_good=not left)


def _keys(fault: Fault, game: Game, variant: Variant) -> list[Key]:
    """Where to look: the place itself, then what the fault's words name."""
    named = [("parameters", name) for name in _PARAMETER.findall(f"{fault.place} {fault.remedy}")]
    own = [tuple(fault.place.split(".", 1))] if fault.place.startswith("decks.") else []
    plain = [(key,) for key in ("seats", "board", "extends") if fault.place == key]
    words = re.findall(r"[a-z_]+", f"{fault.what} {fault.remedy}".lower())
    hinted = [("parameters", name) for name in words if name in game.parameters]
    seats = [("seats",)] if {"seats", "players"} & set(words) else []
    deck = [("decks", key) for key in game.deck_schemas if "deck" in words or "cards" in words]
    toggles: list[Key] = []
    if fault.place == "board":
        toggles = [
            ("parameters", name)
            for name, parameter in game.parameters.items()
            if parameter.kind == "choice" and name in variant.parameters
        ]
    places: list[Key] = [*named, *own, *plain, *hinted, *seats, *deck, *toggles]
    return list(dict.fromkeys(places))


def _values(key: Key, game: Game, variant: Variant) -> Iterator[Any]:
    """Other values of a key, nearest first."""
    resolved = resolve(variant, game, [])
    if key == ("seats",):
        here = variant.seats or resolved.seats
        return iter(sorted(set(game.seats) - {here}, key=lambda seats: abs(seats - here)))
    if key[0] in ("board", "extends", "decks"):
        return _names(key, game, variant)
    parameter = game.parameters.get(key[1])
    if parameter is None:
        return iter([None])
    said = variant.parameters.get(key[1], resolved.parameters[key[1]])
    return _of_parameter(parameter, said, resolved.seats)


def _names(key: Key, game: Game, variant: Variant) -> Iterator[Any]:
    """Files that could be meant, by likeness of their names."""
    kind = {"board": "board", "extends": "variant", "decks": "deck"}[key[0]]
    said = variant.decks.get(key[1], "") if key[0] == "decks" else getattr(variant, key[0])
    known = [
        name for name in mentions.names(kind, game.name, variant.path, variant.here) if name != said
    ]
    if key[0] == "extends" and variant.path is not None:
        known = [name for name in known if name != variant.path.stem]

    def unlike(name: str) -> float:
        return -SequenceMatcher(None, name, str(said)).ratio()

    return chain(sorted(known, key=unlike), [None] if said else [])


def _of_parameter(parameter: Parameter, said: Any, seats: int) -> Iterator[Any]:
    if parameter.kind == "choice":
        near = _likeness(parameter, said)
        return iter([key for key in near if key != said])
    if parameter.kind == "names":
        return _lists(parameter, said)
    if not parameter.per_seat:
        return _numbers(parameter, said, default_value(parameter, seats))
    return _per_seat(parameter, said, seats)


def _likeness(parameter: Parameter, said: Any) -> list[str]:
    keys = [reading.key for reading in parameter.readings]
    if said in keys:
        return keys
    return sorted(keys, key=lambda key: -SequenceMatcher(None, key, str(said)).ratio())


def _numbers(parameter: Parameter, said: Any, usual: Value) -> Iterator[int]:
    """Numbers in range, from the nearest one to the farthest."""
    low, high = parameter.low, parameter.high
    if not isinstance(said, int) or isinstance(said, bool):
        return iter([usual] if isinstance(usual, int) else [])
    start = min(max(said, low), high)
    down, up = range(start, low - 1, -1), range(start + 1, high + 1)
    pairs = chain.from_iterable(zip_longest(down, up))
    return (number for number in pairs if number is not None and number != said)


def _per_seat(parameter: Parameter, said: Any, seats: int) -> Iterator[Any]:
    """A list of the right length, then one number for all."""
    usual = default_value(parameter, seats)
    spare = usual[0] if isinstance(usual, tuple) and usual else parameter.low
    given = list(said) if isinstance(said, (list, tuple)) else [said] * seats
    whole = [
        min(max(one, parameter.low), parameter.high)
        if isinstance(one, int) and not isinstance(one, bool)
        else spare
        for one in given
    ]
    filled = (whole + [spare] * seats)[:seats]
    if len(set(filled)) > 1:
        yield filled
    if filled:
        yield filled[0]
    yield None


def _lists(parameter: Parameter, said: Any) -> Iterator[list[str]]:
    """The list without strangers and doubles, then with one missing name after the other."""
    known = [reading.key for reading in parameter.readings]
    given = [name for name in said if name in known] if isinstance(said, (list, tuple)) else []
    names = list(dict.fromkeys(given))
    if names and names != list(said):
        yield names
    for name in known:
        if name not in names:
            names = [*names, name]
            yield names
