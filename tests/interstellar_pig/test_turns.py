"""Section 5 and B.3: what a turn consists of, what passing and arriving mean, owed turns, what may be done when."""

import pytest

from games.interstellar_pig import facts
from porc_royal.asks import PASS
from porc_royal.facts import CHANCE, Seat
from tests.interstellar_pig.scenario import Table, tetra

ORDER = "2013"


def fly(table: Table, seat: int) -> None:
    """A seat flies one space along its first line and ends its turn."""
    heading = table.choices(seat, "one-die", "heading")[0]
    table.tell(f"{seat}: one-die heading={heading}", "chance: 1", f"{seat}: pass")


def test_players_act_one_after_another_and_a_round_is_a_turn_for_each_who_lives() -> None:
    """IP-3, IP-4, IP-43, IP-60, R-86: the dead are passed over, missed turns count as had."""
    pawns = ("PLAIN AD:1", "WISP", "BRUTE BD:5", "PLAIN AC:3")
    table = tetra(*pawns, order=ORDER, miss_owed={0: 1}, events="sensors")
    fly(table, 2)
    assert (table.asked, table.player(0).miss_owed, table.state.round) == ([3], 0, 5)
    fly(table, 3)
    assert (table.asked, table.state.round) == ([2], 6)
    assert table.told("round")[-1] == {"round": 6, "rounds": 16}


def test_line_and_dice_are_named_before_the_roll_and_then_chance_alone_is_asked() -> None:
    """IP-44, IP-45, R-20: neither can be changed once the dice fall."""
    table = tetra("PLAIN A.o", "WISP D.o").tell("0: two-dice heading=AB>B")
    assert table.asked == [CHANCE]
    assert list(table.play.asks) == [CHANCE]


def test_ships_that_are_passed_do_not_matter() -> None:
    """R-27, IP-53: only where the flight ends is anybody met."""
    table = tetra("PLAIN AB:1", "WISP AB:2", "BRUTE B.o").tell("0: one-die heading=AB>B", "chance: 3")
    assert (table.place(0), table.told("fight")) == ("AB:4", [])


@pytest.mark.parametrize("card", ["pocket-doorway", "hyperspace-tunnel", "worm-hole"])
def test_an_arrival_by_any_way_is_an_arrival(card: str) -> None:
    """R-28, R-68, R-79, IP-87, IP-107, IP-113: whoever is there is fought, however one came."""
    if card == "pocket-doorway":
        table = tetra("PLAIN AB:1", "WISP BD:2", hands={0: card}).tell("0: jump place=BD:2")
    else:
        table = tetra("PLAIN A.o", "WISP BD:2", events=card)
        table.tell("0: one-die heading=AB>B", "chance: 3", "0: jump place=BD:2")
    assert (table.asks, table.asked) == ("ask-commit", [0, 1])


def test_bacteria_strike_before_anybody_is_met() -> None:
    """R-29, R-66, T.3: hazards, then the fight; the dead do not fight."""
    hands = {0: "radiation-suit", 1: "radiation-suit.2"}
    table = tetra("PLAIN AD:9", "PLAIN D.s", hands=hands, envelopes={"D": "virulent-bacteria"})
    table.tell("0: one-die heading=AD>D", "chance: 1", "0: course place=D.s route=AD")
    assert (table.player(0).out, table.told("fight")) == (True, [])
    table = tetra("PLAIN AD:9", "PLAIN D.s", hands=hands, envelopes={"D": "trap"})
    table.tell("0: one-die heading=AD>D", "chance: 1", "0: course place=D.s route=AD")
    assert (table.player(0).trapped, table.asks) == (2, "ask-commit")


def test_a_star_is_drawn_for_after_a_fight_that_nobody_won() -> None:
    """R-29, R-49, IP-50, IP-61."""
    table = tetra("PLAIN AB:2", "PLAIN AB:3", events="solar-flare")
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: pass", "1: pass", "chance: 1 2 3, 3 2 1")
    assert (table.place(0), table.place(1), table.player(0).miss_owed) == ("AB:3", "AB:3", 2)


