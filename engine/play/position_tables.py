"""What the tables of a position can hold, learnt from games, so that any game's can be edited.

`Game.write_position` gives tables whose meaning only the game knows. Here they are read as
they are: numbers, words, words about a seat, and lists of things that lie on spaces, such as
"e4 nw-se". A few games played at random show what a list holds that is empty now.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from engine.language import say
from engine.records.replay import started
from engine.scenarios.scenario import Scenario, copied

SEAT: Final = "*"  # stands for a seat's name in a path that holds for every seat
ABSENT: Final = object()  # where a path leads nowhere
_GAMES: Final = 2
_SAMPLES: Final = 14  # of each game
_MOST_PLIES: Final = 5000
_SPACE_KEYS: Final = ("at", "space", "cell", "hex", "node")  # of things that are tables
_ENOUGH: Final = 40  # things seen, from which on their never sharing a space means something
_SHOWN: Final = 4  # changes that are told one by one

Path = tuple[str, ...]
Tables = dict[str, Any]


@dataclass(frozen=True)
class Kind:
    """One kind of thing that lies on spaces.

    Attributes:
        path: Of its list, with SEAT where a seat's name stands.
        faces: Ways in which it was seen to lie, such as "nw-se"; ("",) if there is one way.
        mapped: Whether it is a table of spaces, each with a word, instead of a list.
        alone: Whether no space was ever seen to hold two of it.
        once: Whether no seat was ever seen to have two of it on one space.
    """

    path: Path
    faces: tuple[str, ...] = ("",)
    mapped: bool = False
    alone: bool = True
    once: bool = True

    @property
    def owned(self) -> bool:
        """Whether each seat has its own."""
        return SEAT in self.path


@dataclass(frozen=True)
class Thing:
    """Something that lies on a space.

    Attributes:
        kind: What it is.
        seat: Name of its owner, or "".
        space: Name of the space.
        face: How it lies; for a mapped kind, its word.
    """

    kind: Kind
    seat: str
    space: str
    face: str


@dataclass(frozen=True)
class Forms:
    """What the tables of a scenario's positions hold.

    Attributes:
        seats: Names of the seats.
        spaces: Names of the spaces; empty without a board.
        kinds: Things that lie on spaces.
        words: Path -> words seen there, for texts that stand alone.
        items: Words of lists whose members lie in one list at a time, such as cards.
        holders: Paths of these lists.
    """

    seats: tuple[str, ...]
    spaces: tuple[str, ...]
    kinds: tuple[Kind, ...] = ()
    words: Mapping[Path, tuple[str, ...]] = field(default_factory=dict)
    items: tuple[str, ...] = ()
    holders: tuple[Path, ...] = ()


def label(path: Path, seat: str = "") -> str:
    """A path in words: "road tiles", or "red road tiles" with a seat."""
    parts = [
        key.replace("_", " ")
        for key, following in zip(path, (*path[1:], ""), strict=True)
        if key != SEAT and not (key == "seats" and following)
    ]
    return " ".join([seat, *parts] if seat else parts)


def wild(path: Path, seats: Sequence[str]) -> Path:
    """A path with SEAT in the place of a seat's name."""
    return tuple(SEAT if key in seats else key for key in path)


