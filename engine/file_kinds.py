"""What kind a file is, told by its content.

A TOML file is of the kind that has most of its keys, so that one mistyped key changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from engine.documents import parsed_toml, read_text, shown
from engine.errors import Fault, OikistError
from engine.language import say

BOARD: Final = "board"
DECK: Final = "deck"
VARIANT: Final = "variant"
POSITION: Final = "position"
PLAN: Final = "plan"
PERSONA: Final = "persona"
RECORD: Final = "record"
MATCH: Final = "match"

MATCH_SUFFIX: Final = ".match"
BEGINNINGS: Final = {RECORD: "oikist record", MATCH: '{"match":'}

_USED: Final = frozenset({"seats", "board", "decks", "parameters"})  # what is played with
_KEYS: Final[Mapping[str, frozenset[str]]] = {
    VARIANT: _USED | {"game", "extends", "hypothesis", "verdict"},
    BOARD: frozenset({"game", "layout", "orientation", "map", "names", "links", "spaces", "areas"}),
    DECK: frozenset({"game", "deck", "cards"}),
    POSITION: _USED | {"variant", "position"},
    PLAN: frozenset({"scenarios", "games", "bots", "seatings", "seed", "chunk", "rotate", "until"}),
    PERSONA: frozenset({"ban", "bonus"}),
}
_COMMANDS: Final = {
    VARIANT: "play",
    BOARD: "board show",
    DECK: "cards export",
    POSITION: "position",
    PLAN: "lab",
    PERSONA: "check",
    RECORD: "replay",
    MATCH: "replay",
}


def kind_of(path: Path) -> str:
    """The kind of a file: one of the constants here, or "" for anything else.

    Raises:
        OikistError: It cannot be read, or is TOML with a slip in it.
    """
    return kind_of_text(read_text(path, OikistError), str(shown(path)))


def kind_of_text(text: str, file: str) -> str:
    """As `kind_of`, from the text.

    Args:
        file: To name in faults; its ending tells of a match, whatever is left of it.

    Raises:
        OikistError: It is TOML with a slip in it.
    """
    if file.endswith(MATCH_SUFFIX):
        return MATCH
    begun = text.lstrip()
    for kind, beginning in BEGINNINGS.items():
        if begun.startswith(beginning):
            return kind
    return kind_of_keys(parsed_toml(text, file, OikistError))


def kind_of_keys(top: Mapping[str, Any]) -> str:
    """The kind of a TOML file by the keys of its top table; "" if no kind has any of them."""
    counts = _counts(top)
    most = max(counts, key=lambda kind: counts[kind])  # of equal ones the first
    return most if counts[most] else ""


def _counts(top: Mapping[str, Any]) -> dict[str, int]:
    return {kind: len(keys & top.keys()) for kind, keys in _KEYS.items()}


def expect_kind(top: Mapping[str, Any], file: str, wanted: str, error: type[OikistError]) -> None:
    """Refuse a TOML file that another kind has more keys of than the one that is wanted.

    Raises:
        OikistError: Of the given class; it tells what the file is, and the command for it.
    """
    found = kind_of_keys(top)
    counts = _counts(top)
    if found and counts[found] > counts[wanted]:
        raise error(_wrong_kind(file, found, wanted))


def refuse_other(path: Path, wanted: str, error: type[OikistError]) -> None:
    """Refuse a file of another kind, whatever its ending; say nothing where there is none.

    Raises:
        OikistError: Of the given class, as `expect_kind`.
    """
    try:
        found = kind_of(path)
    except OikistError:  # whoever reads it tells why
        return
    if found not in ("", wanted):
        raise error(_wrong_kind(str(shown(path)), found, wanted))


def _wrong_kind(file: str, found: str, wanted: str) -> Fault:
    """The fault of a file that is not of the kind that is wanted."""
    words = {
        VARIANT: say("a variant"),
        BOARD: say("a board"),
        DECK: say("a deck"),
        POSITION: say("a position"),
        PLAN: say("a plan"),
        PERSONA: say("a persona"),
        RECORD: say("a record"),
        MATCH: say("a match"),
    }
    what = say("this is {found}, not {wanted}", found=words[found], wanted=words[wanted])
    command = f"oikist {_COMMANDS[found]} {file}"
    return Fault(file, "", what, say("open it with '{command}'", command=command))
