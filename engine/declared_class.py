"""What the class of a game declares, and slips in it: values of other types, names of nothing."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from inspect import getfile
from numbers import Integral, Real
from pathlib import Path
from types import UnionType
from typing import Any, ClassVar, Final, Literal, get_args, get_origin, get_type_hints

import numpy as np

from engine.declared_moves import Blank, Moves
from engine.documents import shown
from engine.errors import Fault
from engine.game import BoardSchema, DeckSchema, Parameter, Refusal, Rule
from engine.language import say
from engine.positions.paths import SEAT
from engine.positions.schema import Amount, PositionSchema
from engine.remedies import did_you_mean

Slip = tuple[str, str, str]  # place, such as "moves[0].rule", what is wrong, and the remedy
_NUMBERS: Final[Mapping[Any, Any]] = {int: Integral, float: Real}


class Declared:
    """What the class of a game says of it.

    Attributes:
        title, usual, seats: As of a Game.
        moves: Every kind of move, in the order of codes.
        lead: Points by which a lead means something, as `Game.scale`.
        swing: Points that hang on a decision, as `Game.stake`; 0 for a part of `lead`.
        scenario_dtype: Of the scenario's record. A field with the name of a parameter gets its
            value: a number, one for each seat, or the index of a reading. One with the field
            `engine.boards.stored.BOARD` gets the board, of which `map` is made.
        state_dtype: Of its states.
        refusals: Of code 1 of `reason`, of code 2 and so on.
        alike: Whether seats are dealt alike, in no order or one drawn by lot.
        named_by: The parameter that names the seats in their order, of the kind names, with a
            field in the record; "" without one.
        sides: Titles of the seats, in the order of colours; in files they are lower case.
        foremost: Whether it is played when no game is named, before those that are not.
        flags: See `engine.measured.Flagged`.
        counts: See `engine.measured.Counted`.
        version, measures, weights, board_schema, deck_schemas: As of a Game, where it is not the
            usual. So are `most_moves`, `move_kinds` and `search_weights`.
    """

    title: ClassVar[str]
    usual: ClassVar[str]
    seats: ClassVar[range]
    moves: ClassVar[tuple[Moves, ...]]
    lead: ClassVar[float]
    swing: ClassVar[float] = 0.0
    scenario_dtype: ClassVar[np.dtype[Any]]
    state_dtype: ClassVar[np.dtype[Any]]
    refusals: ClassVar[tuple[Refusal, ...]]
    position_schema: ClassVar[PositionSchema]
    sides: ClassVar[tuple[str, ...]] = (
        *("Blue", "Orange", "Green", "Pink"),
        *("Sky", "Red", "Yellow", "Grey"),
    )
    alike: ClassVar[bool] = False
    named_by: ClassVar[str] = ""
    foremost: ClassVar[bool] = False
    version: ClassVar[int] = 1
    measures: ClassVar[tuple[str, ...]] = ()
    flags: ClassVar[tuple[str, ...]] = ()
    counts: ClassVar[tuple[str, ...]] = ()
    weights: ClassVar[Mapping[str, float]] = {}
    board_schema: ClassVar[BoardSchema | None] = None
    deck_schemas: ClassVar[Mapping[str, DeckSchema]] = {}


def class_fault(declared: type, place: str, what: str, remedy: str) -> Fault:
    """A fault of what a class declares, with the file in which the class stands."""
    return Fault(str(shown(Path(getfile(declared)))), f"{declared.__name__}.{place}", what, remedy)


def no_refusal(declared: type, code: int) -> Fault:
    """The fault of a class that has no sentence for a code of the kernel `reason`."""
    what = say("code {code} is none of `refusals`", code=code)
    return class_fault(declared, "refusals", what, say("write it there"))


def slips(
    declared: type[Declared], rules: Mapping[str, Rule], parameters: Mapping[str, Parameter]
) -> list[Slip]:
    """Every slip in a class; names are looked at once all types are right."""
    found: list[Slip] = []
    for name, wanted in get_type_hints(Declared).items():
        if hasattr(declared, name):
            found += _misfits(getattr(declared, name), get_args(wanted)[0], name)
        elif name != "lead" or "scale" not in vars(declared):
            found.append((name, say("missing"), say("write it there")))
    return found or [
        *_unfit(declared),
        *(
            (place, say("unknown '{word}'", word=word), did_you_mean(word, known))
            for place, word, known in _named(declared, rules, parameters)
            if word not in known
        ),
    ]


def _misfits(value: Any, wanted: Any, place: str) -> list[Slip]:
    """What of a value is not of a type, down to the fields of what it holds."""
    kind, inside = get_origin(wanted) or wanted, get_args(wanted)
    if wanted is Any:
        return []
    if kind is UnionType:
        return min((_misfits(value, one, place) for one in inside), key=bool)
    if kind is Literal:
        known = value in inside
        what = say("unknown '{word}'", word=value)
        return [] if known else [(place, what, did_you_mean(str(value), inside))]
    if not isinstance(value, _NUMBERS.get(kind, kind)):
        short = wanted.__name__ if isinstance(wanted, type) else re.sub(r"\w+\.", "", str(wanted))
        what = say("{found} instead of {wanted}", found=type(value).__name__, wanted=short)
        comma = say("write a tuple: (a, b), or (a,) for one alone")
        return [(place, what, comma if kind is tuple else say("correct the game's code"))]
    return [
        slip
        for name, one, of in _parts(value, inside)
        for slip in _misfits(one, of, f"{place}{name}")
    ]


def _parts(value: Any, inside: tuple[Any, ...]) -> Iterator[tuple[str, Any, Any]]:
    """What a value holds: where, the thing, and the type it should be of."""
    if isinstance(value, tuple) and inside:
        yield from ((f"[{at}]", one, inside[0]) for at, one in enumerate(value))
    elif isinstance(value, Mapping):
        yield from ((f"['{key}']", one, inside[1]) for key, one in value.items())
    elif is_dataclass(value) and not isinstance(value, Blank):  # many, and made by functions
        hints = get_type_hints(type(value))
        shown = [one.name for one in fields(value) if one.name[0] != "_"]
        yield from ((f".{name}", getattr(value, name), hints[name]) for name in shown)


def _unfit(declared: type[Declared]) -> Iterator[Slip]:
    """Texts that are empty, and symbols from which no map could be read."""
    if not declared.title.strip():
        yield "title", say("is empty"), say("write {key} = {example}", key="title", example='"..."')
    known: dict[str, str] = {}
    for at, kind in enumerate(declared.board_schema.kinds if declared.board_schema else ()):
        place, symbol = f"board_schema.kinds[{at}].symbol", kind.symbol
        if len(symbol) != 1 or symbol.isspace():
            what = say("'{symbol}' is not one character", symbol=symbol)
            yield place, what, say("write one character other than a space")
        elif symbol in known:
            what = say("'{symbol}' stands for '{kind}' already", symbol=symbol, kind=known[symbol])
            yield place, what, say("choose another character")
        known.setdefault(symbol, kind.key)


def _named(
    declared: type[Declared], rules: Mapping[str, Rule], parameters: Mapping[str, Parameter]
) -> Iterator[tuple[str, str, Collection[str]]]:
    """Every name of something else: where it stands, the name, and what there is."""
    for at, move in enumerate(declared.moves):
        yield f"moves[{at}].rule", move.rule, rules
    cited = {*rules, *(parameter.rule for parameter in parameters.values())}
    for at, refusal in enumerate(declared.refusals):
        yield from ((f"refusals[{at}].rules", id_, cited) for id_ in refusal.rules)
    for name in ("flags", "counts"):
        given = enumerate(getattr(declared, name))
        yield from ((f"{name}[{at}]", one, declared.measures) for at, one in given)
    if declared.named_by:
        yield "named_by", declared.named_by, parameters
    schema, keys = declared.position_schema, {one.key for one in declared.position_schema.columns}
    scenario, state = declared.scenario_dtype.names or (), declared.state_dtype.names or ()
    for at, column in enumerate(schema.columns):
        place = f"position_schema.columns[{at}]"
        own = {"field": column.field, "face_field": column.face_field}
        yield from ((f"{place}.{name}", one, state) for name, one in own.items() if one)
        amounts = {name: getattr(column, name) for name in ("low", "high", "default")}
        for name, given in amounts.items():
            yield from ((f"{place}.{name}", one, scenario) for one in _fields(given))
        yield from ((f"{place}.among", one, keys) for one in column.among)
    for name in ("derived", "packed"):
        yield from ((f"position_schema.{name}", one, state) for one in getattr(schema, name))
    for at, stock in enumerate(schema.stocks):
        place = f"position_schema.stocks[{at}]"
        yield from ((f"{place}.total", one, scenario) for one in _fields(stock.total))
        yield from ((f"{place}.parts", one, keys) for one in stock.parts)
        rests = [one for one in stock.parts if not (stock.shared and SEAT in one.split("."))]
        yield f"{place}.rest", stock.rest, rests


def _fields(given: Amount | None) -> Iterator[str]:
    """The fields of the scenario that an amount is made of."""
    parts = given if isinstance(given, tuple) else (given,)
    return (one for one in parts if isinstance(one, str))
