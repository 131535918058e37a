"""The list of what there is and what not is whole."""

import re
from pathlib import Path

ROWS = re.compile(r"^\| (\d+) \| ([^|]+) \| (yes|partly|no) \|([^|]*)\|$", re.MULTILINE)
PAGE = Path("docs/features.md").read_text("utf-8")


def test_every_capability_has_a_row():
    """Rows are numbered from 1 to 148, in order, and none is left out."""
    assert [int(number) for number, *_ in ROWS.findall(PAGE)] == list(range(1, 149))


def test_no_row_claims_a_thing_without_saying_where():
    """What is there, or there in part, says how one comes to it or what is missing."""
    silent = [
        number
        for number, _, there, where in ROWS.findall(PAGE)
        if there != "no" and not where.strip()
    ]
    assert silent == []
