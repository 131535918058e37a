"""Come back tomorrow: project, tabs, unsaved edits, table, match and batch are there again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import asdict

import pytest
from PySide6.QtCore import QByteArray

from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from engine.scenarios.projects import new_project
from tests.support.fresh_home import fresh_home
from tests.workbench.answers import answering
from tests.workbench.played import HastyEngine
from workbench.app import session_for
from workbench.comeback import come_back
from workbench.documents.memory import remember
from workbench.jobs.engine import seated
from workbench.jobs.match_table import MatchTable
from workbench.lab.question_bar import PLAY
from workbench.session import FILE, Session, read_session
from workbench.settings import Settings

PATIENCE = 240  # seconds; a cold cache compiles for a while


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="kill -9 is of Unix")
def test_everything_is_there_after_a_kill_and_from_another_folder(tmp_path):
    """The next start brings project, tabs, edits, table, seats, speed, match and batch back."""
    home, told = tmp_path / "home", tmp_path / "told"
    home.mkdir()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    project = tmp_path / "game"
    before = day("first", project, told, home, home, lambda lines: "settled" in lines[-1])[0]
    after = day("later", project, told, home, elsewhere, lambda lines: "resumed" in lines[-1])
    found, resumed = after[-2], after[-1]
    assert before["project"] == found["project"] == str(project)
    assert before["mode"] == found["mode"] == "lab"
    assert before["tabs"] == found["tabs"]
    assert len(found["tabs"]) == 3
    assert before["front"] == found["front"]
    assert before["dirty"] == found["dirty"] != []
    assert before["held"] == found["held"]
    assert all(held.endswith("unsaved") for held in found["held"])
    assert before["marked"]
    assert found["marked"]
    assert before["oracle_value"] == found["oracle_value"] == 6
    assert before["seats"] == found["seats"]
    assert found["seats"][0] == PERSON
    assert before["speed"] == found["speed"] == 16.0
    assert before["match"] == found["match"] != ""
    assert found["moves"] == []  # it is offered, not forced on anybody
    assert resumed["resumed"] == before["moves"]
    assert before["run"] == found["run"] == 1
    assert found["games"] >= before["games"] > 0
    assert found["missing"]


def day(which, project, told, home, where, done):
    """Lines that the program has told until it is killed."""
    command = [sys.executable, "-m", "tests.support.session_victim"]
    victim = subprocess.Popen(
        [*command, str(project), str(told), which],
        env=fresh_home(home),
        cwd=where,
        stderr=subprocess.PIPE,
    )
    until = time.monotonic() + PATIENCE
    try:
        while not (told.exists() and done(lines_of(told))):
            assert victim.poll() is None, victim.stderr.read().decode()
            assert time.monotonic() < until, "it takes too long"
            time.sleep(0.1)
    finally:
        victim.send_signal(signal.SIGKILL)
        victim.wait()
        victim.stderr.close()
    return lines_of(told)


def lines_of(told):
    """What was told so far, the day before included."""
    return [json.loads(line) for line in told.read_text().splitlines()] or [{}]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return new_project(tmp_path / "mine", "Mine", "classic").folder


def variant_of(folder):
    return next((folder / "variants").glob("*/classic.toml"))


def test_recovered_edits_stay_when_their_project_is_opened(open_window, folder):
    """Opening it from the welcome page never asks to discard what was just recovered."""
    window = open_window(HastyEngine())
    document = window.filing.open(variant_of(folder))
    document.do("Oracle value", {("parameters", "oracle_value"): 6})
    nowhere = type(document)(document.game, "fresh", dict(document.fields))
    nowhere.do("Oracle value", {("parameters", "oracle_value"): 7})
    window.filing.take_restored(nowhere)
    with answering() as asked:
        window.design.welcome.project_wanted.emit(folder)
    assert asked == []
    assert window.filing.project.folder == folder
    assert document in window.filing.shelf.documents
    assert nowhere in window.filing.shelf.documents
    assert document.dirty


def test_recovered_tabs_keep_their_places(open_window, folder):
    """What a journal gives back stands where its file's tab stood, and the front stays."""
    window = open_window(HastyEngine())
    window.filing.projects.use_project(folder)
    first = window.filing.open(variant_of(folder))
    second = window.filing.open(next((folder / "boards").glob("*/*.toml")))
    back = type(first).open(first.path)
    back.do("Oracle value", {("parameters", "oracle_value"): 6})
    window.filing.take_restored(back)
    assert [tab.document for tab in window.design.all_tabs()] == [back, second]
    assert window.design.document is second


