"""Daredevil (A63): the closer its side wins, the more it brings."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_planet
from games.cosmic.questions.script import ask
from games.cosmic.rules.hands import discard
from games.cosmic.rules.losses import found, lose_chosen
from games.cosmic.rules.reckoning import find_margin
from games.cosmic.rules.rewards import rewards
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import ATTACK, find_kind
from games.cosmic.state.roles import is_involved, is_main
from games.cosmic.state.ships import count, list_system
from games.cosmic.state.sides import (
    add_bonus,
    are_attacks,
    find_other_side,
    find_place,
    get_side,
    has_won,
)
from games.cosmic.state.state import BESIDE
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Option, Pick, Reply, list_picks
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

DAREDEVIL: Final = Alien("daredevil", printed="dominion", is_late=True)
DARE: Final = DAREDEVIL.keys.question("daredevil-dare", options=("dare", PASS, facts.ORDERS))
PLANET: Final = DAREDEVIL.choice("daredevil-planet")
LOWEST, HIGHEST = 1, 8
NARROW, SUPER_NARROW = 4, 6
PENALTY: Final = 3


def faces_attacks(at: Now, seat: Seat) -> bool:
    """As a main player or an ally, where both show attacks."""
    return is_involved(at, seat) and are_attacks(at.state)


@not_a_rule
async def ask_dare(at: Now, seat: Seat) -> Reply:
    """Which attack of its hand it discards, if any."""
    attacks = [card for card in at.state.player(seat).hand if find_kind(card).type == ATTACK]
    low = [card for card in attacks if LOWEST <= find_kind(card).value <= HIGHEST]
    options = {PASS: Option(), "dare": Option({facts.CARD: Pick("card", tuple(low))})}
    return await ask(at.state, Ask(seat, DARE, "A63", options, Reply(PASS)))


@DAREDEVIL.asks(hooks.revealed, faces_attacks, ask_dare, once=True)
async def dares(at: Now, seat: Seat, reply: Reply) -> None:
    """An attack of 01 to 08 is discarded, and taken off the total of its own side (CE-R11)."""
    card = reply.text(facts.CARD)
    await discard(at.state, seat, [card])
    add_bonus(at.state, get_side(at.state, seat), -find_kind(card).value)


def wins_by(at: Now, seat: Seat, most: int) -> bool:
    """Its side has won, attack against attack, by so little (CE-R36)."""
    margin = find_margin(at.state)
    return has_won(at.state, seat) and are_attacks(at.state) and margin is not None and margin <= most


def wins_narrowly(at: Now, seat: Seat) -> bool:
    """By 4 or less; as a main player with the super flare by 6."""
    is_wide = DAREDEVIL.super.is_on(at.state, seat) and is_main(at, seat)
    return is_involved(at, seat) and wins_by(at, seat, SUPER_NARROW if is_wide else NARROW)


@DAREDEVIL.goes_on
@DAREDEVIL.by_order
@DAREDEVIL.uses(hooks.after_ships, wins_narrowly, optional=True)
async def is_applauded(at: Now, seat: Seat) -> None:
    """Every player of its side gets rewards, one for each ship that it had in the encounter, besides all else."""
    side = get_side(at.state, seat)
    await rewards(at.state, {one: at.state.now.committed[str(one)] for one in (side.seat, *side.allies)})


DAREDEVIL.super.lasts(hooks.revealed, is_main)
DAREDEVIL.super.lasts(hooks.resolution, is_main)
DAREDEVIL.wild.lasts(hooks.selected, is_involved)


@DAREDEVIL.wild.uses(hooks.resolution, lambda at, seat: is_involved(at, seat) and wins_by(at, seat, NARROW))
async def keeps_its_pledge(at: Now, seat: Seat) -> None:
    """One of its ships of the encounter may found a colony anywhere in the system of the opposing main player."""
    state = at.state
    places = [place for place in (find_place(state, seat), BESIDE) if count(state, seat, place)]
    system = list_system(state, find_other_side(state, seat).seat)
    if places and (planet := await ask_planet(state, seat, PLANET, "A63", system, may=True)):
        await found(state, seat, {places[0]: 1}, planet)
        await look_around(state)


@DAREDEVIL.wild.uses(
    hooks.after_ships, lambda at, seat: is_involved(at, seat) and not wins_by(at, seat, NARROW)
)
async def breaks_its_pledge(at: Now, seat: Seat) -> None:
    """Otherwise three ships of its choice go to the warp."""
    await lose_chosen(at.state, {seat: PENALTY}, DAREDEVIL.name, "A63")
    await look_around(at.state)


# What practice players think of daring.


def choose_dare(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The lowest attack after which its side still wins, but by four at most."""
    now = view.encounter
    if now is None or now.defense is None or now.offense.sum is None or now.defense.sum is None:
        return None
    offense = seat == now.offense.seat or seat in now.offense.allies
    lead = now.offense.sum.total - now.defense.sum.total
    lead, least = (lead, 1) if offense else (-lead, 0)
    if now.lower or lead <= NARROW:
        return Reply(PASS)
    cards = sorted(list_picks(asked, "dare", facts.CARD), key=lambda card: find_kind(card).value)
    narrow = [card for card in cards if least <= lead - find_kind(card).value <= NARROW]
    return Reply("dare", {facts.CARD: narrow[0]}) if narrow else Reply(PASS)


DAREDEVIL.enter(additions.IDEAS, DARE, choose_dare)
