"""What a game declares: its rules, parameters, and what its boards, decks and box hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from engine.columns import Column, Links, Text

if TYPE_CHECKING:
    from engine.picture import SeatStyle

OfKind = TypeVar("OfKind", bound=Column)
Card = Mapping[str, Any]  # column key -> value, as its class in `engine.columns` says
Value = int | str | tuple[int, ...] | tuple[str, ...]


@dataclass(frozen=True)
class Rule:
    """One numbered rule in the project's own words.

    Attributes:
        id: Such as "MG-22".
        section: Heading it stands under, such as "Cities".
        text: The rule, in full sentences.
        source: Where it comes from: document and section.
        sheet: The text as it holds in a variant, with what follows the parameters in
            braces (see `engine.scenarios.rulebook`); "" if it is `text` in every variant.
        card: The same in a few words for a reference card; "" if it does not stand on it.
        fewest_seats, most_seats: With which it can come into play; None for no limit.
    """

    id: str
    section: str
    text: str
    source: str
    sheet: str = ""
    card: str = ""
    fewest_seats: int | None = None
    most_seats: int | None = None

    def concerns(self, seats: int) -> bool:
        """Whether it can come into play with so many seats."""
        low, high = self.fewest_seats, self.most_seats
        return (low is None or low <= seats) and (high is None or seats <= high)


@dataclass(frozen=True)
class Reading:
    """One way to read an ambiguous rule.

    Attributes:
        key: What a variant file says.
        text: The reading in full sentences; "" for a name that says itself.
        name: The key for people; "" for the key as it is.
    """

    key: str
    text: str
    name: str = ""

    @property
    def word(self) -> str:
        """In a word or a few, such as "end of actions"."""
        return self.name or self.key.replace("_", " ")


@dataclass(frozen=True)
class Parameter:
    """One number or toggle of a game, declared once in its `parameters.toml`.

    Attributes:
        name: Key in a variant file.
        kind: "integer", "choice" or "names" (an ordered list without repetition).
        text: What it sets, one sentence.
        rule: Rule or ambiguity id it belongs to, such as "MG-2" or "MG-A14".
        source: Where the rule or the readings come from.
        default: Value when a variant says nothing; for kinds per seat, by player count.
        low, high: Inclusive range of an integer (of each entry, when per seat).
        unit: Unit of an integer, such as "points".
        readings: Choices of a "choice", the first one is the default; the known
            names of a "names" list.
        per_seat: An integer given once for all seats or as one number a seat.
        by_players: Defaults that depend on the number of seats: players -> value.
        tunable: Whether a search over parameters may move it.
        trial: Value of an integer that shows newcomers what a change does; None for none.
        title: Of the parameter for people; "" for its name.
        units: The unit in every form that a counted noun has, such as "point|points"; "" for
            `unit` with every number.
        symbol: What the printed rules call it, such as "m"; "" for nothing.
    """

    name: str
    kind: str
    text: str
    rule: str
    source: str
    default: Value
    low: int = 0
    high: int = 0
    unit: str = ""
    readings: tuple[Reading, ...] = ()
    per_seat: bool = False
    by_players: Mapping[int, int] = field(default_factory=dict)
    tunable: bool = False
    trial: int | None = None
    title: str = ""
    units: str = ""
    symbol: str = ""

    def goes_by(self, wanted: str) -> bool:
        """Whether a person may mean it by its name, its rule, or its symbol."""
        names = (self.name, self.rule.lower())
        return wanted.lower() in names or wanted == self.symbol != ""

    @property
    def word(self) -> str:
        """What it is called, such as "Start score"."""
        return self.title or self.name.replace("_", " ").capitalize()

    def word_of(self, value: object) -> str:
        """A reading or a name of this parameter for people; anything else as it is."""
        known = (reading.word for reading in self.readings if reading.key == value)
        return next(known, str(value))


@dataclass(frozen=True)
class SpaceKind:
    """One kind of space that a board of this game may hold.

    Attributes:
        key: Word in a board file, such as "village".
        symbol: One character for the text map, unique in the schema.
        title: For people, such as "Inland village".
        text: What it means for play.
    """

    key: str
    symbol: str
    title: str
    text: str


@dataclass(frozen=True)
class Attribute:
    """Something that a board of this game may say about a space, an edge or a vertex.

    Attributes:
        key: Word in a board file, such as "river".
        on: What carries it: a "space", an "edge" between two hexes, or a "vertex", the
            corner where up to three hexes meet; of a graph a "space", "link" or "area".
        kind: "integer", "choice" (one of `choices`), "flag" (true or false) or "text" (one
            line).
        text: What it means for play.
        low, high: Inclusive range of an integer; any number if `high` is not above `low`.
        choices: Words of a choice.
        default: What holds where a board says nothing: each place of a graph that is read has
            it; for hexes, of which only what is said is kept, the game puts it in.
        unit: Unit of an integer, such as "points".
        title, choice_titles: The key and the choices for people; "" and () for those words.
    """

    key: str
    on: Literal["space", "edge", "vertex", "link", "area"]
    kind: Literal["integer", "choice", "flag", "text"]
    text: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    default: int | str | None = None
    unit: str = ""
    title: str = ""
    choice_titles: tuple[str, ...] = ()

    @property
    def word(self) -> str:
        """What it is called, such as "river"."""
        return self.title or self.key.replace("_", " ")

    def word_of(self, value: object) -> str:
        """A choice for people; anything else as it is."""
        known = zip(self.choices, self.choice_titles, strict=False)
        named = next((title for choice, title in known if choice == value), "")
        return named or (str(value).replace("_", " ") if isinstance(value, str) else str(value))


@dataclass(frozen=True)
class BoardSchema:
    """What boards of a game are made of; the first kind is open ground.

    Attributes:
        kinds: Space kinds, at least one.
        most_cells: Largest number of spaces the engine holds.
        most_named: Kind keys counted against `named_limit`.
        named_limit: How many spaces of those kinds the engine holds together.
        attributes: What spaces, edges and vertices, or links and areas, may carry besides; no
            two with the same `on` and `key`.
        layout: "hex", or "graph" for points and links (see `engine.boards.graph`).
        links, areas: Kinds of links and areas of a graph.
        most_links, most_areas: Largest numbers of them, for which the game's records have room.
        labels: What links of a graph may be labelled with; () for anything.
        labels_differ: Whether links that meet at a space must all have different labels.
        connected: Whether every space must be reached from every other one by links.
        steps: Links that one turn may go at most, for metrics of reach; 0 if that says nothing.
    """

    kinds: tuple[SpaceKind, ...]
    most_cells: int
    most_named: frozenset[str] = frozenset()
    named_limit: int = 64
    attributes: tuple[Attribute, ...] = ()
    layout: Literal["hex", "graph"] = "hex"
    links: tuple[SpaceKind, ...] = ()
    areas: tuple[SpaceKind, ...] = ()
    most_links: int = 4096
    most_areas: int = 4096
    labels: tuple[str, ...] = ()
    labels_differ: bool = False
    connected: bool = False
    steps: int = 0


@dataclass(frozen=True)
class Problem:
    """Something about a board that its designer should know.

    Attributes:
        severity: "fault" if the board cannot be played like this, else "warning".
        what: What is the matter, without a final full stop.
        remedy: How to mend it, without a final full stop; may be "".
        rule: Id of the rule or ambiguity it comes from, such as "MG-3"; "" if it holds for
            every game.
        hexes: Axial coordinates to go to, most telling first; empty for the whole board.
        sites: Of a graph what to go to, as ("space", number), "link" or "area"; else empty.
    """

    severity: Literal["fault", "warning"]
    what: str
    remedy: str
    rule: str = ""
    hexes: tuple[tuple[int, int], ...] = ()
    sites: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class DeckSchema:
    """What the cards of one deck look like.

    Attributes:
        key: Name of the deck in a variant file.
        columns: In the order in which a file lists them; see `engine.columns`.
        fewest, most: Inclusive limits on the number of cards.
        layers: Keys of the columns by whose order the cards come, such as all of an era before
            those of the next one; only within a layer they are shuffled. () for one layer.
        among: Keys of other decks of the game whose cards are shuffled among these.
        tile: Width and height in board units of cards that lie on the board; None for cards
            that are printed as large as one wants.
    """

    key: str
    title: str
    columns: tuple[Column, ...]
    fewest: int
    most: int
    layers: tuple[str, ...] = ()
    among: tuple[str, ...] = ()
    tile: tuple[float, float] | None = None

    def __post_init__(self) -> None:
        """Refuse what makes no sense; the author of the game mends it."""
        keys = [column.key for column in self.columns]
        if len(set(keys)) < len(keys):
            raise ValueError(f"deck '{self.key}': two columns have one key")
        if strange := set(self.layers) - set(keys):
            raise ValueError(f"deck '{self.key}': layers by {sorted(strange)}, which is no column")
        texts = {column.key for column in self.of(Text)}
        for link in self.of(Links):
            if link.by not in texts:
                raise ValueError(f"deck '{self.key}': column '{link.key}' is by no text column")

    def of(self, kind: type[OfKind]) -> tuple[OfKind, ...]:
        """The columns of one class."""
        return tuple(column for column in self.columns if isinstance(column, kind))

    @property
    def names(self) -> tuple[Text, ...]:
        """The columns in which each card has a name of its own, as others may refer to it."""
        wanted = {link.by for link in self.of(Links)}
        return tuple(one for one in self.of(Text) if one.unique or one.key in wanted)

    def copies(self, card: Card) -> int:
        """How often a card is in the deck, as far as its columns say."""
        known = (one for one in self.columns if one.key in card)
        return prod(column.copies(card[column.key]) for column in known)

    def dealt(self, cards: Sequence[Card]) -> list[Card]:
        """Every copy of every card, in the order of the deck."""
        return [card for card in cards for _ in range(self.copies(card))]

    def stacked(self, cards: Sequence[Card]) -> list[list[Card]]:
        """Every copy of every card, layer by layer from the top."""
        found: dict[tuple[int, ...], list[Card]] = {}
        by = [one for key in self.layers for one in self.columns if one.key == key]
        rest = [one for one in self.columns if one not in by]
        for card in cards:
            times = prod(column.copies(card[column.key]) for column in rest)
            for parts in product(*(column.layers(card[column.key]).items() for column in by)):
                layer = tuple(place for place, _ in parts)
                copies = times * prod(number for _, number in parts)
                if copies:
                    found.setdefault(layer, []).extend([card] * copies)
        return [found[layer] for layer in sorted(found)]


@dataclass(frozen=True)
class Component:
    """Equal pieces that a game is played with, besides its board and cards.

    Attributes:
        glyph: Look of the piece in the game's `looks.toml`.
        style: How their owner shows; None for pieces that nobody owns.
        count: How many there are.
        title: Of one piece, such as "Road tile".
        edges: For a tile with a road, the two edges of a hex that its front joins.
        back: Glyph of its other face; "" for a face like the front.
        back_edges: The edges that a road on its other face joins.
        texts: What fills the blanks of its look, if that is a card.
    """

    glyph: str
    style: SeatStyle | None
    count: int
    title: str
    edges: tuple[int, ...] = ()
    back: str = ""
    back_edges: tuple[int, ...] = ()
    texts: tuple[str, ...] = ()
