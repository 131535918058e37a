"""The page of a sensitivity analysis: which parameters move a figure, alone and together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.language import said, say
from engine.reports.charts import Bar, Point, Points, Swing
from engine.reports.charts import Tornado as TornadoChart
from engine.reports.facts import within
from engine.reports.page import Page, Section, Sheet, Step, Verdict
from engine.reports.played import Played, few_games
from engine.reports.steps import Typed, retyped, tune_step
from engine.reports.wording import (
    counted,
    decimals,
    digits_of,
    figure_title,
    interval_head,
    number,
    percent,
    span,
    unit_word,
    with_unit,
)
from engine.statistics.intervals import CONFIDENCE

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate
    from engine.statistics.sensitivity import Elementary, TornadoRow
    from engine.tuning.sensitivity import Screening, Tornado

FORMULA: Final = "“Sensitivity”"
PATHS: Final = 10  # of a screening that is offered


@dataclass(frozen=True)
class Moved:
    """What moving parameters has shown.

    Attributes:
        blown: Each parameter alone.
        walked: All of them, along paths; None where that was not asked for.
        confidence: Of the intervals of `blown`, which hold together.
    """

    blown: Tornado
    walked: Screening | None = None
    confidence: float = CONFIDENCE


def sensitivity_page(moved: Moved, played: Played) -> Page:
    """Which parameters matter for a figure."""
    blown, walked = moved.blown, moved.walked
    verdicts = _alone_verdicts(blown, played)
    sections = [_alone(moved, played)]
    caveats = [*played.caveats, *few_games(blown.games, "pairs")]
    if blown.unplayable:
        refused = ", ".join(blown.unplayable)
        caveats.append(say("Cannot be played, and left out: {settings}.", settings=refused))
    if walked is not None:
        verdicts += _walked_verdicts(walked, played)
        sections.append(_together(walked, played))
        if walked.unplayable:
            caveats.append(
                say(
                    "{points:point|points} of the paths cannot be played and are left out.",
                    points=walked.unplayable,
                )
            )
    return Page(
        title=say(
            "What moves the {figure} of {title}",
            figure=figure_title(blown.figure),
            title=played.title,
        ),
        verdicts=verdicts,
        sections=sections,
        scope=played.scope(blown.games),
        command=played.command,
        steps=_steps(moved, played),
        caveats=caveats,
        styles=played.styles,
    )


def _called(name: str, played: Played) -> str:
    """A parameter as forms call it."""
    game = played.scenario.game
    parameter = game.parameters.get(name)
    return said(game, parameter.word) if parameter is not None else name


def _in_table(name: str, played: Played) -> str:
    """The same, with the name that is typed in commands and files."""
    called = _called(name, played)
    return name if called == name else f"{called} ({name})"


def _alone_verdicts(blown: Tornado, played: Played) -> list[Verdict]:
    """What moves the figure most, and what was not seen to."""
    moving = [row for row in blown.rows if row.matters]
    still = [_called(row.name, played) for row in blown.rows if not row.matters]
    pairs = counted(blown.games, "pairs")
    found = []
    if moving:
        text = say(
            "{parameter} moves the {figure} most: {changes}. {pairs}.",
            parameter=_called(moving[0].name, played),
            figure=figure_title(blown.figure),
            changes="; ".join(_side_words(moving[0], blown.figure.unit)),
            pairs=pairs,
        )
        found.append(Verdict("good", text))
    if moving[1:]:
        names = ", ".join(_called(row.name, played) for row in moving[1:])
        found.append(Verdict("good", say("It is also moved by: {names}.", names=names)))
    if still:
        widest = max(_farthest(row) for row in blown.rows if not row.matters)
        text = say(
            "Not seen to move it: {names}. If they do, by no more than {most} ({pairs}).",
            names=", ".join(still),
            most=with_unit(number(widest, decimals(widest / 10)), blown.figure.unit),
            pairs=pairs,
        )
        found.append(Verdict("open", text))
    return found or [Verdict("open", say("No parameter could be moved."))]


def _sides(row: TornadoRow) -> list[tuple[str, Estimate]]:
    """What it was set to, and the change; without the side where it stands today."""
    sides = [(row.low, row.at_low), (row.high, row.at_high)]
    return [(value, each) for value, each in sides if each is not None]


def _side_words(row: TornadoRow, unit: str) -> list[str]:
    found = []
    for value, each in _sides(row):
        digits = digits_of(each)
        change = with_unit(number(each.mean, digits, signed=True), unit)
        ends = span(each, digits, signed=True)
        found.append(say("{change} at {value} (CI {ends})", change=change, value=value, ends=ends))
    return found


def _farthest(row: TornadoRow) -> float:
    """The largest change that an interval of the row holds."""
    return max((max(abs(each.low), abs(each.high)) for _, each in _sides(row)), default=0.0)


def _alone(moved: Moved, played: Played) -> Section:
    """The tornado, and its table."""
    blown, level = moved.blown, percent(moved.confidence)
    figure = blown.figure
    today = with_unit(number(blown.base, 2), figure.unit)
    caption = say(
        "Change of the {figure} when one parameter alone is moved ({today} today), with intervals"
        " that hold together with {level}, {pairs}. {told}",
        figure=figure_title(figure),
        today=today,
        level=level,
        pairs=counted(blown.games, "pairs"),
        told=played.told,
    )
    swings = [_swing(row, _called(row.name, played)) for row in blown.rows]
    title = say(
        "{title}: what moves the {figure}",
        title=played.title,
        figure=figure_title(figure),
    )
    chart = TornadoChart(title, caption, swings, _change_of(figure.unit))
    heads = (
        say("parameter"), say("low"), say("change"), interval_head(moved.confidence),
        say("high"), say("change"), interval_head(moved.confidence), say("matters"),
    )  # fmt: skip
    rows = [_row(row, _in_table(row.name, played)) for row in blown.rows]
    sheet = Sheet(
        heads, rows, say("One parameter at a time; {pairs}", pairs=counted(blown.games, "pairs"))
    )
    text = ""
    if any(each.alike for row in blown.rows for _, each in _sides(row)):
        text = say(
            "* the same in every pair; the interval is what pairs that were not seen could still"
            " change (rule of three)."
        )
    return Section(say("One at a time"), text, [chart], sheets=[sheet], formula=FORMULA)


def _change_of(unit: str) -> str:
    return say("change, {unit}", unit=unit_word(unit)) if unit else say("change")


def _swing(row: TornadoRow, called: str) -> Swing:
    sides = dict.fromkeys((row.low, row.high), None) | {
        value: Bar(value, each.mean, each.low, each.high, "plain", each.count)
        for value, each in _sides(row)
    }
    return Swing(called, sides[row.low], sides[row.high])


def _row(row: TornadoRow, called: str) -> list[str]:
    return [
        called,
        row.low,
        *_cells(row.at_low),
        row.high,
        *_cells(row.at_high),
        say("yes") if row.matters else say("not seen"),
    ]


def _cells(side: Estimate | None) -> tuple[str, str]:
    """A change and its interval, with a star if no pair was like another; "-" if none was made."""
    if side is None:
        return "-", "-"
    value, ends = within(side, signed=True)
    return (f"{value}*", ends) if side.alike else (value, ends)


def _walked_verdicts(walked: Screening, played: Played) -> list[Verdict]:
    above = [_called(row.name, played) for row in walked.rows if row.matters]
    told = say(
        "{points:point|points} of {games}", points=walked.points, games=counted(walked.games)
    )
    if not above:
        text = say("Over the whole ranges no parameter rises above the noise; {told}.", told=told)
        return [Verdict("open", text)]
    text = say(
        "Over the whole ranges these rise above the noise: {names}; {told}.",
        names=", ".join(above),
        told=told,
    )
    return [Verdict("good", text)]


def _together(walked: Screening, played: Played) -> Section:
    """Morris's screening."""
    floor = max((row.floor for row in walked.rows), default=0.0)
    caption = say(
        "Morris: mean size of the effect (μ*) of moving a parameter over its whole range, and how"
        " much it differs from place to place (σ); {paths} points of {games}. What lies left of the"
        " dashed line, the noise floor, cannot be seen. {told}",
        paths=f"{walked.points:,}",
        games=counted(walked.games),
        told=played.told,
    )
    points = [
        Point(_called(row.name, played), row.strength, row.spread, marked=row.matters)
        for row in walked.rows
    ]
    unit = unit_word(walked.figure.unit)
    chart = Points(
        say("{title}: effects over the whole ranges", title=played.title),
        caption,
        points,
        f"μ*, {unit}" if unit else "μ*",
        f"σ, {unit}" if unit else "σ",
        limit=floor,
    )
    heads = (say("parameter"), "μ*", "σ", say("noise floor"), say("matters"))
    title = say(
        "Morris: change of the {figure} over a whole range",
        figure=figure_title(walked.figure),
    )
    rows = [_walked_row(row, _in_table(row.name, played)) for row in walked.rows]
    sheet = Sheet(heads, rows, title)
    text = say("A large σ beside μ*: the parameter acts differently elsewhere in the space.")
    return Section(say("All together"), text, [chart], sheets=[sheet], formula=FORMULA)


def _walked_row(row: Elementary, called: str) -> list[str]:
    digits = decimals(row.floor) + 1
    return [
        called,
        number(row.strength, digits),
        number(row.spread, digits),
        number(row.floor, digits),
        say("yes") if row.matters else say("below the noise"),
    ]


def _steps(moved: Moved, played: Played) -> list[Step]:
    blown, what = moved.blown, Typed.of(played.scenario, played.bots)
    found: list[Step] = []
    ranges = _ranges([row for row in blown.rows if row.matters])
    if ranges:
        found.append(tune_step(what, ranges))
    if moved.walked is None and played.command:
        text = say("Walk through combinations, too (Morris)")
        command = retyped(played.command, "--morris", str(PATHS))
        found.append(Step("more", text, command, values={"paths": PATHS}))
    return found


def _ranges(rows: Sequence[TornadoRow]) -> list[str]:
    """Ranges of a search, where they are numbers."""
    return [
        f"{row.name}={row.low}..{row.high}"
        for row in rows
        if row.low.lstrip("+-").isdigit() and row.high.lstrip("+-").isdigit()
    ]
