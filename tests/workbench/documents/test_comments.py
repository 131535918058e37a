"""Saving a file that a person wrote: what they wrote beside the data stays."""

import random
import tomllib

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.errors import OikistError
from engine.folders import boards_folder, variants_folder
from engine.scenarios import catalog
from engine.scenarios.decks import across_faults
from tests.support.edit_victim import random_change
from workbench.documents.shelf import read

SHIPPED = sorted([*boards_folder().rglob("*.toml"), *variants_folder().rglob("*.toml")])
CALM = settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def annotated(text: str) -> str:
    """The text with a comment above and behind every line that may have one."""
    lines, inside = [], False
    for number, line in enumerate(text.splitlines()):
        opens = line.count('"""') % 2 == 1
        if not inside:
            lines.append(f"# above {number}")
        inside ^= opens
        free = not inside and not opens and line.strip()
        lines.append(f"{line}  # behind {number}" if free else line)
    return "\n".join(lines) + "\n"


def comments(text: str) -> set[str]:
    return {line.strip() for line in text.splitlines() if line.startswith("#")}


@pytest.mark.parametrize("shipped", SHIPPED, ids=lambda path: f"{path.parent.name}-{path.stem}")
@given(seed=st.integers(0, 2**32 - 1), ends=st.sampled_from(["\n", "\r\n"]), last=st.booleans())
@CALM
def test_random_edits_keep_what_was_written_by_hand(shipped, seed, ends, last, tmp_path):
    """Comments above lines, ends of lines and the last one stay; the data are the new ones."""
    chance = random.Random(seed)
    path = tmp_path / shipped.name
    text = annotated(shipped.read_text(encoding="utf-8"))
    path.write_bytes((text if last else text[:-1]).replace("\n", ends).encode())
    document = read(path)
    for _ in range(chance.randrange(4)):
        document.do("Edit", random_change(document, chance))
    if document.kind == "deck" and across_faults(document.schema, document.cards, str):
        return  # the desk refuses such a change
    try:
        fresh = document.text()
    except OikistError:
        return  # no file can hold it: that is what other tests are about
    document.save()
    saved = path.read_bytes().decode()
    assert saved.count("\r\n") == (saved.count("\n") if ends == "\r\n" else 0)
    assert saved.endswith("\n") == last
    assert read(path).text() == fresh
    lost = comments(text) - comments(saved.replace("\r\n", "\n"))
    assert not lost or document.kind == "deck", "only a card may take its comment along"
    assert "# above 0" in saved


def by_hand() -> tuple[str, str]:
    """A variant as a person would write it, and a parameter that it sets to its default."""
    shipped = catalog.variants()[0]
    parameters = catalog.games()[shipped.game].parameters
    names = [name for name, one in parameters.items() if not one.readings and one.high > one.low]
    lines = [
        "# Why: see the letter of March.",
        "title = 'Mine'",
        f'game = "{shipped.game}" # the game',
        "format = 1",
        f'extends = "{shipped.name}"',
        "",
        "# How the end comes.",
        "[parameters] # only these",
        f"{names[0]} = {parameters[names[0]].low} # was another",
        f"{names[1]} = {parameters[names[1]].low}",
    ]
    return "\n".join(lines) + "\n", names[0]


def test_one_rule_changes_one_line(tmp_path):
    """A changed parameter, and nothing else in the file, not even the order of the keys."""
    path = tmp_path / "mine.toml"
    text, name = by_hand()
    path.write_text(text)
    document = read(path)
    low = document.fields["parameters", name]
    document.do("Edit", {("parameters", name): low + 1})
    document.save()
    assert path.read_text() == text.replace(f"{name} = {low} #", f"{name} = {low + 1} #")


def test_a_title_changes_no_map_that_was_drawn_by_hand(tmp_path):
    """A map that is laid out otherwise than Oikist does it stays while no space changes."""
    text = catalog.boards()[0].path.read_text(encoding="utf-8")
    head, start, rest = text.partition('map = """\n')
    drawn, end, names = rest.partition('"""')
    wide = "".join(f"{line}   \n" for line in drawn.splitlines())
    path = tmp_path / "board.toml"
    path.write_text(head + "# drawn in a train\n" + start + wide + end + names, encoding="utf-8")
    document = read(path)
    document.do("Edit", {("title",): "Another"})
    document.save()
    saved = path.read_text(encoding="utf-8")
    assert f'# drawn in a train\nmap = """\n{wide}"""' in saved
    assert tomllib.loads(saved)["title"] == "Another"
    cell, kind = next((key, kind) for key, kind in document.fields.items() if key[0] == "hex")
    other = next(one.key for one in document.schema.kinds if one.key != kind)
    document.do("Edit", {cell: other})
    document.save()
    saved = path.read_text(encoding="utf-8")
    assert '# drawn in a train\nmap = """\n' in saved
    assert "   \n" not in saved
    assert read(path).fields == document.fields


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_a_byte_order_mark_costs_no_comment(tmp_path, newline):
    """It is gone after the save; all else is as before."""
    path = tmp_path / "mine.toml"
    text = by_hand()[0].replace("\n", newline)
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    document = read(path)
    assert not document.differs_from_disk()
    document.do("Edit", {("title",): "Other"})
    document.save()
    assert path.read_bytes().decode() == text.replace("'Mine'", '"Other"')


def test_a_copy_under_another_name_keeps_the_comments(tmp_path):
    """Save as writes what the document's own file says, with the changes."""
    path = tmp_path / "mine.toml"
    text, _ = by_hand()
    path.write_text(text)
    document = read(path)
    document.do("Edit", {("title",): "Other"})
    document.save(tmp_path / "other.toml")
    assert (tmp_path / "other.toml").read_text() == text.replace("'Mine'", '"Other"')
