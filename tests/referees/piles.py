"""Governors in piles, whose they are, and how a ballot ends (C-59 to C-65, R-98 to R-111)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Piles:
    """What lies in front of everybody: (owner, number) in order of receipt; R-102.

    own   the house rule under which cards act on a player's own governors, wherever they lie
    cap   R-98: the most one may have, 0 for any number
    """

    front: dict[int, list[tuple[int, int]]]
    own: bool = False
    cap: int = 0
    votes: dict[int, int] = field(default_factory=dict)
    standing: list[int] = field(default_factory=list)
    banned: set[int] = field(default_factory=set)
    sealed: bool = False

    @classmethod
    def of(cls, governors: Mapping[int, int], *, own: bool, cap: int = 0) -> "Piles":
        """Everybody has his own in front of him."""
        return cls({seat: [(seat, number)] for seat, number in governors.items()}, own, cap)

    def pile(self, seat: int) -> int:
        """How many lie in front of a seat."""
        return sum(number for _, number in self.front[seat])

    def owned(self, seat: int) -> int:
        """How many a seat has, wherever they lie."""
        return sum(number for lots in self.front.values() for owner, number in lots if owner == seat)

    def in_hand(self, seat: int) -> int:
        """How many of its own lie in front of a seat."""
        return sum(number for owner, number in self.front[seat] if owner == seat)

    def exposed(self, seat: int) -> int:
        """R-102: what a card finds that takes or halves."""
        return self.owned(seat) if self.own else self.pile(seat)

    def home(self, seat: int) -> int:
        """R-104: where a seat's new governors go."""
        return self.votes.get(seat, seat)

    def gain(self, seat: int, number: int) -> int:
        """R-98, R-104: new governors follow the vote that was given; how many they are."""
        more = min(number, max(0, self.cap - self.owned(seat))) if self.cap else number
        self.front[self.home(seat)].append((seat, more))
        return more

    def lose(self, seat: int, number: int) -> int:
        """R-102, R-103: own ones first, then in order of receipt, no more than there are; how many."""
        places = [seat, *(one for one in sorted(self.front) if one != seat)] if self.own else [seat]
        left = number
        for place in places:
            lots = list(self.front[place])
            mine_first = sorted(range(len(lots)), key=lambda at, lots=lots: (lots[at][0] != seat, at))  # type: ignore[misc]
            for at in mine_first:
                owner, there = lots[at]
                if self.own and owner != seat:
                    continue
                taken = min(left, there)
                lots[at] = (owner, there - taken)
                left -= taken
            self.front[place] = [lot for lot in lots if lot[1]]
        return number - left

    def vote(self, voter: int, candidate: int) -> int:
        """C-62: all of one's own governors go, unsplit; how many."""
        number = self.in_hand(voter)
        self.votes[voter] = candidate
        if candidate != voter:
            self.front[voter] = [lot for lot in self.front[voter] if lot[0] != voter]
            self.front[candidate].append((voter, number))
        return number

    def void(self) -> None:
        """R-109: governors go back to their owners; bans stay."""
        back = {seat: self.owned(seat) for seat in self.front}
        self.front = {seat: [(seat, number)] for seat, number in back.items()}
        self.votes, self.standing = {}, []

    def running(self) -> list[int]:
        """R-99: who may be voted for; if nobody stands, everybody unbanned."""
        free = [seat for seat in sorted(self.front) if seat not in self.banned]
        return [seat for seat in free if seat in self.standing] or free

    def leaders(self) -> list[int]:
        """C-64: the candidates with most governors in front of them."""
        running = self.running()
        most = max(self.pile(seat) for seat in running)
        return [seat for seat in running if self.pile(seat) == most]

    def winner(self, order: Sequence[int]) -> int:
        """R-111: of several the nearest to the first player in play order."""
        ahead = self.leaders()
        return next(seat for seat in order if seat in ahead)

    def coalitions(self) -> list[set[int]]:
        """C-65, R-26: who voted for the same candidate."""
        together: dict[int, set[int]] = {}
        for voter, candidate in self.votes.items():
            together.setdefault(candidate, set()).add(voter)
        return [allies for allies in together.values() if len(allies) > 1]


def half(number: int) -> int:
    """R-105: halves are rounded up."""
    return -(-number // 2)
