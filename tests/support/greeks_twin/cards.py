"""The cards of Greeks: resources and events, made from the rows of the decks (dossier 1.2)."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

Row = dict[str, Any]
Decks = dict[str, list[Row]]

NOBODY = -1
ERAS = ("mythical", "classical", "hellenistic")
SUITS = (
    "slaves",
    "armies",
    "favours",
    "goods",
    "gold",
    "ideas",
    "cereals",
    "pottery",
    "wine",
    "gems",
    "bronze",
    "iron",
)
NO_SUIT = "none"
VALUE = "none"  # what the column `special` says of an ordinary resource
SPECIALS = ("raven", "winter", "hero", "cancel")
GOODS = ("goods", "cereals", "pottery", "wine", "gems", "bronze", "iron")
LAND_KINDS = ("city", "colony", "mythical_place")


@dataclass(frozen=True)
class Effect:
    """One effect of an event, such as "lose_left lands=1".

    Attributes:
        kind: The word it begins with.
        amount: The number it gives; 0 if it gives none.
    """

    kind: str
    amount: int


@dataclass(eq=False)
class Resource:
    """A resource card and where it is.

    Attributes:
        face: What people see of it, as moves say it: "gold 7" or "raven".
        name: How position files call it: "gold-7-m2".
        where: later, pile, under, discarded, shown, laid, carried, offered, hand, dealt or bid.
        owner: Seat whose hand, deal or bid it is in; NOBODY elsewhere.
        place: Place of the frieze, from 1, on which it lies or (carried) lay; else 0.
        down: Whether it lies face down in a bid.
    """

    number: int
    special: str
    suit: str
    value: int
    era: int
    face: str = ""
    name: str = ""
    where: str = "later"
    owner: int = NOBODY
    place: int = 0
    down: bool = False

    def move(self, where: str, owner: int = NOBODY, place: int = 0, *, down: bool = False) -> None:
        """Put the card somewhere else."""
        self.where, self.owner, self.place, self.down = where, owner, place, down


@dataclass(eq=False)
class Event:
    """A land, building or disaster and where it is.

    Attributes:
        kind: city, colony, mythical_place, building or disaster.
        site: Kind of land on which a building belongs; "any" if it does not matter.
        where: later, pile, under, discarded, frieze, dealt, kept or owned.
        owner: Seat that was dealt, keeps or owns it; NOBODY elsewhere.
    """

    number: int
    name: str
    kind: str
    era: int
    strength: int
    points: int
    effects: tuple[Effect, ...]
    per_player: int = 0
    closing: bool = False
    site: str = "any"
    produces: dict[str, int] | None = None
    where: str = "later"
    owner: int = NOBODY
    face_down: bool = False

    @property
    def text(self) -> str:
        """The card as moves say it."""
        return self.name.lower()

    @property
    def is_land(self) -> bool:
        """Whether it is a land."""
        return self.kind in LAND_KINDS

    @property
    def is_disaster(self) -> bool:
        """Whether it is a disaster."""
        return self.kind == "disaster"

    def has(self, kind: str) -> bool:
        """Whether the card has an effect of that kind."""
        return any(effect.kind == kind for effect in self.effects)

    def total(self, kind: str) -> int:
        """The amounts of its effects of that kind together."""
        return sum(effect.amount for effect in self.effects if effect.kind == kind)

    def move(self, where: str, owner: int = NOBODY) -> None:
        """Put the card somewhere else, face up."""
        self.where, self.owner, self.face_down = where, owner, False


def effect_of(text: str) -> Effect:
    """The effect that a text such as "discard_cards cards=2" stands for."""
    kind, _, rest = text.partition(" ")
    return Effect(kind, int(rest.partition("=")[2]) if rest else 0)


def resources_of(decks: Decks, suits: str, copies: int) -> list[Resource]:
    """The resource cards in play, in the order of their numbers, named (GR-Q5, GR-Q6)."""
    found = []
    for row_number, row in enumerate(decks.get("resources", [])):
        if row.get("suits", "both") not in ("both", suits):
            continue
        for era, era_name in enumerate(ERAS):
            card = (row.get("special", VALUE), row.get("suit", NO_SUIT), row.get("value", 0), era)
            found += [(*card, row_number)] * (row.get("eras", {}).get(era_name, 0) * copies)
    found.sort(key=order_of_numbers)
    cards = [Resource(number, *entry[:4]) for number, entry in enumerate(found)]
    name_faces(cards)
    return cards


def order_of_numbers(entry: tuple[str, str, int, int, int]) -> tuple[int, ...]:
    """What resource cards are sorted by: values first, then specials; suit, value, era, row."""
    special, suit, value, era, row_number = entry
    rank = 0 if special == VALUE else 1 + SPECIALS.index(special)
    return (rank, (*SUITS, NO_SUIT).index(suit), value, era, row_number)


def name_faces(cards: list[Resource]) -> None:
    """Write the face and the name of every card; equal ones are numbered from the second on."""
    looks = defaultdict(set)
    for card in cards:
        looks[card.special].add((card.suit, card.value))
    count = Counter[str]()
    for card in cards:
        words = [card.suit, str(card.value)]
        if card.special != VALUE:
            words = [card.special, *(words if len(looks[card.special]) > 1 else [])]
        card.face = " ".join(words)
        card.name = "-".join([*words, ERAS[card.era][0]])
        count[card.name] += 1
        if count[card.name] > 1:
            card.name += str(count[card.name])


def events_of(decks: Decks) -> list[Event]:
    """All events in the order of their numbers: lands, buildings, disasters."""
    rows = [(row, row["kind"]) for row in decks.get("lands", [])]
    rows += [(row, "building") for row in decks.get("buildings", [])]
    rows += [(row, "disaster") for row in decks.get("disasters", [])]
    return [event_of(number, row, kind) for number, (row, kind) in enumerate(rows)]


def event_of(number: int, row: Row, kind: str) -> Event:
    """The event that one row of a deck stands for."""
    return Event(
        number,
        row["name"],
        kind,
        ERAS.index(row["era"]),
        row.get("strength", 0),
        row.get("points", 0),
        tuple(effect_of(text) for text in row.get("effects", [])),
        per_player=row.get("per_player", 0),
        closing=bool(row.get("closing", False)),
        site=row.get("site", "any"),
        produces=dict(row.get("produces", {})),
    )


def is_of(suit: str, wanted: str) -> bool:
    """Whether a suit is the one wanted; goods means any of the seven kinds of goods (GR-Q5)."""
    return suit in GOODS if wanted == "goods" else suit == wanted
