"""Compiled copies of generic loops."""

import importlib.util

from engine.jit import bind, kernel

SOURCE = """
from engine.jit import kernel

@kernel
def step(x):
    return x + {amount}
"""


def twice(x):
    return step(step(x))  # noqa: F821  (bound)


def outside(path, amount):
    """A kernel from a file outside the engine."""
    path.write_text(SOURCE.format(amount=amount))
    spec = importlib.util.spec_from_file_location("outside_kernels", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.step


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


def test_no_two_processes_write_one_cache_file():
    """The data files of the cache bear the mark of the process that wrote them."""
    from engine import jit, rng

    if not jit.INTERPRETED:
        assert jit.PROCESS in rng.draw._cache._cache_file._data_name(1)
