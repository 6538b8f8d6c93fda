"""The referee of `/election`: weights, votes, ties, and who is elected (C-59 to C-65, R-98 to R-111)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.election.views.view import View
from porc_royal.facts import Fact
from porc_royal.rulebook import Result
from tests.referees.piles import Piles, half
from tests.referees.protocol import Spoken, Table, Told, Views


class ElectionReferee:
    """Keeps piles of its own by what is told, and holds what is shown against them."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.table = Table(0, {})
        self.piles = Piles({})
        self.abstained: set[int] = set()
        self.tally: dict[int, tuple[int, int]] = {}
        self.uncast: tuple[int, int] = (0, 0)
        self.due: int | None = None
        self.drawn: int | None = None

    # -------------------------------------------------------------------------------------------- the game

    def open(self, table: Table, facts: Sequence[Fact], after: Views[View]) -> list[str]:
        """C-59: as many governors as were said for each voter, as many as the lobby says for the others."""
        self.table = table
        voters = table.players - bool(table.settings.get("outsider", False))
        said = [int(one) for one in str(table.settings.get("governors", "")).split()][:voters]
        each = int(table.settings["each"])
        weights = dict(enumerate([*said, *[each] * (voters - len(said))]))
        self.piles = Piles.of(weights, own=table.settings["pile_or_own_governors"] == "own")
        self.piles.standing = self._named()
        for one in (Told.of(fact, "election-") for fact in facts):
            self._hear(one, None)
        return self._take(after.public)

    def watch(
        self, before: Views[View], spoken: Spoken, facts: Sequence[Fact], after: Views[View]
    ) -> list[str]:
        """What was told, one after the other; then what is shown."""
        for fact in facts:
            self._hear(Told.of(fact, "election-"), spoken)
        return self._take(after.public)

    def close(self, result: Result, after: Views[View]) -> list[str]:
        """C-64, R-111: the one who leads; of several whom the rule of this election says."""
        ahead = self._ahead()
        rule = self.table.settings["tie"]
        due: tuple[int, ...] = tuple(ahead[:1])
        if len(ahead) > 1 and rule == "nobody":
            due = ()
        if len(ahead) > 1 and rule in ("lot", "presider"):
            self._must(self.drawn in ahead, "R-111", f"{self.drawn} is chosen among {ahead}")
            due = () if self.drawn is None else (self.drawn,)
        self._must(tuple(result.winners) == due, "C-64", f"{due} is elected, not {result.winners}")
        if self.tally:
            self._sums()
            return self._take(after.public)
        heard = self.piles.votes.keys() | self.abstained
        self._must(heard == self.piles.front.keys(), "R-101", f"only {sorted(heard)} were heard")
        return self._take(after.public)

    # ---------------------------------------------------------------------------------------------- inside

    def _hear(self, told: Told, spoken: Spoken | None) -> None:
        rule = RULES.get(told.key)
        if rule is not None:
            rule(self, told, spoken)

    def _must(self, good: object, ids: str, sentence: str) -> bool:
        if not good:
            self.faults.append(f"{ids}: {sentence}")
        return bool(good)

    def _named(self) -> list[int]:
        voters = len(self.piles.front)
        return [
            int(one) for one in str(self.table.settings.get("candidates", "")).split() if int(one) < voters
        ]

    def _take(self, shown: View) -> list[str]:
        """Everything about an election is shown to all."""
        for one in shown.voters if not self.tally else ():
            seat = int(one.seat)
            self._must(
                one.pile == self.piles.pile(seat),
                "R-102",
                f"{one.pile} lie before {seat}, not {self.piles.pile(seat)}",
            )
            self._must(
                one.owned == self.piles.owned(seat),
                "R-102",
                f"{seat} has {one.owned}, not {self.piles.owned(seat)}",
            )
            self._must(one.in_hand == self.piles.in_hand(seat), "C-62", f"{seat} would give {one.in_hand}")
            running = self.piles.running()
            self._must(
                one.candidate == (seat in running),
                "R-99",
                f"{seat} is a candidate: {one.candidate}, {running} are",
            )
            self._must(one.banned == (seat in self.piles.banned), "R-107", f"{seat} is banned: {one.banned}")
            vote = None if one.vote is None else int(one.vote)
            self._must(vote == self.piles.votes.get(seat), "C-62", f"{seat} has voted for {vote}")
            self._must(
                one.abstained == (seat in self.abstained), "R-101", f"{seat} has abstained: {one.abstained}"
            )
        self._must([int(one) for one in shown.leaders] == self._ahead(), "C-64", f"{shown.leaders} lead")
        if self.tally:
            self._see_no_names(shown)
        allies = {frozenset(int(one) for one in together) for together in shown.coalitions}
        self._must(
            allies == {frozenset(one) for one in self.piles.coalitions()}, "C-65", f"{allies} are allied"
        )
        found, self.faults = self.faults, []
        return found

    def _ahead(self) -> list[int]:
        """Who leads: by the piles, or by the tally where only that is published."""
        if not self.tally:
            return self.piles.leaders()
        most = max(number for number, _ in self.tally.values())
        return sorted(seat for seat, (number, _) in self.tally.items() if number == most)

    def _sums(self) -> None:
        """C-62, R-101: every governor and every vote is in the tally."""
        votes = sum(count for _, count in self.tally.values()) + self.uncast[0]
        self._must(votes == len(self.piles.front), "R-101", f"{votes} votes are in the tally")
        governors = sum(number for number, _ in self.tally.values()) + self.uncast[1]
        due = sum(self.piles.owned(seat) for seat in self.piles.front)
        self._must(governors == due, "C-62", f"{governors} governors are in the tally, of {due}")
        self._must(
            self.tally.keys() == set(self.piles.running()), "R-99", f"{sorted(self.tally)} were counted"
        )

    def _see_no_names(self, shown: View) -> None:
        """Of the votes nothing is shown but the tally."""
        for one in shown.voters:
            seat = int(one.seat)
            told = self.tally.get(seat, (0, 0))
            self._must((one.pile, one.votes) == told, "C-62", f"{one.pile} lie before {seat}, not {told}")
            owned = self.piles.owned(seat)
            named = (one.vote, one.abstained, one.owned, one.in_hand) != (None, False, owned, owned)
            self._must(not named, "C-62", f"the vote of {seat} is to be seen")
            self._must(
                {int(lot.owner) for lot in one.lots} <= {seat}, "C-62", f"owners before {seat} are shown"
            )

    # ----------------------------------------------------------------------------------------------- rules

    def begins(self, told: Told, spoken: Spoken | None) -> None:
        """C-59: all votes there are."""
        total = sum(self.piles.pile(seat) for seat in self.piles.front)
        self._must(told.number("governors") == total, "C-59", f"there are {total} governors")
        self._must(told.number("voters") == len(self.piles.front), "C-59", f"{told.number('voters')} vote")

    def candidature(self, told: Told, spoken: Spoken | None) -> None:
        """R-99, R-107: until the first vote; nobody who is banned, nor where others were named."""
        seat, named = told.seat(), self._named()
        self._must(not self._begun, "R-99", f"seat {seat} {told.key} after the first vote")
        if told.key == "stood":
            self._must(
                seat not in self.piles.banned and (not named or seat in named), "R-99", f"seat {seat} stands"
            )
            self.piles.standing.append(seat)
        else:
            self.piles.standing.remove(seat)

    def ban(self, told: Told, spoken: Spoken | None) -> None:
        """R-107: before the first vote; somebody remains."""
        self._must(not self._begun, "R-107", f"seat {told.seat()} is banned after the first vote")
        self.piles.banned.add(told.seat())
        self.piles.standing = [one for one in self.piles.standing if one != told.seat()]
        self._must(len(self.piles.banned) < len(self.piles.front), "R-107", "nobody is left")

    def allotted(self, told: Told, spoken: Spoken | None) -> None:
        """C-59: so many in all, before the first vote."""
        self._must(not self._begun, "C-59", "governors are allotted after the first vote")
        seat, number = told.seat(), told.number("number")
        more = number - self.piles.owned(seat)
        if more >= 0:
            self.piles.gain(seat, more)
        else:
            own, self.piles.own = self.piles.own, True
            self.piles.lose(seat, -more)
            self.piles.own = own

    def gains(self, told: Told, spoken: Spoken | None) -> None:
        """R-104, R-105: as many as were said, or half of what one has; they follow the vote."""
        seat = told.seat()
        number = told.number("number")
        if spoken is not None and spoken.reply.option == "give-half":
            due = half(self.piles.exposed(seat))
            self._must(number == due, "R-105", f"half of seat {seat} is {due}, not {number}")
        elif spoken is not None and spoken.reply.option == "give":
            self._must(number == spoken.reply.number("number"), "R-104", f"seat {seat} gains {number}")
        home = told.seat("home") if "home" in told else seat
        self._must(home == self.piles.home(seat), "R-104", f"new governors of {seat} go to {home}")
        self.piles.gain(seat, number)

    def loses(self, told: Told, spoken: Spoken | None) -> None:
        """R-102, R-103, R-105: no more than there are; half, rounded up."""
        seat = told.seat()
        wanted = half(self.piles.exposed(seat))
        if spoken is not None and spoken.reply.option == "take":
            wanted = spoken.reply.number("number")
        taken = self.piles.lose(seat, wanted)
        self._must(
            told.number("number") == taken, "R-103", f"seat {seat} loses {taken}, not {told.number('number')}"
        )

    def steals(self, told: Told, spoken: Spoken | None) -> None:
        """R-105, R-106: half changes owner, to himself before he has voted, or to a candidate."""
        victim, by, home = told.seat("target"), told.seat(), told.seat("home")
        keeps = home == by and by not in self.piles.votes
        self._must(keeps or home in self.piles.running(), "R-106", f"the block goes to {home}")
        taken = self.piles.lose(victim, half(self.piles.exposed(victim)))
        self.piles.front[home].append((by, taken))
        self._must(told.number("number") == taken, "R-105", f"half of seat {victim} is {taken}")

    def votes(self, told: Told, spoken: Spoken | None) -> None:
        """C-62, R-101: once, all of one's own, to a candidate; never by name where only the tally is published."""
        self._must(self.table.settings["ballot"] != "tally", "C-62", "a secret vote is told by name")
        seat = told.seat()
        home = told.seat("home") if "home" in told else seat
        self._once(seat)
        self._must(home in self.piles.running(), "R-99", f"seat {seat} votes for {home}")
        number = self.piles.vote(seat, home)
        self._must(
            told.number("number") == number,
            "C-62",
            f"seat {seat} gives {number}, not {told.number('number')}",
        )

    def abstains(self, told: Told, spoken: Spoken | None) -> None:
        """R-101: only where this election allows it."""
        self._once(told.seat())
        self._must(self.table.settings["abstention"], "R-101", f"seat {told.seat()} abstains")
        self.abstained.add(told.seat())

    def _once(self, seat: int) -> None:
        heard = seat in self.piles.votes or seat in self.abstained
        self._must(not heard and seat in self.piles.front, "C-62", f"seat {seat} votes again")

    def annulled(self, told: Told, spoken: Spoken | None) -> None:
        """R-109: all votes are void, governors go home; one may lose half; named candidates stand again."""
        self.piles.void()
        self.abstained.clear()
        self.piles.standing = [one for one in self._named() if one not in self.piles.banned]
        if told.key == "annulled-half":
            taken = self.piles.lose(told.seat(), half(self.piles.owned(told.seat())))
            self._must(told.number("number") == taken, "R-109", f"half of seat {told.seat()} is {taken}")

    def counted(self, told: Told, spoken: Spoken | None) -> None:
        """C-64: what lies in front of a candidate."""
        lies = self.piles.pile(told.seat())
        self._must(told.number("number") == lies, "C-64", f"{lies} lie before seat {told.seat()}")

    def tallied(self, told: Told, spoken: Spoken | None) -> None:
        """C-62: what lies in front of a candidate, and how many votes brought it there."""
        self._must(self.table.settings["ballot"] == "tally", "C-62", "names are kept back")
        self.tally[told.seat()] = (told.number("number"), told.number("votes"))

    def uncounted(self, told: Told, spoken: Spoken | None) -> None:
        """R-101: only where this election allows it."""
        self._must(self.table.settings["abstention"], "R-101", "votes are missing")
        self.uncast = (told.number("number"), told.number("left"))

    def tied(self, told: Told, spoken: Spoken | None) -> None:
        """R-111: several lead."""
        ahead = self._ahead()
        self._must(
            told.seats("who") == ahead and len(ahead) > 1, "R-111", f"{ahead} lead, not {told.seats('who')}"
        )

    def chosen(self, told: Told, spoken: Spoken | None) -> None:
        """R-111: by lot, or by the presider."""
        self.drawn = told.seat("who" if told.key == "tie-lot" else "home")

    def allied(self, told: Told, spoken: Spoken | None) -> None:
        """C-65, R-26: who voted alike."""
        self._must(
            set(told.seats("who")) in self.piles.coalitions(), "C-65", f"{told.seats('who')} are allied"
        )

    @property
    def _begun(self) -> bool:
        return bool(self.piles.votes or self.abstained)


Rule = Callable[[ElectionReferee, Told, Spoken | None], None]
RULES: Final[Mapping[str, Rule]] = {
    "opened": ElectionReferee.begins,
    "opened-untitled": ElectionReferee.begins,
    "stood": ElectionReferee.candidature,
    "withdrew": ElectionReferee.candidature,
    "banned": ElectionReferee.ban,
    "allotted": ElectionReferee.allotted,
    "gave": ElectionReferee.gains,
    "gave-on": ElectionReferee.gains,
    "took": ElectionReferee.loses,
    "stole": ElectionReferee.steals,
    "voted": ElectionReferee.votes,
    "kept": ElectionReferee.votes,
    "abstained": ElectionReferee.abstains,
    "annulled": ElectionReferee.annulled,
    "annulled-half": ElectionReferee.annulled,
    "pile": ElectionReferee.counted,
    "tallied": ElectionReferee.tallied,
    "uncast": ElectionReferee.uncounted,
    "tied": ElectionReferee.tied,
    "tie-lot": ElectionReferee.chosen,
    "tie-decided": ElectionReferee.chosen,
    "coalition": ElectionReferee.allied,
}
