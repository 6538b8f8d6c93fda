"""What each game tells of itself as a whole: what is played, how long it lasts, and the estimates counted again."""

import random
import re
from collections.abc import Mapping
from statistics import mean
from typing import Final

import pytest

from bot.games import GAMES, AnyRulebook
from bot.i18n import LANGUAGES, Language
from bot.wording.outlines import describe_game, estimate
from games.cochons.rulebook import RULEBOOK as COCHONS
from games.cosmic import facts as cosmic
from games.cosmic.rulebook import RULEBOOK as COSMIC
from games.cosmic.views.outline import ROUNDS, count_days
from games.interstellar_pig.rulebook import RULEBOOK as PIG
from porc_royal.play import Play
from porc_royal.rulebook import Lasting, Outline, Setting, Settings
from tests.games.waits import Waits, count_waits
from tests.panels.lesson_tables import VOICES, make_table
from tests.words import WORDS

NEAR: Final = 0.4
"""By how much an estimate may differ from what is counted: games differ far more."""


def outline_of(book: AnyRulebook) -> Outline:  # type: ignore[type-arg]  # whatever its views
    assert book.outline is not None
    return book.outline


def usual(book: AnyRulebook, **chosen: Setting) -> Settings:
    return {one.name: one.default for one in book.options} | chosen


