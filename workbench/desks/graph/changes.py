"""New values of a map's fields for what tools and panels do; `Document.do` takes them.

Nothing here writes: each function reads a document and gives the fields to change.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from string import ascii_lowercase
from typing import Any, Final

from engine.boards.graph import GraphBoard
from engine.boards.map import SITES, Map
from engine.picture import Point
from workbench.documents.edits import Key
from workbench.documents.graph_document import GraphDocument
from workbench.documents.graph_fields import AREA, LINK, SPACE, Place, graph_fields, words_of

After = dict[Key, Any]
PLACES: Final = 3  # decimals of a place
_NUMBER: Final = re.compile(r"[-_]?\d+$")


def tidy(x: float, y: float) -> list[float]:
    """A point as files have it."""
    return [round(x, PLACES) + 0.0, round(y, PLACES) + 0.0]


def slug(title: str) -> str:
    """A title as a key of a file; "" if no letter or digit is left."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def free_key(document: GraphDocument, stem: str, taken: Collection[str] = ()) -> str:
    """A key that no space and no area has, such as "town-4" for "town"; "level-2-4" of a level."""
    own = slug(stem) or "space"
    known = {*document.spaces, *document.areas, *taken}
    number = 1
    while (key := f"{own}-{number}") in known:
        number += 1
    return key


def key_for(document: GraphDocument, name: str, own: str) -> str:
    """A key made of a name, such as "koln" for "Köln"; `own` if that is the best there is."""
    wanted = slug(name)
    known = {*document.spaces, *document.areas} - {own}
    if not wanted:
        return own
    return wanted if wanted not in known else free_key(document, _NUMBER.sub("", wanted))


def is_given(key: str, kinds: Iterable[str]) -> bool:
    """Whether a key is one that `free_key` gave, so that a name may still change it.

    Args:
        kinds: Those that the place may have had.
    """
    stems = "|".join(re.escape(slug(kind) or "space") for kind in kinds)
    return bool(re.fullmatch(rf"(?:{stems})-\d+", key))


# Labels.


def known_labels(document: GraphDocument) -> Sequence[str]:
    """What links may be labelled with: by the schema, or letters where some have one."""
    if document.declared.labels:
        return document.declared.labels
    if any(link.label for link in document.links.values()):
        return tuple(ascii_lowercase)
    return ()


def free_label(document: GraphDocument, ends: Iterable[str]) -> str:
    """The first label that no link at some spaces has; "" if there is none."""
    met = {document.links[link].label for end in ends for link in document.links_at(end)}
    return next((label for label in known_labels(document) if label not in met), "")


def label_of_key(document: GraphDocument, letter: str) -> str:
    """The label that a typed letter means; "" if links have no such label."""
    known = document.declared.labels
    if not known:
        return letter if len(letter) == 1 and letter.isalnum() else ""
    if letter in known:
        return letter
    return next((one for one in known if one.lower() == letter.lower()), "")


# What is added.


def new_space(document: GraphDocument, kind: str, at: Point) -> tuple[After, Place]:
    """A space, the last of all."""
    key = free_key(document, kind)
    rank = max((one.rank for one in document.spaces.values()), default=0) + 1
    own = (SPACE, key)
    return {(*own, "kind"): kind, (*own, "at"): tidy(*at), (*own, "rank"): rank}, own


def new_link(
    document: GraphDocument, kind: str, ends: tuple[str, str], through: Sequence[Point] = ()
) -> tuple[After, Place]:
    """A link with the next label that is free at both ends."""
    own = (LINK, max(document.links, default=0) + 1)
    after: After = {(*own, "kind"): kind, (*own, "ends"): list(ends)}
    if label := free_label(document, ends):
        after[(*own, "label")] = label
    if through:
        after[(*own, "through")] = [tidy(*point) for point in through]
    return after, own


def new_area(
    document: GraphDocument, kind: str, spaces: Sequence[str], outline: Sequence[Point] = ()
) -> tuple[After, Place]:
    """An area, the last of all."""
    own = (AREA, free_key(document, kind))
    rank = max((one.rank for one in document.areas.values()), default=0) + 1
    after: After = {(*own, "kind"): kind, (*own, "rank"): rank}
    if spaces:
        after[(*own, "spaces")] = list(spaces)
    if outline:
        after[(*own, "outline")] = [tidy(*point) for point in outline]
    return after, own


# What is taken away and moved.


