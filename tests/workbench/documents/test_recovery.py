"""What a program leaves behind when it ends without closing its documents."""

import os
import random
import time
from pathlib import Path

import pytest

from engine.errors import OikistError
from tests.support.edit_victim import KINDS, prepare, random_change, sample
from workbench.documents.document import new_gesture
from workbench.documents.journal import read_journal
from workbench.documents.recovery import Journals


@pytest.fixture
def state(tmp_path):
    return tmp_path / "state"


@pytest.fixture
def crash():
    """Lets go of journals as a killed program does: files stay, the lock does not."""
    gone = []

    def crash(journals):
        for document in journals._kept:
            document.end_journal(keep=True)
        journals._lock.unlock()
        gone.append(journals)

    return crash


def edited(path, kind="variant", text="Change the title"):
    document = KINDS[kind].open(path)
    document.do(text, {("title",): "Edited"})
    return document


def test_unsaved_work_is_offered_and_restored(tmp_path, state, crash):
    """The document comes back with its history, marked as unsaved, in a journal of its own."""
    path = prepare(tmp_path)[2]
    old = path.read_bytes()
    first = Journals(state)
    first.keep(edited(path))
    crash(first)
    second = Journals(state)
    (leftover,) = second.leftovers()
    assert (leftover.kind, leftover.title, leftover.file) == ("variant", "Edited", path)
    assert leftover.actions == ["Change the title"]
    assert abs(leftover.time - time.time()) < 60
    assert (leftover.missing, leftover.changed_on_disk) == (False, False)
    document = second.restore(leftover)
    assert (document.title, document.dirty, document.path) == ("Edited", True, path)
    assert not leftover.path.exists()
    document.undo()
    assert document.text() == KINDS["variant"].open(path).text()
    assert path.read_bytes() == old
    second.close()


def test_restored_work_outlives_the_next_crash_too(tmp_path, state, crash):
    """Until a real save, each crash gives the same document back."""
    path = prepare(tmp_path)[0]
    journals = Journals(state)
    document = KINDS["board"].open(path)
    journals.keep(document)
    chance = random.Random(5)
    for _ in range(4):
        document.do("Paint", random_change(document, chance), new_gesture())
        expected, edits = dict(document.fields), len(document.history.edits)
        crash(journals)
        journals = Journals(state)
        (leftover,) = journals.leftovers()
        document = journals.restore(leftover)
        assert dict(document.fields) == expected
        assert len(document.history.edits) == edits
    journals.close()


def test_a_document_without_a_file_is_kept_as_well(tmp_path, state, crash):
    """Work that was never saved is what a crash would hit hardest."""
    first = Journals(state)
    board = KINDS["board"].open(sample("board")).board()
    first.keep(KINDS["board"].of(board))
    crash(first)
    second = Journals(state)
    (leftover,) = second.leftovers()
    document = second.restore(leftover)
    assert (document.path, document.dirty, document.board()) == (None, True, board)
    second.close()


def test_what_is_saved_is_not_offered(tmp_path, state, crash):
    """Journals without unsaved work go without a question."""
    path = prepare(tmp_path)[2]
    first = Journals(state)
    document = edited(path)
    first.keep(document)
    document.save()
    crash(first)
    second = Journals(state)
    assert second.leftovers() == []
    second.close()
    assert list((state / "journals").iterdir()) == []


def test_closed_documents_leave_nothing(tmp_path, state):
    """Closing on purpose, also without saving, is no crash."""
    journals = Journals(state)
    documents = [edited(path, kind) for path, kind in zip(prepare(tmp_path), KINDS, strict=True)]
    for document in documents:
        journals.keep(document)
    journals.forget(documents[0])
    documents[0].do("Edit", {("title",): "More"})
    journals.close()
    assert list((state / "journals").iterdir()) == []