def word_played(name: str, settings: Settings, language: Language) -> list[str]:
    reader, outline = WORDS.of(language), outline_of(GAMES[name])
    return [reader.say(one, str, name) for one in outline.played(settings)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_decides_a_game_changes_what_is_said_to_be_played(name: str, language: Language) -> None:
    book = GAMES[name]
    deciding = [one for one in book.options if one.decides]
    assert 1 <= len(deciding) <= 3, "with the time to answer they fill one page"
    base = {"rule_set": "complete"} if name == "cochons" else {}
    for option in deciding:
        said = {
            tuple(word_played(name, usual(book, **(base | {option.name: value})), language))
            for value in option.values
        }
        assert len(said) == len(option.values), option.name


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_any_options_a_game_says_in_words_what_wins_and_how_a_turn_goes(
    name: str, language: Language
) -> None:
    book, reader, luck = GAMES[name], WORDS.of(language), random.Random(1)
    outline = outline_of(book)
    for _ in range(20):
        settings = {one.name: luck.choice(one.values) for one in book.options}
        lines = [reader.say(one(settings), str, name) for one in (outline.wins, outline.turn)]
        assert all(line.count("**") == 2 for line in lines)
        players = luck.randint(*book.seats)
        lasting = outline.lasts(players, settings)
        assert 0 < lasting.turns[0] <= lasting.turns[1]
        assert lasting.answers > 0 <= lasting.reactions


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_how_many_aliens_are_in(language: Language) -> None:
    """CE-4: by the sets that are chosen, and by the alert level."""

    def count(**chosen: Setting) -> int:
        said = " · ".join(word_played("cosmic", usual(COSMIC, **chosen), language))
        found = re.search(r"(\d+) (?:aliens|extraterrestres)", said)
        assert found, said
        return int(found[1])

    sets = ("usual", "base", "dominion", "base-dominion", "all")
    assert [count(aliens=name) for name in sets] == [56, 50, 30, 80, 86]
    assert [count(aliens="all", alert=level) for level in ("green", "to-yellow")] == [31, 66]
    assert count(aliens="dominion", alert="green") == 6


def test_every_window_takes_about_five_times_as_long_as_the_gates_as_the_lobby_says() -> None:
    """BOT-1."""
    gates, every = (outline_of(COSMIC).lasts(4, usual(COSMIC, pace=pace)) for pace in ("gates", "every"))
    assert (every.answers + every.reactions) / (gates.answers + gates.reactions) == pytest.approx(5, abs=0.5)
    for language in LANGUAGES:
        assert {"five", "cinq"} & set(WORDS.of(language).text("cosmic-option-pace-help").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_how_many_days_every_window_costs_and_how_many_the_gates(language: Language) -> None:
    """BOT-1: an hour a round, fifteen encounters a game, and the rounds that are counted.

    It said 43 days, reckoned with two hours, above “18 to 29 days if all answer within 1 hour”.
    """
    days = {pace: round(15 * ROUNDS[pace] / 24) for pace in ROUNDS}
    assert days == {pace: count_days(pace) for pace in ROUNDS}
    for pace in ROUNDS:
        lasting = outline_of(COSMIC).lasts(4, usual(COSMIC, pace=pace))
        least, most = (estimate(lasting, turns, 3600, 3600) / 86_400 for turns in lasting.turns)
        assert least <= days[pace] <= most, "both lines of the lobby agree"
    said = " · ".join(word_played("cosmic", usual(COSMIC, pace="every"), language))
    assert [int(one) for one in re.findall(r"\d+", said.partition(")")[0])] == [days["every"], days["gates"]]
    for other in ("gates", "orders"):
        assert "≈" not in " · ".join(word_played("cosmic", usual(COSMIC, pace=other), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["lobby-lasts", "interstellar_pig-lobby-lasts"])
def test_the_lobby_says_that_so_many_turns_are_the_whole_game(key: str, language: Language) -> None:
    """“2 to 4 turns of about 9 waits” did not say of what."""
    args: dict[str, str | int] = {"number": 3, "what": "2–4", "count": 9, "length": "2 h"}
    said = WORDS.of(language).text(key, **args)
    assert {"en": "a whole game takes 2–4", "fr": "une partie entière prend 2–4"}[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_all_that_the_lobby_says_of_how_long_a_game_lasts_comes_of_one_count(
    name: str, language: Language
) -> None:
    """“An evening, or a fortnight by message” stood above “3 to 9 days”, and nobody had counted the former."""
    play = Play.new(GAMES[name], GAMES[name].seats[0], usual(GAMES[name]))
    live = make_table(name, "", play, GAMES[name].seats[0])
    reader, lasting = WORDS.of(language), outline_of(GAMES[name]).lasts(len(live.seats), usual(GAMES[name]))
    live.take_over({"options": usual(GAMES[name])})
    (told,) = [line for line in describe_game(live, VOICES.in_language(live, language)) if "⏳" in line]
    for seconds in (60, 3600):
        for turns in lasting.turns:
            assert reader.length(estimate(lasting, turns, seconds, seconds)) in told
    pitch = reader.text(f"{name}-pitch")
    assert not re.search(r"evening|fortnight|weeks|a day|soirée|quinzaine|semaines|un jour", pitch), pitch


def test_there_is_a_complete_game_for_one_evening() -> None:
    """R-122: the shortest that was offered went on to turn 6, for up to five hours at a minute an answer."""
    (option,) = [one for one in COCHONS.options if one.name == "max_turns"]
    shortest = min(int(value) for value in option.values if value)
    settings = usual(COCHONS, rule_set="complete", max_turns=shortest)
    for players in (3, 4):
        lasting = outline_of(COCHONS).lasts(players, settings)
        assert estimate(lasting, lasting.turns[1], 60, 60) <= 3 * 3600


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["cochons", "interstellar_pig"])
def test_a_style_of_game_that_was_changed_is_called_so(name: str, language: Language) -> None:
    """Whoever changed the last turn alone read “Style of game: à la carte”."""
    said = WORDS.of(language).text(f"{name}-option-preset-own")
    assert {"en": "options changed", "fr": "options retouchées"}[language] in said


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("pace", ROUNDS)
def test_an_encounter_waits_about_as_often_as_the_days_are_reckoned_by(pace: str) -> None:
    found = [count_waits(COSMIC, 4, usual(COSMIC, pace=pace), number)[0] for number in range(4)]
    rounds = sum(one.kinds.total() for one in found) / sum(one.told[cosmic.ENCOUNTER] for one in found)
    assert rounds == pytest.approx(ROUNDS[pace], rel=NEAR)


def count_games(book: AnyRulebook, players: int, settings: Settings, games: int, turns: str) -> Lasting:
    """What games of practice players took on the average, as one counts it."""
    played: list[tuple[Waits, int]] = []
    for number in range(games):
        waits, view = count_waits(book, players, settings, number)
        played.append((waits, getattr(view, turns)))
    length = mean(turn for _, turn in played)
    answers = mean(waits.answers for waits, _ in played)
    return Lasting((1, 1), round(answers), round(mean(waits.reactions for waits, _ in played)), round(length))


CASES: Final[Mapping[str, tuple[AnyRulebook, int, dict[str, Setting], str]]] = {
    "cochons simplified": (COCHONS, 4, {"rule_set": "simplified"}, "turn"),
    "cochons complete": (COCHONS, 3, {"rule_set": "complete", "max_turns": 6}, "turn"),
    "cochons complete, short": (COCHONS, 3, {"rule_set": "complete", "max_turns": 3}, "turn"),
    "pig": (PIG, 3, {"rounds": 8}, "round"),
    "cosmic": (COSMIC, 4, {"win": 3}, "turn"),
    "cosmic pig": (COSMIC, 4, {"cosmic_pig": True, "pig_end": "sooner"}, "turn"),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
@pytest.mark.samples("cochons simplified")
def test_the_waits_that_are_told_are_about_those_of_games_of_practice_players(case: str) -> None:
    book, players, chosen, turns = CASES[case]
    settings = usual(book, **chosen)
    told = outline_of(book).lasts(players, settings)
    counted = count_games(book, players, settings, 8, turns)
    estimate = told.start + counted.start * (told.answers + told.reactions)
    assert estimate == pytest.approx(counted.answers + counted.reactions, rel=NEAR)
