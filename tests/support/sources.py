"""The project's files as the architecture tests see them."""

from __future__ import annotations

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def golden(game: str) -> Path:
    """The folder of a game's counts and records that must not change."""
    return ROOT / "tests/golden" / game


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that git tracks or would add, relative to the root; needs git and a checkout."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    found = (Path(name) for name in listed.split("\0") if name)
    return tuple(sorted(path for path in set(found) if (ROOT / path).is_file()))


def modules(*folders: str) -> tuple[Path, ...]:
    """The Python files below the folders, relative to the root."""
    return tuple(
        path.relative_to(ROOT)
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*.py"))
    )


def text_of(path: Path) -> str:
    """The text of a project file, or "" of one that holds no text, such as an image."""
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def imported(path: Path) -> set[str]:
    """First names of all modules that a file imports, at the top or later."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text_of(path))):
        if isinstance(node, ast.Import):
            found.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found
