"""A position that is being edited, with every edit that led to it and the faults of each.

What can be edited is what the game declares (`engine.positions.edits`); the game's reader
says what is wrong after an edit.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from engine.errors import RecordError
from engine.play.position_changes import differences
from engine.play.wording import path_in_words, value_in_words
from engine.positions.edits import (
    Choices,
    Edit,
    Editing,
    MoveCard,
    Piece,
    PutPiece,
    SetValue,
    TakePiece,
    split,
)
from engine.positions.faults import PositionFault
from engine.positions.paths import ABSENT, Path, Tables, changed, concrete, find, seat_in, wild
from engine.positions.schema import Column
from engine.scenarios.scenario import Scenario, State

_TRIES: Final = 4  # readings of a position for one edit; each may take ten milliseconds
_REMEMBERED: Final = 16  # readings


@dataclass(frozen=True)
class _Step:
    tables: Tables
    state: State | None
    faults: tuple[PositionFault, ...]
    settled: bool = False  # whether the tables are as the game writes them


class PositionEdit:
    """One position and every edit that led to it.

    Args:
        scenario: What is played.
        tables: To begin with, as `Game.write_position` gives them.

    Attributes:
        editing: What can be edited.
    """

    def __init__(self, scenario: Scenario, tables: Mapping[str, Any]) -> None:
        self.scenario = scenario
        self.editing = Editing(scenario.game, scenario.record)
        first = copy.deepcopy(dict(tables))
        self._known: dict[str, tuple[State | None, tuple[PositionFault, ...]]] = {}
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
    def faults(self) -> tuple[PositionFault, ...]:
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
        return differences(self._steps[0].tables, self.tables, self.called, self.worded)

    def called(self, path: Path) -> str:
        """What people call a path, its seat first: "Red: roads"; with SEAT only "roads"."""
        column = self.editing.column_of(path)
        if column is not None and column.kind == "mapped" and len(path) > len(column.path):
            path = (*path[:-1], self.site_titles.get(path[-1], path[-1]))
        return path_in_words(self.scenario.game, path, self.editing.seats)

    def worded(self, path: Path, value: object) -> str:
        """A value that stands under a path, or an entry of a list there, for people."""
        column = self.editing.column_of(path)
        if column is not None and column.of_sites and value not in column.words:
            site, face = split(str(value or ""))
            if site in self.site_titles:
                return f"{self.site_titles[site]} {face}".rstrip()
        return value_in_words(self.scenario.game, column, value, self.editing.seats)

    @cached_property
    def site_titles(self) -> Mapping[str, str]:
        """What people call each space of files; with its name there, where two are called alike."""
        places = self.scenario.game.map(self.scenario.record)
        known = {key: places.name(site) for site, key in enumerate(places.keys)}
        titles = {site: known.get(site, site) for site in self.editing.sites}
        times = Counter(titles.values())
        return {
            site: title if times[title] == 1 else f"{title} ({site})"
            for site, title in titles.items()
        }

    def site_of(self, typed: str) -> str:
        """The space that somebody means by its name, for people or in files; "" for none."""
        wanted = typed.strip()
        if wanted in self.editing.sites:
            return wanted
        found = (site for site, title in self.site_titles.items() if title == wanted)
        return next(found, "")

    def value(self, path: Path) -> Any:
        """What stands under a path; None if nothing does."""
        found = find(self.tables, path)
        return None if found is ABSENT else found

    def lying(self, site: str = "") -> list[Piece]:
        """What lies on a space, or on all of them."""
        return self.editing.lying(self.tables, site)

    def holder(self, card: str) -> Path | None:
        """Path of the list in which a card is; None for nowhere."""
        held = (path for path in self.editing.holders() if card in (self.value(path) or ()))
        return next(held, None)

    def faces(self, column: Column) -> tuple[str, ...]:
        """Ways in which a thing may lie; of a mapped column, what may be named now."""
        return self.editing.faces(column, self.tables)

    def choices(self, path: Path) -> Choices:
        """What may stand under a path."""
        return self.editing.choices(path, self.tables)

    def fields(self) -> Iterator[tuple[Path, Column]]:
        """What a form shows: all but things on spaces and cards; of what is mapped each word."""
        for column in self.editing.schema.columns:
            for path in self.editing.paths(column):
                if column.kind == "mapped":
                    yield from (((*path, site), column) for site in self.value(path) or ())
                elif not column.placed and column.kind != "card":
                    yield path, column

    # Edits. Each one is a step that `undo` takes back; False means that nothing changed.

    def make(self, edit: Edit) -> bool:
        """Make an edit."""
        self.settle()
        return self._do(self.editing.after(self.tables, edit))

    def set(self, path: Path, value: Any) -> bool:
        """Give a path another value; None leaves it to the game."""
        done = self.make(SetValue(path, value))
        self.settle()
        return done

    def put(self, column: Column, site: str, face: str = "", seat: str = "") -> bool:
        """Lay a thing on a space."""
        return self.make(PutPiece(column.key, site, face, seat))

    def preview(self, column: Column, site: str, face: str = "", seat: str = "") -> State | None:
        """The position after `put`; None if it would be none, or the same."""
        edit = PutPiece(column.key, site, face, seat)
        tables = self.editing.after(self.tables, edit)
        return None if tables == self.tables else self._read(tables)[0]

    def take(self, site: str, column: Column | None = None, seat: str = "") -> Piece | None:
        """Take a thing off a space, one of this column if there is one, else the last."""
        there = self.lying(site)
        if not there:
            return None
        fitting = [piece for piece in there if piece.column is column and piece.seat in ("", seat)]
        piece = (fitting or there)[-1]
        self.make(TakePiece(piece.column.key, site, piece.seat))
        return piece

    def turn(self, site: str, steps: int = 1, column: Column | None = None) -> bool:
        """Turn a thing on a space to its next face that the game allows there."""
        self.settle()
        there = [piece for piece in self.lying(site) if len(self.faces(piece.column)) > 1]
        if not there:
            return False
        piece = next((one for one in there if one.column is column), there[-1])
        faces = self.faces(piece.column)
        at = faces.index(piece.face) if piece.face in faces else -1
        turned = [
            self.editing.after(self.tables, PutPiece(piece.column.key, site, face, piece.seat))
            for face in (faces[(at + n * steps) % len(faces)] for n in range(1, len(faces)))
        ]
        fine = (one for one in turned[:_TRIES] if len(self._read(one)[1]) <= len(self.faults))
        return self._do(next(fine, turned[0]))

    def place(self, card: str, path: Path | None) -> bool:
        """Move a card into a list; None takes it out of all of them."""
        done = self.make(MoveCard(card, path))
        self.settle()
        return done

    def mend(self, fault: PositionFault) -> bool:
        """Take out or fill in what a fault is about; False if that does not help."""
        self.settle()
        for tables in self._remedies(fault):
            faults = self._read(tables)[1]
            if len(faults) < len(self.faults) or fault.path not in {one.path for one in faults}:
                done = self._do(tables)
                self.settle()
                return done
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
        """Undo the last edit."""
        self._at, gone = max(0, self._at - 1), self._at > 0
        return gone

    def redo(self) -> bool:
        """Redo the edit that was undone last."""
        last = len(self._steps) - 1
        self._at, gone = min(last, self._at + 1), self._at < last
        return gone

    @property
    def can_undo(self) -> bool:
        """Whether there is an edit to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether an edit was taken back."""
        return self._at < len(self._steps) - 1

    # Inside.

    def _read(self, tables: Tables) -> tuple[State | None, tuple[PositionFault, ...]]:
        """Position and faults; remembers the last few, since reading takes a while."""
        key = json.dumps(tables)
        if key not in self._known:
            while len(self._known) >= _REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[key] = self._asked(tables)
        return self._known[key]

    def _asked(self, tables: Tables) -> tuple[State | None, tuple[PositionFault, ...]]:
        try:
            return self.scenario.game.read_position(self.scenario.record, tables, ""), ()
        except RecordError as error:
            return None, tuple(one for one in error.faults if isinstance(one, PositionFault))

    def _do(self, tables: Tables) -> bool:
        if tables == self.tables:
            return False
        state, faults = self._read(tables)
        del self._steps[self._at + 1 :]
        self._steps.append(_Step(tables, state, faults))
        self._at += 1
        return True

    def _remedies(self, fault: PositionFault) -> Iterator[Tables]:
        """Tables in which a fault may be gone: an entry dropped, a number left to the game."""
        held, path = self.value(fault.path), fault.path
        column = self.editing.column_of(path)
        if isinstance(held, list) and fault.entry:
            site = split(fault.entry)[0]
            if column is not None and column.placed:
                seat = seat_in(path, self.editing.seats)
                yield self.editing.after(self.tables, TakePiece(column.key, site, seat))
            else:
                yield changed(self.tables, path, [one for one in held if one != fault.entry])
        elif column is not None and column.kind == "mapped":
            yield from (changed(self.tables, path, word) for word in column.words)
            yield changed(self.tables, path, ABSENT)
        elif column is not None:
            stock = self.editing.stock_of(".".join(wild(path, self.editing.seats)))
            if stock is not None:
                seat = seat_in(path, self.editing.seats)
                rest = concrete(tuple(stock.rest.split(".")), seat)
                yield changed(self.tables, rest, ABSENT)
            yield changed(self.tables, path, ABSENT)
