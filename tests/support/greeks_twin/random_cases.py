"""Random parameters and decks for comparing the twin with the compiled rules."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.support.greeks_twin.cards import (
    ERAS,
    LAND_KINDS,
    SPECIALS,
    SUITS,
    Decks,
    Row,
    events_of,
    resources_of,
)
from tests.support.greeks_twin.prototype import (
    SINGLE_GOODS,
    SIX,
    declared,
    default,
    defaults,
    prototype_decks,
    resource_row,
    resource_rows,
    usual_case,
)

__all__ = ["random_case", "usual_case"]

Case = tuple[int, dict[str, Any], Decks]

KEEPS_DEFAULT = 0.6
MOST_RESOURCES, MOST_EVENTS, MOST_LANDS, MOST_FACES = 512, 128, 64, 128
# Inclusive ranges where those declared would hardly ever matter.
NARROW = {
    "frieze": (3, 8),
    "dealt": (4, 8),
    "hand_threshold": (4, 8),
    "upkeep": (1, 3),
    "full_lands": (1, 3),
    "duty": (1, 5),
    "start_points": (0, 9),
    "rounds": (3, 40),
}
UNIT_EFFECTS = ("shield", "save_hand", "each_one", "no_combinations")
UNIT_NUMBERS = (
    *(f"plus_{suit}" for suit in SIX),
    "each_plus",
)
DISASTER_EFFECTS = (
    "halve_hands",
    "each_one",
    "no_combinations",
    *(f"discard_{suit}" for suit in SIX),
)
DISASTER_NUMBERS = (
    ("halve_hands_above", "above"),
    ("discard_cards", "cards"),
    ("lose_left", "lands"),
    ("lose_right", "lands"),
    ("lose_cities", "lands"),
    ("lose_colonies", "lands"),
    ("lose_mythical_places", "lands"),
    ("lose_buildings", "buildings"),
    ("each_plus", "add"),
)


def random_case(chance: Random) -> Case:
    """Seats, parameters and decks that the game accepts together."""
    while True:
        seats = chance.choice((3, 3, 4, 4, 5, 6, 7))
        case = (seats, random_parameters(chance, seats), random_decks(chance))
        mend(chance, case)
        if is_lawful(*case):
            return case


# ----------------------------------------------------------------------------- parameters


def random_parameters(chance: Random, seats: int) -> dict[str, Any]:
    """A value for every parameter; each keeps its default with a probability of 0.6."""
    return {
        name: default(table, seats)
        if chance.random() < KEEPS_DEFAULT
        else random_value(chance, name, table, seats)
        for name, table in declared().items()
    }


def random_value(chance: Random, name: str, table: dict[str, Any], seats: int) -> Any:
    """Any value of one parameter, most often one that matters."""
    if table["kind"] == "choice":
        return chance.choice([reading["key"] for reading in table["readings"]])
    whole = (table["low"], table["high"])
    low, high = NARROW.get(name, whole) if chance.random() < 0.8 else whole
    if table.get("per_seat"):
        return tuple(chance.randint(low, high) for _ in range(seats))
    return chance.randint(low, high)


def mend(chance: Random, case: Case) -> None:
    """Make the cards that are dealt and kept fit the decks."""
    seats, rules, decks = case
    low = declared()["dealt"]["low"]
    most = len(mythical(rules, decks)) // seats
    if rules["dealt"] > most >= low:
        rules["dealt"] = chance.randint(low, most)
    rules["kept"] = min(rules["kept"], rules["dealt"])
    if len(resources_of(decks, rules["suits"], rules["copies"])) > MOST_RESOURCES:
        rules["copies"] = 1


def mythical(rules: dict[str, Any], decks: Decks) -> list[Any]:
    """The cards of the mythical era without those that close it."""
    resources = resources_of(decks, rules["suits"], rules["copies"])
    events = [card for card in events_of(decks) if not card.closing and card.era == 0]
    return [*events, *(card for card in resources if card.era == 0)]


def is_lawful(seats: int, rules: dict[str, Any], decks: Decks) -> bool:
    """Whether the game accepts parameters and decks together."""
    resources = resources_of(decks, rules["suits"], rules["copies"])
    lands = [card for card in events_of(decks) if card.is_land]
    return (
        rules["kept"] <= rules["dealt"]
        and seats * rules["dealt"] <= len(mythical(rules, decks))
        and sum(card.era == 0 for card in lands) >= seats
        and len(resources) <= MOST_RESOURCES
        and len(events_of(decks)) <= MOST_EVENTS
        and len(lands) <= MOST_LANDS
        and len({(card.special, card.suit, card.value) for card in resources}) <= MOST_FACES
    )


# ----------------------------------------------------------------------------- decks


def random_decks(chance: Random) -> Decks:
    """The prototype, the prototype with other resources or effects, or odd decks of few cards."""
    if chance.random() < 0.25:
        return prototype_decks()
    small = chance.random() < 0.7
    decks = small_decks(chance) if small else prototype_decks()
    if chance.random() < 0.5:
        decks["resources"] = few_resources(chance)
    elif chance.random() < 0.3:
        decks["resources"] = resource_rows(specials=chance.randint(0, 6))
    if chance.random() < 0.3:
        decks["resources"] += faced_specials(chance)
    sprinkle(chance, decks)
    return decks


def small_decks(chance: Random) -> Decks:
    """Few events, so that all eras are reached; eras with none to two closing disasters."""
    decks = prototype_decks()
    for era in ERAS:
        fewest = 7 if era == "mythical" else 0
        thin(chance, decks["lands"], era, chance.randint(fewest, max(fewest, 5)))
        thin(chance, decks["buildings"], era, chance.randint(0, 6))
        thin(chance, decks["disasters"], era, chance.randint(0, 4))
        of_era = [row for row in decks["disasters"] if row["era"] == era]
        closing = chance.choice((0, 1, 1, 1, 2))
        for number, row in enumerate(of_era):
            row["closing"] = number < closing
    if chance.random() < 0.7:
        make_weak(chance, decks)
    return decks


def thin(chance: Random, rows: list[Row], era: str, number: int) -> None:
    """Leave no more than `number` rows of an era."""
    of_era = [row for row in rows if row["era"] == era]
    for row in chance.sample(of_era, max(0, len(of_era) - number)):
        rows.remove(row)


def make_weak(chance: Random, decks: Decks) -> None:
    """Give events strengths that a single card can beat, and disasters of different sizes."""
    for name in ("lands", "buildings", "disasters"):
        for row in decks[name]:
            row["strength"] = chance.randint(0, 12)
            row["points"] = chance.randint(0, 4)
            if name == "disasters":
                row["per_player"] = chance.randint(0, 3)


def few_resources(chance: Random) -> list[Row]:
    """A few suits and values, some of them doubled, so that the pile runs out."""
    suits = chance.sample(SIX, chance.randint(1, 4))
    values = chance.sample(range(11), chance.randint(2, 6))
    rows = []
    for suit in suits:
        for value in values:
            eras = tuple(chance.choice((0, 1, 1, 2)) for _ in ERAS)
            marked = "six" if suit == "goods" else "both"
            rows.append(resource_row(suit, value, eras, suits=marked))
            if suit == "goods":
                single = chance.choice((*SINGLE_GOODS, "bronze", "iron"))
                rows.append(resource_row(single, value, eras, suits="eleven"))
    for special in SPECIALS:
        eras = tuple(chance.choice((0, 0, 1, 2)) for _ in ERAS)
        rows.append(resource_row("none", 0, eras, special=special))
    return rows


def faced_specials(chance: Random) -> list[Row]:
    """Specials with a suit, a value or both (GR-Q14)."""
    return [
        resource_row(
            chance.choice((*SUITS[:6], "none")),
            chance.randint(0, 10),
            tuple(chance.choice((0, 1, 2)) for _ in ERAS),
            special=chance.choice(SPECIALS),
        )
        for _ in range(chance.randint(1, 5))
    ]


def sprinkle(chance: Random, decks: Decks) -> None:
    """Give some cards effects, production and sites of all kinds."""
    share = chance.choice((0.0, 0.2, 0.5))
    for row in [*decks["lands"], *decks["buildings"]]:
        if chance.random() < share:
            row["effects"] = [unit_effect(chance) for _ in range(chance.choice((1, 1, 2)))]
        if chance.random() < share:
            suits = chance.sample((*SUITS, "any"), chance.randint(1, 3))
            row["produces"] = {suit: chance.randint(1, 3) for suit in suits}
        if "site" in row and chance.random() < share:
            row["site"] = chance.choice(("any", *LAND_KINDS))
    for row in decks["disasters"]:
        if chance.random() < share:
            row["effects"] = [
                disaster_effect(chance) for _ in range(chance.choice((0, 1, 1, 2, 3)))
            ]


def unit_effect(chance: Random) -> str:
    """Any effect of lands and buildings."""
    if chance.random() < 0.4:
        return chance.choice(UNIT_EFFECTS)
    return f"{chance.choice(UNIT_NUMBERS)} add={chance.randint(1, 5)}"


def disaster_effect(chance: Random) -> str:
    """Any effect of disasters."""
    if chance.random() < 0.3:
        return chance.choice(DISASTER_EFFECTS)
    kind, word = chance.choice(DISASTER_NUMBERS)
    return f"{kind} {word}={chance.randint(1, 3)}"


def short_case(chance: Random) -> Case:
    """The defaults with small decks, for games that end soon."""
    while True:
        seats = chance.randint(3, 5)
        case = (seats, defaults(seats), small_decks(chance))
        mend(chance, case)
        if is_lawful(*case):
            return case
