"""Reactor (A81): holds the flares of the others, and feeds on what they throw away."""

from collections.abc import Sequence
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import CardsOfSeat, Now
from games.cosmic.questions.choices import ask_matches, ask_planet, ask_ships
from games.cosmic.rules.hands import discard
from games.cosmic.rules.losses import found, list_colonies
from games.cosmic.rules.sheets import collect, give_from_sheet, list_up
from games.cosmic.rules.transfers import give_flare
from games.cosmic.rules.unused import is_matched
from games.cosmic.rules.victory import look_around, win
from games.cosmic.state.catalogue import FLARE, find_kind, name_flare
from games.cosmic.state.piles import is_off
from games.cosmic.state.roles import (
    Situation,
    is_ally,
    is_anyone,
    is_bystander,
    is_defense,
    is_involved,
    list_sides,
)
from games.cosmic.state.ships import LIMIT, count
from games.cosmic.state.sides import get_side, has_won
from games.cosmic.state.state import State
from games.cosmic.views.sheet_cards import show_cards
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

REACTOR: Final = Alien("reactor", printed="dominion", alert="red", is_late=True, rulings=("CE-R13",))
FEED, PLANET, SHIPS = REACTOR.choices("reactor", "feed", "planet", "ships")
show_cards(REACTOR)


def list_flares(state: State, seats: Sequence[Seat]) -> list[str]:
    """The flares of the aliens that these seats have."""
    return [name_flare(alien) for seat in seats for alien in state.player(seat).powers]


@REACTOR.uses(hooks.preparing, is_anyone)
async def takes_their_flares(at: Now, seat: Seat) -> None:
    """Mandatory: the flares of all other players' aliens lie face up on its sheet instead of being in the deck."""
    state = at.state
    theirs = list_flares(state, [one for one in state.seats if one != seat])
    found_ = [card for card in state.deck.pile if card in theirs]
    state.deck.pile = [card for card in state.deck.pile if card not in found_]
    await collect(state, seat, REACTOR.name, found_)


def has_fuel(at: Now, seat: Seat) -> bool:
    """An ally whose side has won, and the flare of its main player lies there."""
    return is_ally(at, seat) and has_won(at.state, seat) and bool(list_fuel(at.state, seat))


def list_fuel(state: State, seat: Seat) -> list[str]:
    """The flares of the main player whose ally it is."""
    theirs = list_flares(state, [get_side(state, seat).seat])
    return [card for card in list_up(state, seat, REACTOR.name) if card in theirs]


@REACTOR.uses(hooks.resolution, has_fuel)
async def fuels_the_winner(at: Now, seat: Seat) -> None:
    """DV-55, mandatory, as an ally of whoever wins: that one has its flare."""
    side = get_side(at.state, seat)
    await give_from_sheet(at.state, seat, REACTOR.name, side.seat, list_fuel(at.state, seat))


def is_left_out(at: Now, seat: Seat) -> bool:
    """Not a main player, invited by neither, and one of them has lost."""
    invited = any(seat in (*side.invited, *side.allies) for side in list_sides(at.state))
    return is_bystander(at, seat) and not invited and bool(list_losers(at.state))


def list_losers(state: State) -> list[Seat]:
    """The main players who have lost."""
    winner = state.now.winner
    if winner in {"", "deal"}:
        return []
    stances = zip(("offense", "defense"), list_sides(state), strict=False)
    return [side.seat for stance, side in stances if stance != winner]


@REACTOR.uses(hooks.resolution, is_left_out)
async def feeds_on_the_loser(at: Now, seat: Seat) -> None:
    """Not a main player, invited by neither, one of whom has lost: one flare, if it likes.

    Its own comes from the sheet into its hand, or a loser's does; or it discards a loser's from its hand.
    """
    state = at.state
    theirs = list_flares(state, list_losers(state))
    own = list_flares(state, [seat])
    sheet = [card for card in list_up(state, seat, REACTOR.name) if card in (*own, *theirs)]
    sheet.sort(key=lambda card: card not in own)
    held = [card for card in state.player(seat).hand if card in theirs]
    chosen = (await ask_matches(state, {seat: [*sheet, *held]}, FEED, "A81"))[seat]
    if chosen in sheet:
        await give_from_sheet(state, seat, REACTOR.name, seat, [chosen])
    elif chosen:
        await discard(state, seat, [chosen])