def test_tools_are_for_before_the_move_and_after_it_and_never_amid_it() -> None:
    """R-30, D-9, D-11, D-12: not in a course, not in a fight, not in somebody else's turn."""
    table = tetra("QUILL A.s", "PLAIN D.s", hands={0: "scanner scanner.2", 1: "scanner"})
    assert {"scan", "open", "eat", "recover"} <= set(table.ask(0).options)
    assert table.asked == [0]
    assert list(table.ask(1).options) == [PASS, "concede", "resign"]
    table.tell("0: two-dice heading=AB>B", "chance: 4 5 1")
    assert set(table.ask(0).options) == {"course", "concede", "resign"}
    table.tell("0: course spaces=%39 place=BC:2 route=AB/BC")
    assert {PASS, "scan", "eat", "recover"} <= set(table.ask(0).options)
    assert "open" not in table.ask(0).options


def test_a_missed_turn_is_no_turn_and_a_trapped_one_lacks_only_the_move() -> None:
    """R-31, R-63, R-71: nothing is asked in a missed turn; in a trap an envelope may be opened."""
    table = tetra("QUILL AB:4", "PLAIN D.o", hands={0: "dehydrated-food"}, miss_owed={0: 1})
    assert (table.asked, table.player(0).miss_owed, table.told("missed")[0]["others"]) == ([1], 0, 0)
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "pocket-doorway scanner"}, trapped={0: 2})
    assert (table.player(0).trapped, table.asks) == (1, "ask-end")
    assert {"open", "scan"} <= set(table.ask(0).options)
    assert not {"jump", "one-die", "two-dice"} & set(table.ask(0).options)


def test_whoever_misses_turns_can_be_attacked_and_fights_as_usual() -> None:
    """R-32, R-53: the two fighters are asked, nobody else."""
    table = tetra("PLAIN AB:1", "WISP AB:2", "BRUTE AB:3", miss_owed={1: 2}, hands={1: "missiles"})
    table.tell("0: one-die heading=AB>B", "chance: 1")
    assert (table.asks, table.asked) == ("ask-commit", [0, 1])
    table.tell("0: pass", "1: commit cards=missiles.1+")
    assert table.told("committed")[1]["dice"] == 6


def test_an_envelope_may_be_looked_into_as_often_as_one_likes() -> None:
    """IP-51, R-38: each time it is announced, and never what was there."""
    table = tetra("QUILL A.s", "PLAIN D.o", envelopes={"A": "trap scanner"})
    for _ in range(2):
        table.tell("0: open")
        table.default(0)
    assert len(table.told("opened")) == 2
    assert "scanner" not in str([fact for fact in table.facts if fact.to is None])


def test_a_hand_holds_six_and_goes_nowhere_but_where_the_rules_send_it() -> None:
    """IP-52, R-41, R-42: no option gives, shows or throws away a card."""
    six = "laser-gun missiles grenade trap scanner vaccine"
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: six}, envelopes={"A": "missiles.2"})
    assert set(table.ask(0).options) == {
        *("one-die", "two-dice", "jump", "scan", "recover", "eat", "open"),
        *("stance", "auto-end", "concede", "resign"),
    }
    table.tell("0: open")
    every = "+".join(f"{title}.1" for title in six.split())
    assert table.refused(f"0: divide cards={every}+missiles.2") == "refused-number"


def test_a_robot_and_the_monster_have_no_intelligence() -> None:
    """R-48, R-81: the die too many belongs to the player's own roll."""
    hands = {0: "guardian-robot", 1: "rebreather"}
    table = tetra("QUILL AB:1", "PLAIN A.s", hands=hands)
    table.tell("0: one-die heading=AB>A", "chance: 1 1", "0: course place=A.s route=AB")
    table.tell("0: commit cards=guardian-robot.1+", "1: pass")
    assert len(table.play.asks[CHANCE].options["rolled"].fields) == 3 + 1 + 1
    table.tell("chance: 1 1 1 1 1")
    assert table.play.asks[CHANCE].key == "chance-robot"
    assert len(table.play.asks[CHANCE].options["rolled"].fields) == 3


