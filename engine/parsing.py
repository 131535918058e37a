"""TOML and JSON that people wrote, read within bounds: nothing in it can hang or exhaust a reader.

Both parsers of the standard library recurse, and that of TOML takes quadratic time for a key
of many parts. What is nested deeper than anything of ours is refused before it is followed.
"""

from __future__ import annotations

import json
import re
import tomllib
from math import isfinite
from typing import Any, Final

DEEPEST: Final = 32  # lists and tables inside each other; deeper ones break what walks over them
MOST_DIGITS: Final = 4300  # of a number: Python writes none that is longer
_MOST_BITS: Final = 14_000  # less than MOST_DIGITS
_PART: Final = r"""(?>[A-Za-z0-9_-]++|"(?>\\.|[^"\\\n])*+"|'[^'\n]*+')"""
_TOKEN: Final = re.compile(  # strings and comments may hold dots; a string may lack its end
    rf"""
    \"{{3}}(?>\\.|[^\\"]|"(?!""))*+(?P<end>\"{{3,5}}+)?
    |'{{3}}(?>[^']|'(?!''))*+(?P<end_literal>'{{3,5}}+)?
    |(?P<deep>{_PART}(?>[ \t]*+\.[ \t]*+{_PART}){{{DEEPEST}}})
    |{_PART}
    |"(?>\\.|[^"\\\n])*+
    |'[^'\n]*+
    |\#[^\n]*+
    |(?P<opening>[\[{{])
    |(?P<closing>[\]}}])
    """,
    re.VERBOSE | re.DOTALL,
)
_LONG: Final = ('"""', "'''")


class TooDeepError(ValueError):
    """Lists, tables or the parts of a key are nested more deeply than anything of ours."""

    def __init__(self) -> None:
        super().__init__("lists or tables are nested too deeply")


class TooLongError(ValueError):
    """A number has more than MOST_DIGITS digits."""

    def __init__(self) -> None:
        super().__init__(f"a number has more than {MOST_DIGITS} digits")


def toml_of(text: str) -> dict[str, Any]:
    """The top table of a TOML text.

    Raises:
        TooDeepError, TooLongError: See the classes.
        tomllib.TOMLDecodeError: It is malformed.
    """
    if any(token["deep"] for token in _TOKEN.finditer(text)):
        raise TooDeepError
    try:
        found = tomllib.loads(text)
    except RecursionError:
        raise TooDeepError from None
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:
        raise TooLongError from None
    _expect_bounds(found)
    return found


def unclosed(text: str) -> tuple[str, int, int] | None:
    """What a malformed TOML text opens and never closes: a bracket or three quotation marks.

    Returns:
        The last such thing, its line and its column, from 1; None if there is none.
    """
    opened = []
    for token in _TOKEN.finditer(text):
        ended = token["end"] or token["end_literal"]
        if token["opening"] or (token[0].startswith(_LONG) and not ended):
            opened.append(token)
        elif token["closing"] and opened:
            opened.pop()
    if not opened:
        return None
    before = text[: opened[-1].start()]
    column = len(before) - before.rfind("\n")
    return opened[-1][0][:3], before.count("\n") + 1, column


def json_of(text: str, deepest: int = DEEPEST) -> Any:
    """The data of a JSON text.

    Args:
        deepest: Lists and tables inside each other that the reader can follow.

    Raises:
        TooDeepError, TooLongError: See the classes.
        ValueError: It is malformed, or a number is none or infinite.
    """
    try:
        found = json.loads(text, parse_constant=_refused, parse_float=_finite, parse_int=_whole)
    except RecursionError:
        raise TooDeepError from None
    _expect_bounds(found, deepest)
    return found


def _refused(constant: str) -> float:
    raise ValueError(f"{constant} is not JSON")


def _finite(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise ValueError(f"{text} is too large")
    return value


def _whole(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise TooLongError
    return int(text)


def _expect_bounds(value: object, deepest: int = DEEPEST) -> None:
    """Refuse values that stand deeper inside each other, and endless numbers.

    TOML has hexadecimal numbers, which Python reads at any length but does not write.
    """
    level: list[Any] = [value]
    for _ in range(deepest + 1):
        if any(isinstance(one, int) and one.bit_length() > _MOST_BITS for one in level):
            raise TooLongError
        outer = [one for one in level if isinstance(one, (dict, list))]
        if not outer:
            return
        level = [x for one in outer for x in (one.values() if isinstance(one, dict) else one)]
    raise TooDeepError
