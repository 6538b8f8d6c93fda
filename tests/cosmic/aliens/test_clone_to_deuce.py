"""Clone, Cudgel, Deuce."""

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import meet

ATTACKS = ("attack_20", "attack_08")


def ready(seat: int, *cards: str) -> dict[int, Policy]:
    return {seat: Policy(ready=cards)}


def test_clone_keeps_its_card_and_filch_finds_nothing_of_it() -> None:
    """A7, S-7: Filch is asked for nothing, for only its own card lies there."""
    table = meet("clone", "filch", cards=("attack_30", "attack_08"), through=True).finish()
    assert (table.hand(0), table.discards) == (["attack_30"], ["attack_08"])


def test_filch_takes_what_clone_leaves() -> None:
    """S-7 (d)."""
    idle = {0: Policy(idle=("clone",))}
    table = meet("clone", "filch", cards=("attack_30", "attack_08"), through=True, policies=idle)
    table.until("power").tell("1: use").finish()
    assert (table.hand(0), table.hand(1)) == ([], ["attack_30"])


def test_a_clone_in_defense_keeps_its_card_from_filch_too() -> None:
    """S-7 (b)."""
    table = meet("filch", "clone", cards=("attack_08", "attack_30"), through=True)
    assert (table.finish().hand(1), table.discards) == (["attack_30"], ["attack_08"])


def test_a_zapped_clone_loses_its_card() -> None:
    """S-7 (c)."""
    said = {"hands": {1: "cosmic_zap"}, "policies": {1: Policy(powers=("clone",))}}
    table = meet("clone", "filch", cards=("attack_30", "attack_08"), through=True, **said)  # type: ignore[arg-type]
    table.until("power").tell("1: use").finish()
    assert (table.hand(0), table.hand(1)) == ([], ["attack_30"])


def test_an_absent_clone_keeps_its_card_and_one_told_to_rest_discards_as_everybody() -> None:
    """BOT-2: Clone keeps it unless its owner has ordered otherwise; nobody is asked."""
    assert meet("clone", cards=ATTACKS, through=True).finish().hand(0) == ["attack_20"]
    idle = {0: Policy(idle=("clone",))}
    assert meet("clone", cards=ATTACKS, through=True, policies=idle).finish().hand(0) == []


def test_clones_wild_keeps_an_artifact_until_the_encounter_ends() -> None:
    said = {
        "hands": {3: "emotion_control flare_clone"},
        "policies": ready(3, "emotion_control_1", "flare_clone"),
    }
    table = meet(cards=ATTACKS, through=True, **said)  # type: ignore[arg-type]
    table.until("deal")
    assert (table.hand(3), table.view(0).seats[3].displayed) == (["flare_clone"], ("emotion_control_1",))
    assert sorted(table.finish().hand(3)) == ["emotion_control", "flare_clone"]


def test_clones_super_takes_up_to_twice_the_compensation() -> None:
    """Red loses two ships, and takes three of Blue's five cards."""
    said = {
        "hands": {0: "flare_clone", 1: "attack_04 attack_05 attack_06 morph plague"},
        "policies": ready(0, "flare_clone"),
    }
    table = meet("clone", cards=("negotiate", "attack_08"), ships=2, **said).until("choose-number")  # type: ignore[arg-type]
    assert table.refused("0: number number=5") == "refused-number"
    table.tell("0: number number=3").finish()
    assert (len(table.hand(0)), len(table.hand(1))) == (4, 2)


def test_cudgel_takes_as_many_ships_more_as_it_had_in_the_encounter() -> None:
    """A8: Blue loses four on the planet, and three more."""
    table = meet("cudgel", cards=ATTACKS).finish()
    assert (table.lost(1), table.lost(0)) == (7, 0)


def test_cudgel_as_the_defense_strikes_the_offense() -> None:
    """Red loses its three in the gate, and four more."""
    assert meet("", "cudgel", cards=("attack_04", "attack_08")).finish().lost(0) == 7


def test_cudgel_strikes_only_with_an_attack_and_only_if_it_has_won() -> None:
    assert meet("cudgel", cards=("attack_04", "attack_08")).finish().lost(1) == 0


def test_a_zapped_cudgel_does_not_strike() -> None:
    said = {"hands": {1: "cosmic_zap"}, "policies": {1: Policy(powers=("cudgel",))}}
    assert meet("cudgel", cards=ATTACKS, **said).finish().lost(1) == 4  # type: ignore[arg-type]


