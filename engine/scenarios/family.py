"""The family of a game's variants: who extends whom, and what differs between two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from engine.documents import shown
from engine.errors import Fault, OikistError
from engine.file_kinds import VARIANT, kind_of
from engine.files import read_bytes
from engine.folders import variants_folder
from engine.game import Game, Value
from engine.scenarios import catalog, mentions
from engine.scenarios.mentions import Mention, look_up
from engine.scenarios.variants import Resolved, Variant, lineage, read_variant, resolve

Key = tuple[str, ...]


@dataclass
class Kin:
    """One variant in the tree.

    Attributes:
        name: File name without ending, or the name that is not found.
        source: What `catalog.find_variant` understands; "" for one that is not found.
        path: Its file; None for one that is not found or has none yet.
        variant: As read; None if it cannot be.
        shipped: Whether it comes with Oikist.
        fault: What is wrong, such as a missing parent or a circle; "" if nothing is.
        differing: How many parameters, seats, board and decks it says anew.
        children: Variants that extend it, by name.
    """

    name: str
    source: str = ""
    path: Path | None = None
    variant: Variant | None = None
    shipped: bool = False
    fault: str = ""
    differing: int = 0
    children: list[Kin] = field(default_factory=list)

    def walk(self) -> Iterator[Kin]:
        """This one and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True)
class Difference:
    """One thing that two variants play otherwise.

    Attributes:
        key: ("seats",), ("board",), ("decks", key) or ("parameters", name).
        first, second: The values; titles of board and decks.
    """

    key: Key
    first: Value
    second: Value


def family(
    game: Game,
    near: Path | None = None,
    unsaved: Iterable[Variant] = (),
    here: Path | None = None,
) -> list[Kin]:
    """The trees of a game's variants: those that extend nothing, each with its children.

    A shipped variant of which the project has a copy that plays the same is not listed a
    second time; what extends it stands below the copy.

    Args:
        near: A variant file whose folder is looked at too, whatever else lies there.
        unsaved: Variants that have no file yet.
        here: Folder that one works in; None for the current one.
    """
    short = mentions.names("variant", game.name, here=here)
    known = mentions.names("variant", game.name, near, here)
    kin_of = {path.resolve(): _kin(game, path, short, here) for path in known.values()}
    found = {path: kin for path, kin in kin_of.items() if kin.variant or not _is_other(path)}
    drafts = [(kin, _parent(kin.variant, kin)) for kin in map(_draft, unsaved) if kin.variant]
    for _, parent in drafts:
        if parent is not None and parent not in found:
            found[parent] = _kin(game, parent, short, here)
    parents: dict[Path, Path] = {}
    strangers: dict[str, Kin] = {}
    waiting = list(found)
    while waiting:
        path = waiting.pop(0)
        variant = found[path].variant
        if variant is None or not variant.extends:
            continue
        parent = _parent(variant, found[path])
        if parent is None:
            lost = strangers.setdefault(
                variant.extends, Kin(variant.extends, fault="there is no such variant")
            )
            lost.children.append(found[path])
            continue
        if parent not in found:
            found[parent] = _kin(game, parent, short, here)
            waiting.append(parent)
        parents[path] = parent
    copies = _copies(found, known, game)
    kept = {path: kin for path, kin in found.items() if path not in copies}
    parents = {path: copies.get(above, above) for path, above in parents.items() if path in kept}
    roots = _hang(kept, parents, {id(kin) for lost in strangers.values() for kin in lost.children})
    for kin, above in drafts:
        beside = roots if above is None else kept[copies.get(above, above)].children
        beside.append(kin)
    return _sorted([*roots, *strangers.values()])


def _is_other(path: Path) -> bool:
    """Whether a file is surely no variant, such as a board that lies beside some."""
    try:
        return kind_of(path) not in ("", VARIANT)
    except OikistError:
        return False


def _draft(variant: Variant) -> Kin:
    """A variant without a file."""
    return Kin(variant.name, variant=variant, differing=said_anew(variant))


def _copies(found: Mapping[Path, Kin], known: Mapping[str, Path], game: Game) -> dict[Path, Path]:
    """Shipped variants -> the file of the same name that plays the same and comes before it."""
    copies: dict[Path, Path] = {}
    for path, kin in found.items():
        copy = known[kin.name].resolve() if kin.name in known else path
        other = found.get(copy)
        if copy == path or other is None or kin.variant is None or other.variant is None:
            continue
        if kin.shipped and not differences(kin.variant, other.variant, game):
            copies[path] = copy
    return copies


def _kin(game: Game, path: Path, short: Mapping[str, Path], here: Path | None) -> Kin:
    kin = Kin(path.stem, _source(game, path, short, here), path, shipped=_is_shipped(path))
    try:
        variant = read_variant(path, here)
    except OikistError as error:
        kin.fault = str(error.faults[0])
        return kin
    kin.variant = variant
    if variant.game != game.name:
        kin.fault = f"a variant of '{variant.game}'"
    kin.differing = said_anew(variant)
    return kin


def said_anew(variant: Variant) -> int:
    """How many parameters, seats, board and decks a variant says anew.

    One that extends nothing has to name seats, board and decks: they change nothing.
    """
    said = (variant.seats is not None, bool(variant.board))
    beside = len(variant.decks) + sum(said) if variant.extends else 0
    return len(variant.parameters) + beside


