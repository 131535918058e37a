"""How graphs hang together, against what taking one link or space away shows."""

from hypothesis import given
from hypothesis import strategies as st

from engine.boards.map import Link, Map, Space
from engine.boards.parts import holding, parts_of


@st.composite
def maps(draw, most=9):
    """Any graph, also with several links between two spaces."""
    count = draw(st.integers(0, most))
    numbers = st.integers(0, max(count - 1, 0))
    pairs = draw(st.lists(st.tuples(numbers, numbers), max_size=14 if count > 1 else 0))
    spaces = tuple(Space(f"s{n}", f"s{n}", "city", (float(n), 0.0)) for n in range(count))
    links = (Link(pair, "road", "", ()) for pair in pairs if pair[0] != pair[1])
    return Map(spaces, tuple(links))


def groups(spaces, pairs):
    """Connected parts by merging sets, without any search."""
    found = [{one} for one in spaces]
    for pair in pairs:
        joined = [part for part in found if part & set(pair)]
        found = [part for part in found if not part & set(pair)]
        found.append(set().union(*joined))
    return found


@given(maps())
def test_parts_are_what_links_join(places):
    """The largest first."""
    found = parts_of(places.links_at, places.links)
    expected = groups(range(len(places.spaces)), [link.ends for link in places.links])
    assert sorted(map(set, found), key=min) == sorted(expected, key=min)
    assert [len(part) for part in found] == sorted(map(len, expected), reverse=True)


@given(maps())
def test_a_bridge_or_cut_space_parts_what_hung_together(places):
    """Exactly those without which there are more parts."""
    found, pairs = holding(places.links_at, places.links), [one.ends for one in places.links]
    spaces = range(len(places.spaces))
    whole = len(groups(spaces, pairs))
    bridges = [
        n for n in range(len(pairs)) if len(groups(spaces, pairs[:n] + pairs[n + 1 :])) > whole
    ]
    cuts = [
        own
        for own in spaces
        if len(groups(set(spaces) - {own}, [pair for pair in pairs if own not in pair]))
        > whole - (not places.links_at[own])
    ]
    assert (list(found.bridges), list(found.cuts)) == (bridges, cuts)
