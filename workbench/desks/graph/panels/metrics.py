"""Panel "Metrics" of a map: kinds, links, distances, reach, areas."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.boards.graph_metrics import Count, GraphMetrics, Spread, measure_graph
from engine.picture import Address
from engine.play.wording import labelled
from workbench.desks.graph.editing import Editing
from workbench.desks.graph.wording import name_of
from workbench.desks.panels.figures import FigureRow, Section, charted
from workbench.desks.panels.metrics import FiguresPanel
from workbench.documents.graph_document import GraphDocument
from workbench.documents.graph_fields import Place
from workbench.language.counts import counted, number, percent
from workbench.widgets.layouts import in_column

_AT_ONCE: Final = 60  # spaces that are measured without a thread
_SHOWN: Final = 4


class MetricsPanel(FiguresPanel):
    """The figures of a map."""

    delay = 120
    editing: Editing
    document: GraphDocument

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(editing, parent)
        in_column((self.tree, 1), on=self, margins=0, spacing=0)

    def measuring(self) -> tuple[object, Callable[[], Any], bool]:
        """See `FiguresPanel.measuring`."""
        board = self.document.board()
        return board, partial(measure_graph, board, self.document.schema), len(board) > _AT_ONCE

    def sections(self, found: Any) -> Sequence[Section]:
        """See `FiguresPanel.sections`."""
        return sections_of(found)

    def listed(self, row: FigureRow) -> str:
        """See `FiguresPanel.listed`."""
        names = [name_of(self.document, place) for place in islice(self._places(row), _SHOWN)]
        return ", ".join(names) + (", …" if len(row.places) > _SHOWN else "")

    def go_to(self, row: FigureRow) -> None:
        """See `FiguresPanel.go_to`."""
        places = list(self._places(row))
        self.editing.select(places)
        self.editing.reveal(places)

    def _places(self, row: FigureRow) -> Iterator[Place]:
        return (self.document.place_of(*site) for site in row.places)


def sections_of(found: GraphMetrics) -> tuple[Section, ...]:
    """All figures of a map for the panel."""
    parts = (
        ("spaces", _tr("Spaces"), _spaces(found)),
        ("links", _tr("Links"), _links(found)),
        ("ways", _tr("Distances"), _ways(found)),
        ("areas", _tr("Areas"), _areas(found)),
    )
    return tuple(Section(key, title, tuple(rows)) for key, title, rows in parts)


def _tr(text: str) -> str:
    return QCoreApplication.translate("MapMetrics", text)


def _spaces(found: GraphMetrics) -> Iterator[FigureRow]:
    yield FigureRow("spaces", _tr("All spaces"), str(found.spaces), _tr("Spaces of the map."))
    yield from _counts(found, "space")
    parts = found.components
    why = _tr("Parts of the map that no link joins. A click selects the smallest.")
    lone: tuple[Address, ...] = parts[-1] if len(parts) > 1 else ()
    yield FigureRow("parts", _tr("Parts"), str(len(parts)), why, lone)
    why = _tr("Spaces without which a part of the map would fall apart.")
    yield FigureRow("cuts", _tr("Bottlenecks"), str(len(found.cuts)), why, found.cuts)


def _links(found: GraphMetrics) -> Iterator[FigureRow]:
    yield FigureRow("links", _tr("All links"), str(found.links), _tr("Links of the map."))
    yield from _counts(found, "link")
    why = _tr("Links at a space, mean. Bars: spaces by the number of their links.")
    yield _spread("degrees", _tr("Links at a space"), found.degrees, why)
    for label, count in found.labels.items():
        text = _tr("Label {}").format(label) if label else _tr("Without a label")
        share = count / max(found.links, 1)
        why = _tr("Links with this label, and their share of all links.")
        said = f"{count} · {percent(share)}"
        yield FigureRow(f"label.{label}", text, said, why, share=share)
    own = found.lengths
    why = _tr("Length along its line, in units of the board.")
    yield FigureRow("short", _tr("Shortest link"), number(own.least, 2), why, own.shortest)
    yield FigureRow("long", _tr("Longest link"), number(own.most, 2), why, own.longest)
    why = _tr("Links without which a part of the map would fall apart.")
    yield FigureRow("bridges", _tr("Bridges"), str(len(found.bridges)), why, found.bridges)


def _ways(found: GraphMetrics) -> Iterator[FigureRow]:
    own = found.ways
    if own.pairs:
        why = _tr("Links from space to space by the shortest way, mean. Bars: pairs by links.")
        yield charted("ways.mean", _tr("Mean"), number(own.mean, 2), why, own.counts)
        why = _tr("Links between the two spaces that are farthest apart.")
        yield FigureRow("ways.most", _tr("Most"), str(own.diameter), why, own.farthest)
        why = _tr("The space from which the others are nearest, mean.")
        said = number(own.from_central, 2)
        yield FigureRow("ways.central", _tr("Most central space"), said, why, own.central)
    if own.apart:
        why = _tr("Pairs of spaces that no way joins; left out above.")
        yield FigureRow("ways.apart", _tr("Pairs without a way"), str(own.apart), why)
    if found.steps:
        text = counted(_tr("Within {n:link|links}"), n=found.steps)
        why = _tr("Spaces that a turn can reach, itself included, mean. Bars: spaces by that.")
        yield _spread("reach", text, found.reach, why)


def _areas(found: GraphMetrics) -> Iterator[FigureRow]:
    yield FigureRow("areas", _tr("All areas"), str(found.areas), _tr("Areas of the map."))
    yield from _counts(found, "area")
    if found.areas:
        why = _tr("Areas that a space belongs to, mean. Bars: spaces by the number of areas.")
        yield _spread("areas_at", _tr("Areas of a space"), found.areas_at, why)
        why = _tr("Spaces that an area has, mean. Bars: areas by the number of spaces.")
        yield _spread("spaces_in", _tr("Spaces of an area"), found.spaces_in, why)


def _counts(found: GraphMetrics, on: str) -> Iterator[FigureRow]:
    """Kinds of a part of the map, and values of its attributes."""
    for one in (*found.kinds, *found.values):
        if one.on == on:
            yield _count(one)


def _count(one: Count) -> FigureRow:
    text = one.title if one.value is None else labelled(one.title, str(one.value))
    why = _tr("How many there are, and their share.")
    said = f"{one.count} · {percent(one.share)}"
    key = f"{one.on}.{one.key}" + ("" if one.value is None else f".{one.value}")
    return FigureRow(key, text, said, why, share=one.share)


def _spread(key: str, text: str, found: Spread, why: str) -> FigureRow:
    return charted(key, text, number(found.mean, 2), why, found.counts)
