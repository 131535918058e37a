"""Texts for people on one line."""

from __future__ import annotations

import pytest

from engine.play.wording import in_a_row


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ([], ""),
        (["2 roads", "1 city"], "2 roads; 1 city"),
        (["It strikes.", "New in the frieze: Pirates"], "It strikes. New in the frieze: Pirates"),
        (["2 roads", "Really?", "1 city"], "2 roads; Really? 1 city"),
    ],
)
def test_parts_are_parted_and_sentences_follow(texts, told):
    """No semicolon stands behind a full stop."""
    assert in_a_row(texts) == told
