"""The folder of the project: everything of the window looks names up there, wherever it runs."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from engine.bots.personas import persona_files
from engine.play.match import Match
from engine.play.match_file import match_text
from engine.scenarios.catalog import find_variant, load_scenario, source_of, variants
from engine.scenarios.projects import new_project
from engine.scenarios.usual import usual_game
from tests.workbench.played import HastyEngine
from workbench.app import first_scenario, folder_of
from workbench.documents.shelf import read
from workbench.jobs.contract import BatchPlan
from workbench.jobs.engine import OikistEngine
from workbench.play.archive.keeping import read_table
from workbench.session import Session

BOT = "greedy@mine"
FIRST = variants(usual_game())[0]


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project with a variant and a persona of its own; the current folder is another one."""
    made = new_project(tmp_path / "project", "Mine", FIRST.source)
    first = next(made.place("variant", FIRST.game).glob("*.toml"))
    text = f'format = 1\ngame = "{FIRST.game}"\ntitle = "Own"\nextends = "{first.stem}"\n'
    (first.parent / "own.toml").write_text(text, encoding="utf-8")
    personas = made.folder / "personas" / FIRST.game
    personas.mkdir(parents=True)
    (personas / "mine.toml").write_text('format = 1\ntitle = "Mine"\n', encoding="utf-8")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    return made


@pytest.fixture
def engine(project):
    made = OikistEngine()
    made.threads = 2
    made.work_in(project.folder)
    return made


def test_names_are_those_of_the_folder(project):
    """Variants and personas of the folder are found, and a scenario can be loaded again."""
    scenario = load_scenario("own", here=project.folder)
    assert scenario.source.endswith("/own")
    assert load_scenario(scenario.source, scenario.changes, scenario.here).digest == scenario.digest
    assert "mine" in persona_files(scenario.game, scenario.here)
    assert "mine" not in persona_files(scenario.game)
    assert [entry.name for entry in variants()] != [
        entry.name for entry in variants(None, project.folder)
    ]
    loose = project.folder / "loose.toml"
    loose.write_bytes(find_variant("own", project.folder).read_bytes())
    assert source_of(loose, project.folder) == "loose.toml"
    assert find_variant("loose.toml", project.folder) == loose


def test_a_bot_thinks_with_a_persona_of_the_project_on_another_thread(engine):
    """A question to a bot carries the folder with its scenario."""
    table = engine.start(engine.load("own"), 1, [])
    found = []
    asked = threading.Thread(target=lambda: found.append(table.thought(BOT).carry_out()))
    asked.start()
    asked.join()
    assert found[0].bot == BOT


def test_a_batch_knows_the_personas_of_the_project(engine, project):
    """It is stored, played on two threads, and gone on with."""
    scenario = engine.load("own")
    runs = project.folder / "runs.duckdb"
    told = []
    plan = BatchPlan((BOT,) * scenario.seats, 4, 1, "own", runs)
    assert not engine.run_batch(scenario, plan, told.append, lambda: True)
    left = engine.last_batch(runs).plan
    assert engine.run_batch(None, left, told.append, lambda: False)  # as after a crash
    assert engine.last_batch(runs).done


def test_a_frozen_scenario_and_a_match_come_back_with_the_folder(engine, project, tmp_path):
    """What the session keeps, and a match from its file, are the project's."""
    scenario = engine.load("own")
    thawed = engine.thaw(engine.freeze(scenario))
    assert (thawed.source, thawed.here) == (scenario.source, project.folder)
    path = tmp_path / "match.jsonl"
    path.write_text(match_text(Match(scenario, 1, (BOT,) * scenario.seats)), encoding="utf-8")
    assert read_table(path, project.folder).match.scenario.here == project.folder


def test_what_was_on_the_table_comes_back_with_the_folder_of_its_project(engine, project):
    """Before the project itself is open again; one that is gone is passed over."""
    session = Session(str(project.folder), table=engine.freeze(engine.load("own")))
    fresh = OikistEngine()
    fresh.work_in(folder_of(session))
    assert first_scenario(fresh, "", session).here == project.folder
    assert folder_of(Session(str(project.folder / "gone"))) is None
    assert folder_of(Session()) is None


def test_a_saved_scenario_comes_back_as_its_files_are_by_then(engine, project):
    """An editor may have changed them, or what the game declares; what no file held stays."""
    saved = engine.freeze(engine.load("own"))
    draft = engine.freeze(load_scenario("own", {"seats": 3}, project.folder))
    path = find_variant("own", project.folder)
    path.write_text(path.read_text(encoding="utf-8") + "seats = 2\n", encoding="utf-8")
    assert (engine.thaw(saved).seats, engine.thaw(draft).seats) == (2, 3)


def test_the_window_looks_names_up_in_its_project(open_window, project):
    """Documents, those opened before included, and all lists; the current folder stays."""
    before = Path.cwd()
    window = open_window(HastyEngine())
    early = window.filing.shelf.open(FIRST.path)
    assert window.filing.projects.use_project(project.folder)
    window.filing.open_mentioned("variant", "own")
    document = window.design.document
    assert document.name == "own"
    assert document.variant().here == project.folder
    assert early not in window.filing.shelf.documents or early.here == project.folder
    assert Path.cwd() == before
    extra = read(project.folder / "variants" / document.game / "own.toml")
    window.filing.shelf.add(extra)
    assert extra.here == project.folder
