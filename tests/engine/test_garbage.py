"""When Python looks for garbage: seldom in commands, never among what was imported for good."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest

from engine.garbage import importing, pass_by

COMMAND = """
import gc, sys
from engine.cli.main import main
looks = []
gc.callbacks.append(lambda phase, _info: looks.append(phase))
sys.argv = ["oikist", "simulate", "classic", "--games", "1"]
try:
    main()
finally:
    print("looks:", len(looks), file=sys.stderr)
"""


@pytest.fixture
def thawed():
    """Everything is looked through again afterwards."""
    yield
    gc.unfreeze()


def test_a_short_command_never_looks():
    """Importing leaves 200,000 objects, none of them garbage; only compiling makes more."""
    for _ in range(2):  # the first one compiles what nobody has compiled here yet
        ran = subprocess.run(
            [sys.executable, "-c", COMMAND], check=True, capture_output=True, text=True
        )
    assert ran.stderr == "looks: 0\n"


@pytest.mark.usefixtures("thawed")
def test_what_was_imported_is_passed_by():
    """Collecting is off meanwhile, on afterwards, and does not see what was there."""
    kept = [[]]
    with importing():
        assert not gc.isenabled()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 1000
    assert not any(one is kept for one in gc.get_objects())


@pytest.mark.usefixtures("thawed")
def test_collecting_goes_on_after_a_failed_import():
    """An import that fails leaves the collector as it was."""
    with pytest.raises(ImportError), importing():
        raise ImportError
    assert gc.isenabled()


@pytest.mark.usefixtures("thawed")
def test_each_thing_is_passed_by_once():
    """Garbage of the moment stays for good, so a name counts once."""
    pass_by("a name of this test")
    gc.unfreeze()
    pass_by("a name of this test")
    assert gc.get_freeze_count() == 0


def test_nothing_is_passed_by_at_the_end():
    """DuckDB says in many lines what of it was not let go when the program ends."""
    program = "import duckdb\nfrom engine.garbage import pass_by\npass_by('DuckDB')"
    ran = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert (ran.stdout, ran.stderr) == ("", "")
