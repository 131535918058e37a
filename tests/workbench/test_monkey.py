"""A monkey at the real program finds no crash, no traceback, no dead form and no leak."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from itertools import pairwise

import pytest

from tests.support.fresh_home import fresh_home

SHORT = 20  # seconds in every run of the suite
LONG = float(os.environ.get("OIKIST_FUZZ_SECONDS", "300"))
SEED = int(os.environ.get("OIKIST_FUZZ_SEED", "1"))
SETTLING = 0.4  # part of the time in which panels, boards and caches come to memory
GROWTH = 150.0  # MB that documents, matches and batches of the rest may hold
PATIENCE = 240  # seconds beyond the time, for a cold cache


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="memory is read as on Unix")
def test_a_short_visit(tmp_path):
    """Offscreen, with another seed for other ways than the long one."""
    lines = visit(tmp_path, SEED + 1000, SHORT, {"QT_QPA_PLATFORM": "offscreen"})
    check(lines)


@pytest.mark.fuzz
@pytest.mark.skipif(os.name == "nt", reason="memory is read as on Unix")
def test_five_minutes_at_a_real_window(tmp_path):
    """On a screen of its own where there is Xvfb, and memory stays flat."""
    with screen() as environment:
        lines = visit(tmp_path, SEED, LONG, environment)
    check(lines)
    used = [line["memory"] for line in lines if "memory" in line]
    settled = used[int(len(used) * SETTLING) :]
    third = max(len(settled) // 3, 1)
    early, late = max(settled[:third]), max(settled[-third:])
    print(f"{lines[-1]['deeds']} deeds; memory {early:.0f} MB, {late:.0f} MB at the end")
    steps = sorted(
        (round(after["memory"] - before["memory"]), after.get("last", "the end"))
        for before, after in pairwise(line for line in lines if "memory" in line)
    )
    assert late - early < GROWTH, f"the largest steps in MB: {steps[-8:]}"


def check(lines):
    """What must hold at the end."""
    end = lines[-1]
    assert end.get("end"), f"it did not come to its end; the last was {lines[-2:]}"
    assert end["batch usable"]
    assert end["table usable"]
    assert not end["modal left"]


def visit(folder, seed, seconds, environment):
    """Lines that a monkey tells; every fault of the program is told on stderr."""
    told, home = folder / "told", folder / "home"
    home.mkdir()
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.support.monkey"]
    environment = {**fresh_home(home), **environment}
    with (folder / "errors").open("w") as errors:
        program = subprocess.Popen(
            [*command, str(seed), str(seconds), str(told)],
            env=environment,
            cwd=home,
            stderr=errors,
        )
        until = time.monotonic() + seconds + PATIENCE
        try:
            while program.poll() is None and not ended(told):
                assert time.monotonic() < until, f"it hangs; the last was {lines_of(told)[-1:]}"
                time.sleep(0.2)
        finally:
            program.send_signal(signal.SIGKILL)
            program.wait()
    said = (folder / "errors").read_text()
    assert "Traceback" not in said, said
    assert "Timeout (" not in said, said  # it did not answer for a minute
    assert "Fatal Python error" not in said, said
    crashes = [one for one in home.rglob("crashes/*.txt") if not one.stem.isdecimal()]
    assert not crashes, crashes[0].read_text()
    return lines_of(told)


def lines_of(told):
    """What was told so far."""
    return [json.loads(line) for line in told.read_text().splitlines()] if told.exists() else []


def ended(told):
    """Whether the last line is the end."""
    lines = lines_of(told)
    return bool(lines) and "end" in lines[-1]


@contextmanager
def screen():
    """A screen of its own, or none where there is no Xvfb."""
    if shutil.which("Xvfb") is None:
        yield {"QT_QPA_PLATFORM": "offscreen"}
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1440x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        command, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(write)
    try:
        with os.fdopen(read) as number:
            yield {"DISPLAY": f":{number.readline().strip()}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait()
