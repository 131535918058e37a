"""The pages of the manual: which there are, their headings, and where a link leads.

The documents are those of `docs/`, in the order in which `docs/manual.md` links them. The
reference of each installed game is made from what the game declares.
"""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.folders import changelog_file, docs_folder
from engine.reference import reference_page
from engine.scenarios import catalog

CONTENTS: Final = "manual"  # the page that lists the others
NEWS: Final = "news"
KEYS: Final = "shortcuts"  # made by `workbench.help.keys` while the program runs
GAMES: Final = "games/"  # what names of games' references begin with
_LINKED: Final = re.compile(r"\]\(([a-z-]+)\.md\)")
_HEADING: Final = re.compile(r"^(#{1,6}) +(.+?) *#*$")
_FENCE: Final = re.compile(r"^ *```")
_MARKS: Final = re.compile(r"[*`]|(?<!\w)_|_(?!\w)")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True)
class Heading:
    """A heading of a page.

    Attributes:
        level: 1 for the title of the page, 2 for its sections.
        text: Without marks of Markdown.
        anchor: What links name it by, as on the pages of repositories.
    """

    level: int
    text: str
    anchor: str


@dataclass(frozen=True)
class Page:
    """One page of the manual.

    Attributes:
        name: What links name it by: "play", "games/<game>".
        text: Markdown.
    """

    name: str
    text: str

    @property
    def headings(self) -> tuple[Heading, ...]:
        """All headings, the title first."""
        return headings_of(self.text)

    @property
    def title(self) -> str:
        """The first heading."""
        found = self.headings
        return found[0].text if found else self.name


def headings_of(text: str) -> tuple[Heading, ...]:
    """The headings of a Markdown text, in order; what looks like one in code is none."""
    found: list[Heading] = []
    inside = False
    for line in text.splitlines():
        if _FENCE.match(line):
            inside = not inside
        said = None if inside else _HEADING.match(line)
        if said is not None:
            words = _MARKS.sub("", _LINK.sub(r"\1", said[2]))
            taken = [one.anchor for one in found]
            found.append(Heading(len(said[1]), words, anchor_of(words, taken)))
    return tuple(found)


def anchor_of(words: str, taken: list[str]) -> str:
    """What a heading is named in links: small letters and hyphens, numbered if it is taken."""
    plain = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
    if plain not in taken:
        return plain
    number = 1
    while f"{plain}-{number}" in taken:
        number += 1
    return f"{plain}-{number}"


def section(name: str, page: Page) -> str:
    """Where a section of a page is: "statistics#seats"; the page alone if it has none such.

    Args:
        name: Its heading, without what stands behind it in brackets.
    """
    for heading in page.headings:
        if heading.text == name or heading.text.startswith(f"{name} ("):
            return f"{page.name}#{heading.anchor}"
    return page.name


def pages() -> dict[str, Page]:
    """Every page that is not a list of shortcuts, by name, in the order of the contents."""
    folder = docs_folder()
    contents = (folder / f"{CONTENTS}.md").read_text(encoding="utf-8")
    names = dict.fromkeys((CONTENTS, *_LINKED.findall(contents)))
    found = {name: (folder / f"{name}.md").read_text(encoding="utf-8") for name in names}
    games = {f"{GAMES}{name}": reference_page(game) for name, game in catalog.games().items()}
    news = {NEWS: changelog_file().read_text(encoding="utf-8")}
    return {name: Page(name, text) for name, text in (found | games | news).items()}


def resolved(link: str, here: str, known: Container[str]) -> tuple[str, str] | None:
    """Page and anchor that a link means; None if it leads out of the manual.

    Args:
        link: As it stands in a page: "desk.md#boards", "#boards", "../formats.md", "games".
        here: Page that the link stands in.
        known: Names of all pages.
    """
    place, _, anchor = link.partition("#")
    if not place:
        return here, anchor
    if ":" in place:
        return None
    name = place.removeprefix("../").removesuffix(".md").rstrip("/")
    if name == GAMES.rstrip("/"):
        return CONTENTS, GAMES.rstrip("/")
    return (name, anchor) if name in known else None


def picture_file(name: str) -> Path:
    """The file of a picture that a page shows."""
    return docs_folder() / name.removeprefix("../")