def list_matching(at: CardsOfSeat) -> list[str]:
    """Flares of aliens in play that have just come to the discards."""
    cards = [card for card in at.cards if find_kind(card).type == FLARE and is_off(at.state, card)]
    return [card for card in cards if is_matched(at.state, card)]


def throws_fuel(at: CardsOfSeat, seat: Seat) -> bool:
    """Another player has discarded such flares."""
    return at.seat != seat and bool(list_matching(at))


@REACTOR.uses(hooks.quaking, throws_fuel)
@REACTOR.uses(hooks.spent, throws_fuel)
@REACTOR.uses(hooks.threw, throws_fuel)
async def collects_fuel(at: CardsOfSeat, seat: Seat) -> None:
    """CE-R65, mandatory, in any role: they lie on its sheet instead."""
    cards = list_matching(at)
    for card in cards:
        at.state.deck.discards.remove(card)
    await collect(at.state, seat, REACTOR.name, cards)


# Reactor's flares.


def may_explode(at: Now, seat: Seat) -> bool:
    """Its side has won, colonies win this game, and it has no other flare, in hand or on its sheet."""
    state = at.state
    others = [card for card in state.player(seat).hand if find_kind(card).type == FLARE]
    if others != [REACTOR.super.flare] or list_up(state, seat, REACTOR.name):
        return False
    does_win = bool(hooks.winners.of(tuple(state.seats), Now(state)))
    return is_involved(at, seat) and has_won(state, seat) and does_win


@REACTOR.super.plays(hooks.resolution, may_explode)
async def wins_empty_handed(at: Now, seat: Seat) -> None:
    """CE-R25, as a main player or an ally: it wins the game."""
    win(seat, REACTOR.name)


def has_defended(at: Situation, seat: Seat) -> bool:
    """The defense, which has won, with a planet to go to."""
    return is_defense(at, seat) and at.state.now.winner == "defense" and bool(list_targets(at.state, seat))


def list_targets(state: State, seat: Seat) -> list[str]:
    """Planets of other systems where it has no colony."""
    planets = state.planets.items()
    return [
        name
        for name, planet in planets
        if planet.system != seat and planet.kind != "moon" and not count(state, seat, name)
    ]


@REACTOR.wild.plays(hooks.after_ships, has_defended)
async def strikes_out(at: Now, seat: Seat) -> None:
    """As the defense that has won: a colony on any foreign planet; this flare goes to Reactor."""
    state = at.state
    ships = await ask_ships(state, seat, SHIPS, "A81", list_colonies(state, seat), (1, LIMIT))
    planet = await ask_planet(state, seat, PLANET, "A81", list_targets(state, seat)) if ships else ""
    await give_flare(state, seat, REACTOR)
    if planet:
        await found(state, seat, ships, planet)
        await look_around(state)


@not_a_rule
async def give_it_up(at: CardsOfSeat) -> None:
    """Whoever holds this flare and plays any other super must give it to Reactor."""
    state, seat = at.state, at.seat
    supers = [one.power for one in state.now.flares if one.seat == seat and one.power.endswith(".super")]
    named = [f"flare_{power.partition('.')[0]}" for power in supers]
    if any(card in named for card in at.cards) and REACTOR.wild.flare in state.player(seat).hand:
        await give_flare(state, seat, REACTOR)


def has_reactor(state: State) -> bool:
    """Somebody has that power."""
    return state.encounter is not None and any(REACTOR.name in player.powers for player in state.players)


REACTOR.add(hooks.played.rules, MomentRule(has_reactor, give_it_up))
