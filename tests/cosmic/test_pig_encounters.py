"""Cosmic Pig: the lower total, any number of ships, any base of a system, captures and landings."""

import pytest

from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIGGY
from games.cosmic.extension.hooks import Reckoning
from games.cosmic.practice.suggestions import suggest
from games.cosmic.questions.script import EncounterOver
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.launch import launch
from games.cosmic.rules.resolution import win_as_defense
from games.cosmic.rules.rewards import make_rewards_ahead
from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.pig import contents, holder, run, stage, take_from_deck, totals

THREE_AND_THREE = {0: ["2-1 4", "2-2 4", "3-1 1"]}
"""Red has three home bases and three foreign ones."""
FEW = 3
"""Steps of a rule: what it tells, and then what it asks."""


def test_tv_2_the_total_is_the_card_less_bases_and_ships() -> None:
    """CP-20, CP-21: 10 - (3 + 3 + 3 + 3); the bases of allies do not count."""
    table = stage(cards=("attack_10", "attack_40"), placed=THREE_AND_THREE, allies={2: "offense 3"}).finish()
    assert totals(table)[0] == -2
    assert table.winner == "offense"
    assert Reckoning(10, 3, 3, 0, bases=6, less=True).total == -2


def test_a_tie_of_totals_goes_to_the_defense() -> None:
    """CP-R22: 10 - 5 - 3 and 11 - 5 - 4."""
    table = stage(cards=("attack_10", "attack_12"))
    table.state.ships["1-1"][1], table.state.ships["1-2"][1] = 5, 3
    table.finish()
    assert totals(table) == {0: 2, 1: 2}
    assert table.winner == "defense"


def test_bases_that_ships_have_left_count_no_more() -> None:
    """CP-R1: Red launches all four of its first planet; the target counts for the defense."""
    table = stage(cards=("attack_10", "attack_10"), ships=4).finish()
    assert totals(table) == {0: 10 - 4 - 4, 1: 10 - 5 - 4}


def test_reinforcements_are_taken_off() -> None:
    """CP-22: 11 - 5 - 3 - 5 beats 8 - 5 - 4; they are bid because that decides."""
    table = stage(
        cards=("attack_11", "attack_08"),
        hands={0: "reinforcement_5"},
        policies={0: Policy(reinforce=True)},
    ).finish()
    assert totals(table) == {0: -2, 1: -1}


def test_a_kicker_multiplies_the_card() -> None:
    """CP-23: 4 x 0 - 5 - 3."""
    table = stage(cards=("attack_04", "attack_08"), hands={0: "kicker_0"}, options={"kickers": "old"})
    table.until("card")
    card = next(one for one in table.state.players[0].hand if one.startswith("attack_04"))
    table.tell(f"0: card card={card} kicker=kicker_0_1").finish()
    assert totals(table)[0] == -8


def test_any_attack_beats_a_negotiate() -> None:
    """CP-24, CE-101: however high it is."""
    assert stage(cards=("negotiate", "attack_40")).finish().winner == "defense"


def test_tv_14_homo_sapiens_adds() -> None:
    """CP-26: 14 + 4 against 6 + 1 + 2 + 3; bases do not count, the higher total wins."""
    table = stage("homo_sapiens", cards=("attack_14", "attack_06"), ships=4, allies={3: "defense 2"})
    table.state.ships["1-1"][1], table.state.ships["1-2"][1] = 1, 7
    defense = table.state.now.defense
    assert defense is not None
    defense.reinforcements.append(take_from_deck(table.state, "reinforcement_3"))
    table.until("power").tell("0: use").finish()
    assert totals(table, "cosmic-total") == {0: 18, 1: 12}
    assert table.winner == "offense"
    assert not table.play.view(None).encounter.lower  # type: ignore[union-attr]


def test_homo_sapiens_may_declare_late_with_its_flare() -> None:
    """CP-R28: after the reveal; as a wild flare it stops wild flares like that of Anti-Matter."""
    table = stage(
        "homo_sapiens",
        cards=("attack_14", "attack_06"),
        hands={0: "flare_homo_sapiens"},
        policies={0: Policy(ready=("flare_homo_sapiens",))},
        ships=4,
    ).finish()
    assert totals(table, "cosmic-total") == {0: 18, 1: 10}


def test_powers_that_help_are_taken_off_too() -> None:
    """CP-R23, A19: Human makes its own side's total four lower."""
    table = stage("human", cards=("attack_10", "attack_10")).finish()
    assert totals(table)[0] == 10 - 5 - 3 - 4


def test_loser_turns_the_lower_round() -> None:
    """CP-R26: after everything else the winner loses."""
    table = stage("loser", cards=("attack_04", "attack_20")).until("power").tell("0: use").finish()
    assert table.winner == "defense"


