"""What a game's numbered rules tell, what cites them, and which words they have."""

import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from bot.i18n import Language
from porc_royal.rulebook import Settings
from porc_royal.sections import Rule, Section
from tests.games.citing import cited

ROOT: Final = Path(__file__).parents[2]


def cited_below(
    families: Collection[str], *folders: str, kinds: Collection[str] = (".py", ".md", ".ftl")
) -> set[str]:
    """The ids of these families in the files of some folders, the lists of rules apart."""
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in kinds]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.name != "sections.py"]
    return set[str]().union(*(cited(text, families) for text in texts))


def rules_of(sections: Sequence[Section]) -> list[Rule]:
    """All of them, in reading order."""
    return [rule for section in sections for rule in section.rules]


def told_at(sections: Sequence[Section], settings: Settings) -> set[str]:
    """The rules by which a table with these settings plays."""
    return {
        rule.id
        for section in sections
        for rule in section.rules
        if all(when is None or when(settings) for when in (section.when, rule.when)) and not rule.unplayed
    }


def keys_of(game: str, sections: Sequence[Section]) -> set[str]:
    """The keys of the words that these sections must have."""
    rules = rules_of(sections)
    return {
        *(f"{game}-section-{section.name}" for section in sections),
        *(f"{game}-rule-{rule.id.lower()}" for rule in rules),
        *(f"{game}-rule-{rule.id.lower()}-why" for rule in rules if rule.ruling or rule.unplayed),
    }


def keys_written(game: str, language: Language) -> set[str]:
    """The keys that the files of a rulebook hold."""
    files = (ROOT / "games" / game / "messages" / language).glob("rulebook-*.ftl")
    texts = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return set(re.findall(r"^(\S+) =", texts, re.MULTILINE))
