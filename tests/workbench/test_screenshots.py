"""Pictures of the window; with OIKIST_SCREENSHOTS=1 they go to docs/images."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]
FOR_DOCS = os.environ.get("OIKIST_SCREENSHOTS") == "1"
SIZE = (1440, 900)
SHOTS = [("light", 1), ("dark", 1), ("light", 2)]


@pytest.mark.screenshots
@pytest.mark.parametrize(("theme", "scale"), SHOTS)
def test_the_window_in_the_middle_of_a_game(tmp_path, theme, scale):
    """Mid-game and after a batch, the window is drawn in full, in many colours."""
    folder = ROOT / "docs" / "images" if FOR_DOCS else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    ending = "" if scale == 1 else f"-{scale}x"
    file = folder / f"workbench-{theme}{ending}.png"
    # The scale is fixed when Qt starts, so each picture is taken by a program of its own.
    settings = {"QT_SCALE_FACTOR": str(scale), "QT_QPA_PLATFORM": "offscreen"}
    order = [sys.executable, "-m", "tests.workbench.screenshot", theme, str(file)]
    order += ["real"] if FOR_DOCS else []
    subprocess.run(order, cwd=ROOT, env=os.environ | settings, check=True, timeout=600)
    image = QImage(str(file))
    assert (image.width(), image.height()) == (SIZE[0] * scale, SIZE[1] * scale)
    step = 3 * scale
    colours = {
        image.pixel(x, y)
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }
    assert len(colours) > 400
