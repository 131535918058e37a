"""oikist rules VARIANT, and the page of a variant's rules."""

from __future__ import annotations

import json

BRIEF = (
    'format = 1\ngame = "pennies"\ntitle = "Brief"\nextends = "plain"\n[parameters]\nrounds = 2\n'
)


def test_the_sheet_of_a_variant_is_written(oikist, table):
    """The values of the variant stand on the page."""
    (table / "variants/pennies/brief.toml").write_text(BRIEF)
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


def test_a_sheet_is_a_page(oikist, table):
    """What is called a PDF would be none; nothing is written."""
    said = oikist("rules", "plain", "--sheet", "plain.pdf")
    assert (said.code, said.out) == (2, "")
    assert "name it such as plain.html" in said.err
    assert not (table / "plain.pdf").exists()


def test_rules_are_listed_with_changes_after_a_plus_sign(oikist, table):
    """As other commands take them, for a list and for a page."""
    assert "2 rounds" in oikist("rules", "plain+rounds=2").out
    assert oikist("rules", "plain+rounds=2", "--sheet", "two.html").code == 0
    assert "2 rounds" in (table / "two.html").read_text()
    for wrong in ("plian+rounds=2", "plain+ruonds=2", "plain+rounds=99"):
        said = oikist("rules", wrong)
        assert (said.code, said.out) == (2, ""), wrong


def test_the_rules_of_a_variant_are_listed_as_they_hold(oikist, table):
    """With its numbers; what differs from the game's defaults is marked and listed."""
    (table / "variants/pennies/brief.toml").write_text(BRIEF)
    said = oikist("rules", "brief")
    assert said.code == 0
    assert said.out.startswith("Brief (")
    assert "2 rounds" in said.out
    assert any(line.startswith("* ") for line in said.out.splitlines())
    found = json.loads(oikist("rules", "brief", "--json").out)
    assert [one["name"] for one in found["changes"]] == ["rounds"]
    assert any(one["changed"] for one in found["rules"])
    assert "2 rounds" in oikist("rules", "brief", "rounds").out
    alone = oikist("rules", "brief", "pn-1")
    assert (alone.code, alone.out.count("Source:")) == (0, 1)
    odd = oikist("rules", "breif")
    assert (odd.code, odd.out) == (2, "")
    assert "unknown game or variant; did you mean 'brief'?" in odd.err
    (table / "variants/pennies/odd.toml").write_text(BRIEF.replace("= 2", "= 99"))
    assert oikist("rules", "odd").code == 2
    wrong = oikist("rules", "brief", "PN-99")
    assert (wrong.code, wrong.out) == (2, "")
    assert "Brief has no such rule or parameter" in wrong.err


def test_a_parameter_that_a_variant_leaves_is_told_with_its_value(oikist, table):
    """By its name or its rule; not as one that differs."""
    (table / "variants/pennies/brief.toml").write_text(BRIEF)
    said = oikist("rules", "brief", "start_score")
    assert (said.code, said.out.count("Here and by default"), said.out.count("Here ")) == (0, 1, 1)
    (one,) = json.loads(oikist("rules", "brief", "start_score", "--json").out)["changes"]
    assert (one["name"], one["changed"], one["here"]) == ("start_score", False, one["usual"])
