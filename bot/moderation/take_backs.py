"""Taking back: to an earlier moment, at once where nothing can have been learned since, else if the table agrees.

Whether it goes at once follows from what everybody could see and from the asker's own step (`bot/tables/moments.py`);
whoever else sits there is asked alike, under seal. What has been taken back stays in the log beside what came instead,
and what chance has shown comes again where the same is asked.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import msgspec

from bot.announcer.news import News
from bot.delivery.outgoing import Button, Row
from bot.i18n import read_whole_number
from bot.moderation.actions import Actions, Done, Person, make_interaction
from bot.moderation.deps import ModerationDeps, Part, require_space
from bot.moderation.moderator import Press, find_seat
from bot.moderation.restarts import NewStart, go_on
from bot.panels.custom_ids import Token
from bot.panels.prompts import Panel
from bot.panels.way_back import show_moments
from bot.tables.banks import settle_banks
from bot.tables.history import Happening, play_again, read_facts
from bot.tables.leaves import is_closed
from bot.tables.live import Live
from bot.tables.moments import (
    REACH,
    ReturnPoint,
    find_hindrance,
    is_secret,
    list_draws,
    list_hidden_names,
    list_learned,
    list_moments,
    list_seen,
)
from bot.tables.terms import NO_TERMS
from bot.tables.turn import Taken, make_entries
from bot.wording.digest import keep_oldest
from bot.wording.voice import Voice
from porc_royal.asks import Refused
from porc_royal.facts import Seat, Who
from porc_royal.play import RulesBroke
from porc_royal.script import is_still_legal
from storage.ports import AlreadyDone, Change

CHOICES: Final = 12
TOLD: Final = 700
"""Characters for what is not true any more, in the channel."""
LEARNED: Final = 1500
FIRST: Final = 160


class TakeBacks(Part):
    """What a seat takes back by itself, and what the table takes back together."""

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)

    async def show(self, table_id: int, person: Person) -> Panel:
        """The moments to which somebody may want to go back, in a menu. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            seat = find_seat(live, person.user_id)
            moments = await self.list_moments(live)
            if not moments:
                raise Refused("undo-nothing")
            voice = self._voices.in_language(live, person.language)
            named = [
                (f"{one.place}|{one.asked_at}", _name_moment(voice, one, seat)) for one in moments[:CHOICES]
            ]
            return show_moments(voice, table_id, voice.table_name(live.table), named)

    async def list_moments(self, live: Live) -> list[ReturnPoint]:
        """Where people have answered lately, the newest first."""
        try:
            happened = await self.read_happened(live, max(0, live.play.count - REACH))
        except Refused:  # there today's rules make something else of the log; they do not since the position
            happened = await self.read_happened(live, live.play.position.seq)
        moments = list_moments(happened, live.play.place)
        # Keys of a closed table are fixed in their order: taken again for something else, they would be known before.
        return [one for one in moments if not (is_closed(live.table) and one.has_draws)]

    async def read_happened(self, live: Live, start: int) -> Sequence[Happening]:
        """What has happened since an entry of the log, with the questions that were answered. Raises `Refused`."""
        then = await self._tables.load_as_of(live.table.id, start)
        return await play_again(then.game, await self._store.log(live.table.id, start=start))

    async def find_moment(self, live: Live, place: int, asked_at: int) -> ReturnPoint:
        """The moment that was chosen, if the log has it still. Raises `Refused`."""
        for one in await self.list_moments(live):
            if (one.place, one.asked_at) == (place, asked_at):
                return one
        raise Refused("back-gone")

    async def go_back_alone(self, table_id: int, person: Person, press: Press, chosen: str) -> Done | None:
        """Take one's own step back at once; None where the table is to be asked. Raises `Refused`."""
        try:
            async with self._tables.turn(table_id) as live:
                try:
                    seat = find_seat(live, person.user_id)
                    moment = await self.find_moment(live, *read_chosen(chosen))
                    if not may_go_alone(live, moment, seat):
                        return None
                    await require_space(self._store)
                    who = self._voices.of_table(live).who(seat)
                    change = await self.make_change(live, moment, "back-done", seat, who)
                except Refused as refusal:
                    return await self._actions.recall(press, refusal)
                done = Done(table_id, "back-receipt")
                await self._store.commit(replace(change, interaction=make_interaction(press, done)))
                self._wake()
                return done
        except AlreadyDone as again:
            return msgspec.json.decode(again.outcome, type=Done)

    async def make_change(
        self, live: Live, moment: ReturnPoint, key: str, silent: Seat | None = None, who: str = ""
    ) -> Change:
        """The table as it was at a moment, with what is asked there: to be committed at once. Raises `Refused`.

        key: what the channel is told of it
        """
        at, since = self._clock.now(), [one.entry for one in moment.happened]
        then = await self._tables.load_as_of(live.table.id, moment.place)
        if live.table.status != "playing" or then.game is None or then.play.place != moment.place:
            raise Refused("back-gone")
        spent = settle_banks(live, NO_TERMS, at)
        for row in spent:
            live.reseat(row)
        live.game, live.stand_ins = then.game, []
        live.posts.redraws = live.posts.redraws.add(list_draws(since))
        kept = _give_orders_again(live, moment.happened)
        what = word_moment(self._voices.of_table(live), moment)
        gone = [fact.says for one in since for fact in read_facts(one) if fact.to is None]

        def tell(voice: Voice) -> list[str]:
            lines = [voice.text("undo-what", what=voice.say(one)) for one in gone]
            shown = keep_oldest(lines, TOLD)
            left = len(lines) - len(shown)
            more = [voice.text("back-more", count=left)] if left else []
            return [voice.text(key, who=who, what=what), *shown, *more]

        start = NewStart(
            moment.place, [News(words=tell)], seats=spent, entries=make_entries(kept), silent=silent
        )
        try:
            return go_on(live, self._announcer, at, start, self._practice_delay_ms)
        except RulesBroke as broken:
            raise Refused("back-gone") from broken

    async def show_learned(self, table_id: int, person: Person, began: int) -> Panel:
        """What the reader has learned since the moment on which the table votes, and the two answers."""
        async with self._tables.turn(table_id) as live:
            vote = live.posts.vote
            row = live.seat_of(person.user_id)
            if vote is None or vote.began != began:
                raise Refused("vote-over")
            if row is None:
                raise Refused("refused-not-seated")
            voice, seat = self._voices.in_language(live, person.language), Seat(row.seat)
            lines = [voice.text("back-learned-none")]
            happened = await self.read_happened(live, vote.place)
            learned = [f"• {voice.say(one.says)}" for one in list_learned(happened, seat)]
            if learned:
                lines = [voice.text("back-learned"), *keep_oldest(learned, LEARNED)]
            else:
                with suppress(Refused):
                    then = await self._tables.load_as_of(table_id, vote.place)
                    if list_seen(live, then, seat, list_hidden_names(live)):
                        lines = [voice.text("back-learned-some")]
            buttons = tuple(
                Button(
                    custom_id=str(Token("vote", table_id, vote.began, option=name)),
                    label=voice.text(f"vote-{name}"),
                )
                for name in ("yes", "no")
            )
            return Panel("\n".join(lines), (Row(buttons),))


