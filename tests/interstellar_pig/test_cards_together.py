"""Cards, abilities and events against each other in time, as the printed rules have it."""

from tests.interstellar_pig.scenario import tetra


def test_food_eaten_before_the_swarm_buys_a_turn_that_the_swarm_takes() -> None:
    """R-71, R-32: the extra turn is an own turn, and pays."""
    table = tetra("PLAIN A.o", "WISP C.s", events="meteor-swarm", hands={0: "dehydrated-food"})
    table.tell("0: eat card=dehydrated-food.1", "0: one-die heading=AB>B", "chance: 3", "0: pass")
    assert (table.asks, table.asked, table.state.round) == ("ask-repair", [0], 5)
    table.tell("0: pass")
    assert (table.player(0).repair_owed, table.asked) == (0, [1])


def test_a_kit_taken_back_by_the_vault_mends_at_once() -> None:
    """R-69, R-72: both in the turn of the swarm, the turns ending by themselves."""
    discards = "repair-kit repair-kit.2"
    table = tetra(
        "PLAIN A.o", "WISP C.s", events="malfunction", hands={0: "temporal-vault"}, discards=discards
    )
    table.tell("0: auto-end", "0: one-die heading=AB>B", "chance: 3", "0: recover card=repair-kit.1")
    table.tell("0: repair card=repair-kit.1")
    assert (table.player(0).repair_owed, table.asked) == (0, [1])


def test_a_disguise_saves_from_the_fight_and_not_from_the_trap() -> None:
    """R-29, R-61, R-63: hazards come first."""
    hands = {0: "radiation-suit costume-trunk", 1: "radiation-suit.2 laser-gun"}
    table = tetra("PLAIN AD:9", "PLAIN D.s", hands=hands, envelopes={"D": "trap"})
    table.tell(
        "0: one-die heading=AD>D", "chance: 1", "0: course place=D.s route=AD", "0: protect", "1: protect"
    )
    assert (table.player(0).trapped, table.place(0), table.place(1)) == (2, "D.s", "D.s")
    assert (table.hand(1), table.discards) == (["laser-gun", "radiation-suit.2"], ["costume-trunk", "trap"])


def test_a_vaccinated_lander_meets_whoever_lives_there() -> None:
    """R-65: the bacteria are spent, the fight is on."""
    hands = {0: "radiation-suit vaccine", 1: "radiation-suit.2"}
    table = tetra("PLAIN AD:9", "PLAIN D.s", hands=hands, envelopes={"D": "virulent-bacteria"})
    table.tell("0: one-die heading=AD>D", "chance: 1", "0: course place=D.s route=AD")
    assert (table.asks, table.asked, table.discards) == ("ask-commit", [0, 1], ["virulent-bacteria"])
    assert "vaccine" in table.hand(0)


def test_the_trapped_defender_who_wins_stays_trapped_and_holds_six() -> None:
    """R-41, R-51, R-52: what is over goes into the envelope here, unseen by anybody."""
    hands = {0: "radiation-suit grenade missiles scanner", 1: "radiation-suit.2 laser-gun trap keepsake"}
    table = tetra("PLAIN AD:9", "PLAIN D.s", hands=hands, trapped={1: 2})
    table.tell("0: one-die heading=AD>D", "chance: 1", "0: course place=D.s route=AD", "0: pass", "1: pass")
    table.tell("chance: 1 1 1, 6 6 6")
    assert table.asks == "ask-keep"
    cards = "keepsake.1+radiation-suit.2+laser-gun.1+grenade.1+missiles.1+scanner.1"
    assert table.refused("1: keep keep=keepsake.1+trap.1+laser-gun.1+grenade.1+missiles.1+scanner.1") != ""
    table.tell(f"1: keep keep={cards}")
    assert (table.player(1).trapped, table.envelope("D"), table.discards) == (
        1,
        ["radiation-suit", "trap"],
        [],
    )


