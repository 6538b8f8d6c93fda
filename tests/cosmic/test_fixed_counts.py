"""A question that takes so many and no others says why so many: what takes the ships, what has one lay two cards."""

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES
from bot.wording.voice import Voice
from games.cosmic import facts
from porc_royal.facts import Arg, Named, Saying, Seat
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


def test_who_founds_a_colony_by_a_deal_reads_how_many_ships_were_agreed_on_and_for_which_planet() -> None:
    """CE-111: only which of them is left to say."""
    table = meet(cards=("negotiate", "negotiate")).until("deal")
    table.tell("0: offer give-planet=0-4 give-ships=2 take-planet=1-4 take-ships=1").tell("1: accept").until(
        "choose-ships"
    )
    told = {
        seat: Saying(facts.FOUNDERS, {"planet": facts.name_planet(planet), "number": number})
        for seat, planet, number in ((Seat(1), "0-4", 2), (Seat(0), "1-4", 1))
    }
    assert {seat: table.play.asks[seat].about for seat in told} == {
        seat: (one,) for seat, one in told.items()
    }


def test_who_lends_doppelganger_cards_reads_that_it_takes_two_or_all_there_are() -> None:
    """A65: fewer where fewer types are held."""
    for hand, number in (("attack_06 attack_20 negotiate", 2), ("attack_06 attack_20", 1)):
        hands = {2: hand, 0: "attack_04 quash"}
        table = meet("doppelganger", cards=("", "attack_10"), hands=hands).until("choose-seat")
        table.tell("0: seat seat=%32").until("choose-card")
        due = Saying(facts.OWES_CARDS, {"by": facts.name_alien("doppelganger"), "number": number})
        assert table.play.asks[Seat(2)].about == (due,)


def test_hacker_reads_for_how_many_lost_ships_it_is_compensated() -> None:
    """A16: three ships were lost."""
    hands = {1: "attack_08 morph plague", 2: "attack_40 quash negotiate attack_04"}
    table = meet("hacker", cards=("negotiate", "attack_08"), hands=hands).until("power").tell("0: use")
    table.tell("0: seat seat=%32")
    assert table.play.asks[Seat(0)].about == (Saying("cosmic-hacker-due", {"number": 3}),)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2])
def test_each_reason_of_a_count_is_said_in_both_languages(language: str, number: int) -> None:
    voice = Voice(WORDS.of(language), "{}".format, "cosmic")
    names = ("hacker-due", "quartermaster-due", "aristocrat-due", "host-due", "founders", "owes-cards")
    told: dict[str, Arg] = {
        "number": number,
        "planet": facts.name_planet("0-4"),
        "by": facts.name_alien("doppelganger"),
    }
    for name in names:
        key = f"cosmic-{name}"
        args = {one: told[one] for one in BOOK.assembly.keys.summary[key]}
        assert str(number) in voice.say(Saying(key, args))
