"""What is said of the match that was on the table the last time: which one, and how it stands."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.discovery import discover
from engine.language import said
from engine.play.archive import Kept, glimpse
from engine.records.record import PERSON
from workbench.language.counts import counted, moment
from workbench.play.archive.model import seat_words


@dataclass(frozen=True)
class Offer:
    """A match that can be taken up, or looked at, again.

    Attributes:
        path: Its file.
        said: Which one it is, in words.
        over: Whether there is nothing to go on with.
    """

    path: Path
    said: str
    over: bool


def offer_of(path: Path, *, over: bool = False) -> Offer:
    """Variant, who sat there, move, date, and who leads or has won where the file says it.

    Args:
        over: It is known to have ended, whatever its file says.
    """
    kept = glimpse(path)
    ended = over or bool(kept.over)
    return Offer(path, _said(kept, ended=ended), ended)


def _said(kept: Kept, *, ended: bool) -> str:
    when = moment(kept.played.timestamp())
    if kept.problem and ended:
        return _offered("The match of {} is over.").format(when)
    if kept.problem:
        return _offered("The match of {} is not over yet.").format(when)
    game = discover().get(kept.game)
    title = kept.title or kept.variant
    which = {
        "title": said(game, title) if game is not None else title,
        "seats": _seats(kept),
        "when": when,
    }
    if ended:
        told = counted(
            _offered("{title} with {seats}, {when}: ended after {moves:move|moves}."),
            moves=kept.moves,
            **which,
        )
        return " ".join(part for part in (told, _winner(kept)) if part)
    told = _offered("{title} with {seats}, last played {when}: move {move}, not over yet.").format(
        move=kept.moves, **which
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


def _winner(kept: Kept) -> str:
    if not kept.winners:
        return ""
    titles = seat_words(kept.game, kept.scores or {})
    names = [titles.get(seat, seat) for seat in kept.winners]
    if len(names) > 1:
        return _offered("{seats} won.").format(seats=", ".join(names))
    return _offered("{seat} won.").format(seat=names[0])


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
