"""Openings of Cosmic Dominion that are set up by hand: reward cards in hands, laid, put down and due; special ships."""

from typing import Final, Unpack

from tests.cosmic.scenario import Said
from tests.promises.moderated import Opening
from tests.promises.openings_cosmic import Scripted, lay_out

CASE: Final = "cosmic-dominion"
HANDS: Final = {
    0: "attack_06 attack_08 attack_10 attack_20 negotiate kicker_2 intimidate_19 variable_12_21 retreat omni_zap",
    1: "attack_04 attack_08 attack_12 attack_30 kicker_3 intimidate_29 negotiate_crooked_deal solar_wind",
    2: "attack_06 negotiate cosmic_zap flare_zombie kicker_4 intimidate_39 negotiate_self_defense variable_02_20",
    3: "attack_14 negotiate plague flare_shadow kicker_jamming_signal retreat rebirth reinforcement_6",
}
"""Hands with reward cards of every type."""


def _lay_out(pace: str, chapter: str, /, **said: Unpack[Said]) -> Scripted:
    ships = {"special_ships": "flagship", "double_ships": "other"}
    settings = {"reward_deck": "both", "pace": pace, **ships}
    said["hands"] = {**HANDS, **said.get("hands", {})}
    return lay_out(settings, chapter, **said)


def hold_rewards() -> Opening:
    """Allies are about to be invited, and everybody holds reward cards of several types."""
    return _lay_out("gates", "alliance").open(CASE)


def lay_intimidates() -> Opening:
    """Three seats have laid an intimidate, and have sealed their answers at the second gate."""
    table = _lay_out("gates", "alliance")
    for seat in range(3):
        table.reply(seat, "lay", card=f"intimidate_{19 + 10 * seat}")
    table.until("gate-alliances")
    for seat in range(3):
        table.reply(seat, "pass")
    return table.open(CASE)


def put_cards_down() -> Opening:
    """Where every window is asked, both cards lie face down with a kicker each."""
    table = _lay_out("every", "planning").until("card")
    table.reply(0, "card", card="variable_12_21", kicker="kicker_2")
    table.reply(1, "card", card="negotiate_crooked_deal", kicker="kicker_3")
    table.reply(0, "card", card="variable_12_21").reply(1, "card", card="negotiate_crooked_deal")
    return table.open(CASE)


def choose_cards() -> Opening:
    """Both main players are about to choose their cards."""
    return _lay_out("gates", "planning").open(CASE)


def owe_rewards() -> Opening:
    """Two defensive allies are owed rewards."""
    table = _lay_out("gates", "planning", allies={2: "defense 3", 3: "defense 2"}, warp={2: 2, 3: 2}, ships=1)
    table.reply(0, "card", card="attack_06").reply(1, "card", card="attack_30")
    return table.until("reward").open(CASE)


def owe_compensation() -> Opening:
    """Blue has shown a negotiate against an attack, and is to take cards from a hand of both backs."""
    table = _lay_out("gates", "planning", placed={1: ["1-1 2"]})
    table.reply(0, "card", card="attack_20").reply(1, "card", card="negotiate_crooked_deal")
    return table.until("choose-number").open(CASE)


ARTIFACTS: Final = {
    0: "attack_06 attack_10 attack_20 negotiate finder hand_zap mobius_tubes kicker_2 rift_1",
    1: "attack_04 attack_08 attack_12 negotiate omni_zap solar_wind intimidate_29 rift_2",
    2: "attack_06 negotiate rebirth space_junk card_zap flare_zombie kicker_4 rift_3",
    3: "attack_14 negotiate ship_zap victory_boon cosmic_zap retreat intimidate_39 rift_4",
}
"""Hands with the artifacts of the reward deck, and with rifts."""


def play_artifacts() -> Opening:
    """An encounter begins, and everybody holds artifacts of the reward deck, and a rift."""
    return _lay_out("gates", "encounter", hands=ARTIFACTS, warp={0: 2, 2: 3}).open(CASE)


def play_artifacts_late() -> Opening:
    """Both cards are shown, and everybody holds such cards; some have ships to lose."""
    allies = {2: "offense 2", 3: "defense 1"}
    table = _lay_out("gates", "planning", hands=ARTIFACTS, allies=allies, marked={0: "gate", 1: "1-1"})
    table.reply(0, "card", card="attack_06").reply(1, "card", card="negotiate")
    return table.until("gate-revealed").open(CASE)


def swap_intimidates() -> Opening:
    """Where every window is asked, both main players have taken the intimidate of an ally in place of their card."""
    hands = {
        2: f"{HANDS[2]} attack_10",
        3: "attack_14 negotiate plague intimidate_29 retreat",
        1: ARTIFACTS[0],
    }
    table = _lay_out("every", "alliance", hands=hands, allies={2: "offense 1", 3: "defense 1"})
    table.until("invite").reply(2, "lay", card="intimidate_39").reply(3, "lay", card="intimidate_29").until(
        "card"
    )
    table.reply(0, "card", card="attack_20").reply(1, "card", card="attack_10").until("swap")
    return table.reply(0, "swap", seat="2").reply(1, "swap", seat="3").open(CASE)


def order_ships() -> Opening:
    """Blue, which is about to lose, has ordered its flagship to leave; Red has ordered nothing."""
    table = _lay_out("gates", "planning", marked={0: "gate", 1: "1-1"})
    table.reply(1, "ship-orders", holds="no", flees="yes")
    table.reply(0, "card", card="attack_20").reply(1, "card", card="attack_04")
    return table.until("gate-resolution").open(CASE)


def order_flagships() -> Opening:
    """At the third gate flagships of both sides are in an encounter of two attacks."""
    table = _lay_out("gates", "planning", marked={0: "gate", 1: "1-1"})
    table.reply(0, "card", card="attack_20").reply(1, "card", card="attack_12")
    return table.until("gate-revealed").open(CASE)


def order_in_vain() -> Opening:
    """At the third gate flagships of both sides are in an encounter in which nothing is compared."""
    table = _lay_out("gates", "planning", marked={0: "gate", 1: "1-1"})
    table.reply(0, "card", card="attack_20").reply(1, "card", card="negotiate_crooked_deal")
    return table.until("gate-revealed").open(CASE)


WATCHED: Final = (
    *(play_artifacts, play_artifacts_late, swap_intimidates),
    *(order_ships, order_flagships, order_in_vain),
)
"""Where nothing is sown, and nothing may show."""
