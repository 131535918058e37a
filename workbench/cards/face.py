"""What stands on the face of a card, from a position or from the row of a deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.columns import Column
from engine.game import DeckSchema, Game, Styled
from engine.looks import CARD_SIZE, Card, Looks, Stamp
from engine.picture import Address, Picture, SeatStyle, Thing, Zone
from engine.play.wording import labelled, named, upper_first
from engine.seat_styles import COLOURS, seat_style

Styles = Mapping[str, SeatStyle]


@dataclass(frozen=True)
class Face:
    """One card, ready to be drawn.

    Attributes:
        title: Such as "Round 3 of 12".
        frame: Whose colour and hatch frame it; None for a plain frame.
        order: The strip of marks, first one on the left.
        lines: (label, amount in bold, what stands in brackets or "") from top to bottom.
        hidden: Whether only the back is seen.
        said: Sentences and other long texts below the lines.
        picture: File of a picture below the title; None for none.
        big: What stands large in its middle; "" for nothing.
        stamps: Small pictures before it.
        tip: What is told of it besides; "" for nothing.
        size: Width and height on the table, in board units.
    """

    title: str
    frame: SeatStyle | None = None
    order: tuple[SeatStyle, ...] = ()
    lines: tuple[tuple[str, str, str], ...] = ()
    hidden: bool = False
    said: tuple[str, ...] = ()
    picture: Path | None = None
    big: str = ""
    stamps: tuple[Stamp, ...] = ()
    tip: str = ""
    size: tuple[float, float] = CARD_SIZE

    def in_words(self) -> str:
        """All that it shows, one thing a line."""
        if self.hidden:
            return QCoreApplication.translate("Card", "{}: face down").format(self.title)
        said = [" ".join(filter(None, (self.title, self.big)))]
        if self.order:
            names = ", ".join(style.title for style in self.order)
            said.append(QCoreApplication.translate("Card", "Order: {}").format(names))
        said += [" ".join(part for part in line if part) for line in self.lines]
        said = [line for line in (*said, *self.said) if line not in self.tip]
        return "\n".join(filter(None, (self.tip, *said)))


def face_of_thing(
    looks: Looks, thing: Thing, on_it: Sequence[Thing], styles: Sequence[SeatStyle]
) -> Face:
    """The face of a card that lies on the table.

    Args:
        looks: Have its template and its stamps.
        on_it: Things that lie on it. One that says something is a line, such as a bid with its
            amount; the other ones of seats are the strip of marks.
        styles: Of the seats.
    """
    look = looks.cards[thing.look]
    if thing.hidden:
        return Face(title=look.back, hidden=True, size=look.size)
    filled = [tuple(look.filled(part, thing.texts) for part in row) for row in look.rows]
    filled += [_lying(one, styles) for one in on_it if _worded(one)]
    framed = look.frame == "seat" and 0 <= thing.seat < len(styles)
    return Face(
        title=look.filled(look.title, thing.texts),
        frame=styles[thing.seat] if framed else None,
        order=tuple(
            styles[one.seat] for one in on_it if 0 <= one.seat < len(styles) and not _worded(one)
        ),
        lines=tuple((label, amount, more) for label, amount, more in filled if label or amount),
        said=tuple(filter(None, look.filled(look.text, thing.texts).split("\n"))),
        big=look.filled(look.big, thing.texts),
        stamps=looks.stamps_on(look, thing.texts),
        tip=thing.tip,
        size=look.size,
    )


def edge_of(look: Card, thing: Thing) -> str:
    """What shows of a card that lies on another one."""
    if thing.hidden:
        return look.back
    return look.filled(look.edge or look.title, thing.texts)


def _worded(thing: Thing) -> bool:
    return bool(thing.texts) or thing.count > 1


def _lying(thing: Thing, styles: Sequence[SeatStyle]) -> tuple[str, str, str]:
    """The line for a thing on a card: whose it is, and what it says."""
    whose = styles[thing.seat].title if 0 <= thing.seat < len(styles) else ""
    return whose, " ".join(thing.texts) or f"×{thing.count}", ""


@dataclass(frozen=True)
class Group:
    """The cards of one zone.

    Attributes:
        title: With its owner, and with the number of cards of a pile; may be "".
        cards: With their addresses, in order; of a pile the one on top.
        owner: Seat whose zone it is; None for nobody's.
    """

    title: str
    cards: tuple[tuple[Address, Face], ...]
    owner: SeatStyle | None = None


def groups_of_picture(picture: Picture, looks: Looks) -> list[Group]:
    """The cards beside the map and with the seats, by zone; zones without any are left out.

    Where there is no map, everything lies in the middle of the table and nothing beside it.
    """
    if not any(zone.kind == "map" for zone in picture.zones):
        return []
    zones = (zone for zone in picture.zones if in_panel(zone, looks))
    found = (_group(zone, looks, picture.styles) for zone in zones)
    return [group for group in found if group.cards]


def zone_title(zone: Zone, styles: Sequence[SeatStyle]) -> str:
    """Title of a zone behind that of its owner; "" where it has neither."""
    owner = styles[zone.owner].title if 0 <= zone.owner < len(styles) else ""
    return " · ".join(filter(None, (owner, zone.title)))


def _group(zone: Zone, looks: Looks, styles: Sequence[SeatStyle]) -> Group:
    cards, title = [], zone_title(zone, styles)
    owner = styles[zone.owner] if 0 <= zone.owner < len(styles) else None
    for thing in zone.things:
        if thing.look in looks.cards and thing.on is None:
            on_it = [one for one in zone.things if one.on == thing.address]
            address = zone.address if thing.hidden else thing.address
            cards.append((address, face_of_thing(looks, thing, on_it, styles)))
    if zone.kind == "pile" and len(cards) > 1:
        return Group(f"{title} ×{len(cards)}".lstrip(), (cards[-1],), owner)
    return Group(title, tuple(cards), owner)


def in_panel(zone: Zone, looks: Looks) -> bool:
    """Whether a zone beside a map is shown in the panel of cards."""
    if zone.kind == "map" or zone.place == "middle":
        return False
    return all(isinstance(looks.of(one.look), Card) for one in zone.things if one.on is None)


def face_of_row(
    schema: DeckSchema,
    row: Mapping[str, Any],
    number: int,
    styles: Mapping[str, Styles],
    folders: Sequence[Path] = (),
) -> Face:
    """The face of one card of a deck.

    The first name frames it, the first order is its strip, the first text its title, and the
    first picture stands below it; all other columns are lines or sentences.

    Args:
        schema: Of the deck.
        row: Column key -> entry or value; of a column that it lacks nothing is shown.
        number: Of the card in its deck, from 1.
        styles: Column key -> name -> style, as `styles_of` gives them.
        folders: Where pictures are looked up, one after the other.
    """
    placed: dict[str, tuple[Column, Any]] = {}
    lines: list[tuple[str, str, str]] = []
    said: list[str] = []
    for column in (one for one in schema.columns if one.key in row):
        entry = row[column.key]
        if column.on_face and column.on_face not in placed:
            placed[column.on_face] = (column, entry)
            continue
        line = column.line(entry)
        if line and column.wrapped:
            said.append(labelled(*line))
        elif line:
            lines.append(line)
        said += column.paragraphs(entry)
    marks = {
        place: tuple(styles[column.key][name] for name in column.marks(entry))
        for place, (column, entry) in placed.items()
    }
    frame = next(iter(marks.get("frame", ())), None)
    title = placed["title"][1] if "title" in placed else frame.title if frame else ""
    file = placed["picture"][1] if "picture" in placed else ""
    return Face(
        title=f"{number} · {title}" if title else f"{number}",
        frame=frame,
        order=marks.get("strip", ()),
        lines=tuple(lines),
        said=tuple(said),
        picture=_found(file, folders) if file else None,
    )


def pictures_of(game: Game, folder: Path | None) -> tuple[Path, ...]:
    """Where pictures of a deck are looked up: beside its file, and in the game's folder."""
    return (game.folder,) if folder is None else (folder, game.folder)


