"""4B and 4C: governors, candidates, the roll call, the closing window, the result (C-56, C-59 to C-65, T-7)."""

import pytest

from bot.wording.voice import Voice
from games.cochons.rules import ballots, call, candidates, governors
from games.cochons.rules.senate import STANDING
from porc_royal.facts import Listing, Seat, Who
from tests.cochons.scenario import Table, answers, galaxy
from tests.cochons.senate import calls, piles, play, playable, ready, say, senate, silence, vote
from tests.words import WORDS

SCROFA, HYLO, PORCUS, PHACO, PECARI = range(5)


def open_to(table: Table, seat: int) -> set[str]:
    """The options of a seat that are no cards."""
    options = table.ask(seat).options
    return {name for name, option in options.items() if "card" not in option.fields}


# ------------------------------------------------------------------------------------------- 4B, governors


def test_each_gland_brings_one_governor_and_an_asteroid_none() -> None:
    """C-56, C-59, R-115: whoever has no tile has no governor, and votes all the same."""
    table = galaxy(
        "O double-red 0:1G",
        "A1 blue 0:1G 1:3G",
        "A2 asteroid 1:2G",
        "B1 blue",
        chapter="governors",
        rule_set="complete",
        out=(2,),
    )
    told = [(said["who"], said["number"]) for said in table.said(governors.GOVERNORS)]
    assert told == [(Who(Seat(0)), 3), (Who(Seat(1)), 0), (Who(Seat(2)), 0)]
    assert piles(table) == [3, 0, 0]
    assert table.asked == [0, 1, 2]


@pytest.mark.parametrize(("cap", "number"), [(0, 11), (10, 10)])
def test_governors_are_capped_at_ten_only_where_the_table_says_so(cap: int, number: int) -> None:
    """R-98, the flag `governor_cap`."""
    tiles = [f"A{place} double-red 0:1G" for place in range(1, 6)]
    table = galaxy(
        "O red 0:1G", *tiles, chapter="governors", rule_set="complete", options={"governor_cap": cap}
    )
    assert piles(table)[0] == number


def test_a_capped_clan_gains_no_eleventh_governor() -> None:
    """R-98: the cap holds for what cards bring as well."""
    table = senate(9, 1, 1, options={"governor_cap": 10}, hands={0: "baron-harkonono.1"})
    play(table, 0, "baron-harkonono")
    assert piles(table) == [10, 1, 1]


def test_a_porcus_has_one_more_from_the_second_turn_and_even_when_out() -> None:
    """P-3, R-132, H-16."""
    for turn, number in ((1, 0), (2, 1)):
        table = galaxy(
            "O red 0:3G", chapter="governors", rule_set="complete", clan_powers=True, turn=turn, out=(1,)
        )
        assert piles(table)[:2] == [1, number]


# ------------------------------------------------------------------------------------ 4C.1, 4C.2, candidates


def test_everybody_stands_until_he_withdraws_and_may_change_his_mind() -> None:
    """C-61, R-99, D-39."""
    table = senate(1, 1, 1)
    table.tell("1: withdraw", "2: withdraw", "1: stand")
    ready(table)
    assert table.said(candidates.RUNNING) == [{"candidates": Listing((Who(Seat(0)), Who(Seat(1))))}]
    assert open_to(table, 2) == {"pass", "stand"}
    table.tell("2: stand")
    calls(table, 0, 1, 0, 2)
    assert table.choices(1, "vote", "for") == ["0", "1", "2"]
    vote(table, 1, 2)
    assert open_to(table, 2) == {"pass"}  # the first vote is given


def test_who_stands_is_said_again_whenever_it_changes() -> None:
    """C-61, R-99, R-107: by standing, withdrawing and a ban; a ban of whoever did not stand changes nothing."""
    table = senate(1, 1, 1, hands={0: "delit-de-sale-gueule.1"})

    def said() -> list[tuple[object, object]]:
        return [(one["candidates"], one["standing"]) for one in table.said(STANDING)]

    def seats(*numbers: int) -> Listing:
        return Listing(tuple(Who(Seat(number)) for number in numbers))

    table.tell("1: withdraw", "1: stand", "2: withdraw")
    assert said() == [(seats(0, 2), 2), (seats(0, 1, 2), 3), (seats(0, 1), 2)]
    play(table, 0, "delit-de-sale-gueule", target=2)
    assert len(said()) == 3
    other = senate(1, 1, 1, hands={0: "delit-de-sale-gueule.1"})
    play(other, 0, "delit-de-sale-gueule", target=2)
    assert [one["candidates"] for one in other.said(STANDING)] == [seats(0, 1)]
    other.tell("0: withdraw", "1: withdraw")
    assert other.said(STANDING)[-1]["standing"] == 0


