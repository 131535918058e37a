"""What a matrix of personas and a search for kingmakers say, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.remedies import and_listed
from engine.reports.wording import decimals, number, short, span
from engine.statistics.payoff import FEWEST_BLOCKS

RARE: Final = 0.1  # share of games with a kingmaker below which it is called rare
LETTERS: Final = "ABCDEFGH"  # of rows, so that columns stay narrow

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate
    from engine.tuning.kingmaking import Kingmaking
    from engine.tuning.payoff import Ban, Matrix


def payoff_sentences(matrix: Matrix) -> list[str]:
    """Dominant, dominated and circular ways to play, and what bans are worth."""
    return [text for _, text in payoff_findings(matrix)]


def payoff_findings(matrix: Matrix) -> list[tuple[str, str]]:
    """The same with their kinds: "good", "bad" or "open"."""
    found, bots = matrix.payoffs, matrix.bots
    band = f"{found.band:g}"
    if found.blocks < FEWEST_BLOCKS:
        said = [
            (
                "open",
                say(
                    "Below {games} games of each pair nothing is called dominant or dominated.",
                    games=FEWEST_BLOCKS * matrix.scenario.seats,
                ),
            )
        ]
        said += [("good", text) for text in _alike(matrix)]
    else:
        said = [_dominant(matrix, band)]
        said += [("good", text) for text in _alike(matrix)]
        said += [("bad", text) for text in _dominated(matrix, band)]
        for one, other in found.rare:
            text = say(
                "{one} and {other} each win more than their share where they are rare.",
                one=bots[one],
                other=bots[other],
            )
            said.append(("good", text))
        for cycle in found.cycles:
            around = " > ".join(bots[row] for row in (*cycle, cycle[0]))
            said.append(("good", say("Each beats the next: {cycle}.", cycle=around)))
    return [*said, *((ban_kind(each, found.band), _ban(each, matrix)) for each in matrix.bans)]


def _dominant(matrix: Matrix, band: str) -> tuple[str, str]:
    found = matrix.payoffs
    if found.dominant is not None:
        text = say(
            "{bot} is dominant: it is the best answer to every opponent by more than {band}%.",
            bot=matrix.bots[found.dominant],
            band=band,
        )
        return "bad", text
    if found.may_dominate:
        names = and_listed([matrix.bots[row] for row in found.may_dominate])
        text = say(
            "No way to play is shown to be dominant by more than {band}%; more games may show it"
            " of {bots}.",
            band=band,
            bots=names,
        )
        return "open", text
    text = say(
        "Nothing is dominant: no way to play is the best answer to all others by more than"
        " {band}%.",
        band=band,
    )
    return "good", text


def _alike(matrix: Matrix) -> Iterator[str]:
    """Bots between which no game made a difference."""
    for rows in matrix.payoffs.alike:
        names = and_listed([matrix.bots[row] for row in rows])
        yield say("{bots} did alike in every game.", bots=names)


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


def ban_kind(ban: Ban, band: float) -> str:
    """Whether what is banned is known to help ("good"), or not to ("bad")."""
    if ban.value.low > band:
        return "good"
    return "bad" if ban.value.high <= band else "open"


def _ban(ban: Ban, matrix: Matrix) -> str:
    """What one seat loses, or gains, that never makes such moves; one to two sentences."""
    value, kinds = ban.value, or_quoted(ban.kinds)
    if value.mean == 0 and value.alike:
        return say(
            "In none of {games:game|games} did it make a difference that {bot} makes no moves of"
            " the kind {kinds}.",
            games=value.count * matrix.scenario.seats,
            bot=ban.bot,
            kinds=kinds,
        )
    gains = value.mean < 0
    told = value.scaled(-1.0) if gains else value
    digits = decimals(told.half)
    values = {
        "kinds": kinds,
        "bot": ban.plain,
        "value": number(told.mean, digits),
        "ends": span(told, digits, signed=True),
    }
    if gains:
        head = say(
            "Without moves of the kind {kinds} {bot} gains {value}% of the wins (CI {ends}).",
            **values,
        )
    else:
        head = say(
            "Without moves of the kind {kinds} {bot} loses {value}% of the wins (CI {ends}).",
            **values,
        )
    return f"{head} {_worth(value, matrix.payoffs.band)}"


def _worth(value: Estimate, band: float) -> str:
    """What the interval of a ban says."""
    if value.low > band:
        return say("They matter.")
    if value.high < -band:
        return say("These bots do better without them.")
    if value.high > band:
        return say("Whether they matter is not known yet.")
    if value.low >= -band:
        return say("They are worth next to nothing.")
    return say("They are not worth more than {band}%.", band=f"{band:g}")


def or_quoted(words: Sequence[str]) -> str:
    """Words of files in quotes, the last behind "or"."""
    quoted = [say("“{word}”", word=word) for word in words]
    if len(quoted) < 2:
        return "".join(quoted)
    return say("{first} or {last}", first=", ".join(quoted[:-1]), last=quoted[-1])


def cell_words(cell: Estimate) -> str:
    """A cell of the matrix with its interval."""
    digits = decimals(cell.half)
    return f"{number(cell.mean, digits, signed=True)} ({span(cell, digits, signed=True)})"


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


def kingmaking_finding(found: Kingmaking) -> tuple[str, str]:
    """The same, and whether it is more than wrong alarms; kind and sentences."""
    told = kingmaking_sentence(found)
    alpha = short(100 * found.search.alpha)
    if found.index.low > found.search.alpha:
        tail = say(
            "That is more than wrong alarms explain ({alpha}% of games at most).", alpha=alpha
        )
        return "bad", f"{told} {tail}"
    if found.index.high <= RARE:
        tail = say(
            "That is rare: {rare}% of games at most, and wrong alarms ({alpha}%) may explain it.",
            rare=short(100 * RARE),
            alpha=alpha,
        )
        return "good", f"{told} {tail}"
    tail = say(
        "Wrong alarms ({alpha}% of games at most) may explain it; more games would tell.",
        alpha=alpha,
    )
    return "open", f"{told} {tail}"