def _source(game: Game, path: Path, short: Mapping[str, Path], here: Path | None) -> str:
    """The short name where it leads to this file, else the path."""
    known = short.get(path.stem)
    if known is not None and known.resolve() == path.resolve():
        return f"{game.name}/{path.stem}"
    return shown(path, here).as_posix()


def _is_shipped(path: Path) -> bool:
    return path.resolve().is_relative_to(variants_folder().resolve())


def _parent(variant: Variant, kin: Kin) -> Path | None:
    """File of the parent; None with the fault noted."""
    faults: list[Fault] = []
    mention = Mention(variant.extends, variant.path, "extends", variant.here)
    path = look_up("variant", variant.game, mention, faults, hidden=variant.path)
    if path is None:
        kin.fault = f"{faults[0].what}; {faults[0].remedy}"
        return None
    return path.resolve()


def _hang(found: Mapping[Path, Kin], parents: Mapping[Path, Path], placed: set[int]) -> list[Kin]:
    """Put children below their parents; a circle is cut where it closes."""
    roots: list[Kin] = []
    for path, kin in found.items():
        if id(kin) in placed:
            continue
        if path not in parents:
            roots.append(kin)
        elif _in_circle(path, parents):
            kin.fault = f"extends '{found[parents[path]].name}', which extends it in turn"
            roots.append(kin)
        else:
            found[parents[path]].children.append(kin)
    return roots


def _in_circle(path: Path, parents: Mapping[Path, Path]) -> bool:
    seen: set[Path] = set()
    here = path
    while here in parents and here not in seen:
        seen.add(here)
        here = parents[here]
        if here == path:
            return True
    return False


def _sorted(kin: Iterable[Kin]) -> list[Kin]:
    listed = sorted(kin, key=lambda one: (bool(one.fault and one.path is None), one.name))
    for one in listed:
        one.children = _sorted(one.children)
    return listed


def given_parameters(variant: Variant) -> dict[str, Any]:
    """What a variant and its parents say about parameters, the nearest word holding."""
    found: dict[str, Any] = {}
    for link in reversed(lineage(variant, [])):
        found |= link.parameters
    return found


def inherited(variant: Variant, game: Game) -> Resolved:
    """What would hold if the variant said nothing itself; its seats stay as they are."""
    seats = resolve(variant, game, []).seats
    bare = replace(variant, seats=seats, board="", decks={}, parameters={})
    return resolve(bare, game, [])


def said_by_parents(variant: Variant) -> Variant:
    """What the parents say together, the nearest word holding, as if it were one variant."""
    parents = lineage(variant, [])[1:]
    seats = next((link.seats for link in parents if link.seats is not None), None)
    board = next((link.board for link in parents if link.board), "")
    decks: dict[str, str] = {}
    for link in reversed(parents):
        decks |= link.decks
    title = parents[0].title if parents else ""
    return Variant(variant.game, variant.name, title, seats=seats, board=board, decks=decks)


def own_value(value: Any, inherited_value: Value, seats: int) -> Any:
    """The value as the variant's file should hold it: None if the parents say it already."""
    plain = tuple(value) if isinstance(value, (list, tuple)) else value
    if isinstance(inherited_value, tuple) and isinstance(plain, int):
        plain = (plain,) * seats
    return None if plain == inherited_value else value


def preset_changes(variant: Variant, preset: Variant, game: Game) -> dict[str, Any]:
    """What putting a preset's parameters onto a variant changes: name -> value for the file.

    Parameters of which the preset and its parents say nothing stay as they are.
    """
    before = resolve(variant, game, [])
    below = inherited(variant, game).parameters
    changes: dict[str, Any] = {}
    for name, value in given_parameters(preset).items():
        if name not in game.parameters:
            continue
        own = own_value(value, below[name], before.seats)
        if own != variant.parameters.get(name):
            changes[name] = own
    return changes


def differences(first: Variant, second: Variant, game: Game) -> list[Difference]:
    """What two variants play otherwise, with all that they inherit, in the game's order."""
    one, other = (resolve(variant, game, []) for variant in (first, second))
    found = [Difference(("seats",), one.seats, other.seats)] if one.seats != other.seats else []
    files: list[tuple[Key, str, Path | None, Path | None]]
    files = [(("board",), "board", one.board, other.board)]
    files += [
        (("decks", key), "deck", one.decks.get(key), other.decks.get(key))
        for key in game.deck_schemas
    ]
    for key, kind, here, there in files:
        if not _alike(here, there):
            titles = [_title(kind, game, path) for path in (here, there)]
            if titles[0] == titles[1]:  # a copy that was changed
                paths = [shown(path) if path else "" for path in (here, there)]
                titles = [f"{title} ({path})" for title, path in zip(titles, paths, strict=True)]
            found.append(Difference(key, *titles))
    pairs = ((name, one.parameters[name], other.parameters[name]) for name in game.parameters)
    found += [Difference(("parameters", name), a, b) for name, a, b in pairs if a != b]
    return found


def _alike(here: Path | None, there: Path | None) -> bool:
    """Whether two boards or decks are one, or copies of each other that bear one name."""
    if here == there:
        return True
    if here is None or there is None or here.stem != there.stem:
        return False
    try:
        return read_bytes(here) == read_bytes(there)
    except (OSError, ValueError):  # whoever reads it as a deck tells why
        return True


def _title(kind: str, game: Game, path: Path | None) -> str:
    return catalog.title_named(kind, game.name, path.as_posix()) if path else ""
