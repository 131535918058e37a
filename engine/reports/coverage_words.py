"""Sentences about rules and spaces that never came into play, and what that proves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.facts import listed
from engine.reports.numerals import figure
from engine.reports.wording import counted
from engine.statistics.coverage import never_above

if TYPE_CHECKING:
    from engine.statistics.coverage import Use

UNUSED: Final = 24  # names of spaces


def rules_sentence(rules: Sequence[Use], watched: int) -> str:
    """Which rules never fired; "" if none was looked at."""
    if not watched or not rules:
        return ""
    never = [each.name for each in rules if each.never]
    if not never:
        return say("Every rule fired at least once in {games:game|games}.", games=watched)
    return say(
        "Never: {names}; each of them fires in fewer than {most}% of games (95%, {games}).",
        names=", ".join(never),
        most=figure(f"{100 * never_above(watched):.2g}"),
        games=counted(watched),
    )


def spaces_sentence(unused: Sequence[str], spaces: int, games: int) -> str:
    """On which spaces no game ended with a piece; "" without spaces or games."""
    if not spaces or not games:
        return ""
    if not unused:
        return say("Pieces lay on every space at the end of {games:game|games}.", games=games)
    return say(
        "No game ended with a piece on {unused} of {spaces:space|spaces}; each of them is used"
        " in fewer than {most}% of games (95%, {games}): {names}.",
        unused=figure(f"{len(unused):,}"),
        spaces=spaces,
        most=figure(f"{100 * never_above(games):.2g}"),
        games=counted(games),
        names=listed(list(unused), UNUSED),
    )
