"""What a move would change, before it is made: scores, standing, measures, in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.game import Game, Kernels
from engine.language import say
from engine.play.foresight import WHOLE, Secret, ahead, reach, secrets
from engine.play.match import Match
from engine.play.reveals import reveals
from engine.play.spoken import spoken
from engine.play.wording import in_words, named
from engine.scenarios.scenario import Scenario, State, copied
from engine.seats import seat_titles

Change = tuple[int, int]
OVER: Final = -1
UNKNOWN: Final = -2
_STREAMS: Final = (0x5EED, 0xACE1, 0xB0B0, 0xF1DE)  # ways of dealing what is hidden, all tried
_POINTS: Final = 2  # rows of numbers that a picture shows as well: on the track, at the end


@dataclass(frozen=True)
class Measured:
    """A number of the game that a move changes.

    Attributes:
        name: As in `Game.measures`.
        seat: Whose.
        before, after: Its values.
    """

    name: str
    seat: int
    before: int
    after: int


@dataclass(frozen=True)
class Effects:
    """What one legal move would do at once.

    Attributes:
        code, text: The move.
        words: The same for people.
        seat: Who would make it.
        scores: Points on the track of each seat: (before, after); None where the seat that
            would make it may not know them.
        standing: Final score of each seat if the game ended now: (before, after), or None.
        measures: Numbers of the game that change, in its order.
        next_seat: Who decides then; OVER when the game ends, UNKNOWN where that hangs on
            something hidden.
        certain: Whether nothing is left out because the seat cannot know it.
        far: How much of what the move leads to was looked at; see `engine.play.foresight.reach`.
        lines: The same in plain sentences, the points first.
    """

    code: int
    text: str
    seat: int
    scores: tuple[Change | None, ...]
    standing: tuple[Change | None, ...]
    measures: tuple[Measured, ...]
    next_seat: int
    certain: bool
    far: int
    lines: tuple[str, ...]
    words: str = ""


def effects(match: Match, code: int) -> Effects:
    """What a legal move of the seat to move would change; the match is not changed.

    Args:
        code: A legal move; what any other would do means nothing.
    """
    with match.calling():
        return effects_in(match.scenario, match.state, code, secrets(match))


def effects_in(scenario: Scenario, state: State, code: int, kept: Sequence[Secret] = ()) -> Effects:
    """As `effects`, for any running position; it is read only.

    What hangs on things that the seat cannot see is left out: those are dealt anew a few
    times, and only numbers that come out the same every time are told, none of a seat whose
    points it may not know. How the hidden things really lie plays no part. While others have
    chosen in the same open group, those choices are taken back there, so what comes of them
    is left out too: points that differ already before the move, measures of others, and who
    decides then.

    Args:
        kept: What the seat does not know; see `engine.play.foresight.secrets`.
    """
    game, record, kernels = scenario.game, scenario.record, scenario.game.kernels()
    seat = int(kernels.seat_to_move(record, state))
    looks = _looks(scenario, state, seat)
    far = reach(scenario, looks.guesses[0].state, code, kept)
    before = looks.numbers
    known = [one is not None for one in looks.points]
    ends = [_outcome(scenario, kernels, guess.state, code, far) for guess in looks.guesses]
    after, then = ends[0]
    sure = np.all([guess.numbers == before for guess in looks.guesses], axis=0)
    sure &= np.all([other == after for other, _ in ends], axis=0)
    sure &= known
    if looks.reopened:
        sure[_POINTS:, np.arange(scenario.seats) != seat] = False
    pairs = zip(looks.guesses, ends, strict=True)
    still = np.all([guess.numbers == other for guess, (other, _) in pairs], axis=0)
    sure_then = not looks.reopened and all(next_seat == then for _, next_seat in ends)
    told = np.where(sure, after, before)
    found = Effects(
        code=code,
        text=game.to_text(record, state, code),
        seat=seat,
        scores=_pairs(before[0], told[0], known),
        standing=_pairs(before[1], told[1], known),
        measures=tuple(_changed(game.measures, before[_POINTS:], told[_POINTS:])),
        next_seat=then if sure_then else UNKNOWN,
        certain=bool((sure | still).all()) and sure_then and far == WHOLE,
        far=far,
        lines=(),
        words=in_words(scenario, state, code),
    )
    names = seat_titles(game, game.seat_names(record))
    return replace(found, lines=tuple(_sentences(game, names, found)))


@dataclass(frozen=True)
class _Look:
    """A position and its numbers."""

    state: State
    numbers: NDArray[np.int64]


@dataclass(frozen=True)
class _Looks:
    """What a seat knows of a position.

    Attributes:
        numbers: Points as the seat may read them, and measures as it may take them to be.
        points: Of each seat on the track and at the end; None where it may not know them.
        guesses: What it might be for all that the seat can see.
        reopened: Whether others have chosen in its open group, which the guesses take back.
    """

    numbers: NDArray[np.int64]
    points: tuple[Change | None, ...]
    guesses: tuple[_Look, ...]
    reopened: bool


_last: tuple[Scenario, bytes, _Looks] | None = None  # most looks are at one position


def _looks(scenario: Scenario, state: State, seat: int) -> _Looks:
    """What the seat to move knows of a position."""
    global _last  # noqa: PLW0603  (threads at worst work something out twice)
    known, key = _last, state.tobytes()
    if known is not None and known[0] is scenario and known[1] == key:
        return known[2]
    kernels, guesses = scenario.game.kernels(), []
    for stream in _STREAMS:
        guess = copied(scenario, state)
        kernels.imagine(scenario.record, guess, seat, np.array([stream], np.uint64))
        guesses.append(_Look(guess, _numbers(scenario, kernels, guess)))
    numbers, points = guesses[0].numbers.copy(), _points(scenario, state, seat)
    for other, both in enumerate(points):
        if both is not None:
            numbers[:_POINTS, other] = both
    found = _Looks(numbers, points, tuple(guesses), _is_reopened(scenario, state, seat))
    _last = (scenario, key, found)
    return found


def _points(scenario: Scenario, state: State, viewer: int) -> tuple[Change | None, ...]:
    """Points of each seat on the track and at the end, as far as a viewer may know them."""
    panels = scenario.game.picture(scenario.record, state, viewer).seats
    return tuple(
        None if one.score is None or one.standing is None else (one.score, one.standing)
        for one in panels
    )


def _is_reopened(scenario: Scenario, state: State, seat: int) -> bool:
    """Whether a seat that imagines the position takes back what others have chosen."""
    kernels, known = scenario.game.kernels(), copied(scenario, state)
    if kernels.blind(scenario.record, known):
        kernels.reopen(scenario.record, known, seat)
    return bool(known.tobytes() != state.tobytes())


def _outcome(
    scenario: Scenario, kernels: Kernels, state: State, code: int, far: int
) -> tuple[NDArray[np.int64], int]:
    """The numbers after so much of a move, and who decides then."""
    after, next_seat = ahead(scenario, state, code, far), UNKNOWN
    if far == WHOLE:
        next_seat = int(kernels.seat_to_move(scenario.record, after))
    return _numbers(scenario, kernels, after), next_seat


def _numbers(scenario: Scenario, kernels: Kernels, state: State) -> NDArray[np.int64]:
    """Points on the track, standing, then the measures; int64, shape (2 + measures, seats)."""
    out = np.zeros((_POINTS + len(scenario.game.measures), scenario.seats), np.int64)
    kernels.score(scenario.record, state, out[0])
    kernels.standing(scenario.record, state, out[1])
    kernels.measure(scenario.record, state, out[_POINTS:])
    return out


def _pairs(
    before: NDArray[np.int64], after: NDArray[np.int64], known: Sequence[bool]
) -> tuple[Change | None, ...]:
    rows = zip(before.tolist(), after.tolist(), known, strict=True)
    return tuple((one, other) if told else None for one, other, told in rows)


def _changed(
    names: tuple[str, ...], before: NDArray[np.int64], after: NDArray[np.int64]
) -> Iterator[Measured]:
    for row, seat in np.argwhere(before != after):
        yield Measured(names[row], int(seat), int(before[row, seat]), int(after[row, seat]))


def _sentences(game: Game, names: Sequence[str], told: Effects) -> Iterator[str]:
    for seat, (before, after) in _own_first(told.seat, told.scores):
        change, name = after - before, names[seat]
        if change > 0:
            yield say("{name} gains {points:point|points}", name=name, points=change)
        else:
            yield say("{name} pays {points:point|points}", name=name, points=-change)
    for seat, (before, after) in _own_first(told.seat, told.standing):
        yield say(
            "{name} would end with {points:point|points} instead of {before}",
            name=names[seat],
            points=after,
            before=before,
        )
    for one in told.measures:
        yield say(
            "{name}: {measure} {after} instead of {before}",
            name=names[one.seat],
            measure=named(game, one.name),
            after=one.after,
            before=one.before,
        )
    if told.next_seat == OVER:
        yield say("Then the game is over.")
    elif told.next_seat not in (told.seat, UNKNOWN):
        yield say("Then {name} decides.", name=names[told.next_seat])
    if not told.certain:
        yield say("Other changes show once the move is made.")


def _own_first(seat: int, changes: tuple[Change | None, ...]) -> Iterator[tuple[int, Change]]:
    """The seats whose number is known to change, the one that moves first."""
    for one in sorted(range(len(changes)), key=lambda other: (other != seat, other)):
        change = changes[one]
        if change is not None and change[0] != change[1]:
            yield one, change


def details(scenario: Scenario, state: State, code: int) -> tuple[str, ...]:
    """What a legal move changes on the table, as its seat would see it: the lines that are new.

    See `engine.play.spoken`; () for a move that may show its seat something hidden. Takes some
    ten times as long as `effects`.
    """
    kernels, record = scenario.game.kernels(), scenario.record
    seat = int(kernels.seat_to_move(record, state))
    if reveals(scenario, state, code, seat):
        return ()
    guess = copied(scenario, state)  # what really lies there may show after all
    kernels.imagine(record, guess, seat, np.array([_STREAMS[0]], np.uint64))
    before, after = {*_table(scenario, guess, seat)}, guess
    kernels.apply(record, after, code)
    return tuple(line for line in _table(scenario, after, seat) if line not in before)


def _table(scenario: Scenario, state: State, viewer: int) -> list[str]:
    """The table in words, but for whose turn it is."""
    picture = scenario.game.picture(scenario.record, state, viewer)
    seats = tuple(replace(panel, to_move=False) for panel in picture.seats)
    return list(spoken(scenario, replace(picture, seats=seats, caption="", notice="")))
