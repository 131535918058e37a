"""Files of positions, damaged at random: a position that holds, or faults; never anything else.

OIKIST_FUZZ_POSITIONS  a hundredth of it is how many files of each game `make fuzz` damages
"""

from __future__ import annotations

import copy
import random
import string
import tomllib
from dataclasses import dataclass
from datetime import date

import numpy as np
import pytest
import tomlkit

from engine.errors import OikistError
from engine.positions.schema import zeros
from engine.records.position import position_text, read_position_file
from tests.support.side_by_side import FUZZ_POSITIONS
from tests.support.tiny_games import tiny_games, variants_of
from tests.support.walks import walk

USUAL = 45
LONG = FUZZ_POSITIONS // 100
GAMES = ["classic-2", *(variants_of(game)[0] for game in tiny_games())]
ODD = [
    *(-1, 0, 1, 7, 127, 128, 255, 256, 2**31, -(2**31), 2**63, 2**64, 10**30, -(10**30)),
    *(0.0, -0.5, 1e300, float("inf"), float("nan"), True, False, date(1979, 5, 27)),
    *(
        "",
        " ",
        "?",
        "a1",
        "nobody",
        "\N{SNOWMAN}",
        "e\N{COMBINING ACUTE ACCENT}",
        "\t",
        "x" * 20_000,
    ),
    *([], [[]], [0], [0, 0], ["a1", "a1"], [[[[[[]]]]]], [None], {}, {"x": 1}, {"": {"": {}}}),
]


@dataclass(frozen=True)
class Spot:
    """A value of nested tables and lists: what holds it, and its key or place there."""

    inside: dict | list
    at: str | int

    @property
    def value(self):
        return self.inside[self.at]


def spots(inside):
    """Every value, at any depth."""
    places = inside if isinstance(inside, dict) else range(len(inside))
    for at in [*places]:
        yield Spot(inside, at)
        if isinstance(inside[at], (dict, list)):
            yield from spots(inside[at])


def odd(chance):
    found = copy.deepcopy(chance.choice(ODD))
    return "x" if found == [None] else found


def replaced(spot, others, chance):
    spot.inside[spot.at] = odd(chance)


def exchanged(spot, others, chance):
    other = chance.choice(others)
    spot.inside[spot.at] = copy.deepcopy(other.value)


def moved_a_little(spot, others, chance):
    if isinstance(spot.value, int):
        spot.inside[spot.at] = spot.value + chance.choice([-1, 1, 100])


def removed(spot, others, chance):
    del spot.inside[spot.at]


def doubled(spot, others, chance):
    if isinstance(spot.inside, list):
        spot.inside.insert(spot.at, copy.deepcopy(spot.value))
    elif isinstance(spot.value, list):
        spot.inside[spot.at] = spot.value * 2


def renamed(spot, others, chance):
    if isinstance(spot.inside, dict):
        name = chance.choice(
            ["", "a.b", "?", "x" * 3000, str(spot.at) + "s", spot.at[:-1], '"', "1"]
        )
        spot.inside[name] = spot.inside.pop(spot.at)


def shuffled(spot, others, chance):
    if isinstance(spot.value, list):
        chance.shuffle(spot.value)


def buried(spot, others, chance):
    for _ in range(chance.choice([1, 3, 40])):
        spot.inside[spot.at] = [spot.value] if chance.random() < 0.5 else {"in": spot.value}


DAMAGES = [
    replaced,
    replaced,
    exchanged,
    moved_a_little,
    removed,
    doubled,
    renamed,
    shuffled,
    buried,
]


def with_other_values(text, chance):
    """A file whose tables say something else."""
    tables = tomllib.loads(text)
    for _ in range(chance.choice([1, 1, 2, 5])):
        inside = tables.get("position")
        everywhere = [*spots(inside)] if isinstance(inside, dict) else []
        if chance.random() < 0.1 or not everywhere:
            everywhere = [*spots(tables)]
        chance.choice(DAMAGES)(chance.choice(everywhere), everywhere, chance)
    return tomlkit.dumps(tables).encode()


def with_other_bytes(text, chance):
    """A file that an editor, a disk or a cat has damaged."""
    data = text.encode()
    at = chance.randrange(len(data))
    line = chance.choice(data.splitlines())
    return chance.choice(
        [
            b"\xef\xbb\xbf" + data,
            data[:at],
            data[at:],
            data.replace(b"\n", b"\r\n"),
            data.replace(b"\n", b"\r"),
            text.encode("utf-16"),
            data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :],
            data[:at] + chance.choice(string.printable).encode() + data[at:],
            data + b"\n" + line,
            line + b"\n" + data,
            data + b"\nx = " + b"[" * 3000 + b"]" * 3000,
            data + b"\nx = " + b"{x=" * 500 + b"1" + b"}" * 500,
            data.replace(b" = ", b" = " + b"9" * 5000, 1),
            data + b"\n" + b"a." * 3000 + b"b = 1",
            data + b"#" * 100_000,
            data * 2,
            b"",
        ]
    )


def faults_of(path):
    """Faults of the file of a position; none if it is one that can be written and read again."""
    try:
        scenario, state = read_position_file(path)
    except OikistError as error:
        return error.faults
    again = path.with_name("again.toml")
    again.write_text(position_text(scenario, state), encoding="utf-8")
    assert read_position_file(again)[1].tobytes() == state.tobytes()
    again.unlink()
    return ()


def look_at(fault, path):
    """It says where, what and what to do, in a sentence that people can read."""
    whole = ("TOML", "UTF-8", "deep")  # what is told of a whole file
    assert fault.file == str(path)
    assert fault.place or any(word in fault.what for word in whole), str(fault)
    assert fault.what
    assert fault.remedy, str(fault)
    assert len(str(fault)) < 3000, str(fault)


def damage(source, numbers, folder):
    """Damage one file after the other; how many were still positions."""
    game, folder = walk(source), folder / "files"
    folder.mkdir()
    path = folder / "position.toml"
    good = 0
    for number in numbers:
        chance = random.Random(number)
        text = position_text(game.scenario, chance.choice(game.samples)[0])
        way = chance.choice([with_other_values, with_other_values, with_other_bytes])
        path.write_bytes(data := way(text, chance))
        try:
            faults = faults_of(path)
            for fault in faults:
                look_at(fault, path)
        except Exception as error:
            error.add_note(f"case {number} of {source}")
            raise
        good += not faults
        assert path.read_bytes() == data
        assert [*folder.iterdir()] == [path]
    return good


@pytest.mark.parametrize("source", GAMES, ids=lambda source: source.rpartition("/")[2])
def test_a_damaged_file_is_a_position_or_has_faults(source, tmp_path):
    """Each fault has its file, its place and what to do; nothing changes on disk."""
    assert 0 < damage(source, range(USUAL), tmp_path) < USUAL


@pytest.mark.fuzz
@pytest.mark.parametrize("source", GAMES, ids=lambda source: source.rpartition("/")[2])
def test_a_damaged_file_is_a_position_or_has_faults_for_long(source, tmp_path):
    """The same with very many files."""
    assert 0 < damage(source, range(1_000, 1_000 + LONG), tmp_path) < LONG


def test_a_blank_state_is_zero_between_its_fields_too():
    """States are compared byte by byte; memory that was used before must not show."""
    dtype = np.dtype([("few", np.uint8, 3), ("many", np.uint64, 20)], align=True)
    blank = zeros(dtype, many=7)
    for _ in range(20):
        np.full((1, dtype.itemsize), 255, np.uint8)  # left behind for whoever comes next
        assert bytes(blank(None).tobytes()[3:8]) == bytes(5)
