"""Gambler's claims, Lizard's morphed ships and Pirate's captives, against powers that act at the same time."""

import pytest

from games.cosmic.rules.captured import name_hold
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import GATE, Policy
from tests.cosmic.pairs.plays import hold
from tests.cosmic.prepared import prepare, reply
from tests.cosmic.scenario import REMOVED, Table, count_uses, meet, ready

BLUFF = ("attack_04", "attack_20")


def cancel(seat: int, *powers: str) -> dict[int, Policy]:
    """A seat's order to cancel these powers."""
    return {seat: Policy(powers=powers)}


def claim(table: Table, card: str, *, doubted: bool = False, at: int = 0) -> Table:
    """Gambler says what its card is; its opponent answers."""
    reply(table.until("gambler-claim"), at, "claim", card=card)
    return reply(table.until("gambler-doubt"), 1 - at, "doubt" if doubted else "pass")


def capture(table: Table, number: int, *owners: int, at: int = 0) -> Table:
    """Pirate sends ships home, and names whose ships it takes for them."""
    reply(table.until("pirate-capture"), at, "capture", number=number)
    for owner in owners:
        reply(table, at, "seat", seat=str(owner))
    return table


def buried(table: Table) -> str:
    """What lies at the bottom of the cosmic deck."""
    return find_kind(table.state.deck.pile[0]).name


# ------------------------------------------------------------------------------------------------------- Gambler


def test_mirror_turns_the_digits_of_what_was_claimed() -> None:
    """3.6: accepted, the card *is* the 12 that was claimed, for Mirror too; the 04 stays unseen."""
    table = meet("gambler", "mirror", cards=BLUFF).until("power").tell("1: use")
    claim(table, "attack_12").finish()
    assert table.totals == {0: 24, 1: 6}
    assert "attack-04" not in [getattr(args["card"], "name", "") for args in table.said("cosmic-reveals")]


@pytest.mark.parametrize(("said", "own"), [("attack_10", 13), ("attack_30", 33)])
def test_triplers_own_card_is_divided_and_not_the_claim(said: str, own: int) -> None:
    """A46, 3.6: "own attack": only Blue's 20 is divided, to 7."""
    table = claim(meet("gambler", "tripler", cards=BLUFF), said).finish()
    assert table.totals == {0: own, 1: 11}


def test_a_believed_negotiate_takes_compensation() -> None:
    """DV-32, 3.6: three ships lost against an attack, three cards of Blue's hand."""
    table = meet("gambler", "human", cards=BLUFF, hands={1: "attack_01 attack_06 quash plague"})
    claim(table, "negotiate").finish()
    assert (table.lost(0), len(table.hand(0)), len(table.hand(1))) == (3, 3, 1)


def test_a_zapped_claim_shows_the_card() -> None:
    """3.6 "Zap: at the claim; the card is then shown": nobody is asked to doubt, and nothing is lost for the lie."""
    table = meet("gambler", "", cards=BLUFF, hands={3: "cosmic_zap"}, policies=cancel(3, "gambler"))
    reply(table.until("gambler-claim"), 0, "claim", card="attack_30").finish()
    assert table.totals == {0: 7, 1: 24}
    assert table.lost(0) == 3


def test_an_absent_gambler_shows_and_an_absent_opponent_believes() -> None:
    """Part 8: "show; accept"."""
    assert meet("gambler", "", cards=BLUFF).finish().totals == {0: 7, 1: 24}
    table = meet("gambler", "", cards=BLUFF)
    reply(table.until("gambler-claim"), 0, "claim", card="attack_40").until("gambler-doubt").default(1)
    assert table.finish().totals == {0: 43, 1: 24}


def test_oracle_hears_the_claim_before_it_chooses() -> None:
    """3.6 "forced to show early (Oracle): the claim is made at that moment, challenge included, before opp selects"."""
    table = meet("gambler", "oracle", cards=BLUFF, hands={1: "attack_40"})
    table.until("card").tell("0: card card=attack_04_1").until("gambler-claim")
    assert table.asked == [0]
    reply(table, 0, "claim", card="attack_30").until("gambler-doubt")
    reply(table, 1, "pass").until("card")
    reply(table, 1, "card", card=hold(table, 1, "attack_40")).finish()
    assert table.totals == {0: 33, 1: 44}
    assert len(table.said("cosmic-believes")) == 1


def test_a_lie_that_oracle_doubts_is_seen_before_it_chooses() -> None:
    """3.6: the wrong party loses as many as it has in the encounter, from elsewhere; Blue answers the real 04."""
    table = meet("gambler", "oracle", cards=BLUFF, hands={1: "attack_40"})
    table.until("card").tell("0: card card=attack_04_1")
    claim(table, "attack_30", doubted=True).until("card")
    assert (table.lost(0), table.asked) == (3, [1])
    reply(table, 1, "card", card=hold(table, 1, "attack_20")).finish()
    assert table.totals == {0: 7, 1: 24}
    assert table.lost(0) == 6


