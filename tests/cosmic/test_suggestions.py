"""Whole moves that a question suggests: legal, from the seat's own view, the likeliest first."""

import re
from collections.abc import Sequence

import pytest

from bot.i18n import LANGUAGES, Language
from games.cosmic import facts
from games.cosmic.practice.suggestions import suggest
from porc_royal.asks import Ask, Option, Pick, Reply, Several
from porc_royal.facts import Saying, Seat
from porc_royal.suggestions import TRIED, Suggested
from tests.cosmic.scenario import Table, meet
from tests.words import WORDS

CARDS = ("attack_10", "attack_12")


def suggested(table: Table, option: str, seat: int = 0) -> Sequence[Suggested]:
    """What is suggested to a seat; every one of it is legal, and in the form in which it is kept."""
    ask, view = table.ask(seat), table.play.view(Seat(seat))
    found = suggest(view, ask, option)
    assert all(ask.check(one.reply) == one.reply for one in found)
    assert len({str(one.reply) for one in found}) == len(found) <= TRIED
    return found


def test_a_launch_is_one_choice_the_weakest_planet_with_four_ships_first() -> None:
    """CE-60, CE-61."""
    table = meet("human", "human", chapter="launch", warp={1: 3}, hands={0: "attack_08"}).until("launch")
    first = suggested(table, "launch")[0].reply
    assert first.text("planet") == "1-5"
    assert len(first.many("ships")) == 4


def test_an_answer_is_a_side_and_a_number_of_ships() -> None:
    """CE-73."""
    table = meet("human", "human", cards=CARDS, chapter="alliance").until("invite")
    table.tell("0: invite seats=%32+", "1: invite seats=%32+")
    moves = {(one.reply.text("side"), len(one.reply.many("ships"))) for one in suggested(table, "ally", 2)}
    assert moves == {(side, number) for side in ("offense", "defense") for number in (1, 2, 3, 4)}


def test_each_kind_of_card_is_offered_once_with_another_encounter() -> None:
    """CE-83, CE-120."""
    table = meet("human", "human", hands={0: "attack_08 attack_08 negotiate"}, cards=CARDS).until("card")
    moves = [
        (one.reply.text("card").rpartition("_")[0], one.reply.text("again"))
        for one in suggested(table, "card")
    ]
    assert moves == [("attack_10", "yes"), ("attack_08", "yes"), ("negotiate", "yes")]


@pytest.mark.parametrize(("option", "seat"), [("orders", 0), ("invite", 1)])
def test_orders_and_invitations_are_sentences(option: str, seat: int) -> None:
    table = meet("human", "human", cards=CARDS, hands={0: "card_zap"}, chapter="alliance").until("invite")
    assert len(suggested(table, option, seat)) >= 3


def reasons(move: Suggested) -> list[str]:
    return [one.key.removeprefix("cosmic-worth-") for one in move.reasons]


def test_whoever_would_win_by_an_invitation_is_proposed_last_and_said_so() -> None:
    """CE-71: "Everybody" stood first, and handed somebody the game."""
    near = {2: ["0-1 1", "0-2 1", "0-3 1", "3-1 1"]}
    table = meet("human", "human", cards=CARDS, chapter="alliance", placed=near).until("invite")
    moves = suggested(table, "invite")
    assert "2" not in moves[0].reply.many("seats")
    handed = ["2" in one.reply.many("seats") for one in moves]
    assert handed == sorted(handed)
    assert [reasons(one) == ["hands-if"] for one in moves] == handed


def test_a_launch_says_what_it_brings_where_its_ships_come_from_and_what_would_beat_it() -> None:
    """CE-60, CE-100: four ships with an 08 against four."""
    table = meet("human", "human", chapter="launch", hands={0: "attack_08"}).until("launch")
    first = suggested(table, "launch")[0]
    assert reasons(first) == ["colony", "from", "show-against"]
    assert first.reasons[1].args == {"places": "1, 2, 3, 4"}
    assert first.reasons[2].args["number"] == 8


def test_a_card_says_what_the_others_would_have_to_show() -> None:
    """CE-100: three ships against four, and a tie is the defense's."""
    table = meet("human", "human", cards=CARDS).until("card")
    for seat, needed in ((0, 9), (1, 14)):
        (move,) = suggested(table, "card", seat)
        assert [(one.key, one.args["number"]) for one in move.reasons] == [("cosmic-worth-show", needed)]


def test_planets_to_choose_from_begin_with_those_that_are_missed_least() -> None:
    """A home planet full of ships was proposed first to be given up."""
    table = meet("human", "human", cards=CARDS).until("card")
    fields = {"planet": Pick("planet", ("0-1", "1-1", "0-2"))}
    asked = Ask(Seat(0), "cosmic-ask-choose-planet", "CE-1", {"planet": Option(fields)}, Reply("planet"))
    found = suggest(table.play.view(Seat(0)), asked, "planet")
    assert [one.reply.text("planet") for one in found] == ["1-1", "0-1", "0-2"]


def test_copies_of_a_card_are_laid_ready_by_one_sentence() -> None:
    """BOT-2."""
    hands = {0: "mobius_tubes mobius_tubes"}
    table = meet("human", "human", cards=CARDS, hands=hands, chapter="alliance").until("invite")
    said = [str(one.label) for one in suggested(table, "orders", 0)]
    assert len(said) == len(set(said))


def test_copies_of_a_card_are_one_move_at_a_gate() -> None:
    """CE-26."""
    hands = {0: "mobius_tubes mobius_tubes plague"}
    gates = {"pace": "gates"}
    table = meet("human", "human", cards=CARDS, chapter="encounter", hands=hands, options=gates)
    table.until("gate-start")
    assert len(suggested(table, "play")) == 2


