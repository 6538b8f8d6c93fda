"""Reserve (A83): plays low attacks as reinforcements, and calls back those of others."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien, list_pool
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import CardsOfSeat, Now, Sender
from games.cosmic.practice.cards import are_together
from games.cosmic.questions.choices import ask_cards
from games.cosmic.questions.script import ask
from games.cosmic.rules import reinforcements
from games.cosmic.rules.hands import discard, take_back
from games.cosmic.state.catalogue import ATTACK, NEGOTIATE, REINFORCEMENT, find_kind, name_card
from games.cosmic.state.piles import is_off
from games.cosmic.state.roles import Situation, is_involved, list_sides
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Option, Pick, Reply, list_picks
from porc_royal.facts import Arg, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

RESERVE: Final = Alien("reserve", alert="green", is_late=True)
LOW, SUPER_LOW = 6, 9
CALL: Final = RESERVE.keys.question("reserve-call", "who", "card", options=("call", PASS, facts.ORDERS))
CALLED: Final = RESERVE.keys.fact("reserve-calls", "who", "other", "card")
WHICH: Final = RESERVE.choice("reserve-which")
PLAYED_BY: Final = "reserve-by-"


def is_higher(card: str) -> bool:
    """An attack that the super flare alone allows."""
    return find_kind(card).type == ATTACK and find_kind(card).value > LOW


def list_low(state: State, seat: Seat) -> list[str]:
    """Attacks of the hand that it may play as reinforcements: of 07 to 09 one, with the super flare (CE-R67)."""
    used = [card for side in list_sides(state) for card in side.reinforcements if is_higher(card)]
    most = SUPER_LOW if RESERVE.super.is_on(state, seat) and not used else LOW
    attacks = [card for card in state.player(seat).hand if find_kind(card).type == ATTACK]
    return [card for card in attacks if find_kind(card).value <= most]


@RESERVE.changes(hooks.reinforcing, lambda at, seat: at.seat == seat and is_involved(at, seat))
def plays_low_attacks(cards: tuple[str, ...], at: Sender, seat: Seat) -> tuple[str, ...]:
    """As a main player or an ally, any number of attacks of 06 or less, for what they count."""
    return (*cards, *list_low(at.state, seat))


def is_others(at: CardsOfSeat, seat: Seat) -> bool:
    """As a main player or an ally, when somebody else has played a reinforcement."""
    return at.seat != seat and is_involved(at, seat)


@not_a_rule
async def ask_whether(at: CardsOfSeat, seat: Seat) -> Reply:
    """With which negotiate it is called back, if with any."""
    held = [card for card in at.state.player(seat).hand if find_kind(card).type == NEGOTIATE]
    options = {PASS: Option(), "call": Option({facts.CARD: Pick("card", tuple(held))})}
    args: dict[str, Arg] = {"who": Who(at.seat), "card": name_card(at.cards[0])}
    return await ask(at.state, Ask(seat, CALL, "A83", options, Reply(PASS), args))


@RESERVE.asks(hooks.reinforced, is_others, ask_whether)
async def calls_it_back(at: CardsOfSeat, seat: Seat, reply: Reply) -> None:
    """For a negotiate, which is discarded, a reinforcement of somebody else is cancelled, and discarded."""
    await discard(at.state, seat, [reply.text(facts.CARD)])
    reinforcements.cancel(at.state, at.cards[0])
    await tell(CALLED, reveals=True, who=Who(seat), other=Who(at.seat), card=name_card(at.cards[0]))


RESERVE.super.lasts(hooks.revealed, is_involved)


# Reserve's wild flare: whoever holds it takes reinforcements of others, so it is noted who has played which.


@not_a_rule
async def note_who(at: CardsOfSeat) -> None:
    """Until the end of the encounter."""
    at.state.now.notes[PLAYED_BY + at.cards[0].replace("_", "-")] = str(at.seat)


RESERVE.add(
    hooks.reinforced.rules,
    MomentRule(lambda state: RESERVE.name in list_pool(state.assembly, state.options), note_who),
)


def list_thrown(at: CardsOfSeat, seat: Seat) -> list[str]:
    """Reinforcements that somebody else has discarded from a hand."""
    return [] if at.seat == seat else _list_lying(at, at.cards)


def list_used(at: Now, seat: Seat) -> list[str]:
    """Those that others had played in the encounter, which has just ended."""
    used = [card for side in list_sides(at.state) for card in side.used if card]
    by = {card: at.state.now.notes.get(PLAYED_BY + card.replace("_", "-"), str(seat)) for card in used}
    return _list_lying(at, [card for card in used if by[card] != str(seat)])


def _list_lying(at: Situation, cards: list[str]) -> list[str]:
    return [card for card in cards if find_kind(card).type == REINFORCEMENT and is_off(at.state, card)]


@RESERVE.wild.plays(hooks.threw, lambda at, seat: bool(list_thrown(at, seat)))
async def takes_what_was_thrown(at: CardsOfSeat, seat: Seat) -> None:
    """One of them."""
    await take_one(at.state, seat, list_thrown(at, seat))


@RESERVE.wild.plays(hooks.discarded, lambda at, seat: bool(list_used(at, seat)))
async def takes_what_was_played(at: Now, seat: Seat) -> None:
    """One of them."""
    await take_one(at.state, seat, list_used(at, seat))


@not_a_rule
async def take_one(state: State, seat: Seat, cards: list[str]) -> None:
    """It goes into the hand."""
    chosen = await ask_cards(state, seat, WHICH, "A83", cards, (1, 1)) if len(cards) > 1 else cards
    await take_back(state, seat, chosen)


# What practice players think of calling back.


def choose_call(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """A reinforcement of the other side, if a negotiate is there to be spared."""
    who, now = asked.args.get("who"), view.encounter
    held = list_picks(asked, "call", facts.CARD)
    if not held or now is None or not isinstance(who, Who) or are_together(now, seat, who.seat):
        return Reply(PASS)
    return Reply("call", {facts.CARD: held[0]})


RESERVE.enter(additions.IDEAS, CALL, choose_call)