def test_cudgel_without_its_power_does_not_strike() -> None:
    """CE-23: two home colonies are left."""
    table = meet("cudgel", cards=ATTACKS, placed={0: ["2-1 4", "2-2 4", "2-3 4"]})
    assert table.finish().lost(1) == 4


def test_cudgels_super_strikes_allies_too() -> None:
    """Green loses its one in the encounter, and three more."""
    said = {"hands": {0: "flare_cudgel"}, "policies": ready(0, "flare_cudgel"), "allies": {2: "defense 1"}}
    table = meet("cudgel", cards=ATTACKS, **said).finish()  # type: ignore[arg-type]
    assert (table.lost(1), table.lost(2)) == (7, 4)


def test_cudgels_wild_clears_the_planet_of_all_but_allies() -> None:
    """Green had two there, Yellow is an ally and had one."""
    said = {"hands": {0: "flare_cudgel"}, "policies": ready(0, "flare_cudgel"), "allies": {3: "offense 1"}}
    table = meet(cards=ATTACKS, placed={2: ["1-1 2"], 3: ["1-1 1"]}, **said).finish()  # type: ignore[arg-type]
    assert (table.ships("1-1"), table.lost(2)) == ([3, 0, 0, 2], 2)


def test_deuce_adds_two_attacks_and_takes_the_lower_one_back() -> None:
    """A9: 10 + 06 + 3."""
    table = meet("deuce", cards=("", "attack_08"), hands={0: "attack_10 attack_06"}, through=True).until(
        "card"
    )
    table.tell("0: card cards=attack_06_1+attack_10_1").finish()
    assert table.totals == {0: 19, 1: 12}
    assert (table.hand(0), table.discards) == (["attack_06"], ["attack_10", "attack_08"])


def test_any_negotiate_makes_deuce_negotiate() -> None:
    table = meet("deuce", cards=("", "attack_08"), hands={0: "attack_10 negotiate"}, through=True).until(
        "card"
    )
    table.tell("0: card cards=attack_10_1+negotiate_1").finish()
    assert (table.totals, table.hand(0)) == ({}, ["attack_10", "negotiate"][:1])


def test_a_morph_of_deuces_counts_as_the_opponents_attack() -> None:
    """06 and a copied 08, and 3."""
    table = meet("deuce", cards=("", "attack_08"), hands={0: "attack_06 morph"}).until("card")
    assert table.tell("0: card cards=attack_06_1+morph_1").finish().totals == {0: 17, 1: 12}


def test_deuce_as_the_defense_with_a_single_encounter_card_draws_a_new_hand() -> None:
    said = {"hands": {0: "flare_fido", 1: "plague"}, "policies": ready(0, "flare_fido")}
    table = meet("", "deuce", cards=ATTACKS, **said)  # type: ignore[arg-type]
    assert table.said("cosmic-new-hand")[0]["number"] == 2
    assert (
        len([card for card in table.until("card").hand(1) if card[:6] in {"attack", "negoti", "morph"}]) >= 2
    )


def test_a_zapped_deuce_plays_one_card() -> None:
    said = {"hands": {0: "attack_10 attack_06", 1: "cosmic_zap"}, "policies": {1: Policy(powers=("deuce",))}}
    table = meet("deuce", cards=("", "attack_08"), **said).until("card").finish()  # type: ignore[arg-type]
    assert table.totals == {0: 13, 1: 12}


def test_an_absent_deuce_plays_two_cards() -> None:
    assert meet("deuce", cards=("", "attack_08"), hands={0: "attack_04 attack_06"}).finish().totals[0] == 13


def test_deuces_super_may_discard_both() -> None:
    said = {"hands": {0: "attack_10 attack_06 flare_deuce"}, "policies": ready(0, "flare_deuce")}
    table = meet("deuce", cards=("", "attack_08"), through=True, **said)  # type: ignore[arg-type]
    table.until("choose-yes").tell("0: yes").finish()
    assert table.hand(0) == ["flare_deuce"]


def test_deuces_wild_subtracts_an_attack_equal_to_a_revealed_one() -> None:
    """Green, an ally of Blue, throws an 08 against the offense's 08: 08 + 3 - 08; Blue 10 + 4 + 1."""
    said = {
        "hands": {2: "attack_08 flare_deuce"},
        "policies": ready(2, "flare_deuce"),
        "allies": {2: "defense 1"},
    }
    table = meet(cards=("attack_08", "attack_10"), **said).until("choose-card")  # type: ignore[arg-type]
    table.tell("2: card cards=attack_08_1+", "2: yes").finish()
    assert table.totals == {0: 3, 1: 15}
