"""oikist rules: the numbered rules of a game, its toggles and their readings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from engine.cli.given import AsJson, expect_writable, write_output
from engine.cli.listing import known_game
from engine.cli.terminal import print_json
from engine.errors import Fault, ScenarioError
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from engine.game import Game, Parameter, Rule
    from engine.reports.rules_sheet import Line, RulesSheet, Setting

_INDENT = " " * 4
_WIDTH = 96
_PAGES = (".html", ".htm")


def rules(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|VARIANT]", help="A variant: as they hold in it. May be left out."
        ),
    ] = None,
    rule: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="One rule, toggle or parameter.")
    ] = None,
    sheet: Annotated[
        Path | None,
        typer.Option("--sheet", metavar="FILE.html", help="Write a variant's rules as a page."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the rules and toggles of a game, or the rules of a variant as they hold in it.

    Rules come with their sources, toggles with all readings, the default one first. Of a
    variant, * marks what differs from the game's defaults. A sheet is a page with the same
    and a reference card: oikist rules short --sheet short.html.
    """
    if sheet is not None:
        _write_sheet(game, rule, sheet, as_json=as_json)
        return
    made = _sheet_of(game, rule)
    if made is not None:
        _print_sheet(made, rule, as_json=as_json)
        return
    found, wanted = _meant(game, rule)
    listed, declared = list(found.rules.values()), list(found.parameters.values())
    if wanted is not None:
        listed = [entry for entry in listed if entry.id.lower() == wanted.lower()]
        declared = [entry for entry in declared if entry.goes_by(wanted)]
        if not listed and not declared:
            known = [*found.rules, *(entry.rule for entry in found.parameters.values())]
            known += found.parameters
            remedy = did_you_mean(wanted.upper(), known)
            raise ScenarioError(Fault("", wanted, f"{found.title} has no such rule", remedy))
    if as_json:
        print_json(
            {
                "game": found.name,
                "rules": [_rule_data(entry) for entry in listed],
                "parameters": [_parameter_data(entry) for entry in declared],
            }
        )
        return
    typer.echo("\n".join(_lines(found, listed, declared, whole=wanted is None)))


def _write_sheet(source: str | None, rule: str | None, output: Path, *, as_json: bool) -> None:
    """The rules sheet of a variant that can be played."""
    from engine.reports.rules_sheet import html

    if source is None:
        remedy = "name one, such as: oikist rules classic --sheet classic.html"
        raise ScenarioError(Fault("", "VARIANT", "the sheet of which variant?", remedy))
    if rule is not None:
        what = "a sheet holds all rules, not one"
        raise ScenarioError(Fault("", rule, what, "leave the rule out, or leave out --sheet"))
    if output.suffix.lower() not in _PAGES:
        remedy = f"name it such as {output.with_suffix('.html').name}; a browser prints it as PDF"
        raise ScenarioError(Fault(str(output), "--sheet", "a sheet is an HTML page", remedy))
    expect_writable(output)
    made = _made(source)
    write_output(output, html(made))
    if as_json:
        changed = [change.parameter.name for change in made.changes]
        data = {"format": 1, "title": made.title, "page": str(output), "changed": changed}
        print_json(data)
        return
    typer.echo(f"Page: {output}")


def _sheet_of(source: str | None, rule: str | None) -> RulesSheet | None:
    """The rules as they hold in a variant; None where something else is meant.

    Raises:
        ScenarioError: There is nothing of that name, or it cannot be played.
    """
    from engine.scenarios.catalog import games, variants
    from engine.scenarios.mentions import is_path

    known = games()
    if source is None or source in known:
        return None
    if rule is None and any(_may_know(one, source) for one in known.values()):
        return None
    named = {name for one in variants() for name in (one.name, one.source)}
    if not {source, source.partition("+")[0]} & named and not is_path(source):
        what, remedy = "unknown game or variant", did_you_mean(source, {*known, *named})
        raise ScenarioError(Fault("", source, what, remedy))
    return _made(source)


def _made(source: str) -> RulesSheet:
    """The rules sheet of a variant that can be played.

    Raises:
        ScenarioError: It cannot.
    """
    from engine.reports.rules_sheet import rules_sheet
    from engine.scenarios.catalog import changed, find_variant
    from engine.scenarios.variants import read_variant
    from engine.tuning.arms import arm_from

    scenario = arm_from(source).scenario
    variant = read_variant(find_variant(scenario.source))
    return rules_sheet(changed(variant, scenario.changes) if scenario.changes else variant)


def _print_sheet(sheet: RulesSheet, wanted: str | None, *, as_json: bool) -> None:
    """A sheet for a terminal, or one of its rules with all that sets it."""
    lines = [(section, line) for section, listed in sheet.sections for line in listed]
    settings = sheet.changes
    if wanted is not None:
        lines = [(section, line) for section, line in lines if line.id.lower() == wanted.lower()]
        settings = [one for one in sheet.settings if one.parameter.goes_by(wanted)]
        if not lines and not settings:
            known = [line.id for _, listed in sheet.sections for line in listed if line.id]
            declared = [one.parameter for one in sheet.settings]
            known += [name for one in declared for name in (one.rule, one.name)]
            what = f"{sheet.title} has no such rule or parameter"
            raise ScenarioError(Fault("", wanted, what, did_you_mean(wanted.upper(), known)))
    if as_json:
        print_json(
            {
                "title": sheet.title,
                "game": sheet.game,
                "rules": [
                    {
                        "id": line.id,
                        "section": section,
                        "text": line.text,
                        "source": line.source,
                        "changed": line.changed,
                    }
                    for section, line in lines
                ],
                "changes": [_setting_data(one) for one in settings],
            }
        )
        return
    typer.echo("\n".join(_sheet_lines(sheet, lines, settings, whole=wanted is None)))


