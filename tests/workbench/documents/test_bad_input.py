"""Whatever a file or a disk does, there is a sentence, and nothing is lost."""

import contextlib
import errno
import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.discovery import registered
from engine.errors import OikistError
from tests.support.edit_victim import KINDS, sample
from tests.support.pennies import GAME
from workbench.documents.journal import read_journal

ALL = pytest.mark.parametrize("kind", KINDS)
UNIX = pytest.mark.skipif(os.name == "nt", reason="rights and limits of Unix")
FUZZ = settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
PIECES = [b'"""', b"[[", b"]]", b"[", b"{", b"}", b"=", b"\n", b'"', b"-1", b"1e999", b"nan"]
PIECES += [b"1979-05-27", b"true", b"9" * 30, b"\xff", b"\x00", b"format = 2\n", b"[names]\n"]
PIECES += [b"[parameters]\n", b"[decks]\n", b"cards = 3\n", b'a1 = "x"\n', b"\xe2\x80\xa8", b"[]"]


def copied(kind, folder):
    path = folder / f"{kind}.toml"
    path.write_bytes(sample(kind).read_bytes())
    return path


def edited(kind, path):
    document = KINDS[kind].open(path)
    document.do("Change the title", {("title",): "Edited"})
    return document


def everything(folder):
    """All that lies in a folder, byte for byte."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@contextlib.contextmanager
def nothing_happens(document, folder):
    """A sentence that names the file; document and folder stay as they are."""
    before = everything(folder)
    held = (dict(document.fields), list(document.history.edits), document.history.position)
    place = (document.dirty, document.path, document.name)
    with pytest.raises(OikistError) as raised:
        yield
    said = raised.value.faults[0]
    assert said.file
    assert said.what
    assert everything(folder) == before
    assert (dict(document.fields), list(document.history.edits), document.history.position) == held
    assert (document.dirty, document.path, document.name) == place


def mutated(content, changes):
    for where, length, piece in changes:
        at = round(where * len(content))
        content = content[:at] + piece + content[at + length :]
    return content


CHANGES = st.lists(
    st.tuples(st.floats(0, 1), st.integers(0, 30), st.sampled_from(PIECES) | st.binary(max_size=4)),
    min_size=1,
    max_size=4,
)


@ALL
@given(changes=CHANGES)
@FUZZ
def test_a_mutated_file_is_refused_in_words_or_opened(kind, changes, tmp_path):
    """An opened one can be kept in a journal, and written so that it reads the same."""
    path = tmp_path / f"{kind}.toml"
    path.write_bytes(mutated(sample(kind).read_bytes(), changes))
    try:
        document = KINDS[kind].open(path)
    except OikistError as error:
        refused = error
    else:
        refused = None
    if refused is not None:
        assert all(fault.file.endswith(path.name) for fault in refused.faults)
        return
    document.begin_journal(tmp_path / "1.journal")
    assert document.journalled
    assert repr(read_journal(tmp_path / "1.journal").fields) == repr(dict(document.fields))
    document.end_journal()
    with contextlib.suppress(OikistError):
        path.write_bytes(document.text().encode())
        assert repr(document.parsed(path)) == repr(dict(document.fields))


@ALL
@given(part=st.floats(0, 1))
@FUZZ
def test_a_truncated_file(kind, part, tmp_path):
    """A file that was cut off anywhere is refused in words, or is whole enough."""
    content = sample(kind).read_bytes()
    path = tmp_path / f"{kind}.toml"
    path.write_bytes(content[: round(part * len(content))])
    with contextlib.suppress(OikistError):
        KINDS[kind].open(path)


def huge(content):
    return content + b"# a comment without end\n" * 2_100_000


def deep(content):
    head = b"" if b"[parameters]" in content else b"[parameters]\n"
    return content + head + b"deep = " + b"[" * 300 + b"]" * 300 + b"\n"


BAD = {
    "empty": lambda _: b"",
    "huge": huge,
    "zeroes": lambda _: b"\0" * 1000,
    "nested without end": lambda content: content + b"\nx = " + b"[" * 100_000,
    "nested deeply": deep,
    "UTF-16": lambda content: content.decode().encode("utf-16"),
    "Latin 1": lambda content: content + b"# \xe9\n",
    "newer format": lambda content: content.replace(b"format = 1", b"format = 2"),
    "no format": lambda content: content.replace(b"format = 1", b""),
    "unknown game": lambda content: content.replace(b'game = "', b'game = "no-'),
}


@ALL
@pytest.mark.parametrize("wrong", BAD)
def test_a_bad_file_is_refused_and_stays(kind, wrong, tmp_path):
    """The sentence names the file, and the file keeps its bytes."""
    path = copied(kind, tmp_path)
    path.write_bytes(BAD[wrong](path.read_bytes()))
    before = everything(tmp_path)
    with pytest.raises(OikistError, match=path.name):
        KINDS[kind].open(path)
    assert everything(tmp_path) == before


@ALL
@pytest.mark.parametrize("wrong", BAD)
def test_a_file_that_became_bad_is_not_taken_over(kind, wrong, tmp_path):
    """Reloading it leaves the document as it is."""
    path = copied(kind, tmp_path)
    document = edited(kind, path)
    path.write_bytes(BAD[wrong](path.read_bytes()))
    with nothing_happens(document, tmp_path):
        document.reload()


@ALL
def test_a_file_of_a_newer_program_is_not_replaced(kind, tmp_path):
    """Saving over it is refused, also when it is another document's file; elsewhere it works."""
    path = copied(kind, tmp_path)
    document = edited(kind, path)
    path.write_bytes(BAD["newer format"](path.read_bytes()))
    with nothing_happens(document, tmp_path):
        document.save()
    shutil.copy(path, tmp_path / "other.toml")
    with nothing_happens(document, tmp_path):
        document.save(tmp_path / "other.toml")
    document.save(tmp_path / "mine.toml")
    assert KINDS[kind].open(tmp_path / "mine.toml").title == "Edited"


