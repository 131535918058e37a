"""A position that is being edited: put, take, turn and set, with faults told at every step.

Nothing here knows a game. Edits change the tables of `Game.write_position`, and
`Game.read_position` says what is wrong with them; `position_tables` says what they hold.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from engine.errors import Fault, RecordError
from engine.language import SOURCE, speaking
from engine.picture import Picture
from engine.play.position_tables import (
    ABSENT,
    SEAT,
    Forms,
    Kind,
    Path,
    Tables,
    Thing,
    clear,
    concrete,
    describe_edit,
    differences,
    drawn,
    find,
    joined,
    learn,
    list_at,
    split,
    wild,
    write,
)
from engine.play.wording import path_in_words
from engine.scenarios.scenario import Scenario, State

__all__ = ["PositionEdit", "Thing", "describe_edit"]

_TRIES: Final = 4  # readings of a position for one edit; each may take ten milliseconds
_REMEMBERED: Final = 16  # readings
_NONSENSE: Final = "?"  # a word of no game
_LISTED: Final = "use one of: "  # how remedies list the words that are allowed


@dataclass(frozen=True)
class _Step:
    tables: Tables
    state: State | None
    faults: tuple[Fault, ...]
    settled: bool = False  # whether the tables are as the game writes them


class PositionEdit:
    """One position and every edit that led to it.

    Args:
        scenario: What is played.
        tables: To begin with, as `Game.write_position` gives them.
        forms: What they can hold; None finds out.
    """

    def __init__(
        self, scenario: Scenario, tables: Mapping[str, Any], forms: Forms | None = None
    ) -> None:
        self.scenario = scenario
        self.forms = forms or learn(scenario, (tables,))
        first = copy.deepcopy(dict(tables))
        self._stocks: dict[Path, Path] = {}  # list of things -> number that they come from
        self._known: dict[str, tuple[State | None, tuple[Fault, ...]]] = {}
        self._steps = [_Step(first, *self._read(first))]
        self._at = 0

    # What is there.

    @property
    def _step(self) -> _Step:
        return self._steps[self._at]

    @property
    def tables(self) -> Tables:
        """The tables as they are now; not to be changed."""
        return self._step.tables

    @property
    def state(self) -> State | None:
        """The position; None while something is wrong with it."""
        return self._step.state

    @property
    def faults(self) -> tuple[Fault, ...]:
        """What keeps this from being a position, each with its remedy."""
        return self._step.faults

    @property
    def warnings(self) -> list[str]:
        """Sentences about what no game can have led to; the position can be played."""
        state = self.state
        return [] if state is None else self.scenario.game.faults(self.scenario.record, state)

    @property
    def changed(self) -> bool:
        """Whether it differs from the position that the editing began with."""
        return self.tables != self._steps[0].tables

    @property
    def changes(self) -> list[str]:
        """Every difference from the beginning, in words."""
        called = partial(path_in_words, self.scenario.game, seats=self.forms.seats)
        return differences(self._steps[0].tables, self.tables, called=called)

    def picture(self) -> Picture | None:
        """What everybody sees of it; None while something is wrong with it."""
        state = self.state
        if state is None:
            return None
        return self.scenario.game.picture(self.scenario.record, state, None)

    def value(self, path: Path) -> Any:
        """What stands under a path; None if nothing does."""
        found = find(self.tables, path)
        return None if found is ABSENT else found

    def things(self, space: str = "") -> list[Thing]:
        """What lies on a space, or on all of them, topmost last."""
        found = []
        for kind in self.forms.kinds:
            for seat in self.forms.seats if kind.owned else ("",):
                held = find(self.tables, concrete(kind.path, seat))
                parts = list(held.items()) if isinstance(held, Mapping) else []
                if isinstance(held, list):
                    parts = [split(entry) for entry in held]
                found += [Thing(kind, seat, *part) for part in parts if space in ("", part[0])]
        return found

    def holder(self, item: str) -> Path | None:
        """Path of the list in which a word such as a card is; None for nowhere."""
        for path in self.holders():
            if item in (self.value(path) or ()):
                return path
        return None

    def holders(self) -> list[Path]:
        """Paths of all lists that words can lie in, one for each seat."""
        return [
            concrete(path, seat)
            for path in self.forms.holders
            for seat in (self.forms.seats if SEAT in path else ("",))
        ]

    def choices(self, path: Path) -> tuple[str, ...]:
        """Words that may stand under a path, as far as they were seen or the game tells them."""
        plain = wild(path, self.forms.seats)
        seen = self.forms.words.get(plain, ())
        if seen and set(seen) <= set(self.forms.seats):
            return self.forms.seats
        with speaking(SOURCE):
            faults = self._asked(self._with(path, _NONSENSE))[1]
        told = [fault.remedy for fault in faults if fault.place == ".".join(path)]
        listed = [word.partition(_LISTED)[2].split(", ") for word in told if _LISTED in word]
        return tuple(dict.fromkeys([*(listed[0] if listed else ()), *seen]))

    # Edits. Each one is a step that `undo` takes back; False means that nothing changed.

    def set(self, path: Path, value: Any) -> bool:
        """Give a path another value; None leaves it to the game."""
        self.settle()
        tables = self._with(path, ABSENT if value is None else value)
        return self._settled(self._do(tables))

    def put(self, kind: Kind, space: str, face: str = "", seat: str = "") -> bool:
        """Lay a thing on a space; one of its kind that lies there makes room.

        It comes from a stock of the same table if the game counts its pieces.
        """
        self.settle()
        tables = copy.deepcopy(self.tables)
        if kind.mapped:
            write(tables, (*kind.path, space), face)
            return self._do(tables)
        path = concrete(kind.path, seat)
        entry = joined(space, face)
        came = 0 if entry in (self.value(path) or ()) else 1
        for owner in self.forms.seats if kind.owned else ("",):
            own = concrete(kind.path, owner)
            if kind.alone or (own == path and kind.once):
                gone = clear(tables, own, space)
                came -= gone if own == path and came else 0
        if entry not in (held := list_at(tables, path)):
            held.append(entry)
        counted = self._balanced(tables, path, came)
        return self._do(counted)

    def preview(self, kind: Kind, space: str, face: str = "", seat: str = "") -> Picture | None:
        """How the position would look after `put`; None if it would be none."""
        kept = list(self._steps), self._at
        picture = self.picture() if self.put(kind, space, face, seat) else None
        self._steps, self._at = kept
        return picture

    def take(self, space: str, kind: Kind | None = None, seat: str = "") -> Thing | None:
        """Take a thing off a space, one of this kind if there is one, else the topmost."""
        self.settle()
        there = self.things(space)
        fitting = [thing for thing in there if thing.kind == kind and thing.seat in ("", seat)]
        if not there:
            return None
        thing = (fitting or there)[-1]
        tables = copy.deepcopy(self.tables)
        path = concrete(thing.kind.path, thing.seat)
        if thing.kind.mapped:
            write(tables, (*path, space), ABSENT)
        else:
            list_at(tables, path).remove(joined(space, thing.face))
            tables = self._balanced(tables, path, -1)
        self._do(tables)
        return thing

    def turn(self, space: str, steps: int = 1, kind: Kind | None = None) -> bool:
        """Turn a thing on a space to its next face that the game allows there."""
        self.settle()
        there = [thing for thing in self.things(space) if len(self.faces(thing.kind)) > 1]
        if not there:
            return False
        thing = next((one for one in there if one.kind == kind), there[-1])
        faces = self.faces(thing.kind)
        at = faces.index(thing.face) if thing.face in faces else -1
        first: Tables | None = None
        for count in range(1, min(len(faces), _TRIES + 1)):
            tables = self._turned(thing, faces[(at + count * steps) % len(faces)])
            first = first or tables
            if len(self._read(tables)[1]) <= len(self.faults):
                return self._do(tables)
        return first is not None and self._do(first)

    def faces(self, kind: Kind) -> tuple[str, ...]:
        """Ways in which a thing can lie; for a mapped kind also what lies on the board now."""
        if not kind.mapped:
            return kind.faces
        spaces = {
            thing.space: None
            for thing in self.things()
            if not thing.kind.mapped and thing.kind.alone and thing.kind.faces == ("",)
        }
        return tuple(dict.fromkeys(("", *sorted(spaces))))

    def place(self, item: str, path: Path | None) -> bool:
        """Move a word such as a card into a list; None takes it out of all of them."""
        self.settle()
        tables = copy.deepcopy(self.tables)
        for holder in self.holders():
            held = find(tables, holder)
            if isinstance(held, list) and item in held:
                held.remove(item)
        if path is not None:
            list_at(tables, path).append(item)
        return self._settled(self._do(tables))

    def mend(self, fault: Fault) -> bool:
        """Let the game fill in what a fault is about; False if that does not help."""
        self.settle()
        before = len(self.faults)
        for path in self._suspects(fault):
            tables = self._with(path, ABSENT)
            if self._helps(tables, fault, before):
                return self._settled(self._do(tables))
        held = self.value(path := tuple(fault.place.split(".")))
        if isinstance(held, list):
            for entry in held:
                tables = copy.deepcopy(self.tables)
                list_at(tables, path).remove(entry)
                named = f"'{split(entry)[0]}'" in fault.what or f"'{entry}'" in fault.what
                if named and self._helps(tables, fault, before):
                    return self._settled(self._do(tables))
        return False

    def settle(self) -> None:
        """Write the tables as the game does, with what it fills in and in its order.

        Every edit does so first; to do it between two edits makes the next one quicker.
        """
        step = self._step
        if step.state is not None and not step.settled:
            tables = self.scenario.game.write_position(self.scenario.record, step.state)
            self._steps[self._at] = replace(step, tables=tables, settled=True)

    def undo(self) -> bool:
        """Take the last edit back."""
        self._at, changed = max(0, self._at - 1), self._at > 0
        return changed

    def redo(self) -> bool:
        """Make the edit again that was taken back last."""
        last = len(self._steps) - 1
        self._at, changed = min(last, self._at + 1), self._at < last
        return changed

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether an edit was taken back."""
        return self._at < len(self._steps) - 1

    # Inside.

    def _with(self, path: Path, value: Any) -> Tables:
        tables = copy.deepcopy(self.tables)
        write(tables, path, value)
        return tables

    def _read(self, tables: Tables) -> tuple[State | None, tuple[Fault, ...]]:
        """Position and faults; remembers the last few, since reading takes a while."""
        key = json.dumps(tables)
        if key not in self._known:
            while len(self._known) >= _REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[key] = self._asked(tables)
        return self._known[key]

    def _asked(self, tables: Tables) -> tuple[State | None, tuple[Fault, ...]]:
        try:
            return self.scenario.game.read_position(self.scenario.record, tables, ""), ()
        except RecordError as error:
            return None, error.faults

    def _do(self, tables: Tables) -> bool:
        if tables == self.tables:
            return False
        state, faults = self._read(tables)
        del self._steps[self._at + 1 :]
        self._steps.append(_Step(tables, state, faults))
        self._at += 1
        return True

    def _settled(self, done: bool) -> bool:
        self.settle()
        return done

    def _turned(self, thing: Thing, face: str) -> Tables:
        tables = copy.deepcopy(self.tables)
        path = concrete(thing.kind.path, thing.seat)
        if thing.kind.mapped:
            write(tables, (*path, thing.space), face)
        else:
            held = list_at(tables, path)
            held[held.index(joined(thing.space, thing.face))] = joined(thing.space, face)
        return tables

    def _balanced(self, tables: Tables, path: Path, came: int) -> Tables:
        """The tables with a stock of the same table changed, if that takes a fault away."""
        if not came:
            return tables
        usual = self._stocks.get(path)  # the one that helped before, to save readings
        if usual is not None and not self.faults:
            trial = drawn(tables, usual, came)
            if trial is not None and self._read(trial)[0] is not None:
                return trial
        faults = self._read(tables)[1]
        tries = 0
        for fault in faults:
            if fault in self.faults:
                continue
            for suspect in self._suspects(fault):
                trial = drawn(tables, suspect, came) if suspect[:-1] == path[:-1] else None
                if trial is None or tries >= _TRIES:
                    continue
                tries += 1
                if len(self._read(trial)[1]) < len(faults):
                    self._stocks[path] = suspect
                    return trial
        return tables

    def _suspects(self, fault: Fault) -> list[Path]:
        """Single values that a fault may be about: its own, then those of a like name."""
        path = tuple(fault.place.split("."))
        table = find(self.tables, path[:-1])
        if not isinstance(table, Mapping):
            return []
        like = [key for key in table if key != path[-1] and path[-1] in key]
        found = [(*path[:-1], key) for key in (path[-1], *like)]
        return [one for one in found if not isinstance(self.value(one), (list, dict, type(None)))]

    def _helps(self, tables: Tables, fault: Fault, before: int) -> bool:
        faults = self._read(tables)[1]
        return len(faults) < before or (
            fault not in faults and not {one.place for one in faults} & {fault.place}
        )
