"""A deck with a column of every kind, and a game that has nothing but this deck."""

from __future__ import annotations

from copy import copy
from pathlib import Path
from typing import Any, NoReturn

from engine.columns import (
    Amounts,
    Argument,
    Choice,
    Copies,
    CopiesOf,
    Counts,
    Effect,
    Effects,
    Flag,
    Integer,
    Links,
    Name,
    Number,
    Order,
    Picture,
    Text,
)
from engine.errors import Fault, ScenarioError
from engine.game import DeckSchema
from tests.support.pennies import GAME as PENNIES

SEATS = ("north", "east", "south")
SCHEMA = DeckSchema(
    key="buildings",
    title="Buildings",
    columns=(
        Text("title", "What it is called.", most=20),
        Name("owner", "Whose it is.", SEATS),
        Order("turns", "Who is asked first.", SEATS),
        Amounts("roads", "Base and enhanced.", size=2, low=0, high=9),
        Integer("points", "Worth in the end.", low=-3, high=12),
        Number("share", "Part of the income.", low=0.0, high=2.0, decimals=2, default=1.0),
        Flag("closing", "Closes its era."),
        Choice("era", "When it comes.", ("mythical", "classical")),
        Counts("cost", "What it costs.", ("hill", "wood", "water_jar"), high=5, most=6),
        Links("after", "Free next to these.", by="title", most=2),
        Effects(
            "effects",
            "What it does.",
            vocabulary=(
                Effect(
                    "halve_hands",
                    "Hands of more than {above:card|cards} are halved.",
                    (Argument("above", 0, 12),),
                ),
                Effect("calm", "Nothing happens."),
                Effect(
                    "swap",
                    "Seats {from} and {to} change places.",
                    (Argument("from", 1, 3), Argument("to", 1, 3)),
                ),
            ),
            most=2,
        ),
        Picture("picture", "What it looks like."),
        Copies("copies", "How many there are.", high=4),
        CopiesOf("piles", "In which piles it is.", ("low", "deep"), high=3, default=(("low", 1),)),
    ),
    fewest=1,
    most=12,
)
DECK = """format = 1
game = "city"
deck = "buildings"
title = "All kinds"
note = ""
cards = [
    { title = "Quarry", owner = "north", turns = ["north", "east", "south"], roads = [1, 2], \
points = 3, era = "mythical", cost = { hill = 2, wood = 1 } },
    { title = "Tower", owner = "east", turns = ["east", "south", "north"], roads = [2, 2], \
points = -1, share = 0.5, closing = true, era = "classical", after = "Quarry", \
effects = ["halve_hands above=7", "calm"], picture = "tower.svg", copies = 3 },
    { title = "Harbour", owner = "south", turns = ["south", "north", "east"], roads = [0, 4], \
points = 0, share = 1.25, era = "classical", cost = { water_jar = 3 }, after = ["Quarry", "Tower"], \
effects = ["swap from=1 to=3"] },
]
"""
TOWER = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">
<path d="M12 28V8h4v3h3V8h3v3h3V8h4v20z" fill="#8a6d3b" stroke="#3a2d18"/></svg>
"""


def _not_played(*given: Any, **named: Any) -> NoReturn:
    raise ScenarioError(Fault("", "", "the city is not played"))


GAME: Any = copy(PENNIES)  # its deck is edited; it is never played
GAME.name, GAME.title, GAME.deck_schemas = "city", "City", {SCHEMA.key: SCHEMA}
GAME.prepare = _not_played


def written(folder: Path) -> Path:
    """The deck and its picture in a folder; returns the deck's file."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tower.svg").write_text(TOWER, encoding="utf-8")
    path = folder / "all.toml"
    path.write_text(DECK, encoding="utf-8")
    return path
