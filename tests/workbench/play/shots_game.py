"""Takes the pictures of people at the table: `python -m tests.workbench.play.shots_game LOOK FOLDER`.

LOOK is "light" or "dark". FOLDER gets one PNG per scene, and of the scene with most colours
one per colour vision.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from engine.scenarios.usual import usual_variant
from tests.workbench.colour_vision import VISIONS
from tests.workbench.play.real_window import RealWindow
from workbench.app import application

PATIENCE = 120  # seconds
PLIES = 90  # moves of bots before the pictures of the middle of a game
SEEN = "hover"  # scene that is also drawn as other colour visions see it


def wait(true):
    """Go on with the window until something is so."""
    until = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > until:
            sys.exit("the window did not get ready")
        QApplication.processEvents()
        time.sleep(0.005)


def rest(seconds=0.4):
    """Let fades and idle work end."""
    until = time.monotonic() + seconds
    wait(lambda: time.monotonic() > until)


def as_seen(image, vision):
    """A picture as somebody with a colour vision sees it."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8)
    rows = rows.reshape(image.height(), image.bytesPerLine())[:, : 3 * image.width()]
    parts = rows.reshape(image.height(), image.width(), 3) / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    seen = np.clip(linear @ VISIONS[vision].T, 0.0, 1.0)
    back = np.where(seen <= 0.0031308, 12.92 * seen, 1.055 * seen ** (1 / 2.4) - 0.055)
    out = np.ascontiguousarray(np.rint(255 * back).astype(np.uint8))
    size = (image.width(), image.height(), 3 * image.width())
    return QImage(out.tobytes(), *size, QImage.Format.Format_RGB888).copy()


class Table:
    """Somebody who sits at the window and has pictures taken."""

    def __init__(self, look, folder, own):
        self.folder = folder
        self.scenario = load_scenario(usual_variant())
        self.at = RealWindow(wait, own, self.scenario, look)
        self.people = [PERSON, *["greedy"] * (self.scenario.seats - 1)]

    def take(self, name):
        """A picture of the whole window."""
        rest()
        image = self.at.window.grab().toImage()
        image.save(str(self.folder / f"{name}.png"))
        if name == SEEN:
            for vision in VISIONS.keys() - {"usual"}:
                as_seen(image, vision).save(str(self.folder / f"{name}-{vision}.png"))

    def everything(self):
        """All scenes, one after the other."""
        self.opening()
        self.hover()
        self.rejected()
        self.timeline()
        self.edit()
        self.seats()
        self.hint()

    def sit(self, plies):
        """A game in which a person is to move after so many moves, or soon after."""
        self.at.sit(self.scenario, [PERSON] * self.scenario.seats, plies)

    def opening(self):
        self.sit(0)
        self.take("opening")

    def _many(self):
        """Play until some kind of move can be made at many spaces, and choose it."""
        while True:
            now = self.at.hands.narrowing
            legal = [self.at.gesture(code) for code in self.at.match.legal_codes()]
            shapes = [one for one in legal if [c.target for c in one[:2]] == ["button", "thing"]]
            if now is not None and len(shapes) > 12:
                self.at.hands.choose_kind(shapes[0][0].name)
                return
            self.at.table.step()
            QApplication.processEvents()

    def hover(self):
        self.sit(PLIES)
        self._many()
        targets = self.at.hands.narrowing.targets
        cell = max(targets, key=lambda one: (targets[one], -one[1]))
        self.at.point(cell)
        self.take("hover")

    def rejected(self):
        hands = self.at.hands
        targets = hands.narrowing.targets
        near = self.at.board.scene.ground.spots
        middle = min(targets, key=lambda cell: abs(near[cell].centre[0]))
        x, y = near[middle].centre
        others = [cell for cell in near if cell not in targets]
        others.sort(
            key=lambda cell: (near[cell].centre[0] - x) ** 2 + (near[cell].centre[1] - y) ** 2
        )
        for cell in others:
            self.at.point(cell)
            hands.click(cell)
            if self.at.parts.advice.bubble.isVisible():
                break
        self.at.parts.show_panel("rules")
        self.take("rejected")

    def timeline(self):
        self.sit(0)
        match, table = self.at.match, self.at.table
        for _ in range(60):
            table.step()
        match.note(30, "Too much to read here", ["confusing"])
        end = match.here
        for ply, name in ((24, "Inland first"), (40, "No market")):
            table.go(match.line(end)[ply].number, override=True)
            known = {match.nodes[child].code for child in match.node.children}
            table.play_move(next(code for code in match.legal_codes() if code not in known))
            match.name(match.here, name)
            for _ in range(12):
                table.step()
        self.at.parts.show_panel("variations")
        self.at.parts.show_panel("graph")
        facts = self.at.parts.memory.facts
        wait(lambda: all(node.number in facts.known for node in match.line()))
        table.look_at(match.line().index(match.node) - 4)
        self.take("timeline")
        table.look_at_newest()

    def edit(self):
        self.sit(PLIES)
        self.at.acts["edit_position"].trigger()
        edit = self.at.parts.edit
        wait(lambda: edit.edit is not None)
        rest()
        pieces = edit.edit.lying()
        edit.take(pieces[len(pieces) // 2].site)
        self.take("edit")
        edit.cancel()

    def seats(self):
        self.at.play.docks["moves"].raise_()
        self.at.sit(self.scenario, self.people, PLIES)
        self.at.table.set_seat(2, "search")
        self.at.parts.show_panel("seats")
        self.take("seats")

    def hint(self):
        self.sit(PLIES)
        self.at.parts.show_panel("hint")
        self.at.acts["hint"].trigger()
        rest(6.0)
        self.at.acts["outlook"].trigger()
        rest(6.0)
        self.take("hint")


def main(look, folder):
    """Take all pictures of one look."""
    application(["oikist"])
    with tempfile.TemporaryDirectory() as own:
        table = Table(look, Path(folder).absolute(), Path(own))
        table.everything()
        table.at.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
