"""What a board says about single spaces, edges and vertices, and how files spell it.

A site is (where, hex, part, key): `where` is "space", "edge" or "vertex", `part` the number
of the edge or corner as in `lattice.py` and 0 for a space, `key` the attribute's word. An
edge belongs to two hexes and a vertex to three, so each has several spellings; the
canonical one is the spelling with the lowest part, which is 0, 1 or 2 for an edge and 0 or
1 for a vertex. It depends on the lattice alone, so its hex may lie beside the board.

In a file the tables [spaces], [edges] and [vertices] hold a line for each place that
carries something; an edge or a corner is a hex of the board and a compass name::

    [edges]
    c4-ne = { river = true }

Each is written with the first of its hexes, in reading order, that is on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Final

from engine.boards.lattice import (
    EDGES,
    Hex,
    Operation,
    Orientation,
    corner_names,
    edge_names,
    neighbour,
    opposite,
    transformed,
    transformed_corner,
    transformed_edge,
)
from engine.boards.notation import hex_name, named_hex, reading_order
from engine.language import say
from engine.remedies import did_you_mean
from engine.schema import Attribute, BoardSchema

Site = tuple[str, Hex, int, str]
AttributeValue = bool | int | str
Told = tuple[str, str, str]  # place, what, remedy

TABLES: Final[Mapping[str, str]] = {"space": "spaces", "edge": "edges", "vertex": "vertices"}


def spellings(site: Site, orientation: Orientation) -> tuple[Site, ...]:
    """All ways to name a site, one for each hex that shares it; the canonical one first."""
    where, axial, part, key = site
    found = [(part, axial)]
    if where == "edge":
        found.append((opposite(part), neighbour(axial, part, orientation)))
    elif where == "vertex":
        before = (part - 1) % EDGES
        found.append(((part + 4) % EDGES, neighbour(axial, part, orientation)))
        found.append(((part + 2) % EDGES, neighbour(axial, before, orientation)))
    return tuple((where, own, number, key) for number, own in sorted(found))


def canonical(site: Site, orientation: Orientation) -> Site:
    """The one spelling of a site by which boards keep it."""
    return spellings(site, orientation)[0]


def carried(site: Site, hexes: Collection[Hex], orientation: Orientation) -> bool:
    """Whether one of the hexes that share a site is among these."""
    return any(own[1] in hexes for own in spellings(site, orientation))


def shifted_site(site: Site, step: Hex) -> Site:
    """A site after moving everything on the lattice; a canonical one stays canonical."""
    where, (q, r), part, key = site
    return (where, (q + step[0], r + step[1]), part, key)


def transformed_site(site: Site, operation: Operation, orientation: Orientation) -> Site:
    """The canonical site after one of the twelve operations about (0, 0)."""
    where, axial, part, key = site
    if where == "edge":
        part = transformed_edge(part, operation, orientation)
    elif where == "vertex":
        part = transformed_corner(part, operation, orientation)
    return canonical((where, transformed(axial, operation, orientation), part, key), orientation)


def site_name(site: Site, hexes: Collection[Hex], orientation: Orientation) -> str:
    """Notation of a place on a board, such as "c4" or "c4-ne", without the key.

    Args:
        hexes: The spaces of the board; one of those that share the site at least.
    """
    own = [found for found in spellings(site, orientation) if found[1] in hexes]
    where, axial, part, _ = min(own, key=lambda found: reading_order(found[1], orientation))
    name = hex_name(axial, orientation)
    return name if where == "space" else f"{name}-{_part_names(where, orientation)[part]}"


def _part_names(where: str, orientation: Orientation) -> tuple[str, ...]:
    return edge_names(orientation) if where == "edge" else corner_names(orientation)


def site_table(
    attributes: Mapping[Site, AttributeValue],
    hexes: Collection[Hex],
    schema: BoardSchema,
    orientation: Orientation,
) -> dict[str, dict[str, dict[str, AttributeValue]]]:
    """The tables of a file: name of table -> name of place -> key -> value.

    Places are in reading order, their parts clockwise, keys as the schema lists them.
    """
    rank = {declared: number for number, declared in enumerate(_declared(schema))}
    where_rank = list(TABLES)

    def order(site: Site) -> tuple[Any, ...]:
        own = [found for found in spellings(site, orientation) if found[1] in hexes]
        _, axial, part, _ = min(own, key=lambda found: reading_order(found[1], orientation))
        place = (where_rank.index(site[0]), reading_order(axial, orientation), part)
        return (*place, rank.get((site[0], site[3]), len(rank)), site[3])

    tables: dict[str, dict[str, dict[str, AttributeValue]]] = {}
    for site in sorted(attributes, key=order):
        table = tables.setdefault(TABLES[site[0]], {})
        name = site_name(site, hexes, orientation)
        table.setdefault(name, {})[site[3]] = attributes[site]
    return tables


def value_fault(attribute: Attribute, value: object) -> tuple[str, str] | None:
    """What is wrong with a value and how to mend it; None for a good one."""
    said = f"'{value}'" if isinstance(value, str) else str(value).lower()
    if attribute.kind == "flag":
        fine = isinstance(value, bool)
        remedy = say("write true or false")
    elif attribute.kind == "integer":
        whole = isinstance(value, int) and not isinstance(value, bool)
        bound = attribute.high > attribute.low
        fine = whole and (not bound or attribute.low <= value <= attribute.high)  # type: ignore[operator]
        remedy = say("give a whole number")
        if bound:
            low, high = attribute.low, attribute.high
            remedy = say("give a whole number from {low} to {high}", low=low, high=high)
    elif attribute.kind == "choice":
        fine = isinstance(value, str) and value in attribute.choices
        remedy = did_you_mean(str(value), attribute.choices)
    else:
        fine = isinstance(value, str) and bool(value.strip()) and "\n" not in value
        remedy = say("write one line of text")
    return None if fine else (say("{value} is not a valid value", value=said), remedy)


def attribute_faults(
    attributes: Mapping[Site, AttributeValue],
    hexes: Collection[Hex],
    schema: BoardSchema,
    orientation: Orientation,
) -> list[Told]:
    """What keeps these attributes from being those of a board of a game."""
    known = _declared(schema)
    found = []
    for site, value in attributes.items():
        where, _, _, key = site
        place = f"{TABLES[where]}.{site_name(site, hexes, orientation)}.{key}"
        if (where, key) not in known:
            found.append((place, say("unknown attribute"), _known_keys(key, where, schema)))
        elif wrong := value_fault(known[where, key], value):
            found.append((place, *wrong))
    return found


def _declared(schema: BoardSchema) -> dict[tuple[str, str], Attribute]:
    return {(own.on, own.key): own for own in schema.attributes}


def _known_keys(key: str, where: str, schema: BoardSchema) -> str:
    return did_you_mean(key, [own.key for own in schema.attributes if own.on == where])


def read_tables(
    tables: Mapping[str, Any],
    spaces: Collection[Hex],
    schema: BoardSchema,
    orientation: Orientation,
    told: Callable[[str, str, str], None],
) -> dict[Site, AttributeValue]:
    """The attributes in the tables of a file.

    Args:
        tables: Top table of the file.
        spaces: Hexes of the board.
        told: Called with place, what and remedy for everything that is wrong.
    """
    found: dict[Site, AttributeValue] = {}
    spelt: dict[Site, str] = {}
    known = _declared(schema)
    for where, name, entries in _lines(tables, told):
        place = f"{TABLES[where]}.{name}"
        at = _named_site(where, name, spaces, orientation, place, told)
        for key, value in entries.items():
            if (where, key) not in known:
                told(f"{place}.{key}", say("unknown attribute"), _known_keys(key, where, schema))
            elif wrong := value_fault(known[where, key], value):
                told(f"{place}.{key}", *wrong)
            elif at is not None:
                site = canonical((where, *at, key), orientation)
                if site in spelt:
                    what = _twice(where, spelt[site])
                    told(f"{place}.{key}", what, say("write it once"))
                spelt[site] = name
                found[site] = value
    return found


def _lines(
    tables: Mapping[str, Any], told: Callable[[str, str, str], None]
) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Where, name of the place and its entries, line by line."""
    for where, title in TABLES.items():
        table = tables.get(title, {})
        if not isinstance(table, dict):
            told(
                title,
                say("must be a table"),
                say("write [{title}] and lines below it", title=title),
            )
            continue
        for name, entries in table.items():
            if isinstance(entries, dict):
                yield where, name, entries
            else:
                told(
                    f"{title}.{name}",
                    say("must be a table"),
                    say("write it like {example}", example="{ key = value }"),
                )


