"""What may be done at any time while the election lasts (C-61, C-63): stand, withdraw, and what the presider does.

The presider does for the table what its cards do: governors given and taken, halves, a ban, an annulment. Each is
heard at once and carried out on the piles as they are then (R-24).
"""

from collections.abc import Awaitable, Callable, Sequence

from games.election import facts
from games.election.state import ballot
from games.election.state.options import MOST
from games.election.state.state import State
from porc_royal.asks import Number, Option, Order, Pick, Reply
from porc_royal.facts import Listing, Seat, Who
from porc_royal.moves import Move, Moves
from porc_royal.script import tell


def list_free_moves(state: State, seat: Seat) -> Moves:
    """What a seat may do at any time, by the option's name."""
    moves = {**list_candidature_moves(state, seat)}
    if seat == state.presider:
        moves |= {**list_allotment_moves(state), **list_card_moves(state), **list_course_moves(state)}
    return moves


def name_seats(names: Sequence[Seat]) -> list[str]:
    """Seats as the names of options."""
    return [str(seat) for seat in names]


def read_seat(reply: Reply, field: str) -> Seat:
    """The seat that a field names."""
    return Seat(int(reply.text(field)))


def name_voters(seats: Sequence[Seat]) -> Listing:
    """Seats as they are told."""
    return Listing(tuple(Who(seat) for seat in seats))


# ------------------------------------------------------------------------------------------- candidature


def list_candidature_moves(state: State, seat: Seat) -> dict[str, Move]:
    """R-99: until the first vote anybody may stand who is not banned, or withdraw; where all may, not only some."""
    named = state.options.named()
    standing = state.ballot.standing
    if state.begun or state.phase not in ("campaign", "roll-call") or seat not in state.ballot.voters:
        return {}
    if seat in standing:
        return {} if named and len(standing) == 1 else {"withdraw": Move(Option(), _withdraw(state, seat))}
    if seat in state.ballot.banned or (named and seat not in named):
        return {}
    return {"stand": Move(Option(), _stand(state, seat))}


def _stand(state: State, seat: Seat) -> Callable[[Reply], Awaitable[None]]:
    async def do(reply: Reply) -> None:
        ballot.stand(state.ballot, seat)
        await tell(facts.STOOD, who=Who(seat))
        await _tell_candidates(state)

    return do


def _withdraw(state: State, seat: Seat) -> Callable[[Reply], Awaitable[None]]:
    async def do(reply: Reply) -> None:
        ballot.withdraw(state.ballot, seat)
        await tell(facts.WITHDREW, who=Who(seat))
        await _tell_candidates(state)

    return do


async def _tell_candidates(state: State) -> None:
    """R-99: who may be elected now, since it has changed."""
    await tell(facts.CANDIDATES, who=name_voters(ballot.list_candidates(state.ballot)))


# ------------------------------------------------------------------------------- governors, before the vote


def list_allotment_moves(state: State) -> dict[str, Move]:
    """Before the first vote: how many governors somebody has, and who may not stand (R-107)."""
    if state.begun or state.phase == "closing":
        return {}

    async def allot(reply: Reply) -> None:
        seat, number = read_seat(reply, facts.VOTER), reply.number(facts.NUMBER)
        ballot.allot(state.ballot, seat, number)
        await tell(facts.ALLOTTED, who=Who(seat), number=number)

    async def ban(reply: Reply) -> None:
        seat, before = read_seat(reply, facts.VOTER), ballot.list_candidates(state.ballot)
        ballot.ban(state.ballot, seat)
        await tell(facts.BANNED, who=Who(seat))
        if ballot.list_candidates(state.ballot) != before:
            await _tell_candidates(state)

    voters = name_seats(state.ballot.voters)
    option = Option({facts.VOTER: Pick("player", voters), facts.NUMBER: Number((0, MOST))})
    moves = {"allot": Move(option, allot)}
    if bannable := _bannable(state):
        moves["ban"] = Move(Option({facts.VOTER: Pick("player", name_seats(bannable))}), ban)
    return moves


def _bannable(state: State) -> list[Seat]:
    """A sealed ballot knows no first vote: there a ban must come before it opens. A named candidate remains."""
    if state.phase == "sealed":
        return []
    last = state.ballot.standing if state.options.named() and len(state.ballot.standing) == 1 else []
    return [seat for seat in ballot.list_bannable(state.ballot) if seat not in last]


# -------------------------------------------------------------------------------------- as the cards do


