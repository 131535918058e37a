"""Small positions of Magna Grecia, drawn in a test, to be asked and played by texts.

Boards are drawn with the symbols of board files: `.` open land, `v` village, `c` coastal
village, `o` oracle. Hexes are pointy unless said otherwise: the first row is row 1, its
first hex a1, and rows 2, 4, 6... lie half a hex to the right. A board with fewer coastal
villages than seats gets the others as single hexes far below the drawing, out of play.

Four seats play. It is round 1 under the yellow card of medium amounts, 3 (4) roads,
2 (3) cities and a draw of 5 (7), in the order yellow, orange, brown, red.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from engine.boards.board import Board
from engine.boards.files import parse_board
from engine.declared import check_values
from engine.folders import variants_folder
from engine.game import Prepared, Record
from engine.games.magna_grecia import GAME
from engine.games.magna_grecia.setup import DECK_SCHEMA
from engine.games.magna_grecia.state import NO_PLACE
from engine.games.magna_grecia.words import describe
from engine.records.replay import started
from engine.scenarios.decks import Deck, read_deck
from engine.scenarios.scenario import Scenario
from tests.support import positions

BORDERS = ("yellow", "brown", "orange", "red")
LEVELS = ("low", "medium", "high")
ORDER = ("yellow", "orange", "brown", "red")


@cache
def classic_deck() -> Deck:
    """The shipped deck."""
    path = variants_folder() / GAME.name / "decks/classic.toml"
    return read_deck(path, DECK_SCHEMA, GAME.name)


def drawn(drawing: str, orientation: str = "pointy", harbours: int = 0) -> Board:
    """The board of a drawing, with at least so many coastal villages."""
    rows = drawing.strip("\n").split("\n")
    missing = harbours - drawing.count("c")
    if missing > 0:
        below = len(rows) + 2 + len(rows) % 2
        rows += [""] * (below - len(rows)) + ["c   " * missing]
    text = "\n".join(row.rstrip() for row in rows)
    lines = (
        "format = 1",
        f'game = "{GAME.name}"',
        'title = "drawn"',
        f'orientation = "{orientation}"',
        f'map = """\n{text}\n"""',
    )
    return parse_board("\n".join(lines), Path("drawn.toml"), lambda _: GAME.board_schema)


class Scene:
    """A drawn board with a deck and parameters.

    Attributes:
        board: The board.
        record, state_dtype: As the game has prepared them.
        scenario: Both with what they were made of, as if loaded from files.
    """

    def __init__(self, board: Board, seats: int = 4, **parameters: Any) -> None:
        values, faults = check_values(
            GAME.parameters, {"oracles": 0} | parameters, seats, "the test"
        )
        assert not faults, faults
        deck = classic_deck()
        decks = {DECK_SCHEMA.key: deck.cards}
        made: Prepared = GAME.prepare(seats, board, decks, values, "the test")
        self.board = board
        self.record, self.state_dtype = made.record, made.state_dtype
        self.scenario = Scenario(
            game=GAME,
            name="drawn",
            source="drawn",
            changes={},
            title="drawn",
            note="",
            seats=seats,
            board=board,
            decks={deck.key: deck},
            parameters=values,
            record=made.record,
            state_dtype=made.state_dtype,
            digest="",
            files=(),
        )

    def started(self, seed: int) -> Position:
        """The first position of a game."""
        return Position(self, started(self.scenario, seed))


class Position(positions.Position):
    """A position on a drawn board; playing leaves it as it is."""

    def __init__(self, scene: Scene, state: Record) -> None:
        super().__init__(scene.scenario, state)
        self.scene = scene

    @property
    def phase(self) -> str:
        """The phase, as in position files."""
        return self.tables()["phase"]

    def play(self, *texts: str) -> Position:
        """The position after these moves, each of which must be legal."""
        after = self.copied()
        for text in texts:
            refusal = after.refusal(text)
            assert refusal is None, f"{after.seat}: {text}: {refusal}"
            GAME.kernels().apply(self.record, after.state, after.code(text))
            assert GAME.faults(self.record, after.state) == [], f"after {text}"
            assert after.phase != "over" or not after.codes()
        return after

    def until(self, seat: str, *texts: str) -> Position:
        """The position after idle turns until a seat is to act, and then after these moves."""
        here = self
        while here.seat != seat or here.phase != "actions":
            here = here.play("done" if here.phase == "actions" else "pass")
        return here.play(*texts)

    def described(self) -> dict[str, Any]:
        """The position as plain data."""
        return describe(self.record, self.state)

    def place(self, name: str) -> dict[str, Any]:
        """The place that holds a hex, as plain data."""
        number = int(self.state.place[self.scene.board.cell_of(name)])
        assert number != NO_PLACE, f"there is no place on {name}"
        label = self.scene.board.name_of(int(self.record.place_cell[number]))
        return next(place for place in self.described()["places"] if place["id"] == label)

    def connectivity(self, name: str) -> int:
        """Connectivity of the place that holds a hex."""
        return int(self.place(name)["connectivity"])

    def markets(self, seat: str) -> dict[str, str | int]:
        """Of each market of a seat: its place -> "sold", "inactive" or its value."""
        return {
            market["place"]: "sold"
            if market["sold"]
            else market["value"]
            if market["active"]
            else "inactive"
            for market in self.described()["markets"]
            if market["seat"] == seat
        }

    def price(self, seat: str, name: str) -> int | str:
        """What a market in a place costs a seat, or why it can have none."""
        return self.described()["prices"][self.place(name)["id"]][seat]

    def holder(self, oracle: str) -> str:
        """The seat and the city that control an oracle, such as "red c4", or ""."""
        found = next(one for one in self.described()["oracles"] if one["cell"] == oracle)
        control = found["controller"]
        return f"{control['seat']} {control['place']}" if control else ""

    def score(self, seat: str) -> int:
        """Points on the track."""
        return int(self.state.score[self.seats.index(seat)])

    def total(self, seat: str) -> int:
        """Final score if the game ended now."""
        return int(self.described()["scores"][seat]["total"])

    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        out = np.zeros(len(self.seats))
        GAME.kernels().outcome(self.record, self.state, out)
        return out.tolist()


_scenes: dict[tuple[Any, ...], Scene] = {}


def scene(drawing: str, *, seats: int = 4, orientation: str = "pointy", **parameters: Any) -> Scene:
    """A scene on a drawn board; nobody drafts oracles unless it is asked for."""
    key = (drawing, seats, orientation, repr(sorted(parameters.items())))
    if key not in _scenes:
        board = drawn(drawing, orientation, harbours=seats)
        _scenes[key] = Scene(board, seats, **parameters)
    return _scenes[key]


def stack(border: str, level: str, number: int = 1) -> list[int]:
    """The classic deck, as in position files, with one card at the place of a round."""
    wanted = 3 * BORDERS.index(border) + LEVELS.index(level) + 1
    rest = [card for card in range(1, 13) if card != wanted]
    return [*rest[: number - 1], wanted, *rest[number - 1 :]]


def position(
    drawing: str,
    *,
    card: str = "yellow medium",
    rules: dict[str, Any] | None = None,
    seats: int = 4,
    orientation: str = "pointy",
    **tables: Any,
) -> Position:
    """A position on a drawn board; the hexes drawn as `o` bear oracles.

    Args:
        card: Border and level of the card in play.
        rules: Parameters that differ from their defaults.
        tables: As in a position file; the table of a seat under its colour.
    """
    table = scene(drawing, seats=seats, orientation=orientation, **(rules or {}))
    given = {key: value for key, value in tables.items() if key not in ORDER}
    given["seats"] = {key: value for key, value in tables.items() if key in ORDER}
    given.setdefault("cards", stack(*card.split(), number=given.get("round", 1)))
    sites = table.board.of_kind("oracle")
    given.setdefault("oracles", {table.board.name_of(cell): "auto" for cell in sites})
    state = GAME.read_position(table.record, given, "the test")
    found = Position(table, state)
    assert GAME.faults(table.record, state) == []
    return found


def readings(name: str) -> list[str]:
    """The readings of a toggle, the default first."""
    return [reading.key for reading in GAME.parameters[name].readings]


def each_reading(
    name: str, ask: Callable[[Position], Any], drawing: str, **tables: Any
) -> dict[str, Any]:
    """What a question gives in the same position under each reading of a toggle."""
    return {key: ask(position(drawing, rules={name: key}, **tables)) for key in readings(name)}
