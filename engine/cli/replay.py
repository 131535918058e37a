"""oikist replay: check a recorded game or a match against its rules, or against others."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine.cli.ending import ended, ending_data, scores_said
from engine.cli.given import AsJson
from engine.cli.terminal import announce_preparation, note, print_json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.play.differences import Difference
    from engine.scenarios.scenario import Scenario, State


@dataclass(frozen=True)
class Replayed:
    """A game that was played again.

    Attributes:
        scenario: By whose rules.
        lines: Round, seat and text of each move that holds, as (round, seat, title, text).
        variations: Moves in other variations than the one on the table.
        last: The last position; None where it was looked for a difference.
        difference: How far it goes under these rules; None where all of it was verified.
    """

    scenario: Scenario
    lines: tuple[tuple[int, str, str, str], ...]
    variations: int = 0
    last: State | None = None
    difference: Difference | None = None


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record or a match.")],
    variant: Annotated[
        str | None,
        typer.Argument(
            metavar="[VARIANT]",
            help="Rules to replay by, with +KEY=VALUE; else those of the file.",
        ),
    ] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Print every move.")] = False,
    until_different: Annotated[
        bool,
        typer.Option("--until-different", help="Go on as far as the rules allow, and tell why."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Replay a record or a match and verify it move by move.

    Every move must be legal, and noted positions and final scores must come out. What was
    played by other rules is refused; with --until-different, it is replayed up to the first
    move that these rules do not allow: oikist replay game.txt --until-different short.
    """
    replayed = _match if _holds_match(file) else _record
    found = replayed(file, variant, until_different=until_different)
    if as_json:
        print_json(_data(file, found, moves=moves))
        return
    if moves:
        for period, _, title, text in found.lines:
            typer.echo(f"Round {period}, {title}: {text}")
    _tell(file, found)


def _holds_match(file: Path) -> bool:
    """Whether a file is a match, by its content.

    Raises:
        OikistError: It holds neither a match nor a record, but something else that is known.
    """
    from engine.errors import OikistError, RecordError
    from engine.file_kinds import MATCH, RECORD, kind_of, refuse_other

    try:
        if kind_of(file) == MATCH:
            return True
    except OikistError:  # whoever reads it tells why
        return False
    refuse_other(file, RECORD, RecordError)
    return False


def _record(file: Path, variant: str | None, *, until_different: bool) -> Replayed:
    from engine.play.differences import record_difference
    from engine.records.reading import read_record
    from engine.records.replay import replay as verified
    from engine.records.replay import scenario_of
    from engine.tuning.arms import arm_from

    record = read_record(file)
    scenario = arm_from(variant).scenario if variant else scenario_of(record, str(file))
    announce_preparation(scenario.game)
    lines = tuple((one.period + 1, one.seat, one.seat, one.text) for one in record.turns)
    if until_different:
        found = record_difference(record, scenario)
        return Replayed(scenario, lines[: found.moves], difference=found)
    return Replayed(scenario, lines, last=verified(record, scenario, str(file)))


def _match(file: Path, variant: str | None, *, until_different: bool) -> Replayed:
    from engine.play.differences import match_difference
    from engine.play.match_file import scenario_of, today_of
    from engine.play.match_reading import read_heading, read_match
    from engine.scenarios.catalog import load_scenario
    from engine.tuning.arms import arm_from

    head = read_heading(file)
    if variant:
        scenario = arm_from(variant).scenario
    elif until_different:  # the rules as they are today, not as the file holds them
        scenario = load_scenario(str(head["variant"]), head.get("changes") or {})
    else:
        scenario = scenario_of(head, str(file))
        today = today_of(head)
        if today is None or today.digest != scenario.digest:
            note(f"'{head['variant']}' has changed since; replayed by the rules in the file")
    announce_preparation(scenario.game)
    if until_different:
        return Replayed(scenario, (), difference=match_difference(file, scenario))
    match = read_match(file, scenario)
    names, titles = match.seat_names, match.seat_titles
    lines = tuple(
        (
            node.period + 1,
            names[node.seat] if node.seat >= 0 else node.who,
            titles[node.seat] if node.seat >= 0 else node.who,
            node.text or "the position",
        )
        for node in match.line()
    )
    return Replayed(scenario, lines, len(match.nodes) - 1 - len(lines), match.state)


def _tell(file: Path, found: Replayed) -> None:
    title, difference = found.scenario.title, found.difference
    if difference is None:
        count = f"{len(found.lines)} moves"
        if found.variations:
            count += f" (and {found.variations} in other variations)"
        typer.echo(f"{file}: OK, {count} of '{title}', {ended(found.scenario, found.last)}")
        return
    said = scores_said(found.scenario, difference.scores, over=difference.over)
    if difference.reason:
        typer.echo(f"{file}: {difference.moves} moves hold under '{title}'; the first difference:")
        typer.echo(f"  {difference.reason}")
        typer.echo(f"There: {said}")
    else:
        typer.echo(f"{file}: no difference under '{title}', {difference.moves} moves, {said}")


def _data(file: Path, found: Replayed, *, moves: bool) -> dict[str, Any]:
    scenario, difference = found.scenario, found.difference
    data: dict[str, Any] = {
        "format": 1,
        "file": str(file),
        "variant": scenario.source,
        "changes": dict(scenario.changes),
        "digest": scenario.digest,
        "moves": len(found.lines) if difference is None else difference.moves,
        "variations": found.variations,
        "difference": None if difference is None else difference.reason or None,
    }
    if difference is None:
        data |= ending_data(scenario, found.last)
    else:
        names = scenario.game.seat_names(scenario.record)
        data["over"] = difference.over
        scores = difference.scores
        data["scores"] = dict(zip(names, scores, strict=True)) if scores is not None else {}
    if moves:
        data["played"] = list(_played(found.lines))
    return data


def _played(lines: Iterable[tuple[int, str, str, str]]) -> Iterable[dict[str, Any]]:
    return ({"round": period, "seat": seat, "move": text} for period, seat, _, text in lines)
