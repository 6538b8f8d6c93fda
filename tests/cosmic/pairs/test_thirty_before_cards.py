"""What nine of the thirty do before cards are chosen, clause by clause: Ace to Doppelganger."""

import pytest

from games.cosmic.rules.captured import name_hold
from games.cosmic.rules.destiny import list_targets
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy
from tests.cosmic.pairs.lines import follow, wait
from tests.cosmic.pairs.plays import BOTH
from tests.cosmic.prepared import prepare
from tests.cosmic.scenario import Table, count_uses, meet, ready

WINS = ("attack_20", "attack_10")
LOSES = ("attack_04", "attack_20")


def cancel(seat: int, *powers: str) -> dict[int, Policy]:
    """A seat's order to cancel these powers."""
    return {seat: Policy(powers=powers)}


def name_kinds(cards: list[str]) -> list[str]:
    """Their kinds."""
    return sorted(find_kind(card).name for card in cards)


# ------------------------------------------------------------------------------------------------------------ Ace


def test_ace_does_not_win_as_the_turn_of_another_begins() -> None:
    """A57: "at the start of its own turn"."""
    table = meet("", "", "ace", chapter="turn", hands={0: "attack_08"}, placed={2: ["1-2 1"]})
    wait(table, 0, "launch")
    assert table.play.result is None


def test_the_standing_clause_of_ace_ends_with_its_power() -> None:
    """CE-R17: with two home colonies nobody aims at its colony by the clause."""
    for warp, aimed in (({}, True), ({3: 12}, False)):
        table = meet(
            *("", "", "", "ace"), chapter="launch", destiny="colour_1_1", placed={3: ["1-2 1"]}, warp=warp
        )
        targets = {(aim.planet, int(aim.defense)) for aim in list_targets(wait(table, 0, "launch").state)}
        assert (("1-2", 3) in targets) is aimed


def test_aces_wild_goes_to_ace_whoever_played_it() -> None:
    """CE-R13: X is the seat whose alien is X now, an ally of the defense here."""
    table = meet(
        *("", "", "ace", ""),
        cards=LOSES,
        hands={0: "flare_ace"},
        policies={0: ready("ace")},
        allies={2: "defense 1", 3: "defense 1"},
    ).finish()
    assert (table.winner, "flare_ace" in table.hand(2), "flare_ace" in table.hand(0)) == (
        "offense",
        True,
        False,
    )


# ------------------------------------------------------------------------------------------------------ Alchemist


def exchange(discards: tuple[str, ...], hand: str, **said: object) -> Table:
    """Alchemist, in planning, with these discards."""
    return prepare("alchemist", cards=WINS, discards=discards, hands={0: hand}, **said)  # type: ignore[arg-type]


def list_taken(table: Table, card: str) -> list[str]:
    """What may be taken for this card of the hand."""
    follow(table, "0 power use")
    while "cosmic-ask-choose-card" not in {ask.key for ask in table.play.asks.values()}:
        table.step()
    follow(table, f"0 choose-card card cards={card}")
    asked = table.play.asks.get(0)  # type: ignore[call-overload]
    return (
        name_kinds(table.choices(0, "card", "cards")) if asked and asked.key.endswith("choose-card") else []
    )


def test_an_attack_is_changed_for_one_that_is_four_away_and_no_further() -> None:
    """DV-4, A58: 04 and 12 for 08, not 13, not 40, and no negotiate."""
    discards = ("attack_12_1", "attack_13_1", "attack_40_1", "attack_04_1", "negotiate_1")
    assert list_taken(exchange(discards, "attack_08"), "attack_08") == ["attack_04", "attack_12"]


def test_the_same_card_never_comes_back_but_another_copy_does() -> None:
    """CE-R30: a negotiate for another negotiate."""
    table = exchange(("negotiate_5", "plague_1"), "negotiate")
    assert list_taken(table, "negotiate") == ["negotiate"]
    follow(table, "0 choose-card card cards=negotiate_5", "0 choose-ships ships ships=0-2.1")
    assert "negotiate_5" in table.state.players[0].hand
    assert table.lost(0) == 1


def test_a_zapped_alchemist_pays_no_ship() -> None:
    """DV-5, CE-R11: price and effect are one use, and it is not asked again."""
    table = prepare(
        "alchemist",
        cards=WINS,
        discards=("attack_12_1",),
        hands={0: "attack_08", 3: "cosmic_zap"},
        policies=cancel(3, "alchemist"),
    )
    follow(table, "0 power use")
    asked = [len(table.said("cosmic-uses"))]
    for _ in range(9):
        asked += [1 for ask in table.play.asks.values() if ask.key == "cosmic-ask-power"]
        if table.play.result is None:
            table.step()
    assert (table.lost(0), "attack_12" in table.discards, len(asked)) == (0, True, 1)


