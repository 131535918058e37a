"""Did my change matter? Two variants on the same luck, until the difference is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.asking.fields import (
    CHOICE,
    NUMBER,
    Field,
    bots_field,
    games_field,
    measures,
    seed_field,
)
from engine.asking.live import live_of
from engine.asking.pilot import difference_told
from engine.asking.playing import typed
from engine.asking.questions import Question
from engine.language import say
from engine.reports.compare_page import compare_page
from engine.reports.played import Played
from engine.scenarios.typed_changes import typed_changes
from engine.tuning.arms import Arm, refuse_unlike
from engine.tuning.comparing import Question as Compared
from engine.tuning.comparing import compared
from engine.tuning.figures import figures_from

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.asking.playing import Playing
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario

USUAL_PAIRS: Final = 20_000
ALPHA: Final = 0.05
WIN: Final = "win"


def fields(scenario: Scenario) -> tuple[Field, ...]:
    """What may be set."""
    tip = say("Playing stops as soon as it is known whether the two differ.")
    looked_at = say("What is compared, each on the same luck in both variants.")
    band = say("A difference that does not matter; 0 for the usual one of what is compared.")
    return (
        Field("measure", CHOICE, say("Compare"), WIN, choices=measures(scenario), tip=looked_at),
        bots_field(),
        games_field(USUAL_PAIRS, tip, title=say("Pairs at most")),
        Field(
            "band", NUMBER, say("The same within"), 0.0, 0, 1_000, tip=band, least=say("as usual")
        ),
        seed_field(),
    )


def planned(_scenario: Scenario, values: Mapping[str, Any]) -> int:
    """Games of both variants at most."""
    return 2 * int(values["games"])


def tells(scenario: Scenario, values: Mapping[str, Any]) -> str:
    """How small a difference of wins so many pairs tell; "" for figures of other kinds."""
    if values["measure"] != WIN:
        return ""
    band = float(values["band"]) or figures_from(WIN, scenario)[0].band
    return difference_told(scenario.seats, int(values["games"]), band, ALPHA)


def answer(asked: Asked, playing: Playing) -> Page:
    """Play pairs until it is decided.

    Raises:
        ScenarioError: The two differ in game or seats.
        Stopped: The user asked to stop; what was played is stored.
    """
    assert asked.base is not None  # noqa: S101 - the table of questions sees to it
    values, games = asked.values, int(asked.values["games"])
    base, other = Arm(asked.base_title, asked.base), Arm(asked.title, asked.scenario)
    refuse_unlike([base, other])
    figures = figures_from(values["measure"], asked.base)
    band = float(values["band"]) or None
    question = Compared(figures, games, band, until_decided=True, alpha=ALPHA)
    playing.begin(say("Pairs of games"), planned(asked.scenario, values))
    live = live_of(asked)
    with playing.sampler(asked, games, live, "compare") as sampler:
        if sampler.keeper is not None:
            title = say("{others} against {base}", others=other.text, base=base.text)
            sampler.keeper.expect([base.scenario, other.scenario], sampler.seed, title)
        found = compared([base, other], question, sampler)
    played = Played(asked.base, base.text, values["bots"], int(values["seed"]), command(asked))
    return compare_page(found, played)


def command(asked: Asked) -> str:
    """What to type to get this answer at the terminal; "" where nothing can be typed."""
    scenario, base, values = asked.scenario, asked.base, asked.values
    if base is None or scenario.held or base.held:
        return ""
    arms = ["+".join((each.source, *typed_changes(each.changes))) for each in (base, scenario)]
    options = {"--until": "decided", "--measure": values["measure"], "--games": values["games"]}
    if values["band"]:
        options["--band"] = f"{values['band']:g}"
    return typed("compare", arms, options, values)


QUESTION: Final = Question(
    "compare",
    lambda: say("Did my change matter?"),
    lambda: say("Whether wins, scores or lengths differ from another variant, on the same luck."),
    fields,
    answer,
    planned,
    compares=True,
    tells=tells,
)
