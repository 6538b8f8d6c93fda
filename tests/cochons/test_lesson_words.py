"""What lessons say is so: a reason fits the position it is given in, one thing has one name, the goal is told."""

import re
from typing import Final

import pytest

from bot.games import GAMES, AnyPlay
from bot.tables.lessons import find_open_step
from bot.wording.advice import find_reasons
from bot.wording.lessons import say_what_to_do
from games.cochons import facts
from games.cochons.state.geometry import NEIGHBOURS
from porc_royal.asks import list_picks
from porc_royal.lessons import PUPIL, find_lesson, get_hint_key
from tests.games.lessons import walk_lesson
from tests.panels.lesson_tables import VOICES, list_questions
from tests.words import WORDS

LANGUAGES: Final = ("fr", "en")
WHOLE: Final = ("complete", "power")
"""The lessons that are played by the complete rules."""
NOTHING_HELD: Final = {"cochons-ask-reroll": "reroll", "cochons-ask-reins": "lead"}
"""Questions of which lessons say that the hand has nothing for them, with what a card would do there."""


@pytest.mark.parametrize("name", WHOLE)
def test_a_lesson_that_says_the_hand_has_nothing_for_a_question_is_right(name: str) -> None:
    """“Keep what lets you roll again for another fight” was said to somebody who held nothing of the kind."""
    met = 0
    for live in list_questions("cochons", name):
        ask = live.play.asks[PUPIL]
        if ask.key in NOTHING_HELD:
            met += 1
            assert not list_picks(ask, NOTHING_HELD[ask.key], facts.CARD), ask.key
    assert met


def test_the_odds_of_an_advice_about_dice_are_those_of_its_question() -> None:
    """The question said “under 5%” of the round that lay there, the advice beside it “about 50%” of a new one."""
    met = 0
    for live in list_questions("cochons", "complete"):
        ask, view = live.play.asks[PUPIL], live.play.view(PUPIL)
        if ask.key == "cochons-ask-reroll":
            met += 1
            (told,) = find_reasons(live.rulebook, view, ask, ask.default)
            assert told.args["odds"] == ask.args["odds"]
    assert met


