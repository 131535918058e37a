"""oikist runs coverage and oikist runs cards: what came into play, and how strong deals are."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from engine.cli.given import AsJson
from engine.cli.running import RunNumber, RunsFile
from engine.cli.terminal import print_json, print_table
from engine.reports.plain_data import rounded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.runs.card_strength import OnSeat, Strength
    from engine.runs.covering import ArmCoverage
    from engine.statistics.blocks import Estimate
    from engine.statistics.cards import DealEffect
    from engine.statistics.coverage import Use
    from engine.statistics.pairs import PairEffect

RARE: Final = 0.05  # share of games below which a rule is listed beside those never seen

Most = Annotated[int, typer.Option("--most", min=1, help="Rows of each table.")]


def coverage(run: RunNumber, runs: RunsFile = None, as_json: AsJson = False) -> None:
    """Tell which rules, spaces and cards came into play, and what never seen means."""
    from engine.runs.covering import arm_coverage
    from engine.runs.reading import read_arm
    from engine.runs.store import read_store

    with read_store(runs) as store:
        found = [arm_coverage(read_arm(store, run, arm.number)) for arm in store.arms(run)]
    if as_json:
        print_json({"format": 1, "run": run, "arms": [asdict(arm) for arm in found]})
        return
    for arm in found:
        _print_arm(arm)


def _print_arm(arm: ArmCoverage) -> None:
    from engine.reports.card_words import never_sentence
    from engine.reports.facts import listed

    print(f"{arm.label}, {', '.join(dict.fromkeys(arm.bots))}")
    print_uses("rule", arm.rules, f"Rules, of {arm.watched:,} games")
    if arm.spaces or arm.unused:
        used, every = len(arm.spaces), len(arm.spaces) + len(arm.unused)
        print(f"Pieces lay on {used} of {every} spaces at the end of {arm.games:,} games.")
    if arm.unused and arm.games:
        names = listed([one.name for one in arm.unused], 24)
        most = 100 * arm.unused[0].share.high
        print(f"Never on these, so in fewer than {most:.2g}% of games (95%): {names}")
    if arm.deals is None:
        print("What is used of a deal is not told by this game, or was not kept.")
        return
    print_uses("dealt", arm.deals, f"Used, of {arm.watched:,} games")
    print(never_sentence(arm.deals))


def print_uses(what: str, found: Sequence[Use], title: str) -> None:
    """How often things came into play, with their share of games."""
    rows = [use_row(one) for one in found]
    print_table((what, "games", "share %", "95%"), rows, title=title)


def use_row(one: Use) -> tuple[str, str, str, str]:
    """Name, games, share and its interval; of what was never seen only a bound is known."""
    low, high = 100 * one.share.low, 100 * one.share.high
    ends = f"below {high:.2g}" if one.never else f"{low:.1f}–{high:.1f}"
    share = "-" if not one.count else "never" if one.never else f"{100 * one.used / one.count:.1f}"
    return one.name, f"{one.used:,}", share, ends


def cards(run: RunNumber, most: Most = 12, runs: RunsFile = None, as_json: AsJson = False) -> None:
    """Tell how strong what chance deals is, from the deals of a stored run.

    Deals are random, so these are effects and not only coincidences.
    """
    from engine.runs.card_strength import card_strength
    from engine.runs.reading import read_arm
    from engine.runs.store import read_store

    with read_store(runs) as store:
        found = [card_strength(read_arm(store, run, arm.number)) for arm in store.arms(run)]
    if as_json:
        print_json({"format": 2, "run": run, "arms": [strength_data(arm) for arm in found]})
        return
    for arm in found:
        print_strength(arm, most)


def print_strength(strength: Strength, most: int) -> None:
    """Tables of the strongest cards and pairs, and what they say in words."""
    from engine.reports.card_words import strength_sentences

    if strength.games:
        _print_wins(strength, most)
        _print_scores(strength, most)
        _print_pairs(strength, most)
    for sentence in strength_sentences(strength):
        print(sentence)


def _print_wins(strength: Strength, most: int) -> None:
    from engine.runs.card_strength import SCORE, WIN

    rows: list[tuple[object, ...]] = []
    for one in strength.strongest(WIN)[:most]:
        score = strength.same(one, SCORE)
        found = one.effect
        row = (*_deal(one, strength.ways), *_effect(found.effect), f"{found.shrunk:+.1f}", _q(one))
        rows.append((*row, found.count, *_effect(score.effect if score else None)))
    bots = ", ".join(dict.fromkeys(strength.bots))
    title = f"{strength.label}, {bots}: largest effect of each on wins, {strength.games:,} games"
    heads = ("what", "dealt", "seat", "wins %", "95%", "shrunk", "q", "n", "score", "95%")
    print_table(heads, rows, title=title, words=3)


def _print_scores(strength: Strength, most: int) -> None:
    from engine.runs.card_strength import SCORE

    found = [one for one in strength.cards if one.measure == SCORE][:most]
    rows = [
        (
            *_deal(one, strength.ways),
            *_effect(one.effect.effect),
            f"{one.effect.shrunk:+.2f}",
            _q(one),
        )
        for one in found
    ]
    heads = ("what", "dealt", "seat", "score", "95%", "shrunk", "q")
    print_table(heads, rows, title="Largest effects on final scores, points", words=3)


def _print_pairs(strength: Strength, most: int) -> None:
    from engine.reports.card_words import seat_words, way_words

    rows = []
    for one in [each for each in strength.pairs if each.effect.real][:most]:
        way = way_words(one.effect.dealt, strength.ways)
        pair = (one.effect.first, one.effect.second, way, seat_words(one.seat))
        rows.append((*pair, one.measure, *_effect(one.effect.effect), _q(one)))
    if rows:
        heads = ("what", "with", "dealt", "seat", "of", "together less alone", "95%", "q")
        print_table(heads, rows, title="Pairs that stand out", words=5)


def _deal(one: OnSeat[DealEffect], ways: Sequence[str]) -> tuple[str, str, str]:
    from engine.reports.card_words import seat_words, way_words

    return one.effect.card, way_words(one.effect.dealt, ways), seat_words(one.seat)


def _effect(effect: Estimate | None) -> tuple[str, str]:
    from engine.reports.facts import within

    return within(effect, signed=True) if effect else ("-", "-")


def _q(one: OnSeat[DealEffect] | OnSeat[PairEffect]) -> str:
    return "< 0.001" if one.effect.q_value < 0.001 else f"{one.effect.q_value:.3f}"


def strength_data(strength: Strength) -> dict[str, Any]:
    """The strength of deals as plain data; unknown numbers are None."""
    return {
        "label": strength.label,
        "bots": list(strength.bots),
        "games": strength.games,
        "things": list(strength.things),
        "ways": list(strength.ways),
        "cards": [_card_data(one) for one in strength.cards],
        "pairs": [_pair_data(one) for one in strength.pairs],
        "fixed": [{"card": name, "dealt": dealt} for name, dealt in strength.fixed],
        "used": None if strength.used is None else [asdict(one) for one in strength.used],
    }


def _card_data(one: OnSeat[DealEffect]) -> dict[str, Any]:
    found = one.effect
    return {"card": found.card, "dealt": found.dealt} | _data(one, found.effect)


def _pair_data(one: OnSeat[PairEffect]) -> dict[str, Any]:
    found = one.effect
    return {"first": found.first, "second": found.second, "dealt": found.dealt} | _data(
        one, found.effect
    )


def _data(one: OnSeat[Any], effect: Estimate) -> dict[str, Any]:
    return {
        "measure": one.measure,
        "seat": one.seat or None,
        "effect": rounded(effect.mean),
        "interval": [rounded(effect.low), rounded(effect.high)],
        "shrunk": rounded(one.effect.shrunk),
        "q": rounded(one.effect.q_value),
        "real": one.effect.real,
        "games": one.effect.count,
    }