def test_the_winner_in_space_who_lets_the_prize_go_cannot_take_it_up_again() -> None:
    """IP-65, R-56, R-58: and the star is drawn for."""
    hands = {0: "trap trap.2 scanner scanner.2", 1: "keepsake vaccine rebreather"}
    table = tetra("PLAIN AB:2", "PLAIN AB:3", "WISP C.s", hands=hands, events="solar-flare")
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: pass", "1: pass", "chance: 6 6 6, 1 1 1")
    table.tell("0: keep keep=trap.1+trap.2+scanner.1+scanner.2+vaccine.1+rebreather.1")
    assert (table.state.afloat, table.asks, table.player(0).miss_owed) == ("AB:3", "ask-end", 2)


def test_a_monster_after_a_fight_finds_the_missiles_gone() -> None:
    """R-50, R-81: One Use is one use."""
    hands = {0: "missiles", 1: "rebreather"}
    table = tetra("PLAIN AB:2", "PLAIN AB:3", "WISP C.s", hands=hands, events="space-monster")
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: protect", "1: pass", "chance: 6 6 6 6 6, 1 1 1")
    assert (table.asks, table.choices(0, "commit", "cards"), table.hand(0)) == (
        "ask-commit",
        [],
        ["rebreather"],
    )


def test_gas_saves_a_loser_against_robots_and_is_not_wasted_on_a_tie() -> None:
    """R-60, R-62."""
    hands = {0: "radiation-suit euphoric-gas", 1: "radiation-suit.2 guardian-robot"}
    lines = (
        "0: one-die heading=AD>D",
        "chance: 1",
        "0: course place=D.s route=AD",
        "0: protect",
        "1: protect",
    )
    table = tetra("PLAIN AD:9", "PLAIN D.s", hands=hands).tell(*lines, "chance: 4 4 4, 1 1 1, 6 6 6")
    assert (table.discards, table.place(0), table.asks) == (["euphoric-gas"], "D.s", "ask-end")
    table = tetra("PLAIN AD:9", "PLAIN D.s", hands=hands).tell(*lines, "chance: 4 4 4, 1 1 1, 4 4 4")
    assert (table.discards, "euphoric-gas" in table.hand(0)) == ([], True)


def test_a_worm_hole_into_a_black_hole_loses_the_prize_where_the_ship_is() -> None:
    """R-79, R-82: at the star where the second card was drawn."""
    table = tetra("PLAIN A.o", "WISP C.s", events="worm-hole black-hole", hands={0: "keepsake trap"})
    table.tell("0: one-die heading=AB>B", "chance: 3", "0: jump place=BD:2")
    assert (table.state.afloat, table.discards, table.asks) == ("BD:2", ["trap"], "ask-end")


def test_lost_in_space_may_end_in_a_fight_on_the_way_back() -> None:
    """R-27, R-28, R-76: a ship that was passed on the way there is met on the way back."""
    table = tetra("PLAIN AB:1", "WISP AB:2", "BRUTE C.o", events="lost-in-space")
    table.tell("0: one-die heading=AB>B", "chance: 2, 1")
    assert (table.place(0), table.asks, table.asked) == ("AB:2", "ask-commit", [0, 1])


def test_loot_of_the_first_fight_is_used_in_the_second() -> None:
    """R-44, R-51."""
    hands = {0: "radiation-suit", 1: "laser-gun", 2: "radiation-suit.2"}
    table = tetra("PLAIN AB:1", "WISP AB:2", "PLAIN AB:2", hands=hands)
    table.tell("0: one-die heading=AB>B", "chance: 1", "0: fight order=1+2", "0: pass", "1: pass")
    table.tell("chance: 6 6 6, 1 1 1 1")
    assert (table.asked, table.choices(0, "commit", "cards")) == ([0, 2], ["laser-gun.1"])


def test_a_door_out_of_a_trap_stays_shut() -> None:
    """R-31, R-68: the vault may be used all the same, and what it brings."""
    hands = {0: "pocket-doorway temporal-vault"}
    table = tetra("QUILL A.s", "PLAIN D.o", hands=hands, trapped={0: 1}, discards="scanner")
    assert "jump" not in table.ask(0).options
    table.tell("0: recover card=scanner.1", "0: scan planet=B", "0: pass")
    assert (table.player(0).trapped, table.asked) == (0, [1])
