"""What holds for the sentences of every game: none missing, none too many, none too long.

The test of a game says which keys there are, in a `Game`, and takes over `EverySentence`:

    class TestSentences(EverySentence):
        game = GAME
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import ClassVar, Final

import pytest
from fluent.syntax.ast import Identifier, Message, Pattern
from fluent.syntax.serializer import serialize_message

from bot.games import GAMES
from bot.i18n import LANGUAGES, Language, Reader, Words, measure_length, strip_markdown
from bot.i18n.check import check_ftl, find_uses, read_patterns
from porc_royal.facts import Arg, Named, Saying, Seat
from porc_royal.lessons import get_reason_key
from porc_royal.register import Register
from porc_royal.rulebook import TableOption
from porc_royal.sections import Section
from tests.i18n.folders import patterns

__all__ = ["LONGEST_NAME", "EverySentence", "Game"]

FIRST_PLAYER: Final = "W" * 32
LONGEST_NAME: Final = f"**{FIRST_PLAYER}**"
NARROW: Final = "\u202f"
WIDE: Final = "\u00a0"


def name_of(seat: Seat) -> str:
    return LONGEST_NAME


@cache
def words(game: str) -> Words:
    """All sentences, where every gap is an error."""
    return Words.load([f"games.{game}"], strict=True)


@dataclass(frozen=True)
class Game:
    """The keys of a game.

    options    those of the lobby
    sections   the numbered rules
    keys       the game's register
    things     kinds of named things, with the names; those of the `titled` kinds must all be different
    parts      pieces of sentences, which stand in others and take the variables of these
    reworded   sentences of the bot that read otherwise at this game's tables
    texts      long examples of the arguments that are no numbers, by name, or by key and name
    long       how long a sentence may be that may be longer than the others
    """

    name: str
    options: Sequence[TableOption]
    sections: Sequence[Section]
    folder: Path
    keys: Register
    things: Mapping[str, Sequence[str]]
    chance: Sequence[str]
    steps: Sequence[str]
    picture: Sequence[str]
    texts: Mapping[str | tuple[str, str], Arg]
    titled: tuple[str, ...] = ("card",)
    parts: frozenset[str] = frozenset()
    long: Mapping[str, int] = field(default_factory=dict)
    reworded: frozenset[str] = frozenset()

    @cached_property
    def spoken(self) -> Mapping[str, tuple[str, ...]]:
        """What is said with arguments."""
        return self.keys.sayings

    @cached_property
    def expected(self) -> Mapping[str, tuple[str, ...]]:
        """Every key, with the names of its arguments."""
        plain = [
            f"{self.name}-name",
            *self.labels,
            *self.field_names,
            *self.thing_names,
            *(f"{self.name}-chance-{purpose}" for purpose in self.chance),
            *self.lobby,
            *self.lobby_groups,
            *self.lobby_help,
            *self.lobby_values,
            *self.section_titles,
            *self.rules,
            *self.reasons,
            *(f"{self.name}-step-{step}" for step in self.steps),
            *self.picture,
        ]
        waiting = {key: self.keys.waiting[key.removesuffix("-waiting")] for key in self.waiting}
        return {**self.spoken, **waiting, **dict.fromkeys(plain, ())}

    @property
    def labels(self) -> Sequence[str]:
        """What options are called: under one question, or once for every question that calls them the same."""
        written, found = self.written("en"), dict[str, None]()
        for ask, options in self.keys.options.items():
            for option in options:
                own = f"{ask}-{option}"
                found[own if own in written else f"{self.name}-do-{option}"] = None
        return list(found)

    @property
    def waiting(self) -> Sequence[str]:
        return [f"{ask}-waiting" for ask in self.keys.options if ask not in self.keys.forms]

    @property
    def field_names(self) -> Sequence[str]:
        return [f"{self.name}-field-{one}" for one in self.keys.fields]

    @property
    def thing_names(self) -> Sequence[str]:
        return [f"{self.name}-{kind}-{one}" for kind, names in self.things.items() for one in names]

    @property
    def lobby(self) -> Sequence[str]:
        return [f"{self.name}-option-{option.name}" for option in self.options]

    @property
    def section_titles(self) -> Sequence[str]:
        return [section.get_key(self.name) for section in self.sections]

    @property
    def rules(self) -> Sequence[str]:
        return [rule.get_key(self.name) for section in self.sections for rule in section.rules]

    @property
    def reasons(self) -> Sequence[str]:
        rules = [rule for section in self.sections for rule in section.rules if rule.has_reason]
        return [rule.get_reason_key(self.name) for rule in rules]

    @property
    def lobby_groups(self) -> Sequence[str]:
        groups = dict.fromkeys(option.group for option in self.options)
        return [f"{self.name}-group-{group}" for group in groups if group]

    @property
    def lobby_help(self) -> Sequence[str]:
        return [f"{key}-help" for key in self.lobby]

    @property
    def lobby_values(self) -> Sequence[str]:
        return [
            f"{self.name}-option-{option.name}-{str(value).lower()}"
            for option in self.options
            for value in option.values
        ]

    def reader(self, language: Language) -> Reader:
        return words(self.name).of(language)

    def has(self, key: str, language: Language) -> bool:
        return words(self.name).has(key, language)

    def text(self, language: Language, key: str) -> str:
        """A sentence without arguments."""
        return self.reader(language).text(key)

    def named(self, language: Language, thing: Named) -> str:
        return self.reader(language).arg(thing, name_of, self.name)

    def say(self, language: Language, key: str, args: Mapping[str, Arg]) -> str:
        """A sentence as the bot words it."""
        return self.reader(language).say(Saying(key, dict(args)), name_of, self.name)

    def example(self, key: str, number: int) -> dict[str, Arg]:
        """Arguments of a key, with every number the same."""
        texts = self.texts
        return {name: texts.get((key, name), texts.get(name, number)) for name in self.expected[key]}

    def everything(self, number: int) -> Iterator[tuple[Language, str, str]]:
        """Each language, key and rendered sentence."""
        for language in LANGUAGES:
            for key in self.expected:
                yield language, key, self.say(language, key, self.example(key, number))

    @property
    def lesson_keys(self) -> frozenset[str]:
        """What is told in lessons, the first time that something is asked, and in the lobby."""
        told = {f"{self.name}-pitch", *(f"{key}-hint" for key in self.expected if "-ask-" in key)}
        # What the form of an option is for.
        told |= {f"{key}-form" for key in self.expected}
        told |= {f"{self.name}-do-{one}-form" for named in self.keys.options.values() for one in named}
        for one in GAMES[self.name].lessons():
            lesson = f"{self.name}-lesson-{one.name}"
            told |= {lesson, f"{lesson}-begin", f"{lesson}-end"}
            told |= {f"{lesson}-{number}" for number in range(1, len(one.steps) + 1)}
            told |= {get_reason_key(step.ask, good.option) for step in one.steps for good in step.good}
        return frozenset(told)

    def written(self, language: Language) -> dict[str, object]:
        """Every sentence of a language by its key, as it is written."""
        return read_written(self.folder, language)


@cache
def read_written(folder: Path, language: Language) -> dict[str, object]:
    problems: list[str] = []
    found = read_patterns(folder, language, problems)
    assert problems == []
    return dict(found)


def serialize(pattern: object) -> str:
    """A sentence as it is written, whatever it is called."""
    assert isinstance(pattern, Pattern)
    return serialize_message(Message(Identifier("it"), pattern))


def variables(key: str, sides: Mapping[str, object]) -> frozenset[str]:
    """What a sentence and the pieces it is built from need."""
    found = find_uses(sides[key])
    return frozenset(found.variables).union(*(variables(part, sides) for part in found.references))


class EverySentence:
    """What a game's sentences must be."""

    game: ClassVar[Game]

    def test_the_sentences_of_the_two_languages_are_well_formed_and_alike(self) -> None:
        assert check_ftl([self.game.folder]) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_that_is_said_has_its_sentence(self, language: Language) -> None:
        assert [key for key in self.game.expected if not self.game.has(key, language)] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_sentence_is_said_by_somebody(self, language: Language) -> None:
        written = self.game.written(language)
        others = self.game.parts | self.game.reworded
        numbered = (f"{self.game.name}-rule-", f"{self.game.name}-section-")  # test_rules_told.py reads these
        # Those of commands and looks begin otherwise (tests/i18n/test_translator.py, tests/test_games.py).
        own = {key for key in written if key.startswith(f"{self.game.name}-")}
        looks = {
            f"{self.game.name}-field-{one.look}" for one in GAMES.known[self.game.name].looks if one.asked
        }
        unsaid = own - self.game.expected.keys() - others - looks - self.game.lesson_keys
        assert sorted(key for key in unsaid if not key.startswith(numbered)) == []

    def test_what_an_option_is_called_stands_once_where_it_is_the_same_under_several_questions(self) -> None:
        words = [self.game.written(language) for language in LANGUAGES]

        def say(key: str) -> list[str]:
            return [serialize(one[key]) for one in words]

        said = [
            (option, say(f"{ask}-{option}"))
            for ask, options in self.game.keys.options.items()
            for option in options
            if f"{ask}-{option}" in words[0]
        ]
        shared = {option: f"{self.game.name}-do-{option}" for option, _ in said}
        twice = {option for option, one in said if said.count((option, one)) > 1}
        assert [option for option in twice if shared[option] not in words[0]] == []
        again = [option for option, one in said if shared[option] in words[0] and one == say(shared[option])]
        assert again == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_is_reworded_is_a_sentence_of_the_bot_with_its_variables(self, language: Language) -> None:
        written, usual = self.game.written(language), patterns(language)
        for key in self.game.reworded:
            plain = key.removeprefix(f"{self.game.name}-")
            assert find_uses(written[key]).variables <= find_uses(usual[plain]).variables, key

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_sentence_asks_for_nothing_that_its_key_does_not_declare(self, language: Language) -> None:
        written = self.game.written(language)
        undeclared = {
            key: sorted(more)
            for key, declared in self.game.expected.items()
            if (more := variables(key, written) - frozenset(declared))
        }
        assert undeclared == {}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_piece_of_a_sentence_stands_in_one(self, language: Language) -> None:
        written = self.game.written(language)
        used = {part for pattern in written.values() for part in find_uses(pattern).references}
        assert used == self.game.parts

    @pytest.mark.parametrize("number", [0, 1, 2, 5, 99])
    @pytest.mark.samples("0", "1", "99")
    def test_every_sentence_can_be_said_with_every_number(self, number: int) -> None:
        for language, key, text in self.game.everything(number):
            assert text.strip() == text != "", (language, key)
            assert not re.search(r"[{}]|  |\$\w", text), (language, key, text)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_copies_of_a_card_have_one_title_and_no_two_cards_share_it(self, language: Language) -> None:
        for kind in self.game.titled:
            names = self.game.things[kind]
            titles = [self.game.named(language, Named(kind, name)) for name in names]
            assert len(frozenset(titles)) == len(names)
            assert not any("." in title for title in titles)
            if kind == "card":
                assert [self.game.named(language, Named(kind, f"{name}.1")) for name in names] == titles

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_section_of_the_rules_has_a_title_of_its_own(self, language: Language) -> None:
        titles = [self.game.text(language, key) for key in self.game.section_titles]
        assert len(frozenset(titles)) == len(titles)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_rule_is_told_in_whole_sentences(self, language: Language) -> None:
        for key in (*self.game.rules, *self.game.reasons):
            text = self.game.text(language, key)
            assert re.fullmatch(r"[^a-zà-ÿ].*[.!?…”»)]", text), (key, text)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_pictures_labels_and_the_table_in_words_hold_no_markup(self, language: Language) -> None:
        game = self.game
        names = (
            *game.labels,
            *game.field_names,
            *game.thing_names,
            *game.lobby,
            *game.lobby_groups,
            *game.lobby_values,
            *game.picture,
            *game.section_titles,
        )
        for key in (*names, *game.keys.effects, *game.keys.summary):
            text = game.say(language, key, game.example(key, 3)).replace(LONGEST_NAME, FIRST_PLAYER)
            text = text.replace("\\", "")  # What people type is escaped wherever it stands.
            assert strip_markdown(text) == text, key

    def test_french_has_its_spaces_and_apostrophes(self) -> None:
        wrong = rf"[^{NARROW}?!][;?!]|[^{WIDE}]:|«[^{WIDE}]|[^{WIDE}]»|'"
        for language, key, text in self.game.everything(3):
            if language == "fr":
                assert not re.search(wrong, text), (key, text)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_short_texts_are_short(self, language: Language) -> None:
        game = self.game
        titles = [f"{game.name}-{kind}-{name}" for kind in game.titled for name in game.things[kind]]
        limits: tuple[tuple[Sequence[str], int], ...] = (
            (game.labels, 40),
            (game.field_names, 32),  # with " (0 to 20)", the title of a line in a form may have 45
            (titles, 45),
            (game.thing_names, 45),
            (game.lobby, 40),
            (game.lobby_groups, 40),
            (game.lobby_help, 120),
            (game.waiting, 60),
            ([key for key, args in game.keys.effects.items() if not args], 150),
            (game.section_titles, 40),
            (game.rules, 400),
            (game.reasons, 400),
        )
        for keys, most in limits:
            texts = {key: game.say(language, key, game.example(key, 3)) for key in keys}
            long = {
                key: text
                for key, text in texts.items()
                if measure_length(text.replace(LONGEST_NAME, "")) > most
            }
            assert long == {}, most

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_an_option_of_the_lobby_with_its_value_fits_a_menu(self, language: Language) -> None:
        for option in self.game.options:
            base = f"{self.game.name}-option-{option.name}"
            for value in option.values:
                chosen = self.game.text(language, f"{base}-{str(value).lower()}")
                shown = f"{self.game.text(language, base)}: {chosen}"
                assert measure_length(shown) <= 100, shown

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_is_told_asked_or_refused_stays_short_with_the_longest_names(
        self, language: Language
    ) -> None:
        game = self.game
        for key in game.spoken:
            text = game.say(language, key, game.example(key, 18))
            assert measure_length(text) <= game.long.get(key, 300), (key, measure_length(text), text)
