"""A place in words: what it is called, where it belongs, and what lies on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.boards.map import Map
from engine.picture import Address, SeatStyle, Thing
from engine.play.wording import labelled
from workbench.scene.ground import Ground
from workbench.scene.scenery import Spot


class Describer:
    """Tells about the places of one position.

    Args:
        ground: With the names of the sites.
        styles: Of the seats.
        things: All that lies there.
    """

    def __init__(
        self, ground: Ground, styles: Sequence[SeatStyle], things: Iterable[Thing]
    ) -> None:
        self._ground = ground
        self._styles = styles
        self._on: dict[Address | None, list[Thing]] = {}
        for thing in things:
            self._on.setdefault(thing.on, []).append(thing)

    def describe(self, spot: Spot, said: Iterable[str]) -> Iterator[str]:
        """Lines about a place: its name, its areas, and what lies on it.

        Args:
            said: What stands on it, if it is a card.
        """
        known = self._ground.map
        site = known.site(spot.address)
        name = known.name(site) if site is not None else spot.name
        if name.casefold() != spot.name.casefold():  # files and moves call it by its key
            name = f"{name} ({spot.name})"
        yield f"{name} · {spot.title}" if spot.title not in ("", spot.name) else name
        yield from self._areas(known, spot.address)
        yield from (line for line in said if line not in spot.name)
        words = self._ground.scenery.words if site is not None else {}
        for thing in self._on.get(spot.address, ()):
            yield thing.tip or self._named(thing, words)

    def tips(self, address: Address) -> list[str]:
        """What a game says of the things on a place."""
        return [thing.tip for thing in self._on.get(address, ()) if thing.tip]

    def seen_at(self, thing: Thing) -> str:
        """What is told of a thing that lies on a site but is seen beside it."""
        known = self._ground.map
        site = known.site(thing.on) if thing.on is not None else None
        return f"{known.name(site)} · {thing.tip}" if site is not None else thing.tip

    def _areas(self, known: Map, address: Address) -> Iterator[str]:
        """The areas to which a space belongs, those of a kind together: "region: I, II"."""
        kind, number = address
        found: dict[str, list[str]] = {}
        for area in known.areas if kind == "space" else ():
            if number in area.spaces:
                title = self._ground.scenery.kind(area.kind).title
                found.setdefault(title or area.kind, []).append(area.name)
        yield from (labelled(title, ", ".join(names)) for title, names in found.items())

    def _named(self, thing: Thing, words: Mapping[str, str]) -> str:
        """What a thing without a tip is, and whose; "" where nobody has a word for it."""
        word = words.get(thing.look, "")
        owner = self._styles[thing.seat].title if 0 <= thing.seat < len(self._styles) else ""
        many = f" ×{thing.count}" if thing.count > 1 else ""
        return labelled(owner, word + many) if word else ""
