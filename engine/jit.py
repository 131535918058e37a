"""Compiled kernels, kept as `kernel_cache` says.

With NUMBA_DISABLE_JIT=1 every kernel runs interpreted, for coverage and debugging.
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import ir

from engine.compiler import INTERPRETED, Kept, cgutils, intrinsic, numba, overload
from engine.kernel_cache import ENGINE, Turn, cache_folder, home_of, opened, sources_digest

F = TypeVar("F", bound=Callable[..., Any])
Whole = int | np.integer[Any]  # a whole number, compiled or not


def _compile(function: Any, **options: bool) -> Any:
    """A dispatcher whose machine code is kept, and compiled by one process at a time."""
    compiled = numba.njit(nogil=True, error_model="numpy", **options)(function)
    if INTERPRETED:
        return compiled
    home = home_of(Path(function.__code__.co_filename))
    numba.config.CACHE_DIR = str(opened(cache_folder(home)))
    with suppress(RuntimeError):  # no place to keep it: it is compiled in each process
        compiled._cache = Kept(function)  # noqa: SLF001
        compiled.compile = _in_turn(compiled.compile, compiled._cache.turn, function)  # noqa: SLF001
    return compiled


def _in_turn(
    compile_types: Callable[[Any], Any], turn: Turn, function: FunctionType
) -> Callable[[Any], Any]:
    """Compile, and let the next process have its turn, whatever comes of it.

    What is raised has a note with the file and the first line of the kernel: Numba's own
    frames do not tell which one it was.
    """
    code = function.__code__

    def compile_alone(sig: Any) -> Any:
        held = turn.held  # by a call around this one: a kernel that calls itself
        try:
            return compile_types(sig)
        except Exception as error:
            error.add_note(f"{code.co_filename}:{code.co_firstlineno}")
            raise
        finally:
            if not held:
                turn.let_go()

    return compile_alone


def kernel(function: F) -> F:
    """Compile a function: cached on disk, without the GIL, without exceptions for division."""
    return cast(F, _compile(function))


def apart(function: F) -> F:
    """As `kernel`, but LLVM alone decides whether it is put in place of its calls.

    Any other kernel is, always, if an inlined one asked for it first, and so is all that it
    calls. That makes small loops faster; where much calls much, a loop may grow until LLVM
    takes many minutes, and how large it is depends on which loop was asked for first.
    """
    return cast(F, _compile(function, forceinline=False))


def inlined(function: F) -> F:
    """Compile a small function that LLVM should always put in place of its call."""
    return cast(F, _compile(function, forceinline=True))


def bind(template: Callable[..., Any], name: str, **kernels: object) -> Callable[..., Any]:
    """Compile a copy of a generic loop with one game's kernels put in its globals.

    Numba keeps no disk cache for kernels passed as arguments or closures; a copy
    with its own qualified name does hit the cache in a new process.

    Args:
        template: A plain function that calls its kernels by the given global names.
        name: Makes the copy's qualified name, and so its cache file, unique.
        kernels: Global name in the template -> compiled kernel (or constant).
    """
    return kernel(_copy(template, name, kernels))


def bind_inlined(template: Callable[..., Any], name: str, **kernels: object) -> Callable[..., Any]:
    """As `bind`, for small templates that should always be put in place of their calls."""
    return inlined(_copy(template, name, kernels))


def _copy(template: Callable[..., Any], name: str, kernels: Mapping[str, object]) -> FunctionType:
    """A copy of a template with its own qualified name and these kernels in its globals."""
    if not isinstance(template, FunctionType):
        raise TypeError("bind() takes the plain function, not a compiled one")
    unique = f"{name}{_bound_digest(kernels.values())}"
    copy = FunctionType(
        template.__code__,
        {**template.__globals__, **kernels},
        f"{template.__name__}__{unique}",
        template.__defaults__,
    )
    copy.__qualname__ = f"{template.__qualname__}__{unique}"
    copy.__module__ = template.__module__
    copy.__doc__ = template.__doc__
    return copy


def _bound_digest(kernels: Iterable[object]) -> str:
    """Eight hexadecimal digits of constants and of all files of packages outside the engine, or "".

    The folder of the loops knows the engine's sources only; a game from elsewhere, and what it
    declares, may change while the engine does not.
    """
    kernels = list(kernels)
    tables = [np.asarray(one) for one in kernels if not callable(one)]
    functions = (inspect.unwrap(kernel) for kernel in kernels if callable(kernel))
    files = {Path(code.co_filename) for f in functions if (code := getattr(f, "__code__", None))}
    homes = {home_of(file) for file in files if ENGINE not in file.parents}
    parts = sorted(sources_digest(home) for home in homes if home is not None)
    parts += [f"{table.dtype} {table.tolist()}" for table in tables]
    return f"_{hashlib.sha256(' '.join(parts).encode()).hexdigest()[:8]}" if parts else ""


def compile_for(function: Callable[..., Any], *examples: object) -> None:
    """Compile a kernel for arguments of these types without calling it."""
    if not INTERPRETED:
        function.compile(tuple(numba.typeof(example) for example in examples))  # type: ignore[attr-defined]


@intrinsic
def _count_zeros(typing_context, value):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202, ARG001
    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202, ARG001
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return numba.types.int64(numba.types.uint64), generate


@intrinsic
def _count_ones(typing_context, value):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202, ARG001
    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202, ARG001
        return builder.ctpop(args[0])

    return numba.types.int64(numba.types.uint64), generate


@intrinsic
def _copy_bytes(typing_context, target, source):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202, ARG001
    size = source.size

    def generate(context, builder, signature, args):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202, ARG001
        cgutils.raw_memcpy(builder, args[0], args[1], ir.Constant(ir.IntType(64), size), 1)
        return context.get_dummy_value()

    return numba.types.void(target, source), generate


def copy_record(target: Any, source: Any) -> None:
    """Copy one record onto another of the same type, as one block of memory.

    Assigning a record to an element of an array copies it byte by byte, ten times slower.
    """
    for name in source.dtype.names:
        target[name] = source[name]


@overload(copy_record)
def _copy_record_compiled(target, source):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
    if target == source:
        return lambda target, source: _copy_bytes(target, source)
    return None


def trailing_zeros(mask: Whole) -> int:
    """Index of the lowest set bit of a uint64 mask that is not zero."""
    whole = int(mask)
    return (whole & -whole).bit_length() - 1


def population_count(mask: Whole) -> int:
    """Number of set bits of a uint64 mask."""
    return int(mask).bit_count()


@overload(trailing_zeros)
def _trailing_zeros_compiled(mask):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202, ARG001
    return lambda mask: _count_zeros(mask)


@overload(population_count)
def _population_count_compiled(mask):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202, ARG001
    return lambda mask: _count_ones(mask)


def by_field(
    field: str, present: Callable[..., Any], absent: Callable[..., Any]
) -> Callable[..., Any]:
    """A kernel that is one of two, by whether its first record has a field.

    The choice is made when a caller is compiled, so that the other kernel and all that
    it needs are not compiled at all.
    """

    def chosen(*records: Any) -> Any:
        return (present if field in records[0].dtype.names else absent)(*records)

    chosen.__wrapped__ = present  # type: ignore[attr-defined]  # where its sources lie

    @overload(chosen)
    def _chosen_compiled(*types):  # type: ignore[no-untyped-def]  # noqa: ANN002, ANN202
        kernel_of_type = present if field in types[0].fields else absent

        def call(*types):  # type: ignore[no-untyped-def]  # noqa: ANN002, ANN202
            return kernel_of_type(*types)

        return call

    return chosen
