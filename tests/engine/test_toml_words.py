"""What is told of TOML that cannot be read."""

from __future__ import annotations

import tomllib

import pytest

from engine.toml_words import toml_problem


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = 1\na = 2\n", "this key stands there twice"),
        ("a = {b = 1, b = 2}\n", "this key stands there twice"),
        ("[a]\n[a]\n", "this table stands there twice, or is a value already"),
        ("a 3\n", "behind a key '=' is missing"),
        ("a = 1 b = 2\n", "the line should end here"),
        ("[a\n", "a bracket or a quotation mark is missing here"),
        ("a = [1 2]\n", "a comma or a bracket is missing here"),
        ("a = Foo\n", "a value should stand here; texts have quotation marks"),
        ("= 3\n", "no key begins like this"),
        ('a = "x\n"\n', "a text is not closed"),
        ("a = 'x\n'\n", "a text is not closed"),
        (r'a = "\q"', "write a backslash in a text twice"),
        ('a = "\x01"\n', "this character may not stand here"),
    ],
)
def test_faults_are_told_in_our_words(text, told):
    """Python's reader says it in words of its own, for programmers."""
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)
    assert toml_problem(str(caught.value).partition(" (at ")[0]) == told


def test_unknown_words_stay():
    """A newer Python may say something else."""
    assert toml_problem("Quite wrong") == "Quite wrong"
