"""The position after a move that has not been made, without a look at what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engine.picture import Picture, Thing, Zone
from engine.play.effects import Effects, effects_in
from engine.play.foresight import ahead, reach, secrets
from engine.play.match import Match
from engine.scenarios.scenario import State, copied

_GUESS: Final = np.uint64(0x6057)
_Look = tuple[Picture, Picture]  # before and after a move
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
        self._calling = match.calling
        self._viewer = viewer
        deals = (guessed(match, number) for number in range(_GUESSES))
        self._state = copied(match.scenario, match.state)
        self._states = list({state.tobytes(): state for state in deals}.values())
        self._secrets = secrets(match)
        self.before = match.picture(viewer)
        self._imagined = tuple(self._picture(state) for state in self._states)
        self._effects: dict[int, Effects] = {}
        self._pictures: dict[int, tuple[_Look, ...]] = {}

    def effects(self, code: int) -> Effects:
        """What a legal move changes at once."""
        if code not in self._effects:
            with self._calling():
                self._effects[code] = effects_in(self._scenario, self._state, code, self._secrets)
        return self._effects[code]

    def picture(self, code: int) -> Picture:
        """How the board looks after a legal move: what looks so however the hidden things lie."""
        first, *others = looks = self._looks(code)
        if not others and first[0] == self.before:
            return first[1]
        zones = [_shared(zone, self.before, looks) for zone in first[1].zones]
        return replace(first[1], zones=tuple(zones))

    def stocks(self, code: int) -> tuple[Stock, ...]:
        """What a legal move is sure to change in front of the seats, by seat.

        Nothing of a stock that is another in the imagined position already: what others have
        chosen in secret is taken back there.
        """
        now, looks = _stocks(self.before), [tuple(map(_stocks, look)) for look in self._looks(code)]
        return tuple(
            Stock(*key, now[key], after)
            for key, after in looks[0][1].items()
            if after != now.get(key, after)
            and all((one.get(key), two.get(key)) == (now[key], after) for one, two in looks)
        )

    def _looks(self, code: int) -> tuple[_Look, ...]:
        """How the board may look before and after a move; one where it looks so for sure."""
        if code not in self._pictures:
            far, found = reach(self._scenario, self._states[0], code, self._secrets), list[_Look]()
            for state, before in zip(self._states, self._imagined, strict=True):
                look = (before, self._picture(ahead(self._scenario, state, code, far)))
                if look not in found:
                    found.append(look)
            self._pictures[code] = tuple(found)
        return self._pictures[code]

    def _picture(self, state: State) -> Picture:
        with self._calling():
            return self._scenario.game.picture(self._scenario.record, state, self._viewer)


def _stocks(picture: Picture) -> dict[tuple[int, str], int]:
    """Seat and label -> amount of everything in front of the seats."""
    return {
        (panel.seat, label): amount for panel in picture.seats for label, amount in panel.stocks
    }


def _shared(zone: Zone, before: Picture, looks: Sequence[_Look]) -> Zone:
    """A zone with what lay there and may stay, and what comes however the hidden things lie."""
    known = _things(before, zone)
    pairs = [(set(_things(one, zone)), set(_things(two, zone))) for one, two in looks]
    gone = set.intersection(*(one - two for one, two in pairs))
    new = set.intersection(*(two - one for one, two in pairs))
    stay = [one for one in known if one not in gone]
    places = {one.address for one in stay}
    come = [one for one in zone.things if one in new and one.address not in places]
    return replace(zone, things=(*stay, *come))


def _things(picture: Picture, zone: Zone) -> tuple[Thing, ...]:
    """What lies in the same zone in another picture."""
    same = (one for one in picture.zones if one.address == zone.address)
    return next((one.things for one in same), ())
