"""Finding games: each condition against a reading of every game one by one."""

from __future__ import annotations

import numpy as np
import pytest

from engine.errors import OikistError
from engine.runs.conditions import Wanted, condition_from, stood_from
from engine.runs.finding import find_games
from engine.runs.opening import RunsError
from engine.runs.packing import packed_bits, unpacked_bits
from engine.runs.plan import Side
from engine.runs.reading import read_arm
from engine.runs.replaying import Moment

GAMES = 120
BOTS = (("greedy", "uniform"),)
EVEN = Side("duel", {"start_score": [0, 0]})


@pytest.fixture
def run(played):
    """Games with both seatings, in which seats may also win together."""
    return played(games=GAMES, chunk=17, bots=BOTS, sides=(EVEN,))


def plainly(store, run, fits):
    """(arm, game) of all games of a run for which `fits` holds, one game at a time."""
    found = []
    for arm in store.arms(run):
        games, uses = read_arm(store, run, arm.number), None
        uses, standings, course = games.uses(), games.standings(), games.course()
        for row in range(len(games)):
            told = {
                "scores": games.scores[row].tolist(),
                "won": [share > 0 for share in games.shares[row]],
                "standings": standings[row].tolist(),
                "decisions": int(games.decisions[row]),
                "leads": int(course.changes[row]),
                "left": games.measures()[row][arm.measures.index("value_left")].tolist(),
                "places": games.places[row].tolist(),
                "fired": {
                    rule for rule, seen in zip(arm.rules, uses.rules[:, row], strict=True) if seen
                },
                "seats": arm.seats,
                "bots": arm.bots,
            }
            if fits(told):
                found.append((arm.number, row))
    return found


def margin(told):
    return max(told["scores"]) - min(told["scores"])


def stood(told, after, place):
    """Whether a winner stood at a place, 1 or "last", after a round."""
    row = told["standings"][after - 1]
    places = [1 + sum(other > own for other in row) for own in row]
    last = [own == min(row) and max(row) > min(row) for own in row]
    return any(
        won and (last[seat] if place == "last" else places[seat] == place)
        for seat, won in enumerate(told["won"])
    )


@pytest.mark.parametrize(
    ("wanted", "fits"),
    [
        (Wanted(winner="west"), lambda told: told["won"][0]),
        (Wanted(winner="uniform"), lambda told: told["won"][told["bots"].index("uniform")]),
        (Wanted(stood=stood_from("last@2")), lambda told: stood(told, 2, "last")),
        (Wanted(stood=stood_from("first@half")), lambda told: stood(told, 2, 1)),
        (Wanted(stood=stood_from("2@3")), lambda told: stood(told, 3, 2)),
        (Wanted(where=(condition_from("margin < 3"),)), lambda told: margin(told) < 3),
        (Wanted(where=(condition_from("spread>=4"),)), lambda told: margin(told) >= 4),
        (Wanted(where=(condition_from("leads = 1"),)), lambda told: told["leads"] == 1),
        (Wanted(where=(condition_from("length 8..8"),)), lambda told: told["decisions"] == 8),
        (
            Wanted(where=(condition_from("score:south > 6"),)),
            lambda told: told["scores"][1] > 6,
        ),
        (
            Wanted(where=(condition_from("value left:any <= 2"),)),
            lambda told: min(told["left"]) <= 2,
        ),
        (
            Wanted(where=(condition_from("place:west = 2"),)),
            lambda told: told["places"][0] == 2,
        ),
        (Wanted(tied=True), lambda told: all(told["won"])),
        (Wanted(where=(condition_from("winners = 2"),)), lambda told: all(told["won"])),
        (Wanted(where=(condition_from("won:south = 0"),)), lambda told: not told["won"][1]),
        (
            Wanted(winner="south", where=(condition_from("margin < 4"),), stood=stood_from("last@1")),
            lambda told: told["won"][1] and margin(told) < 4 and stood(told, 1, "last"),
        ),
    ],
)  # fmt: skip
def test_a_condition_holds_for_the_games_found_alone(store, run, wanted, fits):
    """Every game for which it holds, in the order of arms and numbers, and no other."""
    found, expected = find_games(store, (run,), wanted), plainly(store, run, fits)
    assert [(game.arm, game.game) for game in found.games] == expected
    assert len(expected) < 2 * GAMES or wanted.where == (condition_from("length 8..8"),)
    assert expected
    assert (found.count, found.searched) == (len(found.games), 2 * GAMES)


def test_found_games_are_told_with_their_facts(store, run):
    """Seed, scores, winners and margin are those that are stored, moments those asked about."""
    wanted = Wanted(stood=stood_from("last@half"), fired=("PN-5",), limit=3)
    found = find_games(store, (run,), wanted)
    assert found.watched == 2 * GAMES
    for game in found.games:
        games = read_arm(store, run, game.arm)
        assert list(game.scores.values()) == games.scores[game.game].tolist()
        won = np.array(games.arm.seats)[games.shares[game.game] > 0].tolist()
        assert list(game.winners) == won
        assert game.margin == abs(int(np.diff(games.scores[game.game])[0]))
        assert game.moments == (Moment("round", "2"), Moment("rule", "PN-5"))


