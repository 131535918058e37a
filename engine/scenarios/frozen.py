"""A scenario as plain data, so that one that was never saved can be played again.

Boards and decks stand in it as the texts of their files, parameters with their values.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.boards.layouts import board_text, parse_board
from engine.errors import Fault, OikistError, ScenarioError
from engine.language import say
from engine.scenarios.catalog import Held, board_schema, build, games
from engine.scenarios.decks import deck_text, parse_deck
from engine.scenarios.scenario import Scenario
from engine.scenarios.variants import Variant


def frozen(scenario: Scenario) -> dict[str, Any]:
    """A scenario as data that JSON and TOML can hold."""
    game = scenario.game
    return {
        "game": game.name,
        "version": game.version,
        "variant": scenario.source,
        "title": scenario.title or scenario.name,
        "digest": scenario.digest,
        "seats": scenario.seats,
        "parameters": dict(scenario.parameters),
        "board": _board_text(scenario),
        "decks": {
            key: deck_text(deck, game.deck_schemas[key]) for key, deck in scenario.decks.items()
        },
    }


def thawed(data: Mapping[str, Any], file: str = "", here: Path | None = None) -> Scenario:
    """The scenario that was frozen; it has the digest that it had.

    Args:
        data: As `frozen` gives it.
        file: To name in faults.
        here: See `Scenario`.

    Raises:
        ScenarioError: The game is not installed, or it makes another scenario of it today.
    """
    game = games().get(str(data.get("game", "")))
    if game is None:
        what = say("no game '{game}' is installed", game=data.get("game", ""))
        raise ScenarioError(Fault(file, "game", what, say("install the game")))
    path = Path(file)
    try:
        text = str(data.get("board", ""))
        board = parse_board(text, path, board_schema) if text else None
        decks = {
            key: parse_deck(said, path, game.deck_schemas[key], game.name)
            for key, said in dict(data.get("decks", {})).items()
        }
        source = str(data["variant"])
        variant = Variant(
            game.name,
            source.rpartition("/")[2],
            str(data.get("title", "")),
            seats=int(data["seats"]),
            parameters=dict(data.get("parameters", {})),
            here=here,
        )
        found = build(variant, source, {}, Held(board=board, deck_of=decks))
    except (OikistError, TypeError, ValueError, KeyError) as problem:
        first = problem.faults[0].what if isinstance(problem, OikistError) else str(problem)
        what = say("the rules that it was played by cannot be restored ({what})", what=first)
        raise ScenarioError(Fault(file, "", what, say("restore the file"))) from None
    return found


def _board_text(scenario: Scenario) -> str:
    schema = scenario.game.board_schema
    if scenario.board is None or schema is None:
        return ""
    return board_text(scenario.board, schema)
