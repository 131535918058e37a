"""Compiled copies of generic loops."""

import importlib.util
import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from engine.compiler import INTERPRETED, PROCESS
from engine.jit import bind, kernel
from engine.kernel_cache import ENGINE, LOOP_SOURCES, SHARED_SOURCES
from engine.kernel_set import Kernels

SOURCE = """
from engine.jit import kernel

@kernel
def step(x):
    return x + {amount}
"""

RECORDS = """
import sys
import numpy as np
import engine.jit
sys.path.insert(0, {folder!r})
from kernels import outer

small = np.dtype([("left", np.int64), ("right", np.int64)])
large = np.dtype([("other", np.int64), ("left", np.int64), ("right", np.int64)])
for name in sys.argv[1:]:
    line = np.zeros(1, {{"small": small, "large": large}}[name]).view(np.recarray)
    line[0].left, line[0].right = 30, 4
    print(outer(line[0]))
"""
KERNELS = """
from engine.jit import kernel

@kernel
def inner(record, times):  # too long to be put in place of its calls
    total = 0
    for step in range(times):
        if total % 7 == 3:
            total += record.left * record.right
        elif total % 11 == 5:
            total -= record.left
        elif total % 13 == 6:
            total += inner(record, times // 2)
        else:
            total += record.right + step * step
    return total

@kernel
def outer(record):
    return inner(record, record.left) + inner(record, record.right)
"""


PARTS = """
import sys
import numpy as np
from engine.compiler import code_of
sys.path.insert(0, {folder!r})
import kernels

line = np.zeros(1, np.dtype([("left", np.int64), ("right", np.int64)])).view(np.recarray)
line[0].left, line[0].right = 30, 4
for name in sys.argv[1:]:
    arguments = (line[0], 9)[: 2 if name == "inner" else 1]
    try:
        print(name, getattr(kernels, name)(*arguments), end=" ")
    except ValueError as error:
        print(name, error, end=" ")
    for result in kernels.inner.overloads.values():
        code = code_of(result)
        print("part" if code.asleep else "made" if code.woken else "read")
"""
SHORT = """
from engine.jit import kernel

@kernel
def inner(record, times):
    if times > 29:
        raise ValueError("too often")
    return record.left * times

@kernel
def outer(record):
    return inner(record, record.right) + inner(record, record.right - 1)

@kernel
def fails(record):
    return inner(record, record.left)
"""


PLACES = """
from engine.jit import apart, inlined, kernel

@kernel
def one_more(x):
    return x + 1

@apart
def two_more(x):
    return x + 2

@inlined
def three_more(x):
    return one_more(two_more(x))
"""
FLAGS = """
import re
import sys
from numba.core.compiler import Flags
sys.path.insert(0, {folder!r})
import kernels

print(kernels.three_more(20))
for each in (kernels.one_more, kernels.two_more):
    (compiled,) = each.overloads.values()
    tag = re.search(r"B(\\d+)(c8tJ\\w+)", compiled.fndesc.mangled_name)
    told = Flags.demangle(tag[2][: int(tag[1])])
    print(each.__name__, "forceinline=True" in told)
"""


def twice(x):
    return step(step(x))  # noqa: F821  (bound)


def second_of():
    return table[1]  # noqa: F821  (bound)


def outside(path, amount):
    """A kernel from a file outside the engine."""
    path.write_text(SOURCE.format(amount=amount))
    spec = importlib.util.spec_from_file_location("outside_kernels", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.step


def told(folder, script, *words):
    """What a script prints in a process of its own, with the kernels and the cache of a folder."""
    root = str(Path(__file__).parents[2])
    where = {**os.environ, "OIKIST_CACHE": str(folder / "cache"), "PYTHONPATH": root}
    command = [sys.executable, "-c", script.format(folder=str(folder)), *words]
    ran = subprocess.run(command, env=where, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


def test_a_copy_calls_the_bound_kernels():
    """A template is compiled with the kernels that are put in its globals."""

    @kernel
    def double(x):
        return x * 2

    assert bind(twice, "doubling", step=double)(3) == 12


def test_an_edited_game_outside_the_engine_is_compiled_anew(tmp_path):
    """The cache of a bound loop follows the sources of kernels outside the engine."""
    results = [
        bind(twice, "outside", step=outside(tmp_path / "kernels.py", amount))(0)
        for amount in (1, 10)
    ]
    assert results == [2, 20]


def test_a_bound_table_is_part_of_the_copy():
    """A game that declares other kinds of moves meets no kernel with those of before."""
    results = [bind(second_of, "telling", table=np.array(table))() for table in ([1, 2], [1, 7])]
    assert results == [2, 7]


def test_no_two_processes_write_one_cache_file():
    """The data files of the cache bear the mark of the process that wrote them."""
    from engine import rng

    if not INTERPRETED:
        assert PROCESS in rng.draw._cache._cache_file._data_name(1)


def test_kernels_that_different_processes_compiled_are_told_apart(tmp_path):
    """Two records, each met first by another process, keep their own machine code."""
    (tmp_path / "kernels.py").write_text(KERNELS)
    small, large = (told(tmp_path, RECORDS, record) for record in ("small", "large"))
    assert small == large
    assert told(tmp_path, RECORDS, "small", "large") == 2 * small


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_what_only_other_kernels_call_is_made_machine_code_when_it_is_run(tmp_path):
    """In whichever process that is; the next one reads it. What it raises is raised."""
    (tmp_path / "kernels.py").write_text(SHORT)
    first = told(tmp_path, PARTS, "outer", "fails")
    assert first == ["outer 210 part", "fails too often part"]
    assert told(tmp_path, PARTS, "fails", "inner") == ["fails too often inner 270 made"]
    assert told(tmp_path, PARTS, "inner", "outer") == ["inner 270 read", "outer 210 read"]


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_kernel_that_is_apart_is_not_put_in_place_of_its_calls(tmp_path):
    """Others are, if an inlined one asks for them first."""
    (tmp_path / "kernels.py").write_text(PLACES)
    assert told(tmp_path, FLAGS) == ["23", "one_more True", "two_more False"]


def test_numbers_of_the_engine_that_kernels_hold_are_digested():
    """Those of `secrecy` stand beside `Kernels` and are compiled into every game that uses them."""
    assert Path(inspect.getfile(Kernels)) in {ENGINE / part for part in SHARED_SOURCES}


def test_kernels_live_where_the_digest_of_sources_looks():
    """No module outside the digested folders is imported by a module with kernels."""
    root = ENGINE
    looked = {
        file
        for part in (*SHARED_SOURCES, *LOOP_SOURCES)
        for file in [root / part, *(root / part).rglob("*.py")]
    }
    holders = [
        file
        for file in root.rglob("*.py")
        if re.search(r"from engine\.jit import .*\b(kernel|apart|inlined|bind)\b", file.read_text())
    ]
    assert holders
    assert set(holders) <= looked
