"""Keeping matches: autosaved, found again, refused under other rules, killed."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import time

import pytest

from engine.errors import RecordError
from engine.play.match_file import match_text
from engine.scenarios.catalog import load_scenario
from tests.workbench.play.memory_table import MemoryTable
from workbench.play.archive.keeping import MARKS, Left, replayed

KILLS = 10
LONGEST = 0.6  # seconds that a victim lives after its first line


@pytest.fixture(scope="module")
def scenario():
    return load_scenario("classic-2")


@pytest.fixture
def seat(app, tmp_path):
    found = MemoryTable(tmp_path / "matches")
    yield found
    found.let_go()


def files(folder):
    return sorted(folder.glob("*.match"))


def test_a_match_has_a_file_from_its_first_move_on(seat, scenario, tmp_path):
    """Before it there is none; after it the file holds the move."""
    seat.sit(scenario)
    assert not files(tmp_path / "matches")
    seat.play(1)
    (path,) = files(tmp_path / "matches")
    assert seat.table.match.nodes[1].text in path.read_text()
    assert scenario.name in path.name
    assert path == seat.memory.keeper.path


def test_every_match_has_its_own_file(seat, scenario, tmp_path):
    """Two matches of the same variant and seed within a second do not share a file."""
    for _ in range(3):
        seat.sit(scenario, seed=4, plies=2)
    assert len(files(tmp_path / "matches")) == 3


def test_a_match_opens_as_it_was_left(seat, scenario, tmp_path):
    """Variations, names, notes, answers and the place on the table are all there again."""
    match = seat.sit(scenario, plies=9)
    branch = seat.branch(4)
    match.name(branch, "Other way")
    match.note(2, "why?", ["confusing"])
    match.answer({"fun": "4"})
    path = seat.memory.keeper.path
    seat.table.close()
    found = seat.memory.keeper.open(path).match
    assert match_text(found) == match_text(match)


def test_an_opened_match_goes_on_in_its_file(seat, scenario, tmp_path):
    """Moves after reopening are added to the same file; looking alone changes nothing."""
    seat.sit(scenario, plies=5)
    path = seat.memory.keeper.path
    seat.table.close()
    before = path.read_bytes()
    seat.table.open(seat.memory.keeper.open(path))
    seat.table.look_at(2)
    assert path.read_bytes() == before
    seat.table.look_at_newest()
    seat.play(1)
    assert files(tmp_path / "matches") == [path]
    assert len(seat.memory.keeper.open(path).match.nodes) == 7


def test_trouble_is_told_once(app, scenario, tmp_path):
    """Where nothing can be written, one sentence says so and the game goes on."""
    (tmp_path / "matches").write_text("a file is in the way")
    seat = MemoryTable(tmp_path / "matches")
    seat.sit(scenario, plies=4)
    assert len(seat.said) == 1
    assert "not being saved" in seat.said[0]
    assert len(seat.table.history) == 4
    seat.let_go()


def test_nothing_is_offered_after_a_plain_end(seat, scenario, tmp_path):
    """A match that was closed is not taken for one that was lost."""
    seat.sit(scenario, plies=3)
    assert list((tmp_path / "matches" / MARKS).glob("*.json"))
    seat.memory.stop()
    assert not list((tmp_path / "matches" / MARKS).glob("*"))


def changed(path, old, new):
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_other_rules_are_refused_with_the_reason(seat, scenario):
    """The sentence says why and offers a replay, which goes as far as the rules allow."""
    match = seat.sit(scenario, plies=12)
    path = seat.memory.keeper.path
    seat.table.close()
    changed(path, scenario.digest, "0" * len(scenario.digest))
    with pytest.raises(RecordError, match=r"other rules.*until the rules differ"):
        seat.memory.keeper.open(path)
    changed(path, f'"{match.nodes[8].text}","node":8', f'"{match.nodes[1].text}","node":8')
    table, reason = replayed(path, scenario)
    assert len(table.match.nodes) == 8
    assert table.match.why_not(match.nodes[1].code).text.rstrip(".") in reason


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="kill -9 is of Unix")
def test_killed_in_the_middle_of_a_game(app, tmp_path):
    """The match is found again at the last move that was told, or one step further."""
    from tests.support import play_victim

    server = multiprocessing.get_context("forkserver")
    server.set_forkserver_preload(["tests.support.play_victim"])
    folder, chance = tmp_path / "matches", random.Random(5)
    found_again = 0
    for seed in range(2 * KILLS):  # some may die between two games, with nothing to find
        if found_again == KILLS:
            break
        told = tmp_path / f"told-{seed}"
        victim = server.Process(target=play_victim.main, args=(folder, seed, told))
        victim.start()
        while victim.is_alive() and not lines(told):
            time.sleep(0.005)
        victim.join(chance.uniform(0, LONGEST))
        os.kill(victim.pid, signal.SIGKILL)
        victim.join()
        assert victim.exitcode == -signal.SIGKILL, "it ended by itself"
        name, nodes, here, digest = lines(told)[-1].split("\t")
        seat = MemoryTable(folder)
        last = seat.memory.keeper.last()
        if name != "-" and last is not None:
            match = seat.memory.keeper.open(last.path).match
            at = (len(match.nodes), match.here, play_victim.digest(match))
            if last.path.name != name:  # the game had ended, and the next one had begun
                assert len(match.nodes) == 2
            elif at != (int(nodes), int(here), digest):
                ends = {(int(here), match.nodes[match.here].parent)}
                ends.add((match.nodes[int(here)].parent, match.here))
                assert len(match.nodes) - int(nodes) in {0, 1}
                assert any(one == other for one, other in ends), "more than one step away"
            found_again += 1
        seat.let_go()
    assert found_again == KILLS


def lines(path):
    """Whole lines that were told."""
    return path.read_text().split("\n")[:-1] if path.exists() else []


def offered(seat, folder):
    """What would be offered if the program were killed now: a mark without a lock."""
    marks = folder / MARKS
    (held,) = marks.glob("*.json")
    (marks / "killed.json").write_bytes(held.read_bytes())
    found = seat.memory.keeper.last()
    (marks / "killed.json").unlink()
    return found


def test_a_match_that_is_over_is_offered_as_such_after_a_kill(seat, scenario, tmp_path):
    """There is nothing to go on with, but something to look at; a move taken back changes that."""
    seat.sit(scenario, plies=10_000)
    assert seat.table.over
    assert offered(seat, tmp_path / "matches") == Left(seat.memory.keeper.path, over=True)
    seat.table.go(seat.table.match.node.parent, override=True)
    assert offered(seat, tmp_path / "matches") == Left(seat.memory.keeper.path, over=False)
