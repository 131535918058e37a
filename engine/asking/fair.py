"""Is this variant fair? Two witnesses: quick bots until it is known, then stronger ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import nan
from typing import TYPE_CHECKING, Any, Final

from engine.asking.fields import (
    BOT,
    WHOLE,
    Field,
    band_field,
    bots_field,
    games_field,
    seed_field,
)
from engine.asking.live import live_of
from engine.asking.pilot import wins_told_any_time
from engine.asking.playing import PartlyKnown, typed_for
from engine.asking.questions import Question, casts
from engine.asking.refusals import if_alone
from engine.language import say
from engine.reports.fair_page import fair_page
from engine.reports.page import Verdict
from engine.reports.played import Played
from engine.reports.run_page import Known, run_page
from engine.rng import fresh_seed
from engine.seats import seats_said
from engine.statistics.blocks import whole_blocks
from engine.tuning import witnesses
from engine.tuning.fair import answered, scope_of
from engine.tuning.sampling import Stopped
from engine.tuning.witnesses import NOBODY, QUICK_GAMES, QUICK_SECOND, SECOND

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.asking.playing import Playing
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario
    from engine.tuning.witnesses import Opinion, Testimony

USUAL_GAMES: Final = 20_000
_CONFIRMING: Final = 1_000_000  # of the fresh seeds: beyond those that any question takes


def fields(_scenario: Scenario) -> tuple[Field, ...]:
    """What may be set."""
    tip = say("Playing stops as soon as every seat is known to be inside or outside the band.")
    second = say("Stronger bots play fewer games; where they disagree, that is said first.")
    names = (QUICK_SECOND, SECOND, "search:1000")
    choices = ((NOBODY, say("Nobody")), *((name, name) for name in names))
    idle = ("witness", NOBODY)
    again = say("About as many again, with one seat of it among the first bots, tell its strength.")
    return (
        bots_field(),
        games_field(USUAL_GAMES, tip),
        band_field(),
        Field("witness", BOT, say("Second witness"), QUICK_SECOND, choices=choices, tip=second),
        Field(
            "witness_games",
            WHOLE,
            say("Its games"),
            QUICK_GAMES,
            20,
            1_000_000,
            tip=again,
            idle=idle,
        ),
        seed_field(),
    )


def planned(scenario: Scenario, values: Mapping[str, Any]) -> int:
    """Games of both witnesses, and of one seat with the second among the first."""
    games = int(values["witness_games"])
    second = games + whole_blocks(games, scenario.seats) if _other(values) else 0
    return int(values["games"]) + second


def by_bots(scenario: Scenario, values: Mapping[str, Any]) -> dict[str, float]:
    """Games of each witness; of those with one seat of the second among the first, its part."""
    found = {str(values["bots"]): float(values["games"])}
    witness, games = _other(values), int(values["witness_games"])
    if witness:
        mixed = whole_blocks(games, scenario.seats)
        part = mixed / scenario.seats
        found[str(values["bots"])] += mixed - part
        found[witness] = found.get(witness, 0.0) + games + part
    return found


def _other(values: Mapping[str, Any]) -> str:
    """The second witness as the form has it; "" for nobody, and for the first one again."""
    witness = str(values["witness"])
    return "" if witness in {NOBODY, str(values["bots"])} else witness


def answer(asked: Asked, playing: Playing) -> Page:
    """Ask both witnesses.

    Raises:
        OikistError: One seat plays alone, or different bots are to play different seats.
        PartlyKnown: The user asked to stop once the first witness was heard.
        Stopped: The user asked to stop before; what was played is stored.
    """
    scenario, values = asked.scenario, asked.values
    witnesses.expect_seats(scenario)
    bot = witnesses.one_bot(str(values["bots"]), "bots")
    second = witnesses.second_bot(str(values["witness"]), bot, "witness")
    games, band = int(values["games"]), float(values["band"])
    question = witnesses.Asked(scenario, band, games)
    later = nan if second else 0.0  # nobody knows the pace of the other bots yet
    playing.begin(say("Games of {bots}", bots=values["bots"]), games, later=later)
    with playing.sampler(asked, games, live_of(asked, question.band), "fair") as sampler:
        first = witnesses.first_witness(question, sampler)
        bots = sampler.bots
    run = playing.runs[-1]
    playing.settle(len(first.results))
    opinion, unheard = None, False
    if second:
        try:
            opinion = _second(asked, question, first, playing)
        except Stopped:
            unheard = True
    scope = scope_of(scenario, bots, int(values["seed"]), (playing.store, run))
    found = answered(question, first, opinion, scope)
    names = seats_said(scenario)
    options = {"--second": "witness", "--second-games": "witness_games"}
    command = typed_for("fair", asked, ("games", "band"), options)
    played = Played(scenario, asked.title, values["bots"], int(values["seed"]), command)
    known = Known(asked.title, first.seats)
    details = run_page(playing.store, [run], band, command, known)
    page = fair_page(found, names, played, details, run)
    if unheard:
        raise PartlyKnown(_first_alone(page, first.bots, second))
    return page


def _first_alone(page: Page, first: str, second: str) -> Page:
    """The same, which says that a second witness was to be heard."""
    said = say(
        "This rests on {first} alone: the question was stopped before {second} had played. Going on"
        " plays what is missing.",
        first=first,
        second=second,
    )
    return replace(page, verdicts=[*page.verdicts, Verdict("open", said)])


def confirming_seed(seed: int) -> int:
    """A seed for the question whether a change is fair that another question has proposed.

    It shares no game with that question, so what is found confirms the change.

    Args:
        seed: Of the question that proposed it.
    """
    return fresh_seed(seed, _CONFIRMING)


def _second(asked: Asked, question: witnesses.Asked, first: Testimony, playing: Playing) -> Opinion:
    """The stronger bots: how strong they are, and what they say of the seats."""
    values = asked.values
    bot, games = str(values["witness"]), int(values["witness_games"])
    seed = fresh_seed(first.seed, 0)
    for cast in casts(asked)[1:]:
        playing.get_ready(cast)
    known = whole_blocks(games, asked.scenario.seats)
    later = float(games * asked.scenario.seats)  # they have every seat then, and take the time
    playing.begin(say("How strong {bots} is", bots=bot), known + games, games=known, later=later)
    strength = witnesses.strength_of(
        question, (bot, first.bots), games, seed, playing.threads, playing.count
    )
    playing.begin(say("Games of {bots}", bots=bot), 0)
    again = replace(asked, values={**values, "bots": bot, "seed": seed})
    with playing.sampler(again, games, live_of(asked, question.band), "witness") as sampler:
        second = witnesses.second_witness(question, sampler, games)
    return witnesses.opinion(question, first, second, strength)


QUESTION: Final = Question(
    "fair",
    lambda: say("Is this variant fair?"),
    lambda: say("Whether a seat wins more than its share, by bots that play until it is known."),
    fields,
    answer,
    planned,
    tells=wins_told_any_time,
    by_bots=by_bots,
    late=True,
    refuses=if_alone,
)
