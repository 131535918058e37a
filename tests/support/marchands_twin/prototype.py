"""The reconstructed map and contracts of the dossier (sections 1.1 and 1.2)."""

from __future__ import annotations

from tests.support.marchands_twin.game import Contract, Places

ROADS = {
    "a": "0-1 2-3 4-13 5-6 7-8 9-10 11-12 14-15 16-17 19-20",
    "b": "0-5 1-2 3-4 6-7 8-20 10-11 12-13 15-16 18-19",
    "c": "0-3 1-9 2-11 4-14 5-15 6-17 7-18 8-19",
    "d": "0-7 8-1 2-10 3-12 4-5 6-16 13-14 17-18 20-9",
}
LEVEL_3 = {2, 4, 6, 8}
LEVEL_2 = {1, 3, 5, 7, 12, 18}
REGIONS = 8
CONTRACTS = (  # copies, needs, ecus
    "3 CCB 4 / 4 CBB 5 / 2 CCS 5 / 4 CBS 6 / 3 BSS 8 / 1 CCG 6 / 1 BBG 8 / 3 CSG 8 / 1 SSG 10 / "
    "2 BSG 9 / 1 CCO 7 / 1 BBO 9 / 2 CSO 9 / 2 BSO 10 / 2 CGO 10 / 2 SGG 11 / 3 CBG 7 / 1 SGO 12"
)


def prototype_places() -> Places:
    """The board ME-recon-1; space 0 is the capital, so spaces are city numbers."""
    roads: list[dict[str, int]] = [{} for _ in range(21)]
    for letter, pairs in ROADS.items():
        for pair in pairs.split():
            one, other = map(int, pair.split("-"))
            roads[one][letter] = other
            roads[other][letter] = one
    levels = [0] + [3 if n in LEVEL_3 else 2 if n in LEVEL_2 else 1 for n in range(1, 21)]
    return Places(0, levels, [regions_of(n) for n in range(21)], roads, REGIONS)


def regions_of(city: int) -> set[int]:
    """Regions, from 0, that a city touches; region k of the dossier is k - 1 here."""
    if city == 0:
        return set()
    if city <= 8:
        return {(city - 2) % REGIONS, city - 1}
    inner = {9: 1, 12: 3, 15: 5, 18: 7}.get(city)
    if inner is not None:
        return regions_of(inner)
    before, after = sorted(regions_of(2 * ((city - 10) // 3) + 2))
    return {before if (city - 10) % 3 == 0 else after}


def prototype_contracts() -> list[Contract]:
    """The 38 tiles, copies one after another."""
    tiles: list[Contract] = []
    for line in CONTRACTS.split(" / "):
        copies, needs, ecus = line.split()
        tile = Contract(tuple(needs.count(rank) for rank in "CBSGO"), int(ecus))
        tiles += [tile] * int(copies)
    return tiles
