"""The page of a deck: which seat stands where on its cards, and what that does to wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.game import Styled
from engine.language import say
from engine.reports.charts import Bar, Matrix
from engine.reports.page import Page, Section, Sheet, Verdict
from engine.reports.played import Played, few_games
from engine.reports.seats_part import Fairness, fair_verdicts, fairness, wins_chart
from engine.reports.steps import Typed, fair_step, more_step, retyped
from engine.reports.wording import counted, number, short
from engine.seats import names_said, seats_said
from engine.tuning.deck_fairness import ordinal, sets_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from engine.scenarios.scenario import Scenario
    from engine.tuning.deck_fairness import DeckFairness

BAND: Final = 2.0  # % around an equal share that is fair enough, as in `oikist report`


@dataclass(frozen=True)
class DeckGames:
    """Games with a deck.

    Attributes:
        orders: Rounds of random moves by seat and place; shape (seats, seats).
        shares: Share of the win in games of the bots; shape (games, seats).
        unfinished: Games that did not end; they are not among these.
    """

    orders: NDArray[Any]
    shares: NDArray[Any]
    unfinished: int = 0

    def judged(self, scenario: Scenario) -> Fairness:
        """How the seats stand with a band of BAND; at least one game."""
        return fairness(seats_said(scenario), self.shares, BAND, looked=False)


def deck_page(found: Sequence[DeckFairness], games: DeckGames | None, played: Played) -> Page:
    """Whether the cards favour a seat: counted exactly, and what it does to wins."""
    verdicts = [verdict for each in found for verdict in _verdicts(each, played.scenario)]
    if not found:
        text = say("No deck of this variant orders the seats: its cards favour none of them.")
        verdicts = [Verdict("good", text)]
    sections = [_deck(each, played) for each in found]
    caveats: list[str] = []
    steps = [fair_step(Typed.of(played.scenario, played.bots))]
    count = 0 if games is None else len(games.shares)
    if games is not None and count:
        won = games.judged(played.scenario)
        verdicts += fair_verdicts(played.title, "", won, played.bots)
        sections.append(_in_games(games, won, played))
        command = retyped(played.command, "--games", "{games}")
        steps = [*more_step(won.overall.more, count + games.unfinished, command), *steps]
        caveats = [*played.caveats, *few_games(count)]
    return Page(
        title=say("The deck of {title}", title=played.title),
        verdicts=verdicts,
        sections=sections,
        scope=played.scope(count),
        command=played.command,
        steps=steps,
        caveats=caveats,
        styles=played.styles,
    )


def _verdicts(fairness: DeckFairness, scenario: Scenario) -> list[Verdict]:
    """The findings of counting; what sets of cards do is one of them."""
    kind = "good" if fairness.balanced else "bad"
    found = [Verdict(kind, sentence) for sentence in fairness.sentences]
    sets = sets_of(fairness)
    if sets is None:
        return found
    places = range(1, len(fairness.seats) + 1)
    alike = len({tuple(sets[row.seat, at] for at in places) for row in fairness.seats}) == 1
    names = ", ".join(_called(name, scenario) for name in fairness.groups)
    if alike:
        text = say("Every set of one card of each of {names} is balanced.", names=names)
        return [*found, Verdict("good", text)]
    text = say("Every set of one card of each of {names} repeats this.", names=names)
    return [*found, Verdict(kind, text)]


def _called(name: str, scenario: Scenario) -> str:
    """What the page calls a group of cards, which may bear the name of a seat or an empty one."""
    game = scenario.game
    seats = {*game.seat_names(scenario.record), *(game.styles if isinstance(game, Styled) else ())}
    return names_said(game.name, (name,))[0] if name in seats else name


def _deck(fairness: DeckFairness, played: Played) -> Section:
    """How often each seat stands on each place, with the amounts there."""
    places = [ordinal(place) for place in range(1, len(fairness.seats) + 1)]
    fair = fairness.cards / len(places)
    names = seats_said(played.scenario)
    cells = [
        [
            Bar(f"{name}, {place}", n, n, n, "plain")
            for place, n in zip(places, row.places, strict=True)
        ]
        for name, row in zip(names, fairness.seats, strict=True)
    ]
    caption = say(
        "Cards of “{deck}” on which a seat is first, second and so on, counted exactly over all"
        " {cards:card|cards}; fair is {fair} each, and a star says that it is not.",
        deck=fairness.title,
        cards=fairness.cards,
        fair=short(fair),
    )
    chart = Matrix(
        say("{title}: places on the cards", title=played.title),
        caption,
        names,
        places,
        cells,
        say("cards"),
        fair,
    )
    amounts = "/".join(fairness.amount_columns)
    heads = [say("seat"), *places]
    if amounts:
        heads += [say("{amounts} as {place}", amounts=amounts, place=place) for place in places]
    rows = [
        [name, *map(str, row.places)]
        + ([_means(fairness, means) for means in row.means] if amounts else [])
        for name, row in zip(names, fairness.seats, strict=True)
    ]
    caption = say(
        "{deck}: {cards:card|cards}, counted exactly", deck=fairness.title, cards=fairness.cards
    )
    formula = "“Cards and spaces”"
    return Section(
        fairness.title, charts=[chart], sheets=[Sheet(heads, rows, caption)], formula=formula
    )


def _means(fairness: DeckFairness, means: tuple[float, ...] | None) -> str:
    if means is None:
        return say("never")
    return "/".join(f"{mean:.3g}" for mean in means[: len(fairness.amount_columns)])


def _in_games(games: DeckGames, won: Fairness, played: Played) -> Section:
    """Turns as they come in games, and wins of the bots."""
    names = won.names
    rounds = int(games.orders[0].sum())
    places = [ordinal(place) for place in range(1, len(names) + 1)]
    turns = 100 * games.orders / max(rounds, 1)
    rows = [
        [name, *(number(float(each), 1) for each in turns[seat])] for seat, name in enumerate(names)
    ]
    sheet = Sheet(
        [say("seat"), *(f"{place} %" for place in places)],
        rows,
        say("Turns in {rounds:round|rounds} of random moves", rounds=rounds),
    )
    text = f"{counted(len(games.shares))}. {played.told}"
    if games.unfinished:
        text += " " + say(
            "{games:game|games} did not end and are not counted.", games=games.unfinished
        )
    return Section(
        say("In games"),
        text,
        charts=[wins_chart(played.title, won)],
        sheets=[sheet] if rounds else (),
        formula="“Seats”",
    )
