"""Cards as CSV: what spreadsheets do to a file must not change a deck."""

from __future__ import annotations

from string import ascii_letters

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.columns import Amounts, Name, Order
from engine.errors import ScenarioError
from engine.game import DeckSchema
from engine.scenarios.deck_csv import DELIMITERS, cards_from_csv, cards_to_csv, read_csv, write_csv
from engine.scenarios.deck_sheet import slots_of

COLOURS = ("yellow", "orange", "brown")
SCHEMA = DeckSchema(
    key="actions",
    title="Action cards",
    columns=(
        Name("border", "Colour that begins.", COLOURS),
        Order("order", "Order of the turns.", COLOURS),
        Amounts("roads", "Roads: base and enhanced.", size=2, low=0, high=8),
        Amounts("cost", "Price.", size=1, low=0, high=20),
    ),
    fewest=1,
    most=4,
)
CARDS = [
    {"border": "brown", "order": ["yellow", "brown", "orange"], "roads": [2, 3], "cost": [7]},
    {"border": "yellow", "order": ["orange", "yellow", "brown"], "roads": [0, 8], "cost": [20]},
]
TEXT = (
    "card,border,order,roads.1,roads.2,cost\n"
    "1,brown,yellow brown orange,2,3,7\n"
    "2,yellow,orange yellow brown,0,8,20\n"
)


def faults(text):
    with pytest.raises(ScenarioError) as caught:
        cards_from_csv(text, SCHEMA, "cards.csv")
    return [str(fault) for fault in caught.value.faults]


def test_cards_are_written_one_a_row():
    """Numbers first, lists of names in one cell, amounts in one cell each."""
    assert cards_to_csv(CARDS, SCHEMA) == TEXT


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (TEXT.replace("\n", "\r\n"), "lines of Windows"),
        (TEXT.replace("\n", "\r"), "lines of old Macs"),
        ("\ufeff" + TEXT, "byte order mark"),
        (TEXT.replace(",", ";"), "semicolons, as Excel writes in much of Europe"),
        (TEXT.replace(",", "\t"), "tabs"),
        ("sep=;\n" + TEXT.replace(",", ";"), "Excel's line about the delimiter"),
        (TEXT.replace("1,brown", '1,"brown"').replace("card", '"card"'), "quoted cells"),
        (TEXT + ",,,,,\n\n,,,,,\n", "empty rows below"),
        (TEXT.replace("\n", ",,\n"), "empty columns beside"),
        (TEXT.replace(",2,3,7", ",2.0,3.00,7.0"), "numbers with decimals"),
        (TEXT.replace(",", ";").replace(";2;3;7", ";2,0;3,00;7,0"), "decimals with commas"),
        (TEXT.replace("border", "Border").replace("roads.1", "Roads 1"), "headings by hand"),
        (TEXT.replace("brown,yellow", "BROWN,yellow"), "another case"),
        (TEXT.replace("yellow brown orange", '"yellow, brown, orange"'), "commas in an order"),
        (TEXT.replace("1,brown", " 1 , brown "), "spaces around"),
        ("\n".join(TEXT.split("\n")[row] for row in (0, 2, 1)), "sorted sheet"),
    ],
)
def test_what_spreadsheets_do_changes_nothing(text, why):
    """The same cards come back."""
    assert cards_from_csv(text, SCHEMA) == CARDS, why


def test_lists_may_be_in_one_cell_or_in_several():
    """The other way round from what is written: orders split, amounts joined; any order."""
    text = "order.1;order.2;order.3;cost;roads;border\nyellow;brown;orange;7;2 3;brown\n"
    assert cards_from_csv(text, SCHEMA) == CARDS[:1]


