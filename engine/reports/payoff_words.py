"""What a matrix of personas and a search for kingmakers say, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.language import say
from engine.reports.wording import decimals, number
from engine.statistics.payoff import FEWEST_BLOCKS

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate
    from engine.tuning.kingmaking import Kingmaking
    from engine.tuning.payoff import Ban, Matrix


def payoff_sentences(matrix: Matrix) -> list[str]:
    """Dominant, dominated and circular ways to play, and what bans are worth."""
    found, bots = matrix.payoffs, matrix.bots
    band = f"{found.band:g}"
    if found.blocks < FEWEST_BLOCKS:
        said = [say("Too few games to say more.")]
    else:
        said = [_dominant(matrix, band)]
        said += _dominated(matrix, band)
        for one, other in found.rare:
            said.append(
                say(
                    "{one} and {other} each win more than their share where they are rare.",
                    one=bots[one],
                    other=bots[other],
                )
            )
        for cycle in found.cycles:
            around = " > ".join(bots[row] for row in (*cycle, cycle[0]))
            said.append(say("Each beats the next: {cycle}.", cycle=around))
    return [*said, *(_ban(each, found.band) for each in matrix.bans)]


def _dominant(matrix: Matrix, band: str) -> str:
    found = matrix.payoffs
    if found.dominant is None:
        return say(
            "Nothing is dominant: no way to play is the best answer to all others by more than"
            " {band}%.",
            band=band,
        )
    return say(
        "{bot} is dominant: it is the best answer to every opponent by more than {band}%.",
        bot=matrix.bots[found.dominant],
        band=band,
    )


def _dominated(matrix: Matrix, band: str) -> Iterator[str]:
    """Each dominated bot with those that dominate it, but for what the dominant one says."""
    found, bots = matrix.payoffs, matrix.bots
    for row, bot in enumerate(bots):
        better = [bots[other] for one, other in found.dominated if one == row]
        if better and found.dominant is None:
            yield say(
                "{bot} is dominated: against every opponent it does worse, by more than {band}%,"
                " than {others}.",
                bot=bot,
                others=", ".join(better),
                band=band,
            )


def _ban(ban: Ban, band: float) -> str:
    value = ban.value
    digits = decimals(value.half)
    values = {
        "kinds": ", ".join(ban.kinds),
        "bot": ban.bot,
        "value": number(value.mean, digits, signed=True),
        "low": number(value.low, digits, signed=True),
        "high": number(value.high, digits, signed=True),
    }
    if value.low > band:
        return say(
            "Leaving {kinds} alone costs {bot} {value}% of the wins (CI {low} to {high}): it"
            " matters.",
            **values,
        )
    if max(value.high, -value.low) <= band:
        return say(
            "Leaving {kinds} alone costs {bot} {value}% of the wins (CI {low} to {high}): it is"
            " worth next to nothing.",
            **values,
        )
    if value.high < -band:
        return say(
            "Leaving {kinds} alone costs {bot} {value}% of the wins (CI {low} to {high}): these"
            " bots do better without it.",
            **values,
        )
    return say(
        "Leaving {kinds} alone costs {bot} {value}% of the wins (CI {low} to {high}): whether it"
        " matters is not known yet.",
        **values,
    )


def kingmaking_sentence(found: Kingmaking) -> str:
    """How often a seat that cannot win decides who does."""
    index: Estimate = found.index.scaled(100)
    digits = decimals(index.half)
    return say(
        "In {share}% of games (CI {low} to {high}; {games:game|games}) a seat that could not win"
        " any more decided who did.",
        share=number(index.mean, digits),
        low=number(index.low, digits),
        high=number(index.high, digits),
        games=index.count,
    )
