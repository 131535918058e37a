"""What goes wrong at the table or in the lab is said in place, without a box."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from engine import discovery
from workbench.widgets.elided import ElidedLabel


def banner(window):
    return window.play.parts.banner.banner


def test_a_failure_at_the_table_is_said_above_the_board(window):
    """It stays until it is closed, and no box asks for a click."""
    window.use_mode("play")
    window.play.failed.emit("The file cannot be written.")
    assert QApplication.activeModalWidget() is None
    assert banner(window).text.text() == "⚠ The file cannot be written."
    assert banner(window).isVisible()
    next(one for one in banner(window).buttons if one.text() == "Close").click()
    assert "written" not in banner(window).text.text()


def test_a_variant_that_cannot_be_played_is_told_above_the_board(window, monkeypatch):
    """Its first fault; the others are one click away."""
    window.use_mode("play")
    monkeypatch.setattr(window, "report", window.problems.append)
    window.play.failed.emit("a.toml: rounds: too many\na.toml: prize: too few")
    assert banner(window).text.text() == "⚠ a.toml: rounds: too many …"
    assert [one.text() for one in banner(window).buttons] == ["Details", "Close"]


def test_a_failure_of_a_batch_is_said_in_the_status_bar(window):
    """Whatever mode is in front; the lab itself keeps the sentence."""
    window.use_mode("design")
    window.lab.batch.failed.emit("The file of runs is in use.")
    assert QApplication.activeModalWidget() is None
    assert "in use" in window.status.currentMessage()
    window.play.failed.emit("A bot gave up.")
    assert "gave up" in window.status.currentMessage()


def test_the_status_bar_names_one_space_at_a_time(window):
    """While the move at hand is told with its space, what the mouse is over gives way."""
    window.use_mode("play")
    status = window.status
    status.hover.setText("d6, open land")
    assert status.hover.isVisible()
    window.play.parts.hands.described.emit("e5, village; found a city")
    assert status.currentMessage().startswith("e5")
    assert not status.hover.isVisible()
    window.hint("Saved")
    assert status.hover.isVisible()
    window.use_mode("lab")
    assert not status.hover.isVisible()


def test_a_label_without_room_ends_in_an_ellipsis(app, qtbot):
    """A caption that is cut in the middle of a letter looks broken."""
    label = ElidedLabel("Oracle 1 of 9: Yellow places")
    qtbot.addWidget(label)
    label.resize(90, 24)
    assert label.shown.endswith("…")
    assert label.shown[:-1] in label.text()
    label.resize(900, 24)
    assert label.shown == label.text()


def test_a_message_without_room_in_the_status_bar_ends_in_an_ellipsis(window):
    """What is always there keeps its room; the whole message fits in a wider window."""
    window.use_mode("play")
    window.resize(1024, 678)
    window.hint("a message; " * 30)
    assert window.status.shown.endswith("…")
    assert window.status.shown[:-1] in window.status.currentMessage()
    window.hint("a message")
    assert window.status.shown == "a message"


def test_a_new_game_says_that_the_files_of_its_game_have_changed(open_window, monkeypatch):
    """What they say now counts from the next start of the program."""
    window = open_window()
    assert window.problems == []
    folder = window.play.scenario.game.folder
    monkeypatch.setitem(discovery._read, folder, discovery._digests(folder) | {folder / "a": b""})
    window.play.new_game()
    assert "a has changed: start Oikist again" in window.problems[-1]