def test_with_the_flag_one_must_stand_and_if_nobody_does_all_run() -> None:
    """R-99, the flag `everyone_candidate_by_default`; until somebody stands the question does not say that all do."""
    table = senate(1, 1, 1, options={"everyone_candidate_by_default": False})
    assert [said["standing"] for said in table.said(candidates.SITS)] == [0]
    assert table.ask(0).args["standing"] == 0
    table.tell("2: stand")
    assert table.ask(0).args["standing"] == 1
    ready(table)
    calls(table, 0, 1, 0, 2)
    assert table.choices(1, "vote", "for") == ["2"]
    table = senate(1, 1, 1, options={"everyone_candidate_by_default": False})
    ready(table)
    assert len(table.said(candidates.NOBODY_STANDS)) == 1
    calls(table, 0, 1, 0, 2)
    assert table.choices(1, "vote", "for") == ["0", "1", "2"]


def test_the_vote_waits_until_all_are_ready_and_a_card_makes_nobody_unready() -> None:
    """D-40, C-63."""
    table = senate(1, 1, 1, hands={2: "mentoto.1"})
    table.tell("0: pass", "1: pass")
    play(table, 2, "mentoto")
    assert table.asked == [2]
    table.default(2)
    assert table.question == call.ASK_CALL


# --------------------------------------------------------------------------------------- 4C.3, the roll call


def test_the_worked_election_of_the_rules() -> None:
    """T-7, X-15, X-16: without P-3; the Porc Royal votes third of five, in the gap he has called for himself."""
    told(4, 9)


def test_the_worked_election_with_the_porcus_governor() -> None:
    """T-7 as it is printed: with P-3 the Porcus have 5, and 10 in the end."""
    told(5, 10)


def told(porcus: int, last: int) -> None:
    table = senate(
        5,
        5,
        porcus,
        3,
        3,
        royal=PHACO,
        hands={PHACO: "reverende-mere-buena-larda.1", PORCUS: "pionce-au-senat-porc.1"},
    )
    ready(table)
    say(table, PHACO, "call", voter=PECARI)
    vote(table, PECARI, PHACO)
    assert piles(table)[PHACO] == 6
    say(table, PHACO, "call", voter=HYLO)
    vote(table, HYLO, HYLO)
    say(table, PHACO, "call", voter=PHACO)
    vote(table, PHACO, PHACO)
    play(table, PHACO, "reverende-mere-buena-larda")
    assert (piles(table)[PHACO], piles(table)[HYLO]) == (8, 5)
    say(table, PHACO, "call", voter=PORCUS)
    vote(table, PORCUS, PORCUS)
    play(table, PORCUS, "pionce-au-senat-porc", target=PHACO)
    assert piles(table)[1:4] == [5, porcus, 6]
    assert table.question == ballots.ASK_VOTE  # the last one is called without being named
    vote(table, SCROFA, PORCUS)
    assert piles(table) == [0, 5, last, 6, 0]
    silence(table)
    assert table.said(ballots.ELECTED) == [{"who": Who(Seat(PORCUS)), "number": last}]
    assert table.state.coalitions == [[SCROFA, PORCUS], [PHACO, PECARI]]
    assert table.state.royal == PORCUS


def test_on_the_first_turn_the_first_player_calls() -> None:
    """C-17, C-62."""
    table = senate(1, 1, 1, turn=1, order="120")
    ready(table)
    assert table.asked == [1]
    assert table.question == call.ASK_CALL


def test_the_absent_porc_royal_calls_in_reverse_order_and_himself_last() -> None:
    """D-41."""
    table = senate(1, 1, 1, 1, royal=2, order="1203")
    ready(table)
    table.default(2)
    order = [table.asked]
    for _ in range(3):
        table.default(table.asked[0])
        order.append(table.asked)
    assert order == [[3], [0], [1], [2]]


def test_a_list_may_be_changed_for_those_who_are_not_being_asked() -> None:
    """R-100."""
    table = senate(1, 1, 1, 1, royal=0)
    ready(table)
    calls(table, 0, 1, 2, 3, 0)
    assert table.choices(0, "reorder", "order") == ["2", "3", "0"]
    say(table, 0, "reorder", order=(3, 0, 2))
    assert table.asked == [1]
    assert "reorder" not in table.ask(2).options
    vote(table, 1, 1)
    assert table.asked == [3]


