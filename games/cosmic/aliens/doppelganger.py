"""Doppelganger (A65): it fights with the cards of others."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, Sender
from games.cosmic.questions.choices import ask_cards, ask_one_seat
from games.cosmic.rules.hands import discard, draw, draw_new_hand, hand_over, list_encounter, set_aside
from games.cosmic.state.catalogue import ATTACK, find_kind, find_type
from games.cosmic.state.roles import Situation, is_main, list_others
from games.cosmic.state.ships import find_colonies
from games.cosmic.state.sides import find_other_side, get_side
from games.cosmic.state.state import State
from games.cosmic.views.additions import MORE_ROUNDS
from porc_royal.asks import Reply
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

DOPPELGANGER: Final = Alien("doppelganger", printed="dominion", alert="red", is_late=True)
DOPPELGANGER.add(MORE_ROUNDS, DOPPELGANGER.name)
WHOM, LEND, MORE, GIFT, ROB = DOPPELGANGER.choices("doppelganger", "whom", "lend", "more", "gift", "rob")
HAUNTS: Final = DOPPELGANGER.keys.fact("doppelganger-haunts", "who", "other")
BORROWED: Final = "doppelganger-"
NEEDED: Final = 2
UNALIKE: Final = DOPPELGANGER.keys.refusal("doppelganger-unalike")


def is_open(at: Situation, seat: Seat) -> bool:
    """A main player whose card does not lie there yet."""
    return is_main(at, seat) and not get_side(at.state, seat).is_laid


@DOPPELGANGER.uses(hooks.planning, is_main)
async def haunts(at: Now, seat: Seat) -> None:
    """Mandatory, as a main player: its encounter cards go; anybody but the opponent lends two, the highest attack.

    CE-R41: an intimidate of its own that lies there already does not spare it that.
    """
    state = at.state
    await discard(state, seat, list_encounter(state, seat))
    opponent = find_other_side(state, seat).seat
    others = [one for one in list_others(state, seat) if one != opponent]
    whom = await ask_one_seat(state, seat, WHOM, "A65", others)
    await tell(HAUNTS, who=Who(seat), other=Who(whom))
    lent = await choose_lent(state, whom)
    for card in lent:
        state.player(seat).secrets[BORROWED + card] = str(whom)
    await hand_over(state, whom, seat, lent, how="given")
    if DOPPELGANGER.super.is_on(state, seat):
        giver = await ask_one_seat(state, seat, MORE, "A65", others)
        gifts = [card for card in state.player(giver).hand if not find_kind(card).is_encounter]
        gifts = [card for card in gifts if not find_kind(card).stays]
        given = await ask_cards(state, giver, GIFT, "A65", gifts, (NEEDED, NEEDED), due=_say_lent)
        await hand_over(state, giver, seat, given, how="given")


@not_a_rule
async def choose_lent(state: State, whom: Seat) -> list[str]:
    """Two encounter cards of different types, one of them the highest attack; what there is of that."""
    held = [card for card in list_encounter(state, whom) if card in state.player(whom).hand]
    attacks = [card for card in held if find_type(card) == ATTACK]
    best = max((find_kind(card).value for card in attacks), default=0)
    must = [card for card in attacks if find_kind(card).value == best]
    number = min(NEEDED, len({find_type(card) for card in held}))
    if not number:
        return []
    types = list(dict.fromkeys(find_type(card) for card in (*must, *held)))[:number]
    usual = [next(card for card in (*must, *held) if find_type(card) == one) for one in types]

    def check(reply: Reply) -> Saying | None:
        cards = reply.many("cards")
        unlike = len({find_type(card) for card in cards}) == len(cards)
        return None if unlike and (not must or any(card in must for card in cards)) else Saying(UNALIKE)

    return await ask_cards(state, whom, LEND, "A65", held, (number, number), usual, check, due=_say_lent)


def _say_lent(number: int) -> Saying:
    """Fewer where there are fewer."""
    return Saying(facts.OWES_CARDS, {"by": facts.name_alien(DOPPELGANGER.name), "number": number})


@DOPPELGANGER.is_clause
@DOPPELGANGER.uses(hooks.planning, is_open)
async def draws_until_two(at: Now, seat: Seat) -> None:
    """With fewer than two encounter cards, whyever: it draws until it has two; whatever else it draws goes."""
    state = at.state
    left = len(state.deck.pile) + len(state.deck.discards)
    while len(list_encounter(state, seat)) < NEEDED and left > 0:
        left -= 1
        drawn = await draw(state, seat, 1)
        await discard(state, seat, [card for card in drawn if not find_kind(card).is_encounter])
        if not drawn:
            return


@DOPPELGANGER.changes(hooks.cards_needed, lambda at, seat: at.seat == seat)
def needs_none(number: int, at: Sender, seat: Seat) -> int:
    """It never suffers from lacking encounter cards."""
    return 0


def has_borrowed(at: Situation, seat: Seat) -> bool:
    """It was a main player, and holds what is not its own; as it knows itself."""
    return any(name.startswith(BORROWED) for name in at.state.player(seat).secrets)


async def gives_back(at: Now, seat: Seat) -> None:
    """What it has borrowed and not played goes back (CE-R40)."""
    state, secrets = at.state, at.state.player(seat).secrets
    for name in [name for name in secrets if name.startswith(BORROWED)]:
        owner, card = Seat(int(secrets.pop(name))), name.removeprefix(BORROWED)
        if card in state.player(seat).hand:
            await hand_over(state, seat, owner, [card], how="given")


for _window in (hooks.revealed, hooks.ending):
    DOPPELGANGER.is_clause(DOPPELGANGER.uses(_window, has_borrowed)(gives_back))
DOPPELGANGER.super.lasts(hooks.alliances, is_main)


def list_guests(at: Situation, seat: Seat) -> list[Seat]:
    """Others with a colony in its system, and cards in hand."""
    state = at.state
    own = [name for name, planet in state.planets.items() if planet.system == seat]
    return [
        one
        for one in list_others(state, seat)
        if state.player(one).hand and any(name in own for name in find_colonies(state, one))
    ]


def may_rob(at: Situation, seat: Seat) -> bool:
    """Not as a main player."""
    return not is_main(at, seat) and bool(list_guests(at, seat))


@DOPPELGANGER.wild.plays(hooks.alliances, may_rob)
async def takes_a_hand(at: Now, seat: Seat) -> None:
    """Its hand lies aside, and it has that of somebody with a colony in its system; an offense draws a new one."""
    state = at.state
    whom = await ask_one_seat(state, seat, ROB, "A65", list_guests(at, seat))
    await set_aside(state, seat, list(state.player(seat).hand))
    await hand_over(state, whom, seat, list(state.player(whom).hand))
    state.now.marks[ROBBED] = whom + 1
    if whom == state.offense:
        await draw_new_hand(state, whom, hooks.alliances)


ROBBED: Final = "doppelganger-robbed"


@DOPPELGANGER.wild.uses(hooks.ending, lambda at, seat: ROBBED in at.state.now.marks)
async def returns_the_hand(at: Now, seat: Seat) -> None:
    """When the encounter ends; then its own comes back (CE-R42)."""
    whom = Seat(at.state.now.marks[ROBBED] - 1)
    await hand_over(at.state, seat, whom, list(at.state.player(seat).hand), how="given")
