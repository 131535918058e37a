"""Of a page: what was dealt, where pieces lie, which rules came into play, luck and skill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.discovery import discover
from engine.language import say
from engine.reports.card_words import way_words
from engine.reports.coverage_words import rules_sentence, spaces_sentence
from engine.reports.facts import label, within
from engine.reports.numerals import figure
from engine.reports.page import Section, Sheet
from engine.reports.wording import apart, counted, decimals, interval_head, number, short
from engine.statistics.cards import DealEffect, among_all, deal_effects, largest_first
from engine.statistics.coverage import Use, use
from engine.statistics.luck import luck_split
from engine.statistics.spaces import SpaceWins, space_wins

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.runs.reading import ArmGames

MOST_DEALS: Final = 20_000  # games looked at for deals
MOST_SEEDS: Final = 2_000  # seeds whose luck is split
SHOWN: Final = 6
FEWEST_GAMES: Final = 30  # below which spaces are not told
RARE: Final = 0.05  # share of games below which a rule is named as rare
LONGEST: Final = 200  # letters of a rule


def cards_part(games: ArmGames) -> Section | None:
    """What the deal does to the wins of each seat; None if chance deals nothing."""
    names = games.arm.deals
    if not names:
        return None
    deal = games.deal()[:MOST_DEALS]
    shares = 100 * games.shares[:MOST_DEALS]
    found = [
        (seat, effect)
        for seat in range(len(games.arm.seats))
        for effect in deal_effects(names, deal, shares[:, seat])
    ]
    if not found:
        return None
    effects = among_all([effect for _, effect in found])
    ways = games.ways()
    rows = [
        _deal_row(games.arm.said[found[place][0]], effects[place], ways)
        for place in largest_first(effects)[:SHOWN]
    ]
    real = sum(one.real for one in effects)
    text = say(
        "What is dealt is chance, so these are effects and not only coincidences. Of"
        " {pairs:pair|pairs} of a deal and a seat, {real} stand out (Benjamini-Hochberg, q below"
        " 10%).",
        pairs=len(found),
        real=figure(f"{real:,}"),
    )
    heads = (
        say("what"), say("dealt"), say("seat"), say("win share %"), interval_head(), say("shrunk"),
        "q", say("games"),
    )  # fmt: skip
    caption = say(
        "The largest of {pairs}, by shrunk effect: win share with this deal less without, of"
        " {games}.",
        pairs=figure(f"{len(found):,}"),
        games=counted(len(deal)),
    )
    return Section(say("Cards dealt"), text, sheets=[Sheet(heads, rows, caption, 3)], **_CARDS)


def _deal_row(seat: str, found: DealEffect, ways: Sequence[str]) -> list[str]:
    digits = decimals(found.effect.half)
    return [
        label(found.card),
        way_words(found.dealt, ways),
        seat,
        *within(found.effect, signed=True),
        number(found.shrunk, digits, signed=True),
        _q(found.q_value),
        f"{found.count:,}",
    ]


def _q(value: float) -> str:
    return figure("< 0.01" if value < 0.01 else f"{value:.2f}")


def spaces_part(games: ArmGames) -> Section | None:
    """How winning goes with having a piece on a space; None without spaces or pieces."""
    names, count = games.arm.spaces, len(games)
    if not names or count < FEWEST_GAMES:
        return None
    pieces, taken, won = games.spaces()
    found = space_wins(names, taken, won, games.shares.mean(axis=0))
    if not found:
        return None
    ranked = sorted(found, key=lambda each: -each.log_odds)
    best, worst = ranked[:SHOWN], ranked[SHOWN:][-SHOWN:][::-1]
    heads = (
        say("space"), say("wins %"), interval_head(), say("by seat alone"), say("shrunk"), "q", "n",
    )  # fmt: skip
    sheets = [
        Sheet(
            heads,
            [_space_row(each) for each in best],
            say("Highest, ranked by the odds of the shrunk share; {games}", games=counted(count)),
        )
    ]
    if worst:
        rows = [_space_row(each) for each in worst]
        sheets.append(Sheet(heads, rows, say("Lowest; {games}", games=counted(count))))
    real = sum(each.real for each in found)
    text = say(
        "Wins of seats with a piece on a space when the game ends; n counts these seats. {real} of"
        " the {spaces:space|spaces} used stand out (q below 10%). It goes with winning; it need"
        " not be why. All {games} count.",
        real=figure(f"{real:,}"),
        spaces=len(found),
        games=counted(count, "finished games"),
    )
    unused = [name for name, n in zip(names, pieces.sum(axis=0), strict=True) if not n]
    if unused:
        text += " " + spaces_sentence(unused, len(names), count)
    return Section(say("Spaces"), text, sheets=sheets, **_CARDS)


def _space_row(found: SpaceWins) -> list[str]:
    low, high = 100 * found.interval.low, 100 * found.interval.high
    digits = decimals((high - low) / 2)
    return [
        found.space,
        number(100 * found.share, digits),
        say("{low} to {high}", low=number(low, digits), high=number(high, digits)),
        number(100 * found.expected, digits),
        number(100 * found.shrunk, digits),
        _q(found.q_value),
        f"{found.count:,}",
    ]


def rules_part(games: ArmGames) -> Section | None:
    """Rules that never or rarely fired; None if none was looked at."""
    _, with_it, watched = games.fired()
    if not watched or not games.arm.rules:
        return None
    every = [use(name, times, watched) for name, times in games.arm.by_rule(with_it).items()]
    never = [each for each in every if each.never]
    rare = [each for each in every if not each.never and each.used < RARE * watched]
    played = len(games) + games.unfinished
    text = say(
        "{fired} of {rules:rule|rules} fired in the {watched} watched, of {games}.",
        fired=len(every) - len(never),
        rules=len(every),
        watched=counted(watched),
        games=counted(played),
    )
    if never:
        text += " " + rules_sentence(never, watched)
    rows = [_rule_row(games, each) for each in (*never, *sorted(rare, key=lambda one: one.used))]
    caption = say(
        "Rules that fired in none, or in fewer than {rare}%, of {games}",
        rare=short(100 * RARE),
        games=counted(watched),
    )
    heads = (say("rule"), say("what it says"), say("games"), "%", interval_head())
    sheets = [Sheet(heads, rows, caption, 2)]
    return Section(say("Rules in play"), text, sheets=sheets if rows else (), **_CARDS)


def _rule_row(games: ArmGames, found: Use) -> list[str]:
    low, high = 100 * found.share.low, 100 * found.share.high
    digits = decimals((high - low) / 2)
    game = discover().get(games.arm.game)
    rule = game.rules.get(found.name) if game else None
    text = rule.text if rule else ""
    return [
        found.name,
        text if len(text) <= LONGEST else f"{text[:LONGEST].rsplit(' ', 1)[0]} ...",
        f"{found.used:,}",
        number(100 * found.used / found.count, digits),
        say("{low} to {high}", low=number(low, digits), high=number(high, digits)),
    ]


def luck_sheet(
    scores: NDArray[Any], shares: NDArray[Any], agents: NDArray[Any], seed: int
) -> Sheet:
    """Which part of the variance comes from the seed, the seat, the bot.

    Args:
        scores, shares: Shape (seeds, seatings, seats), every bot once in every seat.
        agents: Which bot sat where, shape (seatings, seats).
        seed: Of the resampling.
    """
    count = min(len(scores), MOST_SEEDS)
    splits = [
        luck_split(values[:count], agents, np.random.default_rng(seed))
        for values in (scores, shares)
    ]
    rows = []
    for points, wins in zip(*splits, strict=True):
        cells = [_part_of_luck(points.name)]
        for each in (points, wins):
            low, high = apart(100 * each.interval.low, 100 * each.interval.high)
            span = say("{low} to {high}", low=low, high=high) if each.interval.known else "-"
            cells += [number(100 * each.share, 1), span]
        rows.append(cells)
    level = interval_head()
    heads = (say("source of variance"), say("scores %"), level, say("wins %"), level)
    caption = say(
        "{seeds:seed|seeds}, each in {seatings:seating|seatings}. “seed and seat” is what luck gave"
        " to a seat, “agent” is skill between these bots; wins have no part of the seed alone.",
        seeds=count,
        seatings=len(agents),
    )
    return Sheet(heads, rows, caption)


def _part_of_luck(name: str) -> str:
    """A component of `luck_split`."""
    words = {
        "seed": say("seed"),
        "seat": say("seat"),
        "agent": say("agent"),
        "seed and seat": say("seed and seat"),
        "rest": say("rest"),
    }
    return words.get(name, name)


_CARDS: Final[dict[str, Any]] = {"formula": "“Cards and spaces”", "part": True}