def test_clone_keeps_its_own_and_finds_no_buried_card() -> None:
    """3.6 RS4: the believed card goes under the deck, nobody's discards have it."""
    table = claim(meet("gambler", "clone", cards=BLUFF, through=True), "attack_08").finish()
    assert (table.hand(1), buried(table)) == (["attack_20"], "attack_04")
    assert "attack_04" not in table.discards


def test_a_wrong_doubt_of_zombie_costs_it_no_ship() -> None:
    """3.6 "a loss like any other: Zombie acts": the claim was true, four ships are lost and return at once."""
    table = claim(meet("gambler", "zombie", cards=("attack_20", "attack_08")), "attack_20", doubted=True)
    table.finish()
    assert table.lost(1) == 0
    assert sum(ships[1] for place, ships in table.state.ships.items() if place[0].isdigit()) == 20


def test_vacuum_takes_others_along_when_it_doubted_wrongly() -> None:
    """3.6 "a loss like any other: Vacuum acts", A47: as many ships of others go along, four and then four."""
    table = claim(meet("gambler", "vacuum", cards=("attack_20", "attack_08")), "attack_20", doubted=True)
    table.finish()
    others = sum(table.lost(seat) for seat in (0, 2, 3))
    assert (table.lost(1), others) == (8, 8)


def test_a_gambler_with_two_home_colonies_claims_nothing() -> None:
    """CE-23: its power is lost."""
    table = meet("gambler", "", cards=BLUFF, warp={0: 12}, ships=2).finish()
    assert count_uses(table, "gambler") == 0
    assert not table.said("cosmic-believes")


def test_gamblers_wild_number_is_added_if_the_attacks_are_that_far_apart() -> None:
    """A68 wild: 04 against 20 differ by 16; a number that is called within it is added."""
    table = meet("", "", cards=BLUFF, hands={0: "flare_gambler"}, policies={0: ready("gambler")})
    for _ in range(20):
        if table.play.result is not None:
            break
        asked = next((ask for ask in table.play.asks.values() if ask.key == "cosmic-ask-choose-number"), None)
        if asked is None:
            table.step()
        else:
            reply(table, 0, "number", number=16)
    assert table.totals == {0: 23, 1: 24}


# -------------------------------------------------------------------------------------------------------- Lizard


def test_an_allied_lizard_adds_two_for_each_morphed_ship_and_morphs_none() -> None:
    """3.12: +2 as an ally, too; replaced are only a main player's ships."""
    table = prepare(
        *("", "", "lizard"),
        cards=("attack_20", "attack_08"),
        allies={2: "offense 2"},
        tokens={2: {f"lizard-at-{GATE}": 1}},
    ).finish()
    assert table.totals == {0: 27, 1: 12}
    assert table.ships(REMOVED)[2] == 0


def test_virus_multiplies_no_bonus_of_lizard() -> None:
    """3.12: "not multiplied by Virus": 06 x 3, two allied ships, +2 each."""
    table = prepare(
        *("virus", "", "lizard"),
        cards=("attack_06", "attack_08"),
        allies={2: "offense 2"},
        tokens={2: {f"lizard-at-{GATE}": 2}},
    ).finish()
    assert table.totals[0] == 18 + 2 + 4


def test_a_zapped_lizard_keeps_its_bonus_and_morphs_nothing() -> None:
    """A73 "power or no power": the zap spares the +2 of ships that are morphed already."""
    table = prepare(
        *("lizard", ""),
        cards=("attack_20", "attack_08"),
        hands={3: "cosmic_zap"},
        policies=cancel(3, "lizard"),
        tokens={0: {f"lizard-at-{GATE}": 1}},
    ).finish()
    assert table.totals == {0: 25, 1: 12}
    assert table.state.players[0].tokens == {"lizard-at-1-1": 1}


def test_a_lizard_without_its_power_keeps_the_bonus() -> None:
    """A73 "power or no power", CE-R17: morphed ships stay."""
    table = prepare(
        *("lizard", ""),
        cards=("attack_20", "attack_08"),
        warp={0: 12},
        ships=2,
        tokens={0: {f"lizard-at-{GATE}": 1}},
    ).finish()
    assert table.totals == {0: 24, 1: 12}
    assert table.ships(REMOVED)[0] == 0


def test_a_lizard_that_makes_a_deal_morphs_nothing() -> None:
    """3.12: "as a main player who won (no deal)"."""
    table = meet("lizard", "", cards=("negotiate", "negotiate")).finish()
    assert table.ships(REMOVED)[0] == 0
    assert not table.said("cosmic-lizard-morphs")