def test_another_running_program_is_left_alone(tmp_path, state, crash):
    """Its journals are not offered while it runs, and are when it has ended."""
    first, second = Journals(state), Journals(state)
    first.keep(edited(prepare(tmp_path)[2]))
    assert second.leftovers() == []
    crash(first)
    assert len(second.leftovers()) == 1
    second.close()


def test_two_programs_do_not_offer_the_same(tmp_path, state, crash):
    """Whoever lists a leftover first holds it until it ends."""
    dead = Journals(state)
    dead.keep(edited(prepare(tmp_path)[2]))
    crash(dead)
    first, second = Journals(state), Journals(state)
    assert (len(first.leftovers()), len(second.leftovers())) == (1, 0)
    first.close()
    assert len(second.leftovers()) == 1
    second.close()


def test_leftovers_stay_until_they_are_discarded(tmp_path, state, crash):
    """Looking at the list changes nothing; discarding does."""
    dead = Journals(state)
    dead.keep(edited(prepare(tmp_path)[2]))
    crash(dead)
    for _ in range(3):
        journals = Journals(state)
        assert len(journals.leftovers()) == 1
        assert len(journals.leftovers()) == 1
        journals.close()
    journals = Journals(state)
    journals.discard(journals.leftovers()[0])
    assert journals.leftovers() == []
    journals.close()


def test_journals_can_be_switched_off_and_on(tmp_path, state, crash):
    """Switched off, nothing is written; switched on again, everything is there."""
    journals = Journals(state)
    journals.set_active(False)
    document = edited(prepare(tmp_path)[2])
    journals.keep(document)
    assert not list(journals.folder.glob("*.journal"))
    journals.set_active(True)
    crash(journals)
    (leftover,) = Journals(state).leftovers()
    assert leftover.title == "Edited"


def test_a_file_that_became_another_one_is_told(tmp_path, state, crash):
    """The restored document knows that its file changed, so that the window can ask."""
    path = prepare(tmp_path)[2]
    dead = Journals(state)
    dead.keep(edited(path))
    crash(dead)
    path.write_text(path.read_text() + "# by hand\n")
    journals = Journals(state)
    (leftover,) = journals.leftovers()
    assert leftover.changed_on_disk
    assert journals.restore(leftover).differs_from_disk()
    journals.close()


def test_a_file_that_is_gone_is_told(tmp_path, state, crash):
    """The document comes back all the same and can be saved where it was."""
    path = prepare(tmp_path)[2]
    dead = Journals(state)
    dead.keep(edited(path))
    crash(dead)
    path.unlink()
    journals = Journals(state)
    (leftover,) = journals.leftovers()
    assert (leftover.missing, leftover.changed_on_disk) == (True, False)
    journals.restore(leftover).save()
    assert KINDS["variant"].open(path).title == "Edited"
    journals.close()


def test_damaged_and_foreign_journals_are_kept(tmp_path, state, crash):
    """What cannot be read is neither offered nor removed; what misses its game says so."""
    dead = Journals(state)
    dead.keep(edited(prepare(tmp_path)[2]))
    dead.keep(edited(prepare(tmp_path)[0], "board"))
    crash(dead)
    one, two = sorted(dead.folder.glob("*.journal"))
    one.write_bytes(b"\xff\x00")
    two.write_bytes(two.read_bytes().replace(b'"game":"', b'"game":"no-', 1))
    journals = Journals(state)
    (leftover,) = journals.leftovers()
    with pytest.raises(OikistError, match="no-"):
        journals.restore(leftover)
    journals.close()
    assert one.exists()
    assert two.exists()


def test_a_journal_that_is_no_document_says_so(tmp_path, state, crash):
    """A line that reads well but describes nothing gives a sentence, and stays."""
    dead = Journals(state)
    dead.keep(edited(prepare(tmp_path)[1], "deck"))
    crash(dead)
    (path,) = dead.folder.glob("*.journal")
    path.write_bytes(path.read_bytes().replace(b'["cards"]', b'["cardz"]'))
    journals = Journals(state)
    (leftover,) = journals.leftovers()
    with pytest.raises(OikistError, match="damaged"):
        journals.restore(leftover)
    assert path.exists()
    journals.close()


