"""Of a page: where points come from, by seat, and by winners and losers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.discovery import discover
from engine.language import say
from engine.measured import Counted, Sourced
from engine.reports.charts import Stacks
from engine.reports.facts import give_or_take, label, within
from engine.reports.page import Section, Sheet
from engine.reports.wording import counted, interval_head
from engine.statistics.sources import Source, by_source

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.runs.reading import ArmGames


def sources_part(title: str, games: ArmGames) -> Section | None:
    """Every measure by seat, and by winners and losers; None without measures."""
    names = games.arm.measures
    if not names or len(games) < 2:
        return None
    count = counted(len(games))
    found = by_source(names, games.measures(), games.shares, counts=_counts(games.arm.game))
    rows = [[label(each.name), *map(give_or_take, each.by_seat)] for each in found]
    caption = say("Mean of each seat ± 95%; {games}", games=count)
    sheets = [Sheet((say("measure"), *games.arm.said), rows, caption)]
    if len(games.arm.seats) > 1:
        more = [
            [
                label(each.name),
                give_or_take(each.winners),
                give_or_take(each.losers),
                *within(each.gap, signed=True),
            ]
            for each in found
        ]
        heads = (
            say("measure"), say("winners"), say("losers"), say("winners more by"), interval_head(),
        )  # fmt: skip
        caption = say("Mean of a winning and of a losing seat; {games}", games=count)
        sheets.append(Sheet(heads, more, caption))
    return Section(
        say("Where points come from"),
        say("What winners have more of goes with winning; it need not be why they win."),
        charts=_stacks(title, games, found),
        sheets=sheets,
        formula="“Scores and lengths”",
        part=True,
    )


def _counts(name: str) -> tuple[str, ...]:
    """The measures of a game that are never negative."""
    game = discover().get(name)
    if not isinstance(game, Counted):
        return ()
    return game.counts


def _stacks(title: str, games: ArmGames, found: Sequence[Source]) -> list[Stacks]:
    """Points by source, where the game says which measures are points."""
    game = discover().get(games.arm.game)
    if not isinstance(game, Sourced):
        return []
    chosen = [each for each in found if each.name in game.sources]
    if len(chosen) < max(len(game.sources), 1):  # the game has other sources by now
        return []
    seats = games.arm.said
    names, values = (
        list(seats),
        [[each.by_seat[n].mean for each in chosen] for n in range(len(seats))],
    )
    if len(seats) > 1:
        names += [say("winners"), say("losers")]
        values += [[each.winners.mean for each in chosen], [each.losers.mean for each in chosen]]
    caption = say(
        "Mean points of each seat by source, which sum to its mean final score; expenses lie left"
        " of 0. Intervals are in the table. {games}.",
        games=counted(len(games)),
    )
    return [
        Stacks(
            say("{title}: points by source", title=title),
            caption,
            names,
            [label(each.name) for each in chosen],
            values,
            say("points"),
        )
    ]
