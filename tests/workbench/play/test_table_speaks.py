"""The table of a real game in French and Czech says nothing in English."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDockWidget,
    QListView,
    QTextEdit,
    QWidget,
)

from engine.play.match import Match
from engine.records.record import PERSON
from engine.scenarios.catalog import load_scenario
from tests.workbench.played import HastyEngine
from workbench.jobs.match_table import MatchTable
from workbench.language.translator import apply_language

PROPERTIES = (
    "text",
    "toolTip",
    "windowTitle",
    "accessibleName",
    "accessibleDescription",
    "placeholderText",
)
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)
ENGLISH = re.compile(
    r"\b(the|roads?|city|cities|markets?|tiles?|draw|buy|sell|done|lays|worth|controlled|nobody"
    r"|connections?|unsold|sold|in reserve|rounds?|greedy|uniform|coastal|inland|yellow|blue"
    r"|vermilion|gains|pays|instead|decides|would|wins|spaces?|hexes|classic)\b",
    re.IGNORECASE,
)
QUOTED = re.compile(r"[„«“][^“»”]*[“»”]|<[^>]*>|\S*/\S*\.toml")  # words of files, and tags


def _texts(root):
    """Everything that can be read, hovered over or heard below an object."""
    for child in root.findChildren(QObject):
        if isinstance(child, QWidget) and child.isHidden():
            continue  # what an earlier game has left, until it is needed again
        for name in PROPERTIES:
            value = getattr(child, name, None)
            found = value() if callable(value) and not _needs_more(child, name) else ""
            if isinstance(found, str):
                yield f"{type(child).__name__}.{name}", found
        if isinstance(child, QComboBox):
            yield from (("QComboBox", child.itemText(row)) for row in range(child.count()))
        if isinstance(child, QTextEdit):
            yield "QTextEdit", child.toPlainText()
        if isinstance(child, QAbstractItemView) and child.model() is not None:
            one = isinstance(child, QListView)
            yield from _cells(child.model(), QModelIndex(), one_column=one)


def _needs_more(child, name):
    """Texts of items, which are asked for by their place."""
    return name == "text" and child.metaObject().indexOfProperty("text") < 0


def _cells(model: QAbstractItemModel, parent, *, one_column, depth=0):
    for row in range(model.rowCount(parent)):
        for column in range(1 if one_column else model.columnCount(parent)):
            index = model.index(row, column, parent)
            for role in ROLES:
                if isinstance(index.data(role), str):
                    yield type(model).__name__, index.data(role)
        if depth < 3:
            child = model.index(row, 0, parent)
            yield from _cells(model, child, one_column=one_column, depth=depth + 1)


@pytest.fixture(params=["fr", "cs"])
def table(request, open_window):
    """A window in a language, with a match in the market step and every panel in sight."""
    app = QApplication.instance()
    apply_language(app, request.param)
    window = open_window(HastyEngine())
    match = Match(load_scenario("classic-2"), 1, (PERSON, PERSON))
    while "buy" not in {match.to_text(code).split()[0] for code in match.legal_codes()}:
        match.play(match.legal_codes()[-1])
    window.play.open_match(MatchTable(match))
    window.play.board.show_note(window.engine.note_of(match.scenario))
    window.use_mode("play")
    for dock in window.play.findChildren(QDockWidget):
        dock.show()
    yield window.play, match
    apply_language(app, "en")


def _english(play):
    return [(where, text) for where, text in _texts(play) if ENGLISH.search(QUOTED.sub(" ", text))]


def test_panels_scores_cards_lists_and_rules_are_in_the_language(table, qtbot):
    play, _ = table
    qtbot.waitUntil(lambda: bool(play.board.caption.text()))
    assert _english(play) == []


def test_moves_reasons_and_effects_are_in_the_language(table, qtbot):
    play, match = table
    hands = play.parts.hands
    qtbot.waitUntil(lambda: hands.narrowing is not None)
    told = []
    for code in match.legal_codes()[:6]:
        hands.look(code)
        told.append(
            hands.sight.bar.say(
                match.scenario.game.gesture(match.scenario.record, match.state, code)[0]
            )
        )
        told += [match.in_words(code), *hands.preview.effects(code).lines]
        assert _english(play) == []
    refused = {
        refusal.text
        for code in match.scenario.game.codes(match.scenario.record)[::7]
        if (refusal := match.why_not(int(code))) is not None
    }
    assert len(refused) > 2
    assert [text for text in (*told, *refused) if ENGLISH.search(text)] == []
