"""Personas: bans, bonuses and weights as data, for every kind of bot."""

from __future__ import annotations

import numpy as np
import pytest

from engine.bots.personas import persona_files, read_persona
from engine.bots.registry import cast_for, choose_move, weights_of
from engine.discovery import discover
from engine.errors import OikistError
from engine.records.replay import started
from engine.simulation.batch import Plan, run
from tests.support.pennies import GAME

BOTS = ("uniform", "greedy", "search:20")


@pytest.fixture
def persona(tmp_path, monkeypatch):
    """Write a persona of one's own into the folder in which one works."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "personas" / GAME.name
    folder.mkdir(parents=True)

    def write(name, text):
        (folder / f"{name}.toml").write_text(f'format = 1\ntitle = "T"\n{text}')

    return write


def metal_chosen(scenario, bot, seed):
    """What the card is made of that a bot chooses first, and the metals it had."""
    state = started(scenario, seed)
    move = choose_move(scenario, state, bot, np.array([seed], np.uint64))
    seat = int(GAME.kernels().seat_to_move(scenario.record, state))
    held = {int(scenario.record.metal[card]) for card in range(18) if state.holder[card] == seat}
    return int(scenario.record.metal[move]), held


@pytest.mark.parametrize("bot", BOTS)
def test_a_banned_kind_is_left_alone(scenario, persona, bot):
    """Gold is chosen only by a seat that has nothing else."""
    persona(f"no-gold-{bot[0]}", 'ban = ["gold"]\n')
    gold = GAME.move_kinds.index("gold")
    for seed in range(20):
        chosen, held = metal_chosen(scenario, f"{bot}@no-gold-{bot[0]}", seed)
        assert chosen != gold or held == {gold}


@pytest.mark.parametrize("bot", BOTS)
def test_a_ban_never_leaves_a_seat_without_a_move(scenario, persona, bot):
    """With everything banned the bot plays as if nothing were."""
    every = ", ".join(f'"{metal}"' for metal in GAME.move_kinds)
    persona(f"nothing-{bot[0]}", f"ban = [{every}]\n")
    for seed in range(5):
        stuck = metal_chosen(scenario, f"{bot}@nothing-{bot[0]}", seed)
        assert stuck == metal_chosen(scenario, bot, seed)


@pytest.mark.parametrize("bot", BOTS[1:])
def test_a_large_bonus_decides(scenario, persona, bot):
    """A kind of move that is worth 500 points more is taken whenever it is there.

    A search draws what it does in secret by how often it tried each move, so mostly there.
    """
    persona(f"silver-{bot[0]}", "[bonus]\nsilver = 500.0\n")
    silver = GAME.move_kinds.index("silver")
    taken = plain = asked = 0
    for seed in range(30):
        chosen, held = metal_chosen(scenario, f"{bot}@silver-{bot[0]}", seed)
        if silver in held:
            asked += 1
            taken += chosen == silver
            plain += metal_chosen(scenario, bot, seed)[0] == silver
    assert taken == asked if bot == "greedy" else taken > 0.7 * asked > plain


def test_weights_are_scaled(scenario, persona):
    """A factor changes the weights of that seat alone."""
    persona("careless", "[weights]\nhand = 0.5\n")
    minds = cast_for(scenario, ["greedy", "greedy@careless", "greedy"]).minds
    own = weights_of(GAME)
    assert minds.weights.tolist() == [own.tolist(), (own * 0.5).tolist(), own.tolist()]


def test_a_batch_has_personas_on_single_seats(scenario, persona):
    """A seat's ban changes the games of a batch."""
    persona("no-silver", 'ban = ["silver"]\n')
    plain = run(Plan(scenario, ("greedy",) * 3, 30, 1))
    banned = run(Plan(scenario, ("greedy", "greedy@no-silver", "greedy"), 30, 1))
    assert not np.array_equal(plain.scores, banned.scores)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('ban = ["bronze"]\n', "is not a kind of move"),
        ('bann = ["gold"]\n', "did you mean 'ban'?"),
        ("[bonus]\ngold = 1e9\n", "out of range"),
        ('[bonus]\ngold = "much"\n', "is not a number"),
        ("[weights]\nhands = 2.0\n", "did you mean 'hand'?"),
    ],
)
def test_a_faulty_persona_is_told(scenario, persona, text, told):
    """With file and key."""
    persona("odd", text)
    with pytest.raises(OikistError) as caught:
        cast_for(scenario, ["greedy@odd"] * 3)
    assert told in str(caught.value)
    assert "odd.toml" in str(caught.value)


def test_an_unknown_persona_is_told(scenario, persona):
    """With the nearest name, once for all seats."""
    persona("no-gold", 'ban = ["gold"]\n')
    with pytest.raises(OikistError) as caught:
        cast_for(scenario, ["greedy@no-golt"] * 3)
    assert len(caught.value.faults) == 1
    assert "did you mean 'no-gold'?" in str(caught.value)


def test_personas_that_come_with_games_are_right():
    """Every file is read without a fault and says what it is for."""
    for game in discover().values():
        for path in persona_files(game).values():
            found = read_persona(game, path)
            assert found.note, path
            assert found.ban or found.bonus or found.weights, path
