"""The whole window on the engine, with a person at it who has a mouse and a keyboard."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.play.match import Match
from engine.records.record import PERSON
from tests.workbench.undressed import undressed
from workbench.jobs.engine import OikistEngine
from workbench.jobs.match_table import MatchTable
from workbench.settings import Settings
from workbench.window import MainWindow

LEFT = Qt.MouseButton.LeftButton
SIZE = (1440, 900)
MOST_MOVES = 400  # of the person, far more than a game has
SPEED = 1000  # moves a second of bots: nobody watches them


class Compiled(OikistEngine):
    """The engine of a process that has compiled what it plays: no other program has to."""

    def compile_apart(self, scenario, part, cancelled, bots=()):
        """It could not even find the small games of the tests."""


class RealWindow:
    """A window in which a game of a scenario has been dealt.

    Args:
        wait: Waits until a function gives something true.
        folder: For settings and matches.
        scenario: What is played.
        theme: "light" or "dark".
    """

    def __init__(self, wait, folder, scenario, theme="light"):
        self.wait = wait
        engine = Compiled()
        engine.prepare_play(scenario)  # nobody waits for the compiler later
        with undressed():
            self.window = MainWindow(engine, Settings(folder / "window.ini"), folder / "state")
        self.play, self.acts = self.window.play, self.window.acts
        self.parts, self.table, self.board = self.play.parts, self.play.table, self.play.board
        self.hands, self.view = self.parts.hands, self.play.board.view
        self.bar = self.hands.sight.bar
        self.refused, self.failed = [], []
        self.table.refused.connect(self.refused.append)
        self.play.failed.connect(self.failed.append)
        self.window.use_theme(theme)
        self.window.resize(*SIZE)
        self.window.show()
        self.window.show_scenario(scenario)
        wait(lambda: self.table.is_open)
        self.play._preparing.abandon()  # no batches are played here
        self.table.set_speed(SPEED)
        self.window.activateWindow()
        self.hands.finish_reading()
        QApplication.processEvents()

    @property
    def match(self):
        """The match on the table."""
        return self.table.match

    def put(self, match):
        """Put another match on the table."""
        self.play.open_match(MatchTable(match))
        self.hands.finish_reading()
        QApplication.processEvents()

    def sit(self, scenario, seats, plies=0, seed=1):
        """Put a new match on the table in which bots have made so many moves."""
        table = MatchTable(Match(scenario, seed, seats))
        for _ in range(plies):
            table.play_bot("greedy")
        self.put(table.match)

    def gesture(self, code):
        """Clicks of a move."""
        scenario = self.match.scenario
        return scenario.game.gesture(scenario.record, self.match.state, code)

    def spot(self, place):
        """Where the middle of a place is on the board's view."""
        return self.view.mapFromScene(*self.board.scene.spot(place).centre)

    def point(self, place):
        """Put the mouse on a place."""
        for spot in (QPoint(1, 1), self.spot(place)):  # a mouse that does not move tells nothing
            QTest.mouseMove(self.view.viewport(), spot)
        QApplication.processEvents()

    def press(self, click):
        """Make one click of a gesture with the mouse."""
        if click.target == "button":
            now = self.hands.narrowing
            if not (now is not None and now.unasked and now.kind == click.name):  # it is open
                QTest.mouseClick(self.bar.kinds[click.name], LEFT)
        elif click.target == "thing":
            assert self.view.viewport().rect().contains(self.spot(click.address))
            QTest.mouseClick(self.view.viewport(), LEFT, pos=self.spot(click.address))
        elif click.target == "number":
            field = self.bar.step.steppers.fields[click.name]
            QTest.mouseClick(field, LEFT)
            field.selectAll()
            QTest.keyClicks(field, str(click.number))
        elif click.name in self.bar.step.choices.buttons:
            QTest.mouseClick(self.bar.step.choices.buttons[click.name], LEFT)
        else:
            self._press_in_list(self.bar.step.choices.many, click.name)

    def _press_in_list(self, box, text):
        """Open a list of choices and click one."""
        assert box.isVisible()
        assert box.isEnabled()
        box.showPopup()
        QApplication.processEvents()
        row = box.view().model().index(box.findText(text), 0)
        box.view().scrollTo(row)
        QTest.mouseClick(box.view().viewport(), LEFT, pos=box.view().visualRect(row).center())

    def make(self, code):
        """Make a move by the clicks of its gesture; numbers need their button at the end."""
        before = self.match.here
        gesture = self.gesture(code)
        for click in gesture:
            if self.match.here == before:
                self.press(click)
        if gesture[-1].target == "number" and self.match.here == before:
            QTest.mouseClick(self.bar.step.steppers.play, LEFT)

    def wait_for_person(self):
        """Let the bots go on until they wait for the person or the game is over."""
        self.wait(lambda: self.table.over or (self.table.person_to_move and self.hands.active))
        QApplication.processEvents()

    def make_one(self, made):
        """Make one of the legal moves by clicks; its code."""
        codes = self.match.legal_codes()
        code = codes[made * 7 % len(codes)]
        self.make(code)
        return code

    def play_out(self, move):
        """Make the person's moves until the game is over; how many.

        Args:
            move: Makes one, given how many were made before; returns its code or None.
        """
        made = 0
        self.wait_for_person()
        while not self.table.over and made < MOST_MOVES:
            before, code = self.match.here, move(made)
            after = next(node for node in self.match.line() if node.parent == before)
            assert after.who == PERSON
            assert code in (None, after.code)
            made += 1
            self.wait_for_person()
        return made

    def button(self, key):
        """Press the button of an action in the toolbar of the table."""
        QTest.mouseClick(self.play.bar.widgetForAction(self.acts[key]), LEFT)

    def key(self, key, keys=Qt.KeyboardModifier.NoModifier):
        """Press a key where the keyboard is."""
        QTest.keyClick(self.window.focusWidget() or self.window, key, keys)

    def close(self):
        """End everything."""
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