@pytest.mark.parametrize("name", ["fight", *WHOLE])
def test_a_fight_stands_the_same_in_its_question_and_in_the_advice_about_it(name: str) -> None:
    """“About 55% for you”, and beside it “about 70%”: the advice forgot that blood draws more Porcophages."""
    met = 0
    for live in list_questions("cochons", name):
        ask, view = live.play.asks[PUPIL], live.play.view(PUPIL)
        told = find_reasons(live.rulebook, view, ask, ask.default) if "odds" in ask.args else ()
        for one in told:
            if one.key == "cochons-worth-as-it-stands" and one.args["hidden"] == 0:
                met += 1
                assert one.args["odds"] == ask.args["odds"], ask.key
    assert met


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_complete_game_is_begun_with_how_it_is_won(language: str) -> None:
    """Both its lessons were played to the end without one word of it, the recipe complete after turn 1."""
    told = WORDS.of(language).text(f"{facts.GAME}-lesson-complete-begin")
    assert re.search(r"turn 2|tour\s2", told), told
    assert re.search(r"recipe|recette", told)
    assert re.search(r"governor|gouverneur", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_new_pigs_come_from_is_true_in_both_games(language: str) -> None:
    """The simplified game's acorns feed nobody in the complete one."""
    told = WORDS.of(language).text("cochons-ask-newcomers-hint")
    assert re.search(r"colonists|colons", told), told
    assert re.search(r"acorn|gland", told)


def test_a_round_of_a_fight_has_one_name_in_french() -> None:
    """A hint spoke of the second “manche” beside a question about round 2."""
    reader = WORDS.of("fr")
    for ask in ("flee", "flee-extras", "reroll"):
        assert "manche" not in reader.text(f"cochons-ask-{ask}-hint")
    assert "manche" not in reader.text("cochons-ask-flee-stay-to-the-end-why")


@pytest.mark.parametrize(("language", "once"), [("en", "once a turn"), ("fr", "une fois par tour")])
def test_a_newcomer_is_told_that_a_pig_travels_once_a_turn(language: str, once: str) -> None:
    """Who moved four pigs no longer finds their tile among the departures, and must know why."""
    reader = WORDS.of(language)
    for key in ("cochons-ask-travel-hint", "cochons-rule-s-15"):
        assert once in reader.text(key)


def end_lesson(name: str) -> AnyPlay:
    """The game of a lesson after its last reply."""
    lesson = find_lesson(GAMES["cochons"].lessons(), name)
    assert lesson is not None
    *_, (play, _, _) = walk_lesson(GAMES["cochons"], lesson)
    return play


def test_two_turns_of_the_complete_game_end_as_their_last_words_say() -> None:
    """C-58: two recipes are complete, and whoever plays first has won; the lesson ended before that was told."""
    play = end_lesson("complete")
    assert play.result is not None
    view = play.view(PUPIL)
    (winner,) = play.result.winners
    order = [one.seat for one in view.seats]
    assert order.index(winner) < order.index(PUPIL)
    state = play.state
    complete = {seat for seat in order if state.production(seat).covers(state.player(seat).recipe)}
    assert complete == {PUPIL, winner}


def test_the_lesson_of_the_porc_royal_ends_with_the_fights_of_the_monsters_and_the_pupils_victory() -> None:
    """It said good-bye as soon as monsters had landed, and nobody had led any."""
    steps = [step.ask for live in list_questions("cochons", "power") if (step := find_open_step(live))]
    fights = {"cochons-ask-attack-extras", "cochons-ask-defence-extras"}
    assert {"cochons-ask-chips", "cochons-ask-steer", *fights} <= set(steps)
    play = end_lesson("power")
    assert play.result is not None
    assert play.result.winners == (PUPIL,)
    assert play.view(PUPIL).fight is None


def test_the_governors_of_which_the_lesson_of_the_porc_royal_speaks_are_those_that_lie_there() -> None:
    """“Your five”, “eight before you, two before your rival”, “a yellow acorn”."""
    totals, yellow = dict[str, list[int]](), set[tuple[int, int]]()
    for live in list_questions("cochons", "power"):
        view, asked = live.play.view(PUPIL), live.play.asks[PUPIL].key.removeprefix("cochons-ask-")
        mine = view.seat(PUPIL)
        if asked in ("ready", "vote") and view.ballot is not None:
            totals[asked] = [view.ballot.total(seat) for seat in range(3)]
        if asked == "travel" and mine.recipe is not None:
            yellow.add((mine.recipe.yellow, mine.production.yellow))
    assert totals == {"ready": [5, 2, 3], "vote": [8, 2, 0]}
    assert yellow == {(2, 1), (2, 2)}


def test_what_the_lesson_says_of_markers_and_of_the_trip_into_a_fight_is_so() -> None:
    """“Keep the high one for the turn you want to win” stood above “4 trips”; a fight was “one tile more”."""
    turns = dict[int, str]()
    for live in list_questions("cochons", "complete"):
        view, ask = live.play.view(PUPIL), live.play.asks[PUPIL]
        mine, tiles = view.seat(PUPIL), {tile.cell: tile for tile in view.tiles}
        assert mine.recipe is not None
        if ask.key == "cochons-ask-marker":
            turns[view.turn] = VOICES.in_language(live, "en").text(
                f"cochons-lesson-complete-{live.answered + 1}"
            )
            if view.turn == 1:
                assert not any(tiles[near].troops for near in NEIGHBOURS["A6"] if near in tiles)
            else:
                assert mine.production.covers(mine.recipe)
        if ask.key == "cochons-ask-travel" and view.turn == 2 and mine.production.covers(mine.recipe):
            (alone,) = tiles["A4"].troops
            assert (alone.gorets, alone.gruiks) == (1, 0)
            assert tiles["A4"].glands == 2
            break
    assert "**4**" in turns[1]
    assert "complete: now" in turns[2]
    for language in LANGUAGES:
        hint = WORDS.of(language).text(get_hint_key("cochons-ask-marker"))
        assert not re.search(r"want to win|veux gagner", hint)


@pytest.mark.parametrize("language", LANGUAGES)
def test_monsters_are_sent_near_whoever_is_ahead_for_the_tiles_to_choose_may_be_nobodys(
    language: str,
) -> None:
    """“Send them to whoever is ahead”, and every choice was an empty asteroid."""
    reader = WORDS.of(language)
    assert re.search(r"nearer to whoever|près de qui mène", reader.text(get_hint_key("cochons-ask-arrival")))


def test_where_nothing_else_can_be_tried_the_lesson_does_not_say_so() -> None:
    """“Try anything else first” stood beside a single answer."""
    told = dict[str, set[bool]]()
    for live in list_questions("cochons", "complete"):
        voice = VOICES.in_language(live, "en")
        said = say_what_to_do(live, voice, PUPIL, lambda _reply: "this")
        if "In this lesson" in said:
            told.setdefault(live.play.asks[PUPIL].key, set()).add("anything else" in said)
    assert told["cochons-ask-reroll"] == {False}
    assert told["cochons-ask-start"] == told["cochons-ask-reorganise"] == {True}
