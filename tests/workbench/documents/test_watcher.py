"""The watcher tells what other programs do to files, and nothing else."""

import os
import shutil

import pytest

from engine.files import write_bytes_atomically
from tests.support.edit_victim import KINDS, prepare
from workbench.documents.watcher import Watcher

QUIET = 60  # ms, in place of the usual delay


class Heard:
    """Signals of a watcher, in the order in which they came."""

    def __init__(self, watcher):
        self.all = []
        watcher.changed_outside.connect(lambda document: self.all.append(("changed", document)))
        watcher.gone.connect(lambda document: self.all.append(("gone", document)))
        watcher.catalogue_changed.connect(lambda: self.all.append(("catalogue", None)))

    def words(self):
        return [word for word, _ in self.all]


@pytest.fixture
def watcher(qtbot):
    watcher = Watcher()
    watcher._timer.setInterval(QUIET)
    yield watcher
    watcher.watch_folder(None)
    watcher.deleteLater()


@pytest.fixture
def heard(watcher):
    return Heard(watcher)


@pytest.fixture
def document(tmp_path, watcher):
    document = KINDS["variant"].open(prepare(tmp_path)[2])
    watcher.watch(document)
    return document


def soon(qtbot, heard, *words):
    """These signals come, and no other ones after them."""
    if words:
        qtbot.waitUntil(lambda: len(heard.all) >= len(words), timeout=3000)
    qtbot.wait(3 * QUIET)
    assert heard.words() == list(words)
    heard.all.clear()


def test_another_program_writes_the_file(qtbot, heard, document):
    """It is told once for each new content."""
    old = document.path.read_bytes()
    document.path.write_bytes(old + b"# one\n")
    soon(qtbot, heard, "changed")
    document.path.write_bytes(old + b"# two\n")
    soon(qtbot, heard, "changed")


def test_an_editor_replaces_the_file_again_and_again(qtbot, heard, document):
    """Saving by renaming a new file over the old one is seen every time."""
    old = document.path.read_bytes()
    for number in range(3):
        write_bytes_atomically(document.path, old + b"# %d\n" % number)
        soon(qtbot, heard, "changed")


def test_own_saves_are_no_news(qtbot, heard, document):
    """Neither saving, nor saving under another name, nor touching the file is told."""
    document.do("Title", {("title",): "One"})
    document.save()
    os.utime(document.path)
    soon(qtbot, heard)
    document.save(document.path.with_name("other.toml"))
    soon(qtbot, heard)
    document.path.write_text("format = 1")
    soon(qtbot, heard, "changed")


def test_the_file_is_deleted_and_comes_back(qtbot, heard, document):
    """Deleting is told once; the same file again is no news, another one is."""
    old = document.path.read_bytes()
    document.path.unlink()
    soon(qtbot, heard, "gone")
    document.path.write_bytes(old)
    soon(qtbot, heard)
    document.path.unlink()
    soon(qtbot, heard, "gone")
    document.path.write_bytes(old + b"# other\n")
    soon(qtbot, heard, "changed")


def test_a_folder_in_place_of_the_file(qtbot, heard, document):
    """It is a change like another one: the file is not what it was."""
    document.path.unlink()
    document.path.mkdir()
    soon(qtbot, heard, "changed")


def test_many_writes_at_once_are_told_once(qtbot, heard, document):
    """Programs that save in several steps cause one question."""
    for number in range(20):
        document.path.write_text(f"format = {number}")
        qtbot.wait(5)
    soon(qtbot, heard, "changed")


def test_the_folder_vanishes_and_comes_back(qtbot, heard, document, tmp_path):
    """A drive that is taken out and put back: gone, then watched as before."""
    folder = tmp_path / "deep" / "er"
    document.save(folder / "kept.toml")
    qtbot.wait(3 * QUIET)
    kept = document.path.read_bytes()
    shutil.rmtree(folder.parent)
    soon(qtbot, heard, "gone")
    folder.mkdir(parents=True)
    qtbot.wait(3 * QUIET)
    document.path.write_bytes(kept + b"# other\n")
    soon(qtbot, heard, "changed")


