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
    said["hands"] = HANDS
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
