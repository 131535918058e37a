"""The prototype decks of section 5 of the dossier, and the parameters as declared."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tests.support.greeks_twin.cards import ERAS, SPECIALS, Decks, Row

GREEKS = Path(__file__).parents[3] / "engine" / "games" / "greeks"
SIX = ("slaves", "armies", "favours", "goods", "gold", "ideas")
SINGLE_GOODS = ("cereals", "pottery", "wine", "gems")
PER_ERA = {"city": 4, "colony": 4, "mythical_place": 4}
LAND_STRENGTH = (10, 25, 45)
BUILDING_STRENGTH = (15, 30, 50)
DISASTER_STRENGTH = (15, 25, 40)
PER_PLAYER = 15
CLOSING = ("Trojan War", "Peloponnesian War", "Fall of Alexandria")
WONDERS = (
    "Great Library of Alexandria",
    "Lighthouse of Alexandria",
    "Stadium of Olympia",
    "Acropolis",
    "Sanctuary of Delos",
    "Pythia of Delphi",
    "Colossus of Rhodes",
    "Labyrinth of Minos",
)
TERROR = ("halve_hands", "lose_left lands=1", "halve_hands", "lose_right lands=1")


def declared() -> dict[str, Any]:
    """The declarations of `parameters.toml`, by name."""
    return tomllib.loads((GREEKS / "parameters.toml").read_text())


def defaults(seats: int) -> dict[str, Any]:
    """Every parameter at its default for a number of seats."""
    return {name: default(table, seats) for name, table in declared().items()}


def default(table: dict[str, Any], seats: int) -> Any:
    """The default of one parameter."""
    if table["kind"] == "choice":
        return table["readings"][0]["key"]
    if "by_players" in table:
        return table["by_players"][str(seats)]
    return (table["default"],) * seats if table.get("per_seat") else table["default"]


def prototype_decks() -> Decks:
    """Resources, lands, buildings and disasters of the minimal prototype."""
    return {
        "resources": resource_rows(),
        "lands": land_rows(),
        "buildings": building_rows(),
        "disasters": disaster_rows(),
    }


def resource_rows(specials: int = 2) -> list[Row]:
    """Values 1 to 10 of every suit, six and eleven, and some of each special an era."""
    rows = []
    for value in range(1, 11):
        for suit in SIX:
            marked = "six" if suit == "goods" else "both"
            rows.append(resource_row(suit, value, (1, 1, 1), suits=marked))
        rows += [resource_row(suit, value, (1, 1, 1), suits="eleven") for suit in SINGLE_GOODS]
        rows.append(resource_row("bronze", value, (1, 0, 0), suits="eleven"))
        rows.append(resource_row("iron", value, (0, 1, 1), suits="eleven"))
    for special in SPECIALS:
        rows.append(resource_row("none", 0, (specials,) * 3, special=special))
    return rows


def resource_row(
    suit: str, value: int, eras: tuple[int, ...], special: str = "none", suits: str = "both"
) -> Row:
    """One row of the table of resources."""
    return {
        "suit": suit,
        "value": value,
        "special": special,
        "suits": suits,
        "eras": dict(zip(ERAS, eras, strict=True)),
    }


def land_rows() -> list[Row]:
    """Four cities, colonies and mythical places an era."""
    return [
        land_row(
            f"{kind.replace('_', ' ').title()} {era_name[0].upper()}{number}", era, kind, number
        )
        for era, era_name in enumerate(ERAS)
        for kind, count in PER_ERA.items()
        for number in range(1, count + 1)
    ]


def land_row(name: str, era: int, kind: str, number: int) -> Row:
    """One land; colonies produce suits in turn."""
    own = SIX[(number + 2 * era) % len(SIX)]
    produces = {"city": {"any": 2}, "colony": {own: 1}, "mythical_place": {"favours": 1}}
    return {
        "name": name,
        "era": ERAS[era],
        "kind": kind,
        "strength": LAND_STRENGTH[era],
        "points": 1 + number % 3,
        "produces": produces[kind],
        "effects": [],
    }


def building_rows() -> list[Row]:
    """Twelve buildings an era; the last ones of each are wonders."""
    rows: list[Row] = []
    for era, era_name in enumerate(ERAS):
        wonders = WONDERS[era * 3 : era * 3 + 3]
        plain = [f"Temple {era_name[0].upper()}{number}" for number in range(12 - len(wonders))]
        for number, name in enumerate([*plain, *wonders]):
            wonder = name in wonders
            rows.append(
                {
                    "name": name,
                    "era": era_name,
                    "site": ("any", "city", "colony", "mythical_place")[number % 4],
                    "strength": BUILDING_STRENGTH[era],
                    "points": (3 if wonder else 1) + number % 2,
                    "produces": {SIX[number % len(SIX)]: 1},
                    "effects": [],
                }
            )
    return rows


def disaster_rows() -> list[Row]:
    """Four disasters an era and the one that closes it."""
    return [
        {
            "name": CLOSING[era] if number == 4 else f"Disaster {era_name[0].upper()}{number}",
            "era": era_name,
            "closing": number == 4,
            "strength": DISASTER_STRENGTH[era],
            "per_player": PER_PLAYER,
            "points": 1 + era,
            "effects": [TERROR[(number + era) % 4]],
        }
        for era, era_name in enumerate(ERAS)
        for number in range(5)
    ]


def usual_case(seats: int) -> tuple[int, dict[str, Any], Decks]:
    """The defaults and the prototype decks."""
    return seats, defaults(seats), prototype_decks()
