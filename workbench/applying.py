"""What an answer proposes becomes a variant of its own, which is then asked about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.errors import OikistError
from engine.play.wording import labelled
from engine.scenarios.altering import child_of
from engine.scenarios.scenario import Scenario
from workbench.language.changes import changes_said
from workbench.shell import Shell


def apply_changes(
    window: Shell, scenario: Scenario, changes: Mapping[str, Any], values: Mapping[str, Any]
) -> bool:
    """Open a variant that makes the changes, put it into the lab, and ask whether it is fair.

    Args:
        scenario: What was asked about.
        changes: Parameter -> value, on top of it.
        values: Of the form that then asks whether it is fair: a seed whose games had no part in
            finding the changes, and what the question had of the same kind, such as its band.

    Returns:
        Whether it could be played.
    """
    title = labelled(window.engine.title_of(scenario), changes_said(changes))
    try:
        window.filing.new_child(child_of(scenario, changes, title))
    except OikistError as error:
        window.refuse(str(error))
        return False
    changed = window.edited()
    if changed is None:
        return False
    window.show_in_lab(changed)
    window.use_mode("lab")
    window.lab.confirm(values)
    return True
