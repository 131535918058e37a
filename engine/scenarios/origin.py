"""Where a scenario comes from, and what was changed in it since: for those who must name it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.boards.board import Board
from engine.boards.diff import differences as board_differences
from engine.boards.layouts import map_of
from engine.declared import default_value
from engine.errors import Fault, OikistError
from engine.files import same_file
from engine.folders import variants_folder
from engine.game import Value
from engine.scenarios.catalog import find_variant, game_of, load_scenario
from engine.scenarios.deck_differences import differences as deck_differences
from engine.scenarios.mentions import SUFFIX
from engine.scenarios.variants import lineage, read_variant, resolve

if TYPE_CHECKING:
    from engine.boards.layouts import AnyBoard
    from engine.boards.map import Map
    from engine.scenarios.decks import Deck
    from engine.scenarios.scenario import Scenario

Key = tuple[str, ...]
_KEPT: Final = 16  # scenarios that were read last
_known: dict[tuple[str, Path | None], tuple[object, Scenario]] = {}  # with all they were made of


@dataclass(frozen=True)
class Changed:
    """One thing that is not as it was.

    Attributes:
        key: ("seats",), ("board",), ("decks", key) or ("parameters", name).
        value: What it is now: a value, or the title of another board or deck.
        count: Spaces or cards that differ, where it is still the same board or deck; else 0.
    """

    key: Key
    value: Value
    count: int = 0


@dataclass(frozen=True)
class Origin:
    """How a scenario came about.

    Attributes:
        changes: Against the variant that it was copied from or extends; seats and board
            first, then decks, then parameters in the order of the rulebook.
        unsaved: Whether no file holds it as it is.
        base: Title of that variant; "" where the changes are against its own file.
        sample: Whether it is the shipped one of which this is a copy.
        own: Against its own file, where its title tells it from that variant; None elsewhere.
    """

    changes: tuple[Changed, ...]
    unsaved: bool
    base: str = ""
    sample: bool = False
    own: tuple[Changed, ...] | None = None


def origin_of(scenario: Scenario) -> Origin:
    """Compare a scenario with its file, and with the variant that it comes from.

    That is the shipped variant of the same name if it is a copy of one, else its parent,
    else the file itself.
    """
    saved = _loaded(scenario.source, scenario.here)
    unsaved = saved is None or saved.digest != scenario.digest
    base, sample = _base(scenario)
    if base is None:
        return Origin(changes(saved, scenario) if saved is not None else (), unsaved)
    title = base.title or base.name
    titled = saved is not None and (scenario.title or scenario.name) != title
    own = changes(saved, scenario) if saved is not None and titled else None
    return Origin(changes(base, scenario), unsaved, title, sample, own)


def is_saved(scenario: Scenario) -> bool:
    """Whether the files of a scenario hold it as it is."""
    saved = _loaded(scenario.source, scenario.here)
    return saved is not None and saved.digest == scenario.digest


def _loaded(source: str, here: Path | None) -> Scenario | None:
    """The scenario as its files are now; they are read again where one has changed."""
    try:
        made_of = _made_of(source, here)
        known = _known.pop((source, here), None)
        if known is None or known[0] != made_of:
            known = made_of, load_scenario(source, here=here)
    except (OikistError, OSError):
        return None
    _known[source, here] = known
    if len(_known) > _KEPT:
        _known.pop(next(iter(_known)))
    return known[1]


def _made_of(source: str, here: Path | None) -> object:
    """What the files of variants say, and which board and decks that means, as they are now."""
    variant = read_variant(find_variant(source, here), here)
    game = game_of(variant)
    resolved = resolve(variant, game, [])
    files = [*resolved.decks.values(), *([resolved.board] if resolved.board else [])]
    states = [file.stat() for file in files]
    stamps = [(one.st_dev, one.st_ino, one.st_mtime_ns, one.st_size) for one in states]
    return game, variant, resolved, stamps


def _base(scenario: Scenario) -> tuple[Scenario | None, bool]:
    """The variant that another one comes from, and whether it is the sample of its name."""
    game = scenario.game.name
    try:
        file = find_variant(scenario.source, scenario.here)
        sample = variants_folder() / game / f"{file.stem}{SUFFIX}"
        if sample.is_file():
            own = same_file(sample, file)
            return (None if own else _loaded(str(sample), scenario.here)), not own
        faults: list[Fault] = []
        parents = lineage(read_variant(file, scenario.here), faults)[1:]
    except OikistError:
        return None, False
    parent = parents[0].path if parents else None
    base = _loaded(str(parent.absolute()), scenario.here) if parent is not None else None
    return base, False


def changes(base: Scenario, now: Scenario) -> tuple[Changed, ...]:
    """What is not in a scenario as it is in another one of the same game."""
    found: list[Changed] = []
    if base.seats != now.seats:
        found.append(Changed(("seats",), now.seats))
    found += _of_board(base.board, now.board)
    for key, deck in now.decks.items():
        found += _of_deck(key, base.decks.get(key), deck, now)
    found += (
        Changed(("parameters", name), now.parameters[name])
        for name in now.game.parameters
        if not _alike(name, base, now)
    )
    return tuple(found)


def _alike(name: str, base: Scenario, now: Scenario) -> bool:
    """Whether a parameter is as it was, or what is usual with this number of seats."""
    if base.parameters[name] == now.parameters[name]:
        return True
    parameter = now.game.parameters[name]
    return base.seats != now.seats and all(
        one.parameters[name] == default_value(parameter, one.seats) for one in (base, now)
    )


def _of_board(base: AnyBoard | None, now: AnyBoard | None) -> list[Changed]:
    if now is None or (base is not None and base.digest == now.digest):
        return []
    title = now.title or now.name
    if base is None or not _same(base, now):
        return [Changed(("board",), title)]
    return [Changed(("board",), title, _changed_spaces(base, now))]


def _same(base: AnyBoard | Deck, now: AnyBoard | Deck) -> bool:
    """Whether it is the same board or deck; what was restored from a match has no file's name."""
    return base.name == now.name or (bool(base.title) and base.title == now.title)


def _changed_spaces(base: AnyBoard, now: AnyBoard) -> int:
    """How many spaces differ; of a graph also those at the ends of links that do."""
    if isinstance(base, Board) and isinstance(now, Board):
        return len({one.hex for one in board_differences(base, now).hexes})
    before, after = (_by_key(map_of(board)) for board in (base, now))
    return sum(before.get(key) != after.get(key) for key in before | after)


def _by_key(places: Map) -> dict[str, tuple[object, ...]]:
    """Each space with its links, by its key; where it is drawn does not matter."""
    keys = [space.key for space in places.spaces]
    links: dict[str, list[tuple[object, ...]]] = {key: [] for key in keys}
    for link in places.links:
        for one, other in (link.ends, link.ends[::-1]):
            more = sorted(link.attributes.items())
            links[keys[one]].append((keys[other], link.kind, link.label, more))
    return {
        space.key: (space.kind, sorted(space.attributes.items()), sorted(links[space.key], key=str))
        for space in places.spaces
    }


def _of_deck(key: str, base: Deck | None, now: Deck, scenario: Scenario) -> list[Changed]:
    if base is not None and base.digest == now.digest:
        return []
    if base is None or not _same(base, now):
        return [Changed(("decks", key), now.title or now.name)]
    cells = deck_differences(scenario.game.deck_schemas[key], base.cards, now.cards)
    cards = {one.after if one.after is not None else ("gone", one.before) for one in cells}
    return [Changed(("decks", key), now.title or now.name, len(cards))]
