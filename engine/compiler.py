"""The only module that imports Numba, and makes it name and keep machine code otherwise."""

from __future__ import annotations

import hashlib
import sys
from contextlib import suppress
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, ClassVar
from uuid import uuid4

import numpy as np

from engine.kernel_cache import Turn

# WORKAROUND numba/np/arraymath.py: Numba loads SciPy's linear algebra, a quarter of a
# start, to see whether kernels could call it. Ours never do; SciPy itself stays usable.
sys.modules.setdefault("scipy.linalg.cython_blas", None)  # type: ignore[arg-type]
import numba  # noqa: E402
import numba.np.arraymath  # noqa: E402
from numba.core import caching, cgutils  # noqa: E402
from numba.extending import intrinsic, overload  # noqa: E402

if sys.modules["scipy.linalg.cython_blas"] is None:
    del sys.modules["scipy.linalg.cython_blas"]

__all__ = ["INTERPRETED", "PROCESS", "Kept", "cgutils", "intrinsic", "numba", "overload"]


def _lasting_name(record: Any) -> tuple[str, tuple[str]]:
    """What the names of machine code say of a record type: the same in every process.

    WORKAROUND https://github.com/numba/numba/pull/1008: names hold the number under which
    this process met the type. Kernels that two processes have compiled for different records
    then bear one name, and a third process, which reads both from the cache, runs one
    in place of the other. Those of nested arrays leave out the shape.
    """
    return type(record).__name__, (hashlib.sha256(record.name.encode()).hexdigest()[:16],)


numba.types.Record.mangling_args = property(_lasting_name)
numba.types.NestedArray.mangling_args = property(_lasting_name)

PROCESS = uuid4().hex[:16]  # in the names of cache files that this process writes
INTERPRETED = bool(numba.config.DISABLE_JIT)
if INTERPRETED:  # compiled integers wrap silently; interpreted ones must do the same
    np.seterr(over="ignore")


# What reading a kept kernel may raise: it is damaged, or its module cannot be imported here.
_UNREADABLE = (OSError, EOFError, ImportError, AttributeError, ValueError, UnpicklingError)


class _Place(caching.UserProvidedCacheLocator):  # type: ignore[misc]
    """A folder of ours, which is tried once and not for each kernel."""

    _tried: ClassVar[set[str]] = set()

    def ensure_cache_path(self) -> None:
        path = self.get_cache_path()
        if path not in self._tried or not Path(path).is_dir():
            super().ensure_cache_path()
            self._tried.add(path)


class _Results(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """Kernels are kept in our folder or nowhere: elsewhere nobody watches other files."""

    _locator_classes = (_Place,)


class Kept(caching.FunctionCache):  # type: ignore[misc]
    """The cache of one kernel: what is not in it is compiled by one process at a time.

    WORKAROUND numba/core/caching.py, IndexDataCacheFile.save: the index is read, a number
    picked and the index written without a lock. Two processes that compile one kernel
    for different records may pick the same number; one record would then be read with
    the machine code for the other, in every later process. So names of data files bear the
    mark of their process, also where locks do not work.
    """

    _impl_class = _Results

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        file = self._cache_file
        file._data_name_pattern = file._data_name_pattern.replace(  # noqa: SLF001
            "{number", f"{PROCESS}-{{number"
        )
        self.turn = Turn(file._index_path + ".lock")  # noqa: SLF001

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """A kernel for arguments of some types, or None: then this process is to compile it."""
        found = self._read(sig, target_context)
        if found is None and self.turn.take():  # who had the turn has compiled it by now
            found = self._read(sig, target_context)
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep a kernel."""
        with suppress(OSError):  # a full disk, or one that may only be read
            super().save_overload(sig, data)

    def _read(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except _UNREADABLE:
            with suppress(OSError):
                self.flush()  # so that what is compiled now can be kept
            return None
