"""Editing the position on the table with mouse, keyboard and form."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QSplitter, QWidget

from engine.play.match import Match
from engine.play.node import DESIGNER
from engine.records.position import read_position_file
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.support.pennies_table import pennies
from tests.support.pennies_table import table as folder
from workbench.commands.position import TABLE
from workbench.jobs.match_table import MatchTable
from workbench.look.theme import DARK
from workbench.panels.board import BoardPanel
from workbench.play.fence_banner import FenceBanner
from workbench.play.position.editing import EditPosition
from workbench.scene.scenery import scenery_of
from workbench.table.game_table import GameTable
from workbench.table.reading import why_veiled
from workbench.widgets.cells import Cell, Cells
from workbench.widgets.fold import Fold

__all__ = ["folder", "pennies"]

VARIANT = "classic-2"


class Desk:
    """A table, a board and the mode, side by side."""

    def __init__(self, qtbot, variant=VARIANT, moves=40):
        self.bot = qtbot
        scenario = load_scenario(variant)
        self.match = Match(scenario, 5)
        chance = random.Random(1)
        for _ in range(moves):
            self.match.play(chance.choice(self.match.legal_codes()))
        self.window = QSplitter()
        self.table = GameTable(self.window)
        self.board = BoardPanel()
        self.mode = EditPosition(self.table, self.board, self.window)
        self.window.addWidget(self.board)
        self.window.addWidget(self.mode.form)
        self.window.resize(1300, 800)
        qtbot.addWidget(self.window)
        self.table.position_changed.connect(self.board.show_picture)
        self.board.set_scenery(scenery_of(scenario))
        self.table.open(MatchTable(self.match))
        self.window.show()

    def begin(self):
        self.mode.begin()
        self.bot.waitUntil(lambda: self.mode.edit is not None)
        return self.mode.edit

    def choose(self, *, faces):
        """Take in hand the first kind of seats that has several faces, or just one."""
        stamp, edit = self.mode.form.stamp, self.mode.edit
        for at in range(stamp.kinds.count()):
            stamp.kinds.setCurrentIndex(at)
            if stamp.kind.owned and (len(edit.faces(stamp.kind)) > 1) == faces:
                return
        raise AssertionError("nothing lies like that")

    def free(self):
        """A space without anything on it."""
        board = self.match.scenario.board
        common = max(set(board.kinds), key=board.kinds.count)
        names = zip(self.mode.edit.editing.sites, board.kinds, strict=True)
        return next(n for n, kind in names if kind == common and not self.mode.edit.lying(n))

    def spot(self, name):
        space = next(one for one in self.board.scene.ground.spaces if one.name == name)
        return self.board.view.mapFromScene(QPointF(*space.centre))

    def point(self, name):
        """Put the mouse on a space."""
        for spot in (QPoint(1, 1), self.spot(name)):  # a mouse that does not move tells nothing
            self.bot.mouseMove(self.board.view.viewport(), spot)
        QApplication.processEvents()

    def click(self, name, button=Qt.MouseButton.LeftButton):
        self.point(name)
        self.bot.mouseClick(self.board.view.viewport(), button, pos=self.spot(name))

    def wheel(self, name, notches):
        view = self.board.view
        self.point(name)
        at = QPointF(self.spot(name))
        none, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        turned = QPoint(0, 120 * notches)
        left = Qt.MouseButton.NoButton
        everywhere = QPointF(view.viewport().mapToGlobal(self.spot(name)))
        event = QWheelEvent(at, everywhere, QPoint(), turned, left, none, phase, False)
        QApplication.sendEvent(view.viewport(), event)


@pytest.fixture
def desk(app, qtbot):
    found = Desk(qtbot)
    yield found
    found.table.pause()


def test_the_panel_says_why_nothing_is_edited(qtbot, app):
    """Not that it is getting ready, while the command is off or was not chosen."""
    table = GameTable()
    mode = EditPosition(table, BoardPanel())
    qtbot.addWidget(mode.form)
    said = [mode.form.state.text()]
    table.open(MatchTable(Match(load_scenario(VARIANT), 5, [PERSON] * 2)))
    said.append(mode.form.state.text())
    table.look_through(0)
    assert not mode.enabled()["edit_position"]
    assert mode.form.state.text() == why_veiled()
    assert not mode.form.cancel_button.isEnabled()
    assert len({*said, why_veiled()}) == 3
    assert not any("ready" in text for text in said)


def test_a_click_puts_and_a_right_click_takes(desk):
    """The board shows the piece at once; the match knows nothing of it yet."""
    edit = desk.begin()
    desk.choose(faces=True)
    space, before = desk.free(), len(desk.board.scene.thing_items)
    desk.click(space)
    assert len(edit.lying(space)) == 1
    assert len(desk.board.scene.thing_items) == before + 1
    assert desk.match.node.who != DESIGNER
    desk.click(space, Qt.MouseButton.RightButton)
    assert edit.lying(space) == []
    assert len(desk.board.scene.thing_items) == before
    assert not edit.changed


def test_wheel_and_key_turn(desk):
    """One notch and one R lead on, a notch towards the user leads back."""
    edit = desk.begin()
    desk.choose(faces=True)
    space = desk.free()
    desk.click(space)
    faces = [edit.lying(space)[0].face]
    for turn in (
        lambda: desk.wheel(space, 1),
        lambda: desk.bot.keyClick(desk.board.view, Qt.Key.Key_R),
        lambda: desk.wheel(space, -1),
    ):
        turn()
        faces.append(edit.lying(space)[0].face)
    assert len(set(faces[:3])) == 3
    assert faces[3] == faces[1]


def test_everything_goes_without_a_mouse(desk):
    """A space is written in the form; put, turn and take are buttons."""
    edit = desk.begin()
    desk.choose(faces=True)
    stamp, space = desk.mode.form.stamp, desk.free()
    stamp.space.setText("nowhere")
    assert not stamp._put.isEnabled()
    stamp.space.setText(space)
    stamp._put.click()
    face = edit.lying(space)[0].face
    stamp._turn.click()
    assert edit.lying(space)[0].face != face
    stamp._take.click()
    assert edit.lying(space) == []


def test_apply_puts_a_designers_edit_on_the_table(desk):
    """A score changed in the form is a node of the match, and the mode ends."""
    edit = desk.begin()
    seat = edit.editing.seats[0]
    score = next(f for f in desk.mode.form.fields if f.path[-2:] == (seat, "score"))
    score.spin.setValue(score.spin.value() + 7)
    wanted = edit.state.tobytes()
    desk.mode.form.apply_button.click()
    assert desk.match.node.who == DESIGNER
    assert desk.match.state.tobytes() == wanted
    assert not desk.mode.active
    assert desk.board.view.hand is None


@pytest.mark.parametrize("people", [False, True], ids=["bots", "people"])
def test_an_edit_is_one_step_back(desk, people):
    """Whoever plays, taking back begins with the edit and leaves the move before it."""
    if people:
        desk.match.seat(0, PERSON)
        desk.match.seat(1, PERSON)
    before, edit = desk.match.here, desk.begin()
    desk.mode.set_value(("seats", edit.editing.seats[0], "score"), 44)
    desk.mode.apply()
    assert desk.table.history[-1].words
    desk.table.take_back(override=True)
    assert desk.match.here == before


def test_drop_leaves_everything(desk):
    """The board shows the position of the match again and the match has no more nodes."""
    caption, count = desk.board.caption.text(), len(desk.match.nodes)
    desk.begin()
    desk.choose(faces=True)
    desk.click(desk.free())
    assert desk.board.caption.text() != caption
    desk.mode.form.cancel_button.click()
    assert desk.board.caption.text() == caption
    assert len(desk.match.nodes) == count
    assert not desk.mode.checked()["edit_position"]


def test_a_fault_is_listed_and_framed_and_stops_apply(desk):
    """A city of one tile without a village is told with a remedy; undo takes it away."""
    edit = desk.begin()
    space = desk.free()
    desk.choose(faces=True)
    desk.click(space)
    assert not edit.faults
    desk.choose(faces=False)
    desk.click(space)
    assert edit.faults
    form = desk.mode.form
    assert form.faults.list.count() == len(edit.faults)
    assert f"'{space}'" in form.faults.list.item(0).text()
    assert not form.apply_button.isEnabled()
    assert not desk.mode.hand._wrong.path().isEmpty()
    form.undo_button.click()
    assert form.faults.isHidden()
    assert form.apply_button.isEnabled()
    assert desk.mode.hand._wrong.path().isEmpty()


def test_what_is_left_of_a_stock_is_filled_in(desk):
    """Pieces that are not in front any more are in the reserve, and the field shows it."""
    edit = desk.begin()
    seat = edit.editing.seats[0]
    fields = {f.path[-1]: f for f in desk.mode.form.fields if f.path[-2:-1] == (seat,)}
    front, reserve = fields["roads"].spin, fields["reserve_roads"].spin
    both = front.value() + reserve.value()
    front.setValue(0)
    assert edit.faults == ()
    assert reserve.value() == both


def test_the_mend_button_takes_out_what_is_wrong(desk):
    """A tile that cannot lie there goes back to its stock with one press."""
    edit = desk.begin()
    space = desk.free()
    desk.choose(faces=False)
    desk.click(space)
    assert edit.faults
    desk.mode.form.faults.mend_button.click()
    assert edit.faults == ()
    assert edit.lying(space) == []
    assert not edit.changed


def test_seats_are_ticked(desk):
    """A list of seats has a box for each, named as people call them; details are folded at first."""
    edit = desk.begin()
    details = desk.mode.form.findChildren(Fold)[-1]
    assert not details.inside.isVisibleTo(details)
    details.setChecked(True)
    field = next(f for f in desk.mode.form.fields if f.path == ("turn", "keep"))
    seat, box = next(iter(field.boxes.items()))
    assert box.text() == edit.worded(field.path, seat) != seat
    box.click()
    assert edit.value(field.path) == [seat]
    assert edit.faults  # in another phase nobody does
    box.click()
    assert not edit.value(field.path)
    assert edit.faults == ()


def test_whose_turn_it_is(desk):
    """Another seat can be chosen, and moves after the edit."""
    edit = desk.begin()
    field = next(f for f in desk.mode.form.fields if f.path == ("active",))
    other = next(s for s in edit.editing.seats if s != edit.value(("active",)))
    at = field.combo.findData(other)
    field.combo.setCurrentIndex(at)
    field.combo.activated.emit(at)
    desk.mode.apply()
    assert desk.match.seat_names[desk.match.seat_to_move] == other


def test_a_rest_of_the_mouse_shows_a_ghost(desk):
    """Before the click the piece is seen half transparent."""
    desk.begin()
    desk.choose(faces=True)
    desk.point(desk.free())
    desk.bot.waitUntil(lambda: len(desk.board.scene.ghosts) == 1)
    assert not desk.mode.edit.changed


def test_a_position_file_gives_the_position_back(desk, tmp_path):
    """What is saved in the mode is the edited position, with the variant's name."""
    edit = desk.begin()
    seat = edit.editing.seats[0]
    desk.mode.set_value(("seats", seat, "score"), 44)
    assert desk.mode.files.save_to(tmp_path / "mine")
    scenario, state = read_position_file(tmp_path / "mine.toml")
    assert state.tobytes() == edit.state.tobytes()
    assert scenario.digest == desk.match.scenario.digest


