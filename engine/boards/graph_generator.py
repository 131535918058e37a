"""New graph boards from a recipe: spaces, links that do not cross, areas between them.

The same recipe gives the same bytes on every machine. As in `generator.py`, chance is Python's
own, seeded by the recipe.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from engine.boards.faces import Ground, grounds, inset
from engine.boards.generator import Heading
from engine.boards.graph import RADIUS, GraphBoard, circle
from engine.boards.graph_edit import usual_attributes
from engine.boards.graph_problems import graph_faults
from engine.boards.graph_recipe import CLEAR, MARGIN, GraphRecipe, Share, recipe_faults
from engine.boards.labelling import Labelling, Pair
from engine.boards.map import Area, Attributes, Link, Map, Space
from engine.boards.scattering import UNIT, Spot, least_distance, scattered, triangulated
from engine.errors import BoardError, Fault
from engine.language import say
from engine.picture import Point
from engine.schema import BoardSchema, SpaceKind

__all__ = ["GraphRecipe", "Heading", "Share", "generate_graph"]

T = TypeVar("T")
_TRIES: Final = 40
_STRANGE: Final = re.compile(r"[^a-z0-9]+")
_INSET: Final = RADIUS + 0.15  # board units between the middles of spaces and the ground
_CLEARANCE: Final = round((RADIUS + 0.1) * UNIT)
_UNLIKE: Final = 3  # by so much chance makes a link seem longer than it is, at most
_ROMAN: Final = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"),
                 (4, "IV"), (1, "I"))  # fmt: skip


def generate_graph(
    recipe: GraphRecipe,
    schema: BoardSchema,
    heading: Heading,
    stopped: Callable[[], bool] = lambda: False,
) -> GraphBoard:
    """A new board made by the recipe; it has no fault that the schema tells.

    Args:
        heading: A line with the recipe is added to its note.
        stopped: Asked before every try; True makes it give up.

    Raises:
        BoardError: A part of the recipe makes no sense (the place is the field's name), or no
            board of it was found after many tries.
    """
    faults = recipe_faults(recipe, schema)
    if faults:
        raise BoardError(faults)
    chance = random.Random(recipe.seed)
    drawing = _search(recipe, schema, chance, stopped)
    made = f"Made by the board generator: {recipe}."
    note = f"{heading.note}\n{made}\n" if heading.note else made
    places = _Builder(recipe, schema, drawing, chance).map()
    board = GraphBoard(heading.game, heading.name, heading.title, note, places)
    if faults := graph_faults(board, schema, heading.name):
        raise BoardError(faults)
    return board


@dataclass(frozen=True)
class _Drawing:
    """What chance has made: spots in the order of their numbers, labelled links, ground."""

    spots: tuple[Spot, ...]
    labels: Mapping[Pair, str]
    ground: tuple[Ground, ...]


def _search(
    recipe: GraphRecipe,
    schema: BoardSchema,
    chance: random.Random,
    stopped: Callable[[], bool],
) -> _Drawing:
    """The first of many tries in which all spaces, links and areas find room."""
    best: tuple[int, Fault] | None = None
    for _ in range(_TRIES):
        if stopped():
            break
        found = _try(recipe, schema, chance)
        if isinstance(found, _Drawing):
            return found
        best = found if best is None else max(best, found, key=lambda one: one[0])
    if best is None:
        raise BoardError(Fault("", "", say("the generator was stopped"), say("start it again")))
    raise BoardError(best[1])


def _try(
    recipe: GraphRecipe, schema: BoardSchema, chance: random.Random
) -> _Drawing | tuple[int, Fault]:
    """A drawing, or how far it came and what did not fit."""
    wide, high = (round((side - 2 * MARGIN) * UNIT) for side in recipe.room)
    spots = scattered(recipe.count, wide, high, chance)
    remedy = say("try another seed, or enlarge the board")
    if least_distance(spots) < CLEAR * UNIT:
        what = say("spaces lie too near to each other")
        return 0, Fault("", "size", what, remedy)
    spots = _in_order(spots, recipe, chance)
    labelling = _linked(spots, recipe, schema, chance)
    links = sorted(labelling.label_of)
    if len(links) < recipe.links:
        what = say("only {found} of {count:link|links} fit", found=len(links), count=recipe.links)
        degree = f"{200 * len(links) // recipe.count / 100:g}"
        remedy = say("lower the degree to {degree}, or try another seed", degree=degree)
        return 1 + len(links), Fault("", "degree", what, remedy)
    ground = grounds(spots, links, recipe.areas) if recipe.areas else []
    if len(ground) != recipe.areas:
        what = say("only {found} of {count:area|areas} fit", found=len(ground), count=recipe.areas)
        remedy = say("change the number of areas or the degree, or try another seed")
        return 1 + len(links), Fault("", "areas", what, remedy)
    return _Drawing(tuple(spots), labelling.label_of, tuple(ground))


def _in_order(spots: Sequence[Spot], recipe: GraphRecipe, chance: random.Random) -> list[Spot]:
    """Spots for the kinds one after the other, those of each kind as people read."""
    left = list(spots)
    chance.shuffle(left)
    wide, high = (round((side - 2 * MARGIN) * UNIT) for side in recipe.room)
    given: dict[str, list[Spot]] = {}
    for kind, count in sorted(recipe.spaces, key=lambda one: one[0] != recipe.central):
        if kind == recipe.central:
            left.sort(key=lambda spot: (2 * spot[0] - wide) ** 2 + (2 * spot[1] - high) ** 2)
        given[kind], left = left[:count], left[count:]
        if kind == recipe.central:
            chance.shuffle(left)
    band = max(round((wide * high / max(len(spots), 1)) ** 0.5), 1)
    return [
        spot
        for kind, _ in recipe.spaces
        for spot in sorted(given[kind], key=lambda own: (own[1] // band, own))
    ]


def _linked(
    spots: Sequence[Spot], recipe: GraphRecipe, schema: BoardSchema, chance: random.Random
) -> Labelling:
    """Links that join all spots, and then as many more as wanted, where they are fewest."""
    wanted = recipe.links
    offered = triangulated(list(spots), _CLEARANCE) if wanted else []
    weight = {pair: _square(spots, pair) * chance.randrange(100, 100 * _UNLIKE) for pair in offered}
    offered.sort(key=lambda pair: (weight[pair], pair))
    degrees = Counter(end for pair in offered for end in pair)
    top = max(degrees.values(), default=0)
    differ = bool(schema.labels) and schema.labels_differ
    labelling = Labelling(len(spots), schema.labels if differ else tuple(map(str, range(top))))
    group = list(range(len(spots)))
    for first, last in offered:
        missing = len(labelling.label_of) < wanted and group[first] != group[last]
        if missing and labelling.take((first, last)):
            old, new = group[first], group[last]
            group = [new if own == old else own for own in group]
    if len(set(group)) > 1 and wanted >= len(spots) - 1:
        return labelling  # the labels do not suffice to join all
    for most in range(1, top + 1):
        for pair in offered:
            few = all(labelling.degree(end) < most for end in pair)
            if few and len(labelling.label_of) < wanted and pair not in labelling.label_of:
                labelling.take(pair)
    return labelling


def _square(spots: Sequence[Spot], pair: Pair) -> int:
    (x, y), (u, v) = (spots[end] for end in pair)
    return (x - u) ** 2 + (y - v) ** 2


class _Builder:
    """The places of a board, from what chance has drawn."""

    def __init__(
        self, recipe: GraphRecipe, schema: BoardSchema, drawing: _Drawing, chance: random.Random
    ) -> None:
        self._recipe = recipe
        self._schema = schema
        self._drawing = drawing
        self._chance = chance
        self._centres = [self._point(spot) for spot in drawing.spots]
        kinds = [("space", kind) for kind, _ in recipe.spaces]
        self._area_kind = recipe.area_kind or _first(schema.areas)
        self._stems = _stems([*kinds, ("area", self._area_kind)])

    def map(self) -> Map:
        """All of them, with the values of their attributes."""
        spaces, links, areas = self._spaces(), self._links(), self._areas()
        return Map(tuple(spaces), tuple(links), tuple(areas), self._recipe.room)

    def _point(self, spot: Spot) -> Point:
        return (round(spot[0] / UNIT + MARGIN, 2), round(spot[1] / UNIT + MARGIN, 2))

    def _spaces(self) -> Iterable[Space]:
        kinds = [kind for kind, count in self._recipe.spaces for _ in range(count)]
        told, numbers = self._attributes("space", kinds), dict.fromkeys(kinds, 0)
        titles = {kind.key: kind.title for kind in self._schema.kinds}
        called = 0  # no two of whatever kind have one number for a name
        for kind, centre, more in zip(kinds, self._centres, told, strict=True):
            numbers[kind] += 1
            single = kinds.count(kind) == 1
            called += not single
            stem = self._stems["space", kind]
            key = stem if single else f"{stem}-{numbers[kind]}"
            name = titles[kind] if single else str(called)
            yield Space(key, name, kind, centre, circle(centre, RADIUS), more)

    def _links(self) -> Iterable[Link]:
        pairs = sorted(self._drawing.labels)
        kind = self._recipe.link_kind or _first(self._schema.links)
        told = self._attributes("link", [kind] * len(pairs))
        labels: Sequence[str] = [self._drawing.labels[pair] for pair in pairs]
        if not self._schema.labels:
            labels = [""] * len(pairs)
        elif not self._schema.labels_differ:
            labels = _dealt(len(pairs), [(own, 1) for own in self._schema.labels], self._chance)
        for pair, label, more in zip(pairs, labels, told, strict=True):
            yield Link(pair, kind, label, (self._centres[pair[0]], self._centres[pair[1]]), more)

    def _areas(self) -> Iterable[Area]:
        ground = self._drawing.ground
        kind = self._area_kind
        told = self._attributes("area", [kind] * len(ground))
        for number, (piece, more) in enumerate(zip(ground, told, strict=True), start=1):
            corners = inset([self._centres[space] for space in piece.border()], _INSET)
            outline = tuple((round(x, 2), round(y, 2)) for x, y in corners)
            key = f"{self._stems['area', kind]}-{number}"
            yield Area(key, _roman(number), kind, piece.spaces, outline, more)

    def _attributes(self, on: str, kinds: Sequence[str]) -> list[Attributes]:
        """What each place says: defaults, and values that are dealt out by shares."""
        found = [dict(usual_attributes(self._schema, on)) for _ in kinds]
        for share in self._recipe.shares:
            if share.on != on:
                continue
            own = [n for n, kind in enumerate(kinds) if share.kind in ("", kind)]
            values = _dealt(len(own), share.values, self._chance)
            for number, value in zip(own, values, strict=True):
                found[number][share.key] = value
        return list(found)


def _dealt(count: int, weights: Sequence[tuple[T, int]], chance: random.Random) -> list[T]:
    """Values in any order, their numbers as near to the weights as can be."""
    total = sum(weight for _, weight in weights)
    found = [value for value, weight in weights for _ in range(count * weight // total)]
    rests = [(-(count * weight % total), number) for number, (_, weight) in enumerate(weights)]
    found += [weights[number][0] for _, number in sorted(rests)[: count - len(found)]]
    chance.shuffle(found)
    return found


def _first(kinds: Sequence[SpaceKind]) -> str:
    return kinds[0].key if kinds else ""


def _stems(kinds: Iterable[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """What keys of each kind of places begin with, all different."""
    found: dict[tuple[str, str], str] = {}
    for on, kind in kinds:
        stem = _STRANGE.sub("-", kind.lower()).strip("-") or on
        while stem in found.values():
            stem += f"-{on}"
        found[on, kind] = stem
    return found


def _roman(number: int) -> str:
    """A number as the Romans wrote it, so that areas do not look like spaces."""
    found, left = "", number
    for value, sign in _ROMAN:
        found, left = found + sign * (left // value), left % value
    return found
