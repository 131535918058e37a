"""A position as words, line by line, for people who hear the table instead of seeing it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.boards.map import Map
from engine.looks import Card
from engine.picture import Address, Picture, SeatPanel, Thing, Zone
from engine.play.wording import in_a_row, points_told
from engine.scenarios.scenario import Scenario
from engine.schema_words import board_schema_in_words, looks_in_words


def spoken(scenario: Scenario, picture: Picture) -> Iterator[str]:
    """The caption, the zones beside the map, what lies in front of each seat, then the map.

    Says what the picture shows and nothing else, so a picture made for one seat tells that
    seat's secrets alone.
    """
    speaker = _Speaker(scenario, picture)
    yield picture.caption
    if picture.notice:
        yield picture.notice
    for zone in picture.zones:
        if zone.kind != "map":
            yield from speaker.zone(zone)
    for panel in picture.seats:
        yield speaker.panel(panel)
    if picture.points:
        yield picture.points
    for zone in picture.zones:
        if zone.kind == "map":
            yield from speaker.sites(zone)


class _Speaker:
    """Puts parts of one picture into words."""

    def __init__(self, scenario: Scenario, picture: Picture) -> None:
        self._map: Map = scenario.map
        self._cards = looks_in_words(scenario.game).cards
        self._styles = picture.styles
        schema = scenario.game.board_schema
        kinds = board_schema_in_words(scenario.game, schema).kinds if schema else ()
        self._kinds = {kind.key: kind.title for kind in kinds}

    def zone(self, zone: Zone) -> Iterator[str]:
        """What lies beside the map: in one line behind its title, or each thing in its own.

        What lies open in the middle of the table is what all play for: a line for each.
        """
        lying = [thing for thing in zone.things if thing.on in (None, zone.address)]
        words = [self._with_things_on(thing, zone) for thing in lying if not thing.hidden]
        backs = Counter(self._back(thing) for thing in lying if thing.hidden)
        words += [
            "face down" if back == zone.title else f"{back} face down" for back in _counted(backs)
        ]
        owner = self._seat(zone.owner) if zone.owner >= 0 else ""
        title = ", ".join(part for part in (owner, zone.title) if part)
        if not title:
            yield from words
        elif len(words) > 1 and zone.kind == "row" and zone.place == "middle":
            yield f"{title}:"
            yield from (f"  {word}" for word in words)
        elif words:
            yield f"{title}: {', '.join(words)}"
        else:
            yield f"{title}: empty"

    def panel(self, panel: SeatPanel) -> str:
        """What lies in front of a seat."""
        stocks = ", ".join(f"{label} {amount}" for label, amount in panel.stocks)
        turn = ", to move" if panel.to_move else ""
        told = f"{self._seat(panel.seat)}{turn}: {points_told(panel)}"
        if panel.standing != panel.score:
            told += f", {panel.standing} if the game ended now"
        return f"{told}; {stocks}" if stocks else told

    def sites(self, zone: Zone) -> Iterator[str]:
        """Every site that bears something, in the order of the map; free spaces as a count."""
        below = {thing.address: thing.on for thing in zone.things if thing.on is not None}
        lying: dict[Address | None, list[str]] = {}
        for thing in zone.things:
            on = thing.on
            while on in below:
                on = below[on]
            lying.setdefault(on, []).append(self._thing(thing))
        free: Counter[str] = Counter()
        for site in range(self._map.sites) if zone.sites is None else zone.sites:
            address = self._map.address(site)
            if address in lying:
                yield f"{self._map.name(site)}: {'; '.join(dict.fromkeys(lying[address]))}"
            elif address[0] == "space":
                kind = self._map.spaces[address[1]].kind
                free[self._kinds.get(kind, kind)] += 1
        if free:
            yield "Free: " + ", ".join(_counted(free))

    def _with_things_on(self, thing: Thing, zone: Zone) -> str:
        """A thing and what lies on it, such as a card with the bids for it."""
        lying = (other for other in zone.things if other.on == thing.address)
        on_it = ", ".join(self._lying(other, thing) for other in lying)
        return ": ".join(part for part in (self._thing(thing), on_it) if part)

    def _lying(self, thing: Thing, below: Thing) -> str:
        """What lies on a card: a card, or the mark of a seat."""
        if thing.tip or thing.seat < 0:
            return self._thing(thing)
        owner = self._seat(thing.seat) if thing.seat != below.seat else ""
        words = self._back(thing) + " face down" if thing.hidden else self._thing(thing)
        return " ".join(filter(None, (owner, words if thing.look in self._cards else "")))

    def _thing(self, thing: Thing) -> str:
        look = self._cards.get(thing.look)
        if thing.tip and (look is None or look.filled(look.title, thing.texts) in thing.tip):
            words = thing.tip
        elif look is not None:
            words = in_a_row(filter(None, (_face(look, thing), thing.tip)))
        else:
            words = " ".join((thing.look.replace("_", " "), *thing.texts))
            words = f"{self._seat(thing.seat)} {words}" if thing.seat >= 0 else words
        return words if thing.tip or thing.count == 1 else f"{thing.count} × {words}"

    def _back(self, thing: Thing) -> str:
        look = self._cards.get(thing.look)
        return (look.back if look is not None else "") or thing.look.replace("_", " ")

    def _seat(self, seat: int) -> str:
        return self._styles[seat].title if 0 <= seat < len(self._styles) else "nobody"


def _face(look: Card, thing: Thing) -> str:
    """What stands on a card: its title, then its rows and sentences."""
    title, big = (look.filled(part, thing.texts) for part in (look.title, look.big))
    rows = [" ".join(look.filled(part, thing.texts) for part in row).strip() for row in look.rows]
    rows += look.filled(look.text, thing.texts).split("\n")
    said = (" ".join(filter(None, (title, big))), in_a_row(filter(None, rows)))
    return ": ".join(filter(None, said))


def _counted(words: Counter[str]) -> Iterator[str]:
    for word, count in words.items():
        yield word if count == 1 else f"{count} × {word}"
