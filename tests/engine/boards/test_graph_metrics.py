"""Figures of graph boards, against a slow and plain reading of what they mean."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.boards.graph import GraphBoard
from engine.boards.graph_metrics import Spread, link_distances, measure_graph
from engine.boards.layouts import parse_board
from engine.boards.map import Area, Map
from tests.engine.boards.test_graph import FILE, PATH, SCHEMA, schema_of
from tests.engine.boards.test_parts import groups, maps

STEPS = replace(SCHEMA, steps=2)


def board_of(places):
    return GraphBoard("carts", "latium", "Latium", "", places)


@st.composite
def boards(draw, most=9):
    """Any graph with areas and levels."""
    places = draw(maps(most))
    levels = draw(st.lists(st.integers(0, 3), min_size=len(places.spaces), max_size=most))
    spaces = tuple(
        replace(one, attributes={"electors": level} if level else {})
        for one, level in zip(places.spaces, levels, strict=False)
    )
    numbers = st.integers(0, max(len(spaces) - 1, 0))
    members = draw(st.lists(st.sets(numbers), max_size=3 if spaces else 0))
    areas = tuple(Area(f"a{n}", "", "region", tuple(own)) for n, own in enumerate(members))
    return board_of(Map(spaces, places.links, areas))


def slow_distances(places):
    """R. Floyd's way: by every space in between."""
    count = len(places.spaces)
    found = [[0 if one == other else 999 for other in range(count)] for one in range(count)]
    for link in places.links:
        first, last = link.ends
        found[first][last] = found[last][first] = 1
    for via in range(count):
        for one in range(count):
            for other in range(count):
                found[one][other] = min(found[one][other], found[one][via] + found[via][other])
    return found


def spread(values):
    if not values:
        return Spread(0, 0.0, 0, ())
    counts = tuple(values.count(number) for number in range(max(values) + 1))
    return Spread(min(values), pytest.approx(sum(values) / len(values)), max(values), counts)


@given(boards())
def test_distances_are_those_of_a_slow_search(board):
    """The matrix, and all that is taken from it."""
    slow, found = slow_distances(board.map), measure_graph(board, STEPS)
    shown = [[-1 if away == 999 else away for away in row] for row in slow]
    assert link_distances(board).tolist() == shown
    pairs = [shown[i][j] for i in range(len(shown)) for j in range(i)]
    joined = [away for away in pairs if away > 0]
    ways = found.ways
    assert (ways.pairs, ways.apart) == (len(joined), pairs.count(-1))
    assert ways.mean == pytest.approx(sum(joined) / max(len(joined), 1))
    assert ways.diameter == max(joined, default=0)
    assert ways.counts == spread(joined).counts
    if joined:
        (_, one), (_, other) = ways.farthest
        assert shown[one][other] == ways.diameter
    assert found.reach == spread([sum(away <= 2 for away in row) for row in slow])


@given(boards())
def test_the_centre_is_nearest_to_all_of_the_largest_part(board):
    """By the sum of its distances."""
    slow, ways = slow_distances(board.map), measure_graph(board, STEPS).ways
    parts = groups(range(len(board)), [link.ends for link in board.map.links])
    if not parts:
        assert ways.central == ()
        return
    part = max(parts, key=lambda one: (len(one), [-n for n in sorted(one)]))
    sums = {one: sum(slow[one][other] for other in part) for one in part}
    ((_, central),) = ways.central
    assert sums[central] == min(sums.values())
    assert ways.from_central == pytest.approx(min(sums.values()) / max(len(part) - 1, 1))


@given(boards())
def test_counts_are_those_of_a_slow_count(board):
    """Degrees, areas, kinds, levels, labels."""
    places, found = board.map, measure_graph(board, STEPS)
    ends = [end for link in places.links for end in link.ends]
    numbers = range(len(places.spaces))
    assert found.degrees == spread([ends.count(one) for one in numbers])
    inside = [sum(one in area.spaces for area in places.areas) for one in numbers]
    assert found.areas_at == spread(inside)
    assert found.spaces_in == spread([len(area.spaces) for area in places.areas])
    levels = Counter(one.attributes["electors"] for one in places.spaces if one.attributes)
    assert [(one.value, one.count) for one in found.values] == sorted(levels.items())
    assert sum(one.share for one in found.values) == pytest.approx(int(bool(levels)))
    assert (found.spaces, found.links) == (len(places.spaces), len(places.links))
    assert found.labels == ({"": len(places.links)} if places.links else {})


def test_figures_of_a_small_map():
    """Read off by hand."""
    board = parse_board(FILE, PATH, schema_of)
    found = measure_graph(board, replace(STEPS, labels=("a", "b")))
    values = {one.key: (one.value, one.sites) for one in found.figures()}
    assert values["spaces.city"] == (2, ())
    assert values["spaces.electors.3"] == (1, ())
    assert (values["links.road"][0], values["links.river"][0]) == (1, 1)
    assert values["parts"] == (2, ())
    assert (values["labels.a"][0], values["labels.b"][0], values["labels."][0]) == (1, 0, 1)
    assert values["degree.mean"][0] == pytest.approx(4 / 3)
    assert values["reach.most"] == (2, ())
    assert values["length.most"] == (pytest.approx(0.5 + 0.2**0.5), (("link", 0),))
    assert values["length.least"] == (pytest.approx(0.89**0.5), (("link", 1),))
    assert (values["bridges"], values["cuts"]) == ((0, ()), (0, ()))
    assert found.components == ((("space", 0), ("space", 1)), (("space", 2),))
    assert "reach.most" not in {one.key for one in measure_graph(board, SCHEMA).figures()}


def test_a_long_chain_is_measured():
    """More spaces than a word has bits."""
    count = 200
    template = parse_board(FILE, PATH, schema_of).map
    spaces = tuple(replace(template.spaces[0], key=f"s{n}") for n in range(count))
    links = tuple(replace(template.links[1], ends=(n, n + 1)) for n in range(count - 1))
    found = measure_graph(board_of(Map(spaces, links)), STEPS)
    assert (found.ways.diameter, found.ways.pairs) == (count - 1, count * (count - 1) // 2)
    assert found.ways.mean == pytest.approx((count + 1) / 3)
    assert (len(found.bridges), len(found.cuts)) == (count - 1, count - 2)


def test_an_empty_board_has_figures():
    """All of them are nothing."""
    found = measure_graph(board_of(Map()), STEPS)
    assert all(one.value == 0 for one in found.figures())