def test_a_position_file_is_opened(desk, tmp_path):
    """A match that begins with what was saved, with the same people and bots."""
    edit = desk.begin()
    desk.mode.set_value(("seats", edit.editing.seats[0], "score"), 44)
    wanted = edit.state.tobytes()
    desk.mode.files.save_to(tmp_path / "mine.toml")
    with desk.bot.waitSignal(desk.mode.files.opened, timeout=20_000) as opened:
        desk.mode.files.open(tmp_path / "mine.toml")
    match = opened.args[0].match
    assert match.state.tobytes() == wanted
    assert match.from_position
    assert match.seats == desk.match.seats


def test_every_fault_of_a_position_file_is_told(desk, tmp_path):
    """Nothing is put on the table; each fault has its place in the file."""
    desk.begin()
    path = tmp_path / "mine.toml"
    desk.mode.files.save_to(path)
    path.write_text(path.read_text("utf-8").replace("score = ", "score = -"), encoding="utf-8")
    with desk.bot.waitSignal(desk.mode.failed, timeout=20_000) as failed:
        desk.mode.files.open(path)
    assert failed.args[0].count(".score: -") == desk.match.scenario.seats
    assert desk.table.match is desk.match


def test_a_new_game_begins_with_the_edited_position(desk):
    """Another match is on the table; the old one is as it was."""
    edit = desk.begin()
    desk.mode.set_value(("seats", edit.editing.seats[0], "score"), 44)
    count = len(desk.match.nodes)
    desk.mode.start_from_here()
    assert desk.table.match is not desk.match
    assert desk.table.match.from_position
    assert desk.table.match.state.tobytes() == edit.state.tobytes()
    assert len(desk.match.nodes) == count
    assert not desk.mode.active


