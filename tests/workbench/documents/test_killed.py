"""Killed without warning at any moment, a program loses nothing that was done."""

import importlib
import multiprocessing
import os
import random
import shutil
import signal
import time

import pytest

from tests.support import edit_victim
from tests.support.edit_victim import digest_of_fields, file_digest, prepare
from workbench.documents.recovery import Journals

KILLS = 8  # in every run of the suite
MANY = 30  # with `make fuzz`
EARLY = 0.2  # part of the kills that hit the start and the restoring
EDITS = 6  # lines that are waited for, at most, before a process that edits is killed
LONGEST = 0.5  # seconds from then until it is killed, or from its start
ENDLESS = 100_000
VICTIMS = ("edit_victim", "window_victim")


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="kill -9 is of Unix")
@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY, marks=pytest.mark.fuzz)])
@pytest.mark.parametrize("victim", VICTIMS)
def test_kill_at_random_moments(victim, kills, tmp_path):
    """What is recovered is the last state that was told or the next one; files are whole."""
    server = multiprocessing.get_context("forkserver")
    server.set_forkserver_preload([f"tests.support.{name}" for name in VICTIMS])
    program = importlib.import_module(f"tests.support.{victim}").main
    folder, before, after = (tmp_path / name for name in ("now", "before", "after"))
    folder.mkdir()
    names = [path.name for path in prepare(folder)]
    chance = random.Random(3)
    known = left(folder, names)
    commands = recoveries = 0
    for seed in range(kills):
        copy(folder, before)
        lines = run(server, program, (folder, seed, ENDLESS), chance)
        found = left(folder, names)
        copy(folder, after)
        copy(before, folder)
        length = max(len(lines) - len(names), 0) + 1
        expected = run(server, edit_victim.main, (folder, seed, length))
        assert expected[: len(lines)] == lines, "the same seed, but other edits"
        copy(after, folder)
        done = states(known, lines)
        following = states(known, expected[: len(lines) + 1])
        for name in names:
            assert found[name] in (done[name], following[name]), f"{name}, kill {seed}"
        assert sum(found[name] != done[name] for name in names) <= 1
        known = found
        commands += len(lines)
        recoveries += sum(fields != "" for fields, _ in found.values())
    print(f"{kills} kills in {commands} commands, {recoveries} documents recovered")
    assert commands > 2 * kills
    assert recoveries > kills


def run(server, program, arguments, chance=None):
    """Lines of a victim that is killed at a random moment, or comes to its end."""
    told = arguments[0].parent / f"told-{time.monotonic_ns()}"
    victim = server.Process(target=program, args=(*arguments, told))
    victim.start()
    if chance is None:
        victim.join()
        assert victim.exitcode == 0
    else:
        early = chance.random() < EARLY  # while it starts and restores, or while it edits
        edits = len(edit_victim.KINDS) + chance.randint(0, EDITS)  # however slow the machine is
        while not early and victim.is_alive() and len(lines_of(told)) < edits:
            time.sleep(0.002)
        victim.join(chance.uniform(0, LONGEST))
        os.kill(victim.pid, signal.SIGKILL)
        victim.join()
        assert victim.exitcode == -signal.SIGKILL, "it ended by itself"
    return lines_of(told)


def lines_of(told):
    """Whole lines of a file."""
    return told.read_text().split("\n")[:-1] if told.exists() else []


def states(known, lines):
    """Digests of fields and file of each document; no fields where the file holds them."""
    found = dict(known)
    for line in lines:
        name, fields, file, dirty = line.split()
        found[name] = (fields if dirty == "True" else "", file)
    return found


def left(folder, names):
    """The same, as a new program finds it."""
    journals = Journals(folder / "state")
    offered = {one.file.name: one for one in journals.leftovers()}
    assert all(not one.missing and not one.changed_on_disk for one in offered.values())
    found = {}
    for name in names:
        fields = digest_of_fields(offered[name].recovered.fields) if name in offered else ""
        found[name] = (fields, file_digest(folder / name))
    journals.close()
    return found


def copy(source, target):
    """Make one folder what another is, with the times of its files."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
