"""Answers in the store of runs, so that they can be read again another day."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any

from engine.asking.asked import Answer, Asked, asked_data, asked_from
from engine.documents import shown
from engine.errors import Fault
from engine.language import say
from engine.reports.page_file import page_data, page_from
from engine.runs.troubles import RunsError
from engine.seats import styles_by_label

if TYPE_CHECKING:
    from engine.runs.store import Store


@dataclass(frozen=True)
class Noted:
    """One answer as it is listed.

    Attributes:
        number: By which commands name it.
        asked: When, in local time, such as "2031-05-01T18:30:00".
        question: Key of the question.
        title: What was asked about.
        variant, digest: Its variant and rules.
        kind, verdict: Of the first finding: "good", "bad" or "open", and the sentence.
        runs: Numbers of the runs that hold its games.
    """

    number: int
    asked: str
    question: str
    title: str
    variant: str
    digest: str
    kind: str
    verdict: str
    runs: tuple[int, ...]


def keep_answer(store: Store, asked: Asked, answer: Answer) -> int:
    """Write an answer down, in the place of an earlier one to the same question; its number."""
    asking = json.dumps(asked_data(asked), sort_keys=True)
    first = answer.page.verdicts[0] if answer.page.verdicts else None
    with store.transaction() as connection:
        connection.execute("DELETE FROM answers WHERE asking = ?", [asking])
        ((number,),) = connection.execute(
            "SELECT coalesce(max(answer), 0) + 1 FROM answers"
        ).fetchall()
        connection.execute(
            "INSERT INTO answers VALUES (?, date_trunc('second', current_localtimestamp()),"
            " ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                number,
                asked.question,
                asked.title,
                asked.scenario.source,
                asked.scenario.digest,
                first.kind if first else "open",
                first.text if first else "",
                list(answer.runs),
                asking,
                json.dumps(page_data(answer.page)),
            ],
        )
    return int(number)


def noted_answers(store: Store) -> tuple[Noted, ...]:
    """Every answer, oldest first."""
    rows = store.connection.execute(
        "SELECT answer, strftime(asked, '%Y-%m-%dT%H:%M:%S'), question, title, variant, digest,"
        " kind, verdict, runs FROM answers ORDER BY asked, answer"
    ).fetchall()
    names = [each.name for each in fields(Noted)]
    found = [dict(zip(names, row, strict=True)) for row in rows]
    return tuple(Noted(**{**each, "runs": tuple(each["runs"])}) for each in found)


def stored_answer(store: Store, number: int) -> tuple[Asked, Answer]:
    """An answer, with what was asked.

    Raises:
        RunsError: There is none of this number.
        OikistError: Its rules cannot be restored, or a newer Oikist has written it.
    """
    rows = store.connection.execute(
        "SELECT asking, page, runs FROM answers WHERE answer = ?", [number]
    ).fetchall()
    file = str(shown(store.path))
    if not rows:
        what = say("there is no answer {number}", number=number)
        raise RunsError(Fault(file, "", what, say("ask again")))
    asking, page, runs = rows[0]
    asked = asked_from(_table(asking), store.here)
    found = page_from(_table(page), file)
    if not found.styles:  # an Oikist has written it that kept none
        found = replace(found, styles=styles_by_label(asked.scenario))
    return asked, Answer(asked.question, asked.title, found, tuple(runs))


def _table(text: str) -> dict[str, Any]:
    found = json.loads(text)
    return found if isinstance(found, dict) else {}