def test_who_changes_one_order_keeps_the_others() -> None:
    """BOT-2."""
    table = meet("human", "human", cards=CARDS, hands={0: "card_zap"}, chapter="alliance").until("invite")
    for name in ("reinforce", "protect"):
        first = next(one.reply for one in suggested(table, "orders") if one.reply.text(name) == "yes")
        table.take(Seat(0), first)
    policy = table.state.player(Seat(0)).policy
    assert policy.reinforce
    assert policy.protect


def test_a_deal_begins_with_a_colony_for_a_colony() -> None:
    """CE-111."""
    table = meet(
        "human", "human", cards=("negotiate", "negotiate"), hands={0: "attack_08", 1: "attack_06"}
    ).until("deal")
    moves = suggested(table, "offer")
    assert moves[0].reply.text("take-planet").startswith("1-")
    assert any(one.reply.number("take-random") for one in moves)


def test_other_hands_change_nothing() -> None:
    def told(hand: str) -> Sequence[Suggested]:
        table = meet("human", "human", hands={1: hand}, cards=CARDS, chapter="alliance").until("invite")
        return [*suggested(table, "invite"), *suggested(table, "orders")]

    assert told("attack_40") == told("negotiate")


def test_a_flagship_is_sent_from_where_it_is_to_a_colony_elsewhere() -> None:
    """CD-25: never to where it lies; each choice says both."""
    double = {"special_ships": "flagship", "double_ships": "same"}
    table = meet("human", "human", cards=CARDS, options=double, marked={0: "0-2"}).until("card")
    moves = suggested(table, "drive")
    assert {one.reply.text("ship").rpartition(".")[0] for one in moves} == {"0-2"}
    assert [one.reply.text("planet") for one in moves] == ["0-1", "0-3", "0-4", "0-5"]
    assert len({str(one.label) for one in moves}) == len(moves)


def test_what_a_flagship_does_by_itself_is_a_sentence_each() -> None:
    """CD-24, CD-25: "yes · no" would say nothing."""
    table = meet("human", "human", cards=CARDS, options={"special_ships": "flagship"}).until("card")
    said = [
        (one.reply.text("holds"), one.reply.text("flees"), one.label)
        for one in suggested(table, "ship-orders")
    ]
    args = {(holds, flees): label.args for holds, flees, label in said if isinstance(label, Saying)}
    assert args == {
        (holds, flees): {"adds": int(holds == "no"), "flees": int(flees == "yes")}
        for holds in ("yes", "no")
        for flees in ("yes", "no")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ships_at_all_are_called_so(language: Language) -> None:
    """CP-24: nobody need send any; "1 ship from" was read there."""
    words = WORDS.of(language)
    said = {words.text("cosmic-move-ships", number=number, places="X") for number in (0, 1, 2)}
    assert len(said) == 3
    assert sum("X" in one for one in said) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("cards", "ships"), [(2, 0), (0, 2), (1, 0), (0, 1), (3, 4), (0, 0)])
def test_a_reward_is_told_without_what_is_not_in_it(language: Language, cards: int, ships: int) -> None:
    """CE-105, CD-31: of cards of the reward deck alone the next line tells."""
    said = WORDS.of(language).text("cosmic-rewarded", who="X", cards=cards, ships=ships)
    assert "0" not in said
    assert {str(one) for one in (cards, ships) if one} == set(re.findall(r"\d+", said))
    assert said.endswith(".")


@pytest.mark.parametrize(("language", "none"), [("en", "None of them"), ("fr", "Aucune")])
def test_where_no_card_need_be_chosen_that_is_a_choice_with_a_name(language: Language, none: str) -> None:
    """Pickpocket: what was taken may be kept. The menu read “Choose”, and nothing else."""
    cards = Several("card", ("attack_08_1", "negotiate_1"), least=0, most=2)
    ask = Ask(
        Seat(0), facts.ASK_CHOOSE_CARD, "", {"card": Option({"cards": cards})}, Reply("card", {"cards": ()})
    )
    table = meet("pickpocket", "human", cards=CARDS).until("card")
    moves = suggest(table.play.view(Seat(0)), ask, "card")
    assert moves[-1].reply == Reply("card", {"cards": ()})
    assert isinstance(moves[-1].label, Saying)
    assert WORDS.of(language).text(moves[-1].label.key) == none
    assert [move.reply.many("cards") for move in moves[:-1]] == [("attack_08_1",), ("negotiate_1",)]


def test_a_single_ship_is_a_launch_of_the_menu() -> None:
    """CE-61: one ship is enough for a colony, and lessons say so."""
    table = meet("human", "human", chapter="launch", warp={1: 3}, hands={0: "attack_08"}).until("launch")
    numbers = [len(one.reply.many("ships")) for one in suggested(table, "launch")]
    assert numbers == [4] * 5 + [2] * 5 + [1] * 5


def test_the_chances_of_both_sides_are_of_one_measure() -> None:
    """CE-100: the menu said of either side that it wins 95 times in 100, and nobody could choose by that."""
    table = meet("human", "human", cards=CARDS, chapter="alliance").until("invite")
    table.tell("0: invite seats=%32+", "1: invite seats=%32+")
    chances: dict[tuple[str, int], int] = {}
    for move in suggested(table, "ally", 2):
        (said,) = (one for one in move.reasons if one.key == "cosmic-worth-chance")
        percent = said.args["percent"]
        assert isinstance(percent, int)
        chances[move.reply.text("side"), len(move.reply.many("ships"))] = percent
    for number in (1, 2, 3, 4):
        offense, defense = chances["offense", number], chances["defense", number]
        assert 40 <= offense <= defense <= 65, "four against four, and a tie is the defense's"
        assert chances["offense", number] <= chances["offense", min(number + 1, 4)]
