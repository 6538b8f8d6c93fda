"""The numbered rules of a game: what `/rules` and `/why` quote, and what the pages in `docs/rules/` are made of.

A game lists its sections in the order of its rulebook. Words, in both languages:

    <game>-section-<name>       the title of a section
    <game>-rule-<id>            the rule in one or two whole sentences ("cochons-rule-c-27")
    <game>-rule-<id>-why        why it was ruled so, or why it is not played
"""

from collections.abc import Callable
from dataclasses import dataclass

from porc_royal.rulebook import Settings


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
    when: Callable[[Settings], bool] | None = None
    unplayed: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """What belongs together in the rulebook.

    name   "travel"; its words are looked up by it
    rules  in reading order
    when   whether a table with these settings plays by it; None: every table does
    """

    name: str
    rules: tuple[Rule, ...]
    when: Callable[[Settings], bool] | None = None
