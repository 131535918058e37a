"""The files of a game's folder beside each other: what one names and the others do not have.

Code is read and not run: names of looks, of kernels and of what `DeclaredGame` asks for.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from engine import game as contract
from engine.boards.stored import BOARD
from engine.declared import read_parameters, read_rules
from engine.declared_class import Declared, class_fault
from engine.declared_game import DeclaredGame
from engine.discovery import own_fault
from engine.documents import shown
from engine.errors import Fault, OikistError
from engine.files import read_bytes
from engine.game import Kernels, Parameter, Rule
from engine.language import Outspoken
from engine.looks import Looks, read_looks
from engine.remedies import did_you_mean, meant, nearest_word
from engine.scenarios.rulebook import SEATS, pieces_of

RULES: Final = "rules.toml"
PARAMETERS: Final = "parameters.toml"
KERNELS: Final = "kernels.py"
_PAINTED: Final = ("Thing", "backs")  # whose first argument is a look
_ALIKE: Final = 0.75  # from which two names are held for one that was mistyped
_TEST: Final = re.compile(r"^([a-z_]+)(?:!?=(.*))?$")
_MADE: Final = {"apply", "outcome", "imagine"}


def check_rules(path: Path) -> None:
    """Whether a file of rules is right, and the braces of its sheets name what there is.

    Raises:
        OikistError: With every fault.
    """
    rules = read_rules(path)
    parameters = read_parameters(path.parent / PARAMETERS)
    found = [
        Fault(str(shown(path)), f"{rule.id}.{key}", what, remedy)
        for rule in rules.values()
        for key in ("sheet", "card")
        for what, remedy in _braces(getattr(rule, key), parameters)
    ]
    if found:
        raise OikistError(found)


def _braces(template: str, parameters: Mapping[str, Parameter]) -> Iterator[tuple[str, str]]:
    for part in pieces_of(template):
        for test in part.split("&"):
            match = _TEST.match(test)
            name, words = match.groups() if match else (test, None)
            if name == SEATS:
                continue
            if name not in parameters:
                yield f"unknown parameter '{name}'", did_you_mean(name, (*parameters, SEATS))
                continue
            keys = {one.key for one in parameters[name].readings}
            for word in words.split(",") if words is not None and keys else ():
                if word not in keys:
                    yield f"{name} has no reading '{word}'", did_you_mean(word, keys)


def check_parameters(path: Path) -> tuple[Fault, ...]:
    """Whether a file of parameters is right, and what they belong to is a rule that there is.

    Warnings are about those that no module of the game reads.

    Raises:
        OikistError: With every fault.
    """
    parameters, rules = read_parameters(path), read_rules(path.parent / RULES)
    file = str(shown(path))
    found = [
        Fault(file, f"{name}.rule", f"unknown rule '{one.rule}'", did_you_mean(one.rule, rules))
        for name, one in parameters.items()
        if not _is_rule(one.rule, rules)
    ]
    if found:
        raise OikistError(found)
    read = _read(_modules(path.parent))
    remedy = "use it there, or remove it from this file"
    return tuple(
        Fault(file, name, f"the game's code never uses the parameter '{name}'", remedy)
        for name in parameters
        if name not in read
    )


def _is_rule(id_: str, rules: Mapping[str, Rule]) -> bool:
    """Whether it is a rule, or looks like none: an ambiguity has an id of its parameter's own."""
    return id_ in rules or _form(id_) not in map(_form, rules)


def _form(id_: str) -> str:
    """An id with its numbers left open."""
    return re.sub(r"\d+", "#", id_)


def check_looks(path: Path) -> tuple[Fault, ...]:
    """Whether a file of looks is right; warnings about those that nothing names.

    Raises:
        OikistError: With every fault.
    """
    looks, words = read_looks(path), _texts(_modules(path.parent))
    named = _named_by_looks(looks)
    return tuple(
        Fault(str(shown(path)), f"{kind}.{name}", "no picture has this look", "remove it")
        for kind, names in _by_kind(looks)
        for name in names
        if name not in named and not _may_be(name, words)
    )


