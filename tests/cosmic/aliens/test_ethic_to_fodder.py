"""Ethic, Fido, Fodder."""

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import meet

ATTACKS = ("attack_20", "attack_08")
HAND = "attack_04 attack_05 attack_06 morph plague"


def ready(seat: int, *cards: str) -> dict[int, Policy]:
    return {seat: Policy(ready=cards)}


def test_ethic_is_compensated_for_an_attack_beaten_by_an_attack() -> None:
    """A11: Red loses three ships, and takes three of Blue's five cards."""
    table = meet("ethic", cards=("attack_04", "attack_08"), hands={1: HAND}).finish()
    assert (len(table.hand(0)), len(table.hand(1))) == (3, 2)


def test_ethic_may_take_some_or_all_of_it_from_the_deck() -> None:
    """A11: whenever it gains compensation, by a negotiate, too; absent, all from the hand."""
    for card in ("attack_04", "negotiate"):
        for number in (0, 1, 3):
            table = meet("ethic", cards=(card, "attack_08"), hands={1: HAND}).until("choose-number")
            table.tell(f"0: number number={number}").finish()
            assert (len(table.hand(0)), len(table.hand(1))) == (3, 2 + number)
    assert len(meet("ethic", cards=("negotiate", "attack_08"), hands={1: HAND}).finish().hand(1)) == 2


def test_ethic_with_a_negotiate_takes_what_everybody_would_without_using_its_power() -> None:
    table = meet("ethic", cards=("negotiate", "attack_08"), hands={1: HAND}).finish()
    assert (len(table.hand(0)), table.said("cosmic-uses")) == (3, [])


def test_a_zapped_ethic_gets_nothing() -> None:
    said = {"hands": {1: f"{HAND} cosmic_zap"}, "policies": {1: Policy(powers=("ethic",))}}
    assert meet("ethic", cards=("attack_04", "attack_08"), **said).finish().hand(0) == []  # type: ignore[arg-type]


def test_ethic_gets_nothing_under_ionic_gas() -> None:
    said = {"hands": {1: HAND, 2: "ionic_gas"}, "policies": ready(2, "ionic_gas_1")}
    assert meet("ethic", cards=("attack_04", "attack_08"), **said).finish().hand(0) == []  # type: ignore[arg-type]


def test_ethics_super_names_how_many_it_takes() -> None:
    said = {"hands": {0: "flare_ethic", 1: HAND}, "policies": ready(0, "flare_ethic")}
    table = meet("ethic", cards=("attack_04", "attack_08"), **said).until("choose-number")  # type: ignore[arg-type]
    assert table.refused("0: number number=9") == "refused-number"
    table.tell("0: number number=5").finish()
    assert (len(table.hand(0)), table.hand(1)) == (6, [])


def test_ethics_wild_gives_drawn_cards_away_three_at_most() -> None:
    """Kamikaze draws four cards for two ships, and gives three of them."""
    said = {"hands": {0: "flare_ethic"}, "policies": ready(0, "flare_ethic"), "allies": {2: "defense 4"}}
    table = meet("", "", cards=("attack_04", "attack_08"), **said)  # type: ignore[arg-type]
    table.state.players[2].hand.append(table.state.players[0].hand.pop())
    table.state.players[2].policy, table.state.players[0].policy = table.state.players[0].policy, Policy()
    table.until("choose-card")
    cards = table.choices(2, "card", "cards")
    assert len(cards) == 4
    assert table.refused(f"2: card cards={'+'.join(cards)}") == "refused-number"
    table.tell(
        f"2: card cards={'+'.join(cards[:3])}", "2: seat seat=%31", "2: seat seat=%33", "2: seat seat=%31"
    )
    assert [len(table.finish().hand(seat)) for seat in (1, 2, 3)] == [2, 2, 1]


def test_fido_offers_a_used_card_that_is_accepted_and_draws_one() -> None:
    """A12."""
    table = meet("", "", "fido", cards=ATTACKS, through=True).until("power").tell("2: use")
    table.tell("2: card cards=attack_20_1+", "2: seat seat=%33").until("choose-yes")
    table.tell("2: yes", "3: yes").finish()
    assert (table.hand(3), len(table.hand(2))) == (["attack_20"], 1)


def test_fido_takes_a_ship_for_it() -> None:
    table = meet("", "", "fido", cards=ATTACKS, through=True, warp={2: 2}).until("power").tell("2: use")
    table.tell("2: card cards=attack_20_1+", "2: seat seat=%33", "2: yes", "3: yes", "2: yes").finish()
    assert (table.lost(2), table.hand(2)) == (1, [])


def test_a_refused_card_fido_keeps_or_leaves() -> None:
    for reply, hand in (("yes", ["attack_20"]), ("pass", [])):
        table = meet("", "", "fido", cards=ATTACKS, through=True).until("power").tell("2: use")
        table.tell("2: card cards=attack_20_1+", "2: seat seat=%33", f"2: {reply}", "3: pass").finish()
        assert table.hand(2) == hand