def test_tripler_works_on_the_card_as_written() -> None:
    """CP-R27, A46: 12 / 3."""
    table = stage("tripler", cards=("attack_12", "attack_20")).finish()
    assert totals(table)[0] == 4 - 5 - 3


def test_any_number_of_ships_may_be_launched_and_they_leave_their_bases() -> None:
    """CP-25."""
    table = stage(cards=("attack_10", "attack_10"), chapter="launch").until("launch")
    assert len(table.choices(0, "launch", "ships", planet="1-1")) == 20
    ships = "+".join(f"0-{planet}.{ship}" for planet in (1, 2) for ship in (1, 2, 3, 4))
    table.tell(f"0: launch planet=1-1 ships={ships}")
    assert table.ships("gate") == [8, 0, 0, 0]
    assert table.ships("0-1") == [0, 0, 0, 0]


def test_allies_may_send_any_number() -> None:
    """CP-25."""
    table = stage(cards=("attack_10", "attack_10"), chapter="alliance").until("invite")
    table.tell("0: invite seats=%32+", "1: pass").until("ally")
    assert len(table.choices(2, "ally", "ships", side="offense")) == 20
    moves = suggest(table.view(2), table.ask(2), "ally")
    assert {len(one.reply.many("ships")) for one in moves} == {1, 2, 3, 4, 8}


def test_launches_with_many_ships_stand_in_the_menu() -> None:
    """CP-25: besides those of the base game."""
    table = stage(cards=("attack_10", "attack_10"), chapter="launch").until("launch")
    moves = suggest(table.view(0), table.ask(0), "launch")
    assert {len(one.reply.many("ships")) for one in moves} == {8, 4, 2, 1}


def test_the_defense_may_add_ships_of_other_bases() -> None:
    """CP-R11: after the launch, before invitations; they go home when it wins."""
    table = stage(cards=("attack_20", "attack_04"), chapter="launch").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+").until("pig-defend")
    table.tell("1: ships ships=1-2.1+1-3.1")
    assert table.ships("beside") == [0, 2, 0, 0]
    table.finish()
    assert totals(table)[1] == 4 - 5 - 6
    assert table.ships("beside") == [0, 0, 0, 0]
    assert table.lost(1) == 0


def test_the_defense_adds_none_where_that_was_agreed() -> None:
    """CP-R11."""
    table = stage(cards=("attack_20", "attack_04"), chapter="launch", options={"pig_defense": False}).until(
        "launch"
    )
    table.tell("0: launch planet=1-1 ships=0-1.1+")
    assert table.question != "cosmic-ask-pig-defend"


def test_tv_17_any_base_of_the_system_may_be_attacked() -> None:
    """CP-31, CP-32: Yellow is drawn, Blue's base there is attacked; Yellow's own ships are bystanders."""
    table = stage(
        cards=("attack_04", "attack_40"),
        chapter="launch",
        destiny="colour_2_1",
        placed={1: ["2-2 2"], 2: ["2-1 3"]},
    )
    table.state.ships["2-2"][2], table.state.ships["2-3"][2] = 1, table.state.ships["2-3"][2] + 3
    table.until("launch")
    assert table.choices(0, "launch", "against", planet="2-2") == ["1", "2"]
    table.tell("0: launch planet=2-2 ships=0-1.1+0-1.2 against=%31").until("card")
    assert table.state.now.defense is not None
    assert table.state.now.defense.seat == 1
    table.finish()
    assert table.ships("2-2") == [2, 0, 1, 0]
    assert table.lost(1) == 2


def test_empty_planets_are_defended_by_the_owner_and_own_bases_are_no_targets() -> None:
    """CP-R13, CP-R14: "1-5" is empty, on "1-4" there is none but Red."""
    table = stage(
        cards=("attack_04", "attack_40"), chapter="launch", placed={1: ["2-1 4", "1-3 4"], 0: ["1-4 2"]}
    )
    table.until("launch")
    assert table.choices(0, "launch", "planet") == ["1-1", "1-2", "1-3", "1-5"]
    table.tell("0: launch planet=1-5 ships=0-1.1+").until("card")
    assert table.state.now.defense is not None
    assert table.state.now.defense.seat == 1


def test_whoever_can_attack_nobody_anywhere_does_not_draw_for_ever() -> None:
    """CE-63, CP-32: Red alone stands on every planet of the others, and on all of its own."""
    table = stage()
    state = table.state
    for place, there in state.ships.items():
        there[:] = [int(place in state.planets), 0, 0, 0]
    with pytest.raises(EncounterOver) as over:
        run(launch(state))
    assert not over.value.success


def test_where_nobody_else_has_a_base_the_absent_settle_at_home() -> None:
    """CE-52b, BOT-2: drawing again would lead nowhere."""
    gone = {seat: ["removed 20"] for seat in (1, 2, 3)}
    everywhere = [f"{system}-{planet} 1" for system in (1, 2, 3) for planet in range(1, 6)]
    table = stage(chapter="launch", destiny="colour_0_1", placed={**gone, 0: everywhere}).until("launch")
    assert table.ask(0).default.option == "refound"