def test_a_state_folder_that_is_a_file(tmp_path, qtbot):
    """Editing goes on without journals, and one sentence says so, once."""
    (tmp_path / "state").write_text("in the way")
    journals = Journals(tmp_path / "state")
    told = []
    journals.trouble.connect(told.append)
    for path, kind in zip(prepare(tmp_path), KINDS, strict=True):
        document = edited(path, kind)
        journals.keep(document)
        document.do("Edit", {("title",): "More"})
        document.save()
    assert len(told) == 1
    assert "not kept for recovery" in told[0]
    assert journals.leftovers() == []
    journals.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to write to")
def test_a_journal_on_a_full_disk(tmp_path, state):
    """The edit is made, a sentence names the reason, and nothing is left at the end."""
    journals = Journals(state)
    document = edited(prepare(tmp_path)[2])
    told = []
    document.trouble.connect(told.append)
    journals.keep(document)
    document._journal._stream.close()
    document._journal._stream = open("/dev/full", "ab", buffering=0)  # noqa: PTH123, SIM115
    document.do("Edit", {("title",): "More"})
    document.do("Edit", {("title",): "Still more"})
    assert document.title == "Still more"
    assert len(told) == 1
    assert "No space left" in told[0]
    document.save()
    assert document.journalled, "a save tries again"
    journals.close()
    assert list((state / "journals").iterdir()) == []


def test_a_restore_on_a_full_disk_keeps_the_old_journal(tmp_path, state, crash, monkeypatch):
    """The old journal goes only when the new one is written."""
    dead = Journals(state)
    dead.keep(edited(prepare(tmp_path)[2]))
    crash(dead)
    journals = Journals(state)
    told = []
    journals.trouble.connect(told.append)
    (leftover,) = journals.leftovers()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("workbench.documents.journal.write_bytes_atomically", full)
    document = journals.restore(leftover)
    assert document.title == "Edited"
    assert leftover.path.exists()
    assert len(told) == 1
    journals.close()
    assert read_journal(leftover.path).fields[("title",)] == "Edited"


@pytest.mark.parametrize("drag", [True, False], ids=["one drag", "alone"])
def test_ten_thousand_edits_are_restored_quickly(tmp_path, state, crash, drag):
    """On a board of 2,000 hexes it takes less than 2 seconds of the processor."""
    dead = Journals(state)
    document = KINDS["board"].open(sample("board"))
    kinds = [kind.key for kind in document.schema.kinds]
    hexes = [("hex", column, row) for column in range(50) for row in range(40)]
    document.do("Draw", dict.fromkeys(hexes, kinds[0]))
    dead.keep(document)
    gesture = new_gesture()
    for number in range(10_000):
        change = {hexes[number * 7 % 2000]: kinds[(number // 2000 + 1) % len(kinds)]}
        document.do(f"Paint {number}", change, gesture if drag else 0)
    crash(dead)
    journals = Journals(state)
    begun = time.thread_time()
    (leftover,) = journals.leftovers()
    restored = journals.restore(leftover)
    seconds = time.thread_time() - begun
    assert dict(restored.fields) == dict(document.fields)
    journals.close()
    print(f"restored in {seconds:.2f} s")
    assert seconds < 2


def test_restoring_is_no_edit(tmp_path, state, crash):
    """Whoever puts off what was restored reads later when it was edited, not when it came back."""
    first = Journals(state)
    first.keep(edited(prepare(tmp_path)[2]))
    (journal,) = first.folder.glob("*.journal")
    crash(first)
    yesterday = time.time() - 86_400
    os.utime(journal, (yesterday, yesterday))
    second = Journals(state)
    document = second.restore(second.leftovers()[0])
    crash(second)
    third = Journals(state)
    (leftover,) = third.leftovers()
    assert (document.title, abs(leftover.time - yesterday) < 1) == ("Edited", True)
    third.close()
