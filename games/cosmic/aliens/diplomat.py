"""Diplomat (A10): makes a deal of three of a fight."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.catalogue import find_kind
from games.cosmic.choosing import ask_cards, ask_one_seat, ask_votes
from games.cosmic.declaring import Alien
from games.cosmic.hands import discard
from games.cosmic.hooks import Dealing, Now
from games.cosmic.roles import Situation, is_bystander, is_main, list_sides
from games.cosmic.rules.planning import decide
from games.cosmic.rules.reveal import show_as
from games.cosmic.sides import is_attack
from games.table.facts import Seat, Who
from games.table.script import tell
from games.table.traces import not_a_rule

DIPLOMAT: Final = Alien("diplomat")
CARD: Final = facts.choice("diplomat-card")
INSTEAD: Final = facts.choice("diplomat-instead")
VOTE: Final = facts.choice("diplomat-vote")
VOTES: Final = facts.KEYS.fact("diplomat-votes", "who", "other")


def may_mediate(at: Now, seat: Seat) -> bool:
    """Not a main player, with a card in the hand, when an attack is revealed."""
    attacked = any(is_attack(side) for side in list_sides(at.state))
    return attacked and is_bystander(at, seat) and bool(at.state.player(seat).hand)


@not_a_rule
async def play_negotiate(at: Situation, seat: Seat) -> bool:
    """Whether it has played a negotiate."""
    held = [card for card in at.state.player(seat).hand if find_kind(card).is_negotiate]
    played = await ask_cards(at.state, seat, CARD, "A10", held, (1, 1))
    await discard(at.state, seat, played)
    return bool(played)


@DIPLOMAT.uses(hooks.revealed, may_mediate, optional=True)
async def mediates(at: Now, seat: Seat) -> None:
    """It plays a negotiate; attacks become negotiates."""
    if await play_negotiate(at, seat):
        at.state.now.marks["diplomat"] = seat
        for side in list_sides(at.state):
            await show_as(side, find_kind("negotiate"))


@DIPLOMAT.uses(hooks.dealing, lambda at, seat: at.state.now.marks.get("diplomat") == seat)
async def deals_too(at: Dealing, seat: Seat) -> None:
    """Three deal, each with each."""
    at.third = seat


@DIPLOMAT.wild.plays(hooks.dealing, is_bystander)
async def deals_instead(at: Dealing, seat: Seat) -> None:
    """With a negotiate, in the place of one of them."""
    if at.third != seat and await play_negotiate(at, seat):
        gone = await ask_one_seat(at.state, seat, INSTEAD, "A10", [at.one, at.other])
        at.one, at.other = (seat, at.other) if gone == at.one else (at.one, seat)


@DIPLOMAT.super.plays(hooks.alliances, is_main)
async def has_all_vote(at: Now, seat: Seat) -> None:
    """For the offense or the defense; a tie goes to the defense."""
    offense, defense = (side.seat for side in list_sides(at.state))
    votes = await ask_votes(at.state, VOTE, "A10", (defense, offense))
    for one, other in votes.items():
        await tell(VOTES, reveals=True, who=Who(one), other=Who(other))
    chosen = list(votes.values())
    decide(at.state, "offense" if chosen.count(offense) > chosen.count(defense) else "defense")
