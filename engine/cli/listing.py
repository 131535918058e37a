"""Tables of files in the catalogue, and of the games that own them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.cli.terminal import print_json, print_table
from engine.errors import Fault, ScenarioError
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from engine.game import Game
    from engine.scenarios.catalog import Entry


def known_game(name: str) -> Game:
    """The game of that name.

    Raises:
        ScenarioError: It is not installed.
    """
    from engine.scenarios.catalog import games

    known = games()
    if name not in known:
        raise ScenarioError(Fault("", name, "unknown game", did_you_mean(name, known)))
    return known[name]


def print_entries(
    entries: Callable[[str | None], tuple[Entry, ...]], game: str | None, as_json: bool
) -> None:
    """A list of files: name, title and the first sentences of the note.

    Raises:
        ScenarioError: No such game.
    """
    if game is not None:
        known_game(game)
    found = entries(game)
    if as_json:
        print_json(
            [
                {
                    "game": entry.game,
                    "name": entry.name,
                    "title": entry.title,
                    "note": entry.note,
                    "path": str(entry.path),
                }
                for entry in found
            ]
        )
        return
    rows = [(entry.source, entry.title, _first_sentence(entry.note)) for entry in found]
    print_table(("name", "title", "note"), rows, words=3)


def _first_sentence(note: str) -> str:
    match = re.match(r".*?(\.(?= |$)|:(?= - |$))", " ".join(note.split()))
    return match[0].rstrip(":") if match else note.strip()
