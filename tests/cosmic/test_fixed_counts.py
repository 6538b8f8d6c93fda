"""A question that takes so many and no others says why so many: what takes the ships, what has one lay two cards."""

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES
from bot.wording.voice import Voice
from games.cosmic import facts
from porc_royal.facts import Named, Saying, Seat
from tests.cosmic.scenario import meet
from tests.words import WORDS

BOOK = GAMES["cosmic"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_takes_ships_has_a_name_to_say_why_so_many(language: str) -> None:
    reader = WORDS.of(language)
    voice = Voice(reader, "{}".format, "cosmic")
    for by in BOOK.assembly.keys.things[facts.LOSS]:
        assert reader.has(f"cosmic-loss-{by}")
        assert "2" in voice.say(Saying(facts.OWES, {"by": Named(facts.LOSS, by), "number": 2}))


def test_an_alien_that_takes_ships_is_named_as_such() -> None:
    assert facts.name_cause(BOOK.assembly, "cudgel") == facts.name_alien("cudgel")
    assert facts.name_cause(BOOK.assembly, "deal") == Named(facts.LOSS, "deal")


def test_after_a_failed_deal_the_question_says_that_it_takes_three_of_ones_ships() -> None:
    """CE-114."""
    table = meet(cards=("negotiate", "negotiate")).until("deal").tell("0: refuse")
    cause = Named(facts.LOSS, "deal")
    for seat in (Seat(0), Seat(1)):
        assert table.play.asks[seat].about == (Saying(facts.OWES, {"by": cause, "number": 3}),)


def test_whoever_has_to_put_down_two_cards_reads_that_a_power_says_so() -> None:
    """And whoever puts down one reads nothing of it."""
    table = meet("deuce", cards=("attack_10", "attack_08"), hands={0: "attack_06"}).until("card")
    assert table.play.asks[Seat(0)].about == (Saying(facts.LAYS, {"number": 2}),)
    assert not meet(cards=("attack_10", "attack_08")).until("card").play.asks[Seat(0)].about
