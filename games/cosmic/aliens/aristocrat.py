"""Aristocrat (A60): chooses its own hand, and draws flares that nobody plays with."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import UNUSED_FLARES, Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.pool import leave_out_with_few_unused
from games.cosmic.extension.zaps import lose_flare
from games.cosmic.questions.choices import ask_cards, ask_yes
from games.cosmic.rules.hands import give, sort_cards
from games.cosmic.rules.transfers import give_flare
from games.cosmic.rules.unused import draw_flares, is_matched, leave_game, take_unused
from games.cosmic.state.catalogue import FLARE, find_kind, name_all_cards
from games.cosmic.state.roles import Situation, is_anyone, is_main
from games.cosmic.state.state import State
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import tell, whisper
from porc_royal.traces import not_a_rule

ARISTOCRAT: Final = Alien("aristocrat", printed="dominion", alert="red", is_late=True, rulings=("CE-R26",))
ARISTOCRAT.add(UNUSED_FLARES, ARISTOCRAT.name)
leave_out_with_few_unused(ARISTOCRAT)
HAND, REMOVE, LOOK, TAKE, FROM_DECK = ARISTOCRAT.choices(
    "aristocrat", "hand", "remove", "look", "take", "deck"
)
CHOSEN: Final = ARISTOCRAT.keys.fact("aristocrat-chooses", "who", "number")
LOOKS: Final = ARISTOCRAT.keys.fact("aristocrat-looks", "who")
MANY, UNMATCHED = 3, 2
DUE: Final = ARISTOCRAT.keys.line("aristocrat-due", "number")


def _say_due(number: int) -> Saying:
    """CE-R19: as everybody's first hand."""
    return Saying(DUE, {"number": number})


@ARISTOCRAT.uses(hooks.preparing, is_anyone)
async def chooses_its_hand(at: Now, seat: Seat) -> None:
    """CE-R73, CE-R19, mandatory: its first hand from the whole deck, but not its own flare; by default at random."""
    state, number = at.state, at.state.options.hand
    among = [card for card in state.deck.pile if card != ARISTOCRAT.super.flare and not find_kind(card).stays]
    usual = sort_cards(among[-number:])
    chosen = await ask_cards(
        state, seat, HAND, "A60", sort_cards(among), (number, number), usual, due=_say_due
    )
    state.deck.pile = [card for card in state.deck.pile if card not in chosen]
    give(state, seat, chosen)
    await tell(CHOSEN, who=Who(seat), number=len(chosen))
    await whisper(seat, facts.DREW, number=len(chosen), cards=name_all_cards(chosen))
    await state.deck.shuffle(state.deck.pile)


def has_flares(at: Situation, seat: Seat) -> bool:
    """A main player, while there are unused flares."""
    return is_main(at, seat) and bool(at.state.unused)


@ARISTOCRAT.by_order
@ARISTOCRAT.uses(hooks.planning, has_flares, optional=True, once=True)
async def draws_a_flare(at: Now, seat: Seat) -> None:
    """As a main player, before cards are chosen: an unused flare comes into its hand, one too many leaves the game."""
    state = at.state
    if ARISTOCRAT.super.is_on(state, seat) and await ask_yes(state, seat, LOOK, "A60"):
        await choose_flares(state, seat)
    else:
        await draw_flares(state, seat, 1)
    await remove_one(state, seat)


@not_a_rule
async def choose_flares(state: State, seat: Seat) -> None:
    """For its own flare it looks through all of them and takes one, or draws three."""
    lose_flare(state, seat, ARISTOCRAT.super.flare)
    await tell(LOOKS, who=Who(seat))
    chosen = await ask_cards(state, seat, TAKE, "A60", state.unused, (0, 1), ())
    if chosen:
        take_unused(state, seat, chosen)
        await whisper(seat, facts.DREW, number=1, cards=name_all_cards(chosen))
    else:
        await draw_flares(state, seat, MANY)


@not_a_rule
async def remove_one(state: State, seat: Seat) -> None:
    """DV-9: holding two or more flares of aliens that nobody has, it takes one of them out of the game."""
    held = [card for card in state.player(seat).hand if find_kind(card).type == FLARE]
    unmatched = [card for card in held if not is_matched(state, card)]
    if len(unmatched) >= UNMATCHED:
        gone = await ask_cards(state, seat, REMOVE, "A60", unmatched, (1, 1))
        await leave_game(state, seat, gone, up=True)


ARISTOCRAT.super.lasts(hooks.regroup, is_anyone)
ARISTOCRAT.super.lasts(hooks.alliances, is_main)


@ARISTOCRAT.wild.plays(hooks.regroup, lambda at, seat: bool(at.state.deck.pile))
async def looks_through_the_deck(at: Now, seat: Seat) -> None:
    """At the regroup: any card of the cosmic deck; deck and discards are shuffled; the flare goes to Aristocrat."""
    state = at.state
    among = [card for card in state.deck.pile if not find_kind(card).stays]
    chosen = await ask_cards(state, seat, FROM_DECK, "A60", sort_cards(among), (1, 1))
    state.deck.pile = [card for card in state.deck.pile if card not in chosen]
    give(state, seat, chosen)
    await whisper(seat, facts.DREW, number=len(chosen), cards=name_all_cards(chosen))
    await state.deck.shuffle([*state.deck.pile, *state.deck.discards])
    state.deck.discards = []
    await hooks.reshuffled.open(Now(state))
    await give_flare(state, seat, ARISTOCRAT)
