"""The numbered rules of a game: what `/rules` and `/why` quote, and what the pages in `docs/rules/` are made of.

A game lists its sections in the order of its rulebook. Words, in both languages:

    <game>-section-<name>       the title of a section
    <game>-rule-<id>            the rule in one or two whole sentences: of C-27 "cochons-rule-c-27", of T.2 "…-rule-t-2"
    <game>-rule-<id>-why        why it was ruled so, or why it is not played
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from porc_royal.settings import Settings

Condition: TypeAlias = Callable[[Settings], bool]
"""Whether a table with these settings, every option among them, plays by something."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule.

    id        as code, tests and questions cite it ("C-27", "CE-R6")
    ruling    the document is silent, or contradicts itself, and this is what was decided: it has a reason
    when      whether a table with these settings plays by it; None: as its section
    unplayed  no table plays by it: it has a reason, which says why not
    """

    id: str
    ruling: bool = False
    when: Condition | None = None
    unplayed: bool = False

    @property
    def has_reason(self) -> bool:
        """Whether its words say why, too."""
        return self.ruling or self.unplayed

    def get_key(self, game: str) -> str:
        """The key of its words."""
        return f"{game}-rule-{self.id.lower().replace('.', '-')}"

    def get_reason_key(self, game: str) -> str:
        """The key of the words that say why."""
        return f"{self.get_key(game)}-why"


@dataclass(frozen=True, slots=True)
class Section:
    """What belongs together in the rulebook.

    name   "travel"; its words are looked up by it
    rules  in reading order
    when   whether a table with these settings plays by it; None: every table does
    """

    name: str
    rules: tuple[Rule, ...]
    when: Condition | None = None

    def get_key(self, game: str) -> str:
        """The key of its title."""
        return f"{game}-section-{self.name}"


def find_rule(sections: Sequence[Section], rule_id: str) -> Rule | None:
    """The rule with this id, None where none is told; capitals make no difference."""
    wanted = rule_id.upper()
    return next((rule for section in sections for rule in section.rules if rule.id == wanted), None)


def list_played(
    sections: Sequence[Section], settings: Settings | None
) -> Iterator[tuple[Section, tuple[Rule, ...]]]:
    """What a table with these settings plays by, section by section; with None what any table does."""
    for section in sections:
        if _holds(section.when, settings):
            rules = [rule for rule in section.rules if not rule.unplayed and _holds(rule.when, settings)]
            if rules:
                yield section, tuple(rules)


def _holds(when: Condition | None, settings: Settings | None) -> bool:
    return when is None or settings is None or when(settings)
