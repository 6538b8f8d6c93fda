"""Cards going where the rules send them: to the discards, to envelopes, to what players remember (R-42)."""

from collections.abc import Sequence
from typing import Literal

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import PRIZE, find_arm, list_cards, rank_card, sort_cards
from games.interstellar_pig.questions.script import ask
from games.interstellar_pig.rules.afloat import set_afloat
from games.interstellar_pig.rules.survival import HAND, find_needs_here, list_gear_sets, refuse_hand
from games.interstellar_pig.state.places import find_planet, is_on_surface
from games.interstellar_pig.state.state import Note, State
from games.interstellar_pig.views.speech import name_planet
from porc_royal.asks import Ask, Option, Reply, Several
from porc_royal.cards import get_title
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import tell, whisper


def discard(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """IP-58, IP-64: used cards lie face up on the discards."""
    player = state.player(seat)
    player.hand = [card for card in player.hand if card not in cards]
    state.discards.extend(cards)


def note(
    state: State, seat: Seat, planet: str, how: Literal["stashed", "left", "scanned"], cards: Sequence[str]
) -> None:
    """What a player has seen of an envelope, as it was then; it replaces what was known before."""
    state.player(seat).notes[planet] = [Note(state.round, how, tuple(sort_cards(cards)))]


def note_addition(state: State, seat: Seat, planet: str, cards: Sequence[str]) -> None:
    """R-52: what a player has put into an envelope without seeing the rest."""
    notes = state.player(seat).notes
    notes[planet] = [*notes.get(planet, []), Note(state.round, "added", tuple(sort_cards(cards)))]


async def show(state: State, seat: Seat, cards: tuple[str, ...], planet: str) -> None:
    """R-33: the cards stay in hand; that they were seen in this round is remembered."""
    if not cards:
        return
    for card in cards:
        state.player(seat).seen[get_title(card)] = state.round
    await tell(
        facts.SHOWED,
        reveals=True,
        who=Who(seat),
        cards=list_cards(cards),
        planet=name_planet(state, planet),
    )


async def throw_away(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """IP-63 to IP-65: lost in Space, face up; the prize floats instead."""
    player = state.player(seat)
    gone = [card for card in cards if card != PRIZE]
    discard(state, seat, gone)
    if gone:
        await tell(facts.DISCARDED, reveals=True, who=Who(seat), number=len(gone), cards=list_cards(gone))
    if PRIZE in cards:
        player.hand.remove(PRIZE)
        await set_afloat(state, player.place)


def put_down(state: State, seat: Seat, cards: Sequence[str], planet: str) -> None:
    """Cards go from a hand face down into the envelope of a planet (R-52, R-54)."""
    player = state.player(seat)
    player.hand = [card for card in player.hand if card not in cards]
    state.planets[planet].envelope.extend(cards)


async def keep_six(state: State, seat: Seat) -> None:
    """R-41, R-51: with more than six, the player says at once which six stay in hand."""
    player = state.player(seat)
    if len(player.hand) <= HAND:
        return
    await keep(state, seat, (await ask(state, lambda: make_keep_ask(state, seat))).many(facts.KEEP))


async def keep(state: State, seat: Seat, kept: Sequence[str]) -> None:
    """IP-63, R-52: what is not kept goes face down into the envelope here, or in Space to the discards."""
    player = state.player(seat)
    excess = [card for card in player.hand if card not in kept]
    if is_on_surface(player.place):
        planet = find_planet(player.place)
        put_down(state, seat, excess, planet)
        note_addition(state, seat, planet, excess)
    else:
        await throw_away(state, seat, excess)
    await whisper(seat, facts.KEEPS, hand=list_cards(player.hand))


def make_keep_ask(state: State, seat: Seat) -> Ask:
    """D-15: exactly six, among them what keeps the pawn alive where it stands (R-34)."""
    hand = sort_cards(state.player(seat).hand)
    wanted = find_needs_here(state, seat)

    def legal(reply: Reply) -> Saying | None:
        return refuse_hand(wanted, reply.many(facts.KEEP))

    options = {"keep": Option({facts.KEEP: Several("card", hand, HAND, HAND)})}
    sets = list_gear_sets(wanted, hand)
    kept = choose_best_hand(hand, sets[0] if sets else (), HAND)
    default = Reply("keep", {facts.KEEP: tuple(card for card in hand if card in kept)})
    return Ask(seat, facts.ASK_KEEP, "R-41", options, default, {"number": len(hand)}, legal)


def choose_best_hand(cards: Sequence[str], needed: Sequence[str], number: int) -> list[str]:
    """D-15: needed gear, then the prize, then the highest dice bonus, then the card id."""

    def worth(card: str) -> tuple[bool, bool, int, tuple[int, str]]:
        arm = find_arm(card)
        return card not in needed, card != PRIZE, -(arm.dice if arm else 0), rank_card(card)

    return sorted(cards, key=worth)[:number]
