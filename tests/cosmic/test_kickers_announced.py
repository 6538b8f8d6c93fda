"""Kickers are announced before encounter cards are chosen (CD-40, S2 354 to 359)."""

from typing import Any

import pytest

from games.cosmic.views.encounter import describe_encounter as describe
from porc_royal.asks import Reply
from porc_royal.facts import Seat, Who
from tests.cosmic.pairs.plays import hold, play
from tests.cosmic.reading import phrase_of
from tests.cosmic.scenario import Table, meet, ready

BOTH = {"reward_deck": "both"}
HANDS = {0: "attack_20 kicker_4", 1: "attack_12 kicker_2"}


def begin(**said: Any) -> Table:
    return meet(cards=("attack_10", "attack_08"), **{"hands": HANDS, "options": BOTH, **said}).until("card")


def announcers(table: Table) -> list[int]:
    return [one["who"].seat for one in table.said("cosmic-announces-kicker") if isinstance(one["who"], Who)]


def card(table: Table, seat: int, kind: str) -> None:
    table.take(Seat(seat), Reply("card", {"card": hold(table, seat, kind)}))


def test_whoever_sees_a_kicker_announced_chooses_a_card_anew() -> None:
    """CD-40: Blue had chosen its 08; after the announcement it plays its 12, and Red's choice stands."""
    table = begin()
    play(table, 1, "attack_08")
    play(table, 0, "attack_10", "kicker_4")
    assert (announcers(table), table.asked) == ([0], [1])
    assert not table.said("cosmic-chose-card")
    card(table, 1, "attack_12")
    assert table.finish().totals == {0: 4 * 10 + 3, 1: 12 + 4}


def test_the_card_chosen_before_is_what_an_absent_player_stays_with() -> None:
    """CE-R10, CD-40."""
    table = begin()
    play(table, 1, "attack_08")
    play(table, 0, "attack_10", "kicker_4")
    assert table.ask(1).default.text("card") == "attack_08_1"
    table.default(1)
    assert table.finish().totals[1] == 8 + 4


def test_a_kicker_may_be_answered_by_a_kicker_and_then_the_first_chooses_anew() -> None:
    """CD-40: one each; after both, nobody is asked for a kicker any more."""
    table = begin()
    play(table, 0, "attack_10", "kicker_4")
    play(table, 1, "attack_08")
    table.take(
        Seat(1), Reply("card", {"card": hold(table, 1, "attack_08"), "kicker": hold(table, 1, "kicker_2")})
    )
    assert (announcers(table), table.asked) == ([0, 1], [0])
    assert "kicker" not in table.ask(0).options["card"].fields
    card(table, 0, "attack_20")
    assert table.finish().totals == {0: 4 * 20 + 3, 1: 2 * 8 + 4}


def test_where_both_announce_one_both_choose_anew() -> None:
    """CD-40."""
    table = begin()
    play(table, 0, "attack_10", "kicker_4")
    play(table, 1, "attack_08", "kicker_2")
    assert (announcers(table), table.asked) == ([0, 1], [0, 1])
    card(table, 0, "attack_20")
    card(table, 1, "attack_12")
    assert table.finish().totals == {0: 4 * 20 + 3, 1: 2 * 12 + 4}


def test_whose_card_stands_may_still_change_it_while_the_other_chooses_anew() -> None:
    table = begin()
    play(table, 1, "attack_08")
    play(table, 0, "attack_10", "kicker_4")
    assert list(table.play.sealed) == [0]
    card(table, 0, "attack_20")
    table.default(1)
    assert table.finish().totals[0] == 4 * 20 + 3


def test_where_nobody_announces_one_nobody_is_asked_twice() -> None:
    """CD-40: no further round."""
    table = begin()
    play(table, 1, "attack_08")
    play(table, 0, "attack_10")
    assert not announcers(table)
    assert len(table.said("cosmic-chose-card")) == 2


def test_only_who_may_hold_a_kicker_by_the_backs_that_all_see_is_asked_for_one() -> None:
    """CD-34, CD-40: Red holds a reward card, Blue none; which one Red's is nobody knows."""
    table = begin(hands={0: "retreat", 1: "attack_12"})
    assert "kicker" in table.ask(0).options["card"].fields
    assert "kicker" not in table.ask(1).options["card"].fields


@pytest.mark.parametrize("kicker", ["", "kicker_4"])
def test_oracle_says_before_it_has_seen_a_card_whether_it_announces_a_kicker(kicker: str) -> None:
    """CD-40, A33: both are asked at once, though Blue's card comes before Oracle's."""
    table = meet("oracle", cards=("attack_10", "attack_08"), hands=HANDS, options=BOTH).until("card")
    assert {seat: table.ask(seat).key for seat in table.asked} == {
        0: "cosmic-ask-kicker",
        1: "cosmic-ask-card",
    }
    table.take(Seat(0), Reply("announce", {"kicker": hold(table, 0, kicker)}) if kicker else Reply("pass"))
    card(table, 1, "attack_08")
    if kicker:
        assert table.asked == [1]  # it had not known of the kicker
        card(table, 1, "attack_12")
    assert table.asked == [0]
    assert "kicker" not in table.ask(0).options["card"].fields
    assert len(table.said("cosmic-reveals")) == 1
    assert table.finish().totals[0] == (43 if kicker else 13)


def test_all_read_that_a_kicker_lies_there_and_not_which() -> None:
    """CD-40: "with the player announcing that he or she is playing a kicker"."""
    table = begin()
    play(table, 0, "attack_10", "kicker_4")
    play(table, 1, "attack_08")
    for seat in (1, 2, None):
        view = table.view(seat)
        assert view.encounter is not None
        assert view.encounter.offense.kickers == 1
        assert "kicker_4" not in repr(view)
        assert any("announced a kicker" in line for line in map(phrase_of(view), describe(view)))
    table.default(1)
    assert [one["number"] for one in table.said("cosmic-chose-card")] == [1, 1]


def test_an_encounter_that_ends_at_once_gives_the_kicker_back() -> None:
    """CE-R4, A33: Oracle's super ends it after Blue's card was seen, whatever was announced."""
    table = meet(
        "oracle",
        cards=("attack_10", "attack_08"),
        hands={0: "flare_oracle kicker_4", 1: ""},
        policies={0: ready("oracle")},
        options=BOTH,
        through=True,
    ).until("card")
    table.take(Seat(0), Reply("announce", {"kicker": hold(table, 0, "kicker_4")}))
    card(table, 1, "attack_08")
    card(table, 1, "attack_08")
    assert table.said("cosmic-ends-at-once")
    assert "kicker_4" in table.finish().hand(0)
