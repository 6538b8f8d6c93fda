"""Options typed at the opening of a table are understood as people write them."""

import pytest

from bot.games import GAMES
from bot.wishes import slug, wishes
from bot.words import LANGUAGES, Words
from games.table.asks import Refused

WORDS = Words.load(list(GAMES), strict=True)
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
        ("deadline=3600", {"deadline": "3600"}),
        (" , ", {}),
    ],
)
def test_names_and_values_are_taken_as_the_lobby_shows_them_or_as_the_rules_call_them(
    typed: str, meant: dict[str, str]
) -> None:
    assert wishes(WORDS, ENGLISH, "cochons", typed) == meant


@pytest.mark.parametrize("typed", ["clan powers", "colour=red", "=yes", "sealed"])
def test_what_is_no_option_is_said_to_be_none(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        wishes(WORDS, ENGLISH, "cochons", typed)
    assert refused.value.says.key == "refused-setting-unknown"


@pytest.mark.parametrize(
    "typed", ["galaxy=round", "galaxy=", "max_turns=yes", "building=face", "clan_powers=with"]
)
def test_a_value_that_an_option_cannot_have_is_answered_with_those_that_it_can(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        wishes(WORDS, ENGLISH, "cochons", typed)
    said = refused.value.says
    assert said.key == "refused-setting"
    values = str(said.args["values"])
    option = next(one for one in GAMES["cochons"].options if one.name == typed.partition("=")[0])
    assert all(slug(value) in values for value in option.values)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_can_be_typed_by_its_name_and_by_its_words_in_either_language(game: str) -> None:
    for option in GAMES[game].options:
        for value in option.values:
            name = f"{game}-option-{option.name}"
            assert wishes(WORDS, ENGLISH, game, f"{option.name}={slug(value)}") == {option.name: slug(value)}
            for reader in map(WORDS.of, LANGUAGES):
                shown = reader.text(name) if "," not in reader.text(name) else option.name
                typed = f"{shown}={reader.text(f'{name}-{slug(value)}')}, "
                assert wishes(WORDS, ENGLISH, game, typed) == {option.name: slug(value)}