def leaves(tables: Mapping[str, Any], above: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value that is no table, with its path, in the order of the tables."""
    for key, value in tables.items():
        if isinstance(value, Mapping):
            yield from leaves(value, (*above, key))
        else:
            yield (*above, key), value


def split(entry: object) -> tuple[str, str]:
    """Space and face of one thing of a list: "e4 nw-se", or a table with a key such as "at"."""
    if isinstance(entry, Mapping):
        key = next((key for key in _SPACE_KEYS if key in entry), "")
        rest = {name: value for name, value in entry.items() if name != key}
        return str(entry.get(key, "")), json.dumps({"": key} | rest, ensure_ascii=False)
    space, _, face = str(entry).partition(" ")
    return space, face


def joined(space: str, face: str) -> Any:
    """The thing of a list with this space and face; undoes `split`."""
    if face.startswith("{"):
        rest = json.loads(face)
        return {rest.pop(""): space} | rest
    return f"{space} {face}" if face else space


def concrete(path: Path, seat: str) -> Path:
    """A path with a seat's name in the place of SEAT."""
    return tuple(seat if key == SEAT else key for key in path)


def find(tables: Mapping[str, Any], path: Path) -> Any:
    """What stands under a path, or ABSENT."""
    found: Any = tables
    for key in path:
        if not isinstance(found, Mapping) or key not in found:
            return ABSENT
        found = found[key]
    return found


def write(tables: Tables, path: Path, value: Any) -> None:
    """Let a path have a value; ABSENT takes it away."""
    at = tables
    for key in path[:-1]:
        at = at.setdefault(key, {})
    if value is ABSENT:
        at.pop(path[-1], None)
    else:
        at[path[-1]] = value


def list_at(tables: Tables, path: Path) -> list[Any]:
    """The list under a path, made if it is missing."""
    found = find(tables, path)
    if not isinstance(found, list):
        found = []
        write(tables, path, found)
    return found


def clear(tables: Tables, path: Path, space: str) -> int:
    """Take everything of a list off a space; how many there were."""
    held = list_at(tables, path)
    kept = [entry for entry in held if split(entry)[0] != space]
    gone = len(held) - len(kept)
    held[:] = kept
    return gone


def learn(scenario: Scenario, known: Iterable[Mapping[str, Any]] = ()) -> Forms:
    """What the tables hold, from a few random games and from positions that are known.

    The same scenario and positions give the same answer. Takes some tenths of a second.
    """
    game, record = scenario.game, scenario.record
    samples = [*known, *_sampled(scenario)]
    seats = game.seat_names(record)
    spaces = tuple(space.key for space in scenario.map.spaces)
    gathering = _Gathering(seats, frozenset(spaces))
    for tables in samples:
        gathering.add(tables)
    return gathering.forms(spaces)


def _sampled(scenario: Scenario) -> Iterator[dict[str, Any]]:
    from engine.rng import BOT, derive  # brings Numba, which the window must not wait for

    game, record = scenario.game, scenario.record
    kernels = game.kernels()
    codes = np.zeros(game.most_moves, np.int32)
    for number in range(_GAMES):
        state = started(scenario, number)
        states = [copied(scenario, state)]
        for ply in range(_MOST_PLIES):
            count = int(kernels.legal(record, state, codes))
            if not count:
                break
            chance = int(derive(np.uint64(number), BOT, np.uint64(ply)))
            kernels.apply(record, state, int(codes[chance % count]))
            states.append(copied(scenario, state))
        step = max(1, len(states) // _SAMPLES)
        chosen = [*states[:-1:step], states[-1]]
        yield from (game.write_position(record, one) for one in chosen)


class _Gathering:
    """What has been seen in tables so far."""

    def __init__(self, seats: tuple[str, ...], spaces: frozenset[str]) -> None:
        self.seats = seats
        self.spaces = spaces
        self.lists: dict[Path, dict[str, Any]] = {}  # path -> entries by their text
        self.words: dict[Path, dict[str, None]] = {}
        self.maps: dict[Path, dict[str, None]] = {}  # table of spaces -> words seen
        self.shared: set[Path] = set()  # kinds of which two lie on a space
        self.doubled: set[Path] = set()  # those of which one seat has two there
        self.counts: Counter[Path] = Counter()  # how many of a kind were seen
        self.twice: set[Path] = set()  # lists with a word that lies in another one too

    def add(self, tables: Mapping[str, Any]) -> None:
        """Look at one position."""
        places: dict[Path, list[str]] = {}
        where: dict[str, Path] = {}
        for path, value in leaves(tables):
            plain = wild(path, self.seats)
            if path[-1] in self.spaces and isinstance(value, str):
                self.maps.setdefault(plain[:-1], {})[value] = None
            elif isinstance(value, str):
                self.words.setdefault(plain, {})[value] = None
            elif isinstance(value, list) and all(isinstance(one, (str, Mapping)) for one in value):
                self._add_list(plain, value, where)
                cells = [split(entry)[0] for entry in value]
                places.setdefault(plain, []).extend(cells)
                self.doubled |= {plain} if len(set(cells)) < len(cells) else set()
        self.shared |= {path for path, cells in places.items() if len(set(cells)) < len(cells)}

    def _add_list(self, plain: Path, value: list[Any], where: dict[str, Path]) -> None:
        seen = self.lists.setdefault(plain, {})
        self.counts[plain] += len(value)
        for entry in value:
            seen[json.dumps(entry)] = entry
            if str(entry) in where:
                self.twice |= {plain, where[str(entry)]}
            where[str(entry)] = plain

    def forms(self, spaces: tuple[str, ...]) -> Forms:
        """Everything seen, sorted out."""
        kinds = []
        holders = []
        for path, seen in self.lists.items():
            parts = [split(entry) for entry in seen.values()]
            if parts and all(space in self.spaces for space, _ in parts):
                faces = tuple(sorted({face for _, face in parts}))
                enough = self.counts[path] >= _ENOUGH
                alone, once = path not in self.shared, path not in self.doubled
                alone, once = alone and enough, once and enough
                kinds.append(Kind(path, faces, alone=alone, once=once))
            elif path not in self.twice and self._are_items(seen.values()):
                holders.append(path)
        kinds += [Kind(path, tuple(sorted(seen)), mapped=True) for path, seen in self.maps.items()]
        items = [entry for path in holders for entry in self.lists[path].values()]
        held = tuple(holders) if items else ()
        words = {path: tuple(seen) for path, seen in self.words.items()}
        return Forms(self.seats, spaces, tuple(kinds), words, tuple(sorted(set(items))), held)

    def _are_items(self, entries: Iterable[Any]) -> bool:
        """Whether a list holds words, none of which is a seat; an empty one may."""
        return not self.spaces and all(
            isinstance(entry, str) and entry not in self.seats for entry in entries
        )


def describe_edit(
    before: Mapping[str, Any], after: Mapping[str, Any], seats: Sequence[str] = ()
) -> str:
    """What a designer has changed, such as "designer: red score 12 → 15".

    Args:
        before, after: As `Game.write_position` gives them.
        seats: Names of the seats, which then come first.
    """
    changes = differences(before, after, seats)
    told = changes[:_SHOWN]
    if len(changes) > _SHOWN:
        told.append(f"and {len(changes) - _SHOWN} more")
    return f"designer: {'; '.join(told) or 'nothing changed'}"


def differences(
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    seats: Sequence[str] = (),
    called: Callable[[Path], str] | None = None,
) -> list[str]:
    """Every change between two positions in words, in the order of the tables.

    Args:
        called: What people call a path; None for the words of files.
    """
    old, new = dict(leaves(before)), dict(leaves(after))
    found = []
    for path in {**old, **new}:
        one, other = old.get(path), new.get(path)
        if one != other:
            name = called(path) if called is not None else _named(path, seats)
            found.append(f"{name} {_change(one, other)}")
    return found


def _named(path: Path, seats: Sequence[str]) -> str:
    names = tuple(seats)
    if not names and path[0] == "seats" and len(path) > 1:
        names = (path[1],)
    seat = next((key for key in path if key in names), "")
    return label(wild(path, (seat,)) if seat else path, seat)


def _change(one: object, other: object) -> str:
    if not isinstance(one or other, list):
        return f"{_word(one)} → {_word(other)}"
    was, now = list(one or ()), list(other or ())  # type: ignore[call-overload]
    gone = [entry for entry in was if entry not in now]
    come = [entry for entry in now if entry not in was]
    if not gone and not come:
        return say("in another order")
    parts = [f"+ {_word(entry)}" for entry in come] + [f"\u2212 {_word(entry)}" for entry in gone]
    return ", ".join(parts)


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return " ".join(str(part) for part in value.values())
    return str(value) if value not in (None, "", []) else "nothing"


def drawn(tables: Tables, stock: Path, count: int) -> Tables | None:
    """The tables with so many pieces taken from a stock; None if it does not hold them."""
    number = find(tables, stock)
    if type(number) is not int or number < count:
        return None
    found: Tables = copy.deepcopy(tables)
    write(found, stock, number - count)
    return found
