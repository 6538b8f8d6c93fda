"""Diplomat (A10): makes a deal of three of a fight."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Dealing, Now
from games.cosmic.questions.choices import ask_cards, ask_one_seat, ask_votes
from games.cosmic.questions.script import ask
from games.cosmic.rules.hands import discard
from games.cosmic.rules.planning import decide
from games.cosmic.rules.reveal import show_as
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import Situation, has_cards, is_bystander, is_main, list_sides
from games.cosmic.state.sides import is_attack
from games.cosmic.state.state import Side
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Arg, Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

DIPLOMAT: Final = Alien("diplomat", printed="dominion")
CARD, INSTEAD = DIPLOMAT.choices("diplomat", "card", "instead")
NO_NEGOTIATE: Final = DIPLOMAT.keys.refusal("no-negotiate")


@not_a_rule
async def ask_whether(at: Now, seat: Seat) -> Reply:
    """Without a negotiate it can only pass; it alone is told why, and the table that it passes."""

    def check(reply: Reply) -> Saying | None:
        held = any(find_kind(card).is_negotiate for card in at.state.player(seat).hand)
        return None if held or reply.option == PASS else Saying(NO_NEGOTIATE)

    options = {PASS: Option(), facts.USE: Option()}
    args: dict[str, Arg] = {"alien": facts.name_alien("diplomat")}
    return await ask(at.state, Ask(seat, facts.ASK_POWER, "A10", options, Reply(PASS), args, check))


# Diplomat plays a negotiate, and deals too, or in the place of another.


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


# What Diplomat's super flare does: everybody votes.

VOTE: Final = DIPLOMAT.choice("diplomat-vote", helps=True)
VOTES: Final = DIPLOMAT.keys.fact("diplomat-votes", "who", "other")


@DIPLOMAT.super.plays(hooks.alliances, is_main)
async def has_all_vote(at: Now, seat: Seat) -> None:
    """For the offense or the defense; a tie goes to the defense."""
    offense, defense = (side.seat for side in list_sides(at.state))
    votes = await ask_votes(at.state, VOTE, "A10", (defense, offense))
    for one, other in votes.items():
        await tell(VOTES, reveals=True, who=Who(one), other=Who(other))
    chosen = list(votes.values())
    decide(at.state, "offense" if chosen.count(offense) > chosen.count(defense) else "defense")
