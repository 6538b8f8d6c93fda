"""Openings of Cosmic Pig that are set up by hand: cards in envelopes, being hidden, looked at, and committed."""

import random
from typing import Final

from games.cosmic.expansions.cosmic_pig.rules.hidden_cards import ASK_HIDE
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PIGGY, Challenge, Support, note
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import State
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from tests.cosmic.pig import take_from_deck
from tests.promises.moderated import Opening
from tests.promises.openings_cosmic import GATES, Scripted, lay_out

CASE: Final = "cosmic-pig"
SETTINGS: Final = {"cosmic_pig": True, **GATES}
ENVELOPES: Final = {
    "0-1": (0, "attack_08 attack_10"),
    "1-2": (0, "negotiate morph attack_06"),
    "1-3": (1, "attack_08 negotiate"),
    "2-1": (1, "attack_06 attack_12 reinforcement_2"),
    "3-4": (2, "attack_06 attack_01"),
    "2-5": (2, "negotiate attack_08 attack_14"),
    "0-2": (3, "attack_10 negotiate the_piggy"),
    "1-1": (3, "attack_06 attack_08 reinforcement_3"),
}
"""What lies under planets, and who has hidden it."""
DISCARDED: Final = "attack_00 attack_08 attack_13"


def _fill(state: State) -> None:
    """Fill the envelopes; who has filled them remembers it."""
    kept, turn = PIG.of(state), state.turn
    state.turn = 0
    for planet, (hider, kinds) in ENVELOPES.items():
        kept.envelopes[planet] = [take_from_deck(state, kind) for kind in kinds.split()]
        kept.chosen[planet] = Seat(hider)
        note(state, Seat(hider), planet, "put")
    state.turn = turn
    state.deck.discards = [take_from_deck(state, kind) for kind in DISCARDED.split()]


def keep_envelopes() -> Opening:
    """Everybody has filled two envelopes, The Piggy lies in one, and allies are about to be invited."""
    return lay_out(SETTINGS, "alliance", change=_fill).open(CASE)


def defend() -> Opening:
    """The offense has launched: the defense may add ships of other bases."""
    table = lay_out(SETTINGS, "launch", change=_fill).until("launch")
    return table.reply(0, "launch", planet="1-2", ships=("0-1.1", "0-1.2")).open(CASE)


def land() -> Opening:
    """Red has won with the lower total, and looks into an envelope."""
    table = lay_out(SETTINGS, "planning", change=_fill)
    table.reply(0, "card", card="attack_04").reply(1, "card", card="attack_30")
    return table.until("pig-envelope").open(CASE)


def drop() -> Opening:
    """Blue had to discard The Piggy: all are about to commit ships and cards."""

    def change(state: State) -> None:
        _fill(state)
        kept = PIG.of(state)
        kept.envelopes["0-2"].remove(PIGGY)
        state.players[1].hand = [
            PIGGY,
            *(card for card in state.players[1].hand if not find_kind(card).is_encounter),
        ]

    return lay_out(SETTINGS, "planning", change=change).until("pig-commit").open(CASE)


def hide() -> Opening:
    """The first of all has been dealt fourteen cards, and has put some into an envelope."""
    begun = Play.new(RULEBOOK, 4, SETTINGS)
    table = Scripted(begun.state, begun.position.chapter, SETTINGS)
    luck = random.Random(1)
    while not any(ask.key == ASK_HIDE for ask in table.play.asks.values()):
        seat = table.play.awaited[0]
        ask = table.play.asks[seat]
        table.take(seat, draw_reply(ask, luck.randrange) if seat == CHANCE else ask.default)
    (seat,) = table.play.awaited
    hand = table.state.players[seat].hand
    table.take(seat, Reply("hide", {"cards": tuple(hand[:3]), "planet": "2-2"}))
    table.take(seat, Reply("hide", {"cards": tuple(hand[3:5]), "planet": "2-3"}))
    return table.open(CASE)


EDICTS: Final = {
    0: "attack_04 attack_06 attack_10 negotiate neural_amplifier envelope_scanner reinforcement_2 plague",
    1: "attack_06 attack_12 negotiate stasis_seal disguise_kit card_zap reinforcement_3",
    2: "attack_08 negotiate clock_jammer vacuum_capsule cosmic_zap flare_zombie",
    3: "attack_14 negotiate portable_fold_door piggy_befriending_contraption card_zap mobius_tubes",
}
"""Hands with all edicts."""
EVERYTHING: Final = {
    **SETTINGS,
    "planetoids": True,
    "reward_deck": "both",
    "special_ships": "flagship",
    "pig_finder": False,
}


def play_edicts() -> Opening:
    """An encounter begins, and everybody holds edicts."""
    return lay_out(SETTINGS, "encounter", change=_fill, hands=EDICTS).open(CASE)


def play_edicts_late() -> Opening:
    """Cards are shown, and everybody holds edicts."""
    table = lay_out(SETTINGS, "planning", change=_fill, hands=EDICTS, allies={2: "defense 1"})
    table.reply(0, "card", card="attack_10").reply(1, "card", card="attack_06")
    return table.until("gate-revealed").open(CASE)


def play_with_everything() -> Opening:
    """With every expansion: reward cards in hands and under planets, an encounter begins."""
    hands = {
        0: "attack_04 attack_06 attack_10 negotiate neural_amplifier kicker_2 intimidate_19 rift_1",
        1: "attack_06 attack_12 negotiate stasis_seal card_zap omni_zap kicker_3",
        2: "attack_08 negotiate clock_jammer retreat rebirth flare_zombie intimidate_29",
        3: "attack_14 negotiate portable_fold_door variable_12_21 hand_zap",
    }

    def change(state: State) -> None:
        _fill(state)
        for planet in ("0-1", "1-3", "2-5"):
            PIG.of(state).envelopes[planet].append(state.decks["reward"].pile.pop())

    return lay_out(EVERYTHING, "encounter", change=change, hands=hands).open(CASE)


def land_with_everything() -> Opening:
    """With every expansion somebody looks into an envelope with a reward card in it."""

    def change(state: State) -> None:
        _fill(state)
        PIG.of(state).envelopes["1-1"].append(state.decks["reward"].pile.pop())

    table = lay_out(EVERYTHING, "planning", change=change)
    table.reply(0, "card", card="attack_04").reply(1, "card", card="attack_30")
    return table.until("pig-envelope").open(CASE)


WATCHED: Final = (play_edicts, play_edicts_late, play_with_everything, land_with_everything)
"""Where nothing is sown, and nothing may show."""


def support_in_secret() -> Opening:
    """A Piggy Challenge is on, and some have said what they would play in it."""

    def change(state: State) -> None:
        _fill(state)
        bids = {
            str(seat): Support(Seat(0), tuple(state.player(Seat(seat)).hand[:seat]))
            for seat in range(1, len(state.players))
        }
        PIG.of(state).challenge = Challenge(bids=bids)

    return lay_out(SETTINGS, "encounter", change=change).open(CASE)