def test_starting_in_the_project_of_last_time_takes_up_all_of_it(folder, tmp_path):
    """The mode and the table as well; another project begins with nothing of it."""
    settings = Settings(tmp_path / "settings.ini")
    kept = Session(project=str(folder), mode="lab", seed=9)
    (tmp_path / FILE).write_text(json.dumps(asdict(kept)))
    assert session_for(".", folder, settings, tmp_path) == kept
    assert session_for(".", folder / "..", settings, tmp_path) == Session()
    assert session_for("duel", None, settings, tmp_path) == Session()
    assert session_for("", None, settings, tmp_path) == kept
    settings.set_value("general/reopen_project", False)
    assert session_for("", None, settings, tmp_path) == Session()


def test_opening_the_project_that_is_open_changes_nothing(open_window, folder):
    """No question, no tab closed."""
    window = open_window(HastyEngine())
    window.filing.projects.use_project(folder)
    document = window.filing.open(variant_of(folder))
    document.do("Oracle value", {("parameters", "oracle_value"): 6})
    with answering() as asked:
        assert window.filing.projects.use_project(folder)
    assert asked == []
    assert window.filing.shelf.documents == (document,)


def test_the_session_is_written_while_the_program_runs(open_window, folder, tmp_path, qtbot):
    """Within a second of a change, without any exit."""
    window = open_window(HastyEngine())
    window.keep_session()
    window.filing.projects.use_project(folder)
    window.filing.open(variant_of(folder))
    window.play.bar.choose_speed(32.0)

    def written():
        kept = read_session(tmp_path / "state")
        tabs = folder / ".oikist" / "session.json"
        return kept.speed == 32.0 and kept.project == str(folder) and tabs.exists()

    qtbot.waitUntil(written, timeout=5_000)
    assert read_session(tmp_path / "state").mode == "design"
    assert not window.settings.bytes_of("geometry").isEmpty()


def test_a_window_comes_back_where_it_was(open_window, folder, tmp_path):
    """Project, tabs and mode; a project that is gone is said to be so."""
    window = open_window(HastyEngine())
    come_back(window, Session(project=str(folder), mode="lab"))
    assert window.filing.project.folder == folder
    assert window.mode == "lab"
    other = open_window(HastyEngine())
    come_back(other, Session(project=str(tmp_path / "gone"), mode="play"))
    assert other.filing.project is None
    assert f"{tmp_path / 'gone'} was open last time" in other.banner.text.text()


def test_the_lab_comes_back_with_what_it_held(open_window, folder, qtbot):
    """Nobody has come to it from the tab that is open in Design; it is offered there."""
    window = open_window(HastyEngine())
    window.filing.open(variant_of(folder))
    window.filing.projects.keep_session()
    held = window.engine.load("classic-3")
    again = open_window(HastyEngine())
    come_back(again, Session(mode="lab", lab=again.engine.freeze(held)))
    assert again.design.document is not None
    qtbot.waitUntil(again.lab.other.isVisible)
    assert again.in_lab.digest == held.digest


def test_names_of_seats_come_back(open_window, qtbot):
    """With those who decide for them, though the next game is another one."""
    window = open_window(HastyEngine())
    line = window.play.parts.advice.seats.lines[0]
    line.name.setText("Ann")
    line.name.editingFinished.emit()
    assert window.play.table.match.seat_titles[0] == "Ann"
    last = window.session()
    window.close()
    again = open_window(HastyEngine())
    again.play.take_up(last)
    again.play.new_game()
    qtbot.waitUntil(lambda: again.play.table.match is not None)
    assert again.play.table.match.seat_titles[0] == "Ann"


