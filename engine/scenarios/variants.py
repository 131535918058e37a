"""Variants: one game, a board, decks and the parameters that differ, as TOML.

format = 1
game = "..."
title = "Short game"
note = "Why this variant exists."
hypothesis = "What it should show."     # optional
verdict = "What was found."             # optional
extends = "classic"        # optional; everything not said here comes from there
seats = 4
board = "small"            # a name, or a path relative to this file
[decks]
actions = "classic"
[parameters]
rounds = 8
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from engine.declared import check_given, default_value
from engine.discovery import discover
from engine.documents import (
    FORMAT,
    Table,
    document,
    inline,
    parse_document,
    read_document,
    shown,
)
from engine.errors import Fault, ScenarioError
from engine.file_kinds import VARIANT, expect_kind
from engine.files import same_file
from engine.game import Game, Value
from engine.language import said, say
from engine.remedies import did_you_mean, nearest_word
from engine.scenarios.mentions import Mention, look_up

KEYS = (
    "format",
    "game",
    "title",
    "note",
    "hypothesis",
    "verdict",
    "extends",
    "seats",
    "board",
    "decks",
    "parameters",
)
_MOST_SEATS = 64  # that a number in a file is read as; what can be played, `load` says


@dataclass(frozen=True)
class Variant:
    """One variant file as it is written; nothing is inherited or completed yet.

    Attributes:
        game: Name of the game.
        name: File name without ending.
        title, note: For people; the note says why the variant exists.
        extends: Name or path of the parent, or "".
        seats: None if the parent decides.
        board: Name or path, or "" if the parent decides or the game has none.
        decks: Deck key -> name or path.
        parameters: Name -> value as tomllib gives it.
        path: The file; None when it is not (yet) in one.
        here: Folder in which its names are looked up besides; None for the current one.
        hypothesis, verdict: What the designer expects of it, and what was found; may be "".
    """

    game: str
    name: str
    title: str
    note: str = ""
    extends: str = ""
    seats: int | None = None
    board: str = ""
    decks: Mapping[str, str] = field(default_factory=dict)
    parameters: Mapping[str, Any] = field(default_factory=dict)
    path: Path | None = field(default=None, compare=False)
    here: Path | None = field(default=None, compare=False)
    hypothesis: str = ""
    verdict: str = ""


@dataclass(frozen=True)
class Resolved:
    """What a variant comes to with all its parents.

    Attributes:
        seats: Number of seats.
        board: Board file; None for a game without boards.
        decks: Deck key -> file, in the order of the game's schemas.
        parameters: Every parameter of the game, checked.
        files: The variant's file, then its parents'.
        owners: Deck key -> the file that names the deck; None for one that is in no file.
    """

    seats: int
    board: Path | None
    decks: Mapping[str, Path]
    parameters: Mapping[str, Value]
    files: tuple[Path, ...]
    owners: Mapping[str, Path | None] = field(default_factory=dict)


def read_variant(path: Path, here: Path | None = None) -> Variant:
    """One variant file; only its form is checked, see `resolve` for the rest.

    Args:
        here: See `Variant`.

    Raises:
        ScenarioError: With every fault of the form.
    """
    variant, faults = drafted(path, here)
    if faults:
        raise ScenarioError(faults)
    return variant


def drafted(path: Path, here: Path | None = None) -> tuple[Variant, list[Fault]]:
    """As much of a variant file as can be understood, and every fault of its form.

    Raises:
        ScenarioError: Nothing can be understood.
    """
    top = read_document(path, ScenarioError)
    return _draft(top, path, here), top.faults


def parse_variant(text: str, path: Path) -> Variant:
    """As `read_variant`, from a text; the path gives the variant its name and need not exist.

    Raises:
        ScenarioError: With every fault of the form.
    """
    top = parse_document(text, path, ScenarioError)
    variant = _draft(top, path)
    if top.faults:
        raise ScenarioError(top.faults)
    return variant


def _draft(top: Table, path: Path, here: Path | None = None) -> Variant:
    expect_kind(top.entries, top.file, VARIANT, ScenarioError)
    top.only(KEYS, partial(_belongs, top.entries))
    game, title = top.text("game"), top.text("title")
    extends = top.text("extends", "")
    return read_changes(top, Variant(game, path.stem, title, extends=extends, path=path, here=here))


def _belongs(entries: Mapping[str, Any], key: str) -> str:
    """Where a deck or parameter, or a table of them, belongs that stands at the top; or ""."""
    owner = discover().get(str(entries.get("game")))
    if owner and key in owner.deck_schemas:
        return say("write decks under {table}", table="[decks]")
    known: Iterable[str] = owner.parameters if owner else ()
    entry = entries[key]
    if key in known or (isinstance(entry, dict) and entry and all(one in known for one in entry)):
        return say("write parameters under {table}", table="[parameters]")
    return ""


def read_changes(top: Table, variant: Variant) -> Variant:
    """The variant with the note, seats, board, decks and parameters of a document."""
    decks = top.table("decks")
    return replace(
        variant,
        note=top.text("note", ""),
        hypothesis=top.text("hypothesis", ""),
        verdict=top.text("verdict", ""),
        seats=_seats(top, variant.game),
        board=top.text("board", ""),
        decks={key: decks.text(key) for key in decks.entries},
        parameters=dict(top.table("parameters").entries),
    )


def _seats(top: Table, game: str) -> int | None:
    """The number of seats as a file says it; what its game does not take, `resolve` tells."""
    known, value = discover().get(game), top.entries.get("seats")
    if known is None or (type(value) is int and 1 <= value <= _MOST_SEATS):
        return top.integer("seats", 1, _MOST_SEATS)
    return top.integer("seats", min(known.seats), max(known.seats))


def variant_text(variant: Variant) -> str:
    """The variant as the text of its file; what is not said in it is left out."""
    head: dict[str, Any] = {"format": FORMAT, "game": variant.game, "title": variant.title}
    optional: dict[str, Any] = {"note": variant.note, "hypothesis": variant.hypothesis}
    optional |= {"verdict": variant.verdict, "extends": variant.extends}
    optional |= {"seats": variant.seats, "board": variant.board}
    head |= {key: value for key, value in optional.items() if value not in ("", None)}
    return document(head, {"decks": variant.decks, "parameters": variant.parameters})


def lineage(variant: Variant, faults: list[Fault]) -> list[Variant]:
    """The variant and its parents, nearest first; a missing or faulty parent ends it."""
    chain = [variant]
    while chain[-1].extends:
        child = chain[-1]
        mention = Mention(child.extends, child.path, "extends", child.here)
        unknown: list[Fault] = []
        path = look_up("variant", variant.game, mention, unknown, hidden=child.path)
        if path is None and child.path is not None and child.extends == child.path.stem:
            what = say("'{name}' extends itself", name=child.extends)
            unknown = [mention.fault(what, say("name another variant, or remove the line"))]
        faults += unknown
        if path is None:
            break
        if any(known.path and same_file(path, known.path) for known in chain):
            what = say("'{name}' extends this variant in turn", name=child.extends)
            faults.append(mention.fault(what, say("remove one of the 'extends'")))
            break
        try:
            parent = read_variant(path, child.here)
        except ScenarioError as error:
            faults += error.faults
            break
        if parent.game != variant.game:
            what = say(
                "'{name}' is a variant of '{game}', not of '{wanted}'",
                name=child.extends,
                game=parent.game,
                wanted=variant.game,
            )
            faults.append(mention.fault(what, say("extend a variant of the same game")))
            break
        chain.append(parent)
    return chain


def resolve(variant: Variant, game: Game, faults: list[Fault]) -> Resolved:
    """What the variant comes to; faults are added, and defaults stand in for them."""
    chain = lineage(variant, faults)
    seats = seats_in(chain, game, faults)
    board = _board(chain, game, faults)
    decks, owners = _decks(chain, game, faults)
    parameters = _parameters(chain, game, seats, faults)
    files = tuple(link.path for link in chain if link.path)
    return Resolved(seats, board, decks, parameters, files, owners)


def _file(link: Variant) -> str:
    return str(shown(link.path)) if link.path else ""


def _missing(chain: list[Variant], place: str, remedy: str, faults: list[Fault]) -> None:
    """Add a fault, unless a parent that is missing itself may say what is missing."""
    if not chain[-1].extends:
        faults.append(Fault(_file(chain[0]), place, say("missing"), remedy))


def seats_in(chain: list[Variant], game: Game, faults: list[Fault]) -> int:
    """How many seats the first of a lineage has; faults are added, and the most stands for them."""
    link = next((link for link in chain if link.seats is not None), None)
    span = say(
        "give a whole number from {low} to {high}",
        low=min(game.seats),
        high=max(game.seats),
    )
    if link is None or link.seats is None:
        _missing(chain, "seats", span, faults)
    elif link.seats not in game.seats:
        what = say(
            "{title} is not for {seats:seat|seats}", title=said(game, game.title), seats=link.seats
        )
        faults.append(Fault(_file(link), "seats", what, span))
    else:
        return link.seats
    return max(game.seats)


def _board(chain: list[Variant], game: Game, faults: list[Fault]) -> Path | None:
    link = next((link for link in chain if link.board), None)
    if game.board_schema is None:
        if link is not None:
            what = say("{title} has no board", title=said(game, game.title))
            faults.append(Fault(_file(link), "board", what, say("leave it out")))
        return None
    if link is None:
        remedy = say('write board = "..." with the name of a board')
        _missing(chain, "board", remedy, faults)
        return None
    return look_up("board", game.name, Mention(link.board, link.path, "board", link.here), faults)


def _decks(
    chain: list[Variant], game: Game, faults: list[Fault]
) -> tuple[dict[str, Path], dict[str, Path | None]]:
    """Deck key -> its file, and the file that names it."""
    found: dict[str, Path] = {}
    owners: dict[str, Path | None] = {}
    absent = [key for key in game.deck_schemas if not any(key in link.decks for link in chain)]
    meant = set()
    for link in chain:
        for key in link.decks:
            if key not in game.deck_schemas:
                known = absent or list(game.deck_schemas)
                remedy = did_you_mean(key, known)
                faults.append(Fault(_file(link), f"decks.{key}", say("unknown deck"), remedy))
                meant.add(known[0] if len(known) == 1 else nearest_word(key, known))
    for key in game.deck_schemas:
        if key in meant:  # told with the key that stands for it
            continue
        owner = next((link for link in chain if key in link.decks), None)
        if owner is None:
            remedy = say(
                "write it under [decks], such as {example}", example=f"{key} = {inline('classic')}"
            )
            _missing(chain, f"decks.{key}", remedy, faults)
            continue
        mention = Mention(owner.decks[key], owner.path, f"decks.{key}", owner.here)
        path = look_up("deck", game.name, mention, faults)
        if path is not None:
            found[key], owners[key] = path, owner.path
    return found, owners


def _parameters(
    chain: list[Variant], game: Game, seats: int, faults: list[Fault]
) -> dict[str, Value]:
    """Each link's values, checked under its own file; what a child says hides a parent's."""
    known: dict[str, Value] = {}
    said: set[str] = set()
    for link in chain:
        own = {name: value for name, value in link.parameters.items() if name not in said}
        said |= set(own)
        values, wrong = check_given(game.parameters, own, seats, _file(link))
        known |= values
        faults += wrong
    return {
        name: known.get(name, default_value(parameter, seats))
        for name, parameter in game.parameters.items()
    }
