"""Reward cards at the reveal, with powers, flares and one another: kickers, retreats, intimidates, negotiates."""

import pytest

from games.cosmic.state.catalogue import find_kind, name_card
from games.cosmic.state.state import Policy
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.pairs.plays import BOTH, CARDS, hold, play
from tests.cosmic.pig import holder, stage
from tests.cosmic.scenario import Table, meet, ready

NEGOTIATES = ("negotiate", "negotiate")


def join(table: Table, seat: int, side: str) -> Table:
    """An ally joins with one ship, the others decline."""
    table.until("ally")
    table.take(Seat(seat), Reply("ally", {"side": side, "ships": (f"{seat}-1.1",)}))
    return table


# ------------------------------------------------------------------------------------------------------- kickers


def test_a_jammed_self_destruct_destroys_nothing() -> None:
    """CD-R3, CD-46: 40 + 3 against 0 x 2 + 4, and nobody may reinforce."""
    table = meet(cards=("attack_40", "attack_00"), options=BOTH,
                 hands={0: "kicker_self_destruct", 1: "kicker_jamming_signal reinforcement_5"})  # fmt: skip
    play(table, 0, "attack_40", "kicker_self_destruct")
    play(table, 1, "attack_00", "kicker_jamming_signal").finish()
    assert (table.totals, table.winner) == ({0: 43, 1: 4}, "offense")
    assert table.ships("1-1")[:2] == [3, 0]


def test_nothing_upsets_a_self_destruct_and_no_peace_wins_against_it() -> None:
    """CD-R21, A22, A34: both sides have lost, and stay so."""
    upset = meet("loser", cards=CARDS, hands={0: "kicker_self_destruct"}, options=BOTH)
    upset.until("power").tell("0: use")
    play(upset, 0, "attack_10", "kicker_self_destruct").finish()
    peace = meet(
        "", "pacifist", cards=("attack_10", "negotiate"), hands={0: "kicker_self_destruct"}, options=BOTH
    )
    play(peace, 0, "attack_10", "kicker_self_destruct").finish()
    for table in (upset, peace):
        assert table.winner == "nobody"
        assert (table.lost(0), table.lost(1)) == (3, 4)


def test_nobody_captures_the_piggy_where_all_is_destroyed() -> None:
    """CP-R20, CD-R21: not even from an ally."""
    table = stage(
        cards=CARDS, hands={0: "kicker_self_destruct"}, piggy=3, allies={3: "defense 1"}, options=BOTH
    )
    play(table, 0, "attack_10", "kicker_self_destruct").finish()
    assert holder(table) == 3
    assert table.lost(3) == 1


def test_who_is_scattered_is_rewarded_and_may_have_the_ships_back() -> None:
    """CD-R22: before rewards; a reward may be a ship that was lost just now."""
    table = meet(
        cards=("attack_04", "attack_20"), hands={1: "kicker_duplicity"}, allies={3: "defense 2"}, options=BOTH
    )
    play(table, 1, "attack_20", "kicker_duplicity").until("reward")
    assert table.lost(3) == 2
    table.take(Seat(3), Reply("reward", {"ships": 1, "reward-cards": 1}))
    table.finish()
    assert (table.lost(3), len(table.hand(3))) == (1, 1)


def test_virus_multiplies_what_a_kicker_has_multiplied() -> None:
    """CD-42, A48: 6 x 2 x 3."""
    table = meet("virus", cards=("attack_06", "attack_08"), hands={0: "kicker_2"}, options=BOTH)
    assert play(table, 0, "attack_06", "kicker_2").finish().totals[0] == 36


