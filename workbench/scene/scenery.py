"""All of a scenario that is drawn and does not change while it is played: map, looks, kinds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from engine.boards.layouts import AnyBoard, map_of
from engine.boards.map import Map
from engine.language import language
from engine.looks import Fill, Looks
from engine.picture import Address, Point
from engine.play.wording import named
from engine.scenarios import catalog
from engine.scenarios.scenario import Scenario
from engine.schema import BoardSchema
from engine.schema_words import board_schema_in_words, looks_in_words

# Tints for kinds whose look nobody declared, in the order in which the game lists them.
TINTS: Final = ("#8a9a5b", "#8c6d46", "#6f7f8f", "#a0785a", "#7a6a8f")
_STRENGTH: Final = 0.5
_KEPT: Final = 8  # sceneries
_OPEN: Final = Fill()


@dataclass(frozen=True)
class Kind:
    """How spaces of one kind look, and what people call it.

    Attributes:
        title: For people; "" for the key.
        fill: Its ground.
        sign: Character that stands on it, where nothing else but a tint tells the kind; or "".
    """

    title: str = ""
    fill: Fill = _OPEN
    sign: str = ""

    @property
    def marked(self) -> bool:
        """Whether there is anything to see but covered ground."""
        return bool(self.fill.rings or self.fill.stamp or self.sign)


def kinds_of(schema: BoardSchema | None, looks: Looks, *, signed: bool = False) -> dict[str, Kind]:
    """The kinds of a schema; those without a look of their own get a tint and their symbol.

    Args:
        schema: With titles in the language in force; None for games without a board.
        signed: Whether a kind that nothing but a tint tells from another gets its symbol too.
    """
    found: dict[str, Kind] = {}
    plain = 0
    taken: set[tuple[object, ...]] = set()
    for place, kind in enumerate(schema.kinds if schema is not None else ()):
        fill, sign = looks.fills.get(kind.key), ""
        if fill is None:
            fill = _OPEN
            if place:
                fill, sign = Fill(TINTS[plain % len(TINTS)], _STRENGTH), kind.symbol
                plain += 1
        told = (fill.rings, fill.stamp, sign)
        if signed and told in taken:
            sign = kind.symbol
        taken.add(told)
        found[kind.key] = Kind(kind.title, fill, sign)
    return found


@dataclass(frozen=True, eq=False)
class Scenery:
    """What a scene is set with before it shows positions.

    Attributes:
        map: The places of the scenario; empty for a game without a board.
        looks: Of the game.
        kinds: Of the game's spaces, by key; of its links and areas the titles.
        words: Look of a thing -> what people call it, where the thing itself says nothing.
    """

    map: Map = field(default_factory=Map)
    looks: Looks = field(default_factory=Looks)
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)

    def kind(self, key: str) -> Kind:
        """How a kind of space looks; one that the schema does not know is open ground."""
        return self.kinds.get(key) or Kind(fill=self.looks.fills.get(key, _OPEN))


def scenery_of(scenario: Scenario) -> Scenery:
    """The scenery of a scenario in the language in force; the last ones are kept."""
    key = (id(scenario), language())
    known = _SCENERIES.get(key)
    if known is None or known[0] is not scenario:
        game = scenario.game
        schema = game.board_schema
        if schema is not None:
            schema = board_schema_in_words(game, schema)
        looks = looks_in_words(game)
        words = {name: named(game, name) for name in (*looks.stamps, *looks.strokes, *looks.fills)}
        kinds = {**_titled(schema, looks), **kinds_of(schema, looks)}
        made = Scenery(scenario.map, looks, _lower(kinds), words)
        while len(_SCENERIES) >= _KEPT:
            del _SCENERIES[next(iter(_SCENERIES))]
        known = _SCENERIES[key] = (scenario, made)
    return known[1]


def desk_scenery(game: str, schema: BoardSchema) -> Scenery:
    """What boards of a game are drawn with on a desk, where no pieces lie.

    Args:
        game: Its name; one that is not known has no looks.
        schema: With titles in the language in force.
    """
    known = catalog.games().get(game)
    looks = looks_in_words(known) if known is not None else Looks()
    return Scenery(Map(), looks, kinds_of(schema, looks, signed=True))


def board_scenery(board: AnyBoard) -> Scenery:
    """The scenery of a bare board; for a game that is not known, all of it is open ground."""
    game = catalog.games().get(board.game)
    if game is None:
        return Scenery(map_of(board))
    looks = looks_in_words(game)
    return Scenery(map_of(board), looks, kinds_of(game.board_schema, looks))


def _titled(schema: BoardSchema | None, looks: Looks) -> dict[str, Kind]:
    """The kinds of links and areas, which have looks of their own."""
    kinds = (*schema.links, *schema.areas) if schema is not None else ()
    return {kind.key: Kind(kind.title, looks.fills.get(kind.key, _OPEN)) for kind in kinds}


def _lower(kinds: Mapping[str, Kind]) -> dict[str, Kind]:
    """Kinds as they stand within a line."""
    return {key: replace(kind, title=kind.title.lower()) for key, kind in kinds.items()}


_SCENERIES: dict[tuple[int, str], tuple[Scenario, Scenery]] = {}


@dataclass(frozen=True)
class Spot:
    """One place at which something can be done: a site of the map, or a thing on the table.

    Attributes:
        name: For people.
        title: What it is, for people; may be "".
        centre: Middle, in board units.
        outline: Corners in order, in board units.
    """

    address: Address
    name: str
    title: str
    centre: Point
    outline: tuple[Point, ...]
