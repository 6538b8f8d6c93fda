"""What can be looked up in the games: found by its name in either language, and told from what is printed alone.

Nothing here knows who asks, or what lies at any table: answers and suggestions come from the games' entries.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from bot.games import GAMES, AnyRulebook, NotInstalled
from bot.i18n import LANGUAGES, Language, Reader, Words, escape, fit, fold, split, strip_markdown
from bot.wording.rules_lookup import word_rule
from porc_royal.facts import Named, Saying, Seat
from porc_royal.reference import WORD, ReferenceEntry
from porc_royal.scene import Scene
from porc_royal.sections import Rule, find_rule, list_played

MESSAGE: Final = 1900
RULES: Final = 8
"""Rules that one answer quotes; a longer list is what `/rules` is for."""
PROPOSED: Final = 25
NAME: Final = 100
SEPARATOR: Final = "/"
BESIDE: Final = " · "
"""What stands between a name and what it is, where entries are proposed."""

Told: TypeAlias = Saying | Named
List: TypeAlias = Callable[[], Sequence[ReferenceEntry]]


@lru_cache(maxsize=32)
def list_entries(make: List) -> tuple[ReferenceEntry, ...]:
    """The entries of a rulebook (`Rulebook.entries`), made once."""
    return tuple(make())


@lru_cache(maxsize=32)
def _index_told(make: List) -> Mapping[Named, Told]:
    return {one.thing: one.told for one in list_entries(make) if one.told is not None}


def find_told(book: AnyRulebook, thing: Named) -> Told | None:
    """What is said beside a thing where a sentence of the game names it; None for nothing."""
    return _index_told(book.entries).get(thing)


@dataclass(frozen=True, slots=True)
class Found:
    """An entry with its game, and its names by language, as they are shown and as they are compared."""

    game: str
    entry: ReferenceEntry
    names: Mapping[Language, tuple[str, ...]]
    typed: Mapping[Language, tuple[str, ...]]

    @property
    def value(self) -> str:
        """What stands for it where one is chosen."""
        return SEPARATOR.join((self.game, self.entry.thing.kind, self.entry.thing.name))

    def title(self, language: Language) -> str:
        """Its name."""
        return self.names[language][0]

    def rank(self, sought: str, language: Language, *, joined: bool = False) -> int | None:
        """How well it fits what is typed, in the reader's language first: 0 by its whole name; None: not at all.

        joined  compare as though names were written in one word
        """
        best: int | None = None
        for one, names in self.typed.items():
            for name in map(join, names) if joined else names:
                if sought not in name:
                    continue
                place = 0 if sought == name else 2 if name.startswith(sought) else 4
                if f" {sought}" in f" {name}":
                    place = min(place, 3)
                place = 2 * place + (one != language)
                best = place if best is None else min(best, place)
        return best


class Reference:
    """Finds and tells entries in the words of their readers; names are collected when a game is first asked for."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._collected: dict[List, tuple[Found, ...]] = {}

    def propose(self, games: Iterable[str], language: Language, typed: str) -> list[tuple[str, str]]:
        """Up to 25 entries that fit what is typed, the best first: how each is shown, and what stands for it."""
        known = tuple(games)
        reader = self._words.of(language)
        found = self.search(known, language, typed)[:PROPOSED]
        return [
            (fit(self._label(reader, one, several=len(known) > 1), NAME), one.value[:NAME]) for one in found
        ]

    def find(self, games: Iterable[str], language: Language, typed: str) -> list[Found]:
        """The entries that are meant: the one that was chosen, those of exactly this name, or all that fit it."""
        found, sought = self.search(games, language, typed), join(read_name(typed.partition(BESIDE)[0]))
        exact = [one for one in found if any(sought in map(join, names) for names in one.typed.values())]
        return exact or found

    def search(self, games: Iterable[str], language: Language, typed: str) -> list[Found]:
        """All entries with this in a name of theirs, the best first; also by what a proposal shows, or stands for.

        Where none has it, those that have it but for the gaps between its words: "antimatter", "attack 0 8".
        """
        known = tuple(games)
        chosen = [one for one in self._collect(known) if one.value == typed]
        if chosen:
            return chosen
        shown, reader = read_name(typed) if BESIDE in typed else "", self._words.of(language)
        sought = read_name(typed.partition(BESIDE)[0])
        ranked = [(one.rank(sought, language), one) for one in self._collect(known)]
        if all(place is None for place, _ in ranked):
            ranked = [(one.rank(join(sought), language, joined=True), one) for _, one in ranked]
        fitting = [
            (place, one.typed[language][0], one)
            for place, one in ranked
            if place is not None and shown in read_name(self._label(reader, one, several=True))
        ]
        return [one for _, _, one in sorted(fitting, key=lambda row: (row[0] if sought else 0, row[1]))]

    def tell(self, found: Found, language: Language) -> list[str]:
        """All that is known of an entry, as messages: what it does, how many there are, its rules and rulings."""
        reader, entry, book = self._words.of(language), found.entry, GAMES[found.game]
        kind = reader.word(f"entry-{entry.kind}", {}, found.game)
        head = reader.text(
            "card-title", name=found.title(language), what=kind, game=reader.game_name(found.game)
        )
        own = found.names[language]
        others = dict.fromkeys(one for names in found.names.values() for one in names if one not in own)
        does = [_word(reader, found.game, one) for one in entry.does]
        notes = [_word(reader, found.game, one) for one in entry.notes]
        notes += [reader.text("card-copies", count=entry.copies)] if entry.copies else []
        lines = [
            head,
            *([f"-# {reader.text('card-also', names=reader.join(others, 'or'))}"] if others else ()),
            *does,
            *(["-# " + " · ".join(notes)] if notes else ()),
            *self._tell_rules(reader, book, found, does),
            f"-# {reader.text('rules-note')}",
        ]
        return split("\n".join(lines), MESSAGE)

    def draw(self, found: Found, language: Language) -> Scene | None:
        """Its picture, where the game draws one."""
        reader = self._words.of(language)
        return found.entry.draw(lambda one: strip_markdown(_word(reader, found.game, one)))

    def list_names(self, found: Sequence[Found], language: Language, typed: str) -> str:
        """What several entries are called, for whoever typed something that fits them all; that none fits."""
        reader = self._words.of(language)
        if not found:
            return reader.text("card-none", word=escape(typed, NAME))
        names = [f"• {self._label(reader, one, several=True)}" for one in found[:PROPOSED]]
        head = reader.text("card-several", word=escape(typed, NAME), count=len(found))
        return fit("\n".join([head, *names]), MESSAGE)

    def _tell_rules(self, reader: Reader, book: AnyRulebook, found: Found, does: Sequence[str]) -> list[str]:
        """The rules that it names, then those that name it; with why it was ruled so."""
        given = [rule for one in found.entry.rules if (rule := find_rule(book.sections, one)) is not None]
        rules = dict.fromkeys((*given, *_list_naming(reader, book, found, does)))
        quoted = list(rules)[:RULES]
        lines = [f"• {' '.join(word_rule(reader, book.name, rule))} `{rule.id}`" for rule in quoted]
        if len(rules) > len(quoted):
            lines.append(f"-# {reader.text('card-more-rules', count=len(rules) - len(quoted))}")
        return [f"**{reader.text('card-rules')}**", *lines] if lines else []

    def _label(self, reader: Reader, found: Found, *, several: bool) -> str:
        kind = reader.word(f"entry-{found.entry.kind}", {}, found.game)
        game = (reader.game_name(found.game),) if several else ()
        return " · ".join((found.title(reader.language), kind, *game))

    def _collect(self, games: Iterable[str]) -> list[Found]:
        found: list[Found] = []
        for game in games:
            try:
                book = GAMES[game]
            except NotInstalled:
                continue
            if book.entries not in self._collected:
                self._collected[book.entries] = tuple(
                    self._name(game, entry) for entry in list_entries(book.entries)
                )
            found += self._collected[book.entries]
        return found

    def _name(self, game: str, entry: ReferenceEntry) -> Found:
        names: dict[Language, tuple[str, ...]] = {}
        for language in LANGUAGES:
            reader = self._words.of(language)
            worded = (reader.arg(one, _name_seat, game) for one in (entry.thing, *entry.named))
            names[language] = tuple(dict.fromkeys(map(strip_markdown, worded)))
        # A sign that keyboards lack is typed as the letter that it looks like, or left out.
        typed = {
            language: tuple(
                dict.fromkeys(read_name(way) for one in known for way in (one, one.replace("×", "x")))
            )
            for language, known in names.items()
        }
        return Found(game, entry, names, typed)


