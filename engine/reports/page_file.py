"""Pages as data for JSON, so that an answer can be shown again another day.

What `page_data` has written, `page_from` reads; `page.html` of it gives the same bytes. The
format is described in docs/formats.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from math import isfinite
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from engine.errors import Fault, OikistError
from engine.language import say
from engine.reports.charts import Chart
from engine.reports.page import Page
from engine.seat_styles import SHAPES

FORMAT: Final = 1
KIND: Final = "kind"  # says of a chart which one it is
_COLOUR: Final = re.compile("#[0-9A-Fa-f]{6}")


def page_data(page: Page) -> dict[str, Any]:
    """A page as data that JSON can hold; numbers that are not finite are texts."""
    return {"format": FORMAT, **_plain(page)}


def page_from(data: Mapping[str, Any], file: str = "") -> Page:
    """The page that `page_data` has written.

    Args:
        file: To name in faults.

    Raises:
        OikistError: It is no page, or one of a later format.
    """
    number = data.get("format")
    if isinstance(number, int) and number > FORMAT:
        what = say("format {number} was written by a newer Oikist", number=number)
        raise OikistError(Fault(file, "format", what, say("ask the question again")))
    try:
        page: Page = _made(Page, {key: data[key] for key in data if key != "format"}, "")
        _expect_drawable(page)
    except _NoPageError as error:
        what, remedy = say("this is not a stored page"), say("ask the question again")
        raise OikistError(Fault(file, str(error), what, remedy)) from None
    return page


class _NoPageError(Exception):
    """What is wrong stands at the place that this names."""


def _expect_drawable(page: Page) -> None:
    """All seats have a colour and a shape that can be drawn."""
    for label, style in page.styles.items():
        if style.shape not in SHAPES or not _COLOUR.fullmatch(style.colour):
            raise _NoPageError(f"styles.{label}")


def _plain(value: Any) -> Any:
    """Dataclasses as tables, sequences as lists; charts with their kind."""
    if is_dataclass(value) and not isinstance(value, type):
        named = {each.name: _plain(getattr(value, each.name)) for each in fields(value)}
        return {KIND: _kind(type(value)), **named} if isinstance(value, Chart) else named
    if isinstance(value, Mapping):
        return {str(key): _plain(entry) for key, entry in value.items()}
    if hasattr(value, "tolist"):  # an array, or a number of NumPy
        return _plain(value.tolist())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(entry) for entry in value]
    if isinstance(value, float) and not isfinite(value):
        return str(value)
    return value


def _kind(chart: type) -> str:
    return chart.__name__.lower()


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _made(hint: Any, value: Any, place: str) -> Any:
    """The value of a type that `_plain` has written down."""
    if hint is Any:
        return value
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        known = next(each for each in inner if each is not NoneType)
        return None if value is None else _made(known, value, place)
    if origin is Mapping and isinstance(value, Mapping):
        return {key: _made(inner[1], entry, f"{place}.{key}") for key, entry in value.items()}
    if origin in (Sequence, tuple) and isinstance(value, list):
        return _row(inner * len(value) if origin is Sequence else inner, value, place)
    if origin is None and is_dataclass(hint) and isinstance(value, Mapping):
        return _object(hint, value, place)
    return _cell(hint, value, place)


def _row(kinds: tuple[Any, ...], values: list[Any], place: str) -> tuple[Any, ...]:
    """Values one after the other, each of its own type."""
    if len(kinds) != len(values):
        raise _NoPageError(place)
    pairs = zip(kinds, values, strict=True)
    return tuple(_made(kind, value, f"{place}[{n}]") for n, (kind, value) in enumerate(pairs))


def _cell(hint: Any, value: Any, place: str) -> Any:
    """A text, a number or a truth value."""
    if hint is float and isinstance(value, str) and value in ("nan", "inf", "-inf"):
        return float(value)
    kinds = (int, float) if hint is float else (hint,)
    if not isinstance(value, kinds) or isinstance(value, bool) != (hint is bool):
        raise _NoPageError(place)
    return value


def _object(hint: Any, value: Mapping[str, Any], place: str) -> Any:
    """A dataclass from its table; a chart from the table of its kind."""
    if hint is Chart:
        kinds = {_kind(each): each for each in Chart.__subclasses__()}
        if value.get(KIND) not in kinds:
            raise _NoPageError(f"{place}.{KIND}".lstrip("."))
        hint = kinds[value[KIND]]
    known = _hints(hint)
    try:
        return hint(
            **{
                key: _made(known[key], entry, f"{place}.{key}".lstrip("."))
                for key, entry in value.items()
                if key in known
            }
        )
    except TypeError:  # one is missing
        raise _NoPageError(place) from None
