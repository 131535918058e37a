"""Which variants a scenario can be compared with, what it was changed from first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from engine.errors import Fault, OikistError
from engine.files import same_file
from engine.folders import current_folder, variants_folder
from engine.language import say
from engine.scenarios import catalog
from engine.scenarios.mentions import SUFFIX, folders, names
from engine.scenarios.scenario import Scenario
from engine.scenarios.variants import Variant, lineage, read_variant, resolve

SHIPPED: Final = "Oikist"  # tells a variant that comes with it from a namesake


@dataclass(frozen=True)
class Base:
    """A variant that a scenario can be compared with.

    Attributes:
        source: What `catalog.load_scenario` accepts for it; a path where a file of the same
            name hides it.
        game, name: Of its game, and of its file without ending.
        title, note: As the file says them.
        apart: What tells it from another one that is called the same; "" where none is.
    """

    source: str
    game: str
    name: str
    title: str
    note: str
    apart: str = ""


def comparable(scenario: Scenario, here: Path | None = None) -> tuple[Base, ...]:
    """Variants of the game of a scenario with as many seats that play otherwise.

    First its own file as it is saved, then what it extends, then the sample of the same name,
    and then all others by name; none that has faults.
    """
    game = scenario.game.name
    found: dict[Path, Variant] = {}
    for path in _candidates(scenario, here):
        whole = path.resolve()
        variant = _differing(path, scenario, here) if whole not in found else None
        if variant is not None:
            found[whole] = variant
    titles = Counter(variant.title or variant.name for variant in found.values())
    twice = {title for title, count in titles.items() if count > 1}
    twice.add(scenario.title or scenario.name)
    ours = _titles_of_project(scenario, found, here)
    known = names("variant", game, here=here)
    bases = []
    for path, variant in found.items():
        base = Base(
            catalog.source_of(variant.path or path, here),
            game, variant.name, variant.title, variant.note,
        )  # fmt: skip
        hidden = variant.name in known and not same_file(known[variant.name], path)
        if base.source != scenario.source and (hidden or (base.title or base.name) in twice):
            base = replace(base, apart=_apart(base, path, ours, here))
        bases.append(base)
    return tuple(bases)


def _candidates(scenario: Scenario, here: Path | None) -> Iterator[Path]:
    """Files in the order in which they are offered; some of them twice."""
    game = scenario.game.name
    own = _own(scenario, here)
    if own is not None:
        yield own
    parent = _parent(scenario, own, here)
    if parent is not None:
        yield parent
    places = list(folders("variant", game, here=here))
    name = own.stem if own is not None else scenario.name
    yield from (path for place in places if (path := place / f"{name}{SUFFIX}").is_file())
    yield from names("variant", game, here=here).values()
    yield from sorted(path for place in places for path in place.glob(f"*{SUFFIX}"))


def _own(scenario: Scenario, here: Path | None) -> Path | None:
    """The file of a scenario; None if it was never saved."""
    try:
        path = catalog.find_variant(scenario.source, here)
    except OikistError:
        return None
    known = not scenario.files or any(same_file(path, file) for file in scenario.files)
    return path if known else None


def _parent(scenario: Scenario, own: Path | None, here: Path | None) -> Path | None:
    """The file of what a scenario extends; None if it extends nothing."""
    try:
        if scenario.files:
            others = (path for path in scenario.files if own is None or not same_file(path, own))
            file = next(others, None)  # variants come before board and decks
            return read_variant(file, here).path if file is not None else None
        chain = lineage(read_variant(own, here), []) if own is not None else []
    except OikistError:
        return None  # it is a board, or has faults
    return chain[1].path if len(chain) > 1 else None


def _differing(path: Path, scenario: Scenario, here: Path | None) -> Variant | None:
    """A variant with as many seats that does not play as a scenario does; None for any other."""
    faults: list[Fault] = []
    try:
        variant = read_variant(path, here)
        if variant.game != scenario.game.name:
            return None
        found = resolve(variant, scenario.game, faults)
        if faults or found.seats != scenario.seats:
            return None
        if found.parameters == scenario.parameters:  # else no board needs to be read
            same = catalog.load_scenario(str(path.absolute()), here=here).digest == scenario.digest
            return None if same else variant
    except OikistError:
        return None
    return variant


def _titles_of_project(
    scenario: Scenario, found: Mapping[Path, Variant], here: Path | None
) -> Counter[str]:
    """How many variants of the project bear a title, the one that is compared among them."""
    titles = [one.title or one.name for path, one in found.items() if _is_ours(path, here)]
    own = _own(scenario, here)
    if own is not None and own.resolve() not in found and _is_ours(own, here):
        titles.append(scenario.title or scenario.name)
    return Counter(titles)


def _apart(base: Base, path: Path, ours: Counter[str], here: Path | None) -> str:
    """Where a variant comes from; its file, where that is where its namesake comes from."""
    if _is_shipped(path):
        return SHIPPED
    alone = _is_ours(path, here) and ours[base.title or base.name] == 1
    return say("this project") if alone else base.name


def _is_ours(path: Path, here: Path | None) -> bool:
    """Whether a file lies in the project, or in the folder that one works in."""
    folder = (here or current_folder()) / "variants"
    return not _is_shipped(path) and path.resolve().is_relative_to(folder.resolve())


def _is_shipped(path: Path) -> bool:
    return path.resolve().is_relative_to(variants_folder().resolve())
