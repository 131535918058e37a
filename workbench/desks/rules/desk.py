"""The rules desk: one variant, every parameter of its game, and what it all comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from PySide6.QtWidgets import QWidget

from engine.errors import Fault
from engine.scenarios import mentions
from engine.scenarios.variants import Variant
from workbench.desks.desk import LEFT, RIGHT, Desk, Slots
from workbench.desks.rules.family_panel import FamilyPanel
from workbench.desks.rules.form import RulesForm
from workbench.desks.rules.presets import PresetsPanel
from workbench.desks.rules.rule_panel import RulePanel
from workbench.desks.rules.sheet import SheetPanel
from workbench.desks.rules.standing import Standing
from workbench.documents.document import Document
from workbench.documents.variant_document import VariantDocument
from workbench.language.rule_words import key_of, title_of
from workbench.look.theme import Theme
from workbench.widgets.dock_front import bring_to_front


class RulesDesk(Desk):
    """A variant being edited."""

    kind: ClassVar[str] = "variant"

    def __init__(self, document: VariantDocument, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.standing = Standing(document, self)
        self.form = RulesForm(self.standing, self)
        self.rule = RulePanel(self.standing, self)
        self.family = FamilyPanel(self.standing, self)
        self.presets = PresetsPanel(self.standing, self)
        self.sheet = SheetPanel(self.standing, self)
        self.setCentralWidget(self.form)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.form.search)

    def slots(self) -> Slots:
        """See `Desk.slots`."""
        return {
            "rules_find": self.form.begin_search,
            "rules_only_changes": self.form.only.toggle,
            "rules_next_change": lambda: self.form.go_to_change(1),
            "rules_previous_change": lambda: self.form.go_to_change(-1),
            "rules_reset": self._reset,
            "rules_reset_all": self._reset_all,
            "rules_preset": partial(bring_to_front, self.presets_dock),
            "rules_child": self._child,
            "rules_preview_sheet": partial(bring_to_front, self.sheet_dock),
            "rules_export_sheet": self.sheet.ask,
        }

    def enabled(self) -> Mapping[str, bool]:
        """See `Desk.enabled`."""
        changed = self.standing.changed
        return {
            "rules_next_change": bool(changed),
            "rules_previous_change": bool(changed),
            "rules_reset": self.form.here in changed,
            "rules_reset_all": bool(changed),
            "rules_child": self.document.path is not None,
        }

    def reasons(self) -> Mapping[str, str]:
        """See `Desk.reasons`."""
        unchanged = self.tr("This variant changes nothing yet.")
        keys = ("rules_next_change", "rules_previous_change", "rules_reset_all")
        return {
            **dict.fromkeys(keys, unchanged),
            "rules_reset": self.tr("Go to a parameter that this variant changes first."),
            "rules_child": self.tr("Save this variant first."),
        }

    def checked(self) -> Mapping[str, bool]:
        """See `Desk.checked`."""
        return {"rules_only_changes": self.form.only.isChecked()}

    def set_theme(self, theme: Theme) -> None:
        """See `Desk.set_theme`."""
        super().set_theme(theme)
        for panel in (self.form, self.rule, self.family):
            panel.set_theme(theme)

    def look_around(self, others: Sequence[Document]) -> None:
        """See `Desk.look_around`."""
        self.standing.follow_files()
        drafts = [
            one.variant()
            for one in others
            if isinstance(one, VariantDocument)
            and one.path is None
            and one.game == self.document.game
        ]
        self.family.look_around(drafts)
        self.sheet.use_documents([one for one in others if one.game == self.document.game])

    def _lay_out(self) -> None:
        self.family_dock = self.add_dock("rules_family", self.tr("Variants"), self.family, LEFT)
        self.presets_dock = self.add_dock("rules_presets", self.tr("Presets"), self.presets, LEFT)
        self.rule_dock = self.add_dock("rules_rule", self.tr("Rule"), self.rule, RIGHT)
        self.sheet_dock = self.add_dock("rules_sheet", self.tr("Rules sheet"), self.sheet, RIGHT)
        self.tabifyDockWidget(self.family_dock, self.presets_dock)
        self.tabifyDockWidget(self.rule_dock, self.sheet_dock)
        self.family_dock.raise_()
        self.rule_dock.raise_()

    def _connect(self) -> None:
        self.form.entered.connect(self.rule.show_parameter)
        self.form.entered.connect(lambda _name: self.enabled_changed.emit())
        self.form.rule_wanted.connect(self._show_rule)
        self.form.only.toggled.connect(lambda _on: self.enabled_changed.emit())
        self.rule.parameter_wanted.connect(self.form.go_to)
        self.form.head.open_wanted.connect(self.open_wanted)
        self.form.variants.wanted.connect(lambda path: self.open_wanted.emit("variant", path))
        self.family.open_wanted.connect(lambda source: self.open_wanted.emit("variant", source))
        self.family.child_wanted.connect(self._child_of)
        self.sheet.failed.connect(self.failed)
        self.sheet.said.connect(self.said)
        self.standing.values_changed.connect(self.enabled_changed)
        self.document.state_changed.connect(self._saved)

    def _saved(self) -> None:
        """The file or the title is another one, and so may be the tree."""
        if not self.document.dirty or self.document.path is None:
            self.family.fill()
        self.enabled_changed.emit()

    def show_name(self, name: str) -> None:
        """Go to a parameter, or show a rule."""
        if name in self.standing.game.parameters:
            self.form.go_to(name)
        elif name in self.standing.game.rules:
            self._show_rule(name)

    def show_faults(self, faults: Sequence[Fault]) -> str:
        """See `Desk.show_faults`; the form says them all."""
        self.standing.check()
        self.form.go_to_problem()
        return super().show_faults(faults)

    def about(self, fault: Fault) -> str:
        """See `Desk.about`."""
        key = key_of(fault)
        return title_of(key, self.standing.game) if key != ("",) else ""

    def _show_rule(self, rule: str) -> None:
        self.rule.show_rule(rule)
        bring_to_front(self.rule_dock)

    def _reset(self) -> None:
        if self.form.here in self.standing.changed:
            self.standing.reset([self.form.here])

    def _reset_all(self) -> None:
        if self.standing.changed:
            self.standing.reset(self.standing.changed)

    def _child(self) -> None:
        if self.document.path is not None:
            self._child_of(replace(self.standing.variant, path=self.document.path))

    def _child_of(self, parent: Variant) -> None:
        """Ask for a variant that extends another and says nothing yet."""
        if parent.path is None:
            return
        title = self.tr("{}: new child").format(parent.title or parent.name)
        self.child_wanted.emit(
            Variant(
                game=parent.game,
                name=f"{parent.path.stem}-child",
                title=title,
                extends=mentions.text_of("variant", parent.game, parent.path, parent.here),
            )
        )
