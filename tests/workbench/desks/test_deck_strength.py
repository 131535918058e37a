"""The panel of strengths: asks the lab, shows what games say, and goes with the table of cards."""

from __future__ import annotations

import shutil
import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.scenarios import catalog
from engine.scenarios.deck_sheet import slots_of
from tests.workbench.played import HastyEngine
from workbench.desks.deck.desk import DeckDesk
from workbench.documents.deck_document import DeckDocument
from workbench.jobs import queue
from workbench.jobs.engine import OikistEngine
from workbench.jobs.measuring import Measuring
from workbench.jobs.queue import LabJobs

GAMES = 300


class SlowEngine(HastyEngine):
    """Plays real games into a file of its own; they wait for `go` once `first` are played.

    Attributes:
        readings: Runs that were read before there was an answer.
    """

    def __init__(self, first: int = 0) -> None:
        super().__init__()
        self.first = first
        self.go = threading.Event()
        self.go.set()
        self.readings: list[int] = []

    def ask(self, asked, runs, tell, stop):
        games = 0

        def told(progress):
            nonlocal games
            games = progress.games
            tell(progress)

        def wanted():
            if games >= self.first:
                self.go.wait(20)
            return stop()

        return OikistEngine.ask(self, asked, runs, told, wanted)

    def measured_by_now(self, runs, number, scenario, key):
        self.readings.append(number)
        return super().measured_by_now(runs, number, scenario, key)


class Lab:
    """Desks of one deck, and the lab that they ask."""

    def __init__(self, qtbot, folder) -> None:
        entry = next(entry for entry in catalog.decks() if entry.name == "classic")
        self.path = folder / "classic.toml"
        shutil.copy(entry.path, self.path)
        self.qtbot = qtbot
        self.engine = SlowEngine()
        self.jobs = LabJobs(self.engine)
        self.jobs.use_files(folder / "asked.json", folder / "runs.duckdb")
        self.open = []
        self.measuring = Measuring(self.engine, self.jobs, lambda: self.open)

    def desk(self):
        document = DeckDocument.open(self.path)
        self.open[:] = [document]
        desk = DeckDesk(document)
        desk.heard = []
        desk.failed.connect(desk.heard.append)
        desk.use_measuring(self.measuring)
        self.qtbot.addWidget(desk)
        desk.resize(1300, 900)
        desk.show()
        dock = next(one for one in desk.docks() if one.objectName() == "deck_strength")
        dock.raise_()
        self.qtbot.waitUntil(desk.strength.isVisible)
        desk.strength.games.setValue(GAMES)
        return desk

    def until_told(self, desk):
        """Wait for an answer and what it says of the cards."""
        self.qtbot.waitUntil(lambda: self.jobs.running is None, timeout=60_000)
        self.qtbot.waitUntil(lambda: "Measured" in desk.strength.note.text(), timeout=10_000)


@pytest.fixture
def lab(app, qtbot, tmp_path):
    found = Lab(qtbot, tmp_path)
    yield found
    found.engine.go.set()
    found.jobs.stop_all()


@pytest.fixture
def measured(lab):
    """A desk with an answer about its deck."""
    desk = lab.desk()
    click(desk.strength.button)
    lab.until_told(desk)
    return desk


def click(button):
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def click_row(table, row):
    index = table.model().index(row, 0)
    QTest.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualRect(index).center()
    )


def names(table):
    return [table.item(row, 0).text() for row in range(table.rowCount())]


def test_a_deck_nobody_asked_about_says_so(lab):
    """Without any file of runs; looking makes none."""
    desk = lab.desk()
    lab.qtbot.waitUntil(lambda: "Not measured yet" in desk.strength.note.text())
    assert not desk.strength.cards.isVisible()
    assert not (lab.path.parent / "runs.duckdb").exists()


def test_measure_asks_the_lab_and_shows_every_card(lab, measured):
    """A click plays games of the deck as it stands and tells of each card, in words."""
    (job,) = lab.jobs.jobs
    assert (job.asked.question, job.state) == ("deck", queue.DONE)
    assert job.asked.values["games"] == GAMES
    panel = measured.strength
    assert sorted(names(panel.cards), key=lambda name: int(name.split()[1])) == [
        f"Card {number}" for number in range(1, 13)
    ]
    assert f"{GAMES} games" in panel.note.text()
    known = ("too strong for ", "too weak for ", "not known to differ", "too few games")
    for row, one in enumerate(panel.cards.rows):
        assert one.words.startswith(known)
        first, *figures = panel.cards.item(row, 1).text().split("\n")
        assert (first == one.words) == (one.kind == "open"), "what stands out has a mark"
        assert figures == ([] if not one.games else [
            f"{one.effect} ({one.interval}), {one.games} games"
        ])  # fmt: skip
    assert "Everything was used" in panel.words.text()
    assert not panel.changed.isVisible()
    assert not any(one.words.endswith(("red", "brown")) for one in panel.cards.rows), (
        "seats are called as people call them"
    )


