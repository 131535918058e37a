"""The outputs that the documents show are those of commands."""

import re
from pathlib import Path

import pytest

from tests.support.outputs import DOTS, blocks, kept, printed

PAGES = sorted([*Path("docs").glob("*.md"), Path("README.md")])


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_output_can_be_made_again(page):
    """A command with its output stands in a block that `make outputs` finds."""
    text = page.read_text("utf-8")
    fenced = re.findall(r"^```[^\n]*\n\$ (?:oikist|python)", text, re.MULTILINE)
    assert len(blocks(text)) == len(fenced)


def test_what_is_not_shown_becomes_dots():
    """Lines are counted from either end, and a gap is one line of dots."""
    lines = ["one", "two", "three", "four", "five"]
    assert kept(lines, "1-2,-1") == ["one", "two", DOTS, "five"]
    assert kept(lines, "2") == [DOTS, "two", DOTS]
    assert kept(["one", "", "three"], "1,3") == ["one", "", "three"]
    assert kept(lines, "") == lines


def test_a_command_over_several_lines_is_one():
    """A backslash at the end of a line joins the next, as in a shell."""
    (block,) = blocks("```console keep=1\n$ oikist games \\\n    --json\nout\n```\n")
    assert (block.command, block.printed, block.keep) == ("oikist games --json", ("out",), "1")


def test_the_quick_outputs_are_those_of_today(tmp_path):
    """Commands that play no games print what the documents show."""
    found = [block for page in PAGES for block in blocks(page.read_text("utf-8"))]
    quick = [block for block in found if "--games 0" in block.command]
    assert quick
    for block in quick:
        assert tuple(kept(printed(block, tmp_path), block.keep)) == block.printed
