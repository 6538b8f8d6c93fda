"""Every sentence of the game, in both languages: none missing, none too many, none too long."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import games.cochons
from bot.words import LANGUAGES, Language, Reader, Words, length, unmarked
from bot.words.check import check_ftl, entries, uses
from games.cochons import facts
from games.cochons.catalogue import CARDS, named
from games.cochons.geometry import CELLS
from games.cochons.names import PLANETS
from games.cochons.picture.shown import KEYS as PICTURE
from games.cochons.rulebook import RULEBOOK
from games.table.facts import Arg, Listing, Named, Saying, Seat, Who

GAME: Final = RULEBOOK.name
FOLDER: Final = Path(games.cochons.__file__).parent / "messages"
PARTS: Final = frozenset(
    f"cochons-troops{which}" for which in ("", "-enemy", "-attack", "-defence", "-short")
)
"""Pieces of sentences, which stand in others and take the variables of these."""

FIRST_PLAYER: Final = "W" * 32
LONGEST_NAME: Final = f"**{FIRST_PLAYER}**"
SPOKEN: Final[dict[str, tuple[str, ...]]] = {
    **facts.FACTS,
    **facts.REFUSALS,
    **facts.RESULTS,
    **facts.SUMMARY,
    **facts.EFFECTS,
    **facts.ASKS,
}
"""What is said with arguments."""

LABELS: Final = tuple(f"{ask}-{option}" for ask, options in facts.OPTIONS.items() for option in options)
WAITING: Final = tuple(f"{ask}-waiting" for ask in facts.ASKS)
FIELDS: Final = tuple(f"cochons-field-{name}" for name in facts.FIELDS)
THINGS: Final = tuple(f"cochons-{kind}-{name}" for kind, names in facts.THINGS.items() for name in names)
TITLES: Final = tuple(f"cochons-card-{title}" for title in CARDS)
CHANCE: Final = tuple(f"cochons-chance-{purpose}" for purpose in facts.CHANCE)
LOBBY: Final = tuple(f"cochons-option-{option.name}" for option in RULEBOOK.options)
LOBBY_HELP: Final = tuple(f"{key}-help" for key in LOBBY)
LOBBY_VALUES: Final = tuple(
    f"cochons-option-{option.name}-{str(value).lower()}"
    for option in RULEBOOK.options
    for value in option.values
)
PLAIN: Final = (
    "cochons-name",
    *LABELS,
    *WAITING,
    *FIELDS,
    *THINGS,
    *TITLES,
    *CHANCE,
    *LOBBY,
    *LOBBY_HELP,
    *LOBBY_VALUES,
    *facts.RULES,
    *(f"cochons-step-{name}" for name in facts.STEPS),
    *PICTURE,
)
"""What is said without arguments."""

EXPECTED: Final[dict[str, tuple[str, ...]]] = {**SPOKEN, **dict.fromkeys(PLAIN, ())}

EVERYBODY: Final = Listing(tuple(Who(Seat(seat)) for seat in range(6)))
TEXTS: Final[dict[str, Arg]] = {
    **dict.fromkeys(("who", "attacker", "defender", "winner", "loser", "enemy"), Who(Seat(0))),
    **dict.fromkeys(("tile", "origin", "target", "one", "other"), Named("tile", "B12")),
    "cell": Named("cell", "B12"),
    "clan": Named("clan", "hylocherus"),
    "piece": Named("piece", "gruik"),
    "phase": Named("phase", "reorganisation"),
    "kind": Named("tile-kind", "double-yellow"),
    "planet": max(PLANETS, key=len),
    "card": Named("card", "deplacement-de-planetes.8"),
    "cards": Listing(tuple(Named("card", f"{title}.1") for title in sorted(CARDS, key=len)[-4:])),
    "path": Listing((Named("tile", "B10"), Named("tile", "B11"), Named("tile", "B12"))),
    "order": EVERYBODY,
    "tiles": Listing(tuple(f"B{place} 12G+3GG" for place in range(1, 13))),
}
"""Long examples of the arguments that are no numbers, by name; all others are numbers."""


@cache
def words() -> Words:
    """All sentences, where every gap is an error."""
    return Words.load([GAME], strict=True)


def reader(language: Language) -> Reader:
    return words().of(language)


def name_of(seat: Seat) -> str:
    return LONGEST_NAME


def said(language: Language, key: str, args: Mapping[str, Arg]) -> str:
    """A sentence as the bot words it."""
    return reader(language).say(Saying(key, dict(args)), name_of, GAME)


def example(key: str, number: int) -> dict[str, Arg]:
    """Arguments of a key, with every number the same."""
    return {name: TEXTS.get(name, number) for name in EXPECTED[key]}


def variables(key: str, sides: Mapping[str, object]) -> frozenset[str]:
    """What a sentence and the pieces it is built from need."""
    found = uses(sides[key])
    return frozenset(found.variables).union(*(variables(part, sides) for part in found.references))


def sentences(language: Language) -> dict[str, object]:
    """Every sentence of a language by its key, as it is written."""
    problems: list[str] = []
    found = entries(FOLDER, language, problems)
    assert problems == []
    return dict(found)


def everything(number: int) -> Iterator[tuple[Language, str, str]]:
    """Each language, key and rendered sentence."""
    for language in LANGUAGES:
        for key in EXPECTED:
            yield language, key, said(language, key, example(key, number))


# ---------------------------------------------------------------------------------------- nothing missing


def test_the_sentences_of_the_two_languages_are_well_formed_and_alike() -> None:
    assert check_ftl([FOLDER]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_its_sentence(language: Language) -> None:
    assert [key for key in EXPECTED if not words().has(key, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_by_somebody(language: Language) -> None:
    assert sorted(sentences(language).keys() - EXPECTED.keys() - PARTS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_asks_for_nothing_that_its_key_does_not_declare(language: Language) -> None:
    sides = sentences(language)
    undeclared = {
        key: sorted(more) for key in EXPECTED if (more := variables(key, sides) - frozenset(EXPECTED[key]))
    }
    assert undeclared == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_of_a_sentence_stands_in_one(language: Language) -> None:
    sides = sentences(language)
    assert {part for pattern in sides.values() for part in uses(pattern).references} == PARTS


@pytest.mark.parametrize("number", [0, 1, 2, 5, 99])
def test_every_sentence_can_be_said_with_every_number(number: int) -> None:
    for language, key, text in everything(number):
        assert text.strip() == text != "", (language, key)
        assert not re.search(r"[{}]|  |\$\w", text), (language, key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_copies_of_a_card_have_one_title_and_no_two_cards_share_it(language: Language) -> None:
    titles = [reader(language).arg(named(f"{title}.1"), name_of, GAME) for title in CARDS]
    assert len(frozenset(titles)) == len(CARDS)
    assert not any("." in title for title in titles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_bears_the_title_that_the_french_one_has(language: Language) -> None:
    for key in TITLES:
        assert reader(language).text(key).startswith(reader("fr").text(key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_cells_are_the_same_in_every_language(language: Language) -> None:
    assert [reader(language).arg(Named("tile", cell), name_of, GAME) for cell in CELLS] == list(CELLS)


# --------------------------------------------------------------------------------------------- good shape


@pytest.mark.parametrize(("gorets", "gruiks"), [(4, 0), (0, 4), (4, 4), (1, 0), (0, 1)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_of_zero_gorets_or_zero_gros_gruiks(
    language: Language, gorets: int, gruiks: int
) -> None:
    for key, declared in SPOKEN.items():
        if any(name.endswith("gruiks") for name in declared):
            args = example(key, 4)
            args |= {name: gorets for name in declared if name.endswith("gorets")}
            args |= {name: gruiks for name in declared if name.endswith("gruiks")}
            text = said(language, key, args)
            assert not re.search(r"\b0 ?G", text), text
            assert text.count("G+") == text.count("GG") * bool(gorets and gruiks), text


def test_one_pig_is_singular_and_two_are_plural() -> None:
    def placed(language: Language, gorets: int, gruiks: int) -> str:
        args: dict[str, Arg] = {"who": Who(Seat(0)), "tile": "A1", "gorets": gorets, "gruiks": gruiks}
        return said(language, facts.PLACED, args).removeprefix(f"{LONGEST_NAME} place").lstrip("s ")

    assert placed("en", 1, 0) == "1 Goret on A1."
    assert placed("en", 3, 1) == "3 Gorets and 1 Gros Gruik on A1."
    assert placed("fr", 0, 1) == "1 Gros Gruik en A1."
    assert placed("fr", 1, 2) == "1 Goret et 2 Gros Gruiks en A1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_fits_one_line_with_dice_totals_and_loss(language: Language) -> None:
    numbers = {name: 9 for name in facts.FACTS[facts.ROUND_WON] if name not in TEXTS}
    line = said(language, facts.ROUND_WON, {**example(facts.ROUND_WON, 0), **numbers, "piece": "Goret"})
    assert line.count(" 9 (🎲 9 + 9)") == 2
    assert "Goret" in line
    assert "\n" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_that_adds_nothing_shows_its_die_alone(language: Language) -> None:
    args = {**example(facts.ROUND_TIED, 4), "attack_more": 0, "defence_more": 0}
    assert said(language, facts.ROUND_TIED, args).count(" 4 (🎲 4)") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_paragraph_of_the_rules_has_a_title_and_names_its_rules(language: Language) -> None:
    paragraphs = [reader(language).text(key) for key in RULEBOOK.rules]
    for paragraph in paragraphs:
        assert re.fullmatch(r"\*\*[^*]+\.\*\* .+ \((?:[A-Z]+-\d+(?:, | to | à )?)+\)", paragraph), paragraph
    titles = [paragraph.split("**")[1] for paragraph in paragraphs]
    assert len(frozenset(titles)) == len(titles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_labels_and_the_table_in_words_hold_no_markup(language: Language) -> None:
    names = (*LABELS, *FIELDS, *THINGS, *TITLES, *LOBBY, *LOBBY_VALUES)
    for key in (*names, *PICTURE, *facts.EFFECTS, *facts.SUMMARY):
        text = said(language, key, example(key, 3)).replace(LONGEST_NAME, FIRST_PLAYER)
        assert unmarked(text) == text, key


def test_french_has_its_spaces_and_apostrophes() -> None:
    narrow, wide = "\u202f", "\u00a0"
    for language, key, text in everything(3):
        if language == "fr":
            assert not re.search(rf"[^{narrow}][;?!]|[^{wide}]:|«[^{wide}]|[^{wide}]»|'", text), (key, text)


# -------------------------------------------------------------------------------------------- good length


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("keys", "most"),
    [
        (LABELS, 40),
        (FIELDS, 32),  # with " (0 to 20)", the title of a line in a form may have 45
        (TITLES, 45),
        (LOBBY, 40),
        (LOBBY_HELP, 120),
        (WAITING, 60),
        (tuple(key for key in facts.EFFECTS if not facts.EFFECTS[key]), 150),
        (facts.RULES, 420),
    ],
    ids=["labels", "fields", "titles", "options", "help", "waiting", "effects", "rules"],
)
def test_short_texts_are_short(language: Language, keys: tuple[str, ...], most: int) -> None:
    assert {key: text for key in keys if length(text := reader(language).text(key)) > most} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_of_the_lobby_with_its_value_fits_a_menu(language: Language) -> None:
    for option in RULEBOOK.options:
        base = f"cochons-option-{option.name}"
        for value in option.values:
            shown = f"{reader(language).text(base)}: {reader(language).text(f'{base}-{str(value).lower()}')}"
            assert length(shown) <= 100, shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_asked_or_refused_stays_short_with_the_longest_names(language: Language) -> None:
    for key in SPOKEN:
        text = said(language, key, example(key, 18))
        most = 330 if "order" in EXPECTED[key] else 300  # six names in a row
        assert length(text) <= most, (key, length(text), text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_a_tile_to_choose_stays_short(language: Language) -> None:
    for key in (facts.NOTE_TILE, facts.NOTE_HELD):
        bare = said(language, key, example(key, 18)).replace(LONGEST_NAME, "Ana")
        assert length(bare) <= 48, bare
