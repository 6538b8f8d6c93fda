"""Machine goes on and on, Masochist wins when all its ships are lost."""

from games.cosmic.state.state import REGROUPED, REMOVED, Policy
from tests.cosmic.scenario import Table, meet, ready


def test_machine_has_another_encounter_after_a_failure() -> None:
    """A24."""
    table = meet("machine", cards=("attack_04", "attack_20"), hands={0: "attack_06"}, through=True)
    table.state.now.again = ""
    table.until("choose-yes").finish()
    assert table.winner == ""
    assert table.state.now.number == 2


def test_machine_stops_without_an_encounter_card() -> None:
    table = meet("machine", cards=("attack_04", "attack_20"), hands={0: "morph"}, through=True)
    table.state.players[0].hand.remove("morph_1")
    table.state.deck.pile.append("morph_1")
    table.state.now.again = ""
    table.finish()
    assert table.state.encounter is None


def test_a_zapped_machine_stops() -> None:
    table = meet(
        "machine",
        cards=("attack_04", "attack_20"),
        hands={0: "attack_06", 1: "cosmic_zap"},
        policies={1: Policy(powers=("machine",))},
        through=True,
    )
    table.state.now.again = "yes"
    assert table.finish().state.encounter is None


def test_machines_wild_has_a_second_encounter_with_a_new_hand() -> None:
    table = meet(
        cards=("attack_04", "attack_20"),
        hands={0: "flare_machine"},
        policies={0: ready("machine")},
        through=True,
    )
    table.state.now.again = "yes"
    table.finish()
    assert table.state.now.number == 2
    assert "morph" in table.hand(0)


def test_machines_super_draws_a_card_instead_of_a_ship() -> None:
    table = meet(
        "machine",
        chapter="encounter",
        warp={0: 2},
        hands={0: "flare_machine"},
        policies={0: ready("machine")},
    ).until("launch")
    assert table.lost(0) == 2
    assert len(table.hand(0)) == 2


def test_masochist_wins_when_all_its_ships_are_lost() -> None:
    """A27: without a colony its power works, too."""
    table = meet("", "", "masochist", chapter="encounter", warp={2: 20})
    assert table.play.result is not None
    assert table.play.result.winners == (2,)
    assert table.play.result.why.key == "cosmic-won-by-power"


def test_masochist_wins_at_its_own_regroup_before_a_ship_is_taken() -> None:
    table = meet("masochist", chapter="encounter", warp={0: 20})
    assert table.play.result is not None
    assert table.play.result.winners == (0,)


def test_masochist_with_a_single_ship_does_not_win() -> None:
    assert meet("", "", "masochist", chapter="encounter", warp={2: 19}).play.result is None


def test_masochists_wild_lets_another_player_take_a_ship() -> None:
    table = meet(
        chapter="encounter",
        warp={0: 2, 3: 2},
        hands={1: "flare_masochist"},
        policies={1: ready("masochist")},
    )
    table.until("choose-seat").tell("1: seat seat=%33")
    assert (table.lost(0), table.lost(3)) == (2, 1)


def test_masochists_wild_is_of_no_use_when_the_offenses_ships_are_all_lost() -> None:
    """A27: in the warp, or out of the game."""
    said = {"hands": {1: "flare_masochist"}, "policies": {1: ready("masochist")}}
    table = meet(chapter="encounter", warp={0: 20, 3: 2}, **said)  # type: ignore[arg-type]
    assert (table.said("cosmic-played"), table.lost(0), table.lost(3)) == ([], 19, 2)


def lose_one_for_good(seat: int) -> Table:
    """Red regroups; a Masochist with its super flare has two ships in the warp."""
    aliens = ["masochist" if one == seat else "" for one in range(4)]
    said = {"hands": {seat: "flare_masochist"}, "policies": {seat: ready("masochist")}}
    return meet(*aliens, chapter="encounter", warp={seat: 2}, **said)  # type: ignore[arg-type]


def test_masochists_super_removes_a_ship_from_the_game_instead_of_retrieving_it() -> None:
    """A27: in its own regroup."""
    table = lose_one_for_good(0)
    assert (table.lost(0), table.ships(REMOVED)[0], table.ships(REGROUPED)[0]) == (1, 1, 0)


def test_masochists_super_may_be_played_at_the_gate_after_its_regroup() -> None:
    """A27, BOT-2: the ship that it took leaves the game, before it has landed."""
    gates = {"pace": "gates"}
    table = meet("masochist", chapter="encounter", warp={0: 2}, hands={0: "flare_masochist"}, options=gates)
    assert table.until("gate-start").ships(REGROUPED)[0] == 1
    table.tell("0: play card=flare_masochist", "1: pass", "2: pass", "3: pass").until("launch")
    assert (table.lost(0), table.ships(REMOVED)[0], table.ships(REGROUPED)[0]) == (1, 1, 0)


def test_masochists_super_does_nothing_in_the_regroup_of_another() -> None:
    table = lose_one_for_good(1)
    assert (table.said("cosmic-played"), table.lost(1), table.ships(REMOVED)[1]) == ([], 2, 0)