def _by_kind(looks: Looks) -> tuple[tuple[str, Iterable[str]], ...]:
    return (
        ("stamp", looks.stamps),
        ("stroke", looks.strokes),
        ("fill", looks.fills),
        ("card", looks.cards),
    )


def _named_by_looks(looks: Looks) -> set[str]:
    strokes = {one.stamp for one in looks.strokes.values()}
    return strokes | {one.stamp for one in looks.fills.values()}


def _may_be(name: str, texts: set[str]) -> bool:
    """Whether the code has a name, or a beginning or an end from which it may put it together."""
    return any(text and (name.startswith(text) or name.endswith(text)) for text in texts)


def check_code(folder: Path) -> None:
    """Whether the modules of a game name its looks, kernels and hooks rightly.

    Raises:
        OikistError: With every fault, or modules that are not Python.
    """
    folder = folder.resolve()
    modules = _modules(folder)
    used = _used(modules)
    found = [*_unknown_looks(folder, modules)]
    kernels = folder / KERNELS
    if kernels in modules:
        names = {one.name for one in fields(Kernels)} - _MADE
        found += _mistyped(kernels, modules[kernels].body, names, used)
    hooks = _hooks()
    for path, module in modules.items():
        for part in module.body:
            if isinstance(part, ast.ClassDef) and "DeclaredGame" in map(_word, part.bases):
                found += _mistyped(path, part.body, hooks, used)
    if found:
        raise OikistError(found)


def _modules(folder: Path) -> dict[Path, ast.Module]:
    found, faults = {}, []
    for path in sorted(folder.resolve().rglob("*.py")):
        try:
            found[path] = ast.parse(read_bytes(path), str(path))
        except (SyntaxError, ValueError) as error:
            faults.append(own_fault(error, folder.resolve()))
    if faults:
        raise OikistError(faults)
    return found


def _nodes(modules: Mapping[Path, ast.Module]) -> Iterator[tuple[Path, ast.AST]]:
    return ((path, node) for path, module in modules.items() for node in ast.walk(module))


def _texts(modules: Mapping[Path, ast.Module]) -> set[str]:
    constants = (node.value for _, node in _nodes(modules) if isinstance(node, ast.Constant))
    return {text for text in constants if isinstance(text, str)}


def _used(modules: Mapping[Path, ast.Module]) -> set[str]:
    """Names that some module makes use of."""
    found: set[str] = set()
    for _, node in _nodes(modules):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            found |= {one.name for one in node.names}
    return found


def _read(modules: Mapping[Path, ast.Module]) -> set[str]:
    """What is asked of something, as `S.rounds` or by its name."""
    asked = (node.attr for _, node in _nodes(modules) if isinstance(node, ast.Attribute))
    return _named_in(modules) | set(asked)


def _named_in(modules: Mapping[Path, ast.Module]) -> set[str]:
    """Texts that are not only the name of a field where it is declared."""
    nodes = [node for _, node in _nodes(modules)]
    pairs = [node.elts for node in nodes if isinstance(node, ast.Tuple) and len(node.elts) > 1]
    declared = {id(first) for first, second, *_ in pairs if not isinstance(second, ast.Constant)}
    texts = (
        node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in declared
    )
    return {one for one in texts if isinstance(one, str)}


def check_fields(game: DeclaredGame) -> None:
    """Whether the kernels of a game use fields that its records have, and all have a value.

    Raises:
        OikistError: With every other field, and those of the scenario that nothing fills.
    """
    modules = _modules(game.folder)
    known = {*(game.scenario_dtype.names or ()), *(game.state_dtype.names or ())}
    path = game.folder / KERNELS
    found = [*_unfilled(game, modules)] + [
        Fault(
            str(shown(path)),
            f"line {node.lineno}",
            f"the records have no field '{node.attr}'",
            did_you_mean(node.attr, known),
        )
        for function in ast.walk(modules[path])
        if isinstance(function, ast.FunctionDef)
        for node in _fields_of(function)
        if node.attr not in known
    ]
    if found:
        raise OikistError(found)


