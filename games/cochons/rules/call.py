"""4C.3: who calls the voters, and in which order (R-100, R-108).

The Porc Royal calls, or whoever took his chair; on the first turn the first player does (C-17). He names the next
voter, or puts all who are left in order at once, and may change that order until each is asked. The Porc Royal's
own vote is his own affair: he may claim the next gap at any moment, but never speaks while another is being asked.
"""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import Anytime
from games.cochons.questions.script import ask_all
from games.cochons.rules.hands import name_deed
from games.cochons.rules.senate import find_ballot, find_caller, name_seats, read_seat
from games.cochons.state.state import State
from games.election.state.ballot import list_uncalled
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Option, Order, Pick, Reply
from porc_royal.facts import Arg, Listing, Seat, Who
from porc_royal.moves import Move, Moves
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
VOTER: Final = OWN.keys.field("voter")
ORDER: Final = OWN.keys.field("order")

ASK_CALL: Final = OWN.keys.question("call", "left", "reigns", options=("call", "order"))
CALLED: Final = OWN.keys.fact("called", "who", "voters")
CLAIMS: Final = OWN.keys.fact("claims-next-vote", "who", "reigns")
REORDER: Final = name_deed(OWN, "reorder")
CLAIM: Final = name_deed(OWN, "claim")
OWN.keys.step("call")


def list_left_to_call(state: State) -> list[Seat]:
    """Who has not voted, in play order; without the Porc Royal while another calls, for he calls himself (R-108)."""
    waiting = list_uncalled(find_ballot(state))
    free = find_caller(state) != state.presiding
    return [seat for seat in state.order if seat in waiting and not (free and seat == state.presiding)]


def summon_voter(state: State) -> bool:
    """Whether somebody is called; where there is no choice left, the last one is without being named (D-43)."""
    left = list_left_to_call(state)
    if not state.calling and len(left) < 2:
        state.calling = left or list_uncalled(find_ballot(state))
    return bool(state.calling)


async def call(state: State) -> None:
    """R-100: the next voter, or the order of all who are left."""
    answers = await ask_all(state, lambda: [make_call_ask(state)] if _open(state) else [])
    if not _open(state):
        return
    reply = answers[find_caller(state)]
    if reply.option == "call":
        state.calling = [read_seat(reply, VOTER)]
        return
    state.calling = _seats(reply)
    await _tell_order(state)


def _open(state: State) -> bool:
    """Whether somebody is still to be called: a card may void the ballot, and the Porc Royal claim the gap."""
    return state.phase == "voting" and not state.calling


def make_call_ask(state: State) -> Ask:
    """D-41; the default is the reverse of the play order, the Porc Royal last."""
    left = list_left_to_call(state)
    default = sorted(left, key=lambda seat: (seat == state.presiding, -left.index(seat)))
    options = {
        "call": Option({VOTER: Pick("player", name_seats(left))}),
        "order": Option({ORDER: Order("player", name_seats(left))}),
    }
    reply = Reply("order", {ORDER: tuple(name_seats(default))})
    args: dict[str, Arg] = {"left": len(left), "reigns": say_whether_reigns(state, find_caller(state))}
    return Ask(find_caller(state), ASK_CALL, "R-100", options, reply, args)


def say_whether_reigns(state: State, seat: Seat) -> str:
    """Whether a seat is the Porc Royal, "yes" or "no": nobody else is spoken to like one (C-60)."""
    return "yes" if seat == state.royal else "no"


@OWN.adds(hooks.senate.cards, rank=-10)
def changes_the_order(moves: Moves, moment: Anytime) -> Moves:
    """R-100: a list that was called may still be changed, but for whoever is being asked."""
    state = moment.state
    rest = [seat for seat in state.calling[1:] if seat in list_left_to_call(state)]
    if state.phase != "voting" or moment.seat != find_caller(state) or len(rest) < 2:
        return moves

    async def play(reply: Reply) -> None:
        claimed = [seat for seat in state.calling[1:] if seat not in rest]
        state.calling = [state.calling[0], *claimed, *_seats(reply)]
        await _tell_order(state)

    option = Option({ORDER: Order("player", name_seats(rest))}, REORDER)
    return {**moves, "reorder": Move(option, play)}


@OWN.adds(hooks.senate.cards, rank=-10)
def claims_the_next_gap(moves: Moves, moment: Anytime) -> Moves:
    """R-100, X-15, D-43: the Porc Royal votes next, when whoever is being asked has answered."""
    state, seat = moment.state, moment.seat
    waits = state.phase == "voting" and seat == state.presiding and seat in list_uncalled(find_ballot(state))
    if not waits or seat in state.calling[:2] or (not state.calling and seat == find_caller(state)):
        return moves

    async def play(reply: Reply) -> None:
        others = [one for one in state.calling if one != seat]
        state.calling = [*others[:1], seat, *others[1:]]
        await tell(CLAIMS, who=Who(seat), reigns=say_whether_reigns(state, seat))

    return {**moves, "claim": Move(Option(label=CLAIM), play)}


def _seats(reply: Reply) -> list[Seat]:
    return [Seat(int(name)) for name in reply.many(ORDER)]


async def _tell_order(state: State) -> None:
    voters = Listing(tuple(Who(seat) for seat in state.calling))
    await tell(CALLED, who=Who(find_caller(state)), voters=voters)
