"""What a generated graph board is to be like, and what is wrong with such a wish."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from engine.boards.attributes import value_fault
from engine.boards.graph import RADIUS
from engine.boards.map import MOST_SPACES
from engine.errors import Fault
from engine.language import say
from engine.picture import Point
from engine.remedies import did_you_mean
from engine.schema import Attribute, BoardSchema, SpaceKind

MARGIN: Final = 0.6  # board units between the middles of spaces and the rim
CLEAR: Final = 2 * RADIUS + 0.15  # board units between the middles of two spaces at least
_MOST: Final = 1000  # spaces; more take minutes
_MOST_WEIGHT: Final = 1_000_000
_ROOM: Final = 4.2  # square board units for each space on a board of the usual size
_SHAPE: Final = 1.5  # width of such a board by its height
_ONCE: Final = 1  # limit of a kind that may be there once
_FEW: Final = 12  # values of an attribute that are dealt out evenly if nobody says how


Counts = tuple[tuple[str, int], ...]  # kinds of spaces, and how many of each


@dataclass(frozen=True)
class Share:
    """How the values of an integer attribute are dealt out.

    Attributes:
        on: "space", "link" or "area".
        key: Of the attribute.
        values: (value, weight); the numbers of places come as near to the weights as they can.
        kind: Only places of this kind get one; "" for all.
    """

    on: str
    key: str
    values: tuple[tuple[int, int], ...]
    kind: str = ""

    def __str__(self) -> str:
        """As on a command line, such as "city.level=1:10,2:6"."""
        kind = f"{self.kind}." if self.kind else ""
        return f"{kind}{self.key}={','.join(f'{value}:{weight}' for value, weight in self.values)}"


@dataclass(frozen=True)
class GraphRecipe:
    """All that decides a generated board.

    Attributes:
        spaces: (kind, how many), in the order of the numbers of spaces; a kind that may be
            there once, such as a capital, has the count 1.
        areas: How many; 0 for none.
        degree: Links at a space, mean.
        size: Width and height in board units; None for as much as the spaces want.
        central: Kind whose spaces lie nearest the middle of the board; "" for none.
        link_kind, area_kind: Kinds of all links and areas; "" for the first of the schema.
        shares: Values of integer attributes; without one a default of the schema holds.
        seed: Chooses among the boards of the same recipe.
    """

    spaces: Counts
    areas: int = 0
    degree: float = 3.0
    size: Point | None = None
    central: str = ""
    link_kind: str = ""
    area_kind: str = ""
    shares: tuple[Share, ...] = ()
    seed: int = 0

    def __str__(self) -> str:
        """The recipe as one line, complete enough to make the board again."""
        kinds = ",".join(f"{kind}:{count}" for kind, count in self.spaces)
        words = [f"spaces {kinds}", f"areas {self.areas}", f"degree {self.degree:g}"]
        words += [f"size {self.room[0]:g}x{self.room[1]:g}"]
        named = {"central": self.central, "links": self.link_kind, "kind of areas": self.area_kind}
        words += [f"{name} {kind}" for name, kind in named.items() if kind]
        return ", ".join((*words, *(f"share {one}" for one in self.shares), f"seed {self.seed}"))

    @classmethod
    def usual(cls, schema: BoardSchema, spaces: int | Counts = 20) -> GraphRecipe:
        """What a form for a game begins with.

        Args:
            spaces: How many of each kind; or how many besides the one of a kind that may be
                there once.
        """
        keys = [kind.key for kind in schema.kinds]
        single = schema.most_named if schema.named_limit == _ONCE else frozenset()
        alone = [key for key in keys if key in single][:1]
        rest = [key for key in keys if key not in single] or keys
        if isinstance(spaces, int):
            count = max(min(spaces, schema.most_cells - len(alone)), 1)
            spaces = (*((key, 1) for key in alone), (rest[0], count))
        total = max(sum(number for _, number in spaces), 1)
        degree = _usual_degree(schema, total)
        links = round(total * degree / 2)
        areas = min(max(total // 3, 1), max(links - total + 1, 0), schema.most_areas)
        return cls(
            spaces=spaces,
            areas=areas if schema.areas else 0,
            degree=degree,
            central=next((key for key in alone if key in dict(spaces)), ""),
            shares=tuple(_usual_shares(schema)),
        )

    @property
    def count(self) -> int:
        """Spaces of all kinds."""
        return sum(count for _, count in self.spaces)

    @property
    def links(self) -> int:
        """How many links it wants; -1 if its degree is no number that can be."""
        return round(self.count * self.degree / 2) if 0 <= self.degree <= _MOST else -1

    @property
    def room(self) -> Point:
        """Width and height, those that it says or those that the spaces want."""
        if self.size is not None:
            return self.size
        surface = _ROOM * max(self.count, 1)
        return (round(sqrt(surface * _SHAPE), 1) + 1.0, round(sqrt(surface / _SHAPE), 1) + 1.0)


def _usual_degree(schema: BoardSchema, count: int) -> float:
    if not schema.links or count < 2:
        return 0.0
    most = len(schema.labels) - 0.5 if schema.labels_differ and schema.labels else 5.0
    links = min(round(count * min(3.2, most) / 2), schema.most_links, 2 * count - 4)
    return round(2 * max(links, count - 1) / count, 2)


def _usual_shares(schema: BoardSchema) -> Iterator[Share]:
    for one in schema.attributes:
        few = 0 < one.high - one.low < _FEW
        if one.kind == "integer" and one.default is None and few:
            values = range(one.low, one.high + 1)
            yield Share(one.on, one.key, tuple((value, 1) for value in values))


def recipe_faults(recipe: GraphRecipe, schema: BoardSchema) -> list[Fault]:
    """What makes no sense of a recipe for boards of a game; the place is a field's name."""
    faults = [*_kind_faults(recipe, schema), *_number_faults(recipe, schema)]
    faults += _share_faults(recipe, schema)
    return faults or list(_together_faults(recipe, schema))