def _named_site(
    where: str,
    name: str,
    spaces: Collection[Hex],
    orientation: Orientation,
    place: str,
    told: Callable[[str, str, str], None],
) -> tuple[Hex, int] | None:
    """Hex and part that a name such as "c4-ne" means, or None after telling why not."""
    word, _, part = name.partition("-")
    names = _part_names(where, orientation)
    axial = named_hex(word, orientation)
    if where == "space":
        part, names = "", ("",)
        axial = named_hex(name, orientation)
    elif part not in names:
        example = f"a space and a direction, like {word or 'c4'}-{names[1]}"
        told(
            place,
            _no_part(where, part),
            say("write {example}; {remedy}", example=example, remedy=did_you_mean(part, names)),
        )
        return None
    if axial is None or axial not in spaces:
        told(place, say("is not a space of this board"), say("name a space of the map, like c4"))
        return None
    return axial, names.index(part)


def _no_part(where: str, part: str) -> str:
    """What is said about a direction that no edge or corner has."""
    if where == "vertex":
        return say("'{part}' is not a vertex of a hex", part=part)
    return say("'{part}' is not an edge of a hex", part=part)


def _twice(where: str, place: str) -> str:
    """What is said about something that stands under two names."""
    if where == "vertex":
        return say("this is the same vertex as {place}", place=place)
    if where == "edge":
        return say("this is the same edge as {place}", place=place)
    return say("this is the same space as {place}", place=place)