def test_a_move_made_elsewhere_ends_the_mode(desk):
    """What was edited belongs to a position that is not on the table any more."""
    desk.begin()
    said = []
    desk.mode.said.connect(said.append)
    desk.table.play_move(desk.match.legal_codes()[0])
    assert not desk.mode.active
    assert len(said) == 1


def test_switched_off_before_it_is_ready(desk):
    """The mode can be left while positions are still being looked into."""
    desk.mode.begin()
    desk.mode.cancel()
    QApplication.processEvents()
    assert desk.mode.edit is None
    assert desk.board.view.hand is None


def test_cards_are_moved_where_there_is_no_board(app, qtbot, folder):
    """In a game without a board the form tells of every card where it is."""
    desk = Desk(qtbot, "duel", moves=0)
    edit = desk.begin()
    field = next(f for f in desk.mode.form.fields if getattr(f, "card", ""))
    away = next(at for at, path in enumerate(field._holders) if path != edit.holder(field.card))
    field.combo.setCurrentIndex(away)
    field.combo.activated.emit(away)
    assert edit.holder(field.card) == field._holders[away]
    desk.table.pause()


def test_nothing_is_cut_off_in_a_narrow_panel(desk):
    """On a small screen long names wrap, and choices end in an ellipsis."""
    desk.begin()
    desk.window.setSizes([1060, 240])
    QApplication.processEvents()
    form = desk.mode.form
    area = form.findChild(QScrollArea)
    assert form.width() <= 240
    for fold in form.findChildren(Fold):
        fold.setChecked(True)
    QApplication.processEvents()
    assert area.widget().width() == area.viewport().width()
    assert all(cell.width() >= cell.minimumSizeHint().width() for cell in form.findChildren(Cell))


