"""Journals: replaying any prefix of one gives the document as it was then."""

import datetime as dt
import json
import random
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support.edit_victim import KINDS, WORDS, Hands, random_change, sample, step
from workbench.documents import journal as journal_module
from workbench.documents.document import new_gesture
from workbench.documents.journal import FORMAT, read_journal
from workbench.documents.recovery import Leftover, _document

SEEDS = st.integers(0, 2**32 - 1)
HANDS = Hands.__new__(Hands)  # without journals
HANDS.words = WORDS
FRESH = settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])


def begun(kind, folder):
    path = folder / f"{kind}.toml"
    path.write_bytes(sample(kind).read_bytes())
    document = KINDS[kind].open(path)
    document.begin_journal(folder / "1.journal")
    return document, folder / "1.journal"


def state(document):
    history = document.history
    edits = [(edit.text, dict(edit.before), dict(edit.after)) for edit in history.edits]
    return dict(document.fields), edits, history.position, history.saved


@pytest.mark.parametrize("kind", KINDS)
@given(seed=SEEDS, length=st.integers(1, 40), late=st.integers(0, 40))
@FRESH
def test_the_journal_gives_every_state_back(kind, seed, length, late, tmp_path):
    """Cut after any command, or begun in the middle, it holds document and history."""
    chance = random.Random(seed)
    document, path = begun(kind, tmp_path)
    gesture = new_gesture()
    for number in range(length):
        if number == late:
            document.begin_journal(path)
        gesture = step(document, chance, gesture, HANDS)
        found = read_journal(path)
        assert state(found) == state(document)
        assert found.opened.digest == document.known_digest
    document.end_journal()
    assert not path.exists()


@given(seed=SEEDS, part=st.floats(0, 1))
@FRESH
def test_a_journal_cut_at_any_byte(seed, part, tmp_path):
    """A half line is left out: what comes back is the state after the last whole line."""
    chance = random.Random(seed)
    document, path = begun("board", tmp_path)
    sizes, states = [path.stat().st_size], [state(document)]
    gesture = new_gesture()
    for _ in range(8):
        gesture = step(document, chance, gesture, HANDS)
        sizes.append(path.stat().st_size)
        states.append(state(document))
    document.end_journal(keep=True)
    whole = path.read_bytes()
    cut = round(part * len(whole))
    path.write_bytes(whole[:cut])
    found = read_journal(path)
    lasting = [known for size, known in zip(sizes, states, strict=True) if size <= cut]
    assert (found and state(found)) == (lasting[-1] if lasting else None)


@given(seed=SEEDS, noise=st.lists(st.tuples(st.floats(0, 0.999), st.integers(0, 255)), max_size=6))
@FRESH
def test_a_damaged_journal_never_raises(seed, noise, tmp_path):
    """Bytes that a disk has lost give an earlier state or none, but no error."""
    chance = random.Random(seed)
    document, path = begun("variant", tmp_path)
    for _ in range(5):
        document.do("Edit", random_change(document, chance))
    document.end_journal(keep=True)
    content = bytearray(path.read_bytes())
    for where, byte in noise:
        content[int(where * len(content))] = byte
    path.write_bytes(content)
    found = read_journal(path)
    if found is not None:
        assert 0 <= found.history.position <= len(found.history.edits)


@pytest.mark.parametrize(
    "value",
    [
        dt.date(1979, 5, 27),
        dt.time(7, 32),
        float("inf"),
        "\ud800",
        "\u2028",
        2**80,
        [[]],
    ],
    ids=repr,
)
def test_values_of_every_kind_come_back(value, tmp_path):
    """A file may hold dates and endless numbers, a field half a character."""
    document, path = begun("variant", tmp_path)
    document.do("Edit", {("parameters", "odd"): value})
    assert document.journalled
    assert read_journal(path).fields[("parameters", "odd")] == value
    document.end_journal()


def test_a_value_that_no_file_can_hold_stops_the_journal_and_not_the_editing(tmp_path):
    """One sentence says so; the edit is made."""
    document, _ = begun("variant", tmp_path)
    told = []
    document.trouble.connect(told.append)
    document.do("Edit", {("parameters", "odd"): object()})
    document.do("Edit", {("title",): "New"})
    assert (len(told), document.journalled, document.title) == (1, False, "New")
    document.end_journal()


def test_a_long_journal_is_begun_anew(tmp_path, monkeypatch):
    """Much painting in one drag leaves a journal no longer than what it has to say."""
    monkeypatch.setattr(journal_module, "LARGEST", 20_000)
    document, path = begun("board", tmp_path)
    sizes = [path.stat().st_size]
    kinds = [kind.key for kind in document.schema.kinds]
    gesture = new_gesture()
    for number in range(3000):
        change = {("hex", number % 5, 3): kinds[number // 5 % len(kinds)]}
        document.do(f"Paint {number}", change, gesture)
        sizes.append(path.stat().st_size)
    assert max(sizes) < 100_000
    assert any(after < before for before, after in pairwise(sizes))
    assert state(read_journal(path)) == state(document)
    document.end_journal()


def test_reading_a_file_anew_and_keeping_it_as_it_is_are_in_the_journal(tmp_path):
    """What was decided about a file that changed outside outlives a crash."""
    document, path = begun("variant", tmp_path)
    document.path.write_text(document.text().replace("title", "hypothesis = 'x'\ntitle"))
    document.reload()
    assert state(read_journal(path)) == state(document)
    assert read_journal(path).history.clean
    document.path.write_text(document.text() + "# more\n")
    document.keep_as_is()
    assert state(read_journal(path)) == state(document)
    assert not read_journal(path).history.clean
    document.end_journal()


def test_gestures_of_two_programs_are_not_mixed_up(tmp_path):
    """The first drag after recovery does not melt into the last one before the crash."""
    document, path = begun("variant", tmp_path)
    document.do("One", {("title",): "1"}, gesture=5)
    document.end_journal(keep=True)
    restored = _document(Leftover(path, read_journal(path)))
    restored.do("Two", {("title",): "2"}, gesture=5)
    restored.undo()
    assert restored.title == "1"


def test_a_journal_of_a_newer_program_is_left_alone(tmp_path):
    """It is neither read nor removed."""
    path = tmp_path / "1.journal"
    path.write_text(json.dumps({"format": FORMAT + 1}) + "\n")
    assert read_journal(path) is None
    assert path.exists()