def test_the_porc_royal_claims_the_next_gap_but_never_speaks_during_a_vote() -> None:
    """R-100, X-15, D-43."""
    table = senate(1, 1, 1, 1, royal=0)
    ready(table)
    calls(table, 0, 1, 2, 3, 0)
    table.tell("0: claim")
    assert table.asked == [1]
    assert "claim" not in table.ask(0).options
    vote(table, 1, 1)
    assert table.asked == [0]
    vote(table, 0, 0)
    assert table.asked == [2]


def test_all_governors_follow_a_vote_and_no_vote_is_taken_back() -> None:
    """C-62, R-101: no split, no abstention, no second vote."""
    table = senate(4, 0, 2)
    ready(table)
    calls(table, 0, 1, 2, 0)
    assert "pass" not in table.ask(1).options
    vote(table, 1, 2)
    vote(table, 2, 1)
    assert piles(table) == [4, 2, 0]
    assert table.asked == [0]
    assert table.refused("1: vote for=%30") == "refused-option"


@pytest.mark.parametrize(("royal", "withdrawn", "expected"), [(2, "", 1), (2, "1", 2), (2, "12", 0)])
def test_the_vote_of_the_absent(royal: int, withdrawn: str, expected: int) -> None:
    """D-42: oneself, else the Porc Royal, else the first candidate in play order."""
    table = senate(1, 1, 1, royal=royal)
    for seat in withdrawn:
        table.tell(f"{seat}: withdraw")
    ready(table)
    calls(table, royal, 1, 0, 2)
    assert table.ask(1).default.text("for") == str(expected)


# -------------------------------------------------------------------------------------- 4C.4, 4C.5, the result


def voted(*governors: int, order: str = "012", **hands: str) -> Table:
    """Everybody has voted for himself; what the seats hold is given as `h0`, `h1`…"""
    table = senate(*governors, order=order, hands={int(name[1:]): cards for name, cards in hands.items()})
    ready(table)
    seats = [int(seat) for seat in order]
    calls(table, seats[0], *seats)
    for seat in seats:
        vote(table, seat, seat)
    return table


def test_the_window_before_the_result_is_opened_again_by_each_card() -> None:
    """R-110, R-24, D-46: sealed, in play order, until everybody passes."""
    table = voted(2, 1, 1, h0="mentoto.1", h1="baron-harkonono.1 pionce-au-senat-porc.1")
    assert table.question == ballots.ASK_CLOSING
    table.tell("2: pass")
    play(table, 1, "baron-harkonono")
    table.tell("1: pass")
    assert piles(table) == [2, 1, 1]
    play(table, 0, "mentoto")
    assert piles(table) == [3, 3, 1]
    assert table.asked == [0, 1, 2]
    table.tell("0: pass-phase", "2: pass-phase")
    play(table, 1, "pionce-au-senat-porc", target=0)
    assert table.asked == [1]
    table.default(1)
    assert table.said(ballots.ELECTED) == [{"who": Who(Seat(1)), "number": 3}]


def test_a_card_that_a_new_ballot_overtakes_stays_in_the_hand() -> None:
    """R-25, R-109: what was submitted after the Rififi in play order is not played."""
    table = voted(2, 1, 1, h0="rififi-au-senat-porc.1", h1="mentoto.1")
    play(table, 1, "mentoto")
    table.tell("2: pass")
    play(table, 0, "rififi-au-senat-porc", target=2)
    assert table.hand(1) == ["mentoto.1"]
    assert table.said("cochons-order-lost") == [{"done": 0}]
    assert table.question == candidates.ASK_READY
    assert piles(table) == [2, 1, 0]


@pytest.mark.parametrize(("order", "expected"), [("012", 0), ("201", 2), ("120", 1)])
def test_equal_piles_are_decided_by_the_order_of_this_turn(order: str, expected: int) -> None:
    """C-64, R-111, also with no governor at all."""
    for number in (0, 2):
        table = voted(number, number, number, order=order)
        silence(table)
        assert table.state.royal == expected


