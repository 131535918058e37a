"""A change of the language holds at once, and nothing that people work on is lost by it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from engine.asking.asked import Asked
from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from engine.scenarios.projects import new_project
from tests.workbench.answers import answering
from tests.workbench.played import AskedEngine, HastyEngine
from workbench.dialogs.preferences import PreferencesDialog
from workbench.jobs import queue
from workbench.jobs.match_table import MatchTable
from workbench.language.translator import apply_language
from workbench.rebuild import rebuild


@pytest.fixture
def window(open_window, tmp_path, monkeypatch):
    """A window with a project, an unsaved edit and a match with a person in it."""
    monkeypatch.chdir(tmp_path)
    project = new_project(tmp_path / "mine", "Mine", "classic-2")
    found = open_window(HastyEngine())
    found.settings.set_value("language/choice", "en")
    found.language = "en"
    found.filing.projects.use_project(project.folder)
    document = found.filing.open(next((project.folder / "variants").glob("*/classic-2.toml")))
    document.do("Oracle value", {("parameters", "oracle_value"): 6})
    table = MatchTable(Match(load_scenario("classic-2"), 1, (PERSON, "greedy")))
    for _ in range(6):
        table.play_bot("greedy")
    found.play.open_match(table)
    found.use_mode("play")
    yield found
    apply_language(QApplication.instance(), "en")


@pytest.fixture
def spoken(window):
    """The window that stands in its place after French was chosen in the preferences."""
    news = []

    def choose(dialog):
        dialog._settings.set_value("language/choice", "fr")
        dialog.accept()

    with answering((PreferencesDialog, choose)):
        window.acts["preferences"].trigger()
    tops = [one for one in QApplication.topLevelWidgets() if type(one) is type(window)]
    news = [one for one in tops if one is not window and one.isVisible()]
    yield news[0]
    for document in news[0].filing.shelf.documents:
        news[0].filing.shelf.close(document)
    news[0].close()
    news[0].deleteLater()


def test_every_word_of_the_window_is_in_the_new_language(window, spoken):
    """Menus, buttons and labels, without another start."""
    assert not window.isVisible()
    assert spoken.menus["file"].title().replace("&", "") == "Fichier"
    words = {one.text() for kind in (QLabel, QPushButton) for one in spoken.findChildren(kind)}
    assert "Take this seat" not in words
    assert not {"Run batch", "Back to now", "Find an action…"} & words


def test_documents_keep_their_edits_and_history(window, spoken):
    """What was not saved is still there, and can still be undone."""
    (document,) = spoken.filing.shelf.documents
    assert document.dirty
    assert document.can_undo
    assert spoken.design.tab_of(document) is not None
    assert spoken.filing.project.title == "Mine"
    document.undo()
    assert not document.dirty


def test_the_match_goes_on(window, spoken):
    """The same match, with its moves and seats, kept in the same file."""
    match = spoken.play.table.match
    assert len(match.line()) == 6
    assert match.seats == (PERSON, "greedy")
    assert spoken.mode == "play"
    path = spoken.play.parts.memory.keeper.path
    code = match.legal_codes()[0]
    if match.seats[match.seat_to_move] == PERSON:
        spoken.play.table.play_move(code)
    assert spoken.play.parts.memory.keeper.path == (path or spoken.play.parts.memory.keeper.path)


@pytest.mark.slow
def test_people_whose_seats_are_lent_sit_again_in_the_next_game(window, spoken):
    """Also where the match comes back with its seats, as after another start."""
    spoken.play.table.lend_seats()
    assert PERSON not in spoken.play.table.match.seats
    assert spoken.play.session()["seats"] == (PERSON, "greedy")
    new = rebuild(spoken)
    assert PERSON not in new.play.table.match.seats
    assert new.play.session()["seats"] == (PERSON, "greedy")
    for document in new.filing.shelf.documents:
        new.filing.shelf.close(document)
    new.close()
    new.deleteLater()


def test_a_batch_goes_on(open_window, qtbot, tmp_path):
    """It is stopped, and the new window plays what is missing."""
    window = open_window(HastyEngine())
    window.engine.pause = 0.02
    window.lab.batch.form.games.setValue(1_000_000)
    window.lab.batch.start()
    qtbot.waitUntil(lambda: window.lab.batch.tally.games > 0)
    new = rebuild(window)
    assert new.lab.batch.running
    assert new.lab.batch.plan.games == 1_000_000
    new.lab.batch.stop()
    new.close()
    new.deleteLater()


def _spoken_anew(window):
    """The window in another language, which is let go at once."""
    new = rebuild(window)
    found = new.help.touring
    new.help.close()
    for document in new.filing.shelf.documents:
        new.filing.shelf.close(document)
    new.close()
    new.deleteLater()
    return found


def test_the_offer_of_the_tour_stays(window):
    """Who chooses a language first is still asked."""
    window.settings.tour_answered = False
    window.help.offer_tour()
    assert window.help.touring == 0
    assert _spoken_anew(window) == 0


def test_the_tour_goes_on_at_its_step(window):
    """In the new language, at the step that was reached."""
    window.help.take_tour()
    step = window.help.touring
    assert step
    assert _spoken_anew(window) == step


def test_no_tour_comes_back_that_was_declined(window):
    """Neither offered nor taken."""
    window.settings.tour_answered = True
    assert window.help.touring is None
    assert _spoken_anew(window) is None


def test_the_desktop_keeps_one_window(window):
    """The old one goes."""
    new = rebuild(window)
    QApplication.sendPostedEvents(None, 52)  # DeferredDelete
    shown = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one.isWindow()]
    assert [one for one in shown if one.objectName() == "oikist"] == [new]
    for document in new.filing.shelf.documents:
        new.filing.shelf.close(document)
    new.close()
    new.deleteLater()


def test_the_window_that_gave_way_hears_no_settings_any_more(window, spoken):
    """The settings are the same object; what was a window must not be styled."""
    QApplication.sendPostedEvents(None, 52)  # DeferredDelete
    spoken.settings.theme = "dark"
    assert spoken.theme.name == "dark"
    spoken.settings.theme = "light"
    assert spoken.theme.name == "light"


def test_questions_go_on_in_the_new_language(window, qtbot):
    """One that is answered just now, and one that waits; what was known stays, and in sight."""
    held = {"games": 300}
    engine = AskedEngine()
    engine.go.clear()
    jobs = window.lab.jobs
    jobs._engine = window.engine = engine
    window.lab.choose("fair")
    asked = [
        Asked("fair", load_scenario("classic"), name, held) for name in ("held", "runs", "waits")
    ]
    engine.go.set()
    known = jobs.ask(Asked("fair", load_scenario("classic"), "known", {"games": 300}))
    qtbot.waitUntil(lambda: known.state == queue.DONE, timeout=5000)
    engine.go.clear()
    first, second, _third = (jobs.ask(one) for one in asked)
    qtbot.waitUntil(lambda: first.progress is not None, timeout=5000)
    jobs.hold(first)
    qtbot.waitUntil(lambda: second.state == queue.RUNNING, timeout=5000)
    window.lab.desk.ask.show_job(known)
    new = rebuild(window)
    states = {job.asked.title: job.state for job in new.lab.jobs.jobs}
    assert states == {
        "held": queue.STOPPED,
        "runs": queue.RUNNING,
        "waits": queue.WAITING,
        "known": queue.DONE,
    }
    by_title = {job.asked.title: job for job in new.lab.jobs.jobs}
    assert by_title["held"].progress == first.progress
    assert new.lab.desk.ask.job is by_title["known"]
    assert new.lab.desk.ask.view.answer is known.answer
    engine.go.set()
    qtbot.waitUntil(lambda: by_title["waits"].state == queue.DONE, timeout=10_000)
    for document in new.filing.shelf.documents:
        new.filing.shelf.close(document)
    new.close()
    new.deleteLater()
