"""Position files: a scenario and one position of it, as TOML made to be written by hand.

format = 1
title = "..."              # optional, as is note
variant = "classic"        # a name, or a path relative to this file
seats = 3                  # optional, as are board, [decks] and [parameters]:
[parameters]               # what differs from the variant
rounds = 8
[position]                 # the game's own tables
round = 4
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from engine.documents import (
    FORMAT,
    Table,
    document,
    key_text,
    read_document,
    shown,
    write_text,
)
from engine.errors import Fault, OikistError, RecordError, ScenarioError
from engine.file_kinds import POSITION, expect_kind
from engine.language import say
from engine.scenarios import mentions
from engine.scenarios.catalog import (
    DECK_PREFIX,
    build,
    changed,
    find_variant,
    game_of,
    source_of,
)
from engine.scenarios.change_faults import of_changes_in
from engine.scenarios.scenario import Scenario, State
from engine.scenarios.variants import Variant, read_changes, read_variant

_PLAYED_WITH = ("variant", "seats", "board", "decks", "parameters")  # else nothing fits
KEYS = ("format", "title", "note", "variant", "seats", "board", "decks", "parameters", "position")


def read_position_file(path: Path, here: Path | None = None) -> tuple[Scenario, State]:
    """The scenario and the position of a file.

    Args:
        here: Folder in which the variant's name is looked up; None for the current one.

    Raises:
        RecordError: The file or the position in it is faulty.
        ScenarioError: Its variant, with the changes, cannot be played.
    """
    top = read_document(path, RecordError)
    expect_kind(top.entries, top.file, POSITION, RecordError)
    top.only(KEYS)
    top.text("title", "")
    name = top.text("variant")
    said = read_changes(top, Variant("", path.stem, "", path=path))
    tables = top.table("position")
    if "position" not in top.entries:
        top.fault("position", "missing", "describe the position in a table [position]")
    if any(fault.place.startswith(_PLAYED_WITH) for fault in top.faults):
        raise RecordError(top.faults)
    try:
        scenario = _scenario(path, name, _changes(said, path.parent), here)
        state = _state(scenario, tables)
    except OikistError as error:
        raise type(error)([*top.faults, *error.faults]) from None
    if top.faults:
        raise RecordError(top.faults)
    return scenario, state


def _state(scenario: Scenario, tables: Table) -> State:
    """The position that the tables describe."""
    try:
        return scenario.game.read_position(scenario.record, tables.entries, tables.file)
    except RecordError as error:
        raise RecordError([_inside(fault) for fault in error.faults]) from None


def write_position_file(
    path: Path, scenario: Scenario, state: State, title: str = "", note: str = ""
) -> None:
    """Write a position file, all of it or nothing.

    Raises:
        RecordError: The file cannot be written.
    """
    write_text(path, position_text(scenario, state, title, note), RecordError)


def position_text(scenario: Scenario, state: State, title: str = "", note: str = "") -> str:
    """A position as the text of its file; the same position gives the same bytes."""
    head: dict[str, Any] = {"format": FORMAT}
    head |= {key: text for key, text in (("title", title), ("note", note)) if text}
    changes = dict(scenario.changes)
    head["variant"] = scenario.source
    head |= {key: changes.pop(key) for key in ("seats", "board") if key in changes}
    decks = {
        key.removeprefix(DECK_PREFIX): changes.pop(key)
        for key in list(changes)
        if key.startswith(DECK_PREFIX)
    }
    tables = scenario.game.write_position(scenario.record, state)
    text = document(head, {"decks": decks, "parameters": changes})
    return text + "\n" + _tables("position", tables)


def _tables(name: str, entries: Mapping[str, Any]) -> str:
    """A table and the tables inside it, each under its own heading."""
    plain = {key: value for key, value in entries.items() if not isinstance(value, Mapping)}
    parts = [f"[{name}]\n" + document(plain)] if plain or not entries else []
    for key, value in entries.items():
        if isinstance(value, Mapping):
            parts.append(_tables(f"{name}.{key_text(key)}", value))
    return "\n".join(parts)


def _changes(said: Variant, folder: Path) -> dict[str, Any]:
    """The changes as `Scenario.changes`; paths in them are relative to the folder."""

    def reached(name: str) -> str:
        return str(folder / name) if mentions.is_path(name) else name

    changes: dict[str, Any] = dict(said.parameters)
    if said.seats is not None:
        changes["seats"] = said.seats
    if said.board:
        changes["board"] = reached(said.board)
    return changes | {f"{DECK_PREFIX}{key}": reached(name) for key, name in said.decks.items()}


def _scenario(path: Path, name: str, changes: Mapping[str, Any], here: Path | None) -> Scenario:
    beside = path.parent / name
    source = str(beside) if mentions.is_path(name) and mentions.is_file(beside) else name
    try:
        found = find_variant(source, here)
    except ScenarioError as error:
        told = ((str(replace(fault, remedy="")), fault.remedy) for fault in error.faults)
        other = say("name an existing variant")
        file = str(shown(path))
        raise RecordError(Fault(file, "variant", w, r or other) for w, r in told) from None
    parent = read_variant(found, here)
    game_of(parent)
    source = source_of(parent.path or path, here)
    try:
        return build(changed(parent, changes) if changes else parent, source, changes)
    except ScenarioError as error:
        alone = partial(build, parent, source, {})
        faults = of_changes_in(str(shown(path)), error.faults, str(shown(found)), alone)
        raise ScenarioError(faults) from None


def _inside(fault: Fault) -> Fault:
    """A fault of the game's tables, with its place in the file."""
    place = f"position.{fault.place}" if fault.place else "position"
    return replace(fault, place=place)