@pytest.mark.parametrize(("governors", "rivals"), [((2, 2, 1), [1]), ((2, 2, 2), [1, 2]), ((3, 2, 2), [])])
def test_before_the_last_card_all_who_are_level_are_named(
    governors: tuple[int, ...], rivals: list[int]
) -> None:
    """R-110, R-111: “in the lead: one of them” hid that a single governor would decide."""
    asked = voted(*governors).ask(2)
    assert asked.key == ballots.ASK_CLOSING
    assert asked.args["rivals"] == Listing(tuple(Who(Seat(seat)) for seat in rivals))
    said = Voice(WORDS.of("en"), str, "cochons").ask(asked)
    assert ("level with" in said) == bool(rivals), said


def test_the_porc_royal_reigns_until_the_next_result_and_may_be_elected_again() -> None:
    """R-112, R-95."""
    table = senate(2, 1, 1, royal=0)
    ready(table)
    assert table.state.royal == 0
    calls(table, 0, 1, 2, 0)
    for seat in (1, 2, 0):
        vote(table, seat, 0)
    silence(table)
    assert table.said(ballots.ELECTED_AGAIN) == [{"who": Who(Seat(0)), "number": 4}]


# ------------------------------------------------------------------------------------------- sealed ballots


def sealed(*governors: int, **hands: str) -> Table:
    table = senate(
        *governors,
        options={"ballot": "sealed"},
        hands={int(name[1:]): cards for name, cards in hands.items()},
    )
    ready(table)
    return table


def test_sealed_ballots_are_turned_up_together() -> None:
    """The option `ballot`: nobody is called, nothing is public before all are in, no card of 4C is played meanwhile."""
    table = sealed(2, 2, 1, h0="mentoto.1")
    assert table.asked == [0, 1, 2]
    assert answers(table.ask(0)) == ("vote",)
    vote(table, 0, 0)
    vote(table, 1, 1)
    assert piles(table) == [2, 2, 1]
    assert table.state.ballot is not None
    assert table.state.ballot.votes == {}
    vote(table, 1, 0)  # a sealed vote may be changed
    vote(table, 2, 1)
    assert piles(table) == [4, 1, 0]
    assert table.question == ballots.ASK_CLOSING


def test_the_cards_of_a_sealed_ballot_come_before_it_or_after() -> None:
    """Bans before; losses, gains and a new ballot after the votes are turned up; never an order of voting."""
    cards = "maitre-de-seance.1 delit-de-sale-gueule.1 rififi-au-senat-porc.1 pionce-au-senat-porc.1"
    table = senate(2, 2, 1, options={"ballot": "sealed"}, hands={1: cards})
    before = {title: bool(playable(table, 1, title)) for title in map(title_of, cards.split())}
    ready(table)
    for seat in range(3):
        vote(table, seat, 0)
    after = {title: bool(playable(table, 1, title)) for title in map(title_of, cards.split())}
    assert list(before.values()) == [False, True, False, True]
    assert list(after.values()) == [False, False, True, True]
    table.tell("0: pass", "2: pass")
    play(table, 1, "rififi-au-senat-porc", target=0)
    table.tell("1: pass")
    assert piles(table) == [1, 2, 1]
    ready(table)
    assert table.question == ballots.ASK_SEALED_VOTE


def title_of(card: str) -> str:
    return card.partition(".")[0]


# ------------------------------------------------------------------------------------------------ the view


def test_the_tally_and_who_is_called_are_shown_to_all() -> None:
    """The piles with their owners, candidates, bans, votes and the order of voting are public (C-62)."""
    table = senate(2, 3, 1, hands={2: "delit-de-sale-gueule.1"})
    play(table, 2, "delit-de-sale-gueule", target=1)
    ready(table)
    calls(table, 0, 1, 2, 0)
    vote(table, 1, 2)
    ballot = table.view(None).ballot
    assert ballot is not None
    assert [ballot.total(Seat(seat)) for seat in range(3)] == [2, 0, 4]
    assert [(lot.owner, lot.number) for lot in dict(ballot.piles)[Seat(2)]] == [(2, 1), (1, 3)]
    assert ballot.banned == (1,)
    assert ballot.votes == ((1, 2),)
    assert (ballot.caller, ballot.calling) == (0, (2, 0))


def test_the_position_is_saved_after_every_vote() -> None:
    """A game that is resumed from its last seam goes on with the votes already given."""
    table = senate(2, 3, 1)
    ready(table)
    calls(table, 0, 1, 2, 0)
    vote(table, 1, 2)
    assert table.play.position.chapter == "voting"
    assert table.play.position.seq == table.play.count
