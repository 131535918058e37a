"""Found games and what came into play, as rows of tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.runs.replaying import ROUND
from workbench.lab.rows_table import Cell
from workbench.language.counts import number, percent

if TYPE_CHECKING:
    from engine.runs.covering import ArmCoverage
    from engine.runs.finding import Findings, FoundGame
    from engine.runs.replaying import Moment
    from engine.statistics.coverage import Use
    from workbench.jobs.finding import ArmFacts

Rows = tuple[list[str], list[list[Cell]]]


def found_rows(found: Findings, facts: ArmFacts) -> Rows:
    """Heads, and a row for each game: what it came to, and where the moment asked about is."""
    seats = [style.title for style in facts.styles] or list(facts.arm.seats)
    titles = dict(zip(facts.arm.seats, seats, strict=True))
    what = _word("Margin"), _word("Moves"), _word("Moment"), _word("Seed")
    heads = [_word("Game"), _word("Won by"), *seats, *what]
    return heads, [list(_game(game, titles)) for game in found.games]


def _game(game: FoundGame, titles: dict[str, str]) -> Iterator[Cell]:
    won = ", ".join(titles[seat] for seat in game.winners)
    yield Cell(str(game.game), game.game)
    yield _words(won if game.finished else _word("without an end"))
    yield from (Cell(number(game.scores[seat]), game.scores[seat]) for seat in titles)
    yield Cell("", -1) if game.margin is None else Cell(number(game.margin), game.margin)
    yield Cell(number(game.decisions), game.decisions)
    yield _words(", ".join(map(moment_words, game.moments)))
    yield Cell(str(game.seed), game.seed)


def moment_words(moment: Moment) -> str:
    """Such as "after round 8", or the id of a rule."""
    if moment.kind == ROUND:
        return _word("after round {}").format(moment.name)
    return moment.name


def rule_rows(coverage: ArmCoverage, facts: ArmFacts) -> Rows:
    """Rules, those that never fired first."""
    heads = [_word("Rule"), _word("About"), *_use_heads()]
    rows = [
        [_words(each.name), _words(facts.rules.get(each.name, "")), *_use(each)]
        for each in coverage.rules
    ]
    return heads, rows


def deal_rows(coverage: ArmCoverage) -> Rows:
    """What is dealt, that of which nobody ever made use first."""
    heads = [_word("Card"), *_use_heads()]
    return heads, [
        [_words(each.name.replace("_", " ")), *_use(each)] for each in coverage.deals or ()
    ]


def space_rows(coverage: ArmCoverage) -> Rows:
    """Spaces by the pieces that lay there at the end of games, empty ones first."""
    heads = [_word("Space"), _word("Pieces"), _word("Pieces in a game")]
    never = [[_words(each.name), Cell("0", 0), _never(each)] for each in coverage.unused]
    games = max(coverage.games, 1)
    lain = [
        [
            _words(each.space),
            Cell(number(each.pieces), each.pieces),
            Cell(number(each.pieces / games, 3), each.pieces / games),
        ]
        for each in coverage.spaces
    ]
    return heads, [*never, *lain]


def _use_heads() -> Sequence[str]:
    return _word("Games"), _word("Share of games"), _word("95% CI")


def _use(each: Use) -> tuple[Cell, Cell, Cell]:
    """Games, share and interval; of what was never seen there is only a bound."""
    low, high = each.share.low, each.share.high
    if each.never:
        return Cell("0", 0), Cell(_word("never"), 0.0), _never(each)
    share = each.used / each.count
    ends = _word("{} to {}").format(percent(low, 1), percent(high, 1))
    return Cell(number(each.used), each.used), Cell(percent(share, 1), share), Cell(ends, low)


def _never(each: Use) -> Cell:
    """The share of games below which something never seen lies."""
    return Cell(_word("below {}").format(percent(each.share.high, 2)), 0.0)


def _words(text: str) -> Cell:
    return Cell(text, text.casefold())


def _word(text: str) -> str:
    return QCoreApplication.translate("FoundGames", text)
