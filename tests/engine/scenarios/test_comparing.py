"""What a variant can be compared with: what it was changed from comes first."""

from __future__ import annotations

import shutil
from dataclasses import replace

import pytest

from engine.folders import variants_folder
from engine.language import speaking
from engine.scenarios.catalog import load_scenario
from engine.scenarios.comparing import comparable
from engine.tuning.arms import arm_from

GAME = load_scenario("classic").game.name


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A folder with a copy of the shipped variant, in which one works."""
    folder = tmp_path / "variants" / GAME
    folder.mkdir(parents=True)
    shutil.copyfile(variants_folder() / GAME / "classic.toml", folder / "classic.toml")
    monkeypatch.chdir(tmp_path)
    return folder


def change(file, text):
    """Write another value of a parameter into a variant."""
    was = file.read_text("utf-8")
    assert "[parameters]" not in was
    file.write_text(f"{was}\n[parameters]\n{text}\n", "utf-8")


def test_a_changed_copy_is_compared_with_the_sample_that_it_hides(project):
    """It stands first, is told apart, and can be typed."""
    change(project / "classic.toml", "oracle_value = 6")
    scenario = load_scenario("classic")
    first = comparable(scenario)[0]
    assert (first.title, first.apart) == ("Classic", "Oikist")
    base = arm_from(f"{first.source}+oracle_value=6").scenario
    assert load_scenario(first.source).digest != scenario.digest == base.digest


def test_the_sample_is_found_from_the_folder_of_a_project(project, tmp_path, monkeypatch):
    """The window works in the folder of a project, wherever it was started."""
    change(project / "classic.toml", "oracle_value = 6")
    monkeypatch.chdir("/")
    scenario = load_scenario("classic", here=tmp_path)
    first = comparable(scenario, tmp_path)[0]
    assert first.apart == "Oikist"
    assert load_scenario(first.source, here=tmp_path).digest != scenario.digest


def test_what_plays_the_same_is_not_offered(project):
    """Neither the file itself, nor the sample that was copied, nor a child that changes nothing."""
    (project / "alike.toml").write_text(
        f'format = 1\ngame = "{GAME}"\ntitle = "Alike"\nextends = "classic"\n', "utf-8"
    )
    bases = comparable(load_scenario("classic"))
    assert bases
    assert not {base.name for base in bases} & {"classic", "alike"}


def test_the_saved_file_the_parent_and_the_sample_come_first(project):
    """In this order; the others follow by name."""
    sample = variants_folder() / GAME / "short.toml"
    (project / "short.toml").write_text(
        f'format = 1\ngame = "{GAME}"\ntitle = "Mine"\nextends = "strict-placement"\n'
        "[parameters]\noracle_value = 6\n",
        "utf-8",
    )
    edited = replace(load_scenario("short", {"oracle_value": 5}), changes={}, held=True)
    bases = comparable(edited)
    assert [base.source for base in bases[:4]] == [
        f"{GAME}/short",
        f"{GAME}/strict-placement",
        str(sample),
        f"{GAME}/classic",
    ]
    assert [base.apart for base in bases[:3]] == ["", "", "Oikist"]


def test_a_namesake_of_the_project_is_told_apart_by_it(project):
    """The name of its file may be the title again; of two in the project, the files are named."""

    def apart(tongue="en"):
        with speaking(tongue):
            bases = comparable(load_scenario("short"))
        return {base.apart for base in bases if base.title == "Classic"}

    change(project / "classic.toml", "oracle_value = 6")
    assert apart() == {"this project", "Oikist"}
    assert apart("fr") == {"ce projet", "Oikist"}
    (project / "dear.toml").write_text(
        f'format = 1\ngame = "{GAME}"\ntitle = "Classic"\nextends = "strict-placement"\n', "utf-8"
    )
    assert apart() == {"classic", "dear", "Oikist"}


def test_namesakes_are_told_apart(project):
    """By where they come from, or by the name of the file."""
    change(project / "classic.toml", "oracle_value = 6")
    (project / "classic.toml").rename(project / "mine.toml")
    (project / "other.toml").write_text(
        f'format = 1\ngame = "{GAME}"\ntitle = "Classic"\nextends = "short"\n', "utf-8"
    )
    apart = {base.name: base.apart for base in comparable(load_scenario("mine"))}
    assert (apart["classic"], apart["other"], apart["short"]) == ("Oikist", "other", "")
