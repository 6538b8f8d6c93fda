"""What each game says at certain moments, in both languages, and with which options it is soon over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.i18n import Language
from tests.sockets.games import COCHONS, COSMIC, PIG, Game


@dataclass(frozen=True)
class Story:
    """A game, the lobby's options, what its channel must have read, and what one reads who is dealt cards."""

    game: Game
    options: str
    said: Mapping[Language, tuple[str, ...]]
    dealt: Mapping[Language, str]


STORIES: Final[Mapping[str, Story]] = {
    "cochons": Story(
        COCHONS,
        COCHONS.options(COCHONS.short, COCHONS.secret),
        {
            "fr": ("c’est parti", "Groin en l’air", "c’est fini", "l’emporte", "🏆"),
            "en": ("begins!", "Snouts up", "is over!", "wins!", "🏆"),
        },
        {"fr": "Tu pioches", "en": "You draw"},
    ),
    "interstellar_pig": Story(
        PIG,
        PIG.short,
        {
            "fr": ("c’est parti", "Manche 1 sur 4", "Toutes les enveloppes sont scellées", "c’est fini"),
            "en": ("begins!", "Round 1 of 4", "All envelopes are sealed", "is over!"),
        },
        {"fr": "Tes 16 cartes", "en": "Your 16 cards"},
    ),
    "cosmic": Story(
        COSMIC,
        COSMIC.short,
        {
            "fr": ("c’est parti", "Le destin fait commencer", "Tour 1", "c’est fini", "🏆"),
            "en": ("begins!", "Destiny lets", "Turn 1", "is over!", "🏆"),
        },
        {"fr": "Tu reçois", "en": "You get"},
    ),
}