def _fault(place: str, what: str, remedy: str) -> Fault:
    return Fault("", place, what, remedy)


def _kind_faults(recipe: GraphRecipe, schema: BoardSchema) -> Iterator[Fault]:
    wanted: list[tuple[str, str, Sequence[SpaceKind]]] = [
        ("spaces", kind, schema.kinds) for kind, _ in recipe.spaces
    ]
    wanted += [("central", recipe.central, schema.kinds)] if recipe.central else []
    wanted += [("link_kind", recipe.link_kind, schema.links)] if recipe.link_kind else []
    wanted += [("area_kind", recipe.area_kind, schema.areas)] if recipe.area_kind else []
    for place, kind, declared in wanted:
        known = [one.key for one in declared]
        if kind not in known:
            yield _fault(place, say("unknown kind '{kind}'", kind=kind), did_you_mean(kind, known))
    kinds = [kind for kind, _ in recipe.spaces]
    if len(set(kinds)) < len(kinds):
        yield _fault("spaces", say("a kind appears twice"), say("name each kind once"))


def _number_faults(recipe: GraphRecipe, schema: BoardSchema) -> Iterator[Fault]:
    small = [("spaces", count, 1) for _, count in recipe.spaces] or [("spaces", 0, 1)]
    small += [("areas", recipe.areas, 0), ("seed", recipe.seed, 0)]
    for place, value, low in small:
        if value < low:
            what = say("{value} is too small", value=str(value))
            yield _fault(place, what, say("use {low} or more", low=low))
    limits = (
        ("spaces", recipe.count, min(schema.most_cells, _MOST)),
        ("areas", recipe.areas, min(schema.most_areas, MOST_SPACES) if schema.areas else 0),
        ("degree", recipe.links, _most_links(schema)),
    )
    many = recipe.count > limits[0][2]  # then there are too many links as well
    for place, value, most in limits:
        if value > most and not (many and place == "degree"):
            what = {
                "spaces": say("{count:space|spaces} are too many", count=value),
                "areas": say("{count:area|areas} are too many", count=value),
                "degree": say("{count:link|links} are too many", count=value),
            }[place]
            yield _fault(place, what, say("use {most} or fewer", most=most))
    named = sum(count for kind, count in recipe.spaces if kind in schema.most_named)
    if named > schema.named_limit:
        keys = ", ".join(kind.key for kind in schema.kinds if kind.key in schema.most_named)
        what = say(
            "{count:space|spaces} of the kinds {keys}, but the engine allows {most}",
            count=named,
            keys=keys,
            most=schema.named_limit,
        )
        remedy = say("remove {count} of them", count=named - schema.named_limit)
        yield _fault("spaces", what, remedy)


