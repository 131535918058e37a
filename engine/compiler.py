"""The only module that imports Numba, and makes it name, make and keep machine code otherwise."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from operator import attrgetter
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, ClassVar, Final, NamedTuple
from uuid import uuid4

import numpy as np

from engine.kernel_cache import Turn

# WORKAROUND numba/np/arraymath.py: Numba loads SciPy's linear algebra, a quarter of a
# start, to see whether kernels could call it. Ours never do; SciPy itself stays usable.
sys.modules.setdefault("scipy.linalg.cython_blas", None)  # type: ignore[arg-type]
import numba  # noqa: E402
import numba.np.arraymath  # noqa: E402
from numba.core import caching, cgutils, codegen, cpu, dispatcher  # noqa: E402
from numba.core.compiler_lock import global_compiler_lock  # noqa: E402
from numba.extending import intrinsic, overload  # noqa: E402

if sys.modules["scipy.linalg.cython_blas"] is None:
    del sys.modules["scipy.linalg.cython_blas"]

__all__ = ["INTERPRETED", "PROCESS", "Kept", "cgutils", "code_of", "intrinsic", "numba", "overload"]


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


# WORKAROUND numba/core/codegen.py, CPUCodeLibrary.finalize: each kernel is optimized and made
# machine code together with all that it calls, even if only other kernels call it, and each
# of those does the same again. A loop calls large ones in a chain: more than half of all the
# work was for nothing. Here a kernel that others call is a part of theirs until it is run
# by itself. A small one is optimized all the same: its callers come out faster.
SMALL: Final = 100_000  # bytes of bitcode


class _Code(codegen.JITCodeLibrary):  # type: ignore[misc]
    """What a kernel is compiled to: a part of others, and machine code once it is woken.

    Attributes:
        asleep: Whether it is a part of others alone.
        woken: Whether it was made machine code here; else it was read as such.
        when_woken: Called after that.
    """

    asleep = woken = _optimized = False
    when_woken: Callable[[], None] | None = None

    def wake(self) -> None:
        """Make it machine code."""
        self.asleep, self.woken = False, True
        self.enable_object_caching()
        if not self._optimized:
            super()._optimize_final_module()
        super()._finalize_final_module()
        if self.when_woken is not None:
            self.when_woken()

    def get_pointer_to_function(self, name: str) -> Any:
        """Where its machine code begins."""
        self._ensure_finalized()
        if self.asleep:
            self.wake()
        return super().get_pointer_to_function(name)

    def serialize_using_object_code(self) -> Any:
        """What is kept of it: machine code only if there is some."""
        self._ensure_finalized()
        if self.asleep:
            return self.serialize_using_bitcode()
        return super().serialize_using_object_code()

    def _optimize_final_module(self) -> None:
        if len(self._final_module.as_bitcode()) < SMALL:
            super()._optimize_final_module()
            self._optimized = True

    def _finalize_final_module(self) -> None:
        if self._object_caching_enabled and self._compiled_object is not None:
            super()._finalize_final_module()  # machine code that was read
        else:
            self.asleep = self._finalized = True


code_of: Final[Callable[[Any], _Code]] = attrgetter("library")  # of a result of Numba


class _Part(NamedTuple):
    """Stands where Numba has the entry of a kernel, as long as only other kernels call it."""

    context: Any
    code: _Code
    description: Any
    environment: Any


class _Depth:
    """How many kernels are being compiled, each for the one before; under Numba's lock."""

    now = 0


_entry_of = cpu.CPUContext.get_executable
_set_environment = codegen.JITCPUCodegen.set_env
_compile_types = dispatcher.Dispatcher.compile
_add_overload = dispatcher.Dispatcher.add_overload


def _entry_or_part(context: Any, code: _Code, description: Any, environment: Any) -> Any:
    code._ensure_finalized()  # noqa: SLF001
    if code.asleep and _Depth.now > 1:
        return _Part(context, code, description, environment)
    return _entry_of(context, code, description, environment)


def _set_known_environment(generator: Any, name: str, environment: Any) -> None:
    if generator._engine.is_symbol_defined(name):  # noqa: SLF001
        _set_environment(generator, name, environment)


def _compile_or_wake(kernel: Any, sig: Any) -> Any:
    """The entry of a kernel for arguments of some types; of what others call, a part."""
    with global_compiler_lock:
        _Depth.now += 1
        try:
            found = _compile_types(kernel, sig)
            if _Depth.now == 1 and isinstance(found, _Part):
                found = _wake(kernel, found)
            return found
        finally:
            _Depth.now -= 1


def _wake(kernel: Any, part: _Part) -> Any:
    entry = _entry_of(*part)
    (result,) = (one for one in kernel.overloads.values() if one.entry_point is part)
    _add_overload(kernel, result._replace(entry_point=entry))
    result.target_context.insert_user_function(entry, result.fndesc, [code_of(result)])
    return entry


def _add_entry_or_part(kernel: Any, result: Any) -> None:
    if isinstance(result.entry_point, _Part):
        kernel.overloads[tuple(result.signature.args)] = result
    else:
        _add_overload(kernel, result)


for _place, _name, _ours in (
    (codegen.JITCPUCodegen, "_library_class", _Code),
    (codegen.JITCPUCodegen, "set_env", _set_known_environment),
    (cpu.CPUContext, "get_executable", _entry_or_part),
    (dispatcher.Dispatcher, "compile", _compile_or_wake),
    (dispatcher.Dispatcher, "add_overload", _add_entry_or_part),
):
    setattr(_place, _name, _ours)


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
        if found is not None and code_of(found).woken:  # it was kept as a part
            self.save_overload(sig, found)
        elif found is not None:
            self._keep_once_woken(sig, found)
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep a kernel, and a part of others once more when it is woken."""
        with suppress(OSError):  # a full disk, or one that may only be read
            super().save_overload(sig, data)
        self._keep_once_woken(sig, data)

    def _keep_once_woken(self, sig: Any, data: Any) -> None:
        code = code_of(data)
        if code.asleep:
            code.when_woken = partial(self.save_overload, sig, data)

    def _read(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except _UNREADABLE:
            with suppress(OSError):
                self.flush()  # so that what is compiled now can be kept
            return None
