"""Columns of decks: a class for each kind, which knows all that files, desk and print need."""

from engine.columns.amounts import Amounts
from engine.columns.column import WHOLE, Column, Question, Row
from engine.columns.counts import CopiesOf, Counts
from engine.columns.effects import Argument, Effect, Effects
from engine.columns.flag import Flag
from engine.columns.links import Links
from engine.columns.listed import Choice, Listed, Name, Order
from engine.columns.numbers import Copies, Integer, Number
from engine.columns.text import Picture, Text

__all__ = [
    "WHOLE",
    "Amounts",
    "Argument",
    "Choice",
    "Column",
    "Copies",
    "CopiesOf",
    "Counts",
    "Effect",
    "Effects",
    "Flag",
    "Integer",
    "Links",
    "Listed",
    "Name",
    "Number",
    "Order",
    "Picture",
    "Question",
    "Row",
    "Text",
]
