"""What Python's reader of TOML finds wrong, in words for people who write files."""

from __future__ import annotations

from engine.language import say


def toml_problem(problem: str) -> str:
    """What is wrong, in the language in force; the words of the reader where none are known.

    Args:
        problem: As `tomllib.TOMLDecodeError` says it, without the place.
    """
    if problem.endswith(r"'\n'"):
        return say("a text is not closed")
    known = {
        ("Cannot overwrite", "Duplicate inline"): say("this key stands there twice"),
        ("Cannot declare", "Cannot redefine", "Cannot mutate"): say(
            "this table stands there twice, or is a value already"
        ),
        ("Expected '='",): say("behind a key '=' is missing"),
        ("Expected newline",): say("the line should end here"),
        ("Expected",): say("a bracket or a quotation mark is missing here"),
        ("Unclosed",): say("a comma or a bracket is missing here"),
        ("Invalid value",): say("a value should stand here; texts have quotation marks"),
        ("Invalid statement", "Invalid initial"): say("no key begins like this"),
        ("Unterminated",): say("a text is not closed"),
        ("Unescaped", "Escaped", "Invalid hex"): say("write a backslash in a text twice"),
        ("Illegal character", "Found invalid"): say("this character may not stand here"),
    }
    return next((told for begins, told in known.items() if problem.startswith(begins)), problem)
