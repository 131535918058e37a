"""Words of the rules desk: titles of keys, values for people, names of steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from engine.declared import with_unit
from engine.errors import Fault
from engine.game import Game, Parameter
from engine.language import said
from engine.play.wording import labelled
from engine.scenarios import catalog
from engine.scenarios.rulebook import in_words, short_words
from workbench.documents.edits import Key

KINDS: Final = {"board": "board", "extends": "variant", "decks": "deck"}  # of what a key mentions


def title_of(key: Key, game: Game) -> str:
    """What a key is called: "Start score", "Seats", "Deck: Actions"."""
    head = str(key[0])
    if head == "parameters":
        parameter = game.parameters.get(str(key[1]))
        return parameter.word if parameter else str(key[1]).replace("_", " ").capitalize()
    if head == "decks":
        schema = game.deck_schemas.get(str(key[1]))
        return said(game, schema.title) if schema else str(key[1])
    return {
        "seats": QCoreApplication.translate("Rules", "Seats"),
        "board": QCoreApplication.translate("Rules", "Board"),
        "extends": QCoreApplication.translate("Rules", "Extends"),
        "title": QCoreApplication.translate("Rules", "Title"),
        "note": QCoreApplication.translate("Rules", "Why"),
        "hypothesis": QCoreApplication.translate("Rules", "Hypothesis"),
        "verdict": QCoreApplication.translate("Rules", "Verdict"),
    }.get(head, head)


def short_value(value: Any, parameter: Parameter | None = None) -> str:
    """A value in one or a few words: "both", "10, 11", "12"."""
    if value is None or value == "":
        return QCoreApplication.translate("Rules", "as the parent has it")
    given = tuple(value) if isinstance(value, list) else value
    if parameter is not None:
        return short_words(parameter, given)
    if isinstance(given, tuple):
        return in_words(given)
    return str(value).replace("_", " ") if isinstance(value, str) else str(value)


def value_with_unit(parameter: Parameter | None, value: Any) -> str:
    """A value with its unit, for notes."""
    words = short_value(value, parameter)
    if parameter and parameter.kind == "integer" and parameter.unit:
        return with_unit(parameter, value if isinstance(value, int) else words)
    return words


def step_text(key: Key, value: Any, game: Game, here: Path | None, near: Path | None = None) -> str:
    """Name of a step of the history of a file `near`: "Rounds: 8"."""
    return labelled(title_of(key, game), said_of(key, value, game, here, near))


def said_of(key: Key, value: Any, game: Game, here: Path | None, near: Path | None = None) -> str:
    """A value of a key in one or a few words; files, as `near` mentions them, by their titles."""
    kind = KINDS.get(str(key[0]))
    if kind is not None and isinstance(value, str) and value:
        return said(game, catalog.title_named(kind, game.name, value, here, near))
    parameter = game.parameters.get(str(key[-1])) if key[0] == "parameters" else None
    return short_value(value, parameter)


def key_of(fault: Fault) -> Key:
    """The key that a fault is about; ("",) if it is about another file."""
    head, dot, rest = fault.place.partition(".")
    if dot and head in ("parameters", "decks"):
        return (head, rest.partition(".")[0].partition("[")[0])
    if dot and head == "board":  # a place on it
        return (head,)
    return (fault.place,) if fault.place in ("seats", "board", "extends", "title") else ("",)
