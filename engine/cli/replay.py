"""oikist replay: check a recorded game or a match against its rules, or against others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from engine.cli.terminal import announce_preparation, note

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario, State

MATCH: Final = ".match"


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record or a match.")],
    variant: Annotated[
        str | None,
        typer.Argument(metavar="[VARIANT]", help="Rules to replay by; else those of the file."),
    ] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Print every move.")] = False,
    until_different: Annotated[
        bool,
        typer.Option("--until-different", help="Go on as far as the rules allow, and tell why."),
    ] = False,
) -> None:
    """Replay a record or a match and verify it move by move.

    Every move must be legal, and noted positions and final scores must come out. What was
    played by other rules is refused; with --until-different, it is replayed up to the first
    move that these rules do not allow: oikist replay game.txt --until-different short.
    """
    if file.suffix == MATCH:
        _match(file, variant, moves=moves, until_different=until_different)
    else:
        _record(file, variant, moves=moves, until_different=until_different)


def _record(file: Path, variant: str | None, *, moves: bool, until_different: bool) -> None:
    from engine.records.reading import read_record
    from engine.records.replay import replay as verified
    from engine.records.replay import scenario_of
    from engine.scenarios.catalog import load_scenario

    record = read_record(file)
    scenario = load_scenario(variant) if variant else scenario_of(record, str(file))
    announce_preparation(scenario.game)
    if until_different:
        from engine.play.differences import record_difference

        found = record_difference(record, scenario)
        listed = record.turns[: found.moves] if moves else ()
        for turn in listed:
            typer.echo(f"Round {turn.period + 1}, {turn.seat}: {turn.text}")
        _tell(file, scenario, found.moves, found.reason, found.scores, over=found.over)
        return
    last = verified(record, scenario, str(file))
    if moves:
        for turn in record.turns:
            typer.echo(f"Round {turn.period + 1}, {turn.seat}: {turn.text}")
    said = _ended(scenario, last)
    typer.echo(f"{file}: OK, {len(record.turns)} moves of '{scenario.title}', {said}")


def _match(file: Path, variant: str | None, *, moves: bool, until_different: bool) -> None:
    from engine.play.match_file import scenario_of, today_of
    from engine.play.match_reading import read_heading, read_match
    from engine.scenarios.catalog import load_scenario

    head = read_heading(file)
    if variant or until_different:  # the rules as they are today, not as the file holds them
        changes = {} if variant else head.get("changes") or {}
        scenario = load_scenario(variant or str(head["variant"]), changes)
    else:
        scenario = scenario_of(head, str(file))
        today = today_of(head)
        if today is None or today.digest != scenario.digest:
            note(f"'{head['variant']}' has changed since; replayed by the rules in the file")
    announce_preparation(scenario.game)
    if until_different:
        from engine.play.differences import match_difference

        found = match_difference(file, scenario)
        _tell(file, scenario, found.moves, found.reason, found.scores, over=found.over)
        return
    match = read_match(file, scenario)
    if moves:
        for node in match.line():
            who = match.seat_titles[node.seat] if node.seat >= 0 else node.who
            typer.echo(f"Round {node.period + 1}, {who}: {node.text or 'the position'}")
    said = _ended(scenario, match.state)
    every = len(match.nodes) - 1
    count = f"{len(match.line())} moves"
    if every > len(match.line()):
        count += f" (and {every - len(match.line())} in other variations)"
    typer.echo(f"{file}: OK, {count} of '{scenario.title}', {said}")


def _tell(
    file: Path,
    scenario: Scenario,
    moves: int,
    reason: str,
    scores: tuple[int, ...],
    *,
    over: bool,
) -> None:
    said = _scores(scenario, scores, over=over)
    if reason:
        typer.echo(f"{file}: {moves} moves hold under '{scenario.title}'; the first difference:")
        typer.echo(f"  {reason}")
        typer.echo(f"There: {said}")
    else:
        typer.echo(f"{file}: no difference under '{scenario.title}', {moves} moves, {said}")


def _ended(scenario: Scenario, state: State) -> str:
    """Scores and places at a position."""
    from engine.play.results import by_place, results_of
    from engine.records.replay import is_over

    found, over = results_of(scenario, state), is_over(scenario, state)
    said = _scores(scenario, tuple(one.score for one in found), over=over)
    return f"{said}; places: {by_place(found) or 'all have lost'}" if over else said


def _scores(scenario: Scenario, scores: tuple[int, ...], *, over: bool) -> str:
    from engine.seats import seat_titles

    names = seat_titles(scenario.game, scenario.game.seat_names(scenario.record))
    points = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
    return f"{'final scores' if over else 'unfinished, if it ended now'}: {points}"