def test_a_lizard_that_loses_to_a_negotiate_of_pacifist_morphs_nothing() -> None:
    """A34, 3.12: its 20 lost."""
    table = meet("lizard", "pacifist", cards=("attack_20", "negotiate")).finish()
    assert (table.winner, table.lost(0)) == ("defense", 3)
    assert not table.said("cosmic-lizard-morphs")


def test_a_defending_lizard_morphs_the_ships_on_the_planet() -> None:
    """3.12: "its normal ships then on the target planet that were in the encounter": all four of Blue."""
    table = meet("", "lizard", cards=("attack_08", "attack_20")).finish()
    assert table.ships("1-1")[1] == 4
    assert table.state.players[1].tokens == {"lizard-at-1-1": 4}


def test_an_upset_makes_the_loser_morph() -> None:
    """A22, 3.12: Red has won by the upset, though its 04 was less."""
    table = meet("lizard", "loser", cards=("attack_04", "attack_20")).until("power").tell("1: use").finish()
    assert table.winner == "offense"
    assert table.state.players[0].tokens == {"lizard-at-1-1": 3}


# -------------------------------------------------------------------------------------------------------- Pirate


def test_captured_ships_earn_their_owner_no_compensation() -> None:
    """3.8: two of Blue's four are captives, "no compensation for them": two cards."""
    table = meet(
        "pirate", "", cards=("attack_20", "negotiate"), hands={0: "attack_01 attack_06 quash plague"}
    )
    capture(table, 2).finish()
    assert (table.lost(1), len(table.hand(1))) == (2, 2)
    assert table.ships(name_hold("pirate"))[1] == 2


def test_zombies_ships_are_captured_before_it_saves_them() -> None:
    """CE-R62."""
    table = capture(meet("pirate", "zombie", cards=("attack_20", "attack_08")), 3).finish()
    assert table.ships(name_hold("pirate"))[1] == 3
    assert table.lost(1) == 0


def test_void_has_nothing_to_remove_of_what_its_ally_captured() -> None:
    """3.8 "Void has nothing to remove": of Blue's four ships two are captives of Green."""
    table = meet("void", "", "pirate", cards=("attack_20", "attack_08"), allies={2: "offense 2"})
    capture(table, 2, at=2).finish()
    assert (table.ships(REMOVED)[1], table.ships(name_hold("pirate"))[1]) == (2, 2)


def test_an_allied_pirate_of_the_offense_lands_only_what_it_did_not_send_home() -> None:
    """3.8: "its k go to colonies other than the target; they bring no landing"."""
    table = meet("", "", "pirate", cards=("attack_20", "attack_08"), allies={2: "offense 3"})
    capture(table, 2, at=2).finish()
    assert table.ships("1-1")[2] == 1


def test_an_allied_pirate_of_the_defense_has_rewards_for_the_others_only() -> None:
    """CE-R63: three ships, two of them sent home for captives: one reward."""
    table = meet("", "", "pirate", cards=("attack_08", "attack_20"), allies={2: "defense 3"})
    capture(table, 2, at=2).finish()
    assert (len(table.hand(2)), table.ships(name_hold("pirate"))[0]) == (1, 2)
    assert table.lost(0) == 1


def test_a_zapped_pirate_lands_with_all_and_captures_none() -> None:
    """CE-R11: a zapped use costs nothing and is over."""
    table = meet(
        "pirate", "", cards=("attack_20", "attack_08"), hands={3: "cosmic_zap"}, policies=cancel(3, "pirate")
    )
    reply(table.until("pirate-capture"), 0, "capture", number=2).finish()
    assert (table.ships("1-1")[0], table.lost(1)) == (3, 4)


def test_a_defending_pirate_as_main_player_captures_nothing() -> None:
    """A79: role offense or ally."""
    table = meet("", "pirate", cards=("attack_08", "attack_20")).finish()
    assert table.lost(0) == 3
    assert not table.said("cosmic-pirate-captures")


def test_super_pirate_captures_two_for_each_ship() -> None:
    """A79 super: one ship goes home, two are captured."""
    table = meet(
        "pirate",
        "",
        cards=("attack_20", "attack_08"),
        hands={0: "flare_pirate"},
        policies={0: ready("pirate")},
    )
    capture(table, 1).finish()
    assert (table.ships("1-1")[0], table.ships(name_hold("pirate"))[1], table.lost(1)) == (2, 2, 2)


def test_healer_gives_back_what_was_lost_and_no_captive() -> None:
    """3.8, CE-R15: one of Blue's four ships went to the warp; that one is healed, three stay captives."""
    table = capture(meet("pirate", "", "healer", cards=("attack_20", "attack_08")), 3).until("power-on")
    assert table.asked == [2]
    table.tell("2: use").finish()
    assert (table.lost(1), table.ships(name_hold("pirate"))[1]) == (0, 3)