def test_what_was_used_up_is_no_loot_and_what_can_be_used_again_is() -> None:
    """IP-58, IP-62, R-50, R-51, R-73: one use cards go before the killer takes the hand."""
    hands = {0: "grenade nerve-lash trap", 1: "rebreather"}
    table = tetra("QUILL AB:1", "PLAIN A.s", hands=hands)
    table.tell("0: one-die heading=AB>A", "chance: 1 1", "0: course place=A.s route=AB")
    table.tell("0: commit cards=grenade.1+nerve-lash.1", "1: pass", "chance: 1 1 1 1 1 1 1 1, 6 6 6")
    assert (table.discards, table.hand(1)) == (["grenade"], ["nerve-lash", "rebreather", "trap"])
    assert [fact.to for fact in table.facts if fact.says.key == facts.LOOT] == [(Seat(1),)]
    assert table.told("looted")[0]["number"] == 2


def test_a_disguise_is_of_no_use_in_space() -> None:
    """R-61, IP-97."""
    table = tetra("PLAIN AB:1", "WISP AB:2", hands={0: "costume-trunk euphoric-gas grenade laser-gun"})
    table.tell("0: one-die heading=AB>B", "chance: 1")
    assert table.choices(0, "commit", "cards") == ["laser-gun.1"]


def test_a_trap_catches_the_one_who_set_it_but_only_on_landing_anew() -> None:
    """R-63, R-66, R-67, IP-99: one trap for one landing."""
    table = tetra("QUILL A.s", "PLAIN D.o", hands={0: "trap trap.2"})
    table.tell("0: open", "0: divide cards=+")
    assert table.player(0).trapped == 0
    table.tell("0: one-die heading=AB>B", "chance: 1 1", "0: pass", "1: one-die heading=CD>C", "chance: 1")
    table.tell("1: pass", "0: one-die heading=AB>A", "chance: 1 1", "0: course place=A.s route=AB")
    assert (table.player(0).trapped, table.discards, table.envelope("A")) == (2, ["trap"], ["trap.2"])


def test_the_vault_takes_back_one_use_cards_and_nothing_else() -> None:
    """R-69, R-95, IP-64, IP-89: the discards are public, and hold no prize."""
    discards = "trap laser-gun scanner.2 thermal-suit vaccine"
    table = tetra("PLAIN A.o", "WISP D.o", hands={0: "temporal-vault"}, discards=discards)
    assert table.choices(0, "recover", "card") == ["trap.1", "scanner.2"]
    assert table.view(None).discards == tuple(sorted(table.state.discards))


def test_after_a_jump_there_is_no_heading() -> None:
    """R-75, D-22: the direction of the last step, and after a jump whichever end the drawer names."""
    table = tetra("PLAIN A.o", "WISP D.o", events="gravity-well").tell("0: one-die heading=AB>B", "chance: 3")
    assert table.choices(0, "course", "place") == ["B.o"]
    table = tetra("PLAIN A.o", "WISP D.o", events="gravity-well", hands={0: "pocket-doorway"})
    table.tell("0: jump place=AB:3")
    assert (table.asks, table.ask(0).default.text("heading")) == ("ask-ahead", "AB>A")


def test_in_orbit_nothing_stirs_and_nothing_opens() -> None:
    """R-98, IP-46, IP-49: no hazard, no gear, no envelope."""
    table = tetra("QUILL AB:6", "PLAIN D.o", envelopes={"B": "virulent-bacteria trap"})
    table.tell("0: one-die heading=AB>B", "chance: 1 1", "0: course place=B.o route=AB")
    assert (table.place(0), table.player(0).out, table.player(0).trapped) == ("B.o", False, 0)
    assert "open" not in table.ask(0).options
    assert table.told("showed") == []


def test_envelopes_outlive_their_players() -> None:
    """R-90, R-96, IP-65: whoever resigns in Space leaves the envelopes as they were."""
    table = tetra("PLAIN AB:1", "WISP D.o", "BRUTE B.o", hands={0: "scanner"}, envelopes={"A": "keepsake"})
    table.state.players[0].picks = ["A"]
    table.tell("0: resign sure=yes+")
    assert (table.envelope("A"), table.discards, table.asked) == (["keepsake"], ["scanner"], [1])


