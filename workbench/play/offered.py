"""What is said of a match that can be taken up again: which one it was, and how it stands."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from engine.discovery import discover
from engine.language import said
from engine.play.archive import Kept, glimpse
from engine.records.record import PERSON
from workbench.counts import counted
from workbench.play.archive_panel_model import seat_words


def offer_of(path: Path) -> str:
    """Variant, who sat there, move, date, and who leads where the file says it."""
    kept = glimpse(path)
    when = QLocale().toString(
        QDateTime.fromSecsSinceEpoch(int(kept.played.timestamp())), QLocale.FormatType.ShortFormat
    )
    if kept.problem:
        return _offered("The match of {} is not over yet.").format(when)
    game = discover().get(kept.game)
    title = kept.title or kept.variant
    told = _offered("{title} with {seats}, last played {when}: move {move}, not over yet.").format(
        title=said(game, title) if game is not None else title,
        seats=_seats(kept),
        when=when,
        move=kept.moves,
    )
    return " ".join(part for part in (told, _leader(kept)) if part)


def _seats(kept: Kept) -> str:
    people = sum(who == PERSON for who in kept.seats)
    bots = len(kept.seats) - people
    if not bots:
        return counted(_offered("{people:person|people}"), people=people)
    if not people:
        return counted(_offered("{bots:bot|bots}"), bots=bots)
    return counted(_offered("{people:person|people} and {bots:bot|bots}"), people=people, bots=bots)


def _leader(kept: Kept) -> str:
    scores = kept.scores or {}
    if not scores:
        return ""
    most = max(scores.values())
    titles = seat_words(kept.game, scores)
    leaders = [titles[seat] for seat, score in scores.items() if score == most]
    if len(leaders) == len(scores):
        return ""
    if len(leaders) > 1:
        return _offered("{seats} lead with {score}.").format(seats=", ".join(leaders), score=most)
    return _offered("{seat} leads with {score}.").format(seat=leaders[0], score=most)


def _offered(text: str) -> str:
    return QCoreApplication.translate("Offer", text)
