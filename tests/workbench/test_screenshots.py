"""Pictures of the window, every panel and every dialog, in four looks.

With OIKIST_SCREENSHOTS=1 those of the guide go to docs/images.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from engine.asking.questions import KEYS

ROOT = Path(__file__).parents[2]
FOR_DOCS = os.environ.get("OIKIST_SCREENSHOTS") == "1"
SIZE = (1440, 900)
SHOTS = [("light", 1), ("dark", 1), ("light", 2)]
# Pictures of the guide: name in docs/images -> look and name of the picture.
LAB_GUIDE = {
    "lab-fair": ("light", "lab-fair"),
    "lab-balance": ("light", "lab-balance"),
}
GUIDE = {
    "desk-welcome": ("light", "welcome"),
    "desk-board": ("light", "board"),
    "desk-board-dark": ("dark", "board"),
    "desk-deck": ("light", "deck"),
    "desk-rules": ("light", "rules"),
    "desk-differences": ("light", "differences"),
    "desk-generator": ("light", "generator"),
    "desk-export": ("light", "export"),
    "desk-recovery": ("light", "recovery"),
}
PANELS = 40  # pictures of each look, at least
LIVE = 3  # questions of which something is seen before the answer, at least
PLAIN = 30  # colours of a dialog of words; a blank one has two


@pytest.mark.slow
@pytest.mark.screenshots
@pytest.mark.parametrize(("theme", "scale"), SHOTS)
def test_the_window_in_the_middle_of_a_game(tmp_path, theme, scale):
    """Mid-game and after a batch, the window is drawn in full, in many colours."""
    file = tmp_path / "window.png"
    # The scale is fixed when Qt starts, so each picture is taken by a program of its own.
    settings = {"QT_SCALE_FACTOR": str(scale), "QT_QPA_PLATFORM": "offscreen"}
    order = [sys.executable, "-m", "tests.workbench.screenshot", theme, str(file)]
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


@pytest.mark.screenshots
@pytest.mark.slow
@pytest.mark.parametrize(
    "look",
    [
        "light",
        pytest.param("dark", marks=pytest.mark.looks),
        pytest.param("large", marks=pytest.mark.looks),
        "french",
    ],
)
def test_every_panel_and_dialog(tmp_path, look):
    """Each is drawn, in colours, and no word has less room than it needs."""
    settings = {"QT_QPA_PLATFORM": "offscreen"}
    order = [sys.executable, "-m", "tests.workbench.shots", look, str(tmp_path)]
    subprocess.run(order, cwd=ROOT, env=os.environ | settings, check=True, timeout=600)
    pictures = sorted(tmp_path.glob("*.png"))
    assert len(pictures) >= PANELS
    for picture in pictures:
        image = QImage(str(picture))
        assert image.width() >= 100, picture.name
        assert image.height() >= 80, picture.name
        assert len(_colours(image)) >= PLAIN, picture.name
    cut = json.loads((tmp_path / "cut.json").read_text())
    assert {name: words for name, words in cut.items() if words} == {}
    if FOR_DOCS:
        _into_guide(GUIDE, look, tmp_path)


@pytest.mark.looks
@pytest.mark.parametrize("look", ["light", "dark"])
def test_every_question_of_the_lab(tmp_path, look):
    """Form, what is seen meanwhile, and answer; no word has less room than it needs."""
    order = [sys.executable, "-m", "tests.workbench.lab_shots", look, str(tmp_path)]
    settings = {"QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(order, cwd=ROOT, env=os.environ | settings, check=True, timeout=900)
    for key in KEYS:
        for picture in (f"lab-{key}-form.png", f"lab-{key}.png"):
            assert len(_colours(QImage(str(tmp_path / picture)))) >= PLAIN, picture
    assert len(list(tmp_path.glob("lab-*-live.png"))) >= LIVE
    cut = json.loads((tmp_path / "cut.json").read_text())
    assert {name: words for name, words in cut.items() if words} == {}
    if FOR_DOCS:
        subprocess.run([*order, "usual"], cwd=ROOT, env=os.environ | settings, check=True)
        _into_guide(LAB_GUIDE, look, tmp_path)


def _into_guide(guide, look, folder):
    for name, (wanted, picture) in guide.items():
        if wanted == look:
            shutil.copy(folder / f"{picture}.png", ROOT / "docs" / "images" / f"{name}.png")


def _colours(image):
    return {
        image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)
    }
