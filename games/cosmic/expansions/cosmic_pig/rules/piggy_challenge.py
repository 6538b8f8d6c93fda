"""CP-40 to CP-48: The Piggy lies on the table, and all fight for it; then play goes on where it stopped."""

from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.rules.commitments import commit_all
from games.cosmic.expansions.cosmic_pig.rules.comparison import (
    do_all_lose,
    get_challenge,
    is_attacking,
    list_fighters,
    list_leaders,
    modify_all,
    reckon_alone,
)
from games.cosmic.expansions.cosmic_pig.rules.moments import fighting
from games.cosmic.expansions.cosmic_pig.rules.piggy import move_to
from games.cosmic.expansions.cosmic_pig.rules.supports import support
from games.cosmic.expansions.cosmic_pig.state.pig_kept import CHALLENGE, PIG, PIGGY, Challenge
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Loss, Now
from games.cosmic.rules.hands import draw_new_hand
from games.cosmic.rules.losses import lose
from games.cosmic.rules.returns import go_home
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import find_kind, name_card
from games.cosmic.state.piles import lay_off
from games.cosmic.state.roles import list_seats
from games.cosmic.state.ships import count
from games.cosmic.state.state import WARP, State
from porc_royal.facts import Listing, Seat, Who
from porc_royal.script import roll, tell
from porc_royal.traces import not_a_rule

ADDS: Final = PIG.part()

CAP: Final = 5
"""CP-R8: rounds after which chance decides among those who are even."""
TIE: Final = "pig-tie"
ADDS.keys.chance(TIE)
ADDS.keys.step("piggy_challenge")
DROPPED: Final = ADDS.keys.fact("pig-dropped")
ROUND: Final = ADDS.keys.fact("pig-round", "number")
TOTAL: Final = ADDS.keys.fact("pig-total", "who", "card", "bases", "own", "reinforcements", "total")
NO_ATTACK: Final = ADDS.keys.fact("pig-no-attack", "who", "card")
EVEN: Final = ADDS.keys.fact("pig-even", "seats")
BY_CHANCE: Final = ADDS.keys.fact("pig-by-chance", "seats")
GOES_TO: Final = ADDS.keys.fact("pig-goes-to", "who")


@ADDS.acts(hooks.dropped)
async def piggy_challenge(at: Now) -> None:
    """CP-40, CP-41, CP-R4: all are for themselves; nobody is a main player or an ally meanwhile (CP-R33).

    Whatever has a hand discarded drops it (CP-R3, X-13); a quake after the new deal, envelopes stay (CP-R32, X-12).
    """
    state, kept = at.state, PIG.of(at.state)
    if kept.challenge is not None or PIGGY not in state.table:
        return
    kept.challenge = Challenge()
    before, state.now.suspended = state.now.suspended, True
    await tell(DROPPED, reveals=True)
    winner: Seat | None = None
    while winner is None:
        leaders = await fight(state)
        winner = await find_taker(state, leaders)
    move_to(state, winner)
    await tell(GOES_TO, who=Who(winner))
    kept.challenge = None
    state.now.suspended = before
    await look_around(state)


@not_a_rule
async def fight(state: State) -> list[Seat]:
    """CP-42 to CP-45, CP-47: one round; who is ahead at its end. Losers lose the ships that they have committed."""
    await tell(ROUND, number=get_challenge(state).round)
    quaked = False
    for seat in list_seats(state):
        quaked = await draw_new_hand(state, seat, fighting, quaked=quaked)
    for seat in list_seats(state) if quaked else []:  # it dealt those anew who had a card before
        await draw_new_hand(state, seat, fighting, quaked=True)
    await commit_all(state)
    await show_cards(state)
    await support(state)
    await tell_totals(state)
    leaders = [] if do_all_lose(state) else list_leaders(state)
    await lose(state, [_list_loss(state, seat) for seat in list_seats(state) if seat not in leaders])
    await go_home(state, [(seat, CHALLENGE) for seat in leaders])
    discard_all(state)
    await look_around(state)
    return leaders


def _list_loss(state: State, seat: Seat) -> Loss:
    """CP-47, CD-60: to the warp; who retreats takes them home."""
    shown = get_challenge(state).shown.get(str(seat), "")
    retreats = bool(shown) and find_kind(shown).retreats
    ships = {CHALLENGE: count(state, seat, CHALLENGE)}
    return Loss(state, seat, ships if ships[CHALLENGE] else {}, CHALLENGE, to="home" if retreats else WARP)


@not_a_rule
async def show_cards(state: State) -> None:
    """CP-43, CP-44: all cards are turned up; those that change themselves do."""
    challenge, seats = get_challenge(state), list_fighters(state)
    for seat in seats:
        for card in challenge.cards[str(seat)]:
            await tell(facts.REVEALS, reveals=True, who=Who(seat), card=name_card(card))
    printed = [find_kind(challenge.shown[str(seat)]) for seat in seats]
    modified = modify_all(printed, hazard=state.now.hazard)
    for seat, before, after in zip(seats, printed, modified, strict=True):
        challenge.shown[str(seat)] = after.name
        if after.name != before.name and after.is_attack:
            await tell(facts.BECOMES_ATTACK, who=Who(seat), number=after.value)
        elif after.name != before.name:
            await tell(facts.BECOMES, who=Who(seat), card=name_card(after.name))


@not_a_rule
async def tell_totals(state: State) -> None:
    """CP-44: the sum of everybody who attacks, part by part; of the others what they have shown, if anybody attacks."""
    seats = [one for one in list_seats(state) if one in list_fighters(state)]
    if not any(is_attacking(state, seat) for seat in seats):
        return
    for seat in seats:
        if not is_attacking(state, seat):
            await tell(NO_ATTACK, who=Who(seat), card=name_card(get_challenge(state).shown[str(seat)]))
            continue
        sum_ = reckon_alone(state, seat)
        await tell(
            TOTAL,
            who=Who(seat),
            card=sum_.card,
            bases=sum_.bases,
            own=sum_.own,
            reinforcements=sum_.reinforcements,
            total=sum_.total,
        )


def discard_all(state: State) -> None:
    """CP-47: what was played is discarded."""
    challenge = get_challenge(state)
    for cards in (*challenge.cards.values(), *challenge.supports.values()):
        lay_off(state, cards)
    challenge.cards, challenge.shown, challenge.supports, challenge.bids = {}, {}, {}, {}


@not_a_rule
async def find_taker(state: State, leaders: list[Seat]) -> Seat | None:
    """CP-46, CP-47, CP-R8: the one who is ahead; where several are even, another round, the fifth time chance."""
    if len(leaders) == 1:
        return leaders[0]
    leaders, challenge = (
        leaders or list(state.seats),
        get_challenge(state),
    )  # where all have lost, all are even
    seats = Listing(tuple(Who(seat) for seat in leaders))
    if challenge.round < CAP:
        challenge.round += 1
        await tell(EVEN, seats=seats)
        return None
    await tell(BY_CHANCE, seats=seats)
    return leaders[await roll(TIE, len(leaders)) - 1]
