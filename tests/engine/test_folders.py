"""Where the shipped boards, variants and resources are found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.documents import shown
from engine.errors import OikistError
from engine.folders import (
    boards_folder,
    current_folder,
    current_project,
    data_folder,
    resources_folder,
    variants_folder,
)
from engine.scenarios.catalog import load_scenario

ROOT = Path(__file__).resolve().parents[2]


def test_a_checkout_keeps_its_data_beside_the_engine():
    """What a designer edits in the checkout is what the program reads."""
    found = (boards_folder(), variants_folder(), resources_folder())
    assert found == (ROOT / "boards", ROOT / "variants", ROOT / "resources")


def test_another_folder_can_be_chosen(tmp_path, monkeypatch):
    """OIKIST_DATA moves all three folders together."""
    (tmp_path / "boards").mkdir()
    monkeypatch.setenv("OIKIST_DATA", str(tmp_path))
    assert (data_folder(), boards_folder()) == (tmp_path, tmp_path / "boards")


def test_a_missing_folder_is_named_with_its_remedy(tmp_path, monkeypatch):
    """A wrong OIKIST_DATA is told in the user's words."""
    monkeypatch.setenv("OIKIST_DATA", str(tmp_path))
    with pytest.raises(OikistError) as caught:
        variants_folder()
    fault = caught.value.faults[0]
    assert fault.file == str(tmp_path / "variants")
    assert "OIKIST_DATA" in fault.remedy


def test_an_installed_engine_finds_the_data_inside_itself(tmp_path):
    """Laid out as in a wheel, the same code finds engine/_data and not its neighbours."""
    package = tmp_path / "engine"
    for name in ("boards", "variants", "resources"):
        (package / "_data" / name).mkdir(parents=True)
        (tmp_path / name).mkdir()
    for name in ("__init__.py", "errors.py", "folders.py"):
        shutil.copy(ROOT / "engine" / name, package / name)
    code = "from engine.folders import boards_folder; print(boards_folder())"
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    ).stdout
    assert Path(said.strip()) == (package / "_data" / "boards").resolve()


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps the folder that one works in")
def test_a_current_folder_that_is_deleted_keeps_its_name(tmp_path, monkeypatch):
    """Paths are shown as before, names are looked up elsewhere, and nothing falls over."""
    here = tmp_path / "mine"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("PWD", str(here))
    here.rmdir()
    assert current_folder() == here
    assert current_project() is None
    assert shown(here / "one.toml") == shown(Path("one.toml")) == Path("one.toml")
    assert load_scenario("classic").name == "classic"