def _list_naming(reader: Reader, book: AnyRulebook, found: Found, does: Sequence[str]) -> list[Rule]:
    """The rules in which its name stands as a whole word, but for those that only repeat what it does."""
    if found.entry.kind == WORD:
        return []  # a word of the rules stands in most of them
    name = re.compile(rf"(?<!\w){re.escape(found.title(reader.language))}(?!\w)")
    texts = [
        (rule, strip_markdown(reader.text(rule.get_key(book.name))))
        for _, rules in list_played(book.sections, None)
        for rule in rules
    ]
    said = [strip_markdown(one) for one in does]
    return [
        rule for rule, text in texts if name.search(text) and not any(one and one in text for one in said)
    ]


def _word(reader: Reader, game: str, told: Told) -> str:
    """A sentence of the game, or a thing whose name is one."""
    if isinstance(told, Saying):
        return reader.say(told, _name_seat, game)
    return reader.arg(told, _name_seat, game)


def read_name(text: str) -> str:
    """A name as names are compared: its words, whatever stands between them."""
    return re.sub(r"\W+", " ", fold(text)).strip()


def join(name: str) -> str:
    """A name that is read (`read_name`), in one word."""
    return name.replace(" ", "")


def _name_seat(_seat: Seat) -> str:
    """Entries speak of nobody."""
    return "?"
