"""The figures of memory are those of a program: its loop runs."""

import weakref

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from tests.bench.memory import turn


def test_what_was_given_up_is_deleted_in_a_turn_of_the_loop(qapp):
    """Between two moves, as in the window; else buttons of every move would be counted."""
    outer = QWidget()
    inner = QWidget(outer)
    inner.deleteLater()
    turn()
    assert not isValid(inner)
    gone = weakref.ref(inner)
    del inner
    assert gone() is None
