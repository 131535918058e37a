"""TOML and JSON: what no reader of ours could follow is refused before it is followed."""

from __future__ import annotations

import tomllib

import pytest

from engine.folders import boards_folder, variants_folder
from engine.parsing import DEEPEST, TooDeepError, TooLongError, json_of, toml_of, unclosed
from tests.support.in_time import at_once

LONG = 300_000


@pytest.mark.parametrize(
    "text",
    [
        "a." * LONG + "a = 1",
        "a\t. " * LONG + "a = 1",
        "[" + "a." * LONG + "a]",
        "[[" + "'a'." * LONG + "a]]",
        'x = { "a\\"b".' + '"a".' * LONG + "a = 1 }",
        "x = " + "[" * LONG,
        "x = " + "{a=" * LONG,
        "".join(f"{'a.' * DEEPEST}b{number} = 1\n" for number in range(10)),
    ],
)
def test_deep_toml_is_refused_at_once(text):
    """The parser of the standard library takes hours for a key of so many parts."""
    with at_once(5), pytest.raises(TooDeepError):
        toml_of(text)


@pytest.mark.parametrize(
    "text",
    [
        'x = "' + "a." * LONG + '"',
        "x = '" + "a." * LONG + "'",
        'x = """\n' + "a." * LONG + '\\""""',
        "x = '''\n" + 'a."' * LONG + "'''",
        "x = 1 # " + "a." * LONG,
        "x = 1." + "1" * LONG,
        '"' + "a." * LONG + '" = 1',
        ".".join("a" * DEEPEST) + " = 1",
    ],
)
def test_dots_that_part_no_key_are_read(text):
    """A note may hold as many as it likes."""
    with at_once(5):
        assert toml_of(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    "text", ['x = "' + "a." * LONG, '"\\' * LONG, "'" * LONG, '"""' + "a." * LONG]
)
def test_strings_without_end_are_refused_at_once(text):
    """Nothing is looked at again and again."""
    with at_once(5), pytest.raises(tomllib.TOMLDecodeError):
        toml_of(text)


@pytest.mark.parametrize(
    ("text", "opened"),
    [
        ("a = [\n  1,\n", ("[", 1, 5)),
        ('a = 1\nb = ["x[", [1, 2] # ]\n', ("[", 2, 5)),
        ("a = {b = [1], c = '{'", ("{", 1, 5)),
        ('a = """\n"x" \\"""', ('"""', 1, 5)),
        ("a = '''\n'", ("'''", 1, 5)),
        ('a = """x"""\n[b]\nc = [{}]', None),
    ],
)
def test_what_is_never_closed_is_found(text, opened):
    """Not what only looks so in texts and comments."""
    assert unclosed(text) == opened


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 5000, "-" + "9" * 5000])
def test_endless_numbers_are_refused(number):
    """Python reads the hexadecimal one but could not write it into a sentence."""
    with pytest.raises(TooLongError):
        toml_of(f"x = {number}")


def test_everything_shipped_reads_as_by_the_standard_library():
    """The bounds are far from anything that people write."""
    for folder in (boards_folder(), variants_folder()):
        for path in folder.rglob("*.toml"):
            text = path.read_text(encoding="utf-8")
            assert toml_of(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[" * LONG, TooDeepError),
        ('{"a":' * LONG, TooDeepError),
        ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), TooDeepError),
        ("9" * 5000, TooLongError),
        ("NaN", ValueError),
        ("[-Infinity]", ValueError),
        ("1e999", ValueError),
    ],
)
def test_json_beyond_bounds_is_refused(text, error):
    """Neither depth nor numbers that JSON has not get into a match."""
    with at_once(5), pytest.raises(error):
        json_of(text)


def test_json_within_bounds_is_read():
    """As deep as anything may be."""
    text = "[" * DEEPEST + "1.5" + "]" * DEEPEST
    assert str(json_of(text)) == text
