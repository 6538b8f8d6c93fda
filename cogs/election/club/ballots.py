"""Everything that may be done to a ballot: opened, voted in, closed, counted. Each is one commit.

Nothing is kept in memory, and nothing tells who has voted: a paper changes no message, pings nobody, and no time is
written beside it.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from bot.clock import Clock
from bot.delivery.outgoing import Say, Thread, address_channel, make_row
from bot.i18n import Words, clean, escape
from bot.moderation.actions import Person
from cogs.election.club.candidacies import (
    add_candidate,
    has_enough,
    remove_candidate,
    word_entry,
    word_exit,
)
from cogs.election.club.outcome import Outcome, make_outcome, read_choices, read_outcome
from cogs.election.club.posts import make_candidacies, make_delay, make_opening, make_reminder, make_result
from cogs.election.club.receipts import make_word
from cogs.election.club.series import find_next_opening
from cogs.election.club.terms import (
    LONGEST_CANDIDATE,
    BallotTerms,
    check_terms,
    find_reminder,
    read_terms,
    renew_terms,
    weigh_voter,
)
from cogs.election.club.wording import (
    name_ballot,
    word_line,
    word_speakers,
)
from games.election.methods.count import check_paper
from porc_royal.asks import Refused
from storage.ports import (
    AlreadyDone,
    BallotOver,
    BallotRow,
    BallotStore,
    Change,
    Interaction,
    NewBallot,
    PaperRow,
    ReceiptTaken,
    StorageFailed,
)

log = structlog.get_logger(__name__)

LATE_MS: Final = 5 * 60_000
"""A close that nobody could be heard at for longer than this is put off by as long as that lasted."""
LONGEST_DELAY_MS: Final = 24 * 3_600_000
MINUTE_SECONDS: Final = 60
MOST_RULINGS: Final = 20
LONGEST_RULING: Final = 600
LONGEST_THREAD: Final = 100
AGAIN_MS: Final = 60_000
"""When a ballot is counted again that could not be."""


class KeptBallot(Struct, frozen=True):
    """A ballot with its terms, and its outcome once there is one."""

    row: BallotRow
    terms: BallotTerms
    outcome: Outcome | None


class ClubBallots:
    """The ballots of all clubs.

    wake     something was committed
    is_away  whether the people of a server cannot be heard now: then none of its ballots closes
    """

    def __init__(
        self,
        store: BallotStore,
        words: Words,
        clock: Clock,
        wake: Callable[[], None],
        is_away: Callable[[int], bool],
    ) -> None:
        self._store = store
        self._words = words
        self._clock = clock
        self._wake = wake
        self._is_away = is_away
        self._heard_at = clock.now()
        self._lost_at: int | None = None

    # ---------------------------------------------------------------------------------------------- opening

    async def open(
        self,
        who: Person,
        interaction_id: int,
        place: tuple[int, int],
        terms: BallotTerms,
        seconds: int,
        standing: int = 0,
    ) -> int:
        """Open a ballot in a server and a channel, with its message; gives its number. Raises `Refused`.

        standing: for how many seconds people may stand before the voting begins
        """
        terms = replace(terms, lasts=seconds, waiting=bool(standing), stands=bool(standing))
        check_terms(terms)
        guild_id, channel_id = place
        now = self._clock.now()
        # A ballot that waits is due when its voting begins.
        due_at = now + (standing or seconds) * 1000
        make = make_candidacies if standing else make_opening

        def follow(ballot_id: int) -> Change:
            said = make(self._words, ballot_id, place, terms, escape(who.name), due_at)
            outcome = msgspec.json.encode({"ballot": ballot_id})
            return Change(now, interaction=Interaction(interaction_id, who.user_id, outcome), owed=said)

        begins_at = now + standing * 1000
        reminds_at = find_reminder(terms, begins_at, begins_at + seconds * 1000)
        kept = msgspec.json.encode(terms)
        new = NewBallot(guild_id, channel_id, who.user_id, kept, now, due_at, reminds_at)
        try:
            opened = await self._store.open_ballot(new, follow)
        except AlreadyDone as done:
            return int(msgspec.json.decode(done.outcome)["ballot"])
        self._wake()
        return opened

    async def open_again(self, kept: KeptBallot, who: Person, interaction_id: int) -> int:
        """Open a ballot with the same terms, for as long. Raises `Refused`."""
        row = kept.row
        seconds = max(MINUTE_SECONDS, (row.closes_at - row.opened_at) // 1000)
        terms = replace(renew_terms(kept.terms), every="")
        return await self.open(who, interaction_id, (row.guild_id, row.channel_id), terms, seconds)

    # --------------------------------------------------------------------------------------------- looking

    async def find(self, ballot_id: int, channel_id: int | None) -> KeptBallot:
        """A ballot of this channel. Raises `Refused`: elsewhere it is as if there were none."""
        row = await self._store.ballot(ballot_id)
        if row is None or row.channel_id != channel_id:
            raise Refused("elections-error-no-ballot")
        return _read(row)

    async def list_in(self, channel_id: int) -> Sequence[KeptBallot]:
        """The ballots of a channel, the newest first."""
        return [_read(row) for row in await self._store.ballots_in(channel_id)]

    async def find_paper(self, kept: KeptBallot, user_id: int) -> PaperRow | None:
        """Somebody's own paper."""
        return await self._store.paper(kept.row.id, user_id)

    async def count_papers(self, kept: KeptBallot) -> int | None:
        """How many papers there are, where everybody may know that."""
        return await self._store.count_papers(kept.row.id) if kept.terms.counted else None

    def is_open(self, kept: KeptBallot) -> bool:
        """Whether papers are taken."""
        return (
            not kept.terms.waiting and kept.row.closed_at is None and self._clock.now() < kept.row.closes_at
        )

    def takes_candidates(self, kept: KeptBallot) -> bool:
        """Whether people may stand: until the voting begins."""
        terms, row = kept.terms, kept.row
        return terms.stands and terms.waiting and row.closed_at is None and self._clock.now() < row.closes_at

    def weigh(self, kept: KeptBallot, user_id: int, roles: Collection[int]) -> int:
        """How many votes somebody with these roles has. Raises `Refused` where there are none."""
        weight = weigh_voter(kept.terms, user_id, roles)
        if not weight:
            raise Refused("elections-error-not-named" if kept.terms.voters else "elections-error-no-right")
        return weight

    # ---------------------------------------------------------------------------------------------- voting

    async def hand_in(
        self, kept: KeptBallot, who: Person, roles: Collection[int], choices: Sequence[int]
    ) -> PaperRow:
        """Take somebody's paper, in the place of their last one. Raises `Refused`."""
        weight = self.weigh(kept, who.user_id, roles)
        checked = check_paper(kept.terms.method, len(kept.terms.candidates), choices)
        name = who.name if kept.terms.secrecy == "names" else ""
        while True:
            word = make_word() if kept.terms.secrecy == "secret" else ""
            paper = PaperRow(who.user_id, name, weight, msgspec.json.encode(checked), word)
            try:
                return await self._store.hand_in(kept.row.id, paper, self._clock.now())
            except BallotOver as over:
                raise Refused("elections-error-over") from over
            except ReceiptTaken:
                continue

    async def take_back(self, kept: KeptBallot, user_id: int) -> None:
        """Forget somebody's paper. Raises `Refused`."""
        try:
            await self._store.take_back_paper(kept.row.id, user_id, self._clock.now())
        except BallotOver as over:
            raise Refused("elections-error-over") from over

    # --------------------------------------------------------------------------------------------- closing

    def require_closer(self, kept: KeptBallot, who: Person) -> None:
        """Refuse to close a ballot early for anybody but its opener, and whoever may manage its channel."""
        manages = kept.row.guild_id == who.managed_guild or kept.row.channel_id == who.managed_channel
        if who.user_id != kept.row.opener_id and not manages:
            raise Refused("elections-error-not-opener")

    async def close_early(self, kept: KeptBallot, who: Person) -> None:
        """Close a ballot before its time, as was said at its opening. Raises `Refused`."""
        self.require_closer(kept, who)
        try:
            await self._store.close_ballot(kept.row.id, self._clock.now())
        except BallotOver as over:
            raise Refused("elections-error-over") from over
        self._wake()

    def note_lost(self) -> None:
        """People cannot be heard from now on."""
        if self._lost_at is None:
            self._lost_at = self._clock.now()

    def note_heard(self) -> None:
        """People can be heard again; what was short is not worth a word."""
        now, lost = self._clock.now(), self._lost_at
        if lost is not None and now - lost > LATE_MS:
            self._heard_at = now
        self._lost_at = None

    async def close_due(self) -> int | None:
        """Close and count what is due; gives when the next is. A ballot that cannot be counted holds up no other."""
        now, last = self._clock.now(), None
        # Those of servers that are away stay due: behind a whole slice of them the others come all the same.
        while due := await self._store.ballots_due(now, last):
            last = due[-1]
            for row in due:
                if not self._is_away(row.guild_id):
                    await self._close_one(row)
        for row in await self._store.ballots_to_remind(now):
            if not self._is_away(row.guild_id):
                await self._remind(_read(row))
        following = await self._store.next_close()
        now = self._clock.now()
        return now + AGAIN_MS if following is not None and following <= now else following

    async def _remind(self, kept: KeptBallot) -> None:
        """Remind all who were asked by name, whether they have voted or not: a ping must not tell who has."""
        row = kept.row
        said = make_reminder(self._words, row, kept.terms)
        try:
            await self._store.note_reminded(row.id, Change(self._clock.now(), owed=(said,)))
        except BallotOver:
            return
        self._wake()

    async def _close_one(self, row: BallotRow) -> None:
        try:
            await self._close(_read(row))
        except StorageFailed:
            raise
        except BallotOver:
            return
        except Exception:
            log.exception("a ballot was not counted", ballot=row.id)

    async def stop_series(self, kept: KeptBallot, who: Person) -> None:
        """Let a ballot be the last of its series; the next one, where it waits already, goes. Raises `Refused`."""
        self.require_closer(kept, who)
        if kept.outcome is None:
            terms = msgspec.json.encode(replace(kept.terms, every=""))
            times = kept.row.opened_at, kept.row.closes_at
            await self._change(kept, terms, times, kept.row.opener_id, Change(self._clock.now()))
            return
        for one in await self.list_in(kept.row.channel_id):
            if one.terms.waiting and replace(one.terms, waiting=False) == renew_terms(kept.terms):
                await self._store.drop_ballot(one.row.id)

    async def rule(self, kept: KeptBallot, who: Person, text: str) -> None:
        """Say in the channel what is decided about a ballot, and keep it with the ballot. Raises `Refused`."""
        self.require_closer(kept, who)
        if len(kept.terms.rulings) >= MOST_RULINGS:
            raise Refused("elections-error-rulings", most=MOST_RULINGS)
        terms = replace(kept.terms, rulings=(*kept.terms.rulings, text))
        reader = self._words.of(kept.terms.language)
        told = reader.text(
            "elections-club-ruling",
            title=name_ballot(terms),
            who=escape(who.name),
            what=escape(text, LONGEST_RULING),
        )
        await self._tell(kept, told, msgspec.json.encode(terms), kept.row.opener_id)

    async def stand_for(self, kept: KeptBallot, who: Person, place: int, line: str) -> None:
        """Say in the channel what a candidate stands for; it is kept with the ballot, in the place of what was said.

        The candidate may, where it is known who that is, and whoever presides. Raises `Refused`.
        """
        if dict(kept.terms.people).get(place) != who.user_id:
            self.require_closer(kept, who)
        lines = dict(kept.terms.lines) | {place: line}
        terms = replace(kept.terms, lines=tuple(sorted(lines.items())))
        said = word_line(self._words.of(terms.language), terms, place, line)
        await self._tell(
            kept, f"**{name_ballot(terms)}** · {said}", msgspec.json.encode(terms), kept.row.opener_id
        )

    async def stand(self, kept: KeptBallot, who: Person, line: str) -> None:
        """Somebody stands, or says something else of themselves; the channel is told. Raises `Refused`."""
        self.require_candidacies(kept)
        terms = add_candidate(kept.terms, who.user_id, clean(who.name, LONGEST_CANDIDATE), line)
        told = word_entry(self._words.of(terms.language), terms, who.user_id, line)
        await self._tell(kept, told, msgspec.json.encode(terms), kept.row.opener_id)

    async def withdraw(self, kept: KeptBallot, who: Person) -> None:
        """Somebody stands no more; the channel is told. Raises `Refused`."""
        self.require_candidacies(kept)
        terms = remove_candidate(kept.terms, who.user_id)
        told = word_exit(self._words.of(terms.language), kept.terms, who.user_id)
        await self._tell(kept, told, msgspec.json.encode(terms), kept.row.opener_id)

    def require_candidacies(self, kept: KeptBallot) -> None:
        """Refuse to take candidates once the voting has begun."""
        if not self.takes_candidates(kept):
            raise Refused("elections-error-stands-over")

    async def call_speakers(
        self, kept: KeptBallot, who: Person, order: Sequence[int], seconds: int, *, threaded: bool
    ) -> None:
        """Say in the channel in which order candidates speak, and from when on each. Raises `Refused`.

        threaded: a thread is opened below, where they speak and are asked
        """
        self.require_closer(kept, who)
        now = self._clock.now()
        speakers = tuple((place, now + number * seconds * 1000) for number, place in enumerate(order))
        terms = replace(kept.terms, speakers=speakers)
        reader = self._words.of(terms.language)
        told = "\n".join(word_speakers(reader, terms))
        # By channel: what is remembered of threads does not grow with the ballots.
        name = f"speakers:{kept.row.channel_id}"
        title = clean(reader.text("elections-club-speakers-thread", title=terms.title), LONGEST_THREAD)
        thread = Thread(keep=name, title=title) if threaded else None
        await self._tell(kept, told, msgspec.json.encode(terms), kept.row.opener_id, thread)

    async def hand_over(self, kept: KeptBallot, who: Person, newcomer: Person) -> None:
        """Let somebody else preside over a ballot from now on. Raises `Refused`."""
        self.require_closer(kept, who)
        told = self._words.of(kept.terms.language).text(
            "elections-club-chair", title=name_ballot(kept.terms), who=escape(newcomer.name)
        )
        await self._tell(kept, told, kept.row.terms, newcomer.user_id)

    async def _tell(
        self, kept: KeptBallot, text: str, terms: bytes, opener_id: int | None, thread: Thread | None = None
    ) -> None:
        """Change an open ballot, and say so in its channel, with a thread below where there is to be one."""
        if not self.is_open(kept) and not self.takes_candidates(kept):
            raise Refused("elections-error-over")
        here = address_channel(kept.row.channel_id)
        said = [make_row(here, Say(text=text, keep=thread.keep if thread is not None else ""))]
        if thread is not None:
            said.append(make_row(here, thread))
        times = kept.row.opened_at, kept.row.closes_at
        await self._change(kept, terms, times, opener_id, Change(self._clock.now(), owed=tuple(said)))
        self._wake()

    async def _change(
        self, kept: KeptBallot, terms: bytes, times: tuple[int, int], opener_id: int | None, follow: Change
    ) -> None:
        try:
            await self._store.change_ballot(kept.row, terms, times, opener_id, follow)
        except BallotOver as over:
            raise Refused("elections-error-changed") from over

    async def _begin(self, kept: KeptBallot) -> None:
        """Open the next ballot of a series: by the time that was set, or as soon as it can be."""
        row, now = kept.row, self._clock.now()
        terms = replace(kept.terms, waiting=False, stands=False)
        closes_at = max(now, row.closes_at) + terms.lasts * 1000
        opener = f"<@{row.opener_id}>" if row.opener_id is not None else ""
        said = make_opening(self._words, row.id, (row.guild_id, row.channel_id), terms, opener, closes_at)
        times = row.closes_at, closes_at
        await self._change(kept, msgspec.json.encode(terms), times, row.opener_id, Change(now, owed=said))
        self._wake()

    def _make_successor(self, kept: KeptBallot) -> NewBallot | None:
        """The next ballot of a series, which waits; it ends with whoever set it."""
        row, terms = kept.row, kept.terms
        if not terms.every or row.opener_id is None:
            return None
        at = find_next_opening(terms.every, row.opened_at, terms.zone, self._clock.now())
        waiting = msgspec.json.encode(replace(renew_terms(terms), waiting=True))
        reminds_at = find_reminder(terms, at, at + terms.lasts * 1000)
        return NewBallot(row.guild_id, row.channel_id, row.opener_id, waiting, at, at, reminds_at)

    async def _close(self, kept: KeptBallot) -> None:
        row, now = kept.row, self._clock.now()
        if kept.terms.waiting and row.closed_at is None:
            if has_enough(kept.terms):
                await self._begin(kept)
                return
            await self._store.close_ballot(row.id, now)
        elif row.closed_at is None:
            late = self._heard_at - row.closes_at
            if late > LATE_MS and not row.put_off:
                await self._put_off(kept, now + min(late, LONGEST_DELAY_MS))
                return
            await self._store.close_ballot(row.id, now)
        # From here on no paper is taken: what is read now is what is counted, also after a crash.
        papers = await self._store.papers(row.id)
        outcome = await asyncio.to_thread(make_outcome, kept.terms, papers)
        follow = Change(now, owed=(make_result(self._words, row, kept.terms, outcome),))
        keeps = kept.terms.secrecy == "names"
        await self._store.publish_ballot(
            row.id,
            msgspec.json.encode(outcome),
            follow,
            keeps_papers=keeps,
            successor=self._make_successor(kept),
        )
        self._wake()

    async def _put_off(self, kept: KeptBallot, closes_at: int) -> None:
        said = make_delay(self._words, kept.row, kept.terms, closes_at)
        await self._store.put_off_close(kept.row.id, closes_at, Change(self._clock.now(), owed=(said,)))
        self._wake()


def _read(row: BallotRow) -> KeptBallot:
    return KeptBallot(row, read_terms(row.terms), None if row.result is None else read_outcome(row.result))


def read_paper(paper: PaperRow | None) -> tuple[int, ...]:
    """The choices of a paper; () where there is none."""
    return () if paper is None else read_choices(paper.choices)
