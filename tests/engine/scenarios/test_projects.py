"""Projects: folders of a designer's own."""

from __future__ import annotations

import pytest

from engine.cli.checking import checked
from engine.errors import OikistError
from engine.runs.opening import runs_file
from engine.scenarios import catalog
from engine.scenarios.projects import (
    PROJECT,
    free_name,
    is_project,
    is_sample,
    new_project,
    open_project,
)
from engine.scenarios.variants import read_variant

VARIANT = "czech"
GAME = catalog.game_of(read_variant(catalog.find_variant(VARIANT))).name


@pytest.fixture
def project(tmp_path):
    return new_project(tmp_path / "valley", "Valley", VARIANT)


def test_a_project_holds_the_variant_with_all_that_it_needs(project):
    """The variant, its parent, its board and its deck are copied."""
    found = sorted((kind, path.stem) for kind, _, path in project.files())
    assert found == [
        ("board", "recon-1"),
        ("deck", "classic"),
        ("variant", "classic"),
        ("variant", "czech"),
    ]


def test_a_project_can_be_played_and_uses_its_own_files(project, monkeypatch):
    """Started inside it, every file of the scenario lies in the project."""
    monkeypatch.chdir(project.folder)
    scenario = catalog.load_scenario("czech")
    assert all(path.resolve().is_relative_to(project.folder) for path in scenario.files)


def test_everything_copies_the_samples_too(tmp_path):
    """All boards, decks and variants of the game come along."""
    project = new_project(tmp_path / "all", "All", VARIANT, everything=True)
    kinds = [kind for kind, _, _ in project.files()]
    assert kinds.count("variant") == len(catalog.variants(GAME))
    assert kinds.count("board") == len(catalog.boards(GAME))


def test_a_project_is_opened_again(project):
    """Folder and title come back."""
    assert open_project(project.folder) == project
    assert is_project(project.folder)


def test_a_folder_that_is_not_empty_is_refused(tmp_path):
    """Nothing in it is touched."""
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(OikistError, match="not empty"):
        new_project(tmp_path, "X", VARIANT)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_a_folder_of_boards_is_a_project_without_a_heading(tmp_path):
    """Older folders with boards or variants in them can be opened; others cannot."""
    (tmp_path / "boards").mkdir()
    assert open_project(tmp_path).title == tmp_path.name
    (tmp_path / "boards").rmdir()
    with pytest.raises(OikistError, match="not a project"):
        open_project(tmp_path)


@pytest.mark.parametrize("text", ["", "format = 9\ntitle = 'x'", "title = 3", "\x00", "format = 1"])
def test_a_faulty_heading_is_told(project, text):
    """The file is named and kept."""
    heading = project.folder / PROJECT
    heading.write_text(text)
    with pytest.raises(OikistError, match=PROJECT):
        open_project(project.folder)
    assert heading.read_text() == text


def test_samples_are_told_from_own_files(project):
    """What came with Oikist is a sample; a copy of it is not."""
    (sample,) = (one.path for one in catalog.boards(GAME) if one.name == "duel")
    assert is_sample(sample)
    assert not any(is_sample(path) for _, _, path in project.files())


def test_runs_of_a_project_lie_in_it(project, monkeypatch):
    """Inside a project the lab keeps its runs there."""
    monkeypatch.delenv("OIKIST_RUNS", raising=False)
    monkeypatch.chdir(project.folder)
    assert runs_file() == project.folder / "runs.duckdb"


def test_free_names(project):
    """A name that is taken gets a number."""
    folder = project.place("board", GAME)
    assert free_name(folder, "recon-1") == "recon-1-2"
    assert free_name(folder, "other") == "other"


def test_a_new_project_is_found_right(project):
    """`oikist check` has nothing to say against any file of it."""
    kinds = sorted(checked(path).kind for path in project.folder.rglob("*.toml"))
    assert kinds == ["board", "deck", "project", "variant", "variant"]


@pytest.mark.parametrize("name", ["con", "NUL", "aux.d", "com1"])
def test_a_name_that_windows_keeps_is_refused(tmp_path, name):
    """Somebody else could not copy the project; nothing is written."""
    with pytest.raises(OikistError, match="Windows keeps the name"):
        new_project(tmp_path / name, "Valley", VARIANT)
    assert list(tmp_path.iterdir()) == []