def list_card_moves(state: State) -> dict[str, Move]:
    """C-63: governors gained (R-104), lost (R-102, R-103), halved (R-105), passed to another (R-106)."""
    voters = state.ballot.voters
    rich = name_seats([seat for seat in voters if ballot.count_at_risk(state.ballot, seat)])
    number = Number((1, MOST))

    async def give(reply: Reply) -> None:
        seat = read_seat(reply, facts.VOTER)
        await _gained(state, seat, ballot.gain(state.ballot, seat, reply.number(facts.NUMBER)))

    async def give_half(reply: Reply) -> None:
        seat = read_seat(reply, facts.VOTER)
        await _gained(state, seat, ballot.gain_half(state.ballot, seat))

    async def take(reply: Reply) -> None:
        seat = read_seat(reply, facts.VOTER)
        await _lost(seat, ballot.lose(state.ballot, seat, reply.number(facts.NUMBER)))

    async def take_half(reply: Reply) -> None:
        seat = read_seat(reply, facts.VOTER)
        await _lost(seat, ballot.lose_half(state.ballot, seat))

    async def steal(reply: Reply) -> None:
        target, by, home = (read_seat(reply, field) for field in (facts.TARGET, facts.VOTER, facts.HOME))
        block = ballot.take_half(state.ballot, target, by, home)
        await tell(facts.STOLE, target=Who(target), who=Who(by), number=block, home=Who(home))

    moves = {
        "give": Move(Option({facts.VOTER: Pick("player", name_seats(voters)), facts.NUMBER: number}), give),
    }
    if rich:
        one = Pick("player", rich)
        moves |= {
            "give-half": Move(Option({facts.VOTER: one}), give_half),
            "take": Move(Option({facts.VOTER: one, facts.NUMBER: number}), take),
            "take-half": Move(Option({facts.VOTER: one}), take_half),
            "steal": Move(_steal(state, rich), steal),
        }
    return moves


def _steal(state: State, rich: Sequence[str]) -> Option:
    """From whom, by whom, and in front of whom the block is put."""
    voters = name_seats(state.ballot.voters)
    return Option(
        {
            facts.TARGET: Pick("player", rich),
            facts.VOTER: Pick(
                "player", lambda so_far: [one for one in voters if one != so_far[facts.TARGET]]
            ),
            facts.HOME: Pick(
                "player",
                lambda so_far: name_seats(
                    ballot.list_block_homes(state.ballot, Seat(int(str(so_far[facts.VOTER]))))
                ),
            ),
        }
    )


async def _gained(state: State, seat: Seat, number: int) -> None:
    home = ballot.find_home(state.ballot, seat)
    if home == seat:
        await tell(facts.GAVE, who=Who(seat), number=number)
    else:
        await tell(facts.GAVE_ON, who=Who(seat), number=number, home=Who(home))


async def _lost(seat: Seat, lots: Sequence[ballot.Lot]) -> None:
    await tell(facts.TOOK, who=Who(seat), number=sum(lot.number for lot in lots))


# ------------------------------------------------------------------------------------ the course of the vote


def list_course_moves(state: State) -> dict[str, Move]:
    """The order of the votes still to be called (R-100), and Rififi: the ballot is held again (R-109)."""
    moves = dict[str, Move]()
    left = [seat for seat in state.unheard if seat != state.called]
    if state.phase == "roll-call" and len(left) > 1:
        moves["order"] = Move(Option({facts.ORDER: Order("player", name_seats(left))}), _order(state))
    if state.begun or state.phase in ("sealed", "closing"):
        target = Pick("player", name_seats(state.ballot.voters), optional=True)
        moves["annul"] = Move(Option({facts.TARGET: target}), _annul(state))
    return moves


def _order(state: State) -> Callable[[Reply], Awaitable[None]]:
    async def do(reply: Reply) -> None:
        state.queue = [Seat(int(name)) for name in reply.many(facts.ORDER)]
        await tell(facts.ORDERED, who=name_voters(state.queue))
        if state.called is None:
            await call_voter(state, state.queue[0])

    return do


async def call_voter(state: State, seat: Seat) -> None:
    """Ask a voter aloud for the vote (C-62)."""
    state.called = seat
    state.queue = [one for one in state.queue if one != seat]
    await tell(facts.CALLED, who=Who(seat))


def _annul(state: State) -> Callable[[Reply], Awaitable[None]]:
    async def do(reply: Reply) -> None:
        target = reply.text(facts.TARGET)
        if target:
            lots = ballot.void_by_rififi(state.ballot, Seat(int(target)))
            lost = sum(lot.number for lot in lots)
            await tell(facts.ANNULLED_HALF, who=Who(Seat(int(target))), number=lost)
        else:
            ballot.void(state.ballot)
            await tell(facts.ANNULLED)
        state.heard, state.queue, state.called = [], [], None
        state.held += 1
        for seat in state.options.named():
            if seat not in state.ballot.banned:
                ballot.stand(state.ballot, seat)

    return do