def _most_links(schema: BoardSchema) -> int:
    return min(schema.most_links, MOST_SPACES) if schema.links else 0


def _share_faults(recipe: GraphRecipe, schema: BoardSchema) -> Iterator[Fault]:
    declared: dict[tuple[str, str], Attribute] = {
        (one.on, one.key): one for one in schema.attributes if one.kind == "integer"
    }
    kinds = {"space": schema.kinds, "link": schema.links, "area": schema.areas}
    for share in recipe.shares:
        place, one = f"shares.{share.key}", declared.get((share.on, share.key))
        if one is None:
            known = [key for _, key in declared]
            what = say("unknown attribute '{key}'", key=share.key)
            yield _fault(place, what, did_you_mean(share.key, known))
            continue
        known = [kind.key for kind in kinds[share.on]]
        if share.kind and share.kind not in known:
            what = say("unknown kind '{kind}'", kind=share.kind)
            yield _fault(place, what, did_you_mean(share.kind, known))
        for value, weight in share.values:
            if wrong := value_fault(one, value):
                yield _fault(place, *wrong)
            if not 0 <= weight <= _MOST_WEIGHT:
                what = say("{value} is out of range", value=str(weight))
                remedy = say("give a whole number from {low} to {high}", low=0, high=_MOST_WEIGHT)
                yield _fault(place, what, remedy)
        if not sum(weight for _, weight in share.values):
            yield _fault(place, say("no value has a weight"), say("write it like {example}",
                         example=f"{share.key}=1:3,2:1"))  # fmt: skip


def _together_faults(recipe: GraphRecipe, schema: BoardSchema) -> Iterator[Fault]:
    """What is wrong with parts that are right by themselves."""
    count, links = recipe.count, recipe.links
    least = count - 1 if schema.connected else 0
    most = max(3 * count - 6, count - 1)  # L. Euler: more cannot be drawn without crossing
    if schema.labels and schema.labels_differ:
        most = min(most, count * len(schema.labels) // 2)
    if not 0 <= least <= links <= most:
        what = say("no board has a mean degree of {degree}", degree=f"{recipe.degree:g}")
        low, high = -(-200 * least // max(count, 1)) / 100, 200 * most // max(count, 1) / 100
        remedy = say("use a number from {low} to {high}", low=f"{low:g}", high=f"{high:g}")
        yield _fault("degree", what, remedy)
    elif recipe.areas > (enclosed := max(links - count + 1, 0)):
        what = say("the links enclose only {count:area|areas}", count=enclosed)
        yield _fault("areas", what, say("lower the number of areas, or raise the degree"))
    wide, high = recipe.room
    least_side, surface = 2 * MARGIN + CLEAR, 1.6 * CLEAR * CLEAR * count
    room = (wide - 2 * MARGIN + CLEAR) * (high - 2 * MARGIN + CLEAR)
    if not (least_side <= min(wide, high) and max(wide, high) <= _MOST and room >= surface):
        good = GraphRecipe(recipe.spaces).room
        what = say("{count:space|spaces} do not fit into {wide} by {high}",
                   count=count, wide=f"{wide:g}", high=f"{high:g}")  # fmt: skip
        remedy = say("use {wide} by {high}", wide=f"{good[0]:g}", high=f"{good[1]:g}")
        yield _fault("size", what, remedy)
