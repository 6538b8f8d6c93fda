"""The vote by roll call (C-62): the presider calls one voter after another, and each says aloud for whom.

The presider votes in any gap, never while somebody is being asked (R-100, X-15). A chapter is one call, or one vote.
"""

from games.election import facts
from games.election.rules.free import call_voter, name_seats, read_seat
from games.election.rules.questions import cast, hear, make_vote_ask, make_vote_option
from games.election.state.state import State
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.rulebook import Next


async def roll_call(state: State) -> Next:
    """Call the next voter, or hear the one who was called; until all have been heard."""
    state.phase = "roll-call"
    if not state.unheard:
        return "closing"
    await _call_the_next(state)
    answers = await hear(state, lambda: [_question(state)])
    seat = state.presider if state.called is None else state.called
    reply = answers[seat]
    match reply.option:
        case "call":
            await call_voter(state, read_seat(reply, facts.VOTER))
        case "close":
            await _hear_the_rest(state)
        case _:
            await cast(state, seat, reply)
    return "roll-call"


async def _call_the_next(state: State) -> None:
    """Whoever is next in the order that the presider has given."""
    if state.called is None and state.queue:
        await call_voter(state, state.queue[0])


async def _hear_the_rest(state: State) -> None:
    """The roll call is closed before its time: who was not called votes as the absent do."""
    for seat in state.unheard:
        await cast(state, seat, make_vote_ask(state, seat).default)


def _question(state: State) -> Ask:
    """What is asked now: of the voter who was called, or of the presider whom to call."""
    return _call_ask(state) if state.called is None else make_vote_ask(state, state.called)


def _call_ask(state: State) -> Ask:
    """D-41, D-43: whom to call, or the presider's own vote; the usual order is from the last seat back."""
    left = state.unheard
    others = [seat for seat in left if seat != state.presider]
    options = {"call": Option({facts.VOTER: Pick("player", name_seats(left))})}
    if state.presider in left:
        options["vote"] = make_vote_option(state)
    options["close"] = Option()
    default = Reply("call", {facts.VOTER: str((others or left)[-1])})
    return Ask(state.presider, facts.ASK_CALL, "C-62", options, default, {"left": len(left)})
