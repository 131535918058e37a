"""Names of bots: what they mean, how they are written, and what is refused."""

from __future__ import annotations

import pytest

from engine.bots.spec import OPTIONS, parse_bot, split_bots
from engine.errors import OikistError


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("uniform", "uniform"),
        (" greedy@never-sells ", "greedy@never-sells"),
        ("search", "search:1000"),
        ("search:0.20s", "search:0.2s"),
        ("search:50,rollout=greedy", "search:50"),
        ("search:50,plies=8,rollout=none", "search:50+rollout=none+plies=8"),
        ("search:50+explore=2.50@hoarder", "search:50+explore=2.5@hoarder"),
    ],
)
def test_equal_bots_have_one_name(given, canonical):
    """A name is read, and written in one way; that one is read as the same bot."""
    bot = parse_bot(given)
    assert str(bot) == canonical
    assert parse_bot(canonical) == bot


def test_only_seconds_cannot_be_reproduced():
    """A budget of iterations gives the same game on every machine; one of seconds does not."""
    assert parse_bot("search:10").reproducible
    assert not parse_bot("search:1s").reproducible


def test_a_comma_parts_bots_and_options():
    """In a list of bots, an option after a comma belongs to the bot before it."""
    text = "search:50,rollout=greedy,plies=2, greedy@x,uniform"
    assert split_bots(text) == ("search:50+rollout=greedy+plies=2", "greedy@x", "uniform")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("gredy", "did you mean 'greedy'?"),
        ("greedy:5", "greedy has no budget"),
        ("search:many", "search:1000"),
        ("search:0", "out of range"),
        ("search:1.5", "out of range"),
        ("search:0s", "out of range"),
        ("search:9999999s", "out of range"),
        ("search:5+rollot=none", "did you mean 'rollout'?"),
        ("search:5+rollout=gready", "did you mean 'greedy'?"),
        ("search:5+plies=1.5", "a whole number from 0"),
        ("search:5+explore=-1", "a number from 0"),
        ("search:5+explore=nan", "a number from 0"),
        ("greedy@", "not a valid name of a persona"),
        ("greedy@../x", "not a valid name of a persona"),
    ],
)
def test_a_wrong_name_is_told_with_a_remedy(given, told):
    """Budget, options and persona are checked, and the fault says what to write."""
    with pytest.raises(OikistError) as caught:
        parse_bot(given)
    assert told in str(caught.value)
    assert "--bots" in str(caught.value)


def test_all_faults_are_told_at_once():
    """One look at the message is enough."""
    with pytest.raises(OikistError) as caught:
        parse_bot("search:x+rollout=y+z=1@@")
    assert len(caught.value.faults) == 4


def test_options_are_within_their_ranges():
    """What is usual is allowed."""
    for name, option in OPTIONS.items():
        assert option.low <= option.usual <= option.high, name
