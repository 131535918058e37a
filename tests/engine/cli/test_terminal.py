"""Tables for people: nothing of a number is lost, however many columns there are."""

from __future__ import annotations

from engine.cli import terminal

COLUMNS = ["variant", *(f"measure {number} of many" for number in range(12))]
ROWS = [[name, *(f"{number}.0083 ±0.0079*" for number in range(12))] for name in ("a", "a" * 50)]


def test_a_file_gets_every_number(capsys):
    """A table in a file is as wide as its numbers need, and names keep room."""
    terminal.print_table(COLUMNS, ROWS, whole=True)
    lines = capsys.readouterr().out.splitlines()
    assert sum(line.count("±0.0079*") for line in lines) == 24
    assert any(line.split()[:1] == ["a" * 36] for line in lines)


def test_a_narrow_terminal_breaks_numbers(capsys, monkeypatch):
    """A terminal of 80 columns shows all digits, over several lines."""
    monkeypatch.setattr(terminal.sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "dumb")
    terminal.print_table(COLUMNS, ROWS, whole=True)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    digits = "".join(lines)
    assert digits.count("±") == 24
    # One 9 and one 8 in each number, in one heading, and twice before a point.
    assert (digits.count("9"), digits.count("8")) == (24 + 1 + 2, 24 + 1 + 2)
