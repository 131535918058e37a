"""What an answer proposes becomes a variant of its own, which is then asked about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.errors import OikistError
from engine.play.wording import in_a_row, labelled
from engine.scenarios.altering import child_of
from engine.scenarios.scenario import Scenario
from workbench.shell import Shell


def apply_changes(window: Shell, changes: Mapping[str, Any]) -> bool:
    """Open a variant that makes the changes, put it into the lab, and ask whether it is fair.

    Args:
        changes: Parameter -> value.

    Returns:
        Whether it could be played.
    """
    scenario = window.in_lab
    if not isinstance(scenario, Scenario):
        return False
    title = labelled(window.engine.title_of(scenario), _told(changes))
    window.filing.new_child(child_of(scenario, changes, title))
    document = window.design.document
    if document is None:
        return False
    try:
        changed = window.engine.scenario_of(document, window.filing.shelf.documents)
    except OikistError as error:
        window.refuse(str(error))
        return False
    window.show_in_lab(changed)
    window.use_mode("lab")
    window.lab.choose("fair")
    window.lab.run()
    return True


def _told(changes: Mapping[str, Any]) -> str:
    """Changes in a few words, such as "start score 15, 15, 16, 15"."""
    parts = []
    for name, value in changes.items():
        entries = value if isinstance(value, list | tuple) else [value]
        parts.append(f"{name.replace('_', ' ')} {', '.join(str(entry) for entry in entries)}")
    return in_a_row(parts)