def _sheet_lines(
    sheet: RulesSheet, lines: list[tuple[str, Line]], settings: list[Setting], *, whole: bool
) -> Iterator[str]:
    if whole:
        yield f"{sheet.title} ({sheet.game})"
        for label, text in sheet.setup:
            yield from _paragraph(f"{label}: {text}", _INDENT)
    section = ""
    for heading, line in lines:
        if whole and heading != section:
            section = heading
            yield f"\n{section}"
        mark = "* " if line.changed else ""
        yield from _paragraph(f"{mark}{line.id}  {line.text}".strip(), "")
        yield from _paragraph(f"Source: {line.source}", _INDENT)
    if whole and settings:
        yield "\n* Differs from the game's defaults"
    for one in settings:
        yield from _named(one.parameter)
        if not one.changed:
            yield from _paragraph(f"Here and by default {one.here}", _INDENT)
            continue
        yield from _paragraph(f"Here {one.here}", _INDENT)
        yield from _paragraph(f"Default {one.usual}", _INDENT)


def _meant(game: str | None, rule: str | None) -> tuple[Game, str | None]:
    """The game and the id; the name of the game may be left out, before an id, too."""
    from engine.scenarios.catalog import games
    from engine.scenarios.usual import usual_game

    known = games()
    usual = known[usual_game()]
    if game is None:
        return usual, None
    if rule is None and game not in known:
        for one in (usual, *known.values()):
            if _may_know(one, game):
                return one, game
    return known_game(game), rule


def _may_know(game: Game, wanted: str) -> bool:
    """Whether a game has a rule, toggle or parameter, or others with ids like that."""
    ids = [*game.rules, *(entry.rule for entry in game.parameters.values())]
    begin, dash, _ = wanted.upper().partition("-")
    alike = bool(dash) and any(one.upper().startswith(f"{begin}-") for one in ids)
    named = any(entry.goes_by(wanted) for entry in game.parameters.values())
    return alike or named or wanted.upper() in map(str.upper, ids)


def _lines(
    game: Game, listed: list[Rule], declared: list[Parameter], *, whole: bool
) -> Iterator[str]:
    if whole:
        yield f"{game.title}, version {game.version}"
    section = ""
    for entry in listed:
        if whole and entry.section != section:
            section = entry.section
            yield f"\n{section}"
        yield from _paragraph(f"{entry.id}  {entry.text}", "")
        yield from _paragraph(f"Source: {entry.source}", _INDENT)
    toggles = [entry for entry in declared if entry.kind == "choice"]
    others = [entry for entry in declared if entry.kind != "choice"]
    for heading, entries in (("Toggles", toggles), ("Parameters", others)):
        if whole and entries:
            yield f"\n{heading}"
        for parameter in entries:
            yield from _parameter_lines(parameter)


def _named(entry: Parameter) -> list[str]:
    return _paragraph(f"{entry.rule}  {entry.name}: {entry.text}", "")


def _parameter_lines(entry: Parameter) -> Iterator[str]:
    yield from _named(entry)
    if entry.kind == "integer":
        span = f"from {entry.low} to {entry.high} {entry.unit}".rstrip()
        yield f"{_INDENT}Default {_default(entry)}, {span}"
    elif entry.kind == "names":
        yield f"{_INDENT}Default {_default(entry)}"
    else:
        for number, reading in enumerate(entry.readings):
            mark = " (default)" if number == 0 else ""
            yield from _paragraph(f"{reading.key}{mark}: {reading.text}", _INDENT)
    yield from _paragraph(f"Source: {entry.source}", _INDENT)


def _default(entry: Parameter) -> str:
    if entry.by_players:
        return ", ".join(f"{value} with {seats}" for seats, value in entry.by_players.items())
    if isinstance(entry.default, tuple):
        return ", ".join(str(part) for part in entry.default)
    return str(entry.default)


def _paragraph(text: str, indent: str) -> list[str]:
    from textwrap import wrap

    following = indent + _INDENT
    return wrap(text, _WIDTH, initial_indent=indent, subsequent_indent=following)


def _setting_data(one: Setting) -> dict[str, object]:
    entry = one.parameter
    named = {"name": entry.name, "text": entry.text, "rule": entry.rule}
    return {**named, "usual": one.usual, "here": one.here, "changed": one.changed}


def _rule_data(entry: Rule) -> dict[str, object]:
    return {
        "id": entry.id,
        "section": entry.section,
        "text": entry.text,
        "source": entry.source,
    }


def _parameter_data(entry: Parameter) -> dict[str, object]:
    data: dict[str, object] = {
        "name": entry.name,
        "kind": entry.kind,
        "rule": entry.rule,
        "text": entry.text,
        "source": entry.source,
        "default": entry.default,
    }
    if entry.by_players:
        data["default_by_players"] = {str(key): value for key, value in entry.by_players.items()}
    if entry.kind == "integer":
        data |= {"low": entry.low, "high": entry.high, "unit": entry.unit}
    else:
        data["readings"] = {reading.key: reading.text for reading in entry.readings}
    return data
