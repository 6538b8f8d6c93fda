"""Diplomat plays a negotiate, and deals too, or in the place of another."""

from typing import Final

from games.cosmic import facts
from games.cosmic.aliens.diplomat.deciding import ask_whether
from games.cosmic.extension import hooks
from games.cosmic.extension.catalogue import find_kind
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Dealing, Now
from games.cosmic.extension.roles import Situation, has_cards, is_bystander, list_sides
from games.cosmic.extension.sides import is_attack
from games.cosmic.questions.choices import ask_cards, ask_one_seat
from games.cosmic.rules.hands import discard
from games.cosmic.rules.reveal import show_as
from games.cosmic.state.state import Side
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

DIPLOMAT: Final = Alien("diplomat")
CARD, INSTEAD = facts.choices("diplomat", "card", "instead")


def may_mediate(at: Now, seat: Seat) -> bool:
    """Not a main player, with a card in the hand, when an attack is revealed."""
    return any(map(is_attack, list_sides(at.state))) and is_bystander(at, seat) and has_cards(at, seat)


@not_a_rule
async def play_negotiate(at: Situation, seat: Seat) -> str:
    """The negotiate that it has played; "" for none."""
    held = [card for card in at.state.player(seat).hand if find_kind(card).is_negotiate]
    played = await ask_cards(at.state, seat, CARD, "A10", held, (1, 1))
    await discard(at.state, seat, played)
    return played[0] if played else ""


@DIPLOMAT.asks(hooks.revealed, may_mediate, ask_whether)
async def mediates(at: Now, seat: Seat, _reply: Reply) -> None:
    """It plays a negotiate, which acts as the other two do (CC-3); attacks become negotiates."""
    if played := await play_negotiate(at, seat):
        at.state.now.marks["diplomat"] = seat
        at.state.now.third = Side(seat, shown=find_kind(played).name)
        for side in filter(is_attack, list_sides(at.state)):  # a negotiate keeps its text (CD-52)
            await show_as(side, find_kind("negotiate"))


@DIPLOMAT.goes_on
@DIPLOMAT.uses(hooks.dealing, lambda at, seat: at.state.now.marks.get("diplomat") == seat)
async def deals_too(at: Dealing, seat: Seat) -> None:
    """CC-3: three deal; what each two agree on is one offer to all of them."""
    at.third = seat


@DIPLOMAT.wild.plays(hooks.dealing, is_bystander)
async def deals_instead(at: Dealing, seat: Seat) -> None:
    """With a negotiate, in the place of one of them."""
    if at.third != seat and await play_negotiate(at, seat):
        gone = await ask_one_seat(at.state, seat, INSTEAD, "A10", [at.one, at.other])
        at.one, at.other = (seat, at.other) if gone == at.one else (at.one, seat)
