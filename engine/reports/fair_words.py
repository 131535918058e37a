"""Is this variant fair? The answer in sentences, at the terminal and in the window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.facts import listed
from engine.reports.played import first_sentence
from engine.reports.steps import games_wanted
from engine.reports.wording import KINDS, decimals, lost_by_all, nobody_won, number
from engine.statistics.equivalence import MOST_MORE, about
from engine.statistics.witnesses import AGREE, DISAGREE
from engine.tuning.fair import BALANCE, BEST_BOTS, HOLD, MORE, STRONGER

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate
    from engine.statistics.fairness import SeatsJudged
    from engine.tuning.fair import FairAnswer
    from engine.tuning.witnesses import Opinion, Testimony

GOOD, BAD, OPEN, NOTE = "good", "bad", "open", "note"
Told = tuple[str, str]  # kind and sentence
SHOWN: Final = 8  # rules that never fired
WIDEST: Final = 50.0  # % around an equal share that may be asked for


def fair_sentences(answer: FairAnswer, names: Sequence[str]) -> list[Told]:
    """The verdict first, or that the witnesses disagree; then what speaks against it.

    Where every game was a draw that is said before the verdict, which follows from it.

    Args:
        names: Of the seats, for people.
    """
    said: list[Told] = []
    opinion = answer.opinion
    second = opinion_sentence(answer.first, opinion, names) if opinion else None
    if second and second[0] == BAD:
        said.append(second)
    if answer.first.drawn:
        said.append(drawn_sentence(answer.first))
    said.append(verdict_sentence(answer.first, names))
    if second and second[0] != BAD:
        said.append(second)
    said += [(NOTE, text) for text in fair_caveats(answer)]
    scope = answer.scope
    if scope.note:
        board = say("Board: {title}. {note}", title=scope.board, note=first_sentence(scope.note))
        said.append((NOTE, board))
    said += [(NOTE, text) for text in fair_asides(answer, names)]
    return said


def drawn_sentence(witness: Testimony) -> Told:
    """That no game told one seat from another."""
    games = witness.seats.games
    if not witness.seats.wins[0].mean:
        return OPEN, nobody_won(games)
    said = say(
        "Every game was a draw of all seats ({games:game|games}), so wins say nothing of them.",
        games=games,
    )
    points = witness.scoreless
    if points is None:
        return OPEN, said
    nobody = say("Nobody ever scored: all ended with {points:point|points}.", points=points)
    return OPEN, f"{said} {nobody}"


def verdict_sentence(witness: Testimony, names: Sequence[str]) -> Told:
    """What one witness says of the seats."""
    seats = witness.seats
    kind = KINDS.get(seats.kind, OPEN)
    texts = _texts(seats.wins[seats.worst])
    values = {
        "band": f"{seats.band:g}",
        "bots": witness.bots,
        "seat": names[seats.worst],
        "fair": f"{100 / len(names):.4g}",
        "games": seats.games,
        **texts,
    }
    if kind == GOOD:
        return kind, say(
            "Balanced enough: with {bots} every seat wins its equal share within {band}%"
            " ({games:game|games}; farthest {seat} with {share}%, CI {low} to {high}).",
            **values,
        )
    if kind == BAD:
        return kind, say(
            "Imbalanced: with {bots} {seat} wins {share}% (CI {low} to {high}; fair {fair}),"
            " beyond the ±{band}% band ({games:game|games}).",
            **values,
        )
    return kind, say(
        "Not yet known for ±{band}%: with {bots} {seat} is farthest, with {share}% (CI {low} to"
        " {high}; fair {fair}; {games:game|games}).",
        **values,
    ) + " " + _more(seats.more)


def _more(more: int) -> str:
    if more >= MOST_MORE:
        return say("No number of games within reach would tell.")
    return say("About {more:more game|more games} would tell.", more=about(more))


def opinion_sentence(first: Testimony, opinion: Opinion, names: Sequence[str]) -> Told:
    """How stronger bots move the seats, and whether they say the same."""
    agreement, second = opinion.agreement, opinion.second
    seat = agreement.seat
    move = opinion.moved.moved[seat]
    digits = decimals(move.half)
    told = say(
        "{second} instead of {first} has {seat} at {now}% instead of {before}% ({move}; CI {low}"
        " to {high}; {games:game|games}).",
        second=second.bots,
        first=first.bots,
        seat=names[seat],
        now=number(second.seats.wins[seat].mean, digits),
        before=number(first.seats.wins[seat].mean, digits),
        move=number(move.mean, digits, signed=True),
        low=number(move.low, digits, signed=True),
        high=number(move.high, digits, signed=True),
        games=second.seats.games,
    )
    if agreement.kind == DISAGREE:
        head = say("The two witnesses disagree, so do not rely on either yet.")
        return BAD, f"{head} {told} {_trend(first.seats, second.seats, seat)}"
    if agreement.kind == AGREE:
        return GOOD, f"{say('The second witness agrees.')} {told}"
    head = say("The second witness cannot tell yet.")
    return OPEN, f"{head} {told} {_more(agreement.more)}"


def _trend(first: SeatsJudged, second: SeatsJudged, seat: int) -> str:
    """What skill does to the imbalance of a seat."""
    fair = 100 / len(first.wins)
    before, now = first.wins[seat].mean - fair, second.wins[seat].mean - fair
    if before * now < 0 and min(abs(before), abs(now)) > first.band:
        return say("With skill it turns round; test with a still stronger bot or people.")
    if abs(now) < abs(before):
        return say("It shrinks with skill; test with a still stronger bot or people.")
    return say("It grows with skill; test with a still stronger bot or people.")


def fair_caveats(answer: FairAnswer) -> Iterator[str]:
    """What speaks against believing the verdict."""
    opinion, scope, seats = answer.opinion, answer.scope, answer.asked.scenario.seats
    if opinion is not None and opinion.strength is not None and not opinion.stronger(seats):
        yield say(
            "The ladder may be flat: one seat of {second} among {first} wins {share}% (CI {low}"
            " to {high}; equal bots {fair}), so it is not shown to play better. The bots or the"
            " game are shallow, or these games too few; better players may find otherwise.",
            **_strength(answer, opinion.strength, opinion.second.bots),
        )
    if scope.never_fired:
        yield say(
            "{rules:rule|rules} never came into play in {games:game|games}: {names}.",
            rules=len(scope.never_fired),
            games=scope.watched,
            names=listed(list(scope.never_fired), SHOWN),
        )
    if answer.first.unfinished:
        yield say(
            "{games:game|games} did not end and are not counted.", games=answer.first.unfinished
        )
    if answer.first.lost:
        yield lost_by_all(answer.first.lost)
    if scope.other_rules:
        yield say(
            "Runs of this variant with other rules, board or decks are not counted: {runs}.",
            runs=listed([str(run) for run in scope.other_rules], SHOWN),
        )


def _strength(answer: FairAnswer, strength: Estimate, second: str) -> dict[str, str]:
    """How one seat of the second witness fares among the first, as blanks of sentences."""
    fair = f"{100 / answer.asked.scenario.seats:.4g}"
    return {"second": second, "first": answer.first.bots, "fair": fair, **_texts(strength)}


def fair_asides(answer: FairAnswer, names: Sequence[str]) -> Iterator[str]:
    """How much stronger the second witness is, the luck of the deal, and whether leads grow."""
    opinion, seats = answer.opinion, answer.asked.scenario.seats
    if opinion is not None and opinion.strength is not None and opinion.stronger(seats):
        yield say(
            "The second witness is stronger: one seat of {second} among {first} wins {share}%"
            " (CI {low} to {high}; equal bots {fair}).",
            **_strength(answer, opinion.strength, opinion.second.bots),
        )
    if answer.luck is not None:
        seat = answer.first.seats.worst
        saved = answer.luck.wins[seat]
        values = {"seat": names[seat], **_texts(saved.freed)}
        if saved.saving > 0.005:
            yield say(
                "Freed from the luck of the deal {seat} wins {share}% (CI {low} to {high}); that"
                " saved {saving}% of the games.",
                saving=f"{100 * saved.saving:.0f}",
                **values,
            )
        else:
            yield say("The luck of the deal explains next to nothing of who wins.")
    if answer.slope is not None:
        yield slope_sentence(answer.slope)


def slope_sentence(slope: Estimate) -> str:
    """What half a point of the snowball slope means, in words."""
    digits = decimals(slope.half)
    values = {
        "slope": number(abs(slope.mean), digits),
        "low": number(slope.low, digits, signed=True),
        "high": number(slope.high, digits, signed=True),
    }
    if slope.low > 0:
        return say(
            "Leads grow: each point ahead at half-time gains {slope} by the end on average (CI"
            " {low} to {high}).",
            **values,
        )
    if slope.high < 0:
        return say(
            "Leads shrink: each point ahead at half-time loses {slope} by the end on average (CI"
            " {low} to {high}).",
            **values,
        )
    return say(
        "It is not clear whether leads grow or shrink: each point ahead at half-time changes by"
        " {low} to {high} by the end (CI).",
        low=values["low"],
        high=values["high"],
    )


def next_step(answer: FairAnswer, variant: str) -> Told:
    """What to do next: a sentence, and a command or "".

    Args:
        variant: As it is written on the command line, with its changes.
    """
    asked, seats = answer.asked, answer.first.seats
    wanted = games_wanted(seats.more, seats.games)
    band = f"--band {asked.band:g}"
    bots = "" if answer.first.bots == "greedy" else f" --bots {answer.first.bots}"
    commands = {
        BALANCE: f"oikist balance {variant} {band}{bots}",
        HOLD: f"oikist assert {variant} {band}{bots}",
        MORE: f"oikist fair {variant} {band} --games {seats.games + wanted}{bots}{_rest(answer)}",
        BEST_BOTS: "",
    }
    if not wanted:
        wide = min(2 * asked.band, WIDEST)
        commands[MORE] = f"oikist fair {variant} --band {wide:g}{bots}{_rest(answer)}"
    if answer.opinion is not None:
        commands[STRONGER] = f"oikist fair {variant} {band} --bots {answer.opinion.second.bots}"
    texts = {
        BALANCE: say("Next: ask what the starting scores should be."),
        HOLD: say("Next: hold it there whenever rules or cards change."),
        MORE: say("Next: play more games.") if wanted else say("Next: ask with a wider band."),
        BEST_BOTS: say("Next: change a rule and compare."),
        STRONGER: say("Next: let the stronger bots play until it is decided."),
    }
    return texts[answer.next], commands[answer.next]


def _rest(answer: FairAnswer) -> str:
    """Options that ask the same witnesses again, on the same seed."""
    seed = "" if answer.first.seed == 1 else f" --seed {answer.first.seed}"
    if answer.opinion is None:
        return f"{seed} --second none"
    second = answer.opinion.second
    games = second.seats.games + second.lost + second.unfinished
    return f"{seed} --second {second.bots} --second-games {games}"


def _texts(share: Estimate) -> dict[str, str]:
    """A share in % and its interval, rounded by two digits of the interval."""
    digits = decimals(share.half)
    return {
        "share": number(share.mean, digits),
        "low": number(share.low, digits),
        "high": number(share.high, digits),
    }
