"""Diplomat, and a deal of three."""

import pytest

from games.cosmic.state.state import Policy
from tests.cosmic.pairs.plays import play
from tests.cosmic.scenario import Table, meet

ATTACKS = ("attack_20", "attack_08")
HELD = {0: "plague", 1: "quash", 2: "negotiate ionic_gas"}


def mediate(**said: object) -> Table:
    """Green mediates between Red's attack 20 and Blue's 08; Red holds a plague, Blue a quash, Green an ionic gas."""
    table = meet("", "", "diplomat", cards=ATTACKS, **{"hands": HELD, **said})  # type: ignore[arg-type]
    return table.until("power").tell("2: use").until("deal")


def test_diplomat_makes_negotiates_of_attacks_and_deals_with_both() -> None:
    """A10, CC-3: Red and Blue agree on nothing, Green with each of them; all that is one offer, which all accept."""
    table = mediate()
    assert (table.hand(2), table.asked) == (["ionic_gas"], [0])
    table.tell("0: refuse", "0: offer give-cards=plague_1+").tell("2: accept")
    table.tell("1: offer give-cards=quash_1+", "2: accept")
    assert (table.question, table.asked) == ("cosmic-ask-whole-deal", [0, 1, 2])
    assert [len(table.ask(seat).about) for seat in range(3)] == [2, 2, 2]
    assert table.hand(0) == ["plague"]
    table.tell("0: accept", "1: accept", "2: accept").finish()
    assert (table.hand(0), table.hand(1), table.hand(2)) == ([], [], ["ionic_gas", "plague", "quash"])
    assert table.state.now.success
    assert [table.lost(seat) for seat in (0, 1, 2)] == [0, 0, 0]


@pytest.mark.parametrize("refuses", [0, 1, 2])
def test_a_deal_of_three_fails_when_one_of_them_refuses(refuses: int) -> None:
    """CC-3: one offer; Blue, whom it gives nothing, has to accept it as well. Three ships each."""
    table = mediate().tell("0: refuse", "0: offer give-cards=plague_1+", "2: accept", "1: refuse")
    table.tell(*(f"{seat}: {'refuse' if seat == refuses else 'accept'}" for seat in range(3))).finish()
    assert (table.hand(0), table.state.now.success) == (["plague"], False)
    assert [table.lost(seat) for seat in (0, 1, 2, 3)] == [3, 3, 3, 0]


def test_a_deal_of_three_in_which_two_agree_is_made_when_the_third_accepts_it() -> None:
    """CC-3: nobody has to give or take anything itself."""
    table = mediate().tell("0: refuse", "0: offer give-cards=plague_1+", "2: accept", "1: refuse")
    table.tell("0: accept", "1: accept", "2: accept").finish()
    assert (table.hand(2), table.state.now.success) == (["ionic_gas", "plague"], True)
    assert [table.lost(seat) for seat in (0, 1, 2)] == [0, 0, 0]


def test_a_deal_of_three_without_any_agreement_fails() -> None:
    """CE-112: something must change hands."""
    table = mediate().tell("0: refuse", "0: refuse", "1: refuse").finish()
    assert [table.lost(seat) for seat in (0, 1, 2, 3)] == [3, 3, 3, 0]


def fail(cards: tuple[str, str], diplomats: str, kickers: dict[int, str]) -> list[int]:
    """What a failed deal of three costs Red, Blue and Green."""
    hands = {seat: kickers.get(seat, "") for seat in (0, 1)} | {2: diplomats}
    table = meet(
        "", "", "diplomat", cards=cards, hands=hands, options={"pace": "orders", "reward_deck": "both"}
    )
    for seat, kicker in kickers.items():
        play(table, seat, cards[seat], kicker)
    table.until("power").tell("2: use").until("deal").tell("0: refuse", "0: refuse", "1: refuse").finish()
    return [table.lost(seat) for seat in (0, 1, 2)]


@pytest.mark.parametrize(("cards", "diplomats", "kickers", "lost"), [
    (("attack_20", "negotiate"), "negotiate_faulty_translator", {}, [2, 2, 2]),
    (("attack_20", "negotiate_crooked_deal"), "negotiate_faulty_translator", {}, [3, 1, 3]),
    (("attack_20", "negotiate"), "negotiate_crooked_deal", {}, [4, 4, 2]),
    (("attack_20", "negotiate_crooked_deal"), "negotiate", {}, [4, 2, 4]),
    (("attack_20", "negotiate"), "negotiate", {0: "kicker_2"}, [3, 6, 6]),
    (("attack_20", "negotiate"), "negotiate", {1: "kicker_2"}, [6, 3, 6]),
])  # fmt: skip
def test_each_of_three_is_the_opponent_of_the_two_others(
    cards: tuple[str, str], diplomats: str, kickers: dict[int, str], lost: list[int]
) -> None:
    """CC-3, CC-4, DV-68: the third card acts with its text, and kickers multiply what both others lose."""
    assert fail(cards, diplomats, kickers) == lost


