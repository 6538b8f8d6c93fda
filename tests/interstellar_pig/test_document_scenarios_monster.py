"""Scenarios of a reader of the original document: the monster kills the holder of the prize, two ships race for it."""

from tests.interstellar_pig.scenario import Table, tetra

HAND = "keepsake nerve-lash laser-gun missiles costume-trunk"


def monster(*dice: str, cards: str = "laser-gun.1+", events: str = "", **laid: object) -> Table:
    """Round 14: the first PLAIN meets the monster on the star AD:4; others are on AD:1 and on AD:6."""
    pawns = ("PLAIN AD:3", "PLAIN AD:1", "PLAIN AD:6")
    table = tetra(*pawns, hands={0: HAND}, events=f"space-monster {events}", round=14, **laid)  # type: ignore[arg-type]
    return table.tell("0: one-die heading=AD>D", "chance: 1", f"0: commit cards={cards}", *dice)


def test_only_cards_for_space_help_against_the_monster() -> None:
    """IP-111, R-81: three dice against the cards and dice of a battle in Space."""
    table = tetra("PLAIN AD:3", "WISP C.s", hands={0: HAND}, events="space-monster")
    table.tell("0: one-die heading=AD>D", "chance: 1")
    assert set(table.choices(0, "commit", "cards")) == {"laser-gun.1", "missiles.1"}
    assert (table.ask(0).args["dice"], table.ask(0).args["enemy_dice"]) == (3, 3)


LOST = ("chance: 3 3 3 3, 5 5 5",)


def test_the_monster_takes_no_hand_and_the_prize_floats_at_the_star() -> None:
    """IP-65, R-54, R-81: round and game go on without the dead."""
    table = monster(*LOST)
    assert (table.player(0).out, table.state.afloat, table.place(0)) == (True, "AD:4", "")
    assert table.discards == ["costume-trunk", "laser-gun", "missiles", "nerve-lash"]
    assert (table.asked, table.state.round, table.state.living) == ([1], 14, [1, 2])


def test_whoever_passes_first_takes_the_prize_and_the_next_finds_nothing() -> None:
    """R-27, R-55."""
    table = monster(*LOST).tell("1: two-dice heading=AD>D", "chance: 3 5")
    assert table.asks == "ask-prize"
    table.tell("1: take", "1: pass", "2: one-die heading=AD>A", "chance: 3")
    assert len(table.told("took-prize")) == 1
    assert (table.hand(1), table.place(2), table.asks) == (["keepsake"], "AD:3", "ask-end")


def test_the_prize_is_taken_before_the_battle_further_on_and_goes_to_whoever_wins_it() -> None:
    """T.3, IP-62."""
    table = monster(*LOST).tell("1: one-die heading=AD>D", "chance: 5", "1: take")
    assert (table.hand(1), table.asks, table.place(1)) == (["keepsake"], "ask-commit", "AD:6")
    table.tell("1: pass", "2: pass", "chance: 1 1 1, 6 6 6")
    assert (table.player(1).out, table.hand(2), table.state.afloat) == (True, ["keepsake"], "")


def test_stopping_at_the_prize_is_first_the_prize_and_then_the_event() -> None:
    """R-29, R-56, R-82: a Black Hole sets it afloat again."""
    table = monster(*LOST, events="black-hole").tell("1: one-die heading=AD>D", "chance: 3", "1: take")
    assert (table.hand(1), table.state.afloat, len(table.told("took-prize"))) == ([], "AD:4", 1)


def test_a_tie_with_the_monster_kills_nobody_and_a_victory_brings_nothing() -> None:
    """R-49, R-81."""
    for dice, cards in (("chance: 3 3 3 6, 5 5 5", 5), ("chance: 6 6 6 6, 5 5 5", 5)):
        table = monster(dice)
        assert (table.player(0).out, len(table.hand(0)), table.asks) == (False, cards, "ask-end")
        assert table.state.events.discards[-1].startswith("space-monster")


def test_missiles_are_spent_against_the_monster_whatever_the_result() -> None:
    """R-50, R-81."""
    table = monster("chance: 6 6 6 6 6, 5 5 5", cards="missiles.1+")
    assert (table.discards, table.player(0).out) == (["missiles"], False)


def test_death_in_an_extra_turn_ends_it_and_the_others_still_bought_are_void() -> None:
    """R-71: play passes on."""
    hands = {0: "dehydrated-food dehydrated-food.2 keepsake"}
    table = tetra("PLAIN AD:2", "PLAIN C.o", hands=hands, events="space-monster", round=14)
    table.tell("0: eat card=dehydrated-food.1", "0: eat card=dehydrated-food.2")
    table.tell("0: one-die heading=AD>D", "chance: 1", "0: pass", "0: one-die heading=AD>D", "chance: 1")
    table.tell("0: pass", "chance: 1 1 1, 6 6 6")
    assert (table.player(0).out, table.asked, table.state.extra) == (True, [1], 0)
    assert table.state.afloat == "AD:4"
