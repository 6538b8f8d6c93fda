"""Ranked papers counted in rounds: the run-off for one place, the single transferable vote for several.

Several places: whoever reaches the quota (Droop's: the least that only so many can reach) is elected, and what is
above it goes to whom the papers name next, each worth the same part of what it was (the weighted inclusive Gregory
method). One place: more than half of what still counts elects. If nobody is elected in a round, whoever has least
goes out, and the papers pass on whole. Of equals, whoever stands first in the list is preferred. Fractions are exact.
"""

from collections.abc import Sequence
from fractions import Fraction

from games.election.methods.paper import Count, Paper, Round, Share


class _Pile:
    """A paper on its way: whom it may still pass on to, and what it is worth by now."""

    def __init__(self, paper: Paper) -> None:
        self.choices = list(paper.choices)
        self.worth = Fraction(paper.weight)


class _Counting:
    """A count under way."""

    def __init__(self, candidates: int, papers: Sequence[Paper], places: int) -> None:
        self.places = places
        self.hopeful = list(range(candidates))
        self.elected: list[int] = []
        self.surplus: list[int] = []
        self.kept: dict[int, Fraction] = {}
        self.piles: dict[int, list[_Pile]] = {one: [] for one in self.hopeful}
        self.spent = Fraction(0)
        self.rounds: list[Round] = []
        self.votes = sum(paper.weight for paper in papers)
        self.quota = Fraction(self.votes // (places + 1) + 1)
        for paper in papers:
            self._lay(_Pile(paper))

    def _lay(self, pile: _Pile) -> None:
        """Put a paper to the first of its choices that still hopes."""
        while pile.choices and pile.choices[0] not in self.hopeful:
            pile.choices.pop(0)
        if pile.choices:
            self.piles[pile.choices[0]].append(pile)
        else:
            self.spent += pile.worth

    def _count(self, candidate: int) -> Fraction:
        if candidate in self.kept:
            return self.kept[candidate]
        return sum((pile.worth for pile in self.piles[candidate]), Fraction(0))

    def _find_needed(self) -> Fraction:
        """What elects in this round."""
        if self.places > 1:
            return self.quota
        return Fraction(sum(self._count(one) for one in self.hopeful) // 2 + 1)

    def run(self) -> Count:
        """Count round after round until all places are taken, or nobody hopes any more."""
        while self.hopeful and len(self.elected) < self.places:
            self._run_round()
        return Count(tuple(self.elected), tuple(self.rounds), (), self.votes)

    def _run_round(self) -> None:
        has = {one: self._count(one) for one in (*self.elected, *self.hopeful)}
        shares = tuple(Share(one, has[one]) for one in sorted(has))
        needed, spent = self._find_needed(), self.spent
        ahead = sorted(self.hopeful, key=lambda one: (-has[one], one))
        left = self.places - len(self.elected)
        reached = [one for one in ahead if has[one] >= needed]
        if not reached and not self.surplus and len(ahead) <= left:
            reached = [one for one in ahead if has[one]]
            self.hopeful = [*reached]
        for one in reached:
            self.elected.append(one)
            self.hopeful.remove(one)
            if has[one] > needed:
                self.surplus.append(one)
        passed_on, eliminated, tied = None, None, False
        if len(self.elected) < self.places and self.hopeful:
            if self.surplus:
                passed_on = min(self.surplus, key=lambda one: (-has[one], one))
                self._pass_on(passed_on, has[passed_on])
            elif not reached:
                eliminated = ahead[-1]
                tied = [has[one] for one in ahead].count(has[eliminated]) > 1
                self._eliminate(eliminated)
        self.rounds.append(Round(shares, tuple(reached), eliminated, passed_on, needed, spent, tied))

    def _pass_on(self, candidate: int, has: Fraction) -> None:
        """What is above the quota goes on, each paper worth the same part of what it was."""
        self.surplus.remove(candidate)
        part = (has - self.quota) / has
        piles, self.piles[candidate] = self.piles[candidate], []
        self.kept[candidate] = self.quota
        for pile in piles:
            pile.worth *= part
            self._lay(pile)

    def _eliminate(self, candidate: int) -> None:
        self.hopeful.remove(candidate)
        piles, self.piles[candidate] = self.piles[candidate], []
        for pile in piles:
            self._lay(pile)


def count_transfers(candidates: int, papers: Sequence[Paper], places: int) -> Count:
    """Count ranked papers in rounds. Papers that name nobody count for nothing."""
    return _Counting(candidates, [paper for paper in papers if paper.choices], places).run()
