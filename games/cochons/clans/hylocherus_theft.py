"""P-4, Hylochérus: a random card from somebody's hand, for nothing in return."""

from typing import Final

from games.cochons import facts
from games.cochons.clans.power import ClanPower
from games.cochons.extension import hooks
from games.cochons.questions.script import ask
from games.cochons.rules.hands import give
from games.cochons.state.state import State
from porc_royal.asks import PASS, Ask, Option, Pick, Reply
from porc_royal.cards import say_card
from porc_royal.facts import Seat, Who
from porc_royal.script import shuffle, tell, whisper

THEFT: Final = ClanPower("hylocherus", "theft")

VICTIM: Final = THEFT.additions.keys.field("victim")
ASK_STEAL: Final = THEFT.additions.keys.question("steal", options=(PASS, "steal"))
STOLE: Final = THEFT.additions.keys.fact("stole", "who", "victim")
STOLEN: Final = THEFT.additions.keys.fact("stolen-card", "who", "victim", "card")
THEFT.additions.add(facts.ON_HANDS, STOLEN)
THEFT.additions.keys.chance("stolen")
THEFT.additions.keys.step("choose_victim", "take")


def do_others_hold_cards(at: hooks.OfAll, seat: Seat) -> bool:
    """Whether there is a card to be stolen."""
    return bool(list_victims(at.state, seat))


async def choose_victim(at: hooks.OfAll, seat: Seat) -> Reply:
    """P-4: only if one likes."""
    return await ask(at.state, lambda: make_theft_ask(at.state, seat))


@THEFT.asks(hooks.drawn, do_others_hold_cards, choose_victim, once=True)
async def steals(at: hooks.OfAll, seat: Seat, reply: Reply) -> None:
    """R-133, D-7: once everybody has drawn; the victim sees which card goes, and the hand may grow beyond six."""
    await take(at.state, seat, Seat(int(reply.text(VICTIM))))


def list_victims(state: State, seat: Seat) -> list[str]:
    """Whoever else holds a card, in play order; how many one holds is no secret."""
    return [str(one) for one in state.order if one != seat and state.player(one).hand]


def make_theft_ask(state: State, seat: Seat) -> Ask:
    """D-7: whose hand, or nobody's; the default is nobody's."""
    options = {PASS: Option(), "steal": Option({VICTIM: Pick("player", list_victims(state, seat))})}
    return Ask(seat, ASK_STEAL, "P-4", options, Reply(PASS))


async def take(state: State, thief: Seat, victim: Seat) -> None:
    """R-133: a card drawn by chance changes hands; only these two know which."""
    card = (await shuffle("stolen", state.player(victim).hand, whose=victim))[0]
    give(state, victim, [card])
    state.player(thief).hand.append(card)
    await tell(STOLE, who=Who(thief), victim=Who(victim))
    await whisper((thief, victim), STOLEN, who=Who(thief), victim=Who(victim), card=say_card(card))
