"""Strings of the window, found in the code: `python -m workbench.translations [--check]`.

Reads the modules of `workbench`, and brings the files under
`resources/translations` up to date: new strings are added as unfinished, strings that are
gone are taken out, words that exist for the same text elsewhere are reused. Found are

- `self.tr("…")`, in the context of its class,
- `QCoreApplication.translate("Context", "…")`, also where a function calls it `tr`,
- calls of functions of one argument that pass it on to `translate("Context", …)`,
- dicts called MENUS or SUBMENUS, in the context "Actions".

Text and tip of every action are taken from the tables themselves.

PySide's own lupdate knows neither of the last two.
"""

from __future__ import annotations

import ast
import sys
import xml.etree.ElementTree as ET  # writes our own files
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from workbench.language.translator import NAMES, SOURCE, messages, translation_file

ROOT: Final = Path(__file__).parent
TABLES: Final = "Actions"  # context of what stands in tables
_TABLE_DICTS: Final = frozenset({"MENUS", "SUBMENUS"})
_IN_CONTEXT: Final = frozenset({"translate", "tr"})  # `tr = QCoreApplication.translate` too
_HEAD: Final = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


@dataclass(frozen=True, order=True)
class Found:
    """One string of the code.

    Attributes:
        context: As Qt looks it up.
        source: English.
        place: File and line, for messages.
    """

    context: str
    source: str
    place: str = ""


class _Reader(ast.NodeVisitor):
    """Collects the strings of one module."""

    def __init__(self, tree: ast.Module, name: str, passed_on: dict[str, str]) -> None:
        self.found: list[Found] = []
        self.unread: list[str] = []  # places where a string cannot be read
        self._name = name
        self._classes: list[str] = []
        self._passed_on = passed_on
        self.visit(tree)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if self._classes or node.name not in self._passed_on:  # the latter pass variables
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._read_table(node.targets[0], node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._read_table(node.target, node.value)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = _called(node)
        if called == "tr" and isinstance(node.func, ast.Attribute) and node.args:
            self._add(self._classes[-1] if self._classes else self._name, node.args[0])
        elif called in _IN_CONTEXT and len(node.args) >= 2 and _literals(node.args[0]):
            self._add(_literals(node.args[0])[0], node.args[1])
        elif called in self._passed_on and len(node.args) == 1 and _literals(node.args[0]):
            self._add(self._passed_on[called], node.args[0])
        self.generic_visit(node)

    def _read_table(self, target: ast.expr, value: ast.expr | None) -> None:
        named = isinstance(target, ast.Name) and target.id in _TABLE_DICTS
        if named and isinstance(value, ast.Dict):
            for text in value.values:
                self._add(TABLES, text)

    def _add(self, context: str, text: ast.expr) -> None:
        place = f"{self._name}:{text.lineno}"
        sources = _literals(text)
        if not sources:
            self.unread.append(place)
        self.found.extend(Found(context, source, place) for source in sources if source)


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _literals(node: ast.expr) -> list[str]:
    """The strings that an expression can be: a literal, or one of two; none if unknown."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        both = (_literals(node.body), _literals(node.orelse))
        return both[0] + both[1] if all(both) else []
    return []


def _passing_on(trees: Iterable[ast.Module]) -> dict[str, str]:
    """Functions that pass their one argument on to `translate`, with the context."""
    found = {}
    for tree in trees:
        known = dict(_constants(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and len(node.args.args) == 1:
                context = _context_within(node, known)
                if context:
                    found[node.name] = context
    return found


def _constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        target = node.target if isinstance(node, ast.AnnAssign) else target
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if isinstance(target, ast.Name) and value is not None and _literals(value):
            yield target.id, _literals(value)[0]


def _context_within(function: ast.FunctionDef, known: dict[str, str]) -> str:
    """The context in which a function translates its own argument; "" if it does not."""
    given = function.args.args[0].arg
    for node in ast.walk(function):
        if not (isinstance(node, ast.Call) and _called(node) == "translate"):
            continue
        context, text = node.args[0], node.args[1] if len(node.args) > 1 else None
        if isinstance(text, ast.Name) and text.id == given:
            if isinstance(context, ast.Name):
                return known.get(context.id, "")
            return "".join(_literals(context))
    return ""


def strings(folder: Path = ROOT) -> tuple[list[Found], list[str]]:
    """Every string of the code, once per context, sorted; and places that cannot be read."""
    files = sorted(folder.rglob("*.py"))
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
    passed_on = _passing_on(trees.values())
    found: dict[tuple[str, str], Found] = {}
    unread = []
    for file, tree in trees.items():
        reader = _Reader(tree, file.relative_to(folder).as_posix(), passed_on)
        unread.extend(reader.unread)
        for one in reader.found:
            found.setdefault((one.context, one.source), one)
    if folder == ROOT:
        for one in _of_tables():
            found.setdefault((one.context, one.source), one)
    return sorted(found.values()), unread


def _of_tables() -> Iterator[Found]:
    """Text, tip and other words of every action."""
    from workbench.commands.actions import all_entries  # loads every desk; only this needs it
    from workbench.commands.keywords import KEYWORDS

    for entry in all_entries():
        yield Found(TABLES, entry.text, entry.key)
        yield Found(TABLES, entry.tip, entry.key)
    for key, words in KEYWORDS.items():
        yield Found(TABLES, words, key)


def updated(language: str, found: Iterable[Found]) -> str:
    """The text of a language's file, with exactly the strings that were found."""
    file = translation_file(language)
    known = messages(file) if file.is_file() else []
    exact = {(context, source): words for context, source, words in known if words}
    anywhere = {source: words for _, source, words in known if words}
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage=SOURCE)
    contexts: dict[str, ET.Element] = {}
    for one in found:
        if one.context not in contexts:
            contexts[one.context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[one.context], "name").text = one.context
        message = ET.SubElement(contexts[one.context], "message")
        ET.SubElement(message, "source").text = one.source
        words = exact.get((one.context, one.source)) or anywhere.get(one.source)
        translation = ET.SubElement(message, "translation")
        translation.text = words
        if not words:
            translation.set("type", "unfinished")
    ET.indent(root, " " * 4)
    return f"{_HEAD}{ET.tostring(root, encoding='unicode')}\n"


def main(arguments: list[str]) -> int:
    """Update the files, or with `--check` tell whether they are up to date.

    Returns:
        0; with `--check` 1 if a file is not up to date or not finished.
    """
    found, unread = strings()
    for place in unread:
        print(f"{place}: the text is not a literal")  # noqa: T201 - a command line
    late = bool(unread)
    for language in NAMES:
        if language == SOURCE:
            continue
        file, text = translation_file(language), updated(language, found)
        open_ones = text.count('type="unfinished"')
        print(f"{file.name}: {len(found)} strings, {open_ones} unfinished")  # noqa: T201
        late |= bool(open_ones) or not file.is_file() or file.read_text(encoding="utf-8") != text
        if "--check" not in arguments:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    return int(late and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