# --------------------------------------------------------------------------------------------------------- Angler


def ask_for(table: Table, kind: str, seat: int = 1, at: int = 0) -> Table:
    """Angler asks this player for this card."""
    follow(table, f"{at} power use")
    for _ in range(2):
        asked = table.play.asks[at]  # type: ignore[index]
        if asked.key == "cosmic-ask-choose-seat":
            follow(table, f"{at} choose-seat seat seat={seat}")
        elif asked.key == "cosmic-ask-choose-card":
            follow(table, f"{at} choose-card card cards={kind}")
    return table


def test_an_ally_of_the_opponent_hands_over_a_variable_attack() -> None:
    """DV-7, CE-R22: "attack 12" is met by 12/21."""
    table = meet(
        *("angler", ""),
        cards=WINS,
        hands={2: "variable_12_21 quash"},
        allies={2: "defense 1"},
        options=BOTH,
    )
    ask_for(table, "attack_12", 2)
    assert ("variable_12_21" in table.hand(0), table.hand(2)) == (True, ["quash"])


def test_who_has_it_not_makes_angler_draw_and_the_named_card_lets_it_ask_again() -> None:
    """A59: drawn is what was named: it is shown, and the power is used a second, last time."""
    table = prepare("angler", cards=WINS, top=("attack_12_1",), hands={1: "plague"})
    ask_for(table, "attack_12")
    assert "attack_12" in table.hand(0)
    follow(table, "0 choose-yes yes", "0 choose-card card cards=plague")
    assert ("plague" in table.hand(0), "plague" in table.hand(1)) == (True, False)
    table.finish()
    assert table.totals == {0: 23, 1: 14}


def test_angler_that_draws_something_else_asks_no_more() -> None:
    """A59: it must draw, and that was it."""
    table = prepare("angler", cards=WINS, top=("attack_13_1",), hands={1: "plague"})
    ask_for(table, "attack_12")
    assert "attack_13" in table.hand(0)
    table.finish()
    assert table.hand(1)[-1] == "plague"


# ----------------------------------------------------------------------------------------------------- Aristocrat


def draw(table: Table, *flares: str) -> Table:
    """The next flares that are drawn."""
    order = [f"flare_{one}" for one in flares]
    asked = table.play.asks[-1].options["shuffled"].fields["order"]  # type: ignore[index]
    rest = [card for card in asked.choices({}) if card not in order]  # type: ignore[union-attr]
    table.take(-1, type(table.play.asks[-1].default)("shuffled", {"order": (*order, *rest)}))  # type: ignore[arg-type,index]
    return table


def test_of_two_flares_that_match_nobody_one_leaves_the_game() -> None:
    """DV-9: hand as before."""
    table = prepare(
        *("aristocrat", "human"),
        cards=WINS,
        unused=("flare_mind", "flare_will"),
        hands={0: "flare_void flare_human"},
    )
    wait(table, 0, "choose-card")
    assert set(name_kinds(table.choices(0, "card", "cards"))) <= {"flare_void", "flare_mind", "flare_will"}
    assert len(table.choices(0, "card", "cards")) == 2
    follow(table, "0 choose-card card cards=flare_void")
    assert "flare_void" in name_kinds(table.state.gone)
    assert "flare_human" in table.hand(0)
    assert len(table.hand(0)) == 3


def test_a_single_flare_that_matches_nobody_stays() -> None:
    """A60: "two or more"."""
    table = prepare(*("aristocrat", "human"), cards=WINS, unused=("flare_mind",), hands={0: "flare_human"})
    table.finish()
    assert (sorted(table.hand(0)), table.state.gone) == (["flare_human", "flare_mind"], [])


def test_a_zapped_aristocrat_and_one_that_is_no_main_player_draw_none() -> None:
    """A60: role main."""
    zapped = prepare(
        "aristocrat",
        cards=WINS,
        unused=("flare_mind",),
        hands={3: "cosmic_zap"},
        policies=cancel(3, "aristocrat"),
    ).finish()
    beside = prepare("", "", "aristocrat", cards=WINS, unused=("flare_mind",)).finish()
    assert [table.state.unused for table in (zapped, beside)] == [["flare_mind"], ["flare_mind"]]


# ---------------------------------------------------------------------------------------------------------- Bride


def wed(**said: object) -> Table:
    """Red, the Bride, is married to Blue, one of whose ships lies on the sheet."""
    return prepare(
        *("bride", ""),
        tokens={0: {"bride-wed": 2}},
        held={"bride": {1: 1}},
        **said,  # type: ignore[arg-type]
    )


