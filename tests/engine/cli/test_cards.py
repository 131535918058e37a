"""oikist cards: decks as CSV and back, and what differs between two."""

from __future__ import annotations

import json

DECK = "variants/pennies/decks/plain.toml"


def test_cards_go_out_and_in(oikist, table):
    """A spreadsheet's file put into a copy gives the same deck, bit for bit."""
    said = oikist("cards", "export", "pennies/plain", "--to", "cards.csv")
    assert said.code == 0, said.err
    assert "18 cards written" in said.err
    text = (table / "cards.csv").read_text()
    assert text.splitlines()[:2] == ["card,metal,value", "1,copper,1"]
    (table / "cards.csv").write_text(text.replace(",", ";").replace("\n", "\r\n"))
    assert oikist("cards", "import", "cards.csv", DECK, "--to", "copy.toml").code == 0
    assert (table / "copy.toml").read_bytes() == (table / DECK).read_bytes()


def test_export_prints(oikist, table):
    """Without a file the table goes to standard output and nothing else does."""
    said = oikist("cards", "export", DECK)
    assert said.out.count("\n") == 19
    assert said.err == ""


def test_faults_leave_the_deck_alone(oikist, table):
    """Exit code 2, every fault by row and column, the file as it was."""
    before = (table / DECK).read_bytes()
    (table / "cards.csv").write_text("metal,value\ncopper,1\ntin,2\nsilver,x\n")
    said = oikist("cards", "import", "cards.csv", DECK)
    assert said.code == 2
    assert "cards.csv: row 3, metal: unknown name 'tin'" in said.err
    assert "cards.csv: row 4, value: 'x' is not a whole number" in said.err
    assert (table / DECK).read_bytes() == before


def test_a_name_is_not_overwritten(oikist, table):
    """Only a file that is named as one is written to."""
    (table / "cards.csv").write_text("metal,value\ncopper,1\nsilver,2\n")
    said = oikist("cards", "import", "cards.csv", "pennies/plain")
    assert said.code == 2
    assert "--to" in said.err
    assert oikist("cards", "import", "cards.csv", DECK).code == 0
    assert oikist("cards", "export", DECK).out.count("\n") == 3


def test_differences_are_listed(oikist, table):
    """In words and as JSON; none are told too."""
    assert oikist("cards", "differences", DECK, "pennies/plain").out == "no differences\n"
    text = (table / DECK).read_text().replace("value = [6]", "value = [7]", 1)
    (table / "other.toml").write_text(text)
    said = oikist("cards", "differences", "other.toml", DECK)
    assert said.out == "card 6, value: 7 instead of 6\n"
    (found,) = json.loads(oikist("cards", "differences", "other.toml", DECK, "--json").out)
    assert (found["kind"], found["card"], found["old"], found["new"]) == ("cell", 6, "6", "7")


def test_decks_that_are_not_there(oikist, table):
    """Name, file or kind: one sentence each."""
    assert "did you mean 'plain'" in oikist("cards", "export", "plane").err
    assert "no such file" in oikist("cards", "export", "none.toml").err
    said = oikist("cards", "differences", DECK, "classic")
    assert said.code == 2
    assert "a deck for 'pennies/pennies' is needed" in said.err
