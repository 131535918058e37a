"""New data in files that somebody wrote by hand."""

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.documents import document
from engine.rewriting import rewritten

KEYS = st.sampled_from(["a", "b", "c", "d e", "f.g"])
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
PLAIN = TEXTS | st.integers(-9, 9) | st.booleans()
ROWS = st.lists(st.dictionaries(KEYS, PLAIN | st.lists(PLAIN, max_size=2), max_size=3), max_size=4)
HEADS = st.dictionaries(KEYS, PLAIN | st.lists(PLAIN, max_size=4) | ROWS, max_size=4)
TABLES = st.dictionaries(
    st.sampled_from(["t", "u", "v w"]), st.dictionaries(KEYS, PLAIN, max_size=4), max_size=3
)
FILE = """# head
format = 1   # f
note = '''
a
b
'''

# cards follow
cards = [
    { a = 1, b = [2, 3] }, # first
    # second is best
    {a=2,b=[3,4]},
    { a = 3, b = [ 5 ] }   # last
]
wide = [ 1,  2,
  3 ] # three
# about decks
[decks]
x = "1" # one
y = "2"
# about parameters

[parameters]   # p
q = 1
# end
"""
HEADED = """format = 1
# cards follow
[[cards]]  # one
a = 1 # low
b = [2]

[[cards]]
# the second
a = 2
b = [3]
"""


def anew(text: str) -> str:
    """As a fresh writer would say it, for the files of these tests."""
    return laid_out(tomllib.loads(text))


def laid_out(told: dict[str, Any]) -> str:
    tables = {key: value for key, value in told.items() if isinstance(value, dict)}
    return document({key: told[key] for key in told if key not in tables}, tables)


def edited(old: str, **changes: Any) -> str:
    told = {**tomllib.loads(old), **changes}
    fresh = laid_out({key: value for key, value in told.items() if value is not None})
    text = rewritten(old, fresh, anew)
    assert anew(text) == fresh
    return text


@given(HEADS, TABLES, HEADS, TABLES)
@settings(deadline=None)
def test_any_data_can_become_any_other(head, tables, new_head, new_tables):
    """The result reads as the new data, whatever the old file says."""
    old = document(head, tables)
    fresh = anew(document(new_head, new_tables))
    assert anew(rewritten(old, fresh, anew)) == fresh


@pytest.mark.parametrize("text", [FILE, HEADED, FILE.replace("\n", "\r\n"), FILE[:-1]])
def test_nothing_changes_where_nothing_is_new(text):
    """The same data give the same bytes."""
    assert edited(text) == text


CARDS = tomllib.loads(FILE)["cards"]
CASES = {
    "a value": ({"format": 2}, [("format = 1   # f", "format = 2   # f")]),
    "a text of lines": ({"note": "c\nd\n"}, [("'''\na\nb\n'''", '"""\nc\nd\n"""')]),
    "a number in a list": ({"wide": [1, 7, 3]}, [("1,  2,\n  3 ]", "1,  7,\n  3 ]")]),
    "a field of a card": (
        {"cards": [CARDS[0], {"a": 2, "b": [3, 9]}, CARDS[2]]},
        [("b=[3,4]", "b=[3,9]")],
    ),
    "a card less": (
        {"cards": [CARDS[0], CARDS[2]]},
        [("    {a=2,b=[3,4]},\n", "")],
    ),
    "a card between": (
        {"cards": [*CARDS[:2], {"a": 7, "b": []}, CARDS[2]]},
        [("[3,4]},\n", "[3,4]},\n    { a = 7, b = [] },\n")],
    ),
    "a card more": (
        {"cards": [*CARDS, {"a": 7, "b": []}]},
        [("[ 5 ] }   # last\n", "[ 5 ] },   # last\n    { a = 7, b = [] }\n")],
    ),
    "a key of a table": (
        {"parameters": {"q": 1, "r": 2}},
        [("q = 1\n", "q = 1\nr = 2\n")],
    ),
    "a table without keys": ({"parameters": None}, [("q = 1\n", "")]),
    "a key gone": ({"wide": None}, [("wide = [ 1,  2,\n  3 ] # three\n", "")]),
}


@pytest.mark.parametrize("name", CASES)
def test_only_the_place_of_a_change_changes(name):
    """All else stays byte by byte."""
    changes, replacements = CASES[name]
    wanted = FILE
    for before, after in replacements:
        assert wanted.count(before) == 1
        wanted = wanted.replace(before, after)
    assert edited(FILE, **changes) == wanted


def test_cards_below_headings_stay_below_headings():
    """A list that is written as [[cards]] is not made one of lines."""
    cards = tomllib.loads(HEADED)["cards"]
    text = edited(HEADED, cards=[{"a": 9, "b": [2]}, {"a": 5, "b": []}, cards[1]])
    assert text.startswith("format = 1\n# cards follow\n[[cards]]  # one\na = 9 # low\nb = [2]\n")
    assert text.count("[[cards]]") == 3
    assert "# the second\na = 2" in text


def test_a_new_table_stands_where_a_fresh_file_has_it():
    """Behind the one that it follows, after an empty line, before the one that follows it."""
    old = "# mine\nformat = 1\n\n[decks]\nx = 'y'\n\n[zones]\nq = 1 # z\n"
    told = {"format": 1, "decks": {"x": "y"}, "names": {"b1": "Taras"}, "zones": {"q": 1}}
    fresh = document({"format": 1}, {key: told[key] for key in ("decks", "names", "zones")})
    text = rewritten(old, fresh, anew)
    assert text == old.replace("[zones]", '[names]\nb1 = "Taras"\n\n[zones]')


def test_a_new_table_is_parted_by_one_blank_line():
    """Also where one stands already before the table that follows it."""
    old = "seats = 4\n\n[parameters]\nq = 1\n"
    fresh = 'seats = 4\n\n[decks]\nx = "1"\n\n[parameters]\nq = 1\n'
    assert rewritten(old, fresh, str) == fresh


def test_a_key_that_readers_take_for_granted_is_not_added():
    """What a fresh file would say besides is no change."""

    def with_note(text: str) -> str:
        return anew(document({"note": "", **tomllib.loads(text)}))

    assert rewritten("a = 1 # one\n", with_note("a = 2\n"), with_note) == "a = 2 # one\n"


def test_ends_of_lines_stay():
    """CRLF and a missing last one are kept, also in a text of several lines."""
    old = '# c\r\na = """\r\nx\r\n"""\r\nb = 1'
    assert rewritten(old, anew('a = "y\\nz\\n"\nb = 1\n'), anew) == (
        '# c\r\na = """\r\ny\r\nz\r\n"""\r\nb = 1'
    )


def test_a_file_that_says_nonsense_is_written_afresh():
    """Where the old text cannot be understood, the new one stands alone."""
    assert rewritten("a = = 1 # c\n", "a = 2\n", anew) == "a = 2\n"