def test_table_and_panel_choose_the_same_card(lab, measured):
    """A click in either chooses the card in the other."""
    panel, table = measured.strength, measured.table
    assert panel.cards.row_chosen().cards == ("Card 1",), "the one that was chosen before"
    click_row(panel.cards, 4)
    row = int(names(panel.cards)[4].split()[1]) - 1
    assert table.rows() == [row]
    assert panel.whole.text().startswith(f"Card {row + 1} dealt in round ")
    other = (row + 5) % 12
    table.go_to(other)
    assert panel.cards.row_chosen().cards == (f"Card {other + 1}",)


@pytest.mark.slow
def test_an_edit_is_told_and_numbers_follow_their_cards(lab, measured):
    """What was measured is about the deck as it was; its cards keep their figures."""
    panel = measured.strength
    told = {one.cards[0]: one.effect for one in panel.cards.rows}
    measured.table.choose_rows([0])
    measured.slots()["card_down"]()
    assert panel.changed.text() == "The deck has changed since."
    assert panel.changed.isVisible()
    after = {one.cards[0]: one.effect for one in panel.cards.rows}
    assert (after["Card 1"], after["Card 2"]) == (told["Card 2"], told["Card 1"])
    measured.table.choose_rows([0])
    measured.slots()["card_remove"]()
    assert "Card 2 (gone)" in names(panel.cards)
    for _ in range(2):
        measured.document.undo()
    lab.qtbot.waitUntil(lambda: not panel.changed.isVisible())
    assert {one.cards[0]: one.effect for one in panel.cards.rows} == told


@pytest.mark.slow
def test_unsaved_edits_are_what_is_measured(lab, measured):
    """The question holds the deck of the desk; nothing is saved for it."""
    saved = lab.path.read_text()
    slot = next(slot for slot in slots_of(measured.document.schema) if slot.key == "draw.1")
    measured.edits.set_cell((0, slot), "5")
    click(measured.strength.button)
    lab.until_told(measured)
    lab.qtbot.waitUntil(lambda: not measured.strength.changed.isVisible(), timeout=10_000)
    decks = [job.asked.scenario.decks["actions"].digest for job in lab.jobs.jobs]
    assert decks[1] == measured.document.deck().digest != decks[0]
    assert lab.path.read_text() == saved


@pytest.mark.slow
def test_the_answer_is_there_another_day(lab, measured):
    """A desk that opens later shows what was found, without a game."""
    shown = [one.effect for one in measured.strength.cards.rows]
    measured.close()
    lab.jobs.jobs.clear()
    later = lab.desk()
    lab.qtbot.waitUntil(lambda: "Measured" in later.strength.note.text())
    assert [one.effect for one in later.strength.cards.rows] == shown


@pytest.mark.slow
def test_figures_come_while_games_are_played_and_stop_keeps_them(lab):
    """They say that they are not final; Stop ends the question, and the games stay."""
    lab.engine.first = 200
    lab.engine.go.clear()
    desk = lab.desk()
    panel = desk.strength
    click(panel.button)
    lab.qtbot.waitUntil(lambda: bool(lab.engine.readings), timeout=60_000)
    lab.qtbot.waitUntil(lambda: "so far" in panel.note.text(), timeout=10_000)
    assert panel.cards.rowCount() == 12
    assert panel.bar.isVisible()
    assert panel.button.text() == "Stop"
    assert not panel.games.isEnabled()
    click(panel.button)
    lab.engine.go.set()
    lab.qtbot.waitUntil(lambda: panel.button.text() == "Measure", timeout=20_000)
    assert lab.jobs.jobs[0].state == queue.STOPPED
    click(panel.button)
    lab.until_told(desk)
    assert f"{GAMES} games" in panel.note.text()


def test_what_cannot_be_played_is_told_at_once(lab):
    """Two cards are too few; the lab is not asked."""
    desk = lab.desk()
    desk.document.do("Few", {("cards",): list(desk.document.cards[:2])})
    click(desk.strength.button)
    assert "It cannot be played yet." in desk.heard[-1]
    assert not lab.jobs.jobs
