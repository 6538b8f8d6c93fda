"""The words of the page that stands in for Discord: sentences like all others, filled in where they are read."""

from collections.abc import Mapping
from typing import Final

from bot.i18n import LANGUAGES, Words

PLAIN: Final = (
    "people",
    "play-as",
    "admin",
    "direct",
    "channels",
    "open-side",
    "log",
    "unread",
    "newer",
    "changed",
    "silent",
    "send",
    "bot",
    "edited",
    "thinking",
    "only-you",
    "dismiss",
    "used",
    "required",
    "optional",
    "no-command",
    "no-choice",
    "searching",
    "choose",
    "done",
    "cancel",
    "submit",
    "close",
    "offline",
    "yes",
    "no",
    "nothing",
    "file",
    "no-files",
    "private-welcome",
    "private-hint",
    "hint-open",
    "hint-learn",
    "hint-help",
    "hint-people",
    "hint-language",
    "add-option",
    "later-hint",
    "refused-silence",
    "refused-unreachable",
    "refused-fault",
    "refused-say",
    "refused-gone",
    "refused-old",
    "refused-choice",
    "refused-empty",
    "refused-files",
    "refused-form",
    "refused-channel",
    "refused-command",
)
FILLED: Final[Mapping[str, tuple[str, ...]]] = {
    "say": ("where",),
    "from-one": ("low",),
    "from": ("high", "low"),
    "welcome": ("where",),
    "later-hours": ("hours",),
    "later-days": ("days",),
    "refused-required": ("what",),
    "refused-bounds": ("high", "low", "what"),
    "refused-value": ("what",),
    "refused-unknown": ("typed",),
    "refused-nobody": ("typed",),
    "refused-count-one": ("low",),
    "refused-count": ("high", "low"),
    "refused-length": ("high", "low"),
}
"""What is filled in, by sentence."""


def word_page(words: Words) -> dict[str, dict[str, str]]:
    """Every sentence of the page by language and name; `{where}` is filled in there."""
    asked = dict.fromkeys(PLAIN, ()) | dict(FILLED)
    return {
        language: {
            name: words.of(language).text(f"page-{name}", **{one: f"{{{one}}}" for one in given})
            for name, given in asked.items()
        }
        for language in LANGUAGES
    }