def test_kickers_stay_where_cards_are_swapped_or_taken() -> None:
    """CD-41, A40, A26: Sorcerer's kicker multiplies Blue's card; Magician takes one of the cards, never the kicker."""
    sorcerer = meet("sorcerer", cards=("attack_06", "attack_20"), hands={0: "kicker_2"}, options=BOTH)
    play(sorcerer, 0, "attack_06", "kicker_2").until("power").tell("0: use").finish()
    assert sorcerer.totals == {0: 43, 1: 10}
    magician = meet(
        "", "magician", cards=("", "attack_08"), hands={0: "attack_06 attack_10 kicker_2"}, options=BOTH
    )
    magician.until("card")
    cards = tuple(hold(magician, 0, kind) for kind in ("attack_06", "attack_10"))
    magician.take(Seat(0), Reply("card", {"cards": cards, "kicker": hold(magician, 0, "kicker_2")}))
    magician.finish()
    assert magician.totals[0] in {2 * 6 + 3, 2 * 10 + 3}
    assert "kicker_2" not in magician.hand(1)


def test_oracle_sees_the_card_and_not_the_kicker() -> None:
    """CD-41, A33."""
    table = meet("oracle", cards=("attack_06", "attack_20"), hands={1: "kicker_2"}, options=BOTH)
    play(table, 1, "attack_20", "kicker_2")
    assert [one["card"] for one in table.said("cosmic-reveals")] == [name_card("attack_20")]


def test_a_kicker_of_nought_takes_compensation_and_the_others_loss_away() -> None:
    """CD-43, CD-44."""
    fight = meet(cards=("negotiate", "attack_08"), hands={0: "kicker_0", 1: "attack_04"}, options=BOTH)
    play(fight, 0, "negotiate", "kicker_0").finish()
    assert fight.hand(1) == ["attack_04"]
    deal = meet(cards=NEGOTIATES, hands={0: "kicker_0"}, options=BOTH)
    play(deal, 0, "negotiate", "kicker_0").finish()
    assert (deal.lost(0), deal.lost(1)) == (3, 0)


@pytest.mark.parametrize(("card", "kicker", "lost"), [
    ("negotiate_faulty_translator", "kicker_2", (2, 4)),
    ("negotiate_crooked_deal", "kicker_2", (2, 8)),
    ("retreat", "kicker_2", (3, 6)),
    ("negotiate_crooked_deal", "kicker_reverse_polarity", (2, 4)),
])  # fmt: skip
def test_kickers_multiply_what_cards_have_made_of_the_others_loss(
    card: str, kicker: str, lost: tuple[int, int]
) -> None:
    """CD-R17, CD-44: first the cards, then the kicker; its owner's own loss stays. A retreat is a negotiate here."""
    table = meet(cards=(card, "negotiate"), hands={0: kicker}, options=BOTH)
    play(table, 0, card, kicker).finish()
    assert (table.lost(0), table.lost(1)) == lost


def test_epic_oratory_doubles_what_the_kicker_doubles_or_saves_the_ships() -> None:
    """CD-43, CD-52, CD-R16: one ship, twice, twice; saved ones bring nothing, also times two."""
    for saves, taken, lost in ((False, 4, 1), (True, 0, 0)):
        table = meet(cards=("negotiate_epic_oratory", "attack_08"), options=BOTH,
                     hands={0: "kicker_2", 1: " ".join(7 * ["attack_06"])}, ships=1)  # fmt: skip
        play(table, 0, "negotiate_epic_oratory", "kicker_2").until("choose-yes")
        table.tell("0: yes" if saves else "0: pass").finish()
        assert (len(table.hand(0)), table.lost(0)) == (taken, lost)


def test_epic_oratory_saves_nothing_from_void() -> None:
    """A50, CD-52: what leaves the game is on no way to the warp from which it could be saved."""
    table = meet("", "void", cards=("negotiate_epic_oratory", "attack_08"), options=BOTH).until("choose-yes")
    table.tell("0: yes").finish()
    assert (table.ships("removed")[0], table.lost(0)) == (3, 0)


# ------------------------------------------------------------------------------------------------------- retreats


