"""The facade over Project Fluent: readers that word sayings, and what happens when a sentence is missing."""

import hashlib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Final, Literal, Self, TypeAlias, TypeVar

import structlog
from msgspec import Struct

from bot.i18n.catalog import Catalog
from bot.i18n.durations import split_duration
from bot.i18n.escaping import escape
from bot.i18n.languages import LANGUAGES, TONGUES, USUAL, Language, list_tried
from bot.i18n.numbers import set_number
from bot.i18n.sources import list_folders, read_texts
from bot.i18n.templates import Template
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who

K = TypeVar("K")
V = TypeVar("V")

log = structlog.get_logger(__name__)

Names: TypeAlias = Callable[[Seat], str]
"""The name of whoever sits on a seat, escaped or as a mention: it is shown as it is given."""

Join: TypeAlias = Literal["and", "or"]
LONGEST_WORD: Final = 200
REMEMBERED: Final = 4096
"""How many sentences that take Fluent are kept as they were worded, those that were said last: most lines of a table
are the same after the next reply. The others are filled in as fast as they would be found."""
_STYLES: Final[Mapping[Join, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}


class WordsMissing(LookupError):
    """A sentence that is missing, or that lacks something it names. Never carries what was to be said."""

    def __init__(self, key: str, language: Language, what: str) -> None:
        super().__init__(f"{key} ({language}): {what}")
        self.key = key
        self.language = language
        self.what = what


class Words:
    """Every sentence in every language; made once, shared by all."""

    def __init__(self, catalogs: Mapping[Language, Catalog], *, strict: bool = False) -> None:
        self._catalogs = catalogs
        self._strict = strict
        self._noted: set[tuple[str, Language]] = set()
        self._keys: dict[tuple[str, str, Language], str] = {}
        self._plain: dict[tuple[str, str, Language], Template] = {}
        self._things: dict[tuple[str, str, str, Language], str] = {}
        self._say = lru_cache(REMEMBERED)(self._format)
        self._readers = {language: Reader(language, self) for language in LANGUAGES}

    @classmethod
    def load(cls, packages: Iterable[str] = (), *, strict: bool = False) -> Self:
        """Read the sentences of the bot and of these packages. `strict`: a gap raises `WordsMissing` (tests)."""
        places = list(list_folders(packages))
        catalogs = {
            language: Catalog(
                language,
                (text for place in places for _, text in read_texts(place, language)),
            )
            for language in LANGUAGES
        }
        return cls(catalogs, strict=strict)

    def of(self, language: Language) -> "Reader":
        """What words things for people who read this language; in the usual one where it is spoken no more."""
        return self._readers.get(language) or self._readers[USUAL]

    @cached_property
    def digest(self) -> str:
        """Of every sentence in every language as it is written: another one where any of them is changed."""
        read = hashlib.blake2b(digest_size=16)
        for language, catalog in self._catalogs.items():
            read.update(f"{language}\n{catalog.join_sources()}\n".encode())
        return read.hexdigest()

    def has(self, key: str, language: Language) -> bool:
        """Whether a sentence (`key`) or one of its attributes (`key.attribute`) exists in this language."""
        return self._catalogs[language].has(key)

    def can_word(self, key: str, language: Language) -> bool:
        """Whether there is such a sentence in this language, or in one that stands in for it."""
        return any(self.has(key, tried) for tried in list_tried(language))

    def find_key(self, key: str, game: str, language: Language) -> str:
        """The game's own sentence of this name where it has one, else the bot's."""
        wanted = (key, game, language)
        found = self._keys.get(wanted)
        if found is None:
            own = f"{game}-{key}"
            _make_room(self._keys)
            found = self._keys[wanted] = own if game and self.can_word(own, language) else key
        return found

    def name_thing(self, kind: str, name: str, game: str, language: Language) -> str:
        """What a thing of a game is called; its bare name, escaped, where the words have none for it."""
        wanted = (kind, name, game, language)
        named = self._things.get(wanted)
        if named is None:
            key = self.find_key(f"{kind}-{name}", game, language)
            worded = (
                self.word(key, language, {}) if self.can_word(key, language) else escape(name, LONGEST_WORD)
            )
            _make_room(self._things)
            named = self._things[wanted] = worded
        return named

    def word(self, key: str, language: Language, args: Mapping[str, str | int], game: str = "") -> str:
        """The sentence, the game's own of this name where it has one.

        Where it is missing or faulty: `WordsMissing`, or another language, or the key.
        """
        wanted = (key, game, language)
        plain = self._plain.get(wanted)
        if plain is None:
            plain = self._catalogs[language].find_plain(self.find_key(key, game, language))
            if plain is not None:
                _make_room(self._plain)
                self._plain[wanted] = plain
        text = None if plain is None else plain.fill(args)
        return (
            self._say(self.find_key(key, game, language), language, tuple(args.items()))
            if text is None
            else text
        )

    def _format(self, key: str, language: Language, args: tuple[tuple[str, str | int], ...]) -> str:
        shown: str | None = None
        for tried in list_tried(language):
            text, fault = self._catalogs[tried].format(key, dict(args))
            if text is not None and fault is None:
                return text
            self._note(WordsMissing(key, tried, fault or "no such sentence"))
            shown = shown if shown is not None else text
        return shown if shown is not None else key

    def _note(self, gap: WordsMissing) -> None:
        if self._strict:
            raise gap
        if (gap.key, gap.language) not in self._noted:
            self._noted.add((gap.key, gap.language))
            log.error("words missing", key=gap.key, language=gap.language, what=gap.what)


class Reader(Struct, frozen=True):
    """Words things in one language. Wherever `game` is given, `<game>-<key>` is looked for before `<key>`."""

    language: Language
    _words: Words

    def has(self, key: str, game: str = "") -> bool:
        """Whether there is such a sentence, the game's own or the bot's."""
        return self._words.can_word(self._key(key, game), self.language)

    def text(self, key: str, **args: str | int) -> str:
        """A sentence of the bot. Texts are shown as they are: `escape` what people typed before."""
        return self._words.word(key, self.language, args)

    def say(self, saying: Saying, names: Names, game: str = "") -> str:
        """A saying of the rules or a refusal, its arguments worded and escaped. `names` words each seat."""
        args = {
            name: set_number(one) if isinstance(one, int) else self.arg(one, names, game)
            for name, one in saying.args.items()
        }
        return self.word(saying.key, args, game)

    def word(self, key: str, args: Mapping[str, str | int], game: str = "") -> str:
        """A sentence whose arguments are worded and escaped already."""
        return self._words.word(key, self.language, args, game)

    def refusal(self, key: str, args: Mapping[str, Arg], game: str = "") -> str:
        """Why nothing was changed, for somebody who may sit at no table; the name of a field is worded."""
        known = dict(args)
        name = known.get("field")
        if isinstance(name, str):
            known["field"] = self.field(name, game)
        return self.say(Saying(key, known), lambda seat: self.text("seat-number", number=seat + 1), game)

    def arg(self, arg: Arg, names: Names, game: str = "") -> str:
        """One argument by itself: the name of a seat or of a thing, a list, a text, a number."""
        match arg:  # the frequent ones first
            case str():
                return escape(arg, LONGEST_WORD)
            case Named():
                return self._word_thing(arg, names, game)
            case Who():
                return names(arg.seat)
            case Listing(items):
                return self.join([self.arg(one, names, game) for one in items])
            case int():
                return str(set_number(arg))

    def field(self, name: str, game: str = "") -> str:
        """What a field of a reply is called: `<game>-field-<name>`, `field-<name>`, or its bare name."""
        key = self._key(f"field-{name}", game)
        return self.text(key) if self._words.can_word(key, self.language) else name

    def join(self, items: Iterable[str], join: Join = "and") -> str:
        """Worded things joined as this language joins them: "a, b and c"."""
        return _join(tuple(items), _STYLES[join], TONGUES[self.language].locale)

    def game_name(self, game: str) -> str:
        """What a game is called; as storage calls it where it is not installed, and nobody has words for it."""
        key = f"{game}-name"
        return self.text(key) if self._words.has(key, self.language) else escape(game, LONGEST_WORD)

    def length(self, seconds: int | None) -> str:
        """A length of time in words, by its two greatest units ("2 days and 3 hours"); None: no deadline."""
        if seconds is None:
            return self.text("deadline-none")
        from babel.units import format_unit  # noqa: PLC0415 - Babel takes time to import

        units = [
            format_unit(count, unit, "long", locale=self.language) for unit, count in split_duration(seconds)
        ]
        return self.join(units)

    def _key(self, key: str, game: str) -> str:
        return self._words.find_key(key, game, self.language)

    def _word_thing(self, thing: Named, names: Names, game: str) -> str:
        if thing.kind in ("seat", "player") and thing.name.isdecimal():
            return names(Seat(int(thing.name)))
        # Copies of one card are told apart by a suffix ("jamboneuse.1"), and so are plans: that is nobody's business.
        name = thing.name.partition(".")[0] if thing.kind in ("card", "order") else thing.name
        return self._words.name_thing(thing.kind, name, game, self.language)


@lru_cache(REMEMBERED)
def _join(items: tuple[str, ...], style: Literal["standard", "or"], locale: str) -> str:
    from babel.lists import format_list  # noqa: PLC0415 - Babel takes time to import

    return format_list(list(items), style, locale=locale)


def _make_room(kept: dict[K, V]) -> None:
    """Forget everything once it is a lot: what is still needed is soon there again."""
    if len(kept) >= REMEMBERED:
        kept.clear()
