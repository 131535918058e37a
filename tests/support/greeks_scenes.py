"""Small positions of Greeks, told in a test, to be asked and played by texts.

The cards are those of the prototype. Resources are named by their faces ("gold 7", "hero"),
bids with their place ("gold 7 on 2"); cards that no table names are out of the way. Unless a
test says otherwise it is the only round, in the auction of the last era, with three cards in
the frieze, each seat has one land, and discards never return. The twin plays along and must
agree.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import numpy as np

from engine.declared import check_values
from engine.game import Record
from engine.games.greeks import GAME
from engine.games.greeks.names import face_words, resource_names
from engine.games.greeks.strength import strength
from engine.records.replay import started
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import Scenario
from tests.support import positions
from tests.support.greeks_side_by_side import agree
from tests.support.greeks_twin import Twin

SEVEN = ("Mycenae", "Knossos", "Tiryns", "Pylos", "Lemnos", "Cyprus", "Miletus")
FRIEZE = ("Athens", "Sparta", "Corinth")  # of strength 25
FILES = ("resources", "lands", "buildings", "disasters")
RESOURCES = {key: key for key in ("pile", "under", "discarded", "shown")} | {"ravens": "laid"}
BARREN: Any = {name: {"produces": {}} for name in SEVEN}
USUAL = {"frieze": 3, "rounds": 1, "discards": "never"}


@cache
def prototype(seats: int) -> Scenario:
    """The shipped prototype."""
    return load_scenario("greeks/prototype", {"seats": seats})


def decks(changes: dict[str, dict[str, Any]], more: Iterable[dict[str, Any]]) -> Any:
    """The cards of the prototype, some of them changed, and more resources."""
    shipped = prototype(3).decks
    cards = {key: [dict(card) for card in shipped[key].cards] for key in FILES}
    left = dict(changes)
    for key in FILES[1:]:
        for card in cards[key]:
            card.update(left.pop(card["name"], {}))
    assert not left, f"there are no cards {sorted(left)}"
    return cards | {"resources": [*more, *cards["resources"]]}


class Scene:
    """Cards and parameters.

    Attributes:
        seats: Names of the players.
        cards: Rows of the four tables.
        values: Every parameter.
        record: As the game has prepared them.
        scenario: Both with what they were made of, as if loaded from files.
    """

    def __init__(self, seats: int, cards: Any, **parameters: Any) -> None:
        self.values, faults = check_values(GAME.parameters, parameters, seats, "the test")
        assert not faults, faults
        self.cards = cards
        made = GAME.prepare(seats, None, cards, self.values, "the test")
        self.record = made.record
        self.scenario = Scenario(
            game=GAME,
            name="told",
            source="told",
            changes={},
            title="told",
            note="",
            seats=seats,
            board=None,
            decks=prototype(3).decks,
            parameters=self.values,
            record=made.record,
            state_dtype=made.state_dtype,
            digest="",
            files=(),
        )
        self.seats = GAME.seat_names(self.record)

    def started(self, seed: int) -> Position:
        """The first position of a game."""
        return Position(self, started(self.scenario, seed))

    def twin(self) -> Twin:
        """The twin with the same cards and parameters."""
        return Twin(len(self.seats), dict(self.values), self.cards, self.seats)


class Position(positions.Position):
    """A position of the cards of a scene; playing leaves it as it is."""

    def __init__(self, scene: Scene, state: Record) -> None:
        super().__init__(scene.scenario, state)
        self.scene = scene

    def play(self, *texts: str) -> Position:
        """The position after these moves, each of which must be legal; the twin plays along."""
        twin = self.scene.twin()
        twin.load(self.tables())
        after = self.copied()
        for text in texts:
            refusal = after.refusal(text)
            assert refusal is None, f"{after.seat}: {text}: {refusal}; {sorted(after.legal())}"
            GAME.kernels().apply(self.record, after.state, after.code(text))
            assert GAME.faults(self.record, after.state) == [], f"after {text}"
            twin.play(text)
            agree(self.record, after.state, twin)
        return after

    def passed(self) -> Position:
        """The position after everybody has passed."""
        here = self
        while here.tables()["phase"] == "auction":
            here = here.play("pass")
        return here

    # What lies where.

    def told(self, key: str) -> dict[str, Any]:
        """What a table of seats says, such as "row"."""
        return dict(self.tables()[key])

    def hand(self, seat: str) -> list[str]:
        """The faces in a hand, in order."""
        return self.faces(self.tables()["hand"][seat])

    def faces(self, names: Iterable[str]) -> list[str]:
        """What people see of resources: "gold 7" of "gold-7-m2"."""
        return [" ".join(name.split("-")[:-1]) for name in names]

    def hands(self) -> list[int]:
        """How many cards each seat has in hand."""
        return [len(cards) for cards in self.told("hand").values()]

    def rows(self) -> list[list[str]]:
        """Lands and buildings of each seat."""
        return list(self.told("row").values())

    def points(self) -> list[int]:
        """Points of each seat."""
        out = np.zeros(len(self.seats), np.int64)
        GAME.kernels().score(self.record, self.state, out)
        return out.tolist()

    def strength(self, seat: str = "blue", place: int = 1) -> int:
        """The strength of a bid, as the compiled rules have it."""
        target = int(self.state.frieze[place - 1]) - 1
        number = self.seats.index(seat)
        return int(strength(self.record, self.state, place - 1, number, target))


_scenes: dict[str, Scene] = {}


def scene(
    seats: int = 3,
    cards: dict[str, dict[str, Any]] | None = None,
    more: Iterable[dict[str, Any]] = (),
    **rules: Any,
) -> Scene:
    """A scene with the cards of the prototype.

    Args:
        cards: Name of an event -> what is other than printed.
        more: Further rows of the table of resources.
        rules: Parameters that differ from their defaults.
    """
    key = repr((seats, cards, more, sorted(rules.items())))
    if key not in _scenes:
        _scenes[key] = Scene(seats, decks(cards or {}, more), **(USUAL | rules))
    return _scenes[key]


def position(
    *,
    seats: int = 3,
    rules: dict[str, Any] | None = None,
    cards: dict[str, dict[str, Any]] | None = None,
    more: Iterable[dict[str, Any]] = (),
    **tables: Any,
) -> Position:
    """A position, after all that comes of it without a decision; see the top of this module.

    Args:
        rules, cards, more: As in `scene`.
        tables: As in a position file, but what seats have stands under their names; `pile`,
            `under`, `discarded`, `shown` and `ravens` are of resources, `events` a table.
    """
    table = scene(seats, cards, more, **(rules or {}))
    given = written(table, tables)
    state = GAME.read_position(table.record, given, "the test")
    found = Position(table, state)
    assert GAME.faults(table.record, state) == []
    twin = table.twin()
    twin.load(found.tables())
    go_on(twin, int(GAME.kernels().advance(table.record, state)))
    while GAME.kernels().advance(table.record, state):
        pass
    agree(table.record, state, twin)
    return found


def go_on(twin: Twin, moved: int) -> None:
    """Let the twin do what nobody decides, if there is something."""
    if moved:
        phase = twin.position.phase
        twin.position.enter("resolve" if phase == "reveal" else phase)
        twin.position.waiting = False
        twin.go_on()


def written(table: Scene, tables: dict[str, Any]) -> dict[str, Any]:
    """The tables of a position file."""
    taken: dict[str, int] = defaultdict(int)
    names = named(table.record)

    def card(text: str) -> str:
        face, on, place = text.partition(" on ")
        taken[face] += 1
        assert taken[face] <= len(names[face]), f"there are only {len(names[face])} {face}"
        return names[face][taken[face] - 1] + (f" {place}" if on else "")

    given: dict[str, Any] = {"phase": "auction", "era": 3, "stock_era": 3}
    given["frieze"] = list(tables.pop("frieze", FRIEZE))
    given["resources"] = {
        name: [card(face) for face in tables.pop(key)]
        for key, name in RESOURCES.items()
        if key in tables
    }
    for number, seat in enumerate(table.seats):
        own = {"row": [SEVEN[number]]} | tables.pop(seat, {})
        for key, value in own.items():
            cards = key in ("hand", "dealt", "bids")
            given.setdefault(key, {})[seat] = [card(text) for text in value] if cards else value
    for key in ("carried", "offered"):
        if key in tables:
            face, _, rest = tables.pop(key).partition(" / ")
            given[key] = [f"{card(face)} {rest}"]
    return given | tables


def named(record: Record) -> dict[str, list[str]]:
    """Face -> the names of its cards in position files."""
    found: dict[str, list[str]] = defaultdict(list)
    for number, name in enumerate(resource_names(record)):
        found[" ".join(face_words(record, number))].append(name)
    return found


def on(place: int, *faces: str) -> list[str]:
    """Bids on a place of the frieze, for the table of a seat."""
    return [f"{face} on {place}" for face in faces]


def readings(name: str) -> list[str]:
    """The readings of a parameter, the default first."""
    return [reading.key for reading in GAME.parameters[name].readings]


def each_reading(name: str, ask: Callable[[Position], Any], **tables: Any) -> dict[str, Any]:
    """What a question gives in the same position under each reading; no two are alike."""
    return told_apart({key: ask(with_rule(name, key, tables)) for key in readings(name)})


def each_number(
    name: str, numbers: Iterable[Any], ask: Callable[[Position], Any], **tables: Any
) -> dict[Any, Any]:
    """What a question gives in the same position under some values of a parameter."""
    return {number: ask(with_rule(name, number, tables)) for number in numbers}


def each_start(
    name: str, numbers: Iterable[Any], ask: Callable[[Position], Any], **rules: Any
) -> dict[Any, Any]:
    """What a question gives at the start of a game under values of a parameter; none are alike."""
    return told_apart(
        {number: ask(scene(**(rules | {name: number})).started(1)) for number in numbers}
    )


def told_apart(answers: dict[Any, Any]) -> dict[Any, Any]:
    """The answers, no two of which may be the same."""
    assert len({*map(repr, answers.values())}) == len(answers), answers
    return answers


def with_rule(name: str, value: Any, tables: dict[str, Any]) -> Position:
    """A position under one more rule."""
    rules = tables.get("rules", {}) | {name: value}
    return position(**(tables | {"rules": rules}))


def events_but(*names: str) -> list[str]:
    """All lands, buildings and disasters but some and the first land of each seat."""
    every = [card["name"] for key in FILES[1:] for card in prototype(3).decks[key].cards]
    return [name for name in every if name not in (*names, *SEVEN[:3])]
