"""Greeks: the tables of cards, and the numbers that kernels know of them (GR-Q5, GR-Q6, GR-Q29)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.columns import Choice, CopiesOf, Counts, Effects, Flag, Integer, Text
from engine.game import Card, DeckSchema, Record, Value
from engine.games.greeks import state as at
from engine.games.greeks.names import event_names, face_names
from engine.games.greeks.saying import WORDS, say
from engine.games.greeks.vocabulary import HALVE, HALVE_ABOVE, OF_DISASTERS, OF_UNITS

_DECKS: Final = ("lands", "buildings", "disasters")  # by kind of event
_WORTHS: Final = ("worth_mythical", "worth_classical", "worth_hellenistic")  # by era (GR-V11)
_ERA: Final = Choice("era", "Era of the card.", names=at.ERAS)
_NAME: Final = Text("name", "Name of the card; no two cards have the same.", most=40, unique=True)
_STRENGTH: Final = Integer("strength", "What bids must exceed.", high=999)
_PRODUCES: Final = Counts(
    "produces",
    "Resources of a round, by suit; any is the top card of the pile.",
    names=(*at.SUITS, "any"),
    most=at.ITEMS,
)


def _effects(words: tuple[object, ...], text: str) -> Effects:
    return Effects("effects", text, vocabulary=words, most=at.EFFECTS)  # type: ignore[arg-type]


SCHEMAS: Final[Mapping[str, DeckSchema]] = {
    schema.key: schema
    for schema in (
        DeckSchema(
            "resources",
            "Resources",
            (
                Choice("suit", "Suit.", names=(*at.SUITS, "none")),
                Integer("value", "Value.", high=10),
                Choice("special", "Special effect.", names=("none", *at.SPECIALS), default="none"),
                Choice(
                    "suits",
                    "The reading of GR-Q5 under which it is in the game.",
                    names=("both", "six", "eleven"),
                    default="both",
                ),
                CopiesOf(
                    "eras",
                    "How often it is among the cards of each era.",
                    names=at.ERAS,
                    high=8,
                    default=tuple((era, 1) for era in at.ERAS),
                ),
            ),
            1,
            at.RESOURCES,
            layers=("eras",),
        ),
        DeckSchema(
            "lands",
            "Lands",
            (
                _NAME,
                _ERA,
                Choice("kind", "Kind of land.", names=at.KINDS),
                _STRENGTH,
                Integer("points", "Points of development.", high=20),
                _PRODUCES,
                _effects(OF_UNITS, "What the card does besides."),
            ),
            3,
            at.LANDS,
            layers=("era",),
            among=("buildings", "disasters"),
        ),
        DeckSchema(
            "buildings",
            "Buildings",
            (
                _NAME,
                _ERA,
                Choice("site", "Kind of land that it asks for (GR-Q18).", names=("any", *at.KINDS)),
                _STRENGTH,
                Integer("points", "Points of development.", high=20),
                _PRODUCES,
                _effects(OF_UNITS, "What the card does besides."),
            ),
            0,
            at.EVENTS,
            layers=("era",),
            among=("lands", "disasters"),
        ),
        DeckSchema(
            "disasters",
            "Disasters",
            (
                _NAME,
                _ERA,
                Flag(
                    "closing",
                    "Whether it lies below all others of its era, which may have none or several.",
                    default=False,
                ),
                _STRENGTH,
                Integer("per_player", "What each player adds to its strength.", high=200),
                Integer("points", "Points as a reward (GR-Q20).", high=20, default=1),
                _effects(OF_DISASTERS, "What it does to all players."),
            ),
            0,
            at.EVENTS,
            layers=("era", "closing"),
            among=("lands", "buildings"),
        ),
    )
}


@dataclass(frozen=True, order=True)
class Resource:
    """One resource card; they are numbered in the order of these fields."""

    special: int
    suit: int
    value: int
    era: int
    row: int

    @property
    def face(self) -> tuple[int, int, int]:
        """What people see of it."""
        return self.special, self.suit, self.value


def resources_of(cards: Sequence[Card], suits: str, copies: int) -> list[Resource]:
    """Every resource card of a game, in order.

    Args:
        suits: The reading of GR-Q5.
        copies: GR-Q6.
    """
    names = (*at.SUITS, "", "none")  # ANY is no suit of a card
    return sorted(
        Resource(
            ("none", *at.SPECIALS).index(card["special"]),
            names.index(card["suit"]),
            int(card["value"]),
            era,
            row,
        )
        for row, card in enumerate(cards)
        if card["suits"] in ("both", suits)
        for era, name in enumerate(at.ERAS)
        for _ in range(card["eras"].get(name, 0) * copies)
    )


def faces_of(cards: Sequence[Resource]) -> list[tuple[int, int, int]]:
    """The different faces, in order."""
    return list(dict.fromkeys(card.face for card in cards))


def fill_resources(record: Record, cards: Sequence[Resource]) -> None:
    """Put the resources into the record, as many as it has room for. Writes `record`."""
    record.all_resources, record.all_faces = len(cards), len(faces_of(cards))
    faces = faces_of(cards[: at.RESOURCES])[: at.FACES]
    number = {face: place for place, face in enumerate(faces)}
    kept = [card for card in cards[: at.RESOURCES] if card.face in number]
    record.resources, record.faces = len(kept), len(faces)
    record.words = max(1, -(-len(kept) // 64))
    record.first_special = sum(card.special == at.VALUE for card in kept)
    record.face_start[:] = len(kept)
    for place, card in reversed(list(enumerate(kept))):
        record.face[place], record.suit[place] = number[card.face], card.suit
        record.worth[place], record.special[place] = card.value, card.special
        record.era[place] = card.era
        record.face_start[number[card.face]] = place
    kinds = np.array([card.special for card in kept])
    record.values[:] = _set(kinds == at.VALUE)
    record.ravens[:] = _set(kinds == at.RAVEN)
    record.powers[:] = _set(kinds > at.RAVEN)
    for era in range(len(at.ERAS)):
        record.of_era[era] = _set(record.era[: len(kept)] == era)
    _fill_suits(record, np.array([card.suit for card in kept]), kinds)


def _set(members: NDArray[np.bool_]) -> NDArray[np.uint64]:
    """The cards for which something holds as a set: uint64, shape (WORDS,)."""
    bits = np.zeros(64 * at.WORDS, np.uint8)
    bits[: len(members)] = members
    return np.packbits(bits, bitorder="little").view("<u8")


def _fill_suits(record: Record, suits: NDArray[np.int64], kinds: NDArray[np.int64]) -> None:
    """Sets of the resources of each suit, those of specials if they count. Writes `record`."""
    counted = (kinds == at.VALUE) | bool(record.special_faces)
    for suit in range(len(at.SUITS)):
        meant = np.isin(suits, at.GOODS) if suit == at.GOODS[0] else suits == suit
        record.of_suit[suit] = _set((suits == suit) & counted)
        record.of_effect[suit] = _set(meant & counted)
        used = np.flatnonzero(record.of_effect[suit])
        ends = (used[0], used[-1]) if len(used) else (0, -1)
        record.first_word[suit], record.last_word[suit] = ends
    asked = [suit for suit in range(len(at.SUITS)) if record.of_suit[suit].any()]
    record.asked = len(asked)
    record.asked_suit[: len(asked)] = asked


def fill_events(
    record: Record, decks: Mapping[str, Sequence[Card]], parameters: Mapping[str, Value]
) -> None:
    """Put lands, buildings and disasters into the record. Writes `record`."""
    worth = [int(str(parameters[name])) for name in _WORTHS]
    cards = [(kind, card) for kind, deck in enumerate(_DECKS) for card in decks[deck]]
    record.all_events = len(cards)
    record.lands, record.events = min(len(decks["lands"]), at.LANDS), min(len(cards), at.EVENTS)
    for number, (kind, card) in enumerate(cards[: at.EVENTS]):
        era = at.ERAS.index(card["era"])
        record.card_kind[number], record.card_era[number] = kind, era
        record.strength[number] = card["strength"]
        record.title[number] = _bytes(card["name"])
        record.card_points[number] = card["points"] * (1 if kind == at.DISASTER else worth[era])
        if kind == at.LAND:
            record.land_kind[number] = at.KINDS.index(card["kind"])
        elif kind == at.BUILDING:
            record.land_kind[number] = ("any", *at.KINDS).index(card["site"])
        if kind == at.DISASTER:
            _fill_disaster(record, number, card, parameters)
        else:
            _fill_unit(record, number, card)


def _bytes(name: str) -> NDArray[np.uint8]:
    """A name in UTF-8, cut at a whole character, with zeros behind it."""
    packed = name.encode()[: at.NAME].decode(errors="ignore").encode()
    return np.frombuffer(packed.ljust(at.NAME, b"\0"), np.uint8)


def _fill_disaster(
    record: Record, number: int, card: Card, parameters: Mapping[str, Value]
) -> None:
    """Strength with all that raises it (GR-17), and effects. Writes `record`."""
    record.closing[number] = card["closing"]
    percent = int(str(parameters["closing_percent"])) if card["closing"] else 100
    percent *= int(str(parameters["disaster_percent"]))
    whole = card["strength"] + card["per_player"] * int(record.seats)
    record.strength[number] = whole * percent // 10_000
    effects = SCHEMAS["disasters"].of(Effects)[0]
    record.effect[number] = effects.pack(card["effects"])
    above = int(record.hand_threshold) - int(record.threshold_means == at.LIMIT)  # GR-Q3
    record.effect[number][record.effect[number, :, 0] == HALVE] = HALVE_ABOVE, above
    _fill_frieze_words(record, number, card["effects"])


def _fill_unit(record: Record, number: int, card: Card) -> None:
    """What a land or a building produces and does. Writes `record`."""
    items = [
        suit
        for suit, name in enumerate((*at.SUITS, "any"))
        for _ in range(card["produces"].get(name, 0))
    ]
    record.items[number] = len(items)
    record.yields[number, : len(items)] = items
    record.effect[number] = SCHEMAS["lands"].of(Effects)[0].pack(card["effects"])
    for text in card["effects"]:
        word, add = _parts(text)
        if word == "shield":
            record.shield[number] = 1
        elif word == "save_hand":
            record.save_hand[number] = 1
        elif word == "plus_goods":
            record.plus[number, list(at.GOODS)] += add
        elif word.startswith("plus_"):
            record.plus[number, at.SUITS.index(word.removeprefix("plus_"))] += add
    _fill_frieze_words(record, number, card["effects"])


def _fill_frieze_words(record: Record, number: int, effects: Sequence[str]) -> None:
    """What a card does to bids while it lies in the frieze (GR-10). Writes `record`."""
    for word, add in map(_parts, effects):
        if word == "each_plus":
            record.each_plus[number] += add
        elif word in ("each_one", "no_combinations"):
            record[word][number] = 1


def _parts(text: str) -> tuple[str, int]:
    """The word of an effect as it stands in files, and its number."""
    word, _, rest = text.partition(" ")
    return word, int(rest.partition("=")[2] or 0)


def unfit(record: Record) -> list[tuple[str, str, str]]:
    """What the cards of the first era do not allow: key, what is wrong, remedy."""
    events, seats, lands = int(record.events), int(record.seats), int(record.lands)
    first = (record.card_era[:events] == 0) & (record.closing[:events] == 0)
    whole = int(first.sum()) + int((record.era[: int(record.resources)] == 0).sum())
    found = []
    if record.kept > record.dealt and record.threshold_means != at.AT_START:
        values = {"kept": int(record.kept), "dealt": int(record.dealt)}
        found.append(
            ("kept", say("{kept} of {dealt:card|cards} kept", **values), say("keep fewer"))
        )
    if seats * int(record.dealt) > whole:
        what = say("{count:card|cards} of the first era for {seats:player|players}",
                   count=whole, seats=seats)  # fmt: skip
        found.append(("dealt", what, say("deal fewer, or add cards")))
    if int(first[:lands].sum()) < seats:
        what = say("fewer lands in the first era than players")
        found.append(("decks.lands", what, say("add lands of the mythical era")))
    return found + _too_many(record)


def _too_many(record: Record) -> list[tuple[str, str, str]]:
    """More cards than there is room for, and names that moves could not tell apart."""
    found = []
    for key, given, room, what in (
        ("decks.resources", record.all_resources, at.RESOURCES, "{given} resources"),
        ("decks.resources", record.all_faces, at.FACES, "{given} different resources"),
        ("decks.disasters", record.all_events, at.EVENTS, "{given} lands, buildings and disasters"),
    ):
        if given > room:
            remedy = say("{most} at most", most=room)
            found.append((key, WORDS.tell(what, {"given": int(given)}), remedy))
    known = set(face_names(record))
    for number, name in enumerate(event_names(record)):
        deck = _DECKS[int(record.card_kind[number])]
        if name.lower() in known:
            what = say("two cards are called '{name}'", name=name)
            found.append((f"decks.{deck}", what, say("give one of them another name")))
        known.add(name.lower())
    return found
