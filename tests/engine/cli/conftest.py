"""The command line as a user meets it, in this process."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest
import typer.testing
from typer.main import get_command
from typer.testing import CliRunner

from engine.cli.main import app
from tests.support.pennies_table import bounded, pennies, table

__all__ = ["bounded", "oikist", "pennies", "table"]


@dataclass(frozen=True)
class Said:
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


MADE = cache(get_command)  # making all commands takes longer than running most of them


@pytest.fixture
def oikist(monkeypatch):
    """Run a command; a bug comes out as its own exception."""
    monkeypatch.setattr(typer.testing, "_get_command", MADE)

    def command(*words: object, typed: str | None = None) -> Said:
        result = CliRunner().invoke(
            app, [str(word) for word in words], input=typed, prog_name="oikist"
        )
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Said(result.exit_code, result.stdout, result.stderr)

    return command
