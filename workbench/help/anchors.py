"""Which part of the manual tells about which part of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

PROPERTY: Final = "help_page"  # of a widget: page and section, before what stands here
# Name of a dock or another named widget, or class of a dialog, mode or desk -> page#section.
# What is not named here has the page of the nearest widget around it that is.
ANCHORS: Final = {
    # Modes and what stands in them.
    "oikist": "manual",
    "rail": "desk#finding-things",
    "play_mode": "play",
    "design_mode": "desk",
    "lab_mode": "lab#in-the-window",
    "games_view": "lab#which-games-were-like-that",
    "welcome": "desk#projects",
    "play_bar": "play#sitting-down",
    "HandsBar": "play#making-a-move",
    "SummaryBar": "play#on-a-small-screen",
    "timeline": "play#timeline",
    # Desks.
    "desk_board": "desk#boards",
    "desk_graph": "desk#maps-of-points-and-links",
    "desk_deck": "desk#decks",
    "desk_variant": "desk#rules",
    # Docks of the design mode.
    "files": "desk#projects",
    "history": "desk#history-saving-and-what-cannot-go-wrong",
    "board_palette": "desk#painting",
    "board_minimap": "desk#panels-of-a-board",
    "board_tracing": "desk#panels-of-a-board",
    "board_properties": "desk#panels-of-a-board",
    "board_spaces": "desk#panels-of-a-board",
    "board_metrics": "desk#panels-of-a-board",
    "board_heat": "lab#on-the-board",
    "board_problems": "desk#panels-of-a-board",
    "graph_palette": "desk#drawing-a-map",
    "graph_properties": "desk#panels-of-a-map",
    "graph_spaces": "desk#panels-of-a-map",
    "graph_metrics": "desk#panels-of-a-map",
    "graph_problems": "desk#panels-of-a-map",
    "deck_card": "desk#decks",
    "deck_facts": "desk#decks",
    "deck_odds": "desk#decks",
    "deck_strength": "desk#strength-of-cards",
    "deck_differences": "desk#decks",
    "rules_family": "desk#variants-and-presets",
    "rules_presets": "desk#variants-and-presets",
    "rules_rule": "desk#rules",
    "rules_sheet": "desk#rules",
    # Docks of the table.
    "cards": "play#what-is-in-sight",
    "scores": "play#what-is-in-sight",
    "moves": "play#moves-and-variations",
    "variations": "play#moves-and-variations",
    "graph": "play#graph",
    "seats": "play#sitting-down",
    "legal": "play#making-a-move",
    "rules": "play#why-not",
    "hint": "play#hints",
    "position": "play#editing-the-position",
    "notes": "play#notes-survey-and-figures",
    "survey": "play#notes-survey-and-figures",
    "usability": "play#notes-survey-and-figures",
    "heat": "lab#on-the-board",
    "matches": "play#what-is-kept",
    # Dialogs.
    "WorkLeft": "lab#in-the-window",
    "CrashDialog": "desk#history-saving-and-what-cannot-go-wrong",
    "DifferencesDialog": "desk#two-boards-compared",
    "ExportDialog": "desk#print",
    "FiguresDialog": "lab#in-the-window",
    "GeneratorDialog": "desk#new-boards",
    "RecipeDialog": "desk#new-boards",
    "GraphGeneratorDialog": "desk#maps-of-points-and-links",
    "NewDeckDialog": "desk#decks",
    "NewProjectDialog": "desk#projects",
    "NewVariantDialog": "desk#variants-and-presets",
    "PaletteDialog": "desk#finding-things",
    "PreferencesDialog": "desk#looks-languages-keys",
    "RecoveryDialog": "desk#history-saving-and-what-cannot-go-wrong",
    "ResizeDialog": "desk#painting",
}


def place_of(widget: QWidget | None) -> str:
    """Page and section about a widget: its own, else those of the nearest around it."""
    while widget is not None:
        own = widget.property(PROPERTY)
        if isinstance(own, str) and own:
            return own
        for name in (widget.objectName(), type(widget).__name__):
            if name in ANCHORS:
                return ANCHORS[name]
        widget = widget.parentWidget()
    return ""
