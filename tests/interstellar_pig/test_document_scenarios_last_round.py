"""Scenarios of a reader of the original document: the prize in the last moment, envelopes and full hands."""

import pytest

from games.interstellar_pig import facts
from porc_royal.facts import CHANCE
from tests.interstellar_pig.scenario import Table, tetra

FULL = "missiles force-field rebreather scanner repair-kit trap"
BOOTY = "keepsake laser-gun thermal-suit"
LAST: dict[str, int] = {"round": 16, "slot": 2}


def last_battle(*dice: str) -> Table:
    """Round 16, the last turn: PLAIN with six cards flies six dots onto the holder of the prize."""
    hands = {2: FULL, 1: BOOTY}
    table = tetra("QUILL D.s", "PLAIN AB:6", "PLAIN A.o", hands=hands, **LAST)  # type: ignore[arg-type]
    table.tell("2: two-dice heading=AB>B", "chance: 2 4")
    return table.tell("2: commit cards=missiles.1+force-field.1", "1: protect", *dice)


def winner_of(table: Table) -> tuple[tuple[int, ...], str]:
    assert table.play.result is not None
    return table.play.result.winners, table.play.result.why.key


def test_the_killer_in_the_last_turn_chooses_among_all_eight_cards_and_wins_with_the_prize() -> None:
    """IP-57, IP-58, IP-62 to IP-64, R-50, R-51: the spent card is gone before the booty is counted."""
    table = last_battle("chance: 4 4 4 4 4 4, 3 3 3 4")
    assert [(rolled["score"]) for rolled in table.told("rolled")] == [24, 13]
    assert (table.asks, table.discards) == ("ask-keep", ["missiles"])
    titles = [card.partition(".")[0] for card in table.choices(2, "keep", "keep")]
    assert sorted(titles) == sorted(
        [*["force-field", "rebreather", "scanner", "repair-kit", "trap"], *BOOTY.split()]
    )
    keep = "force-field.1+rebreather.1+repair-kit.1+keepsake.1+laser-gun.1+thermal-suit.1"
    table.tell(f"2: keep keep={keep}", "2: pass")
    assert table.discards == ["missiles", "scanner", "trap"]
    assert winner_of(table) == ((2,), facts.WON_PRIZE)


def test_the_prize_that_the_killer_leaves_floats_there_and_nobody_wins() -> None:
    """IP-65, R-58, R-87: it is never on the discards."""
    table = last_battle("chance: 4 4 4 4 4 4, 3 3 3 4")
    table.tell("2: keep keep=force-field.1+rebreather.1+repair-kit.1+scanner.1+laser-gun.1+thermal-suit.1")
    assert (table.discards, table.state.afloat) == (["missiles", "trap"], "AB:6")
    table.tell("2: pass")
    assert winner_of(table) == ((), facts.NOBODY)


def test_a_tie_in_the_last_turn_spends_the_card_and_the_holder_wins() -> None:
    """IP-61, R-49, R-50."""
    table = last_battle("chance: 3 3 3 3 3 3, 5 5 4 4")
    assert (table.told("tied"), table.discards) == ([{"score": 18}], ["missiles"])
    table.tell("2: pass")
    assert winner_of(table) == ((1,), facts.WON_PRIZE)


def test_whoever_is_passed_in_the_last_turn_is_not_fought() -> None:
    """IP-53, R-27."""
    table = tetra("QUILL D.s", "PLAIN AB:5", "PLAIN A.o", hands={1: BOOTY}, **LAST)  # type: ignore[arg-type]
    table.tell("2: two-dice heading=AB>B", "chance: 2 4", "2: pass")
    assert table.told("fight") == []
    assert winner_of(table) == ((1,), facts.WON_PRIZE)


def test_food_eaten_first_in_round_sixteen_is_an_extra_turn_before_the_others_have_theirs() -> None:
    """IP-100, R-71, R-86: the round stays the same, and the others are not skipped."""
    table = tetra("PLAIN A.o", "WISP C.s", "WISP B.o", round=16, hands={0: "dehydrated-food"})
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: eat card=dehydrated-food.1", "0: pass")
    assert (table.asked, table.asks, table.state.round) == ([0], "ask-turn", 16)
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: pass")
    assert (table.asked, table.state.round) == ([1], 16)
    table.tell("1: one-die heading=CD>D", "chance: 1", "1: pass")
    assert (table.asked, table.state.round, table.play.result) == ([2], 16, None)


def test_food_in_the_very_last_turn_reaches_the_envelope_with_the_prize() -> None:
    """R-30, R-71, R-86: flying, landing and opening are of one turn; the game ends after the extra turn."""
    hands = {2: "dehydrated-food radiation-suit scanner trap vaccine", 0: "dehydrated-food.2"}
    pawns = ("QUILL A.s", "WISP C.s", "PLAIN AD:1")
    table = tetra(*pawns, hands=hands, envelopes={"D": "keepsake"}, **LAST)  # type: ignore[arg-type]
    table.tell("2: two-dice heading=AD>D", "chance: 2 3")
    assert (table.place(2), "open" in table.ask(2).options) == ("AD:6", False)
    table.tell("2: eat card=dehydrated-food.1", "2: pass", "2: one-die heading=AD>D", "chance: 6")
    table.tell("2: course place=D.s route=AD", "2: open")
    table.tell("2: divide cards=keepsake.1+radiation-suit.1+scanner.1+trap.1+vaccine.1")
    assert (len(table.hand(2)), table.asked) == (5, [2])
    table.tell("2: pass")
    assert winner_of(table) == ((2,), facts.WON_PRIZE)
    assert not table.play.asks


