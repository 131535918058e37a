"""What `oikist board` shows of boards of points and links."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

import typer

from engine.boards.graph import place_in_file
from engine.boards.map import SITES
from engine.cli.terminal import print_json, print_table

if TYPE_CHECKING:
    from engine.boards.graph import GraphBoard
    from engine.boards.graph_diff import ChangedPlace
    from engine.boards.map import Map
    from engine.picture import Address
    from engine.schema import BoardSchema

_SHOWN = 4


def show_graph(board: GraphBoard, as_json: bool) -> None:
    """The spaces of a board with their links, and its areas."""
    places = board.map
    if as_json:
        print_json(_whole(board))
        return
    wide, high = places.size
    counts = f"{len(places.spaces)} spaces, {len(places.links)} links, {len(places.areas)} areas"
    typer.echo(f"{board.title}: {counts}, {wide:g} by {high:g}\n")
    rows = [
        (number + 1, space.key, space.name, space.kind, _ways(places, number), _said(space))
        for number, space in enumerate(places.spaces)
    ]
    print_table(("number", "space", "name", "kind", "links", "more"), rows, words=6)
    if places.areas:
        keys = [space.key for space in places.spaces]
        print_table(
            ("area", "name", "kind", "spaces", "more"),
            [
                (
                    one.key,
                    one.name,
                    one.kind,
                    ", ".join(keys[own] for own in one.spaces),
                    _said(one),
                )
                for one in places.areas
            ],
            words=5,
        )
    if board.note:
        typer.echo(board.note)


def _ways(places: Map, space: int) -> str:
    """Where the links of a space lead, with their labels."""
    found = []
    for number in places.links_at[space]:
        link = places.links[number]
        other = places.spaces[sum(link.ends) - space].key
        found.append(f"{link.label} {other}".strip())
    return ", ".join(sorted(found))


def _said(place: Any) -> str:
    """The attributes of a place on one line."""
    said = (f"{key} {str(value).lower() if isinstance(value, bool) else value}"
            for key, value in place.attributes.items())  # fmt: skip
    return ", ".join(said)


def _whole(board: GraphBoard) -> dict[str, Any]:
    places, keys = board.map, [space.key for space in board.map.spaces]
    return {
        "game": board.game,
        "name": board.name,
        "title": board.title,
        "note": board.note,
        "layout": "graph",
        "size": list(places.size),
        "digest": board.digest,
        "spaces": {
            one.key: {
                "name": one.name,
                "kind": one.kind,
                "at": list(one.centre),
                "attributes": dict(one.attributes),
            }
            for one in places.spaces
        },
        "links": [
            {
                "ends": [keys[end] for end in one.ends],
                "kind": one.kind,
                "label": one.label,
                "attributes": dict(one.attributes),
            }
            for one in places.links
        ],
        "areas": {
            one.key: {
                "name": one.name,
                "kind": one.kind,
                "spaces": [keys[own] for own in one.spaces],
                "attributes": dict(one.attributes),
            }
            for one in places.areas
        },
    }


def measure_graph_board(board: GraphBoard, schema: BoardSchema, as_json: bool) -> None:
    """The figures of a board."""
    from engine.boards.graph_metrics import measure_graph

    metrics, places = measure_graph(board, schema), board.map
    if as_json:
        print_json(graph_data(metrics, places))
        return
    rows = []
    for figure in metrics.figures():
        first = ", ".join(_name(places, site) for site in figure.sites[:_SHOWN])
        more = f" and {len(figure.sites) - _SHOWN} more" if len(figure.sites) > _SHOWN else ""
        value = f"{figure.value:,.2f}" if figure.value % 1 else f"{figure.value:,.0f}"
        rows.append((figure.text, first + more, value, figure.unit))
    print_table(("figure", "where", "value", "unit"), rows, title=board.title, words=2)


def compare_graphs(old: GraphBoard, new: GraphBoard, as_json: bool) -> None:
    """What differs between two boards."""
    from engine.boards.graph_diff import graph_differences

    found = graph_differences(old, new)
    if as_json:
        print_json(
            {
                "alike": found.alike,
                "texts": [graph_data(text, new.map) for text in found.texts],
                "changes": [_change(one, old.map, new.map) for one in found.places],
            }
        )
        return
    if not found:
        typer.echo("The boards are the same.")
        return
    for text in found.texts:
        typer.echo(f"{text.key}: {text.before or '(none)'} -> {text.after or '(none)'}")
    rows = [
        (f"{one.what} {one.key}".strip(), f"{one.on} {one.name}", one.before, one.after)
        for one in found.places
    ]
    title = f"{len(rows)} changes, {found.alike} spaces alike"
    print_table(("change", "place", "before", "after"), rows, title=title, words=4)


def _change(one: ChangedPlace, old: Map, new: Map) -> dict[str, Any]:
    known = [(places, site) for places, site in ((new, one.new), (old, one.old)) if site]
    found = {"what": one.what, "place": place_in_file(*known[0]), "name": one.name}
    found |= {"key": one.key} if one.key else {}
    return found | {"before": one.before, "after": one.after}


def graph_data(value: Any, places: Map) -> Any:
    """Plain data of a bundle of figures; addresses are those of a board file."""
    if is_dataclass(value):
        return {own.name: graph_data(getattr(value, own.name), places) for own in fields(value)}
    if isinstance(value, tuple):
        if len(value) == 2 and value[0] in SITES and isinstance(value[1], int):
            return place_in_file(places, value)
        return [graph_data(entry, places) for entry in value]
    if isinstance(value, Mapping):
        return {key: graph_data(entry, places) for key, entry in value.items()}
    return value


def _name(places: Map, address: Address) -> str:
    site = places.site(address)
    return "" if site is None else places.name(site)
