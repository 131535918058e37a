"""Greeks: the cards of a scenario with the numbers that count in it, as they should be printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.game import Card, Record, Value
from engine.games.greeks.vocabulary import OF_DISASTERS


def printed(
    record: Record, parameters: Mapping[str, Value], deck: str, cards: Sequence[Card]
) -> Iterator[Card]:
    """The cards of a deck that are in the game, with the numbers that count in it.

    Resources of another reading of GR-Q5 are not; GR-Q6 multiplies the others. Disasters have
    the strength that they have for these seats (GR-17) and, where they are a reward, points
    (GR-Q20); units the points of their era (GR-V11).
    """
    left_out = {"suits", "per_player"}
    if parameters["reward"] != "points":
        left_out |= {"points"} if deck == "disasters" else set()
    for card in _in_game(record, parameters, deck, cards):
        yield {key: value for key, value in card.items() if key not in left_out}


def _in_game(
    record: Record, parameters: Mapping[str, Value], deck: str, cards: Sequence[Card]
) -> Iterator[Card]:
    if deck == "resources":
        for card in cards:
            if card["suits"] in ("both", parameters["suits"]):
                times = int(str(parameters["copies"]))
                yield {**card, "eras": {era: times * n for era, n in card["eras"].items()}}
        return
    lands, events = int(record.lands), int(record.events)
    first = {"lands": 0, "buildings": lands, "disasters": events - len(cards)}
    for number, card in enumerate(cards, start=first[deck]):
        if deck == "disasters":
            effects = tuple(_written(*one) for one in record.effect[number].tolist() if one[0])
            strength = int(record.strength[number])
            yield {**card, "strength": strength, "effects": effects}
        else:
            points = int(record.card_points[number])
            yield {**card, "points": points // 100 if points % 100 == 0 else points / 100}


def _written(word: int, number: int) -> str:
    """An effect as files have it."""
    effect = OF_DISASTERS[word - 1]
    return " ".join([effect.key, *(f"{one.key}={number}" for one in effect.arguments)])
