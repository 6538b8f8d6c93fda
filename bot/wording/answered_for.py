"""What was answered in the place of somebody, and why, for that person alone."""

from collections.abc import Mapping
from typing import Final

from bot.wording.voice import Voice
from storage.ports import AnsweredBy

WHY: Final[Mapping[AnsweredBy, str]] = {
    "default": "catchup-by-default",
    "order": "catchup-by-order",
    "practice": "catchup-by-practice",
    "deputy": "catchup-by-deputy",
}


def word_reason(voice: Voice, by: AnsweredBy) -> str:
    """Why something was answered in the place of a person, by what answered it."""
    return voice.text(WHY[by])
