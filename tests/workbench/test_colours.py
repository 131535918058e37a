"""Seats and terrain for every colour vision: told apart by colour, and without it."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from engine import seat_styles
from engine.seat_styles import MOST_SEATS
from tests.support.sources import ROOT
from tests.workbench.colour_vision import VISIONS, ciede2000, distance
from workbench.look.palettes import TABLES
from workbench.play.hands import preview_card
from workbench.scene import scenery

STYLE = re.compile(r'SeatStyle\(\s*"(\w+)",\s*"[^"]*",\s*"(#\w{6})",\s*"(\w+)",\s*"(\w+)"')
SOURCES = sorted(
    path
    for path in (*(ROOT / "engine/games").rglob("*.py"),)
    if STYLE.search(path.read_text(encoding="utf-8"))
)
LEAST_SEATS = 11.0  # CIEDE2000, whichever colour vision
LEAST_TINTS = 2.0  # tints only help: kinds differ by glyph or letter as well


def seats(path):
    """Colour, shape and hatch of every seat that a module declares."""
    return [found[1:] for found in STYLE.findall(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(
    ("first", "second", "far"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ],
)
def test_the_formula_agrees_with_its_paper(first, second, far):
    """Pairs from the table of Sharma, Wu and Dalal (2005)."""
    assert ciede2000(first, second) == pytest.approx(far, abs=1e-4)


def test_the_simulation_keeps_grey():
    """No colour vision sees a tint in white, grey or black."""
    for matrix in VISIONS.values():
        assert matrix.sum(axis=1) == pytest.approx([1, 1, 1], abs=1e-5)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.parent.name)
def test_seats_are_far_apart(path, vision):
    """Any two seats of a game differ clearly, whoever looks at them."""
    pairs = combinations([colour for colour, _, _ in seats(path)], 2)
    assert min(distance(first, second, vision) for first, second in pairs) >= LEAST_SEATS


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.parent.name)
def test_seats_differ_without_colour(path):
    """No two seats have the same shape, and no two the same hatch."""
    found = seats(path)
    assert len(found) >= 2
    for column in range(3):
        assert len({seat[column] for seat in found}) == len(found)


@pytest.mark.parametrize("vision", VISIONS)
def test_tints_of_kinds_are_apart(vision):
    """Kinds that get a tint in turn differ by more than can just be seen."""
    tints = list(scenery.TINTS)
    closest = min(distance(*pair, vision) for pair in combinations(tints, 2))
    assert closest >= LEAST_TINTS


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", TABLES, ids=lambda theme: theme.name)
def test_marks_of_differences_are_apart_from_the_land(theme, vision):
    """Added, removed and changed spaces stand out for everybody; shapes tell which is which."""
    for token in ("added", "removed", "changed", "selection", "axis", "problem"):
        assert distance(getattr(theme, token), theme.land, vision) >= 15


def figures():
    """The least distances, for the documentation."""
    for path in SOURCES:
        colours = [colour for colour, _, _ in seats(path)]
        for vision in VISIONS:
            yield (
                path.parent.name,
                vision,
                min(distance(*pair, vision) for pair in combinations(colours, 2)),
            )
    for vision in VISIONS:
        yield "tints", vision, min(distance(*p, vision) for p in combinations(scenery.TINTS, 2))


if __name__ == "__main__":
    for what, vision, least in figures():
        print(f"{what:20} {vision:14} {least:5.1f}")


def test_every_seat_has_a_letter_of_its_shape():
    """In a text the preview of a move tells all eight seats apart."""
    assert len({preview_card.SHAPES[shape] for shape in seat_styles.SHAPES}) == MOST_SEATS
