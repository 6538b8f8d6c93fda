"""Angler (A59): asks the other side for a card, by its name."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_cards, ask_matches, ask_one_seat, ask_yes
from games.cosmic.rules.hands import draw, hand_over, show, take_random
from games.cosmic.state.catalogue import find_kind, list_kinds, name_card
from games.cosmic.state.roles import either, is_ally, is_anyone, is_main
from games.cosmic.state.sides import find_other_side
from games.cosmic.state.state import State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ANGLER: Final = Alien("angler", printed="dominion", is_late=True, rulings=("CE-R12",))
WHOM, CARD, COPY, AGAIN, OFFER, ROB = ANGLER.choices(
    "angler", "whom", "card", "copy", "again", "offer", "rob"
)
ASKS: Final = ANGLER.keys.fact("angler-asks", "who", "other", "card")
LACKS: Final = ANGLER.keys.fact("angler-lacks", "who", "card")
OFFERED: Final = ANGLER.keys.fact("angler-wants", "who", "card")
TIMES: Final = 2


@ANGLER.uses(hooks.before_cards, either(is_main, ANGLER.super.as_(is_ally)), optional=True)
async def goes_fishing(at: Now, seat: Seat) -> None:
    """As a main player, once more if what it has to draw instead is the very card."""
    for time in range(TIMES):
        if time and not await ask_yes(at.state, seat, AGAIN, "A59", default=True):
            return
        if not await cast(at.state, seat):
            return


@not_a_rule
async def cast(state: State, seat: Seat) -> bool:
    """One player of the other side is asked for one card; whether the card that was drawn instead is that card."""
    side = find_other_side(state, seat)
    other = await ask_one_seat(state, seat, WHOM, "A59", [side.seat, *side.allies])
    (named,) = await ask_cards(state, seat, CARD, "A59", list_named(state), (1, 1))
    await tell(ASKS, who=Who(seat), other=Who(other), card=name_card(named))
    if held := list_copies(state, other, named):
        await hand_over(state, other, seat, await choose_copy(state, other, held))
        return False
    await tell(LACKS, who=Who(other), card=name_card(named))
    drawn = await draw(state, seat, 1)
    caught = [card for card in drawn if find_kind(card).named == named and card in state.player(seat).hand]
    await show(state, seat, caught)
    return bool(caught)


def list_named(state: State) -> list[str]:
    """Every kind of card that there may be, by its title (CE-R22)."""
    return list_kinds(state.assembly, state.options, len(state.seats))


def list_copies(state: State, seat: Seat, named: str) -> list[str]:
    """The cards of a hand that go by this name."""
    return [card for card in state.player(seat).hand if find_kind(card).named == named]


@not_a_rule
async def choose_copy(state: State, seat: Seat, held: list[str]) -> list[str]:
    """Whoever holds several that differ picks one."""
    if len({find_kind(card).name for card in held}) == 1:
        return held[:1]
    return await ask_cards(state, seat, COPY, "A59", held, (1, 1))


ANGLER.super.lasts(hooks.alliances, is_ally)


async def wants_a_card(at: Now, seat: Seat) -> None:
    """All others may offer the card; the first to its left gives it for this flare, else one is taken at random."""
    state = at.state
    (named,) = await ask_cards(state, seat, CARD, "A59", list_named(state), (1, 1))
    await tell(OFFERED, who=Who(seat), card=name_card(named))
    number = len(state.seats)
    others = [Seat((seat + step) % number) for step in range(1, number)]
    offers = await ask_matches(state, {one: list_copies(state, one, named) for one in others}, OFFER, "A59")
    for one in others:
        if offers[one]:
            await hand_over(state, one, seat, [offers[one]], how="given")
            flare = [card for card in state.player(seat).hand if card == ANGLER.wild.flare]
            await hand_over(state, seat, one, flare, how="given")
            return
    whom = await ask_one_seat(state, seat, ROB, "A59", others)
    await take_random(state, seat, whom, 1)


for _window in (hooks.regroup, hooks.alliances, hooks.revealed):
    ANGLER.wild.plays(_window, is_anyone)(wants_a_card)
