"""What a game declares about its boards, decks and cards, in the language in force."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from engine.game import Game, Styled
from engine.language import language, words_in
from engine.looks import Looks, looks_in
from engine.schema import Attribute, BoardSchema, DeckSchema, SpaceKind


def board_schema_in_words(game: Game, schema: BoardSchema) -> BoardSchema:
    """A schema of the game's boards as people read it; keys stay those of files."""
    return _board(schema, game.folder, language())


def deck_schema_in_words(game: Game, schema: DeckSchema) -> DeckSchema:
    """A schema of one of the game's decks as people read it; keys and names stay those of files."""
    styles = game.styles if isinstance(game, Styled) else {}
    titles = tuple((name, style.title) for name, style in styles.items())
    return _deck(schema, game.folder, language(), titles)


def looks_in_words(game: Game) -> Looks:
    """The looks of a game whose cards say what they say as people read it."""
    return _looks(game.folder, language())


@lru_cache(maxsize=16)
def _looks(folder: Path, tongue: str) -> Looks:
    looks, words = looks_in(folder), words_in(folder).tongue(tongue).words

    def say(text: str) -> str:
        return words.get(text, text)

    cards = {
        name: replace(
            card,
            title=say(card.title),
            rows=tuple((say(label), say(amount), say(more)) for label, amount, more in card.rows),
            back=say(card.back),
            big=say(card.big),
            text=say(card.text),
            edge=say(card.edge),
        )
        for name, card in looks.cards.items()
    }
    return replace(looks, cards=cards)


@lru_cache(maxsize=64)
def _board(schema: BoardSchema, folder: Path, _language: str) -> BoardSchema:
    return replace(
        schema,
        kinds=_kinds(schema.kinds, folder),
        links=_kinds(schema.links, folder),
        areas=_kinds(schema.areas, folder),
        attributes=tuple(_attribute(one, folder) for one in schema.attributes),
    )


def _kinds(kinds: tuple[SpaceKind, ...], folder: Path) -> tuple[SpaceKind, ...]:
    say = words_in(folder).say
    return tuple(
        replace(kind, title=say(kind.title), text=say(kind.text) if kind.text else "")
        for kind in kinds
    )


def _attribute(one: Attribute, folder: Path) -> Attribute:
    say = words_in(folder).say
    return replace(
        one,
        text=say(one.text),
        unit=say(one.unit) if one.unit else "",
        title=say(one.word),
        choice_titles=tuple(say(one.word_of(choice)) for choice in one.choices),
    )


@lru_cache(maxsize=64)
def _deck(
    schema: DeckSchema, folder: Path, tongue: str, titles: tuple[tuple[str, str], ...]
) -> DeckSchema:
    words = words_in(folder).tongue(tongue).words

    def say(text: str) -> str:
        return words.get(text, text)

    columns = tuple(column.in_words(say, dict(titles)) for column in schema.columns)
    return replace(schema, title=say(schema.title), columns=columns)