def test_new_rows_come_last():
    """A card without a number stands after those that have one, wherever its row is."""
    head, first, second, _ = TEXT.split("\n")
    text = f"{head}\n,orange,orange yellow brown,1,1,1\n{second}\n{first}"
    assert [card["border"] for card in cards_from_csv(text, SCHEMA)] == [
        "brown",
        "yellow",
        "orange",
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("2,3,7", "2,x,7", "cards.csv: row 2, roads.2: 'x' is not a whole number; give a"),
        ("2,3,7", "2,,7", "cards.csv: row 2, roads.2: is empty; give a whole number from 0 to 8"),
        ("0,8,20", "0,9,20", "cards.csv: row 3, roads: 9 is out of range"),
        ("2,3,7", "3,2,7", "cards.csv: row 2, roads: 2 follows 3; amounts must never fall"),
        ("2,yellow,", "2,yelow,", "row 3, border: unknown name 'yelow'; did you mean 'yellow'?"),
        ("2,yellow,", "1,yellow,", "cards.csv: row 3, card: card 1 is in row 2 too"),
        ("2,yellow,", "two,yellow,", "row 3, card: 'two' is not a card number"),
        ("yellow brown orange", "yellow brown", "row 2, order: orange missing"),
        (",order,", ",ordre,", "row 1: unknown column 'ordre'; did you mean 'order'?"),
        (",cost", "", "row 1: no column cost; add it"),
        (",order,", ",order.1,order.3,", "row 1: no column order.2; add it"),
        ("card,", "cost,", "row 1: 'cost' appears twice"),
        (",7\n", ",7,oops\n", "row 2: cell 7 has no heading"),
        (TEXT, "", "cards.csv: there are no rows; begin with a row of headings: card, border"),
        (TEXT[39:], "", "cards.csv: 0 cards; a deck has from 1 to 4"),
        ("brown", "br\0wn", "row 2"),
    ],
)
def test_a_fault_names_row_and_column(old, new, fault):
    """So that it is found in the spreadsheet; nothing else is wrong with the file."""
    assert fault in "\n".join(faults(TEXT.replace(old, new, 1)))


def test_all_faults_come_at_once():
    """Two bad cells in two rows are two faults."""
    assert len(faults(TEXT.replace("2,3,7", "2,x,7").replace("0,8,20", "0,8,-"))) == 2


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_files_of_any_usual_encoding_are_read(tmp_path, encoding):
    """What Excel and LibreOffice offer when they save."""
    schema = DeckSchema("d", "D", (Name("who", "Who.", ("Zoë", "Bob")),), 1, 9)
    path = tmp_path / "cards.csv"
    path.write_bytes("card;who\r\n1;Zoë\r\n".encode(encoding))
    assert read_csv(path, schema) == [{"who": "Zoë"}]
    write_csv(read_csv(path, schema), schema, path)
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    assert read_csv(path, schema) == [{"who": "Zoë"}]


def test_a_file_that_is_not_there_is_a_fault(tmp_path):
    """A sentence instead of a traceback."""
    with pytest.raises(ScenarioError, match="no such file"):
        read_csv(tmp_path / "none.csv", SCHEMA)


LETTERS = ascii_letters + "éß. ,;|'\"-_0123456789"
NAMES = st.text(LETTERS, min_size=1, max_size=8).map(str.strip).filter(
    lambda name: name and sum(mark in name for mark in " ,;|>") < 2
)  # fmt: skip


@st.composite
def decks(draw):
    keys = draw(st.lists(st.text(ascii_letters, min_size=1, max_size=6), min_size=1, max_size=5,
                         unique_by=str.casefold))  # fmt: skip
    columns = []
    for key in keys:
        kind = draw(st.sampled_from((Name, Order, Amounts)))
        names = tuple(draw(st.lists(NAMES, min_size=1, max_size=4, unique_by=str.casefold)))
        if kind is Amounts:
            columns.append(Amounts(key, "Some.", size=draw(st.integers(1, 3)), low=0, high=99))
        else:
            columns.append(kind(key, "Some.", names))
    schema = DeckSchema("some", "Some", tuple(columns), 1, 5)
    cards = draw(st.lists(st.fixed_dictionaries({c.key: entries(c) for c in columns}),
                          min_size=1, max_size=5))  # fmt: skip
    return schema, cards


def entries(column):
    if isinstance(column, Name):
        return st.sampled_from(column.names)
    if isinstance(column, Order):
        return st.permutations(column.names).map(list)
    return st.lists(st.integers(0, 99), min_size=column.size, max_size=column.size).map(sorted)


@given(decks(), st.sampled_from(DELIMITERS), st.sampled_from(("\n", "\r\n")))
def test_cards_come_back_as_they_were(deck, delimiter, end):
    """Any cards of any schema, with any delimiter and any ends of lines."""
    schema, cards = deck
    text = cards_to_csv(cards, schema, delimiter)
    assert cards_from_csv(text.replace("\n", end), schema) == cards
    assert len(text.splitlines()[0].split(delimiter)) == 1 + len(slots_of(schema))