def test_the_spouse_gives_a_ship_that_is_in_no_warp() -> None:
    """3.1 (1), CE-R15."""
    table = meet("bride", "", chapter="alliance", cards=WINS, hands={1: "quash plague"})
    follow(table, "0 power use", "1 choose-ships ships ships=1-5.1").finish()
    assert table.ships(name_hold("bride"))[1] == 1
    assert sum(table.state.ships[place][1] for place in table.state.ships) == 20


def test_a_colony_that_is_emptied_by_the_wedding_is_lost() -> None:
    """3.1 (1): a colony of one ship."""
    table = meet("bride", "", chapter="alliance", cards=WINS, placed={1: ["3-3 1"]})
    follow(table, "0 power use", "1 choose-ships ships ships=3-3.1")
    assert table.ships("3-3")[1] == 0


def test_a_bride_that_is_zapped_does_not_marry() -> None:
    """3.1: "Zapped: no marriage in this encounter"."""
    table = meet(
        *("bride", ""), chapter="alliance", cards=WINS, hands={3: "cosmic_zap"}, policies=cancel(3, "bride")
    )
    follow(table, "0 power use").finish()
    assert name_hold("bride") not in table.state.ships or not any(table.ships(name_hold("bride")))
    assert not [key for key in table.state.players[0].tokens if key.startswith("bride")]


# ------------------------------------------------------------------------------------------------------- Dictator


def test_dictator_leaves_its_own_turn_to_luck() -> None:
    """A64: role not offense."""
    table = meet("dictator", "", chapter="launch")
    wait(table, 0, "launch")
    assert count_uses(table, "dictator") == 0


def test_dictator_chooses_again_when_the_offense_draws_anew() -> None:
    """DV-20, CE-R38."""
    table = meet("", "", "dictator", chapter="launch")
    follow(table, "2 dictator-choose colour seat=0", "2 dictator-choose colour seat=3")
    wait(table, 0, "launch")
    assert {aim.defense for aim in list_targets(table.state)} == {3}
    assert count_uses(table, "dictator") == 2


def test_a_zapped_dictator_has_a_card_drawn_at_random() -> None:
    """A64: nobody chooses."""
    hands, orders = {3: "cosmic_zap"}, cancel(3, "dictator")
    table = meet(*("", "", "dictator"), chapter="launch", hands=hands, policies=orders, destiny="colour_3_1")
    wait(table, 0, "launch")
    assert {aim.defense for aim in list_targets(table.state)} == {3}


# --------------------------------------------------------------------------------------------------- Doppelganger


@pytest.mark.parametrize(
    ("hand", "lent"),
    [
        ("attack_06 attack_20 negotiate morph", {"attack_20"}),
        ("attack_06 attack_20 plague", {"attack_20"}),
        ("negotiate morph plague", {"negotiate", "morph"}),
        ("plague cosmic_zap", set()),
    ],
)
def test_the_haunted_gives_two_types_with_its_highest_attack(hand: str, lent: set[str]) -> None:
    """DV-21, A65: one if it has one type only, none if it has none."""
    table = meet("doppelganger", "", cards=("", "attack_10"), hands={0: "quash", 2: hand})
    follow(table, "0 choose-seat seat seat=2")
    for _ in range(10):
        if "cosmic-ask-card" in {ask.key for ask in table.play.asks.values()}:
            break
        table.step()
    given = {find_kind(card).name for card in table.state.players[0].hand} & set(hand.split())
    assert lent <= given
    assert len(given & {"attack_06", "attack_20", "negotiate", "morph"}) == min(
        2,
        len({find_kind(card).type for card in table.state.players[0].hand if find_kind(card).name in given}),
    )


def test_its_own_encounter_cards_are_discarded_first() -> None:
    """A65."""
    table = meet(
        "doppelganger", "", cards=("attack_40", "attack_10"), hands={0: "quash", 2: "attack_06 morph"}
    )
    wait(table, 0, "choose-seat")
    assert ("attack_40" in table.discards, table.hand(0)) == (True, ["quash"])


def test_a_zapped_doppelganger_keeps_its_cards_and_has_two() -> None:
    """DV-22: 08 and a reinforcement; drawn are a plague, then a negotiate: there it stops."""
    table = prepare(
        *("doppelganger", ""),
        cards=("", "attack_10"),
        hands={0: "attack_08 reinforcement_3", 3: "cosmic_zap"},
        policies=cancel(3, "doppelganger"),
        top=("plague_1", "negotiate_1", "attack_30_1"),
    )
    wait(table, 0, "card")
    assert sorted(table.hand(0)) == ["attack_08", "negotiate", "reinforcement_3"]
    assert "plague" in table.discards