@pytest.mark.parametrize(
    ("order", "key"),
    [
        ("closest", margin),
        ("clearest", lambda told: -margin(told)),
        ("liveliest", lambda told: -told["leads"]),
        ("highest", lambda told: -max(told["scores"])),
        ("lowest", lambda told: min(told["scores"])),
        ("longest", lambda told: -told["decisions"]),
        ("shortest", lambda told: told["decisions"]),
    ],
)
def test_the_first_of_an_order_come_first(store, run, order, key):
    """The limit keeps the first; equal ones keep the order of their numbers."""
    keys = []
    plainly(store, run, lambda told: keys.append(key(told)))
    every = [(arm, game) for arm in (0, 1) for game in range(GAMES)]
    ranked = [place for _, place in sorted(zip(keys, every, strict=True))]
    found = find_games(store, (run,), Wanted(order=order, limit=10))
    assert [(game.arm, game.game) for game in found.games] == ranked[:10]
    assert found.count == 2 * GAMES


def test_runs_are_searched_together(store, played):
    """Numbers, seeds and arms are told of each, and the order goes over all."""
    first, second = played(games=20), played(games=30, seed=2)
    found = find_games(store, (first, second), Wanted(order="closest", limit=9))
    assert found.searched == 50
    assert {game.run for game in found.games} == {first, second}
    margins = [game.margin for game in found.games]
    assert margins == sorted(margins)
    assert len({game.seed for game in found.games}) == 9


def test_games_of_quick_bots_are_found_among_those_watched(store, played):
    """With uniform bots a rule is known of every tenth game, and the number of them is told."""
    run = played(games=60)
    found = find_games(store, (run,), Wanted(fired=("PN-2",)))
    assert (found.count, found.watched) == (6, 6)
    assert [game.game for game in found.games] == [0, 10, 20, 30, 40, 50]


def test_rules_are_found_by_their_bits(store, run):
    """The rules of the tiny game fire in every game, so the bits of one are set anew."""
    arm = store.arms(run)[0]
    for first, count, content in store.connection.execute(
        "SELECT first, count, uses FROM chunks WHERE arm = 0"
    ).fetchall():
        flags = unpacked_bits(content, count)
        flags[arm.rules.index("PN-5")] = np.arange(first, first + count) % 7 == 3
        flags[arm.rules.index("PN-3")] = np.arange(first, first + count) % 3 == 1
        store.connection.execute(
            "UPDATE chunks SET uses = ? WHERE arm = 0 AND first = ?", [packed_bits(flags), first]
        )
    both = find_games(store, (run,), Wanted(fired=("PN-5", "PN-3")))
    assert [game.game for game in both.games if game.arm == 0] == list(range(10, GAMES, 21))
    one = find_games(store, (run,), Wanted(fired=("PN-5",), unfired=("PN-3",)))
    expected = [game for game in range(3, GAMES, 7) if game % 3 != 1]
    assert [game.game for game in one.games] == expected


def test_what_no_arm_knows_is_told_at_once(store, run):
    """Every name is a fault with a proposal; one that some arm knows is none."""
    wanted = Wanted(
        winner="est",
        fired=("PN-55",),
        where=tuple(map(condition_from, ("margn < 2", "score > 1", "margin:west < 2"))),
        stood=stood_from("last@9"),
    )
    with pytest.raises(RunsError) as caught:
        find_games(store, (run,), wanted)
    text = str(caught.value)
    for told in ("did you mean 'west'?", "did you mean 'PN-5'?", "did you mean 'margin'?",
                 "write score:SEAT or score:any", "'margin' is not counted by seat",
                 "there is no round 9; give one from 1 to 4"):  # fmt: skip
        assert told in text


def test_an_arm_that_lacks_a_round_is_passed_over(store, played):
    """A run of a short and a long game is searched as far as the question makes sense."""
    run = played(games=10, sides=(Side("duel", {"rounds": 2}), Side("duel")))
    found = find_games(store, (run,), Wanted(stood=stood_from("first@3")))
    assert found.searched == 10
    assert {game.arm for game in found.games} == {1}


def test_rules_of_older_runs_are_told_as_unknown(store, run):
    """A run of format 2 has no bits: the fault says so, other conditions still hold."""
    store.connection.execute("UPDATE chunks SET uses = NULL")
    with pytest.raises(RunsError, match="was not kept"):
        find_games(store, (run,), Wanted(fired=("PN-5",)))
    assert find_games(store, (run,), Wanted(tied=True)).count > 0


@pytest.mark.parametrize("text", ["margin", "margin < x", "length 9..3", "< 3", "score:red >> 2"])
def test_a_condition_in_another_form_is_refused(text):
    """Words, a turned range, or no figure at all."""
    with pytest.raises(OikistError):
        condition_from(text)


@pytest.mark.parametrize("text", ["last", "last@", "0@3", "worst@3", "last@half time"])
def test_a_place_in_another_form_is_refused(text):
    """It needs a place and a round."""
    with pytest.raises(OikistError, match="write it like last@8"):
        stood_from(text)


def test_one_arm_alone_can_be_looked_through(store, run):
    """The same games as of the whole run, without those of the other seating."""
    wanted = Wanted(where=(condition_from("margin < 3"),))
    every = find_games(store, (run,), wanted)
    found = find_games(store, (run,), wanted, arm=1)
    assert found.games == tuple(game for game in every.games if game.arm == 1)
    assert found.searched == GAMES
