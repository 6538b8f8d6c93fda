"""What a viewer reads: things by the names that they have at its table."""

from functools import partial
from typing import Final

from bot.i18n import Language, Words, strip_markdown
from bot.wording.voice import Voice
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.views.names import describe_thing, group_things
from games.cosmic.views.view import View
from porc_royal.facts import Arg, Named, Saying
from porc_royal.rulebook import Phrase

READERS: Final = Words.load(("games.cosmic",), strict=True)


def voice_of(view: View, language: Language) -> Voice:
    return Voice(
        READERS.of(language),
        lambda seat: f"Rosalinde {seat}",
        "cosmic",
        partial(describe_thing, view),
        RULEBOOK.numbers,
        group_things,
    )


def phrase_of(view: View, language: Language = "en") -> Phrase:
    voice = voice_of(view, language)

    def phrase(thing: Saying | Named) -> str:
        arg: Arg | Saying = thing
        return strip_markdown(voice.arg(arg))

    return phrase
