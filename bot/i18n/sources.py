"""Where the sentences are: package files, the same layout for the bot, for each game and for each application.

<package>/messages/<language>.ftl        all in one file, or
<package>/messages/<language>/*.ftl      one file a theme
"""

from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from bot.i18n.languages import Language


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
