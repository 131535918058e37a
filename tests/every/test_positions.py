"""What every game declares of its positions holds: fields, files, faults and edits."""

from __future__ import annotations

import random
import re

import numpy as np
import pytest

from engine.errors import OikistError, RecordError
from engine.positions.edits import Editing
from engine.positions.faults import PositionFault
from engine.records.position import position_text, read_position_file
from engine.scenarios.scenario import copied
from tests.support.walks import SEED, named, sources, walk

SOURCES = sources()
FEW = [next(s for s in SOURCES if "classic-2" in s), *(s for s in SOURCES if "/support/" in s)]
DAMAGED, EDITED = 60, 60
PIECE = re.compile(r'"[^"\n]*"|-?\d+|\w+|\S')


@pytest.fixture(params=FEW, ids=named)
def few(request):
    """The same of one variant of each game."""
    return walk(request.param)


def test_what_is_derived_is_computed_from_the_rest(game):
    """Derived fields that are spoilt and rebuilt have the same bytes as before."""
    rules, record = game.scenario.game, game.scenario.record
    derived, rebuild = rules.position_schema.derived, rules.kernels().rebuild
    assert (rebuild is None) == (not derived)
    noise = np.random.default_rng(SEED)
    for state, _ in game.samples:
        spoilt = copied(game.scenario, state)
        for name in derived:
            held = np.atleast_1d(spoilt[name])
            bytes_ = noise.integers(0, 256, held.nbytes, np.uint8)
            spoilt[name] = np.frombuffer(bytes_.tobytes(), held.dtype).reshape(
                spoilt.dtype[name].shape
            )[()]
        if rebuild is not None:
            rebuild(record, spoilt)
        assert spoilt.tobytes() == state.tobytes()


def test_every_field_of_a_state_comes_from_somewhere(game):
    """A column has it, or `pack`, or it is derived; two columns share one only by code."""
    schema = game.scenario.game.position_schema
    columns = [name for one in schema.columns for name in (one.field, one.face_field) if name]
    assert {*columns, *schema.packed, *schema.derived} == {*game.scenario.state_dtype.names}
    assert not {*columns, *schema.packed} & {*schema.derived}
    assert len({column.key for column in schema.columns}) == len(schema.columns)
    parts = {key for stock in schema.stocks for key in (*stock.parts, stock.rest, stock.place)}
    assert parts <= {column.key for column in schema.columns}


def test_random_positions_are_written_and_read_again(few):
    """Tables give the same bytes, and these the same tables, in the order of the columns."""
    scenario = few.scenario
    rules, record = scenario.game, scenario.record
    for seed in range(3):
        for state, _ in walk(scenario.source, seed).samples:
            tables = rules.write_position(record, state)
            again = rules.read_position(record, tables, "")
            assert again.tobytes() == state.tobytes()
            assert rules.write_position(record, again) == tables


def damaged(text, chance):
    """A text with a few pieces dropped, doubled, exchanged or replaced."""
    parts = [match.span() for match in PIECE.finditer(text)]
    words = [text[slice(*span)] for span in parts]
    odd = ['"?"', "-1", "99999999999999999999", "true", "[[]]", "{}", "1.5", "=", '"', "1979-05-27"]
    for _ in range(chance.randrange(1, 4)):
        start, end = parts[chance.randrange(len(parts))]
        instead = chance.choice(["", text[start:end] * 2, chance.choice(words), chance.choice(odd)])
        text = text[:start] + instead + text[end:]
    return text


def test_a_damaged_file_is_a_position_or_has_faults_with_remedies(few, tmp_path):
    """Never anything but faults, each with its file, its place and what to do."""
    chance = random.Random(SEED)
    path = tmp_path / "position.toml"
    refused = 0
    for _ in range(DAMAGED):
        state, _ = chance.choice(few.samples)
        path.write_text(damaged(position_text(few.scenario, state), chance), encoding="utf-8")
        try:
            read_position_file(path)
        except OikistError as error:
            refused += 1
            for fault in error.faults:
                assert fault.file
                assert fault.what
                assert fault.remedy, str(fault)
                assert fault.place or "TOML" in fault.what, str(fault)
    assert refused > DAMAGED // 3


def test_every_edit_gives_a_position_or_a_sentence(few):
    """What is offered can be done, and the reader says what is wrong after it."""
    scenario, chance = few.scenario, random.Random(SEED)
    rules, record = scenario.game, scenario.record
    editing = Editing(rules, record)
    accepted = 0
    for state, _ in few.samples[::3]:
        tables = rules.write_position(record, state)
        offered = list(editing.offers(tables))
        for edit in chance.sample(offered, min(EDITED, len(offered))):
            after = editing.after(tables, edit)
            try:
                found = rules.read_position(record, after, "")
            except RecordError as error:
                for fault in error.faults:
                    assert isinstance(fault, PositionFault)
                    assert fault.what
                    assert fault.remedy
                    assert fault.place == ".".join(fault.path)
            else:
                accepted += 1
                rules.write_position(record, found)
        assert rules.write_position(record, state) == tables
    assert accepted
