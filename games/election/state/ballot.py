"""One ballot: piles of governors, candidates, bans, votes; who leads, who wins, who is allied with whom.

Governors lie in piles, one in front of each voter: his own until he votes, then those he received, in the
order of receipt; whose each governor is, is remembered (R-102). A vote gives away the voter's own governors,
all of them, and is not taken back (C-62); what he has received stays in front of him.

The ballot of the game and the one of `/election` are this one. Everything here is arithmetic on piles: who may
act, and when, is for the rules that call it; what they must not ask for raises `Irregular`. While a ballot is
sealed nobody has voted yet as far as the piles know: the votes are counted one by one when it closes.
"""

from collections.abc import Iterable, Sequence

import msgspec

from porc_royal.facts import Seat


class Irregular(ValueError):
    """The rules asked for what no ballot allows: a second vote, a vote for somebody who does not stand."""


class Lot(msgspec.Struct):
    """Governors of one owner in a pile."""

    owner: Seat
    number: int


class Ballot(msgspec.Struct):
    """One election under way.

    piles   in front of each seat, the lots in the order of receipt, its own first (R-102)
    votes   whom each seat has voted for, in the order of voting
    own     what takes or halves governors acts on the target's own, wherever they lie, and not on what lies in
            front of him (the house rule `pile_or_own_governors`)
    cap     how many governors a seat may be given at most, 0 for any number (R-98, the house rule `governor_cap`);
            a block taken from another comes on top (R-106)
    """

    piles: list[list[Lot]] = []
    votes: dict[Seat, Seat] = {}
    standing: list[Seat] = []
    banned: list[Seat] = []
    own: bool = False
    cap: int = 0

    @property
    def voters(self) -> list[Seat]:
        """Every seat with a pile, even an empty one: who has no governors votes all the same (R-101)."""
        return [Seat(number) for number in range(len(self.piles))]


# --------------------------------------------------------------------------------------------- governors


def open_ballot(governors: Sequence[int], *, own: bool = False, cap: int = 0) -> Ballot:
    """A ballot in which every seat has its governors in front of it, and nobody stands yet (C-59)."""
    ballot = Ballot([[] for _ in governors], own=own, cap=cap)
    for seat, number in enumerate(governors):
        gain(ballot, Seat(seat), number)
    return ballot


def count_pile(ballot: Ballot, seat: Seat) -> int:
    """How many governors lie in front of a seat, whosever they are."""
    return sum(lot.number for lot in ballot.piles[seat])


def count_owned(ballot: Ballot, seat: Seat) -> int:
    """How many governors a seat has, wherever they lie."""
    return sum(lot.number for lots in ballot.piles for lot in lots if lot.owner == seat)


def count_of(ballot: Ballot, owner: Seat, where: Seat) -> int:
    """How many governors of an owner lie in front of a seat."""
    return sum(lot.number for lot in ballot.piles[where] if lot.owner == owner)


def count_in_hand(ballot: Ballot, seat: Seat) -> int:
    """How many of its own governors lie in front of a seat: what its vote gives away (C-62, R-106)."""
    return count_of(ballot, seat, seat)


def count_at_risk(ballot: Ballot, seat: Seat) -> int:
    """How many governors a card that takes or halves finds at a seat: its pile, or its own (R-102)."""
    return count_owned(ballot, seat) if ballot.own else count_pile(ballot, seat)


def list_owners(ballot: Ballot, seat: Seat) -> list[Lot]:
    """Whose the governors in front of a seat are: one lot for each owner, in the order of first receipt."""
    counted: dict[Seat, int] = {}
    for lot in ballot.piles[seat]:
        counted[lot.owner] = counted.get(lot.owner, 0) + lot.number
    return [Lot(owner, number) for owner, number in counted.items()]


def find_home(ballot: Ballot, seat: Seat) -> Seat:
    """In front of whom a seat's governors belong: itself, or whom it has voted for (R-104)."""
    return ballot.votes.get(seat, seat)


