"""What is different between two versions of a deck, card by card and cell by cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import DeckSchema
from engine.scenarios.deck_sheet import Slot, slots_of, text_of

Cards = Sequence[Mapping[str, Any]]
Line = tuple[str, ...]
Pair = tuple[int | None, int | None]  # number of a card before and after, from 0


@dataclass(frozen=True)
class Difference:
    """One thing that differs.

    Attributes:
        kind: "cell", "added", "removed" or "moved".
        before: Number of the card in the base, from 0; None for an added one.
        after: Number of the card now, from 0; None for a removed one.
        slot: The cell, for "cell".
        old, new: Its texts.
    """

    kind: str
    before: int | None
    after: int | None
    slot: Slot | None = None
    old: str = ""
    new: str = ""


def differences(schema: DeckSchema, base: Cards, cards: Cards) -> tuple[Difference, ...]:
    """Everything that makes `cards` other than `base`, in the order of the cards now.

    Cards are matched so that as few cells as possible differ; a card that stands elsewhere
    unchanged is "moved".
    """
    slots = slots_of(schema)
    pairs = matched(schema, base, cards)
    old, new = ([_line(schema, card) for card in each] for each in (base, cards))
    found: list[Difference] = []
    crossing = _moved(pairs)
    for before, after in pairs:
        if before is None:
            found.append(Difference("added", None, after))
        elif after is None:
            found.append(Difference("removed", before, None))
        else:
            if (before, after) in crossing:
                found.append(Difference("moved", before, after))
            texts = zip(slots, old[before], new[after], strict=True)
            found += [
                Difference("cell", before, after, slot, was, now)
                for slot, was, now in texts
                if was != now
            ]
    return tuple(found)


def matched(schema: DeckSchema, base: Cards, cards: Cards) -> list[Pair]:
    """Which card of the base each card is; those without a partner stand alone.

    The order is that of the cards now; a removed card stands behind the one it followed.
    """
    old, new = ([_line(schema, card) for card in each] for each in (base, cards))
    head = _same_at_start(old, new)
    tail = _same_at_start(old[head:][::-1], new[head:][::-1])
    inner = _aligned(old[head : len(old) - tail], new[head : len(new) - tail])
    pairs: list[Pair] = [(number, number) for number in range(head)]
    pairs += [(_shifted(before, head), _shifted(after, head)) for before, after in inner]
    pairs = _with_moves(pairs, old, new)
    ends = zip(
        range(len(base) - tail, len(base)), range(len(cards) - tail, len(cards)), strict=True
    )
    return [*pairs, *ends]


def _line(schema: DeckSchema, card: Mapping[str, Any]) -> Line:
    """The texts of a card's cells, which two cards share if and only if they are equal."""
    return tuple(text_of(card, slot) for slot in slots_of(schema))


def _same_at_start(base: Sequence[Line], cards: Sequence[Line]) -> int:
    count = 0
    for before, after in zip(base, cards, strict=False):
        if before != after:
            break
        count += 1
    return count


def _aligned(base: Sequence[Line], cards: Sequence[Line]) -> list[Pair]:
    """The cheapest way to edit one list into the other: an edit distance over cells.

    Adding and removing a card together cost a little more than changing all but one of its
    cells, so that a rewritten card is one added and one removed.
    """
    if len(base) == len(cards) and all(map(_alike, base, cards)):
        return [(number, number) for number in range(len(base))]
    wide = len((*base, *cards)[0])
    alone = max(wide / 2 - 0.25, 0.75)
    rows, columns = len(base) + 1, len(cards) + 1
    cost = [[0.0] * columns for _ in range(rows)]
    for row in range(rows):
        for column in range(columns):
            ways = []
            if row and column:
                ways.append(
                    cost[row - 1][column - 1] + _differing(base[row - 1], cards[column - 1])
                )
            if row:
                ways.append(cost[row - 1][column] + alone)
            if column:
                ways.append(cost[row][column - 1] + alone)
            cost[row][column] = min(ways, default=0.0)
    return _traced(cost, alone)


def _differing(before: Line, after: Line) -> int:
    return sum(one != other for one, other in zip(before, after, strict=True))


def _alike(before: Line, after: Line) -> bool:
    """Whether a card is another one with few cells changed."""
    return 2 * _differing(before, after) < len(before)


def _traced(cost: list[list[float]], alone: float) -> list[Pair]:
    """The steps of the cheapest way, first one first."""
    row, column = len(cost) - 1, len(cost[0]) - 1
    found: list[Pair] = []
    while row or column:
        here = cost[row][column]
        if column and here == cost[row][column - 1] + alone:
            column -= 1
            found.append((None, column))
        elif row and here == cost[row - 1][column] + alone:
            row -= 1
            found.append((row, None))
        else:
            row, column = row - 1, column - 1
            found.append((row, column))
    return found[::-1]


def _with_moves(pairs: list[Pair], base: Sequence[Line], cards: Sequence[Line]) -> list[Pair]:
    """An added card that is the same as a removed one is that card, moved."""
    gone: dict[Line, list[int]] = {}
    for before, after in pairs:
        if before is not None and after is None:
            gone.setdefault(base[before], []).append(before)
    joined: list[Pair] = []
    taken: set[int] = set()
    for before, after in pairs:
        if before is None and after is not None and (same := gone.get(cards[after])):
            before = same.pop(0)
            taken.add(before)
        joined.append((before, after))
    return [pair for pair in joined if pair[1] is not None or pair[0] not in taken]


def _moved(pairs: Sequence[Pair]) -> set[tuple[int, int]]:
    """Pairs outside the longest run of cards that kept their order."""
    both = [(one, two) for one, two in pairs if one is not None and two is not None]
    runs: list[list[tuple[int, int]]] = []
    for pair in both:  # longest rising subsequence, quadratic: decks are short
        lower = [run for run in runs if run[-1][0] < pair[0]]
        runs.append([*_longest(lower), pair])
    kept = set(_longest(runs))
    return {pair for pair in both if pair not in kept}


def _longest(runs: list[list[tuple[int, int]]]) -> list[tuple[int, int]]:
    return max(runs, key=len) if runs else []


def _shifted(number: int | None, by: int) -> int | None:
    return None if number is None else number + by