def test_the_question_comes_back_that_was_pressed(open_window, folder, qtbot):
    """With its form, and what was answered to it last; one that is gone leaves the games."""
    window = open_window(HastyEngine())
    assert window.session().question == PLAY
    window.show_in_lab(load_scenario("classic-2"))
    window.use_mode("lab")
    window.lab.choose("balance")
    assert window.session().question == "balance"
    again = open_window(HastyEngine())
    come_back(again, Session(mode="design", question="balance"))
    assert again.lab.desk is None  # nobody has seen it yet
    assert again.session().question == "balance"
    again.show_in_lab(load_scenario("classic-2"))
    again.use_mode("lab")
    assert again.lab.bar.buttons["balance"].isChecked()
    assert again.lab.desk.ask.key == "balance"
    assert again.lab.desk.ask.isVisible()
    other = open_window(HastyEngine())
    come_back(other, Session(mode="lab", question="of another version"))
    assert other.lab.bar.buttons[PLAY].isChecked()
    assert other.lab.batch.isVisible()


def test_tabs_without_a_project_come_back_too(open_window, folder, tmp_path):
    """What was open stands there again."""
    window = open_window(HastyEngine())
    window.filing.open(variant_of(folder))
    window.filing.projects.keep_session()
    again = open_window(HastyEngine())
    come_back(again, Session(mode="design"))
    assert [tab.document.path for tab in again.design.all_tabs()] == [variant_of(folder)]


def ended_by(window):
    """Put a match on the window's table of which the last move is made there."""
    match = Match(load_scenario("classic-2"), 1, (PERSON, "greedy"))
    table = MatchTable(match)
    while not match.over:
        table.play_bot("greedy")
    match.back(override=True)
    window.play.open_match(table)
    window.play.table.step()
    assert window.play.table.over
    return len(match.line())


def test_a_game_that_is_over_can_be_looked_at_again_after_a_start(open_window, qtbot):
    """It was on the table: nothing is lost, and nobody is told that it goes on."""
    window = open_window(HastyEngine())
    moves = ended_by(window)
    window.play.table.look_at(3)
    last = window.session()
    window.close()
    again = open_window(HastyEngine())
    come_back(again, last)
    banner = again.play.parts.banner.banner
    assert f"ended after {moves} moves" in banner.text.text()
    assert banner.buttons[0].text() == "Look at it again"
    banner.buttons[0].click()
    qtbot.waitUntil(lambda: len(again.play.table.history) == moves, timeout=20_000)
    assert again.play.table.over


def test_a_game_that_is_over_is_not_offered_for_ever(open_window):
    """Whoever leaves the offer alone is not asked at the start after that."""
    window = open_window(HastyEngine())
    ended_by(window)
    last = window.session()
    window.close()
    again = open_window(HastyEngine())
    come_back(again, last)
    assert again.play.parts.banner.offered is not None
    assert again.session().match == ""


@pytest.mark.parametrize(
    "content",
    [[], {"mode": 7}, {"seats": "me"}, {"speed": "fast", "table": []}, {"seed": None, "match": {}}],
)
def test_a_damaged_session_is_no_harm(tmp_path, content):
    """What makes no sense counts as not known."""
    remember(tmp_path / FILE, content)
    found = read_session(tmp_path)
    assert isinstance(found.mode, str)
    assert isinstance(found.table, dict)
    assert found.seats == ()


@pytest.mark.parametrize(
    ("deciders", "seats", "expected"),
    [
        ((PERSON, "search:100", "uniform"), 3, (PERSON, "search:100", "uniform")),
        ((PERSON, "uniform"), 4, (PERSON, "uniform", "greedy", "greedy")),
        (("uniform", "uniform", PERSON), 2, ("uniform", PERSON)),
        ((), 2, ("greedy", "greedy")),
    ],
)
def test_a_person_keeps_a_seat_at_a_table_of_another_size(deciders, seats, expected):
    """Who decided goes on deciding, as far as there are seats."""
    assert seated(deciders, seats) == expected


def test_the_window_stands_exactly_where_it_stood(open_window):
    """Qt moves it down by what its title bar is lower than Qt's own; that is undone."""
    window = open_window()
    window.resize(640, 500)
    window.move(3, 2)
    window.layouts.save()
    again = open_window()
    again.layouts.restore()
    assert (again.pos().x(), again.pos().y()) == (3, 2)
    assert again.size() == window.size()


@pytest.mark.parametrize("place", ["", "1 2 3", "a b c d", "90000 0 640 500"])
def test_a_place_that_is_none_is_left_alone(open_window, place):
    """Settings of another program, or a screen that is gone."""
    window = open_window()
    window.layouts.save()
    window.settings.save_bytes("place", QByteArray(place.encode()))
    window.layouts.restore()
    assert window.pos().x() < 5000