def read_chosen(chosen: str) -> tuple[int, int]:
    """The place of what was chosen in the menu, and when it was asked. Raises `Refused`."""
    place, _, asked_at = map(read_whole_number, chosen.partition("|"))
    if place is None or asked_at is None:
        raise Refused("press-unknown")
    return place, asked_at


def may_go_alone(live: Live, moment: ReturnPoint, seat: Seat) -> bool:
    """Whether it is the seat's own step, and nobody can have learned anything since."""
    own = moment.find_own(seat) is not None
    return own and find_hindrance(_leave_open_out(live, moment), seat, list_hidden_names(live)) == ""


def _leave_open_out(live: Live, moment: ReturnPoint) -> list[Happening]:
    """What has happened without what is sealed for the question that is open now: that decides nothing."""
    return [one for one in moment.happened if one.entry.place != live.play.place]


def word_moment(voice: Voice, moment: ReturnPoint) -> str:
    """A moment as everybody reads it: by what was told of it, else by who answered, if that could be seen."""
    for one in moment.answers:
        for fact in one.facts:
            if fact.to is None:
                return voice.fit(" ".join(voice.say(fact.says).split()), FIRST)
    seen = [one for one in moment.answers if one.ask and not is_secret(one.ask, one.reply.option)]
    if not seen:
        return voice.text("back-secret")
    return voice.text("back-answer", who=voice.arg(Who(Seat(seen[0].entry.seat))))


def _name_moment(voice: Voice, moment: ReturnPoint, seat: Seat) -> str:
    """The same for one reader, who knows what they have answered themselves."""
    own = moment.find_own(seat)
    if own is None or own.ask is None:
        return word_moment(voice, moment)
    return voice.text("back-own", what=voice.describe_reply(own.ask, own.reply))


def _give_orders_again(live: Live, happened: Sequence[Happening]) -> list[Taken]:
    """What bystanders have set since, beside the question that is open again: it stays."""
    kept = []
    for one in happened:
        seat, place = Seat(one.entry.seat), live.play.place
        ask, reply = live.play.asks.get(seat), one.reply
        if (
            ask is None
            or one.ask is None
            or not (ask.optional and one.ask.optional and ask.key == one.ask.key)
        ):
            continue
        option = ask.options.get(reply.option)
        if option is not None and option.part and is_still_legal(ask, reply):
            kept.append(
                Taken(seat, ask, place, live.play.take(seat, reply), one.entry.answered_by, at=one.entry.at)
            )
    return kept
