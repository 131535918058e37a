"""Looking through the stored games of one arm for those that are wanted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from engine.discovery import discover
from engine.errors import Fault
from engine.language import say
from engine.remedies import did_you_mean
from engine.runs.columns import Columns
from engine.runs.conditions import ANY, FIGURES, OF_SEATS, ORDERS, Condition, Wanted
from engine.seats import seat_called
from engine.statistics.scores import margins

if TYPE_CHECKING:
    from engine.runs.arms import Arm
    from engine.runs.store import Store

Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Hits:
    """Rows of one arm that are wanted, with what they are ordered by."""

    run: int
    columns: Columns
    rows: NDArray[np.intp]
    keys: Numbers
    watched: int


@dataclass
class Search:
    """One search; it collects what no arm knows, to be told if all of them do not."""

    store: Store
    wanted: Wanted
    faults: list[Fault] = field(default_factory=list)

    def arm(self, run: int, arm: Arm) -> Hits | None:
        """What is wanted of an arm; None if it does not know what is asked about."""
        columns, before = Columns(self.store, run, arm), len(self.faults)
        flags, watched = columns.plain("finished") != self.wanted.unfinished, 0
        for condition in (self._won, self._stood, self._together, self._figures):
            found = condition(columns)
            flags = flags if found is None else flags & found
        if self.wanted.fired or self.wanted.unfired:
            seen, watched = self._rules(columns)
            flags &= seen
        keys = np.zeros(len(columns), np.int64)
        if self.wanted.order:
            figure, descending = ORDERS[self.wanted.order]
            values = self._values(columns, Condition(figure, ANY), largest=descending)
            keys = -values if descending else values
        if len(self.faults) > before:
            return None
        rows = np.flatnonzero(flags)
        return Hits(run, columns, rows, keys[rows], watched)

    def _won(self, columns: Columns) -> Flags | None:
        who, arm = self.wanted.winner, columns.arm
        if not who:
            return None
        named = _seat_of(arm, who)
        seats = [seat for seat, bot in enumerate(arm.bots) if seat == named or bot == who]
        if not seats:
            self._unknown(who, say("no seat or bot '{name}'", name=who), (*arm.said, *arm.bots))
        return np.asarray(columns.won()[seats].any(axis=0))

    def _stood(self, columns: Columns) -> Flags | None:
        stood = self.wanted.stood
        if stood is None:
            return None
        last = columns.periods
        round_ = stood.round or 1
        if not 1 <= round_ <= last:
            what = say("there is no round {round}", round=round_)
            self._fault(stood.text, what, _rounds(last))
            return None
        won = columns.won()
        then = columns.standings(round_) if stood.round else columns.at_half_time()
        return np.asarray((won & stood.seats(then)).any(axis=0))

    def _together(self, columns: Columns) -> Flags | None:
        if not self.wanted.tied:
            return None
        return np.asarray(columns.won().sum(axis=0) > 1)

    def _figures(self, columns: Columns) -> Flags | None:
        found: Flags | None = None
        for condition in self.wanted.where:
            values = self._values(columns, condition)
            fits = np.atleast_2d((values >= condition.low) & (values <= condition.high))
            each = np.asarray(fits.any(axis=0))
            found = each if found is None else found & each
        return found

    def _rules(self, columns: Columns) -> tuple[Flags, int]:
        """Games in which rules did and did not fire, and how many games were watched."""
        rules, uses = columns.arm.rules, columns.uses
        flags = np.zeros(len(columns), np.bool_)
        names = (*self.wanted.fired, *self.wanted.unfired)
        for name in names:
            if name not in rules:
                self._unknown(name, say("no such rule"), rules)
        if uses is None:
            what = say("which games a rule fired in was not kept by the Oikist that played them")
            self._fault(", ".join(names), what, say("play the run once more"))
        elif all(name in rules for name in names):
            seen = np.ones(len(uses.games), np.bool_)
            for name in names:
                fired = uses.rules[rules.index(name)]
                seen &= fired if name in self.wanted.fired else ~fired
            flags[np.searchsorted(columns.plain("game"), uses.games[seen])] = True
        return flags, 0 if uses is None else len(uses.games)

    def _values(
        self, columns: Columns, condition: Condition, *, largest: bool | None = None
    ) -> Numbers:
        """A figure of each game, or of each seat and game; zeros, with a fault, if not known.

        Args:
            largest: Of a figure by seat: only the largest or the smallest of each game.
        """
        name, seat = condition.figure, condition.seat
        by_seat = name in OF_SEATS or name in columns.arm.measures
        found = self._by_seat(columns, name) if by_seat else self._plain(columns, name)
        if by_seat and not seat:
            self._fault(name, say("'{name}' is counted by seat", name=name), _seated(name))
        elif seat and seat != ANY and not by_seat:
            what = say("'{name}' is not counted by seat", name=name)
            self._fault(f"{name}:{seat}", what, say("write {name}", name=name))
        elif seat and seat != ANY and _seat_of(columns.arm, seat) is None:
            what = say("there is no seat '{seat}'", seat=seat)
            self._unknown(f"{name}:{seat}", what, (*columns.arm.said, ANY), seat)
        elif found is not None and by_seat and seat != ANY:
            found = found[_seat_of(columns.arm, seat)]
        if found is None:
            return np.zeros(len(columns), np.int64)
        if largest is not None and by_seat:
            found = np.asarray(found.max(axis=0) if largest else found.min(axis=0))
        return found

    def _by_seat(self, columns: Columns, name: str) -> Numbers | None:
        """One of OF_SEATS or a measure; None, with a fault, where it was not kept."""
        if name in columns.arm.measures:
            return columns.measure(columns.arm.measures.index(name)).astype(np.int64)
        if name == "won":
            return columns.won().astype(np.int64)
        found = columns.by_seat(f"{name}s")
        if found is None:
            what = say("places were not kept by the Oikist that played them")
            self._fault(name, what, say("play the run once more"))
        return found

    def _plain(self, columns: Columns, name: str) -> Numbers | None:
        """One of FIGURES; None, with a fault, where it is not told."""
        if name not in FIGURES:
            known = (*FIGURES, *OF_SEATS, *columns.arm.measures)
            self._unknown(name, say("there is no figure '{name}'", name=name), known)
            return None
        if name == "length":
            return columns.plain("decisions").astype(np.int64)
        if name == "leads":
            changes = columns.lead_changes()
            if changes is None:
                what = say("this game has no rounds to look at")
                self._fault(name, what, say("choose another figure"))
            return None if changes is None else changes.astype(np.int64)
        if name == "winners":
            return np.asarray(columns.won().sum(axis=0), np.int64)
        return self._apart(columns, name)

    def _apart(self, columns: Columns, name: str) -> Numbers | None:
        """How far final scores lie apart: "margin" or "spread"."""
        scores = columns.scores()
        if name == "spread":
            return np.asarray(np.ptp(scores, axis=0), np.int64)
        if len(scores) < 2:
            what = say("there is no margin with a single seat")
            self._fault(name, what, say("choose another figure"))
            return None
        return margins(scores.T)

    def _unknown(self, place: str, what: str, known: tuple[str, ...], word: str = "") -> None:
        self._fault(place, what, did_you_mean(word or place, known))

    def _fault(self, place: str, what: str, remedy: str) -> None:
        self.faults.append(Fault("", place, what, remedy))


def _seat_of(arm: Arm, word: str) -> int | None:
    """The seat that a word means, as files or people call it; None for no seat."""
    game = discover().get(arm.game)
    if game is not None:
        return seat_called(game, arm.seats, word)
    return arm.seats.index(word) if word in arm.seats else None  # not installed any more


def _seated(name: str) -> str:
    return say("write {one} or {any}", one=f"{name}:SEAT", any=f"{name}:{ANY}")


def _rounds(last: int) -> str:
    return say("give one from 1 to {last}", last=last) if last else say("this game has no rounds")
