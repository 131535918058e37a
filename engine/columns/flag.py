"""A column that says yes or no."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Final

from engine.columns.column import WHOLE, Column, Question, Row, Wrong, short
from engine.language import say
from engine.remedies import shown_value

_TEXTS: Final = {True: "yes", False: "no"}
_YES: Final = frozenset({"yes", "true", "1", "x", "✓"})
_NO: Final = frozenset({"no", "false", "0", "", "-"})


@dataclass(frozen=True)
class Flag(Column):
    """True or false; false where a file says nothing."""

    default: Any = field(default=False, kw_only=True)

    kind: ClassVar[str] = "flag"

    def form(self, code: Callable[[str], str] = str) -> str:
        """See `Column.form`."""
        return say("{yes} or {no}", yes=code("true"), no=code("false"))

    def read(self, entry: Any, wrong: Wrong) -> Any:
        """See `Column.read`."""
        if not isinstance(entry, bool):
            remedy = say("give {form}", form=self.form())
            wrong(say("{value} is neither true nor false", value=shown_value(entry)), remedy)
        return entry

    def layers(self, value: Any) -> Mapping[int, int]:
        """See `Column.layers`: what is true lies below."""
        return {int(value): 1}

    def first(self) -> Any:
        """See `Column.first`."""
        return bool(self.default)

    def cell(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.cell`."""
        del place
        return _TEXTS[value]

    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """See `Column.put`; words of files, of spreadsheets and of the language in force."""
        del old, place
        typed = text.strip().casefold()
        if typed in {*_YES, say("yes").casefold()}:
            return True
        if typed in {*_NO, say("no").casefold()}:
            return False
        wrong(say("'{text}' is neither yes nor no", text=short(text)), say("write yes or no"))
        return None

    def shown(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.shown`."""
        del place
        return say("yes") if value else say("no")

    def line(self, value: Any) -> tuple[str, str, str] | None:
        """Nothing for no."""
        return (self.word, "✓", "") if value else None

    def difference(self, title: str, old: Any, new: Any, place: int = WHOLE) -> str:
        """See `Column.difference`."""
        del place
        texts = {"new": self.shown(new), "old": self.shown(old)}
        return say("{title} is {new} instead of {old}", title=title, **texts)

    def offers(self, text: str, cards: Sequence[Row]) -> list[str]:
        """See `Column.offers`."""
        del text, cards
        return list(_TEXTS.values())

    @property
    def groups(self) -> Mapping[str, str]:
        """See `Column.groups`."""
        return {"yes": say("yes"), "no": say("no")}

    def group(self, value: Any) -> str:
        """See `Column.group`."""
        return _TEXTS[value]

    def questions(self, cards: Sequence[Row]) -> Iterator[Question]:
        """See `Column.questions`."""
        del cards
        answers = [(self.shown(value), partial(self._is, value)) for value in _TEXTS]
        yield Question(self.word, tuple(answers))

    def _is(self, value: bool, card: Row) -> bool:
        return card[self.key] is value