def test_nobody_eats_in_another_players_turn() -> None:
    """R-30, R-71: out of turn the food is no option for whoever holds it."""
    table = tetra("QUILL A.s", "WISP C.s", "PLAIN AD:1", hands={0: "dehydrated-food"}, **LAST)  # type: ignore[arg-type]
    assert table.asked == [2]
    assert "eat" not in [name for seat, ask in table.play.asks.items() if seat == 0 for name in ask.options]


def test_whoever_was_killed_before_the_turn_came_is_not_waited_for() -> None:
    """IP-60, R-86: the round ends with those who live."""
    table = tetra("PLAIN AB:1", "PLAIN AB:2", "WISP C.s", round=16)
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: pass", "1: pass", "chance: 6 6 6, 1 1 1")
    table.tell("0: pass")
    assert (table.player(1).out, table.asked) == (True, [2])
    table.tell("2: one-die heading=CD>D", "chance: 1", "2: pass")
    assert winner_of(table) == ((), facts.NOBODY)


@pytest.mark.parametrize(
    ("hand", "winners", "why"), [("", (), facts.NOBODY), ("keepsake", (0,), facts.WON_PRIZE)]
)
def test_the_last_one_alive_wins_only_with_the_prize_in_hand_when_the_game_ends(
    hand: str, winners: tuple[int, ...], why: str
) -> None:
    """IP-5, R-88."""
    table = tetra("PLAIN A.o", "WISP C.s", round=15, slot=1, hands={0: hand})
    table.tell("1: resign sure=yes+")
    assert (table.asked, table.state.round, table.play.result) == ([0], 16, None)
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: pass")
    assert winner_of(table) == (winners, why)


FIVE = "thermal-suit repair-kit dehydrated-food scanner missiles"


def on_a_full_envelope() -> Table:
    """QUILL comes down with five cards on a planet whose envelope holds the prize and three more."""
    envelopes = {"A": "keepsake air-converter grenade vaccine"}
    table = tetra("QUILL AB:1", "PLAIN C.o", round=10, hands={0: FIVE}, envelopes=envelopes)
    table.tell("0: one-die heading=AB>A", "chance: 1 1", "0: course place=A.s route=AB")
    return table.tell("0: open")


def held(titles: str) -> str:
    return "+".join(f"{title}.1" for title in titles.split())


def test_with_five_cards_one_may_be_taken_any_one_and_the_others_stay_unseen() -> None:
    """IP-52, R-38, R-41."""
    table = on_a_full_envelope()
    assert table.refused(f"0: divide cards={held(FIVE)}+grenade.1+keepsake.1") == "refused-number"
    table.tell(f"0: divide cards={held(FIVE)}+grenade.1")
    assert table.envelope("A") == ["air-converter", "keepsake", "vaccine"]
    public = str([fact for fact in table.facts if fact.to is None])
    assert not any(title in public for title in ("keepsake", "air-converter", "vaccine", "grenade"))


def test_room_that_the_food_made_is_for_the_prize_in_the_same_turn_or_in_the_extra_one() -> None:
    """R-19, R-30, R-38: an envelope may be opened again, before the compulsory move of the extra turn too."""
    for again in (False, True):
        table = on_a_full_envelope().tell(f"0: divide cards={held(FIVE)}+grenade.1")
        table.tell("0: eat card=dehydrated-food.1")
        if again:
            table.tell("0: pass")
            assert (table.asks, table.state.round) == ("ask-turn", 10)
            assert not {"pass", "hold"} & set(table.ask(0).options)
        four = held("thermal-suit repair-kit scanner missiles")
        table.tell("0: open", f"0: divide cards={four}+grenade.1+keepsake.1")
        assert (len(table.hand(0)), "keepsake" in table.hand(0)) == (6, True)


def test_a_card_may_be_put_in_to_make_room_and_none_is_thrown_away_on_a_planet() -> None:
    """R-39, R-42: dividing leaves the excess in the envelope, never on the discards."""
    table = on_a_full_envelope()
    table.tell(f"0: divide cards={held('thermal-suit repair-kit dehydrated-food scanner keepsake')}")
    assert table.envelope("A") == ["air-converter", "grenade", "missiles", "vaccine"]
    assert table.discards == []
    assert not {"discard", "throw"} & set(table.ask(0).options)


def test_a_ship_in_orbit_does_not_keep_the_one_on_the_ground_from_opening() -> None:
    """IP-51, R-37."""
    table = tetra("QUILL A.s", "PLAIN A.o", envelopes={"A": "keepsake"})
    assert "open" in table.ask(0).options
    table = tetra("QUILL A.s", "PLAIN A.o", slot=1, envelopes={"A": "keepsake"})
    assert "open" not in table.ask(1).options


def test_with_a_full_hand_the_prize_under_ones_feet_wins_nothing() -> None:
    """IP-2, R-59."""
    envelopes = {"A": "keepsake"}
    hands = {1: "laser-gun missiles grenade trap scanner vaccine"}
    table = tetra("PLAIN D.o", "QUILL A.s", chapter="after", slot=1, round=16, hands=hands)
    table.state.planets["A"].envelope = [f"{title}.1" for title in envelopes["A"].split()]
    table.tell("1: pass")
    assert winner_of(table) == ((), facts.NOBODY)
    assert CHANCE not in table.play.asks
