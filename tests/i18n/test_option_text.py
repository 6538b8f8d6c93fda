"""Options typed at the opening of a table are understood as people write them."""

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES, Language
from bot.wording.option_text import find_game, make_slug, propose_options, read_options
from porc_royal.asks import Refused
from tests.words import WORDS

ENGLISH = WORDS.of("en")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("clan_powers=true, max_turns=6", {"clan_powers": "true", "max_turns": "6"}),
        ("Clan powers=yes", {"clan_powers": "true"}),
        ("POUVOIRS DES CLANS = non", {"clan_powers": "false"}),
        ("rule_set=complete,ballot=Sealed", {"rule_set": "complete", "ballot": "sealed"}),
        ("ballot=roll call", {"ballot": "roll-call"}),
        ("first player=the player of seat 3", {"first_player": "seat-3"}),
        ("galaxy=tw", {"galaxy": "twins"}),
        ("clan powers=with, from turn 2, galaxy=twins", {"clan_powers": "true", "galaxy": "twins"}),
        ("Last turn: turn 6, Le scrutin : à bulletins secrets", {"max_turns": "6", "ballot": "sealed"}),
        ("Deadline=1h30, window=10m", {"deadline": "5400", "window": "600"}),
        ("title=Ana: who, else?", {"title": "Ana: who, else?"}),
        ("deadline=3600", {"deadline": "3600"}),
        (" , ", {}),
    ],
)
def test_names_and_values_are_taken_as_the_lobby_shows_them_or_as_the_rules_call_them(
    typed: str, meant: dict[str, str]
) -> None:
    assert read_options(WORDS, ENGLISH, "cochons", typed) == meant


@pytest.mark.parametrize("typed", ["clan powers", "colour=red", "=yes", "sealed"])
def test_what_is_no_option_is_said_to_be_none(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_options(WORDS, ENGLISH, "cochons", typed)
    assert refused.value.says.key == "refused-setting-unknown"


@pytest.mark.parametrize(
    "typed",
    [
        "galaxy=round",
        "galaxy=",
        "max_turns=yes",
        "max_turns=1",
        "max_turns=-6",
        "governor_cap=1",
        "building=face",
        "clan_powers=with",
        "first_player=Ana",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_that_an_option_cannot_have_is_answered_with_those_that_it_can(
    typed: str, language: Language
) -> None:
    reader = WORDS.of(language)
    with pytest.raises(Refused) as refused:
        read_options(WORDS, reader, "cochons", typed)
    assert refused.value.says.key == "refused-setting"
    said = reader.say(refused.value.says, lambda seat: "", "cochons").replace("\\", "")
    name = typed.partition("=")[0]
    option = next(one for one in GAMES["cochons"].options if one.name == name)
    for value in option.values:
        shown = reader.text(f"cochons-option-{name}-{make_slug(value)}")
        assert " ".join(f"{make_slug(value)} ({shown})".split()) in " ".join(said.split())


@pytest.mark.parametrize("game", GAMES)
def test_every_value_can_be_typed_by_its_name_and_by_its_words_in_either_language(game: str) -> None:
    for option in GAMES[game].options:
        for value in option.values:
            name = f"{game}-option-{option.name}"
            assert read_options(WORDS, ENGLISH, game, f"{option.name}={make_slug(value)}") == {
                option.name: make_slug(value)
            }
            for reader in map(WORDS.of, LANGUAGES):
                typed = f"{reader.text(name)}={reader.text(f'{name}-{make_slug(value)}')}, "
                assert read_options(WORDS, ENGLISH, game, typed) == {option.name: make_slug(value)}


def test_what_is_proposed_keeps_what_was_typed_before_and_can_be_typed_on_from_what_is_shown() -> None:
    book = GAMES["cochons"]
    (first,) = propose_options(WORDS, ENGLISH, book, "turn 6")
    assert (first.shown, first.typed) == ("Last turn: turn 6", "max_turns=6")
    for before in (first.shown, first.typed):
        (sealed,) = propose_options(WORDS, ENGLISH, book, f"{before}, ballot: sealed")
        assert sealed.typed == "max_turns=6, ballot=sealed"
    assert all(
        not one.typed.startswith("rule_set")
        for one in propose_options(WORDS, ENGLISH, book, "max_turns=6, turn")
    )


def test_what_is_proposed_in_french_has_its_space_before_the_colon() -> None:
    (first,) = propose_options(WORDS, WORDS.of("fr"), GAMES["cochons"], "max_turns=6")
    assert first.shown == "Dernier tour\N{NO-BREAK SPACE}: tour 6"


@pytest.mark.parametrize(
    "typed", ["Clan powers=yes", "clan_powers: with, from turn 2", "pouvoirs des clans=oui"]
)
def test_what_was_typed_in_full_is_proposed_as_it_is_understood(typed: str) -> None:
    assert [one.typed for one in propose_options(WORDS, ENGLISH, GAMES["cochons"], typed)] == [
        "clan_powers=true"
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_proposed_is_understood(game: str, language: Language) -> None:
    for one in propose_options(WORDS, WORDS.of(language), GAMES[game], ""):
        assert read_options(WORDS, WORDS.of(language), game, one.shown) == read_options(
            WORDS, ENGLISH, game, one.typed
        )


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("cochons", "cochons"),
        ("les cochons de l’espace", "cochons"),
        ("Interstellar", "interstellar_pig"),
        ("interstellar-pig", "interstellar_pig"),
        ("chess", "chess"),
        ("", ""),
    ],
)
def test_a_game_is_known_by_its_name_too(typed: str, meant: str) -> None:
    assert find_game(WORDS, typed) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_too_long_to_be_proposed_is_proposed_shortly_and_can_be_typed_on(language: Language) -> None:
    """Discord takes no proposal of more than a hundred characters; all expansions at once are more."""
    chosen = {
        "cosmic_pig": "true",
        "planetoids": "true",
        "reward_deck": "both",
        "special_ships": "flagship",
        "double_ships": "other",
        "pig_end": "sooner",
    }
    typed = ", ".join(f"{name}={value}" for name, value in chosen.items())
    assert len(typed) > 100
    (one,) = propose_options(WORDS, WORDS.of(language), GAMES["cosmic"], typed)
    assert max(len(one.shown), len(one.typed)) <= 100
    assert read_options(WORDS, ENGLISH, "cosmic", one.typed) == chosen
    more = propose_options(WORDS, WORDS.of(language), GAMES["cosmic"], f"{one.shown}, moons")
    assert [read_options(WORDS, ENGLISH, "cosmic", each.typed)["moons"] for each in more] == ["false", "true"]