def _found(file: str, folders: Sequence[Path]) -> Path:
    """A picture in the first folder that has it; where it should be if none has."""
    paths = [folder / file for folder in folders] or [Path(file)]
    return next((path for path in paths if path.is_file()), paths[0])


def styles_of(game: Game, schema: DeckSchema) -> dict[str, dict[str, SeatStyle]]:
    """How each name of a deck shows: as the game says, else a free colour, shape and hatch.

    Args:
        game: Whose cards they are; one that is `Styled` may know the names.
        schema: Of the deck.

    Returns:
        Column key -> name -> style, for columns whose names show as marks.
    """
    known: Styles = game.styles if isinstance(game, Styled) else {}
    found: dict[str, dict[str, SeatStyle]] = {}
    for column in schema.columns:
        taken = {known[name].colour.lower() for name in column.marked if name in known}
        free = cycle([one for one in COLOURS if one.lower() not in taken] or COLOURS)
        found[column.key] = {
            name: known.get(name) or _made_up(game, name, place, next(free))
            for place, name in enumerate(column.marked)
        }
    return found


def _made_up(game: Game, name: str, place: int, colour: str) -> SeatStyle:
    """A style for a name that the game gives none."""
    return replace(seat_style(place, name, upper_first(named(game, name))), colour=colour)
