"""Whirligig (A86): mixes both hands, and says how many cards each gets back."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.practice.uses import USES
from games.cosmic.questions.choices import ask_cards
from games.cosmic.questions.script import ask
from games.cosmic.rules.hands import deal_mixed, give, pick_random
from games.cosmic.state.catalogue import name_all_cards
from games.cosmic.state.roles import is_main
from games.cosmic.state.sides import find_other_side
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Option, Reply
from porc_royal.facts import Seat, Who
from porc_royal.script import tell, whisper

WHIRLIGIG: Final = Alien("whirligig", printed="dominion", alert="green", is_late=True)
EQUAL, SAME, EXCHANGED = "equal", "same", "exchanged"
SPLIT: Final = WHIRLIGIG.keys.question("whirligig-split", options=(EQUAL, SAME, EXCHANGED, facts.ORDERS))
OWN: Final = WHIRLIGIG.choice("whirligig-own")
SEES: Final = WHIRLIGIG.keys.fact("whirligig-sees", "who", "number", "cards")
MIXES: Final = WHIRLIGIG.keys.fact("whirligig-mixes", "who", "other", strikes="other")


def gains_cards(view: View, seat: Seat) -> bool:
    """Its opponent holds as many cards, or more; whether its own are weak is asked besides."""
    now = view.encounter
    sides = [] if now is None else [now.offense, *([] if now.defense is None else [now.defense])]
    return any(view.seat(side.seat).hand >= view.seat(seat).hand for side in sides if side.seat != seat)


def is_poorer(view: View, seat: Seat) -> bool:
    """Its opponent holds more cards."""
    now = view.encounter
    sides = [] if now is None else [now.offense, *([] if now.defense is None else [now.defense])]
    return any(view.seat(side.seat).hand > view.seat(seat).hand for side in sides)


WHIRLIGIG.enter(USES, WHIRLIGIG.name, gains_cards)


@WHIRLIGIG.uses(hooks.before_cards, is_main, optional=True)
async def whirls(at: Now, seat: Seat) -> None:
    """As a main player: equal shares, the odd card its own, or each as many as before, or as many as the other had.

    CE-R43, CE-R72: what lies on the table is not mixed; who lacks an encounter card is looked at afterwards.
    """
    state, other = at.state, find_other_side(at.state, seat).seat
    mine, theirs = len(state.player(seat).hand), len(state.player(other).hand)
    if WHIRLIGIG.super.is_on(state, seat):
        cards = name_all_cards(state.player(other).hand)
        await whisper(seat, SEES, who=Who(other), number=theirs, cards=cards)
    options = {EQUAL: Option(), SAME: Option(), EXCHANGED: Option()}
    usual = Reply(EQUAL if theirs > mine else SAME)
    chosen = (await ask(state, Ask(seat, SPLIT, "A86", options, usual))).option
    number = {EQUAL: (mine + theirs) // 2, SAME: theirs, EXCHANGED: mine}[chosen]
    await deal_mixed(state, other, seat, number)


WHIRLIGIG.super.lasts(hooks.before_cards, is_main)


def has_cards_of_both(at: Now, seat: Seat) -> bool:
    """A main player, and both hold cards; its flare is none of those that it may lay down for it."""
    hands = [at.state.player(one).hand for one in (seat, find_other_side(at.state, seat).seat)]
    return len(hands[0]) > 1 and bool(hands[1])


@WHIRLIGIG.wild.plays(hooks.before_cards, lambda at, seat: is_main(at, seat) and has_cards_of_both(at, seat))
async def mixes_two(at: Now, seat: Seat) -> None:
    """A card at random of the opponent and one of the own; the opponent takes one of the two back, unseen."""
    state, other = at.state, find_other_side(at.state, seat).seat
    others = [card for card in state.player(seat).hand if card != WHIRLIGIG.wild.flare]
    (own,) = await ask_cards(state, seat, OWN, "A86", others, (1, 1))
    (drawn,) = await pick_random(state, seat, state.player(other).hand, 1)
    await tell(MIXES, who=Who(seat), other=Who(other))
    (kept,) = await pick_random(state, other, [own, drawn], 1)
    gone = drawn if kept == own else own
    for one, card in ((seat, own), (other, drawn)):
        state.player(one).hand.remove(card)
    for one, card in ((seat, gone), (other, kept)):
        give(state, one, [card])
        await whisper(one, facts.DREW, number=1, cards=name_all_cards([card]))


# What practice players think of mixing.


def choose_split(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """As many as the other had where that is more, else as many as before."""
    return Reply(EXCHANGED if is_poorer(view, seat) else SAME)


WHIRLIGIG.enter(additions.IDEAS, SPLIT, choose_split)
