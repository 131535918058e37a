"""New data for a TOML file that somebody wrote by hand: only what differs is rewritten.

Comments, the order of keys and the layout of values that stay are kept. What a fresh file
would say is given; how an old file would be written afresh tells the two apart, so that a
key which a reader takes for granted is not added, and one spelled otherwise is not touched.
The result is read again: if it says anything else, the fresh text is used as it is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from difflib import SequenceMatcher
from typing import Any, Final

import tomlkit
from tomlkit.container import Container
from tomlkit.items import AoT, Array, Comment, InlineTable, SingleKey, Table, Whitespace

from engine.errors import OikistError

LARGEST: Final = 200_000  # characters; tomlkit takes a second for a million
Tabular = tomlkit.TOMLDocument | Table | InlineTable | Container


def rewritten(old: str, fresh: str, anew: Callable[[str], str]) -> str:
    """The old text with the data of the fresh one.

    Args:
        old: What the file holds, with its own ends of lines, which are kept.
        fresh: The new data as a new file would say them.
        anew: The text of a new file with what a text says; raises OikistError if it
            cannot be read.
    """
    plain = old.replace("\r\n", "\n")
    found = next(_attempts(plain, fresh, anew), fresh) if len(plain) <= LARGEST else fresh
    if plain and not plain.endswith("\n"):
        found = found.removesuffix("\n")
    return found.replace("\n", "\r\n") if 2 * old.count("\r\n") > old.count("\n") else found


def _attempts(plain: str, fresh: str, anew: Callable[[str], str]) -> Iterator[str]:
    """Texts that read as the fresh one: first by what has changed, then by what differs."""
    for before in (anew, str):
        try:
            found = _applied(plain, before(plain), fresh)
            if anew(found) == fresh:
                yield found
        except OikistError:
            pass
        except Exception:  # noqa: BLE001, S110  (tomlkit's own faults must not cost a save)
            pass


def _applied(plain: str, before: str, after: str) -> str:
    whole = plain if plain.endswith("\n") else plain + "\n"
    document = tomlkit.parse(whole)
    _update(document, tomllib.loads(before), tomllib.loads(after), tomlkit.parse(after))
    return tomlkit.dumps(document)


def _update(
    target: Tabular, before: Mapping[str, Any], after: Mapping[str, Any], fresh: Tabular
) -> None:
    """Make of a table what the fresh one is, where before and after differ."""
    for key in before:
        if key not in after and key in target:
            _remove(target, key, before[key])
    for key, value in after.items():
        if key in before and _same(before[key], value):
            continue
        if key not in target:
            _put(target, key, deepcopy(fresh[key]), list(after))
        elif not _goes_on(target[key], before.get(key), value, fresh[key]):
            target[key] = deepcopy(fresh[key])  # keeps the comment behind it


def _goes_on(target: Any, before: Any, after: Any, fresh: Any) -> bool:
    """Update what is in a table or a list; False if one of the two is something else."""
    if isinstance(target, Mapping) and isinstance(before, Mapping) and isinstance(after, Mapping):
        if isinstance(target, InlineTable) and before.keys() != after.keys():
            return False  # one line, without comments of its own
        _update(target, before, after, fresh)  # type: ignore[arg-type]
        return True
    lists = isinstance(before, list) and isinstance(after, list)
    if lists and isinstance(target, (Array, AoT)) and len(target) == len(before) > 0:
        _update_list(target, before, after, list(fresh))
        return True
    return False


def _update_list(
    target: Array | AoT, before: Sequence[Any], after: Sequence[Any], fresh: Sequence[Any]
) -> None:
    """Change, remove and add entries; those that stay are found wherever they stand."""
    olds, news = ([_canonical(entry) for entry in entries] for entries in (before, after))
    steps = SequenceMatcher(None, olds, news, autojunk=False).get_opcodes()
    for tag, first, last, left, right in reversed(steps):
        if tag == "equal":
            continue
        shared = min(last - first, right - left)
        for place in range(last - 1, first + shared - 1, -1):
            del target[place]
        for index in range(right - 1, left + shared - 1, -1):
            target.insert(first + shared, _as_entry(target, fresh[index]))
        for step in range(shared):
            old, new = before[first + step], after[left + step]
            if not _goes_on(target[first + step], old, new, fresh[left + step]):
                target[first + step] = _as_entry(target, fresh[left + step])


def _as_entry(target: Array | AoT, entry: Any) -> Any:
    """A copy of an entry in the form that the list has: a table below its own heading, or not."""
    if isinstance(target, Array):
        return deepcopy(entry)
    table = tomlkit.table()
    for key, value in entry.items():
        table.append(key, deepcopy(value))
    table.add(tomlkit.nl())
    return table


def _remove(target: Tabular, key: str, before: Any) -> None:
    """Take a key away; the heading of a table stays where comments stand below it."""
    item = target[key]
    if isinstance(item, Table) and any(isinstance(one, Comment) for _, one in item.value.body):
        for inner in before:
            item.remove(inner)
    else:
        target.remove(key)


def _put(target: Tabular, key: str, item: Any, order: Sequence[str]) -> None:
    """Add a key behind the one that it follows in a fresh file, or else before the next one."""
    container = target if isinstance(target, Container) else target.value
    if not len(container):
        target.append(key, item)
        return
    heading = _is_heading(item)
    place = order.index(key)
    known = [found for found in order[:place] if found in target]
    after = known[-1] if known else None
    if heading and after is not None and not _is_heading(target[after]):
        after = None
    if isinstance(item, Table) and not (after and target[after].as_string().endswith("\n\n")):
        item.trivia.indent = "\n"
    if after is not None and not (heading and _ends_in_words(target[after])):
        container._insert_after(after, SingleKey(key), item)  # noqa: SLF001
        return
    behind = next((found for found in order[place + 1 :] if found in target), None)
    if behind is None or (heading and not _is_heading(target[behind])):
        target.append(key, item)
    else:
        at = _place_of(container, behind)
        if isinstance(item, Table) and at and isinstance(container.body[at - 1][1], Whitespace):
            item.trivia.indent = ""  # a blank line stands there already
        container._insert_at(at, SingleKey(key), item)  # noqa: SLF001


def _is_heading(item: Any) -> bool:
    return isinstance(item, (Table, AoT))


def _ends_in_words(item: Any) -> bool:
    """Whether a table ends in a comment, which is about the heading that follows."""
    return isinstance(item, Table) and any(
        isinstance(one, Comment) for _, one in item.value.body[-2:]
    )


def _place_of(container: Container, key: str) -> int:
    """Where a key stands in the body of its table."""
    return next(
        index for index, (known, _) in enumerate(container.body) if known and known.key == key
    )


def _same(one: Any, two: Any) -> bool:
    return _canonical(one) == _canonical(two)


def _canonical(value: Any) -> str:
    """Equal for equal data only: 1, 1.0 and true differ, the order of keys does not matter."""
    if isinstance(value, Mapping):
        return repr([(key, _canonical(value[key])) for key in sorted(value)])
    if isinstance(value, list):
        return f"[{','.join(map(_canonical, value))}]"
    return f"{type(value).__name__} {value!r}"
