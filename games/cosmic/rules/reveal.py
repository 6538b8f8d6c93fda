"""CE-90 to CE-94: the cards are flipped, modified, reinforced and compared."""

from collections.abc import Sequence
from typing import Final

import msgspec

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.ahead import Outlook
from games.cosmic.rules.claims import may_claim, show_card
from games.cosmic.rules.deals import make_offer_ahead
from games.cosmic.rules.reckoning import find_winner, modify_kinds, note_committed, reckon, settle_totals
from games.cosmic.rules.reinforcements import BIDS, reinforcements
from games.cosmic.rules.resolution import FORESEEN, resolution
from games.cosmic.rules.rewards import make_rewards_ahead
from games.cosmic.state.catalogue import Kind, find_kind, name_card
from games.cosmic.state.piles import lay_off
from games.cosmic.state.roles import find_opponent, list_sides
from games.cosmic.state.sides import are_attacks
from games.cosmic.state.state import Side, State
from porc_royal.facts import Who
from porc_royal.rulebook import Next
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()
ADDS.add(hooks.revealed.extra, BIDS)


async def reveal(state: State) -> Next:
    """CE-90 to CE-94, CE-100; at gates rewards and the first offer of a deal may be said there (BOT-2)."""
    state.phase = "reveal"
    sides = list_sides(state)
    state.now.revealed = True
    claiming = [side for side in sides if may_claim(state, side)]
    for side in sides:
        if side.card and side not in claiming:
            side.shown = find_kind(side.card).name
        for card in (side.card, *side.laid):
            if card and (card != side.card or side not in claiming):
                await tell(facts.REVEALS, reveals=True, who=Who(side.seat), card=name_card(card))
    for side in claiming:
        await show_card(state, side)
    await hooks.flipped.open(Now(state))
    await modify(state)
    await hooks.modified.open(Now(state))
    outlook, ahead, offer = Outlook(describe_outlook), make_rewards_ahead(), make_offer_ahead()
    beside = (outlook, ahead, offer) if state.options.pace == "gates" else ()
    await hooks.revealed.open(Now(state), beside=beside)
    await settle_totals(state)
    if are_attacks(state):
        if hooks.reinforceable.of(True, Now(state)):
            await reinforcements(state)
        await tell_totals(state)
    note_committed(state)
    state.now.winner = find_winner(state)
    if state.options.pace != "gates":
        return "resolution"
    if outlook.is_same(state):
        state.now.marks[FORESEEN] = 1
    return await resolution(state, ahead, offer)


def describe_outlook(state: State) -> bytes:
    """What all go by once the cards lie there: who wins as it stands, sides, ships, how many cards each holds."""
    now, hands = state.now, [len(player.hand) for player in state.players]
    sides = [(side.shown, side.allies, side.reinforcements) for side in list_sides(state)]
    winner = now.winner or find_winner(state)
    return msgspec.json.encode(
        (winner, sides, state.ships, hands, now.flares, now.zapped, state.deck.discards)
    )


@not_a_rule
async def swap_in(state: State, side: Side, card: str) -> None:
    """The side's main player plays another card of the hand in place of the revealed one, which is discarded."""
    state.player(side.seat).hand.remove(card)
    lay_off(state, [side.card])
    side.card = card
    await tell(facts.REVEALS, reveals=True, who=Who(side.seat), card=name_card(card))
    copies = find_kind(card).copies  # CE-136
    await show_as(side, find_kind(find_opponent(state.now, side).shown if copies else card))


async def modify(state: State) -> None:
    """CE-91, CE-136: cards that change themselves look at the printed ones; then a morph copies the other card."""
    offense, defense = list_sides(state)
    hazard = state.now.hazard
    after = modify_kinds(find_kind(offense.shown), find_kind(defense.shown), hazard=hazard)
    for side, kind in zip((offense, defense), after, strict=True):
        await show_as(side, kind)


@not_a_rule
async def show_as(side: Side, kind: Kind) -> None:
    """A side's card counts as another kind from now on; kickers multiply it (CD-R4)."""
    side.multiplied = False
    if side.shown == kind.name:
        return
    side.shown = kind.name
    if kind.is_attack:
        await tell(facts.BECOMES_ATTACK, who=Who(side.seat), number=kind.value)
    else:
        await tell(facts.BECOMES, who=Who(side.seat), card=name_card(kind.name))


@not_a_rule
async def show_more_as(side: Side, kinds: Sequence[Kind]) -> None:
    """A side's further encounter cards count as these from now on; kickers have multiplied them already."""
    side.turned = tuple(kind.name for kind in kinds)
    for kind in kinds:
        if kind.is_attack:
            await tell(facts.BECOMES_ATTACK, who=Who(side.seat), number=kind.value)


@not_a_rule
async def tell_totals(state: State) -> None:
    """CE-94: both sums, part by part."""
    for side in list_sides(state):
        sum_, who = reckon(state, side), Who(side.seat)
        own, allies, more, bonus = sum_.own, sum_.allies, sum_.reinforcements, sum_.bonus
        side.told = (sum_.card, own, allies, more, bonus, sum_.bases, int(sum_.less))
        if sum_.less:
            await tell(
                facts.TOTAL_LESS,
                who=who,
                card=sum_.card,
                bases=sum_.bases,
                own=own,
                allies=allies,
                reinforcements=more,
                bonus=bonus,
                total=sum_.total,
            )
        else:
            await tell(
                facts.TOTAL,
                who=who,
                card=sum_.card,
                own=own,
                allies=allies,
                reinforcements=more,
                bonus=bonus,
                total=sum_.total,
            )
