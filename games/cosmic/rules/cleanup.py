"""CE-108, CE-R4: what is left of an encounter is cleared away: ships go home, used cards to the discards."""

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.script import EncounterOver
from games.cosmic.rules.claims import hide_under_deck
from games.cosmic.rules.hands import give, put_back
from games.cosmic.rules.regroup import land_regrouped
from games.cosmic.rules.returns import go_home
from games.cosmic.rules.transfers import move_power
from games.cosmic.state.piles import lay_off
from games.cosmic.state.roles import list_sides
from games.cosmic.state.state import BESIDE, GATE, Side, State
from porc_royal.facts import Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell
from porc_royal.traces import not_a_rule


@not_a_rule
async def stop(state: State, over: EncounterOver) -> Next:
    """CE-52b, CE-63, CE-80: the encounter ends before its resolution; cards that were not revealed go back."""
    now = state.now
    now.success = over.success
    if not now.revealed:
        for side in list_sides(state):
            for card in (side.card, *side.laid, side.concealed):
                if card:
                    put_back(state, now.unseen.get(card, side.seat), [card])
            side.card, side.laid, side.concealed = "", [], ""
    await tell(facts.ENDS_AT_ONCE, who=Who(state.offense))
    return "end"


@not_a_rule
async def clear(state: State) -> None:
    """CE-108, CE-113: ships at the gate or beside a planet go home; cards that were used are discarded."""
    land_regrouped(state, state.offense, "")
    await go_home(state, [(seat, place) for seat in state.seats for place in (GATE, BESIDE)])
    await discard_used(state)
    return_lent(state)
    for seat in state.seats:
        player = state.player(seat)
        player.soon, player.lets, player.said, player.intends = [], False, {}, None
        give(state, seat, [*state.player(seat).displayed, *state.player(seat).laid_by])
        state.player(seat).displayed, state.player(seat).laid_by = [], []


def keep_card(state: State, side: Side) -> None:
    """A side's encounter card goes back to its main player's hand instead of to the discards."""
    if side.card:
        put_back(state, side.seat, [side.card])
        side.card = ""


@not_a_rule
async def discard_used(state: State) -> None:
    """CE-108: encounter cards, kickers and reinforcements; what is taken from them is taken before, or right after."""
    await hooks.discarding.open(Now(state))
    for side in list_sides(state):
        side.used = [side.card, *side.laid, *side.reinforcements]
        lay_off(state, [card for card in side.used if card])
        side.card, side.laid, side.reinforcements = "", [], []
        await hide_under_deck(state, side)
    await hooks.discarded.open(Now(state))


def return_lent(state: State) -> None:
    """Powers that were lent for the encounter go back to their owners."""
    for lent in reversed(state.now.lent):
        owner, _, alien = lent.split(":")
        holder = next((seat for seat in state.seats if alien in state.player(seat).powers), None)
        if holder is not None and holder != int(owner):  # it may have been traded on meanwhile (A40)
            move_power(state, holder, Seat(int(owner)), alien)
    state.now.lent = []
