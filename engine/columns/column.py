"""What every kind of column of a deck can do; one class a kind, and nobody else asks for it.

What a card holds in a column has two forms. A *value* is what a deck holds: a text, a
number, true or false, a tuple, or a table of numbers. An *entry* is the same as TOML and
JSON hold it, with a list where the value has a tuple. Every method takes both.

A spreadsheet has one cell for each column, but for amounts, which have one for each place;
places are counted from 0, and `WHOLE` stands for the one cell of all other columns.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final, Literal, Self

from engine.language import say

Wrong = Callable[[str, str], None]  # takes what is wrong, and the remedy
Row = Mapping[str, Any]  # a card: column key -> value or entry
OnFace = Literal["", "frame", "strip", "title", "picture"]
WHOLE: Final = -1


@dataclass(frozen=True)
class Question:
    """What can be asked about every card of a deck by one column.

    Attributes:
        title: What it is about, such as "roads 1".
        answers: What a card may say, in words, and whether a card says so.
        usual: Which answer to begin with.
    """

    title: str
    answers: tuple[tuple[str, Callable[[Row], bool]], ...]
    usual: int = 0


@dataclass(frozen=True)
class Column(ABC):
    """One column of a deck's table.

    Attributes:
        key: Key of the card in the TOML file.
        text: What it means.
        title: The key for people; "" for the key.
        default: What holds where a file says nothing; None where every card must say.
        kind: What documents call the class.
        on_face: Which part of a drawn card the first column of its class fills; "" for none.
            All that fill none stand there as `line` and `paragraphs` say.
        wrapped: Whether `line` holds words, which may need more than one line of a card.
    """

    key: str
    text: str
    title: str = field(default="", kw_only=True)
    default: Any = field(default=None, kw_only=True)

    kind: ClassVar[str]
    on_face: ClassVar[OnFace] = ""
    wrapped: ClassVar[bool] = False

    @property
    def word(self) -> str:
        """What it is called, such as "roads"."""
        return self.title or self.key.replace("_", " ")

    # Files.

    @abstractmethod
    def form(self, code: Callable[[str], str] = str) -> str:
        """What a card may hold, in a few words.

        Args:
            code: What becomes of the words of files.
        """

    @abstractmethod
    def read(self, entry: Any, wrong: Wrong) -> Any:
        """The value of an entry of a TOML file; every fault goes to `wrong`."""

    def filed(self, value: Any) -> Any:
        """What a TOML file says; `read` takes it back."""
        return value

    def usual(self) -> Any:
        """The value where a file says nothing; None where it must say."""
        return self.default

    def first(self) -> Any:
        """The value of a new card in a deck without any."""
        return self.usual()

    def across(self, cards: Sequence[Row], wrong: Callable[[int, str, str], None]) -> None:
        """Check what one card says about others.

        Args:
            cards: Of the whole deck; those with other faults may lack the column.
            wrong: Takes the number of a card from 0, what is wrong, and the remedy.
        """
        del cards, wrong

    def copies(self, value: Any) -> int:
        """How often a card is in the deck, as far as this column says."""
        del value
        return 1

    def layers(self, value: Any) -> Mapping[int, int]:
        """How often a card is in each layer of a deck that lies in layers by this column.

        They are numbered from 0 at the top. One layer for columns that part no deck.
        """
        return {0: self.copies(value)}

    # Cells of a sheet.

    @property
    def places(self) -> int:
        """Number of its cells in a row, each with a number; 0 for one cell without."""
        return 0

    @property
    def parts(self) -> int:
        """Into how many numbered columns a CSV file may split it; 0 for none."""
        return self.places

    def at(self, value: Any, place: int = WHOLE) -> Any:
        """What a cell holds."""
        return value if place == WHOLE else value[place]

    @abstractmethod
    def cell(self, value: Any, place: int = WHOLE) -> str:
        """A cell in the words of files; `put` reads it back."""

    @abstractmethod
    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """The entry after somebody has typed a text into a cell.

        Args:
            old: The value before; None in a new row.
            place: Of the cell.
            text: As typed or pasted.
            wrong: Takes what is wrong with the text by itself; `read` checks the entry.
        """

    def spread(self, text: str) -> list[str]:
        """The texts of its cells, from all of it in one cell."""
        return [text]

    def gathered(self, texts: Sequence[str]) -> list[str]:
        """The texts of its cells, from those of its numbered columns."""
        return list(texts)

    def renamed(self, by: str, value: Any, old: str, new: str) -> Any:
        """The value after another card says `new` instead of `old` in the column `by`."""
        del by, old, new
        return value

    def carried(self, value: Any, place: int, text: str) -> tuple[int, ...]:
        """Other places that must follow when a cell gets a text."""
        del value, place, text
        return ()

    def changed(self, value: Any, to: Any, place: Sequence[str]) -> Any:
        """The entry after a change such as `cards.actions.3.roads.2=+1`.

        Args:
            value: What the card holds.
            to: A text, or what a TOML file may hold.
            place: What stands behind the column, split at its dots.

        Returns:
            The entry, which `read` checks; None if there is no such place.
        """
        if place:
            return None
        return self.put(value, WHOLE, to, lambda _what, _remedy: None) if _is_text(to) else to

    def sort_key(self, value: Any, place: int = WHOLE) -> Any:
        """By what cards are sorted."""
        return self.at(value, place)

    def offers(self, text: str, cards: Sequence[Row]) -> list[str]:
        """What a cell could say, for somebody who has typed a part of it; all with ""."""
        del text, cards
        return []

    # People.

    def shown(self, value: Any, place: int = WHOLE) -> str:
        """A cell for people."""
        return self.cell(value, place)

    def line(self, value: Any) -> tuple[str, str, str] | None:
        """A line of a drawn card: label, what it says, what stands in brackets; None for none."""
        text = self.shown(value)
        return (self.word, text, "") if text else None

    def paragraphs(self, value: Any) -> tuple[str, ...]:
        """Whole sentences below the lines of a drawn card, and on a rules sheet."""
        del value
        return ()

    def marks(self, value: Any) -> tuple[str, ...]:
        """Names that show as marks of a colour and shape, first one on the left."""
        del value
        return ()

    @property
    def marked(self) -> tuple[str, ...]:
        """All names that may show as marks."""
        return ()

    def searched(self, value: Any) -> str:
        """What a search looks at: its cells for people and in files, and its sentences."""
        places = range(self.places) if self.places else (WHOLE,)
        texts = [text for at in places for text in (self.shown(value, at), self.cell(value, at))]
        return " ".join(dict.fromkeys((*texts, *self.paragraphs(value))))

    def difference(self, title: str, old: Any, new: Any, place: int = WHOLE) -> str:
        """How a cell differs from that of another deck, in a sentence without a full stop.

        Args:
            title: Of the cell.
            old, new: What the two cards hold in the column.
            place: Of the cell.
        """
        texts = {"new": self.cell(new, place), "old": self.cell(old, place)}
        return say("{title} is {new} instead of {old}", title=title, **texts)

    # Counting.

    @property
    def quantities(self) -> tuple[str, ...]:
        """What its numbers are called, for sums and means; () if it has none."""
        return ()

    def measured(self, value: Any) -> tuple[float, ...]:
        """The numbers of a card, in the order of `quantities`."""
        del value
        return ()

    @property
    def groups(self) -> Mapping[str, str]:
        """Key -> title of the groups into which it divides the cards; {} if it does not."""
        return {}

    def group(self, value: Any) -> str:
        """The group of a card."""
        return str(value)

    def questions(self, cards: Sequence[Row]) -> Iterator[Question]:
        """What can be asked about the cards."""
        del cards
        yield from ()

    # Languages.

    def words(self) -> Iterable[str]:
        """Its texts that people read, and that a translation must have."""
        return (self.word, self.text)

    def in_words(self, say: Callable[[str], str], titles: Mapping[str, str]) -> Self:
        """The same with titles in a language; keys and names stay those of files.

        Args:
            say: English text -> text; blanks stay as they are.
            titles: Titles of names that the game shows in a way of its own.
        """
        del titles
        return replace(self, text=say(self.text), title=say(self.word))


class Uncounted(Column):
    """How many there are of a card: its face does not say it, and sums count every copy."""

    def line(self, value: Any) -> tuple[str, str, str] | None:
        """None."""
        del value
        return None

    quantities = Column.quantities
    measured = Column.measured
    questions = Column.questions


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def upper_first(text: str) -> str:
    """A text with a capital letter."""
    return text[:1].upper() + text[1:]


def short(text: str) -> str:
    """A text as messages quote it."""
    return text if len(text) <= 40 else f"{text[:39]}…"
