"""The languages that are spoken: each is one row here, and a folder of sentences in every `messages` folder.

What people type in words (a length of time, that there be none) is understood in all of them, whoever types it.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from msgspec import Struct, field

Language: TypeAlias = str
"""The code by which a language is kept, and which its folders bear: "fr"."""

USUAL: Final[Language] = "en"
"""What Discord shows where a command has no other words, and what is said where another language lacks a sentence."""


class Tongue(Struct, frozen=True):
    """One language.

    locale  by whose rules several things are listed
    elides  whether a vowel is elided before what is filled in (`elision.py`)
    none    what is typed where there is to be none
    joints  what is typed between two parts of a length of time
    units   what is typed for a week ("w"), a day ("d"), an hour ("h"), as patterns
    """

    locale: str
    elides: bool = False
    none: frozenset[str] = frozenset()
    joints: frozenset[str] = frozenset()
    units: Mapping[str, str] = field(default_factory=dict)


TONGUES: Final[Mapping[Language, Tongue]] = {
    "fr": Tongue(
        "fr_FR",
        elides=True,
        none=frozenset({"aucun", "aucune", "jamais", "non", "sans"}),
        joints=frozenset({"et"}),
        units={"w": r"semaines?|sem|s\.", "d": r"jours?|j", "h": r"heures?"},
    ),
    "en": Tongue("en_GB", none=frozenset({"never", "no", "none", "off"}), joints=frozenset({"and"})),
}

LANGUAGES: Final[tuple[Language, ...]] = tuple(TONGUES)


def find_language(code: str | None) -> Language | None:
    """The language with this code; None where it is not spoken."""
    return code if code in TONGUES else None


def choose_language(locale: str | None, usual: Language = USUAL) -> Language:
    """The language in which a person whose Discord speaks `locale` ("fr", "en-GB", "de", …) is addressed.

    usual: the language of those who speak none of ours
    """
    return find_language((locale or "").lower().partition("-")[0]) or usual


def list_tried(language: Language) -> tuple[Language, ...]:
    """The languages in which a sentence is looked for, one after the other, until it is found."""
    return tuple(dict.fromkeys((language, USUAL, *LANGUAGES)))


def list_names(language: Language) -> str:
    """What each language is called in this one, as sentences: `language-fr = French`."""
    from babel import Locale  # noqa: PLC0415 - its data take time and memory, and are seldom wanted

    names = Locale.parse(TONGUES[language].locale).languages
    return "".join(f"language-{code} = {names.get(code, code)}\n" for code in LANGUAGES)