def test_a_file_that_became_one_for_another_game(tmp_path):
    """The document keeps its game; the file can be opened on its own."""
    path = copied("deck", tmp_path)
    document = edited("deck", path)
    with registered(GAME):
        path.write_bytes((GAME.folder / "data/variants/pennies/decks/plain.toml").read_bytes())
        with nothing_happens(document, tmp_path):
            document.reload()
        assert KINDS["deck"].open(path).game == "pennies"


@ALL
def test_a_folder_in_the_place_of_a_file(kind, tmp_path):
    """Neither opened nor replaced."""
    path = copied(kind, tmp_path)
    document = edited(kind, path)
    path.unlink()
    path.mkdir()
    with pytest.raises(OikistError, match=path.name):
        KINDS[kind].open(path)
    with nothing_happens(document, tmp_path):
        document.save()
    assert path.is_dir()


@ALL
def test_a_file_deleted_while_it_is_open(kind, tmp_path):
    """The document knows; saving makes file and folder anew."""
    folder = tmp_path / "folder"
    folder.mkdir()
    path = copied(kind, folder)
    document = edited(kind, path)
    shutil.rmtree(folder)
    assert document.differs_from_disk()
    with pytest.raises(OikistError, match="no such file"):
        document.reload()
    document.save()
    assert KINDS[kind].open(path).title == "Edited"
    assert not document.differs_from_disk()


@ALL
def test_the_previous_copy_is_kept(kind, tmp_path):
    """One copy, of what the file held before the last save that changed it."""
    path = copied(kind, tmp_path)
    first = path.read_bytes()
    document = edited(kind, path)
    document.save()
    second = path.read_bytes()
    copy = tmp_path / f"{path.name}~"
    assert copy.read_bytes() == first
    document.save()
    assert copy.read_bytes() == first
    document.undo()
    document.save()
    assert copy.read_bytes() == second
    assert sorted(everything(tmp_path)) == [path.name, copy.name]


