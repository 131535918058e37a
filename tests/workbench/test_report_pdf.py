"""An answer on paper: its charts are whole, titled, and in the colours of the seats."""

from __future__ import annotations

import re
import zlib
from contextlib import suppress
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage

from engine.reports.charts import Ridges
from engine.reports.page import Page, Section, Verdict
from engine.reports.palette import LIGHT, readable
from tests.workbench.charts.samples import SAMPLES, SEATS, STYLES, columns, lines, ridges
from workbench.lab.report import chart_picture, report_pdf

COLOURS = {name: style.colour for name, style in STYLES.items()}
WIDE, RIM = 210 / 25.4 * 72, 18 / 25.4 * 72  # of a page and around its text, in points


def page_of(*charts):
    sections = [Section(f"Part {number}", charts=[one]) for number, one in enumerate(charts)]
    return Page("Report", [Verdict("good", "Fine.")], sections, [("Seed", "1")], "oikist lab")


def pages_of(content):
    """Left and right end of each picture, in points, page by page of a PDF."""
    found = []
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", content, re.DOTALL):
        with suppress(zlib.error):
            text = zlib.decompress(stream)
            if text.startswith(b"/GSa gs") and b" cm" in text[:120]:
                found.append(list(ends_of(text)))
    return found


def ends_of(text):
    dot, left = (float(text.split()[at]) for at in (6, 10))  # of the page's own matrix
    number = rb"([-\d.]+)"
    matrices = rb" ".join([number] * 6)
    placed = matrices + rb" cm\n" + matrices + rb" cm /Im\d+\s+Do"
    for values in re.findall(placed, text):
        across, start, wide = (float(values[at]) for at in (0, 4, 6))
        yield left + dot * start, left + dot * (start + across * wide)


def levels(image):
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(image.constBits(), np.uint8)
    whole = flat.reshape(image.height(), image.bytesPerLine())[:, : 4 * image.width()]
    return whole.reshape(image.height(), image.width(), 4)[:, :, 2::-1].astype(int)


def painted(picture, colour, opacity=1.0):
    """Columns of a picture in which a colour is, laid over white."""
    light = QColor(colour)
    wanted = np.array([light.red(), light.green(), light.blue()]) * opacity + 255 * (1 - opacity)
    return np.flatnonzero((np.abs(picture - wanted).max(axis=2) < 6).any(axis=0))


def test_a_chart_reaches_from_rim_to_rim_of_the_text(app):
    """A picture is as wide as the text and not wider, so that nothing of it is cut off."""
    (((left, right),),) = pages_of(report_pdf(page_of(columns())))
    assert left == pytest.approx(RIM, abs=2)
    assert right == pytest.approx(WIDE - RIM, abs=2)


def test_a_picture_holds_all_columns_of_a_histogram(app):
    """The last ones stand near the right rim."""
    ink = painted(levels(chart_picture(columns(), 1280, {})), LIGHT["plain"])
    assert ink[0] < 1280 * 0.2
    assert ink[-1] > 1280 * 0.95


def test_pages_hold_more_than_one_chart(app):
    """Eight charts with their titles take four pages at most."""
    assert len(pages_of(report_pdf(page_of(*SAMPLES)))) <= 4


@pytest.mark.parametrize(
    ("chart", "areas"),
    [(lines(), 1.0), (ridges(4), 0.5), (ridges(8), 0.5)],
    ids=["lines", "four ridges", "eight ridges"],
)
def test_seats_have_their_colours_on_paper(app, chart, areas):
    """Those of the window, not those of curves in general; seats beyond the sixth, too."""
    picture = levels(chart_picture(chart, 1280, STYLES))
    labels = chart.names if isinstance(chart, Ridges) else SEATS[:4]
    assert all(len(painted(picture, COLOURS[name], areas)) for name in labels)


def test_a_chart_has_its_title_above_it(app):
    """The drawing alone has none; a long title takes a second line."""
    short, long = (
        chart_picture(replace(columns(), title=title), 640, {})
        for title in ("Length", "Length of games " * 12)
    )
    untitled = 640 * 260 / 640
    assert untitled < short.height() < long.height()
    assert levels(short)[: short.height() - round(untitled)].min() < 80


def test_a_pale_seat_has_lines_that_stand_out_from_paper(app):
    """Yellow is darkened for lines, blue is left as it is."""
    assert readable("#0072b2") == "#0072b2"
    dark = QColor(readable("#f0e442"))
    assert dark.lightnessF() < 0.5
    assert abs(dark.hue() - QColor("#f0e442").hue()) <= 3
