"""Making the files of an order, page by page, and writing all of them or none."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from engine.documents import shown
from engine.errors import Fault, OikistError
from engine.files import write_bytes_atomically
from workbench.printing.page import Page
from workbench.printing.rendering import files_of


class Job:
    """One export that is under way; nothing is written before its end.

    Args:
        pages: What to draw.
        target: File to write; several pictures get numbers, such as "name-03.png".
        form: "pdf", "svg" or "png".
        dpi: Of PNG.
    """

    def __init__(self, pages: Sequence[Page], target: Path, form: str, dpi: float) -> None:
        self.total = len(pages)
        self.done = 0
        self._folder = target.parent
        self._found: dict[Path, bytes] = {}
        stem = target.name.removesuffix(f".{form}")
        self._steps = files_of(pages, stem, form, dpi)
        if stem in ("", ".", ".."):
            raise OikistError(Fault(str(shown(target)), "", "this is not a file", "name a file"))

    def step(self) -> bool:
        """Draw one more page; False when everything is drawn.

        Raises:
            OikistError: There is nothing to draw, or a picture would be too large.
        """
        try:
            made = next(self._steps)
        except StopIteration:
            return False
        self.done = min(self.done + 1, self.total)
        if made is not None:
            self._found[self._folder / made[0]] = made[1]
        return True

    def stop(self) -> None:
        """Give up; no file is written."""
        self._steps.close()
        self._found.clear()

    def write(self) -> tuple[Path, ...]:
        """Write what was drawn, all of it or nothing.

        Raises:
            OikistError: A file cannot be written; old files are as they were.
        """
        write_together(self._found)
        return tuple(self._found)


def exported(pages: Sequence[Page], target: Path, form: str, dpi: float) -> tuple[Path, ...]:
    """Draw and write at once; the files.

    Raises:
        OikistError: See `Job`.
    """
    job = Job(pages, target, form, dpi)
    while job.step():
        pass
    return job.write()


def write_together(files: Mapping[Path, bytes]) -> None:
    """Write files into one folder, all of them or none.

    Raises:
        OikistError: One cannot be written; old files are as they were.
    """
    for path in files:
        if path.is_dir():
            raise OikistError(Fault(str(shown(path)), "", "this is a folder", "name a file"))
    path = next(iter(files))
    try:
        if len(files) == 1:
            write_bytes_atomically(path, files[path])
        else:
            _write_staged(files, path.parent)
    except OSError as problem:
        what = f"the file cannot be written ({problem.strerror or problem})"
        remedy = "nothing was written: choose a folder that you may write to, or make room"
        raise OikistError(Fault(str(shown(path)), "", what, remedy)) from None


def _write_staged(files: Mapping[Path, bytes], folder: Path) -> None:
    """Write all files beside their places first, then move them there."""
    stage = Path(tempfile.mkdtemp(prefix=".oikist-", dir=folder))
    try:
        for path, content in files.items():
            write_bytes_atomically(stage / path.name, content)
        for path in files:
            (stage / path.name).replace(path)
    finally:
        shutil.rmtree(stage, ignore_errors=True)
