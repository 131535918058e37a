"""Personas: bots with habits, as data. "Never sells", "ignores oracles", "hoards cards".

A game keeps its own in `personas/<name>.toml` of its folder; designers keep theirs in
`personas/<game>/<name>.toml` of the folder in which they work, `here`, and those come first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Final

from engine.bots.spec import BOTS
from engine.documents import Table, read_document
from engine.errors import Fault, OikistError
from engine.folders import current_folder
from engine.game import Game
from engine.remedies import did_you_mean

MOST_POINTS: Final = 1000.0
MOST_FACTOR: Final = 100.0


@dataclass(frozen=True)
class Persona:
    """What a bot does not do, or likes more than its judgement says.

    Attributes:
        name: Of the file.
        title, note: For people.
        ban: Kinds of moves that it makes only when there is nothing else.
        bonus: Kind of move -> points that it adds when it weighs such a move.
        weights: Name of a weight of the game's `evaluate` -> factor.
    """

    name: str
    title: str
    note: str
    ban: tuple[str, ...]
    bonus: Mapping[str, float]
    weights: Mapping[str, float]


def persona_files(game: Game, here: Path | None = None) -> dict[str, Path]:
    """File of every persona of a game by name, in alphabetical order.

    Args:
        here: Folder that one works in; None for the current one.
    """
    found: dict[str, Path] = {}
    for folder in ((here or current_folder()) / "personas" / game.name, game.folder / "personas"):
        for path in sorted(folder.glob("*.toml")):
            found.setdefault(path.stem, path)
    return dict(sorted(found.items()))


def find_persona(game: Game, name: str, here: Path | None = None) -> Persona | None:
    """The persona of that name; None for "".

    Args:
        here: As for `persona_files`.

    Raises:
        OikistError: There is none, or its file has faults.
    """
    if not name:
        return None
    files = persona_files(game, here)
    if name not in files:
        what = f"{game.title} has no persona '{name}'"
        raise OikistError(Fault("", BOTS, what, did_you_mean(name, files)))
    return read_persona(game, files[name])


def read_persona(game: Game, path: Path) -> Persona:
    """A persona from its file.

    Raises:
        OikistError: With every fault of the file.
    """
    kinds = game.move_kinds
    top = read_document(path, OikistError)
    top.only(("format", "title", "note", "ban", "bonus", "weights"))
    ban = top.texts("ban")
    for word in ban:
        if word not in kinds:
            top.fault("ban", f"'{word}' is not a kind of move", did_you_mean(word, kinds))
    persona = Persona(
        name=path.stem,
        title=top.text("title"),
        note=top.text("note", ""),
        ban=tuple(ban),
        bonus=_numbers(top.table("bonus"), kinds, -MOST_POINTS, MOST_POINTS),
        weights=_numbers(top.table("weights"), tuple(game.weights), -MOST_FACTOR, MOST_FACTOR),
    )
    if top.faults:
        raise OikistError(top.faults)
    return persona


def _numbers(table: Table, known: tuple[str, ...], low: float, high: float) -> dict[str, float]:
    table.only(known)
    found = {}
    for name, value in table.entries.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            table.fault(
                name, f"'{value}' is not a number", f"give a number from {low:g} to {high:g}"
            )
        elif not isfinite(value) or not low <= value <= high:
            table.fault(name, f"{value} is out of range", f"give a number from {low:g} to {high:g}")
        else:
            found[name] = float(value)
    return found
