"""What a game declares of its positions, as the rows of a page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.positions.paths import SEAT
from engine.positions.schema import Amount, Column, Kind, PositionSchema, Stock

SEAT_NAME: Final = "<seat>"  # in the place of a seat's name
FORMS: Final[dict[Kind, str]] = {
    "integer": "a whole number",
    "flag": "`true` or `false`",
    "word": "one of some words",
    "seat": "the name of a seat",
    "seats": "a list of seats",
    "card": "a list of cards, each of which lies in one list only",
    "site": 'the name of a space, `""` for none',
    "sites": "a list of spaces",
    "faced": "a list of spaces, each with how the thing lies there",
    "order": "a list of all cards by their numbers, from 1",
    "mapped": "a table of spaces, each with a word, a number or another space",
}


def position_rows(schema: PositionSchema) -> Iterator[tuple[str, str, str, str]]:
    """Key, value, meaning and what holds if it is left out, of every column."""
    for column in schema.columns:
        rules = f" ({', '.join(column.rules)})" if column.rules else ""
        yield f"`{_key(column.key)}`", _form(column), column.text + rules, _left_out(column)


def stock_rows(schema: PositionSchema) -> Iterator[tuple[str, str]]:
    """The parts of every stock, and how many they come to."""
    for stock in schema.stocks:
        parts = " + ".join(f"`{_key(key)}`" for key in stock.parts)
        yield parts, _total(stock)


def _key(key: str) -> str:
    return key.replace(SEAT, SEAT_NAME)


def _form(column: Column) -> str:
    if column.kind == "integer":
        return f"from {_amount(column.low)} to {_amount(column.high)}"
    words = [f'`"{word}"`' for word in column.words]
    among = [f"a space of `{_key(key)}`" for key in column.among]
    if column.kind == "word":
        return f"one of {', '.join(words)}"
    if column.kind == "mapped" and not among and all(map(str.isdecimal, column.words)):
        return f"a table of spaces, each with a number from {column.words[0]} to {column.words[-1]}"
    if column.kind == "mapped":
        return f"a table of spaces, each with one of {', '.join([*words, *among])}"
    if column.kind == "site" and among:
        return among[0]
    example = f', such as `"{column.example}"`' if column.example else ""
    return FORMS[column.kind] + example


def _left_out(column: Column) -> str:
    if column.left_out:
        return column.left_out
    if column.listed or column.kind in ("mapped", "site"):
        return "none"
    if column.kind == "flag":
        return "`true`" if column.default else "`false`"
    if column.kind == "seat" and column.default == 0:
        return "the first seat"
    if column.kind == "word":
        number = column.default
        return f'`"{column.words[number] if isinstance(number, int) else number}"`'
    return "" if column.default is None else _amount(column.default)


def _amount(given: Amount) -> str:
    """A number, or the parameter that gives it."""
    if isinstance(given, tuple):
        return " + ".join(_amount(part) for part in given)
    return str(given) if isinstance(given, int) else f"`{given}`"


def _total(stock: Stock) -> str:
    total = _amount(stock.total) + (", of all seats together" if stock.shared else "")
    return f"{total}, or less where `{stock.loose}` is set" if stock.loose else total
