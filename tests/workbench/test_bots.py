"""What bots are called by people."""

from __future__ import annotations

import pytest

from workbench.language.bots import bot_title


@pytest.mark.parametrize(
    ("bot", "title"),
    [("greedy", "Greedy"), ("search:1000", "Search: 1000"), ("oracle", "Oracle"), ("", "")],
)
def test_a_bot_has_a_title_also_where_a_damaged_match_names_none(qapp, bot, title):
    """A seat without a bot's name shows nothing, and is no crash."""
    assert bot_title(bot) == title