def test_the_prize_counts_in_a_hand_only() -> None:
    """IP-2, IP-5, IP-73, IP-116, R-59, R-87: not in the envelope one stands on."""
    hands = {1: "radiation-suit"}
    table = tetra("PLAIN A.o", "PLAIN D.s", chapter="after", slot=1, round=16, hands=hands)
    table.state.planets["D"].envelope = ["keepsake.1"]
    table.tell("1: pass")
    assert table.play.result is not None
    assert (table.play.result.winners, table.play.result.why.key) == ((), facts.NOBODY)


def test_the_last_one_alive_is_announced_and_plays_on() -> None:
    """R-88: nothing is won by that alone."""
    table = tetra("PLAIN A.o", "WISP D.o").tell("0: resign sure=yes+")
    assert len(table.told("last-alive")) == 1
    assert table.play.result is None


def test_that_turns_end_by_themselves_is_between_the_bot_and_the_player() -> None:
    """D-25: said to that player alone, and undone by the same button."""
    table = tetra("PLAIN A.o", "WISP D.o").tell("0: auto-end", "0: auto-end")
    said = [
        (fact.says.key, fact.to) for fact in table.facts if fact.says.key.startswith(f"{facts.PREFIX}auto")
    ]
    assert said == [(facts.ENDS_ALONE, (0,)), (facts.ENDS_ASKED, (0,))]
    assert not table.view(0).auto_end


def test_an_event_is_told_with_what_it_does() -> None:
    """IP-50, IP-115: the title, and the sentence printed on the card."""
    table = tetra("PLAIN A.o", "WISP D.o", events="solar-flare").tell("0: one-die heading=AB>B", "chance: 3")
    (drawn,) = table.told("drew")
    assert str(drawn["event"]) == "Named(kind='event', name='solar-flare')"
    assert str(drawn["effect"]) == "Named(kind='effect', name='solar-flare')"


def test_before_the_prize_is_taken_a_full_hand_says_which_card_goes() -> None:
    """R-55, R-41: the question knows how many cards there are."""
    for hand, fields in (("trap", set[str]()), ("laser-gun missiles grenade trap scanner vaccine", {"card"})):
        table = tetra("PLAIN AB:1", "WISP D.o", afloat="AB:3", hands={0: hand})
        table.tell("0: one-die heading=AB>B", "chance: 4")
        assert table.ask(0).args["number"] == len(hand.split())
        assert set(table.ask(0).options["take"].fields) == fields


@pytest.mark.parametrize(
    ("line", "default"),
    [
        ("", "protect"),
        ("0: stance stance=reusable", "reusable"),
        ("0: stance stance=pass", "pass"),
        ("0: stance stance=cards cards=laser-gun.1+grenade.1", "commit cards=laser-gun.1+"),
        ("0: stance stance=cards cards=grenade.1+", "pass"),
    ],
)
def test_a_standing_order_answers_for_the_absent_and_nobody_else_knows(line: str, default: str) -> None:
    """D-17, D-18: of the cards named those count that may be used in this fight."""
    table = tetra("PLAIN AB:1", "WISP AB:2", hands={0: "laser-gun grenade missiles"})
    public = (table.view(None), table.view(1))
    if line:
        table.tell(line)
        assert [fact.to for fact in table.facts if fact.says.key == facts.STANDS] == [(Seat(0),)]
    assert (table.view(None), table.view(1)) == public
    table.tell("0: one-die heading=AB>B", "chance: 1")
    reply = table.ask(0).default
    cards = "".join(f" cards={'+'.join(reply.many('cards'))}+" for _ in range(bool(reply.fields)))
    assert f"{reply.option}{cards}" == default


def test_the_monster_is_met_with_the_same_question_as_anybody() -> None:
    """D-24, IP-111."""
    table = tetra("PLAIN A.o", "WISP D.o", events="space-monster", hands={0: "missiles grenade"})
    table.tell("0: one-die heading=AB>B", "chance: 3")
    assert (table.asks, table.choices(0, "commit", "cards")) == ("ask-commit", ["missiles.1"])
