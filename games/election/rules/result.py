"""After the last vote (4C.4, 4C.5): what cards still change, the result, the coalitions.

A roll call waits for the presider to close it (R-110); a sealed ballot is closed when its votes are opened.
"""

from games.election import facts
from games.election.rules.free import name_seats, name_voters, read_seat
from games.election.rules.questions import hear
from games.election.state import ballot
from games.election.state.state import State
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Saying, Seat, Who
from porc_royal.rulebook import Next, Result
from porc_royal.script import ask, roll, tell


async def closing(state: State) -> Next:
    """Close, unless the ballot is annulled at the last moment; then say who is elected, and who is allied (C-65).

    Nobody is, where only the tally was published.
    """
    state.phase = "closing"
    held = state.held
    if not state.sealed:
        await hear(state, lambda: [_close(state)] if state.held == held else [])
    if state.held != held:
        return "campaign"
    elected = await tie(state)
    for allies in [] if state.nameless else ballot.list_coalitions(state.ballot):
        await tell(facts.COALITION, who=name_voters(allies), home=Who(state.ballot.votes[allies[0]]))
    state.winner, state.over = elected, True
    most = ballot.count_pile(state.ballot, ballot.list_leaders(state.ballot)[0])
    if elected is None:
        return Result((), Saying(facts.NOBODY, {"number": most}))
    return Result((elected,), Saying(facts.WON, {"who": Who(elected), "number": most}))


def _close(state: State) -> Ask:
    """D-46, for the presider alone; time closes the ballot as well."""
    return Ask(state.presider, facts.ASK_CLOSE, "R-110", {"close": Option()}, Reply("close"))


async def tie(state: State) -> Seat | None:
    """Who is elected of those that lead: the only one, or whom the rule of this election says (C-64, R-111)."""
    ahead = ballot.list_leaders(state.ballot)
    if len(ahead) == 1:
        return ahead[0]
    await tell(facts.TIED, who=name_voters(ahead), number=ballot.count_pile(state.ballot, ahead[0]))
    match state.options.tie:
        case "order":
            return ballot.find_winner(state.ballot, state.ballot.voters)
        case "nobody":
            return None
        case "lot":
            drawn = ahead[await roll("lot", len(ahead)) - 1]
            await tell(facts.TIE_LOT, who=Who(drawn))
            return drawn
        case "presider":
            decided = read_seat(await ask(_tie(state, ahead)), facts.FOR)
            await tell(facts.TIE_DECIDED, who=Who(state.presider), home=Who(decided))
            return decided


def _tie(state: State, ahead: list[Seat]) -> Ask:
    """The presider decides; the first by seat where that takes too long (R-111)."""
    option = Option({facts.FOR: Pick("player", name_seats(ahead))})
    default = Reply("decide", {facts.FOR: str(ahead[0])})
    return Ask(
        state.presider, facts.ASK_TIE, "C-64", {"decide": option}, default, {"who": name_voters(ahead)}
    )