def _unfilled(game: DeclaredGame, modules: Mapping[Path, ast.Module]) -> Iterator[Fault]:
    """Fields of the scenario that are no parameter, and that no code may write."""
    if type(game).prepare is not DeclaredGame.prepare:
        return
    fields_, parameters = game.scenario_dtype.names or (), game.parameters
    filled = {"seats", BOARD[0], *parameters, *_written(modules), *_named_in(modules)}
    spare = [name for name in parameters if name not in fields_]
    for name in fields_:
        if name not in filled:
            near = nearest_word(name, spare)
            what = f"nothing fills the field '{name}'"
            remedy = (
                f"give it and the parameter '{near}' the same name"
                if near
                else "give a parameter its name, or write it in `fill`"
            )
            yield class_fault(type(game), "scenario_dtype", what, remedy)


def _written(modules: Mapping[Path, ast.Module]) -> Iterator[str]:
    """Fields that code writes, or gives another name or to a function that may write them."""
    for _, node in _nodes(modules):
        given: list[ast.expr] = []
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store):
            given = [node]
        elif isinstance(node, ast.Assign | ast.For):
            given = [node.value if isinstance(node, ast.Assign) else node.iter]
        elif isinstance(node, ast.Call) and not hasattr(builtins, _word(node.func)):
            given = [*node.args, *(one.value for one in node.keywords), node.func]
        yield from (part.attr for one in given for part in _chain(one))


def _chain(node: ast.expr) -> Iterator[ast.Attribute]:
    """The attributes of `record.groups[2].size`, from its end."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        if isinstance(node, ast.Attribute):
            yield node
        node = node.value


def _fields_of(function: ast.FunctionDef) -> Iterator[ast.Attribute]:
    """What a function asks of those of its arguments that are records."""
    arguments = function.args.args
    records = {one.arg for one in arguments if one.annotation and _word(one.annotation) == "Record"}
    for node in ast.walk(function):
        owner = node.value if isinstance(node, ast.Attribute) else None
        if isinstance(node, ast.Attribute) and isinstance(owner, ast.Name) and owner.id in records:
            yield node


def _unknown_looks(folder: Path, modules: Mapping[Path, ast.Module]) -> Iterator[Fault]:
    path = folder / "looks.toml"
    looks = read_looks(path) if path.is_file() else Looks()
    known = [name for _, names in _by_kind(looks) for name in names]
    for file, node in _nodes(modules):
        if not (isinstance(node, ast.Call) and node.args and _word(node.func) in _PAINTED):
            continue
        look = node.args[0]
        name = look.value if isinstance(look, ast.Constant) else None
        if isinstance(name, str) and name not in known:
            what, remedy = f"looks.toml has no look '{name}'", did_you_mean(name, known)
            yield Fault(str(shown(file)), f"line {look.lineno}", what, remedy)


def _mistyped(
    path: Path, body: Iterable[ast.stmt], known: set[str], used: set[str]
) -> Iterator[Fault]:
    """Definitions that nothing uses, with names almost like one that is asked for."""
    defined = {name: one for one in body for name in _defines(one)}
    for name, one in defined.items():
        if name in known | used or name.startswith("_"):
            continue
        near = get_close_matches(name, sorted(known - set(defined)), 1, _ALIKE)
        if near:
            what = f"nothing uses '{name}'"
            yield Fault(str(shown(path)), f"line {one.lineno}", what, meant(near[0]))


def _defines(one: ast.stmt) -> Iterator[str]:
    if isinstance(one, ast.FunctionDef):
        yield one.name
    targets = one.targets if isinstance(one, ast.Assign) else ()
    for target in (one.target,) if isinstance(one, ast.AnnAssign) else targets:
        if isinstance(target, ast.Name):
            yield target.id


def _hooks() -> set[str]:
    """What a `DeclaredGame` may have, and every game."""
    classes = [one for one in vars(contract).values() if isinstance(one, type)]
    offered = [one for one in classes if getattr(one, "_is_protocol", False)]
    return {
        name
        for one in (DeclaredGame, Declared, Outspoken, *offered)
        for name in (*dir(one), *one.__annotations__)
        if name[0] != "_"
    }


def _word(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
