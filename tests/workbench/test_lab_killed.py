"""Killed without warning at any moment of a question, the window offers it again, to the same end."""

import multiprocessing
import os
import random
import signal
import sys

import pytest

KILLS = 20
LONGEST = 1.5  # seconds until a process is killed


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="kill -9 is of Unix")
def test_a_question_survives_kills_at_any_moment(tmp_path):
    """What was asked is offered until it is answered, and the answer is that of one never killed."""
    from tests.support import lab_victim

    server = multiprocessing.get_context("forkserver")
    server.set_forkserver_preload(["tests.support.lab_victim"])
    whole = tmp_path / "whole"
    live(server, whole)
    expected = lab_victim.answers(whole)
    assert len(expected) == 1
    chance, kills, lives = random.Random(7), 0, 0
    while kills < KILLS:
        folder = tmp_path / str(lives)
        lives += 1
        while live(server, folder, chance.uniform(0, LONGEST) if kills < KILLS else None):
            kills += 1
        said = (folder / "told").read_text().split("\n")[:-1]
        assert said[-1] in {"answered", "nothing left"}
        asked = said.index("asked")
        assert said[:asked] == []
        assert set(said[asked + 1 : -1]) <= {"offered"}, said
        assert lab_victim.answers(folder) == expected
    print(f"{kills} kills over {lives} questions", file=sys.stderr)


def live(server, folder, seconds=None):
    """One life of the window's questions; whether it was killed."""
    from tests.support import lab_victim

    folder.mkdir(exist_ok=True)
    victim = server.Process(target=lab_victim.live, args=(folder,))
    victim.start()
    victim.join(seconds)
    if victim.exitcode is None:
        os.kill(victim.pid, signal.SIGKILL)
        victim.join()
        return victim.exitcode == -signal.SIGKILL
    assert victim.exitcode == 0
    return False