def test_cudgel_strikes_whoever_retreats() -> None:
    """A8, CD-60: it has won with an attack; three ships of Blue's choice, though none was lost in the encounter."""
    table = meet("cudgel", cards=("attack_10", "retreat"), options=BOTH).finish()
    assert (table.ships("1-1")[0], table.lost(1)) == (3, 3)


def test_an_upset_lets_a_retreat_win() -> None:
    """A22, CD-60: the winner loses; Red lands though it has retreated, Blue's attack has lost."""
    table = meet("", "loser", cards=("retreat", "attack_08"), options=BOTH, ships=2).until("power")
    table.tell("1: pass").finish()
    assert table.winner == "defense"
    late = meet("", "loser", cards=("retreat", "attack_08"), hands={1: "flare_loser"}, options=BOTH, ships=2,
                policies={1: ready("loser")}).until("power")  # fmt: skip
    late.tell("1: pass").until("power").tell("1: use").finish()
    assert late.winner == "offense"
    assert late.ships("1-1")[:2] == [2, 0]


def test_emotion_control_leaves_a_retreat_a_negotiate() -> None:
    """BOT-6, CE-92: Red's attack becomes a negotiate after Blue's retreat has met it; both deal."""
    table = meet(cards=("attack_10", "retreat"), hands={2: "emotion_control"}, options=BOTH,
                 policies={2: Policy(ready=("emotion_control_1",))}).finish()  # fmt: skip
    assert table.winner == "deal"


# ----------------------------------------------------------------------------------------------------- intimidates


def test_a_force_field_sends_an_allys_intimidate_home_with_the_ally() -> None:
    """CD-72, CD-74, CE-74: it is offered no more, and is in the hand again before cards are chosen."""
    table = meet(cards=("attack_04", "attack_08"), hands={1: "force_field", 2: "intimidate_29"}, chapter="alliance",
                 options=BOTH, policies={1: Policy(ready=("force_field_1",))}).until("invite")  # fmt: skip
    table.tell("2: lay card=intimidate_29_r1", "0: invite seats=%32+", "1: pass")
    join(table, 2, "offense").until("choose-seat").tell("1: seat seats=%32+").until("card")
    assert table.hand(2) == ["intimidate_29"]
    table.finish()
    assert table.totals == {0: 7, 1: 12}


def test_a_kicker_multiplies_an_intimidate_that_lay_there() -> None:
    """CD-71, CD-42, CD-73."""
    table = meet(
        cards=("", "attack_08"), hands={0: "intimidate_19 kicker_2"}, chapter="alliance", options=BOTH
    )
    table.until("invite").tell("0: lay card=intimidate_19_r1").until("card")
    table.take(Seat(0), Reply("card", {"kicker": hold(table, 0, "kicker_2")}))
    assert table.finish().totals[0] == 2 * 19 + 3


def test_what_was_swapped_in_is_swapped_by_sorcerer_or_not_where_that_is_zapped() -> None:
    """CD-72, A40, CE-134: Red takes Green's intimidate, then Blue's Sorcerer swaps both cards, unless it is zapped."""
    for zapped, sums in ((False, {0: 8 + 3 + 1, 1: 29 + 4}), (True, {0: 29 + 3 + 1, 1: 8 + 4})):
        table = meet(
            *("", "sorcerer"), cards=("attack_04", "attack_08"), chapter="alliance", options=BOTH, through=True,
            hands={0: "cosmic_zap", 2: "intimidate_29"}, policies={0: Policy(powers=("sorcerer",) if zapped else ())},
        ).until("invite")  # fmt: skip
        table.tell("2: lay card=intimidate_29_r1", "0: invite seats=%32+", "1: pass")
        join(table, 2, "offense").until("swap").tell("0: swap seat=%32").until("power").tell(
            "1: use"
        ).finish()
        assert table.totals == sums
        assert "attack_04" in table.hand(0)
        assert "intimidate_29" not in table.hand(2)