def round_half(number: int) -> int:
    """Half of them, rounded up (R-105)."""
    return -(-number // 2)


def gain(ballot: Ballot, seat: Seat, number: int) -> int:
    """A seat gains governors; they follow the vote it has given (R-104). Gives how many it gained."""
    if ballot.cap:
        number = max(0, min(number, ballot.cap - count_owned(ballot, seat)))
    _lay(ballot, find_home(ballot, seat), Lot(seat, number))
    return number


def allot(ballot: Ballot, seat: Seat, number: int) -> None:
    """Say how many governors a seat has, all together; what it has too many is taken from its own."""
    surplus = count_owned(ballot, seat) - number
    if surplus < 0:
        gain(ballot, seat, -surplus)
    _take(ballot, _own(ballot, seat), surplus)


def put(ballot: Ballot, owner: Seat, where: Seat, number: int) -> None:
    """Let so many governors of an owner lie in front of a seat, though no rule has brought them there."""
    surplus = count_of(ballot, owner, where) - number
    if surplus < 0:
        _lay(ballot, where, Lot(owner, -surplus))
    _take(ballot, [lot for lot in ballot.piles[where] if lot.owner == owner], surplus)


def lose(ballot: Ballot, seat: Seat, number: int) -> list[Lot]:
    """Governors are taken from a seat's pile: its own first, then in order of receipt, no more than there are.

    With the house rule `own`, only its own are, first those in front of it. (R-102, R-103). Gives what was taken.
    """
    exposed = _own(ballot, seat) if ballot.own else _pile(ballot, seat)
    return _take(ballot, exposed, number)


def gain_half(ballot: Ballot, seat: Seat) -> int:
    """A seat gains half of the governors it has (EV-14). Gives how many."""
    return gain(ballot, seat, round_half(count_at_risk(ballot, seat)))


def lose_half(ballot: Ballot, seat: Seat) -> list[Lot]:
    """A seat loses half of the governors it has (EV-14). Gives what was taken."""
    return lose(ballot, seat, round_half(count_at_risk(ballot, seat)))


def list_block_homes(ballot: Ballot, by: Seat) -> list[Seat]:
    """In front of whom `by` may put a block he has taken: any candidate, and himself while he has not voted."""
    standing = list_candidates(ballot)
    return standing if by in ballot.votes or by in standing else [by, *standing]


def take_half(ballot: Ballot, target: Seat, by: Seat, to: Seat) -> int:
    """Half of the target's governors change owner, and are put in front of `to` (R-106). Gives how many."""
    if to not in list_block_homes(ballot, by):
        raise Irregular(f"{by} may not put governors in front of {to}")
    block = sum(lot.number for lot in lose(ballot, target, round_half(count_at_risk(ballot, target))))
    _lay(ballot, to, Lot(by, block))
    return block


# -------------------------------------------------------------------------------------------- candidates


def is_begun(ballot: Ballot) -> bool:
    """Whether the first vote has been given: no candidature and no ban after it (R-99, R-107)."""
    return bool(ballot.votes)


def list_candidates(ballot: Ballot) -> list[Seat]:
    """Who may be voted for, by seat: who stands; if nobody does, everybody who is not banned (R-99)."""
    standing = [seat for seat in ballot.voters if seat in ballot.standing and seat not in ballot.banned]
    return standing or [seat for seat in ballot.voters if seat not in ballot.banned]


def stand(ballot: Ballot, seat: Seat) -> None:
    """A seat is a candidate. Raises `Irregular` when it is banned, or votes have been given."""
    if seat in ballot.banned or is_begun(ballot):
        raise Irregular(f"{seat} may not stand")
    if seat not in ballot.standing:
        ballot.standing.append(seat)


def withdraw(ballot: Ballot, seat: Seat) -> None:
    """A seat is no candidate any more. Raises `Irregular` when votes have been given."""
    if is_begun(ballot):
        raise Irregular(f"{seat} may not withdraw")
    if seat in ballot.standing:
        ballot.standing.remove(seat)


def list_bannable(ballot: Ballot) -> list[Seat]:
    """Who may be banned: before the first vote, whoever is not yet, as long as another can be voted for."""
    free = [seat for seat in ballot.voters if seat not in ballot.banned]
    return free if len(free) > 1 and not is_begun(ballot) else []


def ban(ballot: Ballot, seat: Seat) -> None:
    """A seat may not stand, may receive no vote, and must vote for another (R-107, P-2)."""
    if seat not in list_bannable(ballot):
        raise Irregular(f"{seat} may not be banned")
    ballot.banned.append(seat)
    withdraw(ballot, seat)


# ------------------------------------------------------------------------------------------------- votes


def list_uncalled(ballot: Ballot) -> list[Seat]:
    """Who has not voted, by seat."""
    return [seat for seat in ballot.voters if seat not in ballot.votes]


def vote(ballot: Ballot, seat: Seat, candidate: Seat) -> int:
    """A seat gives all its governors to a candidate, or keeps them, being one (C-62). Gives how many.

    Raises `Irregular` for a second vote, or for somebody who may not be voted for.
    """
    if seat in ballot.votes or candidate not in list_candidates(ballot):
        raise Irregular(f"{seat} may not vote for {candidate}")
    ballot.votes[seat] = candidate
    mine = count_in_hand(ballot, seat)
    if candidate != seat:
        ballot.piles[seat] = [lot for lot in ballot.piles[seat] if lot.owner != seat]
        _lay(ballot, candidate, Lot(seat, mine))
    return mine


def void(ballot: Ballot) -> None:
    """The ballot is held again: the governors go home with all gains and losses so far, the bans stay (R-109)."""
    returned = [count_owned(ballot, seat) for seat in ballot.voters]
    ballot.votes.clear()
    ballot.standing.clear()
    for seat, number in enumerate(returned):
        ballot.piles[seat] = [Lot(Seat(seat), number)] if number else []


def void_by_rififi(ballot: Ballot, target: Seat) -> list[Lot]:
    """EV-30: the ballot is void, and then the target loses half of its own governors. Gives what was taken."""
    void(ballot)
    return lose_half(ballot, target)


# ------------------------------------------------------------------------------------------------ result


def list_leaders(ballot: Ballot) -> list[Seat]:
    """The candidates with most governors in front of them, by seat."""
    standing = list_candidates(ballot)
    most = max(count_pile(ballot, seat) for seat in standing)
    return [seat for seat in standing if count_pile(ballot, seat) == most]


def find_winner(ballot: Ballot, order: Sequence[Seat]) -> Seat:
    """The new Porc Royal; of several who lead, the first in this order of seats (C-64, R-111)."""
    ahead = list_leaders(ballot)
    return next(seat for seat in order if seat in ahead)


def list_coalitions(ballot: Ballot) -> list[list[Seat]]:
    """Who voted for the same candidate, two or more together, by candidate and by seat (C-65, R-26)."""
    followers: dict[Seat, list[Seat]] = {candidate: [] for candidate in ballot.voters}
    for seat in ballot.voters:
        if seat in ballot.votes:
            followers[ballot.votes[seat]].append(seat)
    return [allies for allies in followers.values() if len(allies) > 1]


# ------------------------------------------------------------------------------------------------- piles


def _pile(ballot: Ballot, seat: Seat) -> list[Lot]:
    """The lots in front of a seat, its own first."""
    return sorted(ballot.piles[seat], key=lambda lot: lot.owner != seat)


def _own(ballot: Ballot, seat: Seat) -> list[Lot]:
    """The lots that a seat owns, first those in front of it, then by whom they were given to."""
    others = [one for one in ballot.voters if one != seat]
    return [lot for one in (seat, *others) for lot in ballot.piles[one] if lot.owner == seat]


def _take(ballot: Ballot, lots: Iterable[Lot], number: int) -> list[Lot]:
    """Take so many governors from these lots, in their order; gives what was taken."""
    taken: list[Lot] = []
    for lot in lots:
        part = max(0, min(lot.number, number))
        if part:
            taken.append(Lot(lot.owner, part))
        lot.number -= part
        number -= part
    ballot.piles = [[lot for lot in lots if lot.number] for lots in ballot.piles]
    return taken


def _lay(ballot: Ballot, where: Seat, lot: Lot) -> None:
    """Put a lot on a pile: on top of the owner's last, or of his own; the order of receipt is kept."""
    there = ballot.piles[where]
    if not lot.number:
        return
    if there and there[-1].owner == lot.owner:
        there[-1].number += lot.number
    elif lot.owner != where:
        there.append(lot)
    elif there and there[0].owner == where:
        there[0].number += lot.number
    else:
        there.insert(0, lot)
