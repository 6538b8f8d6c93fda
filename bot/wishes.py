"""The options of a lobby as people type them: `name=value`, with commas between.

Both may be written as the rules call them or as the lobby shows them, in either language and whatever the
capitals, and a value by its beginning; what is on or off also takes yes and no.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from bot.games import GAMES, AnyRulebook
from bot.words import LANGUAGES, Reader, Words
from games.table.asks import Refused
from games.table.rulebook import Setting, TableOption

COMMA: Final = re.compile(r",(?=[^,=]*=)")
"""Before the name of another option; the words of a value may have commas of their own."""
YES: Final = frozenset({"yes", "on", "oui", "vrai"})
NO: Final = frozenset({"no", "off", "non", "faux"})
GENERAL: Final = frozenset({"deadline", "window", "language", "title"})
"""What every lobby takes besides the options of its game."""


def wishes(words: Words, reader: Reader, game: str, typed: str) -> dict[str, str]:
    """Values by option, both as the lobby keeps them.

    Raises `Refused` for what is no option of the game, and for a value that it cannot have. Of a game that there
    is not, everything is taken as typed: it is the lobby that refuses it.
    """
    rulebook, found = GAMES.get(game), dict[str, str]()
    for part in COMMA.split(typed):
        name, equals, value = (one.strip(" ,") for one in part.partition("="))
        if not name and not equals:
            continue
        if rulebook is None or (name in GENERAL and equals):
            found[name] = value
            continue
        option = _option(words, rulebook, name)
        if option is None or not equals:
            raise Refused("refused-setting-unknown", name=part.strip()[:60])
        setting = _setting(words, rulebook, option, value)
        if setting is None:
            raise Refused(
                "refused-setting",
                option=reader.text(_key(rulebook, option)),
                value=value[:60],
                values=" · ".join(_written(reader, rulebook, option)),
            )
        found[option.name] = slug(setting)
    return found


def slug(setting: Setting) -> str:
    """A value as it is typed, and as its sentences are named."""
    return str(setting).lower()


def _option(words: Words, rulebook: AnyRulebook, typed: str) -> TableOption | None:
    """The option that goes by this name."""
    for option in rulebook.options:
        if _plain(typed) in {_plain(option.name), *_shown(words, _key(rulebook, option))}:
            return option
    return None


def _setting(words: Words, rulebook: AnyRulebook, option: TableOption, typed: str) -> Setting | None:
    """The value that goes by this name, or the only one that begins so."""
    text = _plain(typed)
    if all(isinstance(value, bool) for value in option.values) and text in YES | NO:
        return text in YES
    names: Mapping[Setting, set[str]] = {
        value: {_plain(slug(value)), *_shown(words, _key(rulebook, option, value))} for value in option.values
    }
    exact = [value for value, known in names.items() if text in known]
    begun = [value for value, known in names.items() if text and any(one.startswith(text) for one in known)]
    return next((found[0] for found in (exact, begun) if len(found) == 1), None)


def _written(reader: Reader, rulebook: AnyRulebook, option: TableOption) -> Sequence[str]:
    """What may be typed for an option, with what it means."""
    return [f"{slug(value)} ({reader.text(_key(rulebook, option, value))})" for value in option.values]


def _shown(words: Words, key: str) -> Sequence[str]:
    return [_plain(words.of(language).text(key)) for language in LANGUAGES]


def _key(rulebook: AnyRulebook, option: TableOption, value: Setting | None = None) -> str:
    base = f"{rulebook.name}-option-{option.name}"
    return base if value is None else f"{base}-{slug(value)}"


def _plain(text: str) -> str:
    """Capitals, and how the parts of a name are joined, make no difference."""
    return " ".join(text.casefold().replace("_", " ").replace("-", " ").split())
