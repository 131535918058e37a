"""Codes that the kernel `reason` of a game gives, as far as its code says them plainly.

Kernels are read and not run: what `reason` returns, and what the functions return whose result
it hands on. What is computed is left out.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator, Mapping
from inspect import getsource
from numbers import Integral
from textwrap import dedent
from typing import Any

from engine.declared_class import no_refusal
from engine.declared_game import DeclaredGame
from engine.discovery import own_fault
from engine.errors import OikistError


def check_refusals(game: DeclaredGame) -> None:
    """Whether every code of the kernel `reason` has a refusal. Imports Numba and the kernels.

    Raises:
        OikistError: With every code that has none, or why the kernels cannot be imported.
    """
    try:
        reason = game.kernels().reason
    except Exception as error:
        if os.environ.get("OIKIST_DEBUG"):
            raise
        raise OikistError(own_fault(error, game.folder)) from None
    missing = sorted(code for code in _returned(reason, set()) if code > len(game.refusals))
    if missing:
        raise OikistError(no_refusal(type(game), code) for code in missing)


def _returned(function: Any, seen: set[Any]) -> set[int]:
    """The constants that a function returns."""
    plain = getattr(function, "py_func", function)  # what was compiled
    try:
        if plain in seen:
            return set()
        tree = ast.parse(dedent(getsource(plain)))
    except (TypeError, OSError, SyntaxError):  # built in, or made while the program runs
        return set()
    seen.add(plain)
    own = _assigned(tree)
    results = (node.value for node in ast.walk(tree) if isinstance(node, ast.Return))
    found: set[int] = set()
    for value in (one for result in results for one in _followed(result, own)):
        if isinstance(value, ast.Call):
            found |= _returned(_named(value.func, plain.__globals__), seen)
        else:
            code = _named(value, plain.__globals__)
            found |= {int(code)} if isinstance(code, Integral) else set()
    return found


def _assigned(tree: ast.AST) -> Mapping[str, list[ast.expr]]:
    """What is assigned to each name of a function; nothing to names that get it otherwise."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            found.setdefault(node.arg, [])
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.setdefault(node.id, [])
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, []).append(node.value)
    return found


def _followed(value: ast.expr | None, own: Mapping[str, list[ast.expr]]) -> Iterator[ast.expr]:
    """What an expression may come to: both sides of a choice, all that a name may hold."""
    if isinstance(value, ast.IfExp):
        yield from _followed(value.body, own)
        yield from _followed(value.orelse, own)
    elif isinstance(value, ast.Name) and value.id in own:
        others = {name: values for name, values in own.items() if name != value.id}
        for one in own[value.id]:
            yield from _followed(one, {**others, value.id: []})
    elif value is not None:
        yield value


def _named(value: ast.expr, names: Mapping[str, Any]) -> Any:
    """What a constant or a name such as `state.APART` stands for; None for anything else."""
    if isinstance(value, ast.Attribute):
        return getattr(_named(value.value, names), value.attr, None)
    if isinstance(value, ast.Name):
        return names.get(value.id)
    return value.value if isinstance(value, ast.Constant) else None
