"""The notebook: verdicts in their whole length, and back to them."""

from __future__ import annotations

from engine.asking.answers import Noted
from engine.asking.asked import Asked
from engine.scenarios.catalog import load_scenario
from tests.workbench.played import HastyEngine
from workbench.jobs.queue import DONE, LabJob
from workbench.lab.question_bar import NOTES

VERDICT = "Balanced enough: with greedy every seat wins its equal share within 2%. " * 3


class NotingEngine(HastyEngine):
    """Has one answer, about classic."""

    title = "Classic"  # of what was asked about

    def noted_answers(self, _runs):
        return [
            Noted(
                number=3,
                asked="2031-05-01T18:30:00",
                question="fair",
                title=self.title,
                variant=load_scenario("classic").source,
                digest="",
                kind="good",
                verdict=VERDICT,
                runs=(),
            )
        ]


def test_a_verdict_can_be_read_whole_and_a_click_leads_there_and_back(open_window, qtbot):
    """Its row is as high as its lines; the answer takes the place of the notebook."""
    window = open_window(NotingEngine())
    window.use_mode("lab")
    lab = window.lab
    lab.bar.buttons[NOTES].click()
    tree = lab.desk.notebook.tree
    qtbot.waitUntil(lambda: tree.topLevelItemCount() == 1)
    item = tree.topLevelItem(0).child(0)
    assert VERDICT in item.text(0)
    line = tree.fontMetrics().lineSpacing()
    qtbot.waitUntil(lambda: tree.visualItemRect(item).height() >= 2 * line)
    before = tree.visualItemRect(item).height()
    window.resize(window.width() // 2, window.height())
    qtbot.waitUntil(lambda: tree.visualItemRect(item).height() > before)
    tree.itemClicked.emit(item, 0)
    assert lab.middle.currentWidget() is lab.desk.ask.view
    lab.bar.buttons[NOTES].click()
    assert lab.middle.currentWidget() is lab.desk.notebook


def test_an_answer_says_what_was_changed(open_window, qtbot):
    """Answers about a variant and about an edited one stand below the same heading."""
    engine = NotingEngine()
    for title, told in (("Classic", False), ("Classic, 1 change: rounds 11", True)):
        engine.title = title
        window = open_window(engine)
        window.use_mode("lab")
        window.lab.bar.buttons[NOTES].click()
        tree = window.lab.desk.notebook.tree
        qtbot.waitUntil(lambda tree=tree: tree.topLevelItemCount() == 1)
        assert tree.topLevelItem(0).text(0) == "Classic (Oikist)"
        assert ("rounds 11" in tree.topLevelItem(0).child(0).text(0)) == told


def test_the_notebook_follows_what_is_answered(open_window, qtbot):
    """Nobody has to leave it and come back to read what was asked before."""
    engine = NotingEngine()
    window = open_window(engine)
    window.use_mode("lab")
    window.lab.bar.buttons[NOTES].click()
    tree = window.lab.desk.notebook.tree
    qtbot.waitUntil(lambda: tree.topLevelItemCount() == 1)
    engine.title = "Classic, 1 change: rounds 11"
    asked = Asked("fair", load_scenario("classic"), engine.title, {"games": 300})
    window.lab.jobs.ended.emit(LabJob(1, asked, state=DONE))
    qtbot.waitUntil(lambda: "rounds 11" in tree.topLevelItem(0).child(0).text(0))
