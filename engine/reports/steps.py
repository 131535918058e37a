"""What to do next, as steps of a page: the other questions, more games, or a change to apply."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.columns import Order
from engine.language import say
from engine.reports.page import MORE, Step
from engine.reports.played import typed
from engine.reports.wording import FEW, counted
from engine.scenarios.typed_changes import typed_changes
from engine.statistics.equivalence import MOST_MORE, about

if TYPE_CHECKING:
    from engine.game import Game
    from engine.scenarios.scenario import Scenario

STRONGER: Final = "search:500"


@dataclass(frozen=True)
class Typed:
    """A variant as it can be typed.

    Attributes:
        variant, changes: As in a command.
        game: Its game; None if it is not installed.
        bots: As in a command.
        known: Whether files hold it; nothing can be typed for unsaved changes.
    """

    variant: str
    changes: Mapping[str, Any]
    game: Game | None
    bots: str
    known: bool = True

    @classmethod
    def of(cls, scenario: Scenario, bots: str) -> Typed:
        """A scenario as it can be typed."""
        return cls(scenario.source, scenario.changes, scenario.game, bots, not scenario.held)

    def command(self, name: str, *more: str, bots: bool = True) -> str:
        """A command about the variant; "" where it cannot be typed."""
        words = ["oikist", name, *typed(self.variant, self.changes), *more]
        if bots:
            words += ["--bots", self.bots]
        return shlex.join(words) if self.known else ""


def balance_step(what: Typed, band: float) -> list[Step]:
    """To ask for starting scores, if the game has a parameter that holds them."""
    if what.game is None or not scores_at_start(what.game):
        return []
    text = say("Ask what the starting scores should be")
    command = what.command("balance", "--band", f"{band:g}")
    return [Step("balance", text, command, values={"band": band, "bots": what.bots})]


def scores_at_start(game: Game) -> bool:
    """Whether `tuning.balancing.bonus_parameter` finds one."""
    return any(
        each.kind == "integer" and each.per_seat and each.unit == "points"
        for each in game.parameters.values()
    )


def deck_step(what: Typed) -> list[Step]:
    """To ask about the deck, if the game has one that orders the seats."""
    if what.game is None or not any(s.of(Order) for s in what.game.deck_schemas.values()):
        return []
    text = say("Ask whether the deck is fair")
    return [Step("deck", text, what.command("deck"), values={"bots": what.bots})]


def ladder_step(what: Typed) -> Step:
    """To ask whether longer thinking helps at all."""
    text = say("Ask whether the bots are good enough")
    return Step("ladder", text, what.command("ladder", bots=False))


def sensitivity_step(what: Typed, figure: str = "margin") -> Step:
    """To ask which parameters move a figure."""
    command = what.command("sensitivity", "--measure", figure)
    values = {"measure": figure, "bots": what.bots}
    return Step("sensitivity", say("Ask which rules matter"), command, values=values)


def fair_step(what: Typed, band: float | None = None) -> Step:
    """To ask whether it is fair; bots of several kinds are no witness of the seats."""
    words = () if band is None else ("--band", f"{band:g}")
    name = "assert" if "," in what.bots else "fair"
    values: dict[str, Any] = {} if band is None else {"band": band}
    if "," not in what.bots:
        values["bots"] = what.bots
    return Step("fair", say("Ask whether it is fair"), what.command(name, *words), values=values)


def compare_step(what: Typed, changes: Mapping[str, Any]) -> list[Step]:
    """To ask whether changes matter, if they can be typed behind a plus sign."""
    other = "+".join([what.variant, *typed_changes(changes)])
    words = ["oikist", "compare", what.variant, other]
    words += [*typed("", what.changes)[1:], "--until", "decided", "--bots", what.bots]
    text = say("Ask whether the change matters")
    command = shlex.join(words) if what.known else ""
    values = {"bots": what.bots}
    return [Step("compare", text, command, changes, values)] if changes else []


def tune_step(what: Typed, ranges: Sequence[str]) -> Step:
    """To search parameters over ranges, such as "rounds=8..12"."""
    words = [word for each in ranges for word in ("--set", each)]
    text = say("Search for parameters that reach your goals")
    values = {"settings": list(ranges), "bots": what.bots}
    return Step("tune", text, what.command("tune", *words), values=values)


def retyped(command: str, option: str, value: str) -> str:
    """A command with another value of an option; "" where nothing can be typed.

    Args:
        value: As it is typed; a blank in braces is kept for later.
    """
    if not command:
        return ""
    words = shlex.split(command)
    if option in words:
        words[words.index(option) + 1] = value
    else:
        words += [option, value]
    return shlex.join(words).replace(f"'{value}'", value)


def games_wanted(more: int, have: int) -> int:
    """How many more games to ask for, rounded; 0 if those would not tell.

    Args:
        more: Units that would tell, about.
        have: Units there are.
    """
    if not 0 < more < MOST_MORE:
        return 0
    return about(more) if have >= FEW else max(about(more), 10 * FEW)


def more_step(
    more: int, have: int, command: str, what: str = "games", looks: int = 1
) -> list[Step]:
    """To play more, if that could tell and it is known about how many.

    Args:
        more: Units that would tell, about.
        have: Units there are.
        command: With `{games}` where the number of all of them stands.
        looks: How many times as many the command plays at most where it tells.
    """
    wanted = games_wanted(more, have)
    if not wanted:
        return []
    text = say("Play about {games} more", games=counted(wanted, what))
    games = -(-(have + wanted) // looks)
    command = command.replace("{games}", str(games))
    return [Step(MORE, text, command, values={"games": games})]
