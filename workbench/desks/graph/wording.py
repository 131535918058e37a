"""The places of a map in words, for the history, the status bar and screen readers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication

from engine.schema import SpaceKind
from workbench.documents.graph_document import GraphDocument
from workbench.documents.graph_fields import AREA, LINK, SPACE, Place
from workbench.language.counts import counted


def kinds_of(document: GraphDocument, where: str) -> Sequence[SpaceKind]:
    """The kinds of spaces, links or areas that the game knows."""
    schema = document.schema
    return {SPACE: schema.kinds, LINK: schema.links, AREA: schema.areas}[where]


def kind_title(document: GraphDocument, where: str, key: str) -> str:
    """Title of a kind for people; the key for one that the schema does not know."""
    return next((kind.title for kind in kinds_of(document, where) if kind.key == key), key)


def name_of(document: GraphDocument, place: Place) -> str:
    """What people call a place: its name; of a link its ends, with its label."""
    where, key = place
    if where == SPACE:
        return document.spaces[str(key)].title
    if where == AREA:
        return document.areas[str(key)].title
    link = document.links[int(key)]
    ends = (document.spaces[end].title if end in document.spaces else end for end in link.ends)
    return f"{'–'.join(ends)} {link.label}".rstrip()


def said_of(document: GraphDocument, places: Collection[Place]) -> str:
    """Such as "Rome" for one place and "12 spaces" for several."""
    if len(places) == 1:
        return name_of(document, next(iter(places)))
    tr = QCoreApplication.translate
    parts = {where for where, _ in places}
    if parts == {SPACE}:
        return counted(tr("MapTools", "{count:space|spaces}"), count=len(places))
    if parts == {LINK}:
        return counted(tr("MapTools", "{count:link|links}"), count=len(places))
    if parts == {AREA}:
        return counted(tr("MapTools", "{count:area|areas}"), count=len(places))
    return counted(tr("MapTools", "{count:place|places}"), count=len(places))


def described(document: GraphDocument, place: Place) -> str:
    """Name, kind, number and what belongs to a place, divided by " · "."""
    tr = QCoreApplication.translate
    where, key = place
    parts = [name_of(document, place)]
    if where == SPACE:
        space = document.spaces[str(key)]
        parts.append(kind_title(document, where, space.kind))
        number = document.order.index(str(key)) + 1
        parts.append(tr("MapTools", "number {}").format(number))
        labels = [document.links[link].label or "–" for link in document.links_at(str(key))]
        links = counted(tr("MapTools", "{count:link|links}"), count=len(labels))
        parts.append(f"{links} ({', '.join(labels)})" if any(map(_lettered, labels)) else links)
        areas = [one.title for one in document.areas.values() if key in one.spaces]
        parts += [tr("MapTools", "in {}").format(", ".join(areas))] if areas else []
    elif where == LINK:
        parts.append(kind_title(document, where, document.links[int(key)].kind))
    else:
        area = document.areas[str(key)]
        parts.append(kind_title(document, where, area.kind))
        parts.append(counted(tr("MapTools", "{count:space|spaces}"), count=len(area.spaces)))
    return " · ".join(parts)


def _lettered(label: str) -> bool:
    return label != "–"
