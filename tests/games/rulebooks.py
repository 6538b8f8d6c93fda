"""What the numbered rules of a game tell."""

from collections.abc import Sequence

from porc_royal.sections import Section, list_played
from porc_royal.settings import Settings


def told_at(sections: Sequence[Section], settings: Settings | None) -> set[str]:
    """The rules by which a table with these settings plays; with None any table."""
    return {rule.id for _, rules in list_played(sections, settings) for rule in rules}