def test_an_epic_oratory_of_the_third_lets_each_grant_two_colonies() -> None:
    """CC-3, CD-R15."""
    hands = {**HELD, 2: "negotiate_epic_oratory"}
    table = mediate(hands=hands, options={"pace": "orders", "reward_deck": "both"})
    assert "give-second" in table.ask(0).options["offer"].fields


def test_what_has_been_given_away_before_is_not_given_again() -> None:
    """Blue offers its quash to Red and to Green."""
    table = mediate().tell("0: offer take-random=1")
    table.tell("1: accept", "0: refuse", "1: offer give-cards=quash_1+", "2: accept")
    table.tell("0: accept", "1: accept", "2: accept").finish()
    assert (table.hand(0), table.hand(1), table.hand(2)) == (["plague", "quash"], [], ["ionic_gas"])


def test_an_absent_diplomat_does_not_mediate_and_a_zapped_one_neither() -> None:
    assert meet("", "", "diplomat", cards=ATTACKS, hands=HELD).finish().totals == {0: 23, 1: 12}
    said = {"hands": {**HELD, 1: "cosmic_zap"}, "policies": {1: Policy(powers=("diplomat",))}}
    table = meet("", "", "diplomat", cards=ATTACKS, **said).until("power").tell("2: use").finish()  # type: ignore[arg-type]
    assert (table.totals, table.hand(2)) == ({0: 23, 1: 12}, ["negotiate", "ionic_gas"])


def test_diplomat_without_a_negotiate_can_only_pass_and_the_table_is_told_nothing() -> None:
    """A10: it is asked whatever it holds, since the question would tell what it holds; but not without an attack."""
    table = meet("", "", "diplomat", cards=ATTACKS, hands={2: "ionic_gas"})
    assert table.until("power").asked == [2]
    assert table.refused("2: use") == "cosmic-refused-no-negotiate"
    assert table.finish().totals == {0: 23, 1: 12}
    assert table.said("cosmic-uses") == []
    quiet = meet("", "", "diplomat", cards=("negotiate", "negotiate"), hands=HELD).finish()
    assert quiet.said("cosmic-uses") == []


def test_diplomats_wild_takes_the_place_of_one_of_them() -> None:
    """Yellow deals with Red instead of Blue; it fails, and costs Blue nothing."""
    said = {"hands": {3: "negotiate flare_diplomat"}, "policies": {3: Policy(ready=("flare_diplomat",))}}
    table = meet(cards=("negotiate", "negotiate"), **said).until("choose-seat").tell("3: seat seat=%31")  # type: ignore[arg-type]
    assert table.until("deal").asked == [0]
    table.tell("0: refuse").finish()
    assert [table.lost(seat) for seat in (0, 1, 2, 3)] == [3, 0, 0, 3]
    assert table.hand(3) == ["flare_diplomat"]


def test_diplomats_super_has_all_vote_and_a_tie_goes_to_the_defense() -> None:
    said = {
        "hands": {0: "flare_diplomat"},
        "policies": {0: Policy(ready=("flare_diplomat",))},
        "chapter": "alliance",
    }
    for votes, winner in (("0011", "defense"), ("0001", "offense")):
        table = meet("diplomat", cards=ATTACKS, **said).until("choose-seat")  # type: ignore[arg-type]
        assert table.asked == [0, 1, 2, 3]
        for seat, vote in enumerate(votes):
            table.tell(f"{seat}: seat seat=%3{vote}")
        assert table.finish().winner == winner
        assert table.hand(0) == ["attack_20", "flare_diplomat"]


def test_the_absent_vote_for_the_defense() -> None:
    said = {
        "hands": {0: "flare_diplomat"},
        "policies": {0: Policy(ready=("flare_diplomat",))},
        "chapter": "alliance",
    }
    table = meet("diplomat", cards=ATTACKS, **said).finish()  # type: ignore[arg-type]
    assert (table.winner, table.lost(0)) == ("defense", 3)
