"""Where a card or a power is named for a decision, or for the first time in a game, what it does stands there."""

from functools import partial
from typing import Final

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.panels.prompts import Prompt
from bot.tables.posts import Posts
from bot.wording.reference import find_told, list_entries
from bot.wording.voice import Voice
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who
from tests.games.ours import OURS
from tests.words import WORDS

VOICE: Final = Voice(
    WORDS.of("en"), lambda seat: f"P{seat}", "cosmic", told=partial(find_told, GAMES["cosmic"])
)


def ask(key: str, **args: Arg) -> Ask:
    """A question that one may pass."""
    return Ask(Seat(0), f"cosmic-ask-{key}", "CE-26", {PASS: Option()}, Reply(PASS), args)


def test_the_question_to_cancel_a_card_says_what_the_card_does() -> None:
    question = ask("answer", who=Who(Seat(1)), what=Named("card", "portable-fold-door"))
    text = Prompt(1, 0, question, VOICE).show_question().text
    first, second = text.splitlines()
    assert first == "P1 is about to use or play Portable Fold-Door. Do you cancel that?"
    assert second.startswith("🔎 Portable Fold-Door: As the offense, once the destiny card")


def test_the_question_to_cancel_a_flare_says_what_it_does_wild_and_super() -> None:
    text = (
        Prompt(1, 0, ask("answer", who=Who(Seat(1)), what=Named("flare", "human")), VOICE)
        .show_question()
        .text
    )
    assert "Wild: " in text
    assert "Super: " in text


def test_a_question_that_tells_a_power_itself_does_not_tell_it_twice() -> None:
    question = ask(
        "alien",
        alien=Named("alien", "human"),
        power=Named("power", "human"),
        other=Named("alien", "mite"),
        other_power=Named("power", "mite"),
    )
    assert VOICE.explain_question(question) == []


def test_cards_that_are_a_number_and_cards_that_are_listed_together_need_no_word() -> None:
    attack, zap = Named("card", "attack-08"), Named("card", "card-zap")
    assert VOICE.explain_question(ask("orders", card=attack, cards=Listing((zap,)))) == []


def test_what_is_judged_below_a_question_is_explained_too() -> None:
    question = ask("deal", other=Who(Seat(1)))
    offer = Saying("cosmic-chosen-adds", {"who": Who(Seat(1)), "card": Named("card", "plague")})
    (line,) = VOICE.explain_question(replace(question, about=(offer,)))
    assert line.startswith("🔎 Plague: ")


@pytest.mark.parametrize("game", OURS)
def test_what_is_said_beside_a_name_takes_one_line_and_leaves_room_for_the_question(game: str) -> None:
    for entry in list_entries(GAMES[game].entries):
        if entry.told is not None:
            voice = Voice(WORDS.of("fr"), str, game, told=partial(find_told, GAMES[game]))
            (line,) = voice.explain([entry.thing])
            assert "\n" not in line
            assert len(line) < 800


def test_the_channel_is_told_once_a_game_what_a_thing_does_also_after_a_restart() -> None:
    posts, zap = Posts(), Named("card", "card-zap")
    assert posts.note_told([zap]) == [zap]
    assert posts.note_told([zap]) == []
    stored = {name: body for name, body in posts.take_changes().items() if body is not None}
    again = Posts(stored)
    assert again.note_told([zap, Named("alien", "mite")]) == [Named("alien", "mite")]