def test_an_absent_fido_fetches_nothing_and_a_zapped_one_neither() -> None:
    assert len(meet("", "", "fido", cards=ATTACKS, through=True).finish().discards) == 2
    said = {"hands": {1: "cosmic_zap"}, "policies": {1: Policy(powers=("fido",))}}
    table = meet("", "", "fido", cards=ATTACKS, through=True, **said).until("power").tell("2: use").finish()  # type: ignore[arg-type]
    assert len(table.discards) == 3


def test_fidos_super_fetches_all_of_them() -> None:
    said = {"hands": {2: "flare_fido"}, "policies": ready(2, "flare_fido"), "through": True}
    table = meet("", "", "fido", cards=ATTACKS, **said).until("power").tell("2: use")  # type: ignore[arg-type]
    table.tell("2: card cards=attack_20_1+attack_08_1").finish()
    assert (table.hand(2), table.discards) == (["attack_08", "attack_20", "flare_fido"], [])


def test_fidos_wild_gives_the_opponent_the_top_discard_and_draws() -> None:
    said = {"hands": {0: "flare_fido", 3: "emotion_control"}, "chapter": "alliance"}
    table = meet(cards=ATTACKS, **said)  # type: ignore[arg-type]
    table.state.deck.discards.append(table.state.players[3].hand.pop())
    table.state.players[0].policy = Policy(ready=("flare_fido",))
    table.until("card")
    assert (len(table.hand(0)), table.hand(1)) == (3, ["attack_08", "emotion_control"])


def test_fodder_adds_attacks_strictly_between() -> None:
    """A14: of 08, 09, 14, 20 against 20 the two between."""
    hand = {1: "attack_08 attack_09 attack_14 attack_20"}
    table = meet("", "fodder", cards=ATTACKS, hands=hand).until("power").tell("1: use")
    assert table.choices(1, "card", "cards") == ["attack_09_1", "attack_14_1"]
    table.tell("1: card cards=attack_09_1+attack_14_1").finish()
    assert (table.totals, table.hand(1)) == ({0: 23, 1: 35}, ["attack_08", "attack_20"])


def test_fodder_is_asked_whatever_it_holds_and_only_about_attacks() -> None:
    assert meet("", "fodder", cards=ATTACKS).until("power").asked == [1]
    assert meet("", "fodder", cards=("negotiate", "attack_08")).finish().said("cosmic-uses") == []


def test_fodder_with_the_higher_card_adds_nothing() -> None:
    """A14: 20 against 06, with 08 and 12 in hand; its own card must be the lower."""
    table = meet("fodder", cards=("attack_20", "attack_06"), hands={0: "attack_08 attack_12"})
    while table.play.result is None:
        assert "cosmic-ask-power" not in {ask.key for ask in table.play.asks.values()}
        table.step()
    assert table.totals[0] == 23


def test_fodders_super_works_whatever_its_own_card_is() -> None:
    """A14: 20 against 08: the 04 is below the opponent's."""
    hands = {0: "attack_04 attack_12 flare_fodder"}
    table = meet("fodder", cards=ATTACKS, hands=hands, policies=ready(0, "flare_fodder")).until("power")
    assert table.tell("0: use").choices(0, "card", "cards") == ["attack_04_1"]


def test_a_zapped_fodder_adds_nothing() -> None:
    said = {"hands": {0: "cosmic_zap", 1: "attack_09"}, "policies": {0: Policy(powers=("fodder",))}}
    table = meet("", "fodder", cards=ATTACKS, **said).until("power").tell("1: use").finish()  # type: ignore[arg-type]
    assert (table.totals[1], table.hand(1)) == (12, ["attack_09"])


def test_fodders_super_adds_any_attack_below_the_opponents() -> None:
    said = {"hands": {1: "attack_04 attack_08 attack_20 flare_fodder"}, "policies": ready(1, "flare_fodder")}
    table = meet("", "fodder", cards=ATTACKS, **said).until("power").tell("1: use")  # type: ignore[arg-type]
    assert table.choices(1, "card", "cards") == ["attack_04_1", "attack_08_2"]


def test_fodders_wild_joins_late_with_one_ship() -> None:
    """Green was invited by both, and declined."""
    said = {"hands": {2: "flare_fodder"}, "policies": ready(2, "flare_fodder"), "chapter": "alliance"}
    table = meet(cards=("attack_10", "attack_08"), **said).until("invite")  # type: ignore[arg-type]
    table.tell("0: invite seats=%32+", "1: invite seats=%32+").until("choose-seat").tell(
        "2: seat seat=%31"
    ).finish()
    assert (table.totals, table.said("cosmic-allies")[-1]["number"]) == ({0: 13, 1: 13}, 1)
    assert table.winner == "defense"


def test_fodders_wild_is_of_no_use_to_the_uninvited() -> None:
    said = {"hands": {2: "flare_fodder"}, "policies": ready(2, "flare_fodder"), "chapter": "alliance"}
    assert meet(cards=("attack_10", "attack_08"), **said).finish().said("cosmic-played") == []  # type: ignore[arg-type]
