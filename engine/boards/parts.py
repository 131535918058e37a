"""How the spaces of a graph hang together by links."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.boards.map import Link


def parts_of(links_at: Sequence[Sequence[int]], links: Sequence[Link]) -> list[tuple[int, ...]]:
    """Spaces that ways of links join, each part in order; the largest first, then by number."""
    seen = [False] * len(links_at)
    parts = []
    for start in range(len(links_at)):
        if seen[start]:
            continue
        seen[start], part = True, [start]
        for space in part:  # grows while it is walked
            for number in links_at[space]:
                other = sum(links[number].ends) - space
                if not seen[other]:
                    seen[other] = True
                    part.append(other)
        parts.append(tuple(sorted(part)))
    return sorted(parts, key=lambda part: (-len(part), part))


@dataclass(frozen=True)
class Holding:
    """What holds a graph together.

    Attributes:
        bridges: Links without which their part would fall apart.
        cuts: Spaces without which it would; both in order.
    """

    bridges: tuple[int, ...]
    cuts: tuple[int, ...]


def holding(links_at: Sequence[Sequence[int]], links: Sequence[Link]) -> Holding:
    """The bridges and cut spaces of a graph, which may have several links between two spaces.

    Source: J. Hopcroft and R. Tarjan, "Efficient algorithms for graph manipulation",
    Communications of the ACM 16 (1973).
    """
    bridges, cuts, begun = [], set[int](), [0] * len(links_at)
    order, came = _walked(links_at, links)
    entered = {space: time for time, space in enumerate(order)}
    low = [entered[space] for space in range(len(links_at))]  # reached again from below
    for space in reversed(order):
        for number in links_at[space]:
            if number != came[space]:
                low[space] = min(low[space], entered[sum(links[number].ends) - space])
        if came[space] < 0:
            cuts |= {space} if begun[space] > 1 else set()
            continue
        above = sum(links[came[space]].ends) - space
        low[above] = min(low[above], low[space])
        begun[above] += 1
        if low[space] > entered[above]:
            bridges.append(came[space])
        if low[space] >= entered[above] and came[above] >= 0:
            cuts.add(above)
    return Holding(tuple(sorted(bridges)), tuple(sorted(cuts)))


def _walked(
    links_at: Sequence[Sequence[int]], links: Sequence[Link]
) -> tuple[list[int], list[int]]:
    """Spaces as a walk that always goes on comes to them, and the link by which it came, or -1."""
    order, came, seen = [], [-1] * len(links_at), [False] * len(links_at)
    for root in range(len(links_at)):
        if seen[root]:
            continue
        order.append(root)
        seen[root] = True
        path = [(root, iter(links_at[root]))]
        while path:
            space, rest = path[-1]
            number = next((one for one in rest if not seen[sum(links[one].ends) - space]), -1)
            if number < 0:
                path.pop()
                continue
            other = sum(links[number].ends) - space
            seen[other], came[other] = True, number
            order.append(other)
            path.append((other, iter(links_at[other])))
    return order, came
