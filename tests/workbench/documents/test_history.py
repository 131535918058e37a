"""Edits and history: whatever is done, undone, merged and saved, nothing is lost."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.scenarios import catalog
from tests.support.edit_victim import KINDS, WORDS, Hands, random_change, sample, step
from workbench.documents.document import Document, new_gesture
from workbench.documents.edits import alike, edit_between
from workbench.documents.history import History

SEEDS = st.integers(0, 2**32 - 1)
HANDS = Hands.__new__(Hands)  # without journals
HANDS.words = WORDS


def opened(kind: str, folder=None) -> Document:
    path = sample(kind)
    if folder is not None:
        path = folder / f"{kind}.toml"
        path.write_bytes(sample(kind).read_bytes())
    return KINDS[kind].open(path)


def state(document: Document):
    """All that views derive from a document."""
    derived = {}
    if document.kind == "board":
        derived = {"spaces": dict(document.spaces), "names": dict(document.place_names)}
    return dict(document.fields), derived


@pytest.mark.parametrize("kind", KINDS)
@given(seed=SEEDS, length=st.integers(1, 40))
@settings(max_examples=40)
def test_undo_all_and_redo_all(kind, seed, length):
    """After any edits, undoing all gives the opened document, redoing all the edited one."""
    chance = random.Random(seed)
    document = opened(kind)
    first, text = state(document), document.text()
    for _ in range(length):
        document.do("Edit", random_change(document, chance), chance.choice((0, 7, 8)))
    last = state(document)
    document.go_to(0)
    assert state(document) == first
    assert document.text() == text
    document.go_to(length)
    assert state(document) == last


@pytest.mark.parametrize("entry", catalog.variants(), ids=lambda entry: entry.source)
def test_a_parameter_that_comes_back_stands_where_it_stood(entry):
    """Undoing that it was removed gives the text that was there, whatever came behind it."""
    document = KINDS["variant"].open(entry.path)
    text = document.text()
    for key in [key for key in document.fields if key[0] in ("parameters", "decks")]:
        document.do("Remove", {key: None})
        document.undo()
        assert document.text() == text


@pytest.mark.parametrize("kind", KINDS)
@given(seed=SEEDS, length=st.integers(1, 60))
@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_position_is_found_again(kind, seed, length, tmp_path):
    """With undo, redo, jumps and saves in between, a position always holds the same fields."""
    chance = random.Random(seed)
    document = opened(kind, tmp_path)
    gesture = new_gesture()
    for _ in range(length):
        gesture = step(document, chance, gesture, HANDS)
        history = document.history
        assert 0 <= history.position <= len(history.edits)
        assert -1 <= history.saved <= len(history.edits)
        assert all(edit.before.keys() == edit.after.keys() for edit in history.edits)
        assert all(not alike(e.before[key], e.after[key]) for e in history.edits for key in e.after)
        if not document.dirty:
            assert file_says_what_the_document_says(document, tmp_path / "text.toml")
    seen = {}
    for position in [*range(len(history.edits) + 1), *reversed(range(len(history.edits) + 1))]:
        document.go_to(position)
        fields = state(document)
        assert seen.setdefault(position, fields) == fields


def file_says_what_the_document_says(document, other):
    other.write_bytes(document.text().encode())
    return document.parsed(document.path) == document.parsed(other)


@given(seed=SEEDS, drags=st.lists(st.integers(1, 12), min_size=1, max_size=5))
@settings(max_examples=40)
def test_a_drag_is_one_step(seed, drags):
    """Edits of one gesture are one step that goes back to where the drag began."""
    chance = random.Random(seed)
    document = opened("board")
    before = [dict(document.fields)]
    for length in drags:
        gesture = new_gesture()
        for _ in range(length):
            document.do("Paint", random_change(document, chance), gesture)
        if dict(document.fields) != before[-1]:
            before.append(dict(document.fields))
    assert document.history.position == len(before) - 1
    for fields in reversed(before[:-1]):
        document.undo()
        assert dict(document.fields) == fields


def test_a_drag_that_comes_to_nothing_leaves_no_step():
    """Painting and painting back within one drag is no edit."""
    document = opened("variant")
    gesture = new_gesture()
    title = document.fields[("title",)]
    document.do("Title", {("title",): "Other"}, gesture)
    document.do("Title", {("title",): title}, gesture)
    assert not document.history.edits
    assert not document.dirty


def test_undo_past_a_save_is_dirty(tmp_path):
    """The mark goes when the saved position is reached again, and not before."""
    document = opened("variant", tmp_path)
    document.do("One", {("title",): "1"})
    document.save()
    assert not document.dirty
    document.undo()
    assert document.dirty
    document.redo()
    assert not document.dirty


def test_a_saved_position_that_is_forgotten_is_never_clean_again(tmp_path):
    """After undo past a save and another edit, no number of steps is what the file holds."""
    document = opened("variant", tmp_path)
    document.do("One", {("title",): "1"})
    document.save()
    document.undo()
    document.do("Two", {("title",): "2"})
    assert document.history.saved == -1
    document.undo()
    assert document.dirty


def test_a_drag_over_a_save_is_two_steps(tmp_path):
    """What was saved in the middle of a drag can be reached again."""
    document = opened("variant", tmp_path)
    gesture = new_gesture()
    document.do("One", {("title",): "1"}, gesture)
    document.save()
    document.do("One", {("title",): "2"}, gesture)
    document.undo()
    assert (document.fields[("title",)], document.dirty) == ("1", False)


def test_nothing_moves_during_a_stroke():
    """Undo, redo and jumps wait until the mouse is released."""
    document = opened("variant")
    document.do("One", {("title",): "1"})
    document.fence(True)
    document.undo()
    document.go_to(0)
    assert (document.fields[("title",)], document.can_undo) == ("1", False)
    document.fence(False)
    document.undo()
    assert document.history.position == 0


def test_the_history_keeps_its_own_lists():
    """A caller that goes on changing its list changes neither document nor history."""
    fields = {("cards",): [[1]]}
    rows = [[2]]
    edit = edit_between("Edit", fields, {("cards",): rows})
    rows[0].append(3)
    assert edit.after[("cards",)] == [[2]]


@pytest.mark.parametrize(("one", "other"), [(1, True), (1, 1.0), (0, False), ("1", 1), (None, "")])
def test_values_that_python_takes_for_equal_are_not_in_a_file(one, other):
    """1, 1.0 and true are three values in TOML."""
    assert not alike(one, other)


def test_positions_outside_are_refused():
    """A damaged journal cannot put a history where there is none."""
    with pytest.raises(ValueError, match="positions"):
        History([], 1, 0)


@pytest.mark.parametrize("kind", KINDS)
def test_an_edit_after_saving_is_told_like_the_one_before(kind, tmp_path):
    """Whoever shows a mark for what is not saved shows it again."""
    document, marks = opened(kind, tmp_path), []
    document.state_changed.connect(lambda: marks.append(document.dirty))
    for title in ("One", "Two"):
        document.do("Write the note", {("note",): title})
        document.save(tmp_path / "saved.toml")
    assert marks == [True, False, True, False]