def test_groups_stay_folded_when_fields_are_made_anew(desk):
    """What was put away stays away, and what was opened stays open."""
    desk.begin()
    form = desk.mode.form
    for fold in form.findChildren(Fold)[1:]:
        fold.setChecked(not fold.isChecked())
    wanted = [fold.isChecked() for fold in form.findChildren(Fold)[1:]]
    form.set_theme(DARK)
    QApplication.processEvents()
    assert [fold.isChecked() for fold in form.findChildren(Fold)[1:]] == wanted


def test_cells_use_the_whole_width(app, qtbot):
    """Short fields share rows evenly; one that needs more takes several columns."""
    body = QWidget()
    qtbot.addWidget(body)
    cells = Cells(body)
    short = [cells.add("points", QLineEdit()) for _ in range(2)]
    long = cells.add("a name that is too long to stand in half of such a panel", QLineEdit())
    whole = cells.add("order", QLineEdit(), whole=True)
    body.resize(340, 300)
    body.show()
    assert short[0].y() == short[1].y()
    assert short[0].width() == short[1].width()
    assert long.y() > short[0].y()
    assert long.geometry().right() >= 330
    assert whole.width() == long.width()
    body.resize(150, 300)
    QApplication.processEvents()
    assert len({cell.y() for cell in (*short, long, whole)}) == 4


def test_every_field_has_a_name_and_themes_reach_the_form(desk):
    """Screen readers say what each field is, before and after a change of colours."""
    desk.begin()
    desk.mode.set_theme(DARK)
    assert all(field.widget.accessibleName() for field in desk.mode.form.fields)
    values = [f.spin.value() for f in desk.mode.form.fields if hasattr(f, "spin")]
    assert any(values)


def test_every_entry_has_a_slot(desk):
    """What the table of actions promises is there, and only that."""
    banner = FenceBanner(desk.table)
    desk.bot.addWidget(banner)
    for part in ("slots", "enabled"):
        answered = {*getattr(desk.mode, part)(), *getattr(banner, part)()}
        assert answered == {entry.key for entry in TABLE}
