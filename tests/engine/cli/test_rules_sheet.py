"""oikist rules VARIANT --sheet: the page of a variant's rules."""

from __future__ import annotations


def test_the_sheet_of_a_variant_is_written(oikist, table):
    """The values of the variant stand on the page."""
    (table / "variants/pennies/brief.toml").write_text(
        'format = 1\ngame = "pennies"\ntitle = "Brief"\nextends = "plain"\n[parameters]\nrounds = 2\n'
    )
    said = oikist("rules", "brief", "--sheet", "brief.html")
    assert said.code == 0
    assert "brief.html" in said.out
    assert "2 rounds" in (table / "brief.html").read_text(encoding="utf-8")


def test_a_variant_that_cannot_be_played_gets_no_sheet(oikist, table):
    """Exit code 2, the fault in words, and no file."""
    (table / "variants/pennies/odd.toml").write_text(
        'format = 1\ngame = "pennies"\ntitle = "Odd"\nextends = "plain"\n[parameters]\nrounds = 99\n'
    )
    said = oikist("rules", "odd", "--sheet", "odd.html")
    assert said.code == 2
    assert not (table / "odd.html").exists()


def test_a_sheet_needs_a_variant_and_takes_no_rule(oikist, table):
    """Both slips end with 2, before anything is written."""
    assert oikist("rules", "--sheet", "x.html").code == 2
    assert oikist("rules", "plain", "PN-1", "--sheet", "x.html").code == 2
    assert not (table / "x.html").exists()
