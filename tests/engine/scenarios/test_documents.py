"""TOML documents: stable text, faults with places."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.documents import document, read_document, write_text
from engine.errors import ScenarioError

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
SCALARS = TEXTS | st.integers(-(2**63), 2**63 - 1) | st.booleans()
ROWS = st.lists(st.dictionaries(TEXTS, SCALARS | st.lists(SCALARS, max_size=3), max_size=3))


@given(st.dictionaries(TEXTS, SCALARS | st.lists(SCALARS) | ROWS))
def test_what_is_written_is_read_again(head):
    """Any text, number, list and table of rows survives writing."""
    assert tomllib.loads(document(head)) == head


def test_a_list_of_rows_has_one_row_a_line():
    """Rows stay rows for people and for git."""
    text = document({"cards": [{"value": [1]}, {"value": [2]}]})
    assert text == "cards = [\n    { value = [1] },\n    { value = [2] },\n]\n"


@pytest.mark.parametrize(
    ("content", "place", "part"),
    [
        (b"format = 1\nseats = = 2\n", "line 2, column 9", "malformed TOML"),
        (b"", "format", "write format = 1"),
        (b"format = 2", "format", "newer Oikist"),
        (b"format = 'one'", "format", "not a valid format number"),
        (b"\xff\xfe", "", "UTF-8"),
    ],
)
def test_a_file_that_cannot_be_read_says_where_and_why(tmp_path, content, place, part):
    """The fault carries file, place and remedy."""
    path = tmp_path / "file.toml"
    path.write_bytes(content)
    with pytest.raises(ScenarioError) as caught:
        read_document(path, ScenarioError)
    fault = caught.value.faults[0]
    assert (fault.file, fault.place) == (str(path), place)
    assert part in str(fault)


def test_a_missing_file_is_a_fault(tmp_path):
    """No traceback for a wrong path."""
    with pytest.raises(ScenarioError, match="no such file"):
        read_document(tmp_path / "none.toml", ScenarioError)


def test_a_file_with_a_name_that_windows_keeps_is_not_written(tmp_path):
    """Whatever comes behind the name; one that only begins so is fine."""
    for name in ("con.toml", "Aux", "lpt9.tar.toml"):
        with pytest.raises(ScenarioError, match=f"Windows keeps the name '{name}'"):
            write_text(tmp_path / name, "", ScenarioError)
    write_text(tmp_path / "console.toml", "", ScenarioError)
    assert [path.name for path in tmp_path.iterdir()] == ["console.toml"]
