"""Recording games and replaying records, move by checked move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from engine.errors import Fault, OikistError, RecordError, ScenarioError
from engine.records.record import PERSON, Check, Record, Turn, refused
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import Scenario, State, copied, new_state, position_digest


def scenario_of(record: Record, file: str = "") -> Scenario:
    """The scenario that a record names, as it is now; `replay` tells if it has changed.

    Args:
        file: Of the record, to name in faults.

    Raises:
        ScenarioError: The variant is gone or cannot be played.
    """
    try:
        return load_scenario(record.variant, record.changes)
    except OikistError as problem:
        what = f"its variant '{record.variant}' cannot be played today"
        remedy = "restore the variant, or write another one on this line"
        raise ScenarioError([Fault(file, "variant", what, remedy), *problem.faults]) from None


def recorded(
    scenario: Scenario,
    seed: int,
    moves: Sequence[int],
    bots: Sequence[str] = (),
    check_every: int = 0,
) -> Record:
    """The record of a game.

    Args:
        moves: Codes of legal moves from the start; not checked.
        bots: Who decided for each seat; persons by default.
        check_every: Adds a check after every so many moves and after the last; 0 for none.
    """
    kernels, game, board = scenario.game.kernels(), scenario.game, scenario.record
    names = game.seat_names(board)
    state = started(scenario, seed)
    turns = []
    for number, move in enumerate(moves, start=1):
        seat, period = kernels.seat_to_move(board, state), kernels.period(board, state)
        text = game.to_text(board, state, move)
        kernels.apply(board, state, move)
        wanted = check_every and (number % check_every == 0 or number == len(moves))
        check = current_check(scenario, state) if wanted else None
        turns.append(Turn(int(period), names[seat], text, check))
    return Record(
        game=game.name,
        version=game.version,
        variant=scenario.source,
        changes=scenario.changes,
        digest=scenario.digest,
        seed=seed,
        bots=tuple(bots) or (PERSON,) * scenario.seats,
        seats=names,
        turns=tuple(turns),
        scores=standing(scenario, state) if is_over(scenario, state) else (),
        places=ranking(scenario, state) if is_over(scenario, state) else (),
    )


def replay(record: Record, scenario: Scenario, file: str = "") -> State:
    """The last position of a record, after checking all that it says.

    Args:
        file: To name in faults.

    Raises:
        RecordError: The record is of another scenario or says something untrue.
    """
    state = new_state(scenario)
    for state in positions(record, scenario, file):  # noqa: B007  (the last one is wanted)
        pass
    return state


def positions(record: Record, scenario: Scenario, file: str = "") -> Iterator[State]:
    """Every position of a record from the start, each an own copy, checked as in `replay`."""
    _check_heading(record, scenario, file)
    kernels = scenario.game.kernels()
    state = started(scenario, record.seed)
    yield copied(scenario, state)
    for number, turn in enumerate(record.turns, start=1):
        place = f"line {turn.line}" if turn.line else f"move {number}"
        kernels.apply(scenario.record, state, _move(turn, scenario, state, (file, place)))
        _compare_check(turn, scenario, state, (file, place))
        yield copied(scenario, state)
    _compare_end(record, scenario, state, file)


def started(scenario: Scenario, seed: int) -> State:
    """The first position of the game with a seed from 0 to 2**64 - 1."""
    state = new_state(scenario)
    scenario.game.kernels().reset(scenario.record, state, np.uint64(seed))
    return state


def standing(scenario: Scenario, state: State) -> tuple[int, ...]:
    """Final score of each seat if the game ended now."""
    out = np.zeros(scenario.seats, np.int64)
    scenario.game.kernels().standing(scenario.record, state, out)
    return tuple(int(score) for score in out)


def ranking(scenario: Scenario, state: State) -> tuple[int, ...]:
    """Place of each seat if the game ended now, from 1; equal seats share one; see `Kernels`."""
    out = np.zeros(scenario.seats, np.int64)
    scenario.game.kernels().ranking(scenario.record, state, out)
    return tuple(int(place) for place in out)


def is_over(scenario: Scenario, state: State) -> bool:
    """Whether nobody has anything to decide any more."""
    return bool(scenario.game.kernels().seat_to_move(scenario.record, state) < 0)


def current_check(scenario: Scenario, state: State) -> Check:
    """What a record may note about a position."""
    out = np.zeros(scenario.game.most_moves, np.int32)
    moves = scenario.game.kernels().legal(scenario.record, state, out)
    return Check(int(moves), position_digest(scenario, state))


def _check_heading(record: Record, scenario: Scenario, file: str) -> None:
    """A record is replayed only on the scenario it was made with."""
    game = scenario.game
    faults = []
    if record.game != game.name:
        what = f"a record of '{record.game}', not of '{game.name}'"
        faults.append(Fault(file, "game", what, f"replay it on a variant of '{record.game}'"))
    elif record.version != game.version:
        what = f"recorded with version {record.version} of the game, this is version {game.version}"
        faults.append(Fault(file, "game", what, "replay it with the Oikist that wrote it"))
    elif record.digest != scenario.digest:
        what = f"'{scenario.source}' has changed since this game was recorded"
        remedy = "restore the variant, board and decks of that time, or play a new game"
        faults.append(Fault(file, "digest", what, remedy))
    elif record.seats != (names := game.seat_names(scenario.record)):
        faults.append(Fault(file, "seats", "other seats", f"they are {', '.join(names)}"))
    if faults:
        raise RecordError(faults)


def _move(turn: Turn, scenario: Scenario, state: State, at: tuple[str, str]) -> int:
    game, board, kernels = scenario.game, scenario.record, scenario.game.kernels()
    seat = int(kernels.seat_to_move(board, state))
    if seat < 0:
        raise RecordError(Fault(*at, "the game is over here", "remove the rest"))
    name = game.seat_names(board)[seat]
    if turn.seat != name:
        what = f"{turn.seat} does not decide here"
        raise RecordError(Fault(*at, what, f"it is for {name} to decide"))
    period = int(kernels.period(board, state))
    if turn.period != period:
        what = f"this move stands under round {turn.period + 1}"
        raise RecordError(Fault(*at, what, f"it belongs to round {period + 1}"))
    move = read_move(scenario, state, turn.text, *at)
    refusal = game.why_not(board, state, move)
    if refusal:
        raise refused(*at, f"{turn.text}: {refusal.text}", refusal.rules)
    return move


def read_move(scenario: Scenario, state: State, text: str, file: str, place: str) -> int:
    """The code of a written move, legal or not.

    Raises:
        RecordError: With the file and the place, when it is no move of the game.
    """
    try:
        return scenario.game.from_text(scenario.record, state, text)
    except RecordError as error:
        faults = [Fault(file, place, fault.what, fault.remedy) for fault in error.faults]
        raise RecordError(faults) from None


def _compare_check(turn: Turn, scenario: Scenario, state: State, at: tuple[str, str]) -> None:
    if turn.check is None:
        return
    now = current_check(scenario, state)
    if now != turn.check:
        what = (
            f"after '{turn.text}' there are {now.moves} moves in position {now.position},"
            f" not {turn.check.moves} in {turn.check.position}"
        )
        remedy = "the rules have changed; if that is meant, record the game anew"
        raise RecordError(Fault(*at, what, remedy))


def _compare_end(record: Record, scenario: Scenario, state: State, file: str) -> None:
    """Scores and places are those to which the moves lead; older records have no places."""
    faults = []
    for title, said, found in (
        ("Scores", record.scores, standing(scenario, state)),
        ("Places", record.places, ranking(scenario, state)),
    ):
        if not said:
            continue
        if not is_over(scenario, state):
            remedy = f"remove the {title.lower()}"
            faults.append(Fault(file, title, "the game is not over yet", remedy))
        elif found != said:
            now = ", ".join(map(str, found))
            faults.append(Fault(file, title, f"the moves lead to {now}", "correct them"))
    if faults:
        raise RecordError(faults)