@ALL
@pytest.mark.parametrize("number", [1, 2])
def test_a_disk_that_is_full_at_any_moment(kind, number, tmp_path, monkeypatch):
    """Writing the copy fails, or writing the file: the old file stays, nothing lies about."""
    document = edited(kind, copied(kind, tmp_path))
    real, calls = os.fsync, []

    def full(handle):
        calls.append(handle)
        if len(calls) >= number:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(handle)

    before = document.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr("engine.files.os.fsync", full)
        with pytest.raises(OikistError, match="No space left"):
            document.save()
    assert len(calls) == number
    assert document.path.read_bytes() == before
    assert not list(tmp_path.glob(".*"))
    assert document.dirty
    document.save()
    assert KINDS[kind].open(document.path).title == "Edited"


@UNIX
@ALL
def test_the_system_writes_no_more(kind, tmp_path):
    """With a real limit on the size of files, half a file is never put in place."""
    import resource

    document = edited(kind, copied(kind, tmp_path))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    with nothing_happens(document, tmp_path):
        resource.setrlimit(resource.RLIMIT_FSIZE, (64, limits[1]))
        try:
            document.save()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.fixture
def open_folder():
    """A folder that a person without rights can look into, and acting as that person."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    root = os.geteuid() == 0

    @contextlib.contextmanager
    def without_rights():
        if root:
            os.seteuid(65534)
        try:
            yield
        finally:
            if root:
                os.seteuid(0)

    yield folder, without_rights
    folder.chmod(0o755)
    shutil.rmtree(folder)


@UNIX
@ALL
def test_a_file_that_may_not_be_read(kind, open_folder):
    """A sentence says so."""
    folder, without_rights = open_folder
    path = copied(kind, folder)
    path.chmod(0)
    with without_rights(), pytest.raises(OikistError, match="cannot be read"):
        KINDS[kind].open(path)
    path.chmod(0o644)


@UNIX
@ALL
def test_a_folder_that_may_not_be_written(kind, open_folder):
    """A sentence says so; elsewhere the document can be saved."""
    folder, without_rights = open_folder
    document = edited(kind, copied(kind, folder))
    folder.chmod(0o555)
    with without_rights(), nothing_happens(document, folder):
        document.save()
    with without_rights(), nothing_happens(document, folder):
        document.save(folder / "below" / "other.toml")


@UNIX
@ALL
def test_special_files_are_no_documents(kind, tmp_path):
    """Nothing waits for a pipe, and no device is replaced by a file."""
    document = edited(kind, copied(kind, tmp_path))
    with nothing_happens(document, tmp_path):
        document.save(Path("/dev/full"))
    os.mkfifo(tmp_path / "pipe.toml")
    with nothing_happens(document, tmp_path):
        document.save(tmp_path / "pipe.toml")
    (tmp_path / "loop.toml").symlink_to(tmp_path / "loop.toml")
    with nothing_happens(document, tmp_path):
        document.save(tmp_path / "loop.toml")


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("board", lambda document: dict.fromkeys(("hex", *axial) for axial in document.spaces)),
        ("board", lambda _: {("title",): None}),
        ("deck", lambda _: {("cards",): []}),
        ("variant", lambda _: {("title",): " "}),
        ("variant", lambda _: {("title",): "half a character: \ud800"}),
    ],
    ids=["no space", "board without title", "no card", "no title", "surrogate"],
)
def test_what_cannot_be_a_file_is_not_saved(kind, change, tmp_path):
    """A document may be in any state, its file may not."""
    document = edited(kind, copied(kind, tmp_path))
    document.do("Break it", change(document))
    with nothing_happens(document, tmp_path):
        document.save()
    document.undo()
    document.save()


def test_a_name_that_no_file_can_have(tmp_path):
    """It is refused like a folder without rights."""
    document = edited("variant", copied("variant", tmp_path))
    for name in ("x" * 300 + ".toml", "null\0.toml"):
        with nothing_happens(document, tmp_path):
            document.save(tmp_path / name)
