"""The page of shortcuts: every action that has keys, with the user's own, and the mouse."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication

from workbench.commands.actions import said
from workbench.commands.entry import Entry
from workbench.commands.menu_tree import MENUS, PARENTS, SUBMENUS
from workbench.commands.shortcuts import in_use, plain, scope_title, shown
from workbench.help.mouse import gestures
from workbench.help.pages import KEYS, Page

SCOPES: Final = ("window", "design", "board", "graph", "deck", "variant", "play", "lab")
_SPECIAL: Final = re.compile(r"([\\`*_\[\]<>|#])")


def keys_page(entries: Iterable[Entry], chosen: Mapping[str, str]) -> Page:
    """The page, in the language of the window.

    Args:
        entries: The table of actions.
        chosen: Key -> shortcut where the user has another one than the table.
    """
    entries = tuple(entries)
    blocks = [
        f"# {_tr('Shortcuts')}",
        _tr(
            "Keys that you have changed are bold. [Change them](action:shortcuts_preferences) in "
            "the preferences; Ctrl+Shift+P finds what has none."
        ),
    ]
    for scope in SCOPES:
        here = [one for one in entries if one.scope == scope and _has_keys(one, chosen)]
        mouse = [
            (_escaped(act), _escaped(does)) for where, act, does in gestures() if where == scope
        ]
        if here or mouse:
            blocks.append(f"## {_escaped(scope_title(scope))}")
            blocks.extend(_menus(here, chosen))
        if mouse:
            blocks.append(f"### {_escaped(_tr('With the mouse'))}")
            rows = [(_escaped(act), _escaped(does)) for act, does in mouse]
            blocks.append(_table((_tr("Mouse"), _tr("What it does")), rows))
    return Page(KEYS, "\n\n".join(blocks) + "\n")


def _has_keys(entry: Entry, chosen: Mapping[str, str]) -> bool:
    """Whether an action has keys, or had some before they were taken away."""
    return bool(entry.shortcut or in_use(entry, chosen))


def _menus(entries: Iterable[Entry], chosen: Mapping[str, str]) -> Iterator[str]:
    """A table for each menu, in the order of the entries."""
    for menu, listed in groupby(sorted(entries, key=_place_of_menu), lambda one: one.menu):
        title = _menu_title(menu)
        if title:
            yield f"### {_escaped(title)}"
        rows = [
            (_escaped(plain(said(one.text))), _keys(one, chosen), _escaped(said(one.tip)))
            for one in listed
        ]
        yield _table((_tr("Action"), _tr("Keys"), _tr("What it does")), rows)


def _place_of_menu(entry: Entry) -> int:
    order = [*MENUS, *SUBMENUS]
    return order.index(entry.menu) if entry.menu in order else len(order)


def _menu_title(menu: str) -> str:
    """The way to a menu, such as Play › Look back; "" for what is in no menu."""
    if menu in SUBMENUS:
        return f"{plain(said(MENUS[PARENTS[menu]]))} › {plain(said(SUBMENUS[menu]))}"
    return plain(said(MENUS[menu])) if menu in MENUS else ""


def _keys(entry: Entry, chosen: Mapping[str, str]) -> str:
    """The keys in use; changed ones are bold, with the usual ones behind them."""
    now, usual = shown(in_use(entry, chosen)), shown(entry.shortcut)
    if now == usual:
        return _escaped(now)
    now, usual = _escaped(now or _tr("none")), _escaped(usual or _tr("none"))
    return _tr("**{}** (usually {})").format(now, usual)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines.extend("| " + " | ".join(row) + " |" for row in rows)
    return "\n".join(lines)


def _escaped(text: str) -> str:
    """Words that Markdown shows as they are."""
    return _SPECIAL.sub(r"\\\1", text)


def _tr(text: str) -> str:
    return QCoreApplication.translate("KeysPage", text)
