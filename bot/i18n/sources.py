"""Where the sentences are: package files, the same layout for the bot, for each game and for each application.

<package>/messages/<language>.ftl        all in one file, or
<package>/messages/<language>/*.ftl      one file a theme
"""

from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["fr", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


def language_of(locale: str | None, usual: Language = "en") -> Language:
    """The language in which a person whose Discord speaks `locale` ("fr", "en-GB", "de", …) is addressed.

    usual: the language of those who speak neither
    """
    code = (locale or "").lower()
    return next((one for one in LANGUAGES if code.startswith(one)), usual)


def other_language(language: Language) -> Language:
    """The language in which a sentence is looked for when it is missing in `language`."""
    return "en" if language == "fr" else "fr"


def list_folders(packages: Iterable[str]) -> Iterator[Traversable]:
    """The `messages` folders: the bot's, then those of these packages ("games.cochons")."""
    for package in ("bot", *packages):
        yield files(package) / "messages"


def read_texts(folder: Traversable, language: Language) -> Iterator[tuple[str, str]]:
    """The files of one language in a `messages` folder: name and content, in a fixed order."""
    single = folder / f"{language}.ftl"
    if single.is_file():
        yield single.name, single.read_text(encoding="utf-8")
    themes = folder / language
    if themes.is_dir():
        for file in sorted(themes.iterdir(), key=lambda one: one.name):
            if file.name.endswith(".ftl"):
                yield f"{language}/{file.name}", file.read_text(encoding="utf-8")