def test_a_reloaded_or_kept_file_is_quiet(qtbot, heard, document):
    """After the question is answered, nothing is asked until the file changes again."""
    document.path.write_text(document.text() + "# other\n")
    soon(qtbot, heard, "changed")
    document.reload()
    soon(qtbot, heard)
    document.path.write_text(document.text() + "# still other\n")
    soon(qtbot, heard, "changed")
    document.keep_as_is()
    soon(qtbot, heard)


def test_a_closed_document_is_forgotten(qtbot, heard, watcher, document):
    """Its file is nobody's business any more."""
    watcher.forget(document)
    document.path.write_text("format = 1")
    soon(qtbot, heard)


def test_a_restored_document_is_asked_about_at_once(qtbot, heard, watcher, tmp_path):
    """A file that changed before it was watched is told as well."""
    document = KINDS["board"].open(prepare(tmp_path)[0])
    document.path.write_bytes(document.path.read_bytes() + b"# other\n")
    watcher.watch(document)
    soon(qtbot, heard, "changed")


def test_the_catalogue(qtbot, heard, watcher, tmp_path):
    """New, changed, renamed and removed files of the project, also in new folders."""
    watcher.watch_folder(tmp_path)
    file = tmp_path / "boards" / "game" / "one.toml"
    file.parent.mkdir(parents=True)
    file.write_text("title = 'One'")
    soon(qtbot, heard, "catalogue")
    file.write_text("title = 'Two or more'")
    soon(qtbot, heard, "catalogue")
    file.rename(file.with_name("two.toml"))
    soon(qtbot, heard, "catalogue")
    file.with_name("two.toml~").write_text("no file of the catalogue")
    soon(qtbot, heard)
    shutil.rmtree(tmp_path / "boards")
    soon(qtbot, heard, "catalogue")
    watcher.watch_folder(None)
    file.parent.mkdir(parents=True)
    file.write_text("title = 'One'")
    soon(qtbot, heard)


def test_a_lost_file_that_comes_back_as_it_was_is_told_as_back(qtbot, heard, watcher, document):
    """Nothing is unsaved then but what was edited since, and nothing is asked."""
    back = []
    watcher.back.connect(back.append)
    document.do("Title", {("title",): "One"})
    document.save()
    qtbot.wait(3 * QUIET)
    old = document.path.read_bytes()
    document.path.unlink()
    soon(qtbot, heard, "gone")
    document.lose_file()
    assert document.dirty
    document.path.write_bytes(old)
    qtbot.waitUntil(lambda: back == [document], timeout=3000)
    document.find_file()
    assert not document.dirty
    assert heard.words() == []


@pytest.mark.parametrize("undone", [False, True])
def test_edits_made_while_the_file_was_lost_stay_edits(document, undone):
    """Those after what was saved can be undone to it; where that is gone from history, nothing can."""
    document.do("Title", {("title",): "One"})
    document.save()
    old = document.path.read_bytes()
    document.path.unlink()
    document.lose_file()
    if undone:
        document.undo()
    document.do("Title", {("title",): "Two"})
    document.path.write_bytes(old)
    document.find_file()
    assert document.dirty
    document.undo()
    assert document.dirty == undone
    assert not document.differs_from_disk()


def test_a_folder_above_the_project_is_renamed(qtbot, watcher, tmp_path):
    """No system tells of that; the watcher looks by itself."""
    watcher._glancing.setInterval(QUIET)
    folder = tmp_path / "games" / "mine"
    (folder / "boards").mkdir(parents=True)
    watcher.watch_folder(folder)
    assert not watcher.missing
    with qtbot.waitSignal(watcher.missing_changed, timeout=3000):
        folder.parent.rename(tmp_path / "elsewhere")
    assert watcher.missing
    with qtbot.waitSignal(watcher.missing_changed, timeout=3000):
        (tmp_path / "elsewhere").rename(folder.parent)
    assert not watcher.missing