def without(document: GraphDocument, places: Iterable[Place]) -> After:
    """Without some places; a space takes its links along, and areas that were of it alone."""
    gone = set(places)
    spaces = {str(key) for where, key in gone if where == SPACE}
    gone |= {(LINK, link) for key in spaces for link in document.links_at(key)}
    after: After = {}
    for area in document.areas.values():
        left = [key for key in area.spaces if key not in spaces]
        if len(left) == len(area.spaces):
            continue
        if left or len(area.outline) > 2:
            after[(AREA, area.key, "spaces")] = left or None
        else:
            gone.add((AREA, area.key))
    for place in gone:
        words = words_of(document.declared, place)
        after |= {key: None for key in words if document.fields.get(key) is not None}
    return after


def moving(document: GraphDocument, places: Collection[Place]) -> dict[Key, Any]:
    """The fields with points that go along when some places are moved, as they are now.

    Links between two of the spaces keep their shape, and areas of these spaces alone theirs.
    """
    spaces = {str(key) for where, key in places if where == SPACE}
    keys: list[Key] = [(SPACE, key, what) for key in spaces for what in ("at", "outline")]
    links = {link for key in spaces for link in document.links_at(key)}
    keys += [
        (LINK, number, "through")
        for number in links
        if (LINK, number) in places or spaces.issuperset(document.links[number].ends)
    ]
    keys += [(*place, "through") for place in places if place[0] == LINK and place[1] not in links]
    keys += [
        (AREA, area.key, "outline")
        for area in document.areas.values()
        if (AREA, area.key) in places or (area.spaces and spaces.issuperset(area.spaces))
    ]
    found = {key: document.fields.get(key) for key in keys}
    return {key: value for key, value in found.items() if value}


def moved(before: dict[Key, Any], step: Point) -> After:
    """Fields of `moving` a step away from where they were."""
    return {key: _shifted(key, value, step) for key, value in before.items()}


# Order and names.


def renumbered(document: GraphDocument, key: str, number: int) -> After:
    """A space at another place in the order; from 1 on, over all spaces."""
    order = [one for one in document.order if one != key]
    order.insert(min(max(number - 1, 0), len(order)), key)
    return {
        (SPACE, one, "rank"): rank
        for rank, one in enumerate(order, start=1)
        if document.spaces[one].rank != rank
    }


def rekeyed(document: GraphDocument, place: Place, key: str) -> After:
    """A space or an area under another key, and all that mentions it."""
    where, own = place
    after: After = {}
    if key == own:
        return after
    for field in words_of(document.declared, place):
        if (value := document.fields.get(field)) is not None:
            after |= {field: None, (where, key, *field[2:]): value}
    if where == AREA:
        return after
    for number in document.links_at(str(own)):
        ends = document.links[number].ends
        after[(LINK, number, "ends")] = [key if end == own else end for end in ends]
    for area in document.areas.values():
        if own in area.spaces:
            spaces = [key if one == own else one for one in area.spaces]
            after[(AREA, area.key, "spaces")] = spaces
    return after


def in_areas(document: GraphDocument, spaces: Iterable[str], area: str, *, inside: bool) -> After:
    """Spaces put into an area, or taken out of it."""
    own, wanted = document.areas[area].spaces, list(spaces)
    if inside:
        left = [*own, *(key for key in wanted if key not in own)]
    else:
        left = [key for key in own if key not in wanted]
    return {(AREA, area, "spaces"): left or None}


def adopted(document: GraphDocument, places: Map) -> After:
    """What makes the map this one, which begins with all places of the document, in order."""
    fresh = graph_fields(GraphBoard(document.game, "", "", "", places), document.declared)
    first = max(document.links, default=0)
    known = sorted(document.links)
    numbers = [*known, *range(first + 1, first + 1 + len(places.links) - len(known))]
    ranks = {
        SPACE: [one.rank for one in document.spaces.values()],
        AREA: [one.rank for one in document.areas.values()],
    }
    last = {where: (max(own, default=0), len(own)) for where, own in ranks.items()}
    after: After = dict.fromkeys(
        key for key in document.fields if key[0] in SITES and key[-1] != "rank"
    )
    for key, value in fresh.items():
        where = str(key[0])
        if where not in SITES:
            continue
        own: Place = (where, numbers[int(key[1]) - 1] if where == LINK else key[1])
        if key[-1] != "rank":
            after[(*own, *key[2:])] = value
        elif not document.has(own):
            most, count = last[where]
            after[(*own, "rank")] = most + value - count
    return after


def _shifted(key: Key, value: Any, step: Point) -> Any:
    x, y = step
    if key[-1] == "at":
        return tidy(value[0] + x, value[1] + y)
    return [tidy(a + x, b + y) for a, b in value]
