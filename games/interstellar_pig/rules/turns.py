"""IP-42, IP-43, T.2, INV-10: whose turn it is, what an owed turn costs, and when a round is over."""

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.catalogue import event_deck
from games.interstellar_pig.extension.hooks import Interlude
from games.interstellar_pig.questions.script import Left
from games.interstellar_pig.rules.death import tell_last
from games.interstellar_pig.rules.ending import finished, last_round_over, over
from games.interstellar_pig.rules.interlude import ends_by_itself, interlude, stay_trapped
from games.interstellar_pig.rules.leaving import break_off
from games.interstellar_pig.rules.roll_off import roll_off, seated_from
from games.interstellar_pig.state.state import State, Turn
from porc_royal.facts import Listing, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell


async def first_turn(state: State) -> Next:
    """IP-42: a second roll-off, among those left, decides who begins; the Event deck is shuffled."""
    state.phase = "first-turn"
    await state.events.shuffle(event_deck())
    first = await roll_off(state, state.living)
    state.order = seated_from(state, first)
    state.round, state.slot = 1, 0
    await tell_last(state)
    order = Listing(tuple(Who(seat) for seat in state.living))
    await tell(facts.FIRST, who=Who(first), order=order)
    await tell(facts.ROUND, round=1, rounds=state.options.rounds)
    return "turn"


async def turn(state: State) -> Next:
    """T.2: START, then PRE and MOVE. A missed turn is no turn, a trapped one is a turn without movement."""
    state.phase = "turn"
    seat = state.order[state.slot]
    state.turn = Turn(seat)
    player = state.player(seat)
    try:
        await hooks.started.run(Interlude(state, seat, before=True))
        if player.repair_owed or player.miss_owed:
            await miss(state, seat)
            return await next_turn(state)
        if player.trapped:
            await stay_trapped(state, seat)
        else:
            await interlude(state, seat, before=True)
    except Left:
        await break_off(state)
    return "after"


async def miss(state: State, seat: Seat) -> None:
    """R-31, R-32, R-84: one owed turn is paid, those for repairs first; nothing else happens in it."""
    player = state.player(seat)
    if player.repair_owed:
        player.repair_owed -= 1
    else:
        player.miss_owed -= 1
    player.standing = player.standing and player.repair_owed > 0
    await tell(facts.MISSED, who=Who(seat), repairs=player.repair_owed, others=player.miss_owed)


async def after(state: State) -> Next:
    """T.2: POST and END."""
    state.phase = "after"
    seat = state.order[state.slot]
    try:
        if not (state.player(seat).out or finished(state) or ends_by_itself(state, seat)):
            await interlude(state, seat, before=False)
    except Left:
        await break_off(state)
    return await next_turn(state)


async def next_turn(state: State) -> Next:
    """IP-4, R-71, R-86: extra turns come at once and do not count; then the next living player, or a new round."""
    seat = state.order[state.slot]
    bought = state.turn.bought if state.turn is not None else 0
    state.extra = 0 if state.player(seat).out else state.extra + bought
    state.turn = None
    ended = await over(state)
    if ended is not None:
        return ended
    if state.extra:
        state.extra -= 1
        await tell(facts.EXTRA_TURN, who=Who(seat))
        return "turn"
    slots = [slot for slot, one in enumerate(state.order) if not state.player(one).out]
    later = [slot for slot in slots if slot > state.slot]
    if later:
        state.slot = later[0]
        return "turn"
    if state.round >= state.options.rounds:
        return await last_round_over(state)
    state.round += 1
    state.slot = slots[0]
    await tell(facts.ROUND, round=state.round, rounds=state.options.rounds)
    return "turn"
