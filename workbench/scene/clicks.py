"""What is under the mouse and what it is called: clicks and keys by address."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.boards.map import SITES
from engine.game import Click
from engine.picture import Address, Thing, Zone

THING: Final = "thing"

Key = tuple[str, int, int]  # kind, zone (of a hidden thing, else -1) and number


def click_on(address: Address) -> Click:
    """The step of a gesture that presses a site, a thing, a zone or a seat."""
    return Click(THING, address)


def key_of(thing: Thing, zone: Zone) -> Key:
    """What stays the same of a thing from picture to picture.

    A hidden thing is the n-th of its zone and nothing else: it must not be followed from one
    zone to another, or its way would tell which one it was.
    """
    kind, number = thing.address
    return kind, zone.number if thing.hidden else -1, number


def is_site(address: Address) -> bool:
    """Whether an address is a place of the map."""
    return address[0] in SITES


def touched(clicks: Iterable[Click]) -> tuple[Address, ...]:
    """What a gesture presses on the table, each once."""
    return tuple(dict.fromkeys(click.address for click in clicks if click.address is not None))