def test_where_a_player_who_must_be_met_has_no_base_destiny_decides() -> None:
    """CP-31: a second encounter against Blue (CE-121), in whose system there is nothing but Red."""
    table = stage(destiny="colour_2_1")
    state = table.state
    for planet in range(1, 6):
        state.ships[f"1-{planet}"][:] = [1, 0, 0, 0]
    state.now.against = Seat(1)
    rule = launch(state)
    for _ in range(FEW):
        rule.send(None)
    rule.close()
    assert table.state.now.against is None
    assert state.now.destiny == "colour_2_1"


@pytest.mark.parametrize(
    ("card", "first", "last"),
    [("wild_1", "1-1", "3-5"), ("special_cards", "2-1", "2-5"), ("colour_0_1", "0-5", "0-5")],
)
def test_a_wild_chooses_a_system_a_special_names_one(card: str, first: str, last: str) -> None:
    """CP-R15: and the own colour is as in the base game (CE-52)."""
    table = stage(
        cards=("attack_04", "attack_40"),
        chapter="launch",
        destiny=card,
        hands={2: "morph plague"},
        placed={1: ["0-5 1"]},
    ).until("launch")
    planets = table.choices(0, "launch", "planet")
    assert (planets[0], planets[-1]) == (first, last)


# --------------------------------------------------------------------------------------------------------- captures


def test_the_winning_main_player_takes_the_piggy_before_compensation() -> None:
    """CP-27, CP-28, CP-R17, CP-R19: from the beaten, then compensation may take it back; here there is nothing else."""
    table = stage(cards=("negotiate", "attack_40"), piggy=0, ships=4).finish()
    assert [args["who"].seat for args in table.said("cosmic-pig-captures")] == [1]  # type: ignore[union-attr]
    assert holder(table) == 0
    told = [fact.says.key for fact in table.facts]
    assert told.index("cosmic-pig-captures") < told.index("cosmic-compensation")


def test_it_is_taken_from_an_ally_of_the_beaten_too() -> None:
    """CP-27."""
    table = stage(cards=("attack_04", "attack_40"), piggy=3, allies={3: "defense 2"}).finish()
    assert holder(table) == 0


def test_an_ally_who_wins_takes_nothing_and_an_envelope_is_no_hand() -> None:
    """CP-27, CP-R2: under a planet of the beaten it is not held."""
    table = stage(cards=("attack_04", "attack_40"), piggy="1-3", allies={2: "offense 1"}).finish()
    assert table.said("cosmic-pig-captures") == []
    assert contents(table, "1-3") == ["the_piggy"]
    table = stage(cards=("attack_04", "attack_40"), piggy=2, allies={2: "offense 1"}).finish()
    assert holder(table) == 2


def test_nobody_captures_where_both_sides_lose() -> None:
    """CP-R20."""
    table = stage(cards=("morph", "morph"), piggy=0, options={"large_group": "always"}).finish()
    assert table.winner == "nobody"
    assert holder(table) == 0


def test_whoever_retreats_is_beaten() -> None:
    """CP-R21, X-10, CD-60: its ships are safe, The Piggy is not; Joker makes a retreat of the card."""
    table = stage(cards=("attack_20", "attack_04"), piggy=0)
    offense, defense = table.state.now.offense, table.state.now.defense
    assert defense is not None
    offense.shown, defense.shown = "retreat", "attack_04"
    table.state.now.winner = "defense"
    ran = win_as_defense(table.state, offense, defense, make_rewards_ahead())
    run(ran)
    assert holder(table) == 1
    assert table.lost(0) == 0


def test_barbarian_loots_after_the_capture() -> None:
    """CP-R17, A4: BOT-5 has the capture first; what he discards is never The Piggy."""
    table = stage("barbarian", cards=("attack_04", "attack_40"), piggy=1, hands={1: "morph"}).finish()
    assert holder(table) == 0
    assert PIGGY not in table.state.deck.discards


def test_a_practice_player_draws_no_further_card_where_none_leads_anywhere() -> None:
    """CE-52, CE-63, CP-31: only the own colour leads to anybody; with a small chance there it would draw for ever."""
    foreign = [f"{system}-{place}" for system in (1, 2) for place in range(1, 6)]
    table = stage(
        players=3,
        hands={0: "attack_40"},
        chapter="launch",
        destiny="colour_0_1",
        warp={1: 20},
        placed={0: [f"{planet} 1" for planet in foreign], 2: ["0-3 8", "0-4 6", "0-5 6"]},
    ).until("launch")
    assert "redraw" in table.ask(0).options
    table.take(Seat(0), RULEBOOK.practise(table.view(0), table.ask(0), 0))  # its orders
    assert RULEBOOK.practise(table.view(0), table.ask(0), 0).option == "launch"
