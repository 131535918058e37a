"""What the metrics panel says: sections and rows made of the figures of a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from engine.boards.lattice import Operation
from engine.boards.metrics import Fairness, Metrics, Symmetry
from engine.game import BoardSchema
from workbench.desks.panels.figures import FigureRow, Section, charted
from workbench.language.counts import counted, number, percent


def sections_of(found: Metrics, schema: BoardSchema) -> tuple[Section, ...]:
    """All figures of a board for the panel."""
    tr = QCoreApplication.translate
    parts = (
        ("spaces", tr("Metrics", "Spaces"), _spaces(found)),
        ("distances", tr("Metrics", "Distances between places"), _distances(found)),
        ("reach", tr("Metrics", "Reach"), _reaches(found)),
        ("joins", tr("Metrics", "How it hangs together"), _joins(found)),
        ("symmetry", tr("Metrics", "Symmetry"), _symmetries(found)),
        ("fairness", tr("Metrics", "Fairness between regions"), _fairness(found.fairness, schema)),
    )
    return tuple(Section(key, title, tuple(rows)) for key, title, rows in parts)


def operation_in_words(operation: Operation) -> str:
    """A turn or a mirroring, such as "Turn by 120°"."""
    tr = QCoreApplication.translate
    if not operation.mirrored:
        return tr("Metrics", "Turn by {}°").format(operation.turns * 60)
    # Turning a mirror image by some angle is mirroring in an axis turned by half of it.
    axis = (90 - 30 * operation.turns) % 180
    if axis == 90:
        return tr("Metrics", "Mirror, left and right")
    if axis == 0:
        return tr("Metrics", "Mirror, top and bottom")
    return tr("Metrics", "Mirror, axis at {}°").format(axis)


def _spaces(found: Metrics) -> Iterator[FigureRow]:
    tr = QCoreApplication.translate
    why = tr("Metrics", "All spaces inside the frame.")
    yield FigureRow("hexes", tr("Metrics", "All spaces"), str(found.hexes), why)
    for kind in found.kinds:
        why = tr("Metrics", "Spaces of the kind {}, and their share of all spaces.")
        said = f"{number(kind.count)} · {percent(kind.share)}"
        key = f"kind.{kind.kind}"
        yield FigureRow(key, kind.title, said, why.format(kind.title), share=kind.share)
    why = tr("Metrics", "Parts of the board that touch each other nowhere.")
    yield FigureRow("islands", tr("Metrics", "Islands"), str(found.islands), why)
    why = tr("Metrics", "Gaps that spaces enclose all around.")
    yield FigureRow("holes", tr("Metrics", "Holes"), str(found.holes), why)
    why = tr("Metrics", "Edges of hexes to the outside or to a hole.")
    said = counted(tr("Metrics", "{n:edge|edges}"), n=found.rim)
    yield FigureRow("rim", tr("Metrics", "Rim"), said, why)
    why = tr("Metrics", "Spaces with an edge to the outside or to a hole.")
    yield FigureRow("rim_hexes", tr("Metrics", "Spaces on the rim"), str(found.rim_hexes), why)


def _distances(found: Metrics) -> Iterator[FigureRow]:
    tr = QCoreApplication.translate
    own = found.distances
    why = tr("Metrics", "Spaces that are more than open ground.")
    yield FigureRow("places", tr("Metrics", "Places"), str(found.places), why)
    if not own.pairs:
        return
    why = tr("Metrics", "Steps over the board between the two places that are nearest.")
    text = tr("Metrics", "Least")
    yield FigureRow("distance.least", text, _steps(own.least), why, own.closest)
    why = tr("Metrics", "Mean over all pairs of places that a way joins. Bars: pairs by steps.")
    text, mean = tr("Metrics", "Mean"), _mean_steps(own.mean)
    yield charted("distance.mean", text, mean, why, own.histogram)
    why = tr("Metrics", "Steps between the two places that are farthest apart.")
    yield FigureRow("distance.most", tr("Metrics", "Most"), _steps(own.most), why)
    why = tr("Metrics", "Steps from a place to the next one, mean. Bars: places by steps.")
    text, mean = tr("Metrics", "To the next place"), _mean_steps(own.nearest_mean)
    yield charted("nearest.mean", text, mean, why, own.nearest)
    why = tr("Metrics", "The place that is farthest from all others.")
    text = tr("Metrics", "Loneliest place")
    yield FigureRow("nearest.most", text, _steps(own.nearest_most), why, own.loneliest)
    if own.apart:
        why = tr("Metrics", "Pairs of places on different islands; left out above.")
        text = tr("Metrics", "Pairs without a way")
        yield FigureRow("distance.apart", text, str(own.apart), why)


def _reaches(found: Metrics) -> Iterator[FigureRow]:
    tr = QCoreApplication.translate
    for reach in found.reaches:
        why = tr(
            "Metrics",
            "Steps from the nearest {} to the space that is farthest from one. "
            "Bars: spaces at most so many steps away.",
        ).format(reach.title)
        said = _steps(reach.steps)
        text = tr("Metrics", "From {}").format(reach.title)
        row = charted(f"reach.{reach.kind}", text, said, why, reach.within)
        yield FigureRow(row.key, text, said, why, reach.farthest, bars=row.bars, ticks=row.ticks)
        if reach.unreached:
            why = tr("Metrics", "Spaces on islands that have none of these.")
            text = tr("Metrics", "Out of reach of {}").format(reach.title)
            yield FigureRow(f"unreached.{reach.kind}", text, str(reach.unreached), why)


def _joins(found: Metrics) -> Iterator[FigureRow]:
    tr = QCoreApplication.translate
    own = found.connectivity
    why = tr("Metrics", "Neighbours of a space, mean. Bars: spaces with 0 to 6 neighbours.")
    text = tr("Metrics", "Neighbours")
    yield charted("degree", text, number(own.mean_degree, 2), why, own.degrees)
    why = tr("Metrics", "Spaces whose loss would tear the board apart.")
    text = tr("Metrics", "Bottlenecks")
    yield FigureRow("cuts", text, str(len(own.cuts)), why, own.cuts)
    why = tr("Metrics", "Places all of whose neighbours are places too, or that have none.")
    text = tr("Metrics", "Walled-in places")
    yield FigureRow("walled", text, str(len(own.walled)), why, own.walled)
    why = tr(
        "Metrics", "Free neighbours bound the ways that begin at a place. Bars: places with 0 to 6."
    )
    ways = sum(free * count for free, count in enumerate(own.exits))
    mean = ways / sum(own.exits) if sum(own.exits) else 0.0
    yield charted("exits", tr("Metrics", "Ways out of a place"), number(mean, 2), why, own.exits)
    for border in own.passages:
        first, second = (region + 1 for region in border.regions)
        why = tr(
            "Metrics", "Fewest spaces to block so that no step leads from one region to the other."
        )
        text = tr("Metrics", "Between regions {} and {}").format(first, second)
        said = counted(tr("Metrics", "{n:space|spaces}"), n=border.hexes)
        yield FigureRow(f"passage.{first}.{second}", text, said, why)


def _symmetries(found: Metrics) -> Iterator[FigureRow]:
    if not found.hexes:
        return
    for one in found.symmetries:
        yield _symmetry(one)


def _symmetry(one: Symmetry) -> FigureRow:
    tr = QCoreApplication.translate
    text = operation_in_words(one.operation)
    key = f"symmetry.{one.operation}"
    if one.exact:
        why = tr("Metrics", "The board is the same afterwards.")
        return FigureRow(key, text, tr("Metrics", "✓ exact"), why, share=1.0)
    why = tr(
        "Metrics",
        "Share of spaces that land on a space of the same kind, about the best centre. "
        "A click selects the {} that break it.",
    ).format(len(one.breaking))
    # Never "100%" while something breaks it.
    near = one.share > 0.995
    said = percent(min(one.share, 0.999), 1) if near else percent(one.share)
    return FigureRow(key, text, said, why, one.breaking, share=one.share)


def _fairness(found: Fairness, schema: BoardSchema) -> Iterator[FigureRow]:
    tr = QCoreApplication.translate
    regions = found.regions
    titles = {kind.key: kind.title for kind in schema.kinds} | {
        "hexes": tr("Metrics", "Spaces"),
        "places": tr("Metrics", "Places"),
        "to_place": tr("Metrics", "Steps to a place"),
        "rim": tr("Metrics", "Rim"),
    }
    for key, spread in found.spread.items():
        values = _by_region(found, key)
        said = f"±{percent(spread)}"
        if spread == 0:
            said = tr("Metrics", "✓ equal")
        why = tr("Metrics", "By region: {}. Largest less least, as a share of the mean; 0 is fair.")
        listed = " · ".join(number(value, 0 if value == round(value) else 1) for value in values)
        text = titles.get(key, key)
        yield FigureRow(
            f"fair.{key}",
            text,
            said,
            why.format(listed),
            bars=values,
            ticks=("1", str(len(values))),
        )
    for place, region in enumerate(regions, start=1):
        why = tr(
            "Metrics",
            "The sectors are equal parts of a circle around the middle. A click selects it.",
        )
        text = tr("Metrics", "Region {}").format(place)
        said = counted(tr("Metrics", "{n:space|spaces}"), n=len(region.hexes))
        yield FigureRow(f"region.{place}", text, said, why, region.hexes)


def _steps(count: int) -> str:
    return counted(QCoreApplication.translate("Metrics", "{n:step|steps}"), n=count)


def _mean_steps(mean: float) -> str:
    return QCoreApplication.translate("Metrics", "{} steps").format(number(mean, 1))


def _by_region(found: Fairness, key: str) -> tuple[float, ...]:
    plain: dict[str, Sequence[float]] = {
        "hexes": [len(region.hexes) for region in found.regions],
        "places": [sum(region.places.values()) for region in found.regions],
        "to_place": [region.to_place for region in found.regions],
        "rim": [region.rim for region in found.regions],
    }
    values = plain.get(key) or [region.places.get(key, 0) for region in found.regions]
    return tuple(float(value) for value in values)
