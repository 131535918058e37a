"""The position after a move that has not been made, without a look at what is hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engine.picture import Picture, Thing, Zone
from engine.play.effects import Effects, effects_in
from engine.play.foresight import ahead, reach, secrets
from engine.play.match import Match
from engine.scenarios.scenario import State, copied

_GUESS: Final = np.uint64(0x6057)
_GUESSES: Final = 3  # ways in which what is hidden may lie; only what they share is shown


def guessed(match: Match, number: int = 0) -> State:
    """The position with everything dealt anew that the seat to move cannot see; the n-th deal."""
    scenario = match.scenario
    state = copied(scenario, match.state)
    seat = match.seat_to_move
    if seat >= 0:
        from engine.rng import derive  # brings Numba, which the window must not wait for

        stream = np.array([derive(_GUESS, np.uint64(seat), np.uint64(number))])
        scenario.game.kernels().imagine(scenario.record, state, seat, stream)
    return state


@dataclass(frozen=True)
class Stock:
    """Something in front of a seat that a move makes more or less.

    Attributes:
        seat: Whose.
        label: As in `engine.picture.SeatPanel.stocks`.
        before, after: How many.
    """

    seat: int
    label: str
    before: int
    after: int


class Preview:
    """What the moves of one position would bring; nothing of it is hidden from its seat.

    Args:
        match: The running game; its position is copied.
        viewer: Through whose eyes the position is shown: a seat, PUBLIC or ALL.

    Attributes:
        before: How the board looks now.
    """

    def __init__(self, match: Match, viewer: int) -> None:
        self._scenario = match.scenario
        self._viewer = viewer
        deals = (guessed(match, number) for number in range(_GUESSES))
        self._states = list({state.tobytes(): state for state in deals}.values())
        self._secrets = secrets(match)
        self.before = match.picture(viewer)
        self._effects: dict[int, Effects] = {}
        self._pictures: dict[int, tuple[Picture, ...]] = {}

    def effects(self, code: int) -> Effects:
        """What a legal move changes at once."""
        if code not in self._effects:
            scenario, state = self._scenario, self._states[0]
            self._effects[code] = effects_in(scenario, state, code, self._secrets)
        return self._effects[code]

    def picture(self, code: int) -> Picture:
        """How the board looks after a legal move: what looks so however the hidden things lie."""
        first, *others = self._looks(code)
        zones = [_shared(zone, self.before, others) for zone in first.zones]
        return replace(first, zones=tuple(zones)) if others else first

    def stocks(self, code: int) -> tuple[Stock, ...]:
        """What a legal move is sure to change in front of the seats, by seat."""
        first, *others = self._looks(code)
        sure = [set(_stocks(picture)) for picture in others]
        now = {(seat, label): amount for seat, label, amount in _stocks(self.before)}
        return tuple(
            Stock(seat, label, now[seat, label], after)
            for seat, label, after in _stocks(first)
            if now.get((seat, label), after) != after
            and all((seat, label, after) in found for found in sure)
        )

    def _looks(self, code: int) -> tuple[Picture, ...]:
        """How the board may look after a move; one picture where it looks so for sure."""
        if code not in self._pictures:
            scenario, found = self._scenario, list[Picture]()
            far = reach(scenario, self._states[0], code, self._secrets)
            for state in self._states:
                after = ahead(scenario, state, code, far)
                picture = scenario.game.picture(scenario.record, after, self._viewer)
                if picture not in found:
                    found.append(picture)
            self._pictures[code] = tuple(found)
        return self._pictures[code]


def _stocks(picture: Picture) -> Iterator[tuple[int, str, int]]:
    """Seat, label and amount of everything in front of the seats."""
    for panel in picture.seats:
        yield from ((panel.seat, label, amount) for label, amount in panel.stocks)


def _shared(zone: Zone, before: Picture, others: Sequence[Picture]) -> Zone:
    """A zone with what lies there in every picture, and what lay there and may stay."""
    held = [set(_things(picture, zone)) for picture in others]
    known = _things(before, zone)
    come = [one for one in zone.things if one in known or all(one in found for found in held)]
    stay = [one for one in known if one not in come and any(one in found for found in held)]
    return replace(zone, things=(*come, *stay))


def _things(picture: Picture, zone: Zone) -> tuple[Thing, ...]:
    """What lies in the same zone in another picture."""
    same = (one for one in picture.zones if one.address == zone.address)
    return next((one.things for one in same), ())