def test_an_intimidate_goes_home_when_the_encounter_ends_before_it_is_used() -> None:
    """CD-74, A30: Blue gives Mite a colony."""
    table = meet("mite", chapter="launch", hands={1: "intimidate_29 attack_04 attack_06 attack_10 quash"},
                 options=BOTH, through=True).until("launch")  # fmt: skip
    table.tell("1: lay card=intimidate_29_r1", "0: launch planet=1-1 ships=0-1.1+").until("choose-yes")
    assert "intimidate_29" not in table.hand(1)
    table.tell("1: yes").finish()
    assert "intimidate_29" in table.hand(1)
    assert table.ships("1-1")[:2] == [1, 4]


def test_clone_keeps_an_allys_intimidate_and_filch_takes_it() -> None:
    """CD-R10: it is the main player's card."""
    for aliens, keeper in ((("clone",), 0), (("", "filch"), 1)):
        table = meet(*aliens, cards=("attack_04", "attack_08"), hands={2: "intimidate_29"}, chapter="alliance",
                     options=BOTH, through=True).until("invite")  # fmt: skip
        table.tell("2: lay card=intimidate_29_r1", "0: invite seats=%32+", "1: pass")
        join(table, 2, "offense").until("swap").tell("0: swap seat=%32")
        if keeper:
            table.until("power").tell("1: use")
        table.finish()
        assert "intimidate_29" in table.hand(keeper)


def test_hands_that_are_zapped_leave_intimidates_on_the_table() -> None:
    """CD-74: it is no part of the hand."""
    table = meet(cards=("attack_04", "attack_08"), hands={1: "intimidate_29 attack_06", 2: "hand_zap"},
                 chapter="encounter", options={**BOTH, "pace": "gates"}).until("gate-start")  # fmt: skip
    table.tell("1: lay card=intimidate_29_r1", "0: pass", "1: pass", "2: play card=hand_zap_r1", "3: pass")
    table.until("choose-seat").tell("2: seat seat=%31").until("launch")
    assert len(table.hand(1)) == 8
    assert [find_kind(card).name for card in table.state.decks["reward"].discards] == ["hand_zap"]


# ------------------------------------------------------------------------------------------------- a deal of three


def test_a_kicker_multiplies_what_both_others_lose_in_a_deal_of_three() -> None:
    """CD-44, CC-4: each is the opponent of the two others."""
    table = meet(*("", "", "diplomat"), cards=CARDS, hands={0: "kicker_2", 2: "negotiate"}, options=BOTH)
    play(table, 0, "attack_10", "kicker_2").until("power").tell("2: use").finish()
    assert [table.lost(seat) for seat in range(4)] == [3, 6, 6, 0]


def test_diplomat_makes_negotiates_of_attacks_alone() -> None:
    """A10, CD-52, CD-R15: Blue's Epic Oratory still lets all of them grant two colonies."""
    table = meet(*("", "", "diplomat"), cards=("attack_10", "negotiate_epic_oratory"), hands={2: "negotiate"},
                 options=BOTH).until("power")  # fmt: skip
    table.tell("2: use").until("deal")
    assert "give-second" in table.ask(0).options["offer"].fields


def test_whoever_retreats_says_where_the_ships_go_where_every_window_is_asked() -> None:
    """CD-60 ("to any of their colonies"), CE-29: main player and ally."""
    table = meet(cards=("retreat", "attack_08"), allies={2: "offense 1"}, options={**BOTH, "pace": "every"})
    table.until("home")
    assert table.asked == [0]
    table.take(Seat(0), Reply("home", {"berths": ("0-2.1", "0-2.2", "0-2.3")}))
    table.until("home").take(Seat(2), Reply("home", {"berths": ("2-5.1",)}))
    table.finish()
    assert (table.ships("0-2")[0], table.ships("2-5")[2], table.lost(0)) == (7, 5, 0)
